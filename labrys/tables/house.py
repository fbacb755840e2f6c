"""The house: all that people and programs do at tables goes through here.

It knows nothing of pages. Its methods may be called from any thread; each choice is committed
before the method returns. What can't be done is a HouseError, a NotOffered or another LabrysError.
"""

from __future__ import annotations

import secrets
import time

from labrys.tables import keys
from labrys.tables.errors import BadPlan
from labrys.tables.looking import Looking
from labrys.tables.opening_tables import position_of, rows_of
from labrys.tables.people import LONGEST_NAME, LONGEST_TEXT, SPECTATOR, Opened, Plan, clean
from labrys.tables.playing import Playing


class House(Looking, Playing):
    """Tables and those who sit at them."""

    # ---- opening

    def open(self, plan: Plan, secret: str) -> Opened:
        """Open a table. `secret` is the opener's: the tokens of all seats derive from it."""
        table = keys.new_id()
        seed = plan.seed if plan.seed is not None else secrets.randbits(63)
        position = position_of(plan, seed)
        row, seats, choices = rows_of(plan, table, secret, position)
        device = keys.hashed(secret)
        mine = [(device, seat) for seat, planned in enumerate(plan.seats) if planned.mine]
        self.store.create(row, seats, choices, mine or [(device, SPECTATOR)])
        self.changed(table)
        return self._tokens(table, len(seats), secret)

    def _tokens(self, table: str, seats: int, secret: str) -> Opened:
        tokens = tuple(keys.seat_token(secret, table, seat) for seat in range(seats))
        return Opened(table, tokens, keys.seat_token(secret, table, SPECTATOR))

    def links(self, table: str, secret: str) -> Opened | None:
        """The tokens of a table's seats, for its opener only."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            if live.row.host_hash != keys.hashed(secret):
                return None
            return self._tokens(table, len(live.seats), secret)

    # ---- talking

    def say(self, table: str, seat: int, name: str, text: str) -> None:
        """A line of chat, of a seat or (seat -1) of a spectator by any name."""
        text = clean(text, LONGEST_TEXT)
        if not text:
            raise BadPlan("house-text-empty")
        live = self.live(table)
        with live.lock:
            live.refresh()
            who = live.seats[seat].name if seat >= 0 else clean(name, LONGEST_NAME)
            ply = live.row.ply if live.problem else live.question(seat)[0]
            note = {"message": "", "parts": {}, "text": text, "name": who}
            self.store.add_note(table, ply=ply, seat=seat, made=time.time(), **note)
        self.changed(table)

    def tell(self, table: str, message: str, **parts: str | int) -> None:
        """A word of the house in the log of a table."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            note = {**self.word(live, message), "parts": parts}
            self.store.add_note(table, **note)
        self.changed(table)

    def close(self) -> None:
        self.bell.close()
        self.store.close()
