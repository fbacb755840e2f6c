"""The log of the server, on stderr: a line for each request and for what goes wrong.

Keys never get there: paths that are keys are cut, and what follows a `?` is left out.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

# The address of these pages is itself a key: it is told to nobody, not even to ourselves.
SECRET_PATHS: Final = ("/seat/", "/watch/")

access = logging.getLogger("labrys.access")

# Attributes of every record; what is there besides was given by whoever logged it.
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


TEXT: Final = "%(asctime)s %(levelname)-7s %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told.update({name: value for name, value in vars(record).items() if name not in USUAL})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def configure(form: str) -> None:
    """Send all logs to stderr, as text or as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")
        )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("labrys").setLevel(logging.INFO)
    access.setLevel(logging.WARNING if form == "quiet" else logging.INFO)
    # Uvicorn's own lines of each request would show keys.
    logging.getLogger("uvicorn.access").disabled = True


def redacted(path: str) -> str:
    """A path without the key in it."""
    for secret in SECRET_PATHS:
        if path.startswith(secret):
            return f"{secret}…"
    return path


class AccessLog:
    """Writes a line for each request when its answer is complete."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
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
            if not scope["path"].startswith(("/static/", "/health")) or status >= 400:
                self._write(scope, status, size, time.perf_counter() - begun)

    def _write(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        path = redacted(scope["path"])
        told = {
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
            told["ms"],
            extra=told,
        )


def _printable(path: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in path)[:200]
