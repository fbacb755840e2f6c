"""Reading is for everybody: who asks for very much waits in line, and nobody else does.

A visitor, that is an address, has a few pages made at a time; the others it asked for wait their
turn. Who asks for more than any number of people could want is told so, after a while: an answer at
once would only bring the next request.
"""

from __future__ import annotations

import asyncio
from inspect import isawaitable
from typing import Final, cast

from fastapi import Request, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from labrys.web.limits import Rates, TooOften, network
from labrys.web.security import visitor
from labrys.web.settings import Settings

# So many pages of one address are made at a time.
AT_ONCE: Final = 2
# So many may wait for that, and so long.
IN_LINE: Final = 200
LINE_SECONDS: Final = 10.0
# How long who asks too often waits for the answer
DELAY_SECONDS: Final = 2.0
# Files and health cost nothing; a stream and a hint last long, and have limits of their own.
FREE: Final = ("/static/", "/health", "/metrics")
LASTING: Final = ("/events", "/hint")


class Fair:
    """Lets each address read a few pages at a time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._lines: dict[str, Line] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _reads(scope):
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        settings: Settings = request.app.state.settings
        rates: Rates = request.app.state.rates
        if not settings.limits:
            await self.app(scope, receive, send)
            return
        whom = visitor(request)
        wait = rates.wait("read", whom)
        if wait:
            await asyncio.sleep(min(wait, DELAY_SECONDS))
            await (await _refusal(request, wait))(scope, receive, send)
            return
        await self._in_line(network(whom[1]), request, receive, send)

    async def _in_line(self, whose: str, request: Request, receive: Receive, send: Send) -> None:
        line = self._lines.setdefault(whose, Line())
        line.people += 1
        try:
            if line.people > IN_LINE + AT_ONCE or not await line.turn():
                await asyncio.sleep(DELAY_SECONDS)
                await (await _refusal(request, DELAY_SECONDS))(request.scope, receive, send)
                return
            try:
                await self.app(request.scope, receive, send)
            finally:
                line.desks.release()
        finally:
            line.people -= 1
            if not line.people:
                self._lines.pop(whose, None)


class Line:
    """Those of one address who read, and who wait to."""

    def __init__(self) -> None:
        self.desks = asyncio.Semaphore(AT_ONCE)
        self.people = 0

    async def turn(self) -> bool:
        """Wait for one's turn; not for ever."""
        if not self.desks.locked():
            return await self.desks.acquire()
        try:
            return await asyncio.wait_for(self.desks.acquire(), LINE_SECONDS)
        except TimeoutError:
            return False


def _reads(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    path: str = scope["path"]
    return not path.startswith(FREE) and not path.endswith(LASTING)


async def _refusal(request: Request, wait: float) -> Response:
    """Said as everything else that can't be done: on a page, or to a program."""
    handler = request.app.exception_handlers[HTTPException]
    answer = handler(request, TooOften(wait))
    if isawaitable(answer):
        answer = await answer
    return cast(Response, answer)
