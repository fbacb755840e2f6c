"""Playing cards and the five types (ledger 4.4, 4.5, 4.6)."""

from __future__ import annotations

from tests.games.minotaur.table import board
from tests.rule import rule


@rule("ML-PLAY-02", "ML-EX-02", "ML-PLAY-07", "ML-MINION-01")
def test_a_card_enters_only_columns_of_its_icons_in_either_region() -> None:
    lords = board(hand="R06").act()
    assert lords.starting("enter") == [
        "enter R06 UE",
        "enter R06 UR",
        "enter R06 LR",
        "enter R06 LE",
    ]
    assert lords.why_not("enter R06 UM") == ("icon", "ML-PLAY-02")
    assert lords.why_not("enter R06 LM") == ("icon", "ML-PLAY-02")


@rule("ML-PLAY-02")
def test_minions_and_buildings_crowd_a_column_without_limit() -> None:
    lords = board(mine="UM: R04 R08 R12 R14 R15 R16 R17", hand="R01").act()
    lords.play("enter R01 UM")
    assert len(lords.column(0, "UM")) == 8


@rule("ML-PLAY-03")
def test_a_card_of_several_icons_stands_in_one_column_and_keeps_them() -> None:
    lords = board(hand="R03 R28").act().play("enter R03 UE")
    lords.play("play R28", "target R03")
    assert lords.starting("column") == [
        "column UR",
        "column UM",
        "column LM",
        "column LR",
        "column LE",
    ]


@rule("ML-PLAY-04", "ML-ACTIVATE-02", "ML-ACTIVATE-03")
def test_passive_text_starts_at_once_and_active_text_works_on_arrival_for_free() -> None:
    lords = board(mine="UM: R04", hand="R20 R09 R12").act("1").play("enter R20 UM")
    assert lords.power("R04") == 3
    assert lords.lords.phase == 2
    other = board(hand="R09 R12").act("1").play("enter R09 UM")
    assert other.deck(1) == 29


@rule("ML-PLAY-05", "ML-CURSE-08", "ML-RULE-13", "ML-BUILDING-02")
def test_a_card_that_arrives_cursed_arrives_blank() -> None:
    lords = board(mine="UE: R05, LR: R10/1", hand="W10 R16 R12").act("1").play("enter W10 LR")
    assert lords.curses("W10") == 1
    assert lords.asked != "Pick"
    assert lords.total(0, "LR") == 0
    foundry = board(mine="UM: R04", hand="R16 R12").act("1").play("enter R16 UM")
    assert foundry.total(0, "UM") == 2


@rule("ML-EX-28", "ML-RULE-12", "ML-CURSE-06")
def test_text_missed_by_arriving_cursed_needs_an_action_of_its_own() -> None:
    lords = board(mine="LR: W10/1 R10/1", hand="R12").act("1").play("uncurse W10")
    assert lords.curses("W10") == 0
    assert lords.curses("R10") == 1
    later = board(mine="LR: W10 R10/1", hand="R12").act("1").play("activate W10", "target R10")
    assert later.curses("R10") == 0


@rule("ML-PLAY-06")
def test_only_cards_of_the_hand_are_played() -> None:
    lords = board(hand="R01", discard="R03").act()
    assert {option.split()[1] for option in lords.starting("enter")} == {"R01"}


@rule("ML-MINION-02", "ML-BUILDING-01", "ML-LEADER-01")
def test_minions_buildings_and_leaders_count_their_power_and_stay() -> None:
    lords = board(mine="UM: R04 R17 R20", hand="R01", their_hand="B07")
    assert lords.total(0, "UM") == 3 + 6 + 2
    lords.act().play("enter R01 LM")
    while lords.lords.turn_seat == 0:
        lords.play(lords.options[-1])
    assert lords.column(0, "UM") == ["R04", "R17", "R20"]


@rule("ML-LEADER-02")
def test_each_column_holds_one_leader_a_player_the_opponents_not_counted() -> None:
    lords = board(mine="UM: R20, LM: R22", theirs="UM: B21", hand="R23 R21").act("1")
    lords.play("enter R23 UE")
    assert lords.column(0, "UM") == ["R20"]
    assert lords.column(1, "UM") == ["B21"]
    assert lords.column(0, "UE") == ["R23"]


@rule("ML-LEADER-03", "ML-EX-14", "ML-LEADER-04", "ML-RULE-15", "ML-CURSE-07", "ML-RULE-17")
def test_a_new_leader_replaces_the_old_one_cursed_or_not() -> None:
    lords = board(mine="UM: R22/2", hand="R21").act("2").play("enter R21 UM")
    assert lords.column(0, "UM") == ["R21"]
    assert "R22" in lords.discard()
    assert lords.curses("R22") == 0
    assert lords.total(0, "UM") == 4


@rule("ML-RULE-17")
def test_the_old_leaders_passive_text_ends_before_the_new_one_resolves() -> None:
    lords = board(mine="UM: R20 R04", theirs="UM: B13", hand="R22").act("1")
    lords.play("enter R22 UM")
    assert lords.power("R04") == 2
    assert lords.offered("target R04")


