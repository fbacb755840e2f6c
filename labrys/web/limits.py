"""How much a visitor may send, and how often."""

from __future__ import annotations

import ipaddress
import math
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labrys.web.buckets import buckets

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
    "review": ((6, 0.02), (20, 0.1)),
    "chat": ((10, 0.4), (60, 4.0)),
    "list": ((6, 0.01), (12, 0.02)),
    "read": ((600, 60.0), (1500, 150.0)),
}


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
        self._buckets = buckets()

    def take(self, what: str, visitor: tuple[str, str]) -> None:
        """Count one, or raise TooOften."""
        wait = self.wait(what, visitor)
        if wait > 0:
            raise TooOften(wait)

    def wait(self, what: str, visitor: tuple[str, str]) -> float:
        """Count one; how long to wait if there were too many."""
        if not self.factor:
            return 0.0
        browser, address = visitor
        own, all_there = RATES[what]
        return max(
            self._wait(f"{what} browser {browser}", own),
            self._wait(f"{what} address {network(address)}", all_there),
        )

    def _wait(self, key: str, bucket: tuple[int, float]) -> float:
        most, rate = bucket
        return self._buckets.take(key, most * self.factor, rate * self.factor)


def network(address: str) -> str:
    """Whom an address stands for: with IPv6, one visitor has all addresses of a /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
