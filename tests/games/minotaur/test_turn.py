"""The turn, its phases and the obligation (ledger 4.2, 4.3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.games.minotaur.game import make
from labrys.games.minotaur.rules.lords import NONE
from labrys.kernel.errors import NotOffered
from labrys.kernel.text.words import Words
from tests.games.minotaur.table import GAME, Table, board
from tests.rule import rule


@rule("ML-TURN-01", "ML-TURN-12")
def test_a_turn_is_completed_before_the_other_player_is_asked() -> None:
    lords = board(hand="R01 R03", their_hand="B07")
    while lords.lords.turn_seat == 0:
        assert lords.seat == 0
        lords.play(lords.options[-1])
    assert lords.seat == 1
    assert lords.lords.turn == 6


@rule("ML-TURN-02")
def test_a_turn_begins_with_the_win_check_and_then_asks_to_act_or_refresh() -> None:
    assert board(hand="R01").options == ["act", "refresh"]
    won = board(hand="R01", counters="UM UR LM LE")
    assert won.lords.over
    assert won.lords.winners() == [0]


@rule("ML-TURN-02")
def test_bonuses_until_end_of_turn_end_with_the_turn() -> None:
    lords = board(mine="UM: R04", hand="R27 R01", their_hand="B07").act()
    lords.play("play R27", "column UM")
    assert lords.power("R04") == 3
    while lords.lords.turn_seat == 0:
        lords.play(lords.options[-1])
    assert lords.power("R04") == 2


@rule("ML-TURN-03", "ML-PHASE-01", "ML-PHASE-08")
def test_option_a_runs_phases_0_1_2_and_supremacy_in_order() -> None:
    lords = board(mine="UE: R05", hand="R01 R08 R12").act()
    seen = []
    while lords.lords.turn_seat == 0 and lords.lords.phase != NONE:
        seen.append(lords.lords.phase)
        lords.play("done" if lords.offered("done") else "pass")
    assert seen == [0, 1, 2, 3]


@rule("ML-TURN-04", "ML-REFRESH-04", "ML-SUP-08", "ML-RULE-06")
def test_a_refresh_turn_has_no_actions_and_leaves_the_counters_alone() -> None:
    lords = board(mine="UM: R14", hand="R01 R03", counters="UE - UM")
    lords.play("refresh", "discard R01", "done")
    assert lords.counter("UM") == 1
    assert lords.counter("UE") == 0
    assert lords.seat == 1


@rule("ML-TURN-05", "ML-TURN-06", "ML-RULE-01", "ML-EX-29")
def test_who_plays_nothing_must_discard_one_card_after_the_supremacy_phase() -> None:
    lords = board(hand="R10 R24", theirs="LR: B08").act()
    lords.phase("supremacy")
    assert lords.asked == "DiscardOne"
    assert lords.options == ["discard R10", "discard R24"]
    lords.play("discard R24")
    assert lords.hand() == ["R10"]
    assert lords.seat == 1


@rule("ML-EX-29")
def test_an_only_card_that_was_not_played_is_discarded_without_asking() -> None:
    lords = board(hand="R10", theirs="LR: B08").act().phase("supremacy")
    assert lords.hand() == []
    assert "R10" in lords.discard()
    assert lords.seat == 1


@rule("ML-TURN-06", "ML-FATE-03")
def test_a_fate_played_meets_the_obligation() -> None:
    lords = board(hand="R29 R10").act("1").play("play R29")
    lords.phase("supremacy")
    assert lords.seat == 1
    assert lords.hand() == ["R10"]


@rule("ML-TURN-06")
def test_activating_and_uncursing_do_not_meet_the_obligation() -> None:
    lords = board(mine="UM: R09 R16/1", hand="R14 R30").act("1")
    lords.play("activate R09")
    lords.phase("supremacy")
    lords.play("done")
    assert lords.asked == "DiscardOne"


@rule("ML-TURN-06", "ML-RULE-01")
def test_a_card_discarded_from_hand_by_an_own_effect_meets_the_obligation() -> None:
    lords = board(mine="UM: W07", hand="R14 R30").act("1").play("activate W07", "discard R30")
    lords.phase("supremacy")
    lords.play("done")
    assert lords.seat == 1
    assert lords.hand() == ["R14"]


@rule("ML-TURN-07", "ML-EX-17", "ML-REFRESH-01")
def test_a_refresh_with_cards_in_hand_must_discard_at_least_one() -> None:
    lords = board(hand="R01 R03 R04 R05 R08 R12").play("refresh")
    assert lords.why_not("done") == ("discard-first", "ML-TURN-07")
    lords.play("discard R01", "done")
    assert len(lords.hand()) == 6


@rule("ML-TURN-08", "ML-RULE-02")
def test_with_an_empty_hand_the_obligation_is_waived() -> None:
    lords = board(mine="UM: R04").act()
    assert lords.seat == 0
    lords.play("done")
    assert lords.seat == 1


@rule("ML-TURN-08", "ML-RULE-02")
def test_an_empty_hand_refreshes_to_six() -> None:
    lords = board().play("refresh")
    assert len(lords.hand()) == 6
    assert lords.seat == 1


@rule("ML-EX-20", "ML-RULE-02")
def test_a_card_drawn_by_economic_supremacy_must_be_discarded_if_it_is_the_only_one() -> None:
    lords = board(mine="UE: R09 R05", deck=10).act("1").play("activate R09", "exercise UE")
    assert lords.hand() == []
    assert lords.deck() == 9
    assert lords.seat == 1
    waived = board(mine="UE: R09 R05", deck=10).act("1").play("activate R09", "done")
    assert waived.deck() == 10
    assert not waived.told("discarded")
    assert waived.seat == 1


def first_turn(hand: str) -> Table:
    return board(hand=hand, turn=1)


@rule("ML-TURN-09", "ML-RULE-03")
def test_the_first_player_names_two_phases_to_skip_when_acting() -> None:
    lords = first_turn("R01 R08 R12")
    assert lords.why_not("act") == ("first-turn", "ML-TURN-09")
    assert len(lords.starting("act-skipping")) == 6
    lords.play("act-skipping 0+1")
    assert lords.lords.phase == 2
    assert lords.starting("enter")


@pytest.mark.parametrize(
    ("count", "options"),
    [
        (0, ["act", "refresh"]),
        (1, [f"act-skipping {phase}" for phase in ("0", "1", "2", "supremacy")] + ["refresh"]),
        (4, ["act-skipping 0+1+2+supremacy", "refresh"]),
    ],
)
def test_the_settings_say_how_many_phases_the_first_player_skips(
    tmp_path: Path, count: int, options: list[str]
) -> None:
    own = (GAME.folder / "content" / "settings.toml").read_text()
    changed = own.replace("skipped_phases = 2", f"skipped_phases = {count}")
    (tmp_path / "settings.toml").write_text(changed)
    lords = board(hand="R01 R08", turn=1, game=make(tmp_path))
    assert lords.options == options
    words = Words(lords.lords.game, "en")
    number = ("", "one phase", "two phases", "three phases", "all four phases")[count]
    assert number in words.prompt(lords.lords.view(0), ["you", "they"])
    if count == 4:
        skipped = "phase 0, phase 1, phase 2 and Supremacy"
        assert words.option(lords.lords.options[0]) == f"Act, but skip {skipped}"
    lords.play(options[0])
    assert lords.lords.skipped == (0, 1, 0, 0, 15)[count]


@rule("ML-PHASE-02")
def test_phase_0_has_no_last_action() -> None:
    lords = board(mine="UM: R04/150", hand="R01", theirs="UM: B11").act()
    for left in range(149, -1, -1):
        lords.play("uncurse R04")
        assert lords.curses("R04") == left
    lords.play("enter R01 UM")
    assert lords.column(0, "UM") == ["R04", "R01"]


@rule("ML-EX-15", "ML-TURN-09", "ML-SUP-08")
def test_skipping_phase_2_and_supremacy_leaves_the_columns_without_counters() -> None:
    lords = first_turn("R01 R03 R08 R12").play("act-skipping 2+supremacy")
    lords.play("enter R01 UM", "enter R03 UE", "enter R08 LM")
    assert lords.seat == 1
    assert all(counter == NONE for counter in lords.lords.counters)


@rule("ML-EX-16", "ML-TURN-09")
def test_the_obligation_holds_on_the_first_turn_too() -> None:
    lords = first_turn("R01 R03 R04 R05 R08 R09").play("act-skipping 0+1")
    assert lords.asked == "DiscardOne"
    lords.play("discard R01")
    assert len(lords.hand()) == 5


@rule("ML-TURN-10")
def test_a_first_player_may_refresh_without_restriction() -> None:
    lords = first_turn("R01 R03").play("refresh", "discard R01", "discard R03")
    assert len(lords.hand()) == 6


@rule("ML-TURN-11")
def test_the_first_player_rule_concerns_no_later_turn() -> None:
    lords = first_turn("R01 R03").play("refresh", "discard R01", "done")
    assert lords.seat == 1
    assert lords.options == ["act", "refresh"]


@rule("ML-TURN-12")
def test_in_the_opponents_turn_a_player_is_asked_only_by_an_effect() -> None:
    lords = board(hand="R01", their_hand="B07 B08").act()
    lords.play("enter R01 UM")
    with pytest.raises(NotOffered):
        lords.lords.play(lords.lords.read("activate B12"), 1)


# ---- action phases


@rule("ML-PHASE-02", "ML-PHASE-05")
def test_phase_0_allows_any_number_of_actions() -> None:
    lords = board(mine="LE: R05/2", hand="R01 R02 R03 R04").act()
    lords.play("enter R01 UM", "uncurse R05", "enter R02 UM", "enter R03 UM", "uncurse R05")
    lords.play("enter R04 UM")
    assert lords.column(0, "UM") == ["R01", "R02", "R03", "R04"]
    assert lords.curses("R05") == 0


@rule("ML-PHASE-03", "ML-PHASE-08")
def test_phase_1_allows_one_action() -> None:
    lords = board(hand="R08 R09 R12").act("1").play("enter R08 UM")
    assert lords.lords.phase == 2


@rule("ML-PHASE-04", "ML-EX-03", "ML-ACTIVATE-05")
def test_phase_2_allows_one_action_and_a_god_stays_after_its_use() -> None:
    lords = board(gods="R25", hand="R12", theirs="UE: B11").act("2")
    lords.play("activate R25", "target B11")
    assert "B11" in lords.discard(1)
    assert lords.gods() == ["R25"]
    assert lords.lords.phase == 3 or lords.seat == 1


@rule("ML-PHASE-03", "ML-RULE-40")
def test_a_card_may_give_more_actions_in_its_phase() -> None:
    lords = board(gods="W20", hand="R08 R09 R22 R12").act("1").play("enter R08 UM", "enter R09 UM")
    assert lords.lords.phase == 2
    assert lords.column(0, "UM") == ["R08", "R09"]


@rule("ML-RULE-40", "ML-PHASE-06")
def test_extra_actions_count_in_the_phase_they_name_and_lapse() -> None:
    lords = board(hand="W21 R08 R09 R22").act().play("play W21").phase("1")
    lords.play("enter R08 UM", "enter R09 UM")
    assert lords.lords.phase != 1
    later = board(hand="W21 R01 R08 R09").act().play("play W21").phase("2")
    assert later.starting("enter") == []


@rule("ML-PHASE-06")
def test_passing_is_allowed_in_every_action_phase() -> None:
    lords = board(hand="R01 R08 R12").act()
    for phase in (0, 1, 2):
        assert lords.lords.phase == phase
        assert lords.offered("pass")
        lords.play("pass")


@rule("ML-PHASE-07")
def test_an_action_is_finished_before_the_next_begins() -> None:
    lords = board(hand="R28 R01", mine="UM: R04 R03").act().play("play R28")
    assert not lords.starting("enter")
    lords.play("target R03", "column UE")
    assert lords.offered("enter R01 UM")


@rule("ML-PHASE-08", "ML-EX-01", "ML-PLAY-01")
def test_a_card_is_played_only_in_its_own_phase() -> None:
    lords = board(hand="R12 R01").act()
    assert lords.why_not("enter R12 UE") == ("phase", "ML-PLAY-01")
    lords.phase("2")
    assert lords.offered("enter R12 UE")


@rule("ML-EX-04", "ML-ACTIVATE-04", "ML-ACTIVATE-07")
def test_a_card_is_activated_only_in_its_own_phase() -> None:
    lords = board(mine="UM: R09", hand="R01 R14").act()
    assert lords.why_not("activate R09") == ("phase", "ML-ACTIVATE-07")
    lords.phase("1")
    assert lords.offered("activate R09")
    lords.phase("2")
    assert lords.why_not("activate R09") == ("phase", "ML-ACTIVATE-07")


@rule("ML-EX-05", "ML-CURSE-09")
def test_a_card_is_uncursed_only_in_its_own_phase() -> None:
    lords = board(mine="UM: R14/1", hand="R08").act("1")
    assert lords.why_not("uncurse R14") == ("phase", "ML-CURSE-09")
    lords.phase("2")
    assert lords.offered("uncurse R14")
