"""What has happened in this process since it began: for whoever watches over the house."""

from __future__ import annotations

import threading
from collections import Counter

from labrys.tables.people import PERSON


class Tally:
    """Counts choices: those of people and those of bots."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.choices: Counter[str] = Counter(people=0, bots=0)

    def chose(self, by: str) -> None:
        with self._lock:
            self.choices["people" if by == PERSON else "bots"] += 1
