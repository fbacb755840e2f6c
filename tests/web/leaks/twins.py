"""Twins: two games that differ only in what one viewer can't know.

A record is taken with two hidden cards that nobody has shown to the viewer, and both are swapped
wherever the record names them, in what chance dealt and in what others chose. If the result is a
game by the rules too, the viewer can't tell the two apart by anything it may see.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from labrys import games
from labrys.kernel import record as records
from labrys.kernel.errors import RecordError
from labrys.kernel.game import AnyGame
from labrys.kernel.history import hidden
from labrys.kernel.position import Position
from labrys.kernel.secret import Cards
from labrys.kernel.step import Simultaneous

TRIED = 40


@dataclass(frozen=True)
class Twins:
    """Two records, who can't tell them apart, who can, and what was swapped."""

    game: str
    one: str
    other: str
    viewer: int
    knower: int
    swapped: tuple[str, ...]
    plies: int

    def __str__(self) -> str:
        return f"{self.game}-{self.plies}-seat{self.viewer}-{'-'.join(self.swapped)}"

    def named_at(self) -> list[int]:
        """The moments before and after chance or a choice named one of the cards."""
        found: set[int] = set()
        ply = -1
        for line in self.one.split("\n\n", 1)[1].splitlines():
            ply += not line.startswith("~")
            if _named(line, self.swapped):
                found |= {ply - 1, ply}
        return sorted(ply for ply in found if 0 <= ply <= self.plies)


def beginning(text: str, upto: int) -> tuple[str, list[Position]]:
    """The beginning of a record, and all its positions."""
    record = records.read(text)
    past: list[Position] = []
    position = record.replay(
        games.find(record.game), upto, watch=lambda position: past.append(position.copy())
    )
    return records.write(position), past


def twins_of(text: str, upto: int, viewer: int, most: int, seed: int = 1) -> list[Twins]:
    """Some twins of a record's beginning for one viewer, from among the first pairs tried."""
    cut, past = beginning(text, upto)
    game = past[0].game
    pairs = list(_pairs(cut, past, viewer))
    random.Random(seed).shuffle(pairs)
    found: list[Twins] = []
    for pair in pairs[:TRIED]:
        other = swapped(cut, pair)
        later = _replayed(game, other)
        if later is None:
            continue
        knower = _told_apart(past, later, viewer)
        if knower is not None:
            found.append(Twins(game.name, cut, other, viewer, knower, pair, len(past) - 1))
        if len(found) == most:
            break
    return found


def _pairs(text: str, past: list[Position], viewer: int) -> Iterator[tuple[str, str]]:
    """Cards of the same back that the viewer could place at no moment; the first was dealt."""
    position = past[-1]
    names = _card_names(position.game)
    backs = {
        (secret.family, thing): secret.backs[thing]
        for secret in past[0].secrets()
        if isinstance(secret, Cards)
        for thing in secret.things
    }
    never = set.intersection(*(set(hidden(one, viewer)) for one in past)) & set(backs)
    for family, card in sorted(never):
        if not _named(text, (names[card],)):
            continue
        for also, twin in sorted(never):
            if also == family and twin != card and backs[family, twin] == backs[family, card]:
                yield names[card], names[twin]


def _card_names(game: AnyGame) -> list[str]:
    (cards,) = [block for block in game.outcomes.blocks if block.verb == "card"]
    return cards.parts[0].names


def _named(text: str, names: tuple[str, ...]) -> bool:
    return bool(re.search(_words(names), text))


def _words(names: tuple[str, ...]) -> str:
    return rf"(?<![\w-])({'|'.join(names)})(?![\w-])"


def swapped(text: str, pair: tuple[str, str]) -> str:
    one, other = pair
    return re.sub(_words(pair), lambda found: other if found[1] == one else one, text)


def _replayed(game: AnyGame, text: str) -> list[Position] | None:
    """All positions of a record; none if it is no game by the rules."""
    past: list[Position] = []
    try:
        records.read(text).replay(game, watch=lambda position: past.append(position.copy()))
    except RecordError:
        return None
    return past


def _told_apart(past: list[Position], later: list[Position], viewer: int) -> int | None:
    """A seat that can tell the twins apart at their end; none if the viewer can, at any moment.

    What a player can do with a card shows to all: another card, and somebody may not be asked.
    """
    for one, other in zip(past, later):
        if one.view(viewer).facts() != other.view(viewer).facts():
            return None
    for seat in range(past[0].seats):
        if seat != viewer and past[-1].view(seat).facts() != later[-1].view(seat).facts():
            return seat
    return None


@dataclass(frozen=True)
class Ahead:
    """A game while several choose at once, and the same game after another's further answer."""

    game: str
    one: str
    other: str
    viewer: int
    knower: int
    plies: int
    swapped: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.game}-{self.plies}-seat{self.viewer}-ahead"

    def named_at(self) -> list[int]:
        return [self.plies]


def ahead_of(text: str, viewer: int) -> list[Ahead]:
    """Where another answers a simultaneous question and goes on answering: the viewer, who is
    asked too, must not learn even how often."""
    whole, past = beginning(text, -1)
    record = records.read(whole)
    found: list[Ahead] = []
    for ply, choice in enumerate(record.choices):
        before, after = past[ply], past[ply + 1]
        if choice.seat != viewer and _still_asked(before, after, choice.seat, viewer):
            one, other = beginning(whole, ply)[0], beginning(whole, ply + 1)[0]
            game = before.game.name
            found.append(Ahead(game, one, other, viewer, choice.seat, ply))
    return found


def _still_asked(before: Position, after: Position, seat: int, viewer: int) -> bool:
    steps = [position.agenda[-1] if position.agenda else None for position in (before, after)]
    if not all(isinstance(step, Simultaneous) for step in steps) or type(steps[0]) is not type(
        steps[1]
    ):
        return False
    return all({seat, viewer} <= set(position.deciders()) for position in (before, after))
