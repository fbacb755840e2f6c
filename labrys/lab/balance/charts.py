"""Charts as SVG that is as wide as its place: intervals, bars and lines. Words stand in HTML
beside them, so that they keep their size on a phone. Nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.boards.markup import Html, tag

HIGH: Final = 22
MIDDLE: Final = HIGH // 2


class Scale:
    """From numbers to percent of the width, with a little room at both ends."""

    def __init__(self, numbers: Sequence[float]) -> None:
        low, high = min(numbers), max(numbers)
        room = (high - low or 1.0) * 0.04
        self.low = low - room
        self.width = high - low + 2 * room

    def at(self, number: float) -> str:
        share = (number - self.low) / self.width
        return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def interval(
    scale: Scale, value: float, low: float, high: float, fair: float, outside: bool, label: str
) -> Html:
    """A number with its interval, and the line of what is fair. What lies outside is a square."""
    marks = [
        _line("fair", scale.at(fair), 0, scale.at(fair), HIGH),
        _line("whisker", scale.at(low), MIDDLE, scale.at(high), MIDDLE),
        _line("whisker", scale.at(low), MIDDLE - 4, scale.at(low), MIDDLE + 4),
        _line("whisker", scale.at(high), MIDDLE - 4, scale.at(high), MIDDLE + 4),
    ]
    if outside:
        square = tag("rect", x=-5, y=MIDDLE - 5, width=10, height=10, cls="point")
        marks.append(tag("svg", square, x=scale.at(value), overflow="visible"))
    else:
        marks.append(tag("circle", cx=scale.at(value), cy=MIDDLE, r=5, cls="point"))
    look = "interval outside" if outside else "interval"
    return tag("svg", *marks, cls=look, width="100%", height=HIGH, role="img", aria_label=label)


def bars(numbers: Sequence[float], highest: float, label: str, high: int = 34) -> Html:
    """Columns beside each other, all of the same width; those below zero hang from the top."""
    width = 100 / max(1, len(numbers))
    drawn: list[Html] = []
    for place, number in enumerate(numbers):
        tall = high * abs(number) / (highest or 1)
        top = 0.0 if number < 0 else high - tall
        drawn.append(
            tag(
                "rect",
                x=f"{place * width + width * 0.08:.2f}%",
                y=f"{top:.1f}",
                width=f"{width * 0.84:.2f}%",
                height=f"{tall:.1f}",
                cls="bar minus" if number < 0 else "bar",
            )
        )
    return tag("svg", *drawn, cls="bars", width="100%", height=high, role="img", aria_label=label)


def lines(series: Sequence[Sequence[float]], label: str) -> Html:
    """Lines over time; the first is solid, the others are dashed."""
    every = [number for numbers in series for number in numbers]
    low, high = min(0.0, *every), max(1e-9, *every)
    drawn: list[Html] = []
    for place, numbers in enumerate(series):
        points = " ".join(
            f"{100 * at / max(1, len(numbers) - 1):.1f},{96 - 92 * (n - low) / (high - low):.1f}"
            for at, n in enumerate(numbers)
        )
        look = "line" if place == 0 else "line dashed"
        drawn.append(tag("polyline", points=points, cls=look))
    return tag(
        "svg",
        *drawn,
        cls="lines",
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
        role="img",
        aria_label=label,
    )


def _line(look: str, x1: str, y1: int, x2: str, y2: int) -> Html:
    return tag("line", cls=look, x1=x1, y1=str(y1), x2=x2, y2=str(y2))


def binned(numbers: Sequence[int], most: int = 24) -> list[tuple[int, int, int]]:
    """Bins of one width: from, to, how many."""
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // most))
    counts = [0] * (-(-(high - low + 1) // width))
    for number in numbers:
        counts[(number - low) // width] += 1
    return [(low + i * width, low + (i + 1) * width - 1, n) for i, n in enumerate(counts)]
