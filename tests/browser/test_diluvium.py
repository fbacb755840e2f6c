"""Diluvium is played by clicking the board, and nothing but the board."""

import re

import pytest
from playwright.sync_api import expect

import labrys
from labrys.bots.greedy import GreedyBot
from labrys.bots.random import RandomBot
from labrys.tables.people import Plan, SeatPlan
from tests.browser.clicking import play_by_clicking
from tests.browser.tables import join, open_table, sees_the_end
from tests.browser.test_axe import complaints
from tests.browser.visitors import CHANGED

CALM = {"reduced_motion": "reduce"}


def recorded(seats, seed, **settings):
    """A whole random game."""
    position = labrys.new("diluvium", seats=seats, seed=seed, **settings)
    bot = RandomBot(seed)
    while not position.over:
        position.play(bot.choose(position.view(position.seat)))
    return position


def seated(house, people, seed, upto):
    """People at a table in the middle of a recorded game."""
    game = recorded(len(people), seed)
    for person in people:
        person.visit("/about")
    seats = [SeatPlan(name=people[0].name, mine=True), *[SeatPlan() for _ in people[1:]]]
    plan = Plan("diluvium", tuple(seats), record=game.record(), upto=game.ply() + upto)
    opened = house.open(plan, people[0].secret)
    for seat, person in enumerate(people[1:], 1):
        house.seats.sit(opened.table, seat, person.secret, person.name, "", opened.tokens[seat])
    for person in people:
        person.visit(f"/table/{opened.table}")


# ---- playing


def test_two_people_play_a_whole_game_by_clicking_the_board_only(arrive, house):
    ann, ben = arrive("Ann", **CALM), arrive("Ben", **CALM)
    open_table(ann, "diluvium", "link")
    join(ben, ann)
    clicked = play_by_clicking(house, [ann, ben], GreedyBot(1, worlds=1).choose)
    assert {"section", "place", "mark", "site", "wheel"} <= clicked
    for person in (ann, ben):
        sees_the_end(house, person)


def test_three_at_one_device_play_a_whole_game_by_clicking_the_board_only(arrive, house):
    ann = arrive("Ann", **CALM)
    open_table(ann, "diluvium", "here", "here")
    clicked = play_by_clicking(house, [ann], GreedyBot(1, worlds=1).choose)
    assert {"section", "place", "mark", "site", "wheel"} <= clicked
    sees_the_end(house, ann)
    expect(ann.page.locator(".dl-account")).to_be_visible()


def test_a_scenario_is_played_alone_by_clicking_the_board_only(arrive, house):
    ann = arrive("Ann", **CALM)
    open_table(ann, "diluvium", scenario="sails")
    play_by_clicking(house, [ann], GreedyBot(1, worlds=1).choose)
    expect(ann.page.locator(".dl-account")).to_contain_text("Drowned Fleet")


# ---- a voyage


def test_a_voyage_is_seen_with_its_food_before_it_is_confirmed(ann, ben, house):
    open_table(ann, "diluvium", "link")
    join(ben, ann)
    person = next(one for one in (ann, ben) if one.asked())
    person.choose("Explore")
    tile = person.page.locator("#board .dl-hit.live").first
    state = person.told("state")
    way = person.page.locator("#board .dl-aim:has(.dl-hit.chosen) > .dl-way")
    tile.click()
    assert way.is_visible()
    assert person.told("state") == state
    person.page.locator("#board .dl-aim:has(.dl-hit.chosen) > .dl-go").click()
    person.page.wait_for_function(CHANGED, arg=state)


def test_a_place_out_of_reach_answers_why_not(ann, ben, house):
    open_table(ann, "diluvium", "link")
    join(ben, ann)
    person = next(one for one in (ann, ben) if one.asked())
    person.choose("Explore")
    person.page.locator("#board .dl-hit.refused").first.click()
    person.sees(re.compile("Food is missing|never stop there|no way leads there|Warship stands"))


@pytest.mark.parametrize("upto", [-60, -31, -1])
def test_axe_finds_nothing_on_the_board(arrive, house, upto):
    people = [arrive("Ann", **CALM), arrive("Ben", **CALM)]
    seated(house, people, 5, upto)
    assert complaints(next(person for person in people if person.asked())) == []


def test_axe_finds_nothing_in_a_voyage_that_is_chosen(arrive, house):
    ann, ben = arrive("Ann", **CALM), arrive("Ben", **CALM)
    open_table(ann, "diluvium", "link")
    join(ben, ann)
    person = next(one for one in (ann, ben) if one.asked())
    person.choose("Explore")
    person.page.locator("#board .dl-hit.live").first.click()
    assert complaints(person) == []
