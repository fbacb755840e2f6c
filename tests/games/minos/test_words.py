"""Every sentence of Minos in English and French."""

import ast
import inspect
import pkgutil
import random
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import labrys
from labrys.games.minos import rules
from labrys.games.minos.content import model as box
from labrys.games.minos.content.effects import parse
from labrys.games.minos.content.icons import BUILD, DISCARD, ROW, VOCABULARY
from labrys.games.minos.rules import (
    build,
    effects,
    extra,
    income,
    pay,
    points,
    progress,
    scoring,
    tracks,
)
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.rules.events import PARTS
from labrys.games.minos.rules.measures import MEASURES
from labrys.games.minos.rules.minos import ANY_STEP, RESOURCES, TILE, Minos
from labrys.games.minos.rules.options import GROUPED, LEXICON, PLAY, TOWER
from labrys.games.minos.rules.turn import due
from labrys.games.minos.words import hints as wording_hints
from labrys.games.minos.words.wording import CLANS, WHAT, WHOLE
from labrys.kernel.event import Event
from labrys.kernel.position import Position
from labrys.kernel.question import NOTHING, Refusal
from labrys.kernel.secret import veil
from labrys.kernel.step import AnyStep, Simultaneous, Step
from labrys.kernel.text import words as kernel_words
from labrys.kernel.text.words import Words
from tests.ftl import MAY_SAY, messages, of_opening, references, variables
from tests.games.minos.reading import BOTH, CONTENT, GAME, WORDS, fine
from tests.games.minos.table import Table, bare, table
from tests.games.minos.test_words_names import CODES

FILES = {language: messages(GAME.folder / "words" / f"{language}.ftl") for language in WORDS}


# ---- the files


def modules() -> list[object]:
    return [
        import_module(f"{rules.__name__}.{module.name}")
        for module in pkgutil.iter_modules(rules.__path__)
    ]


def asking_steps() -> list[type[AnyStep]]:
    """The classes that ask a seat something."""
    found: dict[str, type[AnyStep]] = {}
    for module in modules():
        for name, value in vars(module).items():
            if not inspect.isclass(value) or not issubclass(value, Step):
                continue
            asks = (
                value.ask_seat is not Simultaneous.ask_seat
                if issubclass(value, Simultaneous)
                else True
            )
            if value.ask is not Step.ask and value is not Simultaneous and asks:
                found[name] = value
    return list(found.values())


def prompts() -> set[str]:
    """The name of every message that can say what is asked."""
    names = {row.message("ask-use") for row in ROW.values() if row.asks and row.number != DISCARD}
    for step in asking_steps():
        if step is not points.Use:
            names.add(f"ask-{step.__name__.lower()}")
    return names


def reasons() -> set[str]:
    """The reasons of all refusals in the rules, read from their source."""
    found: set[str] = set()
    for path in Path(rules.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name.startswith("refuse"):
                for given in node.args:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str):
                        found.add(given.value)
    return {reason for reason in found if not reason.startswith("MIN-")}


def literals() -> set[str]:
    """Every text in the modules that make sentences."""
    paths = [*(GAME.folder / "words").glob("*.py"), Path(kernel_words.__file__)]
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def named_by_codes() -> set[str]:
    """The messages of the effect language."""
    needed = {f"measure-{measure.word}" for measure in MEASURES}
    for row in ROW.values():
        if row.measure:
            families = ["brief-if"] if row.at_least else ["brief-per", "per"]
            needed |= {f"{family}-{row.measure}" for family in families}
        else:
            needed |= {row.message("n" if row.noun else "do")} if row.gain else set()
            needed |= {row.message("pay")} if row.cost and row.asks else set()
            needed |= {row.message("brief")} if row.word in VOCABULARY.codes else set()
    return needed


