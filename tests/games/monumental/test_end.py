"""The end of the game, points and Dominance (ledger 4.17, 4.18)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from labrys.kernel.chance import Chance
from tests.games.monumental.table import GAME, duel
from tests.rule import rule


@rule("MD-END-01", "MD-END-02", "MD-RULE-15")
def test_the_round_of_the_trigger_still_decays_and_passes_the_marker():
    table = duel().advantage(0, "p", 2).eras("", "", "D3-W1").display("D1-K1 D1-K2 D1-K3 . . .")
    table.end_round()
    assert table.duel.last_round
    assert table.held() == (0, "p", 1)
    assert table.duel.first == 1
    assert table.asked == "Activate"


@rule("MD-END-03", "MD-RULE-15", "MD-ROUND-02", "MD-RULE-20")
def test_the_final_round_stops_when_both_have_passed():
    table = duel().advantage(0, "p", 1).give(0, g=1, deck="camp").turn(0)
    table.duel.last_round = True
    table.play("pass", "pass")
    assert table.duel.over
    assert table.held() == (0, "p", 1)
    assert table.deck() == "camp"
    assert table.duel.winners() == [0]


@rule("MD-RULE-15")
def test_reserved_and_discarded_cards_leave_the_display_like_bought_ones():
    table = duel("aksumites+greeks").advantage(0, "p", 1).give(0, g=2)
    table.display("D1-K1 D1-K2 D1-K3 . . .").eras("", "", "D3-W1 D3-W2").turn(0)
    table.play("warlord", "reserve D1-K1", "pass", "pass")
    assert table.duel.count_display() == 4
    assert table.duel.last_round


@rule("MD-END-02")
def test_games_have_six_to_ten_rounds():
    rounds = set()
    for seed in range(25):
        position = GAME.new(2, seed, recorded=False)
        chance = Chance(seed)
        while not position.over:
            position.play(position.options[chance.below(len(position.options))])
        rounds.add(position.round)
    assert rounds <= {6, 7, 8, 9, 10}


@rule("MD-END-05")
def test_what_gives_no_points():
    table = duel()
    before = table.duel.points
    table.give(0, discard="camp workshop", p=3, g=5, c=4, dice=3, reserved="D1-K1")
    table.realm().archived = table.numbers("D1-K2")
    assert table.duel.points == before


@rule("MD-UNREST-04", "MD-RULE-26")
def test_unrest_costs_a_point_wherever_it_lies_unless_archived():
    table = duel().city(0, "unrest").give(0, deck="unrest", discard="unrest")
    assert GAME.earned(table.duel, 0)["unrest"] == -3
    table.city(0, ". camp/D1-K2", turned="2").turn(0).play("use knowledge-2", "archive city-1")
    assert GAME.earned(table.duel, 0)["unrest"] == -2
    assert table.duel.unrest == 7
    assert table.names(table.realm().archived) == "unrest"


@rule("MD-RULE-26", "MD-RULE-31")
def test_a_discarded_unrest_stays_owned():
    table = duel().city(0, "unrest D2-B2", turned="2").turn(0)
    table.play("use city-2", "discard city-1")
    assert table.discard() == "unrest"
    assert table.realm().unrests == 1
    assert table.has() == "1g"


@rule("MD-RULE-26")
def test_with_an_empty_stack_no_unrest_is_gained():
    table = duel().display("D1-P1 . . . . .").give(0, m=3)
    table.duel.unrest = 0
    table.turn(0).play("acquire D1-P1")
    assert table.realm(1).unrests == 0


@rule("MD-RULE-41", "MD-RULE-45")
def test_every_knowledge_owned_counts_wherever_it_lies():
    table = duel().city(0, "camp/GRE-K1").give(0, deck="D1-K1", discard="D1-K2 D1-W1")
    earned = GAME.earned(table.duel, 0)
    assert (earned["knowledges"], earned["wonders"]) == (3, 2)


@rule("MD-RULE-45")
def test_a_card_that_is_being_used_counts_as_well():
    table = duel().give(0, s=2, deck="D3-W1", discard="D1-W1").turn(0).play("progress")
    assert table.has() == "2c 1g 2vp"


@rule("MD-RULE-42", "MD-DOM-02")
def test_dominance_at_none_each_goes_to_both():
    assert duel().duel.points == [12, 12]


@rule("MD-DOM-03", "MD-TERM-ARCHIVE")
def test_an_archived_knowledge_does_not_count():
    table = duel().city(0, "-/GRE-K1 camp/D1-K2", turned="2").turn(0)
    table.play("use knowledge-2", "archive city-1")
    assert table.realm().knowledges == 1
    assert table.space(0, 1) == "."
    assert table.discard() == ""


@rule("MD-END-06")
def test_ties_are_broken_by_advantage_then_gold_then_culture_and_else_shared():
    assert duel().duel.winners() == [0, 1]
    assert duel().give(1, c=1).duel.winners() == [1]
    assert duel().give(1, c=1).give(0, g=1).duel.winners() == [0]
    assert duel().give(0, g=1).advantage(1, "p", 1).duel.winners() == [1]
    assert duel().give(0, vp=1).advantage(1, "p", 1).duel.winners() == [0]
    assert duel().held()[0] == NONE
