"""One game between bots, each of which sees its own view and nothing more."""

from __future__ import annotations

from dataclasses import dataclass

from labrys.bots import Bot, make
from labrys.kernel.chance import Chance
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position

# Bots are seeded apart from the game and from each other.
_APART = 1_000_003


class BadChoice(LabrysError):
    """A bot chose something that it was not offered."""


@dataclass
class Played:
    """A game that has been played: the last position and how many choices led to it."""

    position: Position
    decisions: int
    by_seat: list[int]


def play(game: AnyGame, bots: list[str], seed: int, settings: dict[str, str]) -> Played:
    """Let bots play a game; the same seed gives the same game."""
    chance = Chance(seed * _APART + 7)
    players = [make(name, chance.below(1 << 31)) for name in bots]
    return play_with(game, players, seed, settings)


def play_with(game: AnyGame, players: list[Bot], seed: int, settings: dict[str, str]) -> Played:
    """The same, with bots that are made already. Nothing is recorded."""
    position = game.new(len(players), seed, settings, recorded=False)
    by_seat = [0] * len(players)
    while not position.over:
        seat = position.seat
        option = players[seat].choose(position.view(seat))
        if option not in position.options:
            name = type(players[seat]).__name__
            raise BadChoice(f"the bot {name} in seat {seat} chose {option}, which is not offered")
        position.take(option)
        by_seat[seat] += 1
    return Played(position, sum(by_seat), by_seat)
