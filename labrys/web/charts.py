"""A chart of lines, as SVG: how the points of everybody grew in the course of a game.

It is drawn twice, for a wide place and for a phone: a drawing that is only made smaller could not
be read any more. Lines differ by dashes as well as by colour, and end in the shape of their owner.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from labrys.boards.markup import Html, join, tag
from labrys.boards.people import Sitter, shape_path
from labrys.tables.course import Course, Points

TICKS: Final = 5
STEPS: Final = (1, 2, 5)
APART: Final = 21  # between the names of two lines
# Much is often counted after the last choice: it has this part of the width for itself.
LAST: Final = 16


@dataclass(frozen=True)
class Frame:
    """The place for a chart, and the part of it where the lines are."""

    name: str
    width: int
    height: int
    left: int
    right: int
    named: bool  # whether the names stand beside the ends

    top: int = 30
    bottom: int = 28

    @property
    def across(self) -> int:
        return self.width - self.left - self.right

    @property
    def down(self) -> int:
        return self.height - self.top - self.bottom


FRAMES: Final = (
    Frame("wide", 940, 250, 40, 150, named=True),
    Frame("narrow", 350, 250, 34, 46, named=False),
)


@lru_cache(maxsize=500)
def chart(
    course: Course, people: tuple[Sitter, ...], label: str, marks: tuple[tuple[str, str], ...]
) -> Html:
    """The course of a game; `marks` are the words and the address of each turning point."""
    return join([_Drawing(frame, course, people, label, marks).draw() for frame in FRAMES])


class _Drawing:
    def __init__(
        self,
        frame: Frame,
        course: Course,
        people: tuple[Sitter, ...],
        label: str,
        marks: tuple[tuple[str, str], ...],
    ) -> None:
        self.frame = frame
        self.course = course
        self.people = people
        self.label = label
        self.marks = marks
        every = [number for points in course.points for number in points]
        self.ticks = ticks(min(0, *every), max(1, *every))
        self.plies = len(course.points) - 1

    def draw(self) -> Html:
        frame = self.frame
        return tag(
            "svg",
            tag("title", self.label),
            *[self._level(number) for number in self.ticks],
            *[self._line(who) for who in self._ranked()],
            *self._ends(),
            *[self._mark(number) for number in range(len(self.course.turns))],
            cls=f"course {frame.name}",
            viewBox=f"0 0 {frame.width} {frame.height}",
            role="group",
            aria_label=self.label,
        )

    def _x(self, ply: int) -> int:
        """All choices have the same width, but for the last."""
        frame, last = self.frame, self.plies - 1
        if ply > last:
            return frame.left + frame.across
        return frame.left + round((frame.across - frame.across // LAST) * ply / max(1, last))

    def _y(self, number: int) -> int:
        low, high = self.ticks[0], self.ticks[-1]
        frame = self.frame
        return frame.top + frame.down - round(frame.down * (number - low) / (high - low))

    def _level(self, number: int) -> Html:
        frame, y = self.frame, self._y(number)
        line = tag("path", cls="level", d=f"M{frame.left} {y}h{frame.across}")
        return line + tag("text", number, x=frame.left - 7, y=y + 5, text_anchor="end")

    def _ranked(self) -> list[int]:
        """Who leads at the end is drawn last, over the others."""
        last = self.course.points[-1]
        return sorted(range(len(last)), key=lambda who: last[who])

    def _line(self, who: int) -> Html:
        points = [(self._x(ply), self._y(number)) for ply, number in bends(self.course.points, who)]
        way = " ".join(f"{x},{y}" for x, y in points)
        return tag("polyline", cls=f"who-line {self.people[who].colour}", points=way)

    def _ends(self) -> list[Html]:
        """The shape of each at the end of its line, with points and name; none over another."""
        last = self.course.points[-1]
        ends: list[Html] = []
        least = 0
        for who in reversed(self._ranked()):
            y = max(self._y(last[who]), least)
            least = y + APART
            ends.append(self._end(self.people[who], last[who], y))
        return ends

    def _end(self, person: Sitter, number: int, y: int) -> Html:
        x = self.frame.width - self.frame.right + 16
        name = f" {person.name}" if self.frame.named else None
        shape = tag("g", shape_path(person.shape, 7), transform=f"translate({x} {y})")
        says = tag("text", tag("tspan", number, cls="many"), name, x=x + 13, y=y + 5)
        return tag("g", shape, says, cls=f"end {person.colour}")

    def _mark(self, number: int) -> Html:
        """A turning point: its number over the line of the one who drew ahead."""
        turn = self.course.turns[number]
        says, address = self.marks[number]
        x, y = self._x(turn.ply), self._y(self.course.points[turn.ply][turn.who])
        high = max(y - 30, 13)
        sign = tag("g", tag("circle", r=11), tag("text", number + 1, y=5, text_anchor="middle"))
        stem = tag("path", d=f"M{x} {high + 10}V{y}")
        placed = tag("g", sign, transform=f"translate({x} {high})")
        return tag("a", stem, placed, cls="turn", href=address, aria_label=says)


def bends(points: tuple[Points, ...], who: int) -> list[tuple[int, int]]:
    """The plies at which a line begins or ends to rise or fall, with its height there."""
    last = len(points) - 1
    kept = [
        ply
        for ply in range(last + 1)
        if ply in (0, last)
        or points[ply][who] != points[ply - 1][who]
        or points[ply][who] != points[ply + 1][who]
    ]
    return [(ply, points[ply][who]) for ply in kept]


def ticks(low: int, high: int) -> list[int]:
    """Round numbers from below the lowest to above the highest."""
    size, at = 1, 0
    while (high - low) / (size * STEPS[at]) > TICKS:
        at += 1
        if at == len(STEPS):
            size, at = size * 10, 0
    step = size * STEPS[at]
    return list(range(low // step * step, -(-high // step) * step + 1, step))
