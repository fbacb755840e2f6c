"""Reviews as rows: asked for, worked on, kept."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Row, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from labrys.tables.storage import schema
from labrys.tables.storage.database import Database

# Who has not been heard of for so long is not at work any more.
GONE: Final = 30.0


class ReviewRows:
    """All reviews of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def get(self, table: str) -> Row[Any] | None:
        with self.database.reading() as connection:
            found = select(schema.reviews).where(schema.reviews.c.table_id == table)
            return connection.execute(found).one_or_none()

    def ask(self, table: str) -> None:
        """Put a table in line, unless it is there already or done."""
        row = {
            "table_id": table,
            "asked": time.time(),
            "worked": 0.0,
            "progress": 0,
            "failed": False,
            "data": "",
        }
        with self.database.writing() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(postgresql.insert(schema.reviews).on_conflict_do_nothing(), row)
            else:
                connection.execute(sqlite.insert(schema.reviews).on_conflict_do_nothing(), row)

    def take(self) -> str | None:
        """The table that has waited longest and that nobody works on; from now on somebody does."""
        reviews = schema.reviews
        now = time.time()
        # A clock that was set back leaves rows in the future: they are nobody's either.
        idle = ~reviews.c.worked.between(now - GONE, now + GONE)
        due = (reviews.c.data == "") & ~reviews.c.failed & idle
        with self.database.writing() as connection:
            waiting = select(reviews.c.table_id).where(due).order_by(reviews.c.asked).limit(1)
            table = connection.execute(waiting).scalar_one_or_none()
            if table is None:
                return None
            mine = update(reviews).where(due, reviews.c.table_id == table).values(worked=now)
            return str(table) if connection.execute(mine).rowcount == 1 else None

    def progress(self, table: str, thousandths: int) -> None:
        self._set(table, progress=thousandths, worked=time.time())

    def keep(self, table: str, data: str) -> None:
        self._set(table, progress=1000, data=data)

    def fail(self, table: str) -> None:
        self._set(table, failed=True)

    def forget(self, table: str) -> None:
        """So that it is made anew when somebody asks again."""
        with self.database.writing() as connection:
            connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table))

    def _set(self, table: str, **values: Any) -> None:
        with self.database.writing() as connection:
            connection.execute(
                update(schema.reviews).where(schema.reviews.c.table_id == table).values(**values)
            )
