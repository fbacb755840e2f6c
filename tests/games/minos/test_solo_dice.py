"""How Rhadamanthus drafts: a card for the die, the next card for the row (MIN-SOLO-10 to 15)."""

import pytest

from labrys.games.minos.content.model import COLOURS, ROWS
from labrys.games.minos.rules.minos import NONE
from tests.games.minos.table import Table, solo
from tests.rule import rule

RIVAL = 1

# Die, colours or mark, Vases, and the Action side: P(repare), D(evelop), B(uild), E(xpand), W(ild)
CARDS = """
S01 low  yrbg 1    D W P
S02 high rbyg 2    E W B
S03 low  byrg 3    P W E
S04 high gryb 4    B W D
S05 low  min  5    E W D
S06 high max  6    D W E
S07 low  few  7    B W P
S08 high ybrg 8    P W B
S09 low  rybg 9    E P W
S10 high bryg 10   D B W
S11 low  gybr 11   B E W
S12 high min  12   P D W
S13 low  max  1    E B W
S14 high few  3    D P W
S15 low  rbyg 5    B D W
S16 high yrbg 7    P E W
S17 low  bryg 2,9  E D P
S18 high gbry 4,10 D E B
S19 high max  6,11 B P E
S20 low  min  8,12 P B D
"""
MARKS = ["", "min", "max", "few"]


@rule("MIN-SOLO-10", "MIN-SOLO-11", "MIN-SOLO-12")
def test_the_twenty_solo_cards() -> None:
    lines = []
    for card in solo().minos.content.solo_cards:
        colours = "".join(COLOURS[colour][0] for colour in card.colours)
        vases = ",".join(str(vase) for vase in card.vases)
        actions = " ".join(ROWS[row][0].upper() for row in card.actions)
        side = "high" if card.high else "low"
        lines.append(f"{card.id} {side} {colours or MARKS[card.mark]} {vases} {actions}")
    assert lines == [" ".join(line.split()) for line in CARDS.strip().splitlines()]


def taken(minos: Table) -> str:
    """The rival's one die and its row: "y2 develop"."""
    placed = [(minos.row(row), row) for row in ROWS if RIVAL in minos.owners(row)]
    assert len(placed) == 1
    return " ".join(placed[0])


@rule("MIN-SOLO-10")
def test_the_card_drawn_picks_the_die_and_the_card_then_on_top_picks_the_row() -> None:
    # S01 takes the lowest yellow and would go to Develop; S02 takes high red and goes to Expand.
    minos = solo().rival_draft("r1 r6 y2 y5 b3 g4", draws="S01", then="S02")
    assert taken(minos) == "y2 expand"
    assert minos.asked == "Draft"
    assert "draft yellow-2 build" not in minos.options


@rule("MIN-SOLO-10")
def test_the_card_on_top_picks_his_next_die() -> None:
    minos = solo().rival_draft("r1 r6 y2 y5 b3 g4", draws="S01", then="S02")
    minos.play("draft gray-4 build")
    # S02 asks for the highest red.
    assert "draft red-1 wild" in minos.options
    assert "draft red-6 wild" not in minos.options
    assert minos.minos.solo_drawn == [0, 1]


@pytest.mark.parametrize(
    ("draws", "pool", "die"),
    [
        ("S01", "y2 y5 r1 b1 g1", "y2"),
        ("S08", "y2 y5 r6 b6 g6", "y5"),
        ("S01", "r3 r4 b1 g1", "r3"),
        ("S01", "b3 b5 g1", "b3"),
        ("S01", "g2 g6", "g2"),
        ("S04", "g2 g6 r6", "g6"),
        ("S04", "r2 r6 y6 b6", "r6"),
        ("S18", "r6 b1 b4 y6", "b4"),
    ],
)
@rule("MIN-SOLO-11")
def test_he_takes_the_first_colour_of_the_list_that_is_left(
    draws: str, pool: str, die: str
) -> None:
    minos = solo().rival_draft(pool, draws=draws, then="S02")
    assert taken(minos) == f"{die} expand"


