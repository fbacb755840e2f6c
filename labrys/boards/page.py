"""What a page asks of a game's board: to be drawn as HTML, from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Protocol, TypeAlias, cast

from labrys.boards.markup import EMPTY, Html
from labrys.boards.people import Sitter
from labrys.kernel.game import AnyGame
from labrys.kernel.text.words import Words
from labrys.kernel.view import View

Token: TypeAlias = Callable[[int, View], Html]
Aside: TypeAlias = Callable[[int], bool]
Onward: TypeAlias = Callable[[int, View], list[int]]


class PageBoard(Protocol):
    """A board in one language. It may have a `token`, too (see `token_of`), and tell what is
    `aside` (see `is_aside`) and what goes `onward` (see `onward_of`)."""

    def draw(self, view: View, sitters: Sequence[Sitter]) -> Html:
        """The whole board as the viewer sees it."""

    def targets(self, option: int, view: View) -> list[str]:
        """The parts of the board that an option names, in the order of clicking."""

    def account(self, view: View, sitters: Sequence[Sitter]) -> Html:
        """The points of everybody by where they came from, who won and why."""


def board_of(words: Words) -> PageBoard | None:
    """The board that lies in the game's folder; none for a game that has not drawn one."""
    module = _module(words.game)
    return None if module is None else cast(PageBoard, module.board(words))


def token_of(board: PageBoard, option: int, view: View) -> Html:
    """The card, tile or die that an option names, in small, for its button; it is not read aloud.
    Nothing from a board that has no `token(option, view)`, or where the words say it all."""
    token: Token | None = getattr(board, "token", None)
    return EMPTY if token is None else token(option, view)


def is_aside(board: PageBoard, option: int) -> bool:
    """Whether an option is beside what is asked, such as an extra action that is open at many
    questions: it is marked faintly. A board without `aside(option)` has none."""
    aside: Aside | None = getattr(board, "aside", None)
    return aside is not None and aside(option)


def onward_of(board: PageBoard, option: int, view: View) -> list[int]:
    """The options of the question that follows an option, where both may be one gesture: an effect
    that waits, and the region for it. None for a board without `onward(option, view)`."""
    onward: Onward | None = getattr(board, "onward", None)
    return [] if onward is None else onward(option, view)


def signs_of(game: AnyGame) -> dict[str, Html]:
    """The symbols of a game as its board draws them, by the words its rulebook has for them."""
    return cast("dict[str, Html]", getattr(_module(game), "SIGNS", {}))


def _module(game: AnyGame) -> ModuleType | None:
    if not (game.folder / "page" / "board.py").is_file():
        return None
    package = type(game).__module__.rpartition(".")[0]
    return import_module(f"{package}.page.board")
