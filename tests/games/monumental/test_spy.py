"""The Scout: Spy, Agent dice and the Espionage stack (ledger 4.14)."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import duel
from tests.rule import rule


def spying(spying="ESP-0", dice=1, **have):
    return duel().give(0, spying=spying, dice=dice, p=1, **have).turn(0)


@rule("MD-SPY-01", "MD-RULE-24")
def test_the_scout_is_used_once_a_round_and_marked_before_any_roll():
    table = spying(g=2).play("deploy p", rolls=(4,))
    assert table.asked == "Reroll"
    assert table.token("scout")
    table.play("stop", "pass")
    assert table.why_not("train g") == ("used", "MD-SPY-01")


@rule("MD-SPY-02", "MD-RULE-24")
def test_one_basic_resource_or_gold_is_paid_with_the_choice():
    table = spying(g=1)
    assert table.starting("train") == ["train p", "train g"]
    assert table.starting("deploy") == ["deploy p", "deploy g"]
    assert table.why_not("train s") == ("lacks", "MD-SPY-02")
    assert table.play("train g").has() == "1p"
    assert table.realm().dice == 2


@rule("MD-RULE-21", "MD-RULE-24")
def test_without_dice_only_training_remains():
    table = spying(dice=0)
    assert table.why_not("deploy p") == ("no-dice", "MD-RULE-21")
    assert table.offered("train p")


@rule("MD-SPY-05", "MD-RULE-22")
def test_any_dice_are_thrown_again_for_one_payment():
    table = spying(dice=3, g=1, s=1).play("deploy p", rolls=(1, 1, 4))
    assert "reroll 1+2 g" in table.options
    assert "reroll 3 s" in table.options
    assert table.why_not("reroll 1 m") == ("lacks", "MD-SPY-05")
    table.play("reroll 1+2 g", rolls=(5, 6))
    assert table.duel.rolled == [5, 6, 4]
    table.play("reroll 3 s", rolls=(6,))
    assert table.has() == ""
    assert table.asked == "ChooseDie"


@rule("MD-SPY-06")
def test_a_die_gained_in_a_deploy_is_not_rolled():
    table = spying("ESP-3", dice=1).give(0, deck="D1-B3").play("deploy p", rolls=(5,))
    table.play("ability 1")
    assert table.realm().dice == 2
    assert table.duel.rolled == []


@rule("MD-SPY-07")
def test_face_1_loses_the_die():
    table = spying(dice=2).play("deploy p", rolls=(1, 1))
    assert table.realm().dice == 0


@rule("MD-SPY-08", "MD-RULE-23")
@pytest.mark.parametrize("face", [2, 3])
def test_faces_2_and_3_switch_to_another_card(face):
    table = spying().play("deploy p", rolls=(face,))
    assert table.starting("espionage") == [f"espionage ESP-{n}" for n in range(1, 5)]
    assert table.why_not("espionage ESP-0") == ("same-card", "MD-RULE-23")
    table.play("espionage ESP-4")
    assert table.name(table.realm().spying) == "ESP-4"


@rule("MD-SPY-08")
def test_the_former_card_may_be_brought_back():
    table = spying(dice=2).play("deploy p", rolls=(2, 3))
    table.play("resolve 1", "espionage ESP-2")
    assert table.offered("espionage ESP-0")


FACES = [
    ("ESP-0", 4, "1g"),
    ("ESP-2", 4, "1g"),
    ("ESP-2", 6, "3g"),
    ("ESP-3", 4, "2s"),
    ("ESP-4", 4, "1c"),
    ("ESP-4", 5, "1vp"),
]


@rule("MD-SPY-09")
@pytest.mark.parametrize(("card", "face", "gained"), FACES)
def test_faces_4_to_6_give_what_the_active_card_says(card, face, gained):
    assert spying(card).play("deploy p", rolls=(face,)).has() == gained


@rule("MD-SPY-09")
def test_faces_that_do_something_to_the_opponent_or_the_display():
    assert spying("ESP-1").play("deploy p", rolls=(6,)).realm(1).unrests == 2
    table = spying("ESP-2").play("deploy p", rolls=(5,))
    assert (table.has(0), table.has(1)) == ("1g", "")
    table = spying("ESP-4").play("deploy p", rolls=(6,))
    assert table.has() == "1g"
    assert table.realm(1).dice == 0
    table = spying("ESP-1").display("D1-K1 . D1-K2 . . .").turn(0).play("deploy p", rolls=(4,))
    table.play("wash D1-K2")
    assert table.names(table.duel.washed) == "D1-K2"


@rule("MD-RULE-50", "MD-SPY-09")
def test_on_a_die_as_much_as_possible_is_done():
    table = spying("ESP-3").display("D1-K1 . D1-K2 . . .").turn(0).play("deploy p", rolls=(6,))
    assert table.options == ["reserve D1-K1", "reserve D1-K2"]
    assert table.why_not("done") == ("owed", "MD-RULE-50")
    table.play("reserve D1-K1")
    assert table.has() == "2g"
    assert table.names(table.realm().reserved) == "D1-K1"


@rule("MD-RULE-25")
def test_what_is_impossible_on_a_die_is_left_out():
    table = spying("ESP-3").give(0, reserved="D1-K1 D1-K2").display("D1-K3 . . . . .").turn(0)
    assert table.play("deploy p", rolls=(6,)).has() == "2g"
    table = spying("ESP-1")
    table.duel.unrest = 1
    assert table.play("deploy p", rolls=(6,)).realm(1).unrests == 1
    table = spying("ESP-2", c=1)
    table.realm(1).supply[4] = 0
    table.realm(1).supply[2] = 1
    assert table.play("deploy p", rolls=(5,)).has() == "1c"


@rule("MD-SPY-10")
def test_what_the_dice_give_cannot_pay_for_rerolls():
    table = spying("ESP-2").play("deploy p", rolls=(6,))
    assert table.asked != "Reroll"
    assert table.has() == "3g"


@rule("MD-SPY-11")
def test_dice_and_active_card_stay_for_later_rounds():
    table = spying("ESP-0", dice=2).play("deploy p", rolls=(3, 3))
    table.play("espionage ESP-1", "espionage ESP-2")
    table.end_round()
    assert table.name(table.realm().spying) == "ESP-2"
    assert table.realm().dice == 2


def test_cryptography_gives_a_free_throw_and_gold_on_the_first_deploy():
    table = duel().city(0, "camp/D2-K1", turned="1").give(0, dice=1, p=1).turn(0)
    table.play("deploy p", rolls=(1,))
    assert table.starting("reroll") == ["reroll 1 free"]
    table.play("reroll 1 free", rolls=(4,))
    assert table.has() == "2g"
    assert table.token("knowledge-1")


@rule("MD-SPY-06")
def test_the_order_of_dice_is_not_asked_where_it_cannot_matter():
    table = spying("ESP-4", dice=3).play("deploy p", rolls=(4, 5, 1))
    assert table.has() == "1c 1vp"
    assert table.realm().dice == 2


@rule("MD-SPY-12", "MD-MIX-04", "MD-MIX-05", "MD-MIX-06")
def test_spying_is_the_only_module_action_of_the_scout():
    table = spying(g=1)
    verbs = {option.split()[0] for option in table.options}
    assert {"train", "deploy"} <= verbs
    assert not verbs & {"explore", "trade"}
