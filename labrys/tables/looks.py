"""Looking at a table: now, at an earlier ply, and at its record."""

from __future__ import annotations

from labrys.kernel import record as records
from labrys.tables import course
from labrys.tables.cache import TableCache
from labrys.tables.errors import NoTable, NotNow
from labrys.tables.live import LiveTable
from labrys.tables.people import MANY_TABLES, Info, Look, WayBack
from labrys.tables.replaying import record_of
from labrys.tables.undo import way_back


class Looks:
    """What a visitor gets to see; a look holds a view, never a position."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables

    def open_tables(self, most: int = MANY_TABLES) -> list[Info]:
        return [self.tables.info(table) for table in self.tables.store.tables.listed(most)]

    def now(self, table: str, seat: int, beside: tuple[int, ...] = ()) -> Look:
        """The table now, as a seat sees it. `beside` are further seats of the same device."""
        with self.tables.current(table) as live:
            live.must_go_on()
            return self._look(live, seat, None, set(beside))

    def latest(self, table: str, seat: int) -> Look:
        """The table now, or at the last moment that holds if it can't go on: for its log."""
        with self.tables.current(table) as live:
            last = live.engine.visible(seat) if live.problem else None
            return self._look(live, seat, last, set())

    def back(self, table: str, seat: int, ply: int, opened: bool = False) -> Look:
        """The table after so many choices. With `opened`, all cards, once the game is over."""
        with self.tables.current(table) as live:
            if opened and not live.row.over:
                raise NotNow("house-open-later")
            plies = live.engine.visible(seat)
            if not 0 <= ply <= plies:
                raise NotNow("house-no-moment", ply=ply, plies=plies)
            return self._look(live, seat, ply, set(), opened)

    def _look(
        self, live: LiveTable, seat: int, ply: int | None, beside: set[int], opened: bool = False
    ) -> Look:
        """A look at a ply, or with `ply` None at the table now."""
        engine = live.engine
        plies = engine.visible(seat)
        at = engine.plies if ply is None else ply
        return Look(
            info=live.info(),
            seat=seat,
            view=live.view(seat, at, opened),
            ply=plies if ply is None else ply,
            plies=plies,
            question_id=engine.question_id(seat),
            state=live.state(seat),
            log=engine.entries(seat, at, opened),
            notes=list(live.notes),
            way_back=way_back(live, seat, beside) if ply is None else WayBack(),
            chosen=engine.last_choice(seat),
        )

    def course(self, table: str) -> course.Course:
        """How a finished game went."""
        with self.tables.current(table) as live:
            if not live.row.over:
                raise NotNow("house-open-later")
            live.must_go_on()
            return live.course()

    def state(self, table: str, seat: int) -> str:
        """Differs when anything has changed that the seat's page shows."""
        with self.tables.current(table) as live:
            return live.state(seat)

    def record(self, table: str) -> str:
        """The record of a finished table, or of one that can't go on. Before the end it would tell
        what nobody may know."""
        row = self.tables.store.tables.get(table)
        if row is None:
            raise NoTable()
        with self.tables.current(table) as live:
            if not row.over and not live.problem:
                raise NotNow("house-record-later")
            if live.problem:
                return self._record_as_stored(live)
            return live.position.record(content=True)

    def _record_as_stored(self, live: LiveTable) -> str:
        """Its rows as a record, all of them, whether or not the rules of today allow them."""
        whole = self.tables.store.tables.whole(live.table, 0)
        if whole is None:
            raise NoTable()
        row = whole.table
        playing = self.tables.store.contents.get(row.game, row.content)
        return record_of(row, len(whole.seats), whole.choices[: row.ply], playing)

    def record_upto(self, table: str, ply: int) -> str:
        """The beginning of the record of a table that is finished or can't go on, to go on from."""
        with self.tables.current(table) as live:
            if not live.row.over and not live.problem:
                raise NotNow("house-fork-later")
            return records.write(live.at(ply), content=True)
