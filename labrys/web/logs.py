"""The log of the server, on stderr: a line for each request and for what goes wrong.

Keys never get there: paths that are keys are cut, and what follows a `?` is left out.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from typing import Any, Final
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labrys.tables.tracing import REQUEST

# The address of these pages is itself a key: it is told to nobody, not even to ourselves; nor is it
# when it was written oddly and so leads nowhere.
SECRET_PATH: Final = re.compile(r"^/*[^/]*(seat|watch)", re.IGNORECASE)
# What may be a key, wherever it stands in a path of no page of ours; an id of a table is shorter.
KEY: Final = re.compile(r"[A-Za-z0-9_%-]{20,}")
KEYLESS: Final = ("/static/", "/rules/")
# How often a path may have been encoded.
DECODED: Final = 5

access = logging.getLogger("labrys.access")

# Attributes of every record; what is there besides was given by whoever logged it.
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


TEXT: Final = "%(asctime)s %(levelname)-7s %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fields.update({name: value for name, value in vars(record).items() if name not in USUAL})
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)


def configure(form: str) -> None:
    """Send all logs to stderr, as text or as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    if form in ("json", "trace"):
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")
        )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("labrys").setLevel(logging.INFO)
    logging.getLogger("labrys.trace").setLevel(logging.DEBUG if form == "trace" else logging.INFO)
    access.setLevel(logging.WARNING if form == "quiet" else logging.INFO)
    # Uvicorn's own lines of each request would show keys.
    logging.getLogger("uvicorn.access").disabled = True


def is_secret(path: str) -> bool:
    """Whether a path is a key, or one that was written oddly."""
    return SECRET_PATH.match(_decoded(path)) is not None


def redacted(path: str) -> str:
    """A path without the key in it."""
    path = _decoded(path)
    found = SECRET_PATH.match(path)
    if found:
        return f"/{found[1].lower()}/…"
    return path if path.startswith(KEYLESS) else KEY.sub("…", path)


def _decoded(path: str) -> str:
    """A path as it was meant, without empty parts and the like."""
    for _ in range(DECODED):
        plain = unquote(path)
        if plain == path:
            break
        path = plain
    return path.replace("\\", "/")


class AccessLog:
    """Writes a line for each request when its answer is complete."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        REQUEST.set(secrets.token_hex(4))
        begun = time.perf_counter()
        status = 0
        size = 0

        async def counted(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
            size += len(message.get("body", b""))
            await send(message)

        try:
            await self.app(scope, receive, counted)
        finally:
            seconds = time.perf_counter() - begun
            scope["app"].state.metrics.answered(scope["method"], scope["path"], status, seconds)
            if not scope["path"].startswith(("/static/", "/health")) or status >= 400:
                self._write(scope, status, size, seconds)

    def _write(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        path = redacted(scope["path"])
        fields = {
            "request": REQUEST.get(),
            "method": scope["method"],
            "path": path,
            "status": status,
            "bytes": size,
            "ms": round(seconds * 1000, 1),
        }
        access.info(
            "%s %s %d %d B %.1f ms",
            scope["method"],
            _printable(path),
            status,
            size,
            fields["ms"],
            extra=fields,
        )


def _printable(path: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in path)[:200]
