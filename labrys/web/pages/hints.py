"""What a bot would do: for people who play against bots."""

from __future__ import annotations

from typing import cast

from fastapi import APIRouter, Request, Response

from labrys.kernel.text.words import capital
from labrys.tables.bots.turns import BotTurns
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
    """What a strong bot would choose, in words: now, and in the rest of the turn."""
    request.app.state.rates.take("hint", visitor(request))
    _, look = looked(house_of(request), entered(request, table), seat)
    bot_turns = cast(BotTurns, request.app.state.bot_turns)
    first, *rest = bot_turns.advise(table, look.seat)
    option = look.view.concealed.read(first)
    game, code = look.game, language(request)
    words = game_words(game, code)
    question = Question(look.view, words, board(game, code))
    return render(
        request,
        "parts/hint.html" if htmx == "true" else "hint.html",
        table=table,
        seat=look.seat,
        choice=question.choice(option),
        rest=[capital(words.option(game.lexicon.read(spelling))) for spelling in rest],
    )
