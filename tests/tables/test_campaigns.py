"""A campaign is kept from table to table: by whoever began it, once, whatever happens."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Engine, inspect, select, text, update

import labrys
from labrys import games
from labrys.kernel.campaign import UNPLAYED
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import AnyGame
from labrys.kernel.text.playing import Playing
from labrys.tables import campaigns, keys
from labrys.tables.errors import BadPlan, NoCampaign, NotNow
from labrys.tables.house import House
from labrys.tables.notifier import ChangeNotifier
from labrys.tables.people import Plan, SeatPlan
from labrys.tables.storage import migrate, schema
from labrys.tables.storage.backup import back_up, restore
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from tests.postgres import Postgres
from tests.rule import rule
from tests.tables.houses import ANNA, BEN, play_one, play_out, play_some, same_house


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Iterator[Engine]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'campaigns.sqlite3'}"
    else:
        url = str(postgres.new_database("labrys_campaigns"))
    engine = open_engine(url)
    yield engine
    engine.dispose()


def served(engine: Engine) -> House:
    migrate.upgrade(engine)
    return House(Store(engine), ChangeNotifier())


def begun(house: House, secret: str = ANNA, **settings: str) -> str:
    return house.campaigns.begin("diluvium", secret, "Anna", "teal", settings)


def decide(house: House, table: str, gold: int, won: bool = True) -> None:
    """A table as if it had ended so; replays would show that it did not."""
    ends = {"over": True, "points": [gold], "winners": [0] if won else [], "deciders": []}
    version = schema.tables.c.version + 1
    change = update(schema.tables).where(schema.tables.c.id == table)
    with house.store.database.writing() as connection:
        connection.execute(change.values(version=version, **ends))


def sail(house: House, campaign: str, *results: int, secret: str = ANNA) -> list[str]:
    """Tables of a campaign that end with so much Gold; 0 is a defeat."""
    tables = []
    for gold in results:
        tables.append(house.campaigns.go_on(campaign, secret))
        decide(house, tables[-1], gold, gold > 0)
    return tables


# ---- from table to table


@rule("DIL-SOLO-30", "DIL-SOLO-31", "DIL-SOLO-32")
def test_a_campaign_is_kept_from_table_to_table(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house, side="b")
    fresh = house.campaigns.look(campaign, ANNA)
    assert fresh.voyages == ()
    assert fresh.running is None
    assert fresh.settings == {"side": "b"}

    first = house.campaigns.go_on(campaign, ANNA)
    info = house.tables.info(first)
    assert info.settings == {
        "scenario": "sails",
        "heirloom": "no",
        "side": "b",
        "boards": "dealt",
        "memory": "closed",
    }
    assert (info.seats[0].name, info.seats[0].colour) == ("Anna", "teal")
    assert house.campaigns.go_on(campaign, ANNA) == first, "it is not over"
    play_out(house, first)
    ended = house.tables.info(first)
    look = house.campaigns.look(campaign, ANNA)
    won = bool(ended.winners)
    assert look.voyages[0].points == ended.points[0]
    assert look.standing.scenario == (1 if won else 0)

    house = served(engine)  # the server was started anew
    campaign = begun(house)
    sail(house, campaign, 36, 0, 45)
    look = house.campaigns.look(campaign, ANNA)
    assert look.standing.stars == [2, 3, UNPLAYED, UNPLAYED, UNPLAYED, UNPLAYED]
    assert [one.attempt for one in look.voyages] == [1, 1, 2]
    assert [one.stars for one in look.voyages] == [2, 0, 3]
    settings = [house.tables.info(one.table).settings for one in look.voyages]
    assert [one["scenario"] for one in settings] == ["sails", "granaries", "granaries"]
    assert [one["heirloom"] for one in settings] == ["no", "yes", "yes"]
    sail(house, campaign, 0, 0, 35, 35, 50)
    look = house.campaigns.look(campaign, ANNA)
    assert look.standing.over
    assert look.standing.stars == [2, 3, 0, 2, 2, 2]
    assert look.game.campaign().ranks[look.rank].id == "archon"  # type: ignore[union-attr]
    settings = [house.tables.info(one.table).settings for one in look.voyages]
    assert [one["heirloom"] for one in settings] == ["no", *["yes"] * 4, "no", "yes", "yes"]
    with pytest.raises(NotNow, match="house-campaign-over"):
        house.campaigns.go_on(campaign, ANNA)
    assert house.campaigns.mine(ANNA)[0].campaign == campaign


@rule("DIL-SOLO-30")
def test_a_lost_scenario_may_be_left(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    with pytest.raises(NotNow, match="house-campaign-leave"):
        house.campaigns.go_on(campaign, ANNA, leave=True)
    sail(house, campaign, 40, 0)
    assert house.campaigns.look(campaign, ANNA).may_leave
    table = house.campaigns.go_on(campaign, ANNA, leave=True)
    settings = house.tables.info(table).settings
    assert (settings["scenario"], settings["heirloom"]) == ("beasts", "no")
    decide(house, table, 50)
    look = house.campaigns.look(campaign, ANNA)
    assert look.standing.stars[:4] == [2, 0, 3, UNPLAYED]


@rule("DIL-SOLO-31")
def test_the_heirloom_that_was_taken_is_seen(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    sail(house, campaign, 36)
    table = house.campaigns.go_on(campaign, ANNA)
    assert house.campaigns.look(campaign, ANNA).voyages[-1].heirloom == ""
    look = house.looks.now(table, 0)
    house.play.choose(table, 0, "heirloom-gold", look.question_id)
    assert house.campaigns.look(campaign, ANNA).voyages[-1].heirloom == "heirloom-gold"
    house.play.undo(table, 0)
    assert house.campaigns.look(campaign, ANNA).voyages[-1].heirloom == ""


# ---- nothing counts twice, nothing is lost


def test_what_is_over_counts_at_once_and_once(engine: Engine) -> None:
    """The result is the table's: there is no moment between its end and its counting."""
    house = served(engine)
    campaign = begun(house)
    table = house.campaigns.go_on(campaign, ANNA)
    play_some(house, table, 5)
    house.play.undo(table, 0)
    house.play.redo(table, 0)
    assert house.campaigns.look(campaign, ANNA).running is not None
    play_out(house, table)
    later = served(engine)
    for _ in range(2):
        look = later.campaigns.look(campaign, ANNA)
        assert len(look.voyages) == 1
        assert look.voyages[0].stars is not None
    with pytest.raises(NotNow, match="house-campaign-counted"):
        later.play.undo(table, 0)
    # A fork of it and the same table once more are tables like any other.
    seats = (SeatPlan(name="Anna", mine=True),)
    record = later.looks.record_upto(table, 3)
    fork = later.open(Plan("diluvium", seats, record=record, origin=f"{table}/3"), ANNA).table
    again = later.again(table, later.seats.access(table, ANNA))
    for other in (fork, again):
        assert later.tables.info(other).campaign == ""
        play_out(later, other)
    assert len(later.campaigns.look(campaign, ANNA).voyages) == 1
    assert later.tables.info(table).campaign == campaign


