"""The Drowned Fleet's turn (ledger 8.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.games.diluvium.rules import fleet
from labrys.games.diluvium.rules.sea import EXPLORER
from tests.games.diluvium.table import sea
from tests.rule import rule

# All seventeen tiles faceup, and no Monster among them
OPEN = (
    "a1 T01, a2 T02, a3 T04, b1 T05, b2 T06, b3 T07, b4 T09, c2 T10, c3 T12, c4 T13, d1 T14, "
    "d2 T15, d3 T16, d4 T17, e1 T18, e2 T20, e3 T21"
)
NEAR = "b1 T01, d1 T10, c2 "  # the three tiles beside the Fleet's City


def fleet_turn(table, card, used=()):
    """The Fleet plays a card; the next one it needs comes from those used."""
    table.sea.fleet_deck = [card - 1]
    table.sea.fleet_used = [other - 1 for other in used]
    return table.turn(1)


def exploring(tile, **have):
    """The Fleet explores c2; the other tiles beside its City have a marker of it already."""
    table = sea(1, tiles=NEAR + tile).give(1, marks="b1-1 d1-1", **have)
    return fleet_turn(table, 1)


def fully_marked(table, but):
    """All Exploration Spaces are the human's, but those of some tiles."""
    marks = table.sea.marks[:]
    for place in table.sea.layout.places:
        if table.sea.faceup(place) and table.sea.content.places[place] not in but.split():
            for number in range(len(table.sea.tile(place).spaces)):
                marks[place * 4 + number] = 1
    table.sea.marks = marks
    return table


# ---- which action


@rule("DIL-SOLO-06")
@pytest.mark.parametrize(
    ("last", "does"), [("produce", "explore"), ("explore", "settle"), ("settle", "explore")]
)
def test_the_cards_action_then_its_fallback_and_never_the_last_one(last, does):
    table = fleet_turn(sea(1, tiles="c2 T02").give(1, last=last), 1)
    assert table.facts(0)["empires"][1]["last"] == does


@rule("DIL-SOLO-06")
def test_the_remaining_actions_come_in_their_order():
    """Neither Engage nor Produce is useful: Explore comes before Settle."""
    table = fleet_turn(sea(1, tiles="c2 T02"), 12)
    assert table.facts(0)["empires"][1]["last"] == "explore"
    table = fleet_turn(sea(1, tiles="c2 T02").give(1, last="explore"), 12)
    assert table.facts(0)["empires"][1]["last"] == "settle"


@rule("DIL-SOLO-06")
def test_a_fleet_that_can_do_nothing_gains_a_gold_and_forgets_its_last_action():
    table = sea(1).give(1, marked=6, home=(0, 0, 0, 0), last="explore")
    fleet_turn(table, 1)
    assert table.gold(1) == 1
    assert table.empire(1).last == -1
    assert table.told("fleet-idle") == 1


@rule("DIL-SOLO-06", "DIL-RES-04")
def test_the_human_keeps_six_tokens_at_the_end_of_the_fleets_turn():
    table = sea(1, tiles="c2 T02").give(0, food=4, craft=4)
    fleet_turn(table, 1)
    assert table.asked == "Drop"
    assert table.seat == 0


# ---- what it gains


@rule("DIL-SOLO-07")
def test_food_is_discarded_craft_is_gold_and_weapons_are_kept():
    table = sea(1).give(1, at="c1a c1b c1c")
    fleet_turn(table, 7)
    assert table.rack(1) == [0, 0, 1]
    assert table.gold(1) == 1
    assert table.left() == [15, 15, 15]
    assert table.sea.spent == [1, 1, 0]


@rule("DIL-SOLO-07")
def test_at_most_four_weapons_are_kept():
    table = sea(1).give(1, at="c1c", weapons=4, strength=5)
    fleet_turn(table, 7)
    assert table.rack(1) == [0, 0, 4]
    assert table.sea.spent == [0, 0, 1]


@rule("DIL-SOLO-07")
def test_an_empty_tray_gives_the_fleet_nothing():
    table = sea(1).give(1, at="c1a c1b").trays(9, 0, 9)
    fleet_turn(table, 7)
    assert table.gold(1) == 0
    assert table.left() == [8, 0, 9]


