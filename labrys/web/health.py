"""Whether the server can do its work: for whoever watches over it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

import labrys
from labrys.tables.house import House
from labrys.tables.storage.trouble import TROUBLES
from labrys.web.streams import STREAMS, most_streams

router = APIRouter(include_in_schema=False)

# An answer holds so long: who asks a thousand times a second makes no work for the database.
KEPT_SECONDS: Final = 1.0
# Threads that never wait for a table: for health and files.
THREADS: Final = 6


@lru_cache
def aside() -> CapacityLimiter:
    return CapacityLimiter(THREADS)


class Health:
    """What was found last, and when."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._found: dict[str, object] = {}
        self._then = -KEPT_SECONDS

    def now(self, house: House) -> dict[str, object]:
        with self._lock:
            if time.monotonic() - self._then >= KEPT_SECONDS:
                self._found = examine(house)
                self._then = time.monotonic()
            return self._found


def examine(house: House) -> dict[str, object]:
    """Read from the database, and write to it."""
    reads, tables = _works(house.store.tables.counts)
    writes, _ = _works(house.store.tables.try_writing) if reads else (False, None)
    if reads and writes and len(STREAMS) < most_streams():
        status = "ok"
    else:
        status = "degraded" if reads else "failing"
    found: dict[str, object] = {"status": status, "version": labrys.__version__}
    found["database"] = "ok" if reads and writes else "read-only" if reads else "failing"
    if isinstance(tables, dict):
        found |= tables
    return found | {"listeners": house.notifier.listeners()}


def _works(asked: Callable[[], object]) -> tuple[bool, object]:
    try:
        return True, asked()
    except Exception as error:  # whatever it is, it does not work
        TROUBLES.tell(error)
        return False, None


@router.get("/health")
async def read_health(request: Request) -> Response:
    """200 while all is well; 503 where the database can't be written ("degraded") or not even
    read ("failing")."""
    health: Health = request.app.state.health
    found = await run_sync(health.now, request.app.state.house, limiter=aside())
    return JSONResponse(found, 200 if found["database"] == "ok" else 503)
