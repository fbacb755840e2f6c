"""The bot `search`: fair, the same on every machine, never without an answer, and strong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import labrys
from labrys import bots
from labrys.bots.search.bot import SearchBot
from labrys.bots.search.leaf import Leaf
from labrys.bots.search.tree import Edge, fading, first_looks
from labrys.games.minos.game import as_minos
from labrys.kernel.chance import Chance
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.promises import permuted
from labrys.kernel.errors import BadSetting
from labrys.kernel.outlook import TREE, TURN, chance_of, chances_of
from labrys.kernel.position import Position
from labrys.kernel.view import View
from tests.kernel.duel import DuelGame

LONG = 1000.0  # seconds: only steps count
SOLO = [("minos", 1), ("diluvium", 1)]
TABLES = [(name, 2) for name in labrys.GAMES] + [("minos", 4), ("diluvium", 3)] + SOLO


def somewhere(name: str, choices: int, seats: int = 2, seed: int = 1) -> Position:
    """A game after so many random choices, or a few less if it is over by then."""
    position = labrys.new(name, seats=seats, seed=seed)
    chance = Chance(seed)
    for _ in range(choices):
        after = position.copy()
        after.play(position.options[chance.below(len(position.options))])
        if after.over:
            break
        position = after
    return position


# ---- fair


@pytest.mark.parametrize("choices", [3, 25, 45])
@pytest.mark.parametrize("name", labrys.GAMES)
def test_search_cannot_tell_what_its_seat_cannot_know(name, choices):
    """Whatever lies hidden, and whatever chance will do: as long as the view is the same, so is
    the choice."""
    position = somewhere(name, choices)
    seat = position.seat
    choice = SearchBot(9, 300, LONG).choose(position.view(seat))
    chance = Chance(choices)
    for _ in range(2):
        other = permuted(position, seat, chance)
        assert SearchBot(9, 300, LONG).choose(other.view(seat)) == choice


@pytest.mark.parametrize("name", labrys.GAMES)
def test_search_leaves_its_view_as_it_is(name):
    position = somewhere(name, 20)
    view = position.view(position.seat)
    dump = Dump(position.game)
    before = dump(view.concealed), dump(view.pool)
    SearchBot(1, 300, LONG).choose(view)
    assert (dump(view.concealed), dump(view.pool)) == before


# ---- the same again


PROGRAM = """
import json, sys
import labrys
from labrys.bots.search.bot import SearchBot
from labrys.kernel.chance import Chance

class AsTree(SearchBot):
    def plan_kind(self, view):
        return 2

chosen = []
for name in labrys.GAMES:
    for choices in (2, 30, 60):
        position = labrys.new(name, seats=2, seed=choices)
        chance = Chance(choices)
        for _ in range(choices):
            position.play(position.options[chance.below(len(position.options))])
        view = position.view(position.seat)
        for kind in (SearchBot, AsTree):
            bot = kind(4, 3000, 1000.0)
            chosen.append([name, choices, view.spell(bot.choose(view)), bot.budget.used])
