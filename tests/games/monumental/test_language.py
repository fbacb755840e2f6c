"""The whole vocabulary of card texts (ledger 7.2), also what the present set leaves unused: a card
that a player adds to a content file works without code."""

from __future__ import annotations

from labrys.games.monumental.content.language import CLAUSES, NONE
from labrys.kernel.clauses.rows import EFFECT
from tests.games.monumental.table import GAME, duel, game_with
from tests.rule import rule


def one(*texts, seat="greeks+aksumites", turned="1", city="X1", **more):
    """A table where seat 0 has activated a card with the first text."""
    return duel(seat, game=game_with(*texts, **more)).city(0, city, turned=turned)


def test_every_effect_of_the_language_is_in_the_box():
    codes = 0
    for card in GAME.content.cards:
        for skill in [*card.skills, *card.faces, *([card.bonus] if card.bonus else [])]:
            codes |= skill.codes
    missing = [row.name for row in CLAUSES.of_kind(EFFECT) if not codes >> row.code & 1]
    assert missing == []


def test_gain_any_and_convert():
    table = one("ACTION: GAIN_ANY(2,basic)").turn(0).play("use city-1", "take s", "take m")
    assert table.has() == "1s 1m"
    table = duel().city(0, "camp/GRE-K1", turned="1").give(0, p=2, g=1).turn(0)
    table.play("use knowledge-1")
    assert table.why_not("done") == ("owed", "MD-RULE-49")
    assert table.why_not("convert s-p") == ("none-of-it", "MD-RULE-49")
    table.play("convert p-s", "convert p-m")
    assert table.has() == "1s 1m 1g", "no token twice, and no Gold"
    assert table.realm().gained == [0, 1, 1, 0, 0, 0]


@rule("MD-RULE-33")
def test_stolen_and_converted_resources_count_as_gained():
    table = one("ACTION: STEAL(c,2)").give(1, c=1).give(0, m=1).turn(0).play("use city-1")
    assert table.has(0) == "1m 1c"
    assert table.realm().gained[3] == 1
    assert table.has(1) == "1g"


def test_a_price_in_basic_resources_is_paid_in_any_mix():
    table = one("ACTION: PAY(basic,2) -> GAIN(vp,2)").give(0, p=1, s=1, g=1).turn(0)
    table.play("use city-1", "pay s")
    assert table.options == ["pay p", "pay g"]
    assert table.why_not("pay s") == ("none-of-it", "MD-RES-09")
    assert table.play("pay g").has() == "1p 2vp"
    poor = one("ACTION: PAY(basic,2) -> GAIN(vp,2)").give(0, p=1).turn(0)
    assert poor.why_not("use city-1") == ("lacks", "MD-RULE-49")


def test_conditions_on_what_is_owned():
    text = "ACTION IF OWN(wonder,1): GAIN(vp,1)"
    table = one(text).give(0, m=1).turn(0)
    assert table.why_not("use city-1") == ("condition-OWN", "MD-RULE-49")
    assert one(text).give(0, discard="D1-W1").turn(0).offered("use city-1")
    assert (
        one("ACTION IF OWN(policy,1): GAIN(vp,1)")
        .give(0, policies="GRE-P2")
        .turn(0)
        .offered("use city-1")
    )
    table = one("ACTION IF AGENTS(2): GAIN(vp,1)").give(0, m=1).turn(0)
    assert table.why_not("use city-1") == ("condition-AGENTS", "MD-RULE-49")
    table = one("ACTION IF CONTROL(any,2): GAIN(vp,1)").give(0, provinces="D1-P1 D2-P3").turn(0)
    assert table.offered("use city-1")


def test_metrics():
    text = "ACTION: GAIN_PER(p,1,knowledges,3); GAIN_PER(s,1,policies,3); GAIN_PER(m,1,agents,3)"
    table = one(text).give(0, discard="D1-K1 D1-K2", policies="GRE-P2", dice=3).turn(0)
    assert table.play("use city-1").has() == "2p 1s 3m"
    text = "ACTION: GAIN_PER(g,1,provinces(coastal),2); GAIN_PER(vp,2,provinces(mountain),5)"
    table = one(text).give(0, provinces="D1-P1 barricade D2-P1 D3-P1 D1-P3").turn(0)
    assert table.play("use city-1").has() == "2g 2vp"


