"""Build points that wait while all act together (MIN-PROG-06, MIN-RULE-11, 83 and 84).

Two players have their first Cities in regions 1 and 3; 2, 5 and 6 lie between them.
"""

import pytest

from labrys.games.minos.content import icons
from labrys.games.minos.rules import points
from labrys.games.minos.rules.clan import FROM_VASES
from labrys.games.minos.rules.minos import NONE
from tests.games.minos.table import Table, bare
from tests.rule import rule


def waiting(*seats: int, players: int = 2) -> Table:
    """Players with 20 Coins and a Warrior in each of 2, 5 and 6; these seats have a waiting Build
    point. Every Foundation tile gives 4 VP and asks nothing."""
    minos = bare(players).clear()
    for region in minos.minos.board.regions:
        foundation(minos, region, "F15")
    for seat in range(players):
        minos.give(seat, coins=20, reserves=9).warriors(seat, {2: 1, 5: 1, 6: 1})
    for seat in seats:
        minos.build_points(seat)
    return minos.ask()


def foundation(minos: Table, region: int, name: str) -> Table:
    """Put another Foundation tile in the place of a region's."""
    tiles = [tile.id for tile in minos.minos.content.foundations]
    if minos.minos.foundations[region] != NONE:
        minos.minos.foundations[region] = tiles.index(name)
    return minos


def city_of(minos: Table, region: int) -> int:
    return minos.minos.city_at[region]


# ---- two players want the same


@rule("MIN-PROG-06")
def test_of_two_who_name_the_same_build_the_one_with_most_warriors_there_builds():
    minos = waiting(0, 1)
    minos.warriors(1, {2: 2}).give(0, weaponry=9)
    minos.play("city 2")
    assert city_of(minos, 2) == NONE, "named is not yet built"
    minos.play("city 2")
    assert city_of(minos, 2) == 1
    assert minos.clan(1).coins < 20


@rule("MIN-PROG-06")
@pytest.mark.parametrize(("weaponry", "winner"), [((1, 2), 1), ((2, 1), 0)])
def test_tied_in_warriors_the_one_with_most_weaponry_builds(weaponry, winner):
    minos = waiting(0, 1).give(0, weaponry=weaponry[0]).give(1, weaponry=weaponry[1])
    minos.play("farm 5", "farm 5")
    assert minos.minos.farm_at[5] == winner


@rule("MIN-PROG-06")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_tied_in_both_the_earlier_in_turn_order_builds(first):
    minos = waiting(players=3)
    minos.minos.first = first
    for seat in range(3):
        minos.build_points(seat)
    minos.ask()
    minos.play("city 2", "city 2", "city 2")
    assert city_of(minos, 2) == first


@rule("MIN-PROG-06")
def test_warriors_of_other_regions_do_not_count():
    minos = waiting(0, 1).warriors(0, {2: 1, 1: 5, 6: 3}).warriors(1, {2: 2})
    minos.play("farm 2", "farm 2")
    assert minos.minos.farm_at[2] == 1


@rule("MIN-PROG-06", "MIN-RULE-11")
def test_the_loser_pays_nothing_keeps_the_point_and_may_choose_another_build():
    minos = waiting(0, 1).warriors(1, {2: 2})
    minos.play("city 2", "city 2")
    assert minos.told("lost-build")
    assert (minos.seat, minos.asked) == (0, "Name")
    assert minos.clan(0).coins == 20
    assert minos.clan(0).aside == 1
    assert minos.why_not("city 2") == ("city-stands", "MIN-GEN-06", 0)
    minos.play("city 6")
    assert city_of(minos, 6) == 0


@rule("MIN-PROG-06")
def test_a_third_player_can_beat_two_tied_ones():
    minos = waiting(0, 1, 2, players=3).warriors(2, {2: 2})
    minos.play("city 2", "city 2", "city 2")
    assert city_of(minos, 2) == 2
    # The two losers name again, and are judged against each other.
    assert minos.seat == 0
    minos.play("city 6", "city 6")
    assert city_of(minos, 6) == 0


@rule("MIN-PROG-06")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("city 2", "city 6"), ("city 2", "farm 2"), ("farm 5", "farm 6"), ("ship 1", "ship 1")],
)
def test_different_regions_different_kinds_and_ships_are_no_conflict(mine, theirs):
    minos = waiting(0, 1).play(mine)
    assert minos.seat == 1
    minos.play(theirs)
    while minos.asked in ("Use", "Resolve", "PayFarm"):
        minos.play(minos.options[0])
    assert not minos.told("lost-build")
    built = [clan.cities + clan.farms + clan.ship_count() for clan in minos.minos.clans]
    assert built == [2, 2]


