"""How the effects of cards and tiles are resolved."""

import pytest

from labrys.games.minos.content.effects import Effect
from labrys.games.minos.content.icons import VP_END, VP_SCORE
from labrys.games.minos.content.model import GOODS, Content
from tests.games.minos.table import Table, bare, names
from tests.rule import rule

OFFER = "I01 I02 I03 I04 I05"


def resolving(*effects: str, **own: str | int) -> Table:
    """These effects begin for the first seat, outside a turn."""
    minos = bare().offer(OFFER)
    minos.give(0, **own)  # type: ignore[arg-type]
    return minos.effects(0, *effects)


def finished(minos: Table) -> bool:
    return minos.asked == "Draft"


# Conversions


@rule("MIN-EX-13")
def test_the_example_of_a_conversion() -> None:
    minos = resolving("3 weapon -> 4 vp", weaponry=3)
    assert minos.options == ["effect 1", "done"]
    minos.play("effect 1")
    assert (minos.clan().weaponry, minos.clan().vp) == (0, 4)


@rule("MIN-EX-13", "MIN-RULE-19")
def test_a_conversion_on_a_card_may_be_declined() -> None:
    minos = bare().give(coins=3, weaponry=3, hand="I69").at_turn("develop").play("play I69")
    assert minos.offered("effect 1")
    minos.play("done")
    assert (minos.clan().weaponry, minos.clan().vp, minos.asked) == (3, 0, "Turn")


@rule("MIN-EX-13")
def test_a_conversion_that_cannot_be_paid_in_full_is_refused() -> None:
    minos = bare().give(weaponry=2, hand="I10").at_turn("build")
    minos.effects(0, "3 weapon -> 4 vp")
    assert minos.why_not("effect 1") == ("cost", "MIN-GEN-01", 1)
    assert finished(resolving("3 weapon -> 4 vp", weaponry=2))


# What is mandatory


@rule("MIN-RULE-19")
@pytest.mark.parametrize(
    "effect", ["2 coin", "weapon", "vp", "good_rnd", "influence", "cultural", "population"]
)
def test_pure_gains_without_a_choice_happen_by_themselves(effect: str) -> None:
    before = bare().minos.view(0).facts()
    minos = bare().effects(0, effect)
    assert finished(minos)
    assert minos.minos.view(0).facts() != before


@rule("MIN-RULE-19")
@pytest.mark.parametrize("effect", ["temp", "good", "any_track", "low_track", "route_income"])
def test_pure_gains_with_a_choice_cannot_be_declined(effect: str) -> None:
    minos = bare().ships(0, "1 1 0").effects(0, effect)
    assert minos.asked == "Use"
    assert minos.why_not("done") == ("gain-first", "MIN-RULE-19", 0)
    assert not minos.offered("done")


OPTIONAL = [
    "2 card",
    "card_age2",
    "card_offer",
    "play",
    "play_free",
    "build",
    "place",
    "move",
    "wild",
    "palace",
    "palace_free",
    "coin -> 2 vp",
    "discard -> influence",
]


@rule("MIN-RULE-19")
@pytest.mark.parametrize("effect", OPTIONAL)
def test_all_else_may_be_declined(effect: str) -> None:
    def own() -> Table:
        return bare().offer(OFFER).give(coins=9, vp=9, hand="I10 I11", area="I12")

    minos = own().effects(0, effect)
    assert len(minos.options) > 1
    minos.play("done")
    assert finished(minos)
    assert minos.minos.view(0).facts() == own().minos.view(0).facts()


@rule("MIN-RULE-19")
def test_the_gains_of_a_card_cannot_be_skipped_but_its_other_effects_can() -> None:
    minos = resolving("temp", "place")
    assert minos.options == ["effect 1", "effect 2"]
    assert minos.why_not("done") == ("gain-first", "MIN-RULE-19", 0)
    minos.play("effect 1", "temp herb")
    assert minos.options == ["effect 1", "done"]
    minos.play("done")
    assert finished(minos)