@pytest.mark.parametrize(
    ("draws", "pool", "die"),
    [
        # S05 lowest of the lowest total, S12 highest of it
        ("S05", "r6 r5 y1 y6 b3 b5 g6 g6", "y1"),
        ("S12", "r6 r5 y1 y6 b3 b5 g6 g6", "y6"),
        # S13 lowest of the highest total, S06 highest of it
        ("S13", "r6 r3 y1 y6 b4 b4 b2 g5", "b2"),
        ("S06", "r6 r3 y1 y6 b4 b4 b2 g5", "b4"),
        # S07 lowest of the fewest dice, S14 highest of them
        ("S07", "r6 r5 r1 y5 y3 b1 b1 b1 g1 g1 g1 g1", "y3"),
        ("S14", "r6 r5 r1 y5 y3 b1 b1 b1 g1 g1 g1 g1", "y5"),
        # The marks differ: the fewest dice are not the lowest total, nor the dearest die
        ("S05", "r6 y2 y3 b5 b6 g6 g6", "y2"),
        ("S07", "r6 y2 y3 b5 b6 g6 g6", "r6"),
    ],
)
@rule("MIN-SOLO-11")
def test_a_special_mark_looks_at_totals_or_numbers_of_dice(draws: str, pool: str, die: str) -> None:
    minos = solo().rival_draft(pool, draws=draws, then="S02")
    assert taken(minos) == f"{die} expand"


@pytest.mark.parametrize(
    ("draws", "pool", "die"),
    [
        ("S05", "g2 g3 b5 y5 r5", "r5"),
        ("S05", "g5 b5 y5 r6", "y5"),
        ("S05", "g5 b5 r6", "b5"),
        ("S06", "g5 b5 y5 r5", "r5"),
        ("S06", "g5 b5 y5 r4", "y5"),
        ("S06", "g5 b5 y4 r4", "b5"),
        ("S07", "g5 b6 y6 r6", "r6"),
        ("S07", "g5 b6 y6 r6 r6", "y6"),
        ("S07", "g5 b6 r6 r6 y1 y1", "b6"),
        # Gray is a colour, and a colour without dice is no colour
        ("S05", "g1 b6 y6 r6", "g1"),
        ("S07", "b6 b5 y6 y5 y4", "b5"),
        ("S13", "g1 g6 y6", "g1"),
    ],
)
@rule("MIN-RULE-67")
def test_equal_colours_go_red_yellow_blue_gray(draws: str, pool: str, die: str) -> None:
    minos = solo().rival_draft(pool, draws=draws, then="S02")
    assert taken(minos) == f"{die} expand"


@rule("MIN-SOLO-12")
def test_his_die_shifts_higher_dice_and_goes_right_of_equal_ones() -> None:
    minos = solo().placed(0, expand="b5").rival_draft("r1 y2", draws="S01", then="S02")
    assert minos.row("expand") == "y2 b5"
    assert minos.owners("expand") == [RIVAL, 0]
    minos = solo().placed(0, expand="b2").rival_draft("r1 y2", draws="S01", then="S02")
    assert minos.row("expand") == "b2 y2"
    assert minos.owners("expand") == [0, RIVAL]


@rule("MIN-SOLO-12")
def test_a_full_row_leaves_the_second_or_third_of_his_list() -> None:
    # S13: Expand > Build > Wild
    minos = solo().placed(0, expand="b5 b6").rival_draft("r1 y2", draws="S01", then="S13")
    assert taken(minos) == "y2 build"
    minos = solo().placed(0, expand="b5 b6", build="b1 b2")
    minos.rival_draft("r1 y2", draws="S01", then="S13")
    assert taken(minos) == "y2 wild"


def marks(minos: Table) -> list[str]:
    """The action marked for each Wild die from the left, "" for none."""
    return ["" if mark == NONE else ROWS[mark] for mark in minos.minos.solo_wild]


@rule("MIN-EX-17", "MIN-SOLO-12", "MIN-SOLO-13")
def test_example_the_lowest_yellow_goes_to_wild_and_develop_is_marked() -> None:
    # S01 asks for the lowest yellow; S06 lists Develop > Wild > Expand.
    minos = solo().placed(0, develop="b1 b5").rival_draft("r1 y2 y4 g6", draws="S01", then="S06")
    assert taken(minos) == "y2 wild"
    assert marks(minos) == ["develop"]


@rule("MIN-SOLO-13")
def test_the_wild_mark_is_the_first_action_of_the_list_though_its_row_is_full() -> None:
    # S13: Expand > Build > Wild
    minos = solo().placed(0, expand="b5 b6", build="b1 b2")
    minos.rival_draft("r1 y2", draws="S01", then="S13")
    assert marks(minos) == ["expand"]


