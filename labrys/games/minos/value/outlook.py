"""How a search looks ahead in Minos: chances of winning, where turns and rounds end, which plan."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules.draft import Draft
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.games.minos.value.numbers import rounds_left
from labrys.games.minos.value.worth import closing, standing, worth
from labrys.kernel.outlook import ROUND, TURN, chances_of, result_of

# How much margins in VP still change, at the end and for each round to come
SPREAD: Final = 6.0
SPREAD_A_ROUND: Final = 5.0
MOST_TURNS: Final = 100
# Drafts are few and decide much; plans over a turn never need as many steps as they may take
EFFORT: Final = 1.0


def chances(minos: Minos) -> list[float]:
    """By all that each clan has, all of them judged alike."""
    if minos.over:
        return result_of(minos)
    sure = closing(minos)
    worths: list[float] = []
    for player in range(minos.players):
        if sure or minos.is_rival(player):
            worths.append(standing(minos, player))
        else:
            worths.append(worth(minos, player))
    return chances_of(worths, SPREAD + SPREAD_A_ROUND * rounds_left(minos))


def horizon(minos: Minos) -> int:
    """How many action turns are over."""
    under_way = 0 if minos.turn_seat == NONE else 1
    return minos.round * MOST_TURNS + len(minos.spent) - under_way


def far_horizon(minos: Minos) -> int:
    """The round; the set-up belongs to the first."""
    return max(1, minos.round)


def plan_kind(minos: Minos) -> int:
    """A die is drafted for the whole round; all else is a matter of the turn."""
    return ROUND if isinstance(minos.agenda[-1], Draft) else TURN
