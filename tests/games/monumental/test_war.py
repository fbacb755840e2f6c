"""Conquest, using City cards, Scientific Progress, the Advantage and the Warlord (ledger 4.9 to
4.13)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from tests.games.monumental.table import duel
from tests.rule import rule


@rule("MD-CONQ-01")
def test_only_the_topmost_province_can_be_conquered():
    table = duel().give(1, provinces="D1-P1 D2-P1").give(0, m=6).turn(0).play("conquer")
    assert table.provinces(0) == "D2-P1"
    assert table.provinces(1) == "D1-P1"


@rule("MD-CONQ-03", "MD-RULE-29")
def test_a_stack_without_a_province_cannot_be_attacked():
    table = duel().give(1, provinces="barricade").give(0, m=9).turn(0)
    assert table.why_not("conquer") == ("no-province", "MD-CONQ-03")


@rule("MD-CONQ-04")
def test_a_conquered_province_gives_no_bonus():
    table = duel().give(1, provinces="D3-P2").give(0, m=7).turn(0).play("conquer")
    assert table.has() == ""


@rule("MD-CONQ-05", "MD-ACQ-04")
def test_barricades_that_come_back_can_be_bought_again():
    table = duel().give(1, provinces="D1-P1 barricade").give(0, m=5, p=2)
    table.duel.piles[3] = 0
    table.turn(0).play("conquer")
    assert table.pile("barricade") == 1
    table.turn(0).play("acquire BAS-BARRICADE")
    assert table.provinces(0) == "D1-P1 barricade"


@rule("MD-CONQ-06", "MD-RULE-29")
def test_a_province_may_change_hands_several_times_in_a_round():
    table = duel().give(1, provinces="D1-P1", m=3).give(0, m=6).turn(0)
    table.play("conquer", "conquer", "conquer")
    assert table.provinces(0) == "D1-P1"


@rule("MD-RULE-43")
def test_discounts_add_up_and_no_price_is_below_0():
    table = duel().give(0, policies="GRE-P4").display("D1-P1 . . . . .").give(0, m=2)
    assert table.turn(0).offered("acquire D1-P1")
    table = duel("mughals+greeks").city(0, "camp/MUG-K1 camp/D2-K3", turned="1 2")
    table.give(1, provinces="D1-P1 barricade barricade barricade").give(0, m=3).turn(0)
    assert table.offered("conquer")
    table.play("conquer")
    assert table.has() == "1vp"  # Siegecraft: the first Province taken from the opponent
    assert table.pile("barricade") == 8
    table = duel().city(0, "D1-B1 D1-B1 D1-B1", turned="1 2 3").display("D1-W1 . . . . .")
    assert table.give(0, g=1).turn(0).play("acquire D1-W1").has() == "1g"


@rule("MD-RULE-43")
def test_the_barricades_are_part_of_the_price_that_a_discount_lowers():
    table = duel().give(1, provinces="D1-P1 barricade").give(0, policies="GRE-P4", m=4).turn(0)
    assert table.play("conquer").has() == ""


# ---- using City cards


@rule("MD-USE-01", "MD-USE-05")
def test_only_an_activated_card_can_be_used():
    table = duel().city(0, "GRE-B1 GRE-B1", turned="2").give(0, g=1).turn(0)
    assert table.why_not("use city-1") == ("inactive", "MD-USE-05")
    table.play("use city-2", "take m")
    assert table.has() == "1m 1g"
    assert table.token("city-2")


@rule("MD-USE-02")
def test_a_knowledge_and_its_cover_are_used_in_separate_actions():
    table = duel().city(0, "GRE-B1/D1-K1", turned="1").give(0, g=1).turn(0)
    table.play("use city-1", "take p", "pass", "use knowledge-1")
    assert table.has() == "2p 1g"
    assert table.token("city-1")
    assert table.token("knowledge-1")


@rule("MD-USE-03", "MD-TERM-FIRSTTIME")
def test_a_first_time_effect_works_once_a_round_and_needs_no_action():
    table = duel().city(0, "camp/D1-K3", turned="1").give(0, s=6, deck="camp camp camp").turn(0)
    assert not table.starting("use")
    table.play("progress")
    assert table.has() == "1p 4s 2g"
    assert table.token("knowledge-1")
    table.play("pass", "progress")
    assert table.has() == "2p 2s 2g"


# ---- Scientific Progress


@rule("MD-SCI-01", "MD-TERM-USE")
def test_the_drawn_cards_effect_is_applied_if_wanted():
    table = duel().give(0, s=2, deck="D1-B3 camp").turn(0).play("progress")
    assert table.has() == "1g"
    assert table.options == ["ability 1", "done"]
    table.play("ability 1")
    assert table.realm().dice == 2
    assert table.discard() == "D1-B3"
    table = duel().give(0, s=2, deck="D1-B3 camp").turn(0).play("progress", "done")
    assert table.realm().dice == 1
    assert table.discard() == "D1-B3"


@rule("MD-SCI-02", "MD-UNREST-02")
def test_a_drawn_unrest_goes_back_to_its_stack():
    table = duel().give(0, s=2, g=1, deck="unrest").turn(0).play("progress")
    assert table.duel.unrest == 10
    assert table.discard() == ""
    assert table.realm().unrests == 0


@rule("MD-SCI-03")
def test_scientific_progress_may_be_repeated():
    table = duel().give(0, s=6, deck="library library library").turn(0).play("progress", "pass")
    table.play("progress", "progress")
    assert table.discard() == "library library library"


@rule("MD-SCI-05", "MD-RULE-08")
def test_a_drawn_knowledge_needs_no_cover():
    table = duel().give(0, s=2, deck="D1-K1").give(0, provinces="D1-P2").turn(0).play("progress")
    assert table.has() == "1p 1g"
    assert table.discard() == "D1-K1"


@rule("MD-SCI-01")
def test_scientific_progress_says_what_is_missing():
    table = duel().give(0, s=1, deck="camp").turn(0)
    assert table.why_not("progress") == ("lacks", "MD-SCI-01")
    assert table.short("progress") == 1


# ---- the Advantage


@rule("MD-ADV-01", "MD-WAR-01")
def test_the_advantage_unlocks_the_warlord_and_strengthens_cards():
    table = duel().city(0, "GRE-B1", turned="1").give(0, g=1).turn(0)
    assert table.held()[0] == NONE
    assert table.why_not("warlord") == ("no-advantage", "MD-WAR-01")
    table = duel().city(0, "GRE-B1", turned="1").give(0, g=1).advantage(0, "p", 1).turn(0)
    assert table.offered("warlord")
    table.play("use city-1", "take p", "take s")
    assert table.has() == "1p 1s 1g"


@rule("MD-ADV-02", "MD-RULE-17")
def test_a_neutral_advantage_takes_one_or_more_of_a_single_type():
    table = duel().give(0, m=3, s=1).turn(0).play("advantage m")
    assert table.options == ["tokens 1", "tokens 2", "tokens 3"]
    table.play("tokens 2")
    assert table.held() == (0, "m", 2)
    assert table.has() == "1s 1m"


@rule("MD-ADV-04", "MD-RULE-17")
def test_gold_may_pay_for_all_of_it_with_a_declared_type():
    table = duel().give(0, g=3).turn(0).play("advantage s", "tokens 2")
    assert table.held() == (0, "s", 2)
    assert table.has() == "1g"


@rule("MD-ADV-03", "MD-RULE-18")
def test_an_advantage_without_tokens_takes_one_of_any_type():
    table = duel().advantage(1).give(0, s=1).turn(0)
    assert table.starting("advantage") == ["advantage s"]
    table.play("advantage s")
    assert table.held() == (0, "s", 1)


@rule("MD-ADV-05", "MD-RULE-19")
def test_the_holder_may_not_take_it_again():
    table = duel().advantage(0, "p", 1).give(0, p=5).turn(0)
    assert table.why_not("advantage p") == ("own-advantage", "MD-ADV-05")


@rule("MD-ADV-06")
def test_tokens_on_the_card_cannot_be_spent():
    table = duel().give(0, p=2).turn(0).play("advantage p", "tokens 1", "pass")
    assert table.why_not("acquire BAS-WORKSHOP") == ("lacks", "MD-ACQ-02")


@rule("MD-ADV-07")
def test_the_advantage_may_change_sides_several_times_in_a_round():
    table = duel().give(0, p=4).give(1, p=3).turn(0)
    table.play("advantage p", "tokens 1", "advantage p", "tokens 2", "advantage p")
    assert table.held() == (0, "p", 3)


# ---- the Warlord


@rule("MD-WAR-01")
def test_the_warlords_effect_once_a_round():
    table = duel().advantage(0, "p", 1).give(0, provinces="D1-P1").turn(0).play("warlord", "pass")
    assert table.has() == "2g"
    assert table.why_not("warlord") == ("used", "MD-WAR-02")


@rule("MD-WAR-02")
def test_regaining_the_advantage_allows_no_second_use():
    table = duel().advantage(0, "p", 1).give(0, p=3).give(1, p=2).turn(0)
    table.play("warlord", "advantage p", "tokens 2")
    assert table.has() == "3p 1g"
    table.play("advantage p", "tokens 3", "pass")
    assert table.held()[0] == 0
    assert table.why_not("warlord") == ("used", "MD-WAR-02")
