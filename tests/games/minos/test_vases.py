"""Vases: rules/vases.py (ledger 4.14, MIN-RULE-36 to 40)."""

from random import Random

import pytest

import labrys
from labrys.games.minos.rules import vases
from labrys.games.minos.rules.minos import Minos
from tests.games.minos.table import Table, bare, table
from tests.rule import rule

INCOME, GOODS, CULTURAL, PRESENCE, DOMINANCE, POPULATION = 1, 2, 3, 4, 5, 6
VOYAGES, TOWERS, SHIPS, PALACE, TRAITS, INFLUENCE = 7, 8, 9, 10, 11, 12


def won(minos: Table, seat: int = 0) -> int:
    """The VP a clan has gained from Vases."""
    return minos.earned(seat, "vases")


def claimers(minos: Table, index: int = 0) -> list[int]:
    """Whose markers lie on a Vase, the best space first."""
    return minos.minos.vase_marks[index]


def eighth(minos: Table, *seats: int) -> Table:
    """Let each of these clans in turn reach Cultural 8, each by an effect of its own."""
    for seat in seats:
        minos.give(seat, tracks="0 7 0").effects(seat, "cultural")
    return minos


# ---- claiming


@rule("MIN-VASE-01")
def test_a_vase_is_claimed_by_itself_the_moment_its_condition_is_met():
    minos = bare().vases(CULTURAL).give(tracks="0 7 0").at_turn("build", space=2)
    assert won(minos) == 0
    minos.play("step cultural")
    assert minos.told("claimed-vase")
    assert claimers(minos) == [0]
    assert won(minos) == 10
    # 4 VP for the space itself, 10 for the Vase.
    assert minos.clan().vp == 14


@rule("MIN-VASE-01", "MIN-VASE-04")
def test_a_vase_is_claimed_once_and_kept_when_the_condition_fails_later():
    minos = bare().vases(PRESENCE).give(reserves=9)
    minos.warriors(0, {1: 3, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}).at_turn("expand")
    minos.play("move 1 7")
    assert won(minos) == 10
    minos.play("move 7 1")
    assert minos.clan().presence() == 6
    assert claimers(minos) == [0]
    assert minos.clan().vp == 10
    minos.play("move 1 7")
    assert claimers(minos) == [0]
    assert minos.clan().vp == 10


@rule("MIN-VASE-01")
def test_each_vase_is_claimed_for_itself():
    minos = bare().vases(CULTURAL, INFLUENCE, POPULATION).give(tracks="7 7 7")
    minos.effects(0, "influence")
    assert [claimers(minos, index) for index in range(3)] == [[], [0], []]
    minos.effects(0, "population")
    minos.effects(0, "cultural")
    assert [claimers(minos, index) for index in range(3)] == [[0], [0], [0]]
    assert won(minos) == 30


@rule("MIN-VASE-01")
def test_two_vases_may_be_claimed_in_one_moment():
    """The third Ship reaches the third route, and the places add up to 6."""
    minos = bare(routes="AAA").vases(VOYAGES, SHIPS).city(0, 5).city(0, 6).ships(0, "1 4 0")
    minos.give(coins=30).at_turn("build").play("ship 3")
    assert minos.clan().ships == [1, 4, 1]
    assert won(minos) == 20


@rule("MIN-VASE-02")
def test_the_spaces_go_ten_seven_three_and_the_fourth_player_goes_without():
    minos = eighth(bare(4).vases(CULTURAL), 2, 0, 3, 1)
    assert claimers(minos) == [2, 0, 3]
    assert [won(minos, seat) for seat in range(4)] == [7, 0, 10, 3]


@rule("MIN-VASE-02")
def test_three_players_share_ten_seven_and_three():
    minos = eighth(bare(3).vases(CULTURAL), 1, 2, 0)
    assert [won(minos, seat) for seat in range(3)] == [3, 10, 7]


@rule("MIN-VASE-02")
def test_with_two_players_only_the_ten_and_the_three_are_used():
    minos = eighth(bare(2).vases(CULTURAL), 1, 0)
    assert [won(minos, seat) for seat in range(2)] == [3, 10]


@rule("MIN-VASE-02")
def test_a_vase_all_covered_stays_lost_for_the_one_who_comes_late():
    minos = eighth(bare(4).vases(CULTURAL), 0, 1, 2, 3)
    minos.give(3, tracks="0 7 0").effects(3, "cultural")
    assert claimers(minos) == [0, 1, 2]
    assert won(minos, 3) == 0