def needed_messages() -> set[str]:
    """Every message the code may say, by families and by name."""
    needed = {f"option-{block.verb}" for block in LEXICON.blocks}
    needed |= {f"event-{message}" for message in PARTS}
    needed |= {f"why-{reason}" for reason in reasons()}
    needed |= {f"any-{verb}" for verb, _ in WHOLE}
    needed |= {f"solo-mark-{mark}" for mark in box.MARKS[1:]}
    colours = {*box.COLOURS, *(vase.colour for vase in CONTENT.vases)}
    families = {
        "seat": CLANS,
        "good": box.GOODS,
        "row": box.ROWS,
        "track": box.TRACKS,
        "colour": colours,
        "resource": ["coins", "weaponry"],
        "source": SOURCES,
    }
    for family, members in families.items():
        needed |= {f"{family}-{member}" for member in members}
    return needed | prompts() | named_by_codes()


def test_both_languages_have_the_same_messages_with_the_same_parts():
    english, french = FILES["en"], FILES["fr"]
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_no_message_is_missing():
    assert needed_messages() - FILES["en"].keys() == set()


def test_no_message_is_unused():
    said = needed_messages() | literals() | of_opening(GAME) | MAY_SAY
    said |= {f"done-{name.split('-')[1]}" for name in prompts()}
    said |= {f"{kind}-{block.verb}" for kind in ("heading", "fold") for block in LEXICON.blocks}
    said |= {f"{kind}-{code}" for kind, codes in CODES.items() for code in codes}
    for file in FILES.values():
        named = {other for message in file.values() for other in references(message)}
        assert set(file) - said - named == set()


def test_what_a_refusal_is_about_is_known_for_existing_reasons_only():
    assert set(WHAT) <= reasons()
    assert {reason for _, reason in WHOLE} <= reasons()
    about = {name for name in FILES["en"] if "what" in variables(FILES["en"], name)}
    assert {f"why-{reason}" for reason in (*WHAT, "cost")} == {n for n in about if n[:4] == "why-"}


# ---- options, refusals, events


@BOTH
def test_every_option_has_a_sentence(words: Words):
    texts = {fine(words.option(option), words) for option in range(LEXICON.size)}
    assert len(texts) == LEXICON.size, "two options read alike"


@BOTH
def test_every_reason_has_a_sentence_with_its_rule(words: Words):
    for reason in reasons():
        kind = WHAT.get(reason)
        what = {"condition": VOCABULARY.conditions["if_towers2"], "region": 4}.get(kind or "", 1)
        about = 1 if reason == "cost" else what if kind else NOTHING
        for short in (1, 2):
            text = words.refusal(Refusal(TOWER + 4, reason, "MIN-X-01", short, about))
            assert fine(text, words).endswith("(MIN-X-01).")


@BOTH
def test_every_event_has_a_sentence_for_those_who_know_and_those_who_do_not(words: Words):
    names = ["Ann", "Bob", "Cy", "Di"]
    for message, kinds in PARTS.items():
        for number in (1, 2):
            event = Event(message, [number] * len(kinds))
            text = fine(words.event(event, 0, names), words)
            assert text[-1] == "."
            assert ("Bob" if number == 1 else "Cy") in text or "seat" not in kinds
    hidden = Event("drew", [0, 5], 0b1, [0, veil(0)])
    name = words.thing("card", 5)
    assert name in words.event(hidden, 0, names)
    assert name not in words.event(hidden, 1, names)
    assert words.thing("card", veil(0)) in words.event(hidden, 1, names)


def test_the_solo_rival_is_called_by_his_name():
    event = Event("placed", [1, 4])
    assert WORDS["en"].event(event, 0, ["Ann"]) == "Rhadamanthus places a Warrior in region 4."
    assert WORDS["fr"].event(event, 0, ["Ann"]) == (
        "Rhadamanthe place un Guerrier dans la région 4."
    )


def test_sentences_of_a_draft_and_a_refusal():
    event = Event("drafted", [0, 4, 0, 2])
    assert WORDS["en"].event(event, 0, ["Purple"]) == (
        "Purple drafts the red 5 to Prepare, space 2."
    )
    assert WORDS["fr"].event(event, 0, ["Violet"]) == (
        "Violet prend le 5 rouge pour Préparation, case 2."
    )
    refusal = Refusal(LEXICON.read("advance 2"), "towers", "MIN-BUILD-08", 1, NOTHING)
    assert WORDS["en"].refusal(refusal) == (
        "Advance the Ship on Trade Route 2 — needs 1 Tower more (MIN-BUILD-08)."
    )
    assert WORDS["fr"].refusal(refusal) == (
        "Faire progresser le Navire de la Route Commerciale 2 — il manque 1 Tour (MIN-BUILD-08)."
    )


