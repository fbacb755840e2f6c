"""Templates with the words of the visitor's language."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from fastapi import Request, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from labrys import games
from labrys.kernel import pageboard
from labrys.kernel.errors import LabrysError
from labrys.kernel.words import Messages, Said, Words, languages
from labrys.tables.errors import HouseError
from labrys.web.panes import pane
from labrys.web.security import csrf_token, device
from labrys.web.versions import version_of

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
TABLES_WORDS: Final = HERE.parent / "tables" / "words"
LANGUAGE: Final = "language"
Say = Callable[..., str]

GAME_CSS: Final = re.compile(r"games/([a-z0-9_]+)\.css")


@cache
def templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,  # else each page asks the disk for the age of a dozen files
    )


@cache
def messages(code: str) -> Messages:
    """What the house says, whichever the game."""
    return Messages(code, [TABLES_WORDS, HERE / "words"])


@cache
def game_words(game: str, code: str) -> Words:
    """The words of a game and of its board."""
    found = games.find(game)
    folders = [found.folder / "board" / "words", TABLES_WORDS]
    return Words(found, code, [folder for folder in folders if folder.is_dir()])


def language(request: Request) -> str:
    """The visitor's language: as chosen, else the first of the browser's that we have."""
    chosen = request.cookies.get(LANGUAGE, "")
    if chosen in languages():
        return chosen
    for wanted in request.headers.get("accept-language", "").split(","):
        code = wanted.strip()[:2].lower()
        if code in languages():
            return code
    return "en"


def say(request: Request) -> Say:
    return sayer(language(request))


@cache
def sayer(code: str) -> Say:
    """Says a message; those without parts are made once, for a page has many of them."""
    all_of = messages(code)
    made: dict[str, str] = {}

    def say(message: str, /, **parts: Said) -> str:
        if parts:
            return all_of.say(message, **parts)
        if message not in made:
            made[message] = all_of.say(message)
        return made[message]

    return say


def error_words(request: Request, error: LabrysError) -> str:
    """What could not be done, in a sentence."""
    if isinstance(error, HouseError):
        return say(request)(error.message, **error.parts)
    return messages(language(request)).error(error)


def static(path: str) -> str:
    """The address of a static file; it changes with what the file holds."""
    return _address(path, int(time.monotonic()))


@lru_cache(maxsize=256)
def _address(path: str, second: int) -> str:
    """Files are looked at once a second, however many pages name them."""
    address = f"/static/{quote(path)}"
    files = static_files(path)
    if address == pageboard.ICONS or not files:
        return address  # boards name the icons without a version: one address, loaded once
    return f"{address}?v={version_of(*files)}"


def static_files(path: str) -> list[Path]:
    """The files behind an address, to be joined: one of ours, or the styles of a game's board."""
    style = GAME_CSS.fullmatch(path)
    if style and style[1] in games.NAMES:
        return sorted((games.find(style[1]).folder / "board").glob("page*.css"))
    file = (STATIC / path).resolve()
    inside = file.is_relative_to(STATIC.resolve()) and file.is_file()
    return [file] if inside else []


def fragment(request: Request, template: str, **context: Any) -> str:
    """The text that a template makes."""
    code = language(request)
    return (
        templates()
        .get_template(template)
        .render(
            request=request,
            say=sayer(code),
            lang=code,
            csrf=csrf_token(device(request)),
            static=static,
            pane=pane,
            **context,
        )
    )


def render(request: Request, template: str, *, status_code: int = 200, **context: Any) -> Response:
    """A page made from a template."""
    html = fragment(request, template, **context)
    return Response(html, status_code, media_type="text/html; charset=utf-8")
