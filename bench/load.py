"""Measures a busy house: many live tables at once, beside one table alone in the same run.

    python -m bench.load --tables 100 --seconds 40
    python -m bench.load --database postgresql --workers 2
    python -m bench.load --costs

At each table two people follow by server-sent events and read their page anew after each change;
one of them makes a choice every two seconds. The server is a process of its own. With `--costs` it
tells instead what each thing costs (`bench.costs`), for both databases and 1, 2 and 4 workers.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import labrys
from bench import costs
from bench.tables import Measured, Table
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from tests.postgres import Postgres
from tests.reliability.servers import Server

EVERY: Final = 2.0
# A table alone chooses more often, to be measured as often as it needs.
EVERY_ALONE: Final = 0.5
MOST_RATIO: Final = 3.0
AT_ONCE: Final = 10


@dataclass
class Run:
    """One table alone, or many: what was measured, and what is missing in the store."""

    name: str
    measured: Measured
    lost: int

    def line(self) -> str:
        told = self.measured
        return (
            f"{self.name:<12}{len(told.answers):>8}{_ms(told.answers, 50):>9}"
            f"{_ms(told.answers, 95):>8}{_ms(told.follows, 50):>10}{_ms(told.follows, 95):>8}"
            f"{len(told.failed):>8}{self.lost:>6}"
        )


def _ms(times: list[float], percent: int) -> str:
    if len(times) < 2:
        return "-"
    return f"{statistics.quantiles(times, n=100)[percent - 1] * 1000:.1f}"


async def measured(server: Server, store: Store, name: str, tables: int, seconds: float) -> Run:
    """Open so many tables, half of each game, and let them play."""
    found = Measured()
    games = [labrys.GAMES[number % len(labrys.GAMES)] for number in range(max(tables, 2))]
    houses = [Table(server.port, game, seed, found) for seed, game in enumerate(games)]
    for start in range(0, len(houses), AT_ONCE):
        await asyncio.gather(*(table.open() for table in houses[start : start + AT_ONCE]))
    found.answers.clear()
    found.follows.clear()
    busy = server.busy_seconds()
    if tables == 1:
        # A table of each game, one after the other, so that both runs measure the same.
        for table in houses:
            await table.play(seconds / len(houses), EVERY_ALONE, 0.0)
    else:
        every = EVERY / len(houses)
        await asyncio.gather(
            *(table.play(seconds, EVERY, number * every) for number, table in enumerate(houses))
        )
    found.busy = server.busy_seconds() - busy
    for table in houses:
        table.leave()
    return Run(name, found, sum(missing(store, table) for table in houses))


def missing(store: Store, table: Table) -> int:
    """How many choices are not stored as they were acknowledged."""
    stored = [(row.seat, row.option) for row in store.choices.of(table.id)]
    if stored == table.acknowledged:
        return 0
    same = sum(one == other for one, other in zip(stored, table.acknowledged))
    return max(len(stored), len(table.acknowledged)) - same


async def both(server: Server, store: Store, tables: int, seconds: float) -> tuple[Run, Run]:
    await measured(server, store, "warming up", 1, 3)
    alone = await measured(server, store, "1 table", 1, seconds / 2)
    many = await measured(server, store, f"{tables} tables", tables, seconds)
    return alone, many


@contextmanager
def database(given: str, folder: Path) -> Iterator[str]:
    """The URL of the database: a new SQLite file, a new PostgreSQL server, or what was given."""
    if given == "postgresql":
        server = Postgres()
        try:
            yield server.new_database("load")
        finally:
            server.close()
    else:
        yield f"sqlite:///{folder / 'load.sqlite3'}" if given == "sqlite" else given


def report(alone: Run, many: Run) -> bool:
    """Print what was found; whether all holds."""
    print(" " * 12 + " choices   median    95 %    follow    95 %  failed  lost")
    for run in (alone, many):
        print(run.line())
    for what in sorted(set(alone.measured.failed + many.measured.failed))[:10]:
        print(f"  {what}")
    ratio = statistics.median(many.measured.answers) / statistics.median(alone.measured.answers)
    sound = not (alone.measured.failed or many.measured.failed or alone.lost or many.lost)
    holds = sound and ratio <= MOST_RATIO
    size = statistics.median(many.measured.sizes) / 1000
    each = many.measured.busy / max(1, len(many.measured.answers)) * 1000
    print(f"the server was at work for {each:.1f} ms a choice, on all its processors")
    print(f"a page: {size:.1f} kB compressed; requests: {many.measured.requests}")
    verdict = "holds" if holds else "missed"
    print(f"median of many, beside one: {ratio:.2f}×, target {MOST_RATIO:.0f}×: {verdict}")
    return holds


def main() -> int:
    command = argparse.ArgumentParser(
        prog="bench.load", description=(__doc__ or "").partition("\n")[0]
    )
    command.add_argument("--tables", type=int, default=100, metavar="N")
    command.add_argument("--seconds", type=float, default=40.0, metavar="S")
    command.add_argument(
        "--database",
        default="sqlite",
        metavar="URL",
        help="sqlite, postgresql (a new one), or a URL",
    )
    command.add_argument("--workers", type=int, default=1, metavar="N")
    command.add_argument(
        "--costs", action="store_true", help="what each thing costs, for docs/scale.md"
    )
    given = command.parse_args()
    if given.costs:
        return costs.run(given.seconds)
    with tempfile.TemporaryDirectory(prefix="labrys-load-") as name:
        folder = Path(name)
        with database(given.database, folder) as url:
            server = Server(url, folder, given.workers)
            store = Store(open_engine(url))
            try:
                kind = url.partition(":")[0]
                print(f"labrys {labrys.__version__}, {kind}, workers: {given.workers}; times in ms")
                runs = asyncio.run(both(server, store, given.tables, given.seconds))
            finally:
                server.stop(20)
                store.close()
            return 0 if report(*runs) else 1


if __name__ == "__main__":
    sys.exit(main())
