"""Monsters (ledger 4.11)."""

from __future__ import annotations

import pytest

from tests.games.diluvium.table import sea
from tests.rule import rule


def facing(tile="T08", **have):
    return sea(tiles=f"b4 {tile}").give(0, **have).turn(0).play("act engage", "sail b4")


@rule("DIL-MONSTER-01")
def test_the_player_may_fight_or_leave_it():
    table = facing(strength=3)
    assert table.options == ["fight", "done"]
    table.play("done")
    assert table.gold() == 0
    assert table.seat == 1


@rule("DIL-MONSTER-02", "DIL-RULE-28")
@pytest.mark.parametrize(("strength", "weapons", "left"), [(3, 2, 2), (2, 2, 1), (1, 2, 0)])
def test_reaching_its_strength_wins_and_exactly_the_shortfall_is_spent(strength, weapons, left):
    table = facing(strength=strength, weapons=weapons).play("fight")
    assert table.gold() == 4
    assert table.rack() == [0, 0, left]


@rule("DIL-RULE-28")
def test_a_fight_that_would_be_lost_is_not_offered():
    table = facing(strength=1, weapons=1, food=2)
    assert table.asked == "ChooseAction"
    assert table.seat == 1


@rule("DIL-MONSTER-03")
def test_a_slain_monster_is_never_fought_again():
    table = facing(strength=3).play("fight")
    assert [w["slain"] for w in table.facts(1)["chart"] if w["place"] == "b4"] == [True]
    again = table.turn(0).play("act produce", "act produce")
    again.play("act engage", "stay")
    assert again.asked == "ChooseAction"
    assert again.gold() == 4


@rule("DIL-MONSTER-04", "DIL-RULE-25", "DIL-RULE-36")
def test_an_empty_engage_section_adds_the_own_value():
    assert facing(strength=5, home=(0, 3, 3, 0)).play("fight").gold() == 4 + 4
    assert facing(strength=5, home=(0, 3, 3, 1)).play("fight").gold() == 4


@rule("DIL-MONSTER-05")
def test_the_warship_must_be_beaten_first():
    table = sea(tiles="b4 T08").give(1, warship="b4").give(0, strength=3).turn(0)
    table.play("act engage", "sail b4")
    assert table.asked == "Bid"
    table.fight()
    assert table.options == ["fight", "done"]


@rule("DIL-RULE-31")
def test_a_monster_hinders_nothing_and_never_attacks():
    table = sea(tiles="b4 T28").give(0, marks="b4-1", explorer="b4").turn(0)
    table.play("act settle", "settler settle", "settle b4a", "settler settle", "settle b4a")
    assert table.settlers(0, "b4a") == 2
    table.play("act engage", "stay", "act explore", "sail c5")
    assert table.explorer() == "c5"


@rule("DIL-RULE-31")
def test_a_monster_revealed_this_turn_may_be_fought_at_once():
    table = sea().next_tile("T03").give(0, strength=2).turn(0).play("act engage", "sail c4")
    assert table.options == ["fight", "done"]


@rule("DIL-TILE-04")
def test_a_monster_has_an_island_of_its_own_beside_others():
    content = sea().sea.content
    lairs = [tile for tile in content.tiles if tile.monster]
    assert len(lairs) == 8
    table = facing(strength=3)
    chart = {water["place"]: water for water in table.facts(0)["chart"]}
    assert chart["b4"]["monster"] == 3
    assert [(i["kind"], i["size"]) for i in chart["b4"]["islands"]] == [("craft", 2), ("food", 1)]
