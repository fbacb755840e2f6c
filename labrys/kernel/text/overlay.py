"""An overlay: a file or a folder of TOML that changes a game's content, or adds to it.

It names its game, an id and a name in each language, and holds tables in the shape of the game's
own content files. What it gives is changed, the rest stays: `[[decree]]` with the id of a card that
is there and `cost = 3` makes that card cost 3. An entry with a new id is added, `remove = true`
takes one out, `without = ["active"]` takes out a field. The game's own loader then reads the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from labrys.kernel.errors import suggest
from labrys.kernel.text.entry import ContentError, Entry, parsed, read_text, toml_files
from labrys.kernel.text.playing import LANGUAGES, OVERLAY, OVERLAYS, is_name

Tables = dict[str, object]
Files = dict[str, Tables]

# In a folder, the file that says what the overlay is.
HEAD: Final = "overlay.toml"
HEADER: Final = ("game", "id", *LANGUAGES)
REMOVE: Final = "remove"
WITHOUT: Final = "without"
# By what the members of a list are told apart: the first of these that all have, and differ in.
TELLING: Final = ("id", "number", "players", "seats")


class Overlay:
    """What was read of an overlay: who it is for, and its tables.

    `files` are those of a folder, by name; `loose` are the tables beside the header, which find
    their file by their key. With `whole = true` a file of the folder stands in for the game's own.
    """

    def __init__(self, file: str, head: Tables, files: Files) -> None:
        entry = Entry(file, "", head)
        self.file = file
        self.game = entry.text("game")
        self.id = entry.id()
        self.name = {code: entry.text(code) for code in LANGUAGES}
        self.whole = entry.flag("whole")
        self.files = files
        self.loose = {k: v for k, v in head.items() if k not in HEADER and k != "whole"}
        for code, name in self.name.items():
            _check_name(file, "", code, name)
        if self.whole and self.loose:
            what = f"'{next(iter(self.loose))}' stands beside 'whole = true'"
            raise ContentError(file, "", what, "expected whole files beside this one")


class Overlaid:
    """Overlays to be laid on a content, the first one lowest: on that of the package, or on a
    folder with files in its place."""

    def __init__(self, overlays: Sequence[Overlay], base: Path | None = None) -> None:
        self.overlays = list(overlays)
        self.base = base

    def laid_on(self, files: Files) -> Files:
        """Parsed content files as the overlays make them. The playing data says which they were, so
        that one which only gives other names makes a content of its own, too."""
        for overlay in self.overlays:
            try:
                files = overlaid(files, overlay)
            except RecursionError:
                what = "tables too deep"
                raise ContentError(overlay.file, "", what, "expected plain tables") from None
        told: list[object] = [{"id": one.id, **one.name} for one in self.overlays]
        return {**files, OVERLAYS: {OVERLAY: told}}


def read_overlay(path: Path) -> Overlay:
    """The overlay in a file or a folder; a ContentError if it is none."""
    if not path.is_dir():
        return Overlay(path.name, parsed(path.name, read_text(path)), {})
    if not (path / HEAD).is_file():
        expected = f"expected a file {HEAD} with its game, id and names"
        raise ContentError(path.name, "", "this folder is no overlay", expected)
    head = parsed(HEAD, read_text(path / HEAD))
    names = [name for name in toml_files(path) if name != HEAD]
    files = {name: parsed(name, read_text(path / name)) for name in names}
    return Overlay(f"{path.name}/{HEAD}", head, files)


def is_overlay(path: Path) -> bool:
    """Whether a path looks as if somebody meant it to be one."""
    return (path / HEAD).is_file() if path.is_dir() else path.suffix.lower() == ".toml"


def overlaid(files: Files, overlay: Overlay) -> Files:
    """Parsed content files with the changes of an overlay; nothing of `files` itself is changed."""
    changed = dict(files)
    for file, values in overlay.files.items():
        where = overlay.file.replace(HEAD, file)
        if file not in files:
            raise ContentError(where, "", "unknown file", suggest(file, list(files)))
        changed[file] = values if overlay.whole else _merged(where, "", changed[file], values)
        _check_names(where, "", values)
    for key, value in overlay.loose.items():
        for file, values in _homes(overlay, changed, key, value).items():
            changed[file] = _merged(overlay.file, "", changed[file], values)
        _check_names(overlay.file, key, value)
    return changed


def _homes(overlay: Overlay, files: Files, key: str, value: object) -> Files:
    """Which file a table of an overlay belongs to: the one of that name, or that has its key."""
    if f"{key}.toml" in files:
        if not isinstance(value, dict):
            raise ContentError(overlay.file, "", f"'{key}' is no table", f"expected [{key}]")
        return {f"{key}.toml": value}
    homes = [file for file, values in files.items() if key in values]
    if not homes:
        known = [*(file.removesuffix(".toml") for file in files), *_keys_of(files)]
        raise ContentError(overlay.file, "", f"unknown key '{key}'", suggest(key, known))
    if len(homes) == 1:
        return {homes[0]: {key: value}}
    if _are_tables(value) and all(_are_tables(files[file][key]) for file in homes):
        return _by_id(files, homes, key, value)
    stems = " or ".join(f"[{file.removesuffix('.toml')}]" for file in homes)
    what = f"'{key}' stands in {' and '.join(homes)}"
    raise ContentError(overlay.file, "", what, f"expected it under {stems}")


def _by_id(files: Files, homes: list[str], key: str, value: object) -> Files:
    """Entries of a list that stands in several files: each goes where its id is, new ones to the
    first."""
    assert isinstance(value, list)
    found: dict[str, list[object]] = {}
    for member in value:
        home = homes[0]
        for file in homes:
            listed = files[file][key]
            assert isinstance(listed, list)
            if any(other.get("id") == member.get("id") for other in listed):
                home = file
        found.setdefault(home, []).append(member)
    return {file: {key: members} for file, members in found.items()}


def _merged(file: str, entry: str, old: Tables, new: Tables, member: bool = False) -> Tables:
    """A table with what another gives; what it does not name stays. In the member of a list a small
    table is one field, such as a card's `cost = { s = 2 }`, and is given whole."""
    merged = dict(old)
    for key in _without(file, entry, new):
        if key not in merged:
            what = f"'{WITHOUT}' names '{key}', which is not there"
            raise ContentError(file, entry, what, suggest(key, list(old)))
        del merged[key]
    for key, value in new.items():
        if key in (WITHOUT, REMOVE):
            continue
        before, name = old.get(key), f"{entry}.{key}" if entry else key
        if isinstance(value, dict) and isinstance(before, dict) and not member:
            if _is_removed(file, name, value):
                del merged[key]
            else:
                merged[key] = _merged(file, name, before, value)
        elif isinstance(value, dict) and not member and _is_removed(file, name, value):
            raise ContentError(file, name, "there is nothing to remove", suggest(key, list(old)))
        elif isinstance(before, list) and _are_tables(before) and _are_tables(value):
            merged[key] = _merged_list(file, name, before, value)
        else:
            merged[key] = value
    return merged