@rule("MIN-VASE-02", "MIN-SOLO-29")
@pytest.mark.parametrize(("marker", "vp"), [(0, 10), (2, 10), (3, 3)])
def test_in_solo_the_human_gains_the_ten_unless_the_rival_stands_on_it(marker, vp):
    minos = bare(1).vases(CULTURAL)
    minos.minos.solo_vases[0] = marker
    assert won(eighth(minos, 0)) == vp


# ---- the twelve conditions


@rule("MIN-VASE-05")
def test_vase_1_asks_for_the_last_space_of_the_income_track():
    minos = bare().vases(INCOME)
    minos.clan().income = 12
    minos.effects(0, "good").play("good stone")
    assert (minos.clan().income, won(minos)) == (13, 0)
    minos.effects(0, "good").play("good wood")
    assert (minos.clan().income, won(minos)) == (14, 10)


@rule("MIN-VASE-05")
def test_vase_2_asks_for_three_goods_of_one_type():
    minos = bare().vases(GOODS).give(goods="stone wood wood herb herb grain")
    minos.effects(0, "good").play("good stone")
    assert won(minos) == 0
    minos.effects(0, "good").play("good herb")
    assert won(minos) == 10


@rule("MIN-VASE-05", "MIN-RULE-40")
def test_temporary_goods_do_not_count_for_vase_2():
    minos = bare().vases(GOODS).give(goods="stone stone", temps="stone stone wood wood")
    minos.effects(0, "temp").play("temp wood")
    minos.effects(0, "good").play("good herb")
    assert minos.clan().temps[3] == 3
    assert won(minos) == 0


@rule("MIN-VASE-05", "MIN-RULE-40")
def test_the_good_of_the_set_up_counts_for_vase_2():
    minos = table(2).vases(GOODS)
    start = minos.minos.content.starts[minos.clan().start]
    good = ["silver", "stone", "copper", "wood", "grain", "herb"][start.good]
    minos.effects(0, "2 good").play(f"good {good}")
    assert won(minos) == 0
    minos.play(f"good {good}")
    assert won(minos) == 10


@rule("MIN-VASE-05")
@pytest.mark.parametrize(
    ("vase", "track", "place"), [(CULTURAL, "cultural", 1), (POPULATION, "population", 2)]
)
def test_vases_3_and_6_ask_for_space_8_of_their_track(vase, track, place):
    minos = bare().vases(vase).give(tracks="8 8 8")
    minos.clan().track[place] = 6
    minos.effects(0, track)
    assert won(minos) == 0
    minos.effects(0, track)
    assert won(minos) == 10


@rule("MIN-VASE-05")
def test_vase_12_asks_for_influence_8():
    minos = bare().vases(INFLUENCE).give(tracks="6 8 8").effects(0, "influence")
    assert won(minos) == 0
    minos.effects(0, "influence")
    assert won(minos) == 10


@rule("MIN-VASE-05", "MIN-GEN-05")
def test_vase_4_asks_for_presence_in_seven_regions_dominated_or_not():
    minos = bare().vases(PRESENCE).give(reserves=9).warriors(1, {1: 2, 2: 1, 3: 5})
    minos.warriors(0, {1: 3, 2: 1, 3: 1, 4: 1, 5: 1}).at_turn("expand")
    minos.play("move 1 6")
    assert won(minos) == 0
    minos.play("move 1 7")
    assert won(minos) == 10


@rule("MIN-VASE-05", "MIN-GEN-04")
def test_vase_5_asks_for_dominance_in_five_regions():
    minos = bare().vases(DOMINANCE).give(reserves=9).warriors(1, {5: 1, 6: 1})
    minos.warriors(0, {1: 4, 2: 1, 3: 1, 4: 1}).at_turn("expand")
    minos.play("move 1 6")
    # Tied in 6: presence only.
    assert won(minos) == 0
    minos.play("move 1 6")
    assert won(minos) == 10


@rule("MIN-VASE-05", "MIN-EX-12")
def test_vase_7_adds_up_the_places_of_the_ships():
    """Ships on space 1 of route 01 and space 5 of route 02 make 6."""
    minos = bare(routes="AAA").vases(VOYAGES).ships(0, "1 3 0").tower(0, 1)
    minos.give(coins=30).at_turn("build").play("advance 2")
    minos.play(minos.starting("trade")[0])
    assert (minos.clan().ships, won(minos)) == ([1, 4, 0], 0)
    minos.play("advance 2")
    assert (minos.clan().ships, won(minos)) == ([1, 5, 0], 10)


