"""Ruins Cards (ledger 4.13) and the rulings about them."""

from __future__ import annotations

import pytest

from tests.games.diluvium.table import sea
from tests.rule import rule

TILES = "b4 T07, c3 T24, d4 T10"


def holding(hand, action="produce", tiles=TILES, **have):
    table = sea(tiles=tiles).give(0, hand=hand, **have).turn(0)
    return table.play(f"act {action}")


@rule("DIL-RUINS-01", "DIL-RULE-03")
def test_a_settler_in_ruins_draws_one_card_at_once():
    table = sea(tiles=TILES).give(0, marks="c3-1").turn(0)
    table.play("act settle", "settler settle", "settle c3c")
    assert len(table.hand()) == 1
    assert table.told("drew-card") == 1
    assert table.asked == "ChooseSettler"


@rule("DIL-RUINS-02", "DIL-RULE-38")
def test_cards_are_played_before_and_after_the_action_any_number():
    table = holding("treasure cornucopia cannon", marks="b4-1", action="settle")
    assert table.asked == "PlayCards"
    table.play("card treasure", "card cannon", "done")
    assert table.asked == "ChooseSettler"
    table.play("settler settle", "settle c5a", "settler settle", "settle c5b")
    assert table.options == ["card cornucopia", "done"]
    table.play("card cornucopia")
    assert table.rack() == [4, 1, 0]
    assert table.seat == 1


@rule("DIL-RULE-38", "DIL-TURN-05")
def test_the_wheel_is_turned_before_cards_are_played():
    table = sea(tiles=TILES).give(0, hand="treasure").turn(0)
    assert table.options == ["act explore", "act settle", "act produce", "act engage"]


@rule("DIL-RUINS-02")
def test_only_the_active_player_plays_cards():
    table = sea(tiles=TILES).give(1, hand="treasure cannon").turn(0)
    table.play("act engage", "sail b4")
    assert table.seat == 1
    assert table.asked == "ChooseAction"


@rule("DIL-TURN-06")
@pytest.mark.parametrize("hand", ["compass", "cannon", "treasure"])
def test_whoever_holds_a_card_is_asked_at_both_steps_whatever_the_card(hand):
    """Compass and Cannon can't be played here; the question is asked all the same."""
    table = holding(hand, strength=5)
    assert table.asked == "PlayCards"
    table.play("done")
    assert table.asked == "PlayCards"
    assert table.seat == 0
    table.play("done")
    assert table.seat == 1


@rule("DIL-TURN-06", "DIL-RULE-01")
@pytest.mark.parametrize("action", ["produce", "engage"])
def test_both_card_steps_look_alike_to_others_for_every_hand_of_a_size(action):
    seen: list[set[str]] = [set(), set()]
    for hand in ("map gate", "treasure cannon", "compass machines", "compass compass"):
        table = sea(tiles="b4 T07, c3 T24").give(0, hand=hand).turn(0).play(f"act {action}")
        for step in range(2):
            assert table.asked == "PlayCards"
            seen[step] |= {str(table.sea.view(seat).facts()) for seat in (1, -1)}
            table.play("done")
            if step == 0 and action == "engage":
                table.play("stay")
    assert [len(step) for step in seen] == [2, 2], "one for the rival, one for who watches"


@rule("DIL-RUINS-03", "DIL-RULE-38")
def test_a_card_drawn_in_the_action_is_played_after_it():
    table = sea(tiles=TILES).give(0, marks="c3-1")
    table.sea.deck = [table.card("treasure")]
    table.turn(0).play("act settle", "settler settle", "settle c3c")
    table.play("settler settle", "settle c5a")
    assert table.options == ["card treasure", "done"]
    table.play("card treasure")
    assert table.gold() == 2


@rule("DIL-RUINS-04")
def test_a_card_works_once_and_is_discarded():
    table = holding("treasure treasure").play("card treasure")
    assert table.pile() == ["treasure"]
    assert table.hand() == ["treasure"]
    table.play("card treasure")
    assert table.pile() == ["treasure", "treasure"]
    assert table.gold() == 4


@rule("DIL-RUINS-05")
def test_there_is_no_hand_limit():
    every = " ".join(2 * [card.id for card in sea().sea.content.cards])
    table = sea(tiles=TILES).give(0, hand=every).turn(0)
    table.play("act produce", "done", "done")
    assert table.seat == 1
    assert len(table.hand()) == 16


