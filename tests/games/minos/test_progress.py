"""The Progress step: groups of dice and steps on the tracks (ledger 4.5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.games.minos.content.model import GOODS, ROWS
from labrys.kernel.errors import NotOffered
from tests.games.minos.table import LETTERS, Table, bare, die
from tests.rule import rule

NO_GROUP = "r1 y1 b1 g1"
PURPLE, GREEN, BEIGE, NAVY = range(4)
ACTIONS = ("Retrieve", "Turn")


def placed(*dice: str) -> Table:
    """Four players with these dice, each player's in a row of their own and numbered as given;
    whoever is left out has dice that make no group."""
    minos = bare(4).clear()
    for seat in range(4):
        minos.placed(seat, **{ROWS[seat]: dice[seat] if seat < len(dice) else NO_GROUP})
    return minos


def grouping(*dice: str, first: int = 0) -> Table:
    """The same at the Progress step."""
    return placed(*dice).at_progress(first)


def say(minos: Table, seat: int, *spellings: str) -> None:
    """Answer out of turn, as seats may when all choose at once."""
    for spelling in spellings:
        minos.minos.play(minos.minos.read(spelling), seat)


def asking(dice: str, ability: str = "SA1", level: int = 0) -> Table:
    """The second player asked for groups of these dice while the first has not answered yet:
    so the question stands even where no group is possible."""
    minos = placed("r6 r6 r6 r6", dice).give(1, ability=ability, level=level).at_progress()
    minos.minos.turn_to(1)
    return minos


def why_not(dice: str, group: str) -> tuple[str, str, int]:
    """Why a player cannot make this group of these dice."""
    return asking(dice).why_not(group)


def rows(minos: Table) -> list[str]:
    return [minos.row(row) for row in ROWS]


# ---- the worked examples


@rule("MIN-EX-02", "MIN-PROG-02", "MIN-PROG-04")
def test_two_reds_and_a_blue_with_a_gray_are_two_groups():
    minos = grouping("r6 r3 b4 g6")
    minos.play("group 1+2", "group 3+4", "grouped", "step influence")
    assert minos.clan(PURPLE).track == [1, 0, 1]


@rule("MIN-EX-03", "MIN-PROG-02", "MIN-PROG-03")
def test_two_yellows_with_one_of_two_grays_are_one_group_and_there_is_no_second():
    dice = [NO_GROUP, "y3 y2 g5 g4"]
    minos = grouping(*dice)
    assert minos.seat == GREEN
    assert minos.offered("group 1+2+3"), "3+2+5 = 10"
    assert minos.offered("group 1+2+4"), "3+2+4 = 9 would do"
    minos.play("group 1+2+3")
    assert minos.options == ["grouped"], "the gray 4 alone makes no group"
    minos.play("grouped")
    assert minos.clan(GREEN).track == [0, 1, 0]


@rule("MIN-EX-04", "MIN-PROG-03")
def test_two_groups_of_one_colour_give_two_steps_on_its_track():
    minos = grouping(NO_GROUP, NO_GROUP, "r5 r5 r4 g4")
    minos.play("group 1+3", "group 2+4", "grouped")
    assert minos.clan(BEIGE).track == [2, 0, 0]


@rule("MIN-EX-05", "MIN-PROG-02")
def test_totals_of_five_and_six_make_no_group_and_no_step():
    navy = "b2 b3 y2 y4"
    minos = grouping(NO_GROUP, NO_GROUP, NO_GROUP, navy)
    assert minos.asked in ACTIONS, "there was nothing to choose"
    assert minos.clan(NAVY).track == [0, 0, 0]
    assert why_not(navy, "group 1+2") == ("group-total", "MIN-PROG-02", 4)
    assert why_not(navy, "group 3+4") == ("group-total", "MIN-PROG-02", 3)
    assert why_not(navy, "group 1+2+3+4") == ("one-colour", "MIN-PROG-02", 0)


# ---- what a group is


@rule("MIN-PROG-02")
def test_gray_alone_is_no_group_and_colours_never_mix():
    assert why_not("g6 g6 r1 b1", "group 1+2") == ("one-colour", "MIN-PROG-02", 0)
    assert why_not("r6 y6 g6 g6", "group 1+2") == ("one-colour", "MIN-PROG-02", 0)
    assert why_not("r6 y6 g6 g6", "group 1+2+3") == ("one-colour", "MIN-PROG-02", 0)
    assert why_not("b6 r1 y1 g2", "group 1+4") == ("group-total", "MIN-PROG-02", 1)


@rule("MIN-PROG-02")
def test_any_number_of_gray_dice_may_join_one_of_a_colour():
    minos = grouping("b1 g3 g3 g2")
    assert minos.options == ["group 1+2+3+4", "grouped"]
    minos.play("group 1+2+3+4", "grouped")
    assert minos.clan().track == [0, 0, 1]


@rule("MIN-PROG-02")
@given(
    st.lists(st.sampled_from([c + v for c in LETTERS for v in "123456"]), min_size=4, max_size=4)
)
def test_the_groups_offered_are_exactly_those_of_the_rule(dice):
    minos = asking(" ".join(dice))
    for mask in range(1, 16):
        numbers = [number for number in range(4) if mask >> number & 1]
        colours = {dice[number][0] for number in numbers} - {"g"}
        total = sum(int(dice[number][1]) for number in numbers)
        group = "group " + "+".join(str(number + 1) for number in numbers)
        if len(colours) == 1 and total >= 9:
            assert minos.offered(group)
        elif len(colours) == 1:
            assert minos.why_not(group) == ("group-total", "MIN-PROG-02", 9 - total)
        else:
            assert minos.why_not(group) == ("one-colour", "MIN-PROG-02", 0)


@rule("MIN-PROG-03")
def test_a_die_belongs_to_one_group_only():
    minos = grouping("r5 r4 r5 r4")
    assert minos.offered("group 1+2")
    assert minos.offered("group 2+3")
    minos.play("group 1+2")
    assert minos.options == ["group 3+4", "grouped"]
    with pytest.raises(NotOffered):
        minos.play("group 2+3")


@rule("MIN-PROG-03", "MIN-RULE-09")
def test_dice_may_be_left_out_and_grouping_is_optional():
    minos = grouping("r6 r3 b4 g6")
    minos.play("group 1+2", "grouped")
    assert minos.clan().track == [1, 0, 0]
    minos = grouping("r6 r3 b4 g6").play("grouped")
    assert minos.clan().track == [0, 0, 0]
    assert minos.asked in ACTIONS


@rule("MIN-PROG-04")
@pytest.mark.parametrize(("letter", "track"), [("r", 0), ("y", 1), ("b", 2)])
def test_red_is_influence_yellow_is_cultural_and_blue_is_population(letter, track):
    minos = grouping(f"{letter}4 {letter}5 g1 g1").play("group 1+2", "grouped")
    assert minos.clan().track == [int(place == track) for place in range(3)]


@rule("MIN-PROG-04")
def test_the_benefit_of_a_space_is_gained_at_once():
    minos = grouping("r5 r4 b5 b4").play("group 1+2", "group 3+4", "grouped")
    minos.play("step influence")  # the population step is then the only one left
    clan = minos.clan()
    assert clan.coins == 3, "Influence 1"
    assert (clan.reserves, clan.supply) == (5, 4), "Population 1: two Warriors"


@rule("MIN-PROG-05")
@pytest.mark.parametrize(("level", "needed"), [(0, 8), (1, 7), (2, 6)])
def test_sa4_lowers_the_total_a_group_needs(level, needed):
    minos = asking(f"r4 r{needed - 4} b4 b{needed - 5}", "SA4", level)
    assert minos.offered("group 1+2")
    assert minos.why_not("group 3+4") == ("group-total", "MIN-PROG-02", 1)
    assert asking("r6 r1 b1 g1", "SA4", level).offered("group 1") == (level == 2)


@rule("MIN-PROG-05")
@pytest.mark.parametrize("ability", ["SA1", "SA2", "SA3", "SA5"])
def test_no_other_ability_lowers_the_total(ability):
    assert asking("r4 r4 b6 b6", ability, 2).options == ["group 3+4", "grouped"]


# ---- all together, in secret


@rule("MIN-PROG-01", "MIN-RULE-83")
def test_all_fix_their_groups_at_once_and_nothing_is_shown_before_all_are_ready():
    dice = ["r6 r3 b4 g6", "y3 y2 g5 g4", "r5 r5 r4 g4", "b6 b3 y1 y1"]
    minos = grouping(*dice)
    assert minos.minos.deciders() == [0, 1, 2, 3]
    seen = [minos.minos.view(seat).facts()["table"] for seat in range(4)]
    say(minos, NAVY, "group 1+2")
    say(minos, GREEN, "group 1+2+4")
    say(minos, BEIGE, "group 1+3")
    say(minos, PURPLE, "group 3+4")
    assert [minos.minos.view(seat).facts()["table"] for seat in range(4)] == seen
    assert [clan.track for clan in minos.minos.clans] == [[0, 0, 0]] * 4
    for seat in (BEIGE, GREEN, NAVY):
        say(minos, seat, "grouped")
        assert [clan.track for clan in minos.minos.clans] == [[0, 0, 0]] * 4
    assert minos.minos.deciders() == [PURPLE]
    say(minos, PURPLE, "grouped")
    assert [clan.track for clan in minos.minos.clans] == [
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
        [0, 0, 1],
    ]


@rule("MIN-PROG-01", "MIN-RULE-83")
def test_what_a_player_groups_tells_the_others_nothing():
    # After red 6 and 3 another group is possible, after red 6 and gray 6 none is: that must not
    # show, so nobody who has begun is ever finished unasked.
    views = []
    for group in ("group 1+2", "group 1+4", "group 3+4"):
        minos = grouping("r6 r3 b4 g6", "r6 r6 r6 r6")
        say(minos, 0, group)
        views.append([minos.minos.view(seat).facts() for seat in (-1, 1, 2)])
        assert sorted(minos.minos.deciders()) == [0, 1, 2, 3]
    assert views[0] == views[1] == views[2]


@rule("MIN-PROG-01")
def test_a_player_without_a_group_may_say_so_and_answers_for_nobody_else():
    minos = grouping("r6 r3 b1 y1", NO_GROUP)
    view = minos.minos.view(1)
    assert [view.spell(option) for option in view.options] == ["grouped"]
    say(minos, 1, "grouped")
    assert minos.seat == 0
    assert minos.options == ["group 1+2", "grouped"]


@rule("MIN-PROG-01")
def test_nobody_changes_groups_once_ready():
    minos = grouping("r6 r3 b4 g6", "r6 r6 r6 r6")
    say(minos, 0, "group 1+2", "grouped")
    with pytest.raises(NotOffered, match="not for seat 0"):
        say(minos, 0, "group 3+4")


@rule("MIN-PROG-01")
def test_the_dice_stay_where_they_are():
    minos = grouping("r6 r3 b4 g6", "y3 y2 g5 g4", first=3)
    before = rows(minos)
    minos.play("group 1+2", "group 3+4", "grouped", "group 1+2+3", "grouped")
    assert minos.asked == "TakeSteps"
    assert rows(minos) == before


# ---- taking the steps


@rule("MIN-RULE-10")
@pytest.mark.parametrize("first", ["influence", "cultural"])
def test_a_player_orders_the_own_steps(first):
    minos = placed("r6 r3 y4 y5").give(0, tracks="3 1 0", ability="SA1").at_progress()
    minos.play("group 1+2", "group 3+4", "grouped")
    assert minos.options == ["step influence", "step cultural"]
    minos.play(f"step {first}")
    assert minos.clan().track == [4, 2, 0], "the other step is the only one left"
    order = [event.parts[1] for event in minos.events if event.message == "stepped"]
    assert order == ([0, 1] if first == "influence" else [1, 0])


@rule("MIN-RULE-09")
def test_a_level_of_sa4_gained_in_this_step_counts_from_the_next_round():
    minos = (
        placed("y4 y4 r4 g3", "r6 r6 r6 r6").give(0, ability="SA4", tracks="0 1 0").at_progress()
    )
    assert minos.why_not("group 3+4") == ("group-total", "MIN-PROG-02", 1)
    minos.play("group 1+2", "grouped", "grouped")
    assert minos.clan().level == 1, "now 7 would do"
    assert minos.clan().track == [0, 2, 0]
    assert minos.asked in ACTIONS, "but nobody is asked for groups again"


@rule("MIN-RULE-09")
def test_all_groups_are_declared_before_any_step_is_taken():
    minos = grouping("r6 r3 b6 b3", "r6 r3 b6 b3")
    minos.play("group 1+2")
    assert minos.clan(0).track == [0, 0, 0]
    minos.play("group 3+4", "grouped")
    assert minos.seat == 1
    assert minos.clan(0).track == [0, 0, 0]
    minos.play("group 1+2", "group 3+4", "grouped")
    assert minos.asked == "TakeSteps"


@rule("MIN-RULE-11", "MIN-RULE-83")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_player_by_player_in_turn_order_takes_all_own_steps_with_their_benefits(first):
    dice = "r6 r3 y6 y3"
    minos = placed(dice, dice, dice)
    for seat in range(3):
        minos.give(seat, tracks="0 3 0")  # Cultural 4: a Good of choice
    minos.at_progress(first)
    while minos.asked == "Groups":
        minos.play("group 1+2", "group 3+4", "grouped")
    asked = []
    while minos.asked in ("TakeSteps", "Use"):
        asked.append((minos.seat, minos.asked))
        minos.play(minos.options[-1] if minos.asked == "TakeSteps" else "good herb")
    order = [seat for seat in minos.minos.order() if seat != NAVY]
    assert asked == [(seat, step) for seat in order for step in ("TakeSteps", "Use")]
    assert [minos.clan(seat).track for seat in range(3)] == [[1, 4, 0]] * 3


@rule("MIN-RULE-11")
@pytest.mark.parametrize("first", [0, 1])
def test_scarce_stock_goes_to_the_earlier_player(first):
    minos = placed("y6 y3 r1 b1", "y6 y3 r1 b1").give(0, tracks="0 3 0").give(1, tracks="0 3 0")
    minos.minos.stacks[GOODS.index("herb")] = 1
    minos.at_progress(first).play("group 1+2", "grouped", "group 1+2", "grouped")
    assert minos.seat == first
    minos.play("good herb")
    assert minos.seat == 1 - first
    assert minos.why_not("good herb") == ("no-good", "MIN-GOODS-08", 0)


# ---- what is not possible in this step


@rule("MIN-PROG-07")
def test_no_extra_action_is_available():
    # In an own turn each of these would allow an extra action.
    minos = placed("y6 y3 b5 b4", "r6 r6 r6 r6").give(0, tracks="0 3 3", weaponry=9, coins=9)
    minos.give(0, hand="I01 I02", temps="herb herb herb", trade="B01").at_progress()
    minos.play("group 1+2", "group 3+4", "grouped", "grouped")
    assert minos.options == ["step cultural", "step population"]
    minos.play("step population")
    assert minos.options == ["place 1", "done"]
    minos.play("place 1")
    assert minos.options == [f"good {good}" for good in GOODS]
    while minos.asked not in ACTIONS:
        minos.play(minos.options[0])
    assert minos.offered("sell"), "the own turn allows them again"


@rule("MIN-PROG-07")
def test_no_trait_is_triggered():
    minos = placed("r6 r3 y6 y3", "r6 r6 r6 r6").give(0, palace="I01 I04 I06 I07 I08 I09")
    minos.at_progress().play("group 1+2", "group 3+4", "grouped", "grouped", "step cultural")
    while minos.asked not in ACTIONS:
        assert minos.starting("trait") == []
        minos.play(minos.options[0])
    clan = minos.clan()
    assert (clan.coins, clan.weaponry) == (3, 0), "Influence 1 and no more"


@rule("MIN-PROG-04", "MIN-RULE-83")
def test_build_points_wait_until_all_have_taken_their_steps():
    minos = placed("y6 y3 r1 b1", "r6 r3 b6 b3").give(0, tracks="0 2 0", coins=20).at_progress()
    minos.play("group 1+2", "grouped", "group 1+2", "group 3+4", "grouped")
    assert minos.clan(0).track == [0, 3, 0]
    assert minos.clan(0).aside == 1
    assert (minos.seat, minos.asked) == (1, "TakeSteps")
    minos.play("step influence")
    assert (minos.seat, minos.asked) == (0, "Name")


@rule("MIN-PROG-01")
def test_dice_are_numbered_row_by_row_from_the_left():
    minos = bare(4).clear()
    minos.placed(1, prepare="r1").placed(0, prepare="g6", build="r2 b5").placed(1, build="r6")
    minos.placed(0, wild="b4").placed(1, wild="y1 g1").placed(2, expand="r1 y1 b1 g1")
    minos.placed(3, develop="r1 y1 b1 g1").at_progress()
    # 1 gray 6, 2 red 2, 3 blue 5, 4 blue 4
    assert minos.offered("group 3+4")
    assert minos.offered("group 1+3")
    assert not minos.offered("group 1+2")
    minos.play("group 3+4", "grouped")
    assert minos.clan(0).track == [0, 0, 1]
    assert minos.minos.rows[ROWS.index("wild")][0] % 24 == die("b4")
