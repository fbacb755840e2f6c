"""The six scenarios (ledger 8.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.games.diluvium.content.model import NONE
from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.rules.result import missed
from tests.games.diluvium.table import GAME, sea
from tests.rule import rule


def new(scenario, seed=1):
    return as_sea(GAME.new(1, seed, {"scenario": scenario}))


def uncovered(scenario, seed):
    """Where each tile lies once all are turned up."""
    position = new(scenario, seed)
    for place in position.layout.places:
        if not position.faceup(place) and not position.is_city(place):
            position.turn_up(NONE, place)
    tiles, places = position.content.tiles, position.content.places
    found = {
        tiles[tile].id: places[place] for place, tile in enumerate(position.tiles) if tile != NONE
    }
    for id, name in found.items():
        tile = next(tile for tile in tiles if tile.id == id)
        assert position.layout.cost[places.index(name)] == tile.cost
    assert len(found) == 17
    return found


@rule("DIL-SOLO-20")
def test_first_sails_is_calm_and_changes_nothing():
    position = new("sails")
    assert position.empires[1].strength == 1
    assert position.gold == [0, 0]
    assert position.trays == [16, 16, 16]
    assert missed(position) == ["beat"]


@rule("DIL-SOLO-21")
def test_empty_granaries_begins_with_8_food_which_do_not_end_the_game():
    position = new("granaries")
    assert position.trays == [8, 16, 16]
    assert position.empires[1].strength == 1
    assert not sea(1, scenario="granaries").trays(0, 9, 9).turn(0).sea.last_round
    assert sea(1, scenario="granaries").trays(0, 0, 9).turn(0).sea.last_round
    assert sea(1, scenario="granaries").trays(9, 9, 0).turn(0).sea.last_round
    assert sea(1, scenario="sails").trays(0, 9, 9).turn(0).sea.last_round


@rule("DIL-SOLO-21")
@pytest.mark.parametrize(
    ("mine", "fleet", "lacks"),
    [(30, 29, []), (29, 5, ["gold"]), (31, 31, ["beat"]), (12, 20, ["beat", "gold"])],
)
def test_empty_granaries_asks_for_30_gold(mine, fleet, lacks):
    table = sea(1, scenario="granaries").give(0, gold=mine).give(1, gold=fleet)
    assert missed(table.sea) == lacks


@rule("DIL-SOLO-22")
def test_beasts_of_the_deep_begins_with_2_weapons_and_all_monsters_are_there():
    position = new("beasts")
    assert position.empires[0].rack == [0, 0, 2]
    assert position.trays == [16, 16, 14]
    monsters = {tile.id for tile in GAME.content.tiles if tile.monster}
    for seed in range(15):
        assert monsters <= set(uncovered("beasts", seed))


@rule("DIL-SOLO-22")
@pytest.mark.parametrize(
    ("mine", "fleet", "won"),
    [(3, 0, True), (3, 2, True), (2, 0, False), (3, 3, False), (4, 4, False)],
)
def test_beasts_of_the_deep_asks_for_3_monsters_and_more_than_the_fleet(mine, fleet, won):
    table = sea(1, scenario="beasts").give(1, gold=50)
    table.empire(0).slain, table.empire(1).slain = mine, fleet
    assert (missed(table.sea) == []) is won
    assert (table.sea.winners() == [0]) is won


@rule("DIL-SOLO-22")
def test_monsters_slain_in_play_count():
    table = sea(1, tiles="b4 T03", scenario="beasts").give(0, strength=2).turn(0)
    table.play("act engage", "sail b4", "fight")
    assert table.empire(0).slain == 1


@rule("DIL-SOLO-23")
def test_heirs_of_mu_has_the_ruins_tiles():
    ruins = {"T10", "T12", "T13", "T17", "T22", "T24", "T25", "T26", "T27", "T29"}
    for seed in range(15):
        assert ruins <= set(uncovered("heirs", seed))


@rule("DIL-SOLO-23")
def test_heirs_of_mu_asks_for_4_cards_played():
    table = sea(1, scenario="heirs").give(0, gold=9, hand="treasure treasure cannon").turn(0)
    table.empire(0).cards_played = 1
    table.play("act produce", "card treasure", "card cannon")
    assert missed(table.sea) == ["cards"]
    table.play("card treasure")
    assert missed(table.sea) == []
    table.give(1, gold=99)
    assert missed(table.sea) == ["beat"]


@rule("DIL-SOLO-24", "DIL-SOLO-05")
def test_fleet_of_war_has_15_cards_and_is_rough():
    position = new("war")
    ids = Counter(position.content.fleet[card].id for card in position.fleet_deck)
    assert sum(ids.values()) == 15
    assert {id for id, number in ids.items() if number == 2} == {10, 11, 12}
    assert position.empires[1].strength == 2
    assert position.gold == [0, 5]


@rule("DIL-SOLO-24", "DIL-SOLO-26")
def test_fleet_of_war_asks_for_a_fight_won_also_as_defender():
    table = sea(1, tiles="b1 T01", scenario="war").give(0, warship="b1", weapons=3, gold=50)
    table.sea.fleet_deck, table.sea.fleet_used = [9], [0]
    table.empire(1).strength = 1
    table.turn(1)
    assert missed(table.sea) == ["fights"]
    table.play("bid 3")
    assert missed(table.sea) == []
    attack = sea(1, tiles="b4 T01", scenario="war").give(0, strength=5, gold=50)
    attack.give(1, warship="b4").turn(0).play("act engage", "sail b4", "bid 0")
    assert missed(attack.sea) == []


@rule("DIL-SOLO-25")
def test_the_last_horizon_has_20_tokens_a_tray_and_is_rough():
    position = new("horizon")
    assert position.trays == [20, 20, 20]
    assert position.empires[1].strength == 2
    assert position.gold[1] == 5


@rule("DIL-SOLO-25")
def test_the_last_horizon_asks_for_all_markers_and_all_settlers():
    table = sea(1, scenario="horizon").give(0, gold=30, marked=5, home=(0, 0, 0, 1))
    assert missed(table.sea) == ["all-markers", "all-settlers"]
    table.give(0, marked=6, home=(0, 0, 0, 0))
    assert missed(table.sea) == []
    table.give(1, gold=30)
    assert missed(table.sea) == ["beat"]


@rule("DIL-SOLO-26")
def test_a_certain_tile_is_as_likely_at_each_place_of_its_cost():
    """T19 is the only certain tile of cost 1: six places."""
    places = Counter(uncovered("beasts", seed)["T19"] for seed in range(420))
    assert set(places) == {"a1", "a2", "a3", "e1", "e2", "e3"}
    assert min(places.values()) > 40
    faceup = Counter(uncovered("beasts", seed)["T03"] for seed in range(300))
    assert set(faceup) == {"b1", "b4", "c2", "c4", "d1", "d4"}
    assert min(faceup.values()) > 25


@rule("DIL-SOLO-26")
def test_the_other_tiles_of_a_class_are_random():
    others: Counter[str] = Counter()
    for seed in range(200):
        others.update(set(uncovered("beasts", seed)) & {"T24", "T26", "T29"})
    assert set(others) == {"T24", "T26", "T29"}
    assert sum(others.values()) == 200, "one of them beside the four Monsters of cost 2"


@rule("DIL-SOLO-26")
def test_conditions_are_read_at_the_end():
    """A Settler that is scared back to the board spoils the Last Horizon."""
    table = sea(1, tiles="b1 T07", scenario="horizon").give(0, gold=30, marked=6, at="b1a")
    table.give(0, home=(0, 0, 0, 0))
    assert missed(table.sea) == []
    table.sea.fleet_deck = [9]
    table.turn(1).play("flee engage")
    assert missed(table.sea) == ["all-settlers"]
