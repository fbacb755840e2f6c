"""A server in a thread of the tests: browsers visit it, and tests may look into its house."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from labrys.tables.house import House
from labrys.tables.people import Opened, Plan
from labrys.web import app as web
from labrys.web.settings import Settings
from labrys.web.streams import STREAMS

STARTING = 60.0
# Every table is dealt by this seed, so that a game that fails can be looked at again.
SEED = 7


class Server:
    """Where it is, and its house."""

    def __init__(self, address: str, house: House) -> None:
        self.address = address
        self.house = house


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server with a database of its own, with bots that don't wait, and without limits."""
    database = f"sqlite:///{folder / 'labrys.sqlite3'}"
    app = web.create(Settings(database=database, limits=0, bot_pause=0, bot_processes=1))
    config = uvicorn.Config(
        app,
        port=0,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, name="server", daemon=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(House, "open", _always_dealt_alike(House.open))
        thread.start()
        try:
            port = _port(server, thread)
            yield Server(f"http://127.0.0.1:{port}", app.state.house)
        finally:
            STREAMS.closing = True
            server.should_exit = True
            thread.join(20)


def _always_dealt_alike(opened):
    def open(self: House, plan: Plan, secret: str) -> Opened:
        found: Opened = opened(
            self, replace(plan, seed=SEED) if plan.seed is None else plan, secret
        )
        return found

    return open


def _port(server: uvicorn.Server, thread: threading.Thread) -> int:
    ends = time.monotonic() + STARTING
    while time.monotonic() < ends:
        assert thread.is_alive(), "the server ended at its start"
        if server.started:
            port: int = server.servers[0].sockets[0].getsockname()[1]
            return port
        time.sleep(0.02)
    raise AssertionError("the server does not start")