@rule("DIL-SOLO-08")
def test_a_ruins_card_goes_to_the_pile_for_two_gold():
    """Card 5 asks for Weapons, then Ruins."""
    table = sea(1, tiles="c2 T29").give(1, marks="c2-1")
    fleet_turn(table, 5)
    assert table.settlers(1, "c1c") == 1
    assert table.settlers(1, "c2a") == 1
    assert len(table.sea.pile) == 1
    assert len(table.sea.deck) == 15
    assert table.gold(1) == 2
    assert table.empire(1).cards() == []


@rule("DIL-SOLO-08")
def test_the_fleet_reshuffles_and_without_any_card_gains_nothing():
    table = sea(1, tiles="c2 T29").give(1, marks="c2-1", at="c1c")
    table.sea.deck, table.sea.pile = [], [0, 1, 2]
    fleet_turn(table, 5)
    assert len(table.sea.deck) == 1
    assert len(table.sea.pile) == 2
    assert table.gold(1) == 4
    bare = sea(1, tiles="c2 T29").give(1, marks="c2-1", at="c1c")
    bare.sea.deck, bare.sea.pile = [], []
    assert fleet_turn(bare, 5).gold(1) == 0


# ---- moving


@rule("DIL-SOLO-09", "DIL-SOLO-10")
def test_ships_go_three_tiles_along_any_shortest_way_without_food():
    """The only tile to explore is e3, four tiles away."""
    ends: Counter[str] = Counter()
    for seed in range(60):
        table = fully_marked(sea(1, tiles=OPEN, seed=seed), "e3")
        fleet_turn(table, 1)
        ends[table.explorer(1)] += 1
        assert table.empire(1).marked == 0
    assert set(ends) == {"d3", "e2"}


@rule("DIL-SOLO-09")
def test_each_shortest_way_is_as_likely():
    """From c1 to c3 over c2 there is one way, over b1 and b2, d1 and d2 none as short; to d3 over
    c2 and c3, c2 and d2, d1 and d2: three ways, two of which begin with c2."""
    table = sea(1, tiles=OPEN)
    begun: Counter[object] = Counter()
    for _ in range(600):
        way = fleet.random_way(table.sea, table.place("c1"), table.place("d3"))
        begun[tuple(table.sea.content.places[place] for place in way[1:3])] += 1
    assert set(begun) == {("c2", "c3"), ("c2", "d2"), ("d1", "d2")}
    assert min(begun.values()) > 140


@rule("DIL-SOLO-09")
def test_where_a_ship_may_not_stop_it_stops_before():
    ends: Counter[str] = Counter()
    for seed in range(40):
        table = fully_marked(sea(1, tiles=OPEN, seed=seed), "e3").give(0, warship="d3")
        fleet_turn(table, 1)
        ends[table.explorer(1)] += 1
    assert "d3" not in ends
    assert ends["e2"] > 0
    assert sum(ends[place] for place in ("c3", "d2")) > 0


@rule("DIL-SOLO-09", "DIL-MOVE-06")
def test_the_fleet_crosses_the_humans_city_and_does_not_stop_there():
    table = sea(1, tiles=OPEN)
    names = [table.place(name) for name in ("c3", "c4", "c5", "d4")]
    assert fleet.stop_on(table.sea, 1, EXPLORER, names) == table.place("d4")
    assert fleet.stop_on(table.sea, 1, EXPLORER, names[:3]) == table.place("c4")


@rule("DIL-SOLO-09", "DIL-SOLO-10")
def test_a_facedown_tile_ends_the_move_and_costs_the_fleet_nothing():
    """a1 costs 1 and is two tiles away; nothing nearer is left."""
    table = sea(1, tiles=OPEN.replace("a1 T01, ", "")).next_tile("T22")
    fully_marked(table, "")
    fleet_turn(table, 1)
    assert table.explorer(1) == "a1"
    assert table.faceup("a1") == "T22"
    assert table.marks(1) in (["a1-1"], ["a1-2"])


# ---- Explore


@rule("DIL-SOLO-10")
def test_the_nearest_tile_is_explored_facedown_before_faceup():
    for seed in range(12):
        table = fleet_turn(sea(1, tiles="c2 T07, b1 T01", seed=seed), 1)
        assert table.explorer(1) == "d1"


@rule("DIL-SOLO-10")
@pytest.mark.parametrize(
    ("tile", "space"),
    [
        ("T25", "c2-1"),  # 3G before 2G
        ("T24", "c2-1"),  # 3G before Military
        ("T18", "c2-2"),  # Military before 2G
        ("T13", "c2-1"),  # 2G before Settler
        ("T02", "c2-2"),  # Settler before 1G
        ("T07", "c2-1"),  # 2G before 1G
    ],
)
def test_spaces_are_taken_in_the_fleets_order(tile, space):
    assert space in exploring(tile).marks(1)


