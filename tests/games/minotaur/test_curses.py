"""Curses, discards and refresh (ledger 4.7, 4.9)."""

from __future__ import annotations

from labrys.games.minotaur.content.model import COLUMNS
from tests.games.minotaur.table import GAME, board
from tests.rule import rule


@rule("ML-CURSE-01", "ML-CURSE-02", "ML-RULE-15", "ML-RULE-16")
def test_a_cursed_card_has_power_0_and_no_text_but_keeps_its_place() -> None:
    lords = board(mine="UM: R20/1 R04", theirs="UM: B13", hand="R14").act("1")
    assert lords.power("R20") == 0
    assert lords.power("R04") == 2
    assert lords.column(0, "UM") == ["R20", "R04"]
    cursing = board(mine="UR: B10", theirs="UM: B07", hand="R14").act("1")
    cursing.play("activate B10", "target B07")
    assert cursing.curses("B07") == 1
    assert cursing.power("B07") == 0


@rule("ML-RULE-16")
def test_bonuses_do_not_raise_a_cursed_card() -> None:
    lords = board(mine="UM: R20 R16 R04/1")
    assert lords.power("R04") == 0


@rule("ML-CURSE-03", "ML-CURSE-04", "ML-EX-10")
def test_each_counter_needs_its_own_uncurse() -> None:
    lords = board(mine="UM: R17/2", hand="R14").act("1").play("uncurse R17")
    assert (lords.curses("R17"), lords.power("R17")) == (1, 0)
    again = board(mine="UM: R17/1", hand="R14").act("1").play("uncurse R17")
    assert (again.curses("R17"), again.power("R17")) == (0, 6)
    twice = board(mine="UR: B10", theirs="UM: B11/1", hand="R14").act("1")
    twice.play("activate B10", "target B11")
    assert twice.curses("B11") == 2


@rule("ML-CURSE-05", "ML-EX-11")
def test_in_phase_0_several_counters_go_in_one_turn() -> None:
    lords = board(mine="UM: R04/3", hand="R14").act()
    lords.play("uncurse R04", "uncurse R04", "uncurse R04")
    lords.phase("supremacy")
    assert lords.power("R04") == 2
    assert lords.counter("UM") == 0


@rule("ML-CURSE-04")
def test_power_and_passive_text_return_with_the_last_counter() -> None:
    lords = board(mine="UM: R20/1 R04", hand="R14").act("1").play("uncurse R20")
    assert lords.power("R04") == 3


@rule("ML-CURSE-09", "ML-RULE-14")
def test_only_own_cursed_cards_are_uncursed() -> None:
    lords = board(mine="UM: R08/1 R09", theirs="UE: B11/1", hand="R14").act("1")
    assert lords.starting("uncurse") == ["uncurse R08"]


@rule("ML-DISCARD-01")
def test_a_discarded_card_goes_to_its_owners_pile() -> None:
    lords = board(gods="R25", theirs="UE: B11", hand="R14").act("2")
    lords.play("activate R25", "target B11")
    assert lords.discard(1)[-1] == "B11"
    own = board(gods="R25", mine="UM: R04", hand="R14").act("2")
    own.play("activate R25", "target R04")
    assert "R04" in own.discard(0)


@rule("ML-DISCARD-02", "ML-RULE-45")
def test_who_must_lose_cards_from_hand_chooses_them_and_cannot_refuse() -> None:
    lords = board(hand="W07 R30 R01").act("1").play("enter W07 UM")
    assert lords.options == ["discard R30", "discard R01"]
    assert lords.why_not("done") == ("must", "ML-DISCARD-02")


@rule("ML-RULE-11", "ML-RULE-39")
def test_the_set_has_no_phase_0_card_with_active_text_or_arrival_counters() -> None:
    for card in GAME.content.cards:
        if card.phase == 0 and card.icons:
            assert not card.active
            assert card.curses == 0


@rule("ML-REFRESH-02", "ML-RULE-49", "ML-EX-19", "ML-RULE-31")
def test_a_refresh_draws_to_six_and_none_beyond() -> None:
    lords = board(hand="R01 R03").play("refresh", "discard R01", "done")
    assert len(lords.hand()) == 6
    eight = board(hand="R01 R02 R03 R04 R05 R06 R07 R08").play("refresh", "discard R01", "done")
    assert len(eight.hand()) == 7
    assert eight.deck() == 22


@rule("ML-REFRESH-01", "ML-RULE-49")
def test_the_discards_are_one_set_laid_before_drawing() -> None:
    lords = board(hand="R01 R03 R04").play("refresh", "discard R01")
    assert "R01" in lords.hand()
    lords.play("discard R04", "discard R03")
    assert lords.discard()[-3:] == ["R01", "R04", "R03"]
    assert len(lords.hand()) == 6


@rule("ML-REFRESH-03", "ML-EX-18", "ML-RULE-07", "ML-END-05")
def test_a_short_deck_is_drawn_empty_and_never_reshuffled() -> None:
    lords = board(hand="R01 R03", deck=3, their_deck=9).play("refresh", "discard R01", "done")
    assert len(lords.hand()) == 4
    assert lords.deck() == 0
    assert lords.is_over()
    assert lords.lords.winners() == [1]


@rule("ML-EX-38", "ML-REFRESH-02")
def test_a_card_may_raise_the_refresh_level() -> None:
    lords = board(mine="UE: B16", hand="R01 R02 R03 R04").play(
        "refresh", "discard R01", "discard R02", "done"
    )
    assert len(lords.hand()) == 7
    cursed = board(mine="UE: B16/1", hand="R01 R02 R03 R04").play(
        "refresh", "discard R01", "discard R02", "done"
    )
    assert len(cursed.hand()) == 6


@rule("ML-LEADER-02", "ML-GOD-02", "ML-GOD-03", "ML-SUP-06")
def test_limits_hold_through_random_games() -> None:
    for seed in range(12):
        position = GAME.new(2, seed, {"match": "no"})
        moves = seed
        while not position.over:
            moves = (moves * 31 + 7) % 10_007
            position.play(position.options[moves % len(position.options)])
            sides = position.sides
            assert not (sides[0].gods and sides[1].gods)
            for side in sides:
                assert len(side.gods) <= 3 or position.agenda[-1].prompt() == "ask-replacegod"
                leaders = [
                    position.column[card]
                    for card in side.field
                    if GAME.content.cards[card].type == 2
                ]
                assert len(leaders) == len(set(leaders))
                assert all(0 <= place < len(COLUMNS) for place in leaders)
