"""The numbers in the rulebooks of Monumental Duel are those of its content."""

from __future__ import annotations

from pathlib import Path

import pytest

import labrys
from labrys.games.monumental.content import language, model
from labrys.games.monumental.content.model import Content
from labrys.games.monumental.facts.table import DICE
from labrys.games.monumental.game import MonumentalGame
from labrys.games.monumental.rules.scoring import CATEGORIES
from tests.games.numbers import books, faults, stated

GAME = labrys.game("monumental")
assert isinstance(GAME, MonumentalGame)
CONTENT = GAME.content
LINES = stated(Path(__file__).parent)
BOOKS = books(GAME.folder)


def names(content: Content) -> dict[str, object]:
    eras = [sum(era) for era in content.deck_table]
    (deck,) = {len(people.deck) for people in content.civilizations}
    (pile,) = {content.cards[card].copies for card in content.basics}
    left = sum(eras) - content.display
    fewest = content.display - content.display_kept
    return {
        **vars(language),
        **vars(model),
        **vars(content),
        "CATEGORIES": CATEGORIES,
        "DICE": DICE,
        "eras": eras,
        "deck": deck,
        "pile": pile,
        "barricade": content.card("BAS-BARRICADE"),
        "archery": content.card("BAS-ARCHERY"),
        "fort": content.card("CIV-FORT"),
        "great_library": content.card("D1-W2"),
        # How long a game may last (MD-END-02)
        "left": left,
        "fewest": fewest,
        "earliest": rounds(content, left, content.display),
        "latest": rounds(content, left, fewest),
    }


def rounds(content: Content, deck: int, dealt: int) -> int:
    """After how many rounds the end has come, if so many cards are dealt in each."""
    played = 0
    while True:
        played += 1
        kept = content.display - dealt
        new = min(deck, dealt)
        deck -= new
        if kept + new <= content.last_display:
            return played


def test_every_number_in_both_rulebooks_is_that_of_the_rule_or_of_the_content():
    assert faults(LINES, BOOKS, names(CONTENT)) == []


def test_no_line_is_about_a_rule_that_is_not_there():
    assert [rule for rule in LINES if not BOOKS["en"].has(rule)] == []


@pytest.mark.parametrize(
    "name",
    [
        "start_gold",
        "most_dice",
        "display",
        "last_display",
        "progress",
        "most_reserved",
        "dominance",
        "wonder_points",
    ],
)
def test_a_number_changed_in_the_content_alone_is_told_by_both_rulebooks(name: str):
    changed = {**names(CONTENT), name: getattr(CONTENT, name) + 1}
    told = faults(LINES, BOOKS, changed)
    assert {fault.partition("(")[2][:2] for fault in told} == {"en", "fr"}
