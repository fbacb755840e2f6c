"""What the deals of an arena say: ratings, shares of wins, who beats whom, with intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain, product
from random import Random
from typing import Final

from labrys.lab.arena.contest import Contest
from labrys.lab.arena.deal import Deal
from labrys.lab.arena.fields import Field
from labrys.lab.arena.rating import Met, weng_lin
from labrys.lab.arena.share import SURE, Share, share_of

# How often the deals are drawn anew to see how far the ratings move.
DRAWN: Final = 400


@dataclass(frozen=True)
class Row:
    """One bot: its rating, what it won of all its games, and how it did so."""

    bot: int
    label: str
    rating: float
    rating_low: float
    rating_high: float
    wins: Share
    points: float
    choices: int
    seconds: float
    slowest: float


@dataclass(frozen=True)
class Standing:
    """All bots, the strongest first, and what each won against each, by their numbers."""

    deals: int
    games: int
    rows: list[Row]
    against: dict[tuple[int, int], Share]


def standing(contest: Contest) -> Standing:
    """The standing after all whole deals, of which there must be one."""
    whole = contest.whole()
    rated = _rated(contest, whole)
    labels = contest.plan.labels()
    rows = [_row(bot, label, contest.fields, whole, rated[bot]) for bot, label in enumerate(labels)]
    rows.sort(key=lambda row: -row.rating)
    against = {
        (row.bot, other.bot): _against(row.bot, other.bot, contest.fields, whole)
        for row in rows
        for other in rows
        if row is not other
    }
    return Standing(len(whole), len(whole) * contest.games_a_deal, rows, against)


def _row(
    bot: int,
    label: str,
    fields: list[Field],
    whole: list[list[Deal]],
    rated: tuple[float, float, float],
) -> Row:
    won, of = [0.0] * len(whole), [0.0] * len(whole)
    points = choices = 0
    seconds = slowest = 0.0
    for index, deals in enumerate(whole):
        for deal in deals:
            for place in _places(fields[deal.field], bot):
                won[index] += sum(wins[place] for wins in deal.wins)
                of[index] += len(deal.wins)
                points += sum(row[place] for row in deal.points)
                choices += deal.choices[place]
                seconds += deal.seconds[place]
                slowest = max(slowest, deal.slowest[place])
    wins = share_of(won, of)
    return Row(bot, label, *rated, wins, points / sum(of), choices, seconds, slowest)


def _against(bot: int, other: int, fields: list[Field], whole: list[list[Deal]]) -> Share:
    """How often a bot ended before another where both sat; with two seats, how often it won. Who
    ended alike shares."""
    won, of = [0.0] * len(whole), [0.0] * len(whole)
    for index, deals in enumerate(whole):
        for deal in deals:
            own, others = (_places(fields[deal.field], which) for which in (bot, other))
            for ranks in deal.ranks():
                for place, rival in product(own, others):
                    won[index] += _before(ranks[place], ranks[rival])
                    of[index] += 1
    return share_of(won, of)


def _before(rank: int, other: int) -> float:
    return 0.5 if rank == other else float(rank < other)


def _places(field: Field, bot: int) -> list[int]:
    return [place for place, sitting in enumerate(field) if sitting == bot]


# ---- ratings


def _rated(contest: Contest, whole: list[list[Deal]]) -> list[tuple[float, float, float]]:
    """Each bot's rating with its 95 % interval: how far it moves when whole deals are drawn anew
    from those that were played, and no less than the rating itself is unsure of."""
    bots = len(contest.plan.bots)
    met = [
        [Met(contest.fields[deal.field], ranks) for deal in deals for ranks in deal.ranks()]
        for deals in whole
    ]
    found = weng_lin(bots, _counted(met))
    chance = Random(contest.plan.seed)
    drawn = [weng_lin(bots, _counted(chance.choices(met, k=len(met))), found) for _ in range(DRAWN)]
    rated: list[tuple[float, float, float]] = []
    for bot, mean in enumerate(found.means):
        means = sorted(ratings.means[bot] for ratings in drawn)
        reach = SURE * found.sigmas[bot]
        low = min(means[DRAWN // 40], mean - reach)
        high = max(means[-DRAWN // 40 - 1], mean + reach)
        rated.append((mean, low, high))
    return rated


def _counted(met: list[list[Met]]) -> Counter[Met]:
    return Counter(chain.from_iterable(met))
