"""Goods and Temporary Goods: benefits, discounts and their stock (ledger 4.18)."""

import random

import pytest

import labrys
from labrys.games.minos.content.model import GOODS
from labrys.games.minos.rules.minos import Minos
from labrys.kernel.event import Event
from tests.games.minos.table import Table, calm, table
from tests.rule import rule

SILVER, STONE, COPPER, WOOD, GRAIN, HERB = range(6)
# A card with just this icon, and its printed cost
CARD_OF = {
    "silver": ("I08", 7),
    "stone": ("I07", 6),
    "copper": ("I57", 8),
    "wood": ("I17", 5),
    "grain": ("I53", 6),
    "herb": ("I19", 6),
}


def only_in_pile(minos: Table, good: int) -> Table:
    """Leave one type in the face-down pile, so that what is drawn is no surprise."""
    minos.minos.pile = [other for other in minos.minos.pile if other == good]
    return minos


def building(ships: str = "0 0 0") -> Table:
    """Seat 0 with 20 Coins on the leftmost Build space, ready for any build."""
    minos = calm().city(0, 7).ships(0, ships).foundation(6, "F15").at_turn("build")
    return minos.warriors(0, {6: 2}).give(coins=20)


# ---- the six types and their benefits


@rule("MIN-GOODS-01")
def test_there_are_six_types_of_goods_and_of_temporary_goods() -> None:
    six = ["silver", "stone", "copper", "wood", "grain", "herb"]
    assert calm().effects(0, "good").options == [f"good {good}" for good in six]
    assert calm().effects(0, "temp").options == [f"temp {good}" for good in six]
    assert list(calm().facts()["stacks"]) == six
    for seats in (2, 3, 4):
        assert {seen["good"] for seen in calm(seats).facts()["regions"]} == set(six)


@rule("MIN-GOODS-02")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(
    ("number", "steps", "cards"), [(1, 1, 0), (2, 2, 0), (3, 1, 1), (4, 2, 0), (5, 0, 0)]
)
def test_a_good_pays_by_its_number_within_its_type(
    good: str, number: int, steps: int, cards: int
) -> None:
    minos = calm().give(goods=" ".join([good] * (number - 1)))
    minos.effects(0, "good").play(f"good {good}")
    assert minos.clan().goods[GOODS.index(good)] == number
    assert minos.clan().income == steps
    assert minos.facts(1)["clans"][0]["hand"] == ["?II"] * cards


@rule("MIN-GOODS-02")
def test_goods_of_other_types_do_not_count() -> None:
    minos = calm().give(goods="silver silver stone stone copper copper copper")
    minos.effects(0, "good").play("good wood")
    assert minos.clan().income == 1
    assert minos.clan().hand == []


@rule("MIN-GOODS-02")
def test_after_the_fifth_a_good_pays_nothing() -> None:
    minos = only_in_pile(calm(), GRAIN).give(goods="grain grain grain grain grain")
    minos.effects(0, "good_rnd")
    assert minos.clan().goods[GRAIN] == 6
    assert minos.clan().income == 0
    assert minos.clan().hand == []


@rule("MIN-GOODS-02")
def test_a_good_drawn_from_the_pile_or_got_by_a_swap_pays_too() -> None:
    minos = only_in_pile(calm(), GRAIN).effects(0, "good_rnd")
    assert minos.clan().income == 1
    minos = calm().at_turn("build").give(goods="herb", temps="herb herb herb").play("swap herb")
    assert minos.clan().income == 2


@rule("MIN-RULE-55")
def test_the_third_good_moves_the_income_marker_before_it_brings_the_card() -> None:
    minos = calm().give(goods="wood wood").effects(0, "good")
    clan = minos.clan()

    class Log(list[Event]):
        """Events, each with the Income space at its moment."""

        def append(self, event: Event) -> None:
            moments.append((event.message, clan.income))

    moments: list[tuple[str, int]] = []
    minos.minos.events = Log()
    minos.minos.play(minos.minos.read("good wood"))
    assert moments == [("gained-good", 0), ("drew", 1)]