@rule("DIL-RUINS-06")
def test_an_empty_deck_is_made_of_the_discard_pile():
    table = sea(tiles=TILES).give(0, marks="c3-1")
    table.sea.deck, table.sea.pile = [], [table.card("map"), table.card("map")]
    table.turn(0).play("act settle", "settler settle", "settle c3c")
    assert table.hand() == ["map"]
    assert table.sea.pile == []
    assert len(table.sea.deck) == 1
    assert table.told("reshuffled") == 1


@rule("DIL-RULE-43")
def test_without_any_card_left_none_is_drawn():
    table = sea(tiles=TILES).give(0, marks="c3-1")
    table.sea.deck, table.sea.pile = [], []
    table.turn(0).play("act settle", "settler settle", "settle c3c")
    assert table.hand() == []


@rule("DIL-RUINS-10", "DIL-RUINS-11", "DIL-RUINS-12")
@pytest.mark.parametrize(("card", "kind"), [("cornucopia", 0), ("machines", 1), ("weapons", 2)])
def test_three_tokens_of_a_kind(card, kind):
    table = holding(card).play(f"card {card}")
    expected = [0, 0, 0]
    expected[kind] = 3
    assert table.rack() == expected
    assert table.left()[kind] == 13


@rule("DIL-RULE-40")
@pytest.mark.parametrize(("card", "kind"), [("cornucopia", 0), ("machines", 1), ("weapons", 2)])
def test_a_card_for_an_empty_tray_stays_in_hand_and_one_token_is_enough(card, kind):
    trays = [9, 9, 9]
    trays[kind] = 0
    table = sea(tiles=TILES).give(0, hand=card).trays(*trays).turn(0).play("act produce")
    assert table.why_not(f"card {card}") == ("tray-empty", "DIL-RULE-40")
    trays[kind] = 1
    table = sea(tiles=TILES).give(0, hand=card).trays(*trays).turn(0).play("act produce")
    table.play(f"card {card}")
    assert sum(table.rack()) == 1
    assert table.pile() == [card]


@rule("DIL-RUINS-13", "DIL-RULE-39")
@pytest.mark.parametrize("action", ["explore", "engage"])
def test_the_compass_adds_two_free_tiles_to_this_move(action):
    chain = "b4 T01, b3 T02, b2 T04, b1 T05"
    table = holding("compass", action, tiles=chain)
    table.play("card compass")
    assert table.offered("sail b1")
    assert table.offered("sail b4"), "fewer tiles are legal"
    table.play("sail b1")
    assert table.told("paid") == 0
    table.finish_turn()
    assert table.sea.compass == 2 or table.seat == 1


@rule("DIL-RULE-39")
def test_the_compass_is_for_one_move_and_several_add_up():
    chain = "b4 T01, b3 T02, b2 T04, b1 T05, d1 T06, e1 T14"
    table = holding("compass compass", "engage", tiles=chain).play("card compass", "card compass")
    table.play("sail d1")
    assert table.warship() == "d1"
    table.turn(0).play("act explore")
    assert not table.offered("sail b2")


@rule("DIL-RULE-39", "DIL-RULE-11")
def test_printed_costs_are_due_despite_a_compass():
    table = holding("compass", "engage", tiles="b4 T01", food=1).play("card compass")
    assert table.why_not("sail b3") == ("food", "DIL-MOVE-04")
    table.play("sail a3")
    assert table.rack() == [0, 0, 0]


@rule("DIL-RUINS-13", "DIL-RULE-39", "DIL-RUINS-02")
@pytest.mark.parametrize("action", ["settle", "produce"])
def test_the_compass_is_refused_for_other_actions_and_after_the_move(action):
    assert holding("compass", action).why_not("card compass") == ("compass", "DIL-RULE-39")
    after = holding("compass", "engage").play("done", "sail b4")
    assert after.asked == "PlayCards"
    assert after.why_not("card compass") == ("compass", "DIL-RULE-39")


@rule("DIL-RUINS-14")
def test_the_treasure_is_two_gold():
    assert holding("treasure").play("card treasure").gold() == 2


@rule("DIL-RUINS-15", "DIL-RULE-40")
def test_the_cannon_is_one_step_and_refused_at_five():
    assert holding("cannon", strength=4).play("card cannon").empire(0).strength == 5
    assert holding("cannon", strength=5).why_not("card cannon") == ("strongest", "DIL-RULE-40")


