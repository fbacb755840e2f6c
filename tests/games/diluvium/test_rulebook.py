"""The rulebooks of Diluvium hold every rule of the game, in each language."""

from __future__ import annotations

import re

import pytest

import labrys
from labrys.kernel.text.rulebook import Rulebook

# The rules by chapter, as first and last of each row of numbers
RULES = {
    "SETUP": [(1, 11)],
    "BOARD": [(1, 4)],
    "TILE": [(1, 5)],
    "TURN": [(1, 6)],
    "MOVE": [(1, 9)],
    "EXPLORE": [(1, 8)],
    "SETTLE": [(1, 8)],
    "PRODUCE": [(1, 7)],
    "MIL": [(1, 3)],
    "ENGAGE": [(1, 12)],
    "SCARE": [(1, 8)],
    "MONSTER": [(1, 5)],
    "RES": [(1, 7)],
    "RUINS": [(1, 6), (10, 17)],
    "END": [(1, 5)],
    "ASYM": [(1, 5)],
    "EX": [(1, 23)],
    "RULE": [(1, 61)],
    "SOLO": [(1, 18), (20, 26), (30, 33)],
}
IDS = {
    f"DIL-{chapter}-{number:02}"
    for chapter, rows in RULES.items()
    for first, last in rows
    for number in range(first, last + 1)
}
LANGUAGES = ["en", "fr"]
FOLDER = labrys.game("diluvium").folder / "rulebook"


def book(language: str) -> Rulebook:
    return Rulebook.read(FOLDER / f"{language}.md")


def cited(text: str) -> list[str]:
    return sorted(re.findall(r"DIL-[A-Z]+-[0-9]+", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_in_the_book_and_no_other(language: str):
    assert set(book(language).ids) == IDS


def test_both_books_have_their_rules_in_the_same_order():
    assert book("fr").ids == book("en").ids


def test_both_books_refer_to_the_same_rules_at_the_same_places():
    english, french = book("en"), book("fr")
    for id in english.ids:
        assert cited(french.text(id)) == cited(english.text(id)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_refers_to_rules_that_it_has(language: str):
    rules = book(language)
    assert {id for rule in rules.ids for id in cited(rules.text(rule))} <= IDS


@pytest.mark.parametrize(("language", "words"), [("en", "our own"), ("fr", "de notre invention")])
def test_a_book_says_that_the_solo_mode_is_ours(language: str, words: str):
    text = (FOLDER / f"{language}.md").read_text(encoding="utf-8")
    intro, _, rest = text.partition("\n## ")
    assert words in intro
    assert words in rest
