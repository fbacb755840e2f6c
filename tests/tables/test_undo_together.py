"""Undo while several choose at once: each takes back only its own, and learns nothing of others."""

from __future__ import annotations

import random

from labrys.tables.house import House
from labrys.tables.people import BOT, Plan, SeatPlan
from tests.tables.houses import ANNA, play_one, same_house, two_people


def at_first_hands(house: House) -> str:
    """A game of Minos for two, where both choose from their first hands at once."""
    table = two_people(house, "minos").table
    chance = random.Random(4)
    while len(house.tables.info(table).deciders) < 2:
        play_one(house, table, house.tables.info(table).deciders[0], chance)
    return table


def answer(house: House, table: str, seat: int) -> str:
    look = house.looks.now(table, seat)
    spelling = look.view.spell(look.view.options[0])
    house.play.choose(table, seat, spelling, look.question_id)
    return spelling


def stored(house: House, table: str) -> list[tuple[int, int, str]]:
    return [(row.ply, row.seat, row.option) for row in house.store.choices.of(table)]


def test_own_answers_are_taken_back_freely_and_those_of_others_stay(house: House):
    table = at_first_hands(house)
    before = stored(house, table)
    mine = answer(house, table, 0)
    first, second = answer(house, table, 1), answer(house, table, 1)
    seen = house.looks.now(table, 1).view.facts()
    assert house.play.undo(table, 0)
    ply = len(before)
    assert stored(house, table) == [*before, (ply, 1, first), (ply + 1, 1, second)]
    assert house.looks.now(table, 1).view.facts() == seen
    house.play.redo(table, 0)
    assert stored(house, table)[-1] == (ply + 2, 0, mine)
    assert (
        same_house(house).looks.now(table, 0).view.facts() == house.looks.now(table, 0).view.facts()
    )


def test_the_way_back_is_the_same_whether_or_not_others_have_answered(house: House):
    table = at_first_hands(house)
    for _ in range(2):
        back = house.looks.now(table, 0).way_back
        answer(house, table, 1)
        assert house.looks.now(table, 0).way_back == back
        answer(house, table, 0)


def test_an_answer_may_be_taken_back_until_all_have_answered(house: House):
    table = at_first_hands(house)
    while 0 in house.tables.info(table).deciders:
        answer(house, table, 0)
    assert house.looks.now(table, 0).way_back.free
    assert house.play.undo(table, 0)
    assert house.tables.info(table).deciders == (0, 1)


def test_what_the_house_says_meanwhile_is_seen_by_all_at_once(house: House):
    table = at_first_hands(house)
    answer(house, table, 1)
    house.talk.note(table, "note-come-back", name="Ben")
    looks = [house.looks.now(table, seat) for seat in (0, 1, -1)]
    assert all(look.notes[-1].ply <= look.plies for look in looks)


def test_a_choice_before_the_question_needs_the_consent_of_all_who_are_asked(house: House):
    table = at_first_hands(house)
    seat = next(row[1] for row in reversed(stored(house, table)))
    assert not house.looks.now(table, seat).way_back.free


def test_a_secret_answer_does_not_end_a_request_to_undo(house: House):
    table = at_first_hands(house)
    seat = stored(house, table)[-1][1]
    ply = stored(house, table)[-1][0]
    assert not house.play.undo(table, seat)
    answer(house, table, 1 - seat)
    assert house.looks.now(table, seat).way_back.asked is not None
    house.play.answer_undo(table, 1 - seat, True)
    assert len(stored(house, table)) == ply


def test_bots_that_have_answered_keep_their_answers(house: House):
    seats = (SeatPlan(name="Anna", mine=True), SeatPlan(BOT, name="Bot", bot="random"))
    table = house.open(Plan("minos", seats, seed=3), ANNA).table
    while len(house.tables.info(table).deciders) < 2:
        answer(house, table, house.tables.info(table).deciders[0])
    answer(house, table, 0)
    kept = answer(house, table, 1)
    assert house.play.undo(table, 0)
    assert stored(house, table)[-1][1:] == (1, kept)


def test_who_has_finished_may_go_back_freely_however_much_others_have_answered(house: House):
    """Whether it is free would else tell that the other has begun to answer."""
    table = at_first_hands(house)
    answer(house, table, 1)
    while 0 in house.tables.info(table).deciders:
        answer(house, table, 0)
    assert house.tables.info(table).deciders == (1,)
    assert house.looks.now(table, 0).way_back.free


def test_a_secret_answer_that_is_taken_back_is_not_announced(house: House):
    table = at_first_hands(house)
    before = house.looks.now(table, 1)
    answer(house, table, 0)
    assert house.play.undo(table, 0)
    after = house.looks.now(table, 1)
    assert after.notes == before.notes
    assert after.state == before.state
    assert house.looks.state(table, 1) == before.state


def test_taking_back_a_secret_answer_does_not_disturb_the_open_question_of_another(house: House):
    table = at_first_hands(house)
    answer(house, table, 0)
    open_question = house.looks.now(table, 1)
    assert house.play.undo(table, 0)
    house.play.redo(table, 0)
    assert house.play.undo(table, 0)
    option = open_question.view.spell(open_question.view.options[0])
    house.play.choose(table, 1, option, open_question.question_id)
    again = same_house(house)
    assert again.looks.now(table, 1).question_id == house.looks.now(table, 1).question_id


def test_what_one_could_play_again_does_not_depend_on_secret_answers_of_others(house: House):
    table = at_first_hands(house)
    answer(house, table, 0)
    assert house.play.undo(table, 0)
    assert house.looks.now(table, 0).way_back.redo
    answer(house, table, 1)
    assert house.looks.now(table, 0).way_back.redo
    assert house.play.undo(table, 1)
    assert house.looks.now(table, 0).way_back.redo
    house.play.redo(table, 0)
