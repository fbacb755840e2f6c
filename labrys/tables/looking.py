"""Looking at a table: now, at an earlier moment, and at its record."""

from __future__ import annotations

from typing import Final

from labrys.kernel import record as records
from labrys.tables import keys, undoing
from labrys.tables.errors import NoTable, NotNow
from labrys.tables.live import Live
from labrys.tables.people import Access, Info, Look, WayBack
from labrys.tables.seating import Seating

MANY_TABLES: Final = 100


class Looking(Seating):
    """What a visitor gets to see; a look holds a view, never a position."""

    def open_tables(self, most: int = MANY_TABLES) -> list[Info]:
        return [self.info(table) for table in self.store.listed(most)]

    def tables_of(self, secret: str, most: int = MANY_TABLES) -> list[tuple[Info, Access]]:
        """The tables of a browser, those in play first, with what it may do there."""
        if not keys.plausible(secret):
            return []
        tables = self.store.held_by(keys.hashed(secret), most)
        return [(self.info(table), self.access(table, secret)) for table in tables]

    def look(self, table: str, seat: int, beside: tuple[int, ...] = ()) -> Look:
        """The table now, as a seat sees it. `beside` are further seats of the same device."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            return self._look(live, seat, None, set(beside))

    def look_back(self, table: str, seat: int, ply: int, opened: bool = False) -> Look:
        """The table after so many choices. With `opened`, all cards, once the game is over."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            if opened and not live.row.over:
                raise NotNow("house-open-later")
            plies = live.visible(seat)
            if not 0 <= ply <= plies:
                raise NotNow("house-no-moment", ply=ply, plies=plies)
            return self._look(live, seat, ply, set(), opened)

    def _look(
        self, live: Live, seat: int, ply: int | None, beside: set[int], opened: bool = False
    ) -> Look:
        """A look at a moment, or with `ply` None at the table now."""
        plies = live.visible(seat)
        at = len(live.past.done) if ply is None else ply
        view = live.open_view(at) if opened else live.view(seat, at)
        return Look(
            info=live.info(),
            seat=seat,
            view=view,
            ply=plies if ply is None else ply,
            plies=plies,
            moment=live.moment(seat),
            state=live.state(seat),
            log=live.entries(seat, at, opened),
            notes=list(live.notes),
            way_back=undoing.way_back(live, seat, beside) if ply is None else WayBack(),
        )

    def state(self, table: str, seat: int) -> str:
        """Differs when anything has changed that the seat's page shows."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            return live.state(seat)

    def record(self, table: str) -> str:
        """The record of a finished table. Before the end it would tell what nobody may know."""
        row = self.store.table(table)
        if row is None:
            raise NoTable()
        if not row.over:
            raise NotNow("house-record-later")
        live = self.live(table)
        with live.lock:
            live.refresh()
            return live.position.record()

    def record_upto(self, table: str, ply: int) -> str:
        """The beginning of a finished table's record, to go on from."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            if not live.row.over:
                raise NotNow("house-fork-later")
            return records.write(live.at(ply))