@rule("MIN-RULE-19", "MIN-RULE-31")
def test_points_may_be_left_after_some_are_used() -> None:
    minos = resolving("3 move").play("move 1 2", "done")
    assert finished(minos)
    assert minos.clan().warriors[2] == 1


# Icons and the offer


@rule("MIN-RULE-23")
def test_the_plain_play_icon_plays_from_the_hand_only() -> None:
    minos = resolving("play", coins=20, hand="I12")
    assert minos.starting("play") == ["play I12"]
    assert minos.why_not("play I04") == ("hand-only", "MIN-RULE-23", 0)


@rule("MIN-RULE-23")
def test_play_free_uses_hand_and_offer_without_any_cost() -> None:
    minos = resolving("play_free", hand="I12")
    assert minos.starting("play") == ["play I12", *(f"play {id}" for id in OFFER.split())]
    minos.play("play I04")
    assert (minos.area(), minos.clan().coins) == ("I04", 3)


@rule("MIN-RULE-23")
def test_card_offer_uses_the_offer_or_the_active_deck() -> None:
    minos = resolving("card_offer")
    assert minos.options == [*(f"take {id}" for id in OFFER.split()), "draw", "done"]
    assert minos.play("take I03").hand() == "I03"


@rule("MIN-RULE-23")
def test_a_wild_point_uses_the_offer_as_prepare_and_as_develop() -> None:
    minos = resolving("wild", coins=9).play("as prepare", "take I05")
    assert minos.hand() == "I05"
    minos = resolving("wild", coins=9).play("as develop", "play I04")
    assert (minos.area(), minos.clan().coins) == ("I04", 3)


@rule("MIN-WILD-01", "MIN-RULE-23")
def test_two_wild_points_of_one_effect_go_to_one_action() -> None:
    minos = resolving("2 wild").play("as prepare", "take I05", "take I01")
    assert (minos.hand(), finished(minos)) == ("I05 I01", True)


@rule("MIN-RULE-23")
@pytest.mark.parametrize(("effect", "back"), [("card", "I"), ("card_age2", "II")])
def test_other_card_icons_draw_from_a_deck_and_leave_the_offer(effect: str, back: str) -> None:
    minos = resolving(effect)
    assert minos.options == ["effect 1", "done"]
    minos.play("effect 1")
    assert (minos.hand()[:-2], minos.on_offer()) == (back, OFFER)


# instead, repeat, impossible parts


@rule("MIN-RULE-25")
@pytest.mark.parametrize(("area", "coins"), [("I10 I11", 3), ("I10 I11 I12 I14", 6)])
def test_instead_replaces_the_first_part_when_its_condition_holds(area: str, coins: int) -> None:
    minos = resolving("3 coin instead if_area4: 6 coin", area=area)
    assert finished(minos)
    assert minos.clan().coins == coins


@rule("MIN-RULE-25")
def test_with_two_farms_the_card_is_free_and_not_otherwise() -> None:
    effect = "play instead if_farms2: play_free"
    minos = resolving(effect, hand="I12")
    assert finished(minos), "nothing can be paid for"
    minos = bare().farm(0, 4).farm(0, 5).give(hand="I12", coins=1).effects(0, effect)
    minos.play("effect 1", "play I12")
    assert (minos.area(), minos.clan().coins) == ("I12", 1)


@rule("MIN-RULE-25")
def test_the_condition_of_instead_is_judged_as_the_effect_resolves() -> None:
    effects = ["cultural", "coin instead if_cultural5: 5 coin"]
    minos = resolving(*effects, tracks="0 4 0").play("effect 1")
    assert (finished(minos), minos.clan().coins) == (True, 5)
    minos = resolving(*effects, tracks="0 4 0").play("effect 2")
    assert (finished(minos), minos.clan().coins, minos.clan().track[1]) == (True, 1, 5)


