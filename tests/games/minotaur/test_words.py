"""Every sentence of Minotaur Lords in English and French."""

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

from labrys.games.minotaur import rules
from labrys.games.minotaur.content.language import (
    ACTIVE,
    CLAUSES,
    KINDS,
    NAMES,
    PLACES,
    PROTECTIONS,
    SIDES,
    TRAITS,
    TYPES,
    parse,
)
from labrys.games.minotaur.content.model import COLUMNS, REGIONS
from labrys.games.minotaur.rules import picks, piles, supremacy
from labrys.games.minotaur.rules.events import PARTS
from labrys.games.minotaur.rules.options import PHASES
from labrys.games.minotaur.rules.play import ReplaceGod
from labrys.games.minotaur.words import cards as wording_cards
from labrys.games.minotaur.words.wording import HOW, WHAT, MinotaurWording
from labrys.kernel.clauses.rows import Row
from labrys.kernel.event import Event
from labrys.kernel.position import Position
from labrys.kernel.question import NOTHING, Refusal
from labrys.kernel.secret import veil
from labrys.kernel.step import AnyStep, Simultaneous, Step
from labrys.kernel.text import words as kernel_words
from labrys.kernel.text.words import Words
from tests.ftl import MAY_SAY, messages, of_opening, references, variables
from tests.games.minos.reading import fine
from tests.games.minotaur.table import GAME, Table, board

CARDS = GAME.content.cards
LEXICON = GAME.lexicon
WORDS = {language: Words(GAME, language, strict=True) for language in ("en", "fr")}
BOTH = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())
FILES = {language: messages(GAME.folder / "words" / f"{language}.ftl") for language in WORDS}
NAMED = ["Ann", "Bob"]
# Effects whose cards are picked one by one ask by their code.
PICKED = ["CURSE", "UNCURSE", "DISCARD", "BOUNCE", "MOVE", "COPY"]


# ---- the files


def asking_steps() -> list[type[AnyStep]]:
    """The classes that ask a seat something."""
    found: dict[str, type[AnyStep]] = {}
    for module in pkgutil.iter_modules(rules.__path__):
        for name, value in vars(import_module(f"{rules.__name__}.{module.name}")).items():
            if not inspect.isclass(value) or not issubclass(value, Step):
                continue
            if value.ask is not Step.ask and value is not Simultaneous:
                found[name] = value
    return list(found.values())


def prompts() -> set[str]:
    """The name of every message that can say what is asked."""
    names = {f"ask-pick-{NAMES.index(name) + 1}" for name in PICKED}
    return names | {
        f"ask-{step.__name__.lower()}" for step in asking_steps() if step is not picks.Pick
    }


