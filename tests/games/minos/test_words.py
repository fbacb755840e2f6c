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
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.games.minos import content as box
from labrys.games.minos import rules, wording_effects, wording_hints
from labrys.games.minos.events import PARTS
from labrys.games.minos.game import MinosGame
from labrys.games.minos.icons import BUILD, VOCABULARY
from labrys.games.minos.options import LEXICON, PLAY, TOWER
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
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.wording import CLANS, WHAT, WHOLE, MinosWording
from labrys.kernel import words as kernel_words
from labrys.kernel.effects import Effect, Item, parse
from labrys.kernel.event import Event
from labrys.kernel.position import Position
from labrys.kernel.question import NOTHING, Refusal
from labrys.kernel.secret import veil
from labrys.kernel.step import AnyStep, Step, Together
from labrys.kernel.words import Messages, Words
from tests.ftl import messages, references, variables
from tests.games.minos.table import Table, bare, table

GAME = labrys.game("minos")
assert isinstance(GAME, MinosGame)
CONTENT = GAME.content
WORDS = {language: Words(GAME, language, strict=True) for language in ("en", "fr")}
FILES = {language: messages(GAME.folder / "words" / f"{language}.ftl") for language in WORDS}
BOTH = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())

TILES = {
    "trade": CONTENT.trade_bonuses,
    "sea": CONTENT.sea_peoples,
    "foundation": CONTENT.foundations,
    "action-tile": CONTENT.action_bonuses,
    "ability": CONTENT.abilities,
    "start": CONTENT.starts,
    "route": CONTENT.routes,
    "solo": CONTENT.solo_cards,
    "tower": CONTENT.tower_effects,
    "track": box.TRACKS,
}


def fine(text: str, words: Messages) -> str:
    """A text a person may read: whole, and typeset as its language asks."""
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}⟨⟩$]|  |\.\.|None", text), text
    assert "'" not in text, f"a typewriter's apostrophe: {text}"
    if words.language == "fr":
        assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", text), f"a space is missing: {text}"
        assert not re.search(r"\b(de|que|le|la|si) [aeiouéèêâîAEIOUÉÈÊÂÎ]\w+", text), text
    else:
        assert "\u00a0" not in text, text
    return text


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
            asks = value.ask_seat is not Together.ask_seat if issubclass(value, Together) else True
            if value.ask is not Step.ask and value is not Together and asks:
                found[name] = value
    return list(found.values())


def prompts() -> set[str]:
    """The name of every message that can say what is asked."""
    names = {f"ask-use-{code}" for code in range(1, 64) if points.asks(code)}
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
    paths = [*GAME.folder.glob("wording*.py"), Path(kernel_words.__file__)]
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def named_by_codes() -> set[str]:
    """The messages of the effect language."""
    words = {word: word.replace("_", "-") for word in VOCABULARY.words.values()}
    gained = set(wording_effects.GAINED)
    needed = {f"brief-{name}" for name in words.values()}
    needed |= {words[word] for word in (*VOCABULARY.conditions, *VOCABULARY.multipliers)}
    needed |= {f"n-{words[word]}" for word in gained}
    needed |= {f"do-{words[word]}" for word in VOCABULARY.gains if word not in gained}
    needed |= {f"pay-{word}" for word in VOCABULARY.costs if word not in wording_effects.PAID}
    return needed


def needed_messages() -> set[str]:
    """Every message the code may say, by families and by name."""
    needed = {f"option-{block.verb}" for block in LEXICON.blocks}
    needed |= {f"event-{message}" for message in PARTS}
    needed |= {f"why-{reason}" for reason in reasons()}
    needed |= {f"any-{verb}" for verb, _ in WHOLE}
    needed |= {f"vase-{vase.number}" for vase in CONTENT.vases}
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
    # English says Weaponry whatever the number, so only the names of the parts are compared.
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_no_message_is_missing():
    assert needed_messages() - FILES["en"].keys() == set()


def test_no_message_is_unused():
    said = needed_messages() | literals()
    said |= {f"done-{name.split('-')[1]}" for name in prompts()}
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
    texts = [fine(words.option(option), words) for option in range(LEXICON.size)]
    assert len(set(texts)) == LEXICON.size - 14, "two options read alike (the 14 are drafts' dice)"


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
    hidden = Event("drew", [0, 5], 0, [0, veil(0)])
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
        "Avancer le Navire de la Route Commerciale 2 — il manque 1 Tour (MIN-BUILD-08)."
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
        return rich().use(0, int(name.removeprefix("ask-use-")), 2)
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
    position.told = []
    names = ["Ann", "Bob", "Cy", "Di"][:seats]
    while not position.over:
        words = WORDS[choose.choice(["en", "fr"])]
        if choose.random() < 0.2:
            read(words, position)
        for event in position.told:
            fine(words.event(event, choose.randrange(seats), names), words)
        position.told.clear()
        position.play(choose.choice(position.options))
    assert WORDS["fr"].prompt(position.view(0)) == "La partie est terminée."


