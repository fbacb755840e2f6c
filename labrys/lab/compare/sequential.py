"""Intervals that hold at every look, however often one looks.

A usual 95 % interval is right once, after a number of games that was fixed beforehand. Who looks
again and again and stops when it suits, is wrong far more often. These intervals (the normal
mixture of Robbins) contain the true value at all looks together, with the stated probability.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

import numpy as np

from labrys.lab.balance.estimates import Floats

# The intervals are narrowest at about so many games.
NARROWEST: Final = 1000
# With fewer games nothing is said: the spread is not known well enough.
FEWEST: Final = 100


@dataclass(frozen=True)
class Sure:
    """A difference with an interval that holds at every look."""

    value: float
    radius: float

    @property
    def low(self) -> float:
        return self.value - self.radius

    @property
    def high(self) -> float:
        return self.value + self.radius

    @property
    def differs(self) -> bool:
        return self.low > 0 or self.high < 0

    def within(self, margin: float) -> bool:
        """Whether the difference is surely smaller than what matters."""
        return -margin < self.low and self.high < margin


def sure(value: float, parts: Floats, wrong: float) -> Sure:
    """`parts` is what each game adds to the estimate, around 0; `wrong` the error rate."""
    games = len(parts)
    spread = float(np.sqrt((parts**2).mean())) if games else 0.0
    if games < FEWEST:
        return Sure(value, float("inf"))
    # A spread of 0 says that nothing has happened so far, in so many games.
    spread = max(spread, sqrt(1 / games) * 0.05)
    return Sure(value, spread * radius(games, wrong))


def radius(games: int, wrong: float) -> float:
    """Half of the width of the interval, in standard deviations of one game."""
    tuned = (-2 * log(wrong) + log(1 - 2 * log(wrong))) / NARROWEST
    grown = games * tuned + 1
    return sqrt(2 * grown / (games**2 * tuned) * log(sqrt(grown) / wrong))
