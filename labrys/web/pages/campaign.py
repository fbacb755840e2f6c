"""Campaigns: begun, looked at, gone on with, deleted. For all but their owner there are none."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request, Response

from labrys import games
from labrys.boards.people import COLOURS
from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.tables.campaigns import campaign_of, open_settings
from labrys.web.campaignpage import own_design, page_of
from labrys.web.pages.opening import GameName, setting_field
from labrys.web.paths import TableId
from labrys.web.problems import status_of
from labrys.web.rendering import error_words, game_words, language, render, say
from labrys.web.security import Posted, device, me, remember, see, visitor
from labrys.web.tablepage import house_of

router = APIRouter(include_in_schema=False)


@router.get("/campaign/new/{game}")
def form(request: Request, game: GameName) -> Response:
    """What it is about, and the form to begin one."""
    return _form(request, games.find(game), {})


@router.post("/campaign/new/{game}")
def begin(request: Request, game: GameName, post: Posted) -> Response:
    found = games.find(game)
    name = post.text("name").strip() or say(request)("table-guest")
    colour = post.text("colour")
    try:
        settings = {
            one.name: post.text(f"setting-{one.name}") or one.default
            for one in open_settings(found)
        }
        request.app.state.rates.take("open", visitor(request))
        campaign = house_of(request).campaigns.begin(game, post.secret, name, colour, settings)
    except LabrysError as error:
        return _form(request, found, post.fields, error)
    response = see(f"/campaign/{campaign}")
    remember(response, request, name, colour)
    return response


def _form(
    request: Request, game: AnyGame, given: Mapping[str, str], error: LabrysError | None = None
) -> Response:
    plan = campaign_of(game)
    words = game_words(game, language(request))
    known = me(request)
    colour = given.get("colour", known.colour)
    return render(
        request,
        "campaign_new.html",
        status_code=status_of(error) if error else 200,
        game=game.name,
        title=words.title(),
        pitch=words.say("campaign-pitch") if words.knows("campaign-pitch") else "",
        ours=own_design(words),
        scenarios=[words.scenario(number) for number in range(len(plan.scenarios))],
        attempts=plan.attempts,
        settings=[setting_field(setting, words, given) for setting in open_settings(game)],
        name=given.get("name", known.name),
        colour=colour if colour in COLOURS else COLOURS[0],
        colours=COLOURS,
        alert=error_words(request, error) if error else "",
    )


@router.get("/campaign/{campaign}")
def page(request: Request, campaign: TableId) -> Response:
    """The chart, what comes next, and what was won."""
    look = house_of(request).campaigns.look(campaign, device(request))
    return render(request, "campaign.html", page=page_of(look, language(request), charted=True))


@router.post("/campaign/{campaign}/go-on")
def go_on(request: Request, campaign: TableId, post: Posted) -> Response:
    """To the table that is not over, or to a new one of the next scenario."""
    house = house_of(request)
    look = house.campaigns.look(campaign, post.secret)
    if look.running is None and not look.standing.over:
        request.app.state.rates.take("open", visitor(request))
    return see(f"/table/{house.campaigns.go_on(campaign, post.secret, bool(post.text('leave')))}")


@router.post("/campaign/{campaign}/delete")
def delete(request: Request, campaign: TableId, post: Posted) -> Response:
    """Forget a campaign; its tables stay."""
    house_of(request).campaigns.delete(campaign, post.secret)
    return see("/tables")
