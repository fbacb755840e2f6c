"""A position to look at: the board in letters, or as the game's own page draws it."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from html import escape
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import labrys
from labrys.boards import page
from labrys.boards.icons import ICONS
from labrys.boards.people import COLOURS, Sitter
from labrys.envs import MissingExtra, needed
from labrys.envs.letters import letters, words_of
from labrys.envs.session import Session
from labrys.kernel.errors import BadSetting
from labrys.kernel.view import View

Picture = NDArray[np.uint8]

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
WIDTH: Final = 1280
HEIGHT: Final = 800
SECONDS: Final = 120
PACKAGE: Final = Path(labrys.__file__).parent
STATIC: Final = PACKAGE / "web" / "static"
# The styles of a table's page, in its order; those of the boards and of the game come after them.
STYLES: Final = ("made/fonts.css", "style.css", "parts.css", "badges.css", "table.css")
# There is no question beside the board.
ALONE: Final = ".at-table #table { display: block } .at-table #board { max-width: none }"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--hide-scrollbars",
    "--disable-background-networking",
    "--disable-component-update",
    "--force-prefers-reduced-motion",
    f"--window-size={WIDTH},{HEIGHT}",
)


def browser() -> str | None:
    """A browser that can draw a board without a screen."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def modes() -> list[str]:
    """The ways to look at a game on this machine: pictures need a browser."""
    return [HUMAN, ANSI, RGB_ARRAY] if browser() else [HUMAN, ANSI]


class Renderer:
    """Shows a session in one way, or not at all."""

    def __init__(self, mode: str | None) -> None:
        if mode == RGB_ARRAY and browser() is None:
            raise MissingExtra(
                "rgb_array is drawn by a browser, and none is here: install chromium, "
                "or take render_mode 'ansi'"
            )
        if mode not in (None, HUMAN, ANSI, RGB_ARRAY):
            raise BadSetting(f"render_mode is one of {', '.join(modes())}; not '{mode}'")
        self.mode = mode

    def shows(self, session: Session) -> None:
        """After each step: people see it at once."""
        if self.mode == HUMAN:
            print(letters(_seen(session)))

    def render(self, session: Session, seat: int | None = None) -> str | Picture | None:
        """The board as a seat sees it, the one that is asked if none is named."""
        if self.mode == ANSI:
            return letters(_seen(session, seat))
        if self.mode == RGB_ARRAY:
            return picture(_seen(session, seat))
        self.shows(session)
        return None

    def close(self) -> None:
        """Nothing is left open between two pictures."""


def _seen(session: Session, seat: int | None = None) -> View:
    return session.view(session.position.seat if seat is None else seat)


# ---- pictures


def picture(view: View, language: str = "en") -> Picture:
    """The board as a browser draws it: height × width × 3 colours."""
    images: Any = needed("PIL.Image")
    with tempfile.TemporaryDirectory(prefix="labrys-") as folder:
        page_file, shot = Path(folder, "board.html"), Path(folder, "board.png")
        page_file.write_text(html(view, language), encoding="utf-8")
        program = browser()
        assert program is not None  # or there would be no such renderer
        words = [program, *ARGUMENTS, f"--user-data-dir={folder}/user", f"--screenshot={shot}"]
        try:
            ran = subprocess.run(
                [*words, page_file.as_uri()], capture_output=True, text=True, timeout=SECONDS
            )
        except subprocess.TimeoutExpired:
            raise BadSetting(f"{program} drew no picture within {SECONDS} seconds") from None
        if not shot.is_file():
            said = ran.stderr.strip().rpartition("\n")[2]
            raise BadSetting(f"{program} drew no picture: {said or ran.returncode}")
        with images.open(shot) as image:
            return np.asarray(image.convert("RGB"), dtype=np.uint8)


def html(view: View, language: str = "en") -> str:
    """A page of its own with the board and nothing else; icons and styles are inside."""
    game = view.concealed.game
    board = page.board_of(words_of(view, language))
    if board is None:
        drawn = f'<pre class="text-board">{escape(letters(view, language))}</pre>'
    else:
        names = words_of(view, language)
        seats = range(view.concealed.seats)
        sitters = [Sitter(names.thing("seat", s), COLOURS[s], s == view.seat) for s in seats]
        drawn = str(board.draw(view, sitters)).replace(f"{ICONS}#", "#")
    icons = STATIC / "made" / "icons.svg"
    symbols = icons.read_text(encoding="utf-8") if icons.is_file() else ""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<style>{_styles(game.folder)}{ALONE}</style></head>"
        f'<body class="at-table"><div hidden>{symbols}</div><main id="table">'
        f'<section id="board" class="game-{game.name}">{drawn}</section></main></body></html>'
    )


def _styles(folder: Path) -> str:
    files = [STATIC / name for name in STYLES]
    files += sorted((PACKAGE / "boards" / "style").glob("*.css"))
    files += sorted((folder / "page").glob("*.css"))
    made = (STATIC / "made").as_uri()
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    return re.sub(r'url\("([\w-]+\.woff2)"\)', rf'url("{made}/\1")', "\n".join(texts))
