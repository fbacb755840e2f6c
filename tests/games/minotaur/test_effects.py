"""The fifteen active effects (ledger 7.3) and who decides in them (ML-RULE-45 to 47, 51)."""

from __future__ import annotations

from labrys.games.minotaur.content.language import CURSE, GOD
from tests.games.minotaur.table import board
from tests.rule import rule


@rule("ML-RULE-21", "ML-RULE-45")
def test_a_target_may_be_declined_and_any_includes_own_cards() -> None:
    lords = board(gods="R25", mine="UM: R04", theirs="UE: B09", hand="R14").act("2")
    lords.play("activate R25")
    assert lords.options == ["target R04", "target B09", "done"]
    lords.play("done")
    assert lords.column(0, "UM") == ["R04"]


@rule("ML-RULE-47")
def test_a_text_without_a_target_is_used_all_the_same() -> None:
    lords = board(gods="R25 W20", hand="R14").act("2").play("activate R25")
    assert lords.lords.used[lords.number("R25")] == 5
    assert lords.lords.phase != 2


@rule("ML-EX-36", "ML-RULE-46", "ML-RULE-23")
def test_several_targets_are_named_together_as_things_stand() -> None:
    lords = board(mine="LR: B20", theirs="LR: B23 W04 B08", hand="R14").act("2")
    lords.play("activate B20")
    assert lords.why_not("target B23") == ("protected", "ML-RULE-23")
    lords.play("target W04")
    assert lords.curses("W04") == 0
    assert not lords.offered("target B23")
    assert not lords.offered("target W04")
    lords.play("target B08")
    assert (lords.curses("W04"), lords.curses("B08")) == (1, 1)
    later = board(mine="LR: B20", theirs="LR: B23 W04/1", hand="R14").act("2")
    later.play("activate B20")
    assert later.offered("target B23")


@rule("ML-RULE-46")
def test_a_text_once_begun_is_finished_even_if_its_source_leaves() -> None:
    lords = board(gods="B26", hand="R14", mine="UM: R04/1").act("2").play("activate B26")
    god = lords.number("B26")
    lords.lords.leave_play(god)
    lords.lords.to_discard(god)
    lords.play("draw")
    assert lords.offered("target R04")
    lords.play("target R04")
    assert lords.curses("R04") == 0


@rule("ML-RULE-26")
def test_a_moved_card_keeps_its_counters_and_goes_only_where_it_may_stand() -> None:
    lords = board(mine="UM: R09/1, LM: R20", hand="R28 R22").act().play("play R28")
    lords.play("target R20")
    assert lords.starting("column") == ["column UE", "column UM", "column LE"]
    lords.play("done")
    moved = board(mine="UM: R09/1", hand="R28 R14").act().play("play R28", "target R09")
    moved.play("column LE")
    assert moved.curses("R09") == 1
    assert moved.deck(1) == 30
    leaders = board(mine="UM: R20, UE: R23, LM: R22", hand="R28 R14").act().play("play R28")
    leaders.play("target R20")
    assert leaders.starting("column") == ["column LE"]


@rule("ML-RULE-26")
def test_a_card_without_a_destination_cannot_be_chosen_to_move() -> None:
    lords = board(mine="UM: R20, UE: R23, LM: R22, LE: R21", hand="R28 R14").act()
    lords.play("play R28")
    assert "target R20" not in lords.options


def test_curse_uncurse_and_discard_hit_what_their_selector_says() -> None:
    lords = board(mine="UM: R13", theirs="UE: B16 B09, LE: B17", hand="R01").act("2")
    lords.play("activate R13")
    assert lords.options == ["target B16", "done"]
    ram = board(mine="UM: R15", theirs="UE: B16 B09, LE: B17", hand="R01").act("2")
    ram.play("activate R15", "target B16")
    assert "B16" in ram.discard(1)
    free = board(mine="UM: R04/1 R08/2 R14/1", hand="B27 R22").act().play("play B27")
    free.play("target R04", "target R08")
    assert [free.curses(name) for name in ("R04", "R08", "R14")] == [0, 1, 1]


