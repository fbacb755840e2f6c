"""What one content has other than another, thing by thing, for people to read."""

from __future__ import annotations

import json
from typing import Final

from labrys.kernel.text.overlay import Files, Tables, telling
from labrys.kernel.text.playing import OVERLAYS

ADDED: Final = "added"
REMOVED: Final = "removed"
CHANGED: Final = "changed"
NOTHING: Final = "–"


class Difference:
    """One field of one thing, before and after; or a whole thing that is new or gone."""

    def __init__(self, kind: str, file: str, thing: str, name: str) -> None:
        self.kind = kind
        self.file = file
        self.thing = thing
        self.name = name
        self.field = ""
        self.before = ""
        self.after = ""

    def whose(self) -> str:
        """The thing, as people know it: by its id and its name, or by the file."""
        if not self.thing:
            return self.file.removesuffix(".toml")
        return f"{self.thing} ({self.name})" if self.name else self.thing

    def __str__(self) -> str:
        named = f"{self.file}, {self.whose()}" if self.thing else self.file
        if self.kind != CHANGED:
            return f"{named}: {self.kind}"
        return f"{named}: {self.field} {self.before} → {self.after}"


def differences(before: Files, after: Files, language: str = "en") -> list[Difference]:
    """All that differs, in the order of the files."""
    found: list[Difference] = []
    for file in sorted({*before, *after} - {OVERLAYS}):
        there = Difference(CHANGED, file, "", "")
        _compare(found, there, before.get(file, {}), after.get(file, {}), language)
    return found


def _compare(
    found: list[Difference],
    there: Difference,
    before: Tables,
    after: Tables,
    language: str,
    member: bool = False,
) -> None:
    """Add what differs between two tables. In the member of a list a small table is one field."""
    for key in [*before, *(key for key in after if key not in before)]:
        old, new = before.get(key), after.get(key)
        if old == new:
            continue
        if isinstance(old, dict) and isinstance(new, dict) and not member:
            thing = f"{there.thing}.{key}" if there.thing else key
            inner = Difference(CHANGED, there.file, thing, _named(new, language) or there.name)
            _compare(found, inner, old, new, language)
            continue
        by = _told_apart(old, new)
        if by:
            _compare_lists(found, there, key, by, old, new, language)
            continue
        field = Difference(CHANGED, there.file, there.thing, there.name)
        field.field, field.before, field.after = key, _shown(old), _shown(new)
        found.append(field)


def _compare_lists(
    found: list[Difference],
    there: Difference,
    key: str,
    by: str,
    old: object,
    new: object,
    language: str,
) -> None:
    before, after = _members(old, by), _members(new, by)
    for id in [*before, *(id for id in after if id not in before)]:
        thing = id if by == "id" else f"{key} {id}"
        thing = f"{there.thing}, {thing}" if there.thing else thing
        kind = REMOVED if id not in after else CHANGED if id in before else ADDED
        values = after[id] if id in after else before[id]
        each = Difference(kind, there.file, thing, _named(values, language))
        if kind == CHANGED:
            _compare(found, each, before[id], after[id], language, member=True)
        else:
            found.append(each)


def _told_apart(old: object, new: object) -> str:
    """By which key the members of both lists are told apart, if these are lists of things."""
    for value in (old, new):
        if not isinstance(value, list) or not all(isinstance(member, dict) for member in value):
            return ""
    assert isinstance(old, list)
    assert isinstance(new, list)
    by = telling(old or new)
    return by if all(by in member for member in [*old, *new]) else ""


def _members(value: object, by: str) -> dict[str, Tables]:
    assert isinstance(value, list)
    return {_shown(member[by]): member for member in value}


def _named(values: Tables, language: str) -> str:
    name = values.get(language)
    return name if isinstance(name, str) else ""


def _shown(value: object) -> str:
    """A value as it would be typed, without the quotes of a plain text."""
    if value is None:
        return NOTHING
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, default=str)
