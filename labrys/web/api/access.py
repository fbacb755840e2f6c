"""Who a program is: by the bearer token of its seat or of the spectators. Cookies count nothing."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from labrys.tables import keys
from labrys.tables.errors import NotYours
from labrys.tables.house import House
from labrys.tables.people import PERSON, SPECTATOR, Access
from labrys.web.limits import Rates
from labrys.web.paths import TableId

bearer = HTTPBearer(
    auto_error=False, description="The token of a seat, or that of a table’s spectators."
)


class NoToken(NotYours):
    """No token was sent, or one that opens nothing here."""

    message = "house-no-token"


def house(request: Request) -> House:
    return cast(House, request.app.state.house)


class Visitor:
    """A program at a table: its seat, or -1 if it only watches."""

    def __init__(self, house: House, access: Access, token: str) -> None:
        self.house = house
        self.access = access
        self.table = access.table
        self.seat = access.seats[0] if access.seats else SPECTATOR
        self.token = token

    def seated(self) -> int:
        if self.seat == SPECTATOR:
            raise NotYours("house-spectator")
        return self.seat


def bearer_token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str:
    return given.credentials if given else ""


TheToken = Annotated[str, Depends(bearer_token)]


def visitor(
    request: Request,
    table: TableId,
    token: TheToken,
) -> Visitor:
    """The visitor of a table; every call to a table but the public ones needs one."""
    found = access(house(request), table, token)
    if request.method == "POST":
        count(request, "api", token)
    return Visitor(house(request), found, token)


def access(house: House, table: str, token: str) -> Access:
    """What a token opens at a table: it is that of somebody who sits there, or the spectators'."""
    found = house.seats.access(table, secret=token, token=token)
    # A bot's hand is nobody else's, not even its opener's.
    people = {seat.seat for seat in house.tables.info(table).seats if seat.kind == PERSON}
    seats = tuple(seat for seat in found.seats if seat in people)
    if not seats and not found.spectator:
        if invited(house, table, token) is not None:
            raise NotYours("house-sit-first")
        raise NoToken()
    return Access(table, seats, found.spectator, host=False)


def invited(house: House, table: str, token: str) -> int | None:
    """The seat at which one may sit down by a token, if it is an invitation to this table."""
    place = house.store.seats.place_of(keys.hashed(token)) if keys.plausible(token) else None
    return place[1] if place and place[0] == table and place[1] != SPECTATOR else None


def count(request: Request, what: str, token: str = "") -> None:
    """Count a request of a program, or refuse it because there were too many."""
    rates: Rates = request.app.state.rates
    address = request.client.host if request.client else ""
    rates.take(what, (keys.hashed(token) if token else address, address))


TheHouse = Annotated[House, Depends(house)]
TheVisitor = Annotated[Visitor, Depends(visitor)]
