"""Taking the dice back and using their spaces; the Wild row."""

import random

import pytest

import labrys
from labrys.games.minos.rules.minos import NONE, Minos, value_of
from tests.games.minos.table import Table, bare
from tests.rule import rule

COIN_OF = {"prepare": "I13", "develop": "I04", "build": "I22", "expand": "I10", "wild": "I06"}


def three_players() -> Table:
    """Each has a 6, a 5, a 4 and a 3; the second seat begins."""
    minos = bare(seats=3).clear()
    for seat in range(3):
        minos.placed(seat, prepare="r6", develop="y5", build="b4", expand="g3")
    return minos.at_actions(first=1)


def two_players(**rows: str) -> Table:
    """The first seat has these dice, the second four sixes to the right of them."""
    minos = bare(seats=2).clear().placed(0, **rows)
    return minos.placed(1, prepare="y6", develop="y6", build="y6", expand="y6")


# Taking a die back


@rule("MIN-ACT-01")
def test_players_take_turns_in_turn_order_until_all_have_taken_back_four_dice() -> None:
    minos = three_players()
    turns = []
    while minos.asked == "Turn":
        turns.append(minos.seat)
        minos.play("forfeit")
    assert turns == [1, 2, 0] * 4
    assert (minos.asked, minos.minos.round) == ("Draft", 2)


@rule("MIN-ACT-01", "MIN-ACT-05")
def test_a_whole_turn_comes_before_the_next_player_takes_a_die() -> None:
    minos = three_players()
    for option in ("draw", "step cultural", "draw", "sell"):
        assert (minos.seat, minos.asked) == (1, "Turn")
        minos.play(option)
    assert (minos.seat, minos.asked) == (1, "Sell")
    minos.play(minos.options[0], "done")
    assert (minos.seat, minos.asked) == (2, "Turn")


@rule("MIN-ACT-02")
def test_dice_come_back_from_the_highest_to_the_lowest() -> None:
    minos = three_players()
    values: list[list[int]] = [[], [], []]
    while minos.asked == "Turn":
        values[minos.seat].append(value_of(minos.minos.turn_die))
        minos.play("forfeit")
    assert values == [[6, 5, 4, 3]] * 3


@rule("MIN-ACT-02")
def test_of_equal_highest_dice_the_player_chooses() -> None:
    minos = two_players(prepare="r3", develop="y5", build="b5", wild="g2").at_actions()
    assert minos.options == ["retrieve develop 1", "retrieve build 1"]
    assert minos.why_not("retrieve prepare 1") == ("higher-first", "MIN-ACT-02", 0)
    refused = minos.refusal("retrieve wild 1")
    assert refused is not None
    assert refused.what == 5
    minos.play("retrieve build 1")
    assert (minos.row("build"), minos.row("develop")) == (".. y6", "y5 y6")


@rule("MIN-ACT-02")
def test_a_single_highest_die_comes_back_by_itself() -> None:
    minos = two_players(prepare="r3", develop="y5", build="b6", wild="g2").at_actions()
    assert (minos.asked, minos.row("build")) == ("Turn", ".. y6")


@rule("MIN-ACT-02")
def test_dice_of_other_players_are_neither_taken_nor_counted() -> None:
    minos = bare(seats=2).clear()
    minos.placed(0, prepare="r2", develop="y2", build="b2", expand="g2")
    minos.placed(1, prepare="r6", develop="y6", build="b6", expand="g6").at_actions()
    assert minos.options == [f"retrieve {row} 1" for row in COIN_OF if row != "wild"]
    assert minos.refusal("retrieve prepare 2") is None


# What a space gives


FOUR_PLAYERS = {
    "prepare": ["1c 1w 4", "3c 1w 3", "step 2", "tile 2"],
    "develop": ["3", "2", "step 1", "tile 1"],
    "build": ["3", "2", "step 1", "tile 1"],
    "expand": ["6", "5", "step 4", "tile 4"],
    "wild": ["2", "1w 1", "step 1", "tile 1"],
}
THREE_PLAYERS = {row: [spaces[i] for i in (0, 2, 3)] for row, spaces in FOUR_PLAYERS.items()}
TWO_PLAYERS = {
    "prepare": ["1c 1w 4", "step tile 2"],
    "develop": ["3", "step tile 1"],
    "build": ["3", "step tile 1"],
    "expand": ["6", "step tile 4"],
    "wild": ["2", "step tile 1"],
}