@rule("DIL-SOLO-10")
def test_an_effect_that_would_do_nothing_comes_last():
    assert "c2-1" in exploring("T18", strength=5).marks(1)
    assert "c2-1" in exploring("T02", home=(0, 0, 0, 0)).marks(1)
    full = sea(1, tiles=NEAR + "T02").give(1, marks="b1-1 d1-1").give(0, at="c2a c2a")
    assert "c2-1" in fleet_turn(full, 1).marks(1)
    only = sea(1, tiles=NEAR + "T18").give(1, marks="b1-1 d1-1", strength=5).give(0, marks="c2-1")
    assert "c2-2" in fleet_turn(only, 1).marks(1)


@rule("DIL-SOLO-10", "DIL-SOLO-03")
def test_the_fleet_gains_the_gold_of_its_markers_and_spaces():
    assert exploring("T25").gold(1) == 1 + 3
    military = exploring("T18")
    assert military.gold(1) == 1
    assert military.empire(1).strength == 2


@rule("DIL-SOLO-10", "DIL-SOLO-11")
def test_its_settler_effect_places_a_settler_from_the_board_there():
    table = exploring("T02")
    assert table.settlers(1, "c2a") == 1
    assert table.home(1) == [0, 3, 2, 3]
    assert table.gold(1) == 1 + 1, "the marker, and Craft for a Gold"


@rule("DIL-SOLO-10")
def test_a_tile_with_the_humans_warship_is_no_target():
    table = sea(1, tiles=NEAR + "T07").give(1, marks="b1-1 d1-1").give(0, warship="c2")
    fleet_turn(table, 1)
    assert table.explorer(1) != "c2"
    assert "c2" not in {mark[:2] for mark in table.marks(1)}


@rule("DIL-SOLO-10")
def test_without_a_marker_or_a_target_exploring_is_not_useful():
    assert fleet_turn(sea(1, tiles="c2 T02").give(1, marked=6), 1).empire(1).last == 1
    full = fully_marked(sea(1, tiles=OPEN), "")
    assert fleet_turn(full, 1).empire(1).last == 1


# ---- Settle


@rule("DIL-SOLO-11")
def test_two_settlers_go_to_the_first_kinds_of_the_card_from_produce_first():
    """Card 4: Craft, Food, Weapons, Ruins."""
    table = fleet_turn(sea(1), 4)
    assert table.settlers(1, "c1b") == table.settlers(1, "c1a") == 1
    assert table.home(1) == [0, 3, 1, 3]
    assert table.gold(1) == 1


@rule("DIL-SOLO-11")
def test_settlers_leave_produce_then_settle_then_engage():
    assert fleet_turn(sea(1).give(1, home=(0, 2, 1, 3)), 4).home(1) == [0, 1, 0, 3]
    assert fleet_turn(sea(1).give(1, home=(0, 1, 0, 3)), 4).home(1) == [0, 0, 0, 2]


@rule("DIL-SOLO-11")
def test_among_spaces_of_a_kind_the_tile_with_most_fleet_settlers_is_taken():
    for seed in range(8):
        table = sea(1, tiles="b1 T02, c2 T17", seed=seed).give(1, marks="b1-1 c2-1", at="c2c")
        fleet_turn(table, 4)
        assert table.settlers(1, "c2a") == 2


@rule("DIL-SOLO-11")
def test_the_fleets_settle_bonus_is_the_first_kind_of_the_order_with_tokens():
    """Card 6: Food, Craft, Ruins, Weapons. The Food tray is empty, so the bonus is Craft."""
    table = sea(1).give(1, home=(0, 0, 3, 3)).trays(0, 9, 9)
    fleet_turn(table, 6)
    assert table.left() == [0, 7, 9]
    assert table.gold(1) == 2
    full = fleet_turn(sea(1).trays(0, 9, 9), 6)
    assert full.left() == [0, 8, 9]


@rule("DIL-SOLO-11")
def test_fleet_settlers_on_the_map_are_never_moved_by_settle():
    table = sea(1, tiles="b1 T02").give(1, marks="b1-1", at="c1a c1b", home=(0, 0, 0, 0), marked=6)
    table.give(1, last="produce")
    fleet_turn(table, 4)
    assert table.settlers(1, "c1a") == table.settlers(1, "c1b") == 1
    assert table.told("settled") == 0


