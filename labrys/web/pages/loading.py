"""Loading a record: to look at it, or to go on from where it ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from labrys import games
from labrys.kernel import record as records
from labrys.kernel.errors import LabrysError, RecordError
from labrys.tables.people import RECORD, Plan, SeatPlan
from labrys.web.problems import status_of
from labrys.web.rendering import error_words, game_words, language, render, say
from labrys.web.seatform import SeatForm, seat_form, seat_plans
from labrys.web.security import Post, Posted, remember, see, visitor
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class Loaded:
    """A record that can be used."""

    text: str
    game: str
    seats: int
    choices: int
    over: bool


@router.get("/load")
def form(request: Request) -> Response:
    return _form(request)


@router.post("/load")
def load(request: Request, post: Posted) -> Response:
    """Read a record. A finished one is shown; for one that is not, it is asked who plays on."""
    text = ""
    try:
        text = _text(post)
        loaded = read(text, house_of(request).store.contents.get)
        if not loaded.over and not post.text("seat-0"):
            return _form(request, text, loaded)
        return _open(request, post, loaded)
    except LabrysError as error:
        return _form(request, text, error=error, given=post.fields)


def _text(post: Post) -> str:
    """The record as a file or as pasted text."""
    file = post.files.get("file", b"")
    if not file:
        return post.text("record").replace("\r\n", "\n")
    try:
        return file.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = file[: error.start].count(b"\n") + 1
        raise RecordError(f"line {line}: this is not text in UTF-8") from None


def read(text: str, contents: games.Contents | None = None) -> Loaded:
    """A record that plays from its beginning to its end; or a sentence about what is wrong."""
    record = records.read(text)
    position = games.replayed(record, contents)
    return Loaded(text, record.game, record.seats, len(record.choices), position.over)


def _open(request: Request, post: Post, loaded: Loaded) -> Response:
    request.app.state.rates.take("open", visitor(request))
    house = house_of(request)
    if loaded.over:
        named = say(request)
        seats = tuple(
            SeatPlan(name=named("table-seat", count=seat + 1)) for seat in range(loaded.seats)
        )
        plan = Plan(loaded.game, seats, record=loaded.text, origin=RECORD)
        opened = house.open(plan, post.secret)
        return see(f"/table/{opened.table}/replay/0?seat=open")
    form: SeatForm = seat_form(request, loaded.seats, post.fields)
    plan = Plan(loaded.game, seat_plans(form), record=loaded.text, origin=RECORD)
    response = see(f"/table/{house.open(plan, post.secret).table}")
    remember(response, request, form.name, form.colour)
    return response


def _form(
    request: Request,
    text: str = "",
    loaded: Loaded | None = None,
    error: LabrysError | None = None,
    given: Mapping[str, str] | None = None,
) -> Response:
    title = game_words(loaded.game, language(request)).title() if loaded else ""
    return render(
        request,
        "load.html",
        status_code=status_of(error) if error else 200,
        record=text,
        loaded=loaded,
        title=title,
        form=seat_form(request, loaded.seats, given) if loaded else None,
        alert=error_words(request, error) if error else "",
    )
