"""A house on a database of its own, and browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from fastapi import FastAPI

from labrys.tables.house import House
from labrys.tables.people import BOT, Plan, SeatPlan
from labrys.web import app as web
from labrys.web.settings import Settings
from tests.web.browsers import Browser, NoBots, NoReviews, TestClient


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """The pages, without limits and without bots."""
    file = tmp_path_factory.mktemp("house") / "labrys.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web, "seat_bots", lambda *_: NoBots())
        patch.setattr(web, "Reviewing", lambda _: NoReviews())
        app = web.create(Settings(database=f"sqlite:///{file}", limits=0))
        with TestClient(app):
            yield app


@pytest.fixture
def house(app: FastAPI) -> House:
    found: House = app.state.house
    return found


@pytest.fixture
def visit(app: FastAPI) -> Callable[[], Browser]:
    return lambda: Browser(app)


@pytest.fixture
def ann(app: FastAPI) -> Browser:
    return Browser(app)


@pytest.fixture
def ben(app: FastAPI) -> Browser:
    return Browser(app)


@pytest.fixture
def duel(house: House, ann: Browser, ben: Browser) -> str:
    """A table of Minotaur Lords: Ann opened it and sits at seat 0, Ben at seat 1."""
    plan = Plan("minotaur", (SeatPlan(name="Ann", mine=True), SeatPlan()), seed=1)
    opened = house.open(plan, ann.secret)
    house.seats.sit(opened.table, 1, ben.secret, "Ben", "navy", opened.tokens[1])
    return opened.table


@pytest.fixture
def shared(house: House, ann: Browser) -> str:
    """Two people at Ann's device."""
    seats = (SeatPlan(name="Ann", mine=True), SeatPlan(name="Zoe", mine=True))
    return house.open(Plan("minotaur", seats, seed=1), ann.secret).table


@pytest.fixture
def against_bot(house: House, ann: Browser) -> str:
    seats = (SeatPlan(name="Ann", mine=True), SeatPlan(BOT, "Talos", bot="greedy"))
    return house.open(Plan("minotaur", seats, seed=1), ann.secret).table
