"""Reading the entries of a content file, with errors for the person who edits it.

Every mistake becomes a ContentError: which file, which entry, what is wrong and what was
expected.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from labrys.kernel.errors import LabrysError, TextError, suggest
from labrys.kernel.text.playing import LANGUAGES, Names, named

T = TypeVar("T")


class ContentError(LabrysError):
    """One sentence about one mistake in a content file."""

    def __init__(self, file: str, entry: str, what: str, expected: str) -> None:
        where = f"{file}, {entry}" if entry else file
        super().__init__(_printable(f"{where}: {what}; {expected}"))
        self.file = file
        self.entry = entry
        self.what = what
        self.expected = expected

    def __reduce__(self) -> tuple[type[ContentError], tuple[str, str, str, str]]:
        return ContentError, (self.file, self.entry, self.what, self.expected)


class Entry:
    """One table of a content file, whose keys are read by kind.

    Data that was kept has no names: `names` gives those of today. `key` is the key that the entry
    stands under, `kind` that of the list or table which it is a member of.
    """

    def __init__(
        self,
        file: str,
        name: str,
        values: dict[str, object],
        names: Names | None = None,
        kind: str = "",
        key: str = "",
    ) -> None:
        self.file = file
        self.name = name
        self.values = values
        self.names = names
        self.kind = kind
        self.key = key

    def error(self, what: str, expected: str) -> ContentError:
        return ContentError(self.file, self.name, what, expected)

    def keys(self, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        """Refuse unknown keys, then missing ones."""
        known = [*required, *optional]
        for key in self.values:
            if key not in known:
                raise self.error(f"unknown key '{key}'", suggest(key, known))
        for key in required:
            self.get(key)

    def get(self, key: str) -> object:
        if key in self.values:
            return self.values[key]
        if self.names is not None and key in LANGUAGES:
            return self._name_of_today(key)
        raise self.error(f"the key '{key}' is missing", f"expected a line '{key} = …'")

    def _name_of_today(self, language: str) -> str:
        """The newest name; the id, where the thing is no longer there."""
        id = self.values.get("id", self.key)
        assert self.names is not None
        return self.names.get(named(self.kind, str(id)), {}).get(language) or str(id)

    def integer(self, key: str, low: int, high: int) -> int:
        return self._integer(self.get(key), f"'{key}'", low, high)

    def integers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        what = f"a whole number from {low} to {high}"
        values = self._list(key, what, count)
        return [self._integer(v, f"number {n} of '{key}'", low, high) for n, v in _from_1(values)]

    def text(self, key: str) -> str:
        return self._text(self.get(key), f"'{key}'")

    def flag(self, key: str) -> bool:
        """True or false; false where the key is left out."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise self.error(f"'{key}' is {_show(value)}", "expected true or false")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """The place of a word in a list of words."""
        return self._word(self.get(key), f"'{key}'", words)

    def words(self, key: str, words: Sequence[str], count: int | None = None) -> list[int]:
        values = self._list(key, "a word", count)
        return [self._word(v, f"number {n} of '{key}'", words) for n, v in _from_1(values)]

    def read(self, key: str, read: Callable[[str], T]) -> T:
        """A card's text as `read` takes it; its TextError is told with its place."""
        return self._read(self.get(key), f"'{key}'", read)

    def read_list(self, key: str, read: Callable[[str], T]) -> list[T]:
        return self._read_list(self.get(key), f"'{key}'", read)

    def read_lists(self, key: str, read: Callable[[str], T], count: int) -> list[list[T]]:
        values = self._list(key, "a list of texts", count)
        return [self._read_list(v, f"number {n} of '{key}'", read) for n, v in _from_1(values)]

    def entry(self, key: str) -> Entry:
        """The table under a key."""
        name = f"{self.name}.{key}" if self.name else key
        return self._entry(self.get(key), f"'{key}'", name, self.key, key)

    def entries(self, key: str) -> list[Entry]:
        """The list of tables under a key, each named by its place or, if it has one, its id."""
        entries: list[Entry] = []
        for number, value in _from_1(self._list(key, "a table", None)):
            place = f"{key} {number}"
            name = f"{self.name}, {place}" if self.name else place
            entry = self._entry(value, f"number {number} of '{key}'", name, key, "")
            if isinstance(entry.values.get("id"), str):
                entry.name = entry.text("id")
            entries.append(entry)
        return entries

    def entries_by_id(self) -> list[Entry]:
        """The tables under this one's keys, each named by its key, its id."""
        return [self.entry(id).named(id) for id in self.ids()]

    def ids(self) -> list[str]:
        """This one's keys, where they are the ids of things; their order means nothing."""
        return sorted(self._id(key) for key in self.values)

    def id(self) -> str:
        """The text under the key 'id', fit for a notation."""
        return self._id(self.text("id"))

    def named(self, name: str) -> Entry:
        self.name = name
        return self

    def _integer(self, value: object, where: str, low: int, high: int) -> int:
        # A bool is an int to Python, not to the person who wrote `true`.
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            expected = f"expected a whole number from {low} to {high}"
            raise self.error(f"{where} is {_show(value)}", expected)
        return value

    def _text(self, value: object, where: str) -> str:
        if not isinstance(value, str) or not value.strip():
            raise self.error(f"{where} is {_show(value)}", "expected a text in quotes")
        return value

    def _id(self, text: str) -> str:
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9-]*", text):
            raise self.error(f"the id is {_show(text)}", "expected letters, digits and '-'")
        return text

    def _word(self, value: object, where: str, words: Sequence[str]) -> int:
        if isinstance(value, str) and value in words:
            return words.index(value)
        if isinstance(value, str):
            raise self.error(f"{where} is {_show(value)}", suggest(value, list(words)))
        raise self.error(f"{where} is {_show(value)}", f"expected one of {', '.join(words)}")

    def _list(self, key: str, what: str, count: int | None) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.error(f"'{key}' is {_show(value)}", f"expected a list, each {what}")
        if count is not None and len(value) != count:
            raise self.error(f"'{key}' has {len(value)} members", f"expected {count}")
        return value

    def _read_list(self, value: object, where: str, read: Callable[[str], T]) -> list[T]:
        if not isinstance(value, list) or not value:
            raise self.error(f"{where} is {_show(value)}", "expected a list of texts")
        return [self._read(each, where, read) for each in value]

    def _read(self, value: object, where: str, read: Callable[[str], T]) -> T:
        text = self._text(value, where)
        try:
            return read(text)
        except TextError as error:
            what = f"in {where}, {_show(text)}: {error.what}"
            raise self.error(what, error.expected) from None

    def _entry(self, value: object, where: str, name: str, kind: str, key: str) -> Entry:
        if not isinstance(value, dict):
            raise self.error(f"{where} is {_show(value)}", "expected a table")
        return Entry(self.file, name, value, self.names, kind, key)


