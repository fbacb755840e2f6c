"""Whoever looks at a table is told when it changes, on whichever server that happened."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import Engine

from labrys.tables.storage.database import CHANNEL

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("labrys.notifier")

Listener = Callable[[], None]


class ChangeNotifier:
    """Tells of changes within this process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str, set[Listener]] = {}

    @contextmanager
    def listening(self, table: str, listener: Listener) -> Iterator[None]:
        """Call `listener`, from any thread, whenever the table changes."""
        with self._lock:
            self._listeners.setdefault(table, set()).add(listener)
        try:
            yield
        finally:
            with self._lock:
                listeners = self._listeners[table]
                listeners.discard(listener)
                if not listeners:
                    del self._listeners[table]

    def notify(self, table: str) -> None:
        with self._lock:
            listeners = list(self._listeners.get(table, ()))
        for listener in listeners:
            listener()

    def notify_all(self) -> None:
        """After the line to the other servers was down: anything may have changed."""
        with self._lock:
            tables = list(self._listeners)
        for table in tables:
            self.notify(table)

    def listeners(self) -> int:
        with self._lock:
            return sum(len(listeners) for listeners in self._listeners.values())

    def close(self) -> None:
        """Stop listening."""


class PostgresNotifier(ChangeNotifier):
    """Also hears what other servers of the house have committed, by LISTEN and NOTIFY."""

    WAIT = 0.5  # a server that stops waits so long for this

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        url = engine.url.set(drivername="postgresql")
        self._url = url.render_as_string(hide_password=False)
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._follow, name="notifier", daemon=True)
        self._thread.start()

    def _follow(self) -> None:
        import psycopg  # takes time, and a house on SQLite needs none of it

        while not self._closed.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.notify_all()
                    self._hear(connection)
            except psycopg.Error as error:
                log.warning("the line to the database is down: %s", str(error).strip())
                self._closed.wait(1.0)

    def _hear(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self._closed.is_set():
            for notice in connection.notifies(timeout=self.WAIT, stop_after=1):
                self.notify(notice.payload)

    def close(self) -> None:
        self._closed.set()
        self._thread.join(self.WAIT + 2)
