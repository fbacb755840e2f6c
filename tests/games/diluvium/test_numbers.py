"""The numbers and tables in the rulebooks of Diluvium are those of its content."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

import labrys
from labrys.games.diluvium.content import model
from labrys.games.diluvium.content.model import Content
from labrys.games.diluvium.game import DiluviumGame
from tests.games.numbers import books, faults, numbers, stated

GAME = labrys.game("diluvium")
assert isinstance(GAME, DiluviumGame)
CONTENT = GAME.content
LINES = stated(Path(__file__).parent)
BOOKS = books(GAME.folder)
STARS = 3


def named(things: list[object]) -> SimpleNamespace:
    return SimpleNamespace(**{str(vars(thing)["id"]): thing for thing in things})


def names(content: Content) -> dict[str, object]:
    campaign = [one for one in content.scenarios if one.rule]
    starts = [rank.stars for rank in content.ranks]
    ends = [start - 1 for start in starts[1:]] + [STARS * len(campaign)]
    war = next(one for one in campaign if one.id == "war")
    return {
        **vars(model),
        **vars(content),
        **vars(named([*content.boards])),
        "card": named([*content.cards]),
        "scenario": named([*campaign]),
        "costs": sorted({tile.cost for tile in content.tiles}),
        "deck": sum(card.copies for card in content.cards),
        "doubled": [content.fleet[number].id for number in war.doubled],
        "level_lines": [(level.strength, level.gold) for level in content.levels],
        "fleet_lines": [(card.id, card.bid) for card in content.fleet],
        "rank_lines": list(zip(starts, ends, strict=True)),
    }


def rows(language: str) -> dict[str, list[str]]:
    """The rows of the book's tables by their first cell."""
    text = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("| ")
    ]
    return {first: others for first, *others in cells}


def test_every_number_in_both_rulebooks_is_that_of_the_rule_or_of_the_content():
    assert faults(LINES, BOOKS, names(CONTENT)) == []


def test_no_line_is_about_a_rule_that_is_not_there():
    assert [rule for rule in LINES if not BOOKS["en"].has(rule)] == []


@pytest.mark.parametrize("language", list(BOOKS))
def test_the_table_of_ocean_tiles_is_that_of_the_content(language: str):
    table = rows(language)
    for tile in CONTENT.tiles:
        name = tile.name[language].replace("’", "'") if language == "en" else tile.name[language]
        gold = [space for space in tile.spaces if space > 0]
        military = [1] * tile.spaces.count(model.MILITARY_EFFECT)
        monster = [tile.monster, tile.monster_gold] if tile.monster else []
        told = [numbers(cell, language) for cell in table[name]]
        assert told == [[tile.cost], gold + military, tile.sizes, monster], tile.id
        assert len(table[name][1].split(", ")) == len(tile.spaces), tile.id


@pytest.mark.parametrize("language", list(BOOKS))
def test_the_charts_have_the_tiles_of_the_content(language: str):
    text = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    tables = [part for part in text.split("\n\n") if " ▼ " in part and part.startswith("|")]
    for table, layout in zip(tables, CONTENT.layouts.values(), strict=True):
        told = [cell for line in table.splitlines() for cell in line.split("|")[2].split(" · ")]
        marks = [mark.strip() for mark in told if mark.strip()[-1] in "▲▼"]
        lie = [
            f"{layout.cost[place]} {'▲' if layout.faceup[place] else '▼'}"
            for place in layout.places
            if place not in layout.cities
        ]
        assert marks == lie, layout.players


@pytest.mark.parametrize(
    "name",
    ["settlers", "markers", "rack_limit", "idle_rounds", "fleet_tiles", "heirloom_gold"],
)
def test_a_number_changed_in_the_content_alone_is_told_by_both_rulebooks(name: str):
    changed = {**names(CONTENT), name: getattr(CONTENT, name) + 1}
    told = faults(LINES, BOOKS, changed)
    assert {fault.partition("(")[2][:2] for fault in told} == {"en", "fr"}


@pytest.mark.parametrize("language", list(BOOKS))
def test_the_table_of_side_b_has_the_values_of_its_boards(language: str):
    text = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    head = "| " + " | ".join(board.name[language] for board in CONTENT.boards[1:]) + " |"
    table = next(part for part in text.split("\n\n") if head in part).splitlines()[2:]
    for column, board in enumerate(CONTENT.boards[1:], 2):
        told = [numbers(line.split("|")[column], language) for line in table]
        assert told == [
            board.slots,
            board.marker_gold,
            [board.explorer_allowance],
            [board.warship_allowance],
            [board.explorer_tiles_per_food],
            [board.warship_tiles_per_food],
            [board.gold_per_sale],
            [board.weapons_per_step],
            [board.start_strength],
            board.strength_gold,
            [board.settle_bonus_gold or 1],
            [board.produce_bonus],
            [],
            [board.placing_gold],
        ], board.id
