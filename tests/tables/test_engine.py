"""The table engine: what the terminal's table and a stored table have in common."""

from __future__ import annotations

import random

import labrys
from labrys.kernel import record as records
from labrys.kernel.history import History
from labrys.tables.engine import TableEngine, redone_together


def engine_of(game: str, seed: int = 3) -> TableEngine:
    return TableEngine(History(labrys.game(game).new(2, seed, {})))


def play_until(engine: TableEngine, deciders: int) -> None:
    """Play at random until so many are asked at once."""
    chance = random.Random(4)
    while len(engine.position.deciders()) != deciders:
        engine.play(chance.choice(engine.position.options))


def answer(engine: TableEngine, seat: int) -> int:
    option = engine.position.view(seat).options[0]
    engine.play(option, seat)
    return option


def test_a_question_has_another_id_after_each_choice_and_each_undo():
    engine = engine_of("minotaur")
    seat = engine.position.seat
    first = engine.question_id(seat)
    engine.play(engine.position.options[0])
    assert engine.question_id(seat) != first
    engine.take_back(seat, 0)
    assert engine.plies == 0
    assert engine.question_id(seat) != first


def test_while_several_choose_at_once_a_question_is_the_same_whatever_others_do():
    engine = engine_of("minos")
    play_until(engine, deciders=2)
    mine, visible = engine.question_id(0), engine.visible(0)
    answer(engine, 1)
    assert engine.question_id(0) == mine
    assert engine.visible(0) == visible
    answer(engine, 0)
    assert engine.question_id(0) != mine
    assert engine.visible(0) == visible


def test_to_take_back_an_answer_leaves_those_of_others():
    engine = engine_of("minos")
    play_until(engine, deciders=2)
    ply = engine.plies
    answer(engine, 0)
    kept = answer(engine, 1)
    back = engine.way_back(0, bots=())
    assert back.free
    assert back.to == ply
    engine.take_back(0, back.to)
    assert [(played.seat, played.option) for played in engine.done[ply:]] == [(1, kept)]
    assert [played.seat for played in engine.history.undone] == [0]


def test_bots_consent_and_people_are_asked():
    engine = engine_of("minotaur")
    seat = engine.position.seat
    while engine.position.seat == seat:
        engine.play(engine.position.options[0])
    other = engine.position.seat
    assert engine.way_back(seat, bots=()).others == {other}
    assert engine.way_back(seat, bots={other}).others == set()


def test_choices_that_came_with_a_record_stay():
    engine = engine_of("minotaur")
    seat = engine.position.seat
    engine.play(engine.position.options[0])
    assert engine.way_back(seat, bots={1 - seat}).possible
    engine.imported = engine.plies
    assert not engine.way_back(seat, bots={1 - seat}).possible


def test_one_redo_plays_a_persons_choice_and_those_of_bots_after_it():
    engine = engine_of("minotaur")
    chance = random.Random(1)
    for _ in range(12):
        engine.play(chance.choice(engine.position.options))
    engine.history.take_back(0)
    undone = engine.history.undone
    seats = [played.seat for played in reversed(undone)]
    first = seats[0]
    run = next(n for n, seat in enumerate(seats[1:] + [first], 1) if seat == first)
    assert redone_together(undone, bots={1 - first}) == list(reversed(undone))[:run]
    engine.redo(bots={1 - first})
    assert engine.plies == run


def test_a_game_replayed_from_its_record_has_the_same_past():
    engine = engine_of("minos")
    chance = random.Random(2)
    for _ in range(25):
        engine.play(chance.choice(engine.position.options))
    again = TableEngine.replayed(labrys.game("minos"), records.read(engine.position.record()))
    assert again.plies == engine.plies
    for mine, other in zip(engine.done, again.done, strict=True):
        assert (mine.seat, mine.option, mine.revealed) == (other.seat, other.option, other.revealed)
        assert [(e.message, e.parts) for e in mine.events] == [
            (e.message, e.parts) for e in other.events
        ]


def test_a_seats_log_holds_nothing_of_what_others_answer_meanwhile():
    engine = engine_of("minos")
    play_until(engine, deciders=2)
    before = engine.entries(0, engine.plies)
    answer(engine, 1)
    assert engine.entries(0, engine.plies) == before
