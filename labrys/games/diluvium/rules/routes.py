"""Ship movement: how far a ship gets, and what that costs (ledger 4.4)."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import FOOD, NONE
from labrys.games.diluvium.rules.sea import EXPLORER, Sea

FAR: Final = 999


def steps_from(sea: Sea, start: int, most: int = FAR) -> list[int]:
    """How many tiles a ship enters on the shortest way to each place, FAR if there is no way of
    `most` tiles at most.

    Faceup tiles and Cities are crossed; a facedown tile ends a move (DIL-MOVE-04 to -07)."""
    steps = [FAR] * len(sea.tiles)
    steps[start] = 0
    reached = [start]
    near = sea.layout.near
    tiles = sea.tiles
    city_of = sea.city_of
    for place in reached:  # those that are found meanwhile too
        here = steps[place]
        if here == most:
            break
        if tiles[place] == NONE and city_of[place] == NONE:
            continue
        for other in near[place]:
            if steps[other] == FAR:
                steps[other] = here + 1
                reached.append(other)
    return steps


def route(sea: Sea, start: int, end: int) -> list[int]:
    """The places of a shortest way, both ends with it; the first in reading order of equal ones."""
    steps = steps_from(sea, start)
    if steps[end] == FAR:
        return []
    way = [end]
    while way[-1] != start:
        here = way[-1]
        for other in sea.layout.near[here]:
            crossable = sea.faceup(other) or sea.is_city(other)
            if steps[other] == steps[here] - 1 and crossable:
                way.append(other)
                break
    way.reverse()
    return way


def ship_at(sea: Sea, player: int, ship: int) -> int:
    empire = sea.empires[player]
    return empire.explorer if ship == EXPLORER else empire.warship


def free_tiles(sea: Sea, player: int, ship: int) -> int:
    """How many tiles a ship goes without Food: its allowance and what Compasses add."""
    board = sea.empires[player].board
    allowance = board.explorer_allowance if ship == EXPLORER else board.warship_allowance
    return allowance + sea.compass


def tiles_per_food(sea: Sea, player: int, ship: int) -> int:
    board = sea.empires[player].board
    return board.explorer_tiles_per_food if ship == EXPLORER else board.warship_tiles_per_food


def farthest(sea: Sea, player: int, ship: int) -> int:
    """How many tiles a ship goes with all the Food on the rack (DIL-MOVE-03)."""
    food = sea.empires[player].rack[FOOD]
    return free_tiles(sea, player, ship) + food * tiles_per_food(sea, player, ship)


def printed_cost(sea: Sea, place: int) -> int:
    """What a tile's back shows, while it lies facedown (DIL-MOVE-04)."""
    if sea.tiles[place] != NONE or sea.city_of[place] != NONE:
        return 0
    return sea.layout.cost[place]


def may_stop(sea: Sea, player: int, ship: int, place: int) -> bool:
    """No ship stops in a rival's City, no Exploration Ship beside a rival Warship (DIL-MOVE-06,
    DIL-MOVE-07)."""
    owner = sea.city_of[place]
    if owner != NONE:
        return owner == player
    return ship != EXPLORER or sea.rival_warship(player, place) == NONE


def food_to(sea: Sea, player: int, ship: int, most: int = FAR) -> list[int]:
    """The Food that the cheapest way of `most` tiles at most to each place costs; FAR where there
    is no such way or no stop (DIL-RULE-11, DIL-RULE-52)."""
    start = ship_at(sea, player, ship)
    free = free_tiles(sea, player, ship)
    rate = tiles_per_food(sea, player, ship)
    costs = steps_from(sea, start, most)
    for place in sea.layout.places:
        tiles = costs[place]
        if tiles != FAR:
            if place != start and may_stop(sea, player, ship, place):
                extra = tiles - free
                food = (extra + rate - 1) // rate if extra > 0 else 0
                costs[place] = food + printed_cost(sea, place)
            else:
                costs[place] = FAR
    return costs


def free_move(sea: Sea, player: int, ship: int, costs: list[int]) -> bool:
    """Whether a ship can get anywhere without spending Food (DIL-RULE-09)."""
    for place in sea.layout.places:
        if costs[place] == 0:
            return True
    return False


def move_ship(sea: Sea, player: int, ship: int, place: int) -> None:
    """Put a ship at a place, turning up a tile that lies facedown."""
    empire = sea.empires[player]
    if ship == EXPLORER:
        empire.explorer = place
    else:
        empire.warship = place
    sea.tell("sailed", player, ship, sea.water(place))
    if not sea.faceup(place) and not sea.is_city(place):
        sea.turn_up(player, place)