@rule("MIN-VASE-05")
def test_vase_8_asks_for_three_towers():
    minos = bare().vases(TOWERS).city(0, 5).city(0, 6)
    minos.tower(0, minos.home()).give(coins=30).at_turn("build").play("tower 5")
    assert won(minos) == 0
    minos.play("tower 6")
    assert won(minos) == 10


@rule("MIN-VASE-05")
def test_vase_9_asks_for_three_ships():
    minos = bare(routes="AAA").vases(SHIPS).city(0, 5).city(0, 6).ships(0, "5 0 0")
    minos.give(coins=40).at_turn("build").play("ship 2")
    assert won(minos) == 0
    minos.play("ship 3")
    assert won(minos) == 10


@rule("MIN-VASE-05")
def test_vase_10_asks_for_ten_cards_in_the_palace():
    minos = bare().vases(PALACE).give(palace="I01 I02 I03 I04 I05 I06 I07 I08", area="I09 I10 I11")
    minos.effects(0, "palace").play("palace I09")
    assert won(minos) == 0
    minos.effects(0, "palace").play("palace I10")
    assert won(minos) == 10


@rule("MIN-VASE-05")
def test_vase_11_asks_for_three_palace_cards_with_the_same_trigger():
    """I04, I24 and I30 are Develop traits, I13 a Prepare trait, I08 one of die values."""
    minos = bare().vases(TRAITS).give(palace="I04 I24 I13 I18", area="I30 I08")
    minos.effects(0, "palace").play("palace I08")
    assert won(minos) == 0
    minos.effects(0, "palace").play("palace I30")
    assert won(minos) == 10


@rule("MIN-VASE-05")
def test_traits_by_die_value_count_for_vase_11_too():
    minos = bare().vases(TRAITS).give(palace="I07 I08", area="I15")
    minos.effects(0, "palace").play("palace I15")
    assert won(minos) == 10


# ---- at the same time


def on_the_last_space(minos: Table, *seats: int) -> Table:
    """Ships at the top of route 03B, whose income is a Cultural step, and Cultural on 7."""
    for seat in seats:
        minos.give(seat, tracks="0 7 0").ships(seat, "0 0 5")
    return minos


@rule("MIN-VASE-03", "MIN-EX-10", "MIN-RULE-36")
def test_two_who_meet_a_vase_in_the_same_income_step_both_gain_the_seven():
    purple, green, beige, navy = range(4)
    minos = eighth(bare(4, routes="AAB").vases(CULTURAL), navy)
    on_the_last_space(minos, purple, green).at_income()
    assert [won(minos, seat) for seat in (purple, green, navy)] == [7, 7, 10]
    assert claimers(minos)[0] == navy
    assert sorted(claimers(minos)[1:]) == [purple, green]
    eighth(minos, beige)
    assert won(minos, beige) == 0


@rule("MIN-VASE-03", "MIN-RULE-36")
def test_two_who_claim_together_cover_two_spaces_so_the_next_gains_the_three():
    minos = on_the_last_space(bare(3, routes="AAB").vases(CULTURAL), 0, 1).at_income(first=1)
    assert [won(minos, seat) for seat in range(3)] == [10, 10, 0]
    eighth(minos, 2)
    assert won(minos, 2) == 3


@rule("MIN-VASE-03", "MIN-RULE-36")
def test_a_progress_step_is_one_moment():
    minos = bare(2).vases(CULTURAL).give(0, tracks="0 7 0").give(1, tracks="0 7 0").clear()
    minos.placed(0, prepare="y5 y4", build="r6 r3").placed(1, develop="y6 y3", expand="r5 r5")
    minos.at_progress().play("group 1+2", "grouped", "group 1+2", "grouped")
    assert [minos.clan(seat).track for seat in range(2)] == [[0, 8, 0], [0, 8, 0]]
    assert [won(minos, seat) for seat in range(2)] == [10, 10]


@rule("MIN-RULE-36")
def test_a_vase_met_inside_a_progress_step_pays_at_once():
    """Seat 0 stands on Cultural 8 while seat 1 still has steps to take."""
    minos = bare(2).vases(CULTURAL).give(0, tracks="0 7 0").give(1, ability="SA4", level=2)
    minos.clear().placed(0, prepare="y5 y4", build="r6 r3").placed(1, wild="r6 b6 y6 g1")
    minos.at_progress().play("group 1+2", "grouped", "group 1", "group 2", "grouped")
    assert (minos.seat, minos.asked) == (1, "TakeSteps")
    assert minos.clan(0).track == [0, 8, 0]
    assert won(minos) == 10


