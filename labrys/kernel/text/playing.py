"""What a game is played with: the data of its content, without names, comments or order of keys.

Two contents with the same playing data have the same id and give the same games. The data is kept
as a text, so that a table and a record outlive a change of the content, and is read by the same
loaders as the content files. A second line of the text holds the names that somebody else's content
brings, of which the package knows nothing; they are no part of the id.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from typing import Final

from labrys.kernel.errors import LabrysError

# The keys of a content file that are words for people: a name in each language.
LANGUAGES: Final = ("en", "fr")
DIGITS: Final = 16
# As a text; the content of Minos has about 30 000 characters.
LONGEST: Final = 1_000_000
LETTERS_A_LINE: Final = 96
# Where the playing data tells which overlays made it: beside the content files, under this name.
OVERLAYS: Final = "overlays"
OVERLAY: Final = "overlay"
LONGEST_NAME: Final = 120
# Spaces of French typography, which Python does not call printable.
SPACES: Final = "\u00a0\u202f"

Names = dict[str, dict[str, str]]


class DataError(LabrysError):
    """A text that is no playing data."""


class Playing:
    """The playing data of a content: its text, and the id that is made from it. A game without
    content has neither."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data, _, self._said = text.partition("\n")
        self._overlays: Names | None = None
        self.id = hashlib.sha256(self.data.encode()).hexdigest()[:DIGITS] if text else ""

    @staticmethod
    def of(files: dict[str, dict[str, object]], said: Names | None = None) -> Playing:
        """The playing data of parsed content files, and names that it takes along."""
        kept = {file: without_names(values) for file, values in files.items()}
        data = _written(kept)
        return Playing(f"{data}\n{_written(said)}" if said else data)

    def said(self) -> Names:
        """The names that the data takes along. Whoever wrote them, they are one short line each."""
        try:
            said = json.loads(self._said) if self._said and len(self.text) <= LONGEST else {}
        except (ValueError, RecursionError):
            return {}
        names: Names = {}
        for key, name in said.items() if isinstance(said, dict) else []:
            if isinstance(name, dict) and all(is_name(name.get(code)) for code in LANGUAGES):
                names[key] = {code: name[code] for code in LANGUAGES}
        return names

    def overlays(self) -> Names:
        """The names of the overlays that made this content, by their ids."""
        if self._overlays is None:
            self._overlays = {
                key.partition(" ")[2]: name
                for key, name in self.said().items()
                if key.startswith(f"{OVERLAY} ")
            }
        return self._overlays

    def files(self) -> dict[str, dict[str, object]]:
        """The tables by file, as they would be parsed."""
        if len(self.text) > LONGEST:
            raise DataError("the content is far too long")
        try:
            files = json.loads(self.data)
        except (ValueError, RecursionError):
            raise DataError("the content is damaged") from None
        if not isinstance(files, dict) or not all(isinstance(v, dict) for v in files.values()):
            raise DataError("the content is damaged")
        return files

    def packed(self) -> list[str]:
        """The data as lines of letters, for a record that takes its content along."""
        letters = base64.b64encode(zlib.compress(self.text.encode(), 9)).decode()
        return [letters[i : i + LETTERS_A_LINE] for i in range(0, len(letters), LETTERS_A_LINE)]


def unpacked(letters: str) -> Playing:
    """The data that `packed` has made."""
    try:
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(base64.b64decode(letters, validate=True), LONGEST)
        if not unpacker.eof:
            raise DataError("the content is cut, or far too long")
        return Playing(content.decode())
    except (ValueError, zlib.error):
        raise DataError("the content is damaged") from None


def is_name(name: object) -> bool:
    """Whether this is a name as pages and terminals can show it: one short line of letters."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
        return False
    return all(letter.isprintable() or letter in SPACES for letter in name)


def _written(value: object) -> str:
    """As JSON, in one line and one order."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)


def without_names(value: object) -> object:
    if isinstance(value, list):
        return [without_names(member) for member in value]
    if isinstance(value, dict):
        return {key: without_names(kept) for key, kept in value.items() if key not in LANGUAGES}
    return value


def names_in(files: dict[str, dict[str, object]]) -> Names:
    """The names in parsed content files, by what kind of thing it is and its id."""
    names: Names = {}
    for values in files.values():
        _gather(names, "", "", values)
    return names


def _gather(names: Names, kind: str, key: str, value: object) -> None:
    if isinstance(value, list):
        for member in value:
            _gather(names, key, "", member)
    elif isinstance(value, dict):
        said = {code: text for code, text in value.items() if code in LANGUAGES}
        id = value.get("id", key)
        if said and isinstance(id, str):
            names[named(kind, id)] = {code: str(text) for code, text in said.items()}
        for inner, member in value.items():
            _gather(names, key, inner, member)


def named(kind: str, id: str) -> str:
    """Where the names of a thing are kept: `kind` is the list or table that it stands in."""
    return f"{kind} {id}"
