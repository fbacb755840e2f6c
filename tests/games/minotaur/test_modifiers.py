"""The eleven passive modifiers (ledger 7.4): powers, protection, locks."""

from __future__ import annotations

from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.rules.power import account
from tests.games.minotaur.table import board
from tests.rule import rule


@rule("ML-EX-33")
def test_hordes_count_each_other_in_their_column() -> None:
    lords = board(mine="LE: B01 B02 B04, UE: B03")
    assert lords.total(0, "LE") == 9
    assert lords.total(0, "UE") == 1
    cursed = board(mine="LE: B01 B02 B04/1")
    assert cursed.total(0, "LE") == 4


@rule("ML-EX-34", "ML-RULE-22")
def test_bonuses_of_leaders_and_counts_add_up() -> None:
    lords = board(mine="UM: R20 R04 R02")
    assert lords.total(0, "UM") == 9
    assert [lords.power(name) for name in ("R20", "R04", "R02")] == [2, 3, 4]
    cursed = board(mine="UM: R20/1 R04 R02")
    assert cursed.total(0, "UM") == 5


@rule("ML-RULE-22")
def test_why_a_card_has_its_power_can_be_told() -> None:
    lords = board(mine="UM: R20 R04", hand="R27 R01").act().play("play R27", "column UM")
    parts = account(lords.lords, lords.number("R04"))
    assert parts == [(lords.number("R04"), 2), (lords.number("R20"), 1), (NONE, 1)]
    assert sum(amount for _, amount in parts) == lords.power("R04")
    assert account(board(mine="UM: R04/1").lords, lords.number("R04")) == []


@rule("ML-RULE-35")
def test_neighbouring_columns_lie_in_one_region() -> None:
    lords = board(mine="UR: B19, UE: B09, UM: B07, LM: B11, LE: B12")
    assert [lords.power(name) for name in ("B09", "B07", "B11", "B12")] == [3, 3, 3, 2]
    corner = board(mine="UM: R04, UR: B08 B19")
    assert corner.power("B08") == 2


def test_a_count_is_capped() -> None:
    lords = board(mine="UM: R07 R12 R14 R09")
    assert lords.power("R07") == 3


@rule("ML-RULE-23")
def test_protection_stops_the_opponent_only_and_new_curses_only() -> None:
    lords = board(mine="UR: B10", theirs="UE: B18/0 B09/1, UR: R10", hand="R14").act("1")
    lords.play("activate B10")
    assert not lords.offered("target B09")
    assert lords.curses("B09") == 1
    own = board(mine="UE: B18 B09", gods="R25", hand="R14").act("2").play("activate R25")
    assert own.offered("target B09")


@rule("ML-RULE-23")
def test_protection_from_discards_does_not_stop_a_return_to_hand() -> None:
    lords = board(gods="R25", theirs="UE: R18 B09", hand="R14").act("2").play("activate R25")
    assert not lords.offered("target B09")
    bounce = board(gods="B25", theirs="UM: R18 B07", hand="R14").act("2").play("activate B25")
    assert bounce.offered("target B07")


@rule("ML-RULE-23")
def test_a_god_may_protect_all_cards_from_being_discarded() -> None:
    lords = board(their_gods="W19", theirs="UE: B09", mine="UM: R15 R21", hand="R01").act("2")
    lords.play("activate R15")
    assert lords.column(1, "UE") == ["B09"]
    assert not lords.starting("target")


def test_religious_supremacy_respects_protection() -> None:
    lords = board(mine="UR: R24", theirs="UE: B06 B09", hand="R14").act("supremacy")
    lords.play("exercise UR")
    assert lords.options == ["target B09", "done"]


def test_supplus_adds_in_a_column_of_its_kind_only() -> None:
    lords = board(mine="UE: R19", hand="R14 R30").act("supremacy").play("exercise UE")
    assert len(lords.hand()) == 4
    wrong = board(mine="UR: R19", theirs="UM: B07 B08", hand="R14 R30").act("supremacy")
    wrong.play("exercise UR", "target B07")
    assert wrong.curses("B08") == 0
    temple = board(mine="UR: B15", theirs="UM: B07 B08", hand="R14 R30").act("supremacy")
    temple.play("exercise UR", "target B07", "target B08")
    assert (temple.curses("B07"), temple.curses("B08")) == (1, 1)


@rule("ML-RULE-44")
def test_lock_keeps_types_out_of_the_enemy_side_of_its_column() -> None:
    lords = board(theirs="UM: W14", mine="LE: R23", hand="R20 R28 R08").act()
    lords.phase("1")
    assert lords.why_not("enter R20 UM") == ("locked", "ML-RULE-44")
    assert lords.offered("enter R08 UM")
    moving = board(theirs="UM: W14", mine="LM: R20", hand="R28 R08").act().play("play R28")
    moving.play("target R20")
    assert not moving.offered("column UM")
    cursed = board(theirs="UM: W14/1", hand="R20").act("1")
    assert cursed.offered("enter R20 UM")


def test_builder_lessens_arrival_counters_of_buildings() -> None:
    lords = board(mine="UR: W15", hand="R17 R14").act("1").play("enter R17 UM")
    assert lords.curses("R17") == 1
    colossus = board(mine="UR: W15", hand="W08 R08").act("2").play("enter W08 UM")
    assert colossus.curses("W08") == 1


def test_ties_with_the_text_on_both_sides_go_to_nobody() -> None:
    lords = board(mine="UM: W11", theirs="UM: B18", counters="- UM")
    lords.lords.content.cards[lords.number("B18")].passive.append(
        lords.lords.content.cards[lords.number("W11")].passive[0]
    )
    lords.lords.boost[lords.number("W11")] = 1
    try:
        lords.act("supremacy")
        assert lords.counter("UM") is None
    finally:
        lords.lords.content.cards[lords.number("B18")].passive.pop()


@rule("ML-RULE-28")
def test_boards_piles_and_sizes_are_public_and_hands_and_decks_are_not() -> None:
    lords = board(mine="UM: R04/1", hand="R01 R03", their_hand="B07", discard="R05")
    for seat in (1, -1):
        side = lords.lords.view(seat).facts()["table"]["sides"][0]  # type: ignore[index]
        assert side["hand"] == ["?", "?"]
        assert side["discard"] == ["R05"]
        assert side["deck"] == 26
        assert side["field"]["UM"][0]["id"] == "R04"
        assert side["field"]["UM"][0]["curses"] == 1
    own = lords.lords.view(0).facts()["table"]["sides"][0]  # type: ignore[index]
    assert own["hand"] == ["R01", "R03"]
    assert "R06" not in str(own["under"])
