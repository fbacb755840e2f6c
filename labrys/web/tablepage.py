"""The page of a table: whose eyes it shows, and all that its template needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from fastapi import Request
from markupsafe import Markup

from labrys import games
from labrys.kernel.text.words import Words
from labrys.tables.errors import NoTable, OldRules
from labrys.tables.house import House
from labrys.tables.people import PERSON, SPECTATOR, Access, Info, Look
from labrys.tables.seats import silent
from labrys.web import boards, chronicle
from labrys.web.campaignpage import page_of
from labrys.web.endings import ending
from labrys.web.questions import Question
from labrys.web.rendering import (
    error_words,
    fragment,
    game_words,
    language,
    macros,
    messages,
    names_at,
)
from labrys.web.security import csrf_token, device, me
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
    access = house_of(request).seats.access(table, device(request))
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
        return house.looks.state(access.table, seat)
    who = shown(house.tables.info(access.table), access, wanted)
    return _state(house.looks.state(access.table, who.seat), who)


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
    csrf = csrf_token(device(request))
    common: dict[str, Any] = {
        **_macros(code, csrf, access.table),
        "table": access.table,
        "access": access,
        "alert": alert,
        "me": me(request),
        "links": [],
        "campaign": None,
    }
    try:
        who, look = looked(house, access, wanted)
    except OldRules as error:
        info = house.tables.info(access.table)
        stuck = _stuck(request, info, error)
        held = _held(request, access, wanted, info) if info.holds >= 0 else {}
        return _keyed({**common, **stuck, **held}, code, csrf)
    if look.info.campaign:
        found = house.campaigns.of_table(access.table, device(request))
        common["campaign"] = page_of(found, code) if found else None
    if look.info.over:
        common |= ending(look, house.looks.course(access.table), code)
    if access.host:
        links = house.seats.links(access.table, device(request))
        common["links"] = shared(request, links, look.info)
    return _keyed({**common, **_going(look, who, code)}, code, csrf)


def _macros(code: str, csrf: str, table: str) -> dict[str, Any]:
    """The small parts that the templates of a table are made of."""
    marks, forms, people = (
        macros(f"parts/{name}.html", code, csrf, table) for name in ("marks", "forms", "people")
    )
    return {
        "icon": marks["icon"],
        "posts": forms["posts"],
        "hidden": forms["hidden"],
        "person": people["who"],
    }


def _keyed(page: dict[str, Any], code: str, csrf: str) -> dict[str, Any]:
    """With the keys of those panes that seldom change: all that is seen in them."""
    info, access, campaign = page["info"], page["access"], page["campaign"]
    here = (code, csrf, page["table"], page["seat"], page["names"])
    page["seats_key"] = (
        *here,
        info.seats,
        info.deciders,
        (info.over, info.ended, info.points, info.winners, info.muted, page["problem"]),
        (access.seats, access.host, page["silent"]),
        [(link.seat, link.free, link.address) for link in page["links"]],
        campaign.look.campaign if campaign else "",
    )
    colours = [seat.colour for seat in info.seats]
    page["chat_key"] = (*here, colours, [(note.number, note.name) for note in page["chat"]])
    page["items"] = chronicle.items(page["lines"], code, page["table"], page["seat"])
    return page


def looked(house: House, access: Access, wanted: int | None) -> tuple[Shown, Look]:
    """The table now, through the eyes that the visitor's page shows."""
    own = access.seats
    if len(own) > 1:
        who = shown(house.tables.info(access.table), access, wanted)
    else:
        who = Shown(own[0] if own else SPECTATOR)
    return who, house.looks.now(
        access.table, who.seat, tuple(seat for seat in own if seat != who.seat)
    )


def latest_look(house: House, access: Access, wanted: int | None) -> Look:
    """What the log of the visitor's page is made from; a table that can't go on has one, too."""
    who = shown(house.tables.info(access.table), access, wanted)
    return house.looks.latest(access.table, who.seat)


def _going(look: Look, who: Shown, code: str) -> dict[str, Any]:
    """A table that goes on, or is over."""
    info, view = look.info, look.view
    words, board = game_words(look.game, code), boards.board(look.game, code)
    people = boards.sitters(info, code, who.seat)
    names = [sitter.name for sitter in people]
    asked = view.asked and not info.seats[who.seat].player and not info.ended
    question = Question(view, words, board)
    if info.ended:
        prompt = messages(code).say("house-ended")
    else:
        over = asked or info.over
        prompt = words.prompt(view, names) if over else _waiting(info, words, names, code)
    return {
        "info": info,
        "title": words.title(),
        "who": who,
        "seat": who.seat,
        "names": names,
        "state": _state(look.state, who),
        "question_id": look.question_id,
        "asked": asked,
        "prompt": prompt,
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
        "silent": silent(info),
    }


def _waiting(info: Info, words: Words, names: list[str], code: str) -> str:
    """Who is choosing, and who is to choose and has not come yet."""
    absent = [names[seat] for seat in info.deciders if info.seats[seat].absent]
    here = [names[seat] for seat in info.deciders if not info.seats[seat].absent]
    said = []
    if here:
        message = "waiting" if len(here) == 1 else "waiting-several"
        said.append(words.say(message, seat=here[0], seats=words.series(here)))
    if absent:
        name = words.series(absent)
        said.append(messages(code).say("table-not-here", name=name, count=len(absent)))
    return " ".join(said)


def _stuck(request: Request, info: Info, error: OldRules) -> dict[str, Any]:
    """A table that can't go on: it says why, and who sat there."""
    return {
        "info": info,
        # The game itself may be gone, with the package that it came from.
        "title": game_words(info.game, language(request)).title()
        if info.game in games.NAMES
        else info.game,
        "who": Shown(SPECTATOR),
        "seat": SPECTATOR,
        "names": names_at(info, language(request)),
        "state": house_of(request).looks.state(info.table, SPECTATOR),
        "question_id": "",
        "asked": False,
        "prompt": error_words(request, error),
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
        "silent": [],
        "held": 0,
    }


def _held(request: Request, access: Access, wanted: int | None, info: Info) -> dict[str, Any]:
    """What a table that can't go on shows: its last moment that holds, and its log up to there."""
    house, code = house_of(request), language(request)
    who = shown(info, access, wanted)
    look = house.looks.latest(access.table, who.seat)
    return {
        "held": look.ply,
        "who": Shown(who.seat),
        "seat": who.seat,
        "state": _state(house.looks.state(access.table, who.seat), Shown(who.seat)),
        "board": boards.drawn(look.view, info, code),
        "lines": chronicle.lines(look, code, chronicle.SHOWN),
        "more_lines": len(look.log) > chronicle.SHOWN,
        "chat": [note for note in look.notes if note.text],
    }
