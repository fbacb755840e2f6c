"""What is taken out of the database: a person's name and talk, and tables that nobody needs."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, not_, or_, select, update

from labrys.tables.people import SPECTATOR
from labrys.tables.storage import schema
from labrys.tables.storage.database import Database

DAY: Final = 24 * 3600.0
# So many tables are deleted in one transaction: others want to write meanwhile.
AT_ONCE: Final = 100
# What stands in an old note of the house where a name stood
SOMEBODY: Final = "…"


@dataclass(frozen=True)
class Pruned:
    """What was deleted, or would be."""

    tables: int
    choices: int


class Forgetting:
    """Deletes for good."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def forget(self, device: str, name: str) -> list[str]:
        """Take the name and the talk of a browser out of all its tables; answers which those are.

        Its seats stay its own. Who watched may have talked by a name: by the one that is given.
        """
        tables, holders = schema.tables, schema.holders
        with self.database.writing() as connection:
            held = connection.execute(
                select(holders.c.table_id, holders.c.seat).where(holders.c.device_hash == device)
            ).all()
            for table, seat in held:
                if seat == SPECTATOR:
                    _silence(connection, table, seat, schema.notes.c.name == name)
                else:
                    _unname(connection, table, seat)
            campaigns = schema.campaigns
            own = update(campaigns).where(campaigns.c.owner_hash == device)
            connection.execute(own.values(name=""))
            ids = sorted({table for table, _ in held})
            for id in ids:
                touched = update(tables).where(tables.c.id == id)
                connection.execute(touched.values(version=tables.c.version + 1))
        return ids

    def prune(self, older_than_days: float, finished: bool = False, dry: bool = False) -> Pruned:
        """Delete the tables at which nothing has happened for so many days, and the contents that
        no table is played with any more. What a campaign has won follows from its tables: they are
        kept as long as something happens at any of them."""
        tables = schema.tables
        then = time.time() - older_than_days * DAY
        old = and_(tables.c.changed < then, not_(_of_living_campaign(then)))
        wanted = and_(old, tables.c.over.is_(True)) if finished else old
        with self.database.reading() as connection:
            ids = list(connection.execute(select(tables.c.id).where(wanted)).scalars())
            choices = select(func.count()).select_from(schema.choices)
            within = choices.join_from(schema.choices, tables).where(wanted)
            count = connection.execute(within).scalar_one()
        if dry:
            return Pruned(len(ids), count)
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            with self.database.writing() as connection:
                # Somebody may have come back to one of them just now.
                connection.execute(delete(tables).where(tables.c.id.in_(some), wanted))
        with self.database.writing() as connection:
            _drop_campaigns(connection, then)
            _drop_contents(connection)
        return Pruned(len(ids), count)


def _unname(connection: Connection, table: str, seat: int) -> None:
    seats, notes = schema.seats, schema.notes
    here = and_(seats.c.table_id == table, seats.c.seat == seat)
    name = connection.execute(select(seats.c.name).where(here)).scalar_one_or_none()
    connection.execute(update(seats).where(here).values(name=""))
    _silence(connection, table, seat)
    if not name:
        return
    told = select(notes.c.id, notes.c.parts).where(notes.c.table_id == table, notes.c.message != "")
    for id, parts in connection.execute(told).all():
        if name in parts.values():
            changed: dict[str, Any] = {
                part: SOMEBODY if value == name else value for part, value in parts.items()
            }
            connection.execute(update(notes).where(notes.c.id == id).values(parts=changed))


def _silence(connection: Connection, table: str, seat: int, *which: Any) -> None:
    """Delete what was said from a seat."""
    notes = schema.notes
    said = (notes.c.table_id == table, notes.c.seat == seat, notes.c.message == "", *which)
    connection.execute(delete(notes).where(*said))


def _of_living_campaign(then: float) -> ColumnElement[bool]:
    """Whether a table belongs to a campaign at one of whose tables something has happened since."""
    of, changed = schema.campaign_tables, schema.tables.alias()
    others = schema.campaign_tables.alias()
    return (
        select(of.c.table_id)
        .join(others, others.c.campaign_id == of.c.campaign_id)
        .join(changed, changed.c.id == others.c.table_id)
        .where(of.c.table_id == schema.tables.c.id, changed.c.changed >= then)
        .correlate(schema.tables)
        .exists()
    )


def _drop_campaigns(connection: Connection, then: float) -> None:
    """Those that have lost all their tables."""
    campaigns, of = schema.campaigns, schema.campaign_tables
    played = select(of.c.table_id).where(of.c.campaign_id == campaigns.c.id).exists()
    connection.execute(delete(campaigns).where(campaigns.c.created < then, not_(played)))


def _drop_contents(connection: Connection) -> None:
    contents, tables, campaigns = schema.contents, schema.tables, schema.campaigns
    played = (
        select(tables.c.id)
        .where(tables.c.game == contents.c.game, tables.c.content == contents.c.id)
        .exists()
    )
    begun = (
        select(campaigns.c.id)
        .where(campaigns.c.game == contents.c.game, campaigns.c.content == contents.c.id)
        .exists()
    )
    fresh = contents.c.made > time.time() - DAY  # a table may be opened with it just now
    connection.execute(delete(contents).where(not_(or_(played, begun, fresh))))
