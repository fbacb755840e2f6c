"""kill -9 in the midst of play, on both databases: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from bench.proofs.figures import Clock, Figures
from tests.postgres import Postgres
from tests.reliability.test_kill import BOTS, TABLES, House

WANTED: Final = 1000


def prove(clock: Clock) -> Figures:
    postgres = Postgres()
    kills: dict[str, int] = {"SQLite": 0, "PostgreSQL": 0}
    try:
        for name in kills:
            with tempfile.TemporaryDirectory() as folder:
                there = f"sqlite:///{folder}/house.sqlite3"
                database = there if name == "SQLite" else postgres.new_database("proof")
                workers = 1 if name == "SQLite" else 2
                until = clock.seconds / 2 if name == "SQLite" else clock.seconds
                house = House(database, Path(folder), workers, random.Random(len(name)))
                try:
                    _killed(house, clock, until, kills, name)
                finally:
                    house.close()
    except AssertionError as error:
        return Figures("kill -9", f"after {kills}: {error}", False)
    finally:
        postgres.close()
    found = ", ".join(f"{name} {count}" for name, count in kills.items())
    return Figures("kill -9", f"{found} (of {WANTED} in all); nothing lost or twice", True)


def _killed(house: House, clock: Clock, until: float, kills: dict[str, int], name: str) -> None:
    with ThreadPoolExecutor(len(TABLES)) as pool:
        while clock.spent < until and kills[name] < WANTED / 2:
            house.burst(pool, bots_too=kills[name] % BOTS == 0)
            kills[name] += 1
            clock.tell(f"{name}: {kills[name]} kills, {house.sent()} choices sent")
        house.play_out(pool)
    house.compare()
