"""Tiles of the chart: sea, islands by kind, Monsters, exploration spaces, uncharted water."""

from __future__ import annotations

from random import Random
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, join, tag
from labrys.games.diluvium.content.model import KINDS, MILITARY_EFFECT, SETTLER_EFFECT, Tile
from labrys.games.diluvium.page.art import FRAMES, at, hexagon, number, shape

# Half of an island's width by its size, and of a Monster's lair
HALVES: Final = {1: 34.0, 2: 48.0, 3: 60.0}
LAIR: Final = 31.0
ROOM: Final = 164.0
# Where the spaces of an island lie, by its size
SLOTS: Final = {
    1: [(0.0, 9.0)],
    2: [(-16.5, 9.0), (16.5, 9.0)],
    3: [(-31.0, 8.0), (0.0, 10.0), (31.0, 8.0)],
}
CITY_SLOTS: Final = [(-34.0, 9.0), (0.0, 14.0), (34.0, 9.0)]
# Where exploration spaces lie, by how many there are
SPACES_AT: Final = {
    1: [(0.0, -66.0)],
    2: [(-18.0, -63.0), (18.0, -63.0)],
    3: [(-35.0, -53.0), (0.0, -70.0), (35.0, -53.0)],
    4: [(-48.0, -46.0), (-17.0, -64.0), (17.0, -64.0), (48.0, -46.0)],
}
# Monsters up to this strength, and how they look
BEASTS: Final = ((3, "crab"), (4, "kraken"), (6, "serpent"), (99, "leviathan"))
WAVES: Final = 7


class Spot:
    """Where an island or a lair lies in its tile, and how large it is drawn."""

    def __init__(self, x: float, y: float, scale: float) -> None:
        self.x = x
        self.y = y
        self.scale = scale


MIDDLE: Final = Spot(0, 0, 1)


@kept
def spots(sizes: tuple[int, ...], monster: bool) -> tuple[Spot, ...]:
    """Islands from left to right, then the Monster; a third of them lies below."""
    halves = [HALVES[size] for size in sizes] + ([LAIR] if monster else [])
    if len(halves) == 1:
        return (Spot(0, -7, 1.2),)
    lower = len(halves) > 2
    total = 2 * (halves[0] + halves[1])
    scale = min(1.0 if lower else 1.17, ROOM / total)
    left, right = -total * scale / 2, total * scale / 2
    up = -16 if lower else -6
    found = [
        Spot(left + halves[0] * scale, up, scale),
        Spot(right - halves[1] * scale, up + 5, scale),
    ]
    if lower:
        found.append(Spot(0, 42, 0.95))
    return tuple(found)


@kept
def water(id: str) -> Html:
    """The sea of a tile, with its waves."""
    chance = Random(id)
    waves = ""
    for _ in range(WAVES):
        x, y = chance.uniform(-68, 50), chance.uniform(-48, 48)
        waves += f"M{number(x)} {number(y)}q4.5-5 9 0t9 0"
    return hexagon(99, "dl-sea") + tag("path", cls="dl-wave", d=waves)


@kept
def uncharted(cost: int, place: str) -> Html:
    """A tile that lies facedown: parchment, rings for its depth, and its cost in ears of wheat."""
    turned = Random(place).randrange(360)
    rings = [hexagon(88 - 8 * ring, "dl-sounding") for ring in range(cost + 1)]
    swirl = tag("use", cls="dl-swirl", href="#dl-swirl", transform=f"rotate({turned})")
    if cost:
        width = 10 + 34 * cost
        box = {"x": -width // 2, "y": -22, "width": width, "height": 44, "rx": 9}
        price = [tag("rect", cls="dl-plate", **box)]
        left = -17 * (cost - 1)
        price += [shape("food", left + 34 * ear, 0, 32, 32, "dl-ears") for ear in range(cost)]
    else:
        price = [
            tag("circle", cls="dl-plate", r=21),
            shape("food", 0, 0, 32, 32, "dl-ears dl-none"),
            tag("path", cls="dl-strike", d="M-13 13L13-13"),
        ]
    return join([hexagon(99, f"dl-unknown dl-u{min(cost, 2)}"), *rings, swirl, *price])


@kept
def tile_ground(tile: Tile) -> Html:
    """The sea and the islands of a tile that lies faceup."""
    where = spots(tuple(tile.sizes), bool(tile.monster))
    parts = [water(tile.id)]
    for index, (kind, size) in enumerate(zip(tile.kinds, tile.sizes)):
        spot = where[index]
        isle = f"#dl-isle-{KINDS[kind]}-{size}"
        parts.append(tag("use", href=isle, transform=at(spot.x, spot.y, spot.scale)))
    return join(parts)


@kept
def city_ground(people: str, colour: str) -> Html:
    """A City: its walls in the colour of who lives there."""
    parts = [
        water(people),
        tag("g", hexagon(92, "dl-walls"), cls=colour),
        tag("use", href="#dl-isle-city"),
        tag("use", href=f"#dl-city-{people}", cls=colour, transform=at(0, -26, 1.05)),
    ]
    return join(parts)


@kept
def slot(kind: str, x: float, y: float, holds: Html) -> Html:
    """A space for a Settler: the sign of its kind, or who stands there."""
    inside = holds or shape(kind, 0, 0, 18)
    look = f"dl-slot dl-k-{kind}{' dl-full' if holds else ''}"
    return tag("g", FRAMES[kind], inside, cls=look, transform=at(x, y))


@kept
def effect(kind: int) -> Html:
    """What an Exploration Space gives: Gold, a Settler, or strength."""
    if kind in (SETTLER_EFFECT, MILITARY_EFFECT):
        name = "settler" if kind == SETTLER_EFFECT else "strength"
        up = tag("path", cls="dl-up", d="M8-4v-9M4-9l4-4 4 4")
        disc = tag("circle", r=14)
        return tag("g", disc, shape(name, -2, 0, 18), up, cls="dl-gold-space dl-effect")
    inside = [tag("circle", r=14), tag("circle", r=11, cls="dl-ring"), tag("text", kind, y=7)]
    return tag("g", *inside, cls="dl-gold-space")


@kept
def beast(strength: int) -> str:
    return next(name for most, name in BEASTS if strength <= most)


@kept
def monster(tile: Tile, slain: bool, place: str) -> Html:
    """A Monster with its strength and Gold, or what is left of it: it is seen to sink."""
    lair = tag("use", href="#dl-lair")
    body = tag("use", href=f"#dl-{beast(tile.monster)}", cls="dl-beast")
    if slain:
        sunk = tag("g", body, cls="dl-slain", data_piece=f"slain-{place}", data_comes="sink")
        return lair + sunk + tag("path", cls="dl-cross", d="M-15-13l30 28M15-13l-30 28")
    return join([lair, body, worth(tile)])


@kept
def worth(tile: Tile) -> Html:
    """What a Monster is worth: its strength and its Gold."""
    shield = tag(
        "g",
        tag("path", d="M-11-10h22v9c0 7-4 10-11 13-7-3-11-6-11-13z"),
        tag("text", tile.monster, y=6),
        cls="dl-strength-badge dl-monster-badge",
        transform=at(-14, 19),
    )
    gold = tag(
        "g",
        tag("circle", r=12),
        tag("text", tile.monster_gold, y=6),
        cls="dl-gold-space",
        transform=at(14, 19),
    )
    return shield + gold
