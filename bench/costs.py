"""What a choice, a stream, a table and a bot cost a server: what docs/scale.md stands on.

    python -m bench.load --costs

Everything is told in seconds of the processor, bytes and counts. None of them depends on how busy
the machine is otherwise, as times by the clock do.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

import psycopg
from sqlalchemy import func, select

import labrys
from bench.client import Browser
from bench.processes import command_of, descendants, memory, processor_seconds
from bench.tables import Measured, Table
from labrys.kernel.check.run import kernel
from labrys.tables.storage import schema
from labrys.tables.storage.database import CHANNEL
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from tests.postgres import Postgres
from tests.reliability.servers import Server

# A SQLite file serves one process.
HOUSES: Final = (("sqlite", 1), ("postgresql", 1), ("postgresql", 2), ("postgresql", 4))

TABLES: Final = 40
EVERY: Final = 2.0
STREAMS_A_TABLE: Final = 10
BOT_TABLES: Final = 4
NOTICES: Final = 3000
WEIGHED: Final = ("labrys_tables_in_memory", "labrys_tables_in_memory_bytes")
BOT: Final = "labrys.tables.bots.worker"


@dataclass
class Costs:
    """What was measured in one house, by name; in the order in which it is told."""

    name: str
    figures: dict[str, str] = field(default_factory=dict)

    def tell(self, name: str, number: float, digits: int = 1) -> None:
        self.figures[name] = f"{number:,.{digits}f}"


class Data(Protocol):
    """A database as it is seen from outside."""

    url: str

    def seconds(self) -> float:
        """Of the processor, that its own processes have used."""

    def size(self) -> int:
        """Bytes of tables and indices."""

    def written(self) -> int:
        """Bytes of its log of changes, ever."""

    def transactions(self) -> int:
        """How many have ended, ever."""

    def close(self) -> None: ...


class SqliteData:
    """A file. It works within the server's process, so it has no seconds of its own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "costs.sqlite3"
        self.url = f"sqlite:///{self.file}"

    def seconds(self) -> float:
        return 0.0

    def size(self) -> int:
        """With what still lies in its log: that is moved over now and then."""
        with closing(open_engine(self.url).raw_connection()) as connection:
            cursor = connection.cursor()
            pages = cursor.execute("PRAGMA page_count").fetchone()[0]
            return int(pages * cursor.execute("PRAGMA page_size").fetchone()[0])

    def written(self) -> int:
        return 0

    def transactions(self) -> int:
        return 0

    def close(self) -> None:
        pass


class PostgresData:
    """A server of its own."""

    def __init__(self) -> None:
        self.server = Postgres()
        self.url = self.server.new_database("costs")

    def seconds(self) -> float:
        return processor_seconds(descendants(self.server.process.pid), with_ended=True)

    def size(self) -> int:
        return self._asked("SELECT pg_database_size('costs')")

    def written(self) -> int:
        return self._asked("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint")

    def transactions(self) -> int:
        return self._asked("SELECT xact_commit FROM pg_stat_database WHERE datname = 'costs'")

    def close(self) -> None:
        self.server.close()

    def _asked(self, question: str) -> int:
        with psycopg.connect(self.server.address("postgres"), autocommit=True) as connection:
            row = connection.execute(question.encode()).fetchone()
            assert row is not None
            return int(row[0])


class House:
    """A server and its database, being measured."""

    def __init__(self, data: Data, folder: Path, workers: int) -> None:
        self.data = data
        self.workers = workers
        self.server = Server(data.url, folder, workers, {"LABRYS_METRICS": "yes"})
        self.store = Store(open_engine(data.url))
        self.measured = Measured()

    def close(self) -> None:
        self.server.stop(20)
        self.store.close()

    def answering(self) -> set[int]:
        return {self.server.process.pid, *self.server.workers()}

    def bots(self) -> set[int]:
        """The processes in which bots think."""
        return {pid for pid in descendants(self.server.process.pid) if BOT in command_of(pid)}

    def choices(self) -> int:
        with self.store.engine.connect() as connection:
            counted = connection.execute(select(func.count()).select_from(schema.choices))
            return int(counted.scalar_one())

    async def opened(self, count: int) -> list[Table]:
        """Tables of all games in turn, with two people each, whose pages follow."""
        games = [labrys.GAMES[number % len(labrys.GAMES)] for number in range(count)]
        tables = [
            Table(self.server.port, game, seed, self.measured) for seed, game in enumerate(games)
        ]
        for table in tables:
            await table.open()
        return tables