STEPS = ["step influence", "step cultural", "step population"]


def given(seats: int, row: str, space: int) -> str:
    """What a player finds on a space: Coins, Weaponry, step, Action Bonus tile, points."""
    minos = bare(seats=seats).action_bonus("AB5").at_turn(row, space=space)
    points = minos.minos.turn_points
    found = ["step"] if minos.starting("step") == STEPS else []
    if minos.offered("bonus"):
        minos.play("bonus")
    found += ["tile"] if minos.told("action-bonus") else []
    coins, weaponry = minos.clan().coins, minos.clan().weaponry
    resources = [f"{coins}c"] * (coins > 0) + [f"{weaponry}w"] * (weaponry > 0)
    return " ".join([*resources, *found, str(points)])


@rule("MIN-ACT-03", "MIN-ACT-08", "MIN-RULE-16")
@pytest.mark.parametrize("row", FOUR_PLAYERS)
def test_the_spaces_of_four_players(row: str) -> None:
    assert [given(4, row, space) for space in (1, 2, 3, 4)] == FOUR_PLAYERS[row]


@rule("MIN-ACT-03", "MIN-ACT-09")
@pytest.mark.parametrize("row", THREE_PLAYERS)
def test_the_spaces_of_three_players(row: str) -> None:
    assert [given(3, row, space) for space in (1, 2, 3)] == THREE_PLAYERS[row]


@rule("MIN-ACT-03", "MIN-ACT-09")
@pytest.mark.parametrize("row", TWO_PLAYERS)
def test_the_spaces_of_two_players(row: str) -> None:
    assert [given(2, row, space) for space in (1, 2)] == TWO_PLAYERS[row]


@rule("MIN-ACT-03", "MIN-ACT-08")
def test_all_points_of_a_space_can_be_used_and_not_one_more() -> None:
    minos = bare(seats=4).at_turn("expand", space=2).nothing_after()
    for target in (5, 1, 5, 1):
        minos.play(f"move {6 - target} {target}")
    assert minos.starting("move")
    assert minos.starting("place") == ["place 1"]
    minos.play("place 1")
    assert minos.minos.over


@rule("MIN-ACT-03")
def test_bonus_and_points_of_a_space_are_both_gained() -> None:
    minos = bare(seats=4).at_turn("prepare", space=3).nothing_after()
    minos.play("step population", "draw", "draw")
    assert minos.clan().track == [0, 0, 1]
    assert len(minos.clan().hand) == 2


@rule("MIN-ACT-03", "MIN-RULE-16")
def test_coins_and_weaponry_of_the_space_come_with_its_first_use() -> None:
    minos = bare(seats=4).at_turn("prepare", space=2).play("draw")
    assert (minos.clan().coins, minos.clan().weaponry) == (3, 1)
    minos.play("draw")
    assert (minos.clan().coins, minos.clan().weaponry) == (3, 1)
    assert not minos.offered("bonus")


@rule("MIN-RULE-19", "MIN-RULE-16")
def test_coins_and_weaponry_of_the_space_come_even_if_the_turn_is_ended_at_once() -> None:
    minos = bare(seats=4).at_turn("prepare", space=1).nothing_after().play("end-turn")
    assert (minos.clan().coins, minos.clan().weaponry) == (1, 1)


@rule("MIN-ACT-09")
@pytest.mark.parametrize("row", TWO_PLAYERS)
def test_two_players_choose_between_step_and_action_bonus(row: str) -> None:
    minos = bare(seats=2).action_bonus("AB2").at_turn(row, space=2).play("step influence")
    assert minos.clan().track == [1, 0, 0]
    assert not minos.offered("bonus")
    assert not minos.starting("step")
    minos = bare(seats=2).action_bonus("AB2").at_turn(row, space=2).play("bonus")
    assert minos.clan().weaponry == 2
    assert not minos.starting("step")
    assert not minos.offered("bonus")


