"""The worked examples of the ledger (section 5), each as it stands there."""

from __future__ import annotations

import pytest

from tests.games.diluvium.table import sea
from tests.rule import rule


def crossing(**have):
    """From b4 over the Greek City and a tile with a rival Warship to e3; c4 lies facedown."""
    table = sea(tiles="b4 T01, d4 T02, e3 T14").give(0, warship="d4")
    return table.give(1, warship="b4", **have).turn(1).play("act engage")


@rule("DIL-EX-01")
def test_01_crossing():
    table = crossing(food=2).play("sail e3")
    assert table.rack(1) == [1, 0, 0]
    assert table.warship(1) == "e3"
    assert table.warship(0) == "d4"
    assert table.told("fought") == 0


@rule("DIL-EX-02")
def test_02_facedown_alternative():
    """b3 costs 2 and is one tile away; d3, which costs 2 too, would be the third."""
    table = crossing(food=2).next_tile("T29")
    assert table.why_not("sail d3") == ("food", "DIL-MOVE-04")
    table.play("sail b3")
    assert table.rack(1) == [0, 0, 0]
    assert table.faceup("b3") == "T29"
    assert table.warship(1) == "b3"
    assert table.seat == 0


@rule("DIL-EX-02")
def test_02_facedown_alternative_of_cost_1_as_the_third_tile():
    table = sea(tiles="b4 T01, d4 T02").give(1, warship="b4", food=2).next_tile("T22").turn(1)
    table.play("act engage", "sail e3")
    assert table.rack(1) == [0, 0, 0]
    assert table.faceup("e3") == "T22"


@rule("DIL-EX-03")
def test_03_explore():
    table = sea(tiles="b4 T01, b3 T02, b2 T22").give(0, food=1).turn(0)
    table.play("act explore", "sail b2", "mark b2-2")
    assert table.rack() == [0, 0, 0]
    assert table.gold() == 3
    assert table.marks() == ["b2-2"]
    assert table.sea.free_mark(table.place("b2"))


@rule("DIL-EX-04")
def test_04_settle_forbidden_targets():
    table = sea(tiles="b4 T07, d4 T08").give(0, marks="d4-1").give(1, warship="d4").turn(0)
    table.play("act settle", "settler settle")
    assert table.why_not("settle b4a") == ("no-marker", "DIL-SETTLE-02")
    assert table.why_not("settle d4a") == ("guarded", "DIL-SETTLE-03")


@rule("DIL-EX-05")
def test_05_settle_two_moves():
    table = sea(tiles="b4 T10, d4 T02").give(0, marks="b4-1", at="d4a").turn(0)
    table.play("act settle", "settler settle", "settle b4a")
    assert len(table.hand()) == 1
    table.play("settler-at d4a", "settle c5a")
    assert table.rack() == [1, 0, 0]
    assert table.left() == [15, 16, 16]


@rule("DIL-EX-06")
def test_06_produce():
    table = sea(tiles="c3 T24").give(0, craft=2, weapons=1, at="c3a c3a c3b c3c")
    table.give(0, home=(0, 3, 0, 2)).turn(0).play("act produce", "sell 2", "train 1")
    assert table.gold() == 7
    assert table.rack() == [0, 0, 0]
    assert table.left() == [16, 12, 14]
    assert table.hand() == []
    assert table.empire(0).strength == 2


@rule("DIL-EX-07")
def test_07_gauge():
    board = sea().empire(0)
    values = []
    for strength in range(1, 6):
        board.strength = strength
        values.append(board.strength_gold())
    assert values == [1, 1, 2, 2, 4]


@rule("DIL-EX-08")
def test_08_monster():
    table = sea(tiles="b4 T01, b3 T23").give(0, strength=4, weapons=1, home=(0, 3, 3, 0))
    table.turn(0).play("act engage", "sail b3", "fight")
    assert table.rack() == [0, 0, 0]
    assert table.gold() == 8
    assert table.sea.slain == 1 << table.tile("T23")


def fight_of_09(**more):
    """Adeline is seat 0, Gavin seat 1; his City has only its Food space free."""
    table = sea(tiles="b4 T07").give(0, strength=2, weapons=1)
    table.give(1, warship="b4", explorer="b4", weapons=2, at="b4a b4b c1b c1c", **more)
    table.give(1, home=(0, 3, 0, 2)).turn(0)
    return table.play("act engage", "sail b4").fight(1, 2)


@rule("DIL-EX-09")
def test_09_warship_fight():
    table = fight_of_09()
    assert table.rack(0) == [0, 0, 0]
    assert table.rack(1) == [0, 0, 0]
    assert table.warship(1) == "c1"
    assert next(e.parts_for(0) for e in table.events if e.message == "gold")[:2] == [0, 1]


@rule("DIL-EX-10")
def test_10_flight():
    table = fight_of_09()
    assert table.explorer(1) == "c1"
    table.play("flee-to c1a")
    assert not table.starting("flee-to"), "the other must go to the Action Board"
    assert table.options == ["flee produce", "flee engage"]
    table.play("flee engage")
    assert table.rack(1) == [1, 0, 0]
    assert table.home(1) == [0, 3, 0, 3]
    assert table.gold(0) == 4


