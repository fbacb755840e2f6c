"""Many live tables for long, with faults thrown in: the database away, a worker killed."""

from __future__ import annotations

import os
import random
import signal
import statistics
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import labrys
from bench.proofs.figures import Clock, Figures
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from tests.postgres import Postgres
from tests.reliability.lines import Line, Lost
from tests.reliability.players import PERSON, Player
from tests.reliability.servers import Server

TABLES: Final = int(os.environ.get("TABLES", "500"))
# Each table chooses so often; so often something breaks, and for so long.
EVERY: Final = 4.0
FAULT_SECONDS: Final = 30.0
AWAY_SECONDS: Final = 4.0
# How much more memory the server may hold at the end than after the first tenth
MOST_GROWTH: Final = 1.25


class PatientLine(Line):
    """A house that is out of order for a moment counts as a line that broke."""

    def call(
        self, method: str, path: str, token: str = "", given: object = None
    ) -> tuple[int, Any]:
        status, answer = super().call(method, path, token, given)
        if status == 503:
            raise Lost("out of order")
        return status, answer


class House:
    """A server on PostgreSQL, its tables, and whoever breaks it."""

    def __init__(self, folder: Path) -> None:
        self.postgres = Postgres()
        self.database = self.postgres.new_database("soak")
        self.server = Server(self.database, folder, workers=2)
        self.chance = random.Random(1)
        self.ended = threading.Event()
        self.faults: dict[str, int] = {"database away": 0, "worker killed": 0}
        self.players: list[Player] = []
        self.times: list[float] = []
        self.wrong: list[str] = []

    def play(self, number: int) -> None:
        """One table after another, as long as it lasts."""
        chance = random.Random(number)
        while not self.ended.wait(chance.uniform(0, EVERY)):
            game = labrys.GAMES[number % len(labrys.GAMES)]
            player = Player(game, [PERSON, PERSON], chance, line=PatientLine)
            try:
                player.open(self.server.port)
            except (Lost, AssertionError):
                continue
            self.players.append(player)
            while not player.over and not self.ended.wait(chance.uniform(0.5, 1.5) * EVERY):
                begun = time.monotonic()
                try:
                    player.play(self.server.port, 30.0, most=1)
                except AssertionError as error:
                    if "no-database" not in str(error):
                        self.wrong.append(str(error)[:200])
                        return
                self.times.append(time.monotonic() - begun)

    def break_something(self) -> None:
        while not self.ended.wait(FAULT_SECONDS):
            if self.chance.random() < 0.5:
                self.postgres.stop()
                time.sleep(AWAY_SECONDS)
                self.postgres.start()
                self.faults["database away"] += 1
            else:
                workers = self.server.workers()
                with suppress(ProcessLookupError, IndexError):
                    os.kill(self.chance.choice(workers), signal.SIGKILL)
                    self.faults["worker killed"] += 1

    def memory(self) -> int:
        """What its processes hold now, in MB."""
        held = 0
        for pid in self.server.workers():
            with suppress(OSError):
                status = Path(f"/proc/{pid}/status").read_text()
                held += int(status.partition("VmRSS:")[2].split()[0])
        return held // 1024

    def missing(self) -> int:
        """How many acknowledged choices are not stored just so."""
        store = Store(open_engine(self.database))
        lost = 0
        for player in self.players:
            stored = [(row.seat, row.option) for row in store.choices.of(player.table)]
            told = player.acknowledged
            if player.unanswered is not None and len(stored) == len(told) + 1:
                stored = stored[:-1]
            lost += stored != told
        store.close()
        return lost

    def close(self) -> None:
        self.ended.set()
        self.server.kill()
        self.postgres.close()


def prove(clock: Clock) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            return _soaked(house, clock)
        finally:
            house.close()


def _soaked(house: House, clock: Clock) -> Figures:
    threads = [threading.Thread(target=house.play, args=(n,), daemon=True) for n in range(TABLES)]
    threads.append(threading.Thread(target=house.break_something, daemon=True))
    for thread in threads:
        thread.start()
    early = 0
    while clock.left and not house.wrong:
        time.sleep(1)
        if not early and clock.spent > clock.seconds / 5:
            early = house.memory()
        clock.tell(f"{len(house.times)} choices, {house.faults}, {house.memory()} MB")
    late = house.memory()
    house.ended.set()
    for thread in threads:
        thread.join(60)
    lost = house.missing()
    tenth = statistics.quantiles(house.times, n=20)[-1] if len(house.times) > 20 else 0.0
    found = (
        f"{TABLES} tables, {len(house.times)} turns, {house.faults}; lost at {lost} tables; "
        f"a turn takes {1000 * statistics.median(house.times or [0]):.0f} ms in the median, "
        f"{1000 * tenth:.0f} ms at 95 %; memory {early} MB early, {late} MB at the end"
    )
    if house.wrong:
        found += f"; wrong: {house.wrong[0]}"
    return Figures("soak", found, not lost and not house.wrong and late <= early * MOST_GROWTH + 50)