# ---- Produce


@rule("DIL-SOLO-12")
def test_the_tile_with_most_tokens_produces():
    table = sea(1, tiles="b1 T14").give(1, at="b1a b1a b1a c1a c1b")
    fleet_turn(table, 7)
    assert table.gold(1) == 3
    scarce = sea(1, tiles="b1 T14").give(1, at="b1a b1a b1a c1a c1c").trays(9, 1, 9)
    fleet_turn(scarce, 7)
    assert scarce.left() == [8, 1, 8]


@rule("DIL-SOLO-12")
def test_two_weapons_are_spent_for_one_step_once():
    table = sea(1).give(1, at="c1a", weapons=4)
    fleet_turn(table, 7)
    assert table.empire(1).strength == 2
    assert table.rack(1) == [0, 0, 2]
    strong = fleet_turn(sea(1).give(1, at="c1a", weapons=4, strength=5), 7)
    assert strong.rack(1) == [0, 0, 4]


@rule("DIL-SOLO-12")
def test_the_fleets_produce_bonus():
    assert fleet_turn(sea(1).give(1, at="c1a", home=(0, 3, 0, 3)), 7).gold(1) == 1


@rule("DIL-SOLO-12")
def test_producing_nothing_is_not_useful():
    table = fleet_turn(sea(1, tiles="c2 T29").give(1, at="c2a"), 7)
    assert table.empire(1).last == 1, "it settles instead"


# ---- Engage


@rule("DIL-SOLO-13")
def test_the_warship_goes_where_most_human_pieces_are():
    table = sea(1, tiles=OPEN).give(0, explorer="c2", at="d2a d2a b1a")
    fleet_turn(table, 10)
    assert table.warship(1) == "d2"
    assert table.gold(1) == 2


@rule("DIL-SOLO-13")
def test_of_equal_scores_the_nearest_is_taken():
    for seed in range(8):
        table = sea(1, tiles=OPEN, seed=seed).give(0, explorer="c2", at="d2a")
        assert fleet_turn(table, 10).warship(1) == "c2"


@rule("DIL-SOLO-13")
def test_a_monster_that_it_can_beat_counts_its_gold():
    """T03 is worth 3 at strength 2; two Settlers are worth less. Only the shortfall is spent."""
    table = sea(1, tiles="b1 T03, d1 T02").give(0, at="d1a d1a").give(1, weapons=2)
    fleet_turn(table, 10)
    assert table.warship(1) == "b1"
    assert table.gold(1) == 3
    assert table.rack(1) == [0, 0, 1]
    assert table.empire(1).slain == 1
    weak = sea(1, tiles="b1 T03, d1 T02").give(0, at="d1a d1a")
    assert fleet_turn(weak, 10).warship(1) == "d1"


@rule("DIL-SOLO-13")
def test_it_may_stay_where_it_is_and_its_bonus_counts():
    table = sea(1, tiles="b1 T03").give(1, warship="b1", strength=3, home=(0, 3, 3, 0))
    fleet_turn(table, 10)
    assert table.warship(1) == "b1"
    assert table.gold(1) == 3 + 2


@rule("DIL-SOLO-13")
def test_the_humans_warship_is_worth_two_or_keeps_it_away():
    table = sea(1, tiles="b1 T01, d1 T02").give(0, warship="b1", at="d1a")
    fleet_turn(table, 10)
    assert table.asked == "Bid"
    assert table.warship(1) == "b1"
    strong = sea(1, tiles="b1 T01, d1 T02").give(0, warship="b1", at="d1a", strength=2)
    assert fleet_turn(strong, 10).warship(1) == "d1"


@rule("DIL-SOLO-13")
def test_it_never_enters_a_facedown_tile():
    table = sea(1).give(0, strength=5)
    fleet_turn(table, 10)
    assert table.warship(1) == "c1"
    assert table.empire(1).last == 0, "it explores instead"


@rule("DIL-SOLO-13")
def test_out_of_reach_it_goes_three_tiles_towards_the_nearest_human_piece():
    for seed in range(10):
        table = sea(1, tiles=OPEN, seed=seed).give(0, at="e3a")
        fleet_turn(table, 10)
        assert table.warship(1) in ("d3", "e2")
        assert table.empire(1).last == 3


@rule("DIL-SOLO-13")
def test_failing_that_it_goes_towards_a_monster():
    table = sea(1, tiles=OPEN.replace("e3 T21", "e3 T28"))
    fleet_turn(table, 10)
    assert table.warship(1) in ("d3", "e2")


