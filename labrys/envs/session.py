"""A game in play as an environment needs it: numbers in, numbers out.

What a seat is given comes from its view alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from labrys import games
from labrys.kernel.chance import Chance
from labrys.kernel.errors import BadSetting, NotOffered
from labrys.kernel.position import Position
from labrys.kernel.view import View

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

# What an action that is not offered does: an error, the loss of the game, or any other instead.
REFUSE: Final = "refuse"
LOSE: Final = "lose"
ANY: Final = "any"
ILLEGAL: Final = (REFUSE, LOSE, ANY)
# What is rewarded: who wins at the end, or points as they are gained.
WIN: Final = "win"
POINTS: Final = "points"
REWARDS: Final = (WIN, POINTS)
# The numbers of an observation lie between these, far from both: amounts stand as they are.
BOUND: Final = 2.0**15
SEEDS: Final = 2**31


class Session:
    """One game after another, of the same kind and for the same number of seats."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        reward: str = WIN,
        illegal: str = REFUSE,
    ) -> None:
        self.game = games.find(game)
        self.seats = usual_seats(game) if seats is None else seats
        self.settings = dict(settings or {})
        self.reward = _one_of("reward", reward, REWARDS)
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        self.actions = self.game.lexicon.size
        self.begin(0)  # also says what is wrong with the settings
        self.numbers = len(self.game.observe(self.position.view(0)))

    def begin(self, seed: int) -> None:
        self.chance = Chance(seed + 1)  # apart from the chance of the game
        self.loser = -1
        self.position: Position = self.game.new(
            self.seats, seed, dict(self.settings), recorded=False
        )
        self.points = [self.points_of(seat) for seat in range(self.seats)] if self.by_points else []

    @property
    def by_points(self) -> bool:
        return self.reward == POINTS

    # ---- looking

    @property
    def over(self) -> bool:
        return self.loser >= 0 or self.position.over

    def view(self, seat: int) -> View:
        return self.position.view(seat)

    def look(self, view: View) -> tuple[Numbers, Mask]:
        """What a seat sees as numbers, and a 1 for each action that it may take now."""
        numbers = np.array(self.game.observe(view), dtype=np.float32)
        mask = np.zeros(self.actions, dtype=np.int8)
        if self.loser < 0:
            mask[list(view.options)] = 1
        return numbers, mask

    def points_of(self, seat: int) -> float:
        """The points of a seat as far as it knows them itself."""
        return float(self.view(seat).points[seat] or 0)

    # ---- playing

    def play(self, action: int, seat: int) -> None:
        """Play for a seat that is to choose."""
        position, option = self.position, int(action)
        options = position.options if seat == position.seat else self.view(seat).options
        if option not in options:
            option = self.instead(option, seat, options)
            if option < 0:
                return
        position.play(option, seat)

    def instead(self, option: int, seat: int, options: tuple[int, ...]) -> int:
        """What is played for an option that is not offered; -1 if that has cost the game."""
        if self.illegal == LOSE:
            self.loser = seat
            return -1
        if self.illegal == ANY and options:
            return options[self.chance.below(len(options))]
        if not 0 <= option < self.actions:
            raise NotOffered(f"an action is a number from 0 to {self.actions - 1}, not {option}")
        raise NotOffered(f"'{self.position.spell(option)}' is not offered to seat {seat} now")

    # ---- rewards

    def rewards(self) -> list[float]:
        """What each seat has gained since it was last asked here."""
        if not self.by_points:
            return self.outcomes() if self.over else [0.0] * self.seats
        before = self.points
        self.points = [self.points_of(seat) for seat in range(self.seats)]
        return [now - then for now, then in zip(self.points, before)]

    def outcomes(self) -> list[float]:
        """1 for a win, and what the others lose adds up to it; a win of several is shared."""
        others = max(1, self.seats - 1)
        if self.loser >= 0:
            return [-1.0 if seat == self.loser else 1.0 / others for seat in range(self.seats)]
        return self.outcomes_of(self.position)

    @staticmethod
    def outcomes_of(position: Position) -> list[float]:
        """The same of a game that has come to its end."""
        winners, seats = position.winners(), position.seats
        if seats == 1:
            return [1.0 if 0 in winners else -1.0]
        if not winners:
            return [0.0] * seats
        share = seats / len(winners)
        return [((share if s in winners else 0.0) - 1.0) / (seats - 1) for s in range(seats)]


def usual_seats(game: str) -> int:
    """Two, if the game can be played by two."""
    counts = games.find(game).seat_counts
    return 2 if 2 in counts else counts[0]


def _one_of(name: str, value: str, values: tuple[str, ...]) -> str:
    if value not in values:
        raise BadSetting(f"{name} is one of {', '.join(values)}; not '{value}'")
    return value
