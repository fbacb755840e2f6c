"""The choices of tables: made, taken back, and asked to be taken back."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from labrys.tables.storage import schema
from labrys.tables.storage.database import Database, touch

# Asked at every look at a table, and written at every choice: built once.
_ID: Final[BindParameter[str]] = bindparam("id")
_CHOICES: Final = (
    select(schema.choices)
    .where(schema.choices.c.table_id == _ID, schema.choices.c.ply >= bindparam("since"))
    .order_by(schema.choices.c.ply)
)
# While several choose at once, a request to undo stays.
_MOVE_ON: Final = (
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
_MOVE_ON_ENDING_UNDO: Final = _MOVE_ON.values(undo=None)
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
class TableSummary:
    """What the list of tables should know once a change is made."""

    over: bool
    points: list[int]
    winners: list[int]
    deciders: list[int]
    bot_due: bool
    # A request to undo waits on: the choice was a secret answer, of which it would tell.
    secret: bool = False


class Choices:
    """What was chosen at tables, and what was undone."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, id: str, since: int = 0) -> list[Row[Any]]:
        with self.database.reading() as connection:
            return choices_of(connection, id, since)

    def add(
        self, id: str, ply: int, generation: int, choice: Choice, summary: TableSummary, redo: bool
    ) -> Row[Any] | None:
        """Commit a choice, if nobody was quicker; answers the table as it is then. What was undone
        can't be redone after it, unless the choice is itself a redo, which takes the top of what
        was undone."""
        now = time.time()
        change = _MOVE_ON if summary.secret else _MOVE_ON_ENDING_UNDO
        values = {
            "table": id,
            "ply_before": ply,
            "generation_before": generation,
            "ply_after": ply + 1,
            "now": now,
            "is_over": summary.over,
            "new_points": summary.points,
            "new_winners": summary.winners,
            "new_deciders": summary.deciders,
            "is_bot_due": summary.bot_due,
        }
        with self.database.writing(id) as connection:
            row = connection.execute(change, values).one_or_none()
            if row is None:
                return None
            connection.execute(_ADD, choice_row(id, ply, choice, now))
            if generation:
                self._drop_undone(connection, id, redo, choice.seat if summary.secret else None)
            return row

    def _drop_undone(
        self, connection: Connection, id: str, only_last: bool, seat: int | None
    ) -> None:
        """What can't be played again after a choice: everything, or after a secret answer only
        what the same seat has taken back, for the others must not notice."""
        undone, gone = schema.undone, _FORGET_UNDONE
        mine = undone.c.table_id == id
        if seat is not None:
            mine &= undone.c.seat == seat
            gone = gone.where(undone.c.seat == seat)
        if only_last:
            last = select(func.max(undone.c.place)).where(mine)
            gone = gone.where(undone.c.place == last.scalar_subquery())
        connection.execute(gone, {"id": id})

    def take_back(
        self,
        id: str,
        ply: int,
        generation: int,
        to: int,
        summary: TableSummary,
        note: dict[str, Any] | None,
        only: int | None = None,
    ) -> bool:
        """Take back all choices from a ply on, or those of one seat only; they can be played
        again. The others' move up. Without a note, nobody else is to know of it."""
        undone, choices = schema.undone, schema.choices
        with self.database.writing(id) as connection:
            since = choices_of(connection, id, to)
            back = [choice for choice in since if only in (None, choice.seat)]
            kept = [choice for choice in since if only not in (None, choice.seat)]
            if not self._move_on(
                connection,
                id,
                ply,
                generation,
                summary,
                ply=to + len(kept),
                generation=generation + 1,
                unseen=schema.tables.c.unseen + int(note is None),
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

    def _move_on(
        self,
        connection: Connection,
        id: str,
        ply_before: int,
        generation_before: int,
        summary: TableSummary,
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
                over=summary.over,
                points=summary.points,
                winners=summary.winners,
                deciders=summary.deciders,
                bot_due=summary.bot_due,
                undo=tables.c.undo if summary.secret else None,
                **values,
            )
        )
        return connection.execute(change).rowcount == 1

    def undone(self, id: str) -> list[Row[Any]]:
        """What was taken back, the next to be played again last."""
        undone = schema.undone
        rows = select(undone).where(undone.c.table_id == id).order_by(undone.c.place)
        with self.database.reading() as connection:
            return list(connection.execute(rows).all())

    def forget_undone(self, id: str) -> None:
        with self.database.writing(id) as connection:
            connection.execute(_FORGET_UNDONE, {"id": id})
            touch(connection, id)

    def ask_undo(
        self, id: str, ply: int, generation: int, undo: dict[str, Any] | None, note: dict[str, Any]
    ) -> bool:
        """Write down, change or drop a request to undo."""
        tables = schema.tables
        with self.database.writing(id) as connection:
            change = update(tables).where(
                tables.c.id == id, tables.c.ply == ply, tables.c.generation == generation
            )
            change = change.values(undo=undo, version=tables.c.version + 1, changed=time.time())
            if connection.execute(change).rowcount != 1:
                return False
            connection.execute(insert(schema.notes), {"table_id": id, **note})
            return True


def choices_of(connection: Connection, id: str, since: int) -> list[Row[Any]]:
    return list(connection.execute(_CHOICES, {"id": id, "since": since}).all())


def choice_row(id: str, ply: int, choice: Choice, made: float) -> dict[str, Any]:
    return {
        "table_id": id,
        "ply": ply,
        "seat": choice.seat,
        "option": choice.option,
        "outcomes": choice.outcomes,
        "by": choice.by,
        "made": made,
    }
