"""`labrys bench`: how fast Labrys is, beside catanatron, on one core and in one run.

Times alone say little: machines differ and are busy. So both are measured in turn, slice by
slice, by the time the process itself has used, and what counts is the ratio.

A decision is one choice that is made and counted. Labrys plays forced choices by itself and
does not count them; catanatron counts every action it executes, forced ones too.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import metadata
from pathlib import Path
from statistics import median

import labrys.games
import labrys.kernel.position
from labrys.kernel.chance import Chance
from labrys.kernel.check.run import kernel
from labrys.kernel.errors import LabrysError
from labrys.kernel.position import Position
from labrys.kernel.text.progress import Progress
from labrys.lab import bench_boards, bench_worlds

HOLDS = 0
MISSED = 1
NOT_COMPARED = 2

# About half a random game of theirs.
THEIR_MIDDLE = 450
POSITIONS = 10_000
ROOTS = 100

PLAY_TARGET = 10.0
COPY_TARGET = 15.0
MEMORY_TARGET = 100.0

MISSING = """\
catanatron is not installed, so there is nothing to compare with.
In a checkout `make bench` fetches it; elsewhere: pip install 'labrys[bench]'"""

Slice = Callable[[float], float]


def run(quick: bool = False) -> int:
    """Measure and print. Returns 0 if every target holds, 1 if one is missed, 2 if there was
    nothing to compare with."""
    peer = _peer()
    slices, seconds = (3, 0.3) if quick else (9, 1.0)
    theirs = _their_slices() if peer else None
    print(f"labrys {labrys.__version__}: {kernel()}; {peer or 'no catanatron'}")
    print(f"one core, {slices} slices of {seconds:g} s each, in turn\n")
    held: list[bool] = []
    for name in labrys.games.NAMES:
        progress = Progress(f"Measuring {name}", slices * 2)
        gc.collect()
        ours = partial(play_slice, name=name)
        play = _measure(ours, theirs[0] if theirs else None, slices, seconds, progress)
        copy = _measure(CopySlice(name), theirs[1] if theirs else None, slices, seconds, progress)
        progress.close()
        print(f"{name}, {most_seats(name)} seats")
        held.append(_print_rate("random play, decisions/s", *play, PLAY_TARGET, True))
        held.append(_print_rate("copy of a position in mid-game, µs", *copy, COPY_TARGET, False))
        held.append(bench_worlds.report(middle_positions(10, name), slices, seconds / 2))
        held.append(_print_memory(name))
        held.append(bench_boards.report(middle_positions(10, name), slices, seconds / 2))
    if not _compiled():
        print("\nThis kernel is not compiled; the targets are for the compiled one: `make bench`.")
        return HOLDS
    if not peer:
        print(f"\n{MISSING}")
        return NOT_COMPARED
    return HOLDS if all(held) else MISSED


def _measure(
    ours: Slice, theirs: Slice | None, slices: int, seconds: float, progress: Progress
) -> tuple[list[float], list[float]]:
    our_rates: list[float] = []
    their_rates: list[float] = []
    for _ in range(slices):
        our_rates.append(ours(seconds))
        if theirs is not None:
            their_rates.append(theirs(seconds))
        progress.step()
    return our_rates, their_rates


# ---- ours


def most_seats(name: str) -> int:
    return max(labrys.games.find(name).seat_counts)


def play_slice(seconds: float, name: str = labrys.games.NAMES[0]) -> float:
    """Decisions per second of random games, one after another."""
    game = labrys.games.find(name)
    seats = most_seats(name)
    decisions = 0
    seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        position = game.new(seats, seed, recorded=False)
        chance = Chance(seed)
        while not position.over:
            options = position.options
            position.take(options[chance.below(len(options))])
            decisions += 1
        seed += 1
    return decisions / (time.process_time() - began)


class CopySlice:
    """Microseconds for a copy of a position in mid-game."""

    def __init__(self, name: str = labrys.games.NAMES[0]) -> None:
        self.positions = middle_positions(10, name)

    def __call__(self, seconds: float) -> float:
        return copy_time(self.positions, seconds)


def middle_positions(count: int, name: str = labrys.games.NAMES[0]) -> list[Position]:
    """Positions of different random games, half-way through."""
    return [random_game(name, seed, random_length(name, seed) // 2) for seed in range(count)]


def random_length(name: str, seed: int) -> int:
    """How many decisions a random game takes."""
    return _random_game(name, seed, -1)[1]


def random_game(name: str, seed: int, choices: int) -> Position:
    return _random_game(name, seed, choices)[0]


def _random_game(name: str, seed: int, choices: int) -> tuple[Position, int]:
    position = labrys.games.find(name).new(most_seats(name), seed, recorded=False)
    chance = Chance(seed)
    made = 0
    while made != choices and not position.over:
        position.take(position.options[chance.below(len(position.options))])
        made += 1
    return position, made


def copy_time(things: Sequence[Position], seconds: float) -> float:
    copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for thing in things:
            for _ in range(20):
                thing.copy()
        copies += 20 * len(things)
    return (time.process_time() - began) / copies * 1e6


# ---- theirs


def _peer() -> str:
    try:
        return f"catanatron {metadata.version('catanatron')}"
    except metadata.PackageNotFoundError:
        return ""


def _their_slices() -> tuple[Slice, Slice]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def start(seed: int) -> Game:
        return Game([RandomPlayer(colour) for colour in colours], seed=seed)

    def actions(game: Game) -> int:
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    def play_theirs(seconds: float) -> float:
        decisions = 0
        seed = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            game = start(seed)
            game.play()
            decisions += actions(game)
            seed += 1
        return decisions / (time.process_time() - began)

    games: list[Game] = []
    seed = 0
    while len(games) < 10:
        game = start(seed)
        while actions(game) < THEIR_MIDDLE and game.winning_color() is None:
            game.play_tick()
        if game.winning_color() is None:
            games.append(game)
        seed += 1
    return play_theirs, lambda seconds: copy_time(games, seconds)


# ---- memory

_PROGRAM = "import sys; from labrys.lab.bench import grown; print(grown(sys.argv[1]))"


def memory(name: str = labrys.games.NAMES[0]) -> float:
    """Megabytes that 10,000 positions take, measured from outside in a process of its own."""
    package = Path(labrys.kernel.position.__file__).parents[2]
    measured = subprocess.run(
        [sys.executable, "-P", "-c", _PROGRAM, name],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
    )
    if measured.returncode:
        problem = measured.stderr.strip().rpartition("\n")[2]
        raise LabrysError(f"memory cannot be measured: {problem}")
    return float(measured.stdout)


def grown(name: str = labrys.games.NAMES[0]) -> float:
    """Make many different positions, each a copy in which one more choice was made, and tell by
    how many megabytes this process has grown."""
    chance = Chance(1)
    roots = middle_positions(ROOTS, name)
    gc.collect()
    before = resident()
    kept: list[Position] = []
    for root in roots:
        for _ in range(POSITIONS // ROOTS):
            position = root.copy()
            position.take(position.options[chance.below(len(position.options))])
            kept.append(position)
    gc.collect()
    return (resident() - before) / 1e6


def resident() -> int:
    """Bytes of memory that this process holds; its highest, where the system tells no more."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    try:
        import resource
    except ImportError:
        raise LabrysError("this system does not tell how much memory a process has") from None
    highest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return highest if sys.platform == "darwin" else highest * 1024


