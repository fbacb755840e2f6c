"""Numbers with their uncertainty.

The seats of one game are not independent: one's win is the other's loss. So every error here is
that of games, not of seats: what the seats of a game add to an estimate is summed up before it is
squared.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]

SURE: Final = NormalDist().inv_cdf(0.975)  # standard errors on each side of a 95 % interval
# With fewer games than this on either side nothing is said.
FEWEST: Final = 20


@dataclass(frozen=True)
class Estimate:
    """A number, its 95 % interval, and from how many seats it comes."""

    value: float
    error: float
    count: int

    @property
    def low(self) -> float:
        return self.value - SURE * self.error

    @property
    def high(self) -> float:
        return self.value + SURE * self.error

    def beyond(self, fair: float, sure: float) -> float:
        """How far the interval of `sure` standard errors lies beyond a fair value; negative if the
        fair value is in it."""
        return abs(self.value - fair) - sure * self.error

    def data(self) -> dict[str, float | int]:
        return {
            "value": round(self.value, 5),
            "low": round(self.low, 5),
            "high": round(self.high, 5),
            "count": self.count,
        }


def rate(won: Floats, game: Ints) -> Estimate:
    """The mean of a number between 0 and 1 over seats, each of a game."""
    count = len(won)
    if not count:
        return Estimate(0.0, 1.0, 0)
    mean = float(won.mean())
    error = _clustered((won - mean) / count, game)
    return Estimate(mean, max(error, _least_error(mean, count)), count)


def average(numbers: Floats) -> Estimate:
    """The mean of a number that each game has once."""
    count = len(numbers)
    if count < 2:
        return Estimate(float(numbers.sum()), 0.0, count)
    return Estimate(float(numbers.mean()), float(numbers.std(ddof=1)) / count**0.5, count)


def difference(won: Floats, having: Bools, among: Floats, game: Ints) -> Estimate | None:
    """How much more those win who have something than those who have not, as a linear model tells
    it that knows of each also the columns of `among`. None where there are too few of either."""
    have, lack = int(having.sum()), int((~having).sum())
    if min(have, lack) < FEWEST:
        return None
    held = having.astype(np.float64)
    base = np.column_stack([np.ones(len(won)), among]) if among.size else np.ones((len(won), 1))
    alone = held - base @ np.linalg.lstsq(base, held, rcond=None)[0]
    weight = float(alone @ alone)
    if weight < 1e-6 * len(won):
        return None
    effect = float(alone @ won) / weight
    left = won - base @ np.linalg.lstsq(base, won, rcond=None)[0] - effect * alone
    error = _clustered(alone * left / weight, game)
    least = _least_error(float(won[having].mean()), have)
    return Estimate(effect, max(error, least), have)


def corrected(tests: int, wrong: float = 0.05) -> float:
    """The standard errors on each side, if none of so many comparisons is to be called unfair by
    mistake with more than this probability."""
    return NormalDist().inv_cdf(1 - wrong / (2 * max(1, tests)))


def _clustered(parts: Floats, game: Ints) -> float:
    sums = np.bincount(game, weights=parts)
    games = len(np.unique(game))
    return float(np.sqrt((sums**2).sum() * games / max(1, games - 1)))


def _least_error(mean: float, count: int) -> float:
    """Few seats that all won, or all lost, are not sure of it."""
    smoothed = (mean * count + 1) / (count + 2)
    return float((smoothed * (1 - smoothed) / count) ** 0.5)
