"""The map of Minos as text: regions as the bricks of a wall, so that those that touch are adjacent.

A map whose borders no wall shows (a designer's own) becomes a table with its borders.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.games.minos.board.facts import Region

Paint = Callable[[str, str], str]
Cell = list[tuple[str, str]]

# Each row stands half a brick to the left or right of the next. 0 leaves a brick out.
WALLS: Final = (
    ((1, [1, 2, 3]), (0, [7, 6, 5, 4])),
    ((3, [10]), (2, [8, 9]), (1, [1, 2, 3]), (0, [7, 6, 5, 4])),
    ((1, [1, 2, 3, 4]), (0, [5, 6, 7, 8, 9]), (1, [10, 11, 12, 13])),
)
NARROWEST: Final = 13
WIDEST: Final = 19

Wall = tuple[tuple[int, list[int]], ...]


def wall_for(regions: list[Region]) -> Wall | None:
    """The wall on which exactly the adjacent regions touch."""
    borders = {region["number"]: sorted(region["borders"]) for region in regions}
    for wall in WALLS:
        if touching(wall) == borders:
            return wall
    return None


def touching(wall: Wall) -> dict[int, list[int]]:
    """Which bricks share a line with which."""
    place = {
        region: (height, shift + 2 * index)
        for height, (shift, row) in enumerate(wall)
        for index, region in enumerate(row)
    }
    return {
        region: sorted(
            other
            for other, (level, start) in place.items()
            if (level == height and abs(start - left) == 2)
            or (abs(level - height) == 1 and abs(start - left) == 1)
        )
        for region, (height, left) in place.items()
    }


def brick_width(wall: Wall, width: int) -> int:
    """The widest brick that fits; odd, so that half a brick is a whole number of columns."""
    bricks = max(len(row) + shift / 2 for shift, row in wall)
    fitting = int((width - 1) / bricks) - 1
    if fitting % 2 == 0:
        fitting -= 1
    return max(NARROWEST, min(WIDEST, fitting))


def draw_wall(wall: Wall, cells: dict[int, list[Cell]], width: int, paint: Paint) -> list[str]:
    """The bricks with what stands in them; a cell is a list of styled pieces for each line."""
    inner = brick_width(wall, width)
    half = (inner + 1) // 2
    height = max(len(lines) for lines in cells.values())
    edges = [edge_columns(shift, len(row), half) for shift, row in wall]
    drawn = [joint([], edges[0])]
    for index, (shift, row) in enumerate(wall):
        for line in range(height):
            text = " " * (shift * half)
            for region in row:
                lines = cells[region]
                words = lines[line] if line < len(lines) else []
                text += "│" + padded(words, inner, paint)
            drawn.append(text + "│")
        below = edges[index + 1] if index + 1 < len(wall) else []
        drawn.append(joint(edges[index], below))
    return drawn


def edge_columns(shift: int, bricks: int, half: int) -> list[int]:
    return [(shift + 2 * index) * half for index in range(bricks + 1)]


def joint(above: list[int], below: list[int]) -> str:
    """The line between two rows, from the columns of the walls above and below it."""
    first = min(above[:1] + below[:1])
    last = max(above[-1:] + below[-1:])
    text = " " * first
    for column in range(first, last + 1):
        text += _corner(column, above, below, column == first, column == last)
    return text


def _corner(column: int, above: list[int], below: list[int], first: bool, last: bool) -> str:
    up = column in above
    down = column in below
    if not up and not down:
        return "─"
    if first:
        return "├" if up and down else ("└" if up else "┌")
    if last:
        return "┤" if up and down else ("┘" if up else "┐")
    if up and down:
        return "┼"
    return "┴" if up else "┬"


def spaced(words: Cell) -> Cell:
    """Words with a space before each."""
    return [(style, " " + word) for style, word in words]


def padded(pieces: Cell, width: int, paint: Paint) -> str:
    """Styled pieces of text, filled up to a width, or cut with a sign that there is more."""
    text = ""
    room = width
    for style, piece in pieces:
        shown = piece if len(piece) <= room else piece[: room - 1] + "…"[: max(0, room)]
        room -= len(shown)
        text += paint(style, shown) if shown else ""
    return text + " " * room
