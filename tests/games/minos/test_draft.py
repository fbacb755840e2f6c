"""Rolling, drafting and placing the dice (ledger 4.3 and 4.4)."""

import random
from collections import Counter

import pytest

from labrys.games.minos.content.model import COLOURS, ROWS
from labrys.games.minos.rules.draft import Roll
from labrys.games.minos.rules.minos import DICE, value_of
from labrys.games.minos.rules.options import OUT_DIE
from tests.games.minos.table import Table, bare, table
from tests.rule import rule

PLENTY = "y3 " * 17


def rolling(seats: int, *rolls: str) -> Table:
    """A round that begins with these rolls, each a word of values: reds first, then yellow,
    blue and gray. As in the replay of a record, chance reads them from a script."""
    minos = table(seats).clear()
    minos.minos.pool = []
    minos.minos.chance.script = [OUT_DIE + int(value) - 1 for roll in rolls for value in roll]
    minos.minos.chance.read = 0
    minos.minos.agenda.append(Roll())
    minos.minos.events = []
    minos.ask()
    minos.events, minos.minos.events = minos.minos.events, None
    assert minos.minos.chance.read == len(minos.minos.chance.script), "all of it was rolled"
    minos.minos.chance.script = None
    return minos


def pool(minos: Table) -> str:
    """The values of the pool from the left."""
    return "".join(str(value_of(die)) for die in minos.minos.pool)


# ---- the roll