@rule("MIN-PROG-06", "MIN-RULE-83")
def test_warriors_and_weaponry_of_the_moment_of_judging_count():
    # Seat 1 changes Coins into Weaponry before naming, and so wins.
    minos = waiting(0, 1).give(1, ability="SA5").give(0, weaponry=1).give(1, weaponry=0)
    minos.play("farm 5")
    assert minos.seat == 1
    minos.play("exchange coins", "exchange coins", "farm 5")
    assert minos.clan(1).weaponry == 2
    assert minos.minos.farm_at[5] == 1


# ---- the passes


@rule("MIN-RULE-83", "MIN-RULE-11")
@pytest.mark.parametrize("first", [0, 1])
def test_all_name_one_build_in_turn_order_before_any_is_carried_out(first):
    minos = waiting()
    minos.minos.first = first
    minos.build_points(0).build_points(1).ask()
    assert (minos.seat, minos.asked) == (first, "Name")
    minos.play("farm 2")
    assert minos.told("named-build")
    assert minos.minos.farm_at[2] == NONE
    assert sum(minos.clan(first).warriors) == 3, "nothing is paid yet"
    assert (minos.seat, minos.asked) == (1 - first, "Name")
    minos.play("farm 6")
    assert minos.minos.farm_at[2] == first
    assert minos.minos.farm_at[6] == 1 - first
    told = [e.parts[0] for e in minos.events if e.message == "built-farm"]
    assert told == [first, 1 - first], "carried out in turn order"


@rule("MIN-RULE-83")
def test_a_build_is_paid_for_with_its_benefits_before_the_next_is_carried_out():
    minos = waiting(0, 1).give(0, temps="stone")
    foundation(minos, 2, "F04")  # 2 Temporary Goods of choice
    minos.play("city 2", "city 6")
    assert (minos.seat, minos.asked) == (0, "Pay")
    assert minos.options == ["pay", "return stone"]
    minos.play("return stone")
    assert minos.clan(0).coins == 17
    assert (minos.seat, minos.asked) == (0, "Use")
    minos.play("temp herb")
    assert city_of(minos, 6) == NONE, "seat 1 waits for all of it"
    minos.play("temp herb")
    assert city_of(minos, 6) == 1


@rule("MIN-RULE-83")
def test_each_pass_takes_one_point_of_each_player():
    minos = waiting(0, 0, 1)
    asked = []
    for build in ("farm 2", "farm 5", "city 6"):
        asked.append(minos.seat)
        minos.play(build)
    assert asked == [0, 1, 0]
    assert minos.clan(0).aside == minos.clan(1).aside == 0
    assert minos.clan(0).farms == minos.clan(1).farms == 1


@rule("MIN-RULE-83")
def test_a_point_may_be_dropped():
    minos = waiting(0, 0, 1)
    minos.play("done")
    assert minos.told("dropped-point")
    minos.play("done")
    assert minos.seat == 0, "the second point is another matter"
    minos.play("farm 2")
    assert minos.clan(0).farms == 1
    assert [clan.aside for clan in minos.minos.clans] == [0, 0]


@rule("MIN-RULE-83")
def test_a_point_without_any_use_is_dropped_unasked():
    minos = waiting(0, 1)
    minos.warriors(0, {}).give(0, coins=0)
    assert minos.seat == 1
    minos.play("farm 2")
    assert minos.clan(0).aside == 0


@rule("MIN-RULE-83")
def test_of_points_with_and_without_cost_the_owner_says_which_is_used():
    minos = waiting().build_points(0, number=1, free=1).ask()
    assert minos.options == ["paid-point", "free-point"]
    minos.play("free-point")
    assert minos.asked == "NameFor"
    minos.play("city 2")
    assert minos.clan(0).coins == 20
    assert (minos.clan(0).aside, minos.clan(0).free_aside) == (1, 0)
    minos.play("city 6")
    assert minos.clan(0).coins == 20 - 9
    assert (minos.clan(0).aside, minos.clan(0).free_aside) == (0, 0)
    other = waiting().build_points(0, number=1, free=1).ask()
    other.play("paid-point", "city 2")
    assert other.clan(0).coins == 20 - 6
    assert (other.clan(0).aside, other.clan(0).free_aside) == (0, 1)


