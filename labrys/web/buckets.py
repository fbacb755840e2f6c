"""Buckets that fill up again by and by: what a visitor may still do now.

One server process keeps them in memory. Several processes share a small file that only they can
read, in which a visitor is a number made with a salt of this run: no address is ever stored.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
import tempfile
import threading
import time
from collections import OrderedDict
from pathlib import Path
from typing import Final, Protocol

REMEMBERED: Final = 20_000
# How the workers of one server are told where the file is
VARIABLE: Final = "LABRYS_SHARED_BUCKETS"

_SALT: Final = 16
_SLOT: Final = struct.Struct("=Qdd")  # whose, how much is left, since when
_SLOTS: Final = 1 << 15
# In how many slots a visitor's bucket may lie; the one that was used longest ago is given up.
_PLACES: Final = 8


class Buckets(Protocol):
    def take(self, key: str, most: float, rate: float) -> float:
        """Take one from a bucket that holds `most` and gains `rate` a second; how long to wait if
        it is empty."""


class OwnBuckets:
    """The buckets of one process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, most: float, rate: float) -> float:
        now = time.monotonic()
        with self._lock:
            left, then = self._buckets.pop(key, (most, now))
            left, wait = _taken(left, now - then, most, rate)
            self._buckets[key] = (left, now)
            while len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        return wait


class SharedBuckets:
    """The buckets of all processes that were started together."""

    def __init__(self, path: str) -> None:
        self._lock = threading.Lock()
        self._file = open(path, "r+b", buffering=0)  # noqa: SIM115 - held as long as the server
        self._map = mmap.mmap(self._file.fileno(), 0)
        self._salt = self._map[:_SALT]

    def take(self, key: str, most: float, rate: float) -> float:
        import fcntl

        digest = hashlib.blake2b(key.encode(), digest_size=8, key=self._salt).digest()
        whose = int.from_bytes(digest, "little") | 1  # an empty slot is nobody's
        with self._lock:
            fcntl.lockf(self._file, fcntl.LOCK_EX)
            try:
                return self._take(whose, most, rate)
            finally:
                fcntl.lockf(self._file, fcntl.LOCK_UN)

    def _take(self, whose: int, most: float, rate: float) -> float:
        now = time.monotonic()
        found, oldest = -1, float("inf")
        for place in range(_PLACES):
            at = _SALT + _SLOT.size * ((whose + place) % _SLOTS)
            owner, _, then = _SLOT.unpack_from(self._map, at)
            if owner == whose:
                found = at
                break
            if then < oldest:
                found, oldest = at, then
        owner, left, then = _SLOT.unpack_from(self._map, found)
        if owner != whose:
            left, then = most, now
        left, wait = _taken(left, now - then, most, rate)
        _SLOT.pack_into(self._map, found, whose, left, now)
        return wait


def _taken(left: float, seconds: float, most: float, rate: float) -> tuple[float, float]:
    """What is left after one was taken, and how long to wait if there was none."""
    left = min(most, left + max(0.0, seconds) * rate)
    return (left - 1, 0.0) if left >= 1 else (left, (1 - left) / rate)


def buckets() -> Buckets:
    """Those of this process, or those that it shares with others."""
    path = os.environ.get(VARIABLE, "")
    return SharedBuckets(path) if path else OwnBuckets()


def shared_file() -> Path | None:
    """A new file for several processes to share; where the system can't, each counts for itself."""
    if os.name != "posix":
        return None
    handle, name = tempfile.mkstemp(prefix="labrys-")
    with os.fdopen(handle, "wb") as file:
        file.write(os.urandom(_SALT) + bytes(_SLOT.size * _SLOTS))
    return Path(name)
