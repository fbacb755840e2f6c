"""What the terminal client asks of a game's board: to be drawn as text, from a view."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from labrys.kernel.game import Game
from labrys.kernel.view import View
from labrys.kernel.words import Words
from labrys.tables.terminal.plainboard import PlainBoard

Paint = Callable[[str, str], str]


class TextBoard(Protocol):
    """A board in one language, on paper of one width; `names` are those of all who play."""

    names: list[str]

    def about(self) -> str:
        """What the game is about and how it is won, for those who don't know it."""

    def parts(self) -> list[str]:
        """The parts that can be drawn one by one."""

    def draw(self, view: View, part: str) -> list[str]:
        """One part, with all that can be said about it."""

    def draw_turn(self, view: View, before: str = "") -> list[str]:
        """What a seat looks at when its turn comes.

        `before` is the moment at which it last looked, if that is still on the screen.
        """

    def brief(self, view: View) -> list[str]:
        """The seat's means in a line or two."""

    def moment(self, view: View) -> str:
        """Changes when the board should be looked at anew."""

    def account(self, view: View) -> list[str]:
        """The points of everybody, by where they came from."""

    def look_up(self, text: str) -> list[str]:
        """A card or tile, by its id or name; nothing if there is none."""


def words_of(game: Game, language: str) -> Words:
    """The words of a game, of its text board and of the terminal."""
    folders = [game.folder / "board" / "words", Path(__file__).parent / "words"]
    return Words(game, language, [folder for folder in folders if folder.is_dir()])


def board_of(words: Words, width: int, paint: Paint, view: View) -> TextBoard:
    """The text board that lies in the game's folder, for a table like that of the view."""
    package = type(words.game).__module__.rpartition(".")[0]
    if not (words.game.folder / "board" / "terminal.py").is_file():
        return PlainBoard(words, width, view)
    made = import_module(f"{package}.board.terminal").board(words, width, paint, view)
    return cast(TextBoard, made)