@rule("DIL-SOLO-13")
def test_a_monster_that_it_cannot_beat_is_approached_up_to_its_lair():
    table = fleet_turn(sea(1, tiles="c2 T28"), 10)
    assert table.warship(1) == "c2"
    assert table.empire(1).slain == 0
    again = fleet_turn(table.give(1, last="explore"), 10)
    assert again.empire(1).last != 3, "there already, it would not leave its tile"


@rule("DIL-SOLO-13")
def test_on_its_way_it_never_stops_on_the_humans_warship():
    for seed in range(20):
        table = sea(1, tiles=OPEN, seed=seed).give(0, at="e3a", warship="d3", strength=5)
        fleet_turn(table, 10)
        assert table.asked == "ChooseAction"
        assert table.warship(1) in ("e2", "c3", "d2")


@rule("DIL-SOLO-13")
def test_if_it_would_not_leave_its_tile_engaging_is_not_useful():
    """The only human piece is beside it, under a stronger Warship."""
    table = sea(1, tiles=OPEN).give(1, warship="d3").give(0, warship="e3", at="e3a", strength=5)
    fleet_turn(table, 10)
    assert table.warship(1) == "d3"
    assert table.empire(1).last == 0


# ---- fights and flights


@rule("DIL-SOLO-14")
def test_the_human_bids_first_and_the_next_card_is_the_fleets_bid():
    """The Fleet attacks with card 10; card 9 (bid 3) comes next, but it keeps 2 Weapons."""
    table = sea(1, tiles="b1 T01").give(0, warship="b1", weapons=3).give(1, weapons=2)
    fleet_turn(table, 10, used=[9])
    assert table.options == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.sea.fleet_deck == []
    table.play("bid 3")
    assert table.rack(0) == [0, 0, 0]
    assert table.rack(1) == [0, 0, 0]
    assert table.warship(1) == "c1", "4 against 3"
    assert table.gold(0) == 1
    assert sorted(table.sea.fleet_used) == [8, 9]


@rule("DIL-SOLO-14", "DIL-SOLO-05")
def test_a_card_being_resolved_is_not_shuffled_again_for_the_bid():
    for seed in range(10):
        table = sea(1, tiles="b1 T01", seed=seed).give(0, warship="b1").give(1, weapons=4)
        fleet_turn(table, 10, used=[4])
        table.play("bid 0")
        assert table.rack(1) == [0, 0, 4], "card 4 bids nothing, card 10 would bid 1"


@rule("DIL-SOLO-14")
def test_the_fleet_defends_with_its_next_card():
    table = sea(1, tiles="b4 T01").give(1, warship="b4", weapons=4).give(0, strength=2)
    table.sea.fleet_deck, table.sea.fleet_used = [8], [0]
    table.turn(0).play("act engage", "sail b4", "bid 0")
    assert table.warship(0) == "c5"
    assert table.gold(1) >= 1
    assert 8 in table.sea.fleet_used + table.sea.fleet_deck


@rule("DIL-SOLO-15")
def test_scared_fleet_settlers_go_to_craft_weapons_food_and_then_the_board():
    table = sea(1, tiles="b4 T14, b3 T02")
    table.give(1, at="b4a b4a b4a", home=(0, 3, 3, 0), explorer="b4")
    table.sea.fleet_deck = [3]
    table.turn(0).play("act engage", "sail b4")
    assert table.gold(0) == 4
    flights = [e.parts_for(0)[1] for e in table.events if e.message == "fled-to"]
    assert flights == [1, 2, 0]
    assert table.sea.empires[1].explorer != table.place("b4")


@rule("DIL-SOLO-15")
def test_with_a_full_city_they_go_to_engage_produce_and_settle():
    table = sea(1, tiles="b4 T14").give(1, at="b4a b4a b4a c1a c1b c1c", home=(0, 2, 2, 2))
    table.sea.fleet_deck = [6]
    table.turn(0).play("act engage", "sail b4")
    flights = [e.parts_for(0)[1] for e in table.events if e.message == "fled-home"]
    assert flights == [3, 2, 1]


@rule("DIL-SOLO-16")
def test_the_fleet_plays_the_last_turn():
    table = sea(1, tiles="c2 T02").trays(9, 0, 9).turn(0)
    assert table.sea.last_round
    table.play("act produce")
    assert table.told("fleet-card") + table.told("fleet-idle") == 1
    assert table.sea.over
