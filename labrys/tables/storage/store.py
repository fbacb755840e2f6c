"""The store: every question to the database is asked here. Plain rows in, plain rows out.

Each method that writes is one transaction, and has committed when it returns.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Connection,
    Engine,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from labrys.tables.storage import schema

CHANNEL: Final = "labrys"
NOTES: Final = 100

# Asked at every look at a table: built once.
_ID: Final[BindParameter[str]] = bindparam("id")
_TABLE: Final = select(schema.tables).where(schema.tables.c.id == _ID)
_VERSION: Final = select(schema.tables.c.version).where(schema.tables.c.id == _ID)
_SEATS: Final = (
    select(schema.seats).where(schema.seats.c.table_id == _ID).order_by(schema.seats.c.seat)
)
_CHOICES: Final = (
    select(schema.choices)
    .where(schema.choices.c.table_id == _ID, schema.choices.c.ply >= bindparam("since"))
    .order_by(schema.choices.c.ply)
)
_HOLDERS: Final = select(schema.holders).where(schema.holders.c.table_id == _ID)
_NOTES: Final = (
    select(schema.notes)
    .where(schema.notes.c.table_id == _ID)
    .order_by(schema.notes.c.id.desc())
    .limit(NOTES)
)

# Written at every choice: built once too. While several choose at once, a request to undo stays.
_STEP: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("table"),
        schema.tables.c.ply == bindparam("ply_before"),
        schema.tables.c.generation == bindparam("generation_before"),
    )
    .values(
        version=schema.tables.c.version + 1,
        ply=bindparam("ply_after"),
        changed=bindparam("now"),
        over=bindparam("is_over"),
        points=bindparam("new_points"),
        winners=bindparam("new_winners"),
        deciders=bindparam("new_deciders"),
        bot_due=bindparam("is_bot_due"),
    )
    .returning(*schema.tables.c)
)
_STEP_ENDING_UNDO: Final = _STEP.values(undo=None)
_ADD: Final = insert(schema.choices)
_FORGET_UNDONE: Final = delete(schema.undone).where(schema.undone.c.table_id == _ID)


@dataclass(frozen=True)
class Choice:
    """One choice of a table, as it is stored."""

    seat: int
    option: str
    outcomes: str
    by: str


@dataclass(frozen=True)
class After:
    """What the list of tables should know once a change is made."""

    over: bool
    points: list[int]
    winners: list[int]
    deciders: list[int]
    bot_due: bool
    # A request to undo waits on: the choice was a secret answer, of which it would tell.
    secret: bool = False


@dataclass(frozen=True)
class Whole:
    """All rows of a table that a look at it needs."""

    table: Row[Any]
    seats: list[Row[Any]]
    choices: list[Row[Any]]
    notes: list[Row[Any]]
    holders: list[Row[Any]]


class Store:
    """A database of tables."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"
        # Reads of one statement each: PostgreSQL need not be told where they begin and end.
        self._reader = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        )
        # SQLite has one writer at a time: waiting in line is quicker than asking again and again.
        self._line = nullcontext() if self.shared else threading.Lock()

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._reader.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self, table: str = "") -> Iterator[Connection]:
        """A transaction; those who listen for the table are told when it commits."""
        with self._line, self.engine.connect() as plain:
            connection = plain.execution_options(writing=True)
            with connection.begin():
                yield connection
                if table and self.shared:
                    connection.execute(
                        text("SELECT pg_notify(:channel, :table)"),
                        {"channel": CHANNEL, "table": table},
                    )

    # ---- tables

    def create(
        self,
        table: dict[str, Any],
        seats: list[dict[str, Any]],
        choices: Sequence[Choice],
        holders: list[tuple[str, int]],
    ) -> None:
        id, now = table["id"], table["created"]
        with self._writing() as connection:
            connection.execute(insert(schema.tables), table)
            connection.execute(insert(schema.seats), [{"table_id": id, **seat} for seat in seats])
            if choices:
                rows = [_row(id, ply, choice, now) for ply, choice in enumerate(choices)]
                connection.execute(insert(schema.choices), rows)
            if holders:
                held = [{"device_hash": d, "table_id": id, "seat": s} for d, s in holders]
                connection.execute(insert(schema.holders), held)

    def table(self, id: str) -> Row[Any] | None:
        with self._reading() as connection:
            return connection.execute(_TABLE, {"id": id}).one_or_none()

    def version(self, id: str) -> int | None:
        if not self.shared:
            return self._version(id)
        with self._reading() as connection:
            return connection.execute(_VERSION, {"id": id}).scalar_one_or_none()

    def _version(self, id: str) -> int | None:
        """Asked several times for every page: past all layers, which is ten times as quick."""
        connection = self.engine.raw_connection()
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
        with self._reading() as connection:
            table = connection.execute(_TABLE, {"id": id}).one_or_none()
            if table is None:
                return None
            notes = connection.execute(_NOTES, {"id": id}).all()
            return Whole(
                table=table,
                seats=list(connection.execute(_SEATS, {"id": id}).all()),
                choices=self._choices(connection, id, since),
                notes=list(reversed(notes)),
                holders=list(connection.execute(_HOLDERS, {"id": id}).all()),
            )

    def _choices(self, connection: Connection, id: str, since: int) -> list[Row[Any]]:
        return list(connection.execute(_CHOICES, {"id": id, "since": since}).all())

    def choices(self, id: str, since: int = 0) -> list[Row[Any]]:
        with self._reading() as connection:
            return self._choices(connection, id, since)

    def listed(self, most: int) -> list[str]:
        """The tables that anybody may join, the latest first; those without a free seat too."""
        tables = schema.tables
        free = (
            select(schema.seats.c.table_id)
            .where(schema.seats.c.kind == "person", schema.seats.c.claimed.is_(False))
            .where(schema.seats.c.table_id == tables.c.id)
            .exists()
        )
        rows = (
            select(tables.c.id)
            .where(tables.c.listed.is_(True), tables.c.over.is_(False), free)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        with self._reading() as connection:
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
        with self._reading() as connection:
            return list(connection.execute(rows).scalars())

    def waiting_for_bots(self, unchanged_since: float) -> list[str]:
        tables = schema.tables
        rows = select(tables.c.id).where(
            tables.c.bot_due.is_(True), tables.c.changed <= unchanged_since
        )
        with self._reading() as connection:
            return list(connection.execute(rows).scalars())

    def counts(self) -> dict[str, int]:
        """How many tables and choices there are, for the health of the house."""
        with self._reading() as connection:
            tables = connection.execute(select(func.count()).select_from(schema.tables))
            return {"tables": tables.scalar_one()}

    # ---- who sits where

    def place_of(self, token_hash: str) -> tuple[str, int] | None:
        """The table and seat that a token opens."""
        seats, tables = schema.seats, schema.tables
        with self._reading() as connection:
            seat = connection.execute(
                select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == token_hash)
            ).one_or_none()
            if seat is not None:
                return seat.table_id, seat.seat
            table = connection.execute(
                select(tables.c.id).where(tables.c.spectator_hash == token_hash)
            ).scalar_one_or_none()
            return None if table is None else (table, -1)

    def seats_of(self, id: str, device: str) -> list[int]:
        holders = schema.holders
        rows = select(holders.c.seat).where(
            holders.c.table_id == id, holders.c.device_hash == device
        )
        with self._reading() as connection:
            return sorted(connection.execute(rows).scalars())

    def holders_of(self, id: str) -> list[tuple[str, int]]:
        holders = schema.holders
        rows = select(holders.c.device_hash, holders.c.seat).where(holders.c.table_id == id)
        with self._reading() as connection:
            return [(row.device_hash, row.seat) for row in connection.execute(rows)]

    def hold(self, id: str, seat: int, device: str) -> None:
        """Remember that a browser holds a seat, or a spectator's place."""
        holders, tables = schema.holders, schema.tables
        try:
            with self._writing() as connection:
                connection.execute(
                    insert(holders), {"device_hash": device, "table_id": id, "seat": seat}
                )
                connection.execute(
                    update(tables).where(tables.c.id == id).values(version=tables.c.version + 1)
                )
        except IntegrityError:
            return  # it does already

    def claim(self, id: str, seat: int, device: str, name: str, colour: str, free: bool) -> bool:
        """Sit down. With `free`, only where nobody sits yet: of two at once, one gets it."""
        seats = schema.seats
        where = [seats.c.table_id == id, seats.c.seat == seat, seats.c.kind == "person"]
        if free:
            where.append(seats.c.claimed.is_(False))
        with self._writing(id) as connection:
            change = update(seats).where(*where)
            change = change.values(claimed=True, name=name, colour=colour, stand_in="")
            if connection.execute(change).rowcount != 1:
                return False
            holders = schema.holders
            mine = [
                holders.c.table_id == id,
                holders.c.seat == seat,
                holders.c.device_hash == device,
            ]
            if connection.execute(select(holders.c.seat).where(*mine)).first() is None:
                connection.execute(
                    insert(holders), {"device_hash": device, "table_id": id, "seat": seat}
                )
            self._touch(connection, id)
            return True

    def change_seat(self, id: str, seat: int, bot_due: bool | None = None, **values: Any) -> None:
        """Another name, colour or stand-in."""
        seats = schema.seats
        with self._writing(id) as connection:
            connection.execute(
                update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(**values)
            )
            self._touch(connection, id, **({} if bot_due is None else {"bot_due": bot_due}))

    def _touch(self, connection: Connection, id: str, **values: Any) -> None:
        tables = schema.tables
        connection.execute(
            update(tables)
            .where(tables.c.id == id)
            .values(version=tables.c.version + 1, changed=time.time(), **values)
        )

    # ---- choices

    def add_choice(
        self, id: str, ply: int, generation: int, choice: Choice, after: After, redo: bool
    ) -> Row[Any] | None:
        """Commit a choice, if nobody was quicker; answers the table as it is then. What was undone
        can't be redone after it, unless the choice is itself a redo, which takes the top of what
        was undone."""
        now = time.time()
        step = _STEP if after.secret else _STEP_ENDING_UNDO
        values = {
            "table": id,
            "ply_before": ply,
            "generation_before": generation,
            "ply_after": ply + 1,
            "now": now,
            "is_over": after.over,
            "new_points": after.points,
            "new_winners": after.winners,
            "new_deciders": after.deciders,
            "is_bot_due": after.bot_due,
        }
        with self._writing(id) as connection:
            row = connection.execute(step, values).one_or_none()
            if row is None:
                return None
            connection.execute(_ADD, _row(id, ply, choice, now))
            if generation:
                self._drop_undone(connection, id, redo)
            return row

    def _drop_undone(self, connection: Connection, id: str, only_last: bool) -> None:
        gone = _FORGET_UNDONE
        if only_last:
            undone = schema.undone
            last = select(func.max(undone.c.place)).where(undone.c.table_id == id)
            gone = gone.where(undone.c.place == last.scalar_subquery())
        connection.execute(gone, {"id": id})

    def take_back(
        self,
        id: str,
        ply: int,
        generation: int,
        to: int,
        after: After,
        note: dict[str, Any] | None,
        only: int | None = None,
    ) -> bool:
        """Take back all choices from a ply on, or those of one seat only; they can be played
        again. The others' move up."""
        undone, choices = schema.undone, schema.choices
        with self._writing(id) as connection:
            since = self._choices(connection, id, to)
            back = [choice for choice in since if only in (None, choice.seat)]
            kept = [choice for choice in since if only not in (None, choice.seat)]
            if not self._step(
                connection,
                id,
                ply,
                generation,
                after,
                ply=to + len(kept),
                generation=generation + 1,
            ):
                return False
            first = connection.execute(
                select(func.coalesce(func.max(undone.c.place), -1)).where(undone.c.table_id == id)
            ).scalar_one()
            rows = [
                {"table_id": id, "place": first + n, "seat": c.seat, "option": c.option, "by": c.by}
                for n, c in enumerate(reversed(back), 1)
            ]
            connection.execute(insert(undone), rows)
            connection.execute(delete(choices).where(choices.c.table_id == id, choices.c.ply >= to))
            if kept:
                moved = [{**c._mapping, "ply": to + n} for n, c in enumerate(kept)]
                connection.execute(insert(choices), moved)
            if note is not None:
                connection.execute(insert(schema.notes), {"table_id": id, **note})
            return True

    def _step(
        self,
        connection: Connection,
        id: str,
        ply_before: int,
        generation_before: int,
        after: After,
        **values: Any,
    ) -> bool:
        tables = schema.tables
        change = (
            update(tables)
            .where(
                tables.c.id == id,
                tables.c.ply == ply_before,
                tables.c.generation == generation_before,
            )
            .values(
                version=tables.c.version + 1,
                changed=time.time(),
                over=after.over,
                points=after.points,
                winners=after.winners,
                deciders=after.deciders,
                bot_due=after.bot_due,
                undo=tables.c.undo if after.secret else None,
                **values,
            )
        )
        return connection.execute(change).rowcount == 1

    def undone(self, id: str) -> list[Row[Any]]:
        """What was taken back, the next to be played again last."""
        undone = schema.undone
        rows = select(undone).where(undone.c.table_id == id).order_by(undone.c.place)
        with self._reading() as connection:
            return list(connection.execute(rows).all())

    def forget_undone(self, id: str) -> None:
        with self._writing(id) as connection:
            connection.execute(_FORGET_UNDONE, {"id": id})
            self._touch(connection, id)

    def ask_undo(
        self, id: str, ply: int, generation: int, undo: dict[str, Any] | None, note: dict[str, Any]
    ) -> bool:
        """Write down, change or drop a request to undo."""
        tables = schema.tables
        with self._writing(id) as connection:
            change = update(tables).where(
                tables.c.id == id, tables.c.ply == ply, tables.c.generation == generation
            )
            change = change.values(undo=undo, version=tables.c.version + 1, changed=time.time())
            if connection.execute(change).rowcount != 1:
                return False
            connection.execute(insert(schema.notes), {"table_id": id, **note})
            return True

    # ---- notes

    def add_note(self, id: str, **note: Any) -> None:
        with self._writing(id) as connection:
            connection.execute(insert(schema.notes), {"table_id": id, **note})
            tables = schema.tables
            connection.execute(
                update(tables).where(tables.c.id == id).values(version=tables.c.version + 1)
            )


def _row(id: str, ply: int, choice: Choice, made: float) -> dict[str, Any]:
    return {
        "table_id": id,
        "ply": ply,
        "seat": choice.seat,
        "option": choice.option,
        "outcomes": choice.outcomes,
        "by": choice.by,
        "made": made,
    }
