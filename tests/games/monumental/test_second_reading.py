"""Rules of Monumental Duel that meet one another: City, dealing, copying and reinforcing."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.rules.city import Replenish
from labrys.games.monumental.rules.rounds import BeginRound
from tests.games.monumental.table import GAME, Table, duel, game_with
from tests.rule import rule

# ---- City Activation


@rule("MD-RULE-05", "MD-CITY-03", "MD-CITY-06", "MD-UNREST-02")
def test_a_knowledge_under_unrest_is_activated_with_all_it_does():
    table = duel().city(0, "unrest/D3-K2 camp camp").give(1, g=1).activation()
    table.play("activate row-1 column-1")
    assert table.has() == "4p", "Industrialisation counts two Buildings; the Unrest is none"
    assert table.space(0, 1) == "-/D3-K2"
    assert table.token("knowledge-1")
    table = duel().city(0, "unrest/D1-K3 camp").give(0, deck="fort").give(1, g=1).activation()
    table.play("activate row-1 column-1").give(0, s=2).turn(0).play("progress")
    assert table.has() == "1p 2m 2g", "and its trigger works"


@rule("MD-RULE-06", "MD-CITY-09", "MD-ROUND-08")
def test_a_lone_knowledge_works_when_it_is_activated():
    table = duel().city(0, "-/D2-K3 camp").give(1, provinces="D1-P1 barricade", g=1)
    table.give(0, m=3).activation().play("activate row-3 column-1", "conquer")
    assert table.has() == "1vp"
    assert table.realm().turned == 1


@rule("MD-CITY-02")
def test_the_crossing_space_gives_its_resources_once():
    table = duel().city(0, "workshop").give(1, g=1).activation().play("activate row-1 column-1")
    assert table.has() == "2p"


@rule("MD-CITY-07", "MD-RULE-04", "MD-RULE-33")
def test_what_is_gained_by_effects_of_the_activation_counts_as_gained():
    table = duel("mughals+greeks").city(0, "mine/D3-K2 fort").give(1, g=1).activation()
    table.play("activate row-1 column-1")
    assert table.has() == "3p 2m"
    assert table.play("use city-1").has() == "3p 2m 2g"


# ---- dealing


@rule("MD-RULE-11", "MD-ROUND-05", "MD-ROUND-07")
def test_the_deck_may_run_out_between_two_knowledges():
    table = duel().give(0, deck="GRE-K1", discard="fort").go(Replenish(0))
    assert table.space(0, 1) == "fort/GRE-K1"
    table = duel().give(0, deck="GRE-K1 D1-K1", discard="camp").go(Replenish(0))
    table.play("keep D1-K1")
    while table.asked == "KeepKnowledge":
        table.play("keep GRE-K1")
    assert table.space(0, 1).startswith("camp/")
    assert table.realm().knowledges == 2


@rule("MD-RULE-11", "MD-ROUND-09")
def test_a_deck_of_knowledges_only_leaves_one_alone_and_spaces_empty():
    table = duel().give(0, deck="GRE-K1 D1-K1 D1-K2").go(Replenish(0))
    table.play("keep GRE-K1", "keep D1-K2")
    assert table.space(0, 1) == "-/D1-K2"
    assert table.discard() == "D1-K1 GRE-K1"
    assert table.realm().tops == [NONE] * 9


@rule("MD-ROUND-07", "MD-ROUND-08")
def test_the_deck_is_dealt_to_its_end_before_the_discard_is_shuffled():
    table = duel().city(0, "camp camp camp camp camp").give(0, deck="fort", discard="library mine")
    table.go(Replenish(0))
    assert table.space(0, 6) == "fort"
    assert {table.space(0, 7), table.space(0, 8)} == {"library", "mine"}
    assert table.space(0, 9) == "."
    assert table.discard() == ""


@rule("MD-RULE-06", "MD-ROUND-08")
def test_a_lone_knowledge_waits_for_the_round_in_which_a_card_can_be_dealt_on_it():
    table = duel().city(0, "-/GRE-K1").go(Replenish(0))
    assert table.space(0, 1) == "-/GRE-K1"
    table.give(0, discard="unrest fort").go(Replenish(0))
    assert table.space(0, 1) in ("unrest/GRE-K1", "fort/GRE-K1")


# ---- archive, discard, reinforce


@rule("MD-RULE-31", "MD-UNREST-05")
def test_inactive_unrest_is_archived_with_the_knowledge_under_it_discarded():
    table = duel().city(0, "unrest/GRE-K1 camp/D1-K2", turned="2").turn(0)
    table.play("use knowledge-2", "archive city-1")
    assert table.discard() == "GRE-K1"
    assert table.realm().unrests == 0
    assert table.duel.unrest == 9
    assert table.has() == "1p"


@rule("MD-TERM-ARCHIVE", "MD-DOM-03", "MD-RULE-45")
def test_an_archived_wonder_counts_no_more():
    table = duel().city(0, "D1-W1 camp/D1-K2", turned="2").turn(0)
    assert table.realm().wonders == 1
    table.play("use knowledge-2", "archive city-1")
    assert table.realm().wonders == 0
    assert table.facts(1)["realms"][0]["archived"] == ["D1-W1"]


@rule("MD-RULE-31", "MD-TERM-REINFORCE", "MD-CITY-09")
def test_a_card_that_reinforces_itself_ends_its_own_effects_and_those_of_its_knowledge():
    table = duel().city(0, "D2-W3/D1-K3 D1-B1", turned="1 2").display("D1-W1 . . . . .")
    table.give(0, p=1, s=2, deck="camp").turn(0).play("use city-1", "reinforce city-1")
    table.play("reinforce city-2")
    assert table.realm().turned == 0
    assert table.discard() == "D1-K3"
    assert table.seat == 1
    table.play("pass")
    assert table.why_not("acquire D1-W1") == ("lacks", "MD-WONDER-01")
    assert table.play("progress").has() == "2p", "no Gold of Astronomy"


@rule("MD-TERM-REINFORCE", "MD-EX-28")
def test_a_reinforced_card_yields_again_in_the_next_round():
    table = duel("mughals+greeks").city(0, "fort camp", turned="1 2")
    table.give(0, g=1, policies="MUG-P3", lines="row-1", active="MUG-P3").turn(0)
    table.play("use policy-1", "reinforce city-1", "pass", "pass")
    assert table.space(0, 1) == "fort"
    table.activation().play("activate row-1 column-1")
    assert table.realm().supply[2] == 2


@rule("MD-RULE-31")
def test_angkor_wat_reinforces_at_least_one_and_at_most_two():
    table = duel().city(0, "D2-W3 camp fort", turned="1 2 3").turn(0).play("use city-1")
    assert table.why_not("done") == ("owed", "MD-RULE-49")
    table.play("reinforce city-2", "reinforce city-3")
    assert table.seat == 1
    assert table.realm().turned == 1


# ---- copying


@rule("MD-RULE-30", "MD-TERM-COPY")
def test_the_alhambra_copies_an_inactive_card_with_its_price_and_no_bonus():
    table = duel().city(0, "D2-W2 D1-W1", turned="1").give(0, p=1).turn(0)
    table.play("use city-1")
    assert table.has() == "2p 1s", "what is printed comes first"
    assert table.options == ["ability 1", "done"]
    table.play("ability 1")
    assert table.has() == "1s 1c"
    assert table.realm().turned == 1
    assert not table.token("city-2")


@rule("MD-RULE-30")
def test_the_condition_of_a_copied_card_is_asked_after_its_resources():
    table = duel().city(0, "D2-W2 mine", turned="1").give(0, gained={"p": 2}).turn(0)
    assert table.play("use city-1", "ability 1").has() == "1p 2g"
    poor = duel().city(0, "D2-W2 mine", turned="1").give(0, gained={"p": 1}).turn(0)
    assert poor.play("use city-1").has() == "1p"


@rule("MD-RULE-30")
def test_a_covered_knowledge_of_an_inactive_space_may_be_copied():
    table = duel().city(0, "D2-W2 unrest/D1-K2", turned="1").turn(0).play("use city-1")
    assert table.asked == "PickSpace"
    table.play("archive city-2")
    assert table.has() == "1p"
    assert table.discard() == "D1-K2"


@rule("MD-RULE-30")
def test_continuous_and_triggered_effects_policies_and_units_are_not_copied():
    table = duel().city(0, "D2-W2 D1-B1 camp/D1-K3 camp/D2-K3", turned="1")
    table.give(0, policies="GRE-P1", g=3).turn(0).play("use city-1")
    assert table.starting("copy") == ["copy city-2", "copy city-3", "copy city-4"]
    table.play("copy city-2")
    assert table.has() == "2p 3g"
    assert table.seat == 1


@rule("MD-RULE-30", "MD-TERM-DURING")
def test_an_effect_during_activation_is_copied_in_phase_2():
    table = duel("mughals+greeks").city(0, "D2-W2 MUG-B1", turned="1")
    table.give(0, policies="MUG-P2 MUG-P5", lines="row-1 row-2", active="MUG-P2 MUG-P5")
    assert table.turn(0).play("use city-1").has() == "1p 2g"


@rule("MD-RULE-30")
def test_akbar_copies_what_a_policy_does_on_activation_with_its_conditions():
    table = duel("mughals+greeks").advantage(0, "p", 1).give(0, g=1)
    table.give(0, policies="MUG-P1", lines="row-1", active="MUG-P1", used="policy-1").turn(0)
    assert table.play("warlord").has() == "2m 1g", "he holds the Advantage"
    assert table.token("warlord")


@rule("MD-RULE-30", "MD-RULE-49")
def test_akbar_pays_what_the_copied_policy_costs():
    def akbar(gold):
        table = duel("mughals+greeks").advantage(0, "p", 1).give(0, g=gold, s=1)
        return table.give(0, policies="MUG-P4", lines="row-1", discard="unrest").turn(0)

    table = akbar(1).play("warlord")
    assert table.options == ["calm-discard", "done"]
    assert table.play("calm-discard").has() == "1s 1vp"
    assert akbar(0).why_not("warlord") == ("no-effect", "MD-RULE-49")


@rule("MD-RULE-30", "MD-CIV-05")
def test_akbar_copies_a_policy_that_is_used_this_round_already():
    table = duel("mughals+greeks").city(0, "camp fort", turned="1 2").advantage(0, "p", 1)
    table.give(0, g=1, policies="MUG-P3", lines="row-1", active="MUG-P3").turn(0)
    table.play("use policy-1", "reinforce city-1", "pass", "warlord")
    assert table.realm().turned == 0
    assert table.token("policy-1")


@rule("MD-TERM-COPY")
def test_a_copied_telegraphy_readies_the_scout_again():
    table = duel().city(0, "D2-W2 camp/D3-K1", turned="1 2").give(0, g=3).turn(0)
    table.play("train g", "pass", "use knowledge-2", "train g", "use city-1", "copy knowledge-2")
    assert not table.token("scout")
    assert table.token("knowledge-2")


# ---- Policies at lines


@rule("MD-CIV-04", "MD-CITY-06", "MD-RULE-28")
def test_two_policies_at_lines_act_each_for_itself_and_a_third_does_not():
    table = duel("mughals+greeks").city(0, "camp camp camp camp").advantage(0, "m", 1)
    table.give(0, policies="MUG-P1 MUG-P2 MUG-P4 MUG-P5", lines="row-1 row-2 row-3 column-1")
    table.give(1, g=1).activation().play("activate row-1 column-1")
    assert table.has() == "4p 2m 1c"
    tokens = [table.token(f"policy-{number}") for number in (1, 2, 3, 4)]
    assert tokens == [True, False, False, True]
    assert table.why_not("use policy-3") == ("policy-inactive", "MD-CIV-04")


@rule("MD-POL-03", "MD-CIV-06")
def test_a_fifth_policy_at_a_line_costs_5_and_gives_all_bonuses():
    table = duel("mughals+greeks").give(0, c=5, policies="MUG-P1 MUG-P2 MUG-P3 MUG-P4")
    table.give(0, lines="row-2 row-1 row-3 column-3").turn(0).play("develop MUG-P5")
    assert table.options == ["line column-1", "line column-2"]
    assert table.play("line column-1").has() == "2p 2s 2m 1g 1vp"


@rule("MD-RULE-28", "MD-CIV-04")
def test_only_a_policy_of_an_activated_line_counts_as_active():
    table = duel("mughals+greeks").city(0, "MUG-B1").give(0, c=2).give(1, g=1)
    table.give(0, policies="MUG-P2", lines="row-2").activation().play("activate row-1 column-1")
    assert table.has() == "1p 2c"
    table.play("develop MUG-P5", "line row-1")
    assert [policy["active"] for policy in table.facts(0)["realms"][0]["policies"]] == [False] * 2


# ---- the first round


@rule("MD-RES-10", "MD-SETUP-15")
def test_the_gold_of_the_setup_was_not_gained():
    table = Table(GAME.new(2, 3, {"civilizations": "greeks+mughals", "first": "seat-1"}))
    assert table.facts(0)["realms"][0]["gained"]["g"] == 0


@rule("MD-RULE-35", "MD-ACT-06")
def test_how_to_pay_is_no_action_and_so_nothing_to_be_asked_for():
    table = duel().advantage(0, "p", 1).give(0, m=1, g=1, used="warlord scout").turn(0)
    assert table.realm().passed
    assert table.told("no-action") == 1
    other = duel().advantage(0, "p", 1).give(0, m=2, g=1, used="warlord").turn(0)
    assert other.offered("choose-payment")


@rule("MD-ROUND-01", "MD-RULE-01")
def test_the_table_says_whose_activation_it_is():
    table = duel().city(0, "camp").city(1, "camp").go(BeginRound())
    assert table.facts(-1)["turn"] == 0
    table.play("activate row-1 column-1")
    assert table.facts(-1)["turn"] == 1


def test_a_drawn_card_that_takes_a_die_away_is_applied_only_if_wanted():
    game = game_with("ACTION: LOSE_DIE(self,1); GAIN(vp,1)")
    table = duel(game=game).give(0, s=2, deck="X1").turn(0).play("progress")
    assert table.options == ["ability 1", "done"]
    assert table.play("done").realm().dice == 1
