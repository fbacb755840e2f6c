"""Looks at what each option leads to, by the game's own sense of value."""

from __future__ import annotations

from typing import Final

from labrys.kernel.chance import Chance
from labrys.kernel.position import Position
from labrys.kernel.view import View

WORLDS: Final = 1
DEPTH: Final = 6
CLOSE: Final = 1e-9


class GreedyBot:
    """Plays each option in a world that fits its view, or in several, and takes the best.

    An option that leads to another kind of question for the same seat (a card to pay for, an
    effect to choose) is followed up: these questions are answered by what looks best at once,
    until they are done with, the first kind of question comes again, or another seat is asked.
    Only worlds are played, never the true position, and their chance is their own.
    """

    def __init__(self, seed: int, worlds: int = WORLDS, depth: int = DEPTH) -> None:
        self.chance = Chance(seed)
        self.worlds = worlds
        self.depth = depth

    def choose(self, view: View) -> int:
        options = self.considered(list(view.options))
        if len(options) == 1:
            return options[0]
        worth = [0.0] * len(options)
        for _ in range(self.worlds):
            world = view.world(self.chance.below(1 << 30))
            prompt = world.prompt()
            pending = len(world.agenda)
            for index, option in enumerate(options):
                after = world.copy()
                after.take(option)
                self.follow_up(after, view.seat, prompt, pending)
                worth[index] += after.game.value(after, view.seat)
        return options[self.best_of(worth)]

    def considered(self, options: list[int]) -> list[int]:
        """Those of the options that are thought about: all of them."""
        return options

    def follow_up(self, position: Position, seat: int, prompt: str, pending: int) -> None:
        """Answer the questions that an option brings with it: they lie on top of those that
        were pending before."""
        for _ in range(self.depth):
            if position.seat != seat or len(position.agenda) < pending:
                return
            if position.prompt() == prompt:
                return
            options = position.options
            worth: list[float] = []
            for option in options:
                after = position.copy()
                after.take(option)
                worth.append(after.game.value(after, seat))
            position.take(options[self.best_of(worth)])

    def best_of(self, worth: list[float]) -> int:
        """The place of the highest number; of equal ones any, at random."""
        highest = max(worth)
        best: list[int] = []
        for index, number in enumerate(worth):
            if number >= highest - CLOSE:
                best.append(index)
        return best[self.chance.below(len(best))] if len(best) > 1 else best[0]
