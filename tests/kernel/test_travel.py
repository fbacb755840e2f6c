"""Positions, views and steps travel: pickled, deep-copied, compared, keyed and printed."""

from __future__ import annotations

import ast
import inspect
import os
import pickle
import random
import subprocess
import sys
from copy import copy, deepcopy
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from textwrap import dedent

import pytest

import labrys
from labrys.games import OWN
from labrys.games.minos.rules.effects import Resolve
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.setup import Choose
from labrys.games.minos.rules.turn import NextTurn, Turn
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import MOST_LIVE, live_games
from labrys.kernel.position import Position
from labrys.kernel.step import AnyStep, Step
from labrys.kernel.travel.attributes import names_of
from tests.kernel import duel
from tests.kernel.duel import Duel

ROOT = Path(__file__).parent.parent.parent
MODES: list[tuple[str, int, dict[str, str]]] = [
    ("minos", 1, {}),
    ("minos", 2, {}),
    ("minos", 4, {}),
    ("minotaur", 2, {"match": "yes"}),
]


def all_steps() -> list[type[AnyStep]]:
    """Every kind of step of our games."""
    found: list[type[AnyStep]] = []
    for name in OWN:
        rules = import_module(f"labrys.games.{name}.rules")
        for module in walk_packages(rules.__path__, f"{rules.__name__}."):
            for kind in vars(import_module(module.name)).values():
                if isinstance(kind, type) and issubclass(kind, Step) and kind not in found:
                    found.append(kind)
    return found


def played(name: str, seats: int, settings: dict[str, str], plies: int, seed: int = 5) -> Position:
    position: Position = labrys.game(name).new(seats, seed, settings)
    chooser = random.Random(seed)
    while plies and not position.over:
        position.play(chooser.choice(position.options))
        plies -= 1
    return position


def played_out(position: Position) -> str:
    chooser = random.Random(3)
    while not position.over:
        position.play(chooser.choice(position.options))
    return position.record()


@pytest.mark.parametrize(("name", "seats", "settings"), MODES)
@pytest.mark.parametrize("plies", [0, 60, 100_000])
def test_a_pickled_position_is_the_same_and_plays_on_the_same(name, seats, settings, plies):
    position = played(name, seats, settings, plies)
    for other in (pickle.loads(pickle.dumps(position)), deepcopy(position), copy(position)):
        assert other is not position
        assert other == position
        assert other.key() == position.key()
        assert other.record() == position.record()
        assert played_out(other) == played_out(position.copy())


def test_what_positions_share_comes_back_as_the_same_objects():
    position = played("minos", 3, {}, 40)
    other = pickle.loads(pickle.dumps(position))
    assert isinstance(position, Minos)
    assert other.game is position.game
    assert other.content is position.content
    assert other.board is position.board
    assert other.backs is position.backs
    assert other.decks is not position.decks


def test_a_position_with_a_long_record_is_pickled_without_recursion():
    position = labrys.new("minos", seats=4, seed=1)
    for _ in range(30_000):
        position.note(position.options[0])
    other = pickle.loads(pickle.dumps(position))
    assert other.ply() == position.ply() == 30_000


def test_a_pickled_mid_game_takes_less_than_5_kB():
    position = played("minos", 4, {}, 260)
    assert not position.over
    assert len(pickle.dumps(position)) < 5000


def test_a_position_from_another_content_says_what_is_missing():
    position = labrys.new("minos", seats=2)
    version = position.game.version
    luggage = pickle.dumps(position).replace(version.encode(), b"9" * len(version))
    with pytest.raises(LabrysError, match=r"packed with minos 9+, which is not here"):
        pickle.loads(luggage)


def test_a_game_that_was_made_by_hand_is_found_again(tmp_path):
    game = duel.make(tmp_path)
    position = game.new(3, 4)
    other = pickle.loads(pickle.dumps(position))
    assert other.game is game
    assert other == position


def test_what_travels_keeps_only_so_many_games_in_memory(tmp_path):
    duel.make(tmp_path)
    second = duel.make(tmp_path)
    for _ in range(MOST_LIVE):
        game = duel.make(tmp_path)
        position = game.new(2, 4)
        assert pickle.loads(pickle.dumps(position)) == deepcopy(position)
    assert all(game is not second for game in live_games())
    assert len(live_games()) <= MOST_LIVE + len({game.name for game in live_games()})


