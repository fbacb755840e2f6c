"""What is secret and what is told (DIL-RULE-01 to -06, -58, -59)."""

from __future__ import annotations

import pytest

from labrys.games.diluvium.game import as_sea
from labrys.kernel.chance import Chance
from tests.games.diluvium.table import choose, sea
from tests.rule import rule


def rich(**settings):
    table = sea(tiles="b4 T07, c3 T24", **settings)
    table.give(0, food=1, craft=2, weapons=2, gold=7, hand="map gate")
    return table.give(1, food=3, weapons=1, gold=9, hand="treasure").turn(0)


def worlds(table, seat, number=60):
    return [as_sea(table.sea.world(seat, seed)) for seed in range(number)]


@rule("DIL-RULE-01")
def test_a_rival_sees_numbers_only():
    mine, theirs = rich().facts(0)["empires"]
    assert mine["rack"] == {"food": 1, "craft": 2, "weapons": 2}
    assert mine["gold"] == 7
    assert mine["hand"] == ["gate", "map"]
    assert theirs["tokens"] == 4
    assert theirs["rack"] is None
    assert theirs["gold"] is None
    assert theirs["hand"] == ["?"]


@rule("DIL-RULE-01")
def test_the_deck_is_a_number_and_the_pile_is_open():
    table = rich().play("act produce", "card map", "mark b4-1")
    for seat in (0, 1, -1):
        assert table.facts(seat)["deck"] == 13
        assert table.facts(seat)["pile"] == ["map"]


@rule("DIL-RULE-01")
def test_of_a_facedown_tile_only_the_cost_is_seen():
    chart = {water["place"]: water for water in rich().facts(0)["chart"]}
    assert chart["a1"]["tile"] is None
    assert chart["a1"]["cost"] == 1
    assert chart["a1"]["islands"] == []
    assert chart["b4"]["tile"] == "T07"


@rule("DIL-RULE-01")
def test_trays_are_open_and_the_discard_tray_is_a_total():
    table = rich().play("act produce", "done", "sell 1")
    assert table.facts(1)["trays"] == {"food": 12, "craft": 14, "weapons": 13}
    assert table.facts(1)["spent"] == 2
    assert table.facts(1)["spent_kinds"] is None
    assert table.facts(0)["spent_kinds"] is None


@rule("DIL-RULE-01")
def test_what_stands_on_the_table_is_open():
    table = sea(tiles="b4 T08").give(0, strength=4, at="b4a", marks="b4-1", last="settle").turn(1)
    seen = table.facts(1)["empires"][0]
    assert seen["strength"] == 4
    assert seen["last"] == "settle"
    assert seen["home"] == {"explore": 0, "settle": 2, "produce": 3, "engage": 3}
    assert seen["explorer"] == seen["warship"] == "c5"
    chart = {water["place"]: water for water in table.facts(1)["chart"]}
    assert chart["b4"]["marks"] == [0]
    assert chart["b4"]["islands"][0]["settlers"] == [1, 0]
    assert chart["b4"]["slain"] is False


@rule("DIL-RULE-01", "DIL-RULE-58")
def test_memory_open_shows_racks_and_gold_to_all():
    facts = rich(memory="open").facts(0)
    theirs = facts["empires"][1]
    assert theirs["rack"] == {"food": 3, "craft": 0, "weapons": 1}
    assert theirs["gold"] == 9
    assert theirs["hand"] == ["?"], "cards stay hidden"
    assert facts["spent_kinds"] == {"food": 0, "craft": 0, "weapons": 0}
    assert rich(memory="open").sea.view(0).points == [7, 9]


@rule("DIL-RULE-02")
def test_gains_and_payments_are_told_as_they_happen():
    table = rich().play("act produce", "done", "sell 1")
    told = {event.message for event in table.events}
    assert {"paid", "gold", "sold"} <= told
    table = sea(tiles="b4 T07").turn(0).play("act settle", "settler settle", "settle c5b")
    assert table.told("gained") == 1


@rule("DIL-RULE-03")
def test_a_drawn_card_is_told_to_its_owner_only_and_a_played_one_to_all():
    table = sea(tiles="b4 T12").give(0, marks="b4-1").turn(0)
    table.play("act settle", "settler settle", "settle b4b")
    drawn = next(event for event in table.events if event.message == "drew-card")
    assert drawn.parts_for(0) != drawn.parts_for(1)
    assert table.facts(1)["empires"][0]["hand"] == ["?"]
    played = rich().play("act produce", "card map")
    shown = next(event for event in played.events if event.message == "played-card")
    assert shown.parts_for(0) == shown.parts_for(1)


@rule("DIL-RULE-04")
def test_all_gold_is_revealed_at_the_end():
    table = sea().give(0, gold=7).give(1, gold=9).trays(0, 9, 9).turn(0)
    table.play("act produce", "act produce")
    assert table.sea.over
    assert [e["gold"] for e in table.facts(0)["empires"]] == [7, 9]
    assert table.sea.view(0).points == [7, 9]


@rule("DIL-RULE-05", "DIL-RULE-01")
def test_a_locked_bid_is_not_shown_before_the_other():
    table = sea(tiles="b4 T01").give(0, weapons=3).give(1, warship="b4", weapons=2).turn(0)
    table.play("act engage", "sail b4")
    seen = []
    for number in range(4):
        trial = as_sea(table.sea.copy())
        choose(trial, f"bid {number}")
        seen.append(str(trial.view(1).facts()))
    assert len(set(seen)) == 1


@rule("DIL-RULE-58")
def test_a_world_does_not_copy_a_locked_bid():
    table = sea(tiles="b4 T01").give(0, weapons=3).give(1, warship="b4", weapons=2).turn(0)
    table.play("act engage", "sail b4", "bid 2")
    bids = set()
    for world in worlds(table, 1):
        bids.add(tuple(world.agenda[-1].answers[0]))
    assert len(bids) == 4


