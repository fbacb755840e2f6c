"""Whole recorded games, one for each way a game can end, replayed to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

import labrys
from labrys.kernel.record import read
from tests.records.make import FOLDER, games

RECORDS = sorted(FOLDER.glob("*.txt"))


def test_every_recorded_game_is_here() -> None:
    assert [path.stem for path in RECORDS] == sorted(games())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    position = record.replay(labrys.game(record.game))
    assert position.over
    assert of_the_game(position.record()) == of_the_game(text), "see tests/records/make.py"


def of_the_game(text: str) -> list[str]:
    """A record without what its header says of the program that wrote it."""
    told = ("labrys record ", "rules ", "content ")
    return [line for line in text.splitlines() if not line.startswith(told)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_the_first_kind_is_read(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not line.startswith("content ")]
    kept[0] = "labrys record 1"
    kept[2] = "rules 1-0123456789ab"
    assert labrys.load("\n".join(kept)).over
