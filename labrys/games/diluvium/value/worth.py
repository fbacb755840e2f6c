"""What a position of Diluvium is worth to a seat, in Gold: for bots and for the game review.

Gold counts in full. What may still become Gold counts by a rule of thumb: the numbers below were
set by hand and bettered in matches of `greedy` against itself.
"""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import (
    CRAFT,
    ENGAGE,
    FOOD,
    PRODUCE,
    RESOURCES,
    SETTLE,
    WEAPONS,
)
from labrys.games.diluvium.rules.engage import monster_at
from labrys.games.diluvium.rules.produce import yields
from labrys.games.diluvium.rules.routes import FAR, steps_from
from labrys.games.diluvium.rules.sea import Sea

TOKEN: Final = [0.55, 0.9, 0.75]  # Food, Craft as a share of its price, Weapons
SPARE: Final = [0.15, 0.733, 0.3]  # those beyond the first few
FIRST: Final = [2, 4, 3]
CARD: Final = 1.6
STEP: Final = 0.9
LAIR: Final = 0.45
HARVESTS: Final = 0.3  # how often a round the best tile produces
SECOND: Final = 0.35
SETTLE_BONUS: Final = 0.22
PRODUCE_BONUS: Final = 0.3
ENGAGE_BONUS: Final = 0.2
OUT: Final = 0.12  # a Settler that has left its section, on the way to a bonus
RIVAL: Final = 0.8
TAKEN_A_ROUND: Final = 0.75  # tokens of the scarcest kind, for each player
LONGEST: Final = 10.0


def value(sea: Sea, seat: int) -> float:
    """Own prospects, less most of the strongest rival's."""
    if sea.over:
        return verdict(sea, seat)
    left = rounds_left(sea)
    best = -1000.0
    for player in range(sea.players):
        if player != seat:
            best = max(best, prospects(sea, player, left))
    return prospects(sea, seat, left) - RIVAL * best


def verdict(sea: Sea, seat: int) -> float:
    """Who has won counts more than by how much."""
    best = -1000
    for player in range(sea.players):
        if player != seat:
            best = max(best, sea.gold[player])
    own = sea.gold[seat]
    return own - RIVAL * best + (20.0 if seat in sea.winners() else 0.0)


def rounds_left(sea: Sea) -> float:
    """How many rounds are still to come, by the tray that runs out first."""
    if sea.last_round:
        return 0.0
    least = min(sea.trays[FOOD], sea.trays[CRAFT], sea.trays[WEAPONS])
    return min(LONGEST, 1.0 + least / (TAKEN_A_ROUND * sea.players))


def prospects(sea: Sea, player: int, left: float) -> float:
    empire = sea.empires[player]
    total = float(sea.gold[player])
    soon = min(1.0, left / 3.0)
    for kind in range(RESOURCES):
        number = empire.rack[kind]
        first = min(number, FIRST[kind])
        worth = first * TOKEN[kind] + (number - first) * SPARE[kind]
        total += soon * worth * price(sea, player, kind)
    total += soon * CARD * (len(empire.hand) + len(empire.kept))
    total += soon * STEP * empire.strength
    total += harvests(sea, player, left)
    if empire.empty(SETTLE):
        total += SETTLE_BONUS * left
    if empire.empty(PRODUCE):
        total += PRODUCE_BONUS * left * empire.board.produce_bonus
    if empire.empty(ENGAGE):
        total += ENGAGE_BONUS * left * empire.strength_gold()
    total += soon * OUT * (sea.content.settlers - empire.at_home())
    return total + soon * LAIR * lairs(sea, player)


def price(sea: Sea, player: int, kind: int) -> float:
    """What a player's board pays for a Craft; other kinds have no price."""
    if kind != CRAFT:
        return 1.0
    board = sea.empires[player].board
    return board.gold_per_sale / board.craft_per_sale


def harvests(sea: Sea, player: int, left: float) -> float:
    """What the best tile and the second best will yield."""
    best = 0.0
    second = 0.0
    for place in sea.layout.places:
        if sea.held[place] and sea.settlers_at(player, place):
            found = yields(sea, player, place)
            worth = 0.0
            for kind in range(RESOURCES):
                number = min(found[kind], sea.trays[kind])
                worth += number * TOKEN[kind] * price(sea, player, kind)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return left * HARVESTS * (best + SECOND * second)


def lairs(sea: Sea, player: int) -> float:
    """The Gold of the best Monster that could be slain, the nearer the better."""
    empire = sea.empires[player]
    strength = empire.strength + empire.rack[WEAPONS]
    best = 0.0
    steps: list[int] = []
    for place in sea.layout.places:
        monster = monster_at(sea, place)
        if monster:
            if not steps:
                steps = steps_from(sea, empire.warship)
            if steps[place] != FAR:
                missing = max(0, monster - strength)
                worth = sea.tile(place).monster_gold / (1.0 + 0.3 * steps[place] + 0.5 * missing)
                best = max(best, worth)
    return best
