"""A browser as the server sees it: a cookie, one connection for requests, one for events.

Written on plain sockets, so that what is measured is the server and not its client.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from urllib.parse import urlencode

from labrys.tables import keys
from labrys.web.security import COOKIE, csrf_token

PATIENCE = 30.0


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    text: str
    size: int


class Browser:
    """One visitor. Requests go one after another through one connection, as most do."""

    def __init__(self, port: int, secret: str = "") -> None:
        self.port = port
        self.secret = secret or keys.new_secret()
        self._csrf = csrf_token(self.secret)
        self.panes: dict[str, str] = {}  # what its page shows, and would not be sent again
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    async def get(self, path: str) -> Answer:
        return await self._request(f"GET {path} HTTP/1.1\r\n{self._headers()}\r\n")

    async def post(self, path: str, **fields: object) -> Answer:
        body = urlencode({**fields, "csrf": self._csrf})
        return await self._sent(path, body, "application/x-www-form-urlencoded")

    async def post_json(self, path: str, body: str) -> Answer:
        return await self._sent(path, body, "application/json")

    async def _sent(self, path: str, body: str, kind: str) -> Answer:
        headers = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\nHX-Request: true\r\n"
        return await self._request(f"POST {path} HTTP/1.1\r\n{self._headers()}{headers}\r\n{body}")

    def _headers(self) -> str:
        return (
            f"Host: 127.0.0.1:{self.port}\r\nCookie: {COOKIE}={self.secret}\r\n"
            "Accept-Encoding: gzip\r\nAccept-Language: en\r\n"
            f"Labrys-Panes: {' '.join(f'{id}={mark}' for id, mark in self.panes.items())}\r\n"
        )

    async def _request(self, words: str) -> Answer:
        async with self._turn, asyncio.timeout(PATIENCE):
            if self._line is None or self._line[0].at_eof():
                self.close()  # the server ends a connection that was idle for some seconds
                self._line = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self._line
            writer.write(words.encode())
            status, headers = await _head(reader)
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            if headers.get("connection") == "close":
                writer.close()
                self._line = None
            text = zlib.decompress(body, 31) if "content-encoding" in headers else body
            return Answer(status, text.decode(), len(body))

    async def events(self, path: str) -> AsyncIterator[str]:
        """The data of server-sent events, as long as the server sends them."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        writer.write(f"GET {path} HTTP/1.1\r\n{self._headers()}\r\n".encode())
        try:
            status, _ = await _head(reader)
            if status != 200:
                raise ConnectionError(f"{path}: {status}")
            # Chunks end in lines of their own, so their lengths need not be read.
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    yield line[6:].strip().decode()
        finally:
            writer.close()

    def close(self) -> None:
        if self._line is not None:
            self._line[1].close()


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.strip().split("\r\n")
    headers = {
        name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
    }
    return int(first.split()[1]), headers
