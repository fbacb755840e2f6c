"""How a search looks ahead: the kinds of plans, and chances of winning made of margins.

Only sums, products, quotients and square roots: these are rounded alike on every machine, so a
search that counts its steps chooses alike on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from labrys.kernel.position import Position

# The kinds of plans
TURN: Final = 0  # the best way through one's own turn, by a beam
ROUND: Final = 1  # each option played out to the far horizon, the promising ones more often
TREE: Final = 2  # a tree of what all seats may do, over many worlds

EVEN: Final = 0.5


def chance_of(margin: float, spread: float) -> float:
    """The chance to stay ahead with a margin, where margins still change by about `spread`."""
    return EVEN + EVEN * margin / sqrt(margin * margin + spread * spread)


def chances_of(worths: list[float], spread: float) -> list[float]:
    """The chance of each player to win, by what each has; together they make 1."""
    count = len(worths)
    if count == 1:
        return [chance_of(worths[0], spread)]
    found: list[float] = []
    total = 0.0
    for player in range(count):
        chance = 1.0
        for other in range(count):
            if other != player:
                chance *= chance_of(worths[player] - worths[other], spread)
        found.append(chance)
        total += chance
    return [chance / total for chance in found]


def result_of(position: Position) -> list[float]:
    """The win of a game that is over, shared by its winners; else it is its rivals'. Where nobody
    has won, nobody has lost either."""
    players = position.seats + len(position.rivals())
    winners = position.winners()
    if not winners and players == position.seats:
        return [1.0 / players] * players
    found = [0.0] * players
    if not winners:
        winners = list(range(position.seats, players))
    for player in winners:
        found[player] = 1.0 / len(winners)
    return found