def test_every_hint_is_seen_in_some_situation():
    seen: set[str] = set()
    for name in prompts():
        view = situation(name).minos
        seen |= {LEXICON.of(option).verb for option in view.options}
    seen |= {LEXICON.of(option).verb for option in rich().at_turn("build").minos.options}
    exchange = rich().give(ability="SA5").at_turn("prepare")
    trait = rich().give(palace="I01").at_turn("expand")
    for made in (exchange, trait):
        seen |= {LEXICON.of(option).verb for option in made.minos.options}
        for words in WORDS.values():
            read(words, made.minos)
    assert set(wording_hints.MAKERS) - seen == set()


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
    assert fr.option(card, view) == "Jouer « Fil d’Ariane » (6 Pièces)"
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


# ---- things, cards and tiles


@BOTH
def test_things_have_names(words: Words):
    assert words.thing("region", 4) in ("region 4", "région 4")
    assert words.thing("route", 0).endswith(" 1")
    assert words.thing("vase", 3) == "Vase 3"
    assert words.thing("trade", 0) == "B01"
    assert words.thing("sea", 10) == "II-01"
    assert words.thing("card", veil(1)).endswith("Âge II" if words.language == "fr" else "Age II")
    counts = {"good": 6, "row": 5, "action": 4, "track": 3, "source": 14, "colour": 4, "die": 24}
    counts |= {"seat": 4, "resource": 2, "rival": 1, "condition": 0, "card": 144}
    for kind, count in counts.items():
        names = {fine(words.thing(kind, member), words) for member in range(count)}
        assert len(names) == count, kind


@BOTH
def test_every_card_has_its_text(words: Words):
    texts = {fine(words.card(number), words) for number in range(144)}
    assert len(texts) == 144
    for number in range(144):
        name, *rest = words.card(number).split("\n")
        assert len(rest) == 2
        assert CONTENT.decrees[number].id in name
        fine(words.brief("card", number), words)
        fine(words.brief("trait", number), words)
    assert words.card(veil(0)) != words.card(veil(1))
    assert words.brief("card", veil(0)) == words.thing("card", veil(0))


@BOTH
def test_every_tile_has_its_text(words: Words):
    for kind, tiles in TILES.items():
        texts = {fine(words.tile(kind, number), words) for number in range(len(tiles))}
        assert len(texts) == len(tiles), kind
        for number in range(len(tiles)):
            fine(words.brief(kind, number), words)
    for number in range(1, 13):
        fine(words.tile("vase", number), words)
        fine(words.brief("vase", number), words)
    wording = words.wording
    assert isinstance(wording, MinosWording)
    for seats in (2, 3, 4):
        for row, spaces in enumerate(CONTENT.boards[seats].rows):
            for space in range(1, len(spaces) + 1):
                fine(wording.space(seats, row, space), words)
    for track in range(3):
        for space in range(10):
            fine(wording.track_space(track, space), words)


CARDS = {
    "I02": [
        "Boar-Tusk Helmet (I02) · cost 3 Coins · 1 VP",
        "Gain 1 Weaponry. With 6 or more Warriors on the map: gain 2 Weaponry.",
        "When you take back a die from Expand, pay 1 Weaponry: gain 2 VP.",
        "Casque de sanglier (I02) · coût 3 Pièces · 1 PV",
        "Gagnez 1 Arme. Avec 6 Guerriers ou plus sur le planisphère : gagnez 2 Armes.",
        "Quand vous récupérez un dé de la ligne Expansion, payez 1 Arme : gagnez 2 PV.",
    ],
    "I32": [
        "Ariadne’s Thread (I32) · cost 6 Coins, 3 less with Silver · 1 VP",
        "Play 1 card; instead, with all three tracks at 3 or higher, play 1 card for free.",
        "When you take back a die from Wild, pay 3 Coins: take 1 step on any track.",
        "Fil d’Ariane (I32) · coût 6 Pièces, 3 de moins avec Argent · 1 PV",
        "Jouez 1 carte ; à la place, avec vos trois pistes en case 3 ou plus, jouez 1 carte "
        "gratuitement.",
        "Quand vous récupérez un dé de la ligne Joker, payez 3 Pièces : avancez de 1 case sur une "
        "piste au choix.",
    ],
    "II69": [
        "Spoils for the Shrine (II69) · cost 6 Coins, 3 less with Copper · 4 VP",
        "Any number of times, pay 2 Weaponry: gain 3 VP.",
        "When you take back a die of value 3 or 4, pay 1 Weaponry: gain 2 VP.",
        "Butin du sanctuaire (II69) · coût 6 Pièces, 3 de moins avec Cuivre · 4 PV",
        "Autant de fois que vous voulez, payez 2 Armes : gagnez 3 PV.",
        "Quand vous récupérez un dé de valeur 3 ou 4, payez 1 Arme : gagnez 2 PV.",
    ],
}


