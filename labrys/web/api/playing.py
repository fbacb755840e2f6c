"""Playing by program: choices, undo, chat, and bots that stand in."""

from __future__ import annotations

from fastapi import APIRouter, Request

from labrys import bots
from labrys.kernel.errors import BadSetting
from labrys.web.api.access import TheVisitor, count
from labrys.web.api.describing import PLAYING
from labrys.web.api.models import (
    AnswerGiven,
    ChatGiven,
    ChoiceGiven,
    LogModel,
    StandInGiven,
    TableModel,
    ViewModel,
)
from labrys.web.api.views import log_model, view_now

router = APIRouter(tags=["playing"], prefix="/tables/{table}")


@router.post("/choices", responses=PLAYING)
def play(request: Request, visitor: TheVisitor, given: ChoiceGiven) -> ViewModel:
    """Play an option. When this answers, the choice is stored; the answer is the new view.

    The `question_id` tells which question is answered: a choice that comes twice or too late is
    refused with `house-stale`, and changes nothing.
    """
    with visitor.house.tables.current(visitor.table):
        visitor.house.play.choose(visitor.table, visitor.seated(), given.option, given.question_id)
        return view_now(request, visitor)


@router.post("/undo", responses=PLAYING)
def undo(request: Request, visitor: TheVisitor) -> ViewModel:
    """Take back the seat’s last choice, or ask the others to agree, as the view’s `undo` says."""
    visitor.house.play.undo(visitor.table, visitor.seated())
    return view_now(request, visitor)


@router.post("/redo", responses=PLAYING)
def redo(request: Request, visitor: TheVisitor) -> ViewModel:
    """Play again what was taken back."""
    visitor.house.play.redo(visitor.table, visitor.seated())
    return view_now(request, visitor)


@router.post("/undo-answer", responses=PLAYING)
def answer_undo(request: Request, visitor: TheVisitor, given: AnswerGiven) -> ViewModel:
    """Agree or not to another’s undo; who asked for it may withdraw with no."""
    visitor.house.play.answer_undo(visitor.table, visitor.seated(), given.yes)
    return view_now(request, visitor)


@router.post("/stand-in", responses=PLAYING)
def stand_in(visitor: TheVisitor, given: StandInGiven) -> TableModel:
    """Let a bot play for the seat."""
    if given.bot not in bots.NAMES:
        raise BadSetting(f"there is no bot '{given.bot}'; the bots are {', '.join(bots.NAMES)}")
    visitor.house.seats.stand_in(visitor.table, visitor.seated(), given.bot, visitor.access)
    return TableModel.of(visitor.house.tables.info(visitor.table))


@router.post("/come-back", responses=PLAYING)
def come_back(visitor: TheVisitor) -> TableModel:
    """Take the seat again from the bot."""
    visitor.house.seats.come_back(visitor.table, visitor.seated())
    return TableModel.of(visitor.house.tables.info(visitor.table))


@router.post("/chat", responses=PLAYING)
def chat(request: Request, visitor: TheVisitor, given: ChatGiven) -> LogModel:
    """Say a line at the table."""
    count(request, "chat", visitor.token)
    visitor.house.talk.say(visitor.table, visitor.seat, given.name, given.text)
    return log_model(request, visitor)
