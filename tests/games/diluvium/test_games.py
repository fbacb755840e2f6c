"""Random games of Diluvium keep every promise of the house."""

import pytest

from labrys.kernel.check.run import check
from tests.games.diluvium.table import GAME


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_keep_every_promise(seats):
    report = check(GAME, games=2, seats=seats)
    assert report.holds, report.text()
