"""Nobody at a table can be taken for somebody else by their name."""

from __future__ import annotations

import pytest

from labrys.tables.errors import BadPlan
from labrys.tables.people import Plan, SeatPlan, named
from labrys.tables.skeleton import looks_like, skeleton
from tests.tables.houses import ANNA, BEN, two_people

ALIKE = [
    ("Anna", "Аnnа"),  # with two Cyrillic letters
    ("Anna", "anna"),
    ("Bill", "BiIl"),  # with a capital i
    ("Bill", "Bi11"),
    ("Tom", "T0m"),
    ("Emma", "Ernrna"),
    ("Zoe", "Ｚｏｅ"),
    ("Nestor", "Νestor"),  # with a Greek capital
    ("Ann Lee", "AnnLee"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_have_one_skeleton(one, other):
    assert skeleton(one) == skeleton(other)
    assert looks_like(other, [one])


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Zoé", "Zoe"), ("Ada", "Ida")])
def test_other_names_are_other_names(one, other):
    assert not looks_like(other, [one])


def test_who_sits_down_can_not_take_the_name_of_another(house):
    plan = Plan("minotaur", (SeatPlan(name="Anna", mine=True), SeatPlan()))
    opened = house.open(plan, ANNA)
    with pytest.raises(BadPlan, match="name-taken"):
        house.seats.sit(opened.table, 1, BEN, "Аnnа", "", opened.tokens[1])
    house.seats.sit(opened.table, 1, BEN, "Ben", "", opened.tokens[1])


def test_nor_can_who_takes_another_name_or_opens_a_table(house):
    table = two_people(house).table
    with pytest.raises(BadPlan, match="name-taken"):
        house.seats.rename(table, 1, "ANNA", "")
    house.seats.rename(table, 1, "BEN", "")
    seats = (SeatPlan(name="Ann", mine=True), SeatPlan(name="Аnn", mine=True))
    with pytest.raises(BadPlan, match="name-taken"):
        house.open(Plan("minotaur", seats), ANNA)


BLANK = [
    "",
    " ",
    "\u200b",
    "\u2800",
    "\u3164\u3164",
    "\u00ad",
    "\ufe0f",
    "\u0301",
    "\u202e",
    "\u2060",
]


@pytest.mark.parametrize("name", BLANK)
def test_names_that_nobody_can_see_are_refused(name):
    with pytest.raises(BadPlan, match="name-empty"):
        named(name)
