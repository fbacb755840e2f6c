"""Settle (ledger 4.6) and the rulings about Settlers."""

from __future__ import annotations

import pytest

from tests.games.diluvium.table import sea
from tests.rule import rule

TILES = "b4 T07, d4 T08, c3 T24"


def settling(players=2, tiles=TILES, **have):
    return sea(players, tiles=tiles).give(0, **have).turn(0).play("act settle")


@rule("DIL-SETTLE-01", "DIL-RULE-08")
def test_exactly_two_settlers_move_one_after_the_other():
    table = settling()
    table.play("settler settle", "settle c5a")
    assert table.asked == "ChooseSettler"
    assert "done" not in table.options
    table.play("settler produce", "settle c5b")
    assert table.home() == [0, 2, 2, 3]
    assert table.rack() == [1, 1, 0]
    assert table.seat == 1


@rule("DIL-SETTLE-01")
def test_settlers_come_from_any_section_and_any_space():
    table = settling(marks="b4-1", at="c5a b4a")
    assert table.options == [
        "settler settle",
        "settler produce",
        "settler engage",
        "settler-at b4a",
        "settler-at c5a",
    ]


@rule("DIL-SETTLE-02")
def test_destinations_are_the_own_city_and_tiles_with_an_own_marker():
    table = settling(marks="b4-1").play("settler settle")
    assert table.options == ["settle b4a", "settle b4b", "settle c5a", "settle c5b", "settle c5c"]
    assert table.why_not("settle c1a") == ("rival-city", "DIL-SETTLE-02")
    assert table.why_not("settle d4a") == ("no-marker", "DIL-SETTLE-02")


@rule("DIL-SETTLE-02", "DIL-TILE-05")
def test_a_space_that_is_taken_is_refused_and_islands_are_shared():
    table = sea(tiles=TILES).give(1, at="b4a b4b").give(0, marks="b4-1").turn(0)
    table.play("act settle", "settler settle")
    assert table.why_not("settle b4b") == ("full", "DIL-TILE-05")
    table.play("settle b4a")
    assert table.settlers(0, "b4a") == table.settlers(1, "b4a") == 1


@rule("DIL-SETTLE-03")
def test_a_rival_warship_keeps_settlers_away():
    table = sea(tiles=TILES).give(0, marks="b4-1").give(1, warship="b4").turn(0)
    table.play("act settle", "settler settle")
    assert table.why_not("settle b4a") == ("guarded", "DIL-SETTLE-03")


@rule("DIL-ENGAGE-12")
def test_the_own_warship_does_not_stop_own_settlers_and_gains_nothing():
    table = settling(marks="b4-1", warship="b4").play("settler settle")
    assert table.offered("settle b4a")
    moved = sea(tiles="b4 T07").turn(0).play("act engage", "sail b4")
    assert moved.marks() == []
    assert moved.rack() == [0, 0, 0]


@rule("DIL-SETTLE-04")
def test_a_settler_on_the_map_goes_to_a_different_island():
    """T07 has two Food islands: from one to the other is a move."""
    table = settling(marks="b4-1", at="b4a").play("settler-at b4a")
    assert table.why_not("settle b4a") == ("same-island", "DIL-SETTLE-04")
    table.play("settle b4b")
    assert table.rack() == [1, 0, 0]


@rule("DIL-RULE-23")
def test_the_whole_city_is_one_island():
    table = settling(at="c5a", marks="b4-1").play("settler-at c5a")
    assert table.why_not("settle c5b") == ("same-island", "DIL-SETTLE-04")
    assert table.offered("settle b4a")


@rule("DIL-SETTLE-05", "DIL-RES-02")
def test_an_arrival_takes_a_token_of_the_kind_from_its_tray():
    table = settling(marks="d4-1").play("settler settle", "settle d4a")
    assert table.rack() == [0, 1, 0]
    assert table.left() == [16, 15, 16]
    table.play("settler settle", "settle c5c")
    assert table.rack() == [0, 1, 1]


@rule("DIL-SETTLE-06", "DIL-RUINS-01", "DIL-TILE-03")
def test_an_arrival_in_ruins_draws_a_card():
    table = settling(marks="c3-1").play("settler settle", "settle c3c")
    assert len(table.hand()) == 1
    assert len(table.sea.deck) == 15
    assert table.rack() == [0, 0, 0]


@rule("DIL-SETTLE-07", "DIL-BOARD-03")
def test_the_bonus_is_a_resource_of_choice():
    table = settling(home=(0, 0, 3, 3))
    table.play("settler produce", "settle c5a", "settler produce", "settle c5b")
    assert table.options == ["take food", "take craft", "take weapons"]
    table.play("take weapons")
    assert table.rack() == [1, 1, 1]
    assert table.seat == 1


@rule("DIL-SETTLE-07", "DIL-RULE-25")
def test_a_section_emptied_this_turn_gives_no_bonus_yet():
    table = settling(home=(0, 2, 3, 3))
    table.play("settler settle", "settle c5a", "settler settle", "settle c5b")
    assert table.home() == [0, 0, 3, 3]
    assert table.seat == 1