@rule("MIN-RULE-83")
def test_build_points_gained_by_these_builds_wait_for_the_next_pass():
    minos = waiting(0, 1).give(0, tracks="5 2 5")
    foundation(minos, 2, "F18")  # a step on the lowest track: Cultural 3, a Build point
    minos.play("city 2")
    assert minos.seat == 1
    minos.play("farm 6")
    assert minos.clan(0).track == [5, 3, 5]
    assert minos.minos.farm_at[6] == 1, "the first pass ends before the new point is used"
    assert (minos.seat, minos.asked) == (0, "Name")
    minos.play("farm 5")
    assert minos.minos.farm_at[5] == 0


@rule("MIN-RULE-83")
def test_a_wild_point_meant_for_build_waits_too():
    minos = waiting(0, 1)
    foundation(minos, 2, "F19")  # a Wild point
    minos.play("city 2", "farm 6")
    assert (minos.seat, minos.asked) == (0, "Use")
    assert minos.minos.farm_at[6] == NONE
    minos.play("as build")
    assert minos.minos.farm_at[6] == 1, "seat 1 builds first"
    assert (minos.seat, minos.asked) == (0, "Name")
    minos.play("farm 5")
    assert minos.minos.farm_at[5] == 0


@rule("MIN-RULE-83")
def test_a_wild_point_meant_for_anything_else_is_used_at_once():
    minos = waiting(0, 1)
    foundation(minos, 2, "F19")
    minos.play("city 2", "farm 6", "as expand")
    assert (minos.seat, minos.asked) == (0, "Use")
    minos.play("place 2")
    assert minos.clan(0).warriors[2] == 2


@rule("MIN-RULE-83", "MIN-PROG-04")
def test_outside_the_common_steps_a_build_point_is_used_at_once():
    minos = waiting().at_turn("expand").effects(0, "build")
    assert minos.asked == "Use"
    assert minos.offered("farm 2")
    assert minos.clan(0).aside == 0


@rule("MIN-RULE-83")
def test_points_of_every_kind_wait_while_all_act_together():
    minos = waiting()
    minos.minos.begin_together()
    points.start(minos.minos, 0, icons.BUILD, 2, True)
    points.start(minos.minos, 0, icons.BUILD_FREE, 1, True)
    assert (minos.clan(0).aside, minos.clan(0).free_aside) == (2, 1)
    assert minos.minos.agenda == []


@rule("MIN-RULE-83", "MIN-PROG-06")
def test_the_whole_progress_step_runs_groups_steps_passes_vases_and_then_actions():
    minos = bare(2).clear().placed(0, build="y6 y3").placed(1, expand="y5 y4")
    minos.placed(0, wild="r1", prepare="r2").placed(1, wild="b1", prepare="b2")
    minos.minos.vases = [8, 2, 12]  # the first: 3 Towers built
    for seat, home in ((0, 1), (1, 3)):
        minos.give(seat, coins=30, tracks="0 2 0", reserves=9).warriors(seat, {2: 1, home: 1})
        minos.city(seat, 7 - seat * 3).city(seat, 6 - seat).tower(seat, home)
        minos.tower(seat, 7 - seat * 3)
    minos.at_progress()
    asked = []
    for option in ("group 2+3", "grouped", "group 2+3", "grouped", "tower 6", "tower 5"):
        asked.append((minos.seat, minos.asked))
        assert [clan.vp for clan in minos.minos.clans] == [0, 0]
        minos.play(option)
    groups = [(0, "Groups"), (0, "Groups"), (1, "Groups"), (1, "Groups")]
    assert asked == [*groups, (0, "Name"), (1, "Name")]
    # Both meet the Vase in one step: both gain the highest value (MIN-RULE-36).
    assert [clan.vp for clan in minos.minos.clans] == [10, 10]
    assert minos.minos.vase_marks[0] == [0, 1]
    assert not minos.minos.together
    assert minos.asked in ("Retrieve", "Turn")


# ---- the Income step


def income(routes: str = "AAA", **ships: str) -> Table:
    """Two players in the Income step with Ships on these spaces: s0="0 0 5"."""
    minos = bare(2, routes=routes)
    for name, spaces in ships.items():
        minos.ships(int(name[1]), spaces)
    return minos


