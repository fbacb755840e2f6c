"""Everything a position holds, as bytes: two positions are equal if these are."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from operator import attrgetter
from pickle import Pickler
from types import BuiltinFunctionType, FunctionType

from labrys.kernel.chance import Chance
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Line, Position

Getter = Callable[[object], object]
_PLAIN = (int, bool, str, float, bytes, type(None))
_NAMED = (type, FunctionType, BuiltinFunctionType)

# What belongs to the one who watches or records, and not to the position.
_LEFT_OUT = {Position: {"events"}, Chance: {"log", "script", "read"}}


class Dump:
    """Dumps the positions of one game; the game's own content is named, not dumped."""

    def __init__(self, game: AnyGame) -> None:
        self._getters: dict[tuple[type, int], Getter] = {}
        self.shared: dict[int, object] = {}
        self._share(game)

    def __call__(self, thing: object) -> bytes:
        out = BytesIO()
        pickler = _Pickler(out, self)
        # Without this, equal things would differ by which of their parts are the same object.
        pickler.fast = True
        pickler.dump(thing)
        return out.getvalue()

    def content(self) -> bytes:
        """The game and all its content: what positions share and must never change."""
        return self([self.attributes(thing) for thing in self.shared.values()])

    def differences(self, one: object, other: object) -> list[str]:
        """The names of the attributes in which two things of one kind differ, such as `offer`,
        or `clans.hand` where each of several things has a hand."""
        found: list[str] = []
        for name in attributes_of(one):
            ours, theirs = getattr(one, name), getattr(other, name, None)
            if not hasattr(other, name) or self(ours) != self(theirs):
                inner = self._inner(ours, theirs)
                found += [f"{name}.{part}" for part in inner] or [name]
        return found

    def _inner(self, ours: object, theirs: object) -> list[str]:
        """The same for lists of as many things of one kind, taken together."""
        if not isinstance(ours, list) or not isinstance(theirs, list) or len(ours) != len(theirs):
            return []
        found: set[str] = set()
        for one, other in zip(ours, theirs, strict=True):
            if type(one) is type(other) and not isinstance(one, (*_PLAIN, list)):
                found.update(self.differences(one, other))
        return sorted(found)

    def attributes(self, thing: object) -> object:
        """The name of a thing's class and all its attributes in a fixed order."""
        kind = type(thing)
        # Every instance of a compiled class has the same attributes; others tell by how many.
        key = (kind, len(getattr(thing, "__dict__", ())))
        getter = self._getters.get(key)
        if getter is None:
            names = attributes_of(thing)
            getter = attrgetter(*names) if names else _nothing
            self._getters[key] = getter
        return kind.__qualname__, getter(thing)

    def _share(self, thing: object) -> None:
        """Remember everything that can be reached from the game."""
        if isinstance(thing, _PLAIN) or id(thing) in self.shared:
            return
        if isinstance(thing, dict):
            parts = [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)):
            parts = list(thing)
        elif not isinstance(thing, _NAMED) and attributes_of(thing):
            self.shared[id(thing)] = thing
            parts = [getattr(thing, name) for name in attributes_of(thing)]
        else:
            return
        for part in parts:
            self._share(part)


class _Pickler(Pickler):
    """Pickles any object by its class's name and its attributes. It is never read back."""

    def __init__(self, out: BytesIO, dump: Dump) -> None:
        super().__init__(out, 5)
        self._shared = dump.shared
        self._attributes = dump.attributes

    def reducer_override(self, thing: object) -> tuple[Callable[..., object], tuple[object, ...]]:
        if thing is list or thing is int or thing is str:
            return NotImplemented  # type: ignore[no-any-return]
        if isinstance(thing, _NAMED):
            return str, (thing.__qualname__,)
        if self._shared.get(id(thing)) is thing:
            return int, (id(thing),)
        if isinstance(thing, Line):
            # The lines before were looked at when they were the last.
            return list, (thing.seat, thing.option, thing.outcomes, id(thing.before))
        return list, (self._attributes(thing),)


def _nothing(thing: object) -> object:
    return None


def attributes_of(thing: object) -> list[str]:
    """The names of all attributes, of compiled and of plain classes."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    names.discard("__dict__")
    for base, left_out in _LEFT_OUT.items():
        if isinstance(thing, base):
            names -= left_out
    return sorted(names)
