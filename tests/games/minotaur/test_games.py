"""Whole games and matches: views, worlds, records and the count of cards."""

from __future__ import annotations

import json

import pytest

from labrys.games.minotaur.rules.lords import Lords
from labrys.kernel.record import read
from tests.games.minotaur.table import GAME
from tests.rule import rule


@rule("ML-RULE-28", "ML-RULE-51", "ML-RULE-32")
@pytest.mark.parametrize("match", ["no", "yes"])
@pytest.mark.parametrize("seed", range(6))
def test_views_worlds_and_records_hold_through_random_games(seed: int, match: str) -> None:
    position = GAME.new(2, seed, {"match": match})
    assert isinstance(position, Lords)
    cards = GAME.census(position)
    assert cards["cards"] == 84
    moves = seed + 3
    count = 0
    while not position.over:
        moves = (moves * 31 + 7) % 10_007
        if count % 9 == 0:
            for seat in (0, 1, -1):
                facts = json.dumps(position.view(seat).facts())
                assert json.dumps(position.world(seat, count).view(seat).facts()) == facts
        assert len(set(position.options)) == len(position.options)
        position.play(position.options[moves % len(position.options)])
        assert GAME.census(position) == cards
        count += 1
    record = position.record()
    assert read(record).replay(GAME).record() == record
    assert max(position.points) == (2 if match == "yes" else 1)
