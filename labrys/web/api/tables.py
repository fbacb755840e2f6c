"""Games and tables: what there is, opening, sitting down."""

from __future__ import annotations

from fastapi import APIRouter, Request, status

from labrys import bots, games, packs
from labrys.kernel.errors import BadSetting
from labrys.kernel.lexicon import shown
from labrys.tables import keys
from labrys.tables.errors import NotNow
from labrys.tables.opening import refuse_known_chance
from labrys.tables.people import BOT, PERSON, RECORD, Plan, SeatPlan
from labrys.web.api.access import TheHouse, TheToken, TheVisitor, count, invited, visitor
from labrys.web.api.describing import PLAYING, problems
from labrys.web.api.models import (
    GameModel,
    JoinGiven,
    SeatGiven,
    SettingModel,
    SitGiven,
    TableGiven,
    TableJoined,
    TableModel,
    TableOpened,
    TableSat,
)
from labrys.web.paths import TableId
from labrys.web.rendering import game_words, language

router = APIRouter(tags=["tables"])


@router.get("/games")
def list_games(request: Request) -> list[GameModel]:
    """The games of the house and their options."""
    return [_game(name, language(request)) for name in games.NAMES]


def _game(name: str, code: str) -> GameModel:
    game = games.find(name)
    campaign = game.campaign()
    settings = [
        SettingModel(name=setting.name, values=setting.values, default=setting.default)
        for setting in game.settings
    ]
    return GameModel(
        name=name,
        title=game_words(name, code).title(),
        rules=game.version,
        seats=game.seat_counts,
        settings=settings,
        bots=list(bots.NAMES),
        overlays={offer.id: offer.name[code] for offer in packs.offered(name).values()},
        campaign=campaign.scenarios if campaign is not None else [],
    )


@router.get("/tables")
def list_tables(house: TheHouse) -> list[TableModel]:
    """The tables that anybody may join, the latest first."""
    return [TableModel.of(info) for info in house.looks.open_tables()]


@router.post("/tables", status_code=status.HTTP_201_CREATED, responses=problems(400, 413, 422, 429))
def open_table(request: Request, house: TheHouse, given: TableGiven) -> TableOpened:
    """Open a table. The answer holds the tokens of its seats: they are not told again.

    A seat with a name is the program’s own, and its token plays it. That of a seat without a name
    is an invitation: whoever gets it sits down by it first.
    """
    if given.game not in games.NAMES:
        known = ", ".join(games.NAMES)
        raise BadSetting(f"there is no game '{shown(given.game)}'; the games are {known}")
    count(request, "api-open")
    if given.listed:
        count(request, "list")
    plan = Plan(
        game=given.game,
        seats=tuple(_seat(seat) for seat in given.seats),
        settings=given.settings,
        listed=given.listed,
        seed=given.seed,
        overlay=given.overlay,
        record=given.record,
        upto=given.upto,
        origin=RECORD if given.record else "",
    )
    refuse_known_chance(plan)
    opened = house.open_for_programs(plan)
    return TableOpened(table=opened.table, tokens=list(opened.tokens), spectator=opened.spectator)


def _seat(given: SeatGiven) -> SeatPlan:
    """Who gives a seat a name has taken it; others are invited to one without."""
    if given.kind == BOT:
        return SeatPlan(BOT, given.name or given.bot, given.colour, given.bot)
    return SeatPlan(PERSON, given.name, given.colour, mine=bool(given.name))


@router.post("/tables/{table}/sit", responses=PLAYING)
def sit(
    request: Request, house: TheHouse, table: TableId, token: TheToken, given: SitGiven
) -> TableSat:
    """Sit down under a name, by an invitation: the answer holds the token to play with, and the
    invitation ends. Who sits there already takes another name, and keeps the token."""
    seat, own = invited(house, table, token), token
    if seat is None:
        here = visitor(request, table, token)
        seat = here.seated()
        house.seats.rename(table, seat, given.name, given.colour)
    else:
        count(request, "api", token)
        own = keys.new_secret()
        house.seats.sit(table, seat, own, given.name, given.colour, token)
    told = TableModel.of(house.tables.info(table))
    return TableSat(**told.model_dump(), seat=seat, token=own)


@router.post("/tables/{table}/key", responses=PLAYING)
def new_key(here: TheVisitor) -> TableJoined:
    """An invitation to one’s own seat: who sits down by it takes the seat over, and this token
    may only watch from then on. One that was made before ends."""
    seat = here.seated()
    token = here.house.seats.new_key(here.table, seat)
    return TableJoined(table=here.table, seat=seat, token=token)


@router.post(
    "/tables/{table}/join",
    status_code=status.HTTP_201_CREATED,
    responses=problems(400, 403, 404, 409, 413, 422, 429),
)
def join(request: Request, house: TheHouse, table: TableId, given: JoinGiven) -> TableJoined:
    """Take a free seat of a listed table. The answer holds the token for it."""
    count(request, "api-open")
    free = house.tables.info(table).free_seats
    if given.seat is None and not free:
        raise NotNow("house-seat-taken")
    seat = free[0] if given.seat is None else given.seat
    token = keys.new_secret()
    house.seats.sit(table, seat, token, given.name, given.colour)
    return TableJoined(table=table, seat=seat, token=token)
