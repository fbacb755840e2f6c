"""Extra actions: each at most once per own turn, at any moment of it."""

import pytest

from labrys.games.minos.content.model import GOODS
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import LEXICON, TRADE_IDS, is_extra
from tests.games.minos.table import Table, bare, names
from tests.rule import rule

BORDERS_OF_1 = ["march 1 2", "march 1 6", "march 1 7"]


def extras(minos: Table) -> list[str]:
    """The extra actions on offer."""
    return [option for option in minos.options if is_extra(LEXICON.read(option))]


def acting(
    weaponry: int = 0, hand: str = "", goods: str = "", temps: str = "", trade: str = ""
) -> Table:
    """In a turn of the Build row and without Coins; one Warrior in region 1."""
    minos = bare().give(weaponry=weaponry, hand=hand, goods=goods, temps=temps, trade=trade)
    return minos.at_turn("build").nothing_after()


def rich() -> Table:
    """With all that extra actions are made of, but not in a turn."""
    return bare().give(0, 9, 9, 9, hand="I10 I11", temps="wood wood wood", trade="R10")


# Moving a Warrior


@rule("MIN-EXTRA-01", "MIN-RULE-15")
def test_a_weaponry_moves_a_warrior_to_an_adjacent_region() -> None:
    minos = acting(weaponry=2)
    assert minos.starting("march") == BORDERS_OF_1
    minos.play("march 1 6")
    assert minos.clan().weaponry == 1
    assert (minos.clan().warriors[1], minos.clan().warriors[6]) == (0, 1)


@rule("MIN-EXTRA-01")
def test_moving_is_refused_without_weaponry_and_the_second_time() -> None:
    assert acting(weaponry=0).why_not("march 1 2") == ("weaponry", "MIN-EXTRA-01", 1)
    minos = acting(weaponry=2).play("march 1 2")
    assert minos.why_not("march 2 1") == ("once-a-turn", "MIN-EXTRA-01", 0)
    assert not minos.starting("march")


@rule("MIN-EXTRA-01")
def test_only_own_warriors_move() -> None:
    minos = acting(weaponry=1).warriors(0, {4: 1}).warriors(1, {5: 3})
    assert minos.starting("march") == ["march 4 3", "march 4 5"]


# A Temporary Good of the land


@rule("MIN-EXTRA-02", "MIN-RULE-15")
def test_a_weaponry_gives_the_good_shown_where_an_own_warrior_stands() -> None:
    minos = acting(weaponry=2).warriors(0, {2: 2, 4: 1, 7: 1}).warriors(1, {5: 1})
    assert minos.starting("forage") == ["forage silver", "forage wood"]
    assert minos.why_not("forage copper") == ("no-warrior-at-good", "MIN-EXTRA-02", 0)
    minos.play("forage wood")
    assert (minos.clan().weaponry, minos.temps()) == (1, "wood")


@rule("MIN-EXTRA-02")
def test_a_good_of_the_land_is_refused_without_weaponry_and_the_second_time() -> None:
    assert acting(weaponry=0).why_not("forage grain") == ("weaponry", "MIN-EXTRA-02", 1)
    minos = acting(weaponry=2).play("forage grain")
    assert minos.why_not("forage grain") == ("once-a-turn", "MIN-EXTRA-02", 0)
    assert not minos.starting("forage")


@rule("MIN-EXTRA-02")
def test_a_good_of_the_land_that_has_run_out_is_refused() -> None:
    minos = acting(weaponry=1)
    minos.give(1, temps=" ".join(["grain"] * 9))
    assert minos.why_not("forage grain") == ("no-temp", "MIN-RULE-50", 0)


@rule("MIN-RULE-15")
def test_moving_and_the_good_of_the_land_cost_one_weaponry_each() -> None:
    minos = acting(weaponry=2).play("forage grain", "march 1 2")
    assert (minos.clan().weaponry, minos.temps()) == (0, "grain")


# Trade Bonus tiles


@rule("MIN-EXTRA-03")
def test_a_trade_bonus_tile_gives_everything_on_it_and_goes_to_the_box() -> None:
    minos = acting(trade="B04 B02").play("use B04", "temp herb")
    assert (minos.clan().weaponry, minos.temps()) == (2, "herb")
    assert minos.clan().trade == [TRADE_IDS.index("B02")]
    assert minos.minos.used_trade == [TRADE_IDS.index("B04")]


