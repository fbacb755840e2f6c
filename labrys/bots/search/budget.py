"""How long a search may think: so many steps, and never longer than so many seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final

LOOK_AFTER: Final = 64


class Budget:
    """A step is one play of an option. Steps alone decide, unless the time is up before."""

    def __init__(self, steps: int, seconds: float) -> None:
        self.steps = steps
        self.used = 0
        self.deadline = perf_counter() + seconds
        self.looked = 0
        self.late = False

    def over(self) -> bool:
        """Whether all is used up; the clock is looked at now and then."""
        if self.late or self.used >= self.steps:
            return True
        if self.used - self.looked >= LOOK_AFTER:
            self.looked = self.used
            self.late = perf_counter() >= self.deadline
        return self.late
