"""What each symbol of cards and tiles does (ledger 4.21); conditions are in test_conditions.py."""

import pytest

from labrys.games.minos.content.effects import parse
from labrys.games.minos.content.icons import VOCABULARY
from labrys.games.minos.content.model import GOODS, ROWS, TRACKS
from labrys.games.minos.rules.options import PER_AGE
from labrys.kernel.errors import TextError
from tests.games.minos.table import Table, bare, card
from tests.rule import rule

# A Palace card of each trigger; the trait of all of them is 1 Coin.
COIN_TRAITS = {
    "prepare": "I13",
    "develop": "I04",
    "build": "I22",
    "expand": "I10",
    "wild": "I06",
    "12": "I08",
    "34": "I11",
    "56": "I20",
}
ALL_TRAITS = " ".join(COIN_TRAITS.values())


def amounts(minos: Table, seat: int = 0) -> tuple[int, int, int]:
    """Coins, Weaponry and VP."""
    clan = minos.clan(seat)
    return clan.coins, clan.weaponry, clan.vp


def is_done(minos: Table) -> bool:
    """Whether the effect is over: the draft below it goes on."""
    return minos.asked == "Draft"


# ---- resources


@rule("MIN-ICON-01")
def test_coin_gains_coins():
    minos = bare().effects(0, "3 coin")
    assert amounts(minos) == (3, 0, 0)
    assert amounts(minos, 1) == (0, 0, 0)
    assert is_done(minos)


@rule("MIN-ICON-02")
def test_weapon_gains_weaponry():
    assert amounts(bare().effects(0, "2 weapon")) == (0, 2, 0)


@rule("MIN-ICON-03")
def test_vp_gains_vp_now():
    assert amounts(bare().effects(0, "4 vp")) == (0, 0, 4)


@rule("MIN-ICON-01", "MIN-ICON-02", "MIN-ICON-03", "MIN-ICON-06")
@pytest.mark.parametrize(
    ("text", "left"),
    [("2 coin -> 3 vp", (3, 5, 8)), ("4 weapon -> vp", (5, 1, 6)), ("5 vp -> coin", (6, 5, 0))],
)
def test_left_of_an_arrow_a_resource_is_spent(text, left):
    minos = bare().give(coins=5, weaponry=5, vp=5).effects(0, text).play("effect 1")
    assert amounts(minos) == left
    assert is_done(minos)


@rule("MIN-ICON-01", "MIN-ICON-02", "MIN-ICON-03", "MIN-GEN-01", "MIN-GEN-02")
@pytest.mark.parametrize(
    ("text", "law", "short"),
    [
        ("6 coin -> temp", "MIN-GEN-01", 4),
        ("5 weapon -> temp", "MIN-GEN-01", 3),
        ("3 vp -> temp", "MIN-GEN-02", 1),
        ("2 temp -> vp", "MIN-GEN-01", 2),
        ("discard -> vp", "MIN-GEN-01", 1),
    ],
)
def test_a_cost_that_cannot_be_paid_in_full_is_refused(text, law, short):
    minos = bare().give(coins=2, weaponry=2, vp=2).effects(0, text, "temp", "place")
    assert minos.why_not("effect 1") == ("cost", law, short)


@rule("MIN-ICON-04")
def test_vp_of_farms_and_towers_come_at_each_scoring_and_not_at_once():
    minos = bare().vases().farm(0, 1).tower(0, 1).tower(0, 2).warriors(0, {1: 1})
    assert minos.clan().vp == 0
    minos.at_scoring(final=False)
    # 2 for the Farm, 3 for the region and 1 for the second Tower.
    assert minos.clan().vp == 6
    minos.round(4).at_scoring(final=True)
    assert minos.earned(0, "farms") + minos.earned(0, "regions") == 12


@rule("MIN-ICON-05")
def test_vp_of_cities_and_ships_come_only_at_the_end():
    minos = bare().vases().city(0, 5).ships(0, "1 0 0").warriors(0, {})
    minos.at_scoring(final=False)
    assert minos.clan().vp == 0
    minos.round(4).at_scoring(final=True)
    assert minos.clan().vp == 4 + 2


