"""A person's name and talk can be taken out; old tables are deleted, and nothing else."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import func, select, update

from labrys import cli
from labrys.tables import keys
from labrys.tables.house import House
from labrys.tables.storage import schema
from tests.tables.houses import ANNA, new_house, play_some, two_people


def seated(house: House) -> str:
    return two_people(house).table


def dated(house: House, table: str, days: float) -> None:
    """As if nothing had happened at a table for so many days."""
    tables = schema.tables
    then = time.time() - days * 24 * 3600
    with house.store.database.writing() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(changed=then))


def stored(house: House, what: str) -> int:
    with house.store.database.reading() as connection:
        count = select(func.count()).select_from(schema.metadata.tables[what])
        return int(connection.execute(count).scalar_one())


def test_a_name_and_its_words_are_gone_and_the_game_goes_on(house):
    table = seated(house)
    play_some(house, table, 3)
    name = house.tables.info(table).seats[0].name
    other = house.tables.info(table).seats[1].name
    assert name
    assert other
    house.talk.say(table, 0, "", "my secret words")
    house.talk.say(table, 1, "", "words of another")
    house.talk.note(table, "note-freed", name=name)
    for changed in house.store.forgetting.forget(keys.hashed(ANNA), name):
        house.tables.changed(changed)
    info = house.tables.info(table)
    assert [seat.name for seat in info.seats] == ["", other]
    with house.tables.current(table) as live:
        told = [(note.text, note.parts) for note in live.notes]
    assert not any(name in str(one) for one in told)
    assert not any("my secret words" in text for text, _ in told)
    assert any("words of another" in text for text, _ in told)
    assert house.seats.access(table, ANNA).seats == (0,)
    play_some(house, table, 3)


def test_old_tables_are_deleted_with_all_that_belongs_to_them(house):
    old, new = seated(house), seated(house)
    play_some(house, old, 5)
    house.talk.say(old, 0, "", "hello")
    dated(house, old, 200)
    would = house.store.forgetting.prune(180, dry=True)
    assert (would.tables, would.choices) == (1, 5)
    assert stored(house, "tables") == 2
    done = house.store.forgetting.prune(180)
    assert done == would
    assert house.store.tables.get(old) is None
    assert house.store.tables.get(new) is not None
    assert stored(house, "choices") == 0
    assert stored(house, "notes") == 0
    assert stored(house, "contents") == 1


def test_only_finished_games_are_deleted_where_that_is_asked(house):
    table = seated(house)
    dated(house, table, 200)
    assert house.store.forgetting.prune(180, finished=True).tables == 0
    assert house.store.tables.get(table) is not None


def test_the_command_tells_what_it_would_delete_and_deletes_it(tmp_path, capsys):
    house = new_house(tmp_path)
    dated(house, seated(house), 200)
    database = house.store.engine.url.render_as_string(hide_password=False)
    house.close()
    outcomes: tuple[tuple[list[str], str], ...] = (
        (["--dry-run"], "would be deleted: 1"),
        ([], "deleted: 1"),
        ([], "deleted: 0"),
    )
    for words, told in outcomes:
        command = ["prune", "--older-than", "180d", "--database", database, *words]
        assert cli.main(command) == 0
        assert told in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["", "soon", "-3d", "0", "nan", "1e99d"])
def test_a_wrong_number_of_days_gets_a_sentence(wrong, capsys):
    assert cli.main(["prune", f"--older-than={wrong}"]) != 0
    assert "is no number of days" in capsys.readouterr().err
