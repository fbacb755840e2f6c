"""The line to a visitor: how large a request's head may be, and how long a request may take.

Uvicorn's protocol keeps all that is sent, for as long as it takes. Here a head is cut at `HEAD`
bytes, and a request that is not whole in time is dropped.
"""

from __future__ import annotations

from asyncio import Transport
from asyncio.events import TimerHandle
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

# The first line of a request and its headers; more is no request that a browser makes.
HEAD: Final = 32 * 1024
# How long a request may take to come in …
SECONDS: Final = 10.0
# … and after how much of its body that begins anew: a record may be long, and the line slow.
STRETCH: Final = 64 * 1024
# A body may come in chunks; each byte of it may cost so many on the line.
CHUNKED: Final = 9
# What stands between a header's name, its value and the next one.
BETWEEN: Final = 4


class Line(HttpToolsProtocol):
    """A connection that takes no more than a request needs, and waits no longer."""

    _timer: TimerHandle | None = None
    _open = False  # a request has begun and is not whole
    _begun = 0  # how many requests have begun
    _got = 0  # bytes of this request
    _head = 0  # bytes of its head, as far as read
    _body = 0  # bytes of its body
    _refused = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self.parser is None:
            return
        before = self._begun if self._open else 0
        super().data_received(data)
        if self._refused:
            return
        # A request that began in the middle of these bytes is counted from the next on.
        if self._open and (before == self._begun or not before):
            self._got += len(data)
        if self._head > HEAD or self._got - CHUNKED * self._body > HEAD:
            self._refuse(431, "The head of the request is too large.")
        elif self._open or self.cycle is None or self.cycle.response_complete:
            self._wait()

    def _wait(self) -> None:
        """From now on the request has its time; if it has begun to run already, no more."""
        if self._timer is None and not self.transport.is_closing():
            self._timer = self.loop.call_later(SECONDS, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self._open:
            self._refuse(408, "The request took too long.")
        else:
            self.transport.close()

    def _refuse(self, status: int, text: str) -> None:
        """Say why, if nothing has been said yet, and hang up."""
        self._refused = True
        self._stop_waiting()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            lines = (
                b"content-type: text/plain; charset=utf-8",
                b"content-length: %d" % len(text),
                b"connection: close",
            )
            self.transport.write(
                STATUS_LINE[status] + b"\r\n".join(lines) + b"\r\n\r\n" + text.encode()
            )
        self.transport.close()

    # ---- what the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._open = True
        self._begun += 1
        self._got = self._head = self._body = 0

    def on_url(self, url: bytes) -> None:
        self._head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value) + BETWEEN
        if self._head <= HEAD:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._head > HEAD:
            self._refuse(431, "The head of the request is too large.")
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self._refused:
            return
        if (self._body + len(body)) // STRETCH > self._body // STRETCH:
            self._stop_waiting()
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        self._open = False
        self._stop_waiting()
        super().on_message_complete()


def options() -> dict[str, Any]:
    """What uvicorn is told of it: no page of ours speaks through a web socket."""
    return {"http": Line, "ws": "none"}
