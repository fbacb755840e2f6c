"""The worked examples of the ledger (section 5), each as it stands there."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.rules.city import Replenish
from tests.games.monumental.table import GAME, duel
from tests.rule import rule


@rule("MD-EX-01", "MD-RULE-03", "MD-RULE-05", "MD-CITY-03", "MD-CITY-04", "MD-UNREST-02")
def test_01_city_activation():
    table = duel().city(0, "camp camp/GRE-K1 library . fort . . unrest .").activation()
    before = table.duel.unrest
    table.play("activate row-1 column-2")
    assert table.has() == "2p 1s 2m"
    assert table.duel.unrest == before + 1
    assert table.space(0, 8) == "."
    assert table.realm().is_turned(1)
    assert table.offered("use knowledge-2")


@rule("MD-EX-02", "MD-WONDER-02", "MD-RULE-48", "MD-TERM-BONUS")
def test_02_completing_a_wonder():
    table = duel("mughals+greeks").give(0, wonder="D1-W1", p=3).turn(0).play("complete")
    assert table.has() == "1c"
    assert table.realm().wonder == NONE
    assert table.deck() == "D1-W1"
    assert table.realm().wonders == 1


@rule("MD-EX-03", "MD-POL-03", "MD-POL-04", "MD-TERM-ACTIVEPOLICY")
def test_03_second_policy():
    table = duel("aksumites+greeks").give(0, policies="AKS-P1", c=2).turn(0)
    table.play("develop AKS-P2")
    assert table.has() == "1g 1vp"
    assert table.policies() == "AKS-P1 AKS-P2"
    table.play("pass")
    assert table.offered("use policy-2")
    assert table.why_not("use policy-1") == ("policy-inactive", "MD-POL-04")


@rule("MD-EX-04", "MD-POL-06", "MD-ACT-03", "MD-CIV-02")
def test_04_using_a_policy():
    table = duel("aksumites+greeks").give(0, policies="AKS-P1", m=1, vp=2).turn(0)
    table.play("use policy-1")
    assert table.has() == "1m 1c 1vp"
    assert table.token("policy-1")
    table.play("pass")
    assert table.why_not("use policy-1") == ("used", "MD-ACT-03")


def conquering(**have):
    return duel().give(0, **have).give(1, provinces="D1-P1 barricade").turn(0)


@rule("MD-EX-05", "MD-CONQ-02", "MD-CONQ-03", "MD-CONQ-04", "MD-CONQ-05")
def test_05_conquest():
    table = conquering(m=5).play("conquer")
    assert table.has() == ""
    assert table.provinces(0) == "D1-P1"
    assert table.provinces(1) == ""
    assert table.duel.realms[1].unrests == 0
    assert table.pile("barricade") == 6
    poor = conquering(m=4)
    assert poor.why_not("conquer") == ("lacks", "MD-CONQ-02")
    assert poor.short("conquer") == 1
    assert conquering(m=4, g=1).play("conquer").has() == ""


@rule("MD-EX-06", "MD-USE-01", "MD-USE-02", "MD-USE-04")
def test_06_a_knowledge_and_its_cover():
    table = duel().city(0, "mine/GRE-K1", turned="1").give(0, p=3, gained={"p": 3}).turn(0)
    assert table.offered("use city-1")
    assert table.offered("use knowledge-1")
    table.play("use city-1")
    assert table.has() == "3p 2g"
    table.play("pass")
    assert table.offered("use knowledge-1")
    assert table.why_not("use city-1") == ("used", "MD-ACT-03")


@rule("MD-EX-07", "MD-SCI-01", "MD-SCI-02")
def test_07_scientific_progress():
    table = duel("mughals+greeks").give(0, s=2, deck="archery camp").turn(0).play("progress")
    assert table.has() == "2m"
    assert table.discard() == "archery"
    assert table.deck() == "camp"


@rule("MD-EX-08", "MD-ADV-03")
def test_08_taking_the_advantage():
    table = duel("mughals+greeks").advantage(1, "m", 2).give(0, m=3, s=3).turn(0)
    assert table.why_not("advantage s") == ("other-type", "MD-ADV-03")
    table.play("advantage m")
    assert table.held() == (0, "m", 3)
    assert table.has() == "3s"
    poor = duel("mughals+greeks").advantage(1, "m", 2).give(0, m=2).turn(0)
    assert poor.why_not("advantage m") == ("lacks", "MD-ADV-03")


@rule("MD-EX-09", "MD-SPY-02", "MD-SPY-04", "MD-SPY-05", "MD-SPY-10", "MD-RULE-22")
def test_09_deploy():
    table = duel().give(0, dice=2, m=3, g=2).turn(0)
    table.play("deploy m", "reroll 2 m", "reroll 2 g", "stop", rolls=(5, 1, 3, 6))
    assert table.has() == "1m 1g"
    assert table.options == ["resolve 1", "resolve 2"]
    table.play("resolve 2")
    assert table.realm(1).unrests == 1
    table.play("take p", "take p")
    assert table.has() == "2p 1m 1g"


@rule("MD-EX-10", "MD-SETUP-10", "MD-SETUP-11")
def test_10_setup_with_a_knowledge():
    table = duel()
    deck = "camp camp camp GRE-K1 library library library fort fort fort camp camp forum mine"
    table.give(0, deck=f"{deck} GRE-B1").go(Replenish(0))
    assert table.space(0, 4) == "library/GRE-K1"
    assert table.space(0, 9) == "fort"
    assert table.space(0, 8) == "fort"
    assert table.realm().deck_size() == 5


@rule("MD-EX-11", "MD-ROUND-10", "MD-ROUND-11")
def test_11_display_with_more_than_three_left():
    table = duel().display("D1-K1 . D1-K2 D1-K3 . D1-P1").eras("D1-W1 D1-W2 D1-W3", met=1)
    left = {"D1-W1", "D1-W2", "D1-W3"}
    table.end_round()
    names = table.shown().split()
    assert names[3:] == ["D1-K1", "D1-K2", "D1-K3"]
    assert {*names[:3]} == left
    assert table.names(table.duel.washed) == "D1-P1"


@rule("MD-EX-12", "MD-ROUND-10")
def test_12_display_with_two_left():
    table = duel().display(". D1-K1 . . D1-K2 .")
    table.end_round()
    assert table.shown().split()[4:] == ["D1-K1", "D1-K2"]
    assert table.duel.count_display() == 6
    assert table.duel.washed == []


@rule("MD-EX-13", "MD-ROUND-12", "MD-RULE-12")
def test_13_separator():
    table = duel().display("D1-K1 D1-K2 D1-K3 . . .").eras("D1-W1", "D2-W1 D2-W2", "D3-W1", met=1)
    table.end_round()
    assert table.shown().split()[2] == "D1-W1"
    assert table.duel.count_display() == 6
    assert table.duel.separators == 0b100
    assert table.told("era") == 1


@rule("MD-EX-14", "MD-END-01")
def test_14_end_trigger():
    for deck, cards, last in (("D3-W1 D3-W2", 5, False), ("D3-W1", 4, True), ("", 3, True)):
        table = duel().display("D1-K1 D1-K2 D1-K3 . . .").eras("", "", deck)
        table.end_round()
        assert table.duel.count_display() == cards
        assert table.duel.last_round is last


@rule("MD-EX-15", "MD-POL-01", "MD-RES-08")
def test_15_policy_costs():
    table = duel().give(0, policies="GRE-P1 GRE-P4", c=3).turn(0).play("develop GRE-P3")
    assert table.has() == "2p 1g 1vp"
    poor = duel().give(0, policies="GRE-P1 GRE-P4", c=2, g=5).turn(0)
    assert poor.why_not("develop GRE-P3") == ("lacks", "MD-POL-01")


@rule("MD-EX-16", "MD-RULE-29", "MD-CONQ-01", "MD-CONQ-06")
def test_16_barricade_order():
    stack = "barricade D1-P2 barricade D1-P1 barricade barricade"
    table = duel().give(1, provinces=stack).give(0, m=7).turn(0).play("conquer")
    assert table.provinces(1) == "barricade D1-P2 barricade"
    assert table.has() == ""
    table.give(0, m=5)
    table.turn(0).play("conquer")
    assert table.has() == ""
    assert table.provinces(1) == "barricade"
    assert table.provinces(0) == "D1-P1 D1-P2"


@rule("MD-EX-17", "MD-ROUND-14", "MD-RULE-18", "MD-RULE-20")
def test_17_decay():
    assert duel().advantage(0, "p", 1).end_round().held() == (NONE, "", 0)
    assert duel().advantage(0, "p", 3).end_round().held() == (0, "p", 2)
    assert duel().advantage(0).end_round().held() == (NONE, "", 0)


@rule("MD-EX-18", "MD-SPY-06", "MD-SPY-07", "MD-SPY-08", "MD-SPY-11")
def test_18_dice_order():
    table = duel().give(0, dice=3, p=1).give(1, g=1).turn(0)
    table.play("deploy p", rolls=(2, 5, 1))
    table.play("resolve 1", "espionage ESP-2", "resolve 2")
    assert table.has() == "1g"
    assert table.realm().dice == 2
    assert table.name(table.realm().spying) == "ESP-2"


@rule("MD-EX-19", "MD-TERM-IFGAINED", "MD-RES-10")
def test_19_if_you_gained():
    table = duel().city(0, "mine camp camp").give(0, dice=2).give(1, g=1).activation()
    table.play("activate row-1 column-1", "acquire BAS-WORKSHOP", "pass", "train p")
    assert table.has() == ""
    table.play("use city-1")
    assert table.has() == "2g"


@rule("MD-EX-20", "MD-SCI-04", "MD-ROUND-07", "MD-RULE-07")
def test_20_empty_deck():
    cards = "camp camp camp library library fort fort forum"
    table = duel().give(0, discard=cards, s=4).turn(0)
    assert table.why_not("progress") == ("deck-empty", "MD-SCI-04")
    table.end_round()
    assert table.told("reshuffled") == 1
    assert table.realm().tops.count(NONE) == 1
    assert table.discard() == ""


@rule("MD-EX-21", "MD-ROUND-05")
def test_21_two_knowledges_in_a_row():
    for kept, lost in (("GRE-K1", "D1-K1"), ("D1-K1", "GRE-K1")):
        table = duel().give(0, deck="GRE-K1 D1-K1 fort").end_round()
        assert table.options == ["keep GRE-K1", "keep D1-K1"]
        table.play(f"keep {kept}")
        assert table.space(0, 1) == f"fort/{kept}"
        assert table.discard() == lost


@rule("MD-EX-22", "MD-ROUND-08", "MD-RULE-06")
def test_22_lone_knowledge():
    table = duel().give(0, deck="GRE-K1").go(Replenish(0))
    assert table.space(0, 1) == "-/GRE-K1"
    table.give(0, p=1).give(1, g=1).activation().play("activate row-3 column-1")
    assert table.realm().is_turned(0)
    table.play("pass")
    assert table.discard() == "GRE-K1"


@rule("MD-EX-23", "MD-WONDER-04", "MD-RULE-27")
def test_23_second_wonder():
    table = duel().give(0, wonder="D1-W1", p=3).display("D1-W2 . . . . .").turn(0)
    table.play("acquire D1-W2")
    assert table.options == ["keep D1-W1", "keep D1-W2"]
    table.play("keep D1-W1")
    assert table.name(table.realm().wonder) == "D1-W1"
    assert table.names(table.duel.washed) == "D1-W2"
    assert table.has() == ""


@rule("MD-EX-24", "MD-END-04", "MD-DOM-01", "MD-DOM-02")
def test_24_scoring():
    table = duel()
    table.give(0, provinces="D1-P1 D1-P2 D1-P3", discard="D1-K1 D1-K2 D1-W1 D1-W2 unrest")
    table.give(0, policies="GRE-P1 GRE-P2 GRE-P3", vp=4)
    table.give(1, provinces="D2-P1 D2-P2 D2-P3", policies="AKS-P1 AKS-P2 AKS-P3", vp=2)
    table.give(1, discard="D2-K1 D2-K2 D2-K3 AKS-K1 D2-W1")
    assert table.duel.points == [27, 26]
    assert table.duel.winners() == [0]
    assert GAME.earned(table.duel, 0) == {
        "provinces": 3,
        "knowledges": 2,
        "wonders": 4,
        "policies": 6,
        "vp": 4,
        "unrest": -1,
        "dominance": 9,
    }


@rule("MD-EX-25", "MD-END-06")
def test_25_tie_break():
    table = duel().give(0, g=2, c=1).give(1, g=2)
    assert table.duel.points[0] == table.duel.points[1]
    assert table.duel.winners() == [0]


@rule("MD-EX-26", "MD-CIV-03", "MD-CIV-04")
def test_26_mughals():
    def mughal():
        table = duel("mughals+greeks").city(0, "camp " * 9)
        policies = "MUG-P1 MUG-P2 MUG-P3 MUG-P5"
        return table.give(0, policies=policies, lines="row-1 row-2 row-3 column-2", c=5)

    table = mughal().activation().play("activate row-3 column-2")
    assert table.realm().active == 0b1100
    assert mughal().activation().play("activate row-3 column-1").realm().active == 0b0100
    table = mughal().turn(0).play("develop MUG-P4")
    assert table.options == ["line column-1", "line column-3"]
    assert table.why_not("line column-2") == ("line-taken", "MD-CIV-03")
    assert table.why_not("line row-1") == ("columns-now", "MD-CIV-03")


@rule("MD-EX-27", "MD-PASS-02", "MD-PASS-03", "MD-RES-04", "MD-RES-06")
def test_27_passing():
    table = duel().city(0, "camp " * 9, turned="1 2 3 4 7").give(0, p=2, s=1, g=3, c=1)
    table.turn(0).play("pass")
    assert table.has() == "1c 3g"
    assert table.discard() == "camp camp camp camp camp"
    assert 9 - table.realm().tops.count(NONE) == 4


@rule("MD-EX-28", "MD-TERM-REINFORCE", "MD-RULE-31")
def test_28_reinforce():
    table = duel("mughals+greeks").city(0, "fort/MUG-K1", turned="1")
    table.give(0, policies="MUG-P3", lines="row-1", active="MUG-P3").turn(0)
    table.play("use policy-1")
    assert table.discard() == "MUG-K1"
    assert table.space(0, 1) == "fort"
    assert not table.realm().is_turned(0)
    table.turn(0)
    assert table.realm().passed
    assert table.space(0, 1) == "fort"


@rule("MD-EX-29", "MD-SPY-03", "MD-RULE-21", "MD-RULE-49")
def test_29_training_limit():
    table = duel().city(0, "D1-B3", turned="1").give(0, dice=3, p=1).turn(0)
    assert table.why_not("train p") == ("dice-limit", "MD-SPY-03")
    assert table.why_not("use city-1") == ("no-effect", "MD-RULE-49")
    fewer = duel().city(0, "D1-B3", turned="1").give(0, dice=2).turn(0).play("use city-1")
    assert fewer.realm().dice == 3
