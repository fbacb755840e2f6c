"""The games, one folder each. This list is the one place that names them."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

from labrys.kernel.errors import BadSetting
from labrys.kernel.game import Game

NAMES = ("minos", "minotaur")

_loaded: dict[str, Game] = {}


def find(name: str) -> Game:
    """The game of that name, loaded once."""
    if name not in _loaded:
        _loaded[name] = make(name)
    return _loaded[name]


def make(name: str, content: Path | None = None) -> Game:
    """A game with its own content, or with files of a folder in its place."""
    if name not in NAMES:
        near = get_close_matches(name, NAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise BadSetting(f"there is no game '{name}'; the games are {', '.join(NAMES)}{hint}")
    game = import_module(f"labrys.games.{name}.game").make(content)
    assert isinstance(game, Game)
    return game