@rule("MIN-DICE-01")
def test_every_die_of_the_pool_is_rolled_and_the_pool_is_sorted_by_value():
    minos = rolling(2, "5312461356421")
    assert pool(minos) == "1112233445566"
    minos = rolling(4, "66115522443365432")
    assert pool(minos) == "11222333444555666"
    assert Counter(die // 6 for die in minos.minos.pool) == {0: 4, 1: 4, 2: 4, 3: 5}


@rule("MIN-DICE-01")
def test_dice_show_1_to_6_all_alike():
    rolled: Counter[int] = Counter()
    for seed in range(120):
        rolled.update(value_of(die) for die in table(4, seed).minos.pool)
    assert sorted(rolled) == [1, 2, 3, 4, 5, 6]
    assert min(rolled.values()) > 270, "340 of each are to be expected"


@rule("MIN-DICE-02")
def test_five_equal_values_stay():
    minos = rolling(2, "1111122234566")
    assert pool(minos) == "1111122234566"
    assert not minos.told("rerolled")


@rule("MIN-DICE-02")
def test_six_equal_values_of_any_colours_are_rolled_again_with_all_dice():
    minos = rolling(2, "1111121234566", "2223334445556")
    assert pool(minos) == "2223334445556"
    assert minos.told("rerolled")


@rule("MIN-DICE-02", "MIN-RULE-07")
def test_there_is_no_limit_to_rolling_again():
    bad = ["6" * 13, "1111112345623", "2345623555555"] * 20
    minos = rolling(2, *bad, "1234561234561")
    assert sum(event.message == "rerolled" for event in minos.events) == 60
    assert sum(event.message == "rolled" for event in minos.events) == 1
    assert pool(minos) == "1112233445566"


@rule("MIN-DICE-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_pool_has_six_equal_values(seats):
    for seed in range(60):
        counts = Counter(pool(table(seats, seed)))
        assert max(counts.values()) < 6


# ---- the draft


@rule("MIN-EX-01", "MIN-DRAFT-03", "MIN-DRAFT-04", "MIN-DRAFT-05", "MIN-DRAFT-02")
def test_four_dice_come_to_an_empty_prepare_row():
    green, beige, purple, navy = range(4)
    minos = table(seats=4).at_draft(pool="r5 b2 r2 g1 " + PLENTY)
    minos.play("draft red-5 prepare")
    assert minos.row("prepare") == "r5"
    minos.play("draft blue-2 prepare")
    assert minos.row("prepare") == "b2 r5"
    minos.play("draft red-2 prepare")
    assert minos.row("prepare") == "b2 r2 r5"
    minos.play("draft gray-1 prepare")
    assert minos.row("prepare") == "g1 b2 r2 r5"
    assert minos.owners("prepare") == [navy, beige, purple, green]
    assert not minos.offered("draft yellow-3 prepare")
    assert minos.offered("draft yellow-3 develop")


@rule("MIN-DRAFT-01", "MIN-ROUND-02")
@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 4), (4, 1)])
@pytest.mark.parametrize("first", [0, 1])
def test_each_in_turn_order_takes_one_die_until_all_have_placed_four(seats, left, first):
    minos = table(seats)
    dice = " ".join("rybg"[die // 6] + str(value_of(die)) for die in minos.minos.pool)
    minos.at_draft(dice, first)
    chooser = random.Random(seats)
    asked = []
    while minos.asked == "Draft":
        asked.append(minos.seat)
        before = len(minos.minos.pool)
        minos.play(chooser.choice(minos.options))
        assert len(minos.minos.pool) == before - 1
    assert asked == [(first + place) % seats for place in range(seats)] * 4
    assert len(minos.minos.pool) == left
    owners = Counter(owner for row in ROWS for owner in minos.owners(row))
    assert owners == dict.fromkeys(range(seats), 4)


@rule("MIN-DRAFT-01")
def test_nobody_may_pass():
    minos = table(2).at_draft(pool=PLENTY)
    assert minos.starting("draft") == minos.options
    assert len(minos.options) == 5, "one die to choose, five rows"


@rule("MIN-DRAFT-01")
def test_equal_dice_are_offered_once_and_taken_one_by_one():
    minos = table(2).at_draft(pool="r4 r4 b4 " + PLENTY)
    dice = [option.split()[1] for option in minos.options if option.endswith("wild")]
    assert dice == ["red-4", "blue-4", "yellow-3"]
    minos.play("draft red-4 wild")
    assert minos.offered("draft red-4 wild"), "the second red 4 is still there"
    minos.play("draft red-4 wild")
    assert not minos.offered("draft red-4 build")
    assert minos.refusal("draft red-4 build") is None


@rule("MIN-DRAFT-02")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 3), (4, 4)])
def test_a_row_with_no_free_space_cannot_be_chosen(seats, spaces):
    minos = table(seats).at_draft(pool=PLENTY)
    for _ in range(spaces):
        assert minos.offered("draft yellow-3 expand")
        minos.play("draft yellow-3 expand")
    assert minos.why_not("draft yellow-3 expand") == ("row-full", "MIN-DRAFT-02", 0)
    refusal = minos.refusal("draft yellow-3 expand")
    assert refusal is not None
    assert ROWS[refusal.what] == "expand"
    assert len(minos.options) == 4


@rule("MIN-DRAFT-03")
def test_a_die_takes_the_leftmost_space_of_an_empty_row_and_rows_have_no_gaps():
    minos = table(4).at_draft(pool="r6 r1 " + PLENTY)
    minos.play("draft red-6 wild", "draft red-1 build", "draft yellow-3 wild")
    seen = minos.minos.view(0).facts()["table"]
    assert isinstance(seen, dict)
    dice = [space and space["die"] for space in seen["rows"]["wild"]]
    assert dice == ["yellow-3", "red-6", None, None]
    assert seen["rows"]["build"][0] == {"die": "red-1", "owner": 1}


@rule("MIN-DRAFT-04")
def test_a_die_goes_between_lower_and_higher_ones_which_keep_their_order():
    minos = table(4).at_draft(pool="r6 b6 g1 y4 " + PLENTY)
    minos.play("draft red-6 build", "draft blue-6 build", "draft gray-1 build")
    assert minos.row("build") == "g1 r6 b6"
    minos.play("draft yellow-4 build")
    assert minos.row("build") == "g1 y4 r6 b6"
    assert minos.owners("build") == [2, 3, 0, 1]


