"""What there is to change a game with: its content files, what an overlay makes of them, and the
overlays that lie in the folder of packs and are offered where a table is opened."""

from __future__ import annotations

import os
from pathlib import Path

from labrys import games
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.kernel.text.differing import Difference, differences
from labrys.kernel.text.entry import ContentError, parsed, read_text, toml_files
from labrys.kernel.text.overlay import Files, Overlaid, Overlay, is_overlay, read_overlay
from labrys.kernel.text.playing import LANGUAGES, Playing


class Offer:
    """An overlay that is offered: it was read and makes a game."""

    def __init__(self, overlay: Overlay, playing: Playing) -> None:
        self.id = overlay.id
        self.game = overlay.game
        self.name = overlay.name
        self.playing = playing
        self.changes = {code: changes_of(overlay, code) for code in LANGUAGES}

    def makes(self) -> AnyGame:
        return games.with_content(self.game, self.playing)


class Offers:
    """The overlays of a folder, by game and id; and what is wrong with those that are left out."""

    def __init__(self) -> None:
        self.by_game: dict[str, dict[str, Offer]] = {}
        self.faults: list[str] = []


_read: dict[str, Offers] = {}


def offers() -> Offers:
    """The overlays in the folder of packs; read once. A bad one is left out, so that it stops no
    other game."""
    folder = os.environ.get(games.PACKS, "")
    if folder not in _read:
        _read[folder] = read_offers(Path(folder)) if folder else Offers()
    return _read[folder]


def offered(game: str) -> dict[str, Offer]:
    """Those for a game, by id."""
    return offers().by_game.get(game, {})


def read_offers(folder: Path) -> Offers:
    found = Offers()
    for path in sorted(folder.iterdir()):
        if not is_overlay(path):
            continue
        try:
            overlay = read_overlay(path)
            others = found.by_game.setdefault(overlay.game, {})
            if overlay.id in others:
                what = f"a second overlay with the id '{overlay.id}'"
                raise ContentError(overlay.file, "", what, "expected another id")
            playing = games.laid(overlay.game, [overlay]).playing
            others[overlay.id] = Offer(overlay, playing)
        except LabrysError as error:
            found.faults.append(str(error))
    return found


def content_files(name: str) -> dict[str, Path]:
    """Where the content files of a game are: the package's, or those that stand in for them."""
    game = games.find(name)
    folders = [game.folder / "content", games.packs_of(name)]
    return {
        file: folder / file
        for folder in folders
        if folder is not None and folder.is_dir()
        for file in toml_files(folder)
    }


def changes_of(overlay: Overlay, language: str = "en") -> list[Difference]:
    """What an overlay changes, thing by thing."""
    before: Files = {
        file: parsed(file, read_text(path)) for file, path in content_files(overlay.game).items()
    }
    return differences(before, Overlaid([overlay]).laid_on(before), language)
