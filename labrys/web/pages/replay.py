"""Looking back at a game: any ply of it, from the eyes of a seat or with open cards."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

from labrys.tables.errors import NotYours
from labrys.tables.people import SPECTATOR, Access, Info
from labrys.web import boards, chronicle
from labrys.web.panes import lean
from labrys.web.paths import Ply, TableId
from labrys.web.rendering import fragment, game_words, language, names_at, render
from labrys.web.security import see
from labrys.web.tablepage import entered, house_of, shown

router = APIRouter(include_in_schema=False)

OPEN: Final = "open"
Eyes = Annotated[str, Query(pattern=r"^(open|-?\d{1,2}|)$")]
Htmx = Annotated[str, Header(alias="HX-Request")]


@router.get("/table/{table}/replay")
def jump(table: TableId, to: Annotated[int, Query(ge=0)] = 0, seat: Eyes = "") -> Response:
    """Go to a ply that was typed or slid to."""
    return see(f"/table/{table}/replay/{to}?seat={seat}")


@router.get("/table/{table}/replay/{ply}")
def at_ply(
    request: Request, table: TableId, ply: Ply, seat: Eyes = "", htmx: Htmx = ""
) -> Response:
    """The game after so many choices; with htmx only what changes."""
    access = entered(request, table)
    context = _context(request, access, ply, seat)
    if htmx == "true":
        html = lean(request, fragment(request, "replay_main.html", **context))
        response = Response(html, media_type="text/html; charset=utf-8")
    else:
        response = render(request, "replay.html", **context)
    response.headers.append("Vary", "HX-Request, Labrys-Panes")
    return response


@router.get("/table/{table}/record")
def record(request: Request, table: TableId) -> Response:
    """The record of a finished game, to keep."""
    text = house_of(request).looks.record(entered(request, table).table)
    name = f"labrys-{table}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


def eyes(info: Info, access: Access, seat: str) -> tuple[int, bool]:
    """Through whose eyes: while the game goes on one's own, after it anybody's or all."""
    if seat == OPEN:
        return SPECTATOR, True
    if not seat:
        if info.over and not access.seats:
            return SPECTATOR, True
        return shown(info, access, None).seat, False
    number = int(seat)
    if number != SPECTATOR and number not in access.seats:
        if not info.over or not 0 <= number < len(info.seats):
            raise NotYours("house-replay-own")
    if number in access.seats and not info.over:
        # Where several share a device, looking back needs the hand-over as much as looking on.
        return shown(info, access, number).seat, False
    return number, False


def _context(request: Request, access: Access, ply: int, seat: str) -> dict[str, Any]:
    house, code = house_of(request), language(request)
    info = house.tables.info(access.table)
    viewer, opened = eyes(info, access, seat)
    look = house.looks.back(access.table, viewer, ply, opened)
    every = chronicle.lines(house.looks.back(access.table, viewer, look.plies, opened), code)
    names = names_at(info, code)
    words = game_words(look.game, code)
    current = next((line for line in every if line.ply <= ply and not line.note), None)
    viewers = (
        [(str(seat), names[seat]) for seat in range(len(names))]
        if info.over
        else [
            (str(seat), names[seat])
            for seat in access.seats
            if shown(info, access, seat).seat == seat
        ]
    )
    return {
        "table": access.table,
        "info": info,
        "title": words.title(),
        "ply": ply,
        "plies": look.plies,
        "eyes": OPEN if opened else str(viewer),
        "viewers": viewers,
        "names": names,
        "board": boards.drawn(look.view, info, code),
        "account": boards.account(look.view, info, code) if look.view.over else "",
        "lines": list(reversed(every)),
        "current": current,
    }
