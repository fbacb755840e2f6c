"""Bots: made by name, fair by construction, and as good as they should be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import labrys
from labrys import bots
from labrys.bots.greedy import GreedyBot
from labrys.bots.random import RandomBot
from labrys.bots.shortsighted import ApprenticeBot, NoviceBot
from labrys.kernel.chance import Chance
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.promises import permuted
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame, Game
from labrys.kernel.lexicon import Lexicon, Part
from labrys.kernel.position import Position
from labrys.kernel.question import Question
from labrys.kernel.secret import Secret
from labrys.kernel.step import Step
from labrys.kernel.view import View
from labrys.lab.simulate import simulate


def somewhere(choices: int, seats: int = 3, seed: int = 1) -> Position:
    """A game of Minos after so many random choices."""
    position = labrys.new("minos", seats=seats, seed=seed)
    chance = Chance(seed)
    for _ in range(choices):
        position.play(position.options[chance.below(len(position.options))])
    return position


# ---- by name


@pytest.mark.parametrize("name", [name for name in bots.NAMES if name != "search"])
def test_a_bot_chooses_what_it_is_offered_and_the_same_for_the_same_seed(name):
    for choices in (0, 12, 60, 200):
        position = somewhere(choices)
        view = position.view(position.seat)
        option = bots.make(name, 5).choose(view)
        assert option in position.options
        assert bots.make(name, 5).choose(view) == option


def test_an_unknown_bot_is_refused_with_the_known_ones():
    known = "search, greedy, apprentice, novice, random"
    with pytest.raises(BadSetting, match=f"no bot 'greed'; the bots are {known}; did you"):
        bots.make("greed", 1)
    with pytest.raises(BadSetting, match=f"no bot 'x'; the bots are {known}$"):
        bots.make("x", 1)


def test_every_level_is_a_bot_of_the_house_and_the_last_is_the_strongest():
    assert list(bots.LEVELS) == ["easy", "medium", "hard", "expert"]
    assert list(reversed(bots.LEVELS.values())) == list(bots.NAMES[:4])


class First:
    """A bot of one's own needs no base class."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        return view.options[0]


