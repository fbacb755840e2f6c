"""Bots that play as `greedy` does but overlook things, as people do who are new to a game."""

from __future__ import annotations

from labrys.bots.greedy import GreedyBot


class ShortsightedBot(GreedyBot):
    """Now and then it sees only a part of what it might do, and takes the best of that.

    What it does see it judges well: so it makes honest mistakes and no absurd moves, and is
    better to play against than a bot that knows the value of things less well.
    """

    def __init__(self, seed: int, careless: int, share: int) -> None:
        super().__init__(seed)
        self.careless = careless  # how many times in a hundred it overlooks things
        self.share = share  # then it sees one option out of so many

    def considered(self, options: list[int]) -> list[int]:
        if len(options) == 1 or self.chance.below(100) >= self.careless:
            return options
        seen = list(options)
        self.chance.shuffle(seen)
        seen = seen[: (len(options) + self.share - 1) // self.share]
        return [option for option in options if option in seen]


class ApprenticeBot(ShortsightedBot):
    """Every other time it overlooks half of its options."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 50, 2)


class NoviceBot(ShortsightedBot):
    """Three times out of four it sees only a quarter of its options."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 75, 4)
