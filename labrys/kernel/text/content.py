"""A game's content files: those of the package, with what somebody has in their place.

Every mistake becomes a ContentError: which file, which entry, what is wrong and what was
expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from labrys.kernel.errors import suggest
from labrys.kernel.text.entry import (
    ContentError,
    Entry,
    check_count,
    check_unique,
    parsed,
    read_text,
    toml_files,
)
from labrys.kernel.text.overlay import Overlaid, Tables
from labrys.kernel.text.playing import Names, Playing, names_in

__all__ = [
    "ContentError",
    "ContentFolder",
    "Entry",
    "Source",
    "check_count",
    "check_unique",
]

# Where a content comes from: a folder that overrides files, data that was kept, overlays, or the
# package.
Source: TypeAlias = Path | Playing | Overlaid | None


class ContentFolder:
    """The content files of a game, and those of a folder that stand in for some of them, or
    overlays that change them; or the data of an earlier content, with the names of today.

    A game that takes packs says how their files begin (`pack-`): a folder may bring any number of
    them, `packs` are those that are there.
    """

    def __init__(
        self, own: Path, files: Sequence[str], source: Source = None, pack: str = ""
    ) -> None:
        self.files = list(files)
        self.pack = pack
        self.own = {file: read_text(own / file) for file in files}
        self.texts = dict(self.own)
        self.kept: dict[str, Tables] = {}
        self.names: Names | None = None
        self.said: Names = {}
        folder = source.base if isinstance(source, Overlaid) else source
        if isinstance(folder, Path):
            self.texts |= {file: read_text(folder / file) for file in self._found(folder)}
        if isinstance(source, Playing):
            self.kept = source.files()
            self.said = source.said()
            self.names = {**names_in(_parsed(self.own)), **self.said}
        self.laid = source.laid_on(_parsed(self.texts)) if isinstance(source, Overlaid) else {}
        self.packs = sorted(file for file in {**self.texts, **self.kept} if self._is_pack(file))

    def _is_pack(self, file: str) -> bool:
        return bool(self.pack) and file.startswith(self.pack)

    def read(self, file: str) -> Entry:
        """The whole of a file as one unnamed entry."""
        if file in self.kept:
            return Entry(file, "", self.kept[file], self.names)
        # A file that did not exist then is as it is now.
        return Entry(file, "", self.laid[file] if file in self.laid else self._parse(file))

    def playing(self) -> Playing:
        """The data that is played with; to be asked for once all has been read and is right."""
        files = self.laid or _parsed(self.texts)
        return Playing.of({**files, **self.kept}, {**self._news(files), **self.said})

    def _news(self, files: dict[str, Tables]) -> Names:
        """The names that the package does not know, and those that an overlay gives anew."""
        if not self.laid and self.texts == self.own:
            return {}
        known = names_in(_parsed(self.own))
        news: Names = {}
        for thing, name in names_in(files).items():
            if thing not in known or (self.laid and known[thing] != name):
                news[thing] = name
        return news

    def _parse(self, file: str) -> Tables:
        return parsed(file, self.texts[file])

    def _found(self, folder: Path) -> list[str]:
        """The content files in a folder; a misspelt one is better refused than not used."""
        found = toml_files(folder)
        known = [*self.files, f"{self.pack}….toml"] if self.pack else self.files
        if not found:
            what = "no TOML file is in this folder"
            raise ContentError(str(folder), "", what, f"expected {' or '.join(known)}")
        for name in found:
            if name not in self.files and not self._is_pack(name):
                raise ContentError(name, "", "unknown file", suggest(name, known))
        return found


def _parsed(texts: dict[str, str]) -> dict[str, Tables]:
    return {file: parsed(file, text) for file, text in texts.items()}
