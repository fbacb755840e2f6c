"""Backups: all tables of a house as one SQLite file, whatever database they live in.

A backup is itself a database that Labrys can serve, or put back into an empty one.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.exc import DatabaseError

from labrys.kernel.errors import BadSetting
from labrys.tables.storage import schema
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.migrate import upgrade

ROWS_AT_ONCE: Final = 1000


def back_up(engine: Engine, path: Path) -> dict[str, int]:
    """Write everything as it stands at one moment; games may go on meanwhile.

    The file appears when it is whole; an older one of that name is replaced only then.
    """
    if engine.dialect.name == "sqlite" and _same(engine, path):
        raise BadSetting(f"{path} is the database itself: name another file for its backup")
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise BadSetting(f"there is no database at {engine.url.database}: nothing to back up")
    if path.is_dir():
        raise BadSetting(f"{path} is a folder: name a file for the backup")
    upgrade(engine)
    part = path.with_name(f".{path.name}.part-{os.getpid()}")
    _remove(part)
    copy = open_engine(f"sqlite:///{part}")
    try:
        upgrade(copy)
        counts = _copy(engine, copy)
        with copy.connect() as connection:
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
        copy.dispose()
        _settle(part)
        os.replace(part, path)
    except DatabaseError as error:
        raise BadSetting(
            f"the database can't be read to its end, it may be damaged: {str(error.orig).strip()}; "
            "no backup was written, and an earlier one is as it was"
        ) from None
    finally:
        copy.dispose()
        _remove(part)
    return counts


def restore(path: Path, engine: Engine) -> dict[str, int]:
    """Put a backup into a database that holds no table yet."""
    if not path.is_file():
        raise BadSetting(f"{path}: there is no such backup")
    with path.open("rb") as file:
        if file.read(15) != b"SQLite format 3":
            raise BadSetting(f"{path}: this is no backup of Labrys")
    upgrade(engine)
    with engine.connect() as connection:
        if connection.execute(select(func.count()).select_from(schema.tables)).scalar_one():
            raise BadSetting("this database has tables already: a backup goes into an empty one")
    kept = open_engine(f"sqlite:///{path}")
    try:
        upgrade(kept)
        return _copy(kept, engine)
    except BadSetting as error:
        raise BadSetting(f"{path}: {error}") from None
    except DatabaseError as error:
        raise BadSetting(f"{path}: it can't be restored: {str(error.orig).strip()}") from None
    finally:
        kept.dispose()


def _copy(source: Engine, target: Engine) -> dict[str, int]:
    """Copy all rows in one transaction on each side; answers how many of each kind."""
    counts: dict[str, int] = {}
    with source.connect() as reading:
        if source.dialect.name == "postgresql":
            reading = reading.execution_options(isolation_level="REPEATABLE READ")
        with target.connect().execution_options(writing=True) as writing, writing.begin():
            writing.execute(delete(schema.contents))  # no table needs those that are there
            for table in schema.metadata.sorted_tables:
                counts[table.name] = 0
                rows = reading.execute(select(table)).mappings()
                for some in rows.partitions(ROWS_AT_ONCE):
                    writing.execute(insert(table), [dict(row) for row in some])
                    counts[table.name] += len(some)
            _renumber(writing)
    return counts


def _renumber(connection: Connection) -> None:
    """PostgreSQL gives numbers to notes from a sequence, which does not see those copied in."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('notes', 'id'), "
                "(SELECT coalesce(max(id), 0) + 1 FROM notes), false)"
            )
        )


def _same(engine: Engine, path: Path) -> bool:
    database = Path(engine.url.database or "")
    return path.exists() and database.exists() and os.path.samefile(database, path)


def _settle(path: Path) -> None:
    """Wait until the disk has it."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _remove(path: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