class Last(bots.Bot):
    """But it may have one."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        return view.options[-1]


class NoBot:
    def __init__(self, seed: int) -> None:
        pass


class NoSeed:
    def choose(self, view: View) -> int:
        return 0


@pytest.mark.parametrize(("kind", "place"), [("First", 0), ("Last", -1)])
def test_a_bot_of_ones_own_is_named_by_module_and_class(kind, place):
    position = somewhere(3)
    bot = bots.make(f"{__name__}:{kind}", 3)
    assert bot.choose(position.view(position.seat)) == position.options[place]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        (f"{__name__}:Second", "has no attribute 'Second'"),
        (f"{__name__}:NoSeed", "takes no arguments"),
        (f"{__name__}:NoBot", "has no method 'choose'"),
        (":", "cannot be made"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_in_a_sentence(name, said):
    with pytest.raises(BadSetting, match=said):
        bots.make(name, 1)


# ---- random


def test_random_chooses_every_option_about_as_often():
    position = somewhere(0)
    view = position.view(position.seat)
    bot = RandomBot(1)
    counts = Counter(bot.choose(view) for _ in range(300 * len(position.options)))
    assert set(counts) == set(position.options)
    assert all(220 < count < 380 for count in counts.values())


# ---- greedy


@pytest.mark.parametrize("choices", [8, 40, 90, 180, 300])
def test_greedy_cannot_tell_what_its_seat_cannot_know(choices):
    """Whatever lies in other hands and in the decks, and whatever chance will do: as long as the
    view is the same, so is the choice."""
    position = somewhere(choices)
    seat = position.seat
    choice = GreedyBot(9).choose(position.view(seat))
    chance = Chance(choices)
    for _ in range(3):
        other = permuted(position, seat, chance)
        assert GreedyBot(9).choose(other.view(seat)) == choice


def test_greedy_leaves_its_view_as_it_is():
    position = somewhere(50)
    view = position.view(position.seat)
    dump = Dump(position.game)
    before = dump(view.concealed), dump(view.pool)
    GreedyBot(1).choose(view)
    assert (dump(view.concealed), dump(view.pool)) == before


LEXICON = Lexicon("steps")
GO = LEXICON.block("go", [Part("way", ["left", "right", "on"])])


class Trail(Position):
    """Points on a path of two questions."""

    def __init__(self, game: AnyGame, seats: int, seed: int, settings: dict[str, str]) -> None:
        super().__init__(game, seats, seed, settings)
        self.found = 0

    def copy(self) -> Trail:
        new = Trail.__new__(Trail)
        self.copy_into(new)
        new.found = self.found
        return new

    def secrets(self) -> list[Secret]:
        return []

    @property
    def points(self) -> list[int]:
        return [self.found]


class Fork(Step[Trail]):
    """Left and right lead to another question; straight on pays 5 at once."""

    def ask(self, path: Trail, asked: Question) -> None:
        for way in range(3):
            asked.offer(GO + way)

    def take(self, path: Trail, option: int) -> None:
        if option == GO + 2:
            path.found += 5
        else:
            path.agenda.append(Treasure(0, option == GO))


class Treasure(Step[Trail]):
    """To the left lie 9 points behind one of three ways, to the right nothing but loss."""

    def __init__(self, seat: int, rich: bool) -> None:
        super().__init__(seat)
        self.rich = rich

    def ask(self, path: Trail, asked: Question) -> None:
        for way in range(3):
            asked.offer(GO + way)

    def take(self, path: Trail, option: int) -> None:
        path.found += 9 if self.rich and option == GO + 1 else -9


class PathGame(Game):
    def __init__(self) -> None:
        super().__init__("path", "PTH", "1", Path(), [1], LEXICON, Lexicon("chance"), [])
        self.worth = 1.0

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        position = Trail(self, seats, seed, settings)
        position.agenda.append(Fork(0))
        return position

    def value(self, position: Position, seat: int) -> float:
        return self.worth * position.points[seat]


def test_greedy_follows_up_the_questions_an_option_leads_to():
    position = PathGame().new(1)
    assert GreedyBot(1).choose(position.view(0)) == GO


def test_without_depth_greedy_sees_only_what_comes_at_once():
    position = PathGame().new(1)
    assert GreedyBot(1, depth=0).choose(position.view(0)) == GO + 2


def test_of_equal_options_greedy_takes_any():
    game = PathGame()
    game.worth = 0.0
    view = game.new(1).view(0)
    bot = GreedyBot(1)
    counts = Counter(bot.choose(view) for _ in range(300))
    assert all(60 < counts[GO + way] < 140 for way in range(3))


# ---- the levels between


@pytest.mark.parametrize(
    ("kind", "careless", "share"), [(ApprenticeBot, 50, 2), (NoviceBot, 75, 4)]
)
def test_who_overlooks_things_considers_a_part_of_the_options_so_many_times(kind, careless, share):
    options = list(range(40))
    seen = [kind(seed).considered(options) for seed in range(400)]
    parts = [part for part in seen if len(part) < len(options)]
    assert all(part == options for part in seen if part not in parts)
    assert {len(part) for part in parts} == {40 // share}
    assert all(part == sorted(set(part)) for part in parts)
    assert careless - 8 < len(parts) / 4 < careless + 8
    assert {option for part in parts for option in part} == set(options)


@pytest.mark.parametrize("kind", [ApprenticeBot, NoviceBot])
def test_who_overlooks_things_always_sees_at_least_one(kind):
    assert all(len(kind(seed).considered([3, 4])) >= 1 for seed in range(50))
    assert kind(1).considered([3]) == [3]


@pytest.mark.parametrize(
    ("better", "worse"), [("greedy", "apprentice"), ("apprentice", "novice"), ("novice", "random")]
)
def test_each_level_beats_the_one_below_it(better, worse):
    """Minotaur Lords, whose games are short; docs/bots.md has the numbers of both games."""
    one, other = simulate("minotaur", [better, worse], games=40, seed=11).tallies()
    assert one.wins > 1.5 * other.wins


def simulated(package: Path, games: int) -> dict[str, Any]:
    """What `labrys simulate` tells of games of greedy against random."""
    program = (
        "import sys; from labrys.lab.simulate import main_report; "
        f"main_report('minos', ['greedy', 'random'], {games}, 7, 2, True, {{}})"
    )
    told = subprocess.run(
        [sys.executable, "-P", "-c", program],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    report: dict[str, Any] = json.loads(told.stdout)
    return report


def test_greedy_beats_random(compiled):
    """24 games here; `labrys simulate minos --seats greedy,random --games 200` for all 200."""
    report = simulated(compiled, 24)
    assert report["speed"]["kernel"].startswith("compiled")
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    assert report["bots"][0]["share"] >= 0.95


def test_greedy_chooses_the_same_compiled_and_plain(compiled):
    quick = simulated(compiled, 2)
    plain = simulated(Path(labrys.__file__).parents[1], 2)
    assert quick.pop("speed")["kernel"] != plain.pop("speed")["kernel"]
    assert quick == plain
