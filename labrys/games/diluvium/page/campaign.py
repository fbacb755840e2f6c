"""The chart of the campaign: its scenarios are islands on one route. Water that was sailed is
painted, the rest is parchment; heirlooms ride on the route as medallions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from labrys.boards.campaign import Stop
from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.games.diluvium.content.model import KINDS
from labrys.games.diluvium.game import DiluviumGame
from labrys.games.diluvium.page.art import DEFS, FRAMES, at, number, shape
from labrys.kernel.text.words import Words

Point = tuple[float, float]

REACHED: Final = ("won", "lost", "left", "next")
STAR: Final = Html("M12 1.2l3.2 7.1 7.6.8-5.7 5.2 1.6 7.6L12 18l-6.7 3.9 1.6-7.6L1.2 9.1l7.6-.8z")
LOCK: Final = "M-6-1h12v9H-6zM-3.6-1v-3.4a3.6 3.6 0 0 1 7.2 0V-1"
CORNERS: Final = 12
PEOPLE: Final = "greek"
EDGE: Final = 14  # of the paper
PLAQUE: Final = 66  # how far below an island its name begins


class Layout(NamedTuple):
    """Where the islands lie: on a wide page, and on a phone."""

    name: str
    width: int
    height: int
    stops: tuple[Point, ...]
    rose: Point
    size: int  # of the names


WIDE: Final = Layout(
    "wide",
    1240,
    860,
    ((165, 650), (330, 350), (590, 600), (700, 235), (960, 500), (1075, 170)),
    (1120, 735),
    25,
)
TALL: Final = Layout(
    "tall",
    640,
    1150,
    ((170, 965), (455, 845), (175, 620), (455, 500), (175, 265), (455, 130)),
    (80, 445),
    28,
)


class Chart:
    """Draws campaigns in one language."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.game, DiluviumGame)
        self.words = words
        self.game = words.game

    def draw(self, stops: Sequence[Stop], colour: str) -> Html:
        """Both layouts; the styles show the one that fits."""
        shapes = tag("svg", DEFS, width=0, height=0, aria_hidden="true", cls="dl-defs")
        drawn = [self.layout(layout, stops, colour) for layout in (WIDE, TALL)]
        return tag("div", shapes, *drawn, cls="diluvium dl-campaign", aria_hidden="true")

    def layout(self, layout: Layout, stops: Sequence[Stop], colour: str) -> Html:
        reached = [stop for stop in stops if stop.state in REACHED]
        ship = next((stop for stop in stops if stop.state == "next"), None)
        return tag(
            "svg",
            paper(layout),
            water(tuple(below(layout.stops[stop.number]) for stop in reached)),
            *[way(layout, stop) for stop in stops[1:]],
            *[self.stop(layout, stop) for stop in stops],
            *[self.medallion(layout, stop) for stop in stops[1:]],
            sailing(layout, ship.number, colour) if ship else None,
            viewBox=f"0 0 {layout.width} {layout.height}",
            cls=f"dl-chart-svg dl-campaign-{layout.name}",
        )

    def stop(self, layout: Layout, stop: Stop) -> Html:
        """An island with its name and stars on a plaque."""
        scenario = self.game.content.scenarios[stop.number]
        sign = SIGNS[stop.number % len(SIGNS)]
        far = stop.state == "far"
        return tag(
            "g",
            tag("path", cls="dl-shallow", d=blob(stop.number, 92, 72)),
            tag("path", cls="dl-sand", d=blob(stop.number, 80, 60)),
            tag("path", cls=f"dl-shore dl-shore-{stop.number}", d=blob(stop.number, 72, 53)),
            sign,
            plaque(layout, stop, 1 + len(scenario.stars)),
            badge(str(stop.number + 1), -74, -50),
            tag("g", tag("path", d=LOCK), transform=at(74, -48), cls="dl-lock") if far else None,
            cross() if stop.state in ("lost", "left") else None,
            transform=at(*layout.stops[stop.number]),
            cls=f"dl-stop dl-{stop.state}",
        )

    def medallion(self, layout: Layout, stop: Stop) -> Html:
        """The heirloom that was, or is to be, carried to an island."""
        if stop.heirloom is None and not stop.due:
            return EMPTY
        x, y = middle(layout, stop.number)
        inside = tag("text", "?", y=9, cls="dl-loom-mark")
        if stop.heirloom is not None:
            inside = self.heirloom(stop.heirloom)
        return tag("g", tag("circle", r=27), inside, transform=at(x, y), cls="dl-loom")

    def heirloom(self, option: int) -> Html:
        block = self.game.lexicon.of(option)
        if block.verb == "heirloom-gold":
            gold = self.game.content.heirloom_gold
            coin = tag("circle", r=17, cls="dl-loom-coin")
            return coin + tag("text", gold, y=8, cls="dl-loom-gold")
        if block.verb == "heirloom-card":
            return shape("card", 0, 0, 30)
        kind = KINDS[block.members(option)[0]]
        return tag("g", FRAMES[kind], shape(kind, 0, 0, 19), cls=f"dl-token dl-k-{kind}")


