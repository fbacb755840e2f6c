"""The map of Minos as text: regions as the bricks of a wall, so that those that touch are adjacent.

A map whose borders no wall shows (a designer's own) becomes a table with its borders.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.bricks import draw_bricks
from labrys.boards.terminal import Cell, Paint
from labrys.games.minos.facts.types import Region

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
    half = (brick_width(wall, width) + 1) // 2
    height = max(len(lines) for lines in cells.values())
    rows = [
        {shift + 2 * index: cells[region] for index, region in enumerate(row)}
        for shift, row in wall
    ]
    return draw_bricks(rows, half, height, paint)
