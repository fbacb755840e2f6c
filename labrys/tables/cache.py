"""The tables in memory, and what follows a change of one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from labrys.tables.errors import NoTable
from labrys.tables.live import LiveTable
from labrys.tables.notifier import ChangeNotifier
from labrys.tables.people import Info
from labrys.tables.storage.store import Store
from labrys.tables.storage.trouble import Busy
from labrys.tables.tally import Tally
from labrys.tables.tracing import span

MEGABYTE: Final = 1024 * 1024
# How much memory the tables may take, where nobody has said
MEMORY: Final = 256 * MEGABYTE
# How often it is looked whether they have grown
CALLS: Final = 100
# How long one waits for others at the same table: longer only where the database does not answer
LOCK_SECONDS: Final = 4.0


class TableCache:
    """Live tables by their ids. Those that nobody has used for longest are dropped where all
    together would take more memory than they may."""

    def __init__(self, store: Store, notifier: ChangeNotifier, memory: int = MEMORY) -> None:
        self.store = store
        self.notifier = notifier
        self.memory = memory
        self.tally = Tally()
        self._calls = 0
        # Called with a table's id after each change made here: bots listen.
        self.on_change: list[Callable[[str], None]] = []
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._lock = Lock()

    def live(self, table: str) -> LiveTable:
        """A table in memory; perhaps not up to date."""
        with self._lock:
            live = self._tables.get(table)
            if live is None:
                if self.store.tables.version(table) is None:
                    raise NoTable()  # names that somebody tries out take no place
                live = self._tables[table] = LiveTable(self.store, table)
                self._calls = 0
            self._tables.move_to_end(table)
            if not self._calls:
                self._make_room()
            self._calls = (self._calls + 1) % CALLS
            return live

    def _make_room(self) -> None:
        taken = sum(live.weight for live in self._tables.values())
        while taken > self.memory and len(self._tables) > 1:
            _, dropped = self._tables.popitem(last=False)
            taken -= dropped.weight

    def taken(self) -> tuple[int, int]:
        """How many tables are in memory, and how many bytes they take."""
        with self._lock:
            return len(self._tables), sum(live.weight for live in self._tables.values())

    @contextmanager
    def current(self, table: str) -> Iterator[LiveTable]:
        """A table as it is stored now; nobody comes in between.

        Whoever does several things at a table with one look at the store nests them in here.
        """
        live = self.live(table)
        if not live.lock.acquire(timeout=LOCK_SECONDS):
            raise Busy("others have held this table for too long")
        try:
            with span("refresh"):
                live.refresh()
            live.held += 1
            try:
                yield live
            finally:
                live.held -= 1
        finally:
            live.lock.release()

    def drop(self, table: str) -> None:
        """A table that is gone."""
        with self._lock:
            self._tables.pop(table, None)
        self.notifier.notify(table)

    def info(self, table: str) -> Info:
        """A table as everybody may see it who may see it at all."""
        with self.current(table) as live:
            return live.info()

    def changed(self, table: str, known: bool = False) -> None:
        """Tell all who look at a table. What is in memory is out of date, unless it is `known` to
        hold the change."""
        live = self._tables.get(table)
        if live is not None and not known:
            live.version = -1
        with span("notify"):
            self.notifier.notify(table)
            for listener in self.on_change:
                listener(table)
