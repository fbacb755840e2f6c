"""How the database is reached: SQLite with a write-ahead log by default, or PostgreSQL."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from labrys.kernel.errors import BadSetting

FILE: Final = "labrys.sqlite3"
# How long a writer waits in all while others write; then it is told that the house is busy.
BUSY_MILLISECONDS: Final = 4_000
CONNECTIONS: Final = 10
# The database holds names, chat and what is hidden on the tables.
PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
# What SQLite puts beside a database
BESIDE: Final = ("-wal", "-shm", "-journal", "-lock")


def data_folder() -> Path:
    """Where Labrys keeps what must not be lost, by the custom of the system."""
    given = os.environ.get("LABRYS_DATA")
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "labrys"


def default_url() -> str:
    return f"sqlite:///{data_folder() / FILE}"


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def open_engine(url: str) -> Engine:
    """An engine for a database URL; a plain `postgresql:` goes through psycopg 3."""
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() == "sqlite":
            return _sqlite(parsed.database or "", parsed.render_as_string(hide_password=False))
        if parsed.get_backend_name() != "postgresql":
            raise BadSetting(_neither(parsed.drivername))
        return create_engine(
            parsed,
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            pool_timeout=BUSY_MILLISECONDS / 1000,
            connect_args={"connect_timeout": max(2, BUSY_MILLISECONDS // 1000)},
        )
    except (ArgumentError, NoSuchModuleError):
        raise BadSetting(_neither(url.partition(":")[0])) from None


def _neither(what: str) -> str:
    return f"the database must be sqlite:///file or postgresql://user@host/name; not '{what[:40]}…'"


def _sqlite(database: str, url: str) -> Engine:
    if database in ("", ":memory:"):
        raise BadSetting("a house needs a database file: sqlite:///labrys.sqlite3, for example")
    folder = Path(database).resolve().parent
    if not folder.is_dir():
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    engine = create_engine(
        url,
        pool_size=CONNECTIONS,
        pool_timeout=BUSY_MILLISECONDS / 1000,
        connect_args={"timeout": BUSY_MILLISECONDS / 1000, "check_same_thread": False},
    )
    event.listen(engine, "do_connect", lambda *_: keep_private(Path(database)))
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def keep_private(file: Path) -> None:
    """Make a database file that is for nobody but whoever runs this house.

    A file that is there is not opened: to close it again would end all locks that this process has
    on it, and whoever closes the database next would take away the log that is still written to.
    A folder that was there is left as it is, unless it is the data folder and holds nothing else.
    """
    if os.name != "posix":
        return
    with suppress(OSError):  # SQLite itself says best what is wrong with a file
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
    own = [file, *(file.with_name(file.name + ending) for ending in BESIDE)]
    for one in own:
        with suppress(OSError):
            one.chmod(PRIVATE_FILE)
    folder = file.resolve().parent
    with suppress(OSError):
        if folder == data_folder().resolve() and {*os.listdir(folder)} <= {one.name for one in own}:
            folder.chmod(PRIVATE_FOLDER)


def _prepare(connection: Any, _: object) -> None:
    """Transactions are begun by `_begin`; a commit is on the disk before it is acknowledged."""
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Who is going to write says so at once: a reader that turns writer could be refused."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
