"""The end of the game (ledger 4.14)."""

from __future__ import annotations

import pytest

from tests.games.diluvium.table import sea
from tests.rule import rule


def pass_turn(table):
    """A turn that changes nothing."""
    action = "produce" if "act produce" in table.options else "engage"
    table.play(f"act {action}", *(["stay"] if action == "engage" else []))


def turns_until_over(table):
    order = []
    while not table.sea.over:
        order.append(table.seat)
        pass_turn(table)
    return order


@rule("DIL-END-01")
@pytest.mark.parametrize("kind", range(3))
def test_an_empty_tray_before_the_first_players_turn_makes_the_round_the_last(kind):
    trays = [9, 9, 9]
    trays[kind] = 0
    table = sea(3).trays(*trays).turn(0)
    assert table.sea.last_round
    assert turns_until_over(table) == [0, 1, 2]


@rule("DIL-END-02", "DIL-RULE-44")
def test_a_tray_emptied_at_another_moment_changes_nothing_until_then():
    table = sea(3).turn(0)
    pass_turn(table)
    table.sea.trays = [9, 9, 0]
    assert not table.sea.last_round
    assert turns_until_over(table) == [1, 2, 0, 1, 2]


@rule("DIL-END-01")
def test_a_token_left_in_every_tray_lets_the_game_go_on():
    assert not sea().trays(1, 1, 1).turn(0).sea.last_round


@rule("DIL-END-03")
def test_the_most_gold_wins_and_nothing_else_counts():
    table = sea().give(0, gold=10, food=0).give(1, gold=9, craft=6, weapons=0, hand="map gate")
    table.trays(0, 9, 9).turn(0)
    turns_until_over_cards(table)
    assert table.sea.winners() == [0]
    assert table.sea.points == [10, 9]


def turns_until_over_cards(table):
    while not table.sea.over:
        if table.asked == "ChooseAction":
            table.play("act engage")
        else:
            table.play("stay" if table.asked == "Sail" else "done")


@rule("DIL-END-04", "DIL-RULE-45")
def test_a_tie_goes_to_who_has_fewest_settlers_on_the_board():
    table = sea(3).give(0, gold=8, home=(0, 1, 1, 0)).give(1, gold=8, home=(0, 0, 0, 1))
    table.give(2, gold=7, home=(0, 0, 0, 0)).trays(0, 9, 9).turn(0)
    turns_until_over(table)
    assert table.sea.winners() == [1]


@rule("DIL-RULE-45")
def test_settlers_that_came_back_count_too():
    table = sea(tiles="b4 T07").give(0, gold=9).give(1, gold=10, at="b4a", home=(0, 3, 3, 2))
    table.trays(0, 9, 9).turn(0).play("act engage", "sail b4", "flee engage")
    turns_until_over(table)
    assert table.sea.points == [10, 10]
    assert table.sea.winners() == [0, 1]


@rule("DIL-END-05")
def test_a_tie_in_both_is_shared():
    table = sea().give(0, gold=8).give(1, gold=8).trays(0, 9, 9).turn(0)
    turns_until_over(table)
    assert table.sea.winners() == [0, 1]


@rule("DIL-RULE-50")
def test_excess_is_discarded_on_the_last_turn_too():
    table = sea().give(1, craft=7).trays(0, 9, 9).turn(0)
    table.sea.empires[1].rack[1] = 6
    pass_turn(table)
    table.sea.empires[1].rack[1] = 8
    table.sea.empires[1].last = -1
    table.play("act engage", "stay")
    assert table.sea.over
    assert table.rack(1) == [0, 6, 0]


@rule("DIL-RULE-60")
def test_the_trays_and_the_last_round_are_in_everybodys_sight():
    table = sea().trays(3, 0, 9).turn(0)
    for seat in (0, 1, -1):
        assert table.facts(seat)["trays"] == {"food": 3, "craft": 0, "weapons": 9}
        assert table.facts(seat)["last_round"] is True
    assert table.told("last-round") == 1


@rule("DIL-RULE-61")
def test_eight_rounds_without_a_token_taken_make_the_next_the_last():
    table = sea().turn(0)
    first = table.sea.round
    while not table.sea.last_round:
        pass_turn(table)
    assert table.sea.round == first + 8
    assert table.told("idle-end") == 1
    assert turns_until_over(table) == [0, 1]


@rule("DIL-RULE-61")
def test_a_token_taken_begins_the_count_anew():
    table = sea().turn(0)
    first = table.sea.round
    for _ in range(5 * 2):
        pass_turn(table)
    table.give(0, food=1)
    while not table.sea.last_round:
        pass_turn(table)
    assert table.sea.round == first + 6 + 8
