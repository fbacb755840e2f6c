"""Campaigns for programs: begun, looked at, gone on with. One token is for a campaign and plays all
its tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, status
from pydantic import BaseModel, Field

from labrys.kernel.text.words import Words
from labrys.tables import keys
from labrys.tables.campaigns import CampaignLook, Voyage
from labrys.web.api.access import NoToken, TheHouse, TheToken, count
from labrys.web.api.describing import PLAYING, READING, problems
from labrys.web.api.models import Given, Name, Word
from labrys.web.paths import TableId
from labrys.web.rendering import game_words, language

router = APIRouter(prefix="/campaigns", tags=["campaigns"])


class CampaignGiven(Given):
    """A campaign to be begun."""

    game: Word = Field(description="a game that has a campaign", examples=["diluvium"])
    name: Name = Field(description="of whoever plays")
    colour: Word = Field("", description="purple, green, beige, navy, rust or teal")
    settings: dict[Word, Word] = Field(
        default_factory=dict, max_length=20, description="those that the campaign does not decide"
    )


class CampaignBegun(BaseModel):
    """A new campaign with its token. It is told once: keep it."""

    campaign: str
    token: str = Field(
        description="to be sent as a bearer token: for the campaign, and for all its tables"
    )


class GoOnGiven(Given):
    """How to go on."""

    leave: bool = Field(False, description="do not try a lost scenario again: go on without stars")


class CampaignDeleted(BaseModel):
    """A campaign that is gone, and its tables, which are not."""

    campaign: str
    tables: list[str]


class VoyageModel(BaseModel):
    """A table of a campaign: one attempt at a scenario."""

    table: str
    scenario: str
    attempt: int
    over: bool
    stars: int | None = Field(description="0 if it was lost; null before its end")
    points: int | None = Field(description="null before its end")
    heirloom: str = Field(description="the option that took one up; empty if none did")
    problem: str = Field(description="why the table can't go on; empty if it can")

    @staticmethod
    def of(voyage: Voyage, look: CampaignLook) -> VoyageModel:
        return VoyageModel(
            table=voyage.table,
            scenario=look.plan.scenarios[voyage.scenario],
            attempt=voyage.attempt,
            over=voyage.stars is not None,
            stars=voyage.stars,
            points=voyage.points,
            heirloom=voyage.heirloom,
            problem=voyage.problem,
        )


class ScenarioModel(BaseModel):
    """A scenario, in the language asked for."""

    scenario: str
    title: str
    rule: str = Field(description="its id in the rulebook", examples=["DIL-SOLO-20"])
    changes: list[str]
    aims: list[str]
    stars_for: list[str] = Field(description="what each number of stars takes, from one on")
    stars: int | None = Field(description="what was won; null if it was not played")


class CampaignModel(BaseModel):
    """Where a campaign stands."""

    campaign: str
    game: str
    name: str
    over: bool
    next: str | None = Field(description="the scenario to be played; null once it is over")
    tries: int = Field(description="how often that one was lost")
    attempts: int = Field(description="how often a scenario may be tried")
    heirloom: bool = Field(description="whether one is brought into the next table")
    may_leave: bool = Field(description="whether a lost scenario may be left without stars")
    stars: int
    most_stars: int
    rank: str = Field(description="so far, or in the end", examples=["navigator"])
    rank_title: str
    running: str | None = Field(description="the table that is not over; null if there is none")
    scenarios: list[ScenarioModel]
    tables: list[VoyageModel]


def model(look: CampaignLook, words: Words) -> CampaignModel:
    plan, standing = look.plan, look.standing
    return CampaignModel(
        campaign=look.campaign,
        game=look.game.name,
        name=look.name,
        over=standing.over,
        next=None if standing.over else plan.scenarios[standing.scenario],
        tries=standing.tries,
        attempts=plan.attempts,
        heirloom=standing.heirloom and not standing.over,
        may_leave=look.may_leave,
        stars=standing.total,
        most_stars=look.most_stars,
        rank=plan.ranks[look.rank].id,
        rank_title=words.thing("rank", look.rank),
        running=look.running.table if look.running else None,
        scenarios=[_scenario(look, words, number) for number in range(len(plan.scenarios))],
        tables=[VoyageModel.of(voyage, look) for voyage in look.voyages],
    )


def _scenario(look: CampaignLook, words: Words, number: int) -> ScenarioModel:
    told, stars = words.scenario(number), look.standing.stars[number]
    return ScenarioModel(
        scenario=look.plan.scenarios[number],
        title=told.title,
        rule=told.rule,
        changes=list(told.changes),
        aims=list(told.aims),
        stars_for=list(told.stars),
        stars=stars if stars >= 0 else None,
    )


@router.post("", status_code=status.HTTP_201_CREATED, responses=problems(400, 409, 413, 422, 429))
def begin_campaign(request: Request, house: TheHouse, given: CampaignGiven) -> CampaignBegun:
    """Begin a campaign. The answer holds its token, which is not told again."""
    count(request, "api-open")
    token = keys.new_secret()
    id = house.campaigns.begin(given.game, token, given.name, given.colour, given.settings)
    return CampaignBegun(campaign=id, token=token)


@router.get("/{campaign}", responses=READING)
def read_campaign(
    request: Request, house: TheHouse, campaign: TableId, token: TheToken
) -> CampaignModel:
    """Where it stands: what was won, and what comes next."""
    look = house.campaigns.look(campaign, _told(token))
    return model(look, game_words(look.game, language(request)))


@router.post("/{campaign}/go-on", responses=PLAYING)
def go_on(
    request: Request, house: TheHouse, campaign: TableId, token: TheToken, given: GoOnGiven
) -> CampaignModel:
    """Open the table of the next scenario, unless one is running: `running` in the answer names it.
    It may safely be asked again."""
    if house.campaigns.look(campaign, _told(token)).running is None:
        count(request, "api-open")
    count(request, "api", token)
    house.campaigns.go_on(campaign, token, given.leave)
    return read_campaign(request, house, campaign, token)


@router.post("/{campaign}/delete", responses=PLAYING)
def delete_campaign(
    request: Request, house: TheHouse, campaign: TableId, token: TheToken
) -> CampaignDeleted:
    """Forget a campaign. Its tables stay, and count for nothing."""
    count(request, "api", _told(token))
    tables = house.campaigns.look(campaign, token).voyages
    house.campaigns.delete(campaign, token)
    return CampaignDeleted(campaign=campaign, tables=[voyage.table for voyage in tables])


def _told(token: str) -> str:
    if not token:
        raise NoToken()
    return token