# ---- what is asked


def at(step: AnyStep, made: Table | None = None) -> Table:
    """A table where a step asks."""
    made = made or bare(routes="AAA")
    made.minos.agenda.append(step)
    return made.ask()


def opened(**settings: str) -> Table:
    """The first question of a game."""
    position = labrys.new("minos", seats=2, seed=1, **settings)
    assert isinstance(position, Minos)
    return Table(position)


def rich() -> Table:
    """A table with a bit of everything, for seat 0."""
    made = bare(routes="AAA").give(
        coins=30,
        weaponry=9,
        vp=9,
        temps="grain wood herb",
        hand="I01 I02 I32",
        area="I03",
        trade="B01",
    )
    return made.ships(0, "1 1 0")


def two_groups() -> Table:
    made = bare().clear()
    return made.placed(0, build="r5 r4", expand="b6", wild="g3").placed(1, prepare="b1")


EFFECTS = [parse("coin per_city", VOCABULARY), parse("5 coin -> palace", VOCABULARY)]
SITUATIONS: dict[str, Callable[[], Table]] = {
    "ask-choose": opened,
    "ask-firsthand": lambda: opened(draft="no"),
    "ask-draft": table,
    "ask-groups": lambda: two_groups().at_progress(),
    "ask-takesteps": lambda: at(progress.TakeSteps(0, [1, 1, 0])),
    "ask-retrieve": lambda: two_groups().placed(0, prepare="y6").at_actions(),
    "ask-turn": lambda: rich().at_turn("wild", 2),
    "ask-resolve": lambda: at(effects.Resolve(0, EFFECTS), rich()),
    "ask-paycards": lambda: at(effects.PayCards(0, 2), rich()),
    "ask-paytemps": lambda: at(effects.PayTemps(0, 2), rich()),
    "ask-pay": lambda: at(pay.Pay(0, LEXICON.read("ship 3"), pay.NO_TEMPS), rich()),
    "ask-payfarm": lambda: at(build.PayFarm(0, rich_region(), False), rich()),
    "ask-choosetrade": lambda: at(build.ChooseTrade(0, 0, False)),
    "ask-name": lambda: rich().build_points(0).ask(),
    "ask-namefor": lambda: rich().build_points(0, 1, 1).ask().play("paid-point"),
    "ask-sell": lambda: at(extra.Sell(0, False), rich()),
    "ask-cardsorpalace": lambda: at(tracks.CardsOrPalace(0), rich()),
    "ask-shipincome": lambda: at(income.ShipIncome(0, [0, 1]), rich()),
    "ask-palaceincome": lambda: at(income.PalaceIncome(0, 2), rich()),
    "ask-finalbattle": lambda: at(scoring.FinalBattle(0, 6, [0]), rich().warriors(0, {6: 2})),
}


def rich_region() -> int:
    """Where seat 0 stands at the rich table."""
    return next(region for region, here in enumerate(rich().clan(0).warriors) if here)


def situation(name: str) -> Table:
    if name.startswith("ask-use-"):
        word = name.removeprefix("ask-use-").replace("-", "_")
        return rich().use(0, next(row.number for row in ROW.values() if row.word == word), 2)
    return SITUATIONS[name]()


def test_every_question_has_its_situation_here():
    missing = {name for name in prompts() if not name.startswith("ask-use-")}
    assert missing == set(SITUATIONS)


@pytest.mark.parametrize("name", sorted(prompts()))
def test_every_question_is_asked_in_words_with_all_its_options_and_refusals(name: str):
    minos = situation(name).minos
    assert minos.prompt() == name
    for words in WORDS.values():
        read(words, minos)


