"""Campaigns as rows: who began them, and their tables in order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from labrys.kernel.text.playing import Playing
from labrys.tables.storage import schema
from labrys.tables.storage.contents import keep_content
from labrys.tables.storage.database import Database, touch

# An heirloom is picked right after setup: among the first choices of a table
FIRST_CHOICES: Final = 4


@dataclass(frozen=True)
class CampaignRows:
    """A campaign and all that is known of its tables: in order, and the first choices of each."""

    campaign: Row[Any]
    tables: list[Row[Any]]
    first: dict[str, list[str]]


class Campaigns:
    """All campaigns of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def create(self, campaign: dict[str, Any], playing: Playing, most: int) -> bool:
        """Keep a new campaign, unless its owner has too many; tells if it was done."""
        campaigns = schema.campaigns
        own = campaigns.c.owner_hash == campaign["owner_hash"]
        with self.database.writing() as connection:
            count = select(func.count()).select_from(campaigns).where(own)
            if connection.execute(count).scalar_one() >= most:
                return False
            keep_content(connection, campaign["game"], playing)
            connection.execute(insert(campaigns), campaign)
            return True

    def get(self, id: str) -> CampaignRows | None:
        with self.database.reading() as connection:
            found = select(schema.campaigns).where(schema.campaigns.c.id == id)
            row = connection.execute(found).one_or_none()
            return None if row is None else _whole(connection, [row])[0]

    def of(self, owner: str, most: int) -> list[CampaignRows]:
        """Those of an owner, the latest first."""
        campaigns = schema.campaigns
        found = (
            select(campaigns)
            .where(campaigns.c.owner_hash == owner)
            .order_by(campaigns.c.created.desc())
            .limit(most)
        )
        with self.database.reading() as connection:
            return _whole(connection, connection.execute(found).all())

    def delete(self, id: str, owner: str) -> bool:
        """Forget a campaign; its tables stay. Tells if there was one of this owner."""
        campaigns, links = schema.campaigns, schema.campaign_tables
        here = (campaigns.c.id == id, campaigns.c.owner_hash == owner)
        with self.database.writing() as connection:
            tables = select(links.c.table_id).where(links.c.campaign_id == id)
            belonging = connection.execute(tables).scalars().all()
            if not connection.execute(delete(campaigns).where(*here)).rowcount:
                return False
            for table in belonging:
                touch(connection, table)
            return True


def _whole(connection: Connection, rows: Iterable[Row[Any]]) -> list[CampaignRows]:
    """The tables of some campaigns, and what was chosen first at each."""
    links, tables, choices = schema.campaign_tables, schema.tables, schema.choices
    campaigns = list(rows)
    ids = [campaign.id for campaign in campaigns]
    kept = (
        *(tables.c.id, tables.c.game, tables.c.content, tables.c.settings, tables.c.over),
        *(tables.c.points, tables.c.winners, tables.c.created, tables.c.changed),
    )
    of_each: dict[str, list[Row[Any]]] = {id: [] for id in ids}
    found = (
        select(links.c.campaign_id, links.c.place, *kept)
        .join(tables, tables.c.id == links.c.table_id)
        .where(links.c.campaign_id.in_(ids))
        .order_by(links.c.campaign_id, links.c.place)
    )
    links_found: Iterable[Row[Any]] = connection.execute(found)
    for row in links_found:
        of_each[row.campaign_id].append(row)
    first: dict[str, list[str]] = {}
    chosen = (
        select(choices.c.table_id, choices.c.option)
        .join(links, links.c.table_id == choices.c.table_id)
        .where(links.c.campaign_id.in_(ids), choices.c.ply < FIRST_CHOICES)
        .order_by(choices.c.table_id, choices.c.ply)
    )
    for table, option in connection.execute(chosen):
        first.setdefault(table, []).append(option)
    return [CampaignRows(campaign, of_each[campaign.id], first) for campaign in campaigns]


def link(connection: Connection, campaign: str, place: int, table: str) -> None:
    """Put a table into a campaign; an IntegrityError if another is there, or the campaign gone."""
    row = {"campaign_id": campaign, "place": place, "table_id": table}
    connection.execute(insert(schema.campaign_tables), row)


def campaign_of(connection: Connection, table: str) -> str:
    """The campaign that a table belongs to, or nothing."""
    links = schema.campaign_tables
    found = select(links.c.campaign_id).where(links.c.table_id == table)
    return connection.execute(found).scalar_one_or_none() or ""


def follow(connection: Connection, table: str, device: str) -> None:
    """A campaign goes along with the seat of its last table: who sits down there by a key of its
    owner goes on with it, as with the table."""
    links, campaigns = schema.campaign_tables, schema.campaigns
    campaign = campaign_of(connection, table)
    if not campaign:
        return
    last = (
        select(links.c.table_id)
        .where(links.c.campaign_id == campaign)
        .order_by(links.c.place.desc())
        .limit(1)
    )
    if connection.execute(last).scalar_one() == table:
        change = update(campaigns).where(campaigns.c.id == campaign)
        connection.execute(change.values(owner_hash=device))
