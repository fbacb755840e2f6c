"""Labrys: board games of the ancient world, for people and for programs.

import labrys

position = labrys.new("minos", seats=3, seed=7)
while not position.over:
    position.play(position.options[0])
print(position.points)
"""

from __future__ import annotations

from labrys.games import NAMES as GAMES
from labrys.games import find as game
from labrys.games import replayed as _replayed
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.given import said as _said
from labrys.kernel.lexicon import shown as _shown
from labrys.kernel.position import Position
from labrys.kernel.record import read as _read

__all__ = ["GAMES", "LabrysError", "Position", "game", "load", "new"]
__version__ = "0.1.0"


def new(
    name: str, seats: int | None = None, seed: int = 0, **settings: str | bool | int
) -> Position:
    """A new game at its first question.

    `settings` are the game's options by keyword, such as routes="AAB", draft=True or
    solo="hard"; without `seats` a solo game has one and any other two.
    """
    if seats is None:
        seats = 1 if "solo" in settings else 2
    given = {key: _word(key, value) for key, value in settings.items()}
    position: Position = game(name).new(seats, seed, given)
    return position


def _word(name: str, value: object) -> str:
    """A value as the word that a game knows it by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return _said(value)
    raise BadSetting(
        f"the option {_shown(name)} is a word, a whole number, True or False, not {_said(value)}"
    )


def load(text: str) -> Position:
    """The position that a record's text leads to."""
    return _replayed(_read(text))
