"""Rules of Monumental Duel that meet one another: spies, drawing, the end and who sees what."""

from __future__ import annotations

import pytest

from labrys.games.monumental.content.language import NONE
from tests.games.monumental.table import GAME, duel
from tests.rule import rule


@rule("MD-SPY-06", "MD-SPY-03")
def test_a_lost_die_makes_room_for_one_trained_later_in_the_same_deploy():
    def deployed(first):
        table = duel().give(0, spying="ESP-3", dice=3, p=1, deck="D1-B3 camp").turn(0)
        return table.play("deploy p", first, rolls=(5, 1, 1))

    table = deployed("resolve 2").play("resolve 1")
    assert table.asked == "ChooseAbility"
    table.play("ability 1")
    assert table.realm().dice == 2, "3 less 1, and 1 trained, and less 1 again"
    full = deployed("resolve 1")
    assert full.has() == "1g", "three dice are held: the Tavern trains none"
    assert full.realm().dice == 1


@rule("MD-SPY-06", "MD-SPY-08")
def test_each_die_is_resolved_on_the_card_that_is_active_then():
    table = duel().give(0, dice=3, p=1).give(1, dice=2).turn(0)
    table.play("deploy p", "resolve 1", rolls=(4, 3, 4))
    assert table.has() == "1g"
    table.play("resolve 2", "espionage ESP-4")
    assert table.has() == "1c 1g"


@rule("MD-SPY-05", "MD-RULE-22")
def test_each_throw_is_paid_once_and_dice_kept_may_be_thrown_later():
    table = duel().give(0, dice=3, p=1, s=1, g=1).turn(0).play("deploy p", rolls=(1, 1, 1))
    assert len(table.starting("reroll")) == 2 * 7
    table.play("reroll 1+2 s", rolls=(4, 4))
    assert table.duel.rolled == [4, 4, 1]
    table.play("reroll 1+2+3 g", rolls=(4, 4, 4))
    assert table.has() == "3g"


@rule("MD-SPY-01", "MD-TERM-FIRSTTIME")
def test_a_second_deploy_of_the_round_has_its_free_throw_but_no_first_time():
    table = duel().city(0, "camp/D2-K1 camp/D3-K1", turned="1 2").give(0, p=2).turn(0)
    table.play("deploy p", "stop", rolls=(1,))
    assert table.has() == "1p 1g"
    table.realm().dice = 1
    table.play("pass", "use knowledge-2").turn(0)
    table.play("deploy p", rolls=(1,))
    assert table.starting("reroll") == ["reroll 1 free"]
    table.play("stop")
    assert table.has() == "1g"


@rule("MD-RULE-25", "MD-SPY-09")
@pytest.mark.parametrize(("card", "face", "gained"), [("ESP-1", 4, ""), ("ESP-3", 5, "")])
def test_a_face_that_can_do_nothing_passes_by(card, face, gained):
    table = duel().give(0, spying=card, p=1, m=1).turn(0).play("deploy p", "stop", rolls=(face,))
    assert table.has() == f"1m {gained}".strip()
    assert table.realm().dice == 1


@rule("MD-RULE-25")
def test_the_gold_of_a_face_comes_though_the_opponent_has_no_die():
    table = duel().give(0, spying="ESP-4", p=1).give(1, dice=0).turn(0)
    table.play("deploy p", rolls=(6,))
    assert table.has() == "1g"
    assert table.realm(1).dice == 0


@rule("MD-RULE-50", "MD-UNREST-02")
def test_an_unrest_drawn_by_a_die_goes_back_to_its_stack():
    table = duel().give(0, spying="ESP-3", p=1, deck="unrest fort").turn(0)
    table.play("deploy p", rolls=(5,))
    assert table.duel.unrest == 10
    assert table.deck() == "fort"


# ---- drawing


@rule("MD-RULE-09", "MD-RULE-36")
def test_the_card_not_picked_is_discarded_before_the_other_is_used():
    table = duel().city(0, "D1-W2", turned="1").give(0, deck="unrest D3-W2 camp").turn(0)
    table.play("use city-1", "pick D3-W2")
    assert table.discard() == "unrest", "it was not used, and so stays owned"
    table.play("ability 1")
    assert table.has() == "1p 3s"
    assert table.discard() == "unrest camp D3-W2"


