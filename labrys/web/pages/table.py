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
from labrys.web.hosts import address
from labrys.web.panes import lean, updating
from labrys.web.paths import TableId
from labrys.web.problems import status_of
from labrys.web.questions import Question
from labrys.web.rendering import error_words, game_words, language, render, say
from labrys.web.security import Post, Posted, me, remember, see, visitor
from labrys.web.sharing import Link
from labrys.web.steps import next_step
from labrys.web.tablepage import context, entered, house_of, latest_look, looked, main

router = APIRouter(include_in_schema=False)

Htmx = Annotated[str, Header(alias="HX-Request")]
Action = Callable[[House, Access, int], None]


# ---- looking


@router.get("/table/{table}")
def page(request: Request, table: TableId, seat: int | None = None) -> Response:
    """The whole page."""
    with house_of(request).tables.current(table):
        return render(request, "table.html", **context(request, entered(request, table), seat))


@router.get("/table/{table}/now")
def now(request: Request, table: TableId, seat: int | None = None, after: str = "") -> Response:
    """Only what changes, for a page that is there already; with the undos and the ply that it
    shows, only the next step on the way (steps.py)."""
    with house_of(request).tables.current(table), updating(request):
        access = entered(request, table)
        step = next_step(request, access, seat, after) if after else ""
        response = _update(request, step or main(request, access, seat))
    if step:
        response.headers["HX-Retarget"] = "#board"
    return response


@router.get("/table/{table}/why")
def why(
    request: Request, table: TableId, seat: int | None = None, part: str = "", htmx: Htmx = ""
) -> Response:
    """Why other things are not possible; with a part of the board, those that name it."""
    _, look = looked(house_of(request), entered(request, table), seat)
    code = language(request)
    question = Question(look.view, game_words(look.game, code), board(look.game, code))
    template = "parts/why.html" if htmx == "true" else "why.html"
    return render(
        request,
        template,
        table=table,
        seat=look.seat,
        game=look.info.game,
        title=game_words(look.game, code).title(),
        reasons=question.reasons(part),
        part=part,
    )


@router.get("/table/{table}/log")
def whole_log(request: Request, table: TableId, seat: int | None = None) -> Response:
    """All that happened."""
    look = latest_look(house_of(request), entered(request, table), seat)
    code = language(request)
    return render(
        request,
        "log.html",
        table=table,
        seat=look.seat,
        title=game_words(look.game, code).title(),
        lines=chronicle.lines(look, code),
        info=look.info,
    )


# ---- doing


@router.post("/table/{table}/play")
def play(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Play an option."""

    def act(house: House, access: Access, seat: int) -> None:
        house.play.choose(table, seat, post.text("option"), post.text("question"))

    return done(request, table, post, htmx, act)


@router.post("/table/{table}/undo")
def undo(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Take back the last choice, or ask the others whether one may."""

    def act(house: House, access: Access, seat: int) -> None:
        house.play.undo(table, seat, tuple(other for other in access.seats if other != seat))

    return done(request, table, post, htmx, act)


@router.post("/table/{table}/redo")
def redo(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Play again what was taken back."""
    return done(request, table, post, htmx, lambda house, _, seat: house.play.redo(table, seat))


@router.post("/table/{table}/undo-answer")
def undo_answer(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Accept, decline or withdraw a request to undo."""
    yes = post.text("answer") == "yes"
    return done(
        request, table, post, htmx, lambda house, _, seat: house.play.answer_undo(table, seat, yes)
    )


@router.post("/table/{table}/stand-in")
def stand_in(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Let a bot play for a seat: one's own, or as the host for somebody who is away."""
    bot = post.text("bot") or bots.STAND_IN
    absent = post.number("for", post.number("seat"))

    def act(house: House, access: Access, seat: int) -> None:
        house.seats.stand_in(table, absent, bot, access)

    return done(request, table, post, htmx, act, anybody=True)


@router.post("/table/{table}/come-back")
def come_back(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Take one's seat again from the bot."""
    return done(
        request, table, post, htmx, lambda house, _, seat: house.seats.come_back(table, seat)
    )


@router.get("/table/{table}/key")
def no_key(table: TableId) -> Response:
    """Who reads on in another language comes back to the table: a key is shown once."""
    return see(f"/table/{table}")


@router.post("/table/{table}/key")
def new_key(request: Request, table: TableId, post: Posted) -> Response:
    """A link by which whoever sits here goes on at another device. It is shown once."""
    access = entered(request, table)
    seat = post.number("seat")
    if seat not in access.seats:
        raise NotYours()
    house = house_of(request)
    info = house.tables.info(table)
    link = Link(seat, address(request, f"/seat/{house.seats.new_key(table, seat)}"))
    title = game_words(info.game, language(request)).title()
    return render(request, "key.html", table=table, seat=seat, title=title, info=info, link=link)


@router.post("/table/{table}/free")
def free_seat(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """As the host, free the seat of somebody who is gone; the log tells it."""

    def act(house: House, access: Access, seat: int) -> None:
        house.seats.free(table, post.number("for"), post.secret)

    return done(request, table, post, htmx, act, anybody=True)


@router.post("/table/{table}/rename")
def rename(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Take another name or colour."""
    name, colour = post.text("name"), post.text("colour")
    response = done(
        request,
        table,
        post,
        htmx,
        lambda house, _, seat: house.seats.rename(table, seat, name, colour),
    )
    if response.status_code < 400:
        remember(response, request, name, colour)
    return response


@router.post("/table/{table}/chat")
def chat(request: Request, table: TableId, post: Posted, htmx: Htmx = "") -> Response:
    """Say something to all at the table."""
    request.app.state.rates.take("chat", visitor(request))
    name = post.text("name") or me(request).name or say(request)("table-spectator")

    def act(house: House, access: Access, seat: int) -> None:
        speaker = seat if seat in access.seats else (access.seats or (-1,))[0]
        house.talk.say(table, speaker, name, post.text("text"))

    return done(request, table, post, htmx, act, anybody=True)


def done(
    request: Request,
    table: str,
    post: Post,
    htmx: str,
    act: Action,
    anybody: bool = False,
) -> Response:
    """Do it and show the table: one round trip. What can't be done is told at its top."""
    with house_of(request).tables.current(table), updating(request):
        return _done_there(request, table, post, htmx, act, anybody)


def _done_there(
    request: Request, table: str, post: Post, htmx: str, act: Action, anybody: bool
) -> Response:
    access = entered(request, table)
    seat = post.number("seat")
    back = f"/table/{table}?seat={seat}" if seat in access.seats else f"/table/{table}"
    try:
        if seat not in access.seats and not anybody:
            raise NotYours()
        act(house_of(request), access, seat)
    except LabrysError as error:
        if htmx != "true":
            raise
        shown = main(request, access, seat, error_words(request, error))
        return _update(request, shown, status_of(error))
    if htmx != "true":
        return see(back)
    return _update(request, main(request, entered(request, table), seat))


def _update(request: Request, html: str, status: int = 200) -> Response:
    return Response(lean(request, html), status, media_type="text/html; charset=utf-8")