@rule("ML-RULE-22")
def test_conditions_on_power_use_the_current_power() -> None:
    lords = board(mine="UM: R11", theirs="UM: B07, UR: B06 B08/1", hand="R01").act("1")
    lords.play("activate R11")
    assert lords.options == ["target B06", "target B08", "done"]


def test_bounce_returns_a_card_to_its_owners_hand() -> None:
    lords = board(gods="B25", theirs="UM: B11/1 B14", hand="R01").act("2").play("activate B25")
    lords.play("target B11")
    assert lords.hand(1) == ["B11"]
    assert lords.curses("B11") == 0


def test_boost_lifts_uncursed_cards_of_the_picked_column_until_end_of_turn() -> None:
    lords = board(mine="UM: R04 R08/1 R20, LM: R09", hand="R27 R22").act()
    lords.play("play R27", "column UM")
    assert (lords.power("R04"), lords.power("R08"), lords.power("R09")) == (4, 0, 2)


@rule("ML-RULE-45")
def test_declining_the_pick_of_a_place_cancels_the_effect() -> None:
    lords = board(mine="UM: R04", hand="R27 R22").act().play("play R27", "done")
    assert lords.power("R04") == 2
    assert "R27" in lords.discard()


def test_draw_goes_one_by_one_and_may_stop() -> None:
    lords = board(hand="B28 R22").act().play("play B28", "draw", "done")
    assert len(lords.hand()) == 2
    assert lords.deck() == 28


def test_mill_takes_what_there_is() -> None:
    lords = board(hand="R29 R14", their_deck=2).act("1").play("play R29")
    assert lords.deck(1) == 0


@rule("ML-RULE-51", "ML-RULE-29")
def test_dig_takes_one_and_puts_the_rest_under_the_deck_in_a_chosen_order() -> None:
    lords = board(mine="UM: B21", hand="R14", deck=5).act("1").play("activate B21", "look")
    assert len(lords.starting("take")) == 3
    assert "drew" not in {event.message for event in lords.events}
    taken = lords.starting("take")[0].split()[1]
    lords.play(f"take {taken}")
    assert taken in lords.hand()
    first, second = (option.split()[1] for option in lords.starting("under"))
    lords.play(f"under {second}")
    assert lords.deck() == 4
    under = [lords.lords.content.cards[card].id for card in lords.lords.sides[0].under]
    assert under == [second, first]
    assert lords.lords.view(1).concealed.sides[0].under == [-1, -1]  # type: ignore[attr-defined]


def test_dig_and_peek_may_be_declined_before_looking() -> None:
    lords = board(mine="UM: B21", hand="R14").act("1").play("activate B21", "done")
    assert lords.deck() == 29
    peek = board(mine="UR: B23", hand="R01", their_hand="B07").act("2").play("activate B23")
    assert peek.options == ["look", "done"]


@rule("ML-RULE-29")
def test_peek_shows_the_hand_to_the_one_who_looks_and_it_stays_known() -> None:
    lords = board(mine="UR: B23", hand="R01", their_hand="B07 B08 B09").act("2")
    hidden = lords.lords.view(0).facts()["table"]["sides"][1]["hand"]  # type: ignore[index]
    assert hidden == ["?", "?", "?"]
    lords.play("activate B23", "look", "target B08")
    assert "B08" in lords.discard(1)
    seen = lords.lords.view(0).facts()["table"]["sides"][1]["hand"]  # type: ignore[index]
    assert seen == ["B07", "B09"]
    stranger = lords.lords.view(-1).facts()["table"]["sides"][1]["hand"]  # type: ignore[index]
    assert stranger == ["?", "?"]