@rule("MIN-SOLO-14")
def test_without_a_free_row_he_keeps_the_die_and_uses_the_next_action_side() -> None:
    # S17: Expand > Develop > Prepare, S20: Prepare > Build > Develop
    minos = solo().placed(0, expand="b5 b6", develop="b1 b2", prepare="g1 g2")
    minos.rival_draft("r1 y2", draws="S01", then="S17 S20")
    assert taken(minos) == "y2 build"
    cards = [card.id for card in minos.minos.content.solo_cards]
    assert [cards[card] for card in minos.minos.solo_discards] == ["S17"]
    assert cards[minos.minos.solo_top] == "S20"
    assert [cards[card] for card in minos.minos.solo_drawn] == ["S01"]


@rule("MIN-SOLO-14", "MIN-SOLO-13")
def test_the_wild_mark_comes_from_the_action_side_that_placed_the_die() -> None:
    # S17: Expand > Develop > Prepare has no free row; S12: Prepare > Develop > Wild
    minos = solo().placed(0, expand="b5 b6", develop="b1 b2", prepare="g1 g2")
    minos.rival_draft("r1 y2", draws="S01", then="S17 S12")
    assert taken(minos) == "y2 wild"
    assert marks(minos) == ["prepare"]


@rule("MIN-RULE-69", "MIN-SOLO-28")
def test_a_card_discarded_for_want_of_a_row_moves_no_vase() -> None:
    # S17 shows the Vases 2 and 9, S01 the Vase 1
    minos = solo().vases(1, 9, 5).placed(0, expand="b5 b6", develop="b1 b2", prepare="g1 g2")
    minos.rival_draft("r1 y2", draws="S01", then="S17 S20")
    minos.at_income()
    assert minos.minos.solo_vases == [1, 0, 0]


@rule("MIN-RULE-68")
def test_a_deck_without_a_top_card_is_made_anew_at_once() -> None:
    minos = solo()
    minos.rival(top="S01", drawn="S02 S03")
    earlier = minos.minos.solo_deck
    minos.minos.solo_discards = earlier
    minos.minos.solo_deck = []
    minos.at_draft("r1 y2 y4 g6", first=RIVAL)
    table = minos.minos
    assert table.solo_top in range(3, 20)
    assert sorted([table.solo_top, *table.solo_deck]) == list(range(3, 20))
    assert table.solo_discards == []
    # The cards of this round stay where they are.
    assert table.solo_drawn == [1, 2, 0]


@rule("MIN-RULE-70", "MIN-SOLO-13")
def test_two_wild_dice_keep_a_mark_each_and_marks_shift_with_their_dice() -> None:
    # S13: Expand > Build > Wild, S15: Build > Develop > Wild
    minos = solo().placed(0, expand="b5 b6", develop="b1 b2", build="g1 g2")
    minos.rival_draft("r1 y5 y2 g6", draws="S08", then="S13")
    assert (minos.row("wild"), marks(minos)) == ("y5", ["expand"])
    minos.rival_draft("r1 y2 g6", draws="S01", then="S15")
    assert (minos.row("wild"), marks(minos)) == ("y2 y5", ["build", "expand"])


@rule("MIN-RULE-70")
def test_a_human_die_pushes_his_wild_die_together_with_its_mark() -> None:
    minos = solo().placed(0, develop="b1 b5")
    minos.rival_draft("r1 y5 y6 g6", draws="S01", then="S06")
    assert marks(minos) == ["develop"]
    minos.play("draft red-1 wild")
    assert minos.row("wild") == "r1 y5"
    assert marks(minos) == ["", "develop"]


@rule("MIN-SOLO-15")
def test_drawn_cards_stay_in_sight_until_income() -> None:
    minos = solo().placed(0, build="b1 b2").placed(RIVAL, prepare="b1")
    minos.rival_draft("r1 r6 y2 y5 b3 g4 g4 g5", draws="S01", then="S02")
    rival = minos.minos.game.table_facts(minos.minos, 0)["rival"]
    assert isinstance(rival, dict)
    assert rival["drawn"] == ["S01"]
    assert rival["next_actions"] == ["expand", "wild", "build"]
    minos.at_actions().play("forfeit")
    assert minos.minos.solo_drawn == [0]
    minos.at_income(first=RIVAL)
    assert minos.minos.solo_drawn == []
    assert minos.minos.solo_discards == [0]


@rule("MIN-SOLO-15")
def test_he_makes_no_groups_and_takes_no_progress_steps() -> None:
    minos = solo().placed(0, build="b1 y1", prepare="b1 y1")
    minos.placed(RIVAL, develop="r5 r6", expand="g5 g6").at_progress()
    assert minos.asked == "Retrieve"
    assert minos.clan(RIVAL).track == [0, 0, 2]
    assert minos.clan(RIVAL).vp == 0