@rule("MIN-ACT-08")
@pytest.mark.parametrize(
    ("tile", "coins", "weaponry"), [("AB1", 3, 0), ("AB2", 0, 2), ("AB3", 1, 0), ("AB4", 2, 0)]
)
def test_the_action_bonus_is_the_tile_in_play(tile: str, coins: int, weaponry: int) -> None:
    minos = bare(seats=4).action_bonus(tile).at_turn("expand", space=4).play("bonus")
    assert (minos.clan().coins, minos.clan().weaponry) == (coins, weaponry)


@rule("MIN-RULE-21")
def test_step_and_action_bonus_are_gained_even_if_no_point_is_used() -> None:
    minos = bare(seats=4).action_bonus("AB1").at_turn("develop", space=3)
    assert minos.why_not("end-turn") == ("bonus-first", "MIN-RULE-21", 0)
    minos.play("step cultural")
    assert minos.clan().track[1] == 1
    minos = bare(seats=4).action_bonus("AB1").at_turn("develop", space=4)
    assert minos.options == ["bonus", "forfeit"]
    assert minos.why_not("end-turn") == ("bonus-first", "MIN-RULE-21", 0)


# Forfeit


@rule("MIN-ACT-04", "MIN-RULE-14")
def test_forfeiting_gives_two_coins_for_bonus_and_points() -> None:
    minos = bare(seats=4).at_turn("prepare", space=1).nothing_after().play("forfeit")
    assert (minos.clan().coins, minos.clan().weaponry, minos.hand()) == (2, 0, "")
    assert minos.minos.over


@rule("MIN-ACT-04", "MIN-RULE-21")
def test_forfeiting_gives_up_step_and_action_bonus() -> None:
    for space in (3, 4):
        minos = bare(seats=4).action_bonus("AB2").at_turn("expand", space=space)
        minos.nothing_after().play("forfeit")
        assert (minos.clan().coins, minos.clan().weaponry) == (2, 0)
        assert minos.clan().track == [0, 0, 0]
        assert minos.minos.over


@rule("MIN-ACT-04", "MIN-TRAIT-05")
def test_traits_and_extra_actions_stay_after_forfeiting() -> None:
    minos = bare(seats=4).give(palace="I57 I54", hand="I01 I02 I03", weaponry=1)
    minos.at_turn("build", die_is="r4").play("forfeit")
    assert minos.starting("trait") == ["trait I57", "trait I54"]
    assert minos.offered("sell")
    assert minos.offered("forage grain")
    assert not minos.starting("farm")


@rule("MIN-ACT-04")
@pytest.mark.parametrize("first", ["bonus", "draw", "take I01"])
def test_a_space_that_is_begun_cannot_be_forfeited(first: str) -> None:
    minos = bare(seats=4).offer("I01 I02 I03 I04 I05").at_turn("prepare", space=1)
    assert minos.offered("forfeit")
    minos.play(first)
    assert minos.why_not("forfeit") == ("space-begun", "MIN-ACT-04", 0)


@rule("MIN-ACT-04")
def test_a_space_can_be_forfeited_after_traits_and_extra_actions() -> None:
    minos = bare(seats=4).give(palace="I57", hand="I01 I02").at_turn("prepare", die_is="r4")
    minos.nothing_after().play("trait I57", "sell", "discard I01", "done", "forfeit")
    assert (minos.clan().coins, minos.clan().vp, minos.hand()) == (3, 1, "I02")


@rule("MIN-ACT-04")
def test_a_space_can_be_forfeited_only_once() -> None:
    minos = bare(seats=4).give(hand="I01").at_turn("prepare", space=1).play("forfeit")
    assert minos.options == ["sell", "end-turn"]
    assert minos.why_not("forfeit") == ("space-begun", "MIN-ACT-04", 0)


# Any order, nothing by half, nothing kept


@rule("MIN-ACT-05", "MIN-TRAIT-04")
def test_bonus_points_traits_and_extra_actions_mix_in_any_order() -> None:
    minos = bare(seats=4).give(palace="I57 I10", weaponry=1).at_turn("expand", 3, die_is="r4")
    minos.nothing_after()
    minos.play("move 1 2", "trait I57", "march 2 1", "move 1 2", "step influence")
    minos.play("place 1", "trait I10", "move 1 2")
    clan = minos.clan()
    assert (clan.vp, clan.coins, clan.weaponry, clan.track) == (1, 3 + 1, 0, [1, 0, 0])
    assert (clan.warriors[1], clan.warriors[2]) == (0, 2)
    assert minos.minos.over


