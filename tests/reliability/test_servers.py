"""Servers that stop, lose the database for a while, or share one: nobody is left behind."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from tests.reliability.lines import API, Line, Lost, states
from tests.reliability.players import PERSON, Player
from tests.reliability.servers import Server

WITHIN = 1.0
STOPPED = 5.0
# For what has no promised time, on a machine that may be busy.
PATIENCE = 60.0


class Follower(threading.Thread):
    """Follows a table and writes down when it heard what; `ended` when the server ended it."""

    def __init__(self, port: int, player: Player) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.player = player
        self.heard: list[str] = []
        self.ended = threading.Event()
        self._news = threading.Condition()
        self.start()
        self.wait(1)

    def run(self) -> None:
        try:
            for state in states(self.port, self.player.table, self.player.spectator, PATIENCE):
                with self._news:
                    self.heard.append(state)
                    self._news.notify_all()
        except OSError:
            return
        self.ended.set()

    def wait(self, count: int, seconds: float = PATIENCE) -> bool:
        """Whether so many states were heard in time."""
        with self._news:
            return self._news.wait_for(lambda: len(self.heard) >= count, seconds)


@contextmanager
def served(*servers: Server) -> Iterator[None]:
    try:
        yield
    finally:
        for server in servers:
            server.kill()


def two_people(port: int, game: str = "minotaur") -> Player:
    player = Player(game, [PERSON, PERSON], random.Random(5))
    player.open(port)
    return player


def play_one(player: Player, port: int) -> None:
    count = len(player.acknowledged)
    player.play(port, PATIENCE, most=1)
    assert len(player.acknowledged) == count + 1


def stored(database: str, player: Player) -> list[tuple[int, str]]:
    store = Store(open_engine(database))
    rows = store.choices.of(player.table)
    store.close()
    return [(row.seat, row.option) for row in rows]


def test_two_servers_of_one_database_follow_each_other_within_a_second(tmp_path, postgres):
    database = postgres.new_database("two_servers")
    one, two = Server(database, tmp_path), Server(database, tmp_path)
    with served(one, two):
        player = two_people(one.port)
        here, there = Follower(one.port, player), Follower(two.port, player)
        for count in range(2, 8):
            port = (one.port, two.port)[count % 2]
            play_one(player, port)
            answered = time.monotonic()
            assert here.wait(count, WITHIN)
            assert there.wait(count, WITHIN), f"waited {time.monotonic() - answered:.1f} s"
            assert here.heard == there.heard
        assert stored(database, player) == player.acknowledged


def test_a_server_whose_line_to_the_database_broke_catches_up_by_itself(tmp_path, postgres):
    database = postgres.new_database("broken_line")
    one, two = Server(database, tmp_path), Server(database, tmp_path)
    with served(one, two):
        player = two_people(one.port)
        there = Follower(two.port, player)
        play_one(player, one.port)
        assert there.wait(2)
        with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = 'broken_line'"
            )
        play_one(player, one.port)  # while nobody listens
        assert there.wait(3), "what happened while the line was down was missed"
        play_one(player, one.port)
        assert there.wait(4)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_is_asked_to_stop_ends_streams_and_loses_nothing(tmp_path, postgres, workers):
    database = postgres.new_database(f"stopping_{workers}")
    server = Server(database, tmp_path, workers)
    with served(server):
        players = [two_people(server.port, game) for game in ("minotaur", "minos")]
        followers = [Follower(server.port, player) for player in players]
        playing = [
            threading.Thread(target=player.play, args=(server.port, PATIENCE), daemon=True)
            for player in players
        ]
        for thread in playing:
            thread.start()
        assert all(follower.wait(4) for follower in followers)
        began = time.monotonic()
        server.stop(STOPPED)
        assert time.monotonic() - began < STOPPED
        assert all(follower.ended.wait(1) for follower in followers), "a stream was broken off"
        for thread in playing:
            thread.join(PATIENCE)
    for player in players:
        choices = stored(database, player)
        unanswered = [(one.seat, one.option) for one in player.tries if one.stored is None]
        assert choices in (player.acknowledged, player.acknowledged + unanswered)
    assert "Traceback" not in server.said()


def test_a_worker_that_dies_is_replaced_and_the_other_goes_on(tmp_path, postgres):
    database = postgres.new_database("one_worker")
    server = Server(database, tmp_path, workers=2)
    with served(server):
        until(lambda: len(server.workers()) == 2)
        player = two_people(server.port)
        for _ in range(3):
            play_one(player, server.port)
            first = server.workers()[0]
            os.kill(first, signal.SIGKILL)
            end = time.monotonic() + PATIENCE
            count = len(player.acknowledged)
            while len(player.acknowledged) == count and time.monotonic() < end:
                player.play(server.port, PATIENCE, most=1)
            until(lambda gone=first: len(set(server.workers()) - {gone}) == 2)
        assert stored(database, player) == player.acknowledged


def test_workers_do_not_outlive_a_parent_that_was_killed(tmp_path, postgres):
    server = Server(postgres.new_database("orphans"), tmp_path, workers=2)
    with served(server):
        until(lambda: len(server.workers()) == 2)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(20)
        until(lambda: not server.workers())
        with pytest.raises(Lost):
            Line(server.port).call("GET", f"{API}/games")


def until(true, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "nothing happened in time"
        time.sleep(0.05)
