"""`labrys check`: play random games and verify every promise a game makes.

    report = check(labrys.game("minos"), games=20, seats=3)
    assert report.holds, report.text()

A game is known by its number: number n is played with seed n, and its settings follow from n.
So one game of a long run can be looked at again: `--seed 17 --games 1`. Settings that are given
(`--option side=b`) stay as they are in every game.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

import labrys.kernel.position
from labrys.kernel.chance import Chance
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.promises import CONTENT, ENDS, HASHES, PROMISES, Broken, Checker
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.game import AnyGame, Game
from labrys.kernel.text.progress import Progress
from labrys.kernel.text.rulebook import Rulebook

HOLDS = 0
BROKEN = 1

GAMES_A_TASK = 4
GAMES_FOR_HASHES = 2
FAULTS_SHOWN = 5
# With so many games of each number of seats every card and tile should have been used.
ENOUGH = 200


@dataclass
class Fault:
    """A promise that did not hold, and where."""

    promise: str
    seats: int
    number: int
    choices: int
    what: str


@dataclass
class Report:
    """What was verified how often, and what did not hold."""

    game: str
    components: set[str]
    games: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    verified: Counter[str] = field(default_factory=Counter)
    used: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)
    enough: bool = False
    settings: dict[str, str] = field(default_factory=dict)  # those that were given

    @property
    def holds(self) -> bool:
        return not self.faults and not (self.enough and self.unused())

    def unused(self) -> list[str]:
        """Cards and tiles that no game has used."""
        return sorted(self.components - self.used)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.verified += other.verified
        self.used |= other.used
        self.faults += other.faults

    def text(self) -> str:
        """The report as a person reads it."""
        given = "".join(f", {name}={value}" for name, value in self.settings.items())
        lines = [f"{self.game}{given}: {kernel()}"]
        for seats in sorted(self.games):
            games = _some(self.games[seats], "game")
            lines.append(f"  {_some(seats, 'seat')}: {games}, {self.decisions[seats]:,} decisions")
        for promise in PROMISES:
            lines += self._promise(promise)
        lines += self._components()
        return "\n".join(lines)

    def _promise(self, promise: str) -> list[str]:
        faults = [fault for fault in self.faults if fault.promise == promise]
        if not faults:
            times = self.verified[promise]
            return [f"  {'holds ' if times else '-     '} {promise} ({_some(times, 'time')})"]
        lines = [f"  BROKEN {promise} ({_some(len(faults), 'game')})"]
        for fault in faults[:FAULTS_SHOWN]:
            where = f"{_some(fault.seats, 'seat')}, after {_some(fault.choices, 'choice')}"
            lines.append(f"         {where}: {fault.what}")
            again = f"labrys check {self.game} --seats {fault.seats} --seed {fault.number}"
            options = "".join(f" --option {name}={self.settings[name]}" for name in self.settings)
            lines.append(f"         see it again: {again} --games 1{options}")
        return lines

    def _components(self) -> list[str]:
        unused = self.unused()
        total = len(self.components)
        if not unused:
            return [f"  holds  every card and tile was used ({total})"]
        if not self.enough:
            return [f"  -      {total - len(unused)} of {total} cards and tiles were used"]
        return [f"  BROKEN never used: {', '.join(unused)}"]


def check(
    game: AnyGame,
    games: int = 20,
    seats: int = 2,
    seed: int = 0,
    settings: dict[str, str] | None = None,
) -> Report:
    """Play games number `seed`, `seed` + 1 … and verify every promise at their decisions.

    Settings that are not given take all their values in turn.
    """
    tools = Tools(game)
    report = Report(game.name, set(game.components()), settings=dict(settings or {}))
    for number in range(seed, seed + games):
        report.add(tools.check_one(seats, number, report.settings))
    return report


class Tools:
    """What the games of one kind share while they are checked."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.dump = Dump(game)
        self.content = self.dump.content()
        self.book = Rulebook.read(game.folder / "rulebook" / "en.md")

    def check_one(self, seats: int, number: int, settings: dict[str, str]) -> Report:
        report = Report(self.game.name, set())
        report.games[seats] += 1
        chosen = settings_of(self.game, seats, number, settings)
        try:
            checker = Checker(self.game, self.dump, self.book, seats, number, chosen)
        except BadSetting:
            raise
        except Exception as error:
            report.faults.append(Fault(ENDS, seats, number, 0, _told(error)))
            return report
        try:
            checker.run()
            report.verified[CONTENT] += 1
            if self.dump.content() != self.content:
                raise Broken(CONTENT, "a position changed what all positions share")
        except Broken as broken:
            report.faults.append(
                Fault(broken.promise, seats, number, checker.decisions, broken.what)
            )
        except Exception as error:
            report.faults.append(Fault(ENDS, seats, number, checker.decisions, _told(error)))
        report.decisions[seats] += checker.decisions
        report.verified += checker.counts
        report.used |= checker.used
        return report


