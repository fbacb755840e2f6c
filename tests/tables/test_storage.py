"""The database: made step by step, the same on SQLite and on PostgreSQL, never lost."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from labrys.kernel.errors import BadSetting
from labrys.tables.house import House
from labrys.tables.notifier import ChangeNotifier, PostgresNotifier
from labrys.tables.storage import schema
from labrys.tables.storage.engine import data_folder, default_url, open_engine
from labrys.tables.storage.migrate import newest, upgrade
from labrys.tables.storage.store import Store
from tests.postgres import Postgres
from tests.tables.houses import ANNA, play_out, play_some, two_people


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path, postgres) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'house.sqlite3'}"
    return str(postgres.new_database("labrys_test"))


def house_at(url: str) -> House:
    engine = open_engine(url)
    bell = PostgresNotifier(engine) if engine.dialect.name == "postgresql" else ChangeNotifier()
    return House(Store(engine), bell)


def test_the_steps_lead_to_the_schema(url):
    engine = open_engine(url)
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_heads() == (newest(),)
    engine.dispose()


def test_a_game_is_played_out_and_read_back(url):
    upgrade(open_engine(url))
    house = house_at(url)
    opened = two_people(house)
    play_some(house, opened.table, 12)
    seat = house.tables.info(opened.table).deciders[0]
    if not house.play.undo(opened.table, seat):
        house.play.answer_undo(opened.table, 1 - seat, True)
    house.talk.say(opened.table, 0, "", "Kalispéra – 🐂")
    play_out(house, opened.table)
    record = house.looks.record(opened.table)
    house.close()
    later = house_at(url)
    assert later.looks.record(opened.table) == record
    assert later.looks.now(opened.table, 0).notes[-1].text == "Kalispéra – 🐂"
    assert len(later.seats.tables_of(ANNA)) == 1
    later.close()


def test_servers_of_one_house_hear_of_each_other(postgres):
    url = postgres.new_database("labrys_bell")
    upgrade(open_engine(url))
    one, two = house_at(url), house_at(url)
    table = two_people(one).table
    heard = threading.Event()
    time.sleep(0.3)
    with two.notifier.listening(table, heard.set):
        play_some(one, table, 1)
        assert heard.wait(1.0), "not heard within a second"
    play_some(two, table, 30)
    play_out(one, table)
    assert one.looks.record(table) == two.looks.record(table)
    one.close()
    two.close()


def test_a_database_of_a_newer_labrys_is_left_alone(tmp_path):
    url = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    engine = open_engine(url)
    upgrade(engine)
    plain = create_engine(url)
    with plain.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetting, match="newer Labrys"):
        upgrade(engine)


@pytest.mark.parametrize(
    "url", ["mysql://a/b", "nonsense", "", "sqlite://", "postgresql://nobody@127.0.0.1:1/none"]
)
def test_a_database_that_cannot_be_used_is_named_in_a_sentence(url):
    with pytest.raises(BadSetting, match="database"):
        upgrade(open_engine(url))


def test_data_lives_in_the_users_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("LABRYS_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    assert str(tmp_path) in default_url()
    monkeypatch.delenv("LABRYS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder().name == "labrys"


def test_another_process_that_reads_and_leaves_takes_no_choice_with_it(tmp_path):
    """A backup, say, while people play: the log of what was written must stay where it is."""
    file = tmp_path / "labrys.sqlite3"
    engine = open_engine(f"sqlite:///{file}")
    with engine.connect() as first, engine.connect() as second:
        first.execute(text("CREATE TABLE played (ply INTEGER)"))
        first.commit()
        second.execute(text("SELECT * FROM played")).all()
        assert _counted_elsewhere(file) == 0
        first.execute(text("INSERT INTO played VALUES (1)"))
        first.commit()
        assert _counted_elsewhere(file) == 1
    engine.dispose()


def _counted_elsewhere(file: Path) -> int:
    reading = (
        "import sqlite3, sys; house = sqlite3.connect(sys.argv[1]);"
        "print(house.execute('SELECT count(*) FROM played').fetchone()[0]); house.close()"
    )
    command = [sys.executable, "-c", reading, str(file)]
    return int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
