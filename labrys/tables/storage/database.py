"""A database, and how it is read and written: each write is one transaction."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, Transaction, text, update
from sqlalchemy.exc import OperationalError

from labrys.tables.storage import schema
from labrys.tables.storage.engine import BUSY_MILLISECONDS
from labrys.tables.storage.trouble import Busy

CHANNEL: Final = "labrys"
# Who has waited in line for long still gets a moment.
SHORTEST_MILLISECONDS: Final = 100
# So long after somebody waited in vain, others hardly wait.
BUSY_SECONDS: Final = 2.0


class Database:
    """Connections for those who read and transactions for those who write."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        # Reads of one statement each: PostgreSQL need not be told where they begin and end.
        self._reader = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        )
        self._line = threading.Lock()
        self._busy_until = 0.0

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._reader.connect() as connection:
            yield connection

    @contextmanager
    def writing(self, table: str = "") -> Iterator[Connection]:
        """A transaction; those who listen for the table are told when it commits."""
        if not self.shared:
            with self._turn() as plain:
                yield plain
            return
        with self.engine.begin() as connection:
            yield connection
            if table:
                connection.execute(
                    text("SELECT pg_notify(:channel, :table)"),
                    {"channel": CHANNEL, "table": table},
                )

    @contextmanager
    def _turn(self) -> Iterator[Connection]:
        """SQLite has one writer at a time: waiting in line is quicker than asking again and again.

        Nobody waits longer in all than `BUSY_MILLISECONDS`, and hardly at all where somebody has
        just waited in vain.
        """
        begun = time.monotonic()
        most = BUSY_MILLISECONDS if begun > self._busy_until else SHORTEST_MILLISECONDS
        if not self._line.acquire(timeout=most / 1000):
            raise Busy("others have been writing for too long")
        try:
            with self.engine.connect() as plain:
                left = most - int(1000 * (time.monotonic() - begun))
                _wait_for_others(plain, max(SHORTEST_MILLISECONDS, left))
                connection = plain.execution_options(writing=True)
                with self._begun(connection):
                    yield connection
        finally:
            self._line.release()

    def _begun(self, connection: Connection) -> Transaction:
        try:
            return connection.begin()
        except OperationalError:
            self._busy_until = time.monotonic() + BUSY_SECONDS
            raise


def _wait_for_others(connection: Connection, milliseconds: int) -> None:
    driver: Any = connection.connection.driver_connection
    driver.execute(f"PRAGMA busy_timeout={milliseconds}")


def touch(connection: Connection, id: str, **values: Any) -> None:
    """Count a change of a table: whoever has it in memory reads it again."""
    tables = schema.tables
    connection.execute(
        update(tables)
        .where(tables.c.id == id)
        .values(version=tables.c.version + 1, changed=time.time(), **values)
    )
