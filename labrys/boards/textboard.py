"""What is asked of a game's board in letters: to be drawn as text, from a view."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from labrys.boards.plainboard import PlainBoard
from labrys.boards.terminal import Paint
from labrys.kernel.text.words import Words
from labrys.kernel.view import View


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

        `before` is the redraw key of what it last saw, if that is still on the screen.
        """

    def brief(self, view: View) -> list[str]:
        """The seat's means in a line or two."""

    def redraw_key(self, view: View) -> str:
        """Changes when the board should be looked at anew."""

    def account(self, view: View) -> list[str]:
        """The points of everybody, by where they came from."""

    def look_up(self, text: str) -> list[str]:
        """A card or tile, by its id or name; nothing if there is none."""


def board_of(words: Words, width: int, paint: Paint, view: View) -> TextBoard:
    """The text board that lies in the game's folder, for a table like that of the view."""
    package = type(words.game).__module__.rpartition(".")[0]
    if not (words.game.folder / "terminal" / "board.py").is_file():
        return PlainBoard(words, width, view)
    made = import_module(f"{package}.terminal.board").board(words, width, paint, view)
    return cast(TextBoard, made)
