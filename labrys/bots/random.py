"""Chooses evenly at random: the measure for all others."""

from __future__ import annotations

from labrys.kernel.chance import Chance
from labrys.kernel.view import View


class RandomBot:
    """Every option is as likely as every other."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View) -> int:
        options = view.options
        return options[self.chance.below(len(options))]