def test_ready_may_take_the_token_of_the_warlord():
    table = one("ACTION: READY(warlord)").advantage(0, "p", 3).give(0, m=1).turn(0)
    assert table.why_not("use city-1") == ("no-effect", "MD-RULE-49")
    table.play("warlord", "pass", "use city-1", "warlord")
    assert table.has() == "1m 2g"


def test_ready_of_a_card_never_reaches_one_that_readies_or_copies():
    texts = ("ACTION: READY(card)", "ACTION: GAIN(vp,1)", "FIRST(PROGRESS): GAIN(g,1)")
    table = one(*texts, city="X1 X2 X1 D2-W2/X3", turned="1 2 3 4").give(0, s=4, deck="camp camp")
    table.give(0, used="city-3 city-4").turn(0)
    assert table.why_not("use city-1") == ("no-effect", "MD-RULE-49")
    table.play("use city-2", "pass", "progress", "use city-1")
    assert table.options == ["ready city-2", "ready knowledge-4"]
    table.play("ready city-2", "use city-2")
    assert table.has() == "1p 2s 1g 2vp"


def test_discounts_on_buildings_and_knowledge():
    table = one("ONGOING: DISCOUNT(building,1); DISCOUNT(knowledge,2)").display("D1-K2 . . . . .")
    table.give(0, p=1, s=1).turn(0)
    table.play("acquire BAS-BARRICADE", "pass", "acquire D1-K2")
    assert table.has() == ""


def test_an_ongoing_effect_with_a_condition():
    table = one("ONGOING IF ADV: DISCOUNT(building,1)").give(0, p=1).turn(0)
    assert table.why_not("acquire BAS-LAB") == ("lacks", "MD-ACQ-02")
    assert table.advantage(0, "p", 1).turn(0).offered("acquire BAS-LAB")


@rule("MD-TERM-GAINCARD", "MD-RULE-27")
def test_cards_gained_for_free_come_with_all_consequences():
    table = one("ACTION: GAIN_CARD(province)").display("D1-P2 D1-K1 D2-P3 . . .").turn(0)
    table.play("use city-1")
    assert table.options == ["gain D1-P2", "gain D2-P3"]
    assert table.play("gain D2-P3").has() == "2vp"
    table = one("ACTION: GAIN_CARD(wonder)").display("D1-W1 . . . . .").turn(0).play("use city-1")
    assert table.name(table.realm().wonder) == "D1-W1"
    table = one("ACTION: GAIN_CARD(archery)").turn(0).play("use city-1")
    assert table.deck() == "archery"
    assert table.pile("archery") == 4
    table = one("ACTION: GAIN_CARD(knowledge)").give(0, m=1).turn(0)
    assert table.why_not("use city-1") == ("no-effect", "MD-RULE-49")


def test_the_event_of_acquiring_a_type():
    text = "WHENEVER(ACQUIRE(knowledge)): GAIN(vp,1)"
    table = one(text).display("D1-K1 D1-B3 . . . .").give(0, s=2, p=2).turn(0)
    table.play("acquire D1-K1", "pass", "acquire D1-B3")
    assert table.has() == "1vp"


def test_the_events_of_conquering_archiving_reserving_and_policies():
    text = "WHENEVER(CONQUER): GAIN(vp,1) and WHENEVER(POLICY): GAIN(g,1)"
    table = one(text).display("D1-P2 . . . . .").give(0, m=6, c=1).give(1, provinces="D1-P1")
    table.turn(0).play("acquire D1-P2", "pass", "conquer", "develop GRE-P2")
    assert table.has() == "2m 3g 2vp"
    texts = ("WHENEVER(ARCHIVE): GAIN(vp,1) and FIRST(RESERVE): GAIN(g,1)", "ACTION: RESERVE(2)")
    table = one(*texts, city="X1/D1-K2 camp X2", turned="1 3").display("D1-K1 D1-K3 . . . .")
    table.turn(0).play("use knowledge-1", "archive city-2")
    assert table.has() == "1p 1vp"
    table.turn(0).play("use city-3", "reserve D1-K1", "reserve D1-K3")
    assert table.has() == "1p 1g 1vp", "the first time only"


