"""Where a ship may go: outlines to click, the way to each place with its Food, and the second click
that sails. An outline takes clicks only while the question names it, so that what lies below can be
clicked at all times."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.people import Sitter
from labrys.boards.sentences import Sentences
from labrys.games.diluvium.facts.routes import Sailing, Way
from labrys.games.diluvium.page.art import Point, at, hexagon, number, shape
from labrys.games.diluvium.page.scene import Crew, Scene
from labrys.games.diluvium.page.waters import Waters
from labrys.games.diluvium.rules.sea import EXPLORER
from labrys.kernel.text.words import Words

HEX: Final = "0,-94 81.4,-47 81.4,47 0,94 -81.4,47 -81.4,-47"
# How far below the middle of the tiles a way runs
BELOW: Final = 26
# Where no ship may stop
NO_STOP: Final = -1


class Course(NamedTuple):
    """A way as it is drawn: through which points, and what it costs."""

    points: tuple[Point, ...]
    free: int  # so many tiles of it cost nothing
    food: int
    affordable: bool
    explores: bool


class Ship(NamedTuple):
    """The ship that would sail."""

    kind: str
    people: str
    sitter: Sitter


class Aim(NamedTuple):
    """What the outline of a place tells: its name, whose ships are there, and its way."""

    place: str
    water: int
    ships: tuple[tuple[str, int], ...]
    start: bool
    course: Course | None


class Voyages:
    """Draws outlines and ways in one language."""

    def __init__(self, words: Words, waters: Waters) -> None:
        self.words = words
        self.say = Sentences(words).say
        self.waters = waters

    def ship(self, scene: Scene) -> Ship | None:
        if scene.sailing is None:
            return None
        kind = "explorer" if scene.sailing["ship"] == EXPLORER else "warship"
        return Ship(kind, scene.crew.nations[scene.near], scene.people[scene.near])

    @kept
    def draw(self, crew: Crew, aim: Aim, ship: Ship | None, x: float, y: float) -> Html:
        """The outline of a tile; in a voyage also its way, and where to confirm it."""
        course = aim.course
        name = self.waters.name(aim.water)
        told = [name]
        told += [
            self.words.say(f"page-{kind}-of", name=crew.people[player].name)
            for kind, player in aim.ships
        ]
        if course is not None and course.food != NO_STOP:
            told.append(self.words.say("page-way", count=course.food))
        rim = tag(
            "polygon",
            points=HEX,
            cls="dl-hit",
            data_part=f"place-{aim.place}",
            data_station="shut" if aim.water < 0 else "open",
            role="img",
            aria_label=". ".join(told),
        )
        inner = tag("g", rim, hexagon(88.5, "dl-rim2"), transform=at(x, y))
        if course is None or ship is None:
            return tag("g", inner, cls="dl-aim dl-start" if aim.start else "dl-aim")
        go = self.go(aim.place, course, ship, name) if course.affordable else None
        return tag("g", inner, way(course), go, cls="dl-aim")

    def go(self, place: str, course: Course, ship: Ship, name: str) -> Html:
        """The second click: the ship at the end of its way, and what it costs."""
        x, y = course.points[-1]
        label = self.words.say("page-go", place=name, count=course.food)
        ghost = shape(f"{ship.kind}-{ship.people}", 0, -12, 78, 66)
        part = tag(
            "g",
            hexagon(96, "dl-go-area"),
            tag("g", ghost, cls=ship.sitter.colour),
            cls="dl-go",
            transform=at(x, y),
            data_part=f"place-{place}-go",
            role="img",
            aria_label=label,
        )
        food = tag(
            "g", confirm(course.food), transform=at(x, y + 46, 1.25), cls="dl-go-food dl-inert"
        )
        return part + food


def course_of(sailing: Sailing, way: Way, points: dict[str, Point]) -> Course:
    cost = way["food"]
    return Course(
        tuple([points[place] for place in way["way"]]),
        sailing["free"],
        NO_STOP if cost is None else cost,
        way["affordable"],
        way["marks"] or way["reveals"],
    )


@kept
def way(course: Course) -> Html:
    """The way itself, shown when one points at its end or has chosen it: hollow dots for tiles
    that are free, filled ones for those that are paid for."""
    points = [(x, y + BELOW) for x, y in course.points]
    line = curve(points)
    steps = [
        tag(
            "circle",
            cx=number(x),
            cy=number(y),
            r=8,
            cls="dl-paid" if index > course.free else None,
        )
        for index, (x, y) in enumerate(points)
        if index
    ]
    return tag(
        "g",
        tag("path", cls="dl-way-edge", d=line),
        tag("path", cls="dl-way-line", d=line),
        *steps,
        cls="dl-way",
        aria_hidden="true",
    )


def curve(points: list[Point]) -> str:
    """A line through the middles between points, rounded at the points themselves."""
    x, y = points[0]
    line = f"M{number(x)} {number(y)}"
    for (x, y), (right, down) in pairwise(points[1:]):
        middle = f"{number((x + right) / 2)} {number((y + down) / 2)}"
        line += f"Q{number(x)} {number(y)} {middle}"
    x, y = points[-1]
    return f"{line}L{number(x)} {number(y)}"


@kept
def cost_of(course: Course, x: float, y: float) -> Html:
    """The whole Food of a way: filled where it explores, hollow where it only sails; a bar where
    no ship may stop."""
    if course.food == NO_STOP:
        bar = tag("g", shape("no", 0, 0, 34), cls="dl-pin")
        drawn = tag("g", bar, cls="dl-no-stop", transform=at(0, 86))
    elif not course.affordable:
        drawn = pill(course.food, " dl-short")
    else:
        drawn = pill(course.food, "" if course.explores else " dl-hollow")
    return tag("g", drawn, transform=at(x, y))


@kept
def pill(food: int, look: str) -> Html:
    """Food on the lowest corner of a tile; what is pinned there grows on a small chart."""
    pin = [
        tag("rect", x=-29, y=-16, width=58, height=32, rx=16),
        tag("text", food, x=-11, y=8),
        shape("food", 12, 0, 24),
    ]
    return tag("g", tag("g", *pin, cls="dl-pin"), cls=f"dl-pill{look}", transform=at(0, 86))


@kept
def confirm(food: int) -> Html:
    """What is clicked to sail: yes, for so much Food."""
    return tag(
        "g",
        tag("rect", x=-44, y=-16, width=88, height=32, rx=16),
        shape("check", -27, 0, 20),
        tag("text", food, x=1, y=8),
        shape("food", 24, 0, 24),
        cls="dl-pill dl-picked",
    )


def quiet_at(sailing: Sailing | None, place: str) -> bool:
    """Whether a place is out of reach in the voyage that is asked for."""
    if sailing is None or place == sailing["start"]:
        return False
    way = sailing["ways"].get(place)
    return way is None or not way["affordable"]
