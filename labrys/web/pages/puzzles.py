"""Puzzles from one's own games: would I find it now?"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from labrys.web import boards
from labrys.web.boards import board
from labrys.web.paths import Ply, TableId
from labrys.web.questions import Question
from labrys.web.rendering import game_words, language, names_at, render
from labrys.web.reviews import per_cent
from labrys.web.security import device
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)

# After so many wrong answers the right one may be asked for.
TRIES: Final = 2
MOST_TRIES: Final = 12

NOTHING: Final[list[str]] = []
Tried = Annotated[list[Annotated[str, Query(max_length=120)]], Query(max_length=MOST_TRIES)]


@router.get("/puzzles")
def puzzles(request: Request) -> Response:
    """The moments of one's own games at which most was lost."""
    code = language(request)
    found = house_of(request).puzzles.of(device(request))
    return render(
        request,
        "puzzles.html",
        puzzles=[(puzzle, per_cent(puzzle.choice.lost)) for puzzle in found],
        titles={puzzle.info.game: game_words(puzzle.info.game, code).title() for puzzle in found},
    )


@router.get("/puzzle/{table}/{ply}")
def puzzle(
    request: Request, table: TableId, ply: Ply, tried: Tried = NOTHING, show: str = ""
) -> Response:
    """A moment with its question; what has been tried is part of the address."""
    house, code = house_of(request), language(request)
    found = house.puzzles.one(device(request), table, ply)
    look = house.looks.back(table, found.seat, ply)
    question = Question(look.view, game_words(look.game, code), board(look.game, code))
    best = look.view.spell(found.choice.best)
    wrong = [spelling for spelling in dict.fromkeys(tried) if spelling != best]
    return render(
        request,
        "puzzle.html",
        puzzle=found,
        title=question.words.title(),
        prompt=question.words.prompt(look.view, names_at(found.info, code)),
        groups=question.groups(),
        board=boards.drawn(look.view, found.info, code),
        tried=tried,
        wrong=wrong,
        before=look.view.spell(found.choice.option),
        solved=best in tried,
        shown=bool(show) and len(wrong) >= TRIES,
        may_show=len(wrong) >= TRIES,
        best=question.choice(found.choice.best),
        chance=per_cent(found.choice.chance),
        best_chance=per_cent(found.choice.best_chance),
    )
