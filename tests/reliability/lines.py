"""A line to a server: requests one after another through one connection, and what may go wrong."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from typing import Any

API = "/api/v1"
PATIENCE = 30.0


class Lost(Exception):
    """The line broke: nobody knows whether the request was heard."""


class Line:
    """One connection, that is made anew after it broke."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def call(
        self, method: str, path: str, token: str = "", given: object = None
    ) -> tuple[int, Any]:
        """The status and the body, read as JSON where it is JSON."""
        body = None if given is None else json.dumps(given)
        headers = {"Content-Type": "application/json"} if body else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            self._connection.request(method, path, body, headers)
            answer = self._connection.getresponse()
            text = answer.read().decode()
        except (OSError, http.client.HTTPException) as error:
            self._connection.close()
            raise Lost(repr(error)) from None
        kind = answer.headers.get_content_type()
        return answer.status, json.loads(text) if kind == "application/json" else text

    def close(self) -> None:
        self._connection.close()


def states(port: int, table: str, token: str, seconds: float) -> Iterator[str]:
    """Follow the events of a table; ends when the server ends the stream."""
    with socket.create_connection(("127.0.0.1", port), seconds) as line:
        request = f"GET {API}/tables/{table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        line.sendall(f"{request}Authorization: Bearer {token}\r\n\r\n".encode())
        with line.makefile("rb") as heard:
            for words in heard:
                if words.startswith(b"data: "):
                    yield words[6:].strip().decode()
