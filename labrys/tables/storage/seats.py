"""The seats of tables, and the browsers that hold them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from labrys.tables import keys
from labrys.tables.storage import schema
from labrys.tables.storage.campaigns import follow
from labrys.tables.storage.database import Database, touch


class SeatRows:
    """Who sits where, and who may watch."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def place_of(self, token_hash: str) -> tuple[str, int] | None:
        """The table and seat that a token opens."""
        seats, tables = schema.seats, schema.tables
        with self.database.reading() as connection:
            seat = connection.execute(
                select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == token_hash)
            ).one_or_none()
            if seat is not None:
                return seat.table_id, seat.seat
            table = connection.execute(
                select(tables.c.id).where(tables.c.spectator_hash == token_hash)
            ).scalar_one_or_none()
            return None if table is None else (table, -1)

    def place_used(self, token_hash: str) -> tuple[str, int] | None:
        """The table and seat that somebody sat down at by a token which has ended so."""
        seats = schema.seats
        used = select(seats.c.table_id, seats.c.seat).where(seats.c.used_hash == token_hash)
        with self.database.reading() as connection:
            seat = connection.execute(used).first()
            return None if seat is None else (seat.table_id, seat.seat)

    def hold(self, id: str, seat: int, device: str) -> None:
        """Remember that a browser holds a seat, or a spectator's place."""
        holders, tables = schema.holders, schema.tables
        try:
            with self.database.writing() as connection:
                connection.execute(
                    insert(holders), {"device_hash": device, "table_id": id, "seat": seat}
                )
                connection.execute(
                    update(tables).where(tables.c.id == id).values(version=tables.c.version + 1)
                )
        except IntegrityError:
            return  # it does already

    def claim(
        self, id: str, seat: int, device: str, name: str, colour: str, token_hash: str = ""
    ) -> bool:
        """Sit down: by a key, which ends so, or where nobody sits yet. Of two at once, one gets it.

        Devices that held the seat may watch from now on.
        """
        seats = schema.seats
        where = [seats.c.table_id == id, seats.c.seat == seat, seats.c.kind == "person"]
        where.append(seats.c.token_hash == token_hash if token_hash else seats.c.claimed.is_(False))
        values = {"claimed": True, "name": name, "colour": colour, "stand_in": ""}
        ended = {"token_hash": keys.nobodys(), "used_hash": token_hash}
        with self.database.writing(id) as connection:
            change = update(seats).where(*where).values(**values, **ended)
            if connection.execute(change).rowcount != 1:
                return False
            _watch_only(connection, id, seat)
            connection.execute(
                insert(schema.holders), {"device_hash": device, "table_id": id, "seat": seat}
            )
            follow(connection, id, device)
            touch(connection, id)
            return True

    def free(self, id: str, seat: int, token_hash: str, invitation: int, note: Any) -> None:
        """Make a seat free, with a new key; the log tells it in the same moment."""
        seats = schema.seats
        with self.database.writing(id) as connection:
            connection.execute(
                update(seats)
                .where(seats.c.table_id == id, seats.c.seat == seat)
                .values(claimed=False, name="", token_hash=token_hash, invitation=invitation)
            )
            _watch_only(connection, id, seat)
            connection.execute(insert(schema.notes), {"table_id": id, **note})
            touch(connection, id)

    def leave(self, id: str, seat: int, device: str, stand_in: str, note: Any) -> None:
        """Somebody gets up: the seat is free, and a bot plays on."""
        seats, holders = schema.seats, schema.holders
        with self.database.writing(id) as connection:
            connection.execute(
                update(seats)
                .where(seats.c.table_id == id, seats.c.seat == seat)
                .values(
                    claimed=False,
                    stand_in=stand_in,
                    token_hash=keys.nobodys(),
                    invitation=seats.c.invitation + 1,
                )
            )
            watching = (holders.c.device_hash == device) & (holders.c.seat == keys.SPECTATOR)
            gone = or_(holders.c.seat == seat, watching)
            connection.execute(delete(holders).where(holders.c.table_id == id, gone))
            connection.execute(insert(schema.notes), {"table_id": id, **note})
            touch(connection, id, bot_due=True)

    def send_watchers_away(self, id: str, but: str) -> None:
        """Those who only watch may no longer, but for one device."""
        holders = schema.holders
        watching = (holders.c.table_id == id, holders.c.seat == keys.SPECTATOR)
        with self.database.writing(id) as connection:
            connection.execute(delete(holders).where(*watching, holders.c.device_hash != but))
            touch(connection, id)

    def renew(self, id: str, seat: int, token_hash: str) -> None:
        """Another key for a seat that is taken; one that was made before ends."""
        seats = schema.seats
        here = (seats.c.table_id == id, seats.c.seat == seat, seats.c.claimed.is_(True))
        with self.database.writing() as connection:
            connection.execute(update(seats).where(*here).values(token_hash=token_hash))

    def invite(self, id: str, tokens: dict[int, str], spectator: str) -> None:
        """Keys for seats that are free, and for the spectators."""
        seats, tables = schema.seats, schema.tables
        with self.database.writing() as connection:
            for seat, token_hash in tokens.items():
                here = (seats.c.table_id == id, seats.c.seat == seat, seats.c.claimed.is_(False))
                connection.execute(update(seats).where(*here).values(token_hash=token_hash))
            change = {"spectator_hash": spectator, "version": tables.c.version + 1}
            connection.execute(update(tables).where(tables.c.id == id).values(**change))

    def change(self, id: str, seat: int, bot_due: bool | None = None, **values: Any) -> None:
        """Another name, colour or stand-in."""
        seats = schema.seats
        with self.database.writing(id) as connection:
            connection.execute(
                update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(**values)
            )
            touch(connection, id, **({} if bot_due is None else {"bot_due": bot_due}))


def _watch_only(connection: Connection, id: str, seat: int) -> None:
    """Those who held a seat may watch: so they read in the log what became of it."""
    holders = schema.holders
    here = (holders.c.table_id == id, holders.c.seat == seat)
    watching = select(holders.c.device_hash).where(
        holders.c.table_id == id, holders.c.seat == keys.SPECTATOR
    )
    there = set(connection.execute(watching).scalars())
    for device in connection.execute(select(holders.c.device_hash).where(*here)).scalars().all():
        if device not in there:
            place = {"device_hash": device, "table_id": id, "seat": keys.SPECTATOR}
            connection.execute(insert(holders), place)
    connection.execute(delete(holders).where(*here))
