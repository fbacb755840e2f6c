"""The event stream of a table: a word to the page whenever something it shows has changed."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from labrys.tables.errors import HouseError
from labrys.tables.house import House
from labrys.web.paths import TableId
from labrys.web.security import device
from labrys.web.tablepage import entered, house_of, page_state

router = APIRouter(include_in_schema=False)

# So often a silent stream shows that it lives, and looks whether it has missed anything.
HEARTBEAT: Final = 15.0
# How soon a browser that lost the line comes back.
RETRY_MILLISECONDS: Final = 1000

State = Callable[[], str]


class Streams:
    """The open streams of this process, so that they end when the server does."""

    def __init__(self) -> None:
        self.closing = False
        self._open: set[asyncio.Event] = set()

    def opened(self, wake: asyncio.Event) -> None:
        self._open.add(wake)

    def closed(self, wake: asyncio.Event) -> None:
        self._open.discard(wake)

    def close(self) -> None:
        """End all streams; called in the loop that they run in."""
        self.closing = True
        for wake in self._open:
            wake.set()


STREAMS: Final = Streams()


@contextmanager
def ending_with_server() -> Iterator[None]:
    """End all streams as soon as the server is told to stop: it waits for them, and they would
    never end by themselves."""
    STREAMS.closing = False
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(STREAMS.close)
        then = before[signal.Signals(number)]
        if callable(then):
            then(number, frame)

    for number in before:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, then in before.items():
            signal.signal(number, then)


@router.get("/table/{table}/events")
async def events(request: Request, table: TableId, seat: int | None = None) -> Response:
    """Follow a table as the visitor's page shows it, as long as the visitor may."""
    await run_sync(entered, request, table)
    house, secret = house_of(request), device(request)

    def state() -> str:
        with house.held(table):
            access = house.access(table, secret)
            return page_state(house, access, seat) if access.any else ""

    return streaming(house, table, state)


def states(request: Request, house: House, table: str, seat: int) -> StreamingResponse:
    """Follow a table as a seat sees it."""
    return streaming(house, table, lambda: house.state(table, seat))


def streaming(house: House, table: str, state: State) -> StreamingResponse:
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    changes = follow(house, table, state)
    return StreamingResponse(changes, media_type="text/event-stream", headers=headers)


async def follow(house: House, table: str, state: State) -> AsyncGenerator[str]:
    """A state, at once and whenever it changes; ends when it is empty or the server stops."""
    loop = asyncio.get_running_loop()
    wake = asyncio.Event()

    def heard() -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake.set)

    STREAMS.opened(wake)
    last = ""
    try:
        with house.bell.listening(table, heard):
            yield f"retry: {RETRY_MILLISECONDS}\n\n"
            while not STREAMS.closing:
                wake.clear()
                now = await run_sync(_looked_up, state)
                if not now:
                    return
                if now != last:
                    last = now
                    yield f"event: state\ndata: {now}\n\n"
                if not await _woken(wake):
                    yield ": still here\n\n"
    finally:
        STREAMS.closed(wake)


async def _woken(wake: asyncio.Event) -> bool:
    try:
        await asyncio.wait_for(wake.wait(), HEARTBEAT)
    except TimeoutError:
        return False
    return True


def _looked_up(state: State) -> str:
    try:
        return state()
    except HouseError:
        return ""