# ---- conversions


@rule("MIN-ICON-06")
def test_a_conversion_may_be_declined():
    minos = bare().give(weaponry=3).effects(0, "3 weapon -> 4 vp")
    assert minos.options == ["effect 1", "done"]
    minos.play("done")
    assert amounts(minos) == (0, 3, 0)


@rule("MIN-ICON-06")
def test_all_of_the_left_side_is_paid_for_all_of_the_right_side():
    minos = bare().give(coins=2, weaponry=2, temps="herb")
    minos.effects(0, "2 coin + weapon + temp -> 3 vp + good").play("effect 1", "good wood")
    assert amounts(minos) == (0, 1, 3)
    assert (minos.temps(), minos.goods()) == ("", "wood")
    assert is_done(minos)


@rule("MIN-ICON-06", "MIN-ICON-07")
def test_temporary_goods_paid_as_a_cost_are_chosen_one_by_one():
    minos = bare().give(temps="stone wood wood herb").effects(0, "3 temp -> cultural")
    minos.play("effect 1")
    assert minos.options == ["return stone", "return wood", "return herb"]
    minos.play("return wood", "return herb", "return wood")
    assert (minos.temps(), minos.clan().track) == ("stone", [0, 1, 0])


@rule("MIN-ICON-06")
def test_a_conversion_is_done_once():
    minos = bare().give(coins=9).effects(0, "2 coin -> vp").play("effect 1")
    assert is_done(minos)
    assert amounts(minos) == (7, 0, 1)


@rule("MIN-ICON-52", "MIN-RULE-26")
def test_repeat_goes_on_until_the_player_cannot_pay():
    minos = bare().give(weaponry=5).effects(0, "repeat 2 weapon -> 3 vp")
    minos.play("effect 1")
    assert minos.options == ["effect 1", "done"]
    minos.play("effect 1")
    assert is_done(minos)
    assert amounts(minos) == (0, 1, 6)


@rule("MIN-ICON-52", "MIN-RULE-26")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_repeat_ends_when_the_player_stops(times):
    minos = bare().give(coins=20).effects(0, "repeat 3 coin -> 2 vp")
    minos.play(*["effect 1"] * times, "done")
    assert is_done(minos)
    assert amounts(minos) == (20 - 3 * times, 0, 2 * times)


@rule("MIN-ICON-52")
def test_a_repeated_discard_lets_the_cards_be_chosen_each_time():
    minos = bare().give(hand="I01 I02 I03").effects(0, "repeat discard -> vp")
    minos.play("effect 1", "discard I02", "effect 1", "discard I01", "done")
    assert (minos.hand(), minos.discards()) == ("I03", "I02 I01")
    assert minos.clan().vp == 2


# ---- Goods


@rule("MIN-ICON-07")
@pytest.mark.parametrize("good", GOODS)
def test_temp_is_a_temporary_good_of_choice(good):
    minos = bare().effects(0, "temp")
    assert minos.options == [f"temp {name}" for name in GOODS]
    supply = sum(minos.minos.temps)
    minos.play(f"temp {good}")
    assert minos.temps() == good
    assert sum(minos.minos.temps) == supply - 1
    assert minos.clan().income == 0
    assert is_done(minos)


@rule("MIN-ICON-07")
def test_two_temps_are_chosen_one_by_one():
    minos = bare().effects(0, "2 temp").play("temp herb", "temp wood")
    assert minos.temps() == "wood herb"
    assert is_done(minos)


@rule("MIN-ICON-07", "MIN-RULE-50")
def test_a_type_of_temporary_good_that_has_run_out_cannot_be_chosen():
    minos = bare().give(1, temps="herb " * 9).effects(0, "temp")
    assert minos.why_not("temp herb") == ("no-temp", "MIN-RULE-50", 0)
    assert len(minos.starting("temp")) == 5
    assert minos.why_not("done") == ("gain-first", "MIN-RULE-19", 0)


