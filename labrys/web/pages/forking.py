"""A new table from any ply of a finished one; and the same table once more."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request, Response

from labrys.kernel.errors import LabrysError
from labrys.tables.people import Info, Plan
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
    house_of(request).looks.record_upto(table, ply)  # says why not, if it can't be done
    return _form(request, house_of(request).tables.info(access.table), ply, {})


@router.post("/table/{table}/fork/{ply}")
def fork(request: Request, table: TableId, ply: Ply, post: Posted) -> Response:
    """Open the new table."""
    entered(request, table)
    request.app.state.rates.take("open", visitor(request))
    if post.text("listed"):
        request.app.state.rates.take("list", visitor(request))
    house = house_of(request)
    info = house.tables.info(table)
    filled = seat_form(request, len(info.seats), post.fields)
    try:
        plan = Plan(
            info.game,
            seat_plans(filled),
            record=house.looks.record_upto(table, ply),
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
    return see(f"/table/{house_of(request).again(table, access)}")
