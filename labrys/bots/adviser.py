"""Tells a plan for the rest of a turn, as a friend at the table would."""

from __future__ import annotations

from typing import Final

from labrys.bots.greedy import CLOSE, GreedyBot
from labrys.kernel.history import chance_decided
from labrys.kernel.lexicon import Lexicon
from labrys.kernel.position import Position
from labrys.kernel.view import View

LONGEST: Final = 8


class AdviserBot(GreedyBot):
    """Chooses as the greedy bot does, and goes on in its thoughts until another seat is asked or
    chance decides something: `plan` holds the options in order.

    Who follows it comes to the end of the turn. What is worth nothing is not advised where the turn
    can end instead, and nothing that was moved in this turn, by the plan or before (`earlier`), is
    ever moved back to where it came from.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.earlier: list[int] = []
        self.plan: list[int] = []

    def choose(self, view: View) -> int:
        self.plan = []
        position = view.world(self.chance.below(1 << 30))
        while len(self.plan) < LONGEST:
            option = self.next_step(position, view.seat)
            before = position.copy()
            position.take(option)
            self.plan.append(option)
            if position.over or position.seat != view.seat or chance_decided(before, position):
                break
        return self.plan[0]

    def next_step(self, position: Position, seat: int) -> int:
        options = [o for o in position.options if not self.walks_back(position, o)]
        if not options:
            options = list(position.options)
        if len(options) == 1:
            return options[0]
        prompt, pending = position.prompt(), len(position.agenda)
        worth: list[float] = []
        ending: list[bool] = []
        for option in options:
            after = position.copy()
            after.take(option)
            ending.append(after.over or after.seat != seat or len(after.agenda) < pending)
            self.follow_up(after, seat, prompt, pending)
            worth.append(after.game.value(after, seat))
        highest = max(worth)
        best = [i for i in range(len(options)) if worth[i] >= highest - CLOSE]
        for index in best:
            if ending[index]:
                return options[index]
        return options[best[0]]

    def walks_back(self, position: Position, option: int) -> bool:
        """Whether an option brings something back, in one move or several, to where this turn has
        moved it away from."""
        lexicon = position.game.lexicon
        origin, target = from_and_to(lexicon, option)
        if not origin:
            return False
        ways = [from_and_to(lexicon, other) for other in [*self.earlier, *self.plan]]
        reached = [target]
        for place in reached:
            for start, end in ways:
                if start == place and end not in reached:
                    reached.append(end)
        return origin in reached


def from_and_to(lexicon: Lexicon, option: int) -> tuple[str, str]:
    """The places that an option moves something between: it names two of the same places."""
    block = lexicon.of(option)
    if len(block.parts) != 2 or block.parts[0].names != block.parts[1].names:
        return "", ""
    origin, target = block.members(option)
    return block.parts[0].names[origin], block.parts[1].names[target]
