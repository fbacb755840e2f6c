"""How the database is reached: SQLite with a write-ahead log by default, or PostgreSQL."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from labrys.kernel.errors import BadSetting

FILE: Final = "labrys.sqlite3"
BUSY_MILLISECONDS: Final = 30_000
CONNECTIONS: Final = 10


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
        return create_engine(parsed, pool_size=CONNECTIONS, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError):
        raise BadSetting(_neither(url.partition(":")[0])) from None


def _neither(what: str) -> str:
    return f"the database must be sqlite:///file or postgresql://user@host/name; not '{what[:40]}…'"


def _sqlite(database: str, url: str) -> Engine:
    if database in ("", ":memory:"):
        raise BadSetting("a house needs a database file: sqlite:///labrys.sqlite3, for example")
    Path(database).resolve().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        url,
        pool_size=CONNECTIONS,
        connect_args={"timeout": BUSY_MILLISECONDS / 1000, "check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


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
