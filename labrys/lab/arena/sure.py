"""Is a bot stronger than another? A sequential test that plays no longer than it must.

A generalised sequential probability ratio test (GSPRT) on whole deals, as testers of chess engines
use it ("pentanomial": two games that end in a win, a shared win or a loss give a deal one of five
scores). Two hypotheses are compared: the first bot is stronger by no more than `low` Elo, or by
`high` and more. After each deal, each gets its best explanation of all scores so far; the logarithm
of the ratio of their likelihoods ends the test when it leaves Wald's bounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Final

from labrys.kernel.errors import BadSetting

ALPHA: Final = 0.05  # how often it says "stronger" if the truth is at `low`, at most
BETA: Final = 0.05  # how often it says "not stronger" if the truth is at `high`, at most
LOW: Final = 0.0
HIGH: Final = 35.0  # 55 % of wins
MOST: Final = 800.0

# Scores that were never seen may yet come: each end of the scale counts for so much of a deal.
UNSEEN: Final = 1e-3

OPEN: Final = ""
STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not stronger"


def expected(elo: float) -> float:
    """The share of wins that a difference in Elo stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


class Sure:
    """The test as it goes on, deal by deal, until `verdict` says something."""

    def __init__(self, low: float = LOW, high: float = HIGH) -> None:
        if not -MOST <= low < high <= MOST:
            raise BadSetting(
                f"the bounds in Elo are two numbers from -{MOST:g} to {MOST:g}, "
                f"the lower one first, such as {LOW:g},{HIGH:g}"
            )
        self.low = low
        self.high = high
        self.scores: dict[float, int] = {}
        self.deals = 0
        self.ratio = 0.0
        self.verdict = OPEN

    def add(self, score: float) -> None:
        """One more deal, of which the first bot won this share."""
        score = round(score, 9)
        self.scores[score] = self.scores.get(score, 0) + 1
        self.deals += 1
        self.ratio = log_ratio(self.scores, expected(self.low), expected(self.high))
        if self.ratio >= log((1 - BETA) / ALPHA):
            self.verdict = STRONGER
        elif self.ratio <= log(BETA / (1 - ALPHA)):
            self.verdict = NOT_STRONGER


def log_ratio(scores: Mapping[float, int], low: float, high: float) -> float:
    """How much better a mean of `high` explains the scores than one of `low`, as a logarithm."""
    counts: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
    for score, count in scores.items():
        counts[score] = counts.get(score, 0.0) + count
    at_low = _tilt(counts, low)
    at_high = _tilt(counts, high)
    return sum(
        count * log((1 + at_low * (score - low)) / (1 + at_high * (score - high)))
        for score, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """Among all distributions with this mean, the one that explains the counts best gives a score
    the weight count / (1 + tilt × (score - mean)); this is the tilt, found by halving."""
    left = -1 / (1 - mean)
    right = 1 / mean
    for _ in range(60):
        middle = (left + right) / 2
        pull = sum(
            count * (score - mean) / (1 + middle * (score - mean))
            for score, count in counts.items()
        )
        if pull > 0:
            left = middle
        else:
            right = middle
    return (left + right) / 2