@rule("MIN-ICON-08", "MIN-GOODS-08")
@pytest.mark.parametrize("good", GOODS)
def test_good_comes_from_a_face_up_stack_of_choice(good):
    minos = bare().effects(0, "good")
    assert minos.options == [f"good {name}" for name in GOODS]
    pile = list(minos.minos.pile)
    minos.play(f"good {good}")
    assert minos.goods() == good
    assert minos.minos.stacks[GOODS.index(good)] == 4
    assert minos.minos.pile == pile
    assert minos.clan().income == 1


@rule("MIN-ICON-07", "MIN-ICON-08")
@pytest.mark.parametrize("kind", ["temp", "good"])
def test_the_last_one_of_a_type_may_still_be_chosen(kind):
    minos = bare().give(1, goods="herb " * 4, temps="herb " * 8).effects(0, kind)
    minos.play(f"{kind} herb")
    assert minos.goods() + minos.temps() == "herb"


@rule("MIN-ICON-08", "MIN-GOODS-08")
def test_an_empty_stack_cannot_be_chosen():
    minos = bare().give(1, goods="wood wood wood wood wood").effects(0, "good")
    assert minos.why_not("good wood") == ("no-good", "MIN-GOODS-08", 0)
    assert len(minos.starting("good")) == 5


@rule("MIN-ICON-08", "MIN-GOODS-08")
def test_with_all_stacks_empty_good_gives_nothing():
    minos = bare()
    minos.minos.stacks = [0] * 6
    minos.effects(0, "good")
    assert is_done(minos)
    assert minos.goods() == ""


@rule("MIN-ICON-09", "MIN-GOODS-08")
def test_good_rnd_comes_from_the_face_down_pile():
    minos = bare().pile("copper")
    stacks = list(minos.minos.stacks)
    minos.effects(0, "good_rnd")
    assert minos.goods() == "copper"
    assert (minos.minos.stacks, minos.minos.pile) == (stacks, [])
    assert minos.clan().income == 1
    assert is_done(minos)


@rule("MIN-ICON-09", "MIN-GOODS-08")
def test_with_an_empty_pile_good_rnd_gives_nothing():
    minos = bare().pile("").effects(0, "good_rnd")
    assert is_done(minos)
    assert minos.goods() == ""


# ---- cards


@rule("MIN-ICON-10")
def test_play_plays_a_card_of_the_hand_at_its_normal_cost():
    """I08 costs 7 and gives 5 Coins; its Silver icon takes off 3."""
    minos = bare().give(coins=9, hand="I08 I12").effects(0, "play").play("play I08")
    assert (minos.area(), minos.hand()) == ("I08", "I12")
    assert minos.clan().coins == 9 - 7 + 5
    minos = bare().give(coins=9, hand="I08", goods="silver").effects(0, "play").play("play I08")
    assert minos.clan().coins == 9 - 4 + 5
    assert is_done(minos)


@rule("MIN-ICON-10", "MIN-RULE-23", "MIN-GEN-11")
def test_play_leaves_the_offer_alone():
    minos = bare().offer("I07 I08 I12").give(coins=30, hand="I01").effects(0, "play")
    assert minos.starting("play") == ["play I01"]
    assert minos.why_not("play I08") == ("hand-only", "MIN-RULE-23", 0)


@rule("MIN-ICON-10")
def test_a_card_too_dear_for_play_is_refused_with_the_coins_missing():
    minos = bare().offer("I12").give(coins=5, hand="I08 I01").effects(0, "play")
    assert minos.why_not("play I08") == ("coins", "MIN-DEV-02", 2)
    assert minos.starting("play") == ["play I01"]


@rule("MIN-ICON-11", "MIN-RULE-23")
@pytest.mark.parametrize("number", ["I12", "I08"])
def test_play_free_costs_nothing_also_from_the_offer(number):
    minos = bare().offer("I08").give(hand="I12").effects(0, "play_free")
    minos.play(f"play {number}")
    assert minos.area() == number
    assert number not in minos.hand() + minos.on_offer()
    # Only the card's own gain has come: 5 Coins of I08, 3 Weaponry of I12.
    assert amounts(minos)[:2] == ((5, 0) if number == "I08" else (0, 3))


