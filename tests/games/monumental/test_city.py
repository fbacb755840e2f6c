"""City Activation, the end of the round and what a City is dealt (ledger 4.3, 4.4, 4.16, 4.17)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.rules.city import Replenish
from labrys.games.monumental.rules.rounds import BeginRound
from tests.games.monumental.table import duel
from tests.rule import rule

NINE = "camp library fort camp library fort camp library fort"


@rule("MD-ROUND-01", "MD-CITY-01", "MD-RULE-01", "MD-ACT-01")
def test_both_activate_one_after_the_other_before_any_action():
    table = duel().city(0, NINE).city(1, NINE).go(BeginRound())
    assert (table.seat, table.asked) == (0, "Activate")
    table.play("activate row-1 column-1")
    assert (table.seat, table.asked) == (1, "Activate")
    assert table.facts(1)["realms"][0]["city"][0]["activated"]
    table.play("activate row-1 column-1")
    assert (table.seat, table.asked) == (0, "Turn")
    table.play("acquire BAS-WORKSHOP")
    assert (table.seat, table.asked) == (1, "Turn")


@rule("MD-CITY-02", "MD-RULE-02", "MD-CITY-08")
def test_one_row_and_one_column_are_five_spaces():
    table = duel().city(0, NINE).activation()
    assert len(table.options) == 9
    table.play("activate row-2 column-3")
    assert table.has() == "1p 1s 6m"
    assert [space + 1 for space in range(9) if table.realm().is_turned(space)] == [3, 4, 5, 6, 9]
    assert table.space(0, 1) == "camp"


@rule("MD-RULE-02")
def test_lines_with_gaps_may_be_chosen():
    table = duel().city(0, ". . . . camp").give(0, m=1).activation()
    assert len(table.options) == 9
    table.play("activate row-1 column-1")
    assert table.has() == "1m"
    assert table.realm().turned == 0


@rule("MD-CITY-05", "MD-CITY-07", "MD-RULE-04")
def test_an_effect_on_activation_comes_after_the_resources_and_leaves_a_token():
    table = duel().city(0, "archery").advantage(0, "p", 1).activation()
    table.play("activate row-1 column-1")
    assert table.has() == "3m"
    assert table.token("city-1")
    gained = [event.parts[1] for event in table.events if event.message == "gained"]
    assert gained == [2, 1]
    without = duel().city(0, "archery").activation().play("activate row-1 column-1")
    assert without.has() == "2m"
    assert not without.token("city-1")


@rule("MD-CITY-06", "MD-TERM-DURING")
def test_effects_during_activation_of_cards_and_active_policies():
    table = duel("mughals+greeks").city(0, "MUG-B1 camp camp camp/D3-K2")
    table.give(0, policies="MUG-P2 MUG-P5", lines="row-1 row-2")
    table.activation().play("activate row-1 column-1")
    assert table.has() == "8p 2g"  # 4 printed, 4 of Industrialisation; Land Revenue and Charbagh
    assert table.token("city-1")
    assert table.token("knowledge-4")
    assert table.token("policy-1")


@rule("MD-CITY-09", "MD-USE-03")
def test_continuous_effects_work_from_the_activation_on():
    table = duel().city(0, "D1-B1 camp").display("D1-W1 . . . . .").give(0, p=1).turn(0)
    assert table.why_not("acquire D1-W1") == ("lacks", "MD-WONDER-01")
    assert table.short("acquire D1-W1") == 1
    active = duel().city(0, "D1-B1 camp", turned="1").display("D1-W1 . . . . .").give(0, p=1)
    assert active.turn(0).offered("acquire D1-W1")


@rule("MD-CITY-10", "MD-ROUND-04")
def test_cards_keep_their_place_and_gaps_are_filled_in_reading_order():
    table = duel().city(0, "camp . fort . library").give(0, deck="forum mine GRE-B1 lab workshop")
    table.go(Replenish(0))
    assert [table.space(0, n) for n in range(1, 9)] == [
        "camp",
        "forum",
        "fort",
        "mine",
        "library",
        "GRE-B1",
        "lab",
        "workshop",
    ]


@rule("MD-ROUND-02", "MD-ROUND-03", "MD-ROUND-15", "MD-PASS-04")
def test_a_round_ends_when_both_have_passed_and_the_marker_changes():
    table = duel().city(0, NINE).city(1, NINE).advantage(0, "p", 2).give(0, g=1).turn(0)
    assert table.duel.first == 0
    table.play("pass", "pass")
    assert table.duel.round == 4
    assert table.duel.first == 1
    assert (table.seat, table.asked) == (1, "Activate")
    order = [event.message for event in table.events]
    assert order.index("decayed") < order.index("round")


@rule("MD-ROUND-03", "MD-RULE-10")
def test_the_first_players_city_is_dealt_first_then_the_display_then_decay():
    table = duel().give(0, deck="GRE-K1 D1-K1 fort").give(1, deck="AKS-K1 D1-K2 fort")
    table.advantage(0, "p", 1).end_round()
    assert (table.seat, table.asked) == (0, "KeepKnowledge")
    table.play("keep GRE-K1")
    assert (table.seat, table.asked) == (1, "KeepKnowledge")
    assert table.duel.count_display() == 0
    table.play("keep D1-K2")
    order = [event.message for event in table.events]
    assert order.index("neutral") < order.index("round")
    assert table.duel.count_display() == 6


@rule("MD-ROUND-05")
def test_of_three_knowledges_two_are_discarded():
    table = duel().give(0, deck="GRE-K1 D1-K1 D1-K2 fort").go(Replenish(0))
    table.play("keep D1-K1", "keep D1-K2")
    assert table.space(0, 1) == "fort/D1-K2"
    assert table.discard() == "GRE-K1 D1-K1"


@rule("MD-ROUND-06", "MD-UNREST-05")
def test_unrest_is_dealt_like_any_card_and_may_cover_a_knowledge():
    table = duel().give(0, deck="GRE-K1 unrest camp").go(Replenish(0))
    assert table.space(0, 1) == "unrest/GRE-K1"
    assert table.space(0, 2) == "camp"


@rule("MD-ROUND-07")
def test_the_discard_is_shuffled_only_when_a_card_must_be_dealt():
    table = duel().city(0, NINE).give(0, discard="camp forum").go(Replenish(0))
    assert table.discard() == "camp forum"
    table = duel().city(0, NINE.rsplit(" ", 1)[0]).give(0, discard="camp forum").go(Replenish(0))
    assert table.realm().deck_size() == 1


@rule("MD-ROUND-08", "MD-ROUND-09", "MD-RULE-11")
def test_a_discard_of_knowledges_only_is_not_shuffled():
    table = duel().give(0, discard="D1-K1 D1-K2").go(Replenish(0))
    assert table.realm().tops == [NONE] * 9
    assert table.discard() == "D1-K1 D1-K2"
    table = duel().give(0, deck="GRE-K1 D1-K1").give(0, discard="D1-K2").go(Replenish(0))
    table.play("keep GRE-K1")
    assert table.space(0, 1) == "-/GRE-K1"
    assert table.discard() == "D1-K2 D1-K1"


@rule("MD-RULE-06")
def test_a_lone_knowledge_that_was_not_activated_is_covered_in_turn():
    table = duel().city(0, "camp -/GRE-K1").give(0, deck="D1-K1 fort library").go(Replenish(0))
    assert table.options == ["keep GRE-K1", "keep D1-K1"]
    table.play("keep GRE-K1")
    assert table.space(0, 2) == "fort/GRE-K1"
    assert table.space(0, 3) == "library"


@rule("MD-ROUND-10", "MD-RULE-14")
def test_what_is_washed_away_never_comes_back():
    table = duel().display("D1-K1 D1-K2 D1-K3 D1-W1 D1-W2 D1-W3").eras("", "", "D3-W1")
    table.end_round()
    assert table.names(table.duel.washed) == "D1-W3 D1-W2 D1-W1"
    assert table.duel.count_display() == 4


@rule("MD-ROUND-13", "MD-ACQ-11")
def test_a_gap_in_the_display_is_not_filled_during_the_round():
    table = duel().display("D1-K1 D1-K2 D1-K3 D1-W1 D1-W2 D1-W3").give(0, s=2).turn(0)
    table.play("acquire D1-K1")
    assert table.shown() == ". D1-K2 D1-K3 D1-W1 D1-W2 D1-W3"


@rule("MD-UNREST-01", "MD-TERM-GAINUNREST")
def test_gained_unrest_goes_to_the_city_discard():
    table = duel().display("D1-P1 . . . . .").give(0, m=3).give(1, g=1).turn(0)
    table.play("acquire D1-P1")
    assert table.discard(1) == "unrest"
    assert table.duel.unrest == 9
    assert table.realm(1).unrests == 1


@rule("MD-UNREST-03")
def test_unrest_has_no_resources_and_no_effect():
    card = duel().duel.content.card("UNR-1")
    assert not card.giving
    assert not card.skills


@rule("MD-RES-01", "MD-RES-03", "MD-RES-05", "MD-RULE-37")
def test_resources_have_no_limit():
    table = duel("aksumites+greeks").city(0, "AKS-B1", turned="1")
    table.give(0, vp=40, g=20, p=30).turn(0).play("use city-1")
    assert table.has() == "30p 20g 41vp"


@rule("MD-RES-10", "MD-RULE-33")
def test_what_was_gained_counts_anew_each_round():
    table = duel().city(0, NINE).city(1, NINE).go(BeginRound())
    table.play("activate row-1 column-1")
    assert table.realm().gained == [3, 1, 2, 0, 0, 0]
    table.end_round()
    assert table.realm().gained == [0] * 6