def test_recover_takes_given_types_to_hand_or_under_the_deck() -> None:
    lords = board(hand="B30 R01", discard="R04 R16 R20 R29").act("2").play("play B30")
    assert lords.options == ["take R04", "take R20", "done"]
    lords.play("take R20")
    assert lords.options == ["under R04", "under R16", "done"]
    lords.play("under R16", "under R04")
    under = [lords.lords.content.cards[card].id for card in lords.lords.sides[0].under]
    assert under == ["R16", "R04"]


@rule("ML-RULE-51")
def test_the_order_of_cards_under_a_deck_is_not_shown() -> None:
    lords = board(hand="B30 R01", discard="R04 R16 R20").act("2")
    lords.play("play B30", "done", "under R16", "under R04", "done")
    facts = lords.lords.view(1).facts()["table"]["sides"][0]["under"]  # type: ignore[index]
    assert facts == ["R04", "R16"]
    orders = set()
    for seed in range(20):
        world = lords.lords.world(1, seed)
        orders.add(tuple(world.sides[0].under))  # type: ignore[attr-defined]
    assert len(orders) == 2


@rule("ML-RULE-51")
def test_the_opponent_is_told_which_cards_go_under_a_deck_and_not_in_which_order() -> None:
    told: list[list[list[int]]] = []
    seen = []
    known = []
    for names in (("R16", "R04", "R20"), ("R04", "R20", "R16")):
        lords = board(hand="B30 R01", discard="R04 R16 R20 R29").act("2").play("play B30", "done")
        before = lords.lords.view(1).facts()
        for name in names:
            assert lords.lords.view(1).facts() == before
            lords.play(f"under {name}")
        told.append([event.parts for event in lords.events if event.message == "recovered"])
        seen.append(lords.lords.view(1).facts()["table"])
        known.append(lords.lords.view(1).concealed.sides[0].shown)  # type: ignore[attr-defined]
        under = [lords.lords.content.cards[card].id for card in lords.lords.sides[0].under]
        assert under == list(names)
        assert lords.discard() == ["R29", "B30"]
    assert len(told[0]) == 3
    assert told[0] == told[1]
    assert seen[0] == seen[1]
    assert known[0] == known[1]


def test_copy_uses_the_text_of_another_card_as_its_own() -> None:
    lords = board(mine="UR: W16, LM: R09", theirs="LE: B12, UE: B14", hand="R01").act("2")
    lords.play("activate W16")
    assert lords.options == ["target R09", "target B12", "done"]
    lords.play("target R09")
    assert lords.deck(1) == 27
    assert lords.lords.used[lords.number("R09")] == 0


def test_exercise_uses_a_column_now_and_again_later() -> None:
    lords = board(mine="UM: R04", hand="W24 R14", counters="UM").act("1")
    lords.play("play W24", "exercise UM")
    assert lords.deck(1) == 29
    lords.phase("supremacy").play("exercise UM")
    assert lords.deck(1) == 28


def test_all_hits_every_matching_card_of_the_picked_region() -> None:
    lords = board(mine="UM: R16 R04, LE: R19", theirs="UE: B16", hand="W22 R01").act("2")
    lords.play("play W22", "region upper")
    assert lords.column(0, "UM") == ["R04"]
    assert lords.column(1, "UE") == []
    assert lords.column(0, "LE") == ["R19"]


@rule("ML-RULE-20")
def test_no_card_of_the_set_curses_a_god() -> None:
    lords = board(gods="B24", their_gods="B25", hand="R14", theirs="UM: B07").act("1")
    lords.play("activate B24")
    assert lords.options == ["target B07", "done"]
    for card in lords.lords.content.cards:
        for clause in card.active:
            assert clause.code != CURSE or not clause.sel.types >> GOD & 1


@rule("ML-RULE-30")
def test_curse_counters_never_run_out() -> None:
    lords = board(mine="UR: B10", theirs="UM: B07/40", hand="R14").act("1")
    lords.play("activate B10", "target B07")
    assert lords.curses("B07") == 41
