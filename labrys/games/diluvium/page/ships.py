"""Ships, Settlers and markers: the people gives the form, the player colour and shape."""

from __future__ import annotations

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.people import Sitter, shape_path
from labrys.games.diluvium.page.art import at, shape


@kept
def explorer(sitter: Sitter, people: str, player: int, x: float, y: float) -> Html:
    """An Exploration Ship under a pale sail with the player's shape."""
    flag = tag("g", shape_path(sitter.shape, 7), transform=at(0, -8), cls="dl-flag")
    return tag(
        "g",
        shape(f"explorer-{people}", 0, 0, 56, 48),
        flag,
        cls=f"dl-ship {sitter.colour}",
        transform=at(x, y),
        data_piece=f"explorer-{player}",
        data_travels=True,
    )


@kept
def warship(sitter: Sitter, people: str, player: int, strength: int, x: float, y: float) -> Html:
    """A Warship: coloured sail, shields and oars, its strength on a shield."""
    badge = tag(
        "g",
        tag("path", d="M-10-10h20v9c0 7-4 10-10 13-6-3-10-6-10-13z"),
        tag("text", strength, y=6),
        cls="dl-strength-badge",
        transform=at(25, -17),
    )
    flag = tag("g", shape_path(sitter.shape, 7), transform=at(0, -8), cls="dl-flag dl-war")
    return tag(
        "g",
        shape(f"warship-{people}", 0, 0, 56, 48),
        flag,
        badge,
        cls=f"dl-ship {sitter.colour}",
        transform=at(x, y),
        data_piece=f"warship-{player}",
        data_travels=True,
    )


@kept
def fighting(sitter: Sitter, people: str, strength: int) -> Html:
    """A Warship beside the words of a fight, with its strength: a likeness, not the piece."""
    badge = tag(
        "g",
        tag("path", d="M-10-10h20v9c0 7-4 10-10 13-6-3-10-6-10-13z"),
        tag("text", strength, y=6),
        cls="dl-strength-badge",
        transform=at(25, -17),
    )
    flag = tag("g", shape_path(sitter.shape, 7), transform=at(0, -8), cls="dl-flag dl-war")
    ship = tag("g", shape(f"warship-{people}", 0, 0, 56, 48), flag, badge)
    look = f"dl-fighter {sitter.colour}"
    return tag("svg", ship, viewBox="-32 -32 72 60", cls=look, aria_hidden="true")


@kept
def settler(sitter: Sitter, people: str, x: float, y: float, size: float = 26) -> Html:
    """A Settler with the headdress of its people; its feet stand a little below x,y."""
    return shape(f"settler-{people}", x, y - size * 0.3, size, size * 1.27, sitter.colour)


@kept
def marker(sitter: Sitter, size: int) -> Html:
    """An Exploration Marker: the player's shape."""
    return tag("g", shape_path(sitter.shape, size), cls=f"dl-marker {sitter.colour}")


@kept
def walker(
    sitter: Sitter, people: str, player: int, piece: str, x: float, y: float, size: int
) -> Html:
    """A Settler that is seen to walk from a section to an island: one of its player's."""
    return tag(
        "g",
        tag("desc", 1),
        settler(sitter, people, x, y, size),
        data_piece=piece,
        data_flow=f"settlers-{player}",
    )