@rule("MIN-EXTRA-03")
def test_only_one_trade_bonus_tile_is_used_in_a_turn() -> None:
    minos = acting(trade="B02 B14 R08", hand="I01")
    assert minos.starting("use") == ["use B02", "use B14", "use R08"]
    minos.play("use B14")
    assert (minos.clan().vp, minos.clan().coins) == (3, 1)
    assert minos.why_not("use R08") == ("once-a-turn", "MIN-EXTRA-03", 0)
    assert not minos.starting("use")


@rule("MIN-EXTRA-03")
@pytest.mark.parametrize("tile", TRADE_IDS)
def test_every_trade_bonus_tile_can_be_used(tile: str) -> None:
    minos = bare().give(0, trade=tile, coins=9, vp=9, hand="I13 I08").ships(0, "1 0 0")
    minos.at_turn("expand").play(f"use {tile}")
    assert minos.minos.used_trade == [TRADE_IDS.index(tile)]
    while minos.asked != "Turn":
        minos.play(minos.options[0])
    assert minos.clan().trade == []


# Selling cards


@rule("MIN-EXTRA-04", "MIN-RULE-35")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_any_number_of_cards_is_discarded_for_a_coin_each(number: int) -> None:
    minos = acting(hand="I10 II11 I12 I13").play("sell")
    assert minos.why_not("done") == ("one-card-first", "MIN-RULE-35", 0)
    for card in ("I10", "II11", "I12")[:number]:
        minos.play(f"discard {card}")
    minos.play("done")
    assert minos.clan().coins == number
    assert len(minos.clan().hand) == 4 - number


@rule("MIN-EXTRA-04", "MIN-RULE-35")
def test_selling_the_whole_hand_ends_by_itself() -> None:
    minos = acting(hand="I10 II11").play("sell", "discard II11", "discard I10")
    assert (minos.clan().coins, minos.hand(), minos.asked) == (2, "", "Turn")


@rule("MIN-EXTRA-04", "MIN-RULE-35")
def test_selling_is_one_use_for_any_number_and_needs_a_card() -> None:
    minos = acting(hand="I10 I11 I12").play("sell", "discard I10", "done")
    assert minos.why_not("sell") == ("once-a-turn", "MIN-EXTRA-04", 0)
    assert acting().why_not("sell") == ("no-cards", "MIN-RULE-35", 0)


@rule("MIN-RULE-35")
def test_sold_cards_lie_open_on_the_pile_of_their_age_at_once() -> None:
    minos = acting(hand="I10 II11 I12").play("sell", "discard II11")
    seen = minos.minos.view(1).concealed
    assert isinstance(seen, Minos)
    assert (names(seen.discards[0]), names(seen.discards[1])) == ("", "II11")
    minos.play("discard I10")
    assert (minos.discards(1), minos.discards(2)) == ("I10", "II11")


# Three Temporary Goods for a Good


@rule("MIN-EXTRA-05")
def test_three_equal_temporary_goods_become_a_good_with_its_benefits() -> None:
    minos = acting(temps="wood wood wood wood herb", goods="wood")
    stack, temps = minos.minos.stacks[3], minos.minos.temps[3]
    assert minos.starting("swap") == ["swap wood"]
    minos.play("swap wood")
    assert (minos.goods(), minos.temps()) == ("wood wood", "wood herb")
    assert (minos.minos.stacks[3], minos.minos.temps[3]) == (stack - 1, temps + 3)
    assert minos.clan().income == 2


@rule("MIN-EXTRA-05")
def test_swapping_is_refused_with_what_is_missing() -> None:
    minos = acting(temps="wood wood herb")
    assert minos.why_not("swap wood") == ("temps", "MIN-EXTRA-05", 1)
    assert minos.why_not("swap herb") == ("temps", "MIN-EXTRA-05", 2)
    minos = acting(temps=" ".join(["wood"] * 6 + ["herb"])).play("swap wood")
    assert minos.why_not("swap wood") == ("once-a-turn", "MIN-EXTRA-05", 0)
    assert not minos.starting("swap")


@rule("MIN-EXTRA-05")
def test_swapping_is_refused_when_the_stack_is_empty() -> None:
    minos = acting(temps="wood wood wood")
    minos.give(1, goods=" ".join(["wood"] * 5))
    assert minos.why_not("swap wood") == ("no-good", "MIN-EXTRA-05", 0)


# Battles


