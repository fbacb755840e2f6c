"""A server that is killed at any moment has lost nothing that it acknowledged, and goes on.

Programs play at several tables as quickly as they can, bots at others; then the server is killed,
with all its processes, and started again, fifty times on each kind of database.
"""

from __future__ import annotations

import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Row

import labrys
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from tests.reliability.players import PERSON, Player
from tests.reliability.servers import Server

KILLS = int(os.environ.get("LABRYS_KILLS", "50"))
# A server is killed after so many choices of the programs at most, and so many seconds.
MOST_CHOICES, MOST_SECONDS = 12, 0.02
# In one of so many lives of a server, its bots too must have played before it is killed.
BOTS = 5
PATIENCE = 60.0
TO_THE_END = 180.0

TABLES = [
    ("minotaur", [PERSON, PERSON]),
    ("minos", [PERSON, PERSON]),
    ("minotaur", [PERSON, "random"]),
    ("minos", ["random", PERSON]),
    ("minotaur", ["random", "random"]),
    ("minos", ["random", "random"]),
]

Stored = list[tuple[int, str, str]]


class House:
    """A server that is killed and started again, its players, and what was stored so far."""

    def __init__(self, database: str, folder: Path, workers: int, chance: random.Random) -> None:
        self.folder = folder
        self.database = database
        self.workers = workers
        self.chance = chance
        self.store = Store(open_engine(database))
        self.server = Server(database, folder, workers)
        self.players: list[Player] = []
        self.playing: list[Player] = []
        self.seen: dict[str, Stored] = {}
        self.interrupted = 0  # choices that were sent and not answered
        for game, seats in TABLES:
            self.open(game, seats)

    def open(self, game: str, seats: list[str]) -> None:
        player = Player(game, seats, random.Random(self.chance.random()))
        player.open(self.server.port)
        self.players.append(player)
        self.playing.append(player)

    def close(self) -> None:
        self.server.kill()
        self.store.close()

    def burst(self, pool: ThreadPoolExecutor, bots_too: bool) -> None:
        """Let all play, and kill the server in the midst of it."""
        port = self.server.port
        enough = self.sent() + self.chance.randint(0, MOST_CHOICES)
        by_bots = self.by_bots() + 1 if bots_too else 0
        bursts = [pool.submit(player.play, port, PATIENCE) for player in self.playing]
        end = time.monotonic() + PATIENCE
        while self.sent() < enough or (bots_too and self.by_bots() < by_bots):
            assert time.monotonic() < end, "nobody plays on"
            time.sleep(0.002)
        time.sleep(self.chance.uniform(0, MOST_SECONDS))
        self.server.kill()
        for burst in bursts:
            burst.result()
        self.interrupted += sum(player.interrupted for player in self.playing)
        self.server = Server(self.database, self.folder, self.workers)
        self.compare()
        self.renew()

    def renew(self) -> None:
        """Where a game is over, another begins: there is always something to lose."""
        for player in [player for player in self.playing if player.over]:
            self.playing.remove(player)
            self.open(player.game, player.seats)

    def compare(self) -> None:
        for player in self.players:
            self.compare_one(player)

    def compare_one(self, player: Player) -> None:
        """What is stored is what was acknowledged, once and in order; and nothing else."""
        table, rows = self.at_one_moment(player.table)
        assert [row.ply for row in rows] == list(range(table.ply)), (
            "a choice is lost or there twice"
        )
        stored = [(row.seat, row.option, row.by) for row in rows]
        before = self.seen.get(player.table, [])
        assert stored[: len(before)] == before, "what was stored has changed"
        self.seen[player.table] = stored

        people = [(seat, option) for seat, option, by in stored if by == PERSON]
        last = player.unanswered
        if last is not None:
            last.stored = len(people) > len(player.acknowledged)
        assert people == player.acknowledged, "stored is not what was acknowledged"
        for seat, _, by in stored:
            assert by in (player.seats[seat], "stand-in"), "a choice that nobody made"

    def at_one_moment(self, id: str) -> tuple[Row[Any], list[Row[Any]]]:
        """A table and its choices; bots of the server that has just started may already play on,
        so both are read again until nothing has changed meanwhile."""
        while True:
            table = self.store.tables.get(id)
            rows = self.store.choices.of(id)
            after = self.store.tables.get(id)
            assert table is not None, "a table that was acknowledged is gone"
            assert after is not None
            if table.version == after.version:
                return table, rows

    def play_out(self, pool: ThreadPoolExecutor) -> None:
        """Everything goes on to its end; bots go on by themselves."""
        port = self.server.port
        games = [pool.submit(player.play, port, TO_THE_END) for player in self.playing]
        for game in games:
            game.result()

    def sent(self) -> int:
        return sum(len(player.tries) for player in self.players)

    def by_bots(self) -> int:
        """How many choices are stored at the tables where only bots sit."""
        alone = [player.table for player in self.players if not player.people]
        return sum(len(self.store.choices.of(table)) for table in alone)


def killed_often(house: House) -> None:
    with ThreadPoolExecutor(len(TABLES)) as pool:
        for kill in range(KILLS):
            house.burst(pool, bots_too=kill % BOTS == 0)
        house.play_out(pool)
    house.compare()
    assert house.interrupted > KILLS // 5, "the server was hardly ever at work when it was killed"
    for player in house.players:
        table = house.store.tables.get(player.table)
        assert table is not None
        assert player.over
        assert table.over
        replayed = labrys.load(player.record(house.server.port))
        assert replayed.points == table.points
        assert len(house.seen[player.table]) == table.ply


def test_nothing_is_lost_on_sqlite_whenever_the_server_is_killed(tmp_path):
    house = House(f"sqlite:///{tmp_path / 'house.sqlite3'}", tmp_path, 1, random.Random(1))
    try:
        killed_often(house)
    finally:
        house.close()


def test_nothing_is_lost_on_postgresql_whenever_both_workers_are_killed(tmp_path, postgres):
    house = House(postgres.new_database("killed"), tmp_path, 2, random.Random(2))
    try:
        killed_often(house)
    finally:
        house.close()
