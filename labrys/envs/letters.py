"""The board in letters, for those who look at a game without a page."""

from __future__ import annotations

from typing import Final

from labrys.boards import textboard
from labrys.kernel.text.words import Words
from labrys.kernel.view import View

COLUMNS: Final = 100


def words_of(view: View, language: str) -> Words:
    game = view.concealed.game
    folder = game.folder / "words" / "board"
    return Words(game, language, [folder] if folder.is_dir() else [])


def letters(view: View, language: str = "en") -> str:
    """The board in letters."""
    words = words_of(view, language)
    board = textboard.board_of(words, COLUMNS, lambda _, text: text, view)
    return "\n".join(line for part in board.parts() for line in [*board.draw(view, part), ""])
