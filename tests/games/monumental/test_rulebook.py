"""The rulebooks of Monumental Duel hold every rule of the game, in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import labrys.games
from labrys.games.monumental.content.language import UNREST_CARD
from labrys.games.monumental.content.model import load
from labrys.kernel.text.rulebook import RULE_ID, Rulebook
from tests.games.monumental import tables

# The last number of each chapter
RULES = {
    "SETUP": 17,
    "RES": 10,
    "ROUND": 15,
    "CITY": 10,
    "ACT": 7,
    "ACQ": 12,
    "WONDER": 7,
    "POL": 8,
    "CONQ": 6,
    "USE": 5,
    "SCI": 5,
    "ADV": 7,
    "WAR": 2,
    "SPY": 12,
    "PASS": 4,
    "UNREST": 5,
    "END": 6,
    "DOM": 3,
    "CIV": 7,
    "MIX": 6,
    "EX": 29,
    "RULE": 53,
}
TERMS = """
    ACQUIRE ACTIVEPOLICY ARCHIVE BASICBUILDING BASICRESOURCE BONUS WONDERSECTION CONTROL COPY
    DISCARD DRAW DURING GAINCARD GAINUNREST IFGAINED GAINADV PAY REINFORCE RESERVE FIRSTTIME USE
    WHENEVER YOUMAY
"""
IDS = {
    f"MD-{chapter}-{number:02}" for chapter, last in RULES.items() for number in range(1, last + 1)
} | {f"MD-TERM-{word}" for word in TERMS.split()}
LANGUAGES = ["en", "fr"]
FOLDER = Path(labrys.games.__path__[0]) / "monumental" / "rulebook"


def book(language: str) -> Rulebook:
    return Rulebook.read(FOLDER / f"{language}.md")


def text(language: str) -> str:
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


def cited(text: str) -> list[str]:
    return sorted(re.findall(RULE_ID, text))


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


@pytest.mark.parametrize(
    ("language", "words"), [("en", "our proposal"), ("fr", "notre proposition")]
)
def test_a_book_says_first_and_last_which_values_are_ours(language: str, words: str):
    first, *_, last = text(language).split("\n## ")
    assert words in first
    assert words in last


@pytest.mark.parametrize(
    ("language", "words"), [("en", "they are not offered"), ("fr", "ne sont donc pas proposés")]
)
def test_a_book_says_why_other_modules_are_not_offered(language: str, words: str):
    assert words in book(language).text("MD-MIX-06")


@pytest.mark.parametrize(
    ("language", "chapter"),
    [(language, chapter) for language in LANGUAGES for chapter in tables.CHAPTERS[language]],
)
def test_the_tables_of_cards_are_those_of_the_content(language: str, chapter: str):
    """`python -m tests.games.monumental.tables` writes them anew."""
    assert tables.in_book(text(language), chapter) == tables.table(load(), language, chapter)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_card_stands_in_a_table_but_unrest(language: str):
    told = "\n".join(
        line
        for chapter in tables.CHAPTERS[language]
        for line in tables.in_book(text(language), chapter)
    )
    for card in load().cards:
        if card.type != UNREST_CARD:
            assert card.name[language] in told.replace("’", "'"), card.id
