"""Games and tables: what there is, opening, sitting down."""

from __future__ import annotations

from fastapi import APIRouter, Request, status

from labrys import bots, games
from labrys.kernel.errors import BadSetting
from labrys.kernel.lexicon import shown
from labrys.tables import keys
from labrys.tables.errors import NotNow
from labrys.tables.people import BOT, Plan, SeatPlan
from labrys.web.api.access import TheHouse, TheVisitor, count
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
    )


@router.get("/tables")
def list_tables(house: TheHouse) -> list[TableModel]:
    """The tables that anybody may join, the latest first."""
    return [TableModel.of(info) for info in house.open_tables()]


@router.post("/tables", status_code=status.HTTP_201_CREATED, responses=problems(400, 413, 422, 429))
def open_table(request: Request, house: TheHouse, given: TableGiven) -> TableOpened:
    """Open a table. The answer holds the tokens of its seats: they are not told again."""
    if given.game not in games.NAMES:
        known = ", ".join(games.NAMES)
        raise BadSetting(f"there is no game '{shown(given.game)}'; the games are {known}")
    count(request, "api-open")
    plan = Plan(
        game=given.game,
        seats=tuple(_seat(seat) for seat in given.seats),
        settings=given.settings,
        listed=given.listed,
        seed=given.seed,
        record=given.record,
        upto=given.upto,
        origin="record" if given.record else "",
    )
    opened = house.open(plan, keys.new_secret())
    tokens = ["" if seat.kind == BOT else token for seat, token in zip(plan.seats, opened.tokens)]
    return TableOpened(table=opened.table, tokens=tokens, spectator=opened.spectator)


def _seat(given: SeatGiven) -> SeatPlan:
    bot = given.bot if given.kind == BOT else ""
    return SeatPlan(kind=given.kind, name=given.name or bot, colour=given.colour, bot=bot)


@router.post("/tables/{table}/sit", responses=PLAYING)
def sit(visitor: TheVisitor, given: SitGiven) -> TableModel:
    """Sit down under a name, at the seat of the token."""
    seat, token = visitor.seated(), visitor.token
    if visitor.house.access(visitor.table, token=token).seats:
        visitor.house.sit(visitor.table, seat, token, given.name, given.colour, token)
    else:
        visitor.house.rename(visitor.table, seat, given.name, given.colour)
    return TableModel.of(visitor.house.info(visitor.table))


@router.post(
    "/tables/{table}/join",
    status_code=status.HTTP_201_CREATED,
    responses=problems(400, 403, 404, 409, 413, 422, 429),
)
def join(request: Request, house: TheHouse, table: TableId, given: JoinGiven) -> TableJoined:
    """Take a free seat of a listed table. The answer holds the token for it."""
    count(request, "api-open")
    free = house.info(table).free_seats
    if given.seat is None and not free:
        raise NotNow("house-seat-taken")
    seat = free[0] if given.seat is None else given.seat
    token = keys.new_secret()
    house.sit(table, seat, token, given.name, given.colour)
    return TableJoined(table=table, seat=seat, token=token)
