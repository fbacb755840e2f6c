"""The table: its page, and all that is done there with a form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response

from labrys import bots
from labrys.kernel.errors import LabrysError
from labrys.tables.errors import NotYours
from labrys.tables.house import House
from labrys.tables.people import Access
from labrys.web import chronicle
from labrys.web.boards import board
from labrys.web.panes import lean
from labrys.web.paths import TableId
from labrys.web.problems import status_of
from labrys.web.questions import Question
from labrys.web.rendering import error_words, game_words, language, render, say
from labrys.web.security import Post, Posted, me, remember, see, visitor
from labrys.web.tablepage import context, entered, house_of, looked, main

router = APIRouter(include_in_schema=False)

Htmx = Annotated[str, Header(alias="HX-Request")]
Deed = Callable[[House, Access, int], None]


# ---- looking


@router.get("/table/{table}")
def page(request: Request, table: TableId, seat: int | None = None) -> Response:
    """The whole page."""
    with house_of(request).held(table):
        return render(request, "table.html", **context(request, entered(request, table), seat))


@router.get("/table/{table}/now")
def now(request: Request, table: TableId, seat: int | None = None) -> Response:
    """Only what changes, for a page that is there already."""
    with house_of(request).held(table):
        return _update(request, main(request, entered(request, table), seat))


@router.get("/table/{table}/why")
def why(
    request: Request, table: TableId, seat: int | None = None, part: str = "", htmx: Htmx = ""
) -> Response:
    """Why other things are not possible; with a part of the board, those that name it."""
    _, look = looked(house_of(request), entered(request, table), seat)
    code = language(request)
    question = Question(look.view, game_words(look.info.game, code), board(look.info.game, code))
    template = "parts/why.html" if htmx == "true" else "why.html"
    return render(
        request,
        template,
        table=table,
        seat=look.seat,
        game=look.info.game,
        title=game_words(look.info.game, code).title(),
        reasons=question.reasons(part),
        part=part,
    )


@router.get("/table/{table}/log")
def whole_log(request: Request, table: TableId, seat: int | None = None) -> Response:
    """All that happened."""
    _, look = looked(house_of(request), entered(request, table), seat)
    code = language(request)
    return render(
        request,
        "log.html",
        table=table,
        seat=look.seat,
        title=game_words(look.info.game, code).title(),
        lines=chronicle.lines(look, code),
        info=look.info,
    )


# ---- doing


@router.post("/table/{table}/play")
def play(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Play an option."""

    def deed(house: House, access: Access, seat: int) -> None:
        house.play(table, seat, post.text("option"), post.text("moment"))

    return _done(request, table, post, htmx, deed)


@router.post("/table/{table}/undo")
def undo(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Take back the last choice, or ask the others whether one may."""

    def deed(house: House, access: Access, seat: int) -> None:
        house.undo(table, seat, tuple(other for other in access.seats if other != seat))

    return _done(request, table, post, htmx, deed)


@router.post("/table/{table}/redo")
def redo(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Play again what was taken back."""
    return _done(request, table, post, htmx, lambda house, _, seat: house.redo(table, seat))


@router.post("/table/{table}/undo-answer")
def undo_answer(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Accept, decline or withdraw a request to undo."""
    yes = post.text("answer") == "yes"
    return _done(
        request, table, post, htmx, lambda house, _, seat: house.answer_undo(table, seat, yes)
    )


@router.post("/table/{table}/stand-in")
def stand_in(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Let a bot play for a seat: one's own, or as the host for somebody who is away."""
    bot = post.text("bot") or bots.NAMES[0]
    absent = post.number("for", post.number("seat"))

    def deed(house: House, access: Access, seat: int) -> None:
        house.stand_in(table, absent, bot, access)

    return _done(request, table, post, htmx, deed, anybody=True)


@router.post("/table/{table}/come-back")
def come_back(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Take one's seat again from the bot."""
    return _done(request, table, post, htmx, lambda house, _, seat: house.come_back(table, seat))


@router.post("/table/{table}/rename")
def rename(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Take another name or colour."""
    name, colour = post.text("name"), post.text("colour")
    response = _done(
        request, table, post, htmx, lambda house, _, seat: house.rename(table, seat, name, colour)
    )
    if response.status_code < 400:
        remember(response, request, name, colour)
    return response


@router.post("/table/{table}/chat")
def chat(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Say something to all at the table."""
    request.app.state.rates.take("chat", visitor(request))
    name = post.text("name") or me(request).name or say(request)("table-spectator")

    def deed(house: House, access: Access, seat: int) -> None:
        speaker = seat if seat in access.seats else (access.seats or (-1,))[0]
        house.say(table, speaker, name, post.text("text"))

    return _done(request, table, post, htmx, deed, anybody=True)


def _done(
    request: Request,
    table: str,
    post: Post,
    htmx: str,
    deed: Deed,
    anybody: bool = False,
) -> Response:
    """Do it and show the table: one round trip. What can't be done is told at its top."""
    with house_of(request).held(table):
        return _done_there(request, table, post, htmx, deed, anybody)


def _done_there(
    request: Request, table: str, post: Post, htmx: str, deed: Deed, anybody: bool
) -> Response:
    access = entered(request, table)
    seat = post.number("seat")
    back = f"/table/{table}?seat={seat}" if seat in access.seats else f"/table/{table}"
    try:
        if seat not in access.seats and not anybody:
            raise NotYours()
        deed(house_of(request), access, seat)
    except LabrysError as error:
        if htmx != "true":
            raise
        shown = main(request, access, seat, error_words(request, error))
        return _update(request, shown, status_of(error))
    return _update(request, main(request, access, seat)) if htmx == "true" else see(back)


def _update(request: Request, html: str, status: int = 200) -> Response:
    return Response(lean(request, html), status, media_type="text/html; charset=utf-8")
