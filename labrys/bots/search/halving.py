"""Options played out to the far horizon in common worlds; the better half goes on each time."""

from __future__ import annotations

from labrys.bots.search.budget import Budget
from labrys.bots.search.leaf import Leaf
from labrys.bots.search.manner import Manner
from labrys.bots.search.quick import Quick
from labrys.kernel.chance import Chance
from labrys.kernel.view import View


class Candidate:
    """An option, by its place, and what its play-outs came to."""

    def __init__(self, index: int, worth: float) -> None:
        self.index = index
        self.worth = worth
        self.total = 0.0


def by_worth(candidate: Candidate) -> float:
    return -candidate.worth


def by_total(candidate: Candidate) -> float:
    return -candidate.total


class Halving:
    """Sequential halving: every option that is still in is played out in the same worlds."""

    def __init__(self, manner: Manner, leaf: Leaf, budget: Budget) -> None:
        self.manner = manner
        self.leaf = leaf
        self.budget = budget
        self.quick = Quick(budget)

    def choose(self, view: View, chance: Chance) -> int:
        """The place of the best option."""
        left = self.promising(view, chance)
        stages = 0
        while 1 << stages < len(left):
            stages += 1
        for stage in range(stages):
            share = self.budget.used + (self.budget.steps - self.budget.used) // (stages - stage)
            while self.played_out(view, chance.below(1 << 30), left):
                if self.budget.used >= share:
                    break
            left.sort(key=by_total)
            if self.budget.over():
                break
            left = left[: (len(left) + 1) // 2]
        return left[0].index

    def promising(self, view: View, chance: Chance) -> list[Candidate]:
        """The options that look best at once."""
        world = view.world(chance.below(1 << 30))
        found: list[Candidate] = []
        for index, option in enumerate(view.options):
            after = self.quick.weigh(world, option)
            found.append(Candidate(index, world.game.value(after, view.seat)))
        found.sort(key=by_worth)
        return found[: self.manner.tried]

    def played_out(self, view: View, seed: int, candidates: list[Candidate]) -> bool:
        """Play all of them in one more world. A world that can't be finished counts for none."""
        world = view.world(seed)
        horizon = world.game.far_horizon(world) + world.game.reach(world)
        found: list[float] = []
        for candidate in candidates:
            after = world.copy()
            after.take(view.options[candidate.index])
            self.budget.used += 1
            end = self.quick.to_far_horizon(after, horizon)
            if self.budget.over():
                return False
            found.append(self.leaf.chances(end)[view.seat])
        for candidate, chance in zip(candidates, found, strict=True):
            candidate.total += chance
        return True
