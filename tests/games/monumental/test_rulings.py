"""Terms and rulings that no other test shows (ledger 4.19, 6)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.rules.order import Trigger
from tests.games.monumental.table import GAME, duel, game_with
from tests.rule import rule


@rule("MD-TERM-BASICBUILDING", "MD-TERM-BASICRESOURCE")
def test_basic_buildings_and_basic_resources():
    table = duel().give(0, p=1, s=1, m=1, c=1, g=1).turn(0)
    assert table.starting("train") == ["train p", "train s", "train m", "train g"]
    assert table.starting("advantage") == ["advantage p", "advantage s", "advantage m"]
    assert [GAME.content.cards[c].name["en"] for c in GAME.content.basics] == [
        "Workshop",
        "Laboratory",
        "Archery Range",
        "Barricade",
    ]


@rule("MD-TERM-ARCHIVE", "MD-RULE-31")
def test_archiving_takes_an_inactive_card_and_discards_its_knowledge():
    table = duel().city(0, "camp/GRE-K1 fort D1-B3/D1-K2", turned="2 3").turn(0)
    table.play("use knowledge-3")
    assert table.options == ["archive city-1", "done"]
    assert table.why_not("archive city-2") == ("activated", "MD-RULE-31")
    assert table.why_not("archive city-4") == ("empty-space", "MD-RULE-31")
    table.play("archive city-1")
    assert table.names(table.realm().archived) == "camp"
    assert table.discard() == "GRE-K1"
    assert table.space(0, 1) == "."
    assert table.realm().knowledges == 2


@rule("MD-TERM-DISCARD", "MD-RULE-31")
def test_discarding_takes_an_inactive_card_to_the_own_city_discard():
    table = duel().city(0, "camp/GRE-K1 D2-B2", turned="2").give(0, provinces="D1-P1").turn(0)
    table.play("use city-2", "discard city-1")
    assert table.discard() == "GRE-K1 camp"
    assert table.has() == "2g"
    assert table.duel.washed == []


@rule("MD-TERM-REINFORCE", "MD-RULE-31", "MD-RULE-06")
def test_reinforcing():
    table = duel().city(0, "D2-W3/D1-K1 fort -/GRE-K1 camp", turned="1 2 3")
    table.give(0, m=1).turn(0).play("use city-1")
    assert table.why_not("reinforce city-3") == ("knowledge", "MD-RULE-06")
    assert table.why_not("reinforce city-4") == ("not-activated", "MD-RULE-31")
    table.play("reinforce city-1")
    assert not table.token("city-1"), "it loses its token"
    assert table.discard() == "D1-K1"
    table.play("done", "pass")
    assert not table.realm().is_turned(0)
    assert table.why_not("use city-1") == ("inactive", "MD-USE-05")


@rule("MD-TERM-COPY", "MD-RULE-30")
def test_copying():
    table = duel().city(0, "D2-W2/GRE-K1 D1-B3 unrest forum D2-W2 D1-B2", turned="1 2")
    table.give(0, p=1, used="city-2").turn(0).play("use city-1")
    assert table.starting("copy") == [
        "copy city-2",
        "copy city-4",
        "copy city-6",
        "copy knowledge-1",
    ]
    assert table.why_not("copy city-1") == ("copies", "MD-RULE-30")
    assert table.why_not("copy city-5") == ("copies", "MD-RULE-30")
    assert table.why_not("copy city-3") == ("nothing-to-copy", "MD-RULE-30")
    table.play("copy city-2")
    assert table.has() == "1p 1g"
    table.play("ability 1")
    assert table.realm().dice == 2
    assert table.token("city-1")
    assert not table.token("city-4")


@rule("MD-RULE-30")
def test_akbar_copies_a_developed_policy_active_or_not():
    table = duel("mughals+greeks").advantage(0, "p", 1).give(0, g=1)
    table.give(0, policies="MUG-P5 MUG-P4", lines="row-1 row-2").turn(0).play("warlord")
    assert table.options == ["copy policy-1", "copy policy-2"]
    table.play("copy policy-1")
    assert table.has() == "1c 1g"
    none = duel("mughals+greeks").advantage(0, "p", 1).give(0, g=1).turn(0)
    assert none.why_not("warlord") == ("no-effect", "MD-RULE-49")


@rule("MD-TERM-DRAW", "MD-RULE-07", "MD-RULE-09")
def test_drawing_takes_what_there_is():
    table = duel().city(0, "D3-W2", turned="1").give(0, deck="camp", discard="fort").turn(0)
    table.play("use city-1")
    assert table.discard() == "fort camp"
    assert table.has() == "1p"
    table = duel().city(0, "D3-W2", turned="1").give(0, m=1, discard="fort").turn(0)
    assert table.why_not("use city-1") == ("no-effect", "MD-RULE-49")


@rule("MD-TERM-GAINADV", "MD-RULE-18")
def test_gaining_the_advantage_clears_its_tokens_unless_one_holds_it():
    table = duel().advantage(1, "m", 4).give(0, wonder="D1-W3", p=4).turn(0).play("complete")
    assert table.held() == (0, "", 0)
    table = duel().advantage(0, "m", 4).give(0, wonder="D1-W3", p=4).turn(0).play("complete")
    assert table.held() == (0, "m", 4)


@rule("MD-TERM-PAY")
def test_what_is_paid_leaves_the_supply():
    table = duel().give(0, policies="GRE-P1", g=2).turn(0).play("use policy-1")
    assert table.has() == "1p 1s 1m 1g"


@rule("MD-TERM-RESERVE", "MD-RULE-34", "MD-RULE-47", "MD-CIV-02")
def test_maritime_trading_routes_reserve_for_a_victory_point():
    def routes(**have):
        table = duel("aksumites+greeks").display("D1-K1 D1-W1 . . . .")
        return table.give(0, policies="AKS-P3", vp=1, **have).turn(0)

    table = routes(s=1, c=3).play("use policy-1", "reserve D1-K1", "pass")
    assert table.has() == "1s 3c"
    assert table.shown() == ". D1-W1 . . . ."
    table.play("acquire D1-K1")
    assert table.deck() == "D1-K1", "a Reserved card costs 1 less"
    full = routes(reserved="D1-K2 D1-K3", m=1)
    assert full.why_not("use policy-1") == ("no-effect", "MD-RULE-49")
    wonder = routes(reserved="D1-W2", p=2).play("acquire D1-W2")
    assert wonder.name(wonder.realm().wonder) == "D1-W2"
    assert wonder.has() == "1vp"


@rule("MD-TERM-YOUMAY", "MD-RULE-51")
def test_you_may_before_the_action_as_often_as_it_can_be_paid():
    table = duel("aksumites+greeks").give(0, policies="AKS-P4", vp=2).turn(0)
    table.play("may policy-1", "may policy-1")
    assert (table.has(), table.seat) == ("4g", 0)
    assert not table.token("policy-1")
    assert table.why_not("may policy-1") == ("lacks", "MD-RULE-49")
    table.play("acquire BAS-LAB")
    assert table.seat == 1, "and then one action"


@rule("MD-RULE-51")
def test_you_may_neither_in_an_action_nor_in_phase_1_nor_after_passing():
    table = duel("aksumites+greeks").give(0, policies="AKS-P4", vp=2, p=1, g=1).turn(0)
    table.play("advantage p")
    assert not table.starting("may")
    table.activation()
    assert not table.starting("may")
    table.turn(0).play("pass")
    assert table.seat == 1
    assert not table.starting("may")


@rule("MD-RULE-08")
def test_what_a_drawn_card_does_and_does_not():
    texts = ("MAY: PAY(vp,1) -> GAIN(g,1) and DURING: GAIN(m,1)", "FIRST(PROGRESS): GAIN(vp,5)")
    table = duel(game=game_with(*texts)).give(0, s=4, vp=2, deck="X1 X2").turn(0)
    table.play("progress")
    assert table.has() == "2s 1m 2vp"
    table.play("ability 1", "ability 1")
    assert table.has() == "2s 1m 2g", "as often as it can be paid"
    table.play("pass", "progress")
    assert table.has() == "1m 2g", "triggers of a drawn card do nothing"


@rule("MD-RULE-40")
def test_the_active_policy_of_a_passed_player_still_works():
    table = duel().give(0, policies="GRE-P3", g=1).turn(0).play("pass")
    table.go(Trigger(0, 1 << 1))
    assert table.has() == "1c 1g"
    table = duel("mughals+greeks").city(0, "camp/D1-K3", turned="1").give(0, g=1).turn(0)
    table.play("pass")
    table.go(Trigger(0, 1 << 7))
    assert table.has() == "1g", "City effects are gone"
    table.give(0, p=2).end_round()
    assert table.has() == "1g", "and Basic resources are lost"


@rule("MD-RULE-49")
def test_of_optional_parts_one_must_be_carried_out():
    table = duel("aksumites+greeks").give(0, policies="AKS-P2", g=2).turn(0).play("use policy-1")
    assert table.options == ["do", "skip"]
    table.play("skip")
    assert table.has() == "1g 1vp", "the second of two is then carried out"
    table = duel("aksumites+greeks").give(0, policies="AKS-P2", m=1).turn(0)
    assert table.why_not("use policy-1") == ("no-effect", "MD-RULE-49")


@rule("MD-RULE-49")
def test_a_price_without_anything_for_it_is_refused():
    table = duel("aksumites+greeks").give(0, policies="AKS-P3", vp=1, m=1).turn(0)
    assert table.why_not("use policy-1") == ("no-effect", "MD-RULE-49")
    poor = duel("aksumites+greeks").display("D1-K1 . . . . .").give(0, policies="AKS-P3", m=1)
    assert poor.turn(0).why_not("use policy-1") == ("lacks", "MD-RULE-49")
    paid = duel("aksumites+greeks").display("D1-K1 . . . . .").give(0, policies="AKS-P3", vp=1)
    paid.turn(0).play("use policy-1")
    assert paid.names(paid.realm().reserved) == "D1-K1", "what was paid for is done"


@rule("MD-RULE-50")
def test_bonuses_are_compulsory():
    table = duel().display("D3-P1 . . . . .").give(0, m=7).turn(0).play("acquire D3-P1")
    assert table.has() == "4g 1vp"
    assert table.realm().unrests == 1
    table = duel().display("D2-P1 . . . . .").give(0, m=6).turn(0).play("acquire D2-P1")
    assert table.provinces() == "D2-P1 barricade"


@rule("MD-RULE-53")
def test_unrest_taken_from_the_city_sends_its_knowledge_to_the_discard():
    table = duel().city(0, "unrest/GRE-K1 D2-W1", turned="2").give(0, discard="unrest").turn(0)
    table.play("use city-2")
    assert table.options == ["calm city-1", "calm-discard", "done"]
    table.play("calm city-1")
    assert table.discard() == "unrest GRE-K1"
    assert table.space(0, 1) == "."
    assert table.has() == "1vp"
    table = duel().city(0, "D2-W1", turned="1").give(0, discard="unrest camp").turn(0)
    table.play("use city-1", "calm-discard")
    assert table.discard() == "camp"
    assert table.duel.unrest == 10


@rule("MD-RULE-05", "MD-RULE-06")
def test_a_knowledge_uncovered_by_unrest_is_discarded_on_passing():
    table = duel().city(0, "unrest/GRE-K1").give(0, p=1).give(1, g=1).activation()
    table.play("activate row-1 column-1")
    assert table.offered("use knowledge-1")
    table.play("pass")
    assert table.discard() == "GRE-K1"


@rule("MD-RULE-36")
def test_on_passing_cards_are_discarded_in_grid_order_a_knowledge_before_its_cover():
    table = duel().city(0, "fort/GRE-K1 camp library", turned="1 2 3").give(0, g=1).turn(0)
    table.play("pass")
    assert table.discard() == "GRE-K1 fort camp library"


def test_telegraphy_lets_the_scout_be_used_again():
    table = duel().city(0, "camp/D3-K1", turned="1").give(0, g=2).turn(0)
    assert table.why_not("use knowledge-1") == ("no-effect", "MD-RULE-49")
    table.play("train g", "pass", "use knowledge-1", "train g")
    assert table.realm().dice == 3
    assert table.realm().wonder == NONE


def test_the_secret_chancery_offers_what_it_can():
    table = duel().city(0, "D2-B3", turned="1").turn(0).play("use city-1")
    assert table.options == ["branch 1", "branch 2"]
    assert table.play("branch 2").realm(1).unrests == 1
    table = duel().city(0, "D2-B3", turned="1").give(0, dice=3).turn(0).play("use city-1")
    assert table.realm(1).unrests == 1
