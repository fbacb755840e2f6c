"""The Supremacy phase and both ways to win (ledger 4.8, 4.10)."""

from __future__ import annotations

import pytest

from tests.games.minotaur.table import board
from tests.rule import rule


@rule("ML-EX-06", "ML-SUP-03", "ML-SUP-04")
def test_the_higher_total_takes_the_counter() -> None:
    lords = board(mine="UM: R04 R22", theirs="UM: W11", counters="- UM").act("supremacy")
    assert (lords.total(0, "UM"), lords.total(1, "UM")) == (5, 4)
    assert lords.counter("UM") == 0


@rule("ML-EX-08", "ML-SUP-03")
def test_a_cursed_card_adds_nothing() -> None:
    lords = board(mine="UM: R04 R22/1", theirs="UM: W11").act("supremacy")
    assert lords.counter("UM") == 1


@rule("ML-EX-09", "ML-SUP-05")
def test_equal_totals_take_the_counter_off() -> None:
    lords = board(mine="UM: R04 R22", theirs="UM: B18", counters="UM").act("supremacy")
    assert lords.counter("UM") is None


@rule("ML-SUP-05", "ML-RULE-44")
def test_a_card_may_decide_ties_of_1_or_more() -> None:
    lords = board(mine="UM: W11", theirs="UM: B07 B08").act("supremacy")
    assert lords.counter("UM") == 0
    nothing = board(mine="UM: W11/1", counters="UM").act("supremacy")
    assert nothing.counter("UM") is None


@rule("ML-SUP-01", "ML-SUP-02", "ML-RULE-04")
def test_all_six_columns_are_determined_for_both_players_before_any_exercise() -> None:
    lords = board(mine="UM: R04, LE: R05", theirs="UR: B08, LM: B07").act("supremacy")
    assert [lords.counter(name) for name in ("UE", "UR", "UM", "LM", "LR", "LE")] == [
        None,
        1,
        0,
        1,
        None,
        0,
    ]
    assert lords.asked == "Exercise"


@rule("ML-SUP-07", "ML-END-02", "ML-RULE-10")
def test_counters_move_only_when_supremacy_is_determined() -> None:
    lords = board(mine="UM: R04", hand="R01 R03", theirs="UE: B09", counters="UE").act()
    lords.play("enter R01 UM")
    assert lords.counter("UM") is None
    assert lords.counter("UE") == 0
    lords.phase("supremacy")
    assert lords.counter("UM") == 0
    assert lords.counter("UE") == 1


@rule("ML-SUP-09", "ML-RULE-24", "ML-RULE-25")
def test_each_own_column_is_exercised_once_in_any_order_or_left_out() -> None:
    lords = board(mine="UM: R04, UE: R05, LM: R08", hand="R10").act("supremacy")
    assert lords.starting("exercise") == ["exercise UE", "exercise UM", "exercise LM"]
    lords.play("exercise LM")
    assert lords.why_not("exercise LM") == ("exercised", "ML-SUP-09")
    assert lords.why_not("exercise UR") == ("no-counter", "ML-SUP-09")
    lords.play("exercise UE", "done")
    assert lords.deck(1) == 29


@rule("ML-SUP-10")
def test_the_opponents_counters_do_nothing_in_your_turn() -> None:
    lords = board(theirs="UM: B07, UE: B09", mine="LE: R05").act("supremacy")
    assert lords.starting("exercise") == ["exercise LE"]


@rule("ML-SUP-11", "ML-SUP-12", "ML-EX-25")
def test_two_military_columns_mill_twice() -> None:
    lords = board(mine="UM: R04, LM: R08", their_deck=2, their_hand="B07").act("supremacy")
    lords.play("exercise UM", "exercise LM")
    assert lords.deck(1) == 0
    assert not lords.is_over()
    assert lords.seat == 1
    lords.play("act", "pass")
    assert lords.is_over()
    assert lords.lords.winners() == [0]


@rule("ML-SUP-12")
def test_milling_an_empty_deck_does_nothing() -> None:
    lords = board(mine="UM: R26 R04, LM: R08", their_deck=1).act("supremacy")
    lords.play("exercise UM", "exercise LM")
    assert lords.deck(1) == 0


@rule("ML-SUP-13", "ML-EX-26")
def test_religious_supremacy_curses_one_enemy_card_of_the_region_or_none() -> None:
    lords = board(mine="UR: R10, UE: R05", theirs="UM: B07, LE: W11", their_gods="B24")
    lords.act("supremacy").play("exercise UR")
    assert lords.options == ["target B07", "done"]
    assert lords.why_not("target W11") == ("other-region", "ML-SUP-13")
    lords.play("target B07")
    assert lords.curses("B07") == 1


@rule("ML-EX-27", "ML-SUP-11")
def test_each_religious_column_curses_in_its_own_region() -> None:
    lords = board(mine="UR: R10, LR: R24", theirs="UM: B07, LM: B11/1", hand="R14")
    lords.act("supremacy").play("exercise UR", "target B07", "exercise LR", "target B11")
    assert (lords.curses("B07"), lords.curses("B11")) == (1, 2)


@rule("ML-SUP-14", "ML-RULE-31")
def test_economic_supremacy_draws_a_card_without_a_hand_limit() -> None:
    hand = "R01 R02 R03 R04 R06 R07 R08"
    lords = board(mine="UE: R05, UM: R14", hand=hand).act("supremacy").play("exercise UE")
    assert len(lords.hand()) == 8
    empty = board(mine="UE: R05, UM: R14", deck=0, hand="R10").act("supremacy")
    empty.play("exercise UE")
    assert empty.hand() == ["R10"]