@rule("ML-EX-37", "ML-RULE-50")
def test_a_reborn_leader_goes_to_hand_when_replaced_unless_cursed() -> None:
    lords = board(mine="UM: W17", hand="R21").act("2").play("enter R21 UM")
    assert "W17" in lords.hand()
    assert "W17" not in lords.discard()
    cursed = board(mine="UM: W17/1", hand="R21").act("2").play("enter R21 UM")
    assert "W17" in cursed.discard()


@rule("ML-RULE-50")
def test_a_reborn_card_goes_to_its_owners_hand_from_an_effect_too() -> None:
    lords = board(theirs="UM: W17", hand="R30 R01").act("2")
    lords.play("play R30", "target W17")
    assert lords.hand(1) == ["W17"]
    assert "W17" not in lords.discard(1)


@rule("ML-RULE-50", "ML-RULE-27")
def test_returning_to_hand_is_no_discard_and_meets_no_obligation() -> None:
    lords = board(mine="UM: R04", gods="B25", hand="R08").act("2")
    lords.play("activate B25", "target R04")
    assert lords.asked == "DiscardOne"
    assert lords.options == ["discard R08", "discard R04"]


@rule("ML-GOD-01", "ML-GOD-05")
def test_a_god_goes_to_the_centre_and_counts_in_no_column() -> None:
    lords = board(hand="R26").act("1")
    assert lords.starting("enter") == []
    lords.play("play R26")
    assert lords.gods() == ["R26"]
    assert all(lords.total(0, column) == 0 for column in ("UE", "UR", "UM", "LM", "LR", "LE"))
    religious = board(mine="UR: R10", their_gods="B24", theirs="UE: B09", hand="R01").act()
    religious.play("enter R01 UM", "exercise UR")
    assert religious.starting("target") == ["target B09"]


@rule("ML-GOD-02", "ML-EX-13", "ML-RULE-19")
def test_playing_a_god_sends_all_gods_of_the_opponent_away_first() -> None:
    lords = board(hand="R25", their_gods="B24 W19", theirs="UE: B11").act("2").play("play R25")
    assert lords.gods(1) == []
    assert lords.discard(1)[-2:] == ["B24", "W19"]
    assert lords.offered("target B11")


@rule("ML-GOD-03", "ML-EX-12", "ML-RULE-18", "ML-GOD-04")
def test_a_fourth_god_replaces_one_of_the_three_earlier_ones() -> None:
    lords = board(gods="R26 W18 B24", hand="R25", theirs="UE: B11").act("2").play("play R25")
    assert lords.options == ["target R26", "target W18", "target B24"]
    lords.play("target W18")
    assert lords.gods() == ["R26", "B24", "R25"]
    lords.play("target B11")
    assert "B11" in lords.discard(1)


@rule("ML-FATE-01", "ML-EX-30", "ML-RULE-47")
def test_a_fate_may_be_played_even_without_effect() -> None:
    lords = board(hand="B29 R10").act("1").play("play B29", "region upper")
    assert "B29" in lords.discard()
    lords.phase("supremacy")
    assert lords.seat == 1


@rule("ML-FATE-02")
def test_a_fate_is_never_in_play_and_is_discarded_after_its_effect() -> None:
    lords = board(hand="B30 R01", discard="R04 R29").act("2").play("play B30")
    assert not lords.offered("take R29")
    assert "B30" not in lords.discard()
    lords.play("take R04")
    assert lords.discard()[-1] == "B30"
    assert lords.starting("activate") == []


@rule("ML-ACTIVATE-01", "ML-ACTIVATE-07")
def test_only_own_uncursed_cards_with_active_text_are_activated() -> None:
    lords = board(mine="UM: R09 R08 R11/1", theirs="UE: B12", hand="R14").act("1")
    assert lords.starting("activate") == ["activate R09"]
    assert lords.why_not("activate R11") == ("cursed", "ML-ACTIVATE-07")


@rule("ML-ACTIVATE-06", "ML-RULE-11", "ML-RULE-43")
def test_an_active_text_is_used_once_a_turn_its_arrival_included() -> None:
    lords = board(gods="W20", hand="R09 R14", mine="UM: R23").act("1").play("enter R09 UM")
    assert lords.why_not("activate R09") == ("used", "ML-ACTIVATE-06")
    lords.play("activate R23", "done")
    assert lords.lords.phase == 2


@rule("ML-RULE-43")
def test_a_card_that_arrived_cursed_may_be_activated_once_freed_by_extra_actions() -> None:
    lords = board(hand="W21 W10 R14", mine="LR: R10/1", gods="W20").act().play("play W21")
    lords.phase("1").play("enter W10 LR", "uncurse W10", "activate W10", "target R10")
    assert lords.curses("R10") == 0


@rule("ML-ACTIVATE-04", "ML-ACTIVATE-05")
def test_an_activation_uses_the_text_once_and_leaves_the_card() -> None:
    lords = board(mine="UM: R09", hand="R14").act("1").play("activate R09")
    assert lords.deck(1) == 29
    assert lords.column(0, "UM") == ["R09"]
    assert lords.lords.phase == 2


@rule("ML-RULE-27")
def test_a_card_returned_to_hand_is_fresh_when_it_is_played_again() -> None:
    lords = board(mine="UM: R09/2", hand="B25 R14").act("2").play("play B25", "target R09")
    assert "R09" in lords.hand()
    assert lords.curses("R09") == 0
    assert "R09" not in lords.discard()