def read(words: Words, position: Position) -> set[str]:
    """Read everything a seat is told; answers the verbs on offer."""
    view = position.view(position.seat)
    fine(words.prompt(view), words)
    for option in view.options:
        fine(words.option(option, view), words)
    for text in words.refusals(view):
        assert re.search(r"\(MIN-[A-Z]+-\d\d\)\.$", fine(text, words))
    return {LEXICON.of(option).verb for option in view.options}


@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (4, {}), (1, {"solo": "hard"})])
def test_whole_games_can_be_read(seats: int, settings: dict[str, str]):
    choose = random.Random(seats)
    position = labrys.new("minos", seats=seats, seed=3, **settings)
    position.events = []
    names = ["Ann", "Bob", "Cy", "Di"][:seats]
    while not position.over:
        words = WORDS[choose.choice(["en", "fr"])]
        if choose.random() < 0.2:
            read(words, position)
        for event in position.events:
            fine(words.event(event, choose.randrange(seats), names), words)
        position.events.clear()
        position.play(choose.choice(position.options))
    assert WORDS["fr"].prompt(position.view(0)) == "La partie est terminée."


def test_every_hint_is_seen_in_some_situation():
    made = [situation(name) for name in prompts()]
    made.append(rich().give(ability="SA5").at_turn("prepare"))
    made.append(rich().give(palace="I01").at_turn("expand"))
    made.append(rich().city(0, 2).city(0, 4).warriors(0, {6: 1}).at_turn("build"))
    made.append(rich().city(0, 2).warriors(0, {6: 1}).at_turn("build"))
    offered = {LEXICON.of(o).verb for other in made for o in other.minos.options}
    assert set(wording_hints.MAKERS) - offered == set()
    for other in made[-4:]:
        for words in WORDS.values():
            read(words, other.minos)


def test_a_seat_that_waits_is_told_for_whom():
    minos = table().minos
    view = minos.view(1 - minos.seat)
    names = ["Ann", "Bob"]
    assert WORDS["en"].prompt(view, names) == f"{names[minos.seat]} is choosing."
    assert WORDS["en"].prompt(view) == f"{['Purple', 'Green'][minos.seat]} is choosing."


def test_prices_stand_behind_what_they_buy():
    made = rich().use(0, VOCABULARY.gains["play"])
    view = made.minos.view(0)
    en, fr = WORDS["en"], WORDS["fr"]
    card = LEXICON.read("play I32")
    assert en.option(card, view) == "Play Ariadne’s Thread (6 Coins)"
    assert fr.option(card, view) == "Jouer «\u00a0Fil d’Ariane\u00a0» (6 Pièces)"
    made = rich().use(0, BUILD)
    view = made.minos.view(0)
    assert en.option(LEXICON.read("advance 1"), view) == (
        "Advance the Ship on Trade Route 1 (2 Coins, or 1 Coin with Temporary Goods)"
    )
    free = rich().use(0, VOCABULARY.gains["play_free"]).minos.view(0)
    assert en.option(card, free) == "Play Ariadne’s Thread (free)"


def test_an_option_that_is_not_offered_has_no_price_but_a_reason():
    made = bare().use(0, VOCABULARY.gains["build"])
    made.give(coins=0)
    view = made.minos.view(0)
    region = made.minos.content.starts[made.clan(0).start].region
    tower = LEXICON.read(f"tower {region}")
    assert WORDS["en"].option(tower, view) == f"Build a Tower in region {region}"
    assert WORDS["en"].not_offered(tower, view) == (
        f"Build a Tower in region {region} — needs 3 Coins more (MIN-BUILD-03)."
    )
    assert WORDS["en"].not_offered(PLAY, view) == "Play Spear Levy — this is not offered now."


def said(made: Table, spelling: str, language: str = "en") -> str:
    """An option's sentence as the asked seat reads it."""
    option = LEXICON.read(spelling)
    assert option in made.minos.options, made.options
    return WORDS[language].option(option, made.minos.view(made.seat))