@rule("MIN-RULE-36")
def test_the_whole_income_step_is_one_moment():
    """Seat 1 fills its Palace by a Ship's income, seat 0 only two parts later."""
    minos = bare(2, routes="AAB").vases(TRAITS)
    minos.give(0, palace="I04 I24", area="I30").give(1, palace="I07 I08", area="I15")
    minos.ships(1, "0 0 4").at_income().play("palace I15")
    assert won(minos, 1) == 10
    assert (minos.seat, minos.asked) == (0, "PalaceIncome")
    minos.play("palace I30")
    assert won(minos, 0) == 10


@rule("MIN-RULE-36")
@pytest.mark.parametrize("last", ["place {}", "done"])
def test_a_condition_that_fails_again_later_in_the_step_has_been_met(last):
    """Seat 0 dominates five regions by its Ship's Warrior; then seat 1's Ship may undo it."""
    minos = bare(2, routes="AAA").vases(DOMINANCE).ships(0, "0 0 3").ships(1, "0 0 3")
    home, away = minos.home(0), minos.home(1)
    minos.give(0, reserves=6).warriors(0, {2: 1, 4: 1, 5: 1, away: 1})
    minos.warriors(1, {7: 1}).at_income().play(f"place {home}")
    assert minos.minos.dominated(0) == 5
    assert (minos.seat, won(minos, 0)) == (1, 10)
    minos.play(last.format(away))
    assert won(minos, 0) == 10


@rule("MIN-RULE-36")
def test_presence_lost_again_by_a_farm_of_the_same_progress_step_has_been_met():
    """Population 4 places the Warrior of the seventh region; the Farm of Cultural 3 costs one."""
    minos = bare(2).vases(PRESENCE).give(0, tracks="0 2 3", reserves=9, coins=9)
    minos.warriors(0, {2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1}).clear()
    minos.placed(0, prepare="y5 y4", build="b6 b3").at_progress()
    minos.play("group 1+2", "group 3+4", "grouped", "step population", "place 1")
    assert (minos.clan().presence(), won(minos)) == (7, 10)
    minos.play("farm 2")
    assert (minos.clan().presence(), won(minos)) == (6, 10)


@rule("MIN-RULE-36", "MIN-RULE-32")
@pytest.mark.parametrize("first", [0, 1])
def test_the_vp_of_the_tenth_palace_card_pay_for_the_next_one(first):
    """Both come to ten in one Income step: the second gains the 10, too."""
    minos = bare(2).vases(PALACE)
    minos.give(0, palace="I01 I02 I03 I04 I05 I06 I07 I08 I09", area="I10", hand="I28")
    minos.give(1, palace="I11 I12 I13 I14 I15 I16 I17 I18 I19", area="I20", hand="I30")
    for seat in range(2):
        minos.give(seat, tracks="2 0 0")
    minos.at_income(first=first)
    for seat in (first, 1 - first):
        mine, theirs = ("I10", "I28") if seat == 0 else ("I20", "I30")
        assert (minos.seat, minos.why_not(f"palace {theirs}")[0]) == (seat, "vp")
        minos.play(f"palace {mine}", f"palace {theirs}")
        assert (won(minos, seat), minos.clan(seat).vp) == (10, 7)


@rule("MIN-RULE-36")
def test_a_progress_step_and_a_turn_after_it_are_two_moments():
    minos = bare(2).vases(CULTURAL).give(0, tracks="0 7 0").give(1, tracks="0 7 0").clear()
    minos.placed(0, prepare="y5 y4").placed(1, build="r5 r4").at_progress()
    minos.play("group 1+2", "grouped", "grouped")
    assert won(minos, 0) == 10
    eighth(minos, 1)
    assert won(minos, 1) == 3


@rule("MIN-RULE-36", "MIN-VASE-03")
def test_one_move_that_makes_two_players_meet_a_vase_pays_both_the_highest_value():
    """Seat 0 leaves region 5 to seat 1 and takes region 6: both dominate five regions."""
    minos = bare(3).vases(DOMINANCE).warriors(2, {})
    minos.give(0, reserves=9).warriors(0, {1: 1, 2: 1, 7: 1, 8: 1, 5: 1})
    minos.give(1, reserves=9).warriors(1, {3: 1, 4: 1, 9: 1, 10: 1, 5: 1})
    minos.at_turn("expand").play("move 5 6")
    assert [won(minos, seat) for seat in range(3)] == [10, 10, 0]
    assert sorted(claimers(minos)) == [0, 1]


