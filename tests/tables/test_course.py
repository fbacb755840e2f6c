"""How a finished game went."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from labrys.tables import course
from labrys.tables.course import Turn
from labrys.tables.errors import NotNow
from tests.tables.houses import ANNA, BEN, play_out, play_some, two_people


class Told:
    """A history of which only the points are known."""

    def __init__(self, *points):
        self.points = points
        self.done = points[1:]

    def at(self, ply):
        return SimpleNamespace(course=lambda: self.points[ply])

    def of(self):
        history: Any = self
        return course.of(history)


def test_the_largest_swings_are_told_in_the_order_in_which_they_came():
    found = Told((0, 0), (1, 0), (1, 9), (1, 9), (6, 9)).of()
    assert found.turns == (Turn(1, 0, 1), Turn(2, 1, 9), Turn(4, 0, 5))


def test_what_both_gain_alike_turns_nothing():
    assert Told((0, 0), (5, 5), (5, 5)).of().turns == ()


def test_turning_points_stand_apart():
    steps = [(n, 0) for n in range(60)]
    plies = [turn.ply for turn in Told(*steps).of().turns]
    assert all(later - sooner >= 2 for sooner, later in pairwise(plies))


def test_alone_a_swing_is_what_was_gained():
    assert Told((3,), (8,)).of().turns == (Turn(1, 0, 5),)


def test_the_course_of_a_running_game_is_not_told(house):
    table = two_people(house, "diluvium").table
    play_some(house, table, 3)
    with pytest.raises(NotNow):
        house.looks.course(table)


def test_a_rematch_is_played_a_seat_further(house):
    table = two_people(house).table
    play_out(house, table)
    again = house.again(table, house.seats.access(table, ANNA))
    assert [seat.name for seat in house.tables.info(again).seats] == ["Ben", "Anna"]
    assert house.seats.access(again, ANNA).seats == (1,)
    assert house.seats.access(again, BEN).seats == (0,)
    assert house.seats.access(again, ANNA).host
