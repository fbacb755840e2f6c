"""A chart of one player's chance to win in the course of a game, as SVG; drawn twice, for a wide
place and for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from labrys.boards.markup import Html, join, tag
from labrys.boards.people import Sitter
from labrys.web.charts import Frame

LEVELS: Final = (0, 25, 50, 75, 100)
FRAMES: Final = (
    Frame("wide", 860, 260, 48, 16, named=True),
    Frame("narrow", 350, 230, 42, 8, named=False),
)
HIGH: Final = 34

Marks = tuple[tuple[int, str], ...]


@lru_cache(maxsize=200)
def chance_chart(
    chances: tuple[tuple[int, float], ...], who: Sitter, even: float, marks: Marks, label: str
) -> Html:
    """Chances by ply; `even` is what everybody begins with, `marks` are plies and addresses."""
    return join([_drawn(frame, chances, who, even, marks, label) for frame in FRAMES])


def _drawn(
    frame: Frame,
    chances: tuple[tuple[int, float], ...],
    who: Sitter,
    even: float,
    marks: Marks,
    label: str,
) -> Html:
    last = max(1, chances[-1][0])

    def x(ply: int) -> int:
        return frame.left + round(frame.across * ply / last)

    def y(chance: float) -> int:
        return frame.top + frame.down - round(frame.down * chance)

    levels = [
        tag("path", cls="level", d=f"M{frame.left} {y(level / 100)}h{frame.across}")
        + tag("text", f"{level} %", x=frame.left - 7, y=y(level / 100) + 5, text_anchor="end")
        for level in LEVELS
    ]
    fair = tag("path", cls="fair", d=f"M{frame.left} {y(even)}h{frame.across}")
    way = " ".join(f"{x(ply)},{y(chance)}" for ply, chance in chances)
    below = f"{frame.left},{y(0)} {way} {x(chances[-1][0])},{y(0)}"
    signs = [
        _mark(number, x(ply), y(_at(chances, ply)), address)
        for number, (ply, address) in enumerate(marks, 1)
    ]
    return tag(
        "svg",
        tag("title", label),
        *levels,
        tag("polygon", cls=f"chance-area {who.colour}", points=below),
        fair,
        tag("polyline", cls=f"who-line {who.colour}", points=way),
        *signs,
        cls=f"course chances {frame.name}",
        viewBox=f"0 0 {frame.width} {frame.height}",
        role="group",
        aria_label=label,
    )


def _at(chances: tuple[tuple[int, float], ...], ply: int) -> float:
    """The chance at a ply, on the line between those that are known."""
    before = chances[0]
    for point in chances:
        if point[0] >= ply:
            width = point[0] - before[0]
            part = (ply - before[0]) / width if width else 1.0
            return before[1] + (point[1] - before[1]) * part
        before = point
    return before[1]


def _mark(number: int, x: int, y: int, address: str) -> Html:
    high = y - HIGH if y - HIGH >= 13 else y + HIGH
    sign = tag("g", tag("circle", r=11), tag("text", number, y=5, text_anchor="middle"))
    stem = tag("path", d=f"M{x} {high}V{y}")
    dot = tag("circle", cls="dot", cx=x, cy=y, r=4)
    placed = tag("g", sign, transform=f"translate({x} {high})")
    return tag("a", stem, dot, placed, cls="turn", href=address, aria_label=number)
