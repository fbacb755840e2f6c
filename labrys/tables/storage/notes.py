"""What is said at tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, update

from labrys.tables.storage import schema
from labrys.tables.storage.database import Database


class Notes:
    """Lines of chat, and words of the house."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, id: str, **note: Any) -> None:
        tables = schema.tables
        with self.database.writing(id) as connection:
            connection.execute(insert(schema.notes), {"table_id": id, **note})
            connection.execute(
                update(tables).where(tables.c.id == id).values(version=tables.c.version + 1)
            )
