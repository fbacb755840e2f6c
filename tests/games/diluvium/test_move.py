"""Ship movement (ledger 4.4) and the rulings about it."""

from __future__ import annotations

import pytest

from labrys.games.diluvium.facts import routes as facts
from labrys.games.diluvium.rules.routes import route
from tests.games.diluvium.table import sea
from tests.rule import rule

RING = "b4 T01, d4 T02, c4 T03, c3 T24, e3 T14, a3 T16"


def sailing(ship="explorer", tiles=RING, player=0, **have):
    table = sea(tiles=tiles).give(player, **have).turn(player)
    return table.play("act explore" if ship == "explorer" else "act engage")


@rule("DIL-MOVE-01", "DIL-RULE-14")
def test_a_ship_goes_from_tile_to_adjacent_tile_and_hexagons_have_six():
    table = sea()
    near = table.sea.layout.near
    names = table.sea.content.places
    assert sorted(names[p] for p in near[table.place("c3")]) == ["b2", "b3", "c2", "c4", "d2", "d3"]
    assert sorted(names[p] for p in near[table.place("c5")]) == ["b4", "c4", "d4"]


@rule("DIL-MOVE-01")
def test_a_ship_enters_its_own_city_like_any_tile():
    table = sailing(explorer="b4")
    assert table.offered("sail c5")
    table.play("sail c5")
    assert table.explorer() == "c5"
    assert table.told("paid") == 0


@rule("DIL-MOVE-02")
@pytest.mark.parametrize("ship", ["explorer", "warship"])
def test_two_tiles_are_free_and_a_third_is_not(ship):
    table = sailing(ship)
    assert table.offered("sail c3")
    assert table.offered("sail e3")
    far = sailing(ship, tiles="b4 T01, b3 T02, b2 T04, b1 T05")
    assert far.offered("sail b3")
    assert far.why_not("sail b2") == ("food", "DIL-MOVE-03")


@rule("DIL-MOVE-03", "DIL-EXPLORE-02", "DIL-ENGAGE-02")
@pytest.mark.parametrize("ship", ["explorer", "warship"])
def test_each_food_adds_a_tile_without_limit(ship):
    chain = "b4 T01, b3 T02, b2 T04, b1 T05"
    one = sailing(ship, tiles=chain, food=1)
    assert one.offered("sail b2")
    assert one.why_not("sail b1") == ("food", "DIL-MOVE-03")
    two = sailing(ship, tiles=chain, food=3)
    two.play("sail b1")
    assert two.rack() == [1, 0, 0]
    assert two.sea.spent == [2, 0, 0]


@rule("DIL-MOVE-04")
@pytest.mark.parametrize(("place", "cost", "id"), [("c4", 0, "T12"), ("a3", 1, "T22")])
def test_a_facedown_tile_is_paid_turned_and_ends_the_move(place, cost, id):
    table = sea(tiles="b4 T01").give(0, food=3).next_tile(id).turn(0)
    table.play("act engage", f"sail {place}")
    assert table.rack() == [3 - cost, 0, 0]
    assert table.faceup(place) == id
    assert table.told("revealed") == 1
    assert table.warship() == place
    assert table.asked == "ChooseAction"
    assert table.seat == 1


@rule("DIL-MOVE-04", "DIL-MOVE-09")
def test_a_facedown_tile_that_cannot_be_paid_is_refused():
    table = sailing(tiles="b4 T01", explorer="b4", food=1)
    assert table.offered("sail a3")
    assert table.why_not("sail b3") == ("food", "DIL-MOVE-04")
    refused = table.refusal("sail b3")
    assert refused is not None
    assert refused.short == 1


@rule("DIL-MOVE-05", "DIL-MOVE-09")
def test_a_facedown_tile_is_never_crossed():
    """Behind c4, which lies facedown, c3 can't be reached at any price."""
    table = sailing(tiles="c3 T24", food=6)
    assert table.offered("sail c4")
    assert table.why_not("sail c3") == ("no-way", "DIL-MOVE-05")


