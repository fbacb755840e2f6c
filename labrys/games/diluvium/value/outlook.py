"""How a search looks ahead in Diluvium: chances of winning, where turns and rounds end."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.rules.result import aims
from labrys.games.diluvium.rules.sea import Sea
from labrys.games.diluvium.rules.turn import BeginTurn
from labrys.games.diluvium.value.worth import prospects, rounds_left
from labrys.kernel.outlook import chance_of, chances_of, result_of

# How much margins in Gold still change, at the end and for each round to come
SPREAD: Final = 3.0
SPREAD_A_ROUND: Final = 0.8
# An aim of a scenario that nothing has been done for yet still has some chance
FAR_FROM_AIM: Final = 0.3
MOST_PLAYERS: Final = 8
# A question has few options, and there are many questions
EFFORT: Final = 0.15
# Rounds that a play-out goes
REACH: Final = 2


def chances(sea: Sea) -> list[float]:
    """By the prospects of all, judged alike."""
    if sea.over:
        return result_of(sea)
    left = rounds_left(sea)
    spread = SPREAD + SPREAD_A_ROUND * left
    worths: list[float] = []
    for player in range(sea.players):
        worths.append(prospects(sea, player, left))
    if sea.scenario is None:
        return chances_of(worths, spread)
    own = scenario_chance(sea, worths, spread)
    return [own, 1.0 - own]


def scenario_chance(sea: Sea, worths: list[float], spread: float) -> float:
    """All aims have to be met; those in Gold by what the prospects come to."""
    chance = 1.0
    for aim in aims(sea):
        if aim.id == "beat":
            chance *= chance_of(worths[0] - worths[1], spread)
        elif aim.id == "gold":
            chance *= chance_of(worths[0] - aim.need, spread)
        else:
            near = min(1.0, aim.have / max(1, aim.need))
            chance *= FAR_FROM_AIM + (1.0 - FAR_FROM_AIM) * near
    return chance


def horizon(sea: Sea) -> int:
    """The round, and whose turn comes next."""
    for step in sea.agenda:
        if isinstance(step, BeginTurn):
            return sea.round * MOST_PLAYERS + step.player
    return sea.round * MOST_PLAYERS


def far_horizon(sea: Sea) -> int:
    return sea.round
