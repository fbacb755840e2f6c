"""A map in letters: its places as the bricks of a wall, each row half a brick beside the next, so
that those that touch are adjacent. Rows may have gaps."""

from __future__ import annotations

from typing import Final, TypeAlias

from labrys.boards.terminal import Cell, Paint, padded

# The lines of each brick, by where it begins, in half bricks from the left
Row: TypeAlias = dict[int, list[Cell]]

# The corners by where lines leave them: up, down, left, right
CORNERS: Final = {
    (False, True, False, True): "┌",
    (False, True, True, False): "┐",
    (True, False, False, True): "└",
    (True, False, True, False): "┘",
    (True, True, False, True): "├",
    (True, True, True, False): "┤",
    (False, True, True, True): "┬",
    (True, False, True, True): "┴",
    (True, True, True, True): "┼",
    (True, True, False, False): "│",
    (False, False, True, True): "─",
}


def draw_bricks(rows: list[Row], half: int, height: int, paint: Paint) -> list[str]:
    """The wall; half a brick is so many columns wide, and a brick so many lines high."""
    lines = [joint({}, rows[0], half)]
    for index, row in enumerate(rows):
        for line in range(height):
            lines.append(course(row, half, line, paint))
        below = rows[index + 1] if index + 1 < len(rows) else {}
        lines.append(joint(row, below, half))
    return lines


def course(row: Row, half: int, line: int, paint: Paint) -> str:
    """One line through all bricks of a row."""
    text = ""
    at = 0
    for left in sorted(row):
        column = left * half
        if column > at or not text:
            text += " " * (column - at) + "│"
            at = column + 1
        words = row[left][line] if line < len(row[left]) else []
        text += padded(words, 2 * half - 1, paint) + "│"
        at = column + 2 * half + 1
    return text


def joint(above: Row, below: Row, half: int) -> str:
    """The line between two rows."""
    last = max([*above, *below]) * half + 2 * half
    text = ""
    for column in range(last + 1):
        up, down = wall_at(above, column, half), wall_at(below, column, half)
        left = covered(above, column - 1, half) or covered(below, column - 1, half)
        right = covered(above, column, half) or covered(below, column, half)
        text += CORNERS.get((up, down, left, right), " ")
    return text


def wall_at(row: Row, column: int, half: int) -> bool:
    """Whether a brick begins or ends at a column."""
    at, rest = divmod(column, half)
    return rest == 0 and (at in row or at - 2 in row)


def covered(row: Row, column: int, half: int) -> bool:
    """Whether a brick reaches from a column to the next."""
    at = column // half
    return at in row or at - 1 in row