@rule("MIN-RULE-84")
def test_each_part_is_done_by_all_in_turn_order_one_finishing_before_the_next():
    # Route 02A, space 3: a card and a Temporary Good.
    minos = income(s0="0 3 0", s1="0 3 0").give(0, hand="I01", vp=9).give(1, hand="I02", vp=9)
    minos.at_income(first=1)
    ships: list[int] = []
    palace: list[int] = []
    while minos.minos.round == 1:
        weaponry = [clan.weaponry for clan in minos.minos.clans]
        if minos.asked == "PalaceIncome":
            assert weaponry == [1, 1], "part 3 is done for both before part 4 begins"
            palace.append(minos.seat)
            minos.play("done")
        else:
            assert weaponry == [0, 0], "part 3 has not begun"
            ships.append(minos.seat)
            minos.play(minos.options[-1])
    assert palace == [1, 0]
    assert list(dict.fromkeys(ships)) == [1, 0]
    assert ships == sorted(ships, reverse=True), "seat 1 finishes before seat 0 begins"


@rule("MIN-RULE-84")
def test_a_player_orders_the_income_of_the_own_ships():
    # 02A space 5: a step on any track and a card; 01B space 3: two Temporary Goods.
    minos = income("BAA", s0="3 5 0").at_income()
    assert minos.options == ["route 1", "route 2"]
    minos.play("route 2")
    while minos.asked in ("Resolve", "Use") and not minos.starting("temp"):
        minos.play(minos.options[0])
    assert sum(minos.clan().track) == 1
    assert minos.starting("temp"), "route 1 comes after it"


@rule("MIN-RULE-84")
def test_the_order_is_not_asked_where_it_makes_no_difference():
    # 01A space 1: 2 Coins; 03A space 2: 2 Weaponry.
    minos = income(s0="1 0 2").give(0, hand="I01", vp=9).at_income()
    assert minos.asked == "PalaceIncome"
    assert (minos.clan().coins, minos.clan().weaponry) == (6 + 2, 2 + 1)


@rule("MIN-RULE-84", "MIN-RULE-11", "MIN-PROG-06")
def test_build_points_of_a_part_are_used_in_passes_before_the_next_part_begins():
    # 03B space 5: a card to the Palace and a Cultural step, here to space 3: a Build point.
    minos = income("AAB", s0="0 0 5", s1="0 0 5")
    for seat in (0, 1):
        minos.give(seat, tracks="0 2 0", coins=20, reserves=9).warriors(seat, {2: seat + 1, 6: 1})
    minos.at_income()
    while minos.asked == "Resolve":
        assert minos.clan(1 - minos.seat).weaponry == 0
        minos.play("effect 2" if minos.offered("effect 2") else "done")
    assert (minos.seat, minos.asked) == (0, "Name")
    assert [clan.weaponry for clan in minos.minos.clans] == [0, 0], "part 3 has to wait"
    assert [clan.aside for clan in minos.minos.clans] == [1, 1]
    minos.play("city 2", "city 2")
    assert city_of(minos, 2) == 1, "two Warriors against one"
    assert (minos.seat, minos.asked) == (0, "Name")
    minos.play("done")
    assert [clan.weaponry for clan in minos.minos.clans] >= [1, 1]


@rule("MIN-RULE-84", "MIN-RULE-36")
def test_vases_are_judged_at_once_within_a_part():
    # 02A space 5 lifts both to Influence 8 in part 2: both gain 10, before Palace cards are asked.
    minos = income(s0="0 5 0", s1="0 5 0")
    minos.minos.vases = [12, 2, 10]
    for seat in (0, 1):
        minos.give(seat, tracks="7 0 0", hand=f"I0{seat + 1}")
    minos.at_income()
    steps = 0
    while minos.asked != "PalaceIncome":
        assert len(minos.minos.vase_marks[0]) == steps
        steps += minos.offered("step influence")
        minos.play("step influence" if minos.offered("step influence") else minos.options[0])
    assert steps == 2
    assert minos.minos.vase_marks[0] == [0, 1]
    assert [clan.earned[FROM_VASES] for clan in minos.minos.clans] == [10, 10]


@rule("MIN-RULE-84")
def test_palace_placements_are_made_openly():
    minos = bare(2).give(0, hand="I01 I02", vp=9).give(1, hand="I03", vp=9).at_income()
    assert (minos.seat, minos.asked) == (0, "PalaceIncome")
    minos.play("palace I01")
    assert minos.seat == 1
    seen = minos.minos.view(1).facts()["table"]
    assert isinstance(seen, dict)
    assert seen["clans"][0]["palace"] == ["I01"]
