"""The guided first game: its steps, and the choices that the reader makes there."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Path, Request, Response
from markupsafe import Markup, escape
from starlette.exceptions import HTTPException

from labrys import games
from labrys.boards.people import Sitter
from labrys.kernel.errors import UnknownSpelling
from labrys.kernel.view import View
from labrys.tables.sentences import sentences as told
from labrys.web import lessons
from labrys.web.boards import board
from labrys.web.lessons import Lesson, Step
from labrys.web.questions import Question
from labrys.web.rendering import game_words, language, render, say
from labrys.web.security import Posted, me, see

router = APIRouter(include_in_schema=False)

GameName = Annotated[str, Path(pattern=f"^({'|'.join(games.NAMES)})$")]
Number = Annotated[int, Path(ge=1, le=99)]
Htmx = Annotated[str, Header(alias="HX-Request")]
Restored = Annotated[str, Header(alias="HX-History-Restore-Request")]

RIVAL: Final = "Talos"
STRONG: Final = re.compile(r"\*([^*]+)\*")


@router.get("/learn/{game}")
def begin(game: GameName) -> Response:
    """The first step."""
    return see(f"/learn/{_lesson(game).game.name}/1")


@router.get("/learn/{game}/{number}")
def step(
    request: Request, game: GameName, number: Number, htmx: Htmx = "", restored: Restored = ""
) -> Response:
    """A step; with htmx only what changes."""
    part = htmx == "true" and restored != "true"
    return _page(request, _lesson(game), number, part)


@router.post("/learn/{game}/{number}")
def chosen(
    request: Request, game: GameName, number: Number, post: Posted, htmx: Htmx = ""
) -> Response:
    """The reader's choice: the one that leads on does, any other is answered."""
    lesson = _lesson(game)
    spelling = " ".join(post.text("option").split())
    if not spelling or spelling != _step(lesson, number).play:
        return _page(request, lesson, number, htmx == "true", spelling)
    address = f"/learn/{game}/{number + 1}"
    if htmx != "true":
        return see(address)
    response = _page(request, lesson, number + 1, True)
    response.headers["HX-Push-Url"] = address
    return response


@router.get("/learn/{game}/{number}/why")
def why(
    request: Request, game: GameName, number: Number, part: str = "", htmx: Htmx = ""
) -> Response:
    """Why other things are not possible, as at a table."""
    lesson = _lesson(game)
    view = lesson.view(_step(lesson, number))
    code = language(request)
    question = Question(view, game_words(game, code), board(game, code))
    return render(
        request,
        "parts/why.html" if htmx == "true" else "lesson_why.html",
        game=game,
        reasons=question.reasons(part),
        part=part,
        back=f"/learn/{game}/{number}",
    )


def _lesson(game: str) -> Lesson:
    if not lessons.exists(game):
        raise HTTPException(404)
    return lessons.lesson(game)


def _step(lesson: Lesson, number: int) -> Step:
    if number > len(lesson.steps):
        raise HTTPException(404)
    return lesson.steps[number - 1]


def _page(request: Request, lesson: Lesson, number: int, part: bool, chosen: str = "") -> Response:
    template = "lesson_main.html" if part else "lesson.html"
    response = render(request, template, **_context(request, lesson, number, chosen))
    response.headers.append("Vary", "HX-Request")
    return response


def _context(request: Request, lesson: Lesson, number: int, chosen: str) -> dict[str, Any]:
    step, code, game = _step(lesson, number), language(request), lesson.game.name
    words, drawing, view = game_words(game, code), board(game, code), lesson.view(step)
    people = _people(request)
    question = Question(view, words, drawing)
    says = _Sentences(lesson, step, code)
    return {
        "game": game,
        "title": words.title(),
        "number": number,
        "count": len(lesson.steps),
        "step": step,
        "heading": says.text("-title"),
        "text": says.text(),
        "task": says.text("-do") if step.play else "",
        "answer": _answer(request, view, words.option, chosen, says) if chosen else "",
        "told": told(lesson.happened(number - 1), view.seat, words, [one.name for one in people]),
        "groups": question.groups() if step.play else [],
        "refused": " ".join(question.refused_parts()) if step.play else "",
        "board": Markup(lessons.pointed(drawing.draw(view, people), step.point)),
        "account": Markup(drawing.account(view, people)) if view.over else "",
    }


class _Sentences:
    """What is said at a step."""

    def __init__(self, lesson: Lesson, step: Step, code: str) -> None:
        self.messages = lessons.sentences(lesson.game.name, code)
        self.name = f"lesson-{step.name}"
        self.things = lesson.things(step, game_words(lesson.game.name, code))

    def text(self, which: str = "") -> Markup:
        """A text in which *words* may be strong."""
        said = str(escape(self.messages.say(self.name + which, **self.things)))
        return Markup(STRONG.sub(r"<b>\1</b>", said))


def _answer(request: Request, view: View, name: Any, chosen: str, says: _Sentences) -> Markup:
    """What is said to a choice that does not lead on."""
    try:
        option = view.concealed.read(chosen)
    except UnknownSpelling:
        option = -1
    if option not in view.options:
        return Markup(escape(say(request)("learn-not-offered")))
    possible = say(request)("learn-possible", option=name(option))
    return Markup(escape(possible)) + " " + says.text("-else")


def _people(request: Request) -> list[Sitter]:
    """The reader, and a rival in another colour."""
    known = me(request)
    own = known.colour or "rust"
    name = known.name or say(request)("table-guest")
    return [
        Sitter(name, own, you=True),
        Sitter(RIVAL, "teal" if own != "teal" else "rust", bot=True),
    ]
