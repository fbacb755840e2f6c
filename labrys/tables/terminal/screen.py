"""The screen of the terminal client: lines out, answers in, colours only where they are seen."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

# Boards are drawn on paper of these widths; on a narrower screen their lines are broken.
NARROW: Final = 40
WIDE: Final = 120
LEAST: Final = 20

LONGEST_ECHO: Final = 60
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_PIECES: Final = re.compile(" +|[^ ]+")
_PAINT: Final = re.compile("\x1b\\[[0-9;]*m")

# Colour never carries a fact alone: a letter or a word always says the same.
_STYLES: Final = {
    "heading": "1",
    "dim": "2",
    "purple": "1;35",
    "green": "1;32",
    "beige": "1;33",
    "navy": "1;34",
    "red": "31",
    "yellow": "33",
    "blue": "34",
    "gray": "0",
}
# For a screen whose encoding has no box drawing.
_PLAIN: Final = str.maketrans(
    "┌┐└┘├┤┬┴┼─│═•·…—–’×→⟨⟩«»\u00a0\u202f",
    '+++++++++-|=*..--\'x><>""  ',
)


class Screen:
    """Where a game is shown and asked. Without streams: the terminal itself."""

    def __init__(
        self,
        out: TextIO | None = None,
        source: TextIO | None = None,
        width: int | None = None,
    ) -> None:
        # A stream that was closed before we began is None.
        self.out: TextIO = out or sys.stdout or io.StringIO()
        self.source: TextIO = source or sys.stdin or io.StringIO()
        self.live = self.out.isatty()
        self.columns = width if width is not None else _columns()
        self.width = max(NARROW, self.columns)
        self.colours = self.live and _colours_wanted()
        self.plain = not _can_draw(self.out)
        # The line editor of Python's input() only serves the terminal's own streams.
        self.editing = self.live and self.source is sys.stdin and self.source.isatty()
        if self.editing:
            _edit_lines()

    # ---- out

    def line(self, text: str = "") -> None:
        """One line as it is."""
        if self.plain:
            text = text.translate(_PLAIN)
        self.out.write(text + "\n")

    def lines(self, texts: list[str]) -> None:
        """What was drawn for a width; a narrower screen breaks it between words."""
        for text in texts:
            for part in broken(text, self.columns):
                self.line(part)

    def say(self, text: str, first: str = "", more: str = "", style: str = "") -> None:
        """Sentences, wrapped to the width; `first` and `more` open the lines."""
        for part in wrapped(harmless(text), self.columns, first, more):
            self.line(self.paint(style, part))

    def paint(self, style: str, text: str) -> str:
        code = _STYLES.get(style)
        if code is None or not self.colours:
            return text
        return f"\x1b[{code}m{text}\x1b[0m"

    def clear(self) -> None:
        """Take what was shown off the screen, and out of its memory where it has one."""
        if not self.live:
            return
        if _dumb():
            self.out.write("\n" * 80)
        else:
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
        self.out.flush()

    @contextmanager
    def busy(self, note: str) -> Iterator[None]:
        """Show a note while something takes its time; only where it can be wiped away."""
        if not self.live or _dumb():
            yield
            return
        self.out.write(f"\r{note}")
        self.out.flush()
        try:
            yield
        finally:
            self.out.write("\r\x1b[K")
            self.out.flush()

    # ---- in

    def ask(self, prompt: str) -> str | None:
        """The next line of input without its end; None when there is no more."""
        if self.plain:
            prompt = prompt.translate(_PLAIN)
        self.out.flush()
        if self.editing:
            try:
                return input(prompt)
            except EOFError:
                self.line()
                return None
        self.out.write(prompt)
        self.out.flush()
        answer = self.source.readline()
        if not self.live or not answer:
            self.line()
        return answer.rstrip("\r\n") if answer else None


def wrapped(text: str, width: int, first: str = "", more: str = "") -> list[str]:
    """Lines of at most `width` columns; `first` opens the first of them, `more` the others."""
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        lines += textwrap.wrap(
            paragraph,
            width,
            initial_indent=first if not lines else more,
            subsequent_indent=more,
            break_on_hyphens=False,
            # A path or a command must stay in one piece to be copied.
            break_long_words=False,
        ) or [""]
    return lines


def broken(text: str, width: int) -> list[str]:
    """A line in as many as it needs, broken between words; rules are cut. A word that is too long
    stays in one piece."""
    if len(text) <= width or len(_PAINT.sub("", text)) <= width:
        return [text]
    words = text.lstrip(" ")
    indent = " " * min(len(text) - len(words), width // 4)
    lines = [indent]
    room = width - len(indent)
    for piece in _PIECES.findall(words):
        bare = _PAINT.sub("", piece)
        if len(bare) > room and not bare.strip("─═"):
            piece, bare = "".join(_PAINT.findall(piece)), ""
        elif len(bare) > room and lines[-1].strip():
            lines.append(indent)
            room = width - len(indent)
        if piece.strip() or lines[-1].strip():
            lines[-1] += piece
            room -= len(bare)
    return [line.rstrip() for line in lines]


def harmless(text: str) -> str:
    """A text that may hold what somebody typed, without commands to the terminal."""
    return _CONTROL.sub("?", text)


def cut(text: str) -> str:
    """What somebody typed, short enough to be told back."""
    return text if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "…"


def prepare_streams() -> None:
    """Let no odd byte stop a game: what can't be read or shown becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _edit_lines() -> None:
    """Arrow keys at the question, where Python has them: importing is enough."""
    with suppress(ImportError):
        import readline  # noqa: F401


def _columns() -> int:
    columns = shutil.get_terminal_size((100, 24)).columns
    return min(WIDE, max(LEAST, columns))


def _colours_wanted() -> bool:
    return not os.environ.get("NO_COLOR") and not _dumb()


def _dumb() -> bool:
    """Whether the terminal takes no commands."""
    return os.environ.get("TERM", "dumb") == "dumb" and sys.platform != "win32"


def _can_draw(out: TextIO) -> bool:
    try:
        "┌─│…".encode(getattr(out, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
