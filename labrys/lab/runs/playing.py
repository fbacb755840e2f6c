"""Plays the games of a run that are still missing, and keeps them as they come."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from labrys.kernel.text.progress import Progress
from labrys.lab.runs.kept import Kept
from labrys.lab.runs.run import Run
from labrys.lab.runs.workers import Workers

# A batch takes about so long: so much is lost at most when a worker is killed.
SECONDS: Final = 2.0
# So many games are in a batch at most, so that the bar moves and the work is shared evenly.
MOST: Final = 400
# So many batches are given beforehand for each that is being played.
AHEAD: Final = 2


def play_all(run: Run, games: int, kept: Kept, workers: Workers, what: str = "") -> int:
    """Play the games with the numbers below `games` that are not there yet; answers how many these
    were."""
    with kept.alone():
        there = kept.numbers()
        missing = [number for number in range(games) if number not in there]
        progress = Progress(what or f"Playing {run.game}", games, "games")
        progress.skip(games - len(missing))
        try:
            for count in _played(run, missing, kept, workers):
                progress.step(count)
        finally:
            progress.close()
    return len(missing)


def _played(run: Run, missing: list[int], kept: Kept, workers: Workers) -> Iterator[int]:
    """The number of games of each batch, once they are kept."""
    sizes = Sizes(len(missing), workers.count)
    left = iter(missing)
    given = 0
    while True:
        while given < workers.count * AHEAD:
            numbers = list(islice(left, sizes.next()))
            if not numbers:
                break
            workers.give(run, numbers)
            given += 1
        if not given:
            return
        batch = workers.take()
        given -= 1
        kept.add(batch.rows)
        sizes.learn(len(batch.rows), batch.seconds)
        yield len(batch.rows)


class Sizes:
    """How many games to put in a batch: one at first, then as many as take a while."""

    def __init__(self, games: int, workers: int) -> None:
        # Towards the end nobody should wait for one long batch.
        self.most = max(1, min(MOST, games // (workers * 4)))
        self.now = 1

    def next(self) -> int:
        return self.now

    def learn(self, games: int, seconds: float) -> None:
        wanted = round(SECONDS * games / max(seconds, 1e-6))
        # At most four times as many as before: the first game of a process is slow.
        self.now = max(1, min(wanted, self.now * 4, self.most))
