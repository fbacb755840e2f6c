"""Templates with the words of the visitor's language."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from fastapi import Request, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from labrys import games
from labrys.boards.icons import ICONS
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.kernel.text.words import Messages, Said, Words, languages
from labrys.tables.errors import HouseError
from labrys.tables.people import BOT, PERSON, Info, Seat
from labrys.web.panes import pane
from labrys.web.security import csrf_token, device
from labrys.web.versions import version_of

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
BOARDS: Final = HERE.parent / "boards"
TABLES_WORDS: Final = HERE.parent / "tables" / "words"
LANGUAGE: Final = "language"
Say = Callable[..., str]
# Of each game with the newest content and some that were kept, in each language
WORDS_KEPT: Final = 64
# Of some hundred visitors
MACROS_KEPT: Final = 1024

GAME_FILE: Final = re.compile(r"games/([a-z0-9_]+)\.(css|svg)")
ANY_GAME: Final = STATIC / "art" / "any-game.svg"


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


def game_words(game: AnyGame | str, code: str) -> Words:
    """The words of a game and of its board; a table's game has the content of that table."""
    return _game_words(games.find(game) if isinstance(game, str) else game, code)


@lru_cache(maxsize=WORDS_KEPT)
def _game_words(game: AnyGame, code: str) -> Words:
    folders = [game.folder / "words" / "board", TABLES_WORDS]
    return Words(game, code, [folder for folder in folders if folder.is_dir()])


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


def names_at(info: Info, code: str) -> list[str]:
    """What those at a table are called. Who gave no name has one in the language of the reader."""
    say = sayer(code)
    of_bots = say("bot-names").split()
    claimed = [seat for seat in info.seats if seat.kind == PERSON and seat.claimed]
    nameless = [seat for seat in claimed if not seat.name]

    def default(seat: Seat) -> str:
        if seat.kind == BOT:
            return of_bots[seat.seat % len(of_bots)]
        if nameless == [seat] and claimed[0] is seat:
            return say("table-guest")
        return say("table-seat", count=seat.seat + 1)

    return [seat.name or default(seat) for seat in info.seats]


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
    if address == ICONS or not files:
        return address  # boards name the icons without a version: one address, loaded once
    return f"{address}?v={version_of(*files)}"


def static_files(path: str) -> list[Path]:
    """The files behind an address, to be joined: one of ours, or the styles of all boards and a
    game's own, or its picture."""
    of_game = GAME_FILE.fullmatch(path)
    if of_game and of_game[1] in games.NAMES:
        page = games.find(of_game[1]).folder / "page"
        if of_game[2] == "css":
            folders = (BOARDS / "style", page)
            return [file for folder in folders for file in sorted(folder.glob("*.css"))]
        return [page / "art.svg" if (page / "art.svg").is_file() else ANY_GAME]
    file = (STATIC / path).resolve()
    inside = file.is_relative_to(STATIC.resolve()) and file.is_file()
    return [file] if inside else []


@lru_cache(maxsize=MACROS_KEPT)
def macros(template: str, code: str, csrf: str, table: str) -> Mapping[str, Any]:
    """The macros of a template for a visitor of a table: made once, not with each page."""
    known = {"say": sayer(code), "lang": code, "csrf": csrf, "static": static, "table": table}
    return vars(templates().get_template(template).make_module(known))


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
            names_of=lambda info: names_at(info, code),
            **context,
        )
    )


def render(request: Request, template: str, *, status_code: int = 200, **context: Any) -> Response:
    """A page made from a template."""
    html = fragment(request, template, **context)
    return Response(html, status_code, media_type="text/html; charset=utf-8")
