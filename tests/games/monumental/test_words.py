"""Monumental Duel in words: whatever can be asked, chosen, refused or told has its sentence."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import random
import re
from importlib import import_module
from pathlib import Path

import pytest

import labrys
from labrys.games.monumental import rules
from labrys.games.monumental.content.language import CLAUSES, PROVINCES, STOCK, TYPES
from labrys.games.monumental.game import MonumentalGame
from labrys.games.monumental.rules import effects
from labrys.games.monumental.rules.effects.city import VERBS
from labrys.games.monumental.rules.events import PARTS
from labrys.games.monumental.words.wording import WHAT
from labrys.kernel.event import Event
from labrys.kernel.question import NOTHING, Refusal
from labrys.kernel.step import AnyStep, Step
from labrys.kernel.text import clause_words
from labrys.kernel.text import words as kernel_words
from labrys.kernel.text.words import Words
from tests.ftl import messages, of_opening, references, variables
from tests.games.minos.reading import fine
from tests.games.monumental.table import game_with

GAME = labrys.game("monumental")
assert isinstance(GAME, MonumentalGame)
CONTENT = GAME.content
LEXICON = GAME.lexicon
FOLDER = GAME.folder / "words"
WORDS = {language: Words(GAME, language, strict=True) for language in ("en", "fr")}
FILES = {language: messages(FOLDER / f"{language}.ftl") for language in WORDS}
BOTH = pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())
NAMED = ["Ann", "Ben"]
# Kinds of an event's parts that may not be just any number
AT_MOST = {"era": 2, "resource": 4, "into": 2, "row": 2, "column": 2, "line": 5}


# ---- the files


def modules() -> list[str]:
    found = [f"{rules.__name__}.{each.name}" for each in pkgutil.iter_modules(rules.__path__)]
    inner = [f"{effects.__name__}.{each.name}" for each in pkgutil.iter_modules(effects.__path__)]
    return found + inner


def prompts() -> set[str]:
    """The name of every message that can say what is asked."""
    found: set[str] = {f"ask-{verb}" for verb in VERBS.values()}
    for name in modules():
        for value in vars(import_module(name)).values():
            if inspect.isclass(value) and issubclass(value, Step) and asks(value):
                found.add(f"ask-{value.__name__.lower()}")
    return found - {"ask-pickspace"}


def asks(step: type[AnyStep]) -> bool:
    return step.ask is not Step.ask and step.__module__.startswith(rules.__name__)


def reasons() -> set[str]:
    """The reasons of all refusals in the rules."""
    found = {f"condition-{row.name}" for row in CLAUSES.of_kind(2)}
    for name in modules():
        source = Path(str(import_module(name).__file__)).read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "refuse":
                found |= texts_in(node.args)
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "reason":
                found |= texts_in([node.value])
    return {each for each in found if not each.startswith("MD-") and each != "condition-"}


def texts_in(nodes: list[ast.expr]) -> set[str]:
    return {
        part.value
        for node in nodes
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def literals() -> set[str]:
    """Every text in the modules that make sentences."""
    made = [*FOLDER.glob("*.py"), Path(kernel_words.__file__), Path(clause_words.__file__)]
    found: set[str] = set()
    for path in made:
        found |= texts_in([ast.parse(path.read_text(encoding="utf-8"))])  # type: ignore[list-item]
    return found


def opening() -> set[str]:
    """What the form for opening a table says. Civilizations and packs are named by themselves."""
    packs = {"setting-packs", "setting-packs-help", "setting-packs-box"}
    return {name for name in of_opening(GAME) if "+" not in name} | packs


def needed_messages() -> set[str]:
    """Every message the code may say, by families and by name."""
    verbs = [block.verb for block in LEXICON.blocks]
    needed = {f"option-{verb}" for verb in verbs}
    needed |= {f"event-{message}" for message in PARTS}
    needed |= {f"why-{reason}" for reason in reasons()}
    needed |= {row.message for row in CLAUSES.rows}
    families = {
        "amount": [*STOCK, "basic"],
        "resource": [*STOCK, "basic"],
        "type": [*TYPES, "basic"],
        "province": PROVINCES,
        "people": [people.id for people in CONTENT.civilizations],
    }
    for family, members in families.items():
        needed |= {f"{family}-{member}" for member in members}
    return needed | prompts() | opening()


def test_both_languages_have_the_same_messages_with_the_same_parts():
    english, french = FILES["en"], FILES["fr"]
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_no_message_is_missing():
    assert needed_messages() - FILES["en"].keys() == set()


def test_no_message_is_unused():
    verbs = {block.verb for block in LEXICON.blocks}
    said = needed_messages() | literals() | {"title"}
    said |= {f"{kind}-{verb}" for kind in ("heading", "fold", "any") for verb in verbs}
    said |= {name.replace("ask-", "done-") for name in prompts()}
    said |= {"option-acquire-wonder", "option-acquire-province"}
    said |= {f"refused-{verb}" for verb in ("train", "deploy")}
    said |= {f"refused-{reason}" for reason in reasons()}
    said |= {f"option-{verb}-card" for verb in ("complete", "conquer", "warlord")}
    for file in FILES.values():
        named = {other for message in file.values() for other in references(message)}
        assert set(file) - said - named == set()


def test_what_a_refusal_is_about_is_known_for_existing_reasons_only():
    assert set(WHAT) <= reasons()
    about = {name for name in FILES["en"] if "what" in variables(FILES["en"], name)}
    whys = {name for name in about if name.startswith("why-")}
    assert {f"why-{reason}" for reason in WHAT} == whys


def test_every_event_names_only_its_own_parts():
    for name, parts in PARTS.items():
        assert variables(FILES["en"], f"event-{name}") <= set(parts), name


# ---- options, refusals, events


@BOTH
def test_every_option_has_a_sentence_of_its_own(words: Words):
    texts: dict[str, list[str]] = {}
    for option in range(LEXICON.size):
        texts.setdefault(fine(words.option(option), words), []).append(LEXICON.spell(option))
    twice = [each for each in texts.values() if len(each) > 1]
    # What is never offered in one question may read alike.
    alike = [{spelling.split()[0] for spelling in each} for each in twice]
    assert all(len(verbs) == len(each) for verbs, each in zip(alike, twice, strict=True)), twice


@BOTH
def test_every_reason_has_a_sentence_with_its_rule(words: Words):
    option = LEXICON.read("pass")
    for reason in reasons():
        for short in (1, 2):
            for what in (0, 1, 2) if reason in WHAT else (NOTHING,):
                text = words.refusal(Refusal(option, reason, "MD-X-01", short, what))
                assert fine(text, words).endswith("(MD-X-01).")


@BOTH
def test_every_event_has_a_sentence(words: Words):
    for message, kinds in PARTS.items():
        for number in (0, 1, 2):
            parts = [
                number % 2 if kind in ("seat", "rival") else min(number, AT_MOST.get(kind, number))
                for kind in kinds
            ]
            text = fine(words.event(Event(message, parts), 0, NAMED), words)
            assert text[-1] == "."
            assert NAMED[number % 2] in text or "seat" not in kinds


@BOTH
@pytest.mark.parametrize("civilizations", ["picked", "greeks+mughals", "mughals+aksumites"])
def test_whole_games_are_asked_and_told_in_words(words: Words, civilizations: str):
    pick = random.Random(civilizations)
    position = GAME.new(2, 5, {"civilizations": civilizations})
    while not position.over:
        view = position.view(position.seat)
        assert fine(words.prompt(view, NAMED), words)[-1] in ".?"
        for text in words.refusals(view):
            assert re.search(r"\(MD-[A-Z]+-(\d\d|[A-Z]+)\)\.$", fine(text, words))
        said = [fine(words.option(option, view), words) for option in view.options]
        assert len(set(said)) == len(said)
        assert words.prompt(position.view(-1), NAMED)
        told: list[Event] = []
        position.events = told
        position.play(pick.choice(position.options))
        position.events = None
        for event in told:
            fine(words.event(event, 1, NAMED), words)
    assert {"en": "The game is over.", "fr": "La partie est terminée."}[
        words.language
    ] == words.prompt(position.view(0))


@BOTH
def test_every_civilization_pair_has_its_words_in_the_form(words: Words):
    values = next(each for each in GAME.settings if each.name == "civilizations").values
    told = [words.wording.setting("civilizations", value) for value in values]
    assert len(set(told)) == len(values)
    assert not any("+" in text for text in told)


@BOTH
def test_every_card_says_what_it_does(words: Words):
    for card in CONTENT.cards:
        assert card.name[words.language].replace("'", "’") in words.card(card.number)
        fine(words.brief("card", card.number), words)
    assert words.card(-1)


@BOTH
def test_packs_and_their_cards_are_called_by_their_own_names(words: Words):
    game = game_with("ACTION: GAIN(g,1)")
    told = Words(game, words.language, strict=True)
    assert "Extra" in told.wording.setting("packs", "extra")
    assert told.wording.setting("packs", "box") == words.say("setting-packs-box")
    assert "Extra 1" in told.option(game.lexicon.read("acquire X1"))
