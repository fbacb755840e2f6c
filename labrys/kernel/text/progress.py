"""A bar on a terminal's error stream while something long is done; nothing elsewhere."""

from __future__ import annotations

import sys
import time
from typing import Final

WIDTH: Final = 30
EVERY: Final = 0.1


class Progress:
    """Counts up to a total. On anything but a terminal it stays silent."""

    def __init__(self, what: str, total: int, unit: str = "") -> None:
        self.what = what
        self.total = total
        self.unit = unit  # what is counted, to tell how many of them are done in a second
        self.count = 0
        self.skipped = 0
        self.began = time.monotonic()
        self.drawn = 0.0
        self.shown = total > 0 and sys.stderr is not None and sys.stderr.isatty()

    def step(self, number: int = 1) -> None:
        """So many more are done."""
        self.count += number
        now = time.monotonic()
        if self.shown and (now - self.drawn >= EVERY or self.count >= self.total):
            self.drawn = now
            self._draw(now)

    def skip(self, number: int) -> None:
        """So many were done before."""
        self.skipped += number
        self.count += number

    def close(self) -> None:
        """Take the bar away; what was found out is printed in its place."""
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _draw(self, now: float) -> None:
        done = min(WIDTH, WIDTH * self.count // self.total)
        bar = "#" * done + "." * (WIDTH - done)
        left = ""
        done_now = self.count - self.skipped
        if done_now > 0 and self.unit:
            left = f", {done_now / max(now - self.began, 1e-9):.3g} {self.unit}/s"
        if done_now > 0 and self.count < self.total:
            seconds = int((now - self.began) / done_now * (self.total - self.count))
            left += f", {seconds // 60}:{seconds % 60:02d} left"
        sys.stderr.write(f"\r\x1b[K{self.what} [{bar}] {self.count}/{self.total}{left}")
        sys.stderr.flush()
