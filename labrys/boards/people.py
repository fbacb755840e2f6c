"""Who sits where, and the marks they have on every board: a colour and a shape."""

from __future__ import annotations

from typing import Final, NamedTuple

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.tips import aloud

# Each colour has a shape: no fact is told by colour alone.
SHAPES: Final = {
    "purple": "circle",
    "green": "triangle",
    "beige": "square",
    "navy": "diamond",
    "rust": "hexagon",
    "teal": "star",
}
COLOURS: Final = tuple(SHAPES)

# The shapes for a drawing, around 0,0 and about 1 wide and high to each side
SHAPE_PATHS: Final = {
    "circle": "M-1,0A1,1 0 1 1 1,0A1,1 0 1 1-1,0Z",
    "triangle": "M0,-1.2L1.22,.9H-1.22Z",
    "square": "M-.92,-.92H.92V.92H-.92Z",
    "diamond": "M0,-1.25L1.2,0L0,1.25L-1.2,0Z",
    "hexagon": "M-.58,-1H.58L1.12,0L.58,1H-.58L-1.12,0Z",
    "star": (
        "M0,-1.3L.36,-.5L1.24,-.4L.58,.19L.76,1.05L0,.62L-.76,1.05L-.58,.19L-1.24,-.4L-.36,-.5Z"
    ),
}


class Sitter(NamedTuple):
    """Who sits at a seat, as the others see them."""

    name: str
    colour: str
    you: bool = False
    bot: bool = False

    @property
    def shape(self) -> str:
        return SHAPES[self.colour]


@kept
def shape(sitter: Sitter) -> Html:
    """A player's shape in text; the name beside it says who."""
    return tag("span", cls=f"shape {sitter.colour}", aria_hidden="true")


@kept
def named(sitter: Sitter) -> Html:
    """A player's name with colour and shape."""
    return tag("span", sitter.name, cls=f"who {sitter.colour}")


@kept
def counter(sitter: Sitter, piece: str = "") -> Html:
    """A disc of the player: the shape in the player's colour, and the name for those who listen."""
    return tag("span", shape(sitter), aloud(sitter.name), cls="disc", data_piece=piece)


@kept
def shape_path(name: str, size: int) -> Html:
    """A player's shape for a drawing, around 0,0."""
    return tag("path", cls="token", d=SHAPE_PATHS[name], transform=f"scale({size})")
