"""How much of the engine's own speed a run of the lab has: `python -m bench.lab --games 10000`.

Both play the same games in this process, in turn, and the time is that of the process: the engine
alone, with the same bots and nothing seen; then as a run, with all that is seen and kept.
`--ray` also plays the run on local processes and on a Ray of this machine, by the clock: only to be
believed where nothing else is running.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import labrys.games
from labrys.kernel.check.run import kernel
from labrys.lab.arena import play
from labrys.lab.runs.kept import Kept
from labrys.lab.runs.playing import play_all
from labrys.lab.runs.run import Run, run_of
from labrys.lab.runs.where import Where


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", default="minotaur")
    reader.add_argument("--bot", default="random")
    reader.add_argument("--games", type=int, default=10_000)
    reader.add_argument("--ray", action="store_true")
    given = reader.parse_args()
    game = labrys.games.find(given.game)
    run = run_of(game, [given.bot] * 2, 1)
    print(f"{given.game}, {given.games} games of {given.bot}, {kernel()}")
    with TemporaryDirectory() as folder:
        engine = engine_alone(run, given.games)
        lab = in_the_lab(run, given.games, Path(folder, "one"), Where())
        print(f"engine   {given.games / engine:8.0f} games/s of this process")
        print(f"lab      {given.games / lab:8.0f} games/s, {engine / lab:.0%} of the engine")
        if given.ray:
            jobs = os.cpu_count() or 1
            local = by_the_clock(run, given.games, Path(folder, "local"), Where(jobs))
            ray = by_the_clock(run, given.games, Path(folder, "ray"), Where(ray="auto"))
            print(f"local    {given.games / local:8.0f} games/s by the clock, {jobs} processes")
            print(f"Ray      {given.games / ray:8.0f} games/s by the clock, {ray / local - 1:+.0%}")


def engine_alone(run: Run, games: int) -> float:
    game = run.made()
    began = time.process_time()
    for number in range(games):
        play(game, run.seated(number), run.deal(number), dict(run.settings))
    return time.process_time() - began


def in_the_lab(run: Run, games: int, folder: Path, where: Where) -> float:
    began = time.process_time()
    with where.workers() as workers:
        play_all(run, games, Kept(folder, run), workers)
    return time.process_time() - began


def by_the_clock(run: Run, games: int, folder: Path, where: Where) -> float:
    """Without the time that processes or a Ray take to start."""
    with where.workers() as workers:
        play_all(run, 20, Kept(folder.with_suffix(".warm"), run), workers)
        began = time.perf_counter()
        play_all(run, games, Kept(folder, run), workers)
        return time.perf_counter() - began


if __name__ == "__main__":
    main()
