"""Drawings of our own: a token for each resource, and the Agent dice.

Each resource has a shape besides its colour and its icon: a square, a hexagon, a shield, an arched
stele, a disc; a wreath is a Victory Point.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.icons import icon, svg_icon
from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.games.monumental.content.language import RESOURCES, STOCK_ICONS

PLATES: Final = {
    "production": "M4 1.5h16A2.5 2.5 0 0 1 22.5 4v16a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 20"
    "V4A2.5 2.5 0 0 1 4 1.5z",
    "science": "M12 .8L22 6.4V17.6L12 23.2L2 17.6V6.4z",
    "military": "M2 2.5Q7 3.5 12 1Q17 3.5 22 2.5V11Q22 19 12 23.4Q2 19 2 11z",
    "culture": "M2.5 22.8V11A9.5 9.8 0 0 1 21.5 11V22.8z",
    "gold": "M12 1A11 11 0 1 1 11.99 1z",
}
POINT: Final = "point"
# A ring of three colours stands for any Basic resource.
BASIC: Final = "basic"
ARCS: Final = {
    "production": "M12 3.5A8.5 8.5 0 0 1 19.36 16.25",
    "science": "M19.36 16.25A8.5 8.5 0 0 1 4.64 16.25",
    "military": "M4.64 16.25A8.5 8.5 0 0 1 12 3.5",
}
PIPS: Final = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)),
}
SIDE: Final = "M5 1h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z"
BOX: Final = "0 0 24 24"
# So many tokens are drawn one by one.
SEPARATE: Final = 3
# Tokens by the numbers that the rules have for resources
NAMES: Final = [*STOCK_ICONS, BASIC]


@kept
def sign(name: str, look: str = "") -> Html:
    """An icon of this game."""
    return icon(f"city-{name}", look=look)


@kept
def token(name: str) -> Html:
    """One of a resource."""
    if name == POINT:
        return sign(POINT, "mo-tk mo-point")
    if name == BASIC:
        arcs = [tag("path", d=arc, cls=f"mo-arc mo-{kind}") for kind, arc in ARCS.items()]
        return tag("svg", *arcs, viewBox=BOX, cls="mo-tk", aria_hidden="true")
    plate = tag("path", d=PLATES[name], cls="mo-plate")
    drawn = svg_icon(f"city-{name}", 12, 13 if name == "culture" else 12, 16)
    return tag("svg", plate, drawn, viewBox=BOX, cls=f"mo-tk mo-{name}", aria_hidden="true")


@kept
def amount(resource: int, count: int) -> Html:
    """So many of a resource: a token, and unless it is one a figure before it."""
    figure = tag("b", count) if count != 1 else EMPTY
    return tag("span", figure, token(NAMES[resource]), cls="mo-num")


@kept
def yields(gives: tuple[int, ...]) -> Html:
    """What a card gives, token by token as long as they are few."""
    drawn: list[Html] = []
    for resource in range(RESOURCES):
        count = gives[resource]
        few = count <= SEPARATE
        drawn.append(token(NAMES[resource]) * count if few else amount(resource, count))
    return join(drawn)


@kept
def die(face: int) -> Html:
    """An Agent die: its face, or a hooded head where it has not been rolled."""
    side = tag("path", d=SIDE, cls="mo-side")
    if face:
        pips = join([tag("circle", cx=x, cy=y, r=2) for x, y in PIPS[face]])
    else:
        pips = svg_icon("city-agent", 12, 12, 18)
    return tag("svg", side, pips, viewBox=BOX, cls="mo-die", aria_hidden="true")


def struck(drawn: Html) -> Html:
    """What is lost, sent back or ignored."""
    return tag("span", drawn, cls="mo-no")
