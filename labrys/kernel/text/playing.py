"""What a game is played with: the data of its content, without names, comments or order of keys.

Two contents with the same playing data have the same id and give the same games. The data is kept
as a text, so that a table and a record outlive a change of the content, and is read by the same
loaders as the content files.
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

Names = dict[str, dict[str, str]]


class DataError(LabrysError):
    """A text that is no playing data."""


class Playing:
    """The playing data of a content: its text, and the id that is made from it. A game without
    content has neither."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.id = hashlib.sha256(text.encode()).hexdigest()[:DIGITS] if text else ""

    @staticmethod
    def of(files: dict[str, dict[str, object]]) -> Playing:
        """The playing data of parsed content files."""
        kept = {file: without_names(values) for file, values in files.items()}
        text = json.dumps(
            kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str
        )
        return Playing(text)

    def files(self) -> dict[str, dict[str, object]]:
        """The tables by file, as they would be parsed."""
        if len(self.text) > LONGEST:
            raise DataError("the content is far too long")
        try:
            files = json.loads(self.text)
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
