"""The page of a table: whose eyes it shows, and all that its template needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from fastapi import Request
from markupsafe import Markup

from labrys import games
from labrys.tables.errors import NoTable, OldRules
from labrys.tables.house import House
from labrys.tables.people import PERSON, SPECTATOR, Access, Info, Look
from labrys.web import boards, chronicle
from labrys.web.questions import Question
from labrys.web.rendering import fragment, game_words, language, say
from labrys.web.security import device, me
from labrys.web.sharing import shared

NOBODY: Final = -1


@dataclass(frozen=True)
class Shown:
    """Whose eyes a page shows; `next` is whom the device should be handed to first."""

    seat: int
    next: int = NOBODY


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def entered(request: Request, table: str) -> Access:
    """What the visitor may do at a table; for strangers there is no such table."""
    access = house_of(request).access(table, device(request))
    if not access.any:
        raise NoTable()
    return access


def shown(info: Info, access: Access, wanted: int | None) -> Shown:
    """Whose eyes to show.

    Where several people share a device, the page of one must not be seen by another: if
    somebody else of them is to choose, the page is a spectator's and asks to be handed over.
    """
    own = access.seats
    asked = [seat for seat in own if seat in info.deciders and not info.seats[seat].player]
    if len(own) == 1:
        return Shown(own[0])
    if wanted in own and (wanted in asked or not asked):
        return Shown(wanted)
    if asked:
        return Shown(SPECTATOR, asked[0])
    return Shown(own[0] if own and info.over else SPECTATOR)


def page_state(house: House, access: Access, wanted: int | None) -> str:
    """Differs when anything has changed that the visitor's page shows."""
    if len(access.seats) < 2:
        seat = access.seats[0] if access.seats else SPECTATOR
        return house.state(access.table, seat)
    who = shown(house.info(access.table), access, wanted)
    return _state(house.state(access.table, who.seat), who)


def _state(state: str, who: Shown) -> str:
    return state if who.next == NOBODY else f"{state}-{who.next}"


def main(request: Request, access: Access, wanted: int | None, alert: str = "") -> str:
    """The `<main id="table">` of the page."""
    return fragment(request, "table_main.html", **context(request, access, wanted, alert))


def context(
    request: Request, access: Access, wanted: int | None, alert: str = ""
) -> dict[str, Any]:
    """All that the templates of a table need."""
    house, code = house_of(request), language(request)
    told: dict[str, Any] = {
        "table": access.table,
        "access": access,
        "alert": alert,
        "me": me(request),
        "links": [],
    }
    try:
        who, look = looked(house, access, wanted)
    except OldRules:
        return {**told, **_stuck(request, house.info(access.table))}
    if access.host:
        told["links"] = shared(request, house.links(access.table, device(request)), look.info)
    return {**told, **_going(look, who, code)}


def looked(house: House, access: Access, wanted: int | None) -> tuple[Shown, Look]:
    """The table now, through the eyes that the visitor's page shows."""
    own = access.seats
    if len(own) > 1:
        who = shown(house.info(access.table), access, wanted)
    else:
        who = Shown(own[0] if own else SPECTATOR)
    return who, house.look(access.table, who.seat, tuple(seat for seat in own if seat != who.seat))


def _going(look: Look, who: Shown, code: str) -> dict[str, Any]:
    """A table that goes on, or is over."""
    info, view = look.info, look.view
    words, board = game_words(info.game, code), boards.board(info.game, code)
    people = boards.sitters(info, code, who.seat)
    names = [sitter.name for sitter in people]
    asked = view.asked and not info.seats[who.seat].player
    question = Question(view, words, board)
    return {
        "info": info,
        "title": words.title(),
        "who": who,
        "seat": who.seat,
        "names": names,
        "state": _state(look.state, who),
        "moment": look.moment,
        "asked": asked,
        "prompt": words.prompt(view, names),
        "groups": question.groups() if asked else [],
        "standing": question.standing() if asked else [],
        "refused": " ".join(question.refused_parts()) if asked else "",
        "board": Markup(board.draw(view, people)),
        "account": Markup(board.account(view, people)) if info.over else "",
        "lines": chronicle.lines(look, code, chronicle.SHOWN),
        "more_lines": len(look.log) > chronicle.SHOWN,
        "chat": [note for note in look.notes if note.text],
        "way_back": look.way_back,
        "hints": not any(seat.kind == PERSON for seat in info.seats if seat.seat != who.seat),
        "problem": "",
    }


def _stuck(request: Request, info: Info) -> dict[str, Any]:
    """A table that can't go on: it says why, and who sat there."""
    now = games.find(info.game).version
    return {
        "info": info,
        "title": game_words(info.game, language(request)).title(),
        "who": Shown(SPECTATOR),
        "seat": SPECTATOR,
        "names": boards.names(info, language(request)),
        "state": house_of(request).state(info.table, SPECTATOR),
        "moment": "",
        "asked": False,
        "prompt": say(request)("house-old-rules", rules=info.rules, now=now),
        "groups": [],
        "standing": [],
        "refused": "",
        "board": "",
        "account": "",
        "lines": [],
        "more_lines": False,
        "chat": [],
        "way_back": None,
        "hints": False,
        "problem": info.problem,
    }
