"""`labrys lab balance`: plays what is missing of a run and writes its report."""

from __future__ import annotations

from pathlib import Path

from labrys.kernel.game import AnyGame
from labrys.lab.balance.report import report_of
from labrys.lab.balance.writing import write
from labrys.lab.runs.kept import Kept
from labrys.lab.runs.playing import play_all
from labrys.lab.runs.run import run_of
from labrys.lab.runs.where import Where
from labrys.lab.telling import Telling

DONE = 0

__all__ = ["Where", "run"]


def run(
    game: AnyGame,
    bots: list[str],
    games: int,
    seed: int,
    settings: dict[str, str],
    where: Where,
    out: Path,
    language: str,
) -> int:
    telling = Telling(game, language)
    played = run_of(game, bots, seed, settings)
    kept = Kept(where.folder(played), played)
    with where.workers() as workers:
        play_all(played, games, kept, workers)
    report = report_of(played, game, kept.rows(upto=games))
    written = write(report, telling, out, kept.folder)
    print(written.page)
    print(written.json)
    print(written.parquet)
    return DONE
