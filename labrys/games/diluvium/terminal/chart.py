"""The sea chart in letters: tiles as bricks, so that those that touch are adjacent.

A tile has three lines: its place and the ships there; its islands, a letter for the kind and a dot
or a player's letter for each space; its Exploration Spaces and its Monster.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.bricks import Row, draw_bricks
from labrys.boards.terminal import Cell
from labrys.games.diluvium.content.model import (
    MILITARY_EFFECT,
    SETTLER_EFFECT,
    Layout,
    Tile,
)
from labrys.games.diluvium.facts.table import Island, Table, Water
from labrys.games.diluvium.terminal.sheet import SeaSheet

NARROWEST: Final = 5
WIDEST: Final = 8
LINES: Final = 3


def draw_chart(sheet: SeaSheet, table: Table, layout: Layout) -> list[str]:
    """All places of the chart, in rows."""
    rows: list[Row] = [{} for _ in range(1 + max(layout.down[place] for place in layout.places))]
    for here, place in zip(table["chart"], layout.places):
        rows[layout.down[place]][layout.across[place]] = cell(sheet, table, here)
    least = min(left for row in rows for left in row)
    rows = [{left - least: lines for left, lines in row.items()} for row in rows]
    halves = 2 + max(left for row in rows for left in row)
    half = max(NARROWEST, min(WIDEST, (sheet.width - 3) // halves))
    return ["  " + line for line in draw_bricks(rows, half, LINES, sheet.paint)]


def cell(sheet: SeaSheet, table: Table, here: Water) -> list[Cell]:
    first: Cell = [("heading", here["place"].upper()), *ships(sheet, table, here["place"])]
    city = here["city"]
    if city is not None:
        return [
            first,
            islands(sheet, here["islands"]),
            [sheet.mark(city, name_of(sheet, table, city))],
        ]
    if here["tile"] is None:
        cost = sheet.say("chart-cost", count=here["cost"] or 0)
        return [first, [("dim", "?")], [("dim", cost)]]
    tile = next(tile for tile in sheet.content.tiles if tile.id == here["tile"])
    return [first, islands(sheet, here["islands"]), [*marks(sheet, here, tile), *lair(here, tile)]]


def name_of(sheet: SeaSheet, table: Table, city: int) -> str:
    """What a City is called."""
    people = table["empires"][city]["people"]
    found = next(known for known in sheet.content.peoples if known.id == people)
    return found.name[sheet.words.language]


def ships(sheet: SeaSheet, table: Table, place: str) -> Cell:
    """An Exploration Ship as `eG`, a Warship as `wG`."""
    found: Cell = []
    for player, fleet in enumerate(table["empires"]):
        for kind in ("explorer", "warship"):
            if fleet[kind] == place:
                space = "" if found else " "
                name = sheet.say(f"letter-{kind}") + sheet.letters[player]
                found.append(sheet.mark(player, space + name))
    return found


def islands(sheet: SeaSheet, there: list[Island]) -> Cell:
    found: Cell = []
    for index, island in enumerate(there):
        found.append(("", (" " if index else "") + sheet.kinds[island["kind"]]))
        for player, count in enumerate(island["settlers"]):
            if count:
                found.append(sheet.mark(player, sheet.letters[player] * count))
        free = island["size"] - sum(island["settlers"])
        found.append(("", "·" * free))
    return found


def marks(sheet: SeaSheet, here: Water, tile: Tile) -> Cell:
    """A free Exploration Space with what it gives, `+2`; a taken one with its owner, `=G`."""
    found: Cell = []
    for effect, owner in zip(tile.spaces, here["marks"]):
        if owner is not None:
            found.append(sheet.mark(owner, f"={sheet.letters[owner]}"))
        elif effect == SETTLER_EFFECT:
            found.append(("", "+" + sheet.say("letter-settler")))
        elif effect == MILITARY_EFFECT:
            found.append(("", "+" + sheet.say("letter-military")))
        else:
            found.append(("", f"+{effect}"))
    return found


def lair(here: Water, tile: Tile) -> Cell:
    """A Monster with strength and Gold, `M5/6`; a slain one is gone."""
    if not tile.monster:
        return []
    if here["slain"]:
        return [("dim", " Mx")]
    return [("", f" M{tile.monster}/{tile.monster_gold}")]
