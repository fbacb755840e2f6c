"""A database that is locked, away or full is said to be so; nobody waits long, nothing is lost."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.reliability.lines import API, Line
from tests.reliability.players import PERSON, Player
from tests.reliability.servers import Server

# What is promised, and what a busy machine may add to it.
ANSWERED = 5.0
BUSY = 5.0
PATIENCE = 60.0


@contextmanager
def serving(database: str, folder: Path, **settings: str) -> Iterator[Server]:
    server = Server(database, folder, settings=settings)
    try:
        yield server
    finally:
        server.kill()


def choosing(server: Server) -> tuple[Player, dict[str, object], str]:
    """Somebody at a table who is about to choose: the choice, and their token."""
    player = Player("minotaur", [PERSON, PERSON], random.Random(5))
    player.open(server.port)
    player.play(server.port, PATIENCE, most=1)
    line = Line(server.port)
    for token in player.tokens:
        status, view = line.call("GET", f"{API}/tables/{player.table}/view", token)
        assert status == 200
        if view["asked"]:
            option = view["options"][0]["option"]
            return player, {"option": option, "question_id": view["question_id"]}, token
    raise AssertionError("nobody is asked")


def unwell(server: Server) -> str:
    """What is the matter, as soon as the server has noticed; each answer comes in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        begun = time.monotonic()
        status, health = Line(server.port).call("GET", "/health")
        assert time.monotonic() - begun < ANSWERED + BUSY
        if status == 503:
            return str(health["status"])
        time.sleep(0.2)
    raise AssertionError("the server says that it is well")


def test_a_locked_database_is_said_to_be_so_within_five_seconds_and_files_are_served(tmp_path):
    file = tmp_path / "labrys.sqlite3"
    with serving(f"sqlite:///{file}", tmp_path) as server:
        player, given, token = choosing(server)
        path = f"{API}/tables/{player.table}/choices"
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answers: list[tuple[int, float]] = []

            def choose() -> None:
                begun = time.monotonic()
                status, _ = Line(server.port).call("POST", path, token, given)
                answers.append((status, time.monotonic() - begun))

            waiting = [threading.Thread(target=choose) for _ in range(60)]
            for one in waiting:
                one.start()
            begun = time.monotonic()
            assert Line(server.port).call("GET", "/static/board.js")[0] == 200
            assert time.monotonic() - begun < ANSWERED
            assert unwell(server) == "degraded"
            for one in waiting:
                one.join(PATIENCE)
            assert {status for status, _ in answers} == {503}
            assert min(seconds for _, seconds in answers) < ANSWERED + BUSY
            other.execute("ROLLBACK")
        status, _ = Line(server.port).call("POST", path, token, given)
        assert status == 200
        said = server.said()
        assert said.count("the database does not answer") == 1
        assert "Traceback" not in said


def test_a_database_that_is_away_is_one_line_of_the_log_and_comes_back(tmp_path):
    postgres = Postgres()
    try:
        with serving(postgres.new_database("away"), tmp_path) as server:
            player, given, token = choosing(server)
            path = f"{API}/tables/{player.table}/choices"
            postgres.stop()
            for _ in range(3):
                status, answer = Line(server.port).call("POST", path, token, given)
                assert (status, answer["error"]) == (503, "no-database")
            assert unwell(server) == "failing"
            assert "Traceback" not in server.said()
            postgres.start()
            end = time.monotonic() + PATIENCE
            while Line(server.port).call("POST", path, token, given)[0] != 200:
                assert time.monotonic() < end
                time.sleep(0.2)
    finally:
        postgres.close()


def test_a_second_server_on_one_file_says_so_and_stops(tmp_path):
    database = f"sqlite:///{tmp_path / 'labrys.sqlite3'}"
    command = [sys.executable, "-m", "labrys", "serve", "--port", "0", "--database", database]
    with serving(database, tmp_path) as server:
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode != 0
        assert "another Labrys serves" in second.stderr
        assert "Traceback" not in second.stderr
        assert Line(server.port).call("GET", "/health")[0] == 200
    with serving(database, tmp_path):
        pass  # one that was killed leaves nothing behind


@pytest.mark.parametrize("damage", ["page", "cut"])
def test_a_backup_of_a_damaged_file_explains_itself(tmp_path, damage):
    file = tmp_path / "labrys.sqlite3"
    with serving(f"sqlite:///{file}", tmp_path) as server:
        choosing(server)
    with closing(sqlite3.connect(file)) as house:
        house.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = file.read_bytes()
    file.write_bytes(
        whole[:4096] + b"\xff" * (len(whole) - 4096) if damage == "page" else whole[:6000]
    )
    database = f"sqlite:///{file}"
    command = [
        sys.executable,
        "-m",
        "labrys",
        "backup",
        str(tmp_path / "b"),
        "--database",
        database,
    ]
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert told.returncode != 0
    assert "Traceback" not in told.stderr
    assert "malformed" in told.stderr or "damaged" in told.stderr
    assert not (tmp_path / "b").exists()
