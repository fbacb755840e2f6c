"""Who sits at a table, who may watch it, and for whom a bot plays."""

from __future__ import annotations

import time
from typing import Final

from labrys import bots
from labrys.tables import keys
from labrys.tables.desk import Desk
from labrys.tables.errors import BadPlan, NoTable, NotNow, NotYours
from labrys.tables.people import (
    LONGEST_NAME,
    PERSON,
    SPECTATOR,
    Access,
    Info,
    clean,
    free_colour,
)

# How long somebody must have been silent before the host may let a bot play for them
IDLE_SECONDS: Final = 600.0


class Seating(Desk):
    """Sitting down, watching, and letting a bot take over."""

    def info(self, table: str) -> Info:
        """A table as everybody may see it who may see it at all."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            return live.info()

    def access(self, table: str, secret: str = "", token: str = "") -> Access:
        """What a browser (by its secret) or a program (by a seat's token) may do at a table."""
        live = self.live(table)
        device = keys.hashed(secret) if keys.plausible(secret) else ""
        with live.lock:
            live.refresh()
            seats = {seat for holder, seat in live.holders if holder == device}
            if keys.plausible(token) and (hashed := keys.hashed(token)) in live.tokens:
                seats.add(live.tokens[hashed])
            host = live.row.host_hash == device
        own = tuple(sorted(seats - {SPECTATOR}))
        return Access(table, own, SPECTATOR in seats or host, host)

    def place_of(self, token: str) -> tuple[str, int]:
        """The table and seat that a token opens; seat -1 is a spectator's."""
        place = self.store.place_of(keys.hashed(token)) if keys.plausible(token) else None
        if place is None:
            raise NoTable("house-no-seat")
        return place

    def watch(self, token: str, secret: str) -> str:
        """Remember that a browser may watch a table."""
        table, seat = self.place_of(token)
        if seat != SPECTATOR:
            raise NoTable("house-no-seat")
        self.store.hold(table, SPECTATOR, keys.hashed(secret))
        return table

    def sit(
        self, table: str, seat: int, secret: str, name: str, colour: str, token: str = ""
    ) -> None:
        """Sit down: by the seat's token at any time, or at a listed table where a seat is free."""
        info = self.info(table)
        if not 0 <= seat < len(info.seats) or info.seats[seat].kind != PERSON:
            raise NoTable("house-no-seat")
        by_token = bool(token) and self.place_of(token) == (table, seat)
        if not by_token and (not info.listed or info.over):
            raise NotYours()
        name = self._name(name)
        taken = [other.colour for other in info.seats if other.seat != seat]
        colour = free_colour(colour, taken)
        free = not by_token
        if not self.store.claim(table, seat, keys.hashed(secret), name, colour, free):
            raise NotNow("house-seat-taken")
        self.changed(table)

    def rename(self, table: str, seat: int, name: str, colour: str) -> None:
        info = self.info(table)
        taken = [other.colour for other in info.seats if other.seat != seat]
        colour = free_colour(colour, taken)
        self.store.change_seat(table, seat, name=self._name(name), colour=colour)
        self.changed(table)

    def _name(self, name: str) -> str:
        name = clean(name, LONGEST_NAME)
        if not name:
            raise BadPlan("house-name-empty")
        return name

    # ---- bots for people

    def stand_in(self, table: str, seat: int, bot: str, asked_by: Access) -> None:
        """Let a bot play for a person: for oneself at any time; the host also where nobody sits
        yet or somebody who is asked has been silent for long."""
        info = self.info(table)
        if not 0 <= seat < len(info.seats) or info.seats[seat].kind != PERSON:
            raise NoTable("house-no-seat")
        if bot not in bots.NAMES:
            raise BadPlan("house-no-bot", bots=", ".join(bots.NAMES))
        idle = seat in info.deciders and time.time() - info.changed > IDLE_SECONDS
        for_other = asked_by.host and (not info.seats[seat].claimed or idle)
        if seat not in asked_by.seats and not for_other:
            raise NotYours("house-stand-in-not-yours")
        self._set_stand_in(table, seat, bot, "note-stand-in")

    def come_back(self, table: str, seat: int) -> None:
        """Take one's seat again from the bot."""
        self._set_stand_in(table, seat, "", "note-come-back")

    def _set_stand_in(self, table: str, seat: int, bot: str, message: str) -> None:
        live = self.live(table)
        with live.lock:
            live.refresh()
            players = {**live.players(), seat: bot}
            bot_due = any(players.get(other) for other in live.row.deciders)
            self.store.change_seat(table, seat, bot_due, stand_in=bot)
            self.store.add_note(table, **self.word(live, message, seat))
        self.changed(table)
