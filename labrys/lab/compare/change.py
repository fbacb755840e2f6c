"""The game with a change of its content: the one place that knows how a change is written."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import labrys.games
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame
from labrys.kernel.text.overlay import is_overlay


def game_with_change(name: str, path: Path) -> AnyGame:
    """`path` is an overlay, or content files that stand in for the game's own: a folder of them, or
    one such file."""
    if path.exists() and is_meant(path):
        return labrys.games.changed(name, path)
    if path.is_dir():
        return labrys.games.make(name, path)
    if not path.is_file():
        raise BadSetting(f"there is no change '{path}': it is a TOML file, or a folder of them")
    with TemporaryDirectory() as folder:
        shutil.copyfile(path, Path(folder, path.name))
        return labrys.games.make(name, Path(folder))


def is_meant(path: Path) -> bool:
    """Whether a path holds an overlay: it says for which game it is."""
    if path.is_dir():
        return is_overlay(path)
    try:
        return "game" in tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return is_overlay(path)


def changed_ids(before: AnyGame, after: AnyGame) -> set[str]:
    """The ids of the entries that differ between two contents."""
    ours, theirs = _entries(before), _entries(after)
    return {id for id in ours.keys() | theirs.keys() if ours.get(id) != theirs.get(id)}


def _entries(game: AnyGame) -> dict[str, object]:
    """The tables of a content by their ids."""
    found: dict[str, object] = {}
    if game.playing.text:
        for values in game.playing.files().values():
            _gather(values, found)
    return found


def _gather(value: object, found: dict[str, object]) -> None:
    if isinstance(value, list):
        for member in value:
            _gather(member, found)
    elif isinstance(value, dict):
        if isinstance(value.get("id"), str):
            found[value["id"]] = value
        for key, member in value.items():
            if isinstance(member, dict) and "id" not in member:
                found.setdefault(key, member)
            _gather(member, found)
