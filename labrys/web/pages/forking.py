"""A new table from a moment of a finished one; and the same table once more."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request, Response

from labrys.kernel.errors import LabrysError
from labrys.tables.errors import NotNow, NotYours
from labrys.tables.people import BOT, Access, Info, Plan, SeatPlan
from labrys.web.paths import Ply, TableId
from labrys.web.problems import status_of
from labrys.web.rendering import error_words, game_words, language, render
from labrys.web.seatform import seat_form, seat_plans
from labrys.web.security import Posted, remember, see, visitor
from labrys.web.tablepage import entered, house_of

router = APIRouter(include_in_schema=False)


@router.get("/table/{table}/fork/{ply}")
def form(request: Request, table: TableId, ply: Ply) -> Response:
    """Who is to sit where."""
    access = entered(request, table)
    house_of(request).record_upto(table, ply)  # says why not, if it can't be done
    return _form(request, house_of(request).info(access.table), ply, {})


@router.post("/table/{table}/fork/{ply}")
def fork(request: Request, table: TableId, ply: Ply, post: Posted) -> Response:
    """Open the new table."""
    entered(request, table)
    request.app.state.rates.take("open", visitor(request))
    house = house_of(request)
    info = house.info(table)
    filled = seat_form(request, len(info.seats), post.fields)
    try:
        plan = Plan(
            info.game,
            seat_plans(request, filled),
            record=house.record_upto(table, ply),
            listed=bool(post.text("listed")),
            origin=f"{table}/{ply}",
        )
        opened = house.open(plan, post.secret)
    except LabrysError as error:
        return _form(request, info, ply, post.fields, error)
    response = see(f"/table/{opened.table}")
    remember(response, request, filled.name, filled.colour)
    return response


def _form(
    request: Request,
    info: Info,
    ply: int,
    given: Mapping[str, str],
    error: LabrysError | None = None,
) -> Response:
    return render(
        request,
        "fork.html",
        status_code=status_of(error) if error else 200,
        info=info,
        ply=ply,
        title=game_words(info.game, language(request)).title(),
        form=seat_form(request, len(info.seats), given),
        listed=bool(given.get("listed")),
        alert=error_words(request, error) if error else "",
    )


@router.post("/table/{table}/again")
def again(request: Request, table: TableId, post: Posted) -> Response:
    """The same game with the same people, who find the way to it in the log of this table."""
    access = entered(request, table)
    request.app.state.rates.take("open", visitor(request))
    house = house_of(request)
    info = house.info(table)
    if not access.seats and not access.host:
        raise NotYours()
    if not info.over:
        raise NotNow("house-again-later")
    opened = house.open(_same(info, access), post.secret)
    for device, seat in house.store.holders_of(table):
        if seat >= 0 and seat not in access.seats and info.seats[seat].kind != BOT:
            sitter = info.seats[seat]
            house.store.claim(opened.table, seat, device, sitter.name, sitter.colour, False)
        elif seat < 0:
            house.store.hold(opened.table, seat, device)
    house.tell(table, "note-again", next=opened.table)
    return see(f"/table/{opened.table}")


def _same(info: Info, access: Access) -> Plan:
    seats = tuple(
        SeatPlan(seat.kind, seat.name, seat.colour, seat.bot, seat.seat in access.seats)
        for seat in info.seats
    )
    return Plan(info.game, seats, dict(info.settings), info.listed, origin=info.table)