@rule("ML-SUP-15")
def test_curses_of_the_exercise_change_no_counter_in_this_phase() -> None:
    lords = board(mine="UR: R10, UE: R05", theirs="UM: B07").act("supremacy")
    lords.play("exercise UR", "target B07")
    assert lords.total(1, "UM") == 0
    assert lords.counter("UM") == 1


@rule("ML-EX-35", "ML-RULE-41", "ML-RULE-48")
def test_a_block_is_read_afresh_at_each_exercise() -> None:
    lords = board(mine="LR: R10, LM: R14 R04", theirs="LM: W13", hand="R01").act("supremacy")
    assert lords.why_not("exercise LM") == ("blocked", "ML-RULE-41")
    assert lords.counter("LM") == 0
    lords.play("exercise LR", "target W13")
    lords.play("exercise LM")
    assert lords.deck(1) == 29
    assert "milled" in {event.message for event in lords.events}


# ---- the end


@rule("ML-END-01", "ML-END-03", "ML-EX-24")
@pytest.mark.parametrize(
    ("counters", "won"),
    [
        ("UM UR LM LE", True),
        ("UM UR UE LM LE", True),
        ("UM UR UE LM", False),
        ("UM UR", False),
        ("- UM UR LM LE", False),
    ],
)
def test_two_columns_of_both_regions_win_at_the_beginning_of_the_own_turn(
    counters: str, won: bool
) -> None:
    lords = board(counters=counters, hand="R01")
    assert lords.is_over() is won


@rule("ML-END-01", "ML-RULE-05", "ML-RULE-08")
def test_an_empty_enemy_deck_wins_and_supremacy_is_reported_first() -> None:
    lords = board(their_deck=0)
    assert lords.is_over()
    assert lords.lords.view(0).facts()["table"]["how"] == "empty deck"  # type: ignore[index]
    both = board(their_deck=0, deck=0, counters="UM UR LM LE")
    assert both.lords.winners() == [0]
    assert both.lords.view(0).facts()["table"]["how"] == "supremacy"  # type: ignore[index]


@rule("ML-RULE-08", "ML-END-06")
def test_with_both_decks_empty_the_player_whose_turn_begins_wins() -> None:
    assert board(their_deck=0, deck=0).lords.winners() == [0]


@rule("ML-END-04", "ML-EX-21", "ML-RULE-05")
def test_reaching_the_goal_in_a_turn_wins_only_at_the_next_own_turn() -> None:
    lords = board(mine="UM: R04, UR: R10, LR: R24, LE: R05", their_hand="B07 B08")
    lords.act("supremacy").play("done")
    assert not lords.is_over()
    lords.play("refresh", "discard B07", "done")
    assert lords.is_over()
    assert lords.lords.winners() == [0]


@rule("ML-EX-22", "ML-END-01")
def test_a_tied_column_no_longer_counts_for_the_win() -> None:
    lords = board(mine="UM: R04, UR: R10, LR: R24, LE: R05", theirs="LR: W02", their_hand="B06")
    lords.act("supremacy").play("done")
    assert lords.counter("LR") == 0
    lords.play("act", "enter B06 LR")
    while lords.lords.turn_seat == 1:
        lords.play("done" if lords.offered("done") else "pass")
    assert lords.counter("LR") is None
    assert not lords.is_over()


@rule("ML-EX-23", "ML-END-02")
def test_a_counter_that_still_lies_on_your_side_counts_whatever_the_totals() -> None:
    lords = board(
        mine="UE: R05, UM: R04, LM: R12, LE: R15",
        theirs="UR: B08, LM: R08, LR: B14",
        hand="R01 R03",
        their_hand="B28",
    )
    lords.act("supremacy").play("done", "discard R01")
    assert [lords.counter(name) for name in ("UE", "UM", "LM", "LE")] == [0, 0, 0, 0]
    lords.play("act", "pass", "exercise LR", "target R12")
    assert (lords.total(0, "LM"), lords.total(1, "LM")) == (0, 3)
    lords.play("done")
    assert lords.is_over()
    assert lords.lords.winners() == [0]


@rule("ML-END-05")
def test_an_empty_deck_lets_its_owner_play_on_until_the_opponents_turn() -> None:
    lords = board(deck=0, hand="R01 R08", their_deck=5).act()
    lords.play("enter R01 UM")
    assert not lords.is_over()
    assert lords.lords.phase == 1
    lords.play("enter R08 UM", "done")
    assert lords.is_over()
    assert lords.lords.winners() == [1]


@rule("ML-RULE-09")
def test_a_deck_refilled_before_the_check_does_not_lose() -> None:
    lords = board(deck=0, hand="B30", discard="R04 R05", their_deck=5, their_hand="B07")
    lords.act("2").play("play B30", "done")
    for name in ("R04", "R05"):
        lords.play(f"under {name}")
    while lords.lords.turn_seat == 0 and not lords.is_over():
        lords.play(lords.options[-1])
    assert not lords.is_over()
    assert lords.seat == 1


@rule("ML-RULE-38")
def test_a_player_may_concede_at_any_time() -> None:
    lords = board(hand="R01 R28", mine="UM: R04").act().play("play R28")
    assert not lords.offered("concede")
    lords.play("concede")
    assert lords.is_over()
    assert lords.lords.winners() == [1]
    assert lords.lords.points == [0, 1]


@rule("ML-RULE-38")
def test_after_200_turns_without_a_winner_the_game_is_a_draw() -> None:
    lords = board(hand="R01", turn=200, their_hand="B07")
    lords.play("refresh")
    assert lords.is_over()
    assert lords.lords.turn == 200
    assert lords.lords.points == [0, 0]
    assert lords.lords.winners() == [0, 1]
    late = board(hand="R01", turn=201, counters="UM UR LM LE")
    assert late.lords.points == [1, 0]
