"""The asymmetric boards of side B (ledger 4.15, 7.8)."""

from __future__ import annotations

import pytest

from labrys.games.diluvium.content.loading.boards import NUMBERS
from labrys.games.diluvium.game import as_sea
from tests.games.diluvium.table import GAME, choose, sea
from tests.rule import rule

CHAIN = "b4 T01, b3 T02, b2 T04, b1 T05"
NAMES = ["warmonger", "artisan", "explorer", "settler"]


def board(name, tiles=CHAIN, **have):
    return sea(tiles=tiles, boards=name, side="b").give(0, **have).turn(0)


@rule("DIL-ASYM-01", "DIL-SETUP-05")
def test_the_warmonger_begins_at_strength_3():
    assert [board(name).empire(0).strength for name in NAMES] == [3, 1, 1, 1]


@rule("DIL-ASYM-01", "DIL-RULE-52")
@pytest.mark.parametrize(("to", "food"), [("b3", 0), ("b2", 1), ("b1", 1)])
def test_each_food_of_the_warmonger_is_two_tiles_of_the_warship(to, food):
    table = board("warmonger", food=2).play("act engage", f"sail {to}")
    assert table.rack()[0] == 2 - food


@rule("DIL-RULE-52")
def test_the_warmongers_exploration_ship_has_one_tile_for_a_food():
    table = board("warmonger", food=2).play("act explore", "sail b1", "mark b1-1")
    assert table.rack()[0] == 0


@rule("DIL-RULE-52", "DIL-RULE-11")
def test_the_warmonger_pays_printed_costs_in_full():
    table = board("warmonger", tiles="b4 T01, b3 T02, b2 T04", food=3)
    table.next_tile("T29").play("act engage", "sail c3")
    assert table.rack()[0] == 3 - 1 - 2


@rule("DIL-ASYM-02", "DIL-RULE-55")
def test_the_artisan_sells_two_craft_for_4_gold():
    assert board("artisan", craft=4).play("act produce", "sell 2").gold() == 8
    assert board("explorer", craft=4).play("act produce", "sell 2").gold() == 6


@rule("DIL-ASYM-02", "DIL-RULE-55", "DIL-SETTLE-07")
def test_the_artisans_settle_bonus_is_a_gold():
    table = board("artisan", home=(0, 0, 3, 3)).play("act settle")
    table.play("settler produce", "settle c5a", "settler produce", "settle c5b")
    assert table.gold() == 1
    assert table.rack() == [1, 1, 0]
    assert table.seat == 1
    early = board("artisan", home=(0, 1, 3, 3)).play("act settle")
    early.play("settler settle", "settle c5a", "settler produce", "settle c5b")
    assert early.gold() == 0


@rule("DIL-ASYM-03")
def test_the_explorer_has_more_gold_under_every_marker():
    gold = []
    for marked in range(6):
        table = board("explorer", tiles="b4 T01", marked=marked).play("act explore", "sail b4")
        gold.append(table.gold() - 1)
    assert gold == [2, 2, 2, 3, 3, 4]


@rule("DIL-ASYM-03", "DIL-RULE-56")
def test_the_explorers_exploration_ship_has_three_free_tiles_and_the_warship_two():
    assert board("explorer").play("act explore").offered("sail b2")
    assert not board("explorer").play("act explore").offered("sail b1")
    assert not board("explorer").play("act engage").offered("sail b2")


@rule("DIL-ASYM-04", "DIL-RULE-54")
def test_the_settler_has_three_settlers_in_explore_and_two_elsewhere():
    assert board("settler").home() == [3, 2, 2, 2]
    table = board("settler", home=(3, 2, 0, 2)).play("act produce")
    assert table.gold() == 1, "two gone are enough"


