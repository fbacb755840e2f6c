"""Backups: whole, of one moment, and good for going on."""

import threading

import pytest

from labrys.kernel.errors import BadSetting
from labrys.tables.house import House
from labrys.tables.notifier import ChangeNotifier
from labrys.tables.storage.backup import back_up, restore
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.migrate import upgrade
from labrys.tables.storage.store import Store
from tests.postgres import Postgres
from tests.tables.houses import ANNA, play_out, play_some, two_people


def served(url: str) -> House:
    engine = open_engine(url)
    upgrade(engine)
    return House(Store(engine), ChangeNotifier())


def test_a_backup_can_be_served_as_it_is(house, tmp_path):
    table = two_people(house).table
    play_some(house, table, 12)
    house.talk.say(table, 0, "", "good night")
    counts = back_up(house.store.engine, tmp_path / "copy.sqlite3")
    assert (counts["tables"], counts["choices"], counts["notes"]) == (1, 12, 1)
    assert [path.name for path in tmp_path.glob("*copy*")] == ["copy.sqlite3"]
    copy = served(f"sqlite:///{tmp_path / 'copy.sqlite3'}")
    assert copy.looks.now(table, 0).view.facts() == house.looks.now(table, 0).view.facts()
    assert copy.seats.access(table, ANNA).seats == (0,)
    play_out(copy, table)
    copy.close()


def test_a_backup_of_a_house_in_play_is_of_one_moment(house, tmp_path):
    table = two_people(house).table
    stop = threading.Event()

    def play() -> None:
        turn = 0
        while not stop.is_set() and not house.tables.info(table).over:
            turn += 1
            play_some(house, table, 1, seed=turn)

    player = threading.Thread(target=play)
    player.start()
    try:
        for turn in range(5):
            path = tmp_path / f"copy{turn}.sqlite3"
            back_up(house.store.engine, path)
            copy = served(f"sqlite:///{path}")
            row = copy.store.tables.get(table)
            assert row is not None
            assert len(copy.store.choices.of(table)) == row.ply
            copy.looks.now(table, 0)
            copy.close()
    finally:
        stop.set()
        player.join()


def test_a_backup_moves_a_house_to_postgresql_and_back(house, tmp_path):
    table = two_people(house).table
    play_some(house, table, 12)
    house.talk.say(table, 0, "", "we are moving")
    back_up(house.store.engine, tmp_path / "copy.sqlite3")
    server = Postgres()
    try:
        url = server.new_database("moved")
        engine = open_engine(url)
        restore(tmp_path / "copy.sqlite3", engine)
        moved = served(url)
        moved.talk.say(table, 1, "", "here we are")
        assert [note.text for note in moved.looks.now(table, 0).notes] == [
            "we are moving",
            "here we are",
        ]
        back_up(engine, tmp_path / "back.sqlite3")
        home = served(f"sqlite:///{tmp_path / 'back.sqlite3'}")
        assert home.looks.now(table, 1).view.facts() == house.looks.now(table, 1).view.facts()
        with pytest.raises(BadSetting, match="already"):
            restore(tmp_path / "copy.sqlite3", engine)
        home.close()
        moved.close()
        engine.dispose()
    finally:
        server.close()


def test_what_is_no_backup_or_no_place_for_one_is_told(house, tmp_path):
    engine = house.store.engine
    with pytest.raises(BadSetting, match="itself"):
        back_up(engine, tmp_path / "house.sqlite3")
    with pytest.raises(BadSetting, match="folder"):
        back_up(engine, tmp_path)
    with pytest.raises(BadSetting, match="no such"):
        restore(tmp_path / "none", engine)
    (tmp_path / "text").write_text("hello")
    with pytest.raises(BadSetting, match="no backup"):
        restore(tmp_path / "text", engine)
