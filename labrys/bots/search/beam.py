"""A plan over one's own turn: the most promising lines are followed side by side."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.budget import Budget
from labrys.bots.search.leaf import Leaf
from labrys.bots.search.manner import Manner
from labrys.bots.search.quick import Quick
from labrys.kernel.chance import Chance
from labrys.kernel.position import Position
from labrys.kernel.view import View

NO_CHANCE: Final = -1.0


class Line:
    """A way into the turn: where it leads, by which first option, and how it looks."""

    def __init__(self, position: Position, first: int, worth: float) -> None:
        self.position = position
        self.first = first
        self.worth = worth
        self.reply = 0.0


def worth_of(line: Line) -> float:
    return -line.worth


class Beam:
    """For each first option the chance of winning at the end of the best turn found with it."""

    def __init__(self, manner: Manner, leaf: Leaf, budget: Budget) -> None:
        self.manner = manner
        self.leaf = leaf
        self.budget = budget
        self.quick = Quick(budget)
        self.replies = 0
        self.best: list[float] = []
        self.ends: list[Line] = []

    def choose(self, view: View, chance: Chance) -> int:
        """The place of the best option: the mean over some worlds."""
        count = len(view.options)
        totals = [0.0] * count
        self.replies = view.concealed.game.replies(view.concealed)
        worlds = self.manner.answered_worlds if self.replies else self.manner.turn_worlds
        for number in range(worlds):
            if number and self.budget.over():
                break
            self.plan(view.world(chance.below(1 << 30)))
            for first in range(count):
                totals[first] += self.best[first]
        highest = 0
        for first in range(1, count):
            if totals[first] > totals[highest]:
                highest = first
        return highest

    def plan(self, world: Position) -> None:
        seat = world.seat
        horizon = world.game.horizon(world)
        count = len(world.options)
        self.best = [NO_CHANCE] * count
        self.ends = []
        lines: list[Line] = []
        for first in range(count):
            after = world.copy()
            after.take(world.options[first])
            lines.append(Line(after, first, world.game.value(after, seat)))
        self.budget.used += count
        lines = self.going_on(lines, seat, horizon)
        for _ in range(self.manner.depth):
            if not lines or self.budget.over():
                break
            lines = self.going_on(self.longer(lines, seat), seat, horizon)
        for line in lines:
            end = line.position if self.budget.over() else self.quick.to_horizon(line.position)
            self.judge(end, line.first, seat)
        if self.replies:
            self.answered(seat, horizon)

    def longer(self, lines: list[Line], seat: int) -> list[Line]:
        """All that may come next."""
        found: list[Line] = []
        for line in lines:
            position = line.position
            game = position.game
            for option in position.options:
                after = position.copy()
                after.take(option)
                found.append(Line(after, line.first, game.value(after, seat)))
            self.budget.used += len(position.options)
        return found

    def going_on(self, lines: list[Line], seat: int, horizon: int) -> list[Line]:
        """Judge the lines at whose end the turn is over; of the others keep the best few, and of
        those that come to the same only one."""
        open_lines: list[Line] = []
        for line in lines:
            position = line.position
            if position.over or position.seat != seat or position.game.horizon(position) != horizon:
                self.judge(position, line.first, seat)
            else:
                open_lines.append(line)
        open_lines.sort(key=worth_of)
        kept: list[Line] = []
        for line in open_lines:
            if len(kept) >= self.manner.width:
                break
            if not met(kept, line):
                kept.append(line)
        return kept

    def judge(self, position: Position, first: int, seat: int) -> None:
        chance = self.leaf.chances(position)[seat]
        if self.replies:
            self.ends.append(Line(position, first, chance))
        if chance > self.best[first]:
            self.best[first] = chance

    def answered(self, seat: int, horizon: int) -> None:
        """Judge the best ends anew, by what the others make of them."""
        self.ends.sort(key=worth_of)
        lowest = 1.0
        seen: list[Line] = []
        for line in self.ends:
            if len(seen) >= self.manner.replied or self.budget.over():
                break
            if not met(seen, line):
                seen.append(line)
                position = line.position
                if position.game.horizon(position) == horizon:
                    position = self.quick.to_horizon(position)
                for _ in range(self.replies):
                    position = self.quick.to_horizon(position)
                line.reply = self.leaf.chances(position)[seat]
                lowest = min(lowest, line.reply)
        # Those that were not looked at are no better than the worst of the others.
        for first in range(len(self.best)):
            if self.best[first] >= 0.0:
                self.best[first] = lowest * self.best[first]
        for line in seen:
            self.best[line.first] = max(self.best[line.first], line.reply)


def met(kept: list[Line], line: Line) -> bool:
    """Whether another line leads to what is most likely the same position: its worth, its question
    and its options are equal. To compare the positions themselves would take far longer."""
    for other in reversed(kept):
        if other.worth != line.worth:
            return False
        one, two = other.position, line.position
        if one.options == two.options and len(one.agenda) == len(two.agenda):
            return True
    return False