def _merged_list(file: str, name: str, old: Sequence[Tables], new: object) -> list[Tables]:
    """A list whose members are told apart by their ids; one where they are not is given whole."""
    assert isinstance(new, list)
    by = telling(old if old else new)
    if not by:
        return list(new)
    members = list(old)
    for number, given in enumerate(new, 1):
        if by not in given:
            where = f"{name} {number}"
            raise ContentError(file, where, f"the key '{by}' is missing", f"expected '{by} = …'")
        at = [index for index, member in enumerate(members) if member[by] == given[by]]
        place = str(given[by]) if by == "id" else f"{name} with {by} {given[by]}"
        removed = _is_removed(file, place, given)
        if at and removed:
            del members[at[0]]
        elif at:
            members[at[0]] = _merged(file, place, members[at[0]], given, member=True)
        elif removed:
            known = [str(member[by]) for member in old]
            what = f"there is no such {name.rpartition('.')[2]} to remove"
            raise ContentError(file, place, what, suggest(str(given[by]), known))
        elif WITHOUT in given:
            raise ContentError(file, place, f"it is new and has '{WITHOUT}'", "expected it whole")
        else:
            members.append({key: value for key, value in given.items() if key != REMOVE})
    return members


def telling(members: Sequence[Tables]) -> str:
    """The key that tells the members of a list apart; none, where nothing does."""
    for key in TELLING:
        values = [repr(member[key]) for member in members if key in member]
        if len(values) == len(members) and len(set(values)) == len(values):
            return key
    return ""


def _without(file: str, entry: str, new: Tables) -> list[str]:
    keys = new.get(WITHOUT, [])
    if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
        raise ContentError(file, entry, f"'{WITHOUT}' is no list of keys", 'expected ["key", …]')
    return keys


def _is_removed(file: str, entry: str, values: Tables) -> bool:
    removed = values.get(REMOVE, False)
    if not isinstance(removed, bool):
        raise ContentError(file, entry, f"'{REMOVE}' is {removed!r}"[:80], "expected true or false")
    return removed


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(member, dict) for member in value)


def _keys_of(files: Files) -> list[str]:
    return [key for values in files.values() for key in values]


def _check_names(file: str, entry: str, value: object) -> None:
    """Names are one line that a page and a terminal can show as it is."""
    if isinstance(value, list):
        for member in value:
            _check_names(file, entry, member)
    elif isinstance(value, dict):
        name = str(value.get("id", entry))
        for key, inner in value.items():
            if key in LANGUAGES and isinstance(inner, str):
                _check_name(file, name, key, inner)
            else:
                _check_names(file, name, inner)


def _check_name(file: str, entry: str, language: str, name: str) -> None:
    if not is_name(name):
        what = f"the name '{language}' has signs that are no letters, or is far too long"
        raise ContentError(file, entry, what, "expected a short name in one line")
