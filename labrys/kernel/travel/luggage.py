"""Pickles and deep copies of positions, views and steps.

A position is packed with its record and all that is its own; the game and its content are only
named. Where it is unpacked, the same game has to be there: by name and version.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from io import BytesIO
from pickle import Pickler, Unpickler
from zlib import compress, decompress

from labrys.kernel.chance import Chance
from labrys.kernel.game import AnyGame, live_game
from labrys.kernel.position import Line, Position
from labrys.kernel.step import Step
from labrys.kernel.travel.attributes import NAMED, PLAIN, built, names_of
from labrys.kernel.travel.shared import owner_of, shared_of, thing_at
from labrys.kernel.view import View

PROTOCOL = 5

# What belongs to the one who watches or records, and stays behind; as in `copy`.
LEFT_BEHIND: dict[type, dict[str, object]] = {
    Position: {"events": None},
    Chance: {"log": None, "script": None, "read": 0},
}

Reduced = tuple[Callable[..., object], tuple[object, ...]]


def reduced(thing: object) -> tuple[object, ...]:
    """How a position, view or step is pickled: the game's name and version, and its luggage."""
    game = game_of(thing)
    name, version = (game.name, game.version) if game is not None else ("", "")
    return unpacked, (name, version, packed(thing, game))


def game_of(thing: object) -> AnyGame | None:
    if isinstance(thing, Position):
        return thing.game
    if isinstance(thing, View):
        return thing.concealed.game
    return owner_of(thing)


def packed(thing: object, game: AnyGame | None) -> bytes:
    out = BytesIO()
    _Packer(out, game).dump(thing)
    return compress(out.getvalue())


def unpacked(name: str, version: str, luggage: bytes) -> object:
    game = live_game(name, version) if name else None
    return _Unpacker(BytesIO(decompress(luggage)), game).load()


class _Packer(Pickler):
    def __init__(self, out: BytesIO, game: AnyGame | None) -> None:
        super().__init__(out, PROTOCOL)
        self._ways = shared_of(game).ways if game is not None else {}
        self._names: dict[tuple[str, ...], tuple[str, ...]] = {}

    def reducer_override(self, thing: object) -> Reduced:
        if isinstance(thing, NAMED):
            return NotImplemented  # type: ignore[no-any-return]
        way = self._ways.get(id(thing))
        if way is not None:
            return at, (way,)
        if isinstance(thing, _Way):
            return at, (thing.way,)
        if isinstance(thing, Line):
            return lines, flat(thing)
        if not (names := names_of(thing)):
            return (
                NotImplemented
                if type(thing).__module__ == "builtins"
                else (built, (type(thing), ()))
            )
        behind = left_behind(thing)
        values = (behind.get(name, getattr(thing, name)) for name in names)
        # One tuple of names for all things of a class: pickle writes it once.
        named = tuple(names)
        named = self._names.setdefault(named, named)
        return built, (type(thing), named, *(self._own(value) for value in values))

    def _own(self, value: object) -> object:
        """Lists and dictionaries of the game are named like its other things."""
        if isinstance(value, (list, dict)) and id(value) in self._ways:
            return _Way(self._ways[id(value)])
        return value


class _Way:
    """Stands for a list or dictionary of the game while it is packed."""

    def __init__(self, way: str) -> None:
        self.way = way


class _Unpacker(Unpickler):
    def __init__(self, luggage: BytesIO, game: AnyGame | None) -> None:
        super().__init__(luggage)
        self._game = game

    def find_class(self, module: str, name: str) -> object:
        if module == __name__ and name == "at":
            return self._at
        return super().find_class(module, name)

    def _at(self, way: str) -> object:
        assert self._game is not None
        return thing_at(self._game, way)


def at(way: str) -> object:
    """A thing of the game; only an unpacker knows which game."""
    raise NotImplementedError


def left_behind(thing: object) -> dict[str, object]:
    for kind, attributes in LEFT_BEHIND.items():
        if isinstance(thing, kind):
            return attributes
    return {}


# ---- the record


def flat(last: Line) -> tuple[bytes, bytes, bytes, bytes]:
    """All lines up to one, as rows of numbers; a long record must not be a deep one."""
    found: list[Line] = []
    line: Line | None = last
    while line is not None:
        found.append(line)
        line = line.before
    found.reverse()
    return (
        _row([line.seat for line in found]),
        _row([line.option for line in found]),
        _row([len(line.outcomes) for line in found]),
        _row([outcome for line in found for outcome in line.outcomes]),
    )


def lines(seats: bytes, options: bytes, counts: bytes, outcomes: bytes) -> Line:
    """The last of the lines that were packed."""
    told = _numbers(outcomes)
    start = 0
    last: Line | None = None
    for seat, option, count in zip(
        _numbers(seats), _numbers(options), _numbers(counts), strict=True
    ):
        last = Line(last, seat, option)
        last.outcomes.extend(told[start : start + count])
        start += count
    assert last is not None
    return last


def _row(numbers: list[int]) -> bytes:
    """Numbers, each in as few bytes as the largest needs; the first byte says how many."""
    for code in "bhiq":
        try:
            row = array(code, numbers)
        except OverflowError:
            continue
        if sys.byteorder == "big":
            row.byteswap()
        return code.encode() + row.tobytes()
    raise OverflowError("a number of the record has more than 64 bits")


def _numbers(row: bytes) -> list[int]:
    numbers = array(chr(row[0]))
    numbers.frombytes(row[1:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


# ---- deep copies


def deep_copy(thing: object) -> object:
    """A copy that shares only what never changes: steps, lines of the record, and the game."""
    game = game_of(thing) if not isinstance(thing, Step) else None
    return _deep(thing, shared_of(game).ways if game is not None else {}, {})


def _deep(thing: object, ways: dict[int, str], made: dict[int, object]) -> object:
    if isinstance(thing, (*PLAIN, *NAMED, Step, Line)) or id(thing) in ways:
        return thing
    if id(thing) in made:
        return made[id(thing)]
    if isinstance(thing, list):
        copy: object = [_deep(part, ways, made) for part in thing]
    elif isinstance(thing, tuple):
        copy = tuple(_deep(part, ways, made) for part in thing)
    elif isinstance(thing, dict):
        copy = {key: _deep(part, ways, made) for key, part in thing.items()}
    else:
        names = tuple(names_of(thing))
        behind = left_behind(thing)
        values = [behind.get(name, getattr(thing, name)) for name in names]
        copy = built(type(thing), names, *(_deep(value, ways, made) for value in values))
    made[id(thing)] = copy
    return copy
