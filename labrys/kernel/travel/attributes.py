"""The attributes of things, compiled or plain, and how a bare thing is made to take them."""

from __future__ import annotations

import re
from types import BuiltinFunctionType, FunctionType
from typing import TypeVar

from labrys.kernel.errors import LabrysError

T = TypeVar("T")

PLAIN = (int, str, float, bytes, type(None))
NAMED = (type, FunctionType, BuiltinFunctionType)
_MISSING = re.compile(r"missing required argument '(\w+)'")


def names_of(thing: object) -> list[str]:
    """The names of all attributes that are set, in a fixed order."""
    plain = getattr(thing, "__dict__", ())
    compiled = getattr(type(thing), "__mypyc_attrs__", ())
    if not compiled:
        return sorted(plain)
    names = {*compiled, *plain}
    names.discard("__dict__")
    return sorted(name for name in names if hasattr(thing, name))


def built(kind: type[T], names: tuple[str, ...], *values: object) -> T:
    """A thing of a class with these attributes, whatever its `__init__` would do."""
    new = _bare(kind, dict(zip(names, values, strict=True)))
    for name, value in zip(names, values, strict=True):
        setattr(new, name, value)
    return new


def _bare(kind: type[T], values: dict[str, object]) -> T:
    """Making a compiled thing runs its `__init__`, unless its class says otherwise: what that
    asks for is given by name. A step keeps each argument under the argument's name."""
    given: dict[str, object] = {}
    while True:
        try:
            return kind.__new__(kind, **given)
        except TypeError as error:
            missing = _MISSING.search(str(error))
            if missing is None or missing[1] in given or missing[1] not in values:
                raise LabrysError(f"a {kind.__qualname__} cannot be made again: {error}") from None
            given[missing[1]] = values[missing[1]]
