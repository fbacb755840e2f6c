"""A house that keeps tables for so many days deletes older ones by itself."""

from __future__ import annotations

import logging
import threading
from typing import Final

from labrys.tables.storage.store import Store
from labrys.tables.storage.trouble import TROUBLES, is_trouble

log = logging.getLogger("labrys.house")

HOUR: Final = 3600.0


class Pruning:
    """Looks every hour for tables that are too old."""

    def __init__(self, store: Store, days: int) -> None:
        self._store = store
        self._days = days
        self._ended = threading.Event()
        if days:
            threading.Thread(target=self._run, name="pruning", daemon=True).start()

    def _run(self) -> None:
        wait = 1.0
        while not self._ended.wait(wait):
            wait = HOUR
            try:
                done = self._store.forgetting.prune(self._days)
            except Exception as error:
                if not is_trouble(error):
                    raise
                TROUBLES.tell(error)
                continue
            if done.tables:
                log.info("deleted %d tables older than %d days", done.tables, self._days)

    def end(self) -> None:
        self._ended.set()
