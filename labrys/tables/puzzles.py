"""Learn from your mistakes: moments of a person's own games at which a choice lost much."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from labrys.bots.coach.review import Weighed
from labrys.bots.coach.summary import is_sure
from labrys.tables.errors import HouseError, NoTable
from labrys.tables.people import Info
from labrys.tables.reviews import Reviews
from labrys.tables.seats import Seats

# What a choice has to have lost to make a puzzle
LEAST: Final = 0.03
# So many of a game, and so many at once
MOST_OF_A_GAME: Final = 4
MOST: Final = 40


@dataclass(frozen=True)
class Puzzle:
    """A moment, and what was chosen there."""

    info: Info
    seat: int
    choice: Weighed


class Puzzles:
    """Made from the reviews of games that somebody has played; nothing of them is stored."""

    def __init__(self, seats: Seats, reviews: Reviews) -> None:
        self.seats = seats
        self.reviews = reviews

    def of(self, secret: str) -> list[Puzzle]:
        """Those of a person, of their latest games first."""
        found: list[Puzzle] = []
        for info, access in self.seats.tables_of(secret):
            if info.over and access.seats and len(found) < MOST:
                found += self._of_table(info, access.seats)
        return found[:MOST]

    def one(self, secret: str, table: str, ply: int) -> Puzzle:
        for info, access in self.seats.tables_of(secret):
            if info.table == table and info.over:
                for puzzle in self._of_table(info, access.seats):
                    if puzzle.choice.ply == ply:
                        return puzzle
        raise NoTable("house-no-puzzle")

    def _of_table(self, info: Info, seats: tuple[int, ...]) -> list[Puzzle]:
        try:
            look = self.reviews.look(info.table)
        except HouseError:
            return []  # one that can't go on any more
        if look is None or look.review is None:
            return []
        found = [
            Puzzle(info, choice.seat, choice)
            for choice in look.review.choices
            if choice.seat in seats and choice.closely and choice.lost >= LEAST and is_sure(choice)
        ]
        found.sort(key=lambda puzzle: -puzzle.choice.lost)
        return found[:MOST_OF_A_GAME]
