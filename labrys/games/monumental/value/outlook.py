"""How a search looks ahead in Monumental Duel: chances of winning, where turns and rounds end."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.value.cards import Worths
from labrys.games.monumental.value.worth import rounds_left, value
from labrys.kernel.outlook import EVEN, chance_of, result_of

# How much margins in points still change, at the end and for each round to come
SPREAD: Final = 4.0
SPREAD_A_ROUND: Final = 1.0
PHASES: Final = 4
TURNS: Final = 4


def chances(duel: Duel, worths: Worths) -> list[float]:
    """By the prospects of both, judged alike."""
    if duel.over:
        return result_of(duel)
    if duel.round == 0:
        return [EVEN, EVEN]
    spread = SPREAD + SPREAD_A_ROUND * rounds_left(duel)
    ahead = chance_of(value(duel, 0, worths), spread)
    return [ahead, 1.0 - ahead]


def horizon(duel: Duel) -> int:
    """Whose turn it is, in which phase of which round. Turns in which the other has passed are
    one: nobody comes in between."""
    return (duel.round * PHASES + duel.phase) * TURNS + duel.turn + 1


def far_horizon(duel: Duel) -> int:
    return duel.round
