"""How much a visitor may send, and how often."""

from __future__ import annotations

import math
import threading
import time
from collections import OrderedDict
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY: Final = 64 * 1024
RECORD: Final = 1024 * 1024
# Paths at which records are handed in
RECORDS: Final = ("/load", "/api/")

# How many at once and how many a second: for one browser, and for one address, behind which
# many browsers may be.
RATES: Final = {
    "post": ((60, 5.0), (600, 60.0)),
    "open": ((20, 0.1), (60, 0.5)),
    "api": ((300, 30.0), (1200, 120.0)),
    "api-open": ((60, 0.5), (60, 0.5)),
    "hint": ((15, 0.5), (60, 4.0)),
    "chat": ((10, 0.4), (60, 4.0)),
}
REMEMBERED: Final = 20_000


class TooLarge(HTTPException):
    """A request that is longer than anything we could use."""

    message = "too-large"

    def __init__(self) -> None:
        super().__init__(413, "The request is too large.")


class TooOften(HTTPException):
    """A visitor who asks for more than a person can want."""

    message = "too-often"

    def __init__(self, wait: float) -> None:
        self.seconds = max(1, math.ceil(wait))
        headers = {"Retry-After": str(self.seconds)}
        super().__init__(429, f"Too many requests; try again in {self.seconds} s.", headers)


def largest_body(path: str) -> int:
    return RECORD if path.startswith(RECORDS) else BODY


class BodyLimit:
    """Refuses bodies that are too long, also where their length is not told beforehand."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        largest = largest_body(scope["path"])
        told = dict(scope["headers"]).get(b"content-length", b"")
        beforehand = told.isdigit() and int(told[:20]) > largest
        read = 0

        async def limited() -> Message:
            nonlocal read
            if beforehand:
                raise TooLarge()
            message = await receive()
            read += len(message.get("body", b""))
            if read > largest:
                raise TooLarge()
            return message

        await self.app(scope, limited, send)


class Rates:
    """Counts what visitors do: a bucket each that fills up again by and by."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._lock = threading.Lock()
        self._buckets: OrderedDict[tuple[str, str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, visitor: tuple[str, str]) -> None:
        """Count one, or raise TooOften."""
        if not self.factor:
            return
        browser, address = visitor
        (own_most, own_rate), (all_most, all_rate) = RATES[what]
        wait = max(
            self._wait((what, "browser", browser), own_most, own_rate),
            self._wait((what, "address", address), all_most, all_rate),
        )
        if wait > 0:
            raise TooOften(wait)

    def _wait(self, key: tuple[str, str, str], most: int, rate: float) -> float:
        """Take one from a bucket; how long to wait if it is empty."""
        most_now, rate = most * self.factor, rate * self.factor
        now = time.monotonic()
        with self._lock:
            left, then = self._buckets.pop(key, (most_now, now))
            left = min(most_now, left + (now - then) * rate)
            wait = 0.0 if left >= 1 else (1 - left) / rate
            self._buckets[key] = (left - 1 if not wait else left, now)
            while len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        return wait
