"""Income and Clean-up, and the change of Age: rules/income.py, rounds.py (ledger 4.15, 4.17)."""

import pytest

from labrys.games.minos.rules.options import PER_AGE
from labrys.kernel.event import Event
from tests.games.minos.table import Table, bare, card
from tests.rule import rule

EVERY_SPACE = list(range(9))
BY_MARK = [1, 1, 2, 2, 2, 3, 3, 4, 4]
HAND = "I03 I04 I05 I08 I11"


def after(minos: Table, *plays: str) -> Table:
    """Play these; everything else is declined until the next round's draft."""
    minos.play(*plays)
    while minos.asked != "Draft":
        minos.play("done")
    return minos


def end_turn(minos: Table) -> Table:
    """End the turn, unless it has ended by itself."""
    if minos.asked == "Turn":
        minos.play("end-turn")
    return minos


# ---- the five parts


@rule("MIN-INC-01")
@pytest.mark.parametrize(
    ("space", "coins", "vp"), [(0, 6, 0), (1, 7, 0), (2, 7, 1), (8, 11, 3), (14, 16, 6)]
)
def test_first_come_the_coins_and_vp_of_the_income_markers_space(space, coins, vp):
    minos = bare().vases()
    minos.clan().income = space
    minos.at_income()
    assert (minos.clan().coins, minos.earned(0, "income")) == (coins, vp)
    assert (minos.clan(1).coins, minos.earned(1, "income")) == (6, 0)


@rule("MIN-INC-01", "MIN-RULE-42")
@pytest.mark.parametrize(
    ("ships", "coins", "weaponry"),
    [("0 0 0", 0, 0), ("1 0 0", 2, 0), ("3 0 0", 3, 1), ("5 0 2", 5, 4), ("0 0 1", 0, 1)],
)
def test_then_every_ship_brings_the_income_of_the_space_it_stands_on(ships, coins, weaponry):
    minos = bare(routes="AAA").vases().ships(0, ships).at_income()
    # 6 Coins come from the Income track and 1 Weaponry from Population 0.
    assert (minos.clan().coins, minos.clan().weaponry) == (6 + coins, 1 + weaponry)
    assert (minos.clan(1).coins, minos.clan(1).weaponry) == (6, 1)


@rule("MIN-INC-01", "MIN-INC-02")
@pytest.mark.parametrize(("space", "weaponry"), list(zip(EVERY_SPACE, BY_MARK, strict=True)))
def test_third_comes_weaponry_by_the_population_track(space, weaponry):
    minos = bare().vases().give(tracks=f"8 8 {space}").at_income()
    assert minos.clan().weaponry == weaponry
    assert minos.clan(1).weaponry == 1


@rule("MIN-INC-01", "MIN-INC-02")
@pytest.mark.parametrize(("space", "cards"), list(zip(EVERY_SPACE, BY_MARK, strict=True)))
def test_fourth_come_palace_placements_by_the_influence_track(space, cards):
    minos = bare().vases().give(tracks=f"{space} 8 8", area=HAND).at_income()
    assert minos.asked == "PalaceIncome"
    played = 0
    while minos.asked == "PalaceIncome":
        minos.play(minos.starting("palace")[0])
        played += 1
    assert played == cards == len(minos.clan().palace)
    assert minos.asked == "Draft"


@rule("MIN-INC-01", "MIN-ABIL-06")
@pytest.mark.parametrize(("level", "weaponry"), [(0, 1), (1, 2), (2, 3)])
def test_last_the_owner_of_sa5_gains_weaponry_by_its_level(level, weaponry):
    minos = bare().give(ability="SA5", level=level).give(1, ability="SA4", level=level)
    minos.at_income()
    assert minos.clan().weaponry == 1 + weaponry
    assert minos.clan(1).weaponry == 1


@rule("MIN-INC-01")
def test_the_parts_come_in_their_printed_order():
    """A question in part 2 and one in part 4 show what has been paid by then."""
    minos = bare(routes="ABA").vases().ships(0, "0 5 0")
    minos.give(tracks="1 1 1", ability="SA5", area="I03 I04").at_income()
    clan = minos.clan()
    # Part 2 asks which track is lowest: the Coins have come, no Weaponry yet.
    assert minos.starting("step") == ["step influence", "step cultural", "step population"]
    assert (clan.coins, clan.weaponry) == (6, 0)
    minos.play("step population")
    # Part 4 asks for the Palace: Population 2 has paid 2 Weaponry, SA5 nothing yet.
    assert minos.asked == "PalaceIncome"
    assert clan.weaponry == 2
    minos.play("palace I03")
    assert clan.weaponry == 3


