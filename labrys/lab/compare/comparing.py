"""Plays two contents in turn, looks, and stops when every measure is decided."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame
from labrys.lab.balance.table import Table
from labrys.lab.compare.change import changed_ids
from labrys.lab.compare.measures import Measure, measures_of, used_otherwise
from labrys.lab.runs.counting import counting_of
from labrys.lab.runs.kept import Kept
from labrys.lab.runs.playing import play_all
from labrys.lab.runs.run import Run, run_of
from labrys.lab.runs.where import Where

FIRST_LOOK: Final = 100
NEXT_LOOK: Final = 1.5
# The error rate of all intervals of the main measures together, and that of the use of all things.
WRONG: Final = 0.05
# Things that changed are measured one by one, unless there are more of them than this.
MOST_CHANGED: Final = 6


@dataclass
class Comparison:
    """What came of it. `measures` are decided or not; `used` are things used more or less."""

    before: Run
    after: Run
    games: int
    same: bool
    measures: list[Measure]
    used: list[Measure]

    @property
    def decided(self) -> bool:
        return all(measure.decided for measure in self.measures)


def compare(
    before: AnyGame,
    after: AnyGame,
    bots: list[str],
    games: int,
    seed: int,
    settings: dict[str, str],
    where: Where,
) -> Comparison:
    """Both contents with the same deals; at most so many games of each."""
    runs = [run_of(game, bots, seed, settings) for game in (before, after)]
    if before.version == after.version:
        raise BadSetting("the change changes nothing that is played with")
    kept = [Kept(_folder(where, run), run) for run in runs]
    changed = _changed(before, after)
    with where.workers() as workers:
        look = 0
        while True:
            look = min(games, max(FIRST_LOOK, int(look * NEXT_LOOK)))
            for run, folder, what in zip(runs, kept, (before.name, f"{before.name}, changed")):
                play_all(run, look, folder, workers, f"Playing {what}")
            found = _looked(runs, kept, before, after, look, changed)
            if found.decided or look >= games:
                return found


def _folder(where: Where, run: Run) -> Path:
    """Each of the two contents has a folder of its own."""
    if where.results is None:
        return where.folder(run)
    return where.results / f"{run.game}-{run.id}"


def _changed(before: AnyGame, after: AnyGame) -> list[int]:
    """The codes of the things that differ, if there are not too many of them."""
    ids = changed_ids(before, after)
    codes = [code for code, (_, _, id) in enumerate(counting_of(before).names) if id in ids]
    return codes if len(codes) <= MOST_CHANGED else []


def _looked(
    runs: list[Run],
    kept: list[Kept],
    before: AnyGame,
    after: AnyGame,
    games: int,
    changed: list[int],
) -> Comparison:
    counting = counting_of(before)
    # A change may add things: these have no counterpart before.
    width = max(len(counting.names), len(counting_of(after).names))
    rows = [folder.rows(upto=games) for folder in kept]
    tables = [Table(found, width) for found in rows]
    measures = measures_of(tables[0], tables[1], counting, changed, WRONG)
    used = used_otherwise(tables[0], tables[1], counting, WRONG)
    same = rows[0] == rows[1]
    return Comparison(runs[0], runs[1], games, same, measures, used)
