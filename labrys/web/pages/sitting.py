"""Sitting down at a table, or watching it: by link, or where a seat is free for anybody."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from labrys.boards.people import COLOURS
from labrys.kernel.errors import LabrysError
from labrys.tables import keys
from labrys.tables.errors import NoTable
from labrys.tables.people import SPECTATOR, Info
from labrys.web.paths import SeatNumber, TableId, Token
from labrys.web.problems import status_of
from labrys.web.rendering import error_words, game_words, language, names_at, render
from labrys.web.security import COOKIE, Post, Posted, Refused, device, me, remember, see
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)


@router.get("/seat/{token}")
def by_link(request: Request, token: Token) -> Response:
    """The page behind the link of a seat; who sits there already goes to the table."""
    house = house_of(request)
    table, seat = _place(request, token)
    if seat == SPECTATOR:
        return see(f"/watch/{token}")
    if seat in house.seats.access(table, device(request)).seats:
        return see(f"/table/{table}?seat={seat}")
    return _form(request, house.tables.info(table), seat, f"/seat/{token}")


def _place(request: Request, token: str) -> tuple[str, int]:
    """Where a link leads; one that was used leads only whoever used it."""
    seats = house_of(request).seats
    used = seats.place_used(token)
    if used is None:
        return seats.place_of(token)
    if used[1] not in seats.access(used[0], device(request)).seats:
        raise NoTable("house-link-used")
    return used


@router.post("/seat/{token}")
def sit_by_link(request: Request, token: Token, post: Posted) -> Response:
    table, seat = _place(request, token)
    if seat in house_of(request).seats.access(table, device(request)).seats:
        return see(f"/table/{table}?seat={seat}")
    return _sit(request, post, table, seat, f"/seat/{token}", token)


@router.get("/watch/{token}")
def watch(request: Request, token: Token) -> Response:
    """Watch a table: this browser may from now on. One without a cookie is given it first, and
    nothing is written for whoever does not keep it."""
    if not keys.plausible(request.cookies.get(COOKIE, "")):
        if "cookie" in request.query_params:
            raise Refused(403, "refused-no-cookie")
        device(request)
        return see(f"/watch/{token}?cookie=asked")
    return see(f"/table/{house_of(request).seats.watch(token, device(request))}")


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
    info = house_of(request).tables.info(table)
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
        house.seats.sit(table, seat, post.secret, name, colour, token)
    except LabrysError as error:
        return _form(request, house.tables.info(table), seat, action, error, post)
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
        names=names_at(info, code),
        action=action,
        name=(post.text("name") if post else "") or here.name or known.name,
        colour=colour if colour in free else here.colour,
        colours=free,
        alert=error_words(request, error) if error else "",
    )
