"""What all positions of a game share, its content above all, by the way that leads to it.

A position in luggage names such things instead of carrying them, and finds the very same ones
where it arrives: `content.decrees.17.effects.0` of the game.
"""

from __future__ import annotations

from collections import OrderedDict

from labrys.kernel.errors import LabrysError
from labrys.kernel.game import MOST_LIVE, AnyGame, live_games
from labrys.kernel.travel.attributes import NAMED, PLAIN, names_of


class Shared:
    """The ways to everything that can be reached from a game."""

    def __init__(self, game: AnyGame) -> None:
        # The game holds on to its things: their ids stand for them as long as it is there.
        self.game = game
        self.ways: dict[int, str] = {}
        self._walk(game, "")

    def _walk(self, thing: object, way: str) -> None:
        if isinstance(thing, (*PLAIN, *NAMED)) or id(thing) in self.ways:
            return
        if isinstance(thing, dict):
            parts = [(key, part) for key, part in thing.items() if isinstance(key, (str, int))]
        elif isinstance(thing, (list, tuple)):
            parts = list(enumerate(thing))
        else:
            parts = [(name, getattr(thing, name)) for name in names_of(thing)]
            if not parts:
                return
        self.ways[id(thing)] = way
        for name, part in parts:
            self._walk(part, f"{way}.{name}" if way else str(name))


_shared: OrderedDict[int, Shared] = OrderedDict()


def shared_of(game: AnyGame) -> Shared:
    """A game is looked through once, while it is one of those used last."""
    found = _shared.get(id(game))
    if found is None:
        found = Shared(game)
        _shared[id(game)] = found
        if len(_shared) > MOST_LIVE:
            _shared.popitem(last=False)
    return found


def thing_at(game: AnyGame, way: str) -> object:
    """The thing that a way leads to."""
    thing: object = game
    for word in way.split(".") if way else []:
        try:
            thing = _next(thing, word)
        except (AttributeError, IndexError, KeyError, ValueError):
            raise LabrysError(f"{game.name} {game.version} has no '{way}' here") from None
    return thing


def _next(thing: object, word: str) -> object:
    if isinstance(thing, (list, tuple)):
        return thing[int(word)]
    if isinstance(thing, dict):
        return thing[word] if word in thing else thing[int(word)]
    return getattr(thing, word)


def owner_of(thing: object) -> AnyGame | None:
    """The game whose content a thing refers to, for a step that does not know its game."""
    for game in live_games():
        if _refers(thing, shared_of(game).ways, set()):
            return game
    return None


def _refers(thing: object, ways: dict[int, str], seen: set[int]) -> bool:
    if isinstance(thing, (*PLAIN, *NAMED)) or id(thing) in seen:
        return False
    if id(thing) in ways:
        return True
    seen.add(id(thing))
    if isinstance(thing, (list, tuple)):
        return any(_refers(part, ways, seen) for part in thing)
    if isinstance(thing, dict):
        return any(_refers(part, ways, seen) for part in thing.values())
    return any(_refers(getattr(thing, name), ways, seen) for name in names_of(thing))
