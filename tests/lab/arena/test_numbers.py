"""The numbers of an arena: shares with intervals over whole deals, ratings, the sequential test."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import log
from random import Random

import pytest

from labrys.kernel.errors import BadSetting
from labrys.lab.arena.rating import MIDDLE, Met, chance_to_win, weng_lin
from labrys.lab.arena.share import share_of, student
from labrys.lab.arena.sure import NOT_STRONGER, OPEN, STRONGER, Sure, expected, log_ratio

# ---- shares


def test_games_that_repeat_each_other_count_once():
    """Two games of each deal that always end alike are no more than one game."""
    alike = share_of([2.0, 0.0] * 50, [2.0] * 100)
    apart = share_of([2.0, 1.0, 1.0, 0.0] * 25, [2.0] * 100)
    assert alike.share == apart.share == 0.5
    assert alike.high - alike.low == pytest.approx(1.4 * (apart.high - apart.low), rel=0.02)


def test_where_every_deal_is_split_the_share_is_as_good_as_known():
    split = share_of([1.0] * 100, [2.0] * 100)
    assert split.share == 0.5
    assert split.high - split.low < 0.03


def test_a_bot_that_always_won_may_yet_lose():
    always = share_of([2.0] * 100, [2.0] * 100)
    assert always.share == always.high == 1.0
    assert 0.95 < always.low < 0.97


def test_of_one_deal_or_none_nothing_is_known():
    assert share_of([2.0], [2.0]).low == 0.0
    none = share_of([0.0, 0.0], [0.0, 0.0])
    assert (none.share, none.low, none.high) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize("share", [0.5, 0.9])
@pytest.mark.parametrize("alike", [False, True])
def test_the_true_share_lies_in_the_interval_95_times_in_100(share, alike):
    chance = Random(11)
    held = 0
    for _ in range(400):
        won = []
        for _ in range(40):
            first = chance.random() < share
            won.append(float(first + (first if alike else chance.random() < share)))
        found = share_of(won, [2.0] * 40)
        held += found.low <= share <= found.high
    assert 0.92 <= held / 400 <= 0.99


@pytest.mark.parametrize(
    ("freedom", "point"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_the_points_of_student_are_those_of_the_tables(freedom, point):
    assert student(freedom) == pytest.approx(point, rel=0.01)


# ---- ratings


def duel(first: int, other: int, won: int, lost: int, shared: int = 0) -> dict[Met, int]:
    field = (first, other)
    return {Met(field, (0, 1)): won, Met(field, (1, 0)): lost, Met(field, (0, 0)): shared}


def test_equal_results_give_equal_ratings():
    assert weng_lin(2, duel(0, 1, 30, 30)).means == pytest.approx([MIDDLE, MIDDLE])
    assert weng_lin(2, duel(0, 1, 0, 0, 60)).means == pytest.approx([MIDDLE, MIDDLE])


def test_ratings_foretell_the_shares_that_made_them():
    ratings = weng_lin(2, duel(0, 1, 7000, 3000))
    assert chance_to_win(*ratings.means) == pytest.approx(0.7, abs=0.002)


def test_the_first_step_is_the_published_one():
    """One game between two newcomers, by the formulas of algorithm 4: c² = 2 (σ² + β²)."""
    sigma, luck = MIDDLE / 3, MIDDLE / 6
    c = (2 * (sigma**2 + luck**2)) ** 0.5
    once = weng_lin(2, duel(0, 1, 1, 0))
    published = sigma**2 / c * 0.5
    assert 0 < once.means[0] - MIDDLE < published
    assert once.means[0] - MIDDLE == pytest.approx(published, rel=0.4)
    assert once.sigmas[0] < sigma


def test_the_order_of_the_games_does_not_matter():
    games = list({**duel(0, 1, 8, 2), **duel(1, 2, 6, 4, 1), **duel(0, 2, 9, 1)}.items())
    ratings = [weng_lin(3, dict(order)).means for order in (games, games[::-1])]
    assert ratings[0] == pytest.approx(ratings[1])
    assert ratings[0][0] > ratings[0][1] > ratings[0][2]


def test_who_always_wins_has_a_rating_and_it_is_unsure():
    ratings = weng_lin(2, duel(0, 1, 10_000, 0))
    assert 25 < ratings.means[0] < 100
    assert ratings.sigmas[0] > weng_lin(2, duel(0, 1, 5000, 5000)).sigmas[0] * 3


def test_at_a_table_of_four_all_ranks_count():
    field = (0, 1, 2, 3)
    ratings = weng_lin(4, {Met(field, (0, 1, 2, 2)): 20})
    assert ratings.means[0] > ratings.means[1] > ratings.means[2]
    assert ratings.means[2] == pytest.approx(ratings.means[3])


def test_ratings_of_four_are_found_again():
    """Games drawn from known ratings by Plackett and Luce give these ratings back."""
    chance = Random(3)
    strengths = [1.0, 2.0, 4.0, 8.0]
    met: Counter[Met] = Counter()
    for _ in range(4000):
        left, ranks = [0, 1, 2, 3], [0, 0, 0, 0]
        for rank in range(4):
            (first,) = chance.choices(left, [strengths[bot] for bot in left])
            left.remove(first)
            ranks[first] = rank
        met[Met((0, 1, 2, 3), tuple(ranks))] += 1
    means = weng_lin(4, met).means
    steps = [high - low for low, high in pairwise(means)]
    assert steps == pytest.approx([log(2) * 2 * MIDDLE / 6] * 3, rel=0.12)


# ---- the sequential test


def test_even_scores_leave_the_test_open_for_long():
    sure = Sure()
    for score in [0.5, 1.0, 0.0, 0.5] * 10:
        sure.add(score)
    assert sure.verdict == OPEN
    assert sure.deals == 40


def test_clear_scores_end_it_soon():
    better, worse = Sure(), Sure()
    for _ in range(60):
        if better.verdict == OPEN:
            better.add(1.0)
        if worse.verdict == OPEN:
            worse.add(0.0)
    assert (better.verdict, worse.verdict) == (STRONGER, NOT_STRONGER)
    assert better.deals < 40
    assert worse.deals < 40


def test_the_log_ratio_agrees_with_the_normal_approximation():
    """For many deals near the middle: deals × (s1 - s0) × (mean - (s0 + s1) / 2) / variance."""
    scores = {0.0: 90, 0.25: 10, 0.5: 300, 0.75: 10, 1.0: 110}
    deals = sum(scores.values())
    mean = sum(score * count for score, count in scores.items()) / deals
    variance = sum(count * (score - mean) ** 2 for score, count in scores.items()) / deals
    low, high = expected(0), expected(10)
    about = deals * (high - low) * (mean - (low + high) / 2) / variance
    assert log_ratio(scores, low, high) == pytest.approx(about, rel=0.05)


@pytest.mark.parametrize(("elo", "wrong"), [(0.0, STRONGER), (80.0, NOT_STRONGER)])
def test_it_is_wrong_no_more_often_than_it_says(elo, wrong):
    chance = Random(2)
    share = expected(elo)
    mistakes = 0
    for _ in range(150):
        sure = Sure(0.0, 80.0)
        while sure.verdict == OPEN:
            sure.add(((chance.random() < share) + (chance.random() < share)) / 2)
        mistakes += sure.verdict == wrong
    assert mistakes / 150 < 0.09


@pytest.mark.parametrize("bounds", [(35.0, 0.0), (10.0, 10.0), (0.0, 9999.0), (float("nan"), 1.0)])
def test_bounds_that_are_none_are_refused(bounds):
    with pytest.raises(BadSetting, match="the lower one first, such as 0,35"):
        Sure(*bounds)
