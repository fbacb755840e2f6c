"""What a proof has found, as a row of docs/reliability.md."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    """How far a proof got, and whether all held."""

    name: str
    found: str
    held: bool

    def row(self, seconds: float) -> str:
        return f"| {self.name} | {self.found} | {seconds / 60:.0f} min | {_word(self.held)} |"


def _word(held: bool) -> str:
    return "held" if held else "**failed**"


Proof = Callable[["Clock"], Figures]


class Clock:
    """How long a proof may still take; tells how it goes."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.begun = time.monotonic()
        self.seconds = seconds
        self._told = 0.0

    @property
    def spent(self) -> float:
        return time.monotonic() - self.begun

    @property
    def left(self) -> float:
        return max(0.0, self.seconds - self.spent)

    def tell(self, text: str) -> None:
        """A line now and then, with how much of the time is gone."""
        if self.spent - self._told > 10 or not self._told:
            self._told = self.spent or 0.001
            share = min(100, int(100 * self.spent / max(self.seconds, 1)))
            print(f"  {self.name:<8} {share:3d} %  {text}", flush=True)
