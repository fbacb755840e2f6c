"""What the options of a question lead to, by what its seat could know."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.budget import Budget
from labrys.bots.search.quick import Quick
from labrys.kernel.chance import Chance
from labrys.kernel.outlook import ROUND
from labrys.kernel.position import Position
from labrys.kernel.view import View

# A turn has fewer choices than this.
LONGEST: Final = 60
# Steps are not what bounds a coach: it looks at so many worlds.
ALL: Final = 1 << 60
FOREVER: Final = 1e9


class Judge:
    """Plays each option to the end of the turn, in worlds that fit the view, all in the same ones:
    so options differ by what they do, and not by their luck."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.quick = Quick(Budget(ALL, FOREVER))

        self.points: list[list[float]] = []  # of the last judgement: by world, then by option

    def chances(self, view: View, options: list[int], worlds: int) -> list[list[float]]:
        """The chance to win after each option, in so many worlds: first by world, then by
        option."""
        found: list[list[float]] = []
        self.points = []
        for _ in range(worlds):
            world = view.world(self.chance.below(1 << 30))
            ends = [self.played_on(world, option) for option in options]
            found.append([end.game.chances(end)[view.seat] for end in ends])
            self.points.append([float(end.points[view.seat]) for end in ends])
        return found

    def played_on(self, world: Position, option: int) -> Position:
        """An option, and then what looks best to whoever is asked, until the turn has ended and
        everybody else had one: who has just had a turn looks better than they are."""
        game = world.game
        horizon = game.horizon(world)
        turns = world.seats
        if game.plan_kind(world) == ROUND:
            far = game.far_horizon(world)
            return self.quick.to_far_horizon(self.quick.weigh(world, option), far)
        after = self.quick.weigh(world, option)
        for _ in range(LONGEST * turns):
            if not after.over and game.horizon(after) != horizon:
                horizon = game.horizon(after)
                turns -= 1
            if after.over or turns == 0:
                break
            after = self.quick.next(after)
        return after
