"""The order of effects that wait at the same time (MD-CITY-06, MD-RULE-28, MD-RULE-39)."""

from __future__ import annotations

from tests.games.monumental.table import duel, game_with
from tests.rule import rule

PAYS = "DURING: PAY(p,1) -> GAIN(vp,1)"
DRAWS = "ON_ACTIVATE: DRAW_USE(1)"
GAINS = "DURING: GAIN(g,1)"


def three(**have):
    table = duel(game=game_with(PAYS, DRAWS, GAINS)).city(0, "X1 X2 X3").give(1, g=1)
    return table.give(0, deck="camp", **have).activation()


@rule("MD-CITY-06", "MD-TERM-DURING", "MD-RULE-04")
def test_the_player_chooses_which_effect_comes_next():
    table = three().play("activate row-1 column-1")
    assert table.options == [
        "in-order",
        "in-order-always",
        "next city-1",
        "next city-2",
        "next city-3",
    ]
    table.play("next city-1", "next city-2")
    assert table.has() == "1p 1g", "there was no Production yet to pay with"


@rule("MD-CITY-06")
def test_the_proposed_order_is_one_choice():
    table = three(p=1).play("activate row-1 column-1", "in-order")
    assert table.has() == "1p 1g"
    assert table.asked == "MayDo", "gains first, then by place"
    table.play("do", "pay-gold 0")
    assert table.has() == "1p 1g 1vp"
    assert table.discard() == "camp"


@rule("MD-CITY-06")
def test_an_order_that_is_settled_is_not_asked_again():
    table = three(p=1).play("activate row-1 column-1", "in-order-always", "do", "pay-gold 0")
    assert table.facts(0)["realms"][0]["settled"] == 1
    table.realm().turned = 0
    table.realm().tokens = [0] * 25
    table.give(0, p=1).activation().play("activate row-1 column-2")
    assert table.asked == "MayDo"
    other = duel(game=game_with(PAYS, DRAWS, GAINS))
    other.duel.realms[0].settled = table.realm().settled
    other.city(0, "X1 X2").give(0, p=1, deck="camp").activation().play("activate row-1 column-1")
    assert other.asked == "ChooseOrder", "another set is asked"


@rule("MD-CITY-06", "MD-RULE-28")
def test_where_order_cannot_matter_it_is_not_asked():
    table = duel("mughals+greeks").city(0, "MUG-B1 archery/D3-K2").give(1, g=1)
    table.give(0, policies="MUG-P1 MUG-P2", lines="row-1 row-2").activation()
    table.play("activate row-1 column-1")
    assert table.asked == "Turn"


@rule("MD-RULE-28")
def test_the_order_of_bonuses_is_free():
    card = 'set = "development"\ntype = "wonder"\nera = 1\ncost = [1, 1]\nbonus = "GAIN(g,1)"'
    game = game_with("ACTION: GAIN(p,1)", O1=card)
    assert game.content.card("O1").bonus is not None
    # The box's own bonuses are gains; one that is not is asked for.
    policy = game.content.card("GRE-P1")
    assert policy.bonus is not None
    assert policy.bonus.plain


@rule("MD-RULE-39")
def test_several_triggers_come_in_their_owners_order():
    texts = ("WHENEVER(WONDER_DONE): GAIN_ANY(1,basic)", "WHENEVER(WONDER_SECTION): GAIN(g,1)")
    table = duel(game=game_with(*texts)).city(0, "X1 X2", turned="1 2")
    table.give(0, wonder="D1-W1", p=3).turn(0).play("complete")
    assert table.starting("next") == ["next city-1", "next city-2"]
    table.play("next city-1", "take m")
    assert table.has() == "1m 1c 1g"


@rule("MD-RULE-32")
def test_a_trigger_that_costs_something_may_be_declined():
    text = "WHENEVER(WONDER_SECTION): PAY(g,1) -> GAIN(vp,1)"
    table = duel(game=game_with(text)).city(0, "X1", turned="1").display("D1-W1 . . . . .")
    table.give(0, p=2, g=2).turn(0).play("acquire D1-W1")
    assert table.options == ["do", "skip"]
    assert table.play("skip").has() == "2g"
