"""Houses for tests: on a new SQLite file, with short ways to open and play tables."""

from __future__ import annotations

import random
from pathlib import Path

from labrys.tables import keys
from labrys.tables.house import House
from labrys.tables.notifier import ChangeNotifier
from labrys.tables.people import BOT, Opened, Plan, SeatPlan
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.migrate import upgrade
from labrys.tables.storage.store import Store

ANNA = keys.new_secret()
BEN = keys.new_secret()


def new_house(folder: Path) -> House:
    engine = open_engine(f"sqlite:///{folder / 'house.sqlite3'}")
    upgrade(engine)
    return House(Store(engine), ChangeNotifier())


def same_house(house: House) -> House:
    """Another server on the same database, with nothing in its memory."""
    return House(Store(house.store.engine), ChangeNotifier())


def two_people(house: House, game: str = "minotaur", **plan: object) -> Opened:
    """A table that Anna opened, with Ben at seat 1."""
    seats = (SeatPlan(name="Anna", mine=True), SeatPlan(name="Ben"))
    opened = house.open(Plan(game, seats, seed=3, **plan), ANNA)  # type: ignore[arg-type]
    house.seats.sit(opened.table, 1, BEN, "Ben", "navy", opened.tokens[1])
    return opened


def against_bot(house: House, game: str = "minotaur", bot: str = "random") -> Opened:
    seats = (SeatPlan(name="Anna", mine=True), SeatPlan(BOT, name="Bot", bot=bot))
    return house.open(Plan(game, seats, seed=3), ANNA)


def play_some(house: House, table: str, count: int, seed: int = 1) -> int:
    """Play so many choices at random, or to the end; answers how many were played."""
    chance = random.Random(seed)
    for played in range(count):
        info = house.tables.info(table)
        if info.over:
            return played
        play_one(house, table, chance.choice(info.deciders), chance)
    return count


def play_one(house: House, table: str, seat: int, chance: random.Random) -> str:
    look = house.looks.now(table, seat)
    spelling = look.view.spell(chance.choice(look.view.options))
    house.play.choose(table, seat, spelling, look.question_id)
    return spelling


def play_out(house: House, table: str) -> None:
    play_some(house, table, 5000)
    assert house.tables.info(table).over
