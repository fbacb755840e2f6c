"""The games of a run as columns of numbers: one row for each seat of each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from labrys.lab.balance.estimates import Bools, Floats, Ints
from labrys.lab.runs.watching import Row


class Table:
    """Seats, in the order of the games. `game` is the place of a seat's game, from 0."""

    def __init__(self, rows: Sequence[Row], things: int) -> None:
        self.rows = rows
        self.games = len(rows)
        self.seats = len(rows[0]["points"]) if rows else 0
        self.players = self.seats + (len(rows[0]["rivals"]) if rows else 0)
        self.game: Ints = np.repeat(np.arange(self.games), self.seats)
        self.seat: Ints = np.tile(np.arange(self.seats), self.games)
        self.won: Floats = np.array([self._win(row, s) for row in rows for s in range(self.seats)])
        self.points = self._by_seat("points").astype(np.float64)
        self.bots = self.words([row["bots"][s] for row in rows for s in range(self.seats)])
        self.offered, self.standing = self._offers(things)
        self.taken = self._told("taken", things)
        self.played = self._told("played", things)
        self.offered |= self.taken & self._ever_offered() | self.played & self._ever_offered()
        self.traits = self._traits()

    @staticmethod
    def _win(row: Row, seat: int) -> float:
        """Several share a win."""
        return 1 / len(row["winners"]) if seat in row["winners"] else 0.0

    @staticmethod
    def words(values: list[str]) -> tuple[list[str], Ints]:
        """The different words, and for each row the place of its own."""
        known, places = np.unique(np.array(values, dtype=object).astype(str), return_inverse=True)
        return [str(word) for word in known], places.astype(np.int64)

    def column(self, name: str) -> Floats:
        """A number that each game has once."""
        return np.array([row[name] for row in self.rows], dtype=np.float64)

    def _by_seat(self, name: str) -> Ints:
        return np.array([row[name] for row in self.rows], dtype=np.int64).reshape(-1)

    def _told(self, name: str, things: int) -> Bools:
        """Whether a seat has to do with a thing: one row for each seat, one column for each."""
        found = np.zeros((self.games * self.seats, things), dtype=np.bool_)
        for place, lists in enumerate(seat for row in self.rows for seat in row[name]):
            found[place, lists] = True
        return found

    def _offers(self, things: int) -> tuple[Bools, Any]:
        standing = np.zeros((self.games * self.seats, things), dtype=np.int8)
        place = 0
        for row in self.rows:
            for offered, stood in zip(row["offered"], row["standing"]):
                standing[place, offered] = stood
                place += 1
        return self._told("offered", things), standing

    def _ever_offered(self) -> Bools:
        """Things that no question names are never offered; they come by other ways."""
        return np.asarray(self.offered.any(axis=0), dtype=np.bool_)

    def _traits(self) -> dict[str, tuple[list[str], Ints]]:
        by_seat = [dict(traits) for row in self.rows for traits in row["traits"]]
        names = sorted({name for traits in by_seat for name in traits})
        found: dict[str, tuple[list[str], Ints]] = {}
        for name in names:
            values, places = self.words([traits.get(name, "") for traits in by_seat])
            if len(values) > 1:
                found[name] = (values, places)
        return found
