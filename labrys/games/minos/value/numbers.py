"""What the two resources are worth in VP, by the rounds still to come."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules.minos import Minos

COIN: Final = 0.3
COIN_A_ROUND: Final = 0.06
WEAPONRY: Final = 0.45
WEAPONRY_A_ROUND: Final = 0.1
ROUNDS: Final = 4


def rounds_left(minos: Minos) -> int:
    """Income steps still to come."""
    return ROUNDS + 1 - max(1, minos.round)