@rule("DIL-EX-11")
def test_11_six_limit_on_anothers_turn():
    table = fight_of_09(craft=6).play("flee-to c1a", "flee engage")
    assert table.asked == "Drop"
    assert table.sea.deciders() == [1]
    table.play("drop craft")
    assert table.rack(1) == [1, 5, 0]
    assert table.seat == 1
    assert table.asked == "ChooseAction"


@rule("DIL-EX-12", "DIL-RULE-27")
def test_12_partial_gain():
    table = sea().give(0, hand="cornucopia").trays(2, 9, 9).turn(0)
    table.play("act produce", "card cornucopia")
    assert table.rack() == [2, 0, 0]
    assert table.left()[0] == 0
    assert table.pile() == ["cornucopia"]


def idle_turn(table):
    action = "produce" if "act produce" in table.options else "engage"
    table.play(f"act {action}", *(["stay"] if action == "engage" else []))


@rule("DIL-EX-13")
def test_13_end():
    table = sea(3)
    table.sea.round = 8
    table.turn(1).give(1, last="engage")
    table.sea.round = 9
    table.sea.trays = [9, 0, 9]
    order = []
    while not table.sea.over:
        order.append((table.sea.round, table.seat))
        idle_turn(table)
    assert order == [(9, 1), (9, 2), (10, 0), (10, 1), (10, 2)]


@rule("DIL-EX-14")
def test_14_end_where_the_first_player_empties_the_tray():
    table = sea(3).give(0, at=f"{sea(3).city(0)}b").trays(9, 1, 9)
    table.sea.round = 8
    table.turn(0).play("act produce")
    assert table.left()[1] == 0
    order = []
    while not table.sea.over:
        order.append((table.sea.round, table.seat))
        idle_turn(table)
    assert order == [(9, 1), (9, 2), (10, 0), (10, 1), (10, 2)]


@rule("DIL-EX-15")
def test_15_same_action_even_if_it_moved_nobody():
    table = sea().give(0, at="c5a c5b c5c", home=(0, 2, 2, 2)).turn(0)
    table.play("act settle", "act produce")
    assert table.seat == 0
    assert table.why_not("act settle") == ("same-action", "DIL-TURN-03")


@rule("DIL-EX-16")
def test_16_full_tile():
    table = sea(tiles="b4 T07").give(1, marks="b4-1 b4-2").turn(0).play("act explore", "sail b4")
    assert table.empire(0).marked == 0
    assert table.gold() == 0


@rule("DIL-EX-17")
def test_17_bonus_timing():
    table = sea().give(0, hand="gate", home=(0, 3, 1, 3), at="").turn(0)
    table.play("act produce", "card gate", "settler produce", "settle c5a")
    assert table.home()[2] == 0
    assert table.gold() == 0
    engage = sea(tiles="b4 T03").give(0, hand="gate", home=(0, 3, 3, 1), strength=3).turn(0)
    engage.play("act engage", "card gate", "settler engage", "settle c5a", "sail b4", "fight")
    assert engage.gold() == 3 + 2


@rule("DIL-EX-18", "DIL-RULE-36")
def test_18_double_victory():
    table = sea(tiles="b4 T19").give(0, strength=5, home=(0, 3, 3, 0))
    table.give(1, warship="b4", strength=3, explorer="b4").turn(0)
    table.play("act engage", "sail b4").fight()
    table.play("fight")
    assert table.gold() == 15 + 1


@rule("DIL-EX-19")
def test_19_attacker_loses():
    table = sea(tiles="b4 T03").give(0, strength=2).give(1, warship="b4", strength=4).turn(0)
    table.play("act engage", "sail b4").fight()
    assert table.gold(1) == 1
    assert table.gold(0) == 0
    assert table.warship(0) == "c5"
    assert table.seat == 1


@rule("DIL-EX-20")
def test_20_first_turn_produce():
    table = sea().turn(0).play("act produce", "act engage", "stay")
    assert table.rack() == [0, 0, 0]
    assert table.why_not("act produce") == ("same-action", "DIL-TURN-03")


@rule("DIL-EX-21")
@pytest.mark.parametrize(("mine", "theirs", "winners"), [(2, 1, [1]), (1, 1, [0, 1])])
def test_21_tie_break(mine, theirs, winners):
    table = sea().give(0, gold=31, home=(0, 0, 0, mine)).give(1, gold=31, home=(0, 0, 0, theirs))
    table.trays(0, 9, 9).turn(0)
    table.play("act engage", "stay", "act engage", "stay")
    assert table.sea.over
    assert table.sea.winners() == winners


@rule("DIL-EX-22")
def test_22_settler_effect():
    table = sea(tiles="b4 T13").turn(0).play("act explore", "sail b4", "mark b4-2")
    table.play("settler settle", "settle b4b")
    assert table.gold() == 1
    assert table.marks() == ["b4-2"]
    assert table.settlers(0, "b4b") == 1
    assert len(table.hand()) == 1
    assert table.asked == "PlayCards"
    assert table.seat == 0


@rule("DIL-EX-23")
def test_23_settler_effect_lost():
    table = sea(tiles="b4 T13").give(1, warship="b4").give(0, hand="map").turn(0)
    table.play("act produce", "card map", "mark b4-2")
    assert table.gold() == 1
    assert table.marks() == ["b4-2"]
    assert table.home() == [0, 3, 3, 3]
    assert table.hand() == []
    assert table.seat == 1
