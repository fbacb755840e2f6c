"""Which options and events of a game tell of its things, worked out once for each game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame

NOTHING: Final = -1
SEAT: Final = "seat"

# Of an event: where its seat stands among the parts, where a thing, the code of thing 0 of that
# kind, and how many of the kind are counted: events may name others, such as a City.
Place = tuple[int, int, int, int]


class Counting:
    """The things of a game by code: all of its kinds in one row."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.balance = game.balance()
        self.base: dict[str, int] = {}
        self.names: list[tuple[str, int, str]] = []  # by code: kind, number, id
        for kind, ids in self.balance.things.items():
            self.base[kind] = len(self.names)
            self.names += [(kind, number, id) for number, id in enumerate(ids)]
        self.thing_of: list[int] = self._things_of_options()
        self.offering = frozenset(o for o, thing in enumerate(self.thing_of) if thing != NOTHING)
        self.components = {name: place for place, name in enumerate(game.components())}
        self._places: dict[str, Place | None] = {}

    def _things_of_options(self) -> list[int]:
        """The thing that each option offers, if any."""
        found = [NOTHING] * self.game.lexicon.size
        for block in self.game.lexicon.blocks:
            if block.verb not in self.balance.offered:
                continue
            kinds = [part.kind for part in block.parts]
            at = next((i for i, kind in enumerate(kinds) if kind in self.base), None)
            if at is None:
                continue
            for option in range(block.base, block.base + block.size):
                found[option] = self.base[kinds[at]] + block.members(option)[at]
        return found

    def told(self, events: Iterable[Event], messages: Iterable[str], seats: int) -> list[list[int]]:
        """The things that some messages are about, by seat, each once."""
        wanted = frozenset(messages)
        found: list[set[int]] = [set() for _ in range(seats)]
        for event in events:
            if event.message not in wanted:
                continue
            place = self._place(event.message)
            if place is None:
                continue
            seat, number = event.parts[place[0]], event.parts[place[1]]
            if 0 <= seat < seats and 0 <= number < place[3]:
                found[seat].add(place[2] + number)
        return [sorted(things) for things in found]

    def _place(self, message: str) -> Place | None:
        if message not in self._places:
            kinds = self.game.parts_of(message)
            at = next((i for i, kind in enumerate(kinds) if kind in self.base), None)
            place: Place | None = None
            if at is not None and SEAT in kinds:
                kind = kinds[at]
                count = len(self.balance.things[kind])
                place = (kinds.index(SEAT), at, self.base[kind], count)
            self._places[message] = place
        return self._places[message]


_known: dict[tuple[str, str], Counting] = {}


def counting_of(game: AnyGame) -> Counting:
    key = (game.name, game.version)
    if key not in _known:
        _known[key] = Counting(game)
    return _known[key]