@rule("MIN-GOODS-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_good_of_the_set_up_pays_nothing_but_is_the_first_of_its_type(seats: int) -> None:
    minos = table(seats).vases()
    for seat in range(seats):
        clan = minos.clan(seat)
        assert sum(clan.goods) == 1
        assert clan.income == 0
        good = GOODS[clan.goods.index(1)]
        minos.effects(seat, "good").play(f"good {good}")
        assert clan.income == 2


@rule("MIN-RULE-51")
def test_income_steps_beyond_the_last_space_are_lost() -> None:
    minos = calm().give(goods="stone")
    minos.clan().income = 13
    minos.effects(0, "good").play("good stone")
    assert minos.clan().income == 14
    minos.effects(0, "good").play("good herb")
    assert minos.clan().income == 14
    minos.at_turn("build").warriors(0, {6: 1}).give(hand="I01").play("farm 6")
    assert minos.clan().income == 14
    assert minos.clan().vp == 0


@pytest.mark.parametrize(("vase", "good"), [(1, "herb"), (2, "wood")])
def test_a_good_that_meets_a_vase_claims_it_at_once(vase: int, good: str) -> None:
    minos = calm().give(goods="wood wood").vases(vase).effects(0, "good")
    minos.clan().income = 13
    minos.play(f"good {good}")
    assert minos.earned(0, "vases") == 10


# ---- discounts


@rule("MIN-GOODS-04")
@pytest.mark.parametrize("good", GOODS)
def test_each_good_lowers_only_its_own_costs(good: str) -> None:
    def cost(option: str, ships: str = "0 0 0") -> int:
        return building(ships).give(goods=good).play(option).paid()

    def off(for_good: str, amount: int) -> int:
        return amount if good == for_good else 0

    assert cost("city 6") == 9 - off("stone", 3)
    assert cost("tower 7") == 3 - off("copper", 3)
    assert cost("ship 2") == 3 - off("wood", 3) + 3 - off("herb", 1)
    assert cost("advance 2", "0 1 0") == 3 - off("herb", 1)
    minos = building().farm(0, 2).give(goods=good).play("farm 6")
    if good == "grain":
        assert minos.options == ["warriors 1", "warriors 2"]
    else:
        assert minos.clan().warriors[6] == 0
    for icon in GOODS:
        card, printed = CARD_OF[icon]
        minos = calm().at_turn("develop").give(coins=20, hand=card, goods=good)
        assert minos.play(f"play {card}").paid() == printed - off(icon, 3)


@rule("MIN-GOODS-04")
def test_each_further_good_lowers_a_build_again_but_a_card_icon_only_once() -> None:
    assert building().give(goods="stone stone").play("city 6").paid() == 3
    assert building("0 1 0").give(goods="wood wood herb herb").play("ship 1").paid() == 0
    assert building("0 1 0").give(goods="herb herb").play("advance 2").paid() == 1
    minos = building().tower(0, 7).city(0, 1).give(goods="copper copper")
    assert minos.play("tower 1").paid() == 0
    card, printed = CARD_OF["stone"]
    minos = calm().at_turn("develop").give(coins=20, hand=card, goods="stone stone")
    assert minos.play(f"play {card}").paid() == printed - 3


@rule("MIN-GOODS-04")
def test_herbs_lower_the_first_space_and_every_later_one() -> None:
    costs = []
    for space in range(1, 6):
        minos = building(f"0 {space - 1} 0").tower(0, 7).give(goods="herb herb")
        costs.append(minos.play("ship 2" if space == 1 else "advance 2").paid() - 3 * (space == 1))
    assert costs == [1, 1, 1, 2, 3]


@rule("MIN-GOODS-04")
def test_silver_is_the_commonest_icon_of_the_cards() -> None:
    icons = [good for decree in calm().minos.content.decrees for good in decree.goods]
    assert all(icons.count(SILVER) > icons.count(good) for good in range(1, 6))


@rule("MIN-GOODS-05")
def test_a_good_is_kept_and_gives_its_discount_every_time() -> None:
    minos = building().city(0, 1).give(goods="copper copper", hand="I01")
    assert minos.play("tower 7").paid() == 0
    minos.play("effect 1")
    assert minos.play("tower 1").paid() == 0
    minos.play("effect 1")
    assert minos.clan().goods == [0, 0, 2, 0, 0, 0]
    card, printed = CARD_OF["copper"]
    minos.at_turn("develop").give(hand=card, coins=20)
    assert minos.play(f"play {card}").paid() == printed - 3
    assert minos.clan().goods == [0, 0, 2, 0, 0, 0]


@rule("MIN-GOODS-05")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_in_whole_games_no_clan_ever_has_fewer_goods_than_before(seats: int, seed: int) -> None:
    chance = random.Random(seed)
    position = labrys.new("minos", seats=seats, seed=seed)
    assert isinstance(position, Minos)
    before = [clan.goods[:] for clan in position.clans]
    while not position.over:
        position.play(chance.choice(position.options))
        for clan, had in zip(position.clans, before, strict=True):
            assert all(now >= then for now, then in zip(clan.goods, had, strict=True))
        before = [clan.goods[:] for clan in position.clans]
        assert sum(position.stacks) + len(position.pile) + sum(map(sum, before)) == 54
    assert sum(map(sum, before)) > seats


# ---- Temporary Goods


@rule("MIN-GOODS-06")
def test_temporary_goods_give_the_same_discounts_and_go_back() -> None:
    def left(minos: Table) -> list[int]:
        assert minos.facts()["temps"] == dict.fromkeys(GOODS, 9)
        return minos.clan().temps

    minos = building().give(temps="stone stone").play("city 6", "return stone", "return stone")
    assert (minos.paid(), left(minos)) == (3, [0] * 6)
    minos = building().give(temps="copper").play("tower 7", "return copper")
    assert (minos.paid(), left(minos)) == (0, [0] * 6)
    minos = building().give(temps="wood herb").play("ship 2", "return wood", "return herb")
    assert (minos.paid(), left(minos)) == (2, [0] * 6)
    minos = building().farm(0, 2).give(temps="grain").play("farm 6", "warriors 1")
    assert (minos.clan().warriors[6], left(minos)) == (1, [0] * 6)
    card, printed = CARD_OF["silver"]
    minos = calm().at_turn("develop").give(coins=20, hand=card, temps="silver")
    minos.play(f"play {card}", "return silver")
    assert (minos.paid(), left(minos)) == (printed - 3, [0] * 6)


@rule("MIN-GOODS-06")
def test_a_temporary_good_pays_no_income_step_and_no_card() -> None:
    minos = calm().effects(0, "3 temp").play("temp wood", "temp wood", "temp wood")
    assert minos.clan().temps[WOOD] == 3
    assert minos.clan().income == 0
    assert minos.clan().hand == []


@rule("MIN-GOODS-06", "MIN-RULE-50")
def test_any_number_may_be_owned_until_the_type_runs_out() -> None:
    minos = calm().effects(0, "10 temp").play(*["temp wood"] * 9)
    assert minos.clan().temps[WOOD] == 9
    assert minos.why_not("temp wood") == ("no-temp", "MIN-RULE-50", 0)
    minos.play("temp herb")
    assert minos.clan().temps == [0, 0, 0, 9, 0, 1]


@rule("MIN-RULE-50")
def test_a_type_that_ran_out_cannot_be_foraged() -> None:
    minos = calm().at_turn("build").warriors(0, {6: 1, 7: 1}).give(weaponry=1)
    minos.give(seat=1, temps=" ".join(["wood"] * 9))
    assert minos.starting("forage") == ["forage stone"]
    assert minos.why_not("forage wood") == ("no-temp", "MIN-RULE-50", 0)


@rule("MIN-RULE-50")
def test_with_no_temporary_good_left_nothing_is_gained() -> None:
    minos = calm().at_turn("build").give(seat=1, temps=" ".join(GOODS * 9))
    minos.give(hand="I01").effects(0, "temp")
    if minos.asked != "Turn":
        assert minos.starting("temp") == []
        minos.play("done")
    assert minos.clan().temps == [0] * 6


@rule("MIN-GOODS-07")
def test_no_discount_pushes_a_coin_cost_below_nothing() -> None:
    minos = building().give(coins=0, goods="stone stone stone stone", hand="I01")
    assert minos.play("city 6").clan().coins == 0
    minos = building().give(coins=1, goods="copper copper", hand="I01").play("tower 7")
    assert minos.clan().coins == 1
    minos = calm().at_turn("develop").give(coins=1, hand="I01 I02", goods="copper")
    minos.give(ability="SA1", level=2).play("play I01")
    assert minos.paid() == 0
    assert minos.clan().coins == 1


# ---- stock


@rule("MIN-GOODS-08")
def test_a_chosen_good_comes_from_a_face_up_stack_that_is_not_empty() -> None:
    minos = calm().give(seat=1, goods="wood wood wood wood wood").effects(0, "good")
    assert not minos.offered("good wood")
    assert minos.why_not("good wood") == ("no-good", "MIN-GOODS-08", 0)
    assert minos.refusal("done") is not None
    minos.play("good stone")
    assert minos.facts()["stacks"]["stone"] == 4
    assert minos.facts()["pile"] == 24


@rule("MIN-GOODS-08")
def test_with_all_stacks_empty_a_chosen_good_is_nothing() -> None:
    minos = calm().at_turn("build").give(seat=1, goods=" ".join(GOODS * 5)).give(hand="I01")
    minos.effects(0, "good")
    if minos.asked != "Turn":
        assert minos.starting("good") == []
        minos.play("done")
    assert minos.clan().goods == [0] * 6
    assert minos.clan().income == 0


@rule("MIN-GOODS-08")
def test_a_random_good_comes_from_the_face_down_pile_and_an_empty_pile_gives_nothing() -> None:
    minos = calm()
    stacks = minos.facts()["stacks"]
    for _ in range(24):
        minos.effects(0, "good_rnd")
    assert minos.clan().goods == [4] * 6
    assert minos.facts()["pile"] == 0
    assert minos.facts()["stacks"] == stacks
    minos.effects(0, "good_rnd")
    assert minos.clan().goods == [4] * 6


@rule("MIN-GOODS-08")
def test_an_effect_with_no_good_to_gain_is_passed_over() -> None:
    minos = calm().at_turn("build").give(hand="I01")
    minos.minos.pile = []
    minos.effects(0, "good_rnd", "coin per_city")
    assert minos.why_not("effect 1") == ("no-use", "MIN-RULE-27", 0)
    minos.play("effect 2")
    assert minos.clan().coins == 1