@rule("MIN-ICON-10", "MIN-ICON-11")
@pytest.mark.parametrize("text", ["play", "play_free"])
def test_a_play_may_be_declined(text):
    minos = bare().give(coins=20, hand="I08").effects(0, text).play("done")
    assert (minos.hand(), minos.area()) == ("I08", "")


@rule("MIN-ICON-12")
def test_card_offer_takes_a_card_of_the_offer():
    minos = bare().offer("I01 I02 I03 I04 I05").effects(0, "card_offer")
    assert minos.starting("take") == [f"take I0{number}" for number in range(1, 6)]
    minos.play("take I03")
    assert minos.hand() == "I03"
    assert is_done(minos)


@rule("MIN-ICON-12")
def test_card_offer_may_draw_from_the_active_deck_instead():
    minos = bare().offer("I01 I02 I03 I04 I05").deck(1, "I09 I10").effects(0, "card_offer")
    assert not minos.starting("draw-age2")
    minos.play("draw")
    assert minos.hand() in ("I09", "I10")
    assert minos.on_offer() == "I01 I02 I03 I04 I05"


@rule("MIN-ICON-12")
def test_several_cards_are_chosen_one_by_one():
    minos = bare().offer("I01 I02 I03 I04 I05").deck(1, "I09 I10 I11").effects(0, "2 card_offer")
    minos.play("take I05", "draw")
    assert minos.hand()[:3] == "I05"
    assert len(minos.clan().hand) == 2
    assert is_done(minos)


@rule("MIN-ICON-13")
def test_card_is_the_top_of_the_active_deck():
    minos = bare()
    offer = minos.on_offer()
    sizes = [len(deck) for deck in minos.minos.decks]
    minos.effects(0, "2 card").play("effect 1")
    assert [number < PER_AGE for number in minos.clan().hand] == [True, True]
    assert [len(deck) for deck in minos.minos.decks] == [sizes[0] - 2, sizes[1]]
    assert minos.on_offer() == offer


@rule("MIN-ICON-14")
def test_card_age2_is_the_top_of_the_age_ii_deck():
    minos = bare()
    sizes = [len(deck) for deck in minos.minos.decks]
    minos.effects(0, "card_age2").play("effect 1")
    assert [number >= PER_AGE for number in minos.clan().hand] == [True]
    assert [len(deck) for deck in minos.minos.decks] == [sizes[0], sizes[1] - 1]


@rule("MIN-ICON-13", "MIN-ICON-14")
@pytest.mark.parametrize("text", ["card", "card_age2"])
def test_from_round_3_on_card_and_card_age2_are_the_same(text):
    minos = bare().round(3).deck(2, "II07").effects(0, text).play("effect 1")
    assert minos.hand() == "II07"


@rule("MIN-ICON-15")
def test_discard_is_paid_with_hand_cards_of_choice():
    minos = bare().give(hand="I01 I02 II03").effects(0, "2 discard -> cultural")
    minos.play("effect 1")
    assert minos.options == ["discard I01", "discard I02", "discard II03"]
    minos.play("discard I02")
    assert minos.clan().track == [0, 0, 0]
    minos.play("discard II03")
    assert minos.hand() == "I01"
    assert (minos.discards(1), minos.discards(2)) == ("I02", "II03")
    assert minos.clan().track == [0, 1, 0]


@rule("MIN-ICON-15")
@pytest.mark.parametrize("text", ["discard", "2 coin -> discard", "if_towers2: discard"])
def test_discard_is_only_ever_a_cost(text):
    with pytest.raises(TextError):
        parse(text, VOCABULARY)


# ---- points


@rule("MIN-ICON-16")
def test_build_is_a_build_point_with_its_costs():
    minos = bare().give(coins=4).effects(0, "build")
    minos.play(f"tower {minos.home()}")
    assert (minos.clan().towers, minos.clan().coins) == (1, 1)