@rule("MD-TERM-WHENEVER", "MD-TERM-FIRSTTIME")
def test_first_counts_deeds_made_while_it_is_active_and_whenever_has_no_limit():
    text = "FIRST(TAKE_ADV): GAIN(g,1) and WHENEVER(TAKE_ADV): GAIN(vp,1)"
    table = one(text).give(0, p=9).give(1, p=9).turn(0)
    table.play("advantage p", "tokens 1", "advantage p", "tokens 2", "advantage p", "tokens 3")
    assert table.has() == "5p 1g 2vp"


def test_taking_what_one_holds_already_is_no_taking():
    table = one("ACTION: GAIN_ADV and WHENEVER(TAKE_ADV): GAIN(vp,1)").give(0, m=1)
    table.advantage(0, "p", 2).turn(0)
    assert table.why_not("use city-1") == ("no-effect", "MD-RULE-49")
    table = one("ACTION: GAIN_ADV and WHENEVER(TAKE_ADV): GAIN(vp,1)").advantage(1, "p", 2)
    table.turn(0).play("use city-1")
    assert table.held() == (0, "", 0)
    assert table.has() == "1vp"


def test_draw_pick_discards_the_others_first_and_uses_the_chosen_in_turn():
    table = one("ACTION: DRAW_PICK(3,2)").give(0, deck="camp D1-B3 library fort").turn(0)
    table.play("use city-1")
    assert table.names(table.realm().drawn) == "camp D1-B3 library"
    table.play("pick D1-B3", "pick CIV-LIBRARY")
    assert table.discard() == "camp"
    table.play("done")
    assert table.discard() == "camp D1-B3 library"
    assert table.has() == "1s 1g"


def test_copy_of_any_own_card():
    table = one("ACTION: COPY(any)", city="X1 camp forum").give(0, policies="GRE-P1", g=1).turn(0)
    table.play("use city-1")
    assert table.options == ["copy city-2", "copy city-3", "copy policy-1"]
    table.play("copy policy-1")
    assert table.has() == "1p 1s 1m", "without resources of its own, its effect is carried out"


def test_choices_and_branches():
    text = "ACTION: [TRAIN(1) | PAY(m,2) -> GAIN(vp,2) | GAIN(g,1)]"
    table = one(text).give(0, dice=3).turn(0).play("use city-1")
    assert table.has() == "1g", "a branch that can do nothing is not offered"
    table = one(text).give(0, m=2).turn(0).play("use city-1")
    assert table.options == ["branch 1", "branch 2", "branch 3"]
    assert table.play("branch 2").has() == "2vp"


def test_two_usable_effects_of_one_card_have_a_token_each():
    table = one("ACTION: GAIN(g,1) and ACTION: GAIN_ANY(1,basic)").turn(0).play("use city-1")
    assert table.options == ["ability 1", "ability 2"]
    table.play("ability 1", "pass", "use city-1", "take p")
    assert table.has() == "1p 1g"
    assert table.why_not("use city-1") == ("used", "MD-ACT-03")


@rule("MD-RULE-52")
def test_a_token_marks_one_ability_and_the_others_go_on():
    table = duel("mughals+greeks").city(0, "camp/MUG-K1", turned="1").give(0, m=2)
    table.give(1, provinces="D1-P1 barricade").turn(0).play("use knowledge-1", "pass")
    assert table.token("knowledge-1")
    assert table.offered("conquer"), "Gunpowder still ignores the Barricade"


def test_lasting_losses_and_dice():
    table = one("ACTION: LOSE_DIE(self,1); GAIN(vp,2)").give(0, dice=2).turn(0).play("use city-1")
    assert table.realm().dice == 1
    assert table.has() == "2vp"
    table = one("ACTION: SWITCH_ESP").turn(0).play("use city-1", "espionage ESP-3")
    assert table.name(table.realm().spying) == "ESP-3"
    assert table.realm().wonder == NONE
