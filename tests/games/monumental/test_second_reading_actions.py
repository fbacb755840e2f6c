"""Rules of Monumental Duel that meet one another: triggers, payments, the Advantage."""

from __future__ import annotations

from tests.games.monumental.table import duel, game_with
from tests.rule import rule

# ---- what deeds trigger


@rule("MD-TERM-FIRSTTIME", "MD-POL-07")
def test_deeds_before_the_policy_came_do_not_count():
    table = duel().give(0, m=2, c=1, s=3).give(1, m=3).turn(0)
    table.play("advantage m", "tokens 1", "advantage m", "tokens 2", "develop GRE-P2")
    assert table.realm().supply[5] == 0
    table.play("pass", "advantage m")
    assert table.held() == (0, "m", 3)
    assert table.realm().supply[5] == 1
    assert table.token("policy-1")


@rule("MD-TERM-FIRSTTIME", "MD-RULE-18")
def test_the_advantage_gained_for_free_is_taken_unless_one_held_it():
    def colossus(holder):
        table = duel().give(0, wonder="D1-W3", p=4, policies="GRE-P2")
        return table.advantage(holder, "p", 2).turn(0).play("complete")

    assert colossus(1).has() == "1vp"
    held = colossus(0)
    assert held.has() == ""
    assert held.held() == (0, "p", 2)
    assert not held.token("policy-1")


@rule("MD-TERM-FIRSTTIME")
def test_a_first_time_works_once_though_the_advantage_comes_twice():
    table = duel().give(0, m=6, policies="GRE-P2").give(1, m=2).turn(0)
    table.play("advantage m", "tokens 1", "advantage m", "tokens 2", "advantage m", "tokens 3")
    assert table.has() == "2m 1vp"


@rule("MD-TERM-WHENEVER", "MD-WONDER-04")
def test_a_section_counts_though_its_wonder_is_the_one_discarded():
    table = duel().give(0, wonder="D1-W1", p=3, policies="GRE-P3").display("D1-W2 . . . . .")
    table.turn(0).play("acquire D1-W2")
    assert table.has() == "", "after the deed is fully resolved"
    assert table.play("keep D1-W1").has() == "1c"


@rule("MD-TERM-WHENEVER", "MD-WONDER-02")
def test_a_completion_is_a_section_and_a_wonder_done_both_after_the_bonus():
    texts = ("WHENEVER(WONDER_SECTION): GAIN(g,1)", "WHENEVER(WONDER_DONE): GAIN(vp,1)")
    table = duel(game=game_with(*texts)).city(0, "X1 X2", turned="1 2")
    table.give(0, wonder="D1-W1", p=3).turn(0).play("complete")
    gained = [event.parts[2] for event in table.events if event.message == "gained"]
    assert gained == [3, 4, 5], "Culture of the bonus, then Gold and VP"
    assert table.deck() == "D1-W1"


@rule("MD-TERM-WHENEVER", "MD-WONDER-05")
def test_a_section_built_by_engineering_triggers_too():
    table = duel().city(0, "camp/D2-K2", turned="1").display("D1-W1 . . . . .")
    table.give(0, g=1, policies="GRE-P3").turn(0).play("use knowledge-1")
    assert table.has() == "1c 1g"
    assert table.name(table.realm().wonder) == "D1-W1"


@rule("MD-CITY-09", "MD-USE-05")
def test_triggers_of_inactive_cards_and_covered_policies_are_silent():
    table = duel().city(0, "camp/D1-K3").give(0, s=2, deck="fort").turn(0).play("progress")
    assert table.has() == "2m"
    table = duel().give(0, p=2, policies="GRE-P3 GRE-P1").display("D1-W1 . . . . .").turn(0)
    assert table.play("acquire D1-W1").has() == ""


@rule("MD-SCI-01", "MD-RULE-08")
def test_drawing_by_a_card_is_no_scientific_progress():
    table = duel().city(0, "camp/D1-K3 D3-W2", turned="1 2").give(0, deck="fort camp").turn(0)
    assert table.play("use city-2").has() == "1p 2m"


@rule("MD-RULE-40", "MD-PASS-02")
def test_on_passing_policies_of_a_stack_stay_active_and_those_at_lines_do_not():
    table = duel().give(0, policies="GRE-P4", g=1).turn(0).play("pass")
    assert table.facts(1)["realms"][0]["policies"][0]["active"]
    table = duel("mughals+greeks").give(0, policies="MUG-P2", lines="row-1", active="MUG-P2", g=1)
    table.turn(0).play("pass")
    assert not table.facts(1)["realms"][0]["policies"][0]["active"]


# ---- paying


@rule("MD-RULE-16", "MD-SPY-05", "MD-ADV-04", "MD-SCI-01", "MD-CONQ-02")
def test_gold_alone_pays_for_every_action_with_a_basic_price():
    table = duel().display("D1-K1 D1-P1 D1-W1 D1-B3 . .")
    table.give(0, g=3, deck="camp", wonder="D1-W2").give(1, provinces="D1-P2").turn(0)
    for option in (
        "acquire D1-K1",
        "acquire D1-P1",
        "acquire D1-W1",
        "acquire D1-B3",
        "acquire BAS-LAB",
        "complete",
        "conquer",
        "progress",
        "advantage p",
        "advantage s",
        "advantage m",
        "train g",
        "deploy g",
    ):
        assert table.offered(option), option
    assert not table.starting("develop")
    assert not table.offered("choose-payment"), "there is nothing to choose"


