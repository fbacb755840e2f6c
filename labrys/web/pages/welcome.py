"""The first page, the lists of tables, and the choice of a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request, Response

from labrys import games
from labrys.kernel.text.words import languages
from labrys.tables.errors import NoTable
from labrys.web import lessons
from labrys.web.campaignpage import page_of
from labrys.web.rendering import LANGUAGE, game_words, language, render
from labrys.web.security import Posted, device, own_path, see, set_cookie
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class GameCard:
    """A game on the first page."""

    name: str
    title: str
    line: str
    players: str
    minutes: str
    lesson: bool
    campaign: bool


@router.get("/")
def welcome(request: Request) -> Response:
    """The games, the visitor's tables, open tables."""
    cards = [_card(name, language(request)) for name in games.NAMES]
    return render(request, "welcome.html", games=cards, **_tables(request))


@router.get("/tables")
def tables(request: Request) -> Response:
    """All tables of the visitor, and those that wait for players."""
    return render(request, "tables.html", **_tables(request))


@router.post("/language/{code}")
def choose_language(request: Request, code: str, post: Posted, back: str = "/") -> Response:
    """Read the pages in another language from now on."""
    if code not in languages():
        raise NoTable("house-no-language")
    response = see(own_path(back))
    set_cookie(response, request, LANGUAGE, code)
    return response


def _card(name: str, code: str) -> GameCard:
    game, words = games.find(name), game_words(name, code)
    counts, campaign = game.seat_counts, game.campaign() is not None
    players = str(counts[0]) if len(counts) == 1 else f"{min(counts)}–{max(counts)}"
    minutes, lesson = words.say("minutes"), lessons.exists(name)
    line = words.say("line" if words.knows("line") else "pitch")
    return GameCard(name, words.title(), line, players, minutes, lesson, campaign)


def _tables(request: Request) -> dict[str, Any]:
    house = house_of(request)
    mine = house.seats.tables_of(device(request))
    held = {info.table for info, _ in mine}
    campaigns = house.campaigns.mine(device(request))
    return {
        "mine": mine,
        "campaigns": [page_of(look, language(request)) for look in campaigns],
        "open_tables": [info for info in house.looks.open_tables() if info.table not in held],
        "titles": {name: game_words(name, language(request)).title() for name in games.NAMES},
    }
