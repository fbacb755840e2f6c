"""Produce and the military track (ledger 4.7, 4.8)."""

from __future__ import annotations

from tests.games.diluvium.table import sea
from tests.rule import rule


def producing(tiles="b4 T08, d4 T24", **have):
    return sea(tiles=tiles).give(0, **have).turn(0).play("act produce")


@rule("DIL-PRODUCE-01", "DIL-RULE-57")
def test_one_tile_with_an_own_settler_yields_a_token_for_each():
    table = sea(tiles="b4 T08, d4 T24").give(1, at="b4a d4a").give(0, at="b4a b4b c5c d4b")
    table.turn(0).play("act produce")
    assert table.options == ["produce b4", "produce c5", "produce d4"]
    assert table.why_not("produce c1") == ("no-settler", "DIL-PRODUCE-01")
    table.play("produce b4")
    assert table.rack() == [1, 1, 0]
    assert table.rack(1) == [0, 0, 0]
    assert table.left() == [15, 15, 16]


@rule("DIL-PRODUCE-01")
def test_the_city_yields_what_its_spaces_give():
    assert producing(at="c5a c5b c5c").rack() == [1, 1, 1]


@rule("DIL-PRODUCE-02", "DIL-TILE-03", "DIL-RULE-57")
def test_settlers_in_ruins_yield_nothing():
    table = producing(at="d4c")
    assert table.rack() == [0, 0, 0]
    assert table.hand() == []
    assert table.seat == 1


@rule("DIL-PRODUCE-03", "DIL-BOARD-02")
def test_two_craft_are_three_gold_any_number_of_times():
    table = producing(craft=5)
    assert table.options == ["sell 1", "sell 2", "done"]
    table.play("sell 1")
    assert table.gold() == 3
    assert table.options == ["sell 1", "done"]
    table.play("sell 1")
    assert table.gold() == 6
    assert table.rack() == [0, 1, 0]
    assert table.sea.spent == [0, 4, 0]
    assert table.seat == 1
    assert producing(craft=5).play("sell 2").gold() == 6


@rule("DIL-PRODUCE-03")
def test_one_craft_is_not_sold():
    table = producing(craft=1, weapons=2)
    assert table.why_not("sell 1") == ("craft", "DIL-PRODUCE-03")


@rule("DIL-PRODUCE-04")
def test_two_weapons_are_a_step_of_strength():
    table = producing(weapons=5)
    assert table.options == ["train 1", "train 2", "done"]
    table.play("train 2")
    assert table.empire(0).strength == 3
    assert table.rack() == [0, 0, 1]


@rule("DIL-RULE-29", "DIL-PRODUCE-04")
def test_at_five_no_more_strength_is_bought():
    table = producing(craft=2, weapons=6, strength=5)
    assert table.why_not("train 1") == ("strongest", "DIL-RULE-29")
    assert producing(weapons=6, strength=4).options == ["train 1", "done"]


@rule("DIL-PRODUCE-05", "DIL-RULE-57")
def test_tokens_just_produced_can_be_spent():
    table = producing(at="b4a b4a")
    assert table.rack() == [0, 2, 0]
    table.play("sell 1")
    assert table.gold() == 3


@rule("DIL-PRODUCE-06", "DIL-RULE-25", "DIL-BOARD-03")
def test_the_bonus_is_a_gold_for_a_section_empty_before_the_turn():
    assert producing(home=(0, 3, 0, 3)).gold() == 1
    assert producing(home=(0, 3, 1, 3)).gold() == 0


@rule("DIL-PRODUCE-07")
def test_craft_is_sold_and_strength_bought_in_produce_only():
    for action in ("explore", "settle", "engage"):
        table = sea(tiles="b4 T01").give(0, craft=4, weapons=2).turn(0).play(f"act {action}")
        while table.seat == 0 and table.asked != "ChooseAction":
            assert not table.starting("sell")
            assert not table.starting("train")
            table.play(table.options[-1])


@rule("DIL-MIL-01", "DIL-MIL-02", "DIL-RULE-30")
def test_strength_is_the_number_under_the_marker_with_a_gold_value_of_its_own():
    values = []
    for strength in range(1, 6):
        table = sea(tiles="b4 T01").give(1, warship="b4", strength=strength)
        table.give(0, strength=5).turn(0).play("act engage", "sail b4").fight()
        values.append(table.gold())
    assert values == [1, 1, 2, 2, 4]


@rule("DIL-MIL-03")
def test_weapons_spent_in_a_fight_change_neither_marker_nor_value():
    table = sea(tiles="b4 T01").give(1, warship="b4", weapons=2).give(0, weapons=3)
    table.turn(0).play("act engage", "sail b4").fight(3, 2)
    assert table.empire(0).strength == table.empire(1).strength == 1
    assert table.gold() == 1


@rule("DIL-RULE-08", "DIL-RULE-27")
def test_two_tokens_left_for_three_settlers_are_taken():
    table = sea(tiles="b4 T14").give(0, at="b4a b4a b4a").trays(9, 2, 9).turn(0)
    table.play("act produce")
    assert table.rack() == [0, 2, 0]
    assert table.left()[1] == 0


@rule("DIL-PRODUCE-01")
def test_a_tile_with_rival_settlers_only_is_refused():
    table = sea(tiles="b4 T08, d4 T24").give(1, at="d4a").give(0, at="b4a c5a").turn(0)
    table.play("act produce")
    assert table.options == ["produce b4", "produce c5"]
    assert table.why_not("produce d4") == ("no-settler", "DIL-PRODUCE-01")
