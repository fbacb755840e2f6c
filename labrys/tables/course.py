"""How a finished game went: the points of everybody after each choice, and its turning points.

Of a game that is not over this would tell what is hidden, such as Gold that nobody shows: `of` is
asked only once it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from labrys.kernel.history import History

# So many turning points are told at most …
TURNS: Final = 4
# … and no two of them closer together than this part of the game.
APART: Final = 25

Points = tuple[int, ...]


@dataclass(frozen=True)
class Turn:
    """A choice that changed who was ahead, and by how much, more than others did."""

    ply: int  # after it
    who: int  # the one who drew ahead by it: a seat, or a rival after the seats
    swing: int  # by so much more than the best of the others


@dataclass(frozen=True)
class Course:
    """The points of each seat and rival after each choice, and the choices that turned the game."""

    points: tuple[Points, ...]
    turns: tuple[Turn, ...]

    @property
    def telling(self) -> bool:
        """Whether there is more to see than a beginning and an end."""
        return len(set(self.points)) > 3


def of(history: History) -> Course:
    plies = range(len(history.done) + 1)
    points = tuple(tuple(history.at(ply).course()) for ply in plies)
    return Course(points, _turns(points))


def _turns(points: tuple[Points, ...]) -> tuple[Turn, ...]:
    """The largest swings, in the order in which they came."""
    swings = [_turn(ply, points[ply - 1], points[ply]) for ply in range(1, len(points))]
    swings.sort(key=lambda turn: (-turn.swing, turn.ply))
    apart = max(1, len(points) // APART)
    found: list[Turn] = []
    for turn in swings:
        if len(found) == TURNS or turn.swing <= 0:
            break
        if all(abs(turn.ply - other.ply) >= apart for other in found):
            found.append(turn)
    return tuple(sorted(found, key=lambda turn: turn.ply))


def _turn(ply: int, before: Points, after: Points) -> Turn:
    """Who gained most on the best of the others by a choice; alone, on nobody."""
    gains = [_lead(after, who) - _lead(before, who) for who in range(len(after))]
    who = max(range(len(gains)), key=gains.__getitem__)
    return Turn(ply, who, gains[who])


def _lead(points: Points, who: int) -> int:
    others = [number for other, number in enumerate(points) if other != who]
    return points[who] - max(others, default=0)
