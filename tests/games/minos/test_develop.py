"""Develop: what Decree cards cost, and playing them."""

import random
from collections import Counter

import pytest

from labrys.games.minos.content.model import GOODS
from labrys.games.minos.rules.options import CARD_IDS
from tests.games.minos.table import Table, bare
from tests.rule import rule

OFFER = "I01 I02 I03 I04 I05"


def developing(hand: str, coins: int = 30, goods: str = "", temps: str = "") -> Table:
    """In a Develop turn of three points, with these cards in hand."""
    minos = bare().offer(OFFER)
    return minos.give(hand=hand, coins=coins, goods=goods, temps=temps).at_turn("develop")


def paid(minos: Table) -> int:
    """The Coins that the last play paid."""
    return sum(event.parts[1] for event in minos.events if event.message == "paid-coins")


# The whole example of the rulebook


@rule("MIN-EX-06", "MIN-DEV-02", "MIN-DEV-03", "MIN-DEV-04", "MIN-RULE-17", "MIN-RULE-25")
def test_the_example_of_a_develop_turn() -> None:
    minos = bare().give(coins=17, goods="stone stone silver grain grain", temps="herb")
    minos.give(hand="I22 II21 I57 II01 I01 I02", palace="I44 I24", tracks="0 0 3")
    minos.warriors(0, {1: 3, 2: 2}).pile("copper").at_turn("develop").nothing_after()
    clan = minos.clan()
    assert (clan.cities, clan.farms, clan.on_map(), clan.reserves) == (1, 0, 5, 0)
    # (A) two Stones still give only 3 Coins off
    minos.play("play I22")
    assert clan.coins == 12
    # (B) one Weaponry, and a random Good that is the first of its type
    minos.play("effect 1")
    assert (clan.weaponry, clan.income) == (1, 1)
    assert minos.goods() == "silver stone stone copper grain grain"
    # (C) Grain, and a Temporary Herb returned; without Farms the next card is not free
    minos.play("play II21", "return herb")
    assert (clan.coins, minos.temps()) == (8, "")
    # (D) the extra card uses no Develop point
    minos.play("effect 1", "play I57")
    assert clan.coins == 3
    supply = clan.supply
    minos.play("step population")
    assert (clan.track, clan.supply, clan.reserves) == ([0, 0, 4], supply - 2, 2)
    assert minos.starting("place") == ["place 1"]
    minos.play("place 1")
    assert (clan.on_map(), clan.reserves) == (6, 1)
    # (E) the third point: two Silver icons, one Silver; two cards are discarded to pay
    assert minos.why_not("play II01") == ("coins", "MIN-DEV-02", 2)
    minos.play("sell", "discard I01", "discard I02", "done")
    assert clan.coins == 5
    minos.play("play II01")
    assert clan.coins == 0
    minos.play("effect 1")
    assert clan.coins == 6
    minos.play("effect 1", "palace II01")
    assert (clan.coins, minos.area(), minos.palace()) == (1, "I22 II21 I57", "I44 I24 II01")
    # (F) the traits held before this turn, and no others
    assert not minos.starting("play")
    assert minos.starting("trait") == ["trait I44", "trait I24"]
    minos.play("trait I44", "move 2 3", "trait I24")
    assert (clan.warriors[2], clan.warriors[3]) == (1, 1)
    assert len(clan.hand) == 1


# Points


@rule("MIN-DEV-01")
def test_each_point_plays_one_card() -> None:
    minos = developing("I08 I12 I28 I37", coins=50).nothing_after()
    minos.play("play I08", "play I12", "done", "play I28", "done")
    assert (minos.area(), minos.hand()) == ("I08 I12 I28", "I37")
    assert not minos.starting("play")


@rule("MIN-DEV-01")
def test_only_cards_of_hand_and_offer_can_be_played() -> None:
    minos = bare().give(0, coins=30, hand="I08", area="I10", palace="I11")
    minos.give(1, hand="I12").offer(OFFER).at_turn("develop")
    assert minos.starting("play") == ["play I08", *(f"play {id}" for id in OFFER.split())]


# The price


@rule("MIN-DEV-02")
def test_a_card_costs_its_printed_coins() -> None:
    assert paid(developing("I22").play("play I22")) == 8


@rule("MIN-DEV-02")
def test_a_card_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    minos = developing("I22 I13", coins=4)
    assert minos.why_not("play I22") == ("coins", "MIN-DEV-02", 4)
    assert minos.offered("play I13")
    minos = developing("I22 I13", coins=4, goods="stone")
    assert minos.why_not("play I22") == ("coins", "MIN-DEV-02", 1)
    assert developing("I22", coins=5, goods="stone").offered("play I22")


@rule("MIN-DEV-02")
@pytest.mark.parametrize(("goods", "cost"), [("stone", 5), ("stone stone stone", 5), ("wood", 8)])
def test_an_icon_gives_three_coins_off_however_many_of_the_good_there_are(
    goods: str, cost: int
) -> None:
    assert paid(developing("I22", goods=goods).play("play I22")) == cost