@rule("MIN-ACT-05")
def test_an_effect_is_finished_before_anything_else_of_the_turn() -> None:
    minos = bare(seats=4).give(coins=9, hand="I14 I22", palace="I57", weaponry=1)
    minos.at_turn("develop", die_is="r4").play("play I14", "temp wood")
    goods = ["silver", "stone", "copper", "wood", "grain", "herb"]
    assert minos.options == [f"temp {good}" for good in goods]
    minos.play("temp wood")
    assert minos.asked == "Turn"


@rule("MIN-ACT-06")
def test_points_are_optional_and_lost_at_the_end_of_the_turn() -> None:
    minos = two_players(prepare="r6", expand="r5", build="r4", develop="r3").at_actions()
    minos.play("draw", "end-turn")
    assert (minos.seat, len(minos.clan(0).hand)) == (1, 1)
    minos.play("retrieve prepare 2", "forfeit")
    assert (minos.seat, minos.asked, minos.minos.turn_points) == (0, "Turn", 6)
    assert minos.offered("place 1")
    assert not minos.offered("draw")


# The end of a turn


@rule("MIN-ACT-07", "MIN-RULE-21")
def test_other_dice_do_not_slide_when_one_is_taken_back() -> None:
    minos = bare(seats=2).clear()
    minos.placed(0, prepare="r5", develop="r2", build="r2", expand="r2")
    minos.placed(1, prepare="r6", develop="r3", build="r3", expand="r3").at_actions()
    minos.play("forfeit")
    assert minos.row("prepare") == ".. .."
    assert (minos.seat, minos.minos.turn_space + 1) == (1, 2)
    assert minos.starting("step") == STEPS
    minos.play("step influence", "draw", "draw")
    assert minos.clan(1).weaponry == 0


@rule("MIN-ACT-07")
def test_a_die_taken_back_leaves_its_space_empty() -> None:
    minos = two_players(prepare="r5", develop="r4", build="r4", expand="r4").at_actions()
    assert minos.row("prepare") == ".. y6"
    assert minos.owners("prepare") == [1]
    minos.play("forfeit")
    assert minos.row("prepare") == ".. y6"


@rule("MIN-ACT-07", "MIN-PREP-03")
def test_the_offer_is_refilled_at_the_end_of_the_turn() -> None:
    minos = two_players(prepare="r6", develop="r5", build="r4", expand="r3")
    minos.offer("I01 I02 I03 I04 I05").at_actions()
    minos.play("take I02", "take I04")
    assert minos.on_offer() == "I01 I03 I05"
    minos.play("end-turn")
    assert (minos.seat, len(minos.minos.offer)) == (1, 5)
    assert {"I01", "I03", "I05"} < set(minos.on_offer().split())