def _told(error: Exception) -> str:
    """An unexpected error in one line, with the place where it came up."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else "?"
    return f"{type(error).__name__}: {error} ({place})"


def settings_of(game: AnyGame, seats: int, number: int, given: dict[str, str]) -> dict[str, str]:
    """The settings of a game by its number: all values in turn, the last setting's fastest. For a
    value that does not go with the others comes the next one that does."""
    chosen = dict(given)
    for setting in reversed(game.settings):
        if setting.name in chosen or not setting.values:
            continue
        count = len(setting.values)
        for further in range(count):
            value = setting.values[(number + further) % count]
            if _accepted(game, seats, {**chosen, setting.name: value}):
                chosen[setting.name] = value
                number //= count
                break
    return chosen


def _accepted(game: AnyGame, seats: int, settings: dict[str, str]) -> bool:
    game.checked_seats(seats, {})
    try:
        game.checked_seats(seats, dict(settings))
    except BadSetting:
        return False
    return True


# ---- from the command line


def counts_for(game: AnyGame, settings: dict[str, str]) -> list[int]:
    """The numbers of seats that go with some settings; all of the game's if none does."""
    fit = [count for count in game.seat_counts if _accepted(game, count, settings)]
    return fit or list(game.seat_counts)


def run(
    game: str,
    games: int = ENOUGH,
    seats: list[int] | None = None,
    seed: int = 0,
    jobs: int = 1,
    settings: dict[str, str] | None = None,
) -> int:
    """Check a game of the house for all the given numbers of seats and print the report.

    Returns 0 if every promise holds and 1 if not. That every card is used is not asked of games
    with given settings: some cards may not be in them.
    """
    if games < 1 or jobs < 1:
        raise BadSetting("there must be at least 1 game and 1 job")
    played = _find(game)
    given = dict(settings or {})
    # Each by itself: what goes with what is a matter of the seats and of the other settings.
    Game.checked(played, dict(given))
    counts = seats or counts_for(played, given)
    for count in counts:
        played.checked_seats(count, dict(given))
    report = Report(played.name, set(played.components()), settings=given)
    report.enough = games >= ENOUGH and {*played.seat_counts} <= {*counts} and not given
    tasks = [task for count in counts for task in _tasks(played.name, count, games, seed, given)]
    progress = Progress(f"Checking {game}", games * len(counts))
    try:
        for part in _parts(tasks, jobs):
            report.add(part)
            progress.step(part.games.total())
    finally:
        progress.close()
    for count in counts:
        _check_hashes(report, count, seed)
    report.faults.sort(key=lambda fault: (fault.seats, fault.number))
    print(report.text())
    return HOLDS if report.holds else BROKEN


Task = tuple[str, int, int, int, dict[str, str]]


def _tasks(
    game: str, seats: int, games: int, seed: int, settings: dict[str, str]
) -> Iterator[Task]:
    for first in range(seed, seed + games, GAMES_A_TASK):
        yield game, seats, first, min(first + GAMES_A_TASK, seed + games), settings


def _parts(tasks: list[Task], jobs: int) -> Iterator[Report]:
    if jobs == 1:
        yield from map(_check_task, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting: list[Future[Report]] = [pool.submit(_check_task, task) for task in tasks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _check_task(task: Task) -> Report:
    name, seats, first, end, settings = task
    tools = _tools(name)
    report = Report(name, set())
    for number in range(first, end):
        report.add(tools.check_one(seats, number, settings))
    return report


@cache
def _tools(name: str) -> Tools:
    return Tools(_find(name))


def _find(name: str) -> AnyGame:
    """A game of the house by its name. The list of games stands above the kernel, which
    knows it only here, where a user has named one."""
    game = import_module("labrys.games").find(name)
    assert isinstance(game, Game)
    return game


# ---- another hash seed

_PROGRAM = (
    "import sys; from labrys.kernel.check.run import _print_digest; _print_digest(sys.argv[1])"
)


def _check_hashes(report: Report, seats: int, seed: int) -> None:
    """Play the same games in two processes whose sets and dicts are ordered differently."""
    report.verified[HASHES] += 1
    try:
        one, other = (
            _digest_of(report.game, seats, seed, report.settings, hashes) for hashes in ("1", "2")
        )
    except LabrysError as error:
        report.faults.append(Fault(HASHES, seats, seed, 0, str(error)))
        return
    if one != other:
        what = "the same seed gives another game under another PYTHONHASHSEED"
        report.faults.append(Fault(HASHES, seats, seed, 0, what))


def _digest_of(game: str, seats: int, seed: int, settings: dict[str, str], hashes: str) -> str:
    # Games from other packages have to be found there, too.
    package = str(Path(labrys.kernel.position.__file__).parents[2])
    path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    played = subprocess.run(
        [sys.executable, "-P", "-c", _PROGRAM, json.dumps([game, seats, seed, settings])],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hashes},
        capture_output=True,
        text=True,
    )
    if played.returncode:
        problem = played.stderr.strip().rpartition("\n")[2]
        raise LabrysError(f"games in another process failed: {problem}")
    return played.stdout


def _print_digest(arguments: str) -> None:
    name, seats, seed, settings = json.loads(arguments)
    game = _find(name)
    digest = hashlib.sha256()
    for number in range(seed, seed + GAMES_FOR_HASHES):
        position = game.new(seats, number, settings_of(game, seats, number, settings))
        chance = Chance(number)
        while not position.over:
            position.play(position.options[chance.below(len(position.options))])
        digest.update(position.record().encode())
    print(digest.hexdigest())


# ---- words


def kernel() -> str:
    """Whether the kernel that runs is compiled, and by which Python."""
    compiled = not (labrys.kernel.position.__file__ or "").endswith(".py")
    how = "compiled" if compiled else "interpreted"
    return f"{how}, Python {platform.python_version()}"


def _some(count: int, thing: str) -> str:
    return f"{count:,} {thing}" if count == 1 else f"{count:,} {thing}s"
