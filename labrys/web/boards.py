"""The boards on the pages: a game's own, or its text board until it has one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from labrys.boards import page as pageboard
from labrys.boards.markup import Html, tag
from labrys.boards.page import PageBoard
from labrys.boards.parts import named_parts
from labrys.boards.people import Sitter
from labrys.kernel.game import AnyGame
from labrys.kernel.text.words import Words
from labrys.kernel.view import View
from labrys.tables.people import Info
from labrys.tables.terminal import textboard
from labrys.web.rendering import WORDS_KEPT, game_words, names_at

WIDTH = 100


def board(game: AnyGame | str, code: str) -> PageBoard:
    """The board of a game in a language."""
    return _board(game_words(game, code))


@lru_cache(maxsize=WORDS_KEPT)
def _board(words: Words) -> PageBoard:
    return pageboard.board_of(words) or TextAsPage(words)


def sitters(info: Info, code: str, you: int = -1) -> list[Sitter]:
    """Those who sit at a table, for its board. A seat where nobody sits yet has a name too."""
    return [
        Sitter(name, seat.colour, seat.seat == you, bool(seat.player))
        for seat, name in zip(info.seats, names_at(info, code))
    ]


def drawn(view: View, info: Info, code: str) -> Markup:
    people = sitters(info, code, view.seat)
    return Markup(board(view.concealed.game, code).draw(view, people))


def account(view: View, info: Info, code: str) -> Markup:
    people = sitters(info, code, view.seat)
    return Markup(board(view.concealed.game, code).account(view, people))


class TextAsPage:
    """A text board on a page: nothing of it can be clicked, all options have their buttons."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, view: View, sitters: Sequence[Sitter]) -> Html:
        text = self._board(view, sitters)
        lines = [line for part in text.parts() for line in [*text.draw(view, part), ""]]
        return tag("pre", "\n".join(lines), cls="text-board", tabindex=0)

    def targets(self, option: int, view: View) -> list[str]:
        return named_parts(self.words.game, option)

    def account(self, view: View, sitters: Sequence[Sitter]) -> Html:
        lines = self._board(view, sitters).account(view)
        return tag("pre", "\n".join(lines), cls="text-board", tabindex=0)

    def _board(self, view: View, sitters: Sequence[Sitter]) -> textboard.TextBoard:
        words = textboard.words_of(self.words.game, self.words.language)
        text = textboard.board_of(words, WIDTH, lambda line, _: line, view)
        text.names[: len(sitters)] = [sitter.name for sitter in sitters]
        return text