@rule("MD-RULE-45")
def test_a_drawn_eiffel_tower_counts_itself():
    table = duel().give(0, s=2, deck="D3-W1").turn(0).play("progress")
    assert table.has() == "2c 1g 1vp"


# ---- the end


@rule("MD-END-01", "MD-RULE-12")
def test_separators_left_in_the_deck_count_for_nothing():
    table = duel().display("D1-K1 D1-K2 D1-K3 . . .").eras("", "", "D3-W1", met=2)
    table.end_round()
    assert table.duel.count_display() == 4
    assert table.duel.separators == 0
    assert table.duel.last_round


@rule("MD-END-01", "MD-ROUND-10")
def test_an_emptied_display_is_refilled_and_five_cards_are_enough():
    table = duel().eras("", "", "D3-W1 D3-W2 D3-K1 D3-K2 D3-P1").end_round()
    assert table.shown().split()[0] == "."
    assert table.duel.count_display() == 5
    assert not table.duel.last_round


@rule("MD-END-03", "MD-RULE-15", "MD-END-06")
def test_the_last_round_ends_without_phase_3_and_a_tie_may_be_shared():
    table = duel().city(0, "camp", turned="1").advantage(0, "p", 3).display("D1-K1 . . . . .")
    table.give(0, g=1, deck="fort").give(1, g=1).turn(0)
    table.duel.last_round = True
    table.play("pass", "pass")
    assert table.duel.over
    assert table.held() == (0, "p", 3)
    assert table.space(0, 1) == "."
    assert table.shown() == "D1-K1 . . . . ."
    assert table.duel.winners() == [0]
    table = duel().give(0, g=1).turn(0)
    table.duel.last_round = True
    table.play("pass", "pass")
    assert table.duel.winners() == [0, 1]


@rule("MD-RULE-26", "MD-END-04", "MD-WONDER-07")
def test_points_of_a_whole_side():
    table = duel().city(0, "unrest/GRE-K1 camp/D1-K1").give(0, vp=3, wonder="D3-W1")
    table.give(0, deck="D1-W1 unrest", discard="unrest", provinces="D1-P1 barricade D1-P2")
    table.give(0, policies="GRE-P1", reserved="D2-K1")
    table.realm().archived = table.numbers("unrest D2-K2")
    assert GAME.earned(table.duel, 0) == {
        "provinces": 2,
        "knowledges": 2,
        "wonders": 2,
        "policies": 2,
        "vp": 3,
        "unrest": -3,
        "dominance": 12,
    }
    assert table.duel.points == [20, 0]


# ---- who sees what


@rule("MD-RULE-36")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_tokens_counters_reserved_and_archived_cards_are_public(seat):
    table = duel().city(0, "camp/GRE-K1", turned="1").give(0, reserved="D1-K1", p=1, deck="fort")
    table.give(0, gained={"p": 3}, used="knowledge-1 scout", discard="D1-K2 camp", bag="library")
    table.realm().archived = table.numbers("unrest")
    seen = table.turn(0).facts(seat)["realms"][0]
    assert seen["reserved"] == ["D1-K1"]
    assert seen["archived"] == ["UNR-1"]
    assert seen["gained"]["p"] == 3
    assert seen["scout_token"]
    assert seen["city"][0]["knowledge_token"]
    assert seen["discard"][0] == "CIV-WORKCAMP"
    assert seen["discard"][1] == ("D1-K2" if seat == 0 else "?")
    assert seen["known"] == ["CIV-FORT"]
    assert seen["deck"] == 2
    assert seen["espionage_stack"] == [f"ESP-{number}" for number in range(5)]
    assert set(seen["culture"]) == ({f"GRE-P{n}" for n in range(1, 6)} if seat == 0 else {"?"})


@rule("MD-RULE-36")
def test_a_knowledge_to_choose_from_is_shown_to_both():
    table = duel().give(0, deck="GRE-K1 D1-K1 fort").end_round()
    assert table.asked == "KeepKnowledge"
    for seat in (-1, 0, 1):
        realm = table.facts(seat)["realms"][0]
        assert realm["drawn"] == ["D1-K1"]
        assert realm["city"][0]["knowledge"] == "GRE-K1"
    assert table.duel.holder == NONE
