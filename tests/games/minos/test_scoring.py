"""Scoring, final battles and the end: rules/scoring.py (ledger 4.16, 4.17)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.games.minos.content.model import GOODS
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.rules.minos import Minos
from labrys.kernel.event import Event
from tests.games.minos.table import Table, bare, table
from tests.rule import rule

PRESENCE = [1, 1, 2, 2, 2, 3, 3, 4, 4]
DOMINANCE = [3, 3, 4, 4, 4, 5, 5, 6, 6]


def alone(seats: int = 2) -> Table:
    """Bare clans without a Warrior on the map, no Vase in play, no Sea Peoples on Level II."""
    minos = bare(seats).vases()
    for seat in range(seats):
        minos.warriors(seat, {})
    for region in minos.minos.board.regions:
        minos.sea(region, "")
    return minos


def scored(minos: Table, source: str) -> list[int]:
    return [minos.earned(seat, source) for seat in range(minos.minos.players)]


# ---- the parts


@rule("MIN-SCORE-01")
def test_after_round_2_only_farms_and_regions_score():
    minos = alone().farm(0, 1).warriors(0, {2: 1}).ships(0, "1 1 1").city(0, 5)
    minos.give(coins=50, area="I01", palace="I02", hand="I03").sea(2, "II-01")
    minos.at_scoring(final=False)
    assert minos.earned(0, "farms") == 2
    assert minos.earned(0, "regions") == 3
    assert minos.clan().vp == 5
    assert minos.minos.sea_two[2] >= 0


@rule("MIN-SCORE-01")
def test_after_round_4_all_six_parts_score():
    minos = alone().round(4).farm(0, 1).warriors(0, {2: 1}).ships(0, "1 0 0").city(0, 5)
    minos.give(coins=10, weaponry=4, area="I01", palace="I03", hand="I04").sea(2, "II-01")
    minos.at_scoring(final=True).play("battle 2")
    assert minos.minos.over
    assert minos.earned(0, "farms") == 2
    assert minos.earned(0, "regions") == 3
    assert minos.earned(0, "battles") == 6  # the battle
    assert minos.earned(0, "resources") == 2  # 10 Coins, no Weaponry left, 1 card
    assert minos.earned(0, "area") == 1
    assert minos.earned(0, "palace") == 2
    assert minos.earned(0, "board") == 6  # second City 4, first Ship 2
    assert minos.clan().vp == 22


@rule("MIN-SCORE-01")
def test_the_parts_of_the_final_scoring_come_in_their_order():
    minos = alone().round(4).farm(0, 1).warriors(0, {2: 2}).ships(0, "1 0 0")
    minos.give(coins=10, weaponry=4, area="I01", palace="I03").sea(2, "II-01")
    minos.clear()
    first: list[Event] = []
    minos.minos.events = first
    minos.at_scoring(final=True)
    minos.play("battle 2")
    told = first + minos.events
    parts = [SOURCES[e.parts[2]] for e in told if e.message == "gained-vp"]
    assert parts == ["farms", "regions", "effects", "resources", "area", "palace", "board"]


@rule("MIN-SCORE-02")
@pytest.mark.parametrize(("farms", "vp"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 14)])
def test_farms_score_by_their_number_in_both_scorings(farms, vp):
    minos = alone()
    for region in range(1, farms + 1):
        minos.farm(0, region)
    minos.at_scoring(final=False)
    assert scored(minos, "farms") == [vp, 0]
    minos.round(4).at_scoring(final=True)
    assert scored(minos, "farms") == [2 * vp, 0]


# ---- regions


@rule("MIN-SCORE-03", "MIN-EX-11", "MIN-SCORE-04", "MIN-SCORE-05")
def test_three_regions_two_towers_and_population_4_make_nine():
    purple, green, navy = range(3)
    minos = alone(3).give(purple, tracks="0 0 4").tower(purple, 1).tower(purple, 5)
    minos.warriors(purple, {1: 3, 2: 1, 3: 1})
    minos.warriors(navy, {1: 2, 3: 2})
    minos.warriors(green, {1: 2, 2: 1})
    minos.at_scoring(final=False)
    # Purple dominates region 1 (4, and 1 for the Towers), ties in 2 and is second in 3 (2 each).
    assert minos.earned(purple, "regions") == 4 + 2 + 2 + 1
    assert minos.earned(navy, "regions") == 1 + 3
    assert minos.earned(green, "regions") == 1 + 1


@rule("MIN-SCORE-03")
@pytest.mark.parametrize("space", range(9))
def test_presence_and_dominance_score_by_the_highest_population_mark(space):
    minos = alone().give(tracks=f"8 8 {space}").warriors(0, {1: 1, 2: 2}).warriors(1, {1: 2})
    minos.at_scoring(final=False)
    assert minos.earned(0, "regions") == PRESENCE[space] + DOMINANCE[space]
    assert minos.earned(1, "regions") == 3


@rule("MIN-SCORE-03")
def test_regions_are_scored_in_ascending_number():
    """Seat 1 stands in region 2 alone, seat 0 in regions 1 and 4."""
    minos = alone().warriors(0, {4: 1, 1: 1}).warriors(1, {2: 1}).clear()
    told: list[Event] = []
    minos.minos.events = told
    minos.at_scoring(final=False)
    assert [e.parts[0] for e in told if e.message == "gained-vp"] == [0, 1, 0]


@rule("MIN-SCORE-03", "MIN-SCORE-01")
def test_regions_score_again_after_round_4():
    minos = alone().warriors(0, {1: 1}).at_scoring(final=False)
    minos.give(tracks="0 0 7").round(4).at_scoring(final=True)
    assert minos.earned(0, "regions") == 3 + 6


@rule("MIN-SCORE-04")
@pytest.mark.parametrize(("towers", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_towers_add_to_every_dominated_region_wherever_they_stand(towers, bonus):
    minos = alone().warriors(0, {5: 1, 6: 2, 7: 1}).warriors(1, {7: 1})
    for region in range(1, towers + 1):
        minos.tower(0, region)
    minos.at_scoring(final=False)
    # Regions 5 and 6 are dominated; the tie in 7 gives presence and no bonus.
    assert scored(minos, "regions") == [2 * (3 + bonus) + 1, 1]


@rule("MIN-SCORE-05", "MIN-GEN-05")
def test_tied_leaders_and_those_below_them_all_score_presence():
    minos = alone(4).warriors(0, {1: 2}).warriors(1, {1: 2}).warriors(2, {1: 1})
    minos.at_scoring(final=False)
    assert scored(minos, "regions") == [1, 1, 1, 0]


@rule("MIN-SCORE-05", "MIN-GEN-04")
def test_dominance_scores_instead_of_presence():
    minos = alone(3).warriors(0, {1: 2}).warriors(1, {1: 1}).at_scoring(final=False)
    assert scored(minos, "regions") == [3, 1, 0]


@rule("MIN-SCORE-03", "MIN-SCORE-04", "MIN-SCORE-05")
@given(
    st.lists(st.lists(st.integers(1, 10), max_size=10), min_size=3, max_size=3),
    st.lists(st.integers(0, 8), min_size=3, max_size=3),
    st.lists(st.integers(0, 3), min_size=3, max_size=3),
)
def test_region_scoring_is_what_the_table_says_for_any_map(warriors, spaces, towers):
    """Each clan has up to ten Warriors, named by the regions they stand in."""
    minos = alone(3)
    for seat in range(3):
        minos.warriors(seat, Counter(warriors[seat])).give(seat, tracks=f"0 0 {spaces[seat]}")
        for tower in range(towers[seat]):
            minos.tower(seat, 3 * seat + tower + 1)
    minos.at_scoring(final=False)
    for seat in range(3):
        vp = 0
        for region in set(warriors[seat]):
            here = [clan.count(region) for clan in warriors]
            if here[seat] == max(here) and here.count(max(here)) == 1:
                vp += DOMINANCE[spaces[seat]] + [0, 0, 1, 2][towers[seat]]
            else:
                vp += PRESENCE[spaces[seat]]
        assert minos.earned(seat, "regions") == vp


# ---- final battles


def at_battles(minos: Table, first: int = 0) -> Table:
    return minos.round(4).at_scoring(final=True, first=first)


@rule("MIN-SCORE-06")
def test_level_i_tiles_are_removed_and_level_ii_battled():
    """II-01 costs 4 Weaponry and gives 6 VP; I-04 on top of it is gone without a battle."""
    minos = alone().sea(2, "I-04 II-01").sea(4, "I-06").warriors(0, {2: 1, 4: 1})
    at_battles(minos.give(weaponry=5))
    assert minos.minos.sea_one == [-1] * len(minos.minos.sea_one)
    assert minos.starting("battle") == ["battle 2"]
    before = minos.clan().reserves
    minos.play("battle 2")
    clan = minos.clan()
    assert (clan.weaponry, clan.warriors[2], clan.reserves) == (1, 0, before + 1)
    assert [minos.minos.content.sea_peoples[tile].id for tile in clan.sea] == ["II-01"]
    assert minos.earned(0, "battles") == 6
    assert minos.minos.over


@rule("MIN-SCORE-06")
def test_regions_are_battled_in_ascending_number():
    minos = alone().sea(6, "II-01").sea(2, "II-03").sea(4, "II-04").give(weaponry=20)
    at_battles(minos.warriors(0, {6: 1, 4: 1, 2: 1}))
    for region in (2, 4, 6):
        assert minos.starting("battle") == [f"battle {region}"]
        minos.play(f"battle {region}")
    assert minos.minos.over


@rule("MIN-SCORE-06")
def test_most_warriors_come_first_and_who_declines_leaves_it_to_the_next():
    minos = alone(4).sea(6, "II-01").warriors(1, {6: 1}).warriors(2, {6: 3}).warriors(3, {6: 2})
    for seat in range(4):
        minos.give(seat, weaponry=5 + seat)
    at_battles(minos)
    asked = []
    while not minos.minos.over:
        asked.append(minos.seat)
        minos.play("done")
    assert asked == [2, 3, 1]  # seat 0 has no Warrior there
    assert scored(minos, "battles") == [0, 0, 0, 0]


@rule("MIN-SCORE-06")
def test_one_battle_removes_the_tile_for_everybody_else():
    minos = alone(3).sea(6, "II-01").warriors(0, {6: 1}).warriors(1, {6: 2}).warriors(2, {6: 1})
    for seat in range(3):
        minos.give(seat, weaponry=9)
    at_battles(minos).play("battle 6")
    assert minos.minos.over
    assert scored(minos, "battles") == [0, 6, 0]


@rule("MIN-SCORE-06")
def test_equal_warriors_give_way_to_the_most_weaponry():
    minos = alone(3).sea(6, "II-01")
    for seat, weaponry in enumerate([4, 5, 6]):
        minos.warriors(seat, {6: 2}).give(seat, weaponry=weaponry)
    at_battles(minos)
    asked = []
    while not minos.minos.over:
        asked.append(minos.seat)
        minos.play("done")
    assert asked == [2, 1, 0]


@rule("MIN-SCORE-06")
def test_the_weaponry_of_that_moment_decides():
    """Seat 0 has more at first, but pays 4 in region 2 before region 6 comes."""
    minos = alone().sea(2, "II-01").sea(6, "II-03")
    minos.warriors(0, {2: 1, 6: 1}).warriors(1, {6: 1}).give(0, weaponry=9).give(1, weaponry=8)
    at_battles(minos).play("battle 2")
    assert (minos.seat, minos.starting("battle")) == (1, ["battle 6"])


@rule("MIN-SCORE-06", "MIN-RULE-58")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_equal_weaponry_too_gives_way_to_the_turn_order_of_round_4(first):
    minos = alone(3).sea(6, "II-01")
    for seat in range(3):
        minos.warriors(seat, {6: 1}).give(seat, weaponry=4)
    at_battles(minos, first)
    asked = []
    while not minos.minos.over:
        asked.append(minos.seat)
        minos.play("done")
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]


@rule("MIN-RULE-58")
def test_the_marker_has_passed_when_round_4_is_scored():
    """Round 4 is played out: whoever got the marker is asked first in a battle that is tied."""
    minos = alone(3).sea(6, "II-01").round(4)
    for seat in range(3):
        minos.warriors(seat, {6: 1}).give(seat, weaponry=4)
    minos.at_income(first=2)
    assert (minos.seat, minos.asked) == (0, "FinalBattle")


@rule("MIN-SCORE-06")
def test_a_battle_without_the_weaponry_is_refused_and_goes_to_the_next():
    """Seat 0 holds SA5 and so is asked, although 3 Weaponry are missing; seat 1 can pay."""
    minos = alone().sea(6, "II-07").warriors(0, {6: 2}).warriors(1, {6: 1})
    at_battles(minos.give(0, weaponry=3, coins=4, ability="SA5").give(1, weaponry=6))
    assert minos.seat == 0
    assert minos.why_not("battle 6") == ("weaponry", "MIN-SCORE-06", 3)
    minos.play("done")
    assert minos.seat == 1
    minos.play("battle 6")
    assert scored(minos, "battles") == [0, 10]


@rule("MIN-SCORE-06")
def test_who_cannot_pay_is_passed_over_without_a_question():
    minos = alone().sea(6, "II-07").warriors(0, {6: 2}).warriors(1, {6: 1})
    at_battles(minos.give(0, weaponry=5).give(1, weaponry=6))
    assert minos.seat == 1


@rule("MIN-SCORE-06", "MIN-RULE-57")
def test_the_owner_of_sa5_may_exchange_for_a_final_battle():
    minos = alone().sea(6, "II-01").warriors(0, {6: 1})
    at_battles(minos.give(weaponry=3, coins=2, ability="SA5"))
    minos.play("exchange coins")
    assert (minos.clan().coins, minos.clan().weaponry) == (0, 4)
    minos.play("battle 6")
    assert minos.earned(0, "battles") == 6


@rule("MIN-SCORE-06")
def test_regions_without_warriors_or_without_a_tile_ask_nobody():
    minos = at_battles(alone().sea(2, "II-01").warriors(0, {4: 1}).give(weaponry=9))
    assert minos.minos.over


@rule("MIN-RULE-59", "MIN-SCORE-06")
def test_a_final_battle_pays_its_benefit_at_once_with_steps_and_build_points():
    """The step to Cultural 3 brings a Build point, used for a Farm in the scoring itself."""
    minos = alone().sea(2, "II-06").warriors(0, {2: 1, 4: 1}).give(weaponry=5, tracks="0 2 0")
    at_battles(minos).play("battle 2", "step cultural", "farm 4")
    assert minos.minos.over
    assert minos.clan().farms == 1
    assert (minos.earned(0, "battles"), minos.clan().income) == (5, 1)


@rule("MIN-RULE-59")
def test_farms_and_regions_are_not_scored_anew_after_the_battles():
    minos = alone().sea(2, "II-06").warriors(0, {2: 1, 4: 1}).give(weaponry=5, tracks="0 2 0")
    at_battles(minos)
    assert (minos.earned(0, "farms"), minos.earned(0, "regions")) == (0, 6)
    minos.play("battle 2", "step cultural", "farm 4")
    assert (minos.earned(0, "farms"), minos.earned(0, "regions")) == (0, 6)


@rule("MIN-RULE-59")
def test_what_a_battle_gives_counts_in_the_parts_after_it():
    """II-03 gives 4 Coins: with 1 Coin before them they are worth 1 VP."""
    minos = alone().sea(2, "II-03").warriors(0, {2: 1}).give(weaponry=4, coins=1)
    at_battles(minos).play("battle 2")
    assert minos.earned(0, "resources") == 1


# ---- resources, Palace, Player board


@rule("MIN-SCORE-07", "MIN-RULE-60")
@pytest.mark.parametrize(
    ("coins", "weaponry", "hand", "vp"),
    [(4, 0, "", 0), (5, 0, "", 1), (3, 1, "I01", 1), (4, 4, "I01", 1), (4, 4, "I01 I02", 2)],
)
def test_coins_weaponry_and_hand_cards_are_one_total_rounded_down(coins, weaponry, hand, vp):
    minos = alone().give(coins=coins, weaponry=weaponry, hand=hand).at_scoring(final=True)
    assert scored(minos, "resources") == [vp, 0]


@rule("MIN-SCORE-07", "MIN-ABIL-06")
@pytest.mark.parametrize(("level", "vp"), [(0, 2), (1, 2), (2, 4)])
def test_sa5_scores_a_vp_for_three_at_its_third_level_only(level, vp):
    minos = alone().give(coins=10, weaponry=3, hand="I01", ability="SA5", level=level)
    minos.at_scoring(final=True)
    assert minos.earned(0, "resources") == vp


@rule("MIN-SCORE-07")
def test_other_abilities_score_a_vp_for_five_at_any_level():
    minos = alone().give(coins=14, ability="SA4", level=2).at_scoring(final=True)
    assert minos.earned(0, "resources") == 2


@rule("MIN-SCORE-07")
@given(st.integers(0, 60), st.integers(0, 60), st.integers(0, 12))
def test_resources_are_never_worth_more_or_less_than_full_sets_of_five(coins, weaponry, cards):
    hand = " ".join(f"I{number:02}" for number in range(1, cards + 1))
    minos = alone().give(coins=coins, weaponry=weaponry, hand=hand).at_scoring(final=True)
    left = coins + weaponry + cards - 5 * minos.earned(0, "resources")
    assert 0 <= left < 5


@rule("MIN-SCORE-07")
def test_each_played_card_outside_the_palace_scores_one():
    minos = alone().give(area="I01 II13 I12", palace="I02", hand="I03").at_scoring(final=True)
    assert scored(minos, "area") == [3, 0]


@rule("MIN-SCORE-07")
def test_goods_and_trade_bonus_tiles_are_worth_nothing_at_the_end():
    minos = alone().give(goods=" ".join(GOODS), temps="wood wood wood wood wood", trade="B01 R01")
    assert minos.at_scoring(final=True).clan().vp == 0


@rule("MIN-SCORE-08")
def test_the_palace_scores_the_vp_values_of_its_cards():
    """I01 is worth 1, I06 3, II13 6; the card in the area is no part of it."""
    minos = alone().give(palace="I01 I06 II13", area="II18").at_scoring(final=True)
    assert scored(minos, "palace") == [10, 0]


@rule("MIN-SCORE-08", "MIN-SETUP-21")
def test_the_starting_card_of_the_palace_scores_too():
    minos = table(2)
    (first,) = minos.clan().palace
    minos.at_scoring(final=True)
    assert minos.earned(0, "palace") == minos.minos.content.decrees[first].vp


@rule("MIN-SCORE-09", "MIN-RULE-61")
@pytest.mark.parametrize(
    ("cities", "ships", "vp"),
    [(1, "0 0 0", 0), (2, "0 0 0", 4), (3, "0 0 0", 12), (1, "0 4 0", 2), (1, "1 2 0", 6)],
)
def test_cities_and_ships_score_the_sum_of_the_uncovered_values(cities, ships, vp):
    minos = alone().ships(0, ships)
    for region in [5, 6][: cities - 1]:
        minos.city(0, region)
    minos.at_scoring(final=True)
    assert scored(minos, "board") == [vp, 0]


@rule("MIN-SCORE-09", "MIN-RULE-61")
def test_all_cities_and_ships_score_together():
    minos = alone().city(0, 5).city(0, 6).ships(0, "1 5 3").at_scoring(final=True)
    assert minos.earned(0, "board") == (0 + 4 + 8) + (2 + 4 + 7)


# ---- the end


def ended(*points: int) -> Table:
    """A game that is over with these VP; one Coin less than five decides nothing."""
    minos = alone(len(points))
    for seat, vp in enumerate(points):
        minos.give(seat, vp=vp, coins=seat)
    return minos.at_scoring(final=True)


@rule("MIN-END-01")
def test_the_most_vp_win():
    minos = ended(30, 31, 29)
    assert minos.minos.over
    assert minos.minos.winners() == [1]


@rule("MIN-END-01", "MIN-RULE-62")
def test_all_tied_leaders_share_the_win_and_nothing_breaks_the_tie():
    assert ended(30, 12, 30, 30).minos.winners() == [0, 2, 3]
    assert ended(7, 7).minos.winners() == [0, 1]


@rule("MIN-END-01", "MIN-INC-05")
def test_the_game_ends_with_the_scoring_of_round_4():
    minos = alone().round(4).at_income()
    assert minos.minos.over
    assert minos.minos.options == ()
    assert minos.minos.round == 4


@rule("MIN-END-02")
@pytest.mark.parametrize("lap", [98, 198])
def test_the_score_goes_on_beyond_a_lap_of_the_track(lap):
    minos = alone().give(0, vp=lap).give(1, vp=99).effects(0, "3 vp")
    assert minos.minos.points == [lap + 3, 99]
    assert minos.at_scoring(final=True).minos.winners() == [0]


@rule("MIN-END-02")
def test_vp_come_at_once_in_scorings_and_at_the_end():
    minos = alone().effects(0, "2 vp")
    assert minos.minos.points == [2, 0]
    minos.farm(0, 1).give(palace="I06").at_scoring(final=False)
    assert minos.minos.points == [4, 0]
    minos.round(4).at_scoring(final=True)
    assert minos.minos.points == [2 + 2 + 2 + 3, 0]


@rule("MIN-END-02", "MIN-GEN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_the_account_by_source_is_the_score(seats):
    for seed in range(5):
        position = labrys.new("minos", seats=seats, seed=seed)
        assert isinstance(position, Minos)
        choice = seed
        while not position.over:
            choice = (choice * 31 + 7) % 1009
            position.play(position.options[choice % len(position.options)])
            for clan in position.clans:
                assert clan.vp == sum(clan.earned)
                assert clan.vp >= 0
        assert position.round == 4
        best = max(position.points)
        assert position.winners() == [s for s in range(seats) if position.points[s] == best]
