"""One server for one SQLite file: a second one would answer from what it remembers.

The lock is a file beside the database. The system frees it when the process ends, however it ends.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from labrys.kernel.errors import BadSetting
from labrys.tables.storage.engine import PRIVATE_FILE, is_sqlite

ENDING: Final = "-lock"


class Occupied:
    """Held as long as a server uses its database file."""

    def __init__(self, url: str) -> None:
        self._handle = -1
        database = make_url(url).database if is_sqlite(url) else None
        if database and os.name == "posix":
            self._take(Path(database))

    def _take(self, database: Path) -> None:
        import fcntl

        lock = database.with_name(database.name + ENDING)
        handle = os.open(lock, os.O_CREAT | os.O_RDWR, PRIVATE_FILE)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise BadSetting(
                f"another Labrys serves {database} already: open its page, stop it, or name "
                "another file with --database sqlite:///file"
            ) from None
        self._handle = handle

    def leave(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