@rule("MIN-RULE-26")
def test_repeat_goes_on_until_the_player_cannot_pay() -> None:
    minos = resolving("repeat 2 weapon -> 3 vp", weaponry=5).play("effect 1", "effect 1")
    assert (minos.clan().weaponry, minos.clan().vp, finished(minos)) == (1, 6, True)


@rule("MIN-RULE-26")
def test_repeat_ends_when_the_player_stops() -> None:
    minos = resolving("repeat 2 weapon -> 3 vp", weaponry=5).play("effect 1")
    assert minos.options == ["effect 1", "done"]
    minos.play("done")
    assert (minos.clan().weaponry, minos.clan().vp, finished(minos)) == (3, 3, True)


@rule("MIN-RULE-26")
def test_what_is_not_repeated_is_done_once() -> None:
    minos = resolving("2 weapon -> 3 vp", weaponry=5).play("effect 1")
    assert (minos.clan().weaponry, minos.clan().vp, finished(minos)) == (3, 3, True)


@rule("MIN-RULE-27")
@pytest.mark.parametrize(
    ("effects", "coins"),
    [
        (["place", "2 coin"], 2),
        (["place + 2 coin"], 2),
        (["good_rnd", "2 coin"], 2),
        (["if_towers2: 4 vp", "2 coin"], 2),
        (["coin per_tower", "coin"], 1),
        (["2 temp -> 3 vp", "coin"], 1),
        (["route_income", "coin"], 1),
        (["card", "coin"], 1),
    ],
)
def test_what_is_impossible_is_skipped_and_the_rest_is_done(effects: list[str], coins: int) -> None:
    minos = bare().give(reserves=0).pile("").deck(1, "").effects(0, *effects)
    assert finished(minos)
    assert (minos.clan().coins, minos.clan().vp) == (coins, 0)


@rule("MIN-RULE-27")
def test_of_several_only_as_many_as_possible_are_done() -> None:
    minos = bare().give(reserves=1).effects(0, "3 place").play("place 1")
    assert (finished(minos), minos.clan().warriors[1]) == (True, 2)
    minos = bare().pile("herb").effects(0, "2 good_rnd")
    assert (finished(minos), minos.goods()) == (True, "herb")


@rule("MIN-RULE-27")
def test_an_effect_that_is_impossible_now_says_why() -> None:
    minos = bare().give(hand="I10", reserves=0).at_turn("build")
    minos.effects(0, "if_towers2: 4 vp", "place", "2 vp -> weapon")
    assert minos.why_not("effect 1") == ("condition", "MIN-ICON-28", 0)
    assert minos.why_not("effect 2") == ("no-use", "MIN-RULE-27", 0)
    assert minos.why_not("effect 3") == ("cost", "MIN-GEN-02", 2)
    assert minos.options == ["done", "sell"]


# Palace


@rule("MIN-RULE-31")
def test_cards_go_to_the_palace_one_by_one_and_vp_are_checked_at_each() -> None:
    minos = resolving("2 palace", hand="I28 I08 I24", area="I10", vp=4).play("palace I28")
    assert (minos.clan().vp, minos.palace()) == (1, "I28")
    assert minos.why_not("palace I08") == ("vp", "MIN-INC-03", 1)
    assert minos.options == ["palace I10", "palace I24", "done"]
    minos.play("palace I24")
    assert (minos.clan().vp, finished(minos)) == (0, True)


@rule("MIN-RULE-31")
def test_fewer_cards_than_the_full_number_may_go_to_the_palace() -> None:
    minos = bare().give(area="I10 I11", tracks="2 0 0").at_income()
    assert minos.options == ["palace I10", "palace I11", "done"]
    minos.play("palace I10", "done")
    assert (minos.palace(), minos.area()) == ("I10", "I11")


