"""The bot itself: which plan, with which budget."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from labrys.bots.search.beam import Beam
from labrys.bots.search.budget import Budget
from labrys.bots.search.halving import Halving
from labrys.bots.search.leaf import Leaf
from labrys.bots.search.manner import Manner
from labrys.bots.search.tree import Tree
from labrys.kernel.chance import Chance
from labrys.kernel.outlook import ROUND, TURN
from labrys.kernel.view import View

STEPS: Final = 100_000
SECONDS: Final = 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Thinks ahead in worlds that fit its view, for at most so many steps and so many seconds.

    The same seed and the same steps choose alike on every machine, as long as the time suffices;
    when it does not, the best so far is chosen. What it chose before it has forgotten.
    """

    def __init__(
        self,
        seed: int,
        steps: int = STEPS,
        seconds: float = SECONDS,
        leaf: Leaf | None = None,
        manner: Manner | None = None,
    ) -> None:
        if steps < 1:
            raise ValueError("a search needs at least 1 step")
        if not seconds > 0.0:
            raise ValueError("a search needs more than 0 seconds")
        self.chance = Chance(seed)
        self.steps = steps
        self.seconds = seconds
        self.leaf = leaf if leaf is not None else Leaf()
        self.manner = manner if manner is not None else Manner()
        self.budget = Budget(0, 0.0)  # of the last choice

    def choose(self, view: View) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        chance = Chance(self.chance.below(1 << 30))
        kind = self.plan_kind(view)
        manner = self.manner
        self.budget = Budget(self.steps_for(view), self.seconds)
        if kind == TURN:
            return options[Beam(manner, self.leaf, self.budget).choose(view, chance)]
        if kind == ROUND:
            return options[Halving(manner, self.leaf, self.budget).choose(view, chance)]
        return options[Tree(manner, self.leaf, self.budget).choose(view, chance)]

    def steps_for(self, view: View) -> int:
        """As much of the steps as the game thinks the question deserves."""
        return max(1, int(self.steps * view.concealed.game.effort(view.concealed)))

    def plan_kind(self, view: View) -> int:
        """The kind that the game thinks best."""
        return view.concealed.game.plan_kind(view.concealed)