@rule("MIN-DEV-02")
def test_a_card_never_costs_less_than_nothing() -> None:
    minos = developing("I01", coins=0, goods="copper").give(ability="SA1", level=2)
    minos.play("play I01")
    assert (minos.clan().coins, minos.area()) == (0, "I01")


@rule("MIN-DEV-03")
def test_a_temporary_good_may_be_returned_for_a_good_that_is_lacking() -> None:
    minos = developing("I22", temps="stone stone wood").play("play I22")
    assert minos.options == ["pay", "return stone"]
    stock = minos.minos.temps[GOODS.index("stone")]
    minos.play("return stone")
    assert (paid(minos), minos.temps()) == (5, "stone wood")
    assert minos.minos.temps[GOODS.index("stone")] == stock + 1


@rule("MIN-DEV-03")
def test_a_temporary_good_may_be_kept() -> None:
    minos = developing("I22", temps="stone").play("play I22", "pay")
    assert (paid(minos), minos.temps()) == (8, "stone")


@rule("MIN-DEV-03")
def test_a_temporary_good_that_is_needed_to_pay_is_returned_without_asking() -> None:
    minos = developing("I22", coins=5, temps="stone").play("play I22")
    assert (minos.clan().coins, minos.temps(), minos.area()) == (0, "", "I22")
    assert minos.told("returned-temp")
    minos = developing("I22", coins=4, temps="stone")
    assert minos.why_not("play I22") == ("coins", "MIN-DEV-02", 1)


@rule("MIN-DEV-03", "MIN-DEV-04")
def test_the_player_chooses_which_of_two_temporary_goods_to_return() -> None:
    minos = developing("I09", coins=4, temps="stone copper").play("play I09")
    assert minos.options == ["return stone", "return copper"]
    assert minos.why_not("pay") == ("coins", "MIN-DEV-02", 3)
    minos.play("return copper")
    assert minos.options == ["pay", "return stone"]
    minos.play("pay")
    assert (paid(minos), minos.temps()) == (4, "stone")


@rule("MIN-DEV-04")
@pytest.mark.parametrize(
    ("goods", "cost"),
    [("", 7), ("stone", 4), ("copper", 4), ("stone stone", 4), ("stone copper", 1)],
)
def test_of_two_different_icons_each_is_judged_alone(goods: str, cost: int) -> None:
    assert paid(developing("I09", goods=goods).play("play I09")) == cost


@rule("MIN-DEV-04")
@pytest.mark.parametrize(
    ("goods", "temps", "cost"),
    [
        ("", "", 13),
        ("silver", "", 10),
        ("silver silver", "", 7),
        ("silver silver silver", "", 7),
        ("silver", "silver", 7),
        ("", "silver silver", 7),
        ("", "silver silver silver", 7),
    ],
)
def test_a_double_icon_counts_up_to_two_goods(goods: str, temps: str, cost: int) -> None:
    minos = developing("II24", goods=goods, temps=temps).play("play II24")
    while minos.offered("return silver"):
        minos.play("return silver")
    assert (paid(minos), minos.area()) == (cost, "II24")
    returned = (13 - cost) // 3 - goods.split()[:2].count("silver")
    assert minos.temps().split().count("silver") == len(temps.split()) - returned


@rule("MIN-DEV-02", "MIN-DEV-04")
def test_every_card_costs_its_print_less_three_for_each_icon_that_is_met() -> None:
    chooser = random.Random(7)
    for id in CARD_IDS:
        owned = [chooser.choice(GOODS) for _ in range(chooser.randrange(7))]
        minos = developing(id, goods=" ".join(owned))
        decree = minos.minos.content.decrees[CARD_IDS.index(id)]
        icons = Counter(GOODS[good] for good in decree.goods)
        met = sum(min(number, owned.count(good)) for good, number in icons.items())
        assert paid(minos.play(f"play {id}")) == max(0, decree.cost - 3 * met), id


@rule("MIN-RULE-24", "MIN-DEV-03")
def test_a_temporary_good_adds_nothing_to_an_owned_good_on_a_card() -> None:
    minos = developing("I22", goods="stone", temps="stone").play("play I22")
    assert (paid(minos), minos.temps(), minos.area()) == (5, "stone", "I22")


@rule("MIN-RULE-24")
def test_a_temporary_good_adds_to_an_owned_good_on_a_build() -> None:
    minos = bare().give(coins=9, goods="stone", temps="stone").warriors(0, {2: 1})
    minos.at_turn("build").play("city 2")
    assert minos.options == ["pay", "return stone"]
    minos.play("return stone")
    assert (paid(minos), minos.temps()) == (0, "")


@rule("MIN-RULE-34")
def test_only_silver_stands_twice_on_a_card_and_only_in_age_two() -> None:
    decrees = bare().minos.content.decrees
    doubles = [decree for decree in decrees if len(decree.goods) > len(set(decree.goods))]
    assert doubles
    assert {(decree.age, GOODS[decree.goods[0]]) for decree in doubles} == {(1, "silver")}