def parsed(file: str, text: str) -> dict[str, object]:
    """A file's text as TOML."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ContentError(file, "", "lists too deep", "expected plain lists") from None
    except ValueError as error:
        # Mostly a TOMLDecodeError; a number of too many digits is a bare ValueError.
        line = re.search(r"\(at (line \d+), column \d+\)$", str(error))
        reason = re.sub(r" *\(at [^)]*\)$", "", str(error))
        what = f"this is not TOML ({reason})"
        raise ContentError(file, line[1] if line else "", what, "expected key = value") from None


def toml_files(folder: Path) -> list[str]:
    """The names of the TOML files in a folder."""
    try:
        names = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        what = f"the folder cannot be read ({_reason(error)})"
        raise ContentError(str(folder), "", what, "expected a folder of TOML files") from None
    return [name for name in names if name.lower().endswith(".toml")]


def read_text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        expected = "expected the file to be saved as UTF-8"
        raise ContentError(path.name, f"line {line}", "this is not UTF-8", expected) from None
    except OSError as error:
        what = f"the file cannot be read ({_reason(error)})"
        raise ContentError(path.name, "", what, f"expected it in {path.parent}") from None


def _reason(error: OSError) -> str:
    return (error.strerror or "unknown reason").lower()


def check_count(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise ContentError(file, "", f"{found} {what}", f"expected {expected}")


def check_unique(entries: Sequence[Entry], key: str) -> None:
    """Refuse a second entry with the same value of a key."""
    seen: set[str] = set()
    for entry in entries:
        if entry.names is not None and key in LANGUAGES:
            continue  # the names of today need not be right for what was kept
        value = entry.get(key)
        if repr(value) in seen:
            raise entry.error(f"'{key}' {_show(value)} is used twice", f"expected another '{key}'")
        seen.add(repr(value))


def _from_1(values: list[object]) -> list[tuple[int, object]]:
    return list(enumerate(values, 1))


def _show(value: object) -> str:
    """A value as its writer would recognise it, short enough for a sentence."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if isinstance(value, int) and abs(value) > 10**12:
        return "a huge number"
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def _printable(text: str) -> str:
    """One line that a terminal shows as it is."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
