"""Many games between bots, in several processes; what came of each is told by its number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from labrys.bots import make
from labrys.kernel.chance import Chance
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position

# Bots are seeded apart from the game and from each other.
APART = 1_000_003

Task = TypeVar("Task")
Told = TypeVar("Told")


def played(
    game: AnyGame, bots: list[str], seed: int, settings: dict[str, str]
) -> tuple[Position, list[Event]]:
    """The last position of a game, and all that was told on the way."""
    chance = Chance(seed * APART + 11)
    players = [make(name, chance.below(1 << 31)) for name in bots]
    position = game.new(len(bots), seed, settings, recorded=False)
    events: list[Event] = []
    position.events = events
    while not position.over:
        seat = position.seat
        position.take(players[seat].choose(position.view(seat)))
    return position, events


def shares(position: Position) -> list[float]:
    """What each seat has of the victory."""
    winners = position.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]


def of_all(one: Callable[[Task], Told], tasks: Iterable[Task], jobs: int) -> Iterator[Told]:
    """What each task gives, in their order."""
    if jobs == 1:
        yield from map(one, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, tasks, chunksize=4)
