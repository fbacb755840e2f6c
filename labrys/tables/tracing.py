"""One request on its way through the house, hop by hop: in the log, where that is asked for.

    with span("store"):
        ...

writes how long it took, under the number of the request. It costs next to nothing otherwise.
"""

from __future__ import annotations

import logging
import time
from contextvars import ContextVar
from types import TracebackType
from typing import Final

log = logging.getLogger("labrys.trace")

# The number of the request that is answered; nothing else is traced.
REQUEST: Final[ContextVar[str]] = ContextVar("labrys-request", default="")


class span:
    """A hop with its name; hops may lie within each other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begun = 0.0

    def __enter__(self) -> None:
        if log.isEnabledFor(logging.DEBUG):
            self.begun = time.perf_counter()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        request = REQUEST.get()
        if not self.begun or not request:
            return
        ms = round(1000 * (time.perf_counter() - self.begun), 2)
        ended = f" {kind.__name__}" if kind else ""
        fields = {"request": request, "hop": self.name, "ms": ms}
        log.debug("%s %s %.2f ms%s", request, self.name, ms, ended, extra=fields)
