"""Quick play inside a search: all seats take what looks best at once."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.budget import Budget
from labrys.kernel.position import Position

FOLLOWED: Final = 6
MOST_CHOICES: Final = 2000
CLOSE: Final = 1e-9


class Quick:
    """Plays as `greedy` does, in a single world; of equal options the first."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def weigh(self, position: Position, option: int) -> Position:
        """What an option leads to, once the questions it brings with it are answered."""
        seat = position.seat
        prompt = position.prompt()
        pending = len(position.agenda)
        after = position.copy()
        after.take(option)
        self.budget.used += 1
        for _ in range(FOLLOWED):
            if after.seat != seat or len(after.agenda) < pending or after.prompt() == prompt:
                break
            after = self.at_once(after, seat)
        return after

    def at_once(self, position: Position, seat: int) -> Position:
        """The best option by the very next position."""
        game = position.game
        best = position
        highest = 0.0
        for option in position.options:
            after = position.copy()
            after.take(option)
            worth = game.value(after, seat)
            if best is position or worth > highest + CLOSE:
                best = after
                highest = worth
        self.budget.used += len(position.options)
        return best

    def next(self, position: Position) -> Position:
        """The position after the best option and what follows from it."""
        game = position.game
        seat = position.seat
        best = position
        highest = 0.0
        for option in position.options:
            after = self.weigh(position, option)
            worth = game.value(after, seat)
            if best is position or worth > highest + CLOSE:
                best = after
                highest = worth
        return best

    def to_horizon(self, position: Position) -> Position:
        """Play on until the turn at hand has ended."""
        game = position.game
        horizon = game.horizon(position)
        for _ in range(MOST_CHOICES):
            if position.over or game.horizon(position) != horizon:
                break
            position = self.next(position)
        return position

    def to_far_horizon(self, position: Position, end: int) -> Position:
        """Play on until the far horizon is this number or more."""
        game = position.game
        for _ in range(MOST_CHOICES):
            if position.over or game.far_horizon(position) >= end or self.budget.over():
                break
            position = self.next(position)
        return position
