"""The event stream of a table: a word to the page whenever something it shows has changed."""

from __future__ import annotations

import asyncio
import math
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
from labrys.tables.storage.trouble import TROUBLES, is_trouble
from labrys.web.limits import network
from labrys.web.paths import TableId
from labrys.web.security import device
from labrys.web.streams import STREAMS
from labrys.web.tablepage import entered, house_of, page_state

router = APIRouter(include_in_schema=False)

# So often a silent stream shows that it lives: a page that hears nothing for two of these says so.
BEAT = 2.0
# After so many beats it looks whether it has missed anything.
BEATS: Final = 8
# How soon a browser that lost the line comes back.
RETRY_MILLISECONDS: Final = 1000
# A comment: those who read the stream need not know of it.
QUIET: Final = ": still here\n\n"

State = Callable[[], str]


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
        with house.tables.current(table):
            access = house.seats.access(table, secret)
            return page_state(house, access, seat) if access.any else ""

    return streaming(request, house, table, state, "event: beat\ndata: .\n\n")


def states(request: Request, house: House, table: str, seat: int) -> StreamingResponse:
    """Follow a table as a seat sees it."""
    return streaming(request, house, table, lambda: house.looks.state(table, seat))


def streaming(
    request: Request, house: House, table: str, state: State, beat: str = QUIET
) -> StreamingResponse:
    """A stream of states, unless the visitor, or the server, has as many as can be."""
    whose = network(request.client.host if request.client else "")
    STREAMS.admit(whose, table, request.app.state.settings.limits)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    changes = follow(house, table, state, beat, whose)
    return StreamingResponse(changes, media_type="text/event-stream", headers=headers)


async def follow(
    house: House, table: str, state: State, beat: str = QUIET, whose: str = ""
) -> AsyncGenerator[str]:
    """A state, at once and whenever it changes, and beats between; ends when the state is empty
    or the server stops."""
    loop = asyncio.get_running_loop()
    wake = asyncio.Event()

    def heard() -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(wake.set)

    STREAMS.opened(wake, whose, table)
    last = ""
    # Beats come on a clock of their own: when a silent one comes tells nothing of what others do.
    due = loop.time() + BEAT
    try:
        with house.notifier.listening(table, heard):
            yield f"retry: {RETRY_MILLISECONDS}\n\n"
            while not STREAMS.closing:
                wake.clear()
                now = await run_sync(_looked_up, state)
                if not now:
                    return
                if now != last:
                    last = now
                    yield f"event: state\ndata: {now}\n\n"
                for _ in range(BEATS):
                    if await _woken(wake, due - loop.time()):
                        break
                    due = _next_beat(due, loop.time())
                    yield beat
    finally:
        STREAMS.closed(wake)


def _next_beat(due: float, now: float) -> float:
    """The next time on the clock; those that a busy server has missed are left out."""
    return due + BEAT * max(1, math.ceil((now - due) / BEAT))


async def _woken(wake: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(wake.wait(), max(0.0, seconds))
    except TimeoutError:
        return False
    return True


def _looked_up(state: State) -> str:
    try:
        return state()
    except HouseError:
        return ""
    except Exception as error:
        if not is_trouble(error):
            raise
        TROUBLES.tell(error)
        return ""  # the page says that the line is lost, and comes back
