"""What a review says of one seat: how well it chose, where it won and lost, and what luck did."""

from __future__ import annotations

from math import sqrt
from typing import Final

from labrys.bots.coach.review import Luck, Review, Weighed

# A loss below this may be a matter of taste; so it is no turning point either.
WORTH_TELLING: Final = 0.01
TURNING_POINTS: Final = 3
# Of the turning points so many are losses, if there are finds as well.
LOSSES: Final = 2
# The beginning, the middle and the end of a game
PARTS: Final = 3
SURE: Final = 1.96  # standard deviations on each side of a 95 % interval


class Sum:
    """A sum of effects on the chance to win, with half the width of its 95 % interval."""

    def __init__(self) -> None:
        self.effect = 0.0
        self.variance = 0.0
        self.count = 0

    def add(self, effect: float, error: float) -> None:
        self.effect += effect
        self.variance += error * error
        self.count += 1

    @property
    def within(self) -> float:
        return SURE * sqrt(self.variance)


class Summary:
    """A seat's eyes on a review."""

    def __init__(self, review: Review, seat: int) -> None:
        self.seat = seat
        self.plies = len(review.course) - 1
        self.choices = [choice for choice in review.choices if choice.seat == seat]
        self.start = review.course[0][seat]
        self.end = review.course[-1][seat]
        self.luck = Sum()
        self.luck_by_kind: dict[int, Sum] = {}
        for luck in review.luck:
            self._add_luck(luck)
        # What choices have lost, as far as it is sure: one's own, and those of all others.
        self.lost = lost_by(self.choices)
        self.others_lost = lost_by([c for c in review.choices if c.seat != seat])
        self.accuracy = accuracy(self.choices)
        self.by_part = [accuracy(part) for part in self._parts()]
        self.turns = turning_points(self.choices)

    def _add_luck(self, luck: Luck) -> None:
        effect, error = luck.effects[self.seat], luck.errors[self.seat]
        self.luck.add(effect, error)
        kind = self.luck_by_kind.setdefault(luck.kind, Sum())
        kind.add(effect, error)

    def _parts(self) -> list[list[Weighed]]:
        parts: list[list[Weighed]] = [[] for _ in range(PARTS)]
        for choice in self.choices:
            parts[choice.ply * PARTS // max(1, self.plies)].append(choice)
        return parts


def accuracy(choices: list[Weighed]) -> float | None:
    """How much was kept of what choosing could win: 1 is always the best that was found, 0 is as
    good as choosing blindly. None where nothing was at stake."""
    stake = sum([choice.stake for choice in choices])
    if stake <= 0.0:
        return None
    return min(1.0, max(0.0, 1.0 - sum([choice.loss for choice in choices]) / stake))


def lost_by(choices: list[Weighed]) -> float:
    """What these choices lost together, those that were looked at closely and are sure."""
    return sum([choice.lost for choice in choices if choice.closely and is_sure(choice)])


def turning_points(choices: list[Weighed]) -> list[Weighed]:
    """The largest losses and the best find, in the order in which they came."""
    looked_at = [choice for choice in choices if choice.closely]
    losses = [choice for choice in looked_at if choice.lost >= WORTH_TELLING and is_sure(choice)]
    losses.sort(key=lambda choice: (-choice.lost, choice.ply))
    finds = [choice for choice in looked_at if is_find(choice)]
    finds.sort(key=lambda choice: (choice.second - choice.chance, choice.ply))
    few = LOSSES if finds else TURNING_POINTS
    found = losses[:few]
    found += finds[: TURNING_POINTS - len(found)]
    found.sort(key=lambda choice: choice.ply)
    return found


def is_sure(choice: Weighed) -> bool:
    """Whether a loss is more than chance in the worlds that were looked at."""
    return choice.lost > choice.error * SURE


def is_find(choice: Weighed) -> bool:
    """Whether the best was found where the second best would have lost much."""
    return choice.best == choice.option and choice.chance - choice.second >= WORTH_TELLING
