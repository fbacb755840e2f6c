"""Reads the charts: sketches of how tiles and Cities lie (ledger 7.2)."""

from __future__ import annotations

import re
from typing import Final

from labrys.games.diluvium.content.model import Content, Layout
from labrys.kernel.text.content import Entry

CELL: Final = re.compile(r"[0-2][\^v]|C[1-9]")
MOST_ROWS: Final = 12
MOST_COLUMNS: Final = 12
HEXAGON: Final = 4  # letters from one hexagon to the next


class Cell:
    """One hexagon of a sketch."""

    def __init__(self, row: int, column: int, across: int, sign: str) -> None:
        self.row = row
        self.column = column
        self.across = across
        self.sign = sign

    def name(self) -> str:
        return f"{'abcdefghijkl'[self.row]}{self.column + 1}"


def read_layouts(content: Content, file: Entry) -> None:
    file.keys(["layout"])
    entries = file.entries("layout")
    sketches = [cells_of(entry) for entry in entries]
    found = {(cell.row, cell.column): cell.name() for cells in sketches for cell in cells}
    content.places = [found[key] for key in sorted(found)]
    for entry, cells in zip(entries, sketches, strict=True):
        layout = read_layout(entry, cells, content.places)
        if layout.players in content.layouts:
            raise entry.error(f"a second chart for {layout.players}", "expected one for each")
        content.layouts[layout.players] = layout
    for players in (2, 3, 4):
        if players not in content.layouts:
            raise file.error(f"no chart for {players} players", "expected charts for 2, 3 and 4")


def cells_of(entry: Entry) -> list[Cell]:
    entry.keys(["players", "chart"])
    rows = entry.get("chart")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_ROWS:
        raise entry.error("'chart' is not right", f"expected a list of 1 to {MOST_ROWS} lines")
    cells: list[Cell] = []
    for row, line in enumerate(rows):
        text = line if isinstance(line, str) else ""
        signs = list(CELL.finditer(text))
        if CELL.sub("  ", text).strip() or not 1 <= len(signs) <= MOST_COLUMNS:
            raise entry.error(
                f"line {row + 1} of 'chart' is '{line}'",
                "expected hexagons such as '0^', '2v' or 'C1' with spaces between",
            )
        cells += [Cell(row, n, sign.start(), sign[0]) for n, sign in enumerate(signs)]
    return cells


def read_layout(entry: Entry, cells: list[Cell], names: list[str]) -> Layout:
    players = entry.integer("players", 2, 4)
    layout = Layout(players, len(names))
    cities: dict[int, int] = {}
    first = shift(cells[0])
    for cell in cells:
        place = names.index(cell.name())
        layout.places.append(place)
        layout.across[place] = cell.across // 2
        layout.down[place] = cell.row
        if shift(cell) != first:
            raise entry.error(
                f"{cell.name()} does not fit beside the others",
                f"expected hexagons {HEXAGON} letters apart, each row shifted by {HEXAGON // 2}",
            )
        if cell.sign[0] == "C":
            cities[int(cell.sign[1])] = place
        else:
            layout.cost[place] = int(cell.sign[0])
            layout.faceup[place] = cell.sign[1] == "^"
        layout.near[place] = [names.index(other.name()) for other in cells if near(cell, other)]
    if sorted(cities) != list(range(1, players + 1)):
        raise entry.error(f"{len(cities)} Cities", f"expected C1 to C{players}, each once")
    layout.cities = [cities[number] for number in range(1, players + 1)]
    for city in layout.cities:
        free = [place for place in layout.near[city] if layout.cost[place] == 0]
        if len(layout.near[city]) < 2 or not free:
            raise entry.error(
                f"the City at {names[city]} is shut in",
                "expected two neighbours, one of them to be entered without Food",
            )
    return layout


def shift(cell: Cell) -> int:
    """The same for all hexagons that lie on one honeycomb."""
    return (cell.across + cell.row * (HEXAGON // 2)) % HEXAGON


def near(one: Cell, other: Cell) -> bool:
    """Whether two hexagons share an edge (DIL-RULE-14)."""
    across = abs(one.across - other.across)
    down = abs(one.row - other.row)
    return (down == 0 and across == HEXAGON) or (down == 1 and across == HEXAGON // 2)