@rule("MIN-ICON-16")
def test_a_build_too_dear_is_refused_with_the_coins_missing():
    minos = bare().give(coins=2).effects(0, "build")
    assert minos.why_not(f"tower {minos.home()}") == ("coins", "MIN-BUILD-03", 1)
    assert minos.offered(f"farm {minos.home()}")
    assert minos.offered("done")


@rule("MIN-ICON-17")
def test_place_puts_a_warrior_of_the_reserves_into_a_region_with_an_own_city():
    minos = bare().city(0, 5).effects(0, "place")
    home, away = minos.home(0), minos.home(1)
    assert sorted(minos.starting("place")) == sorted([f"place {home}", "place 5"])
    assert minos.why_not(f"place {away}") == ("no-own-city", "MIN-EXP-01", 0)
    minos.play("place 5")
    assert (minos.clan().warriors[5], minos.clan().reserves) == (1, 2)
    assert is_done(minos)


@rule("MIN-ICON-17")
def test_place_with_empty_reserves_does_nothing():
    minos = bare().give(reserves=0).effects(0, "place")
    assert is_done(minos)
    assert minos.clan().on_map() == 1


@rule("MIN-ICON-17")
def test_two_placements_with_one_warrior_left_place_one():
    minos = bare().give(reserves=1).effects(0, "2 place")
    minos.play(f"place {minos.home()}")
    assert is_done(minos)
    assert minos.clan().on_map() == 2


@rule("MIN-ICON-18")
def test_move_moves_a_warrior_to_an_adjacent_region():
    minos = bare().warriors(0, {4: 1}).effects(0, "move")
    assert minos.starting("move") == ["move 4 3", "move 4 5"]
    minos.play("move 4 5")
    assert (minos.clan().warriors[4], minos.clan().warriors[5]) == (0, 1)
    assert is_done(minos)


@rule("MIN-ICON-18")
def test_three_moves_may_carry_one_warrior_three_regions_far():
    minos = bare().warriors(0, {1: 1}).effects(0, "3 move")
    minos.play("move 1 2", "move 2 3", "move 3 4")
    assert is_done(minos)
    assert (minos.clan().warriors[4], minos.clan().on_map()) == (1, 1)


@rule("MIN-ICON-18")
def test_move_without_a_warrior_on_the_map_does_nothing():
    assert is_done(bare().warriors(0, {}).effects(0, "move"))


@rule("MIN-ICON-17", "MIN-ICON-18")
@pytest.mark.parametrize("text", ["place", "move"])
def test_placing_and_moving_may_be_declined(text):
    minos = bare().effects(0, text).play("done")
    assert minos.clan().warriors[minos.home()] == 1


@rule("MIN-ICON-19")
@pytest.mark.parametrize(
    ("action", "use"),
    [
        ("prepare", "take I01"),
        ("develop", "play I08"),
        ("build", "farm {home}"),
        ("expand", "place {home}"),
    ],
)
def test_wild_is_one_point_of_an_action_of_choice(action, use):
    minos = bare().offer("I01 I02").give(coins=7, hand="I08").effects(0, "wild")
    assert minos.starting("as") == [f"as {row}" for row in ROWS[:4]]
    minos.play(f"as {action}", use.format(home=minos.home()))
    assert is_done(minos)


@rule("MIN-ICON-19", "MIN-WILD-01")
def test_an_action_of_no_use_is_refused_to_a_wild_point():
    minos = bare().offer("I12").effects(0, "wild")
    assert minos.why_not("as develop") == ("no-use", "MIN-WILD-01", 0)


@rule("MIN-ICON-19", "MIN-WILD-01")
def test_two_wild_points_go_to_one_action():
    minos = bare().effects(0, "2 wild").play("as expand", f"place {bare().home()}")
    assert not minos.starting("as")
    assert minos.starting("move")
    minos.play(minos.starting("move")[0])
    assert is_done(minos)