@rule("DIL-RULE-54", "DIL-SCARE-03")
def test_scared_settlers_may_return_to_the_explore_slots():
    table = sea(tiles="b4 T07", boards="a settler", side="b").give(1, at="b4a", home=(2, 2, 2, 2))
    table.turn(0).play("act engage", "sail b4")
    assert table.options == ["flee explore", "flee-to c1a", "flee-to c1b", "flee-to c1c"]
    table.play("flee explore")
    assert table.home(1) == [3, 2, 2, 2]


@rule("DIL-RULE-54")
def test_the_explore_slots_unlock_nothing():
    table = board("settler", tiles="b4 T01", home=(0, 2, 2, 2)).play("act explore", "sail b4")
    assert table.gold() == 1 + 1


@rule("DIL-ASYM-04", "DIL-RULE-53")
def test_the_settler_gains_a_gold_for_each_settler_placed():
    table = board("settler", tiles="b4 T07", marks="b4-1", at="c5a").play("act settle")
    table.play("settler-at c5a", "settle b4a", "settler settle", "settle c5b")
    assert table.gold() == 2


@rule("DIL-RULE-53")
def test_gate_and_settler_effect_place_settlers_too():
    gate = board("settler", hand="gate").play("act produce", "card gate")
    gate.play("settler settle", "settle c5c")
    assert gate.gold() == 1
    effect = board("settler", tiles="b4 T05").play("act explore", "sail b4", "mark b4-2")
    effect.play("settler settle", "settle b4a")
    assert effect.gold() == 1 + 1


@rule("DIL-ASYM-05")
@pytest.mark.parametrize("name", NAMES)
def test_all_else_is_as_on_side_a(name):
    differs = {
        "warmonger": {"marker_gold", "warship_tiles_per_food", "start_strength"},
        "artisan": {"marker_gold", "gold_per_sale", "settle_bonus_gold"},
        "explorer": {"marker_gold", "explorer_allowance"},
        "settler": {"slots", "marker_gold", "placing_gold"},
    }
    side_a = GAME.content.boards[0]
    other = next(b for b in GAME.content.boards if b.id == name)
    keys = [*NUMBERS, "slots", "marker_gold", "strength_gold", "settle_bonus_gold"]
    found = {key for key in keys if getattr(side_a, key) != getattr(other, key)}
    assert found == differs[name]


@rule("DIL-RULE-51")
def test_all_play_side_a_or_all_side_b_each_another_board():
    for seed in range(6):
        dealt = as_sea(GAME.new(4, seed, {"side": "b"}))
        assert sorted(e.board.id for e in dealt.empires) == sorted(NAMES)
    assert {e.board.id for e in as_sea(GAME.new(4, 1, {})).empires} == {"a"}
    deals = {as_sea(GAME.new(2, seed, {"side": "b"})).empires[0].board.id for seed in range(40)}
    assert deals == {*NAMES}


@rule("DIL-RULE-51", "DIL-TURN-06")
def test_boards_may_be_picked_the_last_player_first():
    position = as_sea(GAME.new(3, 4, {"side": "b", "boards": "picked"}))
    order = []
    for name in ("warmonger", "settler", "artisan"):
        order.append(position.seat)
        choose(position, f"board {name}")
    first = position.first
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert [position.empires[s].board.id for s in order] == ["warmonger", "settler", "artisan"]
    assert position.empires[order[0]].strength == 3
    assert position.empires[order[1]].home == [3, 2, 2, 2]


@rule("DIL-RULE-51")
def test_a_board_that_is_taken_is_refused():
    position = as_sea(GAME.new(2, 4, {"side": "b", "boards": "picked"}))
    choose(position, "board artisan")
    assert [(r.reason, r.rule) for r in position.refusals()] == [("board-taken", "DIL-RULE-51")]


@rule("DIL-RULE-51", "DIL-SOLO-02")
def test_alone_the_human_has_any_board_and_the_fleet_keeps_side_a():
    position = as_sea(GAME.new(1, 4, {"side": "b", "boards": "picked"}))
    choose(position, "board settler")
    assert position.empires[0].board.id == "settler"
    assert position.empires[1].board.id == "a"