@rule("MIN-EXTRA-06")
def test_a_battle_costs_weaponry_and_a_warrior_and_wins_the_tile() -> None:
    minos = acting(weaponry=5).warriors(0, {4: 2}).sea(4, "I-06 II-07")
    reserves = minos.clan().reserves
    minos.play("battle 4")
    clan = minos.clan()
    assert (clan.weaponry, clan.vp) == (2, 4)
    assert (clan.warriors[4], clan.reserves) == (1, reserves + 1)
    tiles = minos.minos.content.sea_peoples
    assert [tiles[tile].id for tile in clan.sea] == ["I-06"]
    assert tiles[minos.minos.top_sea(4)].id == "II-07"


@rule("MIN-EXTRA-06")
def test_a_level_two_tile_is_reached_only_once_the_level_one_tile_is_gone() -> None:
    minos = acting(weaponry=6).warriors(0, {4: 2, 5: 1}).sea(4, "I-06 II-07").sea(5, "II-07")
    assert minos.starting("battle") == ["battle 4", "battle 5"]
    minos.play("battle 4")
    assert (minos.clan().vp, minos.clan().weaponry) == (4, 3)
    minos = acting(weaponry=6).warriors(0, {4: 2}).sea(4, "II-07").play("battle 4")
    assert (minos.clan().vp, minos.clan().weaponry) == (10, 0)


@rule("MIN-EXTRA-06")
def test_a_battle_is_refused_with_what_is_missing() -> None:
    minos = acting(weaponry=1).warriors(0, {1: 1, 4: 1})
    minos.sea(4, "I-06").sea(5, "I-04").sea(1, "")
    assert minos.why_not("battle 4") == ("weaponry", "MIN-EXTRA-06", 2)
    assert minos.why_not("battle 5") == ("no-warrior", "MIN-EXTRA-06", 1)
    assert minos.why_not("battle 1") == ("no-sea", "MIN-EXTRA-06", 0)


@rule("MIN-EXTRA-06")
def test_one_battle_is_fought_in_a_turn() -> None:
    minos = acting(weaponry=9).warriors(0, {4: 1, 5: 1}).sea(4, "I-06").sea(5, "I-04")
    minos.play("battle 4")
    assert minos.why_not("battle 5") == ("once-a-turn", "MIN-EXTRA-06", 0)
    assert not minos.starting("battle")


@rule("MIN-EXTRA-06")
def test_the_benefit_of_a_battle_may_need_a_choice() -> None:
    minos = acting(weaponry=9).warriors(0, {4: 1}).sea(4, "I-10").play("battle 4")
    assert minos.starting("good") == [f"good {good}" for good in GOODS]
    minos.play("good herb")
    assert (minos.goods(), minos.clan().vp, minos.clan().weaponry) == ("herb", 1, 5)


# How often, and when


@rule(
    "MIN-EXTRA-01",
    "MIN-EXTRA-02",
    "MIN-EXTRA-03",
    "MIN-EXTRA-04",
    "MIN-EXTRA-05",
    "MIN-EXTRA-06",
)
def test_all_six_different_extra_actions_fit_into_one_turn() -> None:
    minos = acting(weaponry=5, trade="R10", hand="I10 I11", temps="wood wood wood")
    minos.warriors(0, {1: 1, 4: 1}).sea(4, "I-04")
    minos.play("march 1 2", "forage silver", "use R10", "sell", "discard I10", "done")
    minos.play("swap wood", "battle 4")
    clan = minos.clan()
    assert (clan.weaponry, clan.vp, clan.coins) == (1, 6 + 3, 1)
    assert (minos.goods(), minos.temps(), minos.hand()) == ("wood", "silver", "I11")
    assert extras(minos) == []


@rule("MIN-EXTRA-01", "MIN-EXTRA-04")
def test_in_the_next_turn_extra_actions_may_be_taken_again() -> None:
    minos = bare().give(weaponry=3, hand="I10 I11").clear()
    minos.placed(0, build="r6", expand="r5", develop="r4", prepare="r3")
    minos.placed(1, build="y6", expand="y5", develop="y4", prepare="y3").at_actions()
    minos.play("march 1 2", "sell", "discard I10", "done", "forfeit", "end-turn")
    assert minos.seat == 1
    minos.play("forfeit")
    assert minos.seat == 0
    minos.play("march 2 1", "sell")
    assert (minos.clan().weaponry, minos.clan().coins) == (1, 4)