@rule("MIN-ICON-10", "MIN-ICON-11", "MIN-ICON-16", "MIN-ICON-19", "MIN-TRAIT-06")
@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("play", ["play I01"]),
        ("play_free", ["play I01"]),
        ("build", ["farm {home}"]),
        ("wild", ["as build", "farm {home}"]),
        ("wild", ["as develop", "play I01"]),
    ],
)
def test_points_of_icons_trigger_no_trait(text, plays):
    """Retrieving a 3 from Expand triggers Expand and 3-4; the icon's own action adds nothing."""
    minos = bare().give(coins=20, hand="I01", palace=ALL_TRAITS).at_turn("expand")
    traits = [f"trait {COIN_TRAITS['expand']}", f"trait {COIN_TRAITS['34']}"]
    assert minos.starting("trait") == traits
    minos.effects(0, text).play(*[play.format(home=minos.home()) for play in plays])
    while minos.asked != "Turn":
        minos.play("done")
    assert minos.starting("trait") == traits


# ---- tracks


@rule("MIN-ICON-20", "MIN-ICON-21", "MIN-ICON-22")
@pytest.mark.parametrize("track", [0, 1, 2])
def test_a_track_icon_is_one_step_on_its_track(track):
    minos = bare().vases().give(tracks="4 4 4").effects(0, TRACKS[track])
    places = [4, 4, 4]
    places[track] = 5
    assert minos.clan().track == places


@rule("MIN-ICON-20", "MIN-ICON-21", "MIN-ICON-22")
@pytest.mark.parametrize("track", TRACKS)
def test_a_track_icon_at_the_top_is_three_vp(track):
    minos = bare().vases().give(tracks="8 8 8").effects(0, track)
    assert minos.clan().track == [8, 8, 8]
    assert minos.clan().vp == 3


@rule("MIN-ICON-20")
def test_two_steps_of_one_icon_gain_both_benefits():
    """Influence 1 gives 3 Coins; 2 gives a mark for the Income step."""
    minos = bare().effects(0, "2 influence")
    assert (minos.clan().track, minos.clan().coins) == ([2, 0, 0], 3)


@rule("MIN-ICON-23")
@pytest.mark.parametrize("track", [0, 1, 2])
def test_any_track_is_a_step_on_a_track_of_choice(track):
    minos = bare().vases().give(tracks="4 4 4").effects(0, "any_track")
    assert minos.options == [f"step {name}" for name in TRACKS]
    minos.play(f"step {TRACKS[track]}")
    places = [4, 4, 4]
    places[track] = 5
    assert minos.clan().track == places


@rule("MIN-ICON-23")
def test_any_track_on_a_track_at_the_top_is_three_vp():
    minos = bare().vases().give(tracks="0 8 0").effects(0, "any_track").play("step cultural")
    assert (minos.clan().track, minos.clan().vp) == ([0, 8, 0], 3)


@rule("MIN-ICON-24")
def test_low_track_is_a_step_on_the_own_lowest_track():
    minos = bare().give(tracks="3 1 2").effects(0, "low_track")
    assert minos.clan().track == [3, 2, 2]


@rule("MIN-ICON-24")
def test_of_equal_lowest_tracks_the_player_chooses_and_the_others_are_refused():
    minos = bare().give(tracks="1 3 1").effects(0, "low_track")
    assert minos.starting("step") == ["step influence", "step population"]
    assert minos.why_not("step cultural") == ("not-lowest", "MIN-ICON-24", 0)
    minos.play("step population")
    assert minos.clan().track == [1, 3, 2]


@rule("MIN-ICON-24")
def test_two_low_track_steps_are_judged_one_after_the_other():
    minos = bare().give(tracks="1 5 2").effects(0, "2 low_track")
    assert minos.clan().track == [2, 5, 2]
    minos.play("step influence", "draw-both")
    assert minos.clan().track == [3, 5, 2]


@rule("MIN-ICON-24")
def test_low_track_with_all_at_the_top_is_three_vp():
    minos = bare().vases().give(tracks="8 8 8").effects(0, "low_track").play("step influence")
    assert (minos.clan().track, minos.clan().vp) == ([8, 8, 8], 3)


# ---- the Palace


