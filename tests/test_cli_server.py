"""The commands for whoever runs a server: serve, backup, restore."""

import random

import pytest

from labrys.cli import main
from labrys.tables.house import House
from labrys.tables.notifier import ChangeNotifier
from labrys.tables.storage.engine import open_engine
from labrys.tables.storage.store import Store
from tests.reliability.players import PERSON, Player
from tests.reliability.servers import Server
from tests.tables.houses import new_house, play_out, play_some, two_people


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """No test touches the user's own tables."""
    monkeypatch.setenv("LABRYS_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("LABRYS_DATABASE", raising=False)
    return tmp_path / "data"


def complaint(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    status = main([str(word) for word in words])
    shown = capsys.readouterr()
    assert status == 2, shown
    assert shown.err.count("\n") == 1, shown.err
    assert shown.out == ""
    return shown.err


@pytest.mark.parametrize("command", ["serve", "backup", "restore"])
def test_every_command_has_help_with_examples(command, capsys):
    assert main([command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert "examples:" in shown
    assert f"  labrys {command}" in shown


def test_a_backup_is_written_and_restored_with_a_word_about_what_is_in_it(tmp_path, capsys):
    house = new_house(tmp_path)
    table = two_people(house).table
    play_some(house, table, 12)
    house.close()
    here, there = f"sqlite:///{tmp_path / 'house.sqlite3'}", f"sqlite:///{tmp_path / 'new.sqlite3'}"
    backup = tmp_path / "backup.sqlite3"
    assert main(["backup", str(backup), "--database", here]) == 0
    assert capsys.readouterr().out == f"{backup} is written; tables: 1, choices: 12\n"
    assert main(["restore", str(backup), "--database", there]) == 0
    assert "tables: 1, choices: 12" in capsys.readouterr().out
    restored = House(Store(open_engine(there)), ChangeNotifier())
    play_out(restored, table)
    restored.close()


def test_by_itself_the_tables_of_the_data_folder_are_backed_up(data, tmp_path, capsys):
    assert "nothing to back up" in complaint(capsys, "backup", tmp_path / "b.sqlite3")
    house = new_house(data)
    two_people(house)
    house.close()
    (data / "house.sqlite3").rename(data / "labrys.sqlite3")
    assert main(["backup", str(tmp_path / "b.sqlite3")]) == 0
    assert "tables: 1, choices: 0" in capsys.readouterr().out


def test_a_backup_of_a_running_server_holds_what_was_acknowledged(tmp_path, capsys):
    database = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    server = Server(database, tmp_path)
    try:
        player = Player("minotaur", [PERSON, PERSON], random.Random(1))
        player.open(server.port)
        player.play(server.port, 30, most=9)
        backup = tmp_path / "backup.sqlite3"
        assert main(["backup", str(backup), "--database", database]) == 0
    finally:
        server.kill()
    copy = Store(open_engine(f"sqlite:///{backup}"))
    choices = [(row.seat, row.option) for row in copy.choices.of(player.table)]
    copy.close()
    assert choices == player.acknowledged
    assert len(choices) == 9


def test_mistakes_with_backups_end_in_a_sentence(tmp_path, capsys):
    url = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    two_people(house := new_house(tmp_path))
    house.close()
    (tmp_path / "text").write_text("hello")
    (tmp_path / "torn").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    assert "itself" in complaint(capsys, "backup", tmp_path / "house.sqlite3", "--database", url)
    assert "no such backup" in complaint(capsys, "restore", tmp_path / "none")
    assert "no backup of Labrys" in complaint(capsys, "restore", tmp_path / "text")
    assert "torn" in complaint(capsys, "restore", tmp_path / "torn")
    main(["backup", str(tmp_path / "good"), "--database", url])
    capsys.readouterr()
    assert "already" in complaint(capsys, "restore", tmp_path / "good", "--database", url)
    assert "must be sqlite" in complaint(capsys, "backup", "x", "--database", "mysql://a/b")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--port", "70000"], "port must be"),
        (["--database", "mysql://a/b"], "must be sqlite"),
    ],
)
def test_a_server_that_cannot_be_started_says_why(capsys, words, told):
    assert told in complaint(capsys, "serve", *words)


def test_a_file_that_is_no_database_is_named_in_a_sentence(tmp_path, capsys):
    (tmp_path / "text").write_text("no database" * 100)
    words = complaint(capsys, "serve", "--database", f"sqlite:///{tmp_path / 'text'}")
    assert "not a database" in words