# ---- the paper


@kept
def paper(layout: Layout) -> Html:
    """Rhumb lines and the rose they come from."""
    x, y = layout.rose
    far = layout.width + layout.height
    rays = []
    for ray in range(24):
        angle = math.tau * ray / 24
        end = (x + far * math.cos(angle), y + far * math.sin(angle))
        rays.append(f"M{number(x)} {number(y)}L{number(end[0])} {number(end[1])}")
    lines = tag("path", d="".join(rays), cls="dl-rhumb")
    long = "M0-62L8-8 62 0 8 8 0 62-8 8-62 0-8-8z"
    rose = tag(
        "g",
        tag("circle", r=64, cls="dl-rose-ring"),
        tag("path", d=long, transform="rotate(45) scale(.72)", cls="dl-rose-back"),
        tag("path", d=long, cls="dl-rose"),
        tag("circle", r=6, cls="dl-rose-heart"),
        transform=at(x, y),
    )
    return lines + rose


@kept
def water(points: tuple[Point, ...]) -> Html:
    """The sea as far as it was sailed: a broad brush along the route."""
    if not points:
        return EMPTY
    line = curve(points) if len(points) > 1 else f"M{number(points[0][0])} {number(points[0][1])}h1"
    return join([tag("path", d=line, cls=f"dl-sailed-{part}") for part in ("coast", "edge", "sea")])


@kept
def way(layout: Layout, stop: Stop) -> Html:
    """From the island before to this one."""
    (x, y), (to_x, to_y) = layout.stops[stop.number - 1], layout.stops[stop.number]
    line = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    if stop.state == "far":
        return tag("path", d=line, cls="dl-to-sail")
    return tag("path", d=line, cls="dl-wake") + tag("path", d=line, cls="dl-course")


def middle(layout: Layout, stop: int) -> Point:
    """Where a medallion lies on the way to an island: clear of both plaques."""
    (x, y), (to_x, to_y) = layout.stops[stop - 1], layout.stops[stop]
    part = 0.62 if to_y > y else 0.46
    return x + (to_x - x) * part, y + (to_y - y) * part + (0 if to_y > y else 12)


def below(point: Point) -> Point:
    """The middle of an island together with its plaque."""
    return point[0], point[1] + PLAQUE / 2


def curve(points: Sequence[Point]) -> str:
    """A smooth line through points."""
    return _through([points[0], *points, points[-1]])


def closed_curve(points: Sequence[Point]) -> str:
    """A smooth line through points and back to the first."""
    return _through([points[-1], *points, *points[:2]]) + "z"


def _through(ends: Sequence[Point]) -> str:
    """A smooth line from the second to the last but one, of which the others give the bends."""
    path = [f"M{number(ends[1][0])} {number(ends[1][1])}"]
    for at_ in range(1, len(ends) - 2):
        before, here, there, after = ends[at_ - 1 : at_ + 3]
        first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        second = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        path.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, there)))
    return "".join(path)


