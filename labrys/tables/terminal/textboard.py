"""Boards in letters with the words of the terminal."""

from __future__ import annotations

from pathlib import Path

from labrys.boards.textboard import TextBoard, board_of
from labrys.kernel.game import AnyGame
from labrys.kernel.text.words import Words

__all__ = ["TextBoard", "board_of", "words_of"]


def words_of(game: AnyGame, language: str) -> Words:
    """The words of a game, of its text board and of the terminal."""
    folders = [game.folder / "words" / "board", Path(__file__).parent / "words"]
    return Words(game, language, [folder for folder in folders if folder.is_dir()])