@rule("MIN-RULE-17")
def test_extra_actions_come_between_the_effects_of_a_card() -> None:
    minos = bare().give(coins=9, hand="I62 I10 I11", area="I08").at_turn("develop")
    minos.play("play I62")
    assert minos.asked == "Resolve"
    minos.play("sell", "discard I10", "done")
    assert minos.asked == "Resolve"
    assert minos.starting("effect") == ["effect 1", "effect 2"]


@rule("MIN-RULE-17")
def test_extra_actions_come_before_an_effect_that_asks_begins() -> None:
    minos = bare().give(coins=9, hand="I44 I10", weaponry=1).at_turn("develop")
    minos.play("play I44", "effect 1")
    assert extras(minos) == []
    minos = bare().give(coins=9, hand="I45 I10", weaponry=1).at_turn("develop")
    minos.play("play I45")
    assert extras(minos) == [*BORDERS_OF_1, "forage grain", "sell"]


@rule("MIN-RULE-17")
@pytest.mark.parametrize(
    ("effect", "first"),
    [("2 temp", "temp herb"), ("2 place", "place 1"), ("2 move", "move 1 2")],
)
def test_no_extra_action_comes_inside_an_effect(effect: str, first: str) -> None:
    minos = bare().give(hand="I10 I11", weaponry=3, trade="R10").at_turn("develop")
    minos.effects(0, effect)
    assert extras(minos) != []
    minos.play(first)
    assert minos.asked == "Use"
    assert extras(minos) == []


@rule("MIN-RULE-17")
def test_no_extra_action_comes_while_a_cost_is_being_paid() -> None:
    minos = bare().give(hand="I10 I11 I12", weaponry=3, trade="R10").at_turn("develop")
    minos.effects(0, "2 discard -> influence").play("effect 1")
    assert minos.options == ["discard I10", "discard I11", "discard I12"]
    minos = bare().give(hand="I22", coins=9, temps="stone", weaponry=3).at_turn("develop")
    minos.play("play I22")
    assert minos.options == ["pay", "return stone"]


@rule("MIN-RULE-17")
def test_cards_may_be_sold_just_before_the_second_card_of_an_effect_is_paid_for() -> None:
    minos = bare().give(coins=8, hand="I08 I13 I10 I11 I12").at_turn("build")
    minos.effects(0, "2 play").play("play I08")
    assert minos.clan().coins == 6
    assert minos.why_not("play I10") == ("coins", "MIN-DEV-02", 1)
    minos.play("sell", "discard I12", "done", "play I10")
    assert minos.area() == "I08 I10"


@rule("MIN-RULE-17")
@pytest.mark.parametrize("effect", ["coin -> play", "coin -> build", "coin -> palace"])
def test_extra_actions_come_just_before_what_a_conversion_lets_a_player_pay_for(
    effect: str,
) -> None:
    minos = bare().give(coins=4, vp=1, hand="I13 I23", weaponry=1).at_turn("expand")
    minos.effects(0, effect).play("effect 1")
    assert minos.asked == "Use"
    assert extras(minos) == [*BORDERS_OF_1, "forage grain", "sell"]


@rule("MIN-RULE-18")
def test_there_are_no_extra_actions_outside_the_own_action_turn() -> None:
    assert len(extras(rich().at_turn("build"))) > 5
    for texts in (["play"], ["palace", "temp"], ["2 coin -> vp"], ["place"], ["build"]):
        minos = rich().effects(0, *texts)
        assert minos.asked in ("Use", "Resolve")
        assert extras(minos) == []


@rule("MIN-RULE-18")
def test_there_are_no_extra_actions_in_the_other_steps_of_a_round() -> None:
    assert (rich().asked, extras(rich())) == ("Draft", [])
    minos = rich().clear().placed(0, build="r5 r4", wild="b1 b2").at_progress()
    assert (minos.asked, extras(minos)) == ("Groups", [])
    minos = rich().build_points(0).ask()
    assert (minos.asked, extras(minos)) == ("Name", [])
    minos = rich().at_income()
    assert (minos.asked, extras(minos)) == ("PalaceIncome", [])


@rule("MIN-RULE-18")
def test_in_a_turn_only_its_own_player_has_extra_actions() -> None:
    minos = bare().give(0, weaponry=9, hand="I10").give(1, weaponry=9, hand="I11 I12")
    minos.at_turn("build", seat=0).effects(1, "2 coin -> vp", "temp", "place")
    assert (minos.seat, extras(minos)) == (1, [])
