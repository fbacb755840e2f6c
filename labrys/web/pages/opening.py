"""Opening a table: with one click against a bot, or with all options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from labrys import games, packs
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.game import AnyGame, Setting
from labrys.kernel.text.differing import Difference
from labrys.kernel.text.words import Words
from labrys.tables.people import Plan
from labrys.web import lessons
from labrys.web.limits import Rates
from labrys.web.problems import status_of
from labrys.web.rendering import error_words, game_words, language, render, say
from labrys.web.seatform import LINK, SeatForm, seat_form, seat_plans
from labrys.web.security import Posted, me, remember, see, visitor
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)

GameName = Annotated[str, Path(pattern=f"^({'|'.join(games.NAMES)})$")]
# How many play against each other where nothing else was asked for.
USUAL = 2
# So many lines tell what an overlay changes.
MOST_CHANGES = 40


@dataclass(frozen=True)
class SettingField:
    """An option of the game in a form; without values it is a free text."""

    name: str
    label: str
    help: str
    values: list[tuple[str, str]]
    value: str


@dataclass(frozen=True)
class OverlayField:
    """An overlay in a form: its name, and what it changes, in lines."""

    id: str
    name: str
    changes: list[str]
    more: int


@router.post("/quick/{game}")
def quick(request: Request, game: GameName, post: Posted) -> Response:
    """A game against a bot, at once, as it is best for a first game."""
    found = games.find(game)
    count = usual_seats(found)
    known = me(request)
    form = seat_form(request, count, {"name": known.name})
    settings = {setting.name: setting.first for setting in settings_of(found, count)}
    return _open(request, post.secret, Plan(game, seat_plans(form), settings))


@router.get("/open/{game}")
def form(
    request: Request,
    game: GameName,
    seats: Annotated[int, Query(ge=0, le=99)] = 0,
    friends: bool = False,
) -> Response:
    """The form. Who comes to play with friends finds the other seats free for them, by a link."""
    found = games.find(game)
    others = range(1, max(found.seat_counts)) if friends else range(0)
    return _form(request, found, seats, {f"seat-{seat}": LINK for seat in others})


@router.post("/open/{game}")
def opened(request: Request, game: GameName, post: Posted) -> Response:
    """Open the table that the form describes; or show the form with another number of seats."""
    found = _changed(game, post.text("overlay"))
    if post.text("change"):
        return _form(request, found, post.number("change"), post.fields)
    count = post.number("seats")
    try:
        filled = seat_form(request, found.checked_seats(count, {}), post.fields)
        settings = {
            setting.name: post.text(f"setting-{setting.name}") or setting.default
            for setting in settings_of(found, count)
        }
        listed, overlay = bool(post.text("listed")), post.text("overlay")
        plan = Plan(game, seat_plans(filled), settings, listed, overlay=overlay)
        response = _open(request, post.secret, plan)
    except LabrysError as error:
        return _form(request, found, count, post.fields, error)
    remember(response, request, filled.name, filled.colour)
    return response


def _open(request: Request, secret: str, plan: Plan) -> Response:
    rates: Rates = request.app.state.rates
    rates.take("open", visitor(request))
    if plan.listed:
        rates.take("list", visitor(request))
    return see(f"/table/{house_of(request).open(plan, secret).table}")


def _changed(game: str, overlay: str) -> AnyGame:
    """The game with an overlay that is offered; without, if it is not."""
    offer = packs.offered(game).get(overlay)
    return games.find(game) if offer is None else offer.makes()


def overlay_fields(request: Request, game: str) -> list[OverlayField]:
    code, fields = language(request), []
    for offer in packs.offered(game).values():
        changes = offer.changes[code]
        lines = [_line(request, change) for change in changes[:MOST_CHANGES]]
        more = max(0, len(changes) - MOST_CHANGES)
        fields.append(OverlayField(offer.id, offer.name[code], lines, more))
    return fields


def _line(request: Request, change: Difference) -> str:
    """A change in words: `open-change-added` and so on."""
    parts = {"field": change.field, "before": change.before, "after": change.after}
    return say(request)(f"open-change-{change.kind}", thing=change.whose(), **parts)


def _form(
    request: Request,
    game: AnyGame,
    seats: int,
    given: Mapping[str, str],
    error: LabrysError | None = None,
) -> Response:
    count = seats if seats in game.seat_counts else usual_seats(game)
    words = game_words(game, language(request))
    seated: SeatForm = seat_form(request, count, given)
    return render(
        request,
        "opening.html",
        status_code=status_of(error) if error else 200,
        game=game.name,
        title=words.title(),
        minutes=words.say("minutes"),
        counts=game.seat_counts,
        count=count,
        settings=[setting_field(setting, words, given) for setting in settings_of(game, count)],
        overlays=overlay_fields(request, game.name),
        overlay=given.get("overlay", ""),
        form=seated,
        listed=bool(given.get("listed")),
        alert=error_words(request, error) if error else "",
        lesson=lessons.exists(game.name),
        campaign=game.campaign() is not None,
    )


def usual_seats(game: AnyGame) -> int:
    return USUAL if USUAL in game.seat_counts else game.seat_counts[0]


def settings_of(game: AnyGame, seats: int) -> list[Setting]:
    """The options that a game for so many has: a solo level is for one alone. What may be any
    text, such as the houses of a designer's own pack, is left to programs."""
    found: list[Setting] = []
    for setting in game.settings:
        if not setting.values:
            continue
        try:
            game.checked_seats(seats, {setting.name: setting.default})
        except BadSetting:
            continue
        found.append(setting)
    return found


def setting_field(setting: Setting, words: Words, given: Mapping[str, str]) -> SettingField:
    name = f"setting-{setting.name}"
    chosen = given.get(name, setting.default)
    return SettingField(
        setting.name,
        _words(words, name, setting.name),
        _words(words, f"{name}-help", ""),
        [(value, words.wording.setting(setting.name, value)) for value in setting.values],
        chosen if chosen in setting.values else setting.default,
    )


def _words(words: Words, message: str, otherwise: str) -> str:
    return words.say(message) if words.knows(message) else otherwise