@rule("DIL-SETTLE-08")
def test_settlers_are_never_sent_back_to_the_board_by_their_owner():
    table = settling(marks="b4-1", at="c5a").play("settler-at c5a")
    assert {option.split()[0] for option in table.options} == {"settle"}
    table.play("settle b4a", "settler produce", "settle b4b")
    assert table.seat == 1


@rule("DIL-RULE-21")
def test_the_same_settler_does_not_move_twice():
    table = settling(marks="b4-1", at="c5a", home=(0, 1, 0, 0))
    table.play("settler settle", "settle b4a")
    assert table.options == ["settle b4a", "settle b4b"], "the one of the City moves, unasked"
    table.play("settle b4b")
    assert table.settlers(0, "b4a") == table.settlers(0, "b4b") == 1


@rule("DIL-RULE-21")
def test_the_second_move_may_use_a_space_that_the_first_freed():
    """The City is full; its Food space is left and taken again by another."""
    table = settling(marks="b4-1", at="c5a c5b c5c")
    table.play("settler-at c5a", "settle b4a", "settler engage", "settle c5a")
    assert table.rack() == [2, 0, 0]


@rule("DIL-RULE-22", "DIL-RULE-07")
def test_with_no_legal_move_none_is_made_and_the_bonus_is_still_taken():
    table = settling(at="c5a c5b c5c", home=(0, 0, 3, 3))
    assert table.options == ["take food", "take craft", "take weapons"]


@rule("DIL-RULE-08", "DIL-RULE-22")
def test_with_one_legal_move_one_is_made():
    table = settling(at="c5a c5b", home=(0, 3, 3, 1))
    table.play("settler settle")
    assert table.settlers(0, "c5c") == 1
    assert table.rack() == [0, 0, 1]
    assert table.seat == 1


@rule("DIL-RULE-22")
def test_a_first_move_that_leaves_no_second_is_refused_where_another_leaves_one():
    """One space is free, at b4b. A Settler of the City must go first, so that its space can be
    taken by the next."""
    table = sea(tiles="b4 T07").give(1, at="b4a b4a")
    table.give(0, marks="b4-1", at="c5a c5b c5c", home=(0, 2, 2, 2)).turn(0)
    table.play("act settle")
    assert table.why_not("settler settle") == ("second-move", "DIL-RULE-22")
    assert table.options == ["settler-at c5a", "settler-at c5b", "settler-at c5c"]
    table.play("settler-at c5b")
    assert table.settlers(0, "b4b") == 1
    assert table.asked == "ChooseSettler"
    table.play("settler settle")
    assert table.settlers(0, "c5b") == 1


@rule("DIL-RULE-24", "DIL-RES-05")
def test_the_bonus_comes_from_a_tray_that_is_not_empty_and_cannot_be_refused():
    table = sea(tiles=TILES).give(0, home=(0, 0, 3, 3)).trays(9, 0, 9).turn(0)
    table.play("act settle", "settler produce", "settle c5a", "settler produce", "settle c5b")
    assert table.options == ["take food", "take weapons"]
    assert table.why_not("take craft") == ("tray-empty", "DIL-RES-05")
    one = sea(tiles=TILES).give(0, home=(0, 0, 3, 3)).trays(9, 0, 0).turn(0)
    one.play("act settle", "settler produce", "settle c5b", "settler produce", "settle c5c")
    assert one.rack() == [1, 0, 0], "the only kind, unasked"
    empty = sea(tiles=TILES).give(0, home=(0, 0, 3, 3)).trays(0, 0, 0).turn(0)
    empty.play("act settle", "settler produce", "settle c5a", "settler produce", "settle c5b")
    assert empty.seat == 1


@rule("DIL-RULE-27", "DIL-RES-05")
def test_settlers_may_be_placed_where_the_tray_is_empty():
    table = sea(tiles=TILES).trays(0, 9, 9).turn(0)
    table.play("act settle", "settler settle", "settle c5a")
    assert table.rack() == [0, 0, 0]
    assert table.settlers(0, "c5a") == 1


@rule("DIL-SETTLE-01")
@pytest.mark.parametrize("place", ["a1", "b1", "e3"])
def test_a_settler_leaves_any_place_of_the_chart(place):
    table = settling(tiles=f"{place} T01", at=f"{place}a", home=(0, 0, 0, 0))
    table.play("settle c5b")
    assert table.settlers(0, f"{place}a") == 0
    assert table.settlers(0, "c5b") == 1


@rule("DIL-RULE-01", "DIL-SETTLE-02")
def test_nothing_is_said_of_the_islands_of_a_facedown_tile():
    table = settling(tiles="b4 T07").play("settler settle")
    assert table.refusal("settle b4a") is not None
    assert table.refusal("settle d4a") is None
