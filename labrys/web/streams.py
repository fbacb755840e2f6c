"""The open event streams of this process: how many there may be, and that they end with it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Hashable
from typing import Any, Final

from starlette.exceptions import HTTPException

from labrys.web.limits import TooOften

log = logging.getLogger("labrys.web")

# How many streams one address may have open: at one table, and at all. Behind an address there may
# be a school, and each open page is one.
AT_A_TABLE: Final = 40
AT_ALL: Final = 400
# Handles that are kept for requests, files and the database, and for how many we ask the system.
RESERVE: Final = 256
WANTED: Final = 65_536
# How soon a page that was refused may come back, and how often the log says that the house is full.
RETRY_SECONDS: Final = 20
QUIET_SECONDS: Final = 60.0


class HouseFull(HTTPException):
    """No stream can be opened for anybody."""

    def __init__(self) -> None:
        headers = {"Retry-After": str(RETRY_SECONDS)}
        super().__init__(503, "Too many pages are open here.", headers)


class Streams:
    """Counted by address and by table."""

    def __init__(self) -> None:
        self.closing = False
        self._open: dict[asyncio.Event, tuple[str, str]] = {}
        self._by_address: Counter[str] = Counter()
        self._at_table: Counter[tuple[str, str]] = Counter()
        self._told = -QUIET_SECONDS

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, whose: str, table: str, factor: float) -> None:
        """Refuse a stream that would be too many for its visitor or for the server."""
        if len(self._open) >= most_streams():
            self._tell()
            raise HouseFull()
        if not factor:
            return
        at_all, here = self._by_address[whose], self._at_table[whose, table]
        if at_all >= AT_ALL * factor or here >= AT_A_TABLE * factor:
            raise TooOften(RETRY_SECONDS)

    def _tell(self) -> None:
        now = time.monotonic()
        if now - self._told >= QUIET_SECONDS:
            self._told = now
            log.warning("%d event streams are open: no more are let in", len(self._open))

    def opened(self, wake: asyncio.Event, whose: str, table: str) -> None:
        self._open[wake] = (whose, table)
        self._by_address[whose] += 1
        self._at_table[whose, table] += 1

    def closed(self, wake: asyncio.Event) -> None:
        whose, table = self._open.pop(wake)
        _less(self._by_address, whose)
        _less(self._at_table, (whose, table))

    def close(self) -> None:
        """End all streams; called in the loop that they run in."""
        self.closing = True
        for wake in self._open:
            wake.set()


STREAMS: Final = Streams()


def _less(counter: Counter[Any], key: Hashable) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


def raise_handles() -> None:
    """Let this process, and those it starts, have as many open lines as the system allows."""
    try:
        import resource
    except ImportError:  # no POSIX system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_streams() -> int:
    """How many streams fit beside everything else."""
    try:
        import resource
    except ImportError:
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else max(soft - RESERVE, soft // 2)
