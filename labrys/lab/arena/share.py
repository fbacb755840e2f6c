"""A share of wins and where the true one lies, from whole deals.

The games of one deal have the same cards, so they are not independent: what is counted is how
much the deals differ. `won` and `of` are told deal by deal, such as 1 win of 2 games.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.96  # standard deviations on each side of a 95 % interval


@dataclass(frozen=True)
class Share:
    """A share of wins and the ends of its 95 % interval."""

    share: float
    low: float
    high: float


def share_of(won: list[float], of: list[float]) -> Share:
    """The share that was won, with an interval after Wilson: for as many independent games as
    would spread the share as much as these deals do."""
    total = sum(of)
    deals = sum(1 for number in of if number)
    if deals < 2:
        return Share(sum(won) / total if total else 0.5, 0.0, 1.0)
    share = sum(won) / total
    if share in (0.0, 1.0):
        # Nothing differs, so nothing tells how alike the games of a deal are: each is one.
        games = float(deals)
    else:
        # One deal more, that went all one way, keeps few deals from looking surer than they are.
        one = total / deals
        near = (sum(won) + one / 2) / (total + one)
        apart = sum((part - share * number) ** 2 for part, number in zip(won, of))
        error = (apart + one**2 * near * (1 - near)) / total**2
        games = share * (1 - share) / error
    low, high = wilson(share, games, student(deals - 1))
    return Share(share, low, high)


def wilson(share: float, games: float, sure: float) -> tuple[float, float]:
    """Where the true share lies, `sure` standard deviations to each side."""
    spread = sure**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(spread * share * (1 - share) + spread**2 / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by the expansion of Cornish and Fisher."""
    z = SURE
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
