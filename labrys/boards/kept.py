"""Drawings that are made once: much of a board shows what it has shown before."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

# How many drawings of a kind are remembered: some thousand small pieces, in any language.
MOST: Final = 4096
FACTS: Final = (dict, list)


def kept(draw: Callable[P, R]) -> Callable[P, R]:
    """A function or method that draws the same from the same: the latest drawings are kept.
    All that it is given tells them apart, so it must be hashable."""
    return lru_cache(maxsize=MOST)(draw)  # type: ignore[return-value]


def kept_facts(draw: Callable[P, R]) -> Callable[P, R]:
    """The same for a method that draws from facts, which are lists and dicts: these are told
    apart by how they read. None is given by name."""
    drawings: dict[Hashable, R] = {}

    def drawn(*given: P.args, **named: P.kwargs) -> R:
        key = tuple([repr(fact) if fact.__class__ in FACTS else fact for fact in given])
        found = drawings.get(key)
        if found is None:
            if len(drawings) >= MOST:
                drawings.clear()
            found = drawings[key] = draw(*given, **named)
        return found

    return drawn
