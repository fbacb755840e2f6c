"""Undo and redo: free back to the last reveal or change of decider, by consent beyond."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import labrys
from labrys.games.minotaur.rules.piles import Peek
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.promises import without_record
from labrys.kernel.errors import NotOffered
from labrys.kernel.history import History, hidden
from labrys.kernel.position import Position
from labrys.kernel.step import NOBODY
from tests.games.minos.table import bare
from tests.games.minotaur.table import board
from tests.rule import rule

KINDS = [("minos", 1, {}), ("minos", 2, {}), ("minos", 4, {}), ("minotaur", 2, {"match": "yes"})]


@cache
def dump_of(name: str) -> Dump:
    return Dump(labrys.game(name))


def held(position: Position) -> bytes:
    """All that a position holds but its record."""
    return without_record(dump_of(position.game.name), position)


def say(history: History, *spellings: str, seat: int = NOBODY) -> None:
    for spelling in spellings:
        history.play(history.position.read(spelling), seat)


def spelled(history: History) -> list[str]:
    return [history.position.spell(option) for option in history.position.options]


def preparing() -> History:
    """Seat 0 of two prepares: it may take cards of the offer or draw."""
    return History(bare(2).give(0, coins=5).at_turn("prepare").minos)


def taking(history: History) -> str:
    return next(spelling for spelling in spelled(history) if spelling.startswith("take"))


def exchanging() -> History:
    """A match after its first game: both seats remove cards at once and in secret."""
    position = labrys.new("minotaur", match=True, seed=2)
    position.play(position.read("concede"))
    assert position.deciders() == [0, 1]
    return History(position)


def own_card(history: History, seat: int) -> str:
    view = history.position.view(seat)
    return view.spell(view.options[0])


# ---- what is free


def test_at_the_beginning_there_is_nothing_to_undo_or_redo():
    history = preparing()
    assert not history.may_undo()
    with pytest.raises(NotOffered, match="nothing to undo"):
        history.undo()
    with pytest.raises(NotOffered, match="nothing to undo"):
        history.undo(consent=True)
    with pytest.raises(NotOffered, match="nothing to redo"):
        history.redo()


@rule("MIN-RULE-04")
def test_to_take_an_open_card_can_be_undone_and_done_again():
    history = preparing()
    before, offered = held(history.position), spelled(history)
    say(history, taking(history))
    after = held(history.position)
    assert history.may_undo()
    history.undo()
    assert held(history.position) == before
    assert spelled(history) == offered
    history.redo()
    assert held(history.position) == after
    assert history.may_undo()


def test_several_choices_are_undone_one_by_one_and_done_again_in_order():
    history = preparing()
    seen = [held(history.position)]
    for _ in range(2):
        say(history, taking(history))
        seen.append(held(history.position))
    for before in reversed(seen[:-1]):
        history.undo()
        assert held(history.position) == before
    for after in seen[1:]:
        history.redo()
        assert held(history.position) == after


def test_the_record_forgets_what_was_undone():
    position = labrys.new("minos", seats=2, seed=3, draft=False)
    before = position.record()
    history = History(position)
    history.play(position.options[0])
    played = history.position.record()
    history.undo(consent=True)
    assert history.position.record() == before
    history.redo()
    assert history.position.record() == played
    assert labrys.load(played).record() == played


# ---- what is not


@rule("MIN-RULE-04")
def test_a_card_drawn_was_seen_and_needs_consent():
    history = preparing()
    before = held(history.position)
    say(history, "draw")
    assert history.position.seat == 0, "the same seat goes on"
    assert not history.may_undo()
    with pytest.raises(NotOffered, match="showed something new"):
        history.undo()
    history.undo(consent=True)
    assert held(history.position) == before


def test_chance_decides_the_same_when_a_draw_is_done_again():
    history = preparing()
    say(history, "draw")
    after = held(history.position)
    history.undo(consent=True)
    history.redo()
    assert held(history.position) == after
    assert not history.may_undo(), "a card seen twice is still a card seen"


@pytest.mark.parametrize("kind", KINDS)
def test_without_a_record_undo_is_free_just_where_it_is_with_one(kind):
    """Dice and random Goods are no secrets before they come: only chance itself tells of them."""
    name, seats, given_settings = kind
    game = labrys.game(name)
    kept = History(game.new(seats, 6, dict(given_settings)))
    bare_of_record = History(game.new(seats, 6, dict(given_settings), recorded=False))
    luck = Random(6)
    free = 0
    for _ in range(150):
        if kept.position.over:
            break
        option = luck.choice(kept.position.options)
        kept.play(option)
        bare_of_record.play(option)
        assert bare_of_record.may_undo() == kept.may_undo()
        free += kept.may_undo()
    assert free, "some choices were free"


def test_when_another_seat_is_asked_it_needs_consent():
    position = labrys.new("minos", seats=2, seed=3, draft=False)
    seat = position.seat
    history = History(position)
    while history.position.seat == seat:
        history.play(history.position.options[0])
    if not history.done[-1].revealed:
        with pytest.raises(NotOffered, match="another seat is to choose now"):
            history.undo()
    history.undo(consent=True)
    assert history.position.seat == seat


def test_a_draft_passes_to_the_next_seat_and_so_needs_consent():
    history = History(bare(2).at_draft(pool="r5 b2 r2 g1").minos)
    say(history, "draft red-5 prepare")
    assert history.position.seat == 1
    assert not history.may_undo()
    with pytest.raises(NotOffered, match="another seat is to choose now"):
        history.undo()


def test_the_last_choice_of_a_game_is_taken_back_by_consent_only():
    history = History(labrys.new("minotaur", seed=2))
    say(history, "concede")
    assert history.position.over
    assert not history.may_undo()
    with pytest.raises(NotOffered, match="the game is over"):
        history.undo()
    history.undo(consent=True)
    assert history.position.options
    history.redo()
    assert history.position.over


@rule("ML-RULE-29")
def test_a_look_at_the_other_hand_needs_consent():
    """No chance and no other decider, but the seat knows more than before."""
    lords = board(hand="R08", their_hand="B11 B12").act().lords
    lords.agenda.append(Peek(0, 1))
    lords.advance()
    history = History(lords)
    say(history, "look")
    assert history.position.seat == 0
    assert history.position.last is not None
    assert history.position.last.outcomes == []
    assert not history.may_undo()
    with pytest.raises(NotOffered, match="showed something new"):
        history.undo()


def test_to_decline_a_look_is_free():
    lords = board(hand="R08", their_hand="B11 B12").act().lords
    lords.agenda.append(Peek(0, 1))
    lords.advance()
    history = History(lords)
    say(history, "done")
    assert history.position.seat == 0
    assert history.may_undo()


# ---- redo


def test_after_a_new_choice_there_is_nothing_to_redo():
    history = preparing()
    say(history, taking(history))
    history.undo()
    say(history, "bonus")
    assert history.undone == []
    with pytest.raises(NotOffered, match="nothing to redo"):
        history.redo()


def test_a_wrong_choice_changes_nothing_and_keeps_what_can_be_done_again():
    history = preparing()
    say(history, taking(history))
    history.undo()
    before = held(history.position)
    with pytest.raises(NotOffered):
        say(history, "draft red-5 prepare")
    assert held(history.position) == before
    assert history.done == []
    assert history.position.events is None
    history.redo()
    assert len(history.done) == 1


def test_to_play_and_to_redo_tell_the_same():
    history = preparing()
    told = history.play(history.position.read("draw"))
    history.undo(consent=True)
    again = history.redo()
    assert told
    assert [(e.message, e.parts, e.known_to, e.veiled) for e in told] == [
        (e.message, e.parts, e.known_to, e.veiled) for e in again
    ]


# ---- several at once


@rule("ML-MATCH-03", "ML-RULE-32")
def test_an_answer_not_yet_finished_is_taken_back_freely():
    history = exchanging()
    before = held(history.position)
    say(history, own_card(history, 0), seat=0)
    assert history.may_undo()
    history.undo()
    assert held(history.position) == before


@rule("ML-RULE-32")
def test_of_answers_at_once_the_last_is_undone_first_and_done_again_by_its_own_seat():
    history = exchanging()
    say(history, own_card(history, 0), seat=0)
    middle = held(history.position)
    say(history, own_card(history, 1), seat=1)
    after = held(history.position)
    history.undo()
    assert held(history.position) == middle
    history.redo()
    assert held(history.position) == after


@rule("ML-RULE-32")
def test_who_has_finished_takes_it_back_by_consent_while_others_still_choose():
    history = exchanging()
    say(history, "done", seat=0)
    assert history.position.deciders() == [1]
    with pytest.raises(NotOffered, match="another seat is to choose now"):
        history.undo()
    history.undo(consent=True)
    assert sorted(history.position.deciders()) == [0, 1]


@rule("ML-RULE-32")
@pytest.mark.parametrize("last", [0, 1])
def test_the_last_answer_shows_all_the_others_and_needs_consent(last):
    history = exchanging()
    first = 1 - last
    say(history, own_card(history, first), "done", seat=first)
    say(history, own_card(history, last), seat=last)
    assert history.may_undo(), "nothing is shown yet"
    say(history, "done", seat=last)
    assert not history.may_undo()
    assert history.done[-1].revealed
    with pytest.raises(NotOffered, match="showed something new"):
        history.undo()


# ---- in whole games


@settings(max_examples=8)
@given(st.sampled_from(KINDS), st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_undo_is_free_exactly_where_nothing_was_learned_and_leads_back(kind, seed, luck):
    name, seats, given_settings = kind
    history = History(labrys.game(name).new(seats, seed, dict(given_settings)))
    for _ in range(60):
        position = history.position
        if position.over:
            break
        seat, before = position.seat, held(position)
        unknown = hidden(position, seat)
        history.play(luck.choice(position.options))
        now = history.position
        assert now.last is not None
        rolled = bool(now.last.outcomes)
        if history.may_undo():
            assert not rolled
            assert seat in now.deciders()
            assert unknown <= hidden(now, seat)
        else:
            assert rolled or seat not in now.deciders() or history.done[-1].revealed
        after = held(now)
        history.undo(consent=True)
        assert held(history.position) == before
        history.redo()
        assert held(history.position) == after


@settings(max_examples=6)
@given(st.sampled_from(KINDS), st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_all_can_be_undone_by_consent_and_done_again(kind, seed, luck):
    name, seats, given_settings = kind
    history = History(labrys.game(name).new(seats, seed, dict(given_settings)))
    start = held(history.position)
    while len(history.done) < 30 and not history.position.over:
        history.play(luck.choice(history.position.options))
    end, record = held(history.position), history.position.record()
    count = len(history.done)
    for _ in range(count):
        history.undo(consent=True)
    assert held(history.position) == start
    for _ in range(count):
        history.redo()
    assert held(history.position) == end
    assert history.position.record() == record
