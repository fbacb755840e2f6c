"""Turns, acquiring, Wonders and Policies (ledger 4.2, 4.5 to 4.8, 4.15)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from tests.games.monumental.table import duel
from tests.rule import rule


@rule("MD-ACT-02")
def test_all_eleven_kinds_of_action_are_offered():
    table = duel().city(0, "mine", turned="1").display("D1-K1 . . . . .").advantage(0, "p", 1)
    table.give(0, p=5, s=5, m=9, c=9, g=3, deck="camp", wonder="D1-W1", policies="GRE-P1")
    table.give(0, gained={"p": 3}).give(1, provinces="D1-P1").turn(0)
    for option in (
        "acquire D1-K1",
        "acquire BAS-LAB",
        "complete",
        "develop GRE-P2",
        "use policy-1",
        "conquer",
        "use city-1",
        "progress",
        "warlord",
        "train p",
        "pass",
    ):
        assert table.offered(option), option
    assert duel().give(0, p=1).turn(0).offered("advantage p")


@rule("MD-ACT-03", "MD-RULE-44")
def test_tokens_go_when_their_owner_passes_and_more_than_13_do_no_harm():
    table = duel().give(0, g=3, dice=1).advantage(0, "p", 3).turn(0).play("warlord")
    assert table.token("warlord")
    table.play("pass")
    assert table.why_not("warlord") == ("used", "MD-WAR-02")
    table.play("train g", "pass")
    assert not table.token("warlord")
    assert not table.token("scout")


@rule("MD-ACT-04")
def test_what_an_action_triggers_is_resolved_before_the_next_turn():
    table = duel().display("D1-W1 . . . . .").give(0, p=2, policies="GRE-P3").turn(0)
    table.play("acquire D1-W1")
    assert table.has() == "1c"
    assert table.seat == 1


@rule("MD-ACT-05", "MD-PASS-01", "MD-PASS-03")
def test_who_has_not_passed_goes_on_alone():
    table = duel().give(0, g=5).give(1, g=5).turn(0).play("pass")
    for _ in range(2):
        assert table.seat == 1
        table.play("acquire BAS-WORKSHOP")
    assert table.seat == 1


@rule("MD-ACT-06", "MD-RULE-35")
def test_without_another_action_a_player_passes_unasked_and_it_is_told():
    table = duel().give(0, g=2).turn(0)
    table.realm(1).supply = [0] * 6
    table.play("acquire BAS-WORKSHOP")
    assert table.told("no-action") == 2
    assert table.told("passed") == 2
    assert table.asked == "Activate"


@rule("MD-ACT-07", "MD-RULE-32")
def test_nobody_must_use_an_effect():
    table = duel().city(0, "GRE-B1", turned="1").give(0, g=1).turn(0)
    assert table.offered("use city-1")
    table.play("pass")
    assert table.realm().passed


# ---- acquiring


@rule("MD-ACQ-01", "MD-ACQ-02", "MD-ACQ-10", "MD-ACQ-12", "MD-TERM-ACQUIRE", "MD-RES-02")
def test_buildings_are_paid_in_production_and_go_on_top_of_the_city_deck():
    table = duel().display("D1-B1 . . . . .").give(0, p=7, m=1, deck="camp").turn(0)
    table.play("acquire D1-B1", "pass", "acquire BAS-LAB", "acquire BAS-WORKSHOP")
    assert table.deck() == "workshop lab D1-B1 camp"
    assert table.has() == "1m"
    assert table.pile("workshop") == 4


@rule("MD-ACQ-01", "MD-RULE-34")
def test_a_reserved_card_is_bought_by_its_owner_only():
    table = duel().give(0, s=5, reserved="D1-K1").give(1, s=5).turn(0)
    table.play("train s")
    assert table.why_not("acquire D1-K1") == ("reserved-by-other", "MD-TERM-RESERVE")
    table.play("pass", "acquire D1-K1")
    assert table.deck() == "D1-K1"
    assert table.realm().reserved == []


@rule("MD-ACQ-03", "MD-ACQ-08")
def test_a_barricade_goes_on_top_of_the_province_stack():
    table = duel().give(0, p=2, provinces="D1-P1").turn(0).play("acquire BAS-BARRICADE")
    assert table.provinces() == "D1-P1 barricade"
    assert table.deck() == ""


@rule("MD-ACQ-04")
def test_an_empty_pile_offers_nothing():
    table = duel().give(0, p=2).turn(0)
    table.duel.piles[0] = 0
    assert table.turn(0).why_not("acquire BAS-WORKSHOP") == ("pile-empty", "MD-ACQ-04")


@rule("MD-ACQ-05")
def test_knowledge_is_paid_in_science():
    table = duel().display("D1-K1 . . . . .").give(0, p=5, s=1).turn(0)
    assert table.why_not("acquire D1-K1") == ("lacks", "MD-ACQ-05")
    table = duel().display("D1-K1 . . . . .").give(0, s=2).turn(0).play("acquire D1-K1")
    assert table.deck() == "D1-K1"
    assert table.realm().knowledges == 1


@rule("MD-ACQ-06", "MD-TERM-BONUS", "MD-TERM-CONTROL")
def test_a_province_gives_its_bonus_and_counts_as_conquered():
    table = duel().display("D1-P3 . . . . .").give(0, m=4).turn(0).play("acquire D1-P3")
    assert table.has() == "2p 1vp"
    assert table.provinces() == "D1-P3"
    assert table.duel.provinces(0) == 1


@rule("MD-ACQ-07", "MD-WONDER-01")
def test_a_wonder_is_started_for_its_first_section():
    table = duel().display("D1-W3 . . . . .").give(0, p=3).turn(0).play("acquire D1-W3")
    assert table.name(table.realm().wonder) == "D1-W3"
    assert table.has() == ""
    assert table.deck() == ""
    assert table.held()[0] == NONE


@rule("MD-ACQ-09")
def test_provinces_of_a_type_count_wherever_they_lie_in_the_stack():
    table = duel("aksumites+greeks").city(0, "camp/AKS-K1", turned="1")
    table.give(0, provinces="D1-P2 barricade D2-P2 D1-P1").turn(0).play("use knowledge-1")
    assert table.has() == "1g 2vp"


# ---- paying


@rule("MD-RES-07", "MD-RES-09")
def test_a_price_is_paid_in_full_or_not_at_all():
    table = duel().display("D1-B1 . . . . .").give(0, p=1, g=1, c=5).turn(0)
    assert table.why_not("acquire D1-B1") == ("lacks", "MD-ACQ-02")
    assert table.short("acquire D1-B1") == 1
    assert table.has() == "1p 5c 1g"


@rule("MD-RES-08", "MD-RULE-16")
def test_gold_stands_for_what_is_missing_and_may_stand_for_more():
    table = duel().give(0, p=1, g=3).turn(0).play("acquire BAS-WORKSHOP")
    assert table.has() == "2g"
    table = duel().give(0, p=1, g=3).turn(0).play("choose-payment", "acquire BAS-WORKSHOP")
    assert table.options == ["pay-gold 1", "pay-gold 2"]
    table.play("pay-gold 2")
    assert table.has() == "1p 1g"
    assert table.pile("workshop") == 4
    table = duel().give(0, p=1, g=3).turn(0).play("choose-payment")
    assert not table.offered("choose-payment")
    assert table.realm().gained[0] == 0


@rule("MD-RULE-16")
def test_gold_pays_for_prices_in_effects_and_is_not_gained_as_what_it_stands_for():
    table = duel().city(0, "D1-W1 mine", turned="1 2").give(0, g=2).turn(0).play("use city-1")
    assert table.has() == "1c"
    table = duel().city(0, "mine", turned="1").give(0, g=5, p=1).turn(0)
    assert table.why_not("use city-1") == ("condition-GAINED", "MD-RULE-49")


# ---- Wonders


@rule("MD-WONDER-02", "MD-WONDER-03")
def test_the_second_section_gives_the_bonus_and_the_wonder_goes_on_the_deck():
    table = duel().give(0, wonder="D1-W2", p=4, deck="camp").turn(0).play("complete")
    assert table.has() == "1p 2s"
    assert table.deck() == "D1-W2 camp"
    table.play("pass", "pass")
    assert table.has() == ""


@rule("MD-WONDER-02")
def test_without_a_wonder_under_way_there_is_nothing_to_complete():
    table = duel().give(0, p=9).turn(0)
    assert table.why_not("complete") == ("no-wonder", "MD-WONDER-02")
    table = duel().give(0, p=2, wonder="D1-W1").turn(0)
    assert (table.why_not("complete"), table.short("complete")) == (("lacks", "MD-WONDER-02"), 1)


@rule("MD-WONDER-05", "MD-TERM-WONDERSECTION")
def test_building_a_section_starts_or_completes_one_for_less():
    def built(**have):
        table = duel().city(0, "camp/D2-K2", turned="1").display("D1-W2 . . . . .")
        return table.give(0, wonder="D1-W1", reserved="D1-W3", **have).turn(0)

    table = built(p=1).play("use knowledge-1")
    assert table.options == ["complete", "start D1-W2"]
    assert table.why_not("start D1-W3") == ("reserved-wonder", "MD-WONDER-05")
    table.play("complete")
    assert table.has() == "1c"
    assert table.deck() == "D1-W1"
    assert built(m=1).why_not("use knowledge-1") == ("no-effect", "MD-RULE-49")
    table = built(p=1).play("use knowledge-1", "start D1-W2", "keep D1-W2")
    assert table.has() == ""
    assert table.name(table.realm().wonder) == "D1-W2"


@rule("MD-WONDER-06", "MD-SCI-05")
def test_a_completed_wonder_is_a_city_card_without_another_bonus():
    table = duel().city(0, "D1-W1").give(1, g=1).activation().play("activate row-1 column-1")
    assert table.has() == "1p 1s"
    table.give(0, p=1).turn(0).play("use city-1")
    assert table.has() == "1s 1c"
    table = duel().give(0, s=2, deck="D1-W1").turn(0).play("progress")
    assert table.has() == "1p 1s"


@rule("MD-WONDER-07", "MD-DOM-03", "MD-END-05")
def test_an_unfinished_wonder_gives_no_points():
    table = duel()
    before = table.duel.points
    table.give(0, wonder="D3-W1", reserved="D1-K1", provinces="barricade", p=9, g=9, c=9, dice=3)
    assert table.duel.points == before


# ---- Policies


@rule("MD-POL-01", "MD-POL-02", "MD-POL-05")
def test_policies_cost_one_culture_more_each_time():
    table = duel("aksumites+greeks").give(0, c=15).turn(0)
    for number in range(1, 6):
        before = table.realm().supply[3]
        table.play(f"develop AKS-P{number}")
        assert before - table.realm().supply[3] == number
        table.turn(0)
    assert table.realm().supply[3] == 0
    assert len(table.realm().policies) == 5


@rule("MD-POL-03")
def test_every_bonus_is_gained_again():
    table = duel("aksumites+greeks").give(0, policies="AKS-P1 AKS-P2 AKS-P5", c=4).turn(0)
    table.play("develop AKS-P4")
    assert table.has() == "2p 2g 1vp"


@rule("MD-POL-04")
def test_an_ongoing_effect_ends_when_another_policy_is_developed():
    table = duel().give(0, s=1, deck="camp", policies="GRE-P5").turn(0)
    assert table.offered("progress")
    table = duel().give(0, s=1, deck="camp", policies="GRE-P5 GRE-P1").turn(0)
    assert table.why_not("progress") == ("lacks", "MD-SCI-01")


@rule("MD-POL-07", "MD-RULE-28")
def test_a_new_policy_is_usable_at_once_though_the_last_was_used():
    table = duel("aksumites+greeks").give(0, policies="AKS-P1", vp=2, c=2, g=2).turn(0)
    table.play("use policy-1", "pass", "develop AKS-P2")
    assert table.offered("use policy-2")
    table.play("use policy-2", "do")
    assert table.token("policy-2")


@rule("MD-RULE-28", "MD-POL-07", "MD-POL-08", "MD-CIV-05", "MD-CIV-06")
def test_a_policy_laid_at_a_line_waits_for_its_next_activation():
    table = duel("mughals+greeks").city(0, "camp " * 9).give(0, c=1, m=1).give(1, g=1)
    table.activation().play("activate row-1 column-1", "develop MUG-P3", "line row-1")
    assert table.has() == "7p 1m"
    table.play("pass")
    assert table.why_not("use policy-1") == ("policy-inactive", "MD-CIV-04")
    table.play("pass")
    assert table.policies() == "MUG-P3"
    table.activation().play("activate row-1 column-2")
    assert table.realm().active == 1


@rule("MD-RULE-28", "MD-PASS-02")
def test_policies_at_lines_are_used_once_each_and_stop_when_their_owner_passes():
    table = duel("mughals+greeks").city(0, "camp camp", turned="1 2").give(0, g=3)
    table.give(0, policies="MUG-P3 MUG-P4", lines="row-1 row-2", active="MUG-P3 MUG-P4").turn(0)
    table.play("use policy-1", "reinforce city-1", "pass", "use policy-2")
    assert table.has() == "2g 1vp"
    assert table.why_not("use policy-1") == ("used", "MD-ACT-03")
    table.play("pass")
    assert table.realm().active == 0


@rule("MD-RULE-28")
def test_a_sixth_policy_is_refused():
    table = duel().give(0, policies="GRE-P1 GRE-P2 GRE-P3 GRE-P4 GRE-P5", c=9, g=1).turn(0)
    assert table.why_not("develop GRE-P1") == ("developed", "MD-RULE-28")
