"""Setup (ledger 4.1) and boards and tiles (4.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.games.diluvium.content.model import NONE
from labrys.games.diluvium.game import as_sea
from tests.games.diluvium.table import GAME, choose, sea
from tests.rule import rule


def new(seats=2, seed=1, **settings):
    return as_sea(GAME.new(seats, seed, settings))


@rule("DIL-SETUP-01")
@pytest.mark.parametrize(("players", "tiles"), [(2, 17), (3, 22), (4, 29)])
def test_the_chart_is_that_of_the_number_of_players(players, tiles):
    position = new(players)
    oceans = [p for p in position.layout.places if position.layout.cost[p] != NONE]
    assert len(oceans) == tiles
    assert len(position.layout.cities) == players
    for place in oceans:
        assert position.faceup(place) is position.layout.faceup[place]


@rule("DIL-SETUP-02")
def test_tiles_are_drawn_at_random_among_those_of_the_cost():
    centres = set()
    for seed in range(80):
        position = new(2, seed)
        for place in position.layout.places:
            if position.faceup(place):
                assert position.tile(place).cost == position.layout.cost[place]
        laid = [tile for tile in position.tiles if tile != NONE]
        assert len(set(laid)) == len(laid)
        centre = position.content.places.index("c3")
        centres.add(position.tile(centre).id)
    assert centres == {"T23", "T24", "T25", "T26", "T27", "T28", "T29"}


@rule("DIL-SETUP-03", "DIL-SETUP-04")
def test_everybody_has_nine_settlers_and_six_markers():
    for empire in new(4).empires:
        assert empire.home == [0, 3, 3, 3]
        assert empire.at_home() == 9
        assert empire.marked == 0
        assert empire.board.id == "a"
        assert empire.board.marker_gold == [1, 1, 1, 2, 2, 3]
    facts = sea(2).turn(0).facts(0)["empires"][0]
    assert facts["markers"] == 6
    assert facts["last"] is None


@rule("DIL-SETUP-05")
def test_strength_begins_at_1():
    assert [empire.strength for empire in new(4).empires] == [1, 1, 1, 1]


@rule("DIL-SETUP-06")
def test_ships_begin_in_the_own_city():
    position = new(3)
    for player, empire in enumerate(position.empires):
        assert empire.explorer == empire.warship == empire.city
        assert position.city_of[empire.city] == player


@rule("DIL-SETUP-07")
def test_sixteen_ruins_cards_are_shuffled():
    position = new(2)
    assert len(position.deck) == 16
    assert position.pile == []
    drawn = set()
    for seed in range(30):
        table = sea(tiles="b4 T12", seed=seed).give(0, marks="b4-1").turn(0)
        table.play("act settle", "settler settle", "settle b4b")
        drawn.add(table.hand()[0])
    assert len(drawn) > 4


@rule("DIL-SETUP-08")
@pytest.mark.parametrize(("players", "tokens"), [(2, 16), (3, 23), (4, 28)])
def test_trays_are_filled_by_the_number_of_players(players, tokens):
    position = new(players)
    assert position.trays == [tokens] * 3
    assert position.spent == [0, 0, 0]


@rule("DIL-SETUP-10", "DIL-RULE-48")
def test_the_first_player_is_drawn_and_stays_first():
    firsts = {new(3, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2}
    position = new(3, 5)
    first = position.first
    assert position.seat == first
    for _ in range(3):
        choose(position, "act produce")
    assert position.first == first
    assert position.seat == first


@rule("DIL-RULE-48")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_the_cities_clockwise_from_a_random_one(players):
    begun: Counter[object] = Counter()
    for seed in range(60):
        position = new(players, seed)
        cities = position.layout.cities
        start = cities.index(position.empires[position.first].city)
        begun[start] += 1
        for turn in range(players):
            player = (position.first + turn) % players
            assert position.empires[player].city == cities[(start + turn) % players]
    assert len(begun) == players


@rule("DIL-SETUP-11")
def test_players_begin_with_nothing():
    position = new(4)
    assert position.gold == [0, 0, 0, 0]
    for empire in position.empires:
        assert empire.rack == [0, 0, 0]
        assert empire.cards() == []


@rule("DIL-SETUP-11")
def test_every_city_has_a_way_out_without_food():
    for players in (2, 3, 4):
        for seed in range(4):
            position = new(players, seed)
            choose(position, "act explore")
            assert any(position.spell(o).startswith("sail ") for o in position.options)


@rule("DIL-BOARD-01")
def test_the_board_has_four_sections():
    assert list(sea().turn(0).facts(0)["empires"][0]["home"]) == [
        "explore",
        "settle",
        "produce",
        "engage",
    ]


@rule("DIL-BOARD-03")
def test_explore_has_no_bonus_on_side_a():
    """The Explore section of side A is always empty; the action gives no more for it."""
    table = sea(tiles="b4 T01").turn(0).play("act explore", "sail b4")
    assert table.gold() == 1 + 1
    assert table.rack() == [0, 0, 0]


@rule("DIL-TILE-01", "DIL-TILE-02")
def test_tiles_have_exploration_spaces_and_islands_of_one_kind_each():
    for tile in GAME.content.tiles:
        assert tile.spaces
        assert tile.kinds
        assert all(1 <= size <= 3 for size in tile.sizes)
    table = sea(tiles="b4 T24").turn(0)
    chart = {water["place"]: water for water in table.facts(0)["chart"]}
    assert [(i["kind"], i["size"]) for i in chart["b4"]["islands"]] == [
        ("craft", 2),
        ("weapons", 1),
        ("ruins", 1),
    ]
    assert [i["kind"] for i in chart["c5"]["islands"]] == ["food", "craft", "weapons"]


@rule("DIL-TILE-05")
def test_a_space_that_is_marked_is_refused():
    table = sea(3)
    ocean = next(
        table.sea.content.places[p]
        for p in table.sea.layout.near[table.place(table.city(0))]
        if table.sea.layout.cost[p] == 0
    )
    table.lay(f"{ocean} T07").give(1, marks=f"{ocean}-1").turn(0)
    table.play("act explore", f"sail {ocean}")
    assert table.marks() == [f"{ocean}-2"]
    assert table.marks(1) == [f"{ocean}-1"]
