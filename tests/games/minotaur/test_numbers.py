"""The numbers in the rulebooks of Minotaur Lords are those of its content."""

from __future__ import annotations

from pathlib import Path

import pytest

import labrys
from labrys.games.minotaur.content import model
from labrys.games.minotaur.content.model import Content
from labrys.games.minotaur.game import MinotaurGame
from tests.games.numbers import books, faults, stated

GAME = labrys.game("minotaur")
assert isinstance(GAME, MinotaurGame)
CONTENT = GAME.content
LINES = stated(Path(__file__).parent)
BOOKS = books(GAME.folder)


def names(content: Content) -> dict[str, object]:
    sizes = {False: [0], True: [0]}
    for is_bonus in sizes:
        sizes[is_bonus] = [len(deck.cards) for deck in content.decks if deck.is_bonus == is_bonus]
    decks = {"house": sizes[False], "bonus": sum(sizes[True])}
    return {**vars(model), **vars(content), **decks}


def test_every_number_in_both_rulebooks_is_that_of_the_rule_or_of_the_content():
    assert faults(LINES, BOOKS, names(CONTENT)) == []


def test_no_line_is_about_a_rule_that_is_not_there():
    assert [rule for rule in LINES if not BOOKS["en"].has(rule)] == []


@pytest.mark.parametrize(
    "name",
    ["hand_size", "most_gods", "most_removed", "wins_needed", "last_turn", "skipped_phases"],
)
def test_a_number_changed_in_the_content_alone_is_told_by_both_rulebooks(name: str):
    changed = {**names(CONTENT), name: getattr(CONTENT, name) + 1}
    told = faults(LINES, BOOKS, changed)
    assert {fault.partition("(")[2][:2] for fault in told} == {"en", "fr"}
