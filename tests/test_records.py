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
    game = labrys.game(record.game)
    assert record.rules == game.version, "rules or content changed: see tests/records/make.py"
    position = record.replay(game)
    assert position.over
    assert position.record() == text
