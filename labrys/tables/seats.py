"""Who sits at a table, who may watch it, and for whom a bot plays."""

from __future__ import annotations

import time
from typing import Final

from labrys import bots
from labrys.tables import keys
from labrys.tables.cache import TableCache
from labrys.tables.errors import BadPlan, NoTable, NotNow, NotYours
from labrys.tables.live import LiveTable
from labrys.tables.people import (
    MANY_TABLES,
    PERSON,
    SPECTATOR,
    Access,
    Info,
    Opened,
    free_colour,
    named,
)
from labrys.tables.skeleton import looks_like
from labrys.tables.talk import house_note

# How long somebody must have been silent before the others may let a bot play for them
IDLE_SECONDS: Final = 600.0


class Seats:
    """Sitting down, watching, and letting a bot take over."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self.store = tables.store

    # ---- who may do what

    def access(self, table: str, secret: str = "", token: str = "") -> Access:
        """What a browser or a program may do at a table by its secret, or by the token of the
        spectators. Who has the token of a seat may sit down by it, and nothing else."""
        device = keys.hashed(secret) if keys.plausible(secret) else ""
        with self.tables.current(table) as live:
            seats = {seat for holder, seat in live.holders if holder == device}
            if keys.plausible(token) and keys.hashed(token) == live.row.spectator_hash:
                seats.add(SPECTATOR)
            host = live.row.host_hash == device
        own = tuple(sorted(seats - {SPECTATOR}))
        return Access(table, own, SPECTATOR in seats or host, host)

    def tables_of(self, secret: str, most: int = MANY_TABLES) -> list[tuple[Info, Access]]:
        """The tables of a browser, those in play first, with what it may do there."""
        if not keys.plausible(secret):
            return []
        tables = self.store.tables.held_by(keys.hashed(secret), most)
        return [(self.tables.info(table), self.access(table, secret)) for table in tables]

    def links(self, table: str, secret: str) -> Opened | None:
        """The tokens of the seats that are free, for the host only."""
        with self.tables.current(table) as live:
            if live.row.host_hash != keys.hashed(secret):
                return None
            free = set(live.info().free_seats)
            tokens = tuple(
                keys.seat_token(secret, table, seat, number) if seat in free else ""
                for seat, (number, _) in enumerate(live.invitations)
            )
            watch = live.row.ruled["watch"] if live.row.ruled else 0
            opened = Opened(table, tokens, keys.seat_token(secret, table, SPECTATOR, watch))
            self._invite(live, opened)
            return opened

    def _invite(self, live: LiveTable, opened: Opened) -> None:
        """At a table that somebody else began again for the host, nobody has the keys yet."""
        hashes = {seat: keys.hashed(token) for seat, token in enumerate(opened.tokens) if token}
        missing = {seat: hash for seat, hash in hashes.items() if live.invitations[seat][1] != hash}
        spectator = keys.hashed(opened.spectator)
        if missing or live.row.spectator_hash != spectator:
            self.store.seats.invite(live.table, missing, spectator)
            live.version = -1

    def place_of(self, token: str) -> tuple[str, int]:
        """The table and seat that a token opens; seat -1 is a spectator's."""
        place = self.store.seats.place_of(keys.hashed(token)) if keys.plausible(token) else None
        if place is None:
            raise NoTable("house-no-seat")
        return place

    def place_used(self, token: str) -> tuple[str, int] | None:
        """The table and seat at which somebody has sat down by a token: it opens nothing more."""
        return self.store.seats.place_used(keys.hashed(token)) if keys.plausible(token) else None

    # ---- sitting down

    def watch(self, token: str, secret: str) -> str:
        """Remember that a browser may watch a table."""
        table, seat = self.place_of(token)
        if seat != SPECTATOR:
            raise NoTable("house-no-seat")
        self.store.seats.hold(table, SPECTATOR, keys.hashed(secret))
        return table

    def sit(
        self, table: str, seat: int, secret: str, name: str, colour: str, token: str = ""
    ) -> None:
        """Sit down: by the seat's token, which ends so, or at a listed table where a seat is free.

        Who sits there already comes with a token of their own making, and leaves the other device.
        """
        info = self.tables.info(table)
        if not 0 <= seat < len(info.seats) or info.seats[seat].kind != PERSON:
            raise NoTable("house-no-seat")
        by_token = bool(token) and self.place_of(token) == (table, seat)
        if not by_token and (not info.listed or info.over):
            raise NotYours()
        name = _own_name(name, seat, info)
        taken = [other.colour for other in info.seats if other.seat != seat]
        colour = free_colour(colour, taken)
        key = keys.hashed(token) if by_token else ""
        if not self.store.seats.claim(table, seat, keys.hashed(secret), name, colour, key):
            raise NotNow("house-seat-taken")
        self.tables.changed(table)
        if info.seats[seat].claimed:
            with self.tables.current(table) as live:
                self.store.notes.add(table, **house_note(live, "note-moved", seat))
            self.tables.changed(table)

    def new_key(self, table: str, seat: int) -> str:
        """A token by which whoever sits there goes on at another device. The host can't know it."""
        token = keys.new_secret()
        self.store.seats.renew(table, seat, keys.hashed(token))
        return token

    def free(self, table: str, seat: int, secret: str) -> None:
        """As the host, make a seat free, with a new link. The log tells it to everybody."""
        with self.tables.current(table) as live:
            if live.row.host_hash != keys.hashed(secret):
                raise NotYours()
            if not 0 <= seat < len(live.seats) or live.seats[seat].kind != PERSON:
                raise NoTable("house-no-seat")
            if live.row.over:
                raise NotNow("house-over")
            if not live.seats[seat].claimed:
                raise NotNow("house-free-already")
            number = live.invitations[seat][0] + 1
            token = keys.seat_token(secret, table, seat, number)
            note = house_note(live, "note-freed", seat)
            self.store.seats.free(table, seat, keys.hashed(token), number, note)
        self.tables.changed(table)

    def rename(self, table: str, seat: int, name: str, colour: str) -> None:
        info = self.tables.info(table)
        taken = [other.colour for other in info.seats if other.seat != seat]
        colour = free_colour(colour, taken)
        self.store.seats.change(table, seat, name=_own_name(name, seat, info), colour=colour)
        self.tables.changed(table)

    # ---- bots for people

    def stand_in(self, table: str, seat: int, bot: str, asked_by: Access) -> None:
        """Let a bot play for a person: for oneself at any time; anybody at the table where somebody
        who is asked has been silent for long; the host also where nobody sits yet."""
        info = self.tables.info(table)
        if not 0 <= seat < len(info.seats) or info.seats[seat].kind != PERSON:
            raise NoTable("house-no-seat")
        if bot not in bots.NAMES:
            raise BadPlan("house-no-bot", bots=", ".join(bots.NAMES))
        idle = seat in silent(info)
        for_free = asked_by.host and not info.seats[seat].claimed
        for_silent = idle and (asked_by.host or bool(asked_by.seats))
        if seat not in asked_by.seats and not for_free and not for_silent:
            raise NotYours("house-stand-in-not-yours")
        own = seat in asked_by.seats or for_free
        self._set_stand_in(table, seat, bot, "note-stand-in" if own else "note-stand-in-silent")

    def come_back(self, table: str, seat: int) -> None:
        """Take one's seat again from the bot."""
        self._set_stand_in(table, seat, "", "note-come-back")

    def _set_stand_in(self, table: str, seat: int, bot: str, message: str) -> None:
        with self.tables.current(table) as live:
            players = {**live.players(), seat: bot}
            bot_due = any(players.get(other) for other in live.row.deciders)
            self.store.seats.change(table, seat, bot_due, stand_in=bot)
            self.store.notes.add(table, **house_note(live, message, seat))
        self.tables.changed(table)


def silent(info: Info) -> list[int]:
    """The people who are asked and have not answered for long."""
    if time.time() - info.changed <= IDLE_SECONDS:
        return []
    asked = [info.seats[seat] for seat in info.deciders]
    return [seat.seat for seat in asked if seat.claimed and not seat.player]


def _own_name(name: str, seat: int, info: Info) -> str:
    """A name that nobody else at the table could be taken by."""
    name = named(name)
    if looks_like(name, [other.name for other in info.seats if other.seat != seat]):
        raise BadPlan("house-name-taken", name=name)
    return name
