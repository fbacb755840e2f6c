"""What a bot would do: for people who play against bots."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter, Request, Response

from labrys.tables.botdesk import BotDesk
from labrys.web.boards import board
from labrys.web.pages.table import Htmx
from labrys.web.paths import TableId
from labrys.web.questions import Question
from labrys.web.rendering import game_words, language, render
from labrys.web.security import visitor
from labrys.web.tablepage import entered, house_of, looked

router = APIRouter(include_in_schema=False)


@router.get("/table/{table}/hint")
def hint(request: Request, table: TableId, seat: int | None = None, htmx: Htmx = "") -> Response:
    """The choice of a strong bot, in words."""
    request.app.state.rates.take("hint", visitor(request))
    _, look = looked(house_of(request), entered(request, table), seat)
    desk = cast(BotDesk, request.app.state.desk)
    option = look.view.concealed.read(desk.advise(table, look.seat))
    game, code = look.info.game, language(request)
    question = Question(look.view, game_words(game, code), board(game, code))
    return render(
        request,
        "parts/hint.html" if htmx == "true" else "hint.html",
        table=table,
        seat=look.seat,
        choice=question.choice(option),
    )
