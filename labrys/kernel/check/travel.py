"""Whether positions travel: through pickle and deep copies, and beside each other by their keys.

Each function answers what is wrong, or nothing.
"""

from __future__ import annotations

import pickle
from copy import deepcopy
from math import isfinite

from labrys.kernel.chance import Chance
from labrys.kernel.check.dump import Dump, attributes_of
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.travel.luggage import flat
from labrys.kernel.view import View


def round_trip(position: Position, view: View, dump: Dump) -> str:
    """Pickle and deep-copy a position, a view of it, and the step that asks."""
    if problem := _copied(position, deepcopy(position), dump, "deep-copied"):
        return problem
    if deepcopy(view) != view:
        return f"the view of seat {view.seat} is another one when it is deep-copied"
    if not all(map(_is_found, [position, *position.agenda])):
        return ""
    things = [position, view, position.agenda[-1]]
    try:
        arrived = [pickle.loads(pickle.dumps(thing)) for thing in things]
    except (pickle.PicklingError, AttributeError, TypeError, LabrysError) as error:
        return f"it cannot be pickled: {error}"
    if problem := _copied(position, arrived[0], dump, "pickled"):
        return problem
    for thing, other in zip(things, arrived, strict=True):
        if thing != other or thing.key() != other.key():
            return f"{thing!r} is another one when it is pickled"
    return ""


def _is_found(thing: object) -> bool:
    """A class made inside a function has no name by which pickle could find it."""
    return "<locals>" not in type(thing).__qualname__


def _copied(position: Position, other: Position, dump: Dump, how: str) -> str:
    one, two = position.copy(), other.copy()
    one.last = two.last = None
    if (one.game.name, one.game.version) == (two.game.name, two.game.version):
        two.game = one.game  # made twice, it is the same game
    if dump(one) != dump(two):
        return f"when it is {how}, a position differs in {', '.join(dump.differences(one, two))}"
    if _lines(position) != _lines(other):
        return f"a position has another record when it is {how}"
    if position != other:
        return f"a position has another key when it is {how}"
    return ""


def _lines(position: Position) -> object:
    """The record, in a quicker form than its text."""
    return flat(position.last) if position.last is not None else None


def same_key(game: AnyGame, position: Position, option: int, chance: Chance) -> str:
    """Change all that the key leaves out: it stays the same, and play goes on equally."""
    other = position.copy()
    other.seed += 1
    other.last = None
    other.recorded = False
    changed = _changed(other, {*game.idle()}, {*game.unordered()}, chance)
    what = f"what is declared idle or unordered ({', '.join(sorted(changed))})"
    if other.key() != position.key():
        return f"the key changes with {what}"
    one = position.copy()
    one.play(option)
    try:
        other.ask_again()
        other.play(option)
    except Exception as error:
        return f"play looks at {what}: {type(error).__name__}: {error}"
    if one.key() != other.key():
        return f"play goes on otherwise with {what}"
    return ""


def _changed(thing: object, idle: set[str], unordered: set[str], chance: Chance) -> set[str]:
    """Empty what is idle and mix what has no order, in a position and the things it holds."""
    changed: set[str] = set()
    for name in attributes_of(thing):
        value = getattr(thing, name)
        said = {f"{kind.__name__}.{name}" for kind in type(thing).__mro__}
        if said & idle:
            setattr(thing, name, _empty(value))
            changed |= said & idle
        elif said & unordered:
            setattr(thing, name, _mixed(value, chance))
            changed |= said & unordered
        elif isinstance(value, list) and value and not isinstance(value[0], (int, list)):
            for part in value:
                if hasattr(part, "copy"):
                    changed |= _changed(part, idle, unordered, chance)
    return changed


def _empty(value: object) -> object:
    if isinstance(value, dict):
        return {}
    return [0] * len(value) if isinstance(value, list) else 0


def _mixed(value: list[int], chance: Chance) -> list[int]:
    mixed = list(value)
    chance.shuffle(mixed)
    return mixed


def observed(game: AnyGame, view: View, other: View, length: int) -> str:
    """Observe a view, and the same view of a position with other secrets."""
    numbers = game.observe(view)
    if len(numbers) != length:
        return f"seat {view.seat} observes {len(numbers)} numbers, and not {length}"
    if not all(map(isfinite, numbers)):
        return f"what seat {view.seat} observes is no number everywhere"
    if numbers != game.observe(other):
        return f"seat {view.seat} observes something it cannot know"
    return ""