def test_a_user_may_add_attributes_in_a_subclass(tmp_path):
    position = duel.make(tmp_path, Marked).new(2, 4)
    assert isinstance(position, Marked)
    position.mark = [1, 2]
    other = pickle.loads(pickle.dumps(position))
    assert other.mark == [1, 2]
    assert other == position
    other.mark.append(3)
    assert other != position
    assert position.mark == [1, 2]


class Marked(Duel):
    mark: list[int]


def test_events_and_who_listens_stay_behind():
    position = labrys.new("minos", seats=2)
    position.events = []
    assert pickle.loads(pickle.dumps(position)).events is None
    assert deepcopy(position).events is None


# ---- views and steps


@pytest.mark.parametrize(("name", "seats", "settings"), MODES)
def test_views_travel_and_have_a_hash(name, seats, settings):
    position = played(name, seats, settings, 50)
    for seat in range(-1, seats):
        view = position.view(seat)
        for other in (pickle.loads(pickle.dumps(view)), deepcopy(view)):
            assert other == view
            assert hash(other) == hash(view)
            assert other.facts() == view.facts()
            assert other.options == view.options
            assert other.world(7) == view.world(7)
        assert view != position
    assert len({position.view(seat) for seat in range(seats)}) == seats


def test_a_view_holds_no_more_in_its_pickle_than_in_its_facts():
    position = labrys.new("minos", seats=2, seed=3)
    other = position.copy()
    assert isinstance(other, Minos)
    other.decks[0].reverse()
    assert pickle.dumps(position.view(0)) == pickle.dumps(other.view(0))


def test_steps_are_equal_by_class_and_attributes():
    assert Turn(1) == Turn(1)
    assert Turn(1) != Turn(2)
    assert Turn(1) != NextTurn(1)
    assert hash(NextTurn(4)) == hash(NextTurn(4))
    assert NextTurn(4) != NextTurn(5)
    assert Turn(1) != "Turn(seat=1)"


def test_a_step_alone_brings_the_content_it_refers_to():
    game = labrys.game("minos")
    position = game.new(2)
    assert isinstance(position, Minos)
    effects = position.content.decrees[17].effects
    step = Resolve(1, effects)
    other = pickle.loads(pickle.dumps(step))
    assert other == step
    assert other.effects[0] is effects[0]