@rule("MIN-ICON-25")
def test_palace_takes_a_card_of_the_area_free_and_one_of_the_hand_for_its_vp():
    minos = bare().give(vp=3, area="I04", hand="I06 II13").effects(0, "palace")
    assert minos.starting("palace") == ["palace I04", "palace I06"]
    assert minos.why_not("palace II13") == ("vp", "MIN-INC-03", 3)
    minos.play("palace I06")
    assert (minos.palace(), minos.clan().vp) == ("I06", 0)
    minos.effects(0, "palace").play("palace I04")
    assert (minos.palace(), minos.clan().vp) == ("I06 I04", 0)


@rule("MIN-ICON-26")
def test_palace_free_loses_no_vp():
    minos = bare().give(vp=1, area="I04", hand="I06 II13").effects(0, "palace_free")
    assert minos.starting("palace") == ["palace I04", "palace I06", "palace II13"]
    minos.play("palace II13")
    assert (minos.palace(), minos.clan().vp) == ("II13", 1)


@rule("MIN-ICON-25", "MIN-ICON-26")
@pytest.mark.parametrize("text", ["palace", "palace_free"])
def test_a_placement_is_one_card_and_may_be_declined(text):
    minos = bare().give(area="I04 I06").effects(0, text).play("palace I04")
    assert is_done(minos)
    minos.effects(0, text).play("done")
    assert minos.palace() == "I04"


# ---- instead


@rule("MIN-ICON-27", "MIN-RULE-25")
@pytest.mark.parametrize(("farms", "coins"), [(1, 2), (2, 5)])
def test_instead_replaces_the_first_part_when_its_condition_holds(farms, coins):
    minos = bare()
    for region in range(1, farms + 1):
        minos.farm(0, region)
    minos.effects(0, "2 coin instead if_farms2: 5 coin")
    assert is_done(minos)
    assert minos.clan().coins == coins


@rule("MIN-ICON-27", "MIN-RULE-25")
def test_instead_is_no_choice():
    """With two Farms the card is played free, and nothing can be paid for it."""
    text = "play instead if_farms2: play_free"
    minos = bare().give(coins=7, hand="I08").effects(0, text).play("effect 1", "play I08")
    assert minos.clan().coins == 5
    minos = bare().farm(0, 1).farm(0, 2).give(coins=7, hand="I08")
    minos.effects(0, text).play("effect 1", "play I08")
    assert minos.clan().coins == 12


@rule("MIN-ICON-27", "MIN-RULE-25")
def test_instead_is_judged_when_the_effect_resolves():
    minos = bare().give(tracks="0 0 4").effects(0, "population", "temp instead if_population5: vp")
    minos.play("effect 1")
    assert (minos.temps(), minos.clan().vp) == ("", 1)


# ---- routes and Warriors


@rule("MIN-ICON-31", "MIN-RULE-42")
def test_route_income_is_the_income_of_one_ship_of_choice():
    minos = bare(routes="AAA").vases().ships(0, "3 0 1").effects(0, "route_income")
    assert minos.starting("route") == ["route 1", "route 3"]
    assert minos.why_not("route 2") == ("no-ship", "MIN-RULE-54", 0)
    minos.play("route 1")
    assert amounts(minos) == (3, 1, 0)
    assert is_done(minos)


@rule("MIN-ICON-31", "MIN-RULE-54")
def test_route_income_without_a_ship_is_nothing():
    minos = bare().ships(1, "3 3 3").effects(0, "route_income")
    assert is_done(minos)
    assert amounts(minos) == (0, 0, 0)


@rule("MIN-ICON-53", "MIN-GEN-09")
def test_warrior_comes_from_the_supply_to_the_reserves():
    minos = bare().effects(0, "2 warrior")
    clan = minos.clan()
    assert (clan.supply, clan.reserves, clan.on_map()) == (4, 5, 1)


@rule("MIN-ICON-53", "MIN-RULE-49")
def test_only_warriors_left_in_the_supply_are_gained():
    minos = bare().give(reserves=8).effects(0, "2 warrior")
    assert (minos.clan().supply, minos.clan().reserves) == (0, 9)
    minos.effects(0, "warrior")
    assert (minos.clan().supply, minos.clan().reserves) == (0, 9)


