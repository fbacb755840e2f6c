"""What a page asks of a game's board: to be drawn as HTML, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape as html_escape
from importlib import import_module
from types import ModuleType
from typing import Final, Protocol, cast
from zlib import adler32, crc32

from labrys.kernel.game import Game
from labrys.kernel.view import View
from labrys.kernel.words import Words

# Each colour has a shape: no fact is told by colour alone.
SHAPES: Final = {
    "purple": "circle",
    "green": "triangle",
    "beige": "square",
    "navy": "diamond",
    "rust": "hexagon",
    "teal": "star",
}
COLOURS: Final = tuple(SHAPES)

ICONS: Final = "/static/made/icons.svg"


def escape(text: str) -> str:
    """A text for the HTML of a board. Letters beyond Latin-1 become references: so all of a board
    is held, joined and compared in half the space."""
    safe = html_escape(text)
    return safe if safe.isascii() else safe.encode("latin-1", "xmlcharrefreplace").decode("latin-1")


class Sitter:
    """Who sits at a seat, as the others see them."""

    def __init__(self, name: str, colour: str, you: bool = False, bot: bool = False) -> None:
        self.name = name
        self.colour = colour
        self.shape = SHAPES[colour]
        self.you = you
        self.bot = bot


class PageBoard(Protocol):
    """A board in one language; all that it answers is HTML that needs no more escaping."""

    def draw(self, view: View, sitters: Sequence[Sitter]) -> str:
        """The whole board as the viewer sees it."""

    def targets(self, option: int, view: View) -> list[str]:
        """The parts of the board that an option names, in the order of clicking."""

    def account(self, view: View, sitters: Sequence[Sitter]) -> str:
        """The points of everybody by where they came from, who won and why."""


def icon(name: str, label: str = "") -> str:
    """An icon of the set; with a label it is read aloud, without it is mere decoration."""
    use = f'<use href="{ICONS}#{name}"/>'
    if not label:
        return f'<svg class="icon" aria-hidden="true">{use}</svg>'
    return f'<svg class="icon" role="img" aria-label="{escape(label)}">{use}</svg>'


def pane(tag: str, id: str, attributes: str, inside: str) -> str:
    """A part of the page that is sent again only when it has changed: a page that has it tells
    its mark. The comment shows where it ends. `attributes` begin with a space, or are empty."""
    # Two checksums tell panes apart as surely as need be, and are quick.
    letters = inside.encode()
    mark = f"{crc32(letters, crc32(attributes.encode())):x}{adler32(letters):x}"
    return f'<{tag} id="{id}" data-is="{mark}"{attributes}>{inside}</{tag}><!--{id}-->'


def named_parts(game: Game, option: int) -> list[str]:
    """The parts of an option by the lexicon: `die-red-5`, `row-build`."""
    block = game.lexicon.of(option)
    return [
        f"{part.kind}-{part.names[member]}".replace(" ", "-")
        for part, member in zip(block.parts, block.members(option))
    ]


def board_of(words: Words) -> PageBoard | None:
    """The board that lies in the game's folder; none for a game that has not drawn one."""
    module = _module(words.game)
    return None if module is None else cast(PageBoard, module.board(words))


def signs_of(game: Game) -> dict[str, str]:
    """The symbols of a game as its board draws them, by the words its rulebook has for them."""
    return cast("dict[str, str]", getattr(_module(game), "SIGNS", {}))


def _module(game: Game) -> ModuleType | None:
    if not (game.folder / "board" / "page.py").is_file():
        return None
    package = type(game).__module__.rpartition(".")[0]
    return import_module(f"{package}.board.page")
