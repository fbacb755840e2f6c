"""What `make load` measures with: tables that can be played at, and figures that make sense."""

from __future__ import annotations

import asyncio

from bench.costs import Costs, table
from bench.processes import descendants, memory, processor_seconds
from bench.tables import Measured, Table
from tests.reliability.servers import Server


def test_the_tables_of_a_load_test_are_sat_at_played_and_followed(tmp_path):
    server = Server(f"sqlite:///{tmp_path / 'load.sqlite3'}", tmp_path)
    measured = Measured()
    house = Table(server.port, "minotaur", 1, measured)

    async def run() -> None:
        await house.open()
        await house.play(2.0, 0.1, 0.0)
        house.leave()

    try:
        before = server.busy_seconds()
        asyncio.run(run())
        assert measured.failed == []
        assert len(house.acknowledged) >= 3
        assert measured.follows
        assert server.busy_seconds() > before
        everything = descendants(server.process.pid)
        assert {server.process.pid, *server.workers()} <= everything
        assert memory(everything) > 20_000_000
        assert processor_seconds(everything) >= before
    finally:
        server.stop(20)


def test_the_costs_of_all_houses_stand_in_one_table():
    one, other = Costs("sqlite, 1"), Costs("postgresql, 1")
    one.tell("a choice, ms", 11.26, 1)
    other.tell("a choice, ms", 1234.0, 0)
    other.tell("a notice, ms", 0.007, 3)
    assert table([one, other]).splitlines() == [
        "| | sqlite, 1 | postgresql, 1 |",
        "|---|---|---|",
        "| a choice, ms | 11.3 | 1,234 |",
        "| a notice, ms | – | 0.007 |",
    ]