async def measure(house: House, costs: Costs, seconds: float) -> None:
    """All figures of a house, one after another."""
    warm = await house.opened(len(labrys.GAMES))
    await asyncio.gather(*(table.play(4.0, 0.25, 0.0) for table in warm))
    for table in warm:
        table.leave()
    await asyncio.sleep(1.0)
    resting = house.server.busy_seconds()
    await asyncio.sleep(seconds)
    rest = (house.server.busy_seconds() - resting) / seconds
    tables = await _tables(house, costs)
    await _choices(house, costs, tables, seconds)
    await _streams(house, costs, tables, rest, seconds)
    for table in tables:
        table.leave()
    await asyncio.sleep(1.0)
    if isinstance(house.data, PostgresData):
        await _notices(house, costs)
    await _bots(house, costs, seconds)


async def _tables(house: House, costs: Costs) -> list[Table]:
    size, held = house.data.size(), memory(house.answering())
    tables = await house.opened(TABLES)
    costs.tell("an opened table: memory of all workers, kB", _each(held, house, TABLES))
    costs.tell("an opened table: disk, kB", (house.data.size() - size) / TABLES / 1000)
    return tables


def _each(before: int, house: House, count: int) -> float:
    return (memory(house.answering()) - before) / count / 1000


async def _choices(house: House, costs: Costs, tables: list[Table], seconds: float) -> None:
    data = house.data
    held, made = memory(house.answering()), house.choices()
    seen: list[Callable[[], float]] = [
        house.server.busy_seconds, data.seconds, data.size, data.written, data.transactions
    ]  # fmt: skip
    before = [look() for look in seen]
    asked = house.measured.requests
    await asyncio.gather(
        *(
            table.play(seconds, EVERY, number * EVERY / TABLES)
            for number, table in enumerate(tables)
        )
    )
    await asyncio.sleep(1.0)
    made = house.choices() - made
    busy, database, size, written, transactions = (
        (look() - old) / max(1, made) for look, old in zip(seen, before)
    )
    costs.tell("choices that were made", made, 0)
    costs.tell("a choice: the server's processor, ms", busy * 1000, 2)
    costs.tell("a choice: the database's processor, ms", database * 1000, 2)
    costs.tell("a choice: pages sent", (house.measured.requests - asked) / max(1, made), 2)
    costs.tell("a choice: disk, bytes", size, 0)
    costs.tell("a choice: log of changes, bytes", written, 0)
    costs.tell("a choice: transactions", transactions, 1)
    costs.tell("a choice: memory of all workers, kB", _each(held, house, max(1, made)), 2)