@rule("DIL-RUINS-16", "DIL-RULE-41")
def test_the_gate_moves_one_settler_by_all_settler_rules():
    table = sea(tiles=TILES).give(1, warship="d4").give(0, hand="gate", marks="b4-1 d4-1", at="c5a")
    table.turn(0).play("act produce", "card gate")
    assert table.offered("settler-at c5a")
    table.play("settler-at c5a")
    assert table.why_not("settle d4a") == ("guarded", "DIL-SETTLE-03")
    assert table.why_not("settle c5b") == ("same-island", "DIL-SETTLE-04")
    table.play("settle b4b")
    assert table.rack() == [2, 0, 0], "one for the arrival, one produced"
    assert table.pile() == ["gate"]


@rule("DIL-RULE-41")
def test_the_gate_is_no_settle_action_and_the_settler_may_move_again():
    table = holding("gate", "settle", marks="b4-1", home=(0, 0, 1, 0))
    table.play("card gate", "settle b4a")
    assert table.rack() == [1, 0, 0]
    table.play(*(["done"] if table.asked == "PlayCards" else []))
    assert table.options == ["settle b4b", "settle c5a", "settle c5b", "settle c5c"]
    table.play("settle c5b")
    assert table.options == ["take food", "take craft", "take weapons"]


@rule("DIL-RULE-41")
def test_a_card_drawn_through_the_gate_is_played_the_same_turn():
    table = sea(tiles=TILES).give(0, hand="gate", marks="c3-1")
    table.sea.deck = [table.card("treasure")]
    table.turn(0).play("act produce", "card gate", "settler settle", "settle c3c")
    assert table.options == ["card treasure", "done"]


@rule("DIL-RULE-41")
def test_the_gate_is_not_in_a_reshuffle_that_its_draw_causes():
    table = sea(tiles=TILES).give(0, hand="gate", marks="c3-1")
    table.sea.deck, table.sea.pile = [], [table.card("map")]
    table.turn(0).play("act produce", "card gate", "settler settle", "settle c3c")
    assert table.hand() == ["map"]
    assert table.pile() == ["gate"]
    assert table.sea.deck == []


@rule("DIL-RULE-40")
def test_a_gate_without_a_legal_move_is_refused():
    table = holding("gate", at="c5a c5b c5c")
    assert table.why_not("card gate") == ("no-space", "DIL-RULE-40")


@rule("DIL-RUINS-17", "DIL-RULE-42")
def test_the_map_marks_any_faceup_tile_even_beside_a_rival_warship():
    table = sea(tiles=TILES).give(1, warship="d4", marks="c3-1").give(0, hand="map", marks="b4-1")
    table.turn(0).play("act produce", "card map")
    assert table.options == ["mark c3-2", "mark d4-1"]
    table.play("mark d4-1")
    assert table.gold() == 1 + 2
    assert table.marks() == ["b4-1", "d4-1"]
    assert table.empire(0).marked == 2
    assert table.explorer() == "c5"


@rule("DIL-RULE-42")
def test_the_map_opens_the_tile_to_settlers_the_same_turn():
    table = holding("map", "settle").play("card map", "mark d4-1", "settler settle")
    assert table.offered("settle d4a")


@rule("DIL-RULE-40", "DIL-RULE-42", "DIL-EXPLORE-06")
def test_the_map_needs_a_marker_and_a_faceup_tile_without_an_own_one():
    none_left = holding("map", marked=6)
    assert none_left.why_not("card map") == ("no-tile", "DIL-RULE-40")
    explored = holding("map", marks="b4-1 c3-1 d4-1")
    assert explored.why_not("card map") == ("no-tile", "DIL-RULE-40")
    facedown = holding("map", tiles="")
    assert facedown.why_not("card map") == ("no-tile", "DIL-RULE-40")


@rule("DIL-RULE-42")
def test_the_map_is_no_explore_action():
    table = holding("map", "produce").play("card map", "mark b4-1")
    while table.seat == 0:
        table.play(table.options[-1])
    table.play("act settle", "settler settle", "settle c1a", "settler settle", "settle c1b")
    assert table.offered("act explore")
    assert table.why_not("act produce") == ("same-action", "DIL-TURN-03")