# ---- printing


def _print_rate(
    what: str, ours: list[float], theirs: list[float], target: float, more_is_better: bool
) -> bool:
    """A table of medians and bests; whether the ratio of the medians reaches the target."""
    best = max if more_is_better else min
    print(f"{what:38} {'labrys':>12} {'catanatron':>12} {'ratio':>8}")
    held = True
    for name, pick in (("median", median), ("best", best)):
        own = pick(ours)
        line = f"  {name:36} {_number(own):>12}"
        if theirs:
            other = pick(theirs)
            ratio = own / other if more_is_better else other / own
            line += f" {_number(other):>12} {ratio:7.1f}×"
            if pick is median:
                held = ratio >= target
                line += f"  target {target:g}×: {'holds' if held else 'MISSED'}"
        print(line)
    return held


def _print_memory(name: str) -> bool:
    used = memory(name)
    held = used < MEMORY_TARGET
    what = f"memory of {POSITIONS:,} positions in mid-game"
    verdict = "holds" if held else "MISSED"
    print(f"{what:38} {used:9.1f} MB  target {MEMORY_TARGET:g} MB: {verdict}")
    return held


def _number(number: float) -> str:
    return f"{number:,.0f}" if number >= 1000 else f"{number:,.2f}"


def _compiled() -> bool:
    return kernel().startswith("compiled")
