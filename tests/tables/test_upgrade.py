"""A table outlives an upgrade: of names, of numbers, of rules, and of the database itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Engine, delete, insert, select, text, update

import labrys
from labrys import games
from labrys.cli import main
from labrys.kernel.errors import Misfit, RecordError
from labrys.kernel.game import AnyGame
from labrys.kernel.record import read
from labrys.kernel.text.playing import Playing
from labrys.tables import keys, saves, verifying
from labrys.tables.bots.worker import Job, Positions
from labrys.tables.errors import NoTable, NotNow, OldRules
from labrys.tables.house import House
from labrys.tables.notifier import ChangeNotifier
from labrys.tables.people import Plan, SeatPlan
from labrys.tables.storage import migrate, schema
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from labrys.tables.terminal.opening import load_table
from labrys.tables.terminal.table import Table
from tests.postgres import Postgres
from tests.tables.houses import ANNA, BEN, new_house, play_out, play_some, two_people


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.sqlite3'}"
    return str(postgres.new_database("labrys_upgrade"))


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = open_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture(autouse=True)
def as_installed() -> Iterator[None]:
    """What a test installs is gone after it."""
    loaded, kept = dict(games._loaded), dict(games._kept)
    yield
    for memory, before in ((games._loaded, loaded), (games._kept, kept)):
        memory.clear()
        memory.update(before)  # type: ignore[arg-type]


def served(engine: Engine) -> House:
    """A server that has just been started."""
    games._kept.clear()
    migrate.upgrade(engine)
    return House(Store(engine), ChangeNotifier())


def install(game: AnyGame) -> AnyGame:
    """A newer version of the package, with this as its game."""
    games._loaded[game.name] = game
    return game


CARD_FILES = (
    "cards.toml",
    "decrees.toml",
    "civilizations.toml",
    "common.toml",
    "development.toml",
)


def renamed(name: str, folder: Path) -> AnyGame:
    """A version in which every card has another name."""
    own = labrys.game(name).folder / "content"
    for file in CARD_FILES:
        if (own / file).is_file():
            text = (own / file).read_text("utf-8")
            text = text.replace('en = "', 'en = "New ').replace('fr = "', 'fr = "Neuf ')
            (folder / file).write_text(f"# all names are new\n{text}", "utf-8")
    return games.make(name, folder)


# A number of the settings of each game
NUMBER = {
    "minos": "offer_surcharge",
    "minotaur": "hand_size",
    "diluvium": "rack_limit",
    "monumental": "start_gold",
}


def dearer(name: str) -> AnyGame:
    """A version in which some numbers have changed."""
    files = labrys.game(name).playing.files()
    files["settings.toml"][NUMBER[name]] = 4
    return games.make(name, Playing.of(files))


def ruled(name: str, rules: str) -> AnyGame:
    """A version with other rules, by their number."""
    game = games.make(name)
    game.rules = rules
    return game


def write(engine: Engine, statement: Any) -> None:
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        connection.execute(statement)


def rows(engine: Engine, table: Any) -> list[dict[str, Any]]:
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(select(table)).mappings()]


def spoil(house: House, table: str, ply: int, **values: str) -> None:
    """A choice that the rules of today do not allow."""
    choices = schema.choices
    which = update(choices).where(choices.c.table_id == table, choices.c.ply == ply)
    write(house.store.engine, which.values(**values))


def messages(house: House, table: str) -> list[str]:
    return [note.message for note in house.looks.latest(table, -1).notes]


every_game = pytest.mark.parametrize("name", labrys.GAMES)


@every_game
def test_renamed_cards_change_nothing_but_names(engine: Engine, name: str, tmp_path: Path) -> None:
    house = served(engine)
    running, finished = two_people(house, name).table, two_people(house, name).table
    play_some(house, running, 25)
    play_out(house, finished)
    record = house.looks.record(finished)
    facts = house.looks.now(running, 0).view.facts()
    names = house.looks.now(running, 0).game.content  # type: ignore[attr-defined]

    newer = install(renamed(name, tmp_path))
    later = served(engine)
    look = later.looks.now(running, 0)
    assert look.view.facts() == facts
    assert look.game is newer
    assert look.game.content is not names  # type: ignore[attr-defined]
    assert later.looks.record(finished) == record
    assert labrys.load(record).record(content=True) == record
    assert messages(later, running) == []
    play_out(later, running)


@every_game
def test_other_numbers_are_for_new_tables_only(engine: Engine, name: str) -> None:
    house = served(engine)
    before = labrys.game(name)
    old = two_people(house, name).table
    play_some(house, old, 25)

    newer = install(dearer(name))
    later = served(engine)
    new = two_people(later, name).table
    assert later.looks.now(old, 0).game.playing.id == before.playing.id
    assert later.looks.now(new, 0).game is newer
    assert messages(later, old) == messages(later, new) == []
    play_out(later, old)
    play_out(later, new)
    record = later.looks.record(old)
    assert f"content {before.playing.id}\n" in record
    assert f"content {newer.playing.id}\n" in later.looks.record(new)
    # The record takes its content along: it loads where nothing else is known of it.
    games._kept.clear()
    assert labrys.load(record).record(content=True) == record
    assert len(rows(engine, schema.contents)) == 2


def test_a_record_that_does_not_fit_says_that_its_content_is_missing(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    table = two_people(house, "minotaur").table
    play_out(house, table)
    record = house.looks.record(table)
    short = "\n".join(line for line in record.splitlines() if not line.startswith("content-data"))
    install(dearer("minotaur"))
    games._kept.clear()
    with pytest.raises(Misfit, match="made with another content"):
        labrys.load(short)
    # The house knows the content by its id.
    seats = (SeatPlan(mine=True), SeatPlan())
    again = house.open(Plan("minotaur", seats, record=short), ANNA).table
    assert house.looks.record(again).splitlines()[6:] == record.splitlines()[6:]
    house.close()


def test_a_game_saved_in_the_terminal_takes_its_content_along(tmp_path: Path) -> None:
    then = dearer("minotaur")
    table = Table.new(then, ["you", "random"], 3, {})
    saves.write_text(tmp_path / "game.txt", table.text())
    games._kept.clear()
    for given in (None, labrys.game("minotaur"), labrys.game("minos")):
        loaded = load_table(tmp_path / "game.txt", given)
        assert loaded.position.game.playing.id == then.playing.id
        assert loaded.text() == table.text()
    short = "".join(
        line
        for line in table.text().splitlines(keepends=True)
        if not line.startswith("content-data")
    )
    saves.write_text(tmp_path / "short.txt", short)
    games._kept.clear()
    with pytest.raises(RecordError, match=r"short.txt: .*made with another content"):
        load_table(tmp_path / "short.txt", labrys.game("minotaur"))
    # A designer's own content serves where it is the one.
    assert load_table(tmp_path / "short.txt", then).position.game is then


def test_bots_are_given_the_content_of_their_table() -> None:
    position = dearer("minotaur").new(2, 3)
    job = Job.at(position, "t", "random", 5, position.seat)
    assert Job.at(labrys.new("minotaur"), "t", "random", 5, 0).content == ""
    games._kept.clear()
    sent = Job(**json.loads(json.dumps(vars(job))))
    view = Positions().view(sent)
    assert view.concealed.game.playing.id == position.game.playing.id
    assert view.options == position.options


# ---- other rules


def test_a_table_that_holds_goes_on_under_new_rules_and_says_so_once(engine: Engine) -> None:
    house = served(engine)
    table = two_people(house).table
    play_some(house, table, 20)
    install(ruled("minotaur", "2"))
    for _ in range(2):
        later = served(engine)
        play_some(later, table, 3)
        assert messages(later, table) == ["note-carried-over"]
        assert later.tables.info(table).rules == "2"
    play_out(later, table)


def test_a_table_that_differs_is_held_up_to_there(engine: Engine) -> None:
    house = served(engine)
    table = two_people(house).table
    play_some(house, table, 20)
    at_12 = house.looks.back(table, 0, 12).view.facts()
    spoil(house, table, 12, option="under R99")

    later = served(engine)
    info = later.tables.info(table)
    assert info.holds == 12
    assert "under R99" in info.problem
    with pytest.raises(OldRules, match=r"house-differs-at \(ply 13, choice under R99"):
        later.looks.now(table, 0)
    assert later.looks.latest(table, 0).ply == 12
    assert later.looks.back(table, 0, 12).view.facts() == at_12
    with pytest.raises(NotNow):
        later.looks.back(table, 0, 13)
    for seat in (0, 1):
        with pytest.raises(OldRules):
            later.play.choose(table, seat, "act", "0-12-0")
        with pytest.raises(OldRules):
            later.play.undo(table, seat)
    later.talk.say(table, 0, "", "a pity")
    assert later.looks.latest(table, 0).notes[-1].text == "a pity"
    # All that is stored can be had as a record, and the game goes on from where it holds.
    record = later.looks.record(table)
    assert len(read(record).choices) == 20
    seats = (SeatPlan(name="Anna", mine=True), SeatPlan(name="Ben"))
    plan = Plan("minotaur", seats, record=later.looks.record_upto(table, 12))
    fork = later.open(plan, ANNA).table
    assert later.looks.now(fork, 0).view.facts() == at_12
    play_out(later, fork)


@pytest.mark.parametrize("outcomes", ["", "card:R01 card:R02", "cat:1", "house:0"])
def test_an_outcome_that_does_not_fit_holds_a_table_too(tmp_path: Path, outcomes: str) -> None:
    house = new_house(tmp_path)
    table = two_people(house).table
    play_some(house, table, 20)
    drawn = [choice.ply for choice in house.store.choices.of(table) if choice.outcomes]
    spoil(house, table, drawn[0], outcomes=outcomes)
    later = served(house.store.engine)
    assert later.tables.info(table).holds == drawn[0]
    house.close()


def test_a_finished_game_keeps_its_result_and_its_record(engine: Engine) -> None:
    house = served(engine)
    table = two_people(house).table
    play_out(house, table)
    before = house.tables.info(table)
    record = house.looks.record(table)
    spoil(house, table, 5, option="under R99")
    later = served(engine)
    info = later.tables.info(table)
    assert (info.over, info.points, info.winners) == (True, before.points, before.winners)
    assert info.holds == 5
    told = later.looks.record(table)
    assert len(told.splitlines()) == len(record.splitlines())
    changed = [one for one, other in zip(record.splitlines(), told.splitlines()) if one != other]
    assert len(changed) == 1
    assert later.looks.back(table, -1, 5, opened=True).ply == 5


def test_a_finished_game_that_ends_otherwise_differs(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    table = two_people(house).table
    play_out(house, table)
    write(house.store.engine, update(schema.tables).values(points=[7, 9]))
    later = served(house.store.engine)
    assert "ends with points" in later.tables.info(table).problem
    assert later.tables.info(table).points == (7, 9)
    house.close()


def test_a_set_up_that_does_not_hold_leaves_the_record(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    table = two_people(house).table
    play_some(house, table, 8)
    write(house.store.engine, update(schema.tables).values(setup="cat:1"))
    later = served(house.store.engine)
    assert later.tables.info(table).holds == -1
    with pytest.raises(OldRules, match="house-differs"):
        later.looks.latest(table, 0)
    assert "setup ~ cat:1\n" in later.looks.record(table)
    house.close()


def test_a_content_that_cannot_be_read_any_more_gives_way_to_the_newest(engine: Engine) -> None:
    house = served(engine)
    table = two_people(house).table
    play_some(house, table, 20)
    data = json.dumps({"settings.toml": {"hand_sizes": 3}})
    write(engine, update(schema.contents).values(id="lost", data=data))
    write(engine, update(schema.tables).values(content="lost"))
    later = served(engine)
    play_some(later, table, 3)
    assert messages(later, table) == ["note-other-content"]
    (row,) = rows(engine, schema.tables)
    assert row["content"] == labrys.game("minotaur").playing.id


# ---- the database of before


# Columns that the first schema did not have
LATER = ("content", "used_hash", "invitation", "ruled", "unseen")


def old_database(engine: Engine, tmp_path: Path, rules: str = "") -> list[str]:
    """A database as the first schema had it, with a running and a finished table. There stood the
    number of the rules, by default that of today, and a hash of the files' bytes."""
    (tmp_path / "now").mkdir()
    house = new_house(tmp_path / "now")
    tables = [two_people(house).table, two_people(house, "minos").table]
    play_some(house, tables[0], 20)
    play_out(house, tables[1])
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        settings = migrate.config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        for table in schema.metadata.sorted_tables:
            if table.name == "contents":
                continue
            kept = [column for column in table.c if column.name not in LATER]
            for row in rows(house.store.engine, table):
                values = {column.name: row[column.name] for column in kept}
                if table.name == "tables":
                    number = labrys.game(row["game"]).rules
                    values["rules"] = rules or f"{number}-0123456789ab"
                if table.name == "seats":
                    token = keys.seat_token(ANNA, row["table_id"], row["seat"])
                    values["token_hash"] = keys.hashed(token)
                connection.execute(insert(table).values(values))
    house.close()
    return tables


