"""Boards in letters: lines on a sheet of one width, painted where the screen has colours."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from labrys.kernel.text.words import Said, Words

# A style and a text, to the text as the screen shows it
Paint: TypeAlias = Callable[[str, str], str]
# Pieces of text side by side, each in its style
Cell: TypeAlias = list[tuple[str, str]]

HANGING: Final = " " * 6
# Fewer letters than this are in too many names.
SHORTEST: Final = 3


class Sheet:
    """What every drawing in letters needs: words in one language, the names of all who play, and
    the width of the paper."""

    def __init__(self, words: Words, width: int, paint: Paint, names: list[str]) -> None:
        self.words = words
        self.width = width
        self.paint = paint
        self.names = names

    def say(self, message: str, **parts: Said) -> str:
        return self.words.say(message, **parts)

    def about(self) -> str:
        """What the game is about and how it is won."""
        return self.say("about")

    # ---- lines

    def title(self, text: str) -> str:
        """A line above the whole board."""
        return self.paint("heading", f"══ {text} " + "═" * max(0, self.width - len(text) - 4))

    def part(self, name: str, lines: list[str]) -> list[str]:
        """A part of the board under its heading; nothing if there is nothing to show."""
        if not lines:
            return []
        title = self.say(f"part-{name}")
        heading = self.paint("heading", f"── {title} " + "─" * (self.width - len(title) - 4))
        return [heading, *lines]

    def wrap(self, text: str, first: str = "  ", more: str = "  ") -> list[str]:
        """A text in lines; `first` opens the first of them, `more` the others."""
        lines: list[str] = []
        for paragraph in text.splitlines():
            lines += textwrap.wrap(
                paragraph,
                self.width,
                initial_indent=first if not lines else more,
                subsequent_indent=more,
                break_on_hyphens=False,
            )
        return lines

    def hanging(self, text: str) -> list[str]:
        """A text whose first line stands out."""
        return self.wrap(text, more=HANGING)

    def dim(self, text: str, indent: str = "  ") -> list[str]:
        """A legend, or whatever else may be passed over."""
        return [self.paint("dim", line) for line in self.wrap(text, indent, indent)]

    def entry_of(self, title: str, text: str) -> list[str]:
        """A card or tile in full: its name, then its text."""
        heading = [self.paint("heading", line) for line in self.hanging(title)]
        return heading + self.wrap(text, HANGING, HANGING)

    def found(
        self, text: str, names: Mapping[str, str], entry: Callable[[str], list[str]]
    ) -> list[str]:
        """The entry of that id, or those whose names hold the text."""
        wanted = text.strip().replace("'", "’").casefold()
        for id in names:
            if id.casefold() == wanted:
                return entry(id)
        if len(wanted) < SHORTEST:
            return []
        held = [id for id, name in names.items() if wanted in name.casefold()]
        return [line for id in held for line in entry(id)]

    # ---- columns

    def grid(self, rows: Sequence[tuple[str, list[Cell]]], label: int, column: int) -> list[str]:
        """Rows of a label and cells between walls."""
        lines: list[str] = []
        for name, cells in rows:
            walls = "".join("│" + padded(cell, column, self.paint) for cell in cells)
            lines.append(f"  {name:<{label}}{walls}".rstrip())
        return lines

    def room(self, label: int, columns: int) -> int:
        """How wide so many columns may be beside a label."""
        return (self.width - label - 2) // columns - 1


def spaced(words: Cell) -> Cell:
    """Words with a space before each."""
    return [(style, " " + word) for style, word in words]


def fitted(text: str, room: int) -> str:
    """Text filled up to a width, or cut with a sign that there is more."""
    return text.ljust(room) if len(text) <= room else text[: room - 1] + "…"


def padded(pieces: Cell, width: int, paint: Paint) -> str:
    """Styled pieces of text, filled up to a width, or cut with a sign that there is more."""
    text = ""
    room = width
    for style, piece in pieces:
        if not piece or not room:
            continue
        shown = piece if len(piece) <= room else piece[: room - 1] + "…"
        room -= len(shown)
        text += paint(style, shown)
    return text + " " * room