@rule("MD-RULE-16", "MD-RES-08")
def test_gold_may_be_kept_from_or_put_into_the_advantage():
    table = duel().give(0, m=2, g=2).turn(0).play("choose-payment", "advantage m", "tokens 3")
    assert table.options == ["pay-gold 1", "pay-gold 2"]
    table.play("pay-gold 2")
    assert table.has() == "1m"
    assert table.held() == (0, "m", 3)


@rule("MD-RULE-33", "MD-TERM-IFGAINED")
def test_conversions_count_as_gained_and_stolen_gold_too():
    table = duel().city(0, "mine/GRE-K1", turned="1").give(0, m=3).turn(0)
    assert table.why_not("use city-1") == ("condition-GAINED", "MD-RULE-49")
    table.play("use knowledge-1", "convert m-p", "convert m-p", "convert m-p", "pass")
    assert table.has() == "3p"
    assert table.play("use city-1").has() == "3p 2g"
    table = duel().give(0, spying="ESP-2", p=1).give(1, g=2).turn(0)
    table.play("deploy p", rolls=(5,))
    assert table.realm(0).gained[4] == 1
    assert table.has(1) == "1g"


@rule("MD-RULE-49")
def test_philosophy_changes_no_token_twice_and_no_gold():
    table = duel().city(0, "camp/GRE-K1", turned="1").give(0, p=1, s=1, g=4).turn(0)
    table.play("use knowledge-1", "convert p-s")
    assert table.starting("convert") == ["convert s-p", "convert s-m"]
    assert table.play("convert s-p").has() == "1p 1s 4g", "both were changed once"
    gold = duel().city(0, "camp/GRE-K1", turned="1").give(0, g=4).turn(0)
    assert gold.why_not("use knowledge-1") == ("no-effect", "MD-RULE-49")


@rule("MD-RULE-43", "MD-WONDER-05")
def test_discounts_of_two_kinds_meet_on_one_price():
    text = "ONGOING: DISCOUNT(wonder,1); DISCOUNT(reserved,1)"
    table = duel(game=game_with(text)).city(0, "X1 D1-B1", turned="1 2")
    table.give(0, reserved="D1-W2", p=3).turn(0).play("acquire D1-W2", "pass")
    assert table.has() == "3p", "3 less 1 less 1 less 1"
    table.play("complete")
    assert table.has() == "2p 2s", "the second section is not that of a Reserved card"


@rule("MD-RULE-34", "MD-ACQ-06")
def test_a_reserved_province_gives_its_bonus():
    table = duel("aksumites+greeks").give(0, reserved="D1-P2", policies="AKS-P3", m=2).turn(0)
    assert table.play("acquire D1-P2").has() == "2g"
    assert table.provinces() == "D1-P2"


@rule("MD-RULE-43", "MD-CONQ-05")
def test_ignored_barricades_cost_nothing_and_return_to_their_pile():
    table = duel().city(0, "camp/D2-K3", turned="1").give(0, m=2, policies="GRE-P4")
    table.give(1, provinces="D1-P1 barricade barricade").turn(0).play("conquer")
    assert table.has() == "1vp"
    assert table.pile("barricade") == 7
    assert table.provinces(1) == ""


# ---- the Advantage and the Warlord


@rule("MD-ADV-03", "MD-RULE-18")
def test_what_lies_on_an_advantage_gained_for_free_binds_nobody():
    table = duel().advantage(1, "m", 5).give(0, wonder="D1-W3", p=4).give(1, s=1).turn(0)
    table.play("complete")
    assert table.starting("advantage") == ["advantage p", "advantage s", "advantage m"]
    table.play("advantage s", "tokens 1")
    assert table.held() == (1, "s", 1)


@rule("MD-WAR-02")
def test_losing_the_advantage_closes_the_warlord_and_undoes_nothing():
    table = duel().advantage(0, "p", 1).give(0, s=2).give(1, p=2).turn(0)
    assert table.play("warlord", "advantage p", "tokens 2").has() == "2s 1g"
    table = duel().advantage(0, "p", 1).give(0, s=1, c=1).give(1, p=2).turn(0)
    table.play("train s", "advantage p", "tokens 2")
    assert table.held()[0] == 1
    assert table.why_not("warlord") == ("no-advantage", "MD-WAR-01")


@rule("MD-WAR-01", "MD-RULE-34")
def test_ezana_gives_his_point_though_nothing_can_be_reserved():
    table = duel("aksumites+greeks").advantage(0, "p", 1).display("D1-K1 . . . . .")
    table.give(0, reserved="D1-K2 D1-K3").turn(0).play("warlord")
    assert table.has() == "1vp"
    table = duel("aksumites+greeks").advantage(0, "p", 1).display("D1-K1 . . . . .").turn(0)
    table.play("warlord")
    assert table.options == ["reserve D1-K1", "done"]
