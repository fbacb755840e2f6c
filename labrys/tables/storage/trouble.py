"""When the database does not answer: what that looks like, and that it is said once."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

log = logging.getLogger("labrys.database")

QUIET_SECONDS: Final = 30.0


class Busy(Exception):
    """Others have been writing for too long."""


# All that a database out of reach, out of space or held by others may raise.
TROUBLE: Final = (OperationalError, NoConnection, sqlite3.OperationalError, Busy)


def is_trouble(error: BaseException) -> bool:
    """Whether an error is the database's, and not a mistake of ours."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, TROUBLE)


class TroubleLog:
    """Says that the database does not answer: once, and again if it lasts."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._told = -QUIET_SECONDS
        self.count = 0

    def tell(self, error: BaseException) -> None:
        now = time.monotonic()
        with self._lock:
            self.count += 1
            due = now - self._told >= QUIET_SECONDS
            if due:
                self._told = now
        if due:
            log.error("the database does not answer: %s", reason(error))


def reason(error: BaseException) -> str:
    """The database's own words, in one line."""
    told = getattr(error, "orig", None) or error
    return " ".join(str(told).split())[:200] or type(error).__name__


TROUBLES: Final = TroubleLog()