@rule("MIN-RULE-31", "MIN-ICON-26")
def test_without_loss_of_vp_a_card_of_the_hand_needs_none() -> None:
    minos = resolving("palace_free", hand="I28", vp=1).play("palace I28")
    assert (minos.clan().vp, minos.palace()) == (1, "I28")


@rule("MIN-RULE-32")
def test_vp_of_the_income_track_pay_for_placements_in_the_same_income_step() -> None:
    minos = bare().give(hand="I24 I08")
    minos.clan().income = 2
    minos.at_income()
    assert minos.clan().vp == 1
    assert minos.why_not("palace I08") == ("vp", "MIN-INC-03", 1)
    minos.play("palace I24")
    assert (minos.palace(), minos.clan().vp) == ("I24", 0)


# Discarding


@rule("MIN-RULE-35")
def test_a_card_paid_as_a_cost_is_in_the_pile_when_the_benefit_draws() -> None:
    minos = bare().give(hand="I10 I11").deck(1, "").effects(0, "discard -> card")
    minos.play("effect 1", "discard I10")
    assert (minos.hand(), minos.discards(1)) == ("I11 I10", "")
    minos = bare().give(hand="I10 I11").deck(1, "I30").effects(0, "discard -> 2 card")
    minos.play("effect 1", "discard I10")
    assert minos.hand() == "I11 I30 I10"


@rule("MIN-RULE-35")
def test_a_card_of_the_other_age_makes_no_new_deck() -> None:
    minos = bare().give(hand="II10 II11").deck(1, "").effects(0, "discard -> card")
    assert finished(minos)
    minos = bare().give(hand="II10 II11").deck(2, "").effects(0, "discard -> card_age2")
    minos.play("effect 1", "discard II11")
    assert minos.hand() == "II10 II11"


@rule("MIN-RULE-35")
def test_cards_paid_as_a_cost_go_to_the_pile_of_their_age_one_by_one() -> None:
    minos = resolving("3 discard -> influence", hand="I10 II11 I12 I13").play("effect 1")
    minos.play("discard II11")
    assert names(minos.minos.discards[1]) == "II11"
    assert minos.clan().track == [0, 0, 0]
    minos.play("discard I13", "discard I10")
    assert (minos.discards(1), minos.hand()) == ("I13 I10", "I12")
    assert minos.clan().track == [1, 0, 0]


# Vocabulary


def all_effects(content: Content) -> list[Effect]:
    """Every effect of a card or tile that a player can gain."""
    found = [effect for decree in content.decrees for effect in [*decree.effects, decree.trait]]
    for tiles in (
        content.foundations,
        content.sea_peoples,
        content.trade_bonuses,
        content.action_bonuses,
    ):
        found += [effect for tile in tiles for effect in tile.effects]
    found += [effect for route in content.routes for space in route.income for effect in space]
    found += [effect for tower in content.tower_effects for effect in tower]
    return found + [effect for level in content.sa2_effects for effect in level]


@rule("MIN-RULE-33")
def test_vp_for_scorings_and_for_the_end_stand_on_the_player_board_only() -> None:
    minos = bare()
    for effect in all_effects(minos.minos.content):
        assert not {VP_SCORE, VP_END} & set(effect.gains())
    minos.city(0, 2).farm(0, 4).ships(0, "1 0 0").warriors(0, {})
    minos.at_scoring(final=False)
    assert (minos.earned(0, "farms"), minos.earned(0, "board")) == (2, 0)
    minos.at_scoring(final=True)
    assert (minos.earned(0, "farms"), minos.earned(0, "board")) == (4, 0 + 4 + 2)


@rule("MIN-RULE-19", "MIN-RULE-27")
def test_a_choice_with_one_answer_is_not_asked() -> None:
    minos = resolving("temp")
    for good in GOODS[1:]:
        minos.minos.temps[GOODS.index(good)] = 0
    assert minos.ask().temps() == "silver"
    assert finished(minos)
