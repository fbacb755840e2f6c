"""Explore (ledger 4.5) and the rulings about it."""

from __future__ import annotations

import pytest

from tests.games.diluvium.table import sea
from tests.rule import rule


def exploring(tile="T07", to="b4", **have):
    table = sea(tiles=f"b4 {tile}").give(0, **have).turn(0)
    return table.play("act explore", f"sail {to}")


@rule("DIL-EXPLORE-01")
def test_explore_moves_the_exploration_ship_and_leaves_the_warship():
    table = exploring()
    assert table.explorer() == "b4"
    assert table.warship() == "c5"


@rule("DIL-EXPLORE-03", "DIL-RULE-18")
def test_exploring_is_compulsory_and_only_the_space_is_chosen():
    table = exploring()
    assert table.options == ["mark b4-1", "mark b4-2"]


@rule("DIL-EXPLORE-03")
def test_a_tile_revealed_by_the_move_is_explored_too():
    table = sea(tiles="b4 T01").next_tile("T12").turn(0).play("act explore", "sail c4")
    assert table.marks() == ["c4-1"]
    assert table.gold() == 3


@rule("DIL-EXPLORE-04")
def test_the_leftmost_marker_leaves_the_track_with_its_gold():
    gold = []
    for marked in range(6):
        table = exploring("T02", marked=marked)
        table.play("mark b4-1")
        gold.append(table.gold() - 1)
        assert table.empire(0).marked == marked + 1
    assert gold == [1, 1, 1, 2, 2, 3]


@rule("DIL-EXPLORE-05", "DIL-TILE-05")
def test_the_marker_goes_on_any_free_space_of_the_tile_and_its_effect_is_applied():
    table = exploring()
    table.play("mark b4-2")
    assert table.marks() == ["b4-2"]
    assert table.gold() == 2
    rival = sea(tiles="b4 T07").give(1, marks="b4-1").give(0, explorer="c5").turn(0)
    rival.play("act explore", "sail b4")
    assert rival.marks() == ["b4-2"]


@rule("DIL-EXPLORE-05")
@pytest.mark.parametrize(("tile", "gold"), [("T01", 1), ("T10", 2), ("T28", 3)])
def test_a_gold_space_gives_what_is_printed(tile, gold):
    assert exploring(tile).gold() == 1 + gold


@rule("DIL-EXPLORE-06", "DIL-RULE-16")
def test_nobody_has_two_markers_on_one_tile():
    table = exploring(marks="b4-2")
    assert table.marks() == ["b4-2"]
    assert table.gold() == 0
    assert table.seat == 1


@rule("DIL-EXPLORE-07")
def test_a_tile_that_a_rival_explored_can_be_explored():
    table = sea(tiles="b4 T07").give(1, marks="b4-1", explorer="b4").turn(0)
    table.play("act explore", "sail b4")
    assert table.marks() == ["b4-2"]


@rule("DIL-EXPLORE-08", "DIL-SCARE-07")
def test_markers_stay_whatever_happens():
    table = sea(tiles="b4 T07").give(1, marks="b4-1", explorer="b4", at="b4a").turn(0)
    table.play("act engage", "sail b4", "flee settle")
    assert table.marks(1) == ["b4-1"]


@rule("DIL-RULE-16")
def test_in_the_own_city_nothing_is_explored():
    table = exploring(to="c5", explorer="b4")
    assert table.gold() == 0
    assert table.empire(0).marked == 0


@rule("DIL-RULE-17")
def test_without_a_marker_left_the_ship_only_moves():
    table = exploring(marked=6)
    assert table.explorer() == "b4"
    assert table.gold() == 0
    assert table.seat == 1


@rule("DIL-RULE-19", "DIL-RULE-29")
def test_a_space_without_an_effect_may_be_chosen():
    table = exploring("T18", strength=5)
    table.play("mark b4-2")
    assert table.empire(0).strength == 5
    assert table.gold() == 1
    assert table.marks() == ["b4-2"]


@rule("DIL-RULE-20")
def test_the_military_space_is_one_step_up():
    table = exploring("T18")
    table.play("mark b4-2")
    assert table.empire(0).strength == 2


@rule("DIL-RULE-20", "DIL-SETTLE-05")
def test_the_settler_effect_brings_one_settler_from_anywhere_to_this_tile():
    table = exploring("T05", at="c5a c5b", home=(0, 0, 0, 7))
    table.play("mark b4-2")
    assert table.options == ["settler engage", "settler-at c5a", "settler-at c5b"]
    table.play("settler-at c5a")
    assert table.options == ["settle b4a", "settle b4b"]
    table.play("settle b4a")
    assert table.settlers(0, "b4a") == 1
    assert table.settlers(0, "c5a") == 0
    assert table.rack() == [0, 1, 0]
    assert table.seat == 1


@rule("DIL-RULE-20")
def test_the_settler_effect_is_no_settle_action():
    """No second Settler moves, and the bonus of an empty section is not taken."""
    table = exploring("T05", home=(0, 0, 3, 3))
    table.play("mark b4-2", "settler produce", "settle b4b")
    assert table.rack() == [1, 0, 0]
    assert table.seat == 1


@rule("DIL-RULE-19", "DIL-RULE-20")
def test_the_settler_effect_is_lost_where_the_tile_is_full():
    table = sea(tiles="b4 T06").give(1, at="b4a b4b").turn(0)
    table.play("act explore", "sail b4", "mark b4-2")
    assert table.marks() == ["b4-2"]
    assert table.gold() == 1
    assert table.seat == 1
