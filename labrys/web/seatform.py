"""Who sits where: the part of a form that opening, forking and loading share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fastapi import Request

from labrys import bots
from labrys.boards.people import COLOURS
from labrys.tables.people import BOT, PERSON, SeatPlan
from labrys.web.security import me

ME: Final = "me"
LINK: Final = "link"
HERE: Final = "here"
BOTS: Final = {f"bot-{level}": bot for level, bot in bots.LEVELS.items()}
WHO: Final = (ME, LINK, HERE, *BOTS)
OPPONENT: Final = "bot-medium"


@dataclass(frozen=True)
class SeatField:
    """What a form shows for a seat."""

    seat: int
    who: str
    name: str


@dataclass(frozen=True)
class SeatForm:
    """The seats of a form as they were filled in, or as they are proposed."""

    name: str
    colour: str
    seats: list[SeatField]
    who: tuple[str, ...] = WHO
    colours: tuple[str, ...] = COLOURS


def seat_form(request: Request, count: int, given: Mapping[str, str] | None = None) -> SeatForm:
    """The form for so many seats: me against bots, unless something else was filled in."""
    filled = given or {}
    known = me(request)
    seats = []
    for seat in range(count):
        who = filled.get(f"seat-{seat}", "")
        proposed = ME if seat == 0 else OPPONENT
        name = filled.get(f"seat-{seat}-name", "")
        seats.append(SeatField(seat, who if who in WHO else proposed, name))
    name, colour = filled.get("name", known.name), filled.get("colour", known.colour)
    return SeatForm(name, colour if colour in COLOURS else COLOURS[0], seats)


def seat_plans(form: SeatForm) -> tuple[SeatPlan, ...]:
    """The plan that a form describes. Whoever is not named gets a name where it is read, in the
    language of the reader."""
    plans: list[SeatPlan] = []
    for field in form.seats:
        if field.who in BOTS:
            plans.append(SeatPlan(BOT, field.name, bot=BOTS[field.who]))
        elif field.who == LINK:
            plans.append(SeatPlan(PERSON))
        elif field.who == HERE or any(plan.mine and plan.colour for plan in plans):
            plans.append(SeatPlan(PERSON, field.name, mine=True))
        else:
            plans.append(SeatPlan(PERSON, form.name.strip(), form.colour, mine=True))
    return tuple(plans)
