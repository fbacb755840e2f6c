"""Diluvium: who wins by turn order and by board, and how often one wins alone.

1 is fair: a share of the victories times the number of seats.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final

from bench.balance.playing import of_all, played, shares
from labrys.games import find
from labrys.games.diluvium.rules.sea import Sea

SEATS: Final = (2, 3, 4)
LEVELS: Final = ("calm", "rough", "raging")

Task = tuple[int, int, str, str]


def one_game(task: Task) -> tuple[list[float], list[str]]:
    """The share of each seat, and its board."""
    seats, seed, side, level = task
    settings = {"level": level} if seats == 1 else {"side": side}
    position, _ = played(find("diluvium"), ["greedy"] * seats, seed, settings)
    assert isinstance(position, Sea)
    return shares(position), [empire.board.id for empire in position.empires[:seats]]


def measure(games: int, seed: int, jobs: int) -> bool:
    """Print what was found. No measure is set: the figures are told as they are."""
    for side in "ab":
        for seats in SEATS:
            versus(side, seats, games, seed, jobs)
    for level in LEVELS:
        tasks = [(1, seed + number, "", level) for number in range(games)]
        won = sum(share[0] for share, _ in of_all(one_game, tasks, jobs))
        print(f"alone, {level}: {won / games:.0%} won", flush=True)
    return True


def versus(side: str, seats: int, games: int, seed: int, jobs: int) -> None:
    won = [0.0] * seats
    by_board: defaultdict[str, float] = defaultdict(float)
    sat: Counter[str] = Counter()
    tasks = [(seats, seed + number, side, "") for number in range(games)]
    for share, boards in of_all(one_game, tasks, jobs):
        for seat, board in enumerate(boards):
            won[seat] += share[seat]
            by_board[board] += share[seat]
            sat[board] += 1
    turns = " ".join(f"{each * seats / games:.2f}" for each in won)
    print(f"side {side.upper()}, {seats} seats: by turn order {turns}", flush=True)
    if side == "b":
        told = ", ".join(f"{id} {by_board[id] * seats / sat[id]:.2f}" for id in sorted(sat))
        print(f"  by board {told}", flush=True)