@rule("DIL-RULE-06")
def test_discards_are_chosen_secretly_and_then_shown():
    table = sea().give(0, food=4, craft=3).give(1, food=4, weapons=3).turn(0)
    table.play("act engage", "stay")
    table.answer(0, "drop craft")
    assert table.told("dropped") == 0
    assert table.facts(1)["empires"][0]["tokens"] == 7
    dropped = {tuple(world.agenda[-1].answers[0]) for world in worlds(table, 1)}
    assert len(dropped) == 2
    table.answer(1, "drop food")
    assert table.told("dropped") == 2


@rule("DIL-RULE-58")
def test_a_world_keeps_racks_and_gold_and_deals_cards_anew():
    table = rich()
    hands = set()
    for world in worlds(table, 0):
        assert world.empires[1].rack == [3, 0, 1]
        assert world.gold == [7, 9]
        assert world.empires[0].hand == table.sea.empires[0].hand
        assert len(world.empires[1].hand) == 1
        hands.add(world.empires[1].hand[0])
    assert len(hands) > 5


@rule("DIL-RULE-58")
def test_a_world_turns_up_other_tiles():
    table = sea(tiles="b4 T07").turn(0)
    turned = set()
    for world in worlds(table, 0, 40):
        choose(world, "act engage")
        choose(world, "sail c4")
        turned.add(world.tiles[table.place("c4")])
    assert len(turned) > 5


@rule("DIL-RULE-58")
def test_after_a_reshuffle_cards_held_since_before_are_known_between_two():
    """Seat 1 held its card before, so seat 0 knows it: all others were in the pile."""
    table = sea(tiles="b4 T12").give(0, marks="b4-1", hand="map").give(1, hand="treasure gate")
    table.sea.pile, table.sea.deck = table.sea.deck, []
    table.turn(0).play("act settle", "done", "settler settle", "settle b4b")
    assert table.facts(0)["empires"][1]["hand"] == ["?", "?"]
    for world in worlds(table, 0, 30):
        held = [world.content.cards[c].id for c in world.empires[1].cards()]
        assert held == ["treasure", "gate"]
    drawn = {tuple(c for c in world.empires[0].hand) for world in worlds(table, 1, 60)}
    assert len(drawn) > 4, "what was drawn since is not known"


@rule("DIL-RULE-58")
def test_after_a_reshuffle_new_cards_are_those_of_the_pile():
    table = sea(tiles="b4 T12").give(0, marks="b4-1").give(1, hand="treasure gate")
    table.sea.pile = [table.card("map"), table.card("map"), table.card("cannon")]
    table.sea.deck = []
    table.turn(0).play("act settle", "settler settle", "settle b4b")
    for world in worlds(table, 1, 30):
        assert {world.content.cards[c].id for c in world.empires[0].cards()} <= {"map", "cannon"}


@rule("DIL-RULE-58")
def test_a_card_held_since_before_is_played_like_any_other():
    table = sea(tiles="b4 T12").give(0, marks="b4-1", hand="treasure treasure")
    table.sea.deck, table.sea.pile = [], [table.card("treasure")]
    table.sea.pile = [table.card("map")]
    table.turn(0).play("act settle", "done", "settler settle", "settle b4b")
    assert table.hand() == ["treasure", "treasure", "map"]
    table.play("settler settle", "settle c5a", "card treasure", "card treasure")
    assert table.gold() == 4
    assert table.hand() == ["map"]


@rule("DIL-RULE-58")
def test_spectators_see_what_every_seat_sees():
    facts = rich().facts(-1)
    for empire in facts["empires"]:
        assert empire["rack"] is None
        assert empire["gold"] is None
        assert set(empire["hand"]) == {"?"}


@rule("DIL-RULE-59")
def test_a_player_always_sees_the_own_rack_gold_and_cards_and_no_rivals_total():
    table = rich().play("act produce", "done", "sell 1")
    mine, theirs = table.facts(0)["empires"]
    assert mine["rack"] == {"food": 1, "craft": 0, "weapons": 2}
    assert mine["gold"] == 10
    assert theirs["earned"] is None
    told = [event for event in table.events if event.message == "gold"]
    assert [event.parts_for(1) for event in told] == [event.parts_for(0) for event in told]


@rule("DIL-RULE-58")
def test_in_a_world_two_cards_of_a_kind_are_one_option():
    """Hands are dealt anew in no order."""
    table = sea(tiles="b4 T07").give(1, hand="map map gate cannon treasure compass weapons")
    table.turn(1).play("act produce")
    for world in worlds(table, 0):
        assert len(set(world.options)) == len(world.options)


@rule("DIL-RULE-58")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_a_small_deck_that_is_made_anew_often_worlds_fit_their_views(seats):
    """Everybody holds cards and may settle in ruins; one card is left in the deck."""
    reshuffled = 0
    for seed in range(6):
        table = sea(seats, tiles="c2 T29, c3 T13", seed=seed)
        table.give(0, hand="map cannon", marks="c2-1").give(1, hand="map weapons", marks="c2-2")
        position = table.sea
        position.deck, position.pile = position.deck[:1], position.deck[1:]
        table.turn(0)
        chance = Chance(seed)
        census = position.game.census(position)
        while not position.over and position.round < 16:
            position.play(position.options[chance.below(len(position.options))])
            assert position.game.census(position) == census
            reshuffled += any(empire.kept for empire in position.empires)
            for seat in range(-1, seats):
                facts = position.view(seat).facts()
                assert position.world(seat, 5).view(seat).facts() == facts
    assert reshuffled
