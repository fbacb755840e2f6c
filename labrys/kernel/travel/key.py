"""Keys: sixteen bytes that are equal exactly when play goes on equally."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from io import BytesIO
from operator import attrgetter
from pickle import Pickler

from labrys.kernel.chance import Chance
from labrys.kernel.game import MOST_LIVE, AnyGame
from labrys.kernel.position import Position
from labrys.kernel.travel.attributes import NAMED, names_of
from labrys.kernel.travel.luggage import game_of
from labrys.kernel.travel.shared import shared_of
from labrys.kernel.view import View

SIZE = 16

# What tells how a position came about, or who watches it: play never looks at it.
_PAST = {Position: ["seed", "recorded", "last", "events"], Chance: ["log", "script", "read"]}

Getter = Callable[[object], tuple[object, ...]]
Look = tuple[str, Getter, list[int]]
Reduced = tuple[Callable[..., object], tuple[object, ...]]


def key(thing: object, chance: bool = True) -> bytes:
    """The key of a position, a view or a step."""
    return blake2b(sketch(thing, chance), digest_size=SIZE).digest()


def equal(one: object, other: object) -> bool:
    """Whether two things have the same class, the same game, and the same key."""
    return type(one) is type(other) and sketch(one) == sketch(other)


def sketch(thing: object, chance: bool = True) -> bytes:
    """All that play depends on, as bytes."""
    game = game_of(thing) if isinstance(thing, (Position, View)) else None
    # A view shows the past, too, and things in their order.
    tool = _sketcher(game, exact=isinstance(thing, View))
    bags: set[int] = set()
    if not chance:
        position = thing.concealed if isinstance(thing, View) else thing
        if isinstance(position, Position):
            # The order of hidden things has a meaning only together with the chance to come.
            bags = {id(zone.things) for zone in position.secrets() if not zone.has_order()}
    out = BytesIO()
    pickler = _Pickler(out, tool, bags, chance)
    # Without this, equal things would differ by which of their parts are the same object.
    pickler.fast = True
    pickler.dump((game.name, game.version, thing) if game is not None else thing)
    return out.getvalue()


class _Sketcher:
    """Which attributes of each class of a game count, and in which of them order does not."""

    def __init__(self, game: AnyGame | None, exact: bool) -> None:
        # Kept here, so that no other game can take its id.
        self.game = game
        self.ways = shared_of(game).ways if game is not None else {}
        self._idle = set[str]() if game is None or exact else {*game.idle()}
        self._unordered = set[str]() if game is None or exact else {*game.unordered()}
        self._looks: dict[tuple[type, int], Look] = {}

    def look(self, thing: object) -> Look:
        """A class's full name, how to read its attributes, and the places of those without an
        order."""
        kind = type(thing)
        # Every instance of a compiled class has the same attributes; others tell by how many.
        mark = (kind, len(getattr(thing, "__dict__", ())))
        look = self._looks.get(mark)
        if look is None:
            names = [name for name in names_of(thing) if not self._left_out(thing, name)]
            loose = [i for i, name in enumerate(names) if self._is_loose(thing, name)]
            look = (f"{kind.__module__}.{kind.__qualname__}", _getter(names), loose)
            self._looks[mark] = look
        return look

    def _left_out(self, thing: object, name: str) -> bool:
        past = any(name in names for kind, names in _PAST.items() if isinstance(thing, kind))
        return past or _said(thing, name, self._idle)

    def _is_loose(self, thing: object, name: str) -> bool:
        options = isinstance(thing, Position) and name == "options"
        return options or _said(thing, name, self._unordered)


def _said(thing: object, name: str, said: set[str]) -> bool:
    return any(f"{kind.__name__}.{name}" in said for kind in type(thing).__mro__)


def _getter(names: list[str]) -> Getter:
    if not names:
        return lambda thing: ()
    if len(names) == 1:
        only = attrgetter(names[0])
        return lambda thing: (only(thing),)
    return attrgetter(*names)


_sketchers: OrderedDict[tuple[int, bool], _Sketcher] = OrderedDict()


def _sketcher(game: AnyGame | None, exact: bool) -> _Sketcher:
    mark = (id(game), exact)
    tool = _sketchers.get(mark)
    if tool is None:
        tool = _Sketcher(game, exact)
        _sketchers[mark] = tool
        if len(_sketchers) > 2 * MOST_LIVE:
            _sketchers.popitem(last=False)
    return tool


class _Pickler(Pickler):
    """Writes any object as its class's name and its attributes. It is never read back."""

    def __init__(self, out: BytesIO, tool: _Sketcher, bags: set[int], chance: bool) -> None:
        super().__init__(out, 5)
        self._look = tool.look
        self._ways = tool.ways
        self._bags = bags
        self._chance = chance

    def reducer_override(self, thing: object) -> Reduced:
        if thing is list or thing is str:
            return NotImplemented  # type: ignore[no-any-return]
        if isinstance(thing, NAMED):
            return str, (thing.__qualname__,)
        way = self._ways.get(id(thing))
        if way is not None:
            return str, (way,)
        if isinstance(thing, Chance) and not self._chance:
            return str, ("chance",)
        name, getter, loose = self._look(thing)
        values = list(getter(thing))
        for index, value in enumerate(values):
            if type(value) is dict:
                values[index] = _by_key(value)
            elif type(value) is list:
                if id(value) in self._ways:
                    values[index] = self._ways[id(value)]
                elif self._bags:
                    values[index] = self._mixed(value)
        for index in loose:
            values[index] = _in_order(values[index])
        return list, ((name, values),)

    def _mixed(self, things: list[object]) -> list[object]:
        """A bag without its order; and so for the bags in a list of them."""
        if id(things) in self._bags:
            return sorted(things)  # type: ignore[type-var]
        return [self._mixed(part) if type(part) is list else part for part in things]


def _by_key(things: dict[object, object]) -> list[object]:
    return [
        (name, _by_key(part) if type(part) is dict else part)
        for name, part in sorted(things.items())
    ]


def _in_order(value: object) -> object:
    if not isinstance(value, (list, tuple)):
        return value
    if value and isinstance(value[0], list):
        return [_in_order(part) for part in value]
    return sorted(value)
