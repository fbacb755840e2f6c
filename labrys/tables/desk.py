"""The desk of the house: the tables in memory, and who is told when one changes."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final

from labrys.tables.bell import Bell
from labrys.tables.errors import NoTable
from labrys.tables.live import Live
from labrys.tables.people import HOUSE, SPECTATOR
from labrys.tables.storage.store import Store

CACHED: Final = 300


class Desk:
    """What all parts of the house share."""

    def __init__(self, store: Store, bell: Bell) -> None:
        self.store = store
        self.bell = bell
        # Called with a table's id after each change: bots listen here.
        self.on_change: list[Callable[[str], None]] = []
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock = Lock()

    def live(self, table: str) -> Live:
        """The cache of a table; the least used are dropped."""
        with self._lock:
            live = self._lives.get(table)
            if live is None:
                if self.store.version(table) is None:
                    raise NoTable()  # names that somebody tries out take no place
                live = self._lives[table] = Live(self.store, table)
                while len(self._lives) > CACHED:
                    self._lives.popitem(last=False)
            self._lives.move_to_end(table)
            return live

    @contextmanager
    def held(self, table: str) -> Iterator[None]:
        """Do several things at a table with one look at the store; nobody comes in between."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            live.fresh += 1
            try:
                yield
            finally:
                live.fresh -= 1

    def changed(self, table: str, known: bool = False) -> None:
        """Tell all who look at a table. What is in memory is out of date, unless it is `known` to
        hold the change."""
        live = self._lives.get(table)
        if live is not None and not known:
            live.version = -1
        self.bell.ring(table)
        for heard in self.on_change:
            heard(table)

    def word(
        self, live: Live, message: str, seat: int = HOUSE, ply: int | None = None
    ) -> dict[str, Any]:
        """A word of the house, at a moment that all may know of: how often others have answered
        a question that is put to several at once is their secret."""
        ply = live.row.ply if ply is None else ply
        parts = {"name": live.seats[seat].name} if seat >= 0 else {}
        return {
            "ply": ply if live.problem else min(ply, live.visible(SPECTATOR)),
            "seat": HOUSE,
            "name": "",
            "text": "",
            "message": message,
            "parts": parts,
            "made": time.time(),
        }