@rule("DIL-MOVE-05")
def test_a_revealed_tile_stays_faceup_and_costs_nothing_more():
    table = sea(tiles="b4 T01").give(0, explorer="b4", food=1).next_tile("T22").turn(0)
    table.play("act explore", "sail a3", "mark a3-1", "act engage", "stay", "act engage", "sail a3")
    assert table.faceup("a3") == "T22"
    assert table.rack() == [0, 0, 0]


@rule("DIL-MOVE-06", "DIL-MOVE-09", "DIL-RULE-32")
@pytest.mark.parametrize("ship", ["explorer", "warship"])
def test_a_rival_city_is_crossed_and_never_a_stop(ship):
    table = sailing(ship, tiles="b1 T01, d1 T02", **{ship: "b1"})
    assert table.why_not("sail c1") == ("rival-city", "DIL-MOVE-06")
    assert table.offered("sail d1")


@rule("DIL-MOVE-07", "DIL-MOVE-09")
def test_an_exploration_ship_crosses_a_rival_warship_and_does_not_stop_there():
    table = sea(tiles="b4 T01, b3 T02").give(1, warship="b4").turn(0).play("act explore")
    assert table.why_not("sail b4") == ("rival-warship", "DIL-MOVE-07")
    table.play("sail b3")
    assert table.asked != "Bid"
    assert table.explorer() == "b3"


@rule("DIL-MOVE-07")
def test_a_warship_crosses_a_rival_warship_without_a_fight_or_stops_and_fights():
    table = sea(tiles="b4 T01, b3 T02").give(1, warship="b4").turn(0).play("act engage")
    crossing = sea(tiles="b4 T01, b3 T02").give(1, warship="b4").turn(0)
    crossing.play("act engage", "sail b3")
    assert crossing.seat == 1
    assert crossing.warship(1) == "b4"
    table.play("sail b4")
    assert table.asked == "Bid"


@rule("DIL-MOVE-08")
def test_exploration_ships_hinder_nobody():
    table = sea(players=3, tiles="d5 T01, e4 T02")
    city = table.city(0)
    near = [
        table.sea.content.places[p]
        for p in table.sea.layout.near[table.place(city)]
        if table.sea.layout.cost[p] == 0
    ]
    table.lay(f"{near[0]} T01").give(1, explorer=near[0]).give(2, explorer=near[0]).turn(0)
    table.play("act explore", f"sail {near[0]}")
    assert {table.explorer(player) for player in range(3)} == {near[0]}


@rule("DIL-MOVE-09")
def test_food_that_is_not_on_the_rack_buys_nothing():
    table = sailing(tiles="b4 T01, b3 T02, b2 T04", craft=3, weapons=3)
    assert not table.offered("sail b2")


@rule("DIL-MOVE-09", "DIL-RULE-14")
def test_positions_that_are_not_on_the_chart_are_never_offered():
    table = sea(players=2, tiles=RING).turn(0).play("act engage")
    on_chart = {table.sea.content.places[p] for p in table.sea.layout.places}
    assert {o.split()[1] for o in table.starting("sail")} <= on_chart
    assert len(on_chart) < len(table.sea.content.places)


@rule("DIL-RULE-09", "DIL-EXPLORE-01")
def test_the_exploration_ship_must_move_where_it_can_without_food():
    table = sailing()
    assert table.why_not("stay") == ("must-sail", "DIL-RULE-09")
    assert not table.offered("sail c5")


@rule("DIL-RULE-09")
def test_nobody_is_forced_to_spend_food_and_who_stays_still_explores():
    """From a3 everything around costs Food, so the ship may stay; its tile is explored."""
    table = sea(tiles="a3 T16").give(0, explorer="a3", food=2)
    costs = table.sea.layout.cost[:]
    costs[table.place("b4")] = 1
    layout = table.sea.layout
    old, layout.cost = layout.cost, costs
    try:
        table.turn(0).play("act explore")
        assert table.offered("stay")
        assert table.offered("sail b4")
        table.play("stay")
        assert table.asked == "Mark"
        table.play("mark a3-1")
        assert table.gold() == 4
        assert table.rack() == [2, 0, 0]
    finally:
        layout.cost = old


