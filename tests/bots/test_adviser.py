"""The hint tells a plan for the turn, and who follows it comes to its end."""

from __future__ import annotations

from typing import cast

import pytest

import labrys
from labrys.bots.adviser import AdviserBot
from labrys.kernel.history import History
from labrys.tables.bots.turns import turn_so_far
from labrys.tables.live import LiveTable


class Live:
    """As much of a table as the turn so far is read from."""

    def __init__(self, history: History) -> None:
        self.engine = history
        self.game = history.position.game


def follow(history, seat, seed):
    """Follow the hint, asked for anew at every choice, until the turn of the seat is over."""
    spelled: list[str] = []
    for _ in range(60):
        position = history.position
        if position.over or position.seat != seat:
            return spelled
        bot = AdviserBot(seed)
        lexicon = position.game.lexicon
        bot.earlier = [
            lexicon.read(word) for word in turn_so_far(cast(LiveTable, Live(history)), seat)
        ]
        option = bot.choose(position.view(seat))
        assert option in position.options
        assert bot.plan[0] == option
        spelled.append(lexicon.spell(option))
        history.play(option, seat)
    raise AssertionError(f"the hint never comes to an end: {spelled[-12:]}")


@pytest.mark.parametrize("game", ["minos", "minotaur", "diluvium"])
def test_following_the_hint_leads_to_the_end_of_the_turn(game):
    history = History(labrys.new(game, seats=2, seed=5))
    turns = 0
    while not history.position.over and turns < 12:
        follow(history, history.position.seat, turns)
        turns += 1
    assert turns == 12 or history.position.over


def test_nothing_is_moved_back_to_where_it_came_from_in_the_same_turn():
    position = labrys.new("minos", seats=2, seed=5)
    lexicon = position.game.lexicon
    read = lexicon.read
    bot = AdviserBot(1)
    bot.earlier = [read("march 2 3"), read("move 3 4")]
    assert bot.walks_back(position, read("move 3 2"))
    assert bot.walks_back(position, read("move 4 2"))
    assert not bot.walks_back(position, read("move 4 5"))
    assert not bot.walks_back(position, read("move 2 3"))


def test_a_plan_stops_where_chance_decides():
    position = labrys.new("minotaur", seats=2, seed=5)
    bot = AdviserBot(1)
    bot.choose(position.view(position.seat))
    assert 1 <= len(bot.plan) <= 8