async def _streams(
    house: House, costs: Costs, tables: list[Table], rest: float, seconds: float
) -> None:
    """Pages that follow while nothing happens: they hear a beat, and look now and then."""
    held = memory(house.answering())
    more = [
        asyncio.create_task(_follow(page.browser, f"{page.address}/events?seat={page.seat}"))
        for table in tables
        for page in table.pages
        for _ in range(STREAMS_A_TABLE // 2)
    ]
    await asyncio.sleep(5.0)
    costs.tell("a stream: memory, kB", _each(held, house, len(more)), 1)
    open_now = len(more) + sum(len(table.pages) for table in tables)
    busy, database = house.server.busy_seconds(), house.data.seconds()
    transactions = house.data.transactions()
    await asyncio.sleep(seconds)
    minutes = seconds / 60 * open_now
    used = house.server.busy_seconds() - busy - rest * seconds
    costs.tell("a silent stream, a minute: the server's processor, ms", used / minutes * 1000, 2)
    used = house.data.seconds() - database
    costs.tell("a silent stream, a minute: the database's processor, ms", used / minutes * 1000, 2)
    asked = house.data.transactions() - transactions
    costs.tell("a silent stream, a minute: transactions", asked / minutes, 2)
    for task in more:
        task.cancel()


async def _follow(browser: Browser, path: str) -> None:
    async for _ in browser.events(path):
        pass


async def _notices(house: House, costs: Costs) -> None:
    """What it costs to hear of a change at a table that nobody here looks at."""
    busy, database = house.server.busy_seconds(), house.data.seconds()
    with psycopg.connect(house.data.url, autocommit=True) as connection:
        for _ in range(NOTICES):
            connection.execute("SELECT pg_notify(%s, 'nobody')", (CHANNEL,))
    await asyncio.sleep(2.0)
    used = (house.server.busy_seconds() - busy) / NOTICES / house.workers
    costs.tell("a notice: each worker's processor, ms", used * 1000, 3)
    used = (house.data.seconds() - database) / NOTICES
    costs.tell("a notice: the database's processor, ms", used * 1000, 3)


async def _bots(house: House, costs: Costs, seconds: float) -> None:
    """Tables at which two bots play each other, as fast as they may."""
    opener = Browser(house.server.port)
    made, busy, thought = house.choices(), 0.0, 0.0
    held: set[int] = set()
    for number in range(BOT_TABLES):
        plan = {
            "game": labrys.GAMES[number % len(labrys.GAMES)],
            "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}],
        }
        answer = await opener.post_json("/api/v1/tables", json.dumps(plan))
        assert answer.status == 201, answer.text
        if not number:
            await asyncio.sleep(5.0)  # the processes start, once
            held = house.bots()
            made = house.choices()
            busy, thought = house.server.busy_seconds(), processor_seconds(held)
    await asyncio.sleep(seconds)
    made = house.choices() - made
    thought = processor_seconds(held) - thought
    busy = house.server.busy_seconds() - busy
    metrics = (await opener.get("/metrics")).text
    opener.close()
    tables, taken = (float(re.findall(rf"^{name} (\S+)$", metrics, re.M)[0]) for name in WEIGHED)
    costs.tell("a table in memory, as the house weighs it, kB", taken / max(1, tables) / 1000, 0)
    costs.tell("choices of bots that were made", made, 0)
    costs.tell("a bot's choice (greedy): its processor, ms", thought / max(1, made) * 1000, 2)
    costs.tell("a bot's choice: the server's processor, ms", busy / max(1, made) * 1000, 2)
    costs.tell("a bot's process: memory, MB", memory(held) / max(1, len(held)) / 1e6, 0)


# ---- the command


def run(seconds: float, houses: Sequence[tuple[str, int]] = HOUSES) -> int:
    """Measure all houses and print one table of all their figures."""
    print(
        f"labrys {labrys.__version__}: {kernel()}; {TABLES} tables with two pages each", flush=True
    )
    found: list[Costs] = []
    failed: set[str] = set()
    for kind, workers in houses:
        costs = Costs(f"{kind}, {workers}")
        with tempfile.TemporaryDirectory(prefix="labrys-costs-") as name:
            folder = Path(name)
            data = SqliteData(folder) if kind == "sqlite" else PostgresData()
            try:
                house = House(data, folder, workers)
                try:
                    costs.tell("the server at rest: memory, MB", memory(house.answering()) / 1e6, 0)
                    asyncio.run(measure(house, costs, seconds))
                finally:
                    house.close()
            finally:
                data.close()
        found.append(costs)
        failed |= set(house.measured.failed)
        print(f"  {costs.name}: measured", flush=True)
    print("\n" + table(found))
    for what in sorted(failed)[:10]:
        print(f"failed: {what}")
    return 1 if failed else 0


def table(found: list[Costs]) -> str:
    """The figures as a table in Markdown, a column for each house."""
    names = list(dict.fromkeys(name for costs in found for name in costs.figures))
    lines = [
        "| | " + " | ".join(costs.name for costs in found) + " |",
        "|---" * (1 + len(found)) + "|",
    ]
    for name in names:
        cells = " | ".join(costs.figures.get(name, "–") for costs in found)
        lines.append(f"| {name} | {cells} |")
    return "\n".join(lines)
