"""Drawings of our own: the shapes of `shapes.svg` by their names, hexagons, tokens and coins."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeAlias

from labrys.boards.kept import kept
from labrys.boards.markup import Child, Html, tag

RADIUS: Final = 100
ACROSS: Final = 86.6  # half a hexagon
DOWN: Final = 150

Point: TypeAlias = tuple[float, float]


def _defs() -> Html:
    """Our own file, as it stands, inside the page: its parts are named `dl-…`."""
    text = (Path(__file__).parent / "shapes.svg").read_text(encoding="utf-8")
    found = re.search(r"<defs>.*</defs>", text, re.DOTALL)
    assert found is not None
    return Html(found.group().replace("\n", ""))


DEFS: Final = _defs()


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def at(x: float, y: float, scale: float = 1) -> str:
    """A place in a drawing, for `transform`."""
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale == 1 else f"{moved} scale({scale:.2f})"


@kept
def hexagon(radius: float, look: str) -> Html:
    """A hexagon with its point up, around 0,0."""
    return tag("polygon", points=corners(radius), cls=look)


@kept
def corners(radius: float) -> str:
    half, wide = radius / 2, radius * 0.866
    points = [(0, -radius), (wide, -half), (wide, half), (0, radius), (-wide, half), (-wide, -half)]
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


@kept
def shape(name: str, x: float, y: float, width: float, height: float = 0, look: str = "") -> Html:
    """A shape of the file inside a drawing, its middle at x,y."""
    height = height or width
    return tag(
        "use",
        href=f"#dl-{name}",
        x=number(x - width / 2),
        y=number(y - height / 2),
        width=number(width),
        height=number(height),
        cls=look,
    )


@kept
def sign(name: str, look: str = "") -> Html:
    """A shape in text."""
    use = tag("use", href=f"#dl-{name}")
    return tag("svg", use, cls=f"dl-i {look}".rstrip(), viewBox="0 0 24 24", aria_hidden="true")


# What is around the sign of a kind: its shape tells it apart from the others without colour.
FRAMES: Final = {
    "food": Html('<circle class="dl-frame" r="13.5"/>'),
    "craft": Html('<rect class="dl-frame" x="-12.5" y="-12.5" width="25" height="25" rx="3.5"/>'),
    "weapons": Html('<path class="dl-frame" d="M-13-12.5h26v10c0 8-5 13-13 17-8-4-13-9-13-17z"/>'),
    "ruins": Html('<path class="dl-frame" d="M-12.5 13V-1a12.5 12.5 0 0 1 25 0v14z"/>'),
}


@kept
def token(kind: str) -> Html:
    """A token in text, in the shape of its kind."""
    inside = FRAMES[kind] + shape(kind, 0, 0, 19)
    box = "-16 -16 32 32"
    return tag("svg", inside, cls=f"dl-token dl-k-{kind}", viewBox=box, aria_hidden="true")


def coin(amount: Child) -> Html:
    return tag("span", amount, cls="dl-coin")