# ---- what has no use


@rule("MIN-ICON-08", "MIN-ICON-09", "MIN-ICON-17", "MIN-ICON-18", "MIN-RULE-27")
@rule("MIN-ICON-12", "MIN-ICON-13", "MIN-ICON-14", "MIN-ICON-25", "MIN-ICON-31", "MIN-ICON-53")
@pytest.mark.parametrize(
    "text",
    [
        "good",
        "good_rnd",
        "play",
        "play_free",
        "card_offer",
        "card",
        "card_age2",
        "place",
        "move",
        "palace",
        "palace_free",
        "route_income",
        "warrior",
    ],
)
def test_an_icon_of_no_use_now_is_refused_and_the_rest_is_done(text):
    minos = bare().pile("").deck(1, "").deck(2, "").offer("")
    minos.minos.decks = [[], []]
    minos.minos.stacks = [0] * 6
    minos.clan().warriors[minos.home()] = 0
    minos.clan().reserves = minos.clan().supply = 0
    minos.effects(0, text, "temp", "vp per_city")
    assert minos.why_not("effect 1") == ("no-use", "MIN-RULE-27", 0)
    assert minos.options == ["effect 2", "effect 3"]
    minos.play("effect 3", "temp herb")
    assert is_done(minos)
    assert (minos.temps(), minos.clan().vp) == ("herb", 1)


# ---- triggers


@rule("MIN-ICON-54", "MIN-ICON-55", "MIN-ICON-56", "MIN-ICON-57", "MIN-ICON-58")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_trigger_is_set_off_by_a_die_of_that_row_alone(row):
    minos = bare().give(palace=ALL_TRAITS).at_turn(row, die_is="g6")
    assert set(minos.starting("trait")) == {
        f"trait {COIN_TRAITS[row]}",
        f"trait {COIN_TRAITS['56']}",
    }
    minos.play(f"trait {COIN_TRAITS[row]}")
    assert minos.clan().coins == 1
    assert minos.starting("trait") == [f"trait {COIN_TRAITS['56']}"]


@rule("MIN-ICON-59", "MIN-ICON-60", "MIN-ICON-61")
@pytest.mark.parametrize(
    ("value", "trigger"), [(1, "12"), (2, "12"), (3, "34"), (4, "34"), (5, "56"), (6, "56")]
)
@pytest.mark.parametrize("colour", "rg")
def test_a_value_trigger_is_set_off_by_a_die_of_that_value_in_any_row(colour, value, trigger):
    for row in ROWS:
        values = " ".join(COIN_TRAITS[name] for name in ("12", "34", "56"))
        minos = bare().give(palace=values).at_turn(row, die_is=f"{colour}{value}")
        assert minos.starting("trait") == [f"trait {COIN_TRAITS[trigger]}"]
        minos.play(f"trait {COIN_TRAITS[trigger]}")
        assert minos.clan().coins == 1


@rule("MIN-ICON-54", "MIN-ICON-61")
def test_no_trigger_is_set_off_outside_the_palace():
    minos = bare().give(area="I13", hand="I20").at_turn("prepare", die_is="r6")
    assert minos.starting("trait") == []
    assert card("I13") in minos.clan().area


@rule("MIN-ICON-52", "MIN-ICON-27")
def test_repeat_belongs_to_the_part_it_marks() -> None:
    minos = bare().give(coins=9).farm(0, 1).farm(0, 2)
    minos.effects(0, "repeat 2 coin -> vp instead if_farms2: 3 coin -> 2 vp").play("effect 1")
    assert minos.asked == "Draft"
    assert (minos.clan().coins, minos.clan().vp) == (6, 2)


@rule("MIN-EXTRA-06")
def test_the_vp_of_a_battle_are_booked_as_such() -> None:
    minos = bare().at_turn("expand").warriors(0, {5: 1}).give(weaponry=9)
    minos.minos.sea_one[5] = 5
    minos.ask().play("battle 5")
    assert minos.earned(0, "battles") == 4
    assert minos.earned(0, "effects") == 0
