"""The coach: a finished game looked back at, through the eyes of a seat."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from labrys.tables.errors import NotNow
from labrys.tables.people import Access, Info
from labrys.tables.reviews import ReviewLook
from labrys.web import boards
from labrys.web.paths import TableId
from labrys.web.rendering import game_words, language, names_at, render
from labrys.web.reviews import reviewed
from labrys.web.security import Posted, see, visitor
from labrys.web.tablepage import entered, house_of

router = APIRouter(include_in_schema=False)

Eyes = Annotated[int | None, Query(ge=0, le=99)]
Moment = Annotated[int | None, Query(ge=0, le=1_000_000)]


@router.get("/table/{table}/review")
def review(request: Request, table: TableId, seat: Eyes = None, at: Moment = None) -> Response:
    """What the coach has found, or how far it is."""
    access = entered(request, table)
    house = house_of(request)
    look = house.reviews.look(table)
    info = house.tables.info(table)
    eyes = _eyes(info, access, seat)
    response = render(request, "review.html", **_context(request, info, eyes, look, at))
    if look is not None and look.review is None and not look.failed:
        response.headers["Refresh"] = "2"
    return response


@router.post("/table/{table}/review")
def ask(request: Request, table: TableId, post: Posted) -> Response:
    """Have the coach look at the game."""
    entered(request, table)
    request.app.state.rates.take("review", visitor(request))
    house_of(request).reviews.ask(table)
    request.app.state.reviewing.wake()
    seat = post.text("seat")
    return see(f"/table/{table}/review" + (f"?seat={seat}" if seat.isdigit() else ""))


def _eyes(info: Info, access: Access, seat: int | None) -> int:
    """Of a game that is over everybody may look through anybody's eyes."""
    if seat is None:
        return access.seats[0] if access.seats else (info.winners[0] if info.winners else 0)
    if seat >= len(info.seats):
        raise NotNow("house-replay-own")
    return seat


def _context(
    request: Request, info: Info, eyes: int, look: ReviewLook | None, at: int | None
) -> dict[str, Any]:
    code = language(request)
    house = house_of(request)
    words = game_words(info.game, code)
    context: dict[str, Any] = {
        "table": info.table,
        "info": info,
        "title": words.title(),
        "names": names_at(info, code),
        "eyes": eyes,
        "look": look,
        "page": None,
        "board": "",
    }
    if look is None or look.review is None:
        return context
    people = boards.sitters(info, code, eyes)
    page = reviewed(house, info, look.review, eyes, people, code)
    context["page"] = page
    shown = at if at is not None else (page.turns[0].ply if page.turns else None)
    if shown is not None:
        seen = house.looks.back(info.table, eyes, min(shown, page.plies))
        context["board"] = boards.drawn(seen.view, info, code)
        context["at"] = seen.ply
        context["moment"] = next((c for c in page.choices if c.ply == seen.ply), None)
    return context
