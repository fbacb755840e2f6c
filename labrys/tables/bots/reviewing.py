"""Makes the reviews that were asked for, one at a time, each in a process of its own."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
import time
from typing import Any, Final

from labrys.kernel.errors import LabrysError
from labrys.tables.bots.reviewer import DONE, REVIEW
from labrys.tables.house import House
from labrys.tables.storage.trouble import TROUBLES, is_trouble

log = logging.getLogger("labrys.bots")

# How often somebody looks for reviews that were asked for elsewhere
LOOK_SECONDS: Final = 3.0
LONGEST_SECONDS: Final = 900.0
TELL_SECONDS: Final = 1.0


class Reviewing:
    """Takes reviews from the line and keeps what comes of them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._closed = threading.Event()
        self._asked = threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self._thread = threading.Thread(target=self._run, name="reviews", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Somebody has just asked for one."""
        self._asked.set()

    def close(self) -> None:
        self._closed.set()
        self._asked.set()
        if (process := self._process) is not None:
            process.kill()
        self._thread.join(5)

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                table = self.house.store.reviews.take()
                if table is not None:
                    self._make(table)
                    continue
            except Exception as error:
                if is_trouble(error):
                    TROUBLES.tell(error)
                else:
                    log.exception("a review could not be made")
            self._asked.wait(LOOK_SECONDS)
            self._asked.clear()

    def _make(self, table: str) -> None:
        reviews = self.house.store.reviews
        try:
            record = self.house.looks.record(table)
        except LabrysError as error:
            log.warning("no review of table %s: %s", table, error)
            reviews.fail(table)
            return
        data = self._made(table, record)
        if self._closed.is_set():
            return  # another server, or this one when it is back, begins anew
        if data:
            reviews.keep(table, data)
        else:
            log.error("the review of table %s failed", table)
            reviews.fail(table)

    def _made(self, table: str, record: str) -> str:
        """The review as text, or nothing if the process failed or took too long."""
        path = os.pathsep.join(entry for entry in sys.path if entry)
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "labrys.tables.bots.reviewer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            text=True,
            encoding="utf-8",
        )
        self._process = process
        late = threading.Timer(LONGEST_SECONDS, process.kill)
        late.daemon = True
        late.start()
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(record)
            process.stdin.close()
            told = 0.0
            for line in process.stdout:
                said: dict[str, Any] = json.loads(line)
                if REVIEW in said:
                    return str(said[REVIEW])
                if time.monotonic() - told >= TELL_SECONDS:
                    told = time.monotonic()
                    self.house.store.reviews.progress(table, int(said[DONE]))
        except (OSError, ValueError):
            log.warning("the process that reviews table %s has ended", table)
        finally:
            late.cancel()
            process.kill()
            process.wait()
            self._process = None
        return ""
