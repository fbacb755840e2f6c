"""How much memory things take, roughly: to keep as many tables in it as there is room for."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType

from labrys.kernel.game import Game
from labrys.kernel.position import Position

# What all positions of a game share
_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, Game)


def weight(position: Position, beside: Position) -> int:
    """The bytes that a position takes for itself where `beside` is kept, too."""
    seen = {id(thing) for thing in _parts(beside)}
    return sum(sys.getsizeof(thing) for thing in _parts(position) if id(thing) not in seen)


def _parts(position: Position) -> list[object]:
    """A position and all that it is made of."""
    found: dict[int, object] = {}
    left: list[object] = [position]
    while left:
        thing = left.pop()
        if id(thing) in found or isinstance(thing, _SHARED):
            continue
        found[id(thing)] = thing
        left += gc.get_referents(thing)
    return list(found.values())
