"""The boards on the pages: a game's own, or its text board until it has one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape

from markupsafe import Markup

from labrys import games
from labrys.kernel import pageboard
from labrys.kernel.pageboard import PageBoard, Sitter
from labrys.kernel.view import View
from labrys.kernel.words import Words
from labrys.tables.people import Info
from labrys.tables.terminal import textboard
from labrys.web.rendering import game_words, messages

WIDTH = 100


@cache
def board(game: str, code: str) -> PageBoard:
    """The board of a game in a language."""
    words = game_words(game, code)
    return pageboard.board_of(words) or TextAsPage(words)


def sitters(info: Info, code: str, you: int = -1) -> list[Sitter]:
    """Those who sit at a table, for its board. A seat where nobody sits yet has a name too."""
    return [
        Sitter(name, seat.colour, seat.seat == you, bool(seat.player))
        for seat, name in zip(info.seats, names(info, code))
    ]


def names(info: Info, code: str) -> list[str]:
    say = messages(code).say
    return [seat.name or say("table-seat", count=seat.seat + 1) for seat in info.seats]


def drawn(view: View, info: Info, code: str) -> Markup:
    people = sitters(info, code, view.seat)
    return Markup(board(info.game, code).draw(view, people))


def account(view: View, info: Info, code: str) -> Markup:
    people = sitters(info, code, view.seat)
    return Markup(board(info.game, code).account(view, people))


class TextAsPage:
    """A text board on a page: nothing of it can be clicked, all options have their buttons."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, view: View, sitters: Sequence[Sitter]) -> str:
        text = self._board(view, sitters)
        lines = [line for part in text.parts() for line in [*text.draw(view, part), ""]]
        return f'<pre class="text-board" tabindex="0">{escape(chr(10).join(lines))}</pre>'

    def targets(self, option: int, view: View) -> list[str]:
        return pageboard.named_parts(self.words.game, option)

    def account(self, view: View, sitters: Sequence[Sitter]) -> str:
        lines = self._board(view, sitters).account(view)
        return f'<pre class="text-board" tabindex="0">{escape(chr(10).join(lines))}</pre>'

    def _board(self, view: View, sitters: Sequence[Sitter]) -> textboard.TextBoard:
        words = textboard.words_of(games.find(self.words.game.name), self.words.language)
        text = textboard.board_of(words, WIDTH, lambda line, _: line, view)
        text.names[: len(sitters)] = [sitter.name for sitter in sitters]
        return text
