"""Looking at a table by program: the view, the refusals, the log, earlier plies, live events."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, StreamingResponse

from labrys.web.api.access import TheVisitor
from labrys.web.api.describing import READING, problems
from labrys.web.api.models import LogModel, RefusalModel, TableModel, ViewModel
from labrys.web.api.views import log_model, view_model, view_now
from labrys.web.live_events import states
from labrys.web.paths import Ply
from labrys.web.rendering import game_words, language

EVENT: Final = {
    "type": "object",
    "properties": {"event": {"const": "state"}, "data": {"type": "string"}},
}

router = APIRouter(tags=["reading"], prefix="/tables/{table}")


@router.get("", responses=READING)
def read_table(visitor: TheVisitor) -> TableModel:
    """A table: who sits there, and who is to choose."""
    return TableModel.of(visitor.house.tables.info(visitor.table))


@router.get("/view", responses=READING)
def read_view(request: Request, visitor: TheVisitor) -> ViewModel:
    """All that the seat may see, and what it may choose."""
    return view_now(request, visitor)


@router.get("/refusals", responses=READING)
def read_refusals(request: Request, visitor: TheVisitor) -> list[RefusalModel]:
    """What the seat might expect to be possible, and why it is not, with the rule."""
    look = visitor.house.looks.now(visitor.table, visitor.seat)
    words = game_words(look.game, language(request))
    return [
        RefusalModel(
            option=look.view.spell(refusal.option),
            reason=refusal.reason,
            rule=refusal.rule,
            text=words.refusal(refusal, look.view),
        )
        for refusal in look.view.refusals()
    ]


@router.get("/log", responses=READING)
def read_log(
    request: Request,
    visitor: TheVisitor,
    since: Annotated[int, Query(ge=0, le=1_000_000, description="only what came after")] = 0,
) -> LogModel:
    """What happened, in sentences, and the latest of what was said."""
    return log_model(request, visitor, since)


@router.get("/replay/{ply}", responses=READING)
def look_back(
    request: Request,
    visitor: TheVisitor,
    ply: Ply,
    opened: Annotated[bool, Query(description="all cards; only once the game is over")] = False,
) -> ViewModel:
    """The table after so many choices, as the seat saw it then."""
    return view_model(request, visitor.house.looks.back(visitor.table, visitor.seat, ply, opened))


@router.get("/record", response_class=PlainTextResponse, responses=READING)
def read_record(visitor: TheVisitor) -> str:
    """The record of a finished game, as text: it can be read, kept, and gone on from."""
    return visitor.house.looks.record(visitor.table)


@router.get(
    "/events",
    response_class=StreamingResponse,
    responses={
        **problems(401, 404, 422),
        200: {
            "description": "`event: state`, with the state of the table as `data:`",
            "content": {"text/event-stream": {"schema": EVENT}},
        },
    },
)
def follow_events(request: Request, visitor: TheVisitor) -> StreamingResponse:
    """Server-sent events: the view’s `state`, at once and whenever it has changed.

    An event tells that there is something new, and nothing of what it is: read the view.
    """
    return states(request, visitor.house, visitor.table, visitor.seat)
