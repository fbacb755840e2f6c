"""Ratings after Weng and Lin: "A Bayesian Approximation Method for Online Ranking" (2011), in the
Plackett-Luce form with one player a team (their algorithm 4).

There a game moves the ratings that it finds, so the last games weigh most. Bots do not learn, so
here all games are judged by the ratings that come out: the same updates, all at once, again and
again until nothing moves. The order of the games then does not matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from labrys.lab.arena.fields import Field

MIDDLE: Final = 25.0
PRIOR: Final = MIDDLE / 3  # how far apart bots are thought to be before anything is played
LUCK: Final = MIDDLE / 6  # how much the play of one game differs from a bot's rating

# A step by the curvature of each rating alone may be twice too long, because when one rises the
# others fall.
STEP: Final = 0.5
LONGEST: Final = 5.0
STILL: Final = 1e-7
ROUNDS: Final = 2000


@dataclass(frozen=True)
class Met:
    """Games of a field that ended alike: the rank of each place of the field, 0 for the first;
    who shares a rank has the same number."""

    field: Field
    ranks: tuple[int, ...]


@dataclass
class Ratings:
    """The rating of each bot and its standard deviation."""

    means: list[float]
    sigmas: list[float]


def chance_to_win(rating: float, other: float) -> float:
    """How often a bot beats another in the long run, by their ratings."""
    return 1 / (1 + exp((other - rating) / (LUCK * sqrt(2))))


def weng_lin(bots: int, met: Mapping[Met, int], begin: Ratings | None = None) -> Ratings:
    """The ratings that fit all games together; `begin` only saves time."""
    means = list(begin.means) if begin else [MIDDLE] * bots
    variances = [sigma**2 for sigma in begin.sigmas] if begin else [PRIOR**2] * bots
    for _ in range(ROUNDS):
        if _update(means, variances, met) < STILL:
            break
    return Ratings(means, [sqrt(variance) for variance in variances])


def _update(means: list[float], variances: list[float], met: Mapping[Met, int]) -> float:
    """One step of all ratings; how far the farthest went."""
    gains = [(MIDDLE - mean) / PRIOR**2 for mean in means]
    weights = [1 / PRIOR**2] * len(means)
    for ended, times in met.items():
        scale = sqrt(sum(variances[bot] + LUCK**2 for bot in ended.field))
        best = max(means[bot] for bot in ended.field)
        powers = [exp((means[bot] - best) / scale) for bot in ended.field]
        for taken, rank in enumerate(ended.ranks):
            # Who takes this rank came first of those that were left; who shares it shares the gain.
            left = [place for place, other in enumerate(ended.ranks) if other >= rank]
            share = times / ended.ranks.count(rank)
            total = sum(powers[place] for place in left)
            gains[ended.field[taken]] += share / scale
            for place in left:
                chance = powers[place] / total
                gains[ended.field[place]] -= share * chance / scale
                weights[ended.field[place]] += share * chance * (1 - chance) / scale**2
    return _step(means, variances, gains, weights)


def _step(
    means: list[float], variances: list[float], gains: list[float], weights: list[float]
) -> float:
    farthest = 0.0
    for bot, gain in enumerate(gains):
        step = max(-LONGEST, min(LONGEST, STEP * gain / weights[bot]))
        farthest = max(farthest, abs(step), abs(variances[bot] - 1 / weights[bot]))
        means[bot] += step
        variances[bot] = 1 / weights[bot]
    return farthest