@pytest.mark.parametrize("kind", all_steps(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_a_step_keeps_each_argument_under_its_name(kind):
    """Compiled, a step that arrives can only be made again through its `__init__`."""
    kept: set[str] = set()
    for base in kind.__mro__:
        if "__init__" in vars(base) and base is not object:
            tree = ast.walk(ast.parse(dedent(inspect.getsource(vars(base)["__init__"]))))
            stored = [part for part in tree if isinstance(part, ast.Attribute)]
            kept |= {part.attr for part in stored if isinstance(part.ctx, ast.Store)}
    assert {*inspect.signature(kind.__init__).parameters} - {"self"} <= kept


# ---- keys


def test_a_key_does_not_tell_how_a_position_came_about():
    position = played("minos", 2, {}, 30)
    other = position.copy()
    other.last = None
    other.recorded = False
    other.seed = 77
    other.events = []
    assert other.key() == position.key()
    assert other == position


def test_two_orders_of_independent_choices_have_the_same_key():
    one = labrys.new("minos", seats=2, seed=3)
    assert isinstance(one, Minos)
    other = one.copy()
    for minos, choices in ((one, (2, 4)), (other, (4, 2))):
        for good in choices:
            minos.give_temp(0, good)
    assert one.key() == other.key()


def test_the_order_of_simultaneous_answers_is_no_part_of_the_key(tmp_path):
    one = duel.make(tmp_path).new(3, 8)
    while len(one.deciders()) < 3:
        one.play(one.options[0])
    other = one.copy()
    for position, order in ((one, (0, 1, 2)), (other, (2, 0, 1))):
        for seat in order:
            position.play(position.view(seat).options[0], seat)
    assert one.over
    assert one.record() != other.record()
    assert one.key() == other.key()
    assert one == other


def test_the_order_of_a_hand_is_no_part_of_the_key():
    position = played("minos", 2, {}, 30)
    other = position.copy()
    assert isinstance(other, Minos)
    other.clans[0].hand = [*reversed(other.clans[0].hand)]
    assert len(other.clans[0].hand) > 1
    assert other.key() == position.key()


@pytest.mark.parametrize(("name", "seats", "settings"), MODES)
def test_any_changed_attribute_gives_another_key(name, seats, settings):
    position = played(name, seats, settings, 60)
    idle = {"seed", "recorded", "last", "events", "game", "options"}
    idle |= {word.partition(".")[2] for word in position.game.idle()}
    unordered = {word.partition(".")[2] for word in position.game.unordered()}
    for attribute in names_of(position):
        value = getattr(position, attribute)
        if attribute in idle or not isinstance(value, (int, list)):
            continue
        other = position.copy()
        if isinstance(value, bool):
            setattr(other, attribute, not value)
        elif isinstance(value, int):
            setattr(other, attribute, value + 1)
        elif not value or attribute in unordered:
            setattr(other, attribute, [*value, *value, 3] if value else [3])
        else:
            setattr(other, attribute, [*value[1:], value[0], value[0]])
        assert other.key() != position.key(), attribute
        assert other != position


def test_without_chance_the_order_of_decks_and_the_seed_do_not_count():
    one = labrys.new("minos", seats=2, seed=3)
    other = one.copy()
    assert isinstance(other, Minos)
    other.chance.below(6)
    other.decks[0].reverse()
    assert one.key() != other.key()
    assert one.key(chance=False) == other.key(chance=False)
    other.decks[0].pop()
    assert one.key(chance=False) != other.key(chance=False)


def test_positions_of_two_games_are_never_equal(tmp_path):
    assert labrys.new("minos", seats=2) != labrys.new("minotaur", seats=2)
    assert labrys.new("minos", seats=2) != labrys.new("minos", seats=3)
    assert labrys.new("minos", seats=2) != "minos"


def test_a_position_has_no_hash():
    with pytest.raises(TypeError, match="take its key"):
        hash(labrys.new("minos"))


# ---- printing


def test_positions_views_and_steps_print_what_they_are():
    position = labrys.new("minos", seats=3, seed=1)
    first = position.seat
    assert repr(position) == f"<minos, ply 0, seat {first} chooses, points 0 0 0>"
    position.play(position.options[0])
    assert repr(position).startswith("<minos, ply 1, seat ")
    assert repr(position.view(2)).startswith("<minos as seat 2 sees it, seat ")
    assert repr(position.view(-1)).startswith("<minos as a spectator sees it, ")
    over = played("minotaur", 2, {}, 100_000)
    assert repr(over).endswith(f", over, points {over.points[0]} {over.points[1]}>")
    assert repr(Turn(2)) == "Turn(seat=2)"
    assert repr(Choose([2, 1])) == "Choose(seat=2, order=[2, 1])"
    unrecorded = labrys.game("minos").new(2, recorded=False)
    assert "ply" not in repr(unrecorded)


# ---- compiled

PROGRAM = """
import pickle, random, sys
import labrys, labrys.kernel.position
from copy import deepcopy

print(labrys.kernel.position.__file__)
arrived = pickle.loads(bytes.fromhex(sys.stdin.read())) if sys.argv[1] == "read" else []
packed = []
games = (("minos", 1, {}), ("minos", 3, {}), ("minotaur", 2, {"match": "yes"}))
for name, seats, settings in games:
    position = labrys.game(name).new(seats, 4, settings)
    chooser = random.Random(1)
    for ply in range(90):
        position.play(chooser.choice(position.options))
        if ply % 15 == 0:
            views = [position.view(seat) for seat in range(-1, seats)]
            things = [position, *views, *position.agenda]
            packed.append(deepcopy(things))
            others = arrived.pop(0) if arrived else pickle.loads(pickle.dumps(things))
            for thing, other in zip(things, others, strict=True):
                assert thing == other and thing.key() == other.key(), (thing, other)
                assert repr(thing) == repr(other)
                assert thing is position or hash(thing) == hash(other)
            print(repr(things), [thing.key().hex() for thing in things], position.key(False).hex())
            try:
                hash(position)
            except TypeError:
                pass
            else:
                raise AssertionError("a position has no hash")
print(pickle.dumps(packed).hex())
"""


def travel(package: Path, given: str = "") -> tuple[str, list[str], str]:
    """The kernel's file, all keys and prints, and everything packed."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM, "read" if given else "write"],
        input=given,
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    kernel, *lines, packed = done.stdout.splitlines()
    return kernel, lines, packed


def test_positions_travel_between_compiled_and_plain(compiled):
    kernel, told, packed = travel(ROOT)
    quick_kernel, quickly_told, quickly_packed = travel(compiled, packed)
    assert kernel.endswith(".py")
    assert not quick_kernel.endswith(".py")
    assert quickly_told == told
    assert travel(ROOT, quickly_packed)[1] == told