@rule("MIN-RULE-36")
def test_the_payment_at_the_start_of_a_round_claims_a_vase():
    """SA2 on level 3 chooses a Good before the roll."""
    minos = bare(2).vases(GOODS).give(ability="SA2", level=2, goods="herb herb").at_income()
    assert minos.minos.round == 2
    while not minos.offered("good herb"):
        minos.play(minos.options[0])
    minos.play("good herb")
    assert won(minos) == 10


@rule("MIN-RULE-37")
def test_more_claimers_than_free_spaces_all_gain_the_value():
    minos = eighth(bare(4, routes="AAB").vases(CULTURAL), 3, 2)
    on_the_last_space(minos, 0, 1).at_income()
    assert [won(minos, seat) for seat in range(4)] == [3, 3, 7, 10]


@rule("MIN-RULE-37")
def test_four_at_once_all_gain_the_ten():
    minos = on_the_last_space(bare(4, routes="AAB").vases(CULTURAL), 0, 1, 2, 3).at_income()
    assert [won(minos, seat) for seat in range(4)] == [10, 10, 10, 10]


@rule("MIN-RULE-37")
def test_no_space_free_when_it_began_means_nothing():
    minos = on_the_last_space(bare(4, routes="AAB").vases(CULTURAL), 0, 1, 2).at_income()
    eighth(minos, 3)
    assert [won(minos, seat) for seat in range(4)] == [10, 10, 10, 0]


@rule("MIN-RULE-38")
def test_two_players_at_once_gain_ten_each_and_cover_both_spaces():
    minos = on_the_last_space(bare(2, routes="AAB").vases(CULTURAL), 0, 1).at_income()
    assert [won(minos, seat) for seat in range(2)] == [10, 10]
    assert len(claimers(minos)) == len(minos.minos.board.vase_spaces) == 2


# ---- whose turn it is does not matter


@rule("MIN-RULE-39")
def test_a_vase_is_claimed_in_another_players_turn():
    """Seat 0 dominates its fifth region when seat 1's Warrior leaves it."""
    minos = bare().vases(DOMINANCE).give(reserves=9)
    minos.warriors(0, {1: 1, 2: 1, 4: 1, 5: 1, 6: 1}).warriors(1, {6: 1})
    minos.at_turn("expand", seat=1).play("move 6 7")
    assert claimers(minos) == [0]
    assert won(minos, 0) == 10


@rule("MIN-RULE-39", "MIN-VASE-01")
def test_a_claim_is_not_asked_for_and_cannot_be_declined():
    minos = bare().vases(CULTURAL).give(tracks="0 7 0")
    asked = minos.asked, minos.options
    minos.effects(0, "cultural")
    assert (minos.asked, minos.options) == asked
    assert won(minos) == 10


@rule("MIN-RULE-39", "MIN-RULE-36")
def test_a_vase_is_claimed_in_the_final_battles_each_a_moment_of_its_own():
    """Both reach Cultural 8 in the scoring, seat 1 in region 2 and seat 0 in region 4."""
    minos = bare().vases(CULTURAL).round(4).sea(2, "II-06").sea(4, "II-08")
    for seat in range(2):
        minos.give(seat, weaponry=9, tracks="0 7 0")
    minos.warriors(0, {4: 1}).warriors(1, {2: 1}).at_scoring(final=True)
    minos.play("battle 2", "step cultural")
    assert won(minos, 1) == 10
    minos.play("battle 4", "step cultural")
    assert minos.minos.over
    assert won(minos, 0) == 3


# ---- whole games


@rule("MIN-VASE-01", "MIN-VASE-02", "MIN-VASE-03", "MIN-VASE-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_whole_games_whoever_meets_a_vase_has_claimed_it_while_there_was_a_space(seats):
    for seed in range(10):
        position = labrys.new("minos", seats=seats, seed=seed)
        assert isinstance(position, Minos)
        pick = Random(seed)
        while not position.over:
            position.play(pick.choice(position.options))
            if position.together:
                continue
            for index, number in enumerate(position.vases):
                vase = position.content.vases[number - 1]
                covered = len(position.vase_marks[index]) >= len(position.board.vase_spaces)
                for seat in range(seats):
                    claimed = seat in position.vase_marks[index]
                    assert claimed or covered or not vases.met(position, seat, vase)