def test_a_draft_tells_the_space_the_die_would_take():
    made = bare(4).at_draft(pool="r5 b2 r2 g1 g5 y6").play("draft red-5 prepare")
    assert said(made, "draft blue-2 prepare") == "Draft the blue 2 to Prepare (space 1, 4 points)"
    assert said(made, "draft gray-5 prepare") == "Draft the gray 5 to Prepare (space 2, 3 points)"
    made.play("draft blue-2 prepare")
    assert said(made, "draft red-2 prepare") == "Draft the red 2 to Prepare (space 2, 3 points)"
    assert said(made, "draft yellow-6 prepare", "fr") == (
        "Prendre le 6 jaune pour Préparation (case 3, 2 points)"
    )


def test_who_waits_for_several_is_not_told_how_far_they_are():
    position = labrys.new("minos", seats=2, seed=1, draft=False)
    before = position.view(-1).facts()
    told = WORDS["en"].prompt(position.view(-1), ["Ann", "Ben"])
    second = position.view(1).options[0]
    position.play(second, 1)
    assert position.view(-1).facts() == before
    assert WORDS["en"].prompt(position.view(-1), ["Ann", "Ben"]) == told
    assert told == "Ann and Ben are choosing."


def test_the_groups_formed_so_far_are_told():
    made = two_groups().at_progress()
    first = next(option for option in made.minos.options if option != GROUPED)
    made.minos.play(first)
    prompt = WORDS["en"].prompt(made.minos.view(made.minos.seat))
    assert prompt.startswith("Formed: ")
    assert "for one step" in prompt


def test_equal_dice_are_told_apart_by_their_rows():
    made = bare().clear().placed(0, build="r3 g5", wild="g5").placed(1, prepare="b1").at_progress()
    view = made.minos.view(0)
    texts = [WORDS["en"].wording.option(option, view) for option in view.options]
    assert len(set(texts)) == len(texts)
    assert any("gray 5 of Build" in text for text in texts)


def test_what_a_space_still_owes_is_told_when_no_points_are_left():
    told = {bonus: due(bonus) for bonus in (0, RESOURCES, ANY_STEP, TILE, ANY_STEP | TILE)}
    assert list(told.values()) == ["none", "resources", "step", "tile", "either"]


def test_groups_and_dice_are_told_by_their_dice():
    made = two_groups().at_progress()
    assert said(made, "group 1+2") == "Group red 5 and red 4 (total 9, Influence)"
    assert said(made, "group 3+4", "fr") == "Grouper 6 bleu et 3 gris (total 9, Population)"
    made = two_groups().placed(0, prepare="y6").at_actions()
    assert said(made, "retrieve expand 1") == (
        "Take back your die from Expand, space 1 (blue 6, 6 points)"
    )


def test_a_step_tells_the_space_it_leads_to():
    made = bare().give(tracks="0 8 1").at_turn("build", 2)
    assert said(made, "step influence") == "Take a step on Influence (space 1, gain 3 Coins)"
    assert said(made, "step cultural") == "Take a step on Cultural (at the top, gain 3 VP)"
    assert said(made, "step population") == (
        "Take a step on Population (space 2, Income: 2 Weaponry; regions score 2 VP for presence, "
        "4 VP for dominance)"
    )


def test_paying_tells_what_is_left_to_pay():
    made = at(pay.Pay(0, LEXICON.read("ship 3"), pay.NO_TEMPS), rich().give(coins=20))
    before = 3 * made.clan(0).ship_count() + 3 + 2
    assert said(made, "pay") == f"Pay ({before} Coins)"
    assert said(made, "return wood") == f"Return 1 Temporary Wood (then {before - 3} Coins)"
    assert said(made, "return herb") == f"Return 1 Temporary Herb (then {before - 1} Coins)"


def test_done_says_what_is_left_undone():
    assert said(situation("ask-finalbattle"), "done") == "Do not battle"
    assert said(situation("ask-name"), "done") == "Drop the Build point"
    assert said(situation("ask-use-move"), "done") == "Nothing more"


def test_refusals_that_read_alike_are_told_once():
    made = rich().give(weaponry=0).at_turn("build")
    told = WORDS["en"].refusals(made.minos.view(0))
    assert len(told) == len(set(told))
    assert "Extra action: move a Warrior — needs 1 Weaponry more (MIN-EXTRA-01)." in told
