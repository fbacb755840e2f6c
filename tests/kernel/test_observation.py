"""What a seat sees as numbers: named fields, a fixed length, the viewer first, nothing hidden."""

from __future__ import annotations

import random
from itertools import count
from math import isfinite
from pathlib import Path

import pytest

import labrys
from labrys.games.minos.rules.minos import Minos
from labrys.kernel.check import promises
from labrys.kernel.check.run import check
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.kernel.observation import Observation
from labrys.kernel.perft import perft
from labrys.kernel.position import Position
from tests.kernel import duel
from tests.kernel.duel import DuelGame

MODES = [
    *(("minos", seats) for seats in (1, 2, 3, 4)),
    ("minotaur", 2),
    *(("diluvium", seats) for seats in (1, 2, 4)),
]
SETTINGS = {
    "minos": {"draft": "no", "routes": "BBB"},
    "minotaur": {"match": "yes"},
    "diluvium": {"side": "b"},
}


def field(game: AnyGame, position: Position, seat: int, name: str) -> list[float]:
    start = 0
    for other, length in game.observation(position.seats):
        if other == name:
            numbers = game.observe(position.view(seat))
            assert isinstance(numbers, list)
            return numbers[start : start + length]
        start += length
    raise KeyError(name)


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_every_position_has_as_many_numbers_and_the_fields_have_different_names(name, seats):
    game = labrys.game(name)
    fields = game.observation(seats)
    assert len({name for name, _ in fields}) == len(fields)
    length = sum(length for _, length in fields)
    position = game.new(seats, 3, SETTINGS[name])
    chooser = random.Random(4)
    while not position.over:
        position.play(chooser.choice(position.options))
        view = position.view(chooser.randrange(-1, seats))
        numbers = game.observe(view)
        assert len(numbers) == length
        assert all(map(isfinite, numbers))
        assert not position.prompt() or position.prompt() in game.prompts


@pytest.mark.parametrize(("name", "seats"), MODES)
def test_every_choice_can_be_seen_by_somebody(name, seats):
    game = labrys.game(name)
    position = game.new(seats, 5)
    chooser = random.Random(6)
    while not position.over:
        before = [game.observe(position.view(seat)) for seat in range(seats)]
        position.play(chooser.choice(position.options))
        assert [game.observe(position.view(seat)) for seat in range(seats)] != before


def test_the_viewer_comes_first():
    game = labrys.game("minos")
    position = game.new(3, 2)
    assert isinstance(position, Minos)
    for seat in range(3):
        position.clans[seat].coins = 10 + seat
        position.clans[seat].vp = 20 + seat
    assert field(game, position, 1, "points") == [21, 22, 20]
    assert [field(game, position, 1, f"player {place} coins") for place in range(3)] == [
        [11],
        [12],
        [10],
    ]
    assert field(game, position, -1, "points") == [20, 21, 22]
    decider = field(game, position, position.seat, "decider")
    assert decider == [1, 0, 0]
    assert field(game, position, position.seat, "asked") == [1]
    assert field(game, position, (position.seat + 1) % 3, "asked") == [0]
    assert field(game, position, (position.seat + 1) % 3, "decider") == [0, 0, 1]


def test_own_cards_are_counted_by_kind_and_those_of_others_by_their_backs():
    game = labrys.game("minos")
    position = game.new(2, 2, {"draft": "no"})
    assert isinstance(position, Minos)
    position.clans[0].hand = [3, 100]
    position.clans[0].shown = []
    hand = field(game, position, 0, "player 0 hand")
    assert [card for card, count in enumerate(hand) if count] == [3, 100]
    assert field(game, position, 0, "player 0 hidden cards") == [0, 0]
    assert sum(field(game, position, 1, "player 1 hand")) == 0
    assert field(game, position, 1, "player 1 hidden cards") == [1, 1]


def test_an_observation_that_changes_its_length_is_found(tmp_path):
    class Grows(DuelGame):
        def observe_table(self, position: Position, seat: int, out: Observation) -> None:
            out.several("options", list(position.options), len(position.options))

    assert "numbers, and not" in fault_of(tmp_path, Grows)


def test_an_observation_that_tells_something_else_each_time_is_found(tmp_path):
    asked = count()

    class Restless(DuelGame):
        def observe_table(self, position: Position, seat: int, out: Observation) -> None:
            out.number("asked so often", next(asked))

    assert "something it cannot know" in fault_of(tmp_path, Restless)


def fault_of(folder: Path, kind: type[DuelGame]) -> str:
    game = duel.make(folder)
    game.__class__ = kind
    return {fault.promise: fault.what for fault in check(game, 6).faults}[promises.OBSERVED]


def test_a_field_that_is_too_long_says_so():
    out = Observation(0, 2)
    with pytest.raises(LabrysError, match="'goods' has 3 numbers, but a length of 2"):
        out.several("goods", [1, 2, 3], 2)
    with pytest.raises(LabrysError, match="'row' has 2 places, not 1"):
        out.each_one_of("row", [0, 1], 1, 3)


def test_a_game_that_writes_no_fields_tells_who_is_asked_and_the_points(tmp_path):
    game = duel.make(tmp_path)
    assert [name for name, _ in game.observation(3)] == [
        "over",
        "asked",
        "decider",
        "question",
        "question parts",
        "offered",
        "points",
    ]


# ---- perft


@pytest.mark.parametrize(
    ("name", "seats", "counts"),
    [
        ("minos", 1, [1, 4, 160, 4640]),
        ("minos", 2, [1, 28, 675]),
        ("minos", 4, [1, 3, 14, 141, 1192]),
        ("minotaur", 2, [1, 6, 36, 162, 618]),
    ],
)
def test_the_lines_of_play_are_as_many_as_ever(name, seats, counts):
    """Renew these only for a change of rules or content that is meant to change them."""
    position = labrys.game(name).new(seats, 1)
    for _ in range(40):
        position.play(position.options[-1])
    assert [perft(position, depth) for depth in range(len(counts))] == counts


def test_perft_counts_the_lines_that_play_finds(tmp_path):
    position = duel.make(tmp_path).new(2, 3)
    count = 0
    for option in position.options:
        after = position.copy()
        after.play(option)
        count += len(after.options)
    assert perft(position, 2) == count
    assert perft(position, 0) == 1
    while not position.over:
        position.play(position.options[0])
    assert perft(position, 3) == 1
