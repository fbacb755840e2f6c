"""Bots at the tables of the house: they play on by themselves, whatever happens to the server."""

import time
from collections.abc import Iterator
from itertools import pairwise

import pytest

import labrys
from labrys.tables.bots.pool import Answer, BotPool, Job
from labrys.tables.bots.turns import BotTurns
from labrys.tables.errors import NotNow
from labrys.tables.house import House
from labrys.tables.people import BOT, Plan, SeatPlan
from labrys.tables.storage import schema
from tests.tables.houses import ANNA, BEN, against_bot, play_some, same_house, two_people

PATIENCE = 60.0


@pytest.fixture
def turns(house: House) -> Iterator[BotTurns]:
    turns = BotTurns(house, BotPool(processes=1, seconds=10))
    yield turns
    turns.close()


def until(true, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "nothing happened in time"
        time.sleep(0.02)


def bots_alone(house: House, game: str = "minotaur") -> str:
    seats = (SeatPlan(BOT, bot="random"), SeatPlan(BOT, bot="random"))
    return house.open(Plan(game, seats, seed=4), ANNA).table


@pytest.mark.parametrize("game", labrys.GAMES)
def test_bots_play_a_whole_game_among_themselves(house, turns, game):
    table = bots_alone(house, game)
    until(lambda: house.tables.info(table).over)
    assert {choice.by for choice in house.store.choices.of(table)} == {"random"}


def test_a_bot_answers_a_person(house, turns):
    table = against_bot(house, bot="greedy").table
    for _ in range(6):
        until(lambda: 0 in house.tables.info(table).deciders)
        seats = {choice.seat for choice in house.store.choices.of(table)}
        play_some(house, table, 1)
    assert 1 in seats


def test_bots_that_were_left_unasked_are_asked_by_the_next_server(house):
    table = bots_alone(house)
    assert house.store.choices.of(table) == []
    later = same_house(house)
    turns = BotTurns(later, BotPool(processes=1, seconds=10))
    until(lambda: later.tables.info(table).over)
    turns.close()


@pytest.mark.parametrize("ahead", [-3600.0, 3600.0, 10 * 365 * 86400.0])
def test_no_clock_leaves_a_bot_unasked(house, ahead, monkeypatch):
    """Rows may be dated in the future: by another server, or before a clock was set back."""
    table = bots_alone(house)
    with house.store.database.writing() as connection:
        tables = schema.tables
        connection.execute(tables.update().values(changed=time.time() + ahead))
    monkeypatch.setattr("labrys.tables.bots.turns.SWEEP_SECONDS", 0.2)
    turns = BotTurns(house, BotPool(1, 10))
    try:
        until(lambda: house.tables.info(table).over)
    finally:
        turns.close()


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(house, monkeypatch):
    first, second = bots_alone(house), bots_alone(house)
    wake = BotTurns.wake

    def broken(self, table):
        if table == first:
            raise RuntimeError("unreadable")
        wake(self, table)

    monkeypatch.setattr(BotTurns, "wake", broken)
    turns = BotTurns(house, BotPool(1, 10))
    try:
        until(lambda: house.tables.info(second).over)
    finally:
        turns.close()


def test_a_bot_takes_over_a_seat_until_the_person_comes_back(house, turns):
    table = two_people(house).table
    while house.tables.info(table).deciders != (1,):
        play_some(house, table, 1)
    before = len(house.store.choices.of(table))
    house.seats.stand_in(table, 1, "random", house.seats.access(table, BEN))
    until(lambda: house.tables.info(table).deciders == (0,))
    assert len(house.store.choices.of(table)) > before
    house.seats.come_back(table, 1)
    while house.tables.info(table).deciders != (1,):
        play_some(house, table, 1)
    time.sleep(0.2)
    assert house.tables.info(table).deciders == (1,)


class Stumbling:
    """A pool whose every answer is that of the stand-in."""

    def submit(self, job: Job, done) -> None:
        made = sum(not line.startswith("~") for line in job.lines) - 1
        position = labrys.load("\n".join([job.header, "", *job.lines, f"stop {made}"]))
        view = position.view(job.seat)
        done(Answer(view.spell(view.options[0]), 0.0, "crashed", True))

    def close(self) -> None:
        pass


def test_a_bot_that_fails_is_noted_in_the_log(house):
    turns = BotTurns(house, Stumbling())  # type: ignore[arg-type]
    table = against_bot(house).table
    while not house.looks.now(table, 0).notes:
        play_some(house, table, 1)
    notes = house.looks.now(table, 0).notes
    stood_in = [choice for choice in house.store.choices.of(table) if choice.by == "stand-in"]
    assert len(notes) == len(stood_in)
    note = notes[0]
    assert (note.message, note.parts) == ("note-bot-crashed", {"name": "random"})
    assert "stand-in" in {choice.by for choice in house.store.choices.of(table)}
    turns.close()


def test_a_pause_lets_people_see_what_a_bot_did(house):
    turns = BotTurns(house, BotPool(processes=1, seconds=10), pause=0.3)
    table = bots_alone(house)
    until(lambda: len(house.store.choices.of(table)) >= 3)
    made = [choice.made for choice in house.store.choices.of(table)]
    assert min(later - earlier for earlier, later in pairwise(made)) >= 0.25
    turns.close()


def test_a_bot_advises_those_who_play_against_bots_alone(house, turns):
    table = against_bot(house, bot="greedy").table
    until(lambda: 0 in house.tables.info(table).deciders)
    view = house.looks.now(table, 0).view
    assert turns.advise(table, 0)[0] in [view.spell(option) for option in view.options]
    among_people = two_people(house).table
    seat = house.tables.info(among_people).deciders[0]
    with pytest.raises(NotNow, match="hint-people"):
        turns.advise(among_people, seat)
