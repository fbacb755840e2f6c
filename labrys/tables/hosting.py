"""The house rules of a table: what its host may do, and that anybody may leave.

    house.hosting.end(table, access)              nobody plays on
    house.hosting.delete(table, access)           it is gone, with all that was said
    house.hosting.mute(table, access, seat)       a seat, or all who watch, may not talk
    house.hosting.new_watch_link(table, access)   the old one ends, and who came by it goes
    house.hosting.leave(table, seat, device)      a bot plays on, and the seat is free

Whatever is done here stands in the log, for everybody. To remove somebody who does not answer is in
`seats.py`: a bot stands in for them, or the host makes their seat free.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from labrys import bots
from labrys.tables import keys
from labrys.tables.cache import TableCache
from labrys.tables.errors import NoTable, NotNow, NotYours
from labrys.tables.live import LiveTable
from labrys.tables.people import PERSON, SPECTATOR, Access
from labrys.tables.talk import house_note


@dataclass(frozen=True)
class Ruled:
    """What the host of a table has ruled so far."""

    ended: bool = False
    muted: tuple[int, ...] = ()
    watch: int = 0  # counts the links for those who watch

    @staticmethod
    def of(stored: dict[str, Any] | None) -> Ruled:
        if not stored:
            return Ruled()
        return Ruled(stored["ended"], tuple(stored["muted"]), stored["watch"])

    def stored(self) -> dict[str, Any]:
        return {"ended": self.ended, "muted": list(self.muted), "watch": self.watch}


class Hosting:
    """What a host may do with a table, and everybody with their own seat."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self.store = tables.store

    def end(self, table: str, asked_by: Access) -> None:
        """Nobody plays on; there is no winner."""
        with self.tables.current(table) as live:
            ruled = self._ruled(live, asked_by)
            _not_of_campaign(live)
            if live.row.over or ruled.ended:
                raise NotNow("house-over")
            note = house_note(live, "note-ended")
            self.store.tables.rule(table, replace(ruled, ended=True).stored(), note, bot_due=False)
        self.tables.changed(table)

    def delete(self, table: str, asked_by: Access) -> None:
        """The table is gone. Not while others are at play: they are told that it ends first."""
        with self.tables.current(table) as live:
            ruled = self._ruled(live, asked_by)
            _not_of_campaign(live)
            others = any(
                seat.kind == PERSON and seat.claimed and seat.seat not in asked_by.seats
                for seat in live.seats
            )
            if others and not live.row.over and not ruled.ended:
                raise NotNow("house-delete-later")
            self.store.tables.delete(table)
        self.tables.drop(table)

    def mute(self, table: str, asked_by: Access, seat: int, muted: bool = True) -> None:
        """Whether a seat may talk, or with seat -1 those who watch."""
        with self.tables.current(table) as live:
            ruled = self._ruled(live, asked_by)
            if not SPECTATOR <= seat < len(live.seats) or seat in asked_by.seats:
                raise NoTable("house-no-seat")
            left = {*ruled.muted} - {seat} | ({seat} if muted else set())
            if seat == SPECTATOR:
                note = house_note(live, "note-muted-watching" if muted else "note-unmuted-watching")
            else:
                note = house_note(live, "note-muted" if muted else "note-unmuted", seat)
            self.store.tables.rule(table, replace(ruled, muted=tuple(sorted(left))).stored(), note)
        self.tables.changed(table)

    def new_watch_link(self, table: str, secret: str, asked_by: Access) -> None:
        """The link for those who watch ends, and who came by it may watch no more."""
        with self.tables.current(table) as live:
            ruled = self._ruled(live, asked_by)
            number = ruled.watch + 1
            token = keys.hashed(keys.seat_token(secret, table, SPECTATOR, number))
            note = house_note(live, "note-watch-link")
            self.store.tables.rule(
                table, replace(ruled, watch=number).stored(), note, spectator_hash=token
            )
            self.store.seats.send_watchers_away(table, keys.hashed(secret))
        self.tables.changed(table)

    def leave(self, table: str, seat: int, secret: str) -> None:
        """Get up: a bot plays on until somebody sits down there, and the table is no longer one of
        those of this browser."""
        with self.tables.current(table) as live:
            if (keys.hashed(secret), seat) not in live.holders:
                raise NotYours()
            note = house_note(live, "note-left", seat)
            stand_in = "" if live.row.over else bots.STAND_IN
            self.store.seats.leave(table, seat, keys.hashed(secret), stand_in, note)
        self.tables.changed(table)

    def _ruled(self, live: LiveTable, asked_by: Access) -> Ruled:
        if not asked_by.host:
            raise NotYours("house-host-only")
        return Ruled.of(live.row.ruled)


def _not_of_campaign(live: LiveTable) -> None:
    """What a campaign has won follows from its tables: they go only with it."""
    if live.campaign:
        raise NotNow("house-campaign-table")
