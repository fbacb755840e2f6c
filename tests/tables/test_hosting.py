"""The host's house rules, and leaving a table: all of it told in the log."""

from __future__ import annotations

import random
import time

import pytest

from labrys.tables import keys
from labrys.tables.errors import NoTable, NotNow, NotYours
from labrys.tables.people import SPECTATOR
from tests.tables.houses import ANNA, BEN, against_bot, play_one, two_people


def host(house, table):
    return house.seats.access(table, ANNA)


def guest(house, table):
    return house.seats.access(table, BEN)


def told(house, table):
    return [note.message for note in house.looks.latest(table, 0).notes if note.message]


def test_a_host_ends_a_table_and_nobody_plays_on(house):
    table = two_people(house).table
    seat = house.tables.info(table).deciders[0]
    with pytest.raises(NotYours):
        house.hosting.end(table, guest(house, table))
    look = house.looks.now(table, seat)
    option = look.view.spell(look.view.options[0])
    house.hosting.end(table, host(house, table))
    assert house.tables.info(table).ended
    assert house.tables.info(table).deciders == ()
    with pytest.raises(NotNow, match="house-ended"):
        house.play.choose(table, seat, option, look.question_id)
    assert told(house, table) == ["note-ended"]


def test_a_table_is_deleted_only_when_nobody_else_is_at_play(house):
    table = two_people(house).table
    with pytest.raises(NotNow, match="delete-later"):
        house.hosting.delete(table, host(house, table))
    with pytest.raises(NotYours):
        house.hosting.delete(table, guest(house, table))
    house.hosting.end(table, host(house, table))
    house.hosting.delete(table, host(house, table))
    with pytest.raises(NoTable):
        house.tables.info(table)
    alone = against_bot(house).table
    house.hosting.delete(alone, host(house, alone))
    assert house.seats.tables_of(ANNA) == []


def test_a_new_link_for_those_who_watch_ends_the_old_one(house):
    opened = two_people(house)
    eve = keys.new_secret()
    house.seats.watch(opened.spectator, eve)
    house.hosting.new_watch_link(opened.table, ANNA, host(house, opened.table))
    assert not house.seats.access(opened.table, eve).any
    with pytest.raises(NoTable):
        house.seats.watch(opened.spectator, eve)
    house.seats.watch(house.seats.links(opened.table, ANNA).spectator, eve)
    assert house.seats.access(opened.table, eve).spectator
    assert guest(house, opened.table).seats == (1,)
    assert told(house, opened.table) == ["note-watch-link"]


def test_who_is_muted_may_not_talk_until_they_may_again(house):
    table = two_people(house).table
    house.hosting.mute(table, host(house, table), 1)
    with pytest.raises(NotNow, match="muted"):
        house.talk.say(table, 1, "", "Hello")
    house.talk.say(table, 0, "", "Peace at last")
    house.hosting.mute(table, host(house, table), 1, muted=False)
    house.talk.say(table, 1, "", "Hello")
    house.hosting.mute(table, host(house, table), SPECTATOR)
    with pytest.raises(NotNow, match="muted"):
        house.talk.say(table, SPECTATOR, "Eve", "Hello")
    assert told(house, table) == ["note-muted", "note-unmuted", "note-muted-watching"]
    with pytest.raises(NotYours):
        house.hosting.mute(table, guest(house, table), 0)


def test_who_leaves_is_gone_and_a_bot_plays_on(house):
    table = two_people(house).table
    house.hosting.leave(table, 1, BEN)
    assert not guest(house, table).any
    info = house.tables.info(table)
    assert info.seats[1].player
    assert info.free_seats == [1]
    assert told(house, table) == ["note-left"]
    with pytest.raises(NotYours):
        house.hosting.leave(table, 1, BEN)
    link = house.seats.links(table, ANNA).tokens[1]
    house.seats.sit(table, 1, BEN, "Cleo", "", link)
    assert house.tables.info(table).seats[1].player == ""


def test_by_the_clock_anybody_at_the_table_lets_a_bot_play_for_who_does_not_answer(
    house, monkeypatch
):
    table = two_people(house).table
    if house.tables.info(table).deciders[0] == 1:
        play_one(house, table, 1, random.Random(1))
    late = house.tables.info(table).deciders[0]
    other = ANNA if late == 1 else BEN
    access = house.seats.access(table, other)
    with pytest.raises(NotYours):
        house.seats.stand_in(table, late, "greedy", access)
    later = time.time() + 601
    monkeypatch.setattr(time, "time", lambda: later)
    house.seats.stand_in(table, late, "greedy", access)
    assert house.tables.info(table).seats[late].player == "greedy"
    assert told(house, table) == ["note-stand-in-silent"]
