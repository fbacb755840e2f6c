"""Plays game number n of a run and keeps what the lab wants to know of it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from labrys.bots import Bot, make
from labrys.kernel.chance import Chance
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.lab.arena import BadChoice
from labrys.lab.runs.counting import Counting, counting_of
from labrys.lab.runs.course import Course
from labrys.lab.runs.run import Run

# Bots are seeded apart from the game and from each other.
_APART: Final = 1_000_003

Row = dict[str, Any]


def play(run: Run, number: int) -> Row:
    """One game, as a row of the table that is kept; the same number gives the same row anywhere."""
    game = run.made()
    seed, names = run.deal(number), run.seated(number)
    chance = Chance(seed * _APART + 7)
    bots = [make(name, chance.below(1 << 31)) for name in names]
    watched = Watched(game, len(names), seed, dict(run.settings))
    watched.play(bots)
    return {"number": number, "seed": str(seed), "bots": names, **watched.row()}


class Watched:
    """A game in play, and what has been seen of it so far."""

    def __init__(self, game: AnyGame, seats: int, seed: int, settings: dict[str, str]) -> None:
        self.game = game
        self.counting: Counting = counting_of(game)
        self.position: Position = game.new(seats, seed, settings, recorded=False)
        self.position.events = []
        self.course = Course(self.position)
        self.by_seat = [0] * seats
        # The options that have offered something, and how the seat stood when they first did.
        self.offers: list[dict[int, int]] = [{} for _ in range(seats)]
        self.asked: list[type] = []
        self.began = self._traits()

    def play(self, bots: list[Bot]) -> None:
        position, course = self.position, self.course
        offering = self.counting.offering
        offers, asked, by_seat = self.offers, self.asked, self.by_seat
        decisions = 0
        course.look(0)
        while not position.over:
            seat, options = position.seat, position.options
            seen = offers[seat]
            for option in offering.intersection(options):
                if option not in seen:
                    seen[option] = course.standing(seat)
            asked.append(type(position.agenda[-1]))
            option = bots[seat].choose(position.view(seat))
            if option not in options:
                name = type(bots[seat]).__name__
                raise BadChoice(f"the bot {name} in seat {seat} chose {option}, not offered")
            position.take(option)
            by_seat[seat] += 1
            decisions += 1
            if decisions >= course.next:
                course.look(decisions)
        course.close(decisions)

    def row(self) -> Row:
        game, position, course = self.game, self.position, self.course
        balance = self.counting.balance
        events = position.events or []
        messages = Counter([event.message for event in events])
        winners = position.winners()
        points, earned = course.moments()
        offered = [self._offered(seat) for seat in range(position.seats)]
        places = self.counting.components
        return {
            "winners": winners,
            "points": list(position.points),
            "rivals": position.rivals(),
            "decisions": len(self.asked),
            "by_seat": self.by_seat,
            "rounds": messages[balance.rounds],
            "lead_changes": course.lead_changes(),
            "comeback": course.comeback(winners),
            "traits": [sorted({**e, **b}.items()) for b, e in zip(self.began, self._traits())],
            "circumstances": sorted(game.circumstances(position).items()),
            "course": points,
            "earned": _by_source(earned),
            "offered": [sorted(things) for things in offered],
            "standing": [[things[thing] for thing in sorted(things)] for things in offered],
            "taken": self.counting.told(events, balance.taken, position.seats),
            "played": self.counting.told(events, balance.played, position.seats),
            "events": sorted(messages.items()),
            "asked": sorted(Counter([kind.__name__ for kind in self.asked]).items()),
            "used": sorted(places[name] for name in set(game.used(position)) if name in places),
        }

    def _traits(self) -> list[dict[str, str]]:
        return [self.game.traits(self.position, seat) for seat in range(self.position.seats)]

    def _offered(self, seat: int) -> dict[int, int]:
        """The things that were offered, and how the seat stood at the first time."""
        found: dict[int, int] = {}
        for option, standing in self.offers[seat].items():
            found.setdefault(self.counting.thing_of[option], standing)
        return found


def _by_source(earned: list[list[dict[str, int]]]) -> list[tuple[str, list[list[int]]]]:
    """For each source the numbers of each moment, by seat."""
    sources = list(dict.fromkeys(source for look in earned for seat in look for source in seat))
    return [
        (source, [[seat.get(source, 0) for seat in look] for look in earned]) for source in sources
    ]