@pytest.mark.parametrize("card", CARDS)
def test_cards_read_as_a_designer_would_write_them(card: str):
    number = next(decree.number for decree in CONTENT.decrees if decree.id == card)
    english, french = CARDS[card][:3], CARDS[card][3:]
    assert WORDS["en"].card(number).split("\n") == english
    assert WORDS["fr"].card(number).replace("\u00a0", " ").split("\n") == french


EFFECT_TEXTS = {
    "2 coin": ("Gain 2 Coins.", "Gagnez 2 Pièces."),
    "5 coin -> palace": (
        "Pay 5 Coins: put 1 card into your Palace.",
        "Payez 5 Pièces : placez 1 carte dans votre Palais.",
    ),
    "play instead if_farms2: play_free": (
        "Play 1 card; instead, with 2 or more Farms, play 1 card for free.",
        "Jouez 1 carte ; à la place, avec 2 Fermes ou plus, jouez 1 carte gratuitement.",
    ),
    "coin per_warrior": (
        "Gain 1 Coin for each of your Warriors on the map.",
        "Gagnez 1 Pièce par Guerrier que vous avez sur le planisphère.",
    ),
    "if_towers2: 4 vp": (
        "With 2 or more Towers: gain 4 VP.",
        "Avec 2 Tours ou plus : gagnez 4 PV.",
    ),
    "3 discard -> influence": (
        "Discard 3 cards: take 1 step on Influence.",
        "Défaussez 3 cartes : avancez de 1 case sur Influence.",
    ),
    "2 place": ("Place up to 2 Warriors.", "Placez jusqu’à 2 Guerriers."),
    "2 wild": (
        "Use 2 Wild points for one action.",
        "Utilisez 2 points Joker pour une même action.",
    ),
    "card + coin": ("Draw 1 card, then gain 1 Coin.", "Piochez 1 carte, puis gagnez 1 Pièce."),
    "coin + temp + vp": (
        "Gain 1 Coin, 1 Temporary Good and 1 VP.",
        "Gagnez 1 Pièce, 1 Denrée Temporaire et 1 PV.",
    ),
    "build instead if_towers2: 2 coin -> build + 2 temp": (
        "Use 1 Build point; instead, with 2 or more Towers, pay 2 Coins: use 1 Build point, then "
        "gain 2 Temporary Goods.",
        "Utilisez 1 point de Construction ; à la place, avec 2 Tours ou plus, payez 2 Pièces : "
        "utilisez 1 point de Construction, puis gagnez 2 Denrées Temporaires.",
    ),
    "if_sea2: coin + discard -> 2 vp per_sea": (
        "With 2 or more Sea Peoples tiles won, pay 1 Coin and discard 1 card: gain 2 VP for each "
        "Sea Peoples tile you have won.",
        "Avec 2 tuiles Peuple de la Mer remportées ou plus, payez 1 Pièce et défaussez 1 carte : "
        "gagnez 2 PV par tuile Peuple de la Mer que vous avez remportée.",
    ),
}


@pytest.mark.parametrize("text", EFFECT_TEXTS)
def test_effects_read_as_sentences(text: str):
    effect = parse(text, VOCABULARY)
    english, french = EFFECT_TEXTS[text]
    assert wording_effects.sentences(WORDS["en"], [effect]) == english
    assert wording_effects.sentences(WORDS["fr"], [effect]).replace("\u00a0", " ") == french


def items(codes: dict[str, int], per: bool) -> st.SearchStrategy[list[Item]]:
    multipliers = [0, *VOCABULARY.multipliers.values()] if per else [0]
    item = st.builds(
        Item,
        st.sampled_from(sorted(codes.values())),
        st.integers(1, 99),
        st.sampled_from(multipliers),
    )
    return st.lists(item, min_size=1, max_size=3)


CONDITIONS = st.sampled_from([0, *VOCABULARY.conditions.values()])
PAYS = st.one_of(st.just([]), items(VOCABULARY.costs, False))
PLAIN = st.builds(Effect, CONDITIONS, PAYS, items(VOCABULARY.gains, True), st.booleans())
SECOND = PLAIN.filter(lambda effect: effect.condition > 0)
ANY = st.builds(
    Effect,
    CONDITIONS,
    PAYS,
    items(VOCABULARY.gains, True),
    st.booleans(),
    st.one_of(st.none(), SECOND),
)


@given(st.lists(ANY, min_size=1, max_size=3), st.integers(0, 7))
def test_any_effect_at_all_can_be_said(some: list[Effect], trigger: int):
    for words in WORDS.values():
        text = fine(wording_effects.sentences(words, some), words)
        assert text[0].isupper()
        assert text[-1] == "."
        fine(wording_effects.clauses(words, some), words)
        fine(wording_effects.brief(words, some), words)
        fine(wording_effects.trait(words, trigger, some[0]), words)
        fine(wording_effects.brief_trait(words, trigger, some[0]), words)