def test_of_two_servers_one_opens_the_next_table(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    houses = [same_house(house) for _ in range(4)]
    start, opened = threading.Barrier(len(houses)), []

    def go(server: House) -> None:
        start.wait()
        opened.append(server.campaigns.go_on(campaign, ANNA))

    threads = [threading.Thread(target=go, args=(server,)) for server in houses]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == len(houses)
    assert len(set(opened)) == 1
    with house.store.database.reading() as connection:
        tables = connection.execute(select(schema.tables.c.id)).scalars().all()
    assert tables == opened[:1]


def test_a_table_that_the_rules_of_today_do_not_allow_is_sailed_anew(tmp_path: Path) -> None:
    house = served(open_engine(f"sqlite:///{tmp_path / 'house.sqlite3'}"))
    campaign = begun(house)
    stuck = house.campaigns.go_on(campaign, ANNA)
    play_some(house, stuck, 6)
    choices = schema.choices
    with house.store.database.writing() as connection:
        here = update(choices).where(choices.c.table_id == stuck, choices.c.ply == 3)
        connection.execute(here.values(option="act nothing"))
    later = same_house(house)
    look = later.campaigns.look(campaign, ANNA)
    assert look.running is None
    assert "act nothing" in look.voyages[0].problem
    other = later.campaigns.go_on(campaign, ANNA)
    assert other != stuck
    look = later.campaigns.look(campaign, ANNA)
    assert [one.attempt for one in look.voyages] == [1, 1]
    assert look.running is not None
    house.close()


# ---- whose it is


def test_nobody_else_has_a_way_to_a_campaign(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    table = house.campaigns.go_on(campaign, ANNA)
    for secret in (BEN, keys.new_secret(), "", "short", "é" * 30):
        for act in (house.campaigns.look, house.campaigns.go_on, house.campaigns.delete):
            with pytest.raises(NoCampaign):
                act(campaign, secret)
        assert house.campaigns.mine(secret) == []
        assert house.campaigns.of_table(table, secret) is None
    with pytest.raises(NoCampaign):
        house.campaigns.look("2222222222", ANNA)
    spectator = house.seats.links(table, ANNA)
    assert spectator is not None
    house.seats.watch(spectator.spectator, BEN)
    assert house.campaigns.of_table(table, BEN) is None, "who watches the table gets no more"
    assert house.campaigns.of_table(table, ANNA) is not None


def test_a_campaign_goes_along_when_its_table_moves_to_another_device(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    (old,) = sail(house, campaign, 40)
    table = house.campaigns.go_on(campaign, ANNA)
    phone = keys.new_secret()
    house.seats.sit(old, 0, BEN, "Ben", "navy", house.seats.new_key(old, 0))
    assert house.campaigns.look(campaign, ANNA).running is not None, "an old table gives no right"
    house.seats.sit(table, 0, phone, "Anna", "teal", house.seats.new_key(table, 0))
    assert house.campaigns.go_on(campaign, phone) == table
    for secret in (ANNA, BEN):
        with pytest.raises(NoCampaign):
            house.campaigns.look(campaign, secret)


def test_a_campaign_can_be_forgotten_and_its_tables_stay(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    table = house.campaigns.go_on(campaign, ANNA)
    other = same_house(house)
    assert other.tables.info(table).campaign == campaign
    house.campaigns.delete(campaign, ANNA)
    with pytest.raises(NoCampaign):
        house.campaigns.go_on(campaign, ANNA)
    for server in (house, other):
        assert server.tables.info(table).campaign == ""
        play_one(server, table, 0, random.Random(1))
    play_out(house, table)


# ---- bad input


def test_a_campaign_is_not_begun_with_wrong_words(house: House) -> None:
    with pytest.raises(BadSetting, match="minos has no campaign"):
        house.campaigns.begin("minos", ANNA, "Anna")
    with pytest.raises(BadSetting, match="no game"):
        house.campaigns.begin("atlantis", ANNA, "Anna")
    with pytest.raises(BadSetting, match="the campaign itself decides scenario"):
        begun(house, scenario="horizon")
    with pytest.raises(BadSetting, match="side cannot be 'c'"):
        begun(house, side="c")
    with pytest.raises(BadSetting, match="no option 'wind'"):
        begun(house, wind="strong")
    with pytest.raises(BadSetting):
        house.campaigns.begin("diluvium", ANNA, "Anna", "", ["side"])
    for name in ("", "\u200b", "x" * 500):
        with pytest.raises(BadPlan):
            house.campaigns.begin("diluvium", ANNA, name)
    assert house.campaigns.mine(ANNA) == []


def test_there_is_an_end_to_campaigns(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "MOST", 2)
    first = begun(house)
    begun(house)
    with pytest.raises(NotNow, match="house-campaigns-many"):
        begun(house)
    house.campaigns.delete(first, ANNA)
    begun(house)
    begun(house, BEN)


# ---- upgrades


@pytest.fixture
def as_installed() -> Iterator[None]:
    loaded, kept = dict(games._loaded), dict(games._kept)
    yield
    for memory, before in ((games._loaded, loaded), (games._kept, kept)):
        memory.clear()
        memory.update(before)  # type: ignore[arg-type]


def other_content() -> AnyGame:
    """A version in which stars are dearer and the ranks are other ones."""
    files = labrys.game("diluvium").playing.files()
    scenarios = files["scenarios.toml"]
    for scenario in scenarios["scenario"]:  # type: ignore[attr-defined]
        scenario["stars"] = [90, 95]
    return games.make("diluvium", Playing.of(files))


@pytest.mark.usefixtures("as_installed")
def test_a_campaign_keeps_the_content_it_was_begun_with(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    sail(house, campaign, 45)
    before = labrys.game("diluvium").playing.id
    games._loaded["diluvium"] = other_content()
    games._kept.clear()
    later = served(engine)
    sail(later, campaign, 45)
    look = later.campaigns.look(campaign, ANNA)
    assert look.standing.stars[:2] == [3, 3]
    assert look.game.playing.id == before
    assert look.game.playing.id != labrys.game("diluvium").playing.id
    new = begun(later)
    sail(later, new, 45)
    assert later.campaigns.look(new, ANNA).standing.stars[0] == 1


def test_an_old_database_learns_of_campaigns(engine: Engine) -> None:
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        settings = migrate.config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0003")
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        then = [column["name"] for column in inspect(connection).get_columns("tables")]
        row = dict.fromkeys(then, "") | {
            "id": "old",
            "game": "diluvium",
            "rules": "1",
            "seed": "5",
            "settings": "{}",
            "points": "[]",
            "winners": "[]",
            "deciders": "[]",
            "undo": None,
            "setup": "",
            "listed": False,
            "over": False,
            "bot_due": False,
            "imported": 0,
            "created": 1.0,
            "changed": 1.0,
            "version": 0,
            "ply": 0,
            "generation": 0,
        }
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)
    house = served(engine)
    assert house.tables.info("old").campaign == ""
    campaign = begun(house)
    play_some(house, house.campaigns.go_on(campaign, ANNA), 3)
    assert len(house.campaigns.mine(ANNA)) == 1


def test_a_backup_holds_campaigns(engine: Engine, tmp_path: Path) -> None:
    house = served(engine)
    campaign = begun(house)
    sail(house, campaign, 36, 0)
    back_up(engine, tmp_path / "backup.sqlite3")
    copy = open_engine(f"sqlite:///{tmp_path / 'copy.sqlite3'}")
    restore(tmp_path / "backup.sqlite3", copy)
    look = served(copy).campaigns.look(campaign, ANNA)
    assert look.standing.stars[:2] == [2, 0]
    assert look.standing.tries == 1
    copy.dispose()


def aged(house: House, table: str, days: float) -> None:
    changed = time.time() - days * 24 * 3600
    with house.store.database.writing() as connection:
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == table).values(changed=changed)
        )


def test_old_tables_of_a_campaign_that_goes_on_are_not_pruned(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    tables = sail(house, campaign, 40, 40)
    aged(house, tables[0], 400)
    assert house.store.forgetting.prune(180).tables == 0
    assert len(house.campaigns.look(campaign, ANNA).voyages) == 2
    aged(house, tables[1], 300)
    assert house.store.forgetting.prune(180).tables == 2


def test_who_takes_their_name_back_can_go_on_with_their_campaign(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    sail(house, campaign, 40)
    house.store.forgetting.forget(keys.hashed(ANNA), "Anna")
    table = house.campaigns.go_on(campaign, ANNA)
    assert house.tables.info(table).seats[0].name == ""


def test_a_table_of_a_campaign_is_neither_ended_nor_deleted_by_itself(engine: Engine) -> None:
    house = served(engine)
    campaign = begun(house)
    table = house.campaigns.go_on(campaign, ANNA)
    access = house.seats.access(table, ANNA)
    for act in (house.hosting.end, house.hosting.delete):
        with pytest.raises(NotNow, match="house-campaign-table"):
            act(table, access)
    house.campaigns.delete(campaign, ANNA)
    house.hosting.delete(table, house.seats.access(table, ANNA))
    assert house.store.tables.get(table) is None