@rule("MIN-ACT-07", "MIN-PREP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_dice_stay_and_the_offer_waits_for_the_end_of_the_turn(seats: int) -> None:
    position = labrys.new("minos", seats=seats, seed=seats)
    assert isinstance(position, Minos)
    chooser = random.Random(seats)
    while not position.over:
        before = position.copy()
        position.play(chooser.choice(position.options))
        if before.turn_seat == NONE or position.turn_seat == NONE:
            continue
        for row, old in zip(position.rows, before.rows, strict=True):
            assert all(die in (NONE, was) for die, was in zip(row, old, strict=True))
        if sorted(position.spent) == sorted(before.spent):
            assert [card for card in before.offer if card in position.offer] == position.offer
        else:
            assert len(position.offer) == 5


# What needs no answer is not asked


@rule("MIN-ACT-06")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    minos = two_players(expand="r6", develop="r5", build="r4", prepare="r3").at_actions()
    minos.play("place 1", "place 1", "place 1", "move 1 2", "move 1 6")
    assert (minos.seat, minos.asked) == (0, "Turn")
    minos.play("move 2 3")
    assert (minos.seat, minos.asked) == (1, "Retrieve")


@rule("MIN-ACT-06", "MIN-RULE-17")
def test_the_end_of_the_turn_is_asked_as_long_as_an_extra_action_is_open() -> None:
    minos = two_players(prepare="r6", develop="r5", build="r4", expand="r3")
    minos.give(0, weaponry=1).at_actions().play("forfeit")
    marches = ["march 1 2", "march 1 6", "march 1 7"]
    assert (minos.seat, minos.options) == (0, [*marches, "forage grain", "end-turn"])
    minos.play("forage grain")
    assert (minos.seat, minos.asked) == (1, "Retrieve")


@rule("MIN-ACT-06")
def test_a_turn_without_any_use_still_asks_whether_to_forfeit() -> None:
    minos = bare().at_turn("build").nothing_after()
    minos.warriors(0, {})
    assert minos.options == ["forfeit", "end-turn"]


# The Wild row


@rule("MIN-WILD-01")
@pytest.mark.parametrize(
    ("action", "uses"),
    [
        ("prepare", ["draw", "draw"]),
        ("develop", ["play I13", "temp herb", "play I14", "temp wood", "temp herb"]),
        ("build", ["farm 1", "farm 2"]),
        ("expand", ["move 1 2", "move 1 2"]),
    ],
)
def test_a_wild_die_is_used_as_one_action_with_its_own_points(action: str, uses: list[str]) -> None:
    minos = bare().give(coins=7, hand="I13 I14").warriors(0, {1: 2, 2: 2}).at_turn("wild")
    assert minos.starting("as") == ["as prepare", "as develop", "as build", "as expand"]
    minos.nothing_after().play(f"as {action}", *uses)
    assert set(minos.options) <= {"sell", "end-turn"}


@rule("MIN-WILD-01")
def test_wild_points_are_not_split_between_actions() -> None:
    minos = bare().give(coins=20, hand="I13 I14").at_turn("wild").play("as prepare", "draw")
    verbs = {option.split()[0] for option in minos.options}
    assert verbs == {"take", "draw", "sell", "end-turn"}


@rule("MIN-WILD-01")
def test_a_wild_point_is_worth_one_point_of_expand_and_not_more() -> None:
    minos = bare(seats=4).at_turn("wild", space=1).nothing_after().play("as expand")
    minos.play("place 1", "place 1")
    assert minos.minos.over
    assert minos.clan().warriors[1] == 3


@rule("MIN-WILD-01")
def test_a_wild_die_is_not_used_as_an_action_of_no_use() -> None:
    minos = bare().at_turn("wild")
    assert minos.why_not("as develop") == ("no-use", "MIN-WILD-01", 0)
    assert minos.starting("as") == ["as prepare", "as build", "as expand"]


@rule("MIN-WILD-02", "MIN-EX-15")
def test_a_wild_die_used_to_build_triggers_wild_and_value_traits_but_no_build_traits() -> None:
    minos = bare().give(palace="I22 I09 I06 I57 I08").at_turn("wild", die_is="b3")
    assert minos.starting("trait") == ["trait I06", "trait I57"]
    minos.play("as build", "farm 1")
    assert minos.starting("trait") == ["trait I06", "trait I57"]
    minos.nothing_after().play("end-turn")
    assert (minos.clan().coins, minos.clan().vp, minos.clan().weaponry) == (1, 1, 0)


@rule("MIN-WILD-02")
@pytest.mark.parametrize("action", ["prepare", "develop", "build", "expand"])
def test_a_wild_die_never_triggers_traits_of_the_copied_action(action: str) -> None:
    minos = bare().give(palace=" ".join(COIN_OF.values()), coins=9, hand="I13")
    minos.at_turn("wild", die_is="b3")
    assert minos.starting("trait") == ["trait I06"]
    minos.play(f"as {action}")
    assert minos.starting("trait") == ["trait I06"]


@rule("MIN-WILD-03")
def test_a_wild_die_used_to_prepare_cannot_draw_from_age_two() -> None:
    minos = bare(seats=4).at_turn("wild", space=1).play("as prepare")
    assert not minos.offered("draw-age2")
    assert minos.why_not("draw-age2") == ("age2-space", "MIN-WILD-03", 0)