# From the offer


@rule("MIN-DEV-06", "MIN-DEV-01")
def test_a_card_of_the_offer_costs_three_coins_more() -> None:
    minos = developing("").play("play I04")
    assert (paid(minos), minos.area(), minos.on_offer()) == (6 + 3, "I04", "I01 I02 I03 I05")


@rule("MIN-DEV-06")
def test_a_card_of_the_offer_has_the_discounts_of_a_card_in_hand() -> None:
    minos = developing("", goods="silver").play("play I04")
    assert paid(minos) == 3 + 3
    minos = developing("", temps="silver").play("play I04", "return silver")
    assert paid(minos) == 3 + 3


@rule("MIN-DEV-06")
def test_what_is_missing_for_a_card_of_the_offer_counts_the_three_coins() -> None:
    minos = developing("", coins=7)
    assert minos.why_not("play I04") == ("coins", "MIN-DEV-06", 2)
    assert developing("I06", coins=7).offered("play I06")


@rule("MIN-RULE-22", "MIN-DEV-06")
def test_no_discount_touches_the_three_coins() -> None:
    minos = developing("", goods="copper").play("play I01")
    assert paid(minos) == 3
    minos = developing("").give(ability="SA1", level=2).play("play I01")
    assert paid(minos) == 3
    minos = developing("", goods="copper", coins=2).give(ability="SA1", level=2)
    assert minos.why_not("play I01") == ("coins", "MIN-DEV-06", 1)


# After the payment


@rule("MIN-DEV-05")
def test_the_card_lies_in_the_player_area_before_its_effects() -> None:
    minos = developing("II63").give(area="I08 I12").play("play II63")
    assert minos.area() == "I08 I12 II63"
    assert minos.clan().vp == 3


@rule("MIN-DEV-05")
def test_the_owner_chooses_the_order_of_a_cards_effects() -> None:
    """Coins for the cards in the Palace: before or after one more goes there."""
    minos = bare().give(palace="I08", area="I10").at_turn("develop")
    minos.effects(0, "palace", "2 coin per_palace").play("effect 1", "palace I10")
    assert (minos.clan().coins, minos.asked) == (4, "Turn")
    minos = bare().give(palace="I08", area="I10").at_turn("develop")
    minos.effects(0, "palace", "2 coin per_palace").play("effect 2", "effect 1", "palace I10")
    assert (minos.clan().coins, minos.asked) == (2, "Turn")


@rule("MIN-DEV-05")
def test_all_effects_of_a_card_finish_before_the_next_card() -> None:
    minos = developing("I34 I14 I22", coins=50)
    minos.play("play I34", "effect 1", "play I14", "temp herb")
    assert {option.split()[0] for option in minos.options} == {"temp"}
    minos.play("temp herb")
    assert minos.asked == "Resolve"
    assert not minos.starting("play")
    minos.play("effect 1", "draw")
    assert minos.asked == "Turn"
    assert minos.offered("play I22")


@rule("MIN-DEV-05")
def test_fixed_coins_weaponry_and_vp_of_a_card_are_gained_without_asking() -> None:
    minos = developing("I07", coins=6).play("play I07")
    assert (minos.clan().coins, minos.clan().weaponry, minos.asked) == (2, 1, "Turn")


# Played cards


@rule("MIN-DEV-07")
def test_played_cards_stay_between_rounds_and_ages() -> None:
    minos = bare().give(0, area="I08 II12").give(1, area="I10")
    assert minos.clear().round(2).minos.round == 2
    minos.at_income()
    while minos.asked == "PalaceIncome":
        minos.play("done")
    assert (minos.minos.round, minos.minos.age, minos.asked) == (3, 1, "Draft")
    assert (minos.area(0), minos.area(1)) == ("I08 II12", "I10")


@rule("MIN-DEV-07")
def test_played_cards_are_never_discarded() -> None:
    minos = bare().give(area="I08 I12 I14", hand="I10 I11").at_turn("develop")
    minos.effects(0, "2 discard -> cultural").play("effect 1")
    assert minos.options == ["discard I10", "discard I11"]
    minos.play("discard I10")
    assert (minos.hand(), minos.area(), minos.discards()) == ("", "I08 I12 I14", "I10 I11")
    assert minos.why_not("sell") == ("no-cards", "MIN-RULE-35", 0)


@rule("MIN-DEV-08")
def test_cards_of_either_age_may_be_played_in_any_round() -> None:
    minos = developing("II63").play("play II63")
    assert (minos.minos.age, minos.area()) == (0, "II63")
    minos = bare().round(3).give(coins=30, hand="I22").at_turn("develop").play("play I22")
    assert (minos.minos.age, minos.area()) == (1, "I22")


@rule("MIN-DEV-09")
def test_a_card_may_put_itself_into_the_palace() -> None:
    minos = developing("I60").play("play I60")
    assert minos.starting("palace") == ["palace I60"]
    minos.play("palace I60")
    assert (minos.area(), minos.palace(), minos.clan().vp) == ("", "I60", 0)
