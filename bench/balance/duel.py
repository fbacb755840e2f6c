"""Monumental Duel: pairs of civilizations, the first player, the rounds, what is bought.

Each pair of civilizations is played as often as the others, in both seats and with either as First
player; every game has a seed of its own. A Development card's fair share is a thirtieth of all
that is bought: each of the thirty is in every game, once.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final

from bench.balance.playing import of_all, played, shares
from labrys.games.monumental.content.model import DEVELOPMENT
from labrys.games.monumental.game import MonumentalGame, as_duel, make

PAIR: Final = (0.42, 0.58)
FIRST: Final = (0.45, 0.55)
ROUNDS: Final = (6, 10)
BOUGHT: Final = (0.5, 1.5)
OVER_RANDOM: Final = 0.95
AGAINST_RANDOM: Final = 200

Task = tuple[str, int, int, str, str]


@dataclass
class One:
    """What came of one game; the shares are those of the pair, whoever sat where."""

    pair: tuple[str, str]
    share: list[float]
    first: float
    rounds: int
    bought: list[str]


@dataclass
class Found:
    """What came of all of them."""

    wins: defaultdict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    games: Counter[tuple[str, str]] = field(default_factory=Counter)
    first: float = 0.0
    rounds: Counter[int] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)

    def add(self, one: One) -> None:
        self.games[one.pair] += 1
        self.wins[one.pair] += one.share[0]
        self.first += one.first
        self.rounds[one.rounds] += 1
        self.bought.update(one.bought)


@cache
def game_of(folder: str) -> MonumentalGame:
    return make(Path(folder) if folder else None)


def pairs(game: MonumentalGame) -> list[tuple[str, str]]:
    return list(combinations([people.id for people in game.content.civilizations], 2))


def one_game(task: Task) -> One:
    """Game number n: the pairs in turn, then the seats, then who begins."""
    folder, seed, number, bot, other = task
    game = game_of(folder)
    chosen = pairs(game)
    pair = chosen[number % len(chosen)]
    turned = number // len(chosen) % 2
    begins = number // len(chosen) // 2 % 2
    settings = {
        "civilizations": "+".join(reversed(pair) if turned else pair),
        "first": f"seat-{begins + 1}",
    }
    bots = [other, bot] if turned else [bot, other]
    position, events = played(game, bots, seed + number, settings)
    won = shares(position)
    cards = game.content.cards
    bought = [cards[each.parts[1]] for each in events if each.message in ("acquired", "started")]
    return One(
        pair,
        won[::-1] if turned else won,
        won[begins],
        as_duel(position).round,
        [card.id for card in bought if card.set == DEVELOPMENT],
    )


def measure(folder: str, games: int, seed: int, jobs: int) -> bool:
    """Print what was found; whether every measure is met."""
    game = game_of(folder)
    found = Found()
    tasks = [(folder, seed, number, "greedy", "greedy") for number in range(games)]
    for one in of_all(one_game, tasks, jobs):
        found.add(one)
    held = [told(name, share, PAIR) for name, share in pair_shares(found)]
    held.append(told("first player", found.first / games, FIRST))
    least, most = min(found.rounds), max(found.rounds)
    counts = ", ".join(f"{count} of {rounds}" for rounds, count in sorted(found.rounds.items()))
    held.append(line(f"rounds: {counts}", ROUNDS[0] <= least and most <= ROUNDS[1]))
    held += bought_lines(game, found)
    tasks = [(folder, seed + games, number, "greedy", "random") for number in range(AGAINST_RANDOM)]
    over = sum(one.share[0] for one in of_all(one_game, tasks, jobs)) / AGAINST_RANDOM
    held.append(told("greedy over random", over, (OVER_RANDOM, 1.0)))
    return all(held)


def pair_shares(found: Found) -> list[tuple[str, float]]:
    return [
        (f"{one} over {other}", found.wins[one, other] / found.games[one, other])
        for one, other in found.games
    ]


def bought_lines(game: MonumentalGame, found: Found) -> list[bool]:
    ids = [card.id for card in game.content.cards if card.set == DEVELOPMENT]
    fair = found.bought.total() / len(ids)
    least, most = BOUGHT
    held = []
    for id in sorted(ids, key=lambda id: -found.bought[id]):
        share = found.bought[id] / fair
        name = game.content.card(id).name["en"]
        held.append(line(f"  {id} {name:24} {share:5.2f}", least <= share <= most))
    return held


def told(name: str, share: float, between: tuple[float, float]) -> bool:
    least, most = between
    fits = f"{least:.0%} to {most:.0%}"
    return line(f"{name:24} {share:6.1%}  ({fits})", least <= share <= most)


def line(text: str, holds: bool) -> bool:
    print(f"{'holds ' if holds else 'MISSED'} {text}", flush=True)
    return holds