def reasons() -> set[str]:
    """The reasons of all refusals in the rules: what is given to `refuse`, or to `reason`."""
    found: set[str] = set()
    for path in Path(rules.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "refuse":
                found |= texts_in(node.args)
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "reason":
                found |= texts_in([node.value])
    return {reason for reason in found if not reason.startswith("ML-")}


def texts_in(nodes: list[ast.expr]) -> set[str]:
    return {
        part.value
        for node in nodes
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def literals() -> set[str]:
    """Every text in the modules that make sentences."""
    found: set[str] = set()
    for path in [*(GAME.folder / "words").glob("*.py"), Path(kernel_words.__file__)]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def needed_messages() -> set[str]:
    """Every message the code may say, by families and by name."""
    needed = {f"option-{block.verb}" for block in LEXICON.blocks}
    needed |= {f"event-{message}" for message in PARTS}
    needed |= {f"why-{reason}" for reason in reasons()}
    families = {
        "column": COLUMNS,
        "exercise": KINDS,
        "gender": TRAITS,
        "icon": KINDS,
        "noun": [*TYPES, *TRAITS, "card"],
        "phase": PHASES,
        "place": PLACES[1:],
        "region": REGIONS,
        "effect": [name for name in NAMES if name != "IMMUNE"],
        "text-per": ["x", "self"],
        "text-immune": [f"{kind}{self}" for kind in PROTECTIONS for self in ("", "-self")],
        "text-while": SIDES,
        "trait": TRAITS,
        "type": TYPES,
    }
    for form in ("one", "some", "all", "many"):
        needed |= {f"cards-{side}-{form}" for side in SIDES}
    for family, members in families.items():
        needed |= {f"{family}-{member}" for member in members}
    return needed | prompts() | {"text-pickcol", "text-pickreg"}


def test_both_languages_have_the_same_messages_with_the_same_parts():
    english, french = FILES["en"], FILES["fr"]
    assert list(english) == list(french)
    for name in english:
        # How cards are counted off differs: only French has genders, "another" is one word.
        grammar = {"gender", "other"} if name.startswith("cards-") else set()
        assert variables(english, name) - grammar == variables(french, name) - grammar, name


def test_no_message_is_missing():
    assert needed_messages() - FILES["en"].keys() == set()


def test_no_message_is_unused():
    said = needed_messages() | literals() | of_opening(GAME) | MAY_SAY
    stops = {f"done-{name.split('-')[1]}" for name in prompts()}
    said |= stops | {"done-pick-more", "done-curseregion-more"}
    for file in FILES.values():
        named = {other for message in file.values() for other in references(message)}
        assert set(file) - said - named == set()


def test_what_a_refusal_is_about_is_known_for_existing_reasons_only():
    assert set(WHAT) <= reasons()
    about = {name for name in FILES["en"] if "what" in variables(FILES["en"], name)}
    assert {f"why-{reason}" for reason in WHAT} == about


# ---- options, refusals, events


@BOTH
def test_every_option_has_a_sentence(words: Words):
    texts = {fine(words.option(option), words) for option in range(LEXICON.size)}
    assert len(texts) == LEXICON.size, "two options read alike"


@BOTH
def test_every_reason_has_a_sentence_with_its_rule(words: Words):
    option = LEXICON.read("enter R04 UM")
    for reason in reasons():
        for short in (1, 2):
            what = 1 if reason in WHAT else NOTHING
            text = words.refusal(Refusal(option, reason, "ML-X-01", short, what))
            assert fine(text, words).endswith("(ML-X-01).")


@BOTH
def test_every_event_has_a_sentence_for_those_who_know_and_those_who_do_not(words: Words):
    for message, kinds in PARTS.items():
        for number in (0, 1):
            parts = [number + 1 if kind == "how" else number for kind in kinds]
            text = fine(words.event(Event(message, parts), 0, NAMED), words)
            assert text[-1] == "."
            assert NAMED[number] in text or "seat" not in kinds or message == "boosted"
    hidden = Event("drew", [0, 5], 0b1, [0, veil(0)])
    name = words.thing("card", 5)
    assert name in words.event(hidden, 0, NAMED)
    assert name not in words.event(hidden, 1, NAMED)
    assert words.thing("card", veil(0)) in words.event(hidden, 1, NAMED)


@BOTH
def test_every_way_to_win_is_told_apart(words: Words):
    told = {words.event(Event("won", [0, how]), 0, NAMED) for how in range(1, len(HOW))}
    assert len(told) == len(HOW) - 1


def test_a_counter_goes_to_somebody_by_name_or_to_nobody():
    column = COLUMNS.index("LR")
    gained, lost = Event("counter", [column, 1]), Event("counter", [column, -1])
    en, fr = WORDS["en"], WORDS["fr"]
    assert en.event(gained, 0, NAMED) == "Bob gains supremacy in Lower Religious."
    assert en.event(lost, 0, NAMED) == "Nobody has supremacy in Lower Religious any more."
    assert (
        fr.event(gained, 0, NAMED) == "Bob obtient la suprématie dans la colonne Basse Religieuse."
    )


# ---- what is asked


def rich(
    mine: str = "UM: R04 R20, UR: R13/1 W16, LE: R05/2",
    hand: str = "R01 R08 R25 R27",
    gods: str = "R26",
    their_gods: str = "",
) -> Table:
    """A table with a bit of everything, at your phase 0."""
    return board(
        mine=mine,
        theirs="UM: B11, UR: B20 B13, LR: B08/1",
        hand=hand,
        their_hand="B01 B12",
        gods=gods,
        their_gods=their_gods,
        discard="R21 R16 R29",
        counters="UM LE - UR",
    ).play("act")


def at(step: AnyStep) -> Table:
    """The rich table where a step asks you."""
    made = rich()
    made.lords.agenda.append(step)
    made.lords.ask_again()
    return made


def picking(text: str, source: str = "R25") -> Table:
    clause = parse(text, "active")[0]
    made = rich()
    return at(
        picks.Pick(0, made.number(source), made.lords.column[made.number(source)], clause, [])
    )


def looking() -> Table:
    made = rich()
    side = made.lords.sides[0]
    side.looking += [side.deck.pop(), side.deck.pop()]
    return made


def with_looking(step: AnyStep) -> Table:
    made = looking()
    made.lords.agenda.append(step)
    made.lords.ask_again()
    return made


def exchange(*spellings: str) -> Table:
    """A match after its first game."""
    return board(hand="R01", match=True, their_deck=0).play(*spellings)


def gods() -> Table:
    made = rich(gods="R26 R25 W18", hand="R01 W19")
    numbers = [made.number(name) for name in ("R26", "R25", "W18")]
    made.lords.agenda.append(ReplaceGod(0, numbers))
    made.lords.ask_again()
    return made


DIG = parse("DIG(3; take=1)", "active")[0]
RECOVER = parse("RECOVER(leader/building; to=deck; n=2)", "active")[0]
PLACE = parse("BOOST(own:minion@pickcol; +1)", "active")[0]
SITUATIONS: dict[str, Callable[[], Table]] = {
    "ask-chooseoption": lambda: board(hand="R01"),
    "ask-phase": rich,
    "ask-discardone": lambda: board(hand="R01 R04").act("supremacy"),
    "ask-refresh": lambda: board(hand="R01 R04").play("refresh"),
    "ask-exercise": lambda: at(supremacy.Exercise(0)),
    "ask-exerciseone": lambda: at(supremacy.ExerciseOne(0)),
    "ask-curseregion": lambda: at(supremacy.CurseRegion(0, 0, 2, [])),
    "ask-pickplace": lambda: at(picks.PickPlace(0, CARDS[26].number, PLACE)),
    "ask-pick-1": lambda: picking("CURSE(opp:card; count=2)"),
    "ask-pick-2": lambda: picking("UNCURSE(own:card)"),
    "ask-pick-3": lambda: picking("DISCARD(any:minion)"),
    "ask-pick-4": lambda: picking("BOUNCE(any:card pow<=3)"),
    "ask-pick-5": lambda: picking("MOVE(own:minion)"),
    "ask-pick-14": lambda: picking("COPY(any:minion/leader other)", "W16"),
    "ask-destination": lambda: at(picks.Destination(0, rich().number("R20"))),
    "ask-replacegod": gods,
    "ask-drawsome": lambda: at(piles.DrawSome(0, 2)),
    "ask-dig": lambda: at(piles.Dig(0, DIG)),
    "ask-takesome": lambda: with_looking(piles.TakeSome(0, 1)),
    "ask-putunder": lambda: with_looking(piles.PutUnder(0)),
    "ask-peek": lambda: at(piles.Peek(0, 1)),
    "ask-peekdiscard": lambda: at(piles.Peek(0, 1)).play("look"),
    "ask-handloss": lambda: at(piles.HandLoss(0, 2, True)),
    "ask-recover": lambda: at(piles.Recover(0, RECOVER, 2, [])),
    "ask-remove": exchange,
    "ask-takebonus": lambda: exchange("remove R01", "remove R02", "done", "remove B01", "done"),
}


def test_every_question_has_its_situation_here():
    assert prompts() == set(SITUATIONS)


@pytest.mark.parametrize("name", sorted(SITUATIONS))
def test_every_question_is_asked_in_words_with_all_its_options_and_refusals(name: str):
    lords = SITUATIONS[name]().lords
    assert lords.prompt() == name
    for words in WORDS.values():
        read(words, lords)


def read(words: Words, position: Position) -> None:
    """Read everything a seat is told."""
    view = position.view(position.seat)
    assert fine(words.prompt(view), words)[-1] in ".?)"
    for option in view.options:
        fine(words.option(option, view), words)
    for text in words.refusals(view):
        assert re.search(r"\(ML-[A-Z]+-\d\d\)\.$", fine(text, words))


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_can_be_read(seed: int):
    choose = random.Random(seed)
    position = GAME.new(2, seed, {"match": "yes"})
    position.events = []
    while not position.over:
        words = WORDS[choose.choice(["en", "fr"])]
        if choose.random() < 0.1:
            read(words, position)
        for event in position.events:
            fine(words.event(event, choose.randrange(2), NAMED), words)
        position.events.clear()
        position.play(choose.choice(position.options))
    assert WORDS["fr"].prompt(position.view(0)) == "La partie est terminée."


def said(made: Table, spelling: str, language: str = "en") -> str:
    """An option's sentence as the asked seat reads it."""
    option = made.lords.read(spelling)
    assert option in made.lords.options, made.options
    return WORDS[language].option(option, made.lords.view(made.seat))


def asked(made: Table, language: str = "en") -> str:
    return WORDS[language].prompt(made.lords.view(made.seat))


def test_an_option_tells_what_it_brings():
    made = rich(mine="UM: R20, LE: R05/2", hand="R21 R17 R26", gods="").phase("1")
    assert said(made, "enter R17 UM") == (
        "Play Cliff Fortress into Upper Military (with 2 curse counters)"
    )
    assert said(made, "play R26") == (
        "Play Erusar Under-the-Mountain (the opponent discards the top two cards of their deck)"
    )
    made.phase("2")
    assert said(made, "enter R21 UM") == (
        "Play Lord Asterakos into Upper Military (replaces Captain Tharok)"
    )
    assert said(made, "enter R21 UM", "fr") == (
        "Jouer «\u00a0Seigneur Astérakos\u00a0» dans la colonne Haute Militaire "
        "(remplace «\u00a0Capitaine Tharok\u00a0»)"
    )
    assert said(rich(), "uncurse R05") == "Take a curse counter off Quarry Bulls (then 1 left)"


def test_a_god_that_drives_others_out_says_so():
    made = rich(gods="", their_gods="B24").phase("2")
    assert said(made, "play R25") == (
        "Play Jalal (the opponent’s gods are discarded, then discard any minion in play)"
    )


def test_exercising_tells_its_power_with_what_cards_add():
    made = at(supremacy.Exercise(0))
    assert said(made, "exercise LE") == "Exercise supremacy in Lower Economic (draw a card)"
    plus = rich(mine="LE: R19 R05")
    plus.lords.agenda.append(supremacy.Exercise(0))
    plus.lords.ask_again()
    assert said(plus, "exercise LE") == "Exercise supremacy in Lower Economic (draw two cards)"
    assert said(plus, "exercise UM", "fr") == (
        "Exercer la suprématie de la colonne Haute Militaire "
        "(l’adversaire défausse la première carte de sa pioche)"
    )


def test_a_target_tells_where_it_lies_and_why_it_has_its_power():
    made = picking("DISCARD(any:minion)")
    assert said(made, "target R04") == (
        "Choose Palace Watch (yours in Upper Military, power 3: 2, +1 Captain Tharok)"
    )
    assert said(made, "target B08") == (
        "Choose Dove Keepers (enemy in Lower Religious, cursed, 1 counter)"
    )
    assert said(made, "target R04", "fr") == (
        "Choisir «\u00a0Guet du palais\u00a0» "
        "(à vous, dans la colonne Haute Militaire, puissance 3\u00a0: 2, +1 Capitaine Tharok)"
    )


def power_of(made: Table, name: str, language: str = "en") -> str:
    wording = WORDS[language].wording
    assert isinstance(wording, MinotaurWording)
    return wording.power_text(made.lords, made.number(name))


def test_the_power_of_a_card_is_accounted_for():
    made = board(mine="UM: R20 R04 R02, LE: R05/2", theirs="LE: B01 B02", hand="R01 R27")
    assert power_of(made, "R20") == "power 2"
    assert power_of(made, "R02") == "power 4: 1, +2 by its own text, +1 Captain Tharok"
    assert power_of(made, "R05") == "cursed, 2 counters"
    assert power_of(made, "B01") == "power 2: 0, +2 by its own text"
    assert power_of(made, "B01", "fr") == "puissance 2\u00a0: 0, +2 par son propre texte"
    made.play("act", "play R27", "column UM")
    assert power_of(made, "R04") == "power 4: 2, +1 Captain Tharok, +1 this turn"


def test_questions_tell_what_has_been_chosen():
    made = board(hand="R01 R04 R05").play("refresh", "discard R04")
    assert asked(made) == "Refresh: you discard Palace Watch. Another one? Then you draw up to 6."
    assert said(made, "done") == "Discard this card and draw"
    made = picking("CURSE(opp:card; count=2)").play("target B11")
    assert asked(made).endswith("Which card do you curse? So far: Caravan Guards.")
    assert said(made, "done") == "Choose no more cards"
    made = exchange("remove R01")
    assert asked(made).startswith("Cards that leave your deck: Bronze Recruits.")
    assert said(made, "done") == "Remove this card only"
    made = exchange("remove R01", "remove R02", "remove R03", "remove R04", "remove R05")
    assert asked(made).endswith("No more may leave it. Is that your choice?")
    made = board(hand="B30 R01", discard="R04 R16 R20").act("2").play("play B30", "done")
    made.play("under R16")
    assert asked(made) == (
        "Under your deck, in this order: Bronze Foundry. Which card comes next? Up to 3."
    )


def test_the_first_player_is_told_to_skip_two_phases():
    made = board(hand="R01", turn=1)
    assert asked(made) == (
        "You take the first turn of the game: refresh, or act and skip two phases?"
    )
    assert said(made, "act-skipping 2+supremacy") == "Act, but skip phase 2 and Supremacy"
    assert said(made, "act-skipping 0+1", "fr") == "Agir, mais sauter la phase 0 et la phase 1"


def test_a_card_of_another_phase_is_refused_as_a_card_not_by_its_column():
    made = rich()
    told = WORDS["en"].refusals(made.lords.view(0))
    assert "Play Double-Axe Company — this is a card of phase 1 (ML-PLAY-01)." in told
    assert (
        "Play Bronze Recruits into Upper Religious — "
        "the card has no icon for Upper Religious (ML-PLAY-02)."
    ) in told


# ---- card texts


@BOTH
def test_every_card_can_be_read(words: Words):
    for card in CARDS:
        name, printed, text = words.card(card.number).splitlines()
        assert name.endswith(f"({card.id})")
        fine(printed, words)
        assert fine(text, words)[-1] == "."
    assert words.card(veil(0)) != words.card(0)


def test_a_card_in_full():
    number = next(card.number for card in CARDS if card.id == "R13")
    assert WORDS["en"].card(number).splitlines() == [
        "Idol Breakers (R13)",
        "Minion · phase 2 · power 3 · M R · Minotaur.",
        "Action: Curse an enemy building or leader in this region.",
    ]
    assert WORDS["fr"].card(number).splitlines() == [
        "Briseurs d’idoles (R13)",
        "Serviteur · phase 2 · puissance 3 · M R · Minotaure.",
        "Action\u00a0: Maudissez un édifice ou un chef adverse dans cette région.",
    ]


def test_only_fates_have_active_text_without_the_word_action():
    for card in CARDS:
        shown = WORDS["en"].brief("card", card.number).startswith("Action: ")
        assert shown == (bool(card.active) and TYPES[card.type] != "fate"), card.id


GOLDEN: list[tuple[str, str, str]] = [
    (
        "CURSE(opp:building/leader@reg)",
        "Curse an enemy building or leader in this region.",
        "Maudissez un édifice ou un chef adverse dans cette région.",
    ),
    (
        "CURSE(opp:card@pickreg; count=2)",
        "Choose a region: curse up to two enemy cards there.",
        "Choisissez une région : maudissez jusqu’à deux cartes adverses de cette région.",
    ),
    (
        "UNCURSE(own:card@reg other; count=2)",
        "Remove one curse counter from each of up to two of your other cards in this region.",
        "Choisissez jusqu’à deux de vos autres cartes dans cette région : "
        "levez une malédiction sur chacune.",
    ),
    (
        "UNCURSE(own:card@pickreg; count=all)",
        "Choose a region: remove one curse counter from each of your cards there.",
        "Choisissez une région : levez une malédiction sur chacune de vos cartes de cette région.",
    ),
    (
        "DISCARD(opp:minion@col pow<=3)",
        "Discard an enemy minion of power 3 or less in this column.",
        "Défaussez un serviteur adverse de puissance 3 ou moins dans cette colonne.",
    ),
    (
        "DISCARD(any:building@pickreg; count=all)",
        "Choose a region: discard every building there, yours included.",
        "Choisissez une région : défaussez chaque édifice de cette région, les vôtres compris.",
    ),
    (
        "DISCARD(any:minion)",
        "Discard any minion in play.",
        "Défaussez un serviteur en jeu.",
    ),
    (
        "BOUNCE(any:card pow<=3)",
        "Return any minion, building or leader of power 3 or less to its owner’s hand.",
        "Renvoyez un serviteur, un édifice ou un chef de puissance 3 ou moins "
        "à la main de son propriétaire.",
    ),
    (
        "MOVE(own:minion/leader)",
        "Move one of your minions or leaders to another column it may occupy.",
        "Déplacez l’un de vos serviteurs ou chefs vers une autre colonne permise.",
    ),
    (
        "MOVE(any:minion)",
        "Move any minion in play to another column it may occupy on its own side.",
        "Déplacez un serviteur en jeu vers une autre colonne permise de son côté.",
    ),
    (
        "BOOST(own:minion@pickcol; +1)",
        "Choose a column: each of your minions there, if not cursed, has +1 power "
        "until end of turn.",
        "Choisissez une colonne : +1 en puissance jusqu’à la fin du tour pour chacun de vos "
        "serviteurs de cette colonne, hors cartes maudites.",
    ),
    ("DRAW(1)", "Draw a card.", "Piochez une carte."),
    ("DRAW(2)", "Draw two cards.", "Piochez deux cartes."),
    (
        "DRAW(1) + UNCURSE(own:card)",
        "Draw a card, then remove one curse counter from one of your cards.",
        "Piochez une carte, puis levez une malédiction sur l’une de vos cartes.",
    ),
    (
        "MILL(3)",
        "The opponent discards the top three cards of their deck.",
        "L’adversaire défausse les trois premières cartes de sa pioche.",
    ),
    (
        "DIG(3; take=1)",
        "Look at the top three cards of your deck, take one into your hand, "
        "put the others under your deck.",
        "Regardez les trois premières cartes de votre pioche, prenez-en une en main, "
        "placez les autres sous votre pioche.",
    ),
    (
        "PEEK(discard=1)",
        "Look at the opponent’s hand and discard one card from it.",
        "Regardez la main de l’adversaire et défaussez-en une carte.",
    ),
    (
        "PEEK(discard=0)",
        "Look at the opponent’s hand.",
        "Regardez la main de l’adversaire.",
    ),
    (
        "!HANDLOSS(self; n=1)",
        "Discard a card from your hand (you must).",
        "Défaussez une carte de votre main (obligatoire).",
    ),
    (
        "HANDLOSS(opp; n=2)",
        "The opponent discards two cards of their choice from their hand.",
        "L’adversaire défausse deux cartes de sa main, à son choix.",
    ),
    (
        "RECOVER(building/leader; to=hand; n=1)",
        "Take a building or leader from your discard pile into your hand.",
        "Reprenez en main un édifice ou un chef de votre défausse.",
    ),
    (
        "RECOVER(minion/building/leader; to=deck; n=4)",
        "Put up to four minions, buildings or leaders from your discard pile under your deck.",
        "Placez sous votre pioche jusqu’à quatre serviteurs, édifices ou chefs de votre défausse.",
    ),
    (
        "EXTRA(1; n=1)",
        "You have one more action in phase 1 this turn.",
        "Vous avez une action de plus en phase 1 ce tour-ci.",
    ),
    (
        "COPY(any:minion/leader other)",
        "Use the active text of any other minion or leader in play as if it were this card’s.",
        "Choisissez un autre serviteur ou un autre chef en jeu : "
        "utilisez son texte actif comme si c’était celui de cette carte.",
    ),
    (
        "EXERCISE()",
        "Use at once the supremacy power of one column in which you hold the counter.",
        "Exercez aussitôt la suprématie d’une colonne dont vous avez le marqueur.",
    ),
    (
        "POWER(own:minion@adj; +1)",
        "Your minions in the columns next to this one have +1 power.",
        "Vos serviteurs dans les colonnes voisines de celle-ci ont +1 en puissance.",
    ),
    (
        "POWER(own:leader@col; +1)",
        "Your leader in this column has +1 power.",
        "Votre chef dans cette colonne a +1 en puissance.",
    ),
    (
        "POWER(own:minion@col trait=Horde; +1)",
        "Your Hordes in this column have +1 power.",
        "Vos Hordes dans cette colonne ont +1 en puissance.",
    ),
    (
        "PER(own:minion@col trait=Minotaur; +1; max=2)",
        "+1 power for each of your uncursed Minotaur minions in this column (at most +2).",
        "+1 en puissance pour chacun de vos serviteurs Minotaures non maudits "
        "dans cette colonne (au plus +2).",
    ),
    (
        "PER(own:leader@col; +2; max=2)",
        "+2 power while you have a leader in this column.",
        "+2 en puissance tant que vous avez un chef dans cette colonne.",
    ),
    (
        "IMMUNE(self; curse)",
        "Cannot be cursed by the opponent.",
        "Ne peut pas être maudite par l’adversaire.",
    ),
    (
        "IMMUNE(own:card@col; curse)",
        "The opponent cannot curse your cards in this column.",
        "L’adversaire ne peut pas maudire vos cartes dans cette colonne.",
    ),
    (
        "IMMUNE(own:card; discard)",
        "The opponent cannot discard your minions, buildings and leaders from play.",
        "L’adversaire ne peut pas défausser vos serviteurs, édifices et chefs.",
    ),
    (
        "IMMUNE(any:minion@col; curse)",
        "The opponent cannot curse any minion in this column.",
        "L’adversaire ne peut pas maudire un serviteur dans cette colonne.",
    ),
    (
        "SUPPLUS(R; +1)",
        "In a religious column: curse one more card when you exercise supremacy here.",
        "Dans une colonne religieuse : maudissez une carte de plus "
        "quand vous y exercez la suprématie.",
    ),
    (
        "SUPBLOCK()",
        "The opponent cannot exercise supremacy in this column.",
        "L’adversaire ne peut pas exercer la suprématie dans cette colonne.",
    ),
    (
        "TIE()",
        "You win tied totals in this column.",
        "Vous gagnez les égalités dans cette colonne.",
    ),
    (
        "LOCK(leader)",
        "The opponent cannot put a leader into this column.",
        "L’adversaire ne peut pas mettre un chef dans cette colonne.",
    ),
    (
        "ACTIONS(1; +1)",
        "You have one more action in phase 1.",
        "Vous avez une action de plus en phase 1.",
    ),
    (
        "HANDSIZE(+1)",
        "When you refresh, draw until you hold one card more than usual.",
        "Quand vous renouvelez votre main, piochez jusqu’à tenir une carte de plus que d’habitude.",
    ),
    (
        "BUILDER(1)",
        "Your buildings enter play with one curse counter fewer.",
        "Vos édifices arrivent avec un marqueur de malédiction de moins.",
    ),
    (
        "REBIRTH()",
        "Returns to your hand instead of being discarded from play.",
        "Revient dans votre main au lieu d’être défaussée.",
    ),
]


def timing_of(text: str) -> str:
    name = text.removeprefix("!").partition("(")[0]
    return "active" if name in {row.name for row in ACTIVE} else "passive"


def test_every_effect_and_modifier_has_a_golden_text():
    found = {name for text, _, _ in GOLDEN for name in re.findall(r"[A-Z]{3,}(?=\()", text)}
    assert found == set(NAMES)


@pytest.mark.parametrize(("text", "english", "french"), GOLDEN, ids=[text for text, _, _ in GOLDEN])
def test_golden_texts(text: str, english: str, french: str):
    clauses = parse(text, timing_of(text))
    assert wording_cards.sentence(WORDS["en"], clauses) == english
    assert wording_cards.sentence(WORDS["fr"], clauses) == french.replace(" :", "\u00a0:")


def test_a_power_that_is_only_counted_says_what_it_counts():
    number = next(card.number for card in CARDS if card.id == "B01")
    assert WORDS["en"].brief("card", number) == (
        "Power X: 1 for each of your uncursed Hordes in this column (at most 5)."
    )
    assert WORDS["fr"].brief("card", number) == (
        "Puissance X\u00a0: 1 pour chacune de vos Hordes non maudites "
        "dans cette colonne (au plus 5)."
    )


# ---- any clause of the language


def types(last: int) -> st.SearchStrategy[str]:
    several = st.lists(st.sampled_from(TYPES[:last]), min_size=1, max_size=last, unique=True)
    return several.map("/".join) | st.just("card")


def selector(places: list[str], filters: list[str]) -> st.SearchStrategy[str]:
    return st.just("self") | st.builds(
        lambda side, kinds, where, chosen: " ".join(
            [f"{side}:{kinds}{'@' + where if where else ''}", *chosen]
        ),
        st.sampled_from(SIDES),
        types(4),
        st.sampled_from(places),
        st.lists(st.sampled_from(filters), unique=True, max_size=2),
    )


FILTERS = ["other", "trait=Horde", "trait=Minotaur"]
SMALL = st.integers(1, 7)
FIELDS: dict[str, st.SearchStrategy[str]] = {
    "count": st.just("count=all") | SMALL.map("count={}".format),
    "take": SMALL.map("take={}".format),
    "discard": st.integers(0, 1).map("discard={}".format),
    "to": st.sampled_from(["to=hand", "to=deck"]),
    "max": SMALL.map("max={}".format),
    "n": SMALL.map("n={}".format),
    "number": SMALL.map(str),
    "plus": SMALL.map("+{}".format),
    "who": st.sampled_from(["self", "opp"]),
    "phase": st.sampled_from(["0", "1", "2"]),
    "kind": st.sampled_from(PROTECTIONS),
    "column": st.sampled_from(KINDS),
    "types": types(5),
}


def clause(row: Row) -> st.SearchStrategy[str]:
    """Any clause of an effect or modifier."""
    active = row in ACTIVE
    places, filters = (PLACES, [*FILTERS, "pow<=3"]) if active else (PLACES[:4], FILTERS)
    given_fields = [
        selector(places, filters) if argument.name == "sel" else FIELDS[argument.name]
        for argument in row.arguments
    ]
    must = st.sampled_from(["", "!"]) if row.optional else st.just("")
    return st.builds(
        lambda mark, parts: f"{mark}{row.name}({'; '.join(parts)})", must, st.tuples(*given_fields)
    )


@given(st.sampled_from(CLAUSES.rows).flatmap(clause), st.booleans())
def test_any_clause_can_be_read_in_both_languages(text: str, counted: bool):
    for words in WORDS.values():
        clauses = parse(text, timing_of(text))
        assert fine(wording_cards.sentence(words, clauses, counted), words)[-1] == "."


@given(st.lists(st.sampled_from(ACTIVE).flatmap(clause), min_size=2, max_size=3))
def test_any_clauses_can_follow_each_other(texts: list[str]):
    for words in WORDS.values():
        fine(wording_cards.sentence(words, parse(" + ".join(texts), "active")), words)


def test_the_pitch_says_what_the_houses_fight_for():
    for words in WORDS.values():
        pitch = words.say("pitch")
        assert "Cresos" in pitch
        assert "labyrinth" in pitch.casefold()
    assert "fallen" in WORDS["en"].say("pitch")
    assert "effondré" in WORDS["fr"].say("pitch")