@rule("MIN-INC-01")
def test_an_influence_step_of_part_two_counts_in_part_four():
    minos = bare(routes="ABA").vases().ships(0, "0 5 0").give(tracks="1 1 1", area=HAND)
    minos.at_income().play("step influence", "palace I03", "palace I04")
    assert minos.asked == "Draft"
    assert len(minos.clan().palace) == 2


@rule("MIN-INC-01", "MIN-RULE-84")
def test_all_players_do_a_part_before_the_next_part_begins():
    minos = bare(3).vases().give(1, area="I03").give(2, area="I04").at_income(first=1)
    assert (minos.seat, minos.asked) == (1, "PalaceIncome")
    assert [minos.clan(seat).weaponry for seat in range(3)] == [1, 1, 1]
    minos.play("done")
    assert (minos.seat, minos.asked) == (2, "PalaceIncome")


@rule("MIN-INC-01", "MIN-ROUND-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_a_part_players_go_in_turn_order(first):
    minos = bare(3, routes="BAA").vases()
    for seat in range(3):
        minos.ships(seat, "1 0 0").give(seat, area=["I03", "I04", "I05"][seat])
    minos.at_income(first=first)
    seats = []
    while minos.asked != "Draft":
        seats.append(minos.seat)
        minos.play("temp herb" if minos.offered("temp herb") else "done")
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert seats == order + order


@rule("MIN-INC-01", "MIN-RULE-84")
def test_the_owner_chooses_the_order_of_the_ships():
    minos = bare(routes="BBA").vases().ships(0, "1 5 0").at_income()
    assert minos.asked == "ShipIncome"
    assert minos.options == ["route 1", "route 2"]
    minos.play("route 2")
    assert minos.starting("step")
    minos.play("step population")
    # Route 1 is all that is left and comes by itself.
    minos.play("temp wood")
    assert minos.asked == "Draft"
    assert minos.clan().temps[3] == 1


@rule("MIN-INC-01", "MIN-RULE-84")
def test_one_ship_with_a_choice_in_its_income_makes_the_order_a_choice():
    """Route 03A pays Weaponry alone on space 2, and also a placement on space 3."""
    minos = bare(routes="AAA").vases().ships(0, "1 0 2").at_income()
    assert minos.asked == "Draft"
    minos = bare(routes="AAA").vases().ships(0, "1 0 3").at_income()
    assert minos.options == ["route 1", "route 3"]


@rule("MIN-INC-01", "MIN-SOLO-28")
def test_the_solo_rival_has_no_income():
    minos = bare(1, routes="AAA").vases().ships(1, "1 0 2").at_income()
    assert (minos.clan(0).coins, minos.clan(0).weaponry) == (6, 1)
    assert (minos.clan(1).coins, minos.clan(1).weaponry) == (0, 0)


@rule("MIN-INC-01")
def test_ships_that_bring_only_coins_weaponry_and_vp_ask_nothing():
    minos = bare(routes="ABA").vases().ships(0, "4 2 2").at_income()
    assert minos.asked == "Draft"
    assert (minos.clan().coins, minos.clan().weaponry, minos.clan().vp) == (10, 4, 2)


@rule("MIN-INC-01", "MIN-RULE-84", "MIN-RULE-11")
def test_a_build_point_of_a_ships_income_is_used_before_the_next_part():
    minos = bare(routes="AAB").vases().ships(0, "0 0 5").give(tracks="0 5 0", coins=3)
    minos.at_income()
    assert minos.offered(f"tower {minos.home()}")
    assert minos.clan().weaponry == 0
    minos.play(f"tower {minos.home()}")
    # The Tower has brought 1 Weaponry, and asks whether to draw its card; part three follows.
    assert (minos.clan().towers, minos.clan().weaponry) == (1, 1)
    minos.play("done")
    assert minos.clan().weaponry == 2


# ---- the Palace


@rule("MIN-INC-02", "MIN-EX-14")
def test_influence_3_allows_two_cards_and_not_one_and_two():
    minos = bare().give(tracks="3 0 0", area="I03 I04 I05").at_income()
    minos.play("palace I03", "palace I04")
    assert minos.asked == "Draft"
    assert minos.clan().palace == [card("I03"), card("I04")]
    assert minos.clan().area == [card("I05")]


@rule("MIN-INC-03")
def test_cards_of_the_area_are_free_and_cards_of_the_hand_cost_their_vp():
    """I06 is worth 3 VP and stays known; I03 lies in the area."""
    minos = bare().vases().give(tracks="5 0 0", vp=4, area="I03", hand="I06 I01").at_income()
    assert minos.starting("palace") == ["palace I03", "palace I06", "palace I01"]
    minos.play("palace I06")
    assert minos.clan().vp == 1
    minos.play("palace I03")
    assert minos.clan().vp == 1
    minos.play("palace I01")
    assert minos.clan().vp == 0
    assert len(minos.clan().palace) == 3
    assert minos.clan().hand == []
    assert minos.clan().area == []


@rule("MIN-INC-03", "MIN-GEN-02")
def test_a_card_of_the_hand_is_refused_when_vp_are_too_few():
    minos = bare().give(vp=1, area="I03", hand="I06 I04 I01").at_income()
    assert minos.why_not("palace I06") == ("vp", "MIN-INC-03", 2)
    assert minos.why_not("palace I04") == ("vp", "MIN-INC-03", 1)
    assert minos.starting("palace") == ["palace I03", "palace I01"]


@rule("MIN-INC-03", "MIN-RULE-31")
def test_placements_are_optional_and_vp_are_checked_at_each():
    minos = bare().give(tracks="7 0 0", vp=3, hand="I06 I01").at_income().play("palace I01")
    assert minos.asked == "Draft"  # 2 VP do not pay for I06, so nothing is left to choose
    minos = bare().give(tracks="7 0 0", area="I03 I04").at_income().play("palace I03", "done")
    assert minos.clan().area == [card("I04")]


@rule("MIN-INC-03", "MIN-RULE-32")
def test_the_vp_of_the_income_track_may_pay_for_a_placement():
    minos = bare().give(hand="I04")
    minos.clan().income = 5
    minos.at_income().play("palace I04")
    assert minos.clan().vp == 0
    assert minos.clan().palace == [card("I04")]


# ---- Clean-up


@rule("MIN-INC-04")
@pytest.mark.parametrize(("seats", "dice"), [(2, 13), (3, 16), (4, 17)])
def test_dice_go_back_the_marker_passes_clockwise_and_the_next_round_begins(seats, dice):
    minos = bare(seats).at_turn("build")
    minos.minos.first = seats - 1
    assert minos.row("build") == ".."
    end_turn(minos)
    assert minos.minos.rows == [[], [], [], [], []]
    assert len(minos.minos.pool) == dice
    assert (minos.minos.round, minos.minos.first) == (2, 0)
    assert (minos.seat, minos.asked) == (0, "Draft")


@rule("MIN-INC-04")
def test_no_die_lies_on_a_row_any_more_in_the_scoring():
    minos = bare().give(weaponry=9).warriors(0, {2: 1}).round(4).at_turn("build")
    end_turn(minos)
    assert minos.asked == "FinalBattle"
    assert minos.minos.rows == [[], [], [], [], []]
    assert (minos.minos.pool, minos.minos.spent) == ([], [])


@rule("MIN-INC-04")
def test_the_marker_passes_to_the_next_seat():
    minos = bare(4).at_income(first=1)
    assert (minos.minos.first, minos.seat, minos.asked) == (2, 2, "Draft")


@rule("MIN-INC-04", "MIN-DEV-07")
def test_cards_in_player_areas_stay_between_rounds():
    minos = bare().give(area="I03 I04", hand="I06").at_income()
    after(minos)
    assert minos.minos.round == 2
    assert minos.clan().area == [card("I03"), card("I04")]
    assert minos.clan().hand == [card("I06")]


@rule("MIN-INC-04", "MIN-SCORE-01")
@pytest.mark.parametrize(("number", "farms"), [(1, 0), (2, 2), (3, 0), (4, 2)])
def test_scoring_follows_the_income_of_rounds_2_and_4_only(number, farms):
    minos = bare().farm(0, 1).round(number).at_income()
    assert minos.earned(0, "farms") == farms
    assert minos.minos.over == (number == 4)


@rule("MIN-INC-04", "MIN-RULE-58", "MIN-AGE-01")
def test_after_round_2_the_marker_passes_then_come_scoring_age_change_and_the_next_round():
    minos = bare(3).round(2)
    for seat in range(3):
        minos.farm(seat, minos.home(seat))
    minos.clear()
    told: list[Event] = []
    minos.minos.events = told
    minos.at_income(first=2)
    messages = [event.message for event in told]
    assert messages.index("scoring") < messages.index("age-two") < messages.index("round")
    marker = next(event for event in told if event.message == "round")
    assert marker.parts[:2] == [3, 0]
    scored = [e.parts[0] for e in told if e.message == "gained-vp"]
    assert scored[:3] == [0, 1, 2], "Farms in the new turn order, not from seat 2 on"
    assert scored[3:] == [0, 1, 2]  # one Warrior each, in regions 1, 5 and 9


@rule("MIN-INC-05")
def test_round_4_has_a_full_income_before_its_scoring():
    """Part 1 brings 16 Coins and 6 VP, the Ship 2 Weaponry, the tracks 1 and a placement."""
    minos = bare(routes="AAA").vases().round(4).ships(0, "0 0 2").give(area="II04")
    minos.clan().income = 14
    minos.at_income()
    assert minos.asked == "PalaceIncome"
    minos.play("palace II04")
    assert minos.minos.over
    assert (minos.clan().coins, minos.clan().weaponry) == (16, 3)
    assert minos.earned(0, "income") == 6
    assert minos.earned(0, "resources") == 19 // 5
    assert minos.earned(0, "palace") == 5


# ---- the change of Age


def after_round_two(minos: Table) -> Table:
    return after(minos.round(2).at_income())


@rule("MIN-AGE-01", "MIN-AGE-02")
def test_after_round_2_age_i_leaves_and_age_ii_is_on_offer():
    minos = bare().give(hand="I10")
    position = minos.minos
    gone = [*position.decks[0], *position.offer]
    position.discards[0].append(minos.fetch(card("I20")))
    gone = [number for number in gone if number != card("I20")] + [card("I20")]
    after_round_two(minos)
    assert position.age == 1
    assert sorted(position.boxed + position.boxed_seen) == sorted(gone)
    assert position.decks[0] == position.discards[0] == []
    assert len(position.offer) == 5
    assert all(number >= PER_AGE for number in position.offer)
    assert len(position.decks[1]) == PER_AGE - 5


@rule("MIN-AGE-02")
def test_the_age_ii_deck_is_the_active_one_from_round_3_on():
    minos = after_round_two(bare()).effects(0, "card").play("effect 1")
    assert minos.minos.round == 3
    assert [number >= PER_AGE for number in minos.clan().hand] == [True]


@rule("MIN-AGE-01")
def test_after_rounds_1_and_3_no_age_changes():
    minos = bare()
    offer = list(minos.minos.offer)
    minos.at_income()
    assert (minos.minos.round, minos.minos.age, minos.minos.boxed_seen) == (2, 0, [])
    assert minos.minos.offer == offer
    minos.round(3)
    offer = list(minos.minos.offer)
    minos.at_income()
    assert (minos.minos.round, minos.minos.offer) == (4, offer)


@rule("MIN-AGE-01", "MIN-PREP-05")
def test_age_ii_cards_discarded_early_stay_in_the_game():
    minos = bare()
    minos.minos.discards[1].append(minos.fetch(card("II10")))
    after_round_two(minos)
    assert minos.minos.discards[1] == [card("II10")]


@rule("MIN-AGE-03")
def test_cards_in_hands_areas_and_palaces_stay():
    minos = bare().give(hand="I03 II05", area="I04", palace="I05").give(1, hand="I06")
    after_round_two(minos)
    clan = minos.clan()
    assert clan.hand == [card("I03"), card("II05")]
    assert (clan.area, clan.palace) == ([card("I04")], [card("I05")])
    assert minos.clan(1).hand == [card("I06")]


@rule("MIN-AGE-03", "MIN-DEV-08")
def test_a_card_of_age_i_may_still_be_played_in_age_ii():
    minos = after_round_two(bare().give(hand="I08")).give(coins=7)
    minos.at_turn("develop").play("play I08")
    assert minos.clan().area == [card("I08")]