def test_tables_of_the_first_schema_go_on(engine: Engine, tmp_path: Path) -> None:
    running, finished = old_database(engine, tmp_path)
    house = served(engine)
    assert {row["content"] for row in rows(engine, schema.tables)} == {""}
    before = labrys.game("minotaur").playing.id
    assert house.looks.now(running, 0).ply <= 20
    record = house.looks.record(finished)
    assert record.startswith(f"labrys record 2\ngame minos\nrules {labrys.game('minos').rules}\n")
    assert messages(house, running) == []
    contents = {row["game"]: row["content"] for row in rows(engine, schema.tables)}
    assert contents["minotaur"] == before
    # From now on the content is theirs.
    install(dearer("minotaur"))
    later = served(engine)
    assert later.looks.now(running, 0).game.playing.id == before
    play_out(later, running)


def test_the_keys_of_taken_seats_end_with_the_first_schema(engine: Engine, tmp_path: Path) -> None:
    running, _ = old_database(engine, tmp_path)
    house = served(engine)
    for seat in range(2):
        token = keys.seat_token(ANNA, running, seat)
        assert house.seats.place_used(token) == (running, seat)
        with pytest.raises(NoTable):
            house.seats.place_of(token)
    assert house.seats.access(running, BEN).seats == (1,)
    assert house.seats.links(running, ANNA).tokens == ("", "")  # type: ignore[union-attr]


