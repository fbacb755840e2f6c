"""One deal: a field of bots plays the same cards and dice once in each rotation of the seats."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path

import labrys.games
from labrys.bots import Bot, make
from labrys.kernel.chance import MASK, Chance
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.given import said
from labrys.kernel.view import View
from labrys.lab.arena.fields import Field, fields, seating
from labrys.lab.arena.game import play_with

# Who sits beside whom is drawn apart from what the bots draw in each rotation.
_SEATING = 0xFFFF


class BotFailed(LabrysError):
    """A bot that raised an error or chose what it was not offered."""


@dataclass(frozen=True)
class Plan:
    """What an arena plays: everything that its numbers depend on, but for how many deals."""

    game: str
    bots: list[str]
    seats: int = 2
    seed: int = 1
    settings: dict[str, str] = field(default_factory=dict)

    def fields(self) -> list[Field]:
        return fields(len(self.bots), self.seats)

    def labels(self) -> list[str]:
        """The bots' names, told apart where one bot meets itself."""
        labels: list[str] = []
        for place, name in enumerate(self.bots):
            times = self.bots[:place].count(name)
            labels.append(f"{name} ({times + 1})" if times else name)
        return labels

    def check(self) -> None:
        """Say what is wrong before anything is played."""
        if len(self.bots) < 2:
            raise BadSetting("an arena needs two bots or more, with commas: greedy,random")
        if self.seats < 2:
            raise BadSetting("an arena is played with two seats or more")
        labrys.games.find(self.game).new(self.seats, self.seed, self.settings, recorded=False)
        for name in self.bots:
            make(name, 0)


@dataclass
class Deal:
    """A deal that a field has played to the end. What came of a rotation is told by the places of
    the field, wherever they sat; so are the choices, and the processor's seconds for them."""

    number: int
    field: int
    wins: list[list[float]]
    points: list[list[int]]
    choices: list[int]
    seconds: list[float]
    slowest: list[float]

    def ranks(self) -> list[tuple[int, ...]]:
        """Who came first, second … in each rotation, from 0 on: who won, then who has more points;
        who is alike in both has the same rank."""
        ranks: list[tuple[int, ...]] = []
        for wins, points in zip(self.wins, self.points):
            ends = [(won > 0, 0 if won > 0 else points[place]) for place, won in enumerate(wins)]
            ranks.append(tuple(sum(other > end for other in ends) for end in ends))
        return ranks


class Timed:
    """A bot, and how long the processor was at its choices."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.bot = make(name, seed)
        self.choices = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, view: View) -> int:
        began = time.process_time()
        try:
            option = self.bot.choose(view)
        except LabrysError as error:
            raise BotFailed(f"the bot '{self.name}' failed: {error}") from None
        except Exception as error:
            raise BotFailed(f"the bot '{self.name}' failed: {_told(error)}") from error
        if option not in view.options:
            raise BotFailed(f"the bot '{self.name}' chose {said(option)}, which is not offered")
        took = time.process_time() - began
        self.choices += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return option


def play_deal(plan: Plan, number: int, which: int) -> Deal:
    """Let field number `which` play a deal: the game of that seed, once in each rotation.

    What the bots themselves draw belongs to the deal, the field, the rotation and the seat, so a
    bot that meets itself does not play the same game over again.
    """
    bots = plan.fields()[which]
    count = plan.seats
    deal = Deal(number, which, [], [], [0] * count, [0.0] * count, [0.0] * count)
    for rotation in range(count):
        seat_of = seating(count, _chance(plan, number, which, _SEATING), rotation)
        chance = _chance(plan, number, which, rotation)
        seeds = [chance.below(1 << 31) for _ in range(count)]
        players = [Timed(plan.bots[bot], seeds[seat]) for bot, seat in zip(bots, seat_of)]
        _play_rotation(plan, deal, players, seat_of)
    return deal


def _chance(plan: Plan, number: int, which: int, rotation: int) -> Chance:
    return Chance(((plan.seed + number) & MASK) << 32 | (which * 0x10000 + rotation + 1) & MASK)


def _play_rotation(plan: Plan, deal: Deal, players: list[Timed], seat_of: list[int]) -> None:
    seated: list[Bot] = [players[seat_of.index(seat)] for seat in range(plan.seats)]
    game = labrys.games.find(plan.game)
    try:
        position = play_with(game, seated, plan.seed + deal.number, plan.settings).position
    except BotFailed as error:
        met = ", ".join(plan.bots[bot] for bot in plan.fields()[deal.field])
        seed = plan.seed + deal.number
        raise BotFailed(f"{error} (in a game of {met} with seed {seed})") from error
    winners = position.winners()
    deal.wins.append([1 / len(winners) if seat in winners else 0.0 for seat in seat_of])
    deal.points.append([position.points[seat] for seat in seat_of])
    for place, player in enumerate(players):
        deal.choices[place] += player.choices
        deal.seconds[place] = round(deal.seconds[place] + player.seconds, 6)
        deal.slowest[place] = round(max(deal.slowest[place], player.slowest), 6)


def _told(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}"
    return f"{type(error).__name__}: {error} ({place})"