print(json.dumps(chosen))
"""


def chosen_by(package: Path) -> list[list[object]]:
    """What a copy of the package chooses, and in how many steps."""
    told = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[list[object]] = json.loads(told.stdout)
    return found


def test_search_chooses_the_same_compiled_and_plain(compiled):
    assert chosen_by(compiled) == chosen_by(Path(labrys.__file__).parents[1])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_search_chooses_what_it_is_offered_and_the_same_for_the_same_seed(name, seats):
    position = somewhere(name, 14, seats)
    view = position.view(position.seat)
    bot = SearchBot(5, 300, LONG)
    option = bot.choose(view)
    assert option in position.options
    assert SearchBot(5, 300, LONG).choose(view) == option


def test_what_it_chose_before_does_not_matter_to_a_search_of_the_same_seed():
    """At a table a bot is made anew for every choice."""
    position = somewhere("minos", 30)
    view = position.view(position.seat)
    thought = SearchBot(3, 300, LONG)
    other = somewhere("diluvium", 9)
    thought.choose(other.view(other.seat))
    thought.chance = Chance(3)
    assert thought.choose(view) == SearchBot(3, 300, LONG).choose(view)


# ---- never without an answer


@pytest.mark.parametrize("choices", [0, 12, 40])
@pytest.mark.parametrize("name", labrys.GAMES)
def test_search_has_an_answer_when_its_time_is_up(name, choices):
    position = somewhere(name, choices)
    bot = SearchBot(1, 10**9, 0.01)
    assert bot.choose(position.view(position.seat)) in position.options
    assert bot.budget.late or len(position.options) == 1 or bot.budget.used < 10**6


@pytest.mark.parametrize("name", labrys.GAMES)
def test_a_single_step_is_enough_for_an_answer(name):
    position = somewhere(name, 20)
    assert SearchBot(1, 1, LONG).choose(position.view(position.seat)) in position.options


@pytest.mark.parametrize("name", labrys.GAMES)
def test_steps_bound_a_search(name):
    """What is begun is finished: one look at all options, one line to the end of the turn."""
    position = somewhere(name, 20)
    bot = SearchBot(1, 2000, LONG)
    bot.choose(position.view(position.seat))
    assert bot.budget.used < 2000 + 3000


def test_without_a_choice_nothing_is_thought_about():
    position = somewhere("minos", 10)
    view = position.view(position.seat)
    view.concealed.options = view.concealed.options[:1]
    bot = SearchBot(1, 2000, LONG)
    assert bot.choose(view) == view.options[0]
    assert bot.budget.used == 0


@pytest.mark.parametrize(("name", "seats"), SOLO)
def test_search_plays_alone(name, seats):
    position = labrys.new(name, seats=seats, seed=3)
    bot = SearchBot(3, 60, LONG)
    for _ in range(25):
        position.play(bot.choose(position.view(0)))
    assert not position.over


# ---- what it may be given


def test_a_search_without_steps_or_time_is_refused():
    with pytest.raises(ValueError, match="at least 1 step"):
        SearchBot(1, 0)
    for seconds in (0.0, -1.0, float("nan")):
        with pytest.raises(ValueError, match="more than 0 seconds"):
            SearchBot(1, 10, seconds)
    with pytest.raises(BadSetting, match="a seed is a whole number"):
        bots.make("search", "x")


class Upside(Leaf):
    """Thinks the opposite of the game."""

    def chances(self, position: Position) -> list[float]:
        return [1.0 - chance for chance in super().chances(position)]


class AsTree(SearchBot):
    """Grows a tree, whatever the game prefers."""

    def plan_kind(self, view: View) -> int:
        return TREE


class AsTurn(SearchBot):
    """Plans its turn, whatever the game prefers."""

    def plan_kind(self, view: View) -> int:
        return TURN


@pytest.mark.parametrize("kind", [SearchBot, AsTree, AsTurn])
def test_another_leaf_may_take_the_place_of_the_games_own(kind):
    """Who wants to lose chooses otherwise."""
    different = 0
    for choices in (10, 24, 40):
        position = somewhere("minotaur", choices)
        view = position.view(position.seat)
        different += kind(1, 6000, LONG).choose(view) != kind(1, 6000, LONG, Upside()).choose(view)
    assert different


# ---- a game that tells nothing but its value


def test_a_game_without_hooks_is_searched_as_a_tree(tmp_path):
    position = DuelGame(tmp_path).new(2, seed=2)
    game = position.game
    assert game.plan_kind(position) == TREE
    while not position.over:
        assert sum(game.chances(position)) == pytest.approx(1.0)
        position.play(SearchBot(1, 200, LONG).choose(position.view(position.seat)))
    assert sum(game.chances(position)) == pytest.approx(1.0)


def test_the_option_that_looks_better_is_followed_first_and_the_other_is_not_forgotten():
    shares = first_looks([Edge(0, 1.0), Edge(1, 5.0), Edge(2, 4.0)], 1.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[1] > shares[2] > shares[0] > 0.02
    assert first_looks([Edge(0, 2.0), Edge(1, 2.0)], 1.0) == [0.5, 0.5]
    assert fading(0.0) == 1.0
    assert fading(1.0) == pytest.approx(0.3679, abs=0.01)


# ---- chances and horizons


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_chances_of_all_players_make_one_at_every_choice(name, seats):
    position = labrys.new(name, seats=seats, seed=6)
    game = position.game
    chance = Chance(6)
    for _ in range(400):
        if position.over:
            break
        chances = game.chances(position)
        assert len(chances) == game.players(position)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= one <= 1.0 for one in chances)
        assert game.chance_of_win(position, 0) == chances[0]
        position.play(position.options[chance.below(len(position.options))])


@pytest.mark.parametrize("name", labrys.GAMES)
def test_at_the_end_the_winner_has_all_the_chances(name):
    position = labrys.new(name, seats=2, seed=8)
    chance = Chance(8)
    while not position.over:
        position.play(position.options[chance.below(len(position.options))])
    winners = position.winners()
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert position.game.chances(position) == (expected if winners else [0.5, 0.5])


def test_who_is_ahead_has_the_better_chance_and_equals_have_the_same():
    assert chance_of(0.0, 5.0) == 0.5
    assert 0.5 < chance_of(2.0, 5.0) < chance_of(4.0, 5.0) < chance_of(4.0, 1.0) < 1.0
    assert chances_of([3.0, 3.0, 3.0], 5.0) == pytest.approx([1 / 3] * 3)
    ahead = chances_of([9.0, 3.0, 3.0, 1.0], 5.0)
    assert ahead[0] > ahead[1] == ahead[2] > ahead[3]


def test_the_horizon_of_minos_stays_through_a_turn_and_changes_at_its_end():
    position = as_minos(somewhere("minos", 0))
    game = position.game
    chance = Chance(1)
    turns = 0
    while turns < 6:
        seat, turn, before = position.seat, position.turn_seat, game.horizon(position)
        position.play(position.options[chance.below(len(position.options))])
        if turn >= 0 and position.turn_seat == turn and position.seat == seat:
            assert game.horizon(position) == before
        elif turn >= 0 and position.turn_seat != turn:
            assert game.horizon(position) != before
            turns += 1


# ---- strong


def test_search_beats_greedy(compiled):
    """Some games here; docs/bots.md has the numbers of many."""
    program = (
        "from labrys.lab.simulate import main_report; "
        "main_report('minos', ['search', 'greedy'], 4, 710000, 1, True, {})"
    )
    told = subprocess.run(
        [sys.executable, "-P", "-c", program],
        env={**os.environ, "PYTHONPATH": str(compiled)},
        capture_output=True,
        text=True,
        check=True,
    )
    search, greedy = json.loads(told.stdout)["bots"]
    assert search["wins"] >= 3
    assert search["points"]["mean"] > greedy["points"]["mean"] + 20
