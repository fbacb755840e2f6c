"""The contents that tables were begun with, each stored once."""

from __future__ import annotations

import time

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from labrys.kernel.text.playing import Playing
from labrys.tables.storage import schema
from labrys.tables.storage.database import Database


class Contents:
    """Playing data by game and id."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def get(self, game: str, id: str) -> Playing | None:
        with self.database.reading() as connection:
            return content_of(connection, game, id)


def content_of(connection: Connection, game: str, id: str) -> Playing | None:
    contents = schema.contents
    found = select(contents.c.data).where(contents.c.game == game, contents.c.id == id)
    data = connection.execute(found).scalar_one_or_none()
    return None if data is None else Playing(data)


def keep_content(connection: Connection, game: str, playing: Playing) -> None:
    """Store a content, unless it is there already."""
    if not playing.id:
        return
    row = {"game": game, "id": playing.id, "data": playing.text, "made": time.time()}
    if connection.dialect.name == "postgresql":
        connection.execute(postgresql.insert(schema.contents).on_conflict_do_nothing(), row)
    else:
        connection.execute(sqlite.insert(schema.contents).on_conflict_do_nothing(), row)
