"""How a game goes, looked at now and then: who is ahead, and where points come from.

A game's length is not known beforehand. So every decision is looked at in the beginning, and
whenever there are too many looks, every other one is dropped and the next are twice as far apart.
"""

from __future__ import annotations

from typing import Final

from labrys.kernel.position import Position

MOST: Final = 48
MOMENTS: Final = 11  # the beginning, and after each tenth of the decisions
AHEAD: Final = 1
LEVEL: Final = 0
BEHIND: Final = -1

Earned = list[dict[str, int]]


class Course:
    """The looks at one game, at evenly spaced decisions."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.stride = 1
        self.next = 0
        self.at: list[int] = []
        self.points: list[list[int]] = []
        self.earned: list[Earned] = []

    def look(self, decisions: int) -> None:
        """To be asked after each decision; most of the time there is nothing to do."""
        if decisions < self.next:
            return
        position = self.position
        self.at.append(decisions)
        self.points.append(position.course())
        self.earned.append([position.game.earned(position, s) for s in range(position.seats)])
        if len(self.at) >= MOST:
            self.at, self.points, self.earned = self.at[::2], self.points[::2], self.earned[::2]
            self.stride *= 2
        self.next = self.at[-1] + self.stride

    def close(self, decisions: int) -> None:
        """The last look, whenever the one before was."""
        if self.at[-1] == decisions:
            for looks in (self.at, self.points, self.earned):
                looks.pop()
        self.next = 0
        self.look(decisions)

    def standing(self, seat: int) -> int:
        """Whether a seat was ahead of the best of the others when last looked at."""
        lead = _lead(self.points[-1], seat)
        return AHEAD if lead > 0 else BEHIND if lead < 0 else LEVEL

    def moments(self) -> tuple[list[list[int]], list[Earned]]:
        """The looks nearest before each tenth of the game."""
        last = self.at[-1]
        picked: list[int] = []
        place = 0
        for moment in range(MOMENTS):
            wanted = last * moment / (MOMENTS - 1)
            while place + 1 < len(self.at) and self.at[place + 1] <= wanted:
                place += 1
            picked.append(place)
        return [self.points[i] for i in picked], [self.earned[i] for i in picked]

    def lead_changes(self) -> int:
        """How often somebody else came to lead alone."""
        changes, leader = 0, -1
        for points in self.points:
            best = max(points)
            if points.count(best) == 1 and points.index(best) != leader:
                changes += leader >= 0
                leader = points.index(best)
        return changes

    def comeback(self, winners: list[int]) -> int:
        """By how much a winner has been behind at the worst; the largest of all winners."""
        return max(
            (-min(0, *(_lead(points, seat) for points in self.points)) for seat in winners),
            default=0,
        )


def _lead(points: list[int], who: int) -> int:
    others = [number for other, number in enumerate(points) if other != who]
    return points[who] - max(others, default=points[who])
