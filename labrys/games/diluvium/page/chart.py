"""The sea chart: parchment, tiles with what stands on them, outlines to click, ships, Food."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, join, tag
from labrys.boards.sentences import Sentences
from labrys.games.diluvium.content.model import Layout
from labrys.games.diluvium.facts.table import Water
from labrys.games.diluvium.page import ships
from labrys.games.diluvium.page.art import ACROSS, DOWN, RADIUS, Point, number
from labrys.games.diluvium.page.scene import Scene
from labrys.games.diluvium.page.voyage import Aim, Voyages, cost_of, course_of, quiet_at
from labrys.games.diluvium.page.waters import Waters, lying
from labrys.kernel.text.words import Words

MARGIN: Final = 14
# Where ships lie in a tile, one after the other
ANCHORS: Final = (
    (47.0, 45.0),
    (-47.0, 45.0),
    (0.0, 66.0),
    (66.0, 12.0),
    (-66.0, 12.0),
    (0.0, 30.0),
)
# A lair lies at the right of one island, and below two: ships leave it in sight
BESIDE_ONE: Final = tuple([ANCHORS[n] for n in (1, 2, 4, 0, 3, 5)])
BESIDE_TWO: Final = tuple([ANCHORS[n] for n in (1, 0, 4, 3, 2, 5)])
RAYS: Final = 16
# A ship of a kind, and whose it is
Moored = tuple[str, int]


class Chart:
    """Draws the chart in one language."""

    def __init__(self, words: Words) -> None:
        self.say = Sentences(words).say
        self.waters = Waters(words)
        self.voyages = Voyages(words, self.waters)

    def draw(self, scene: Scene) -> Html:
        sea, crew, sailing = scene.sea, scene.crew, scene.sailing
        points = points_of(sea.layout, tuple(sea.content.places))
        fleet = moored(scene)
        ship = self.voyages.ship(scene)
        waters: list[Html] = []
        aims: list[Html] = []
        sails: list[Html] = []
        costs: list[Html] = []
        for here, place in zip(scene.table["chart"], sea.layout.places):
            name = here["place"]
            x, y = points[name]
            lies = lying(scene, here, place, quiet_at(sailing, name))
            there = tuple(fleet.get(name, ()))
            way = sailing["ways"].get(name) if sailing is not None else None
            course = course_of(sailing, way, points) if sailing is not None and way else None
            start = sailing is not None and sailing["start"] == name
            aim = Aim(name, lies.water, there, start, course)
            waters.append(self.waters.draw(crew, lies, x, y))
            aims.append(self.voyages.draw(crew, aim, ship, x, y))
            if there:
                sails.append(self.ships(scene, there, x, y, anchors_of(here)))
            if course is not None:
                costs.append(cost_of(course, x, y))
        left, top, width, height = box(sea.layout)
        return tag(
            "svg",
            parchment(left, top, width, height),
            *waters,
            *aims,
            tag("g", *sails, cls="dl-inert", aria_hidden="true"),
            tag("g", *costs, cls="dl-inert", aria_hidden="true") if costs else None,
            cls="dl-chart-svg dl-sailing" if sailing is not None else "dl-chart-svg",
            viewBox=f"{number(left)} {number(top)} {number(width)} {number(height)}",
            role="group",
            aria_label=self.say("page-chart"),
        )

    def ships(
        self,
        scene: Scene,
        there: tuple[Moored, ...],
        x: float,
        y: float,
        anchors: tuple[Point, ...],
    ) -> Html:
        drawn: list[Html] = []
        for index, (kind, player) in enumerate(there):
            right, down = anchors[index % len(anchors)]
            person, people = scene.people[player], scene.crew.nations[player]
            if kind == "explorer":
                drawn.append(ships.explorer(person, people, player, x + right, y + down))
            else:
                strength = scene.table["empires"][player]["strength"]
                drawn.append(ships.warship(person, people, player, strength, x + right, y + down))
        return join(drawn)


def anchors_of(here: Water) -> tuple[Point, ...]:
    if not here["monster"] and not here["slain"]:
        return ANCHORS
    return BESIDE_TWO if len(here["islands"]) > 1 else BESIDE_ONE


def moored(scene: Scene) -> dict[str, list[Moored]]:
    """The ships at each place that has some."""
    found: dict[str, list[Moored]] = {}
    for player, fleet in enumerate(scene.table["empires"]):
        found.setdefault(fleet["explorer"], []).append(("explorer", player))
        found.setdefault(fleet["warship"], []).append(("warship", player))
    return found


@kept
def points_of(layout: Layout, places: tuple[str, ...]) -> dict[str, Point]:
    """The middle of each place in the drawing."""
    return {
        places[place]: (layout.across[place] * ACROSS, layout.down[place] * float(DOWN))
        for place in layout.places
    }


@kept
def box(layout: Layout) -> tuple[float, float, float, float]:
    """The part of the drawing that is seen: all tiles, and room for the Food below them."""
    xs = [layout.across[place] * ACROSS for place in layout.places]
    ys = [layout.down[place] * float(DOWN) for place in layout.places]
    left, top = min(xs) - ACROSS - MARGIN, min(ys) - RADIUS - MARGIN
    width = max(xs) + ACROSS + MARGIN - left
    return left, top, width, max(ys) + RADIUS + 2 * MARGIN - top


@kept
def parchment(x: float, y: float, width: float, height: float) -> Html:
    """Rhumb lines from two roses of the winds, beyond the edge of the tiles."""
    lines = ""
    for across, down in (
        (x + width * 0.94, y + height * 0.9),
        (x + width * 0.06, y + height * 0.1),
    ):
        for ray in range(RAYS):
            dx, dy = TURNS[ray]
            lines += f"M{number(across)} {number(down)}l{number(dx * 2600)} {number(dy * 2600)}"
    return tag("path", cls="dl-rhumb", d=lines, aria_hidden="true")


TURNS: Final = [
    (1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924),
    (0.0, 1.0), (-0.383, 0.924), (-0.707, 0.707), (-0.924, 0.383),
    (-1.0, 0.0), (-0.924, -0.383), (-0.707, -0.707), (-0.383, -0.924),
    (0.0, -1.0), (0.383, -0.924), (0.707, -0.707), (0.924, -0.383),
]  # fmt: skip