@rule("MIN-DRAFT-05")
def test_a_die_goes_right_of_all_dice_of_its_value_whoever_owns_them():
    minos = table(4).at_draft(pool="r3 b3 g3 r5 " + PLENTY)
    minos.play("draft red-5 build", "draft red-3 build", "draft blue-3 build")
    assert minos.row("build") == "r3 b3 r5"
    minos.play("draft gray-3 build")
    assert minos.row("build") == "r3 b3 g3 r5"


@rule("MIN-DRAFT-06", "MIN-DRAFT-03")
@pytest.mark.parametrize("seed", range(10))
def test_rows_read_in_ascending_value_the_earlier_placed_first_among_equals(seed):
    minos = table(4, seed)
    chooser = random.Random(seed)
    placed: dict[str, list[tuple[int, int]]] = {row: [] for row in ROWS}
    while minos.asked == "Draft":
        option = chooser.choice(minos.options)
        _, name, row = option.split()
        colour, value = name.split("-")
        die = minos.seat * DICE + COLOURS.index(colour) * 6 + int(value) - 1
        placed[row].append((int(value), die))
        minos.play(option)
        # Sorting keeps the order of placing among equal values.
        expected = [die for _, die in sorted(placed[row], key=lambda each: each[0])]
        assert minos.minos.rows[ROWS.index(row)] == expected


@rule("MIN-DRAFT-06", "MIN-RULE-12")
def test_a_die_uses_the_space_under_it_when_drafting_ends():
    # Seat 0 was first on Expand but seat 1's lower die pushed it to space 2 (4 points).
    minos = bare(2).give(0, hand="I01").at_draft(pool="r6 b1 r2 b3 " + PLENTY)
    minos.play("draft red-6 expand", "draft blue-1 expand", "draft red-2 build")
    while minos.asked == "Draft":
        minos.play(next(o for o in minos.options if not o.endswith("expand")))
    while minos.asked == "Groups":
        minos.play("grouped")
    # The 6 is the highest die of seat 0, so it is taken back without asking.
    assert minos.asked == "Turn"
    assert minos.minos.turn_die == 5
    assert minos.minos.turn_points == 4
    assert minos.row("expand") == "b1 .."


@rule("MIN-RULE-12")
def test_dice_do_not_slide_left_when_others_leave():
    minos = bare(2).clear().placed(0, build="r6", expand="r5", wild="r4", prepare="r3")
    minos.minos.rows[ROWS.index("build")].append(1 * DICE + 5)  # right of it, a red 6 of seat 1
    minos.placed(1, expand="y5", wild="y4", prepare="y3").at_actions()
    assert minos.row("build") == ".. r6", "seat 0 has taken its die back"
    minos.play("forfeit")
    while minos.seat == 0:
        minos.play("end-turn")
    assert minos.seat == 1
    assert minos.row("build") == ".. .."
    assert minos.minos.turn_space == 1, "seat 1's die was still on the second space"
    assert minos.minos.turn_points == 1


@rule("MIN-DRAFT-07")
def test_dice_of_every_colour_may_go_to_each_of_the_five_rows():
    minos = table(4).at_draft(pool="r4 y4 b4 g4 " + "r1 " * 13)
    for colour in ("red", "yellow", "blue", "gray"):
        for row in ("prepare", "develop", "build", "expand", "wild"):
            assert minos.offered(f"draft {colour}-4 {row}")
    assert len(minos.options) == 5 * 5


@rule("MIN-RULE-13")
def test_a_die_may_go_to_a_row_whose_action_is_of_no_use():
    # No Coins, no cards, no Warriors: nothing to develop, build or expand with.
    minos = bare(2).warriors(0, {}).give(0, reserves=0).at_draft(pool=PLENTY)
    minos.minos.offer.clear()
    for row in ROWS:
        assert minos.offered(f"draft yellow-3 {row}")
    minos.play("draft yellow-3 develop")
    assert minos.row("develop") == "y3"
