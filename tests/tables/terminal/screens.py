"""A screen for tests: what is typed comes from a list or a function, what is shown is kept."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import labrys
from labrys.tables.terminal.client import Terminal
from labrys.tables.terminal.opening import new_table
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.table import Table

ALWAYS_FIRST = 10_000


class Typed(io.StringIO):
    """Lines that somebody types; then the input ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


class Typist(io.StringIO):
    """Somebody who reads what is asked and answers for as long as it takes."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__()
        self.answer = answer

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return self.answer() + "\n"


class Show:
    """A table at a screen, the lines it has shown, and how it ended."""

    def __init__(
        self,
        table: Table,
        typed: Iterable[str] = (),
        language: str = "en",
        width: int = 100,
        loaded: Path | None = None,
    ) -> None:
        self.out = io.StringIO()
        screen = Screen(self.out, Typed(typed), width)
        self.terminal = Terminal(table, language, screen, loaded)
        self.status = self.terminal.run()
        self.text = self.out.getvalue()
        self.lines = self.text.splitlines()
        self.said = " ".join(self.text.split())
        assert "⟨" not in self.text, "a message is missing"

    @property
    def kept(self) -> Path:
        """The automatic copy of the game."""
        assert self.terminal.autosave_path is not None
        return self.terminal.autosave_path

    def after(self, words: str) -> str:
        """What was shown from these words on."""
        assert words in self.text, f"'{words}' was not shown:\n{self.text}"
        return self.text[self.text.index(words) :]

    def last(self, words: str) -> str:
        """What was shown from the last of these words on."""
        assert words in self.text, f"'{words}' was not shown:\n{self.text}"
        return self.text[self.text.rindex(words) :]


def minos(seats: str = "you,random", seed: int = 5, **settings: str) -> Table:
    return new_table(labrys.game("minos"), seats.split(","), seed, settings)


def show(*typed: str, seats: str = "you,random", seed: int = 5, language: str = "en") -> Show:
    """A new game of Minos, with what is typed at its questions."""
    return Show(minos(seats, seed), typed, language)


def played(table: Table, choices: int) -> Table:
    """The table after some choices, each the first option."""
    for _ in range(choices):
        if not table.position.over:
            table.play(table.position.options[0])
    return table