@kept
def blob(seed: int, width: float, height: float) -> str:
    """The coast of an island, another one for each."""
    points = []
    for corner in range(CORNERS):
        angle = math.tau * corner / CORNERS
        bulge = 1 + 0.07 * math.sin(3 * angle + seed * 1.7) + 0.05 * math.sin(2 * angle + seed)
        points.append((width * bulge * math.cos(angle), height * bulge * math.sin(angle)))
    return closed_curve(points)


# ---- islands and ships


def sailing(layout: Layout, stop: int, colour: str) -> Html:
    x, y = layout.stops[stop]
    ship = shape(f"explorer-{PEOPLE}", 0, 0, 92, 79)
    return tag("g", ship, transform=at(x + 114, y + 26), cls=f"dl-ship {colour}")


def plaque(layout: Layout, stop: Stop, most: int) -> Html:
    """The name and the stars, moved aside where it would not be on the paper."""
    size, top = layout.size, PLAQUE
    width = max(len(stop.title) * size * 0.68 + 24, most * size + 60)
    x = layout.stops[stop.number][0]
    inside = min(max(x, width / 2 + EDGE), layout.width - width / 2 - EDGE) - x
    row = []
    for star in range(most):
        look = "dl-star dl-full" if star < stop.stars else "dl-star"
        x = (star - (most - 1) / 2) * (size + 3) - 12
        row.append(tag("path", d=STAR, transform=at(x, top + size + 10, 1), cls=look))
    return tag(
        "g",
        tag(
            "rect",
            x=number(-width / 2),
            y=top,
            width=number(width),
            height=size + 44,
            rx=9,
            cls="dl-plaque",
        ),
        tag("text", stop.title, y=top + size, cls="dl-plaque-name"),
        *row,
        transform=at(inside, 0),
    )


def badge(text: str, x: float, y: float) -> Html:
    return tag(
        "g", tag("circle", r=17), tag("text", text, y=7), transform=at(x, y), cls="dl-stop-number"
    )


def cross() -> Html:
    """A wreck: this one was lost."""
    return tag("path", d="M-9-9L9 9M9-9L-9 9", transform=at(74, -48), cls="dl-lost-mark")


def _serpent() -> Html:
    return tag(
        "g",
        tag("path", d="M-34 18C-32 0-18 0-17 18M-10 18C-8-6 8-6 10 18M16 18C17 3 30 0 26-16"),
        tag("path", d="M33-14C34-28 19-37 4-30L-7-23 7-20-3-15C9-8 24-4 33-14z", cls="dl-head"),
        cls="dl-coils",
    )


def _sun() -> Html:
    rays = "".join(f"M{x1} {y1}L{x2} {y2}" for x1, y1, x2, y2 in _rays())
    return tag(
        "g",
        tag("path", d="M-26 4a26 26 0 0 1 52 0z", cls="dl-sun"),
        tag("path", d=rays, cls="dl-ray"),
        tag("path", d="M-44 10q7-5 14 0t14 0 14 0 14 0 14 0 14 0", cls="dl-wave"),
    )


def _rays() -> list[tuple[str, str, str, str]]:
    found = []
    for degrees in range(-80, 81, 20):
        angle = math.radians(degrees)
        x, y = math.sin(angle), -math.cos(angle)
        found.append((number(31 * x), number(4 + 31 * y), number(41 * x), number(4 + 41 * y)))
    return found


SIGNS: Final = (
    shape(f"explorer-{PEOPLE}", 0, -6, 84, 72, "dl-stop-sign"),
    shape("food", 0, -2, 64, look="dl-stop-sign"),
    _serpent(),
    shape("ruins", 0, -4, 68, look="dl-stop-sign"),
    shape(f"warship-{PEOPLE}", -18, -12, 70, 60, "dl-stop-sign")
    + shape(f"warship-{PEOPLE}", 18, 6, 70, 60, "dl-stop-sign"),
    _sun(),
)


def chart(words: Words) -> Chart:
    """Called by the page of a campaign."""
    return Chart(words)