def test_programs_of_the_first_schema_play_on_by_their_tokens(
    engine: Engine, tmp_path: Path
) -> None:
    running, _ = old_database(engine, tmp_path)
    write(engine, text("DELETE FROM holders"))
    write(engine, text("UPDATE seats SET claimed = false"))
    house = served(engine)
    for seat in range(2):
        token = keys.seat_token(ANNA, running, seat)
        assert house.seats.access(running, secret=token).seats == (seat,)
    assert house.tables.info(running).free_seats == []


# ---- labrys verify-tables


def test_verify_tells_what_would_happen_and_changes_nothing(
    engine: Engine, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, _ = old_database(engine, tmp_path)
    assert main(["verify-tables", "--database", url]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "minos: 1 tables: 1 go on as they are, 0 go on under new rules, 0 differ",
        "minotaur: 1 tables: 1 go on as they are, 0 go on under new rules, 0 differ",
    ]
    install(ruled("minos", "99"))
    choices = schema.choices
    which = update(choices).where(choices.c.table_id == running, choices.c.ply == 4)
    write(engine, which.values(option="under R99"))
    assert main(["verify-tables", "--database", url]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "minos: 1 tables: 0 go on as they are, 1 go on under new rules, 0 differ"
    assert lines[1] == "minotaur: 1 tables: 0 go on as they are, 0 go on under new rules, 1 differ"
    assert lines[2].startswith(f"  minotaur table {running} (running): choice 5, 'under R99': ")
    with engine.connect() as connection:
        assert not connection.dialect.has_table(connection, "contents")


def test_verify_knows_the_contents_of_tables(engine: Engine) -> None:
    house = served(engine)
    table = two_people(house).table
    play_some(house, table, 30)
    install(dearer("minotaur"))
    games._kept.clear()
    (verdict,) = verifying.verify(engine)
    assert (verdict.table, verdict.kind) == (table, verifying.AS_IT_IS)
    write(engine, delete(schema.contents))
    games._kept.clear()
    (verdict,) = verifying.verify(engine)
    assert verdict.kind == verifying.DIFFERS


def test_verify_without_tables_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    assert main(["verify-tables", "--database", url]) == 2
    assert "nothing to verify" in capsys.readouterr().err
    assert not (tmp_path / "house.sqlite3").exists()
    new_house(tmp_path).close()
    assert main(["verify-tables", "--database", url]) == 0
    assert capsys.readouterr().out == "there are no tables yet\n"
