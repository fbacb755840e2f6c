"""Tables as rows: opened, listed, and read as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Row,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from labrys.kernel.text.playing import Playing
from labrys.tables.storage import schema
from labrys.tables.storage.campaigns import campaign_of, link
from labrys.tables.storage.choices import Choice, choice_row, choices_of
from labrys.tables.storage.contents import keep_content
from labrys.tables.storage.database import Database, touch
from labrys.tables.storage.migrate import VERSIONS

NOTES: Final = 100
# How many of one host's tables are listed
OF_A_HOST: Final = 3

# Asked at every look at a table: built once.
_ID: Final[BindParameter[str]] = bindparam("id")
_TABLE: Final = select(schema.tables).where(schema.tables.c.id == _ID)
_VERSION: Final = select(schema.tables.c.version).where(schema.tables.c.id == _ID)
_SEATS: Final = (
    select(schema.seats).where(schema.seats.c.table_id == _ID).order_by(schema.seats.c.seat)
)
_HOLDERS: Final = select(schema.holders).where(schema.holders.c.table_id == _ID)
_NOTES: Final = (
    select(schema.notes)
    .where(schema.notes.c.table_id == _ID)
    .order_by(schema.notes.c.id.desc())
    .limit(NOTES)
)


@dataclass(frozen=True)
class Whole:
    """All rows of a table that a look at it needs."""

    table: Row[Any]
    seats: list[Row[Any]]
    choices: list[Row[Any]]
    notes: list[Row[Any]]
    holders: list[Row[Any]]
    campaign: str  # the one that it belongs to, or nothing


class TableRows:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def create(
        self,
        table: dict[str, Any],
        seats: list[dict[str, Any]],
        choices: Sequence[Choice],
        holders: list[tuple[str, int]],
        playing: Playing,
        campaign: tuple[str, int] | None = None,
    ) -> None:
        """Keep a new table; of a campaign, with its place there."""
        id, now = table["id"], table["created"]
        with self.database.writing() as connection:
            keep_content(connection, table["game"], playing)
            connection.execute(insert(schema.tables), table)
            connection.execute(insert(schema.seats), [{"table_id": id, **seat} for seat in seats])
            if choices:
                rows = [choice_row(id, ply, choice, now) for ply, choice in enumerate(choices)]
                connection.execute(insert(schema.choices), rows)
            if holders:
                held = [{"device_hash": d, "table_id": id, "seat": s} for d, s in holders]
                connection.execute(insert(schema.holders), held)
            if campaign is not None:
                link(connection, *campaign, id)

    def carry_over(
        self, row: Row[Any], rules: str, playing: Playing, note: dict[str, Any] | None
    ) -> None:
        """From now on a table is held to these rules and this content; the log says so once."""
        tables = schema.tables
        as_it_was = [
            *(tables.c.id == row.id, tables.c.rules == row.rules),
            tables.c.content == row.content,
        ]
        values = {"rules": rules, "content": playing.id, "version": tables.c.version + 1}
        with self.database.writing(row.id) as connection:
            keep_content(connection, row.game, playing)
            done = connection.execute(update(tables).where(*as_it_was).values(values))
            if done.rowcount and note is not None:
                connection.execute(insert(schema.notes), {"table_id": row.id, **note})

    def rule(self, id: str, ruled: dict[str, Any], note: dict[str, Any], **values: Any) -> None:
        """Write down what the host has ruled; the log tells it in the same moment."""
        with self.database.writing(id) as connection:
            touch(connection, id, ruled=ruled, **values)
            connection.execute(insert(schema.notes), {"table_id": id, **note})

    def delete(self, id: str) -> None:
        """A table with its seats, choices and all that was said."""
        with self.database.writing(id) as connection:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

    def get(self, id: str) -> Row[Any] | None:
        with self.database.reading() as connection:
            return connection.execute(_TABLE, {"id": id}).one_or_none()

    def version(self, id: str) -> int | None:
        if not self.database.shared:
            return self._version(id)
        with self.database.reading() as connection:
            return connection.execute(_VERSION, {"id": id}).scalar_one_or_none()

    def _version(self, id: str) -> int | None:
        """Asked several times for every page: past all layers, which is ten times as quick."""
        connection = self.database.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("SELECT version FROM tables WHERE id = ?", (id,))
            found = cursor.fetchone()
            cursor.close()
            return None if found is None else int(found[0])
        finally:
            connection.close()

    def whole(self, id: str, since: int) -> Whole | None:
        """A table with its seats, its choices from a ply on and its latest notes."""
        with self.database.reading() as connection:
            table = connection.execute(_TABLE, {"id": id}).one_or_none()
            if table is None:
                return None
            notes = connection.execute(_NOTES, {"id": id}).all()
            return Whole(
                table=table,
                seats=list(connection.execute(_SEATS, {"id": id}).all()),
                choices=choices_of(connection, id, since),
                notes=list(reversed(notes)),
                holders=list(connection.execute(_HOLDERS, {"id": id}).all()),
                campaign=campaign_of(connection, id),
            )

    def listed(self, most: int) -> list[str]:
        """The tables that anybody may join, the latest first, and not all of them one host's."""
        tables = schema.tables
        free = (
            select(schema.seats.c.table_id)
            .where(schema.seats.c.kind == "person", schema.seats.c.claimed.is_(False))
            .where(schema.seats.c.table_id == tables.c.id)
            .exists()
        )
        latest = tables.c.changed.desc()
        of_host = func.row_number().over(partition_by=tables.c.host_hash, order_by=latest)
        open_ones = (
            select(tables.c.id, tables.c.changed, of_host.label("place"))
            .where(tables.c.listed.is_(True), tables.c.over.is_(False), free)
            .subquery()
        )
        rows = (
            select(open_ones.c.id)
            .where(open_ones.c.place <= OF_A_HOST)
            .order_by(open_ones.c.changed.desc())
            .limit(most)
        )
        with self.database.reading() as connection:
            return list(connection.execute(rows).scalars())

    def held_by(self, device: str, most: int) -> list[str]:
        """The tables at which a browser sits or watches, the latest first."""
        tables, holders = schema.tables, schema.holders
        rows = (
            select(tables.c.id)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.device_hash == device)
            .group_by(tables.c.id, tables.c.over, tables.c.changed)
            .order_by(tables.c.over, tables.c.changed.desc())
            .limit(most)
        )
        with self.database.reading() as connection:
            return list(connection.execute(rows).scalars())

    def waiting_for_bots(self, unchanged_since: float, now: float) -> list[str]:
        """Tables whose bots nobody seems to have asked: those that have not changed for long, and
        those that changed in the future, of which a clock that was set back tells nothing."""
        tables = schema.tables
        changed = tables.c.changed
        rows = select(tables.c.id).where(
            tables.c.bot_due.is_(True), or_(changed <= unchanged_since, changed > now)
        )
        with self.database.reading() as connection:
            return list(connection.execute(rows).scalars())

    def try_writing(self) -> None:
        """Write something that changes nothing, as far as to the disk."""
        with self.database.writing() as connection:
            connection.execute(text(f"UPDATE {VERSIONS} SET version_num = version_num"))

    def counts(self) -> dict[str, int]:
        """How many tables and choices there are, for the health of the house."""
        with self.database.reading() as connection:
            tables = connection.execute(select(func.count()).select_from(schema.tables))
            return {"tables": tables.scalar_one()}
