"""Sitting down at a table, or watching it: by link, or where a seat is free for anybody."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from labrys.kernel.errors import LabrysError
from labrys.kernel.pageboard import COLOURS
from labrys.tables.errors import NoTable
from labrys.tables.people import SPECTATOR, Info
from labrys.web import boards
from labrys.web.paths import SeatNumber, TableId, Token
from labrys.web.problems import status_of
from labrys.web.rendering import error_words, game_words, language, render
from labrys.web.security import Post, Posted, device, me, remember, see
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)


@router.get("/seat/{token}")
def by_link(request: Request, token: Token) -> Response:
    """The page behind the link of a seat; who sits there already goes to the table."""
    house = house_of(request)
    table, seat = house.place_of(token)
    if seat == SPECTATOR:
        return see(f"/watch/{token}")
    if seat in house.access(table, device(request)).seats:
        return see(f"/table/{table}?seat={seat}")
    return _form(request, house.info(table), seat, f"/seat/{token}")


@router.post("/seat/{token}")
def sit_by_link(request: Request, token: Token, post: Posted) -> Response:
    table, seat = house_of(request).place_of(token)
    return _sit(request, post, table, seat, f"/seat/{token}", token)


@router.get("/watch/{token}")
def watch(request: Request, token: Token) -> Response:
    """Watch a table: this browser may from now on."""
    return see(f"/table/{house_of(request).watch(token, device(request))}")


@router.get("/table/{table}/sit/{seat}")
def at_open_table(request: Request, table: TableId, seat: SeatNumber) -> Response:
    info = _listed(request, table, seat)
    return _form(request, info, seat, f"/table/{table}/sit/{seat}")


@router.post("/table/{table}/sit/{seat}")
def sit_at_open_table(request: Request, table: TableId, seat: SeatNumber, post: Posted) -> Response:
    """Sit down where anybody may. Who gave a name before need not give it again."""
    info = _listed(request, table, seat)
    if not post.text("name") and not me(request).name:
        return _form(request, info, seat, f"/table/{table}/sit/{seat}")
    return _sit(request, post, table, seat, f"/table/{table}/sit/{seat}")


def _listed(request: Request, table: str, seat: int) -> Info:
    info = house_of(request).info(table)
    if not info.listed or seat >= len(info.seats):
        raise NoTable()
    return info


def _sit(
    request: Request, post: Post, table: str, seat: int, action: str, token: str = ""
) -> Response:
    house, known = house_of(request), me(request)
    name = post.text("name") or known.name
    colour = post.text("colour") or known.colour
    try:
        house.sit(table, seat, post.secret, name, colour, token)
    except LabrysError as error:
        return _form(request, house.info(table), seat, action, error, post)
    response = see(f"/table/{table}?seat={seat}")
    remember(response, request, name, colour)
    return response


def _form(
    request: Request,
    info: Info,
    seat: int,
    action: str,
    error: LabrysError | None = None,
    post: Post | None = None,
) -> Response:
    code, known = language(request), me(request)
    here = info.seats[seat]
    taken = [other.colour for other in info.seats if other.seat != seat and other.claimed]
    free = [colour for colour in COLOURS if colour not in taken]
    colour = (post.text("colour") if post else "") or known.colour
    return render(
        request,
        "sit.html",
        status_code=status_of(error) if error else 200,
        info=info,
        seat=seat,
        sitting=here,
        title=game_words(info.game, code).title(),
        names=boards.names(info, code),
        action=action,
        name=(post.text("name") if post else "") or here.name or known.name,
        colour=colour if colour in free else here.colour,
        colours=free,
        alert=error_words(request, error) if error else "",
    )