@rule("DIL-RULE-10", "DIL-ENGAGE-01")
def test_the_warship_may_stay_and_fight_the_monster_there():
    table = sailing("warship", warship="c4", strength=2)
    table.play("stay", "fight")
    assert table.gold() == 3


@rule("DIL-RULE-11")
@pytest.mark.parametrize(
    ("start", "end", "food"),
    [("b4", "a3", 1), ("c5", "a3", 1), ("d4", "a3", 2), ("b4", "b3", 2), ("d4", "b3", 3)],
)
def test_a_facedown_tile_counts_as_a_tile_and_its_cost_comes_on_top(start, end, food):
    """Food = max(0, n - 2) + c; from d4 the way to both leads over c5 and b4."""
    table = sea(tiles="b4 T01, d4 T02").give(0, warship=start, food=6).turn(0)
    table.play("act engage", f"sail {end}")
    assert table.rack()[0] == 6 - food


@rule("DIL-RULE-12")
def test_the_cheapest_way_is_charged():
    """To b3 there are ways of two and of more tiles."""
    table = sailing("warship", tiles="b4 T01, c4 T03, b3 T02, d4 T05", food=3)
    table.play("sail b3")
    assert table.rack() == [3, 0, 0]


@rule("DIL-RULE-13")
def test_a_ship_may_stop_on_its_own_tiles_and_city():
    table = sea(tiles="b4 T01").give(0, warship="b4", marks="b4-1", at="b4a").turn(0)
    table.play("act explore", "sail b4")
    assert table.explorer() == "b4"
    assert table.seat == 1


@rule("DIL-RULE-15")
def test_a_facedown_tile_of_cost_0_is_free_but_uses_a_tile_of_the_allowance():
    near = sailing("warship", tiles="b4 T01, d4 T02")
    assert near.offered("sail c4")
    far = sailing("warship", tiles="b4 T01, b3 T02, c3 T24")
    assert far.why_not("sail c2") == ("food", "DIL-MOVE-04")
    refused = far.refusal("sail c2")
    assert refused is not None
    assert refused.short == 2


@rule("DIL-RULE-01")
def test_a_move_is_told_with_its_tile_its_city_or_the_cost_of_a_facedown_one():
    tiles = len(sea().sea.content.tiles)

    def told(to):
        made = sea(tiles="b4 T07").give(0, food=1, warship="b4").turn(0)
        made.play("act engage", f"sail {to}")
        return next(e.parts_for(1)[2] for e in made.events if e.message == "sailed")

    assert told("c5") == tiles, "the first people's City"
    assert told("a3") == -2, "cost 1, from behind"
    made = sea(tiles="b4 T07").turn(0).play("act engage", "sail b4")
    shown = next(e.parts_for(1)[2] for e in made.events if e.message == "sailed")
    assert shown == made.tile("T07")


@rule("DIL-RULE-12")
def test_a_way_can_be_shown_from_tile_to_adjacent_tile():
    table = sea(tiles="b4 T01, b3 T02, b2 T04")
    names = table.sea.content.places
    way = route(table.sea, table.place("c5"), table.place("b2"))
    assert [names[place] for place in way] == ["c5", "b4", "b3", "b2"]
    assert route(table.sea, table.place("c5"), table.place("b1")) != []
    assert route(table.sea, table.place("c5"), table.place("d1")) == []


@rule("DIL-RULE-17", "DIL-EXPLORE-06")
def test_the_chart_says_where_a_ship_would_explore():
    def marks(**given):
        made = sea(tiles="b4 T05, d4 T01, c3 T24").give(0, **given).give(1, marks="d4-1")
        found = facts.sailing(made.turn(0).play("act explore").sea, 0)
        assert found is not None
        return {name for name, way in found["ways"].items() if way["marks"]}

    assert {"b4", "c4"} <= marks()
    assert "d4" not in marks(), "its only space is taken"
    assert "b4" not in marks(marks="b4-1")
    assert marks(marked=6) == set(), "no marker is left, for a facedown tile either"
