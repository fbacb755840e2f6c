"""Placing and moving Warriors (ledger 4.10), and what Warriors do on the map."""

import pytest

from tests.games.minos.table import Table, calm
from tests.rule import rule


def expanding(seats: int = 2) -> Table:
    """Seat 0, at home in region 1 with one Warrior there and three in Reserves, on the leftmost
    Expand space: 6 points. The card in hand could be sold, so that the turn stays open."""
    return calm(seats).at_turn("expand").give(hand="I01")


def moves(minos: Table) -> list[str]:
    return minos.starting("place") + minos.starting("move")


@rule("MIN-EXP-01")
def test_a_point_places_a_warrior_at_an_own_city() -> None:
    minos = expanding().city(0, 6).warriors(0, {2: 1}).city(1, 7)
    assert minos.starting("place") == ["place 1", "place 6"]
    assert minos.why_not("place 2") == ("no-own-city", "MIN-EXP-01", 0)
    assert minos.why_not("place 7") == ("no-own-city", "MIN-EXP-01", 0)
    minos.play("place 6")
    assert minos.clan().warriors[6] == 1
    assert (minos.clan().reserves, minos.clan().supply) == (2, 6)


@rule("MIN-EXP-01")
def test_a_point_moves_an_own_warrior_to_an_adjacent_region() -> None:
    minos = expanding().warriors(0, {1: 1, 4: 2}).warriors(1, {5: 1})
    assert minos.starting("move") == ["move 1 2", "move 1 6", "move 1 7", "move 4 3", "move 4 5"]
    minos.play("move 4 5")
    assert minos.clan().warriors[4:6] == [1, 1]
    assert minos.clan(1).warriors[5] == 1
    assert minos.clan().reserves == 1


@rule("MIN-EXP-01")
@pytest.mark.parametrize(("seats", "targets"), [(2, "2 6 7"), (3, "2 6 7 8"), (4, "2 5 6")])
def test_borders_are_those_of_the_board_in_use(seats: int, targets: str) -> None:
    minos = expanding(seats)
    assert minos.starting("move") == [f"move 1 {target}" for target in targets.split()]


@rule("MIN-EXP-01")
@pytest.mark.parametrize(("space", "number"), [(1, 6), (2, 5), (3, 4), (4, 4)])
def test_each_point_is_one_placement_or_one_move(space: int, number: int) -> None:
    minos = calm(4).at_turn("expand", space).give(hand="I01")
    for _ in range(number):
        minos.play(minos.starting("move")[0])
    assert moves(minos) == []


@rule("MIN-EXP-02")
def test_points_may_be_mixed_and_one_warrior_may_move_on_just_after_being_placed() -> None:
    minos = expanding().warriors(0, {})
    minos.play("place 1", "move 1 2", "place 1", "move 2 3", "move 3 4")
    assert minos.clan().warriors[1:8] == [1, 0, 0, 1, 0, 0, 0]
    assert minos.clan().reserves == 2
    minos.play("move 4 3")
    assert moves(minos) == []


@rule("MIN-EXP-03")
def test_with_empty_reserves_nothing_can_be_placed_but_warriors_still_move() -> None:
    minos = expanding().give(reserves=0)
    assert minos.starting("place") == []
    assert minos.why_not("place 1") == ("no-reserves", "MIN-EXP-03", 0)
    minos.play("move 1 2", "move 2 3")
    assert minos.clan().warriors[3] == 1


@rule("MIN-EXP-03")
def test_the_last_reserve_may_be_placed_and_then_no_more() -> None:
    minos = expanding().give(reserves=1).play("place 1")
    assert minos.clan().warriors[1] == 2
    assert minos.why_not("place 1") == ("no-reserves", "MIN-EXP-03", 0)
    assert minos.clan().supply == 8


# ---- limits of the pieces


@rule("MIN-RULE-49")
def test_from_an_empty_supply_no_warrior_is_gained() -> None:
    minos = calm().effects(0, "4 warrior")
    assert (minos.clan().supply, minos.clan().reserves) == (2, 7)
    minos.effects(0, "4 warrior")
    assert (minos.clan().supply, minos.clan().reserves) == (0, 9)
    minos.effects(0, "4 warrior")
    assert (minos.clan().supply, minos.clan().reserves) == (0, 9)


@rule("MIN-RULE-49")
def test_of_two_placements_those_are_made_that_the_reserves_allow() -> None:
    minos = expanding().city(0, 6).give(reserves=1).effects(0, "2 place")
    minos.play("place 6")
    assert minos.asked == "Turn"
    assert (minos.clan().warriors[6], minos.clan().reserves) == (1, 0)
    minos.effects(0, "2 place")
    if minos.asked != "Turn":
        assert minos.starting("place") == []
        minos.play("done")
    assert minos.clan().on_map() == 2


@rule("MIN-RULE-49")
def test_a_benefit_with_nothing_to_gain_is_passed_over() -> None:
    minos = calm().city(0, 6).tower(0, 6).warriors(0, {1: 10}).at_turn("build")
    minos.give(coins=6, hand="I01").play("tower 1")
    assert minos.why_not("effect 1") == ("no-use", "MIN-RULE-27", 0)
    assert minos.clan().coins == 2


# ---- battles


def raiding(seats: int = 2) -> Table:
    """Seat 0 with 2 Weaponry and a Warrior in region 6, where a tile of cost 2 lies on one of 4."""
    minos = calm(seats).at_turn("expand").warriors(0, {6: 1}).sea(6, "I-01 II-01")
    return minos.give(weaponry=2, hand="I01")


@rule("MIN-RULE-56")
def test_only_missing_weaponry_or_a_missing_warrior_hinders_a_battle() -> None:
    minos = raiding().city(1, 6).tower(1, 6).farm(1, 6).warriors(1, {6: 5})
    assert minos.starting("battle") == ["battle 6"]
    assert minos.give(weaponry=1).why_not("battle 6") == ("weaponry", "MIN-EXTRA-06", 1)
    minos.give(weaponry=9).warriors(0, {7: 1}).sea(7, "")
    assert minos.starting("battle") == []
    assert minos.why_not("battle 7") == ("no-sea", "MIN-EXTRA-06", 0)


@rule("MIN-RULE-56")
def test_a_battle_needs_no_dominance_and_wins_the_tile() -> None:
    minos = raiding().warriors(1, {6: 5}).play("battle 6")
    assert minos.clan().coins == 3
    assert (minos.clan().weaponry, minos.clan().warriors[6], minos.clan().reserves) == (0, 0, 4)
    assert len(minos.clan().sea) == 1


@rule("MIN-RULE-56")
def test_one_tile_is_battled_in_a_turn() -> None:
    minos = raiding().warriors(0, {6: 2, 7: 2}).give(weaponry=20).play("battle 6")
    assert minos.starting("battle") == []
    assert minos.why_not("battle 7") == ("once-a-turn", "MIN-EXTRA-06", 0)


# ---- Vases of the map


@pytest.mark.parametrize("option", ["place 1", "move 6 1"])
def test_a_warrior_that_completes_a_vase_claims_it_at_once(option: str) -> None:
    minos = expanding().warriors(0, {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 1}).give(reserves=1)
    minos.vases(4).play(option)
    assert minos.earned(0, "vases") == 10


def test_a_rival_who_leaves_a_region_completes_the_vase_of_another() -> None:
    minos = expanding().warriors(1, {2: 1, 3: 1, 4: 1, 5: 1, 6: 1}).warriors(0, {6: 1})
    minos.sea(6, "I-01").give(weaponry=2).vases(5).play("battle 6")
    assert minos.earned(1, "vases") == 10
