"""Where the ship of a question may sail, by which way and for how much Food (DIL-RULE-11, -12).

It is computed from a concealed position, whose asked seat knows its own Food.
"""

from __future__ import annotations

from typing import TypedDict

from labrys.games.diluvium.content.model import FOOD
from labrys.games.diluvium.rules import explore
from labrys.games.diluvium.rules.routes import FAR, food_to, route, ship_at, steps_from
from labrys.games.diluvium.rules.sail import Sail
from labrys.games.diluvium.rules.sea import EXPLORER, Sea


class Way(TypedDict):
    """The cheapest way to a place; what it costs is None where no ship may stop."""

    place: str
    way: list[str]
    food: int | None
    affordable: bool
    reveals: bool
    marks: bool  # whether a marker could be put there


class Sailing(TypedDict):
    """The ship that sails, and all places it has a way to."""

    ship: int
    start: str
    free: int  # so many tiles cost nothing
    ways: dict[str, Way]


def sailing(sea: Sea, seat: int) -> Sailing | None:
    """None unless the seat is asked where a ship sails."""
    step = sea.agenda[-1] if sea.agenda else None
    if not isinstance(step, Sail) or step.seat != seat:
        return None
    names = sea.content.places
    start = ship_at(sea, seat, step.ship)
    steps = steps_from(sea, start)
    costs = food_to(sea, seat, step.ship)
    food = sea.empires[seat].rack[FOOD]
    ways: dict[str, Way] = {}
    for place in sea.layout.places:
        if place == start or steps[place] == FAR:
            continue
        cost = costs[place]
        ways[names[place]] = {
            "place": names[place],
            "way": [names[at] for at in route(sea, start, place)],
            "food": cost if cost != FAR else None,
            "affordable": cost <= food,
            "reveals": not sea.faceup(place) and not sea.is_city(place),
            "marks": step.ship == EXPLORER and can_mark(sea, seat, place),
        }
    free = allowance(sea, seat, step.ship)
    return {"ship": step.ship, "start": names[start], "free": free, "ways": ways}


def allowance(sea: Sea, seat: int, ship: int) -> int:
    """How many tiles of this move are free, with those that Compasses add (DIL-RULE-39)."""
    board = sea.empires[seat].board
    free = board.explorer_allowance if ship == EXPLORER else board.warship_allowance
    return free + sea.compass


def can_mark(sea: Sea, seat: int, place: int) -> bool:
    """Whether an Exploration Ship that stops there explores; a facedown tile has a free space for
    whoever turns it, but no marker may be left (DIL-EXPLORE-03, DIL-RULE-17)."""
    if sea.faceup(place) or sea.is_city(place):
        return explore.can_mark(sea, seat, place)
    return sea.empires[seat].marked < sea.content.markers
