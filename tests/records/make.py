"""Plays the recorded games of this folder anew: `python -m tests.records.make`.

One whole game for each way a game can end. They guard the promise that a record replays for
ever: when the rules or the content of a game change on purpose so that one no longer fits, raise
the number of its rules, make them anew and look at what changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import labrys
from labrys.kernel.chance import Chance
from labrys.kernel.position import Position

FOLDER = Path(__file__).parent
Choose = Callable[[Position, Chance], int]


def anything(position: Position, chance: Chance) -> int:
    return position.options[chance.below(len(position.options))]


def greedy_first(position: Position, chance: Chance) -> int:
    """Seat 0 looks one choice ahead, the others play at random."""
    if position.seat != 0:
        return anything(position, chance)
    best = position.options[0]
    worth = -1e9
    world = position.world(0, chance.below(1 << 30))
    for option in position.options:
        after = world.copy()
        after.take(option)
        value = after.game.value(after, 0)
        if value > worth:
            best, worth = option, value
    return best


def idle(position: Position, chance: Chance) -> int:
    """Act and do nothing, turn after turn, until the game is drawn."""
    for spelling in ("act", "act-skipping 0+1", "pass", "done"):
        if position.read(spelling) in position.options:
            return position.read(spelling)
    return position.options[0]


def play(position: Position, choose: Choose, seed: int) -> Position:
    chance = Chance(seed)
    while not position.over:
        position.play(choose(position, chance))
    return position


def minotaur(seed: int, match: bool, wanted: Callable[[Position], bool]) -> Position:
    """The first random game from a seed on that ends as wanted."""
    while True:
        position = play(labrys.new("minotaur", seed=seed, match=match), anything, seed)
        if wanted(position):
            return position
        seed += 1


def how(position: Position) -> object:
    table = position.view(-1).facts()["table"]
    assert isinstance(table, dict)
    return table["how"]


def conceded() -> Position:
    position = labrys.new("minotaur", seed=5)
    chance = Chance(5)
    for _ in range(20):
        position.play(anything(position, chance))
    position.play(position.read("concede"))
    return position


def games() -> dict[str, Callable[[], Position]]:
    """Each recorded game by its name."""
    return {
        "minos-2-seats": lambda: play(labrys.new("minos", seats=2, seed=2), anything, 2),
        "minos-3-seats-dealt": lambda: play(
            labrys.new("minos", seats=3, seed=3, draft=False, routes="AAB"), anything, 3
        ),
        "minos-4-seats": lambda: play(labrys.new("minos", seats=4, seed=4), greedy_first, 4),
        "minos-solo-easy": lambda: play(labrys.new("minos", solo="easy", seed=6), greedy_first, 6),
        "minos-solo-hard": lambda: play(labrys.new("minos", solo="hard", seed=7), anything, 7),
        "diluvium-2-seats": lambda: play(labrys.new("diluvium", seats=2, seed=2), anything, 2),
        "diluvium-4-seats-b": lambda: play(
            labrys.new("diluvium", seats=4, seed=4, side="b", boards="picked"), greedy_first, 4
        ),
        "diluvium-solo-beasts": lambda: play(
            labrys.new("diluvium", seats=1, seed=6, scenario="beasts", heirloom="yes"), anything, 6
        ),
        "monumental-greeks-mughals": lambda: play(
            labrys.new("monumental", seed=2, civilizations="greeks+mughals"), greedy_first, 2
        ),
        "monumental-aksumites-mughals": lambda: play(
            labrys.new("monumental", seed=3, civilizations="aksumites+mughals"), greedy_first, 3
        ),
        "monumental-picked": lambda: play(
            labrys.new("monumental", seed=4, civilizations="picked"), anything, 4
        ),
        "minotaur-supremacy": lambda: minotaur(1, False, lambda p: how(p) == "supremacy"),
        "minotaur-empty-deck": lambda: minotaur(1, False, lambda p: how(p) == "empty deck"),
        "minotaur-conceded": conceded,
        "minotaur-drawn": lambda: play(labrys.new("minotaur", seed=1), idle, 1),
        "minotaur-match-2-0": lambda: minotaur(1, True, lambda p: min(p.points) == 0),
        "minotaur-match-2-1": lambda: minotaur(1, True, lambda p: min(p.points) == 1),
    }


if __name__ == "__main__":
    for name, made in games().items():
        path = FOLDER / f"{name}.txt"
        path.write_text(made().record(), encoding="utf-8")
        print(path.name)
