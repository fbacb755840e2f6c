"""Cities, Towers, Farms, Ships and their voyages (ledger 4.9, MIN-EX-07 and 08)."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.games.minos.content import icons
from labrys.games.minos.content.model import GOODS
from labrys.games.minos.rules.minos import Minos
from tests.games.minos.table import Table, calm, solo
from tests.rule import rule

BUILDS = ("city", "tower", "farm", "ship", "advance")
ROUTES = (1, 2, 3)


def building(seats: int = 2) -> Table:
    """Seat 0, at home in region 1, on the leftmost Build space: 3 points. The card in hand
    could be sold, so that the turn does not end by itself."""
    return calm(seats).at_turn("build").give(hand="I01")


def cities(minos: Table, number: int) -> Table:
    """Seat 0 gets so many Cities: the home, then regions 6 and 7."""
    for region in [6, 7][: number - 1]:
        minos.city(0, region)
    return minos


def builds(minos: Table) -> list[str]:
    return [option for option in minos.options if option.split()[0] in BUILDS]


def region(minos: Table, number: int) -> Any:
    return next(seen for seen in minos.facts()["regions"] if seen["number"] == number)


# ---- points


@rule("MIN-BUILD-01")
def test_a_point_is_for_a_city_a_tower_a_farm_a_new_ship_or_a_voyage() -> None:
    minos = building().warriors(0, {1: 1, 6: 1}).city(0, 7).ships(0, "1 0 0").give(coins=20)
    assert sorted(builds(minos)) == [
        "advance 1",
        "city 6",
        "farm 1",
        "farm 6",
        "ship 2",
        "ship 3",
        "tower 1",
        "tower 7",
    ]


@rule("MIN-BUILD-01")
def test_the_points_of_one_action_may_be_used_for_different_builds_and_no_more() -> None:
    minos = building().warriors(0, {1: 2}).give(coins=30)
    minos.play("tower 1", "effect 1", "ship 1")
    assert builds(minos)
    minos.play("farm 1")
    assert builds(minos) == []


@rule("MIN-BUILD-01")
def test_one_ship_may_advance_with_every_point() -> None:
    minos = building().ships(0, "1 0 0").tower(0, 1).give(coins=9)
    minos.play("advance 1").play(minos.options[0]).play("advance 1", "advance 1")
    assert minos.clan().ships == [4, 0, 0]
    assert minos.clan().coins == 0


@pytest.mark.parametrize(
    ("option", "message", "parts"),
    [
        ("city 6", "built-city", [0, 6]),
        ("tower 1", "built-tower", [0, 1]),
        ("farm 6", "built-farm", [0, 6]),
        ("ship 3", "built-ship", [0, 2]),
        ("advance 2", "advanced-ship", [0, 1, 3]),
    ],
)
def test_the_log_tells_what_was_built_where(option: str, message: str, parts: list[int]) -> None:
    minos = building().warriors(0, {6: 1}).city(0, 7).ships(0, "0 2 0").give(coins=20)
    minos.play(option)
    told = next(event for event in minos.events if event.message == message)
    assert told.parts[: len(parts)] == parts


@pytest.mark.parametrize(
    ("vase", "option"), [(7, "advance 1"), (8, "tower 1"), (9, "ship 3"), (1, "farm 6")]
)
def test_a_build_that_meets_a_vase_claims_it_at_once(vase: int, option: str) -> None:
    minos = cities(building(), 3).tower(0, 6).tower(0, 7).ships(0, "3 2 0").warriors(0, {6: 1})
    minos.give(coins=20).vases(vase)
    minos.clan().income = 13
    minos.play(option)
    assert minos.earned(0, "vases") == 10


# ---- Cities


@rule("MIN-BUILD-02")
def test_a_city_needs_a_foundation_tile_an_own_warrior_and_no_city_there() -> None:
    minos = building().warriors(0, {1: 1, 3: 1, 6: 1}).warriors(1, {3: 1, 7: 1}).give(coins=6)
    assert minos.starting("city") == ["city 6"]
    assert minos.why_not("city 1") == ("city-stands", "MIN-GEN-06", 0)
    assert minos.why_not("city 3") == ("city-stands", "MIN-GEN-06", 0)
    assert minos.why_not("city 7") == ("no-warrior", "MIN-BUILD-02", 1)
    minos = solo(region=1).at_turn("build").warriors(0, {4: 1}).give(coins=6)
    assert minos.why_not("city 4") == ("no-foundation", "MIN-BUILD-02", 0)


@rule("MIN-BUILD-02")
@pytest.mark.parametrize(("standing", "cost"), [(1, 6), (2, 9)])
def test_the_second_city_costs_6_coins_and_the_third_9(standing: int, cost: int) -> None:
    minos = cities(building(), standing).foundation(2, "F03").warriors(0, {2: 1})
    minos.give(coins=cost - 2)
    assert minos.why_not("city 2") == ("coins", "MIN-BUILD-02", 2)
    minos.give(coins=cost + 1).play("city 2")
    assert minos.clan().coins == 1
    assert minos.facts()["clans"][0]["cities"] == standing + 1


@rule("MIN-BUILD-02", "MIN-SETUP-17")
def test_there_is_no_fourth_city() -> None:
    minos = cities(building(), 3).warriors(0, {2: 1, 5: 1}).give(coins=50)
    assert minos.starting("city") == []
    assert minos.why_not("city 2") == ("no-pieces", "MIN-SETUP-17", 0)
    assert minos.why_not("city 5") == ("no-pieces", "MIN-SETUP-17", 0)


@rule("MIN-BUILD-02")
def test_the_city_gains_the_foundation_benefit_once_and_the_warrior_stays() -> None:
    minos = building().foundation(6, "F02").warriors(0, {6: 1}).give(coins=6)
    minos.play("city 6")
    assert (minos.clan().coins, minos.clan().weaponry) == (2, 2)
    assert minos.clan().warriors[6] == 1
    assert region(minos, 6)["city"] == 0
    assert region(minos, 6)["foundation"] is None


@rule("MIN-BUILD-02")
def test_a_foundation_with_a_choice_asks_before_the_next_point() -> None:
    minos = building().foundation(6, "F08").warriors(0, {6: 1}).give(coins=30)
    minos.play("city 6")
    assert builds(minos) == []
    minos.play("good herb")
    assert minos.clan().goods == [0, 0, 0, 0, 0, 1]
    assert "tower 6" in builds(minos)


@rule("MIN-RULE-47")
def test_no_city_can_be_built_in_a_starting_region() -> None:
    for seats in (2, 3, 4):
        minos = calm(seats)
        for start in minos.minos.board.starts:
            assert region(minos, start)["foundation"] is None
        everywhere = dict.fromkeys(minos.minos.board.regions, 1)
        minos.at_turn("build").warriors(0, everywhere).give(coins=20)
        starts = [f"city {start}" for start in minos.minos.board.starts]
        assert not set(starts) & set(minos.options)
        assert {minos.why_not(start)[0] for start in starts} == {"city-stands"}


@rule("MIN-RULE-47")
def test_the_unused_starting_region_of_a_solo_game_is_like_any_other() -> None:
    minos = solo(region=1).vases().at_turn("build").warriors(0, {3: 1}).give(coins=6)
    assert minos.starting("city") == ["city 3"]
    assert region(minos, 3)["sea"] is not None
    minos.foundation(3, "F15").play("city 3")
    assert minos.clan().vp == 4


# ---- Towers


@rule("MIN-BUILD-03")
def test_a_tower_needs_an_own_city_and_no_tower_but_no_warrior() -> None:
    minos = building().city(0, 6).tower(0, 6).warriors(0, {2: 1}).warriors(1, {1: 3})
    minos.give(coins=6)
    assert minos.starting("tower") == ["tower 1"]
    assert minos.why_not("tower 6") == ("tower-stands", "MIN-GEN-06", 0)
    assert minos.why_not("tower 3") == ("no-own-city", "MIN-BUILD-03", 0)
    assert minos.why_not("tower 2") == ("no-own-city", "MIN-BUILD-03", 0)


@rule("MIN-BUILD-03")
@pytest.mark.parametrize(("standing", "cost"), [(0, 3), (1, 6), (2, 9)])
def test_towers_cost_3_6_and_9_coins(standing: int, cost: int) -> None:
    minos = cities(building(), 3)
    for place in [6, 7][:standing]:
        minos.tower(0, place)
    minos.give(coins=cost - 1)
    assert minos.why_not("tower 1") == ("coins", "MIN-BUILD-03", 1)
    minos.give(coins=cost).play("tower 1")
    assert minos.clan().towers == standing + 1
    assert region(minos, 1)["tower"] == 0
    assert minos.paid() == cost


@rule("MIN-BUILD-03")
def test_the_first_tower_gives_an_age_two_card_and_a_weaponry() -> None:
    minos = building().give(coins=3)
    minos.play("tower 1", "effect 1")
    assert minos.clan().weaponry == 1
    assert sorted(minos.facts(1)["clans"][0]["hand"]) == ["?I", "?II"]


@rule("MIN-BUILD-03")
def test_the_second_and_third_tower_bring_a_warrior_each() -> None:
    minos = cities(building(), 3).tower(0, 1).give(coins=15)
    minos.play("tower 6", "effect 1")
    assert (minos.clan().reserves, minos.clan().supply, minos.clan().coins) == (4, 5, 11)
    minos.play("tower 7", "effect 1")
    assert (minos.clan().reserves, minos.clan().supply, minos.clan().weaponry) == (5, 4, 2)
    assert minos.why_not("tower 2") == ("no-pieces", "MIN-SETUP-17", 0)


@rule("MIN-BUILD-03")
@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize(("towers", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_towers_add_vp_for_each_dominated_region_in_both_scorings(
    towers: int, bonus: int, final: bool
) -> None:
    minos = cities(calm(), 3).warriors(0, {2: 1, 4: 2, 5: 1}).warriors(1, {5: 1, 4: 1})
    for place in [1, 6, 7][:towers]:
        minos.tower(0, place)
    minos.at_scoring(final)
    # Dominance in 2 and 4 at 3 VP each, presence in 5 at 1 VP.
    assert minos.earned(0, "regions") == 7 + 2 * bonus


# ---- Farms


@rule("MIN-BUILD-04", "MIN-RULE-48")
@pytest.mark.parametrize(("standing", "cost"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_farms_return_1_2_3_and_4_warriors_of_their_region(standing: int, cost: int) -> None:
    minos = building()
    for place in [2, 3, 5][:standing]:
        minos.farm(0, place)
    if cost > 1:
        minos.warriors(0, {6: cost - 1, 7: 1})
        assert minos.why_not("farm 6") == ("warriors", "MIN-BUILD-04", 1)
    minos.warriors(0, {6: cost, 7: 1})
    reserves = minos.clan().reserves
    minos.play("farm 6")
    assert minos.clan().warriors[6] == 0
    assert minos.clan().warriors[7] == 1
    assert minos.clan().reserves == reserves + cost
    assert region(minos, 6)["farm"] == 0
    assert minos.clan().farms == standing + 1
    assert minos.clan().coins == 0


@rule("MIN-BUILD-04")
@pytest.mark.parametrize(("standing", "steps"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_each_farm_moves_the_income_marker(standing: int, steps: int) -> None:
    minos = building()
    for place in [2, 3, 5][:standing]:
        minos.farm(0, place)
    minos.warriors(0, {6: 4}).play("farm 6")
    assert minos.clan().income == steps


@rule("MIN-BUILD-04")
def test_a_farm_needs_a_region_without_any_farm() -> None:
    minos = building().farm(1, 1).warriors(0, {1: 1, 6: 1})
    assert minos.starting("farm") == ["farm 6"]
    assert minos.why_not("farm 1") == ("farm-stands", "MIN-GEN-06", 0)


@rule("MIN-BUILD-04", "MIN-SETUP-17")
def test_there_is_no_fifth_farm() -> None:
    minos = building()
    for place in (2, 3, 5, 7):
        minos.farm(0, place)
    minos.warriors(0, {6: 9})
    assert minos.starting("farm") == []
    assert minos.why_not("farm 6") == ("no-pieces", "MIN-SETUP-17", 0)


@rule("MIN-BUILD-04")
def test_grain_saves_warriors_or_is_declined_and_temporary_grain_returns_when_used() -> None:
    def third_farm() -> Table:
        minos = building().farm(0, 2).farm(0, 3).warriors(0, {6: 3})
        return minos.give(goods="grain", temps="grain").play("farm 6")

    minos = third_farm()
    assert minos.options == ["warriors 1", "warriors 2", "warriors 3"]
    supply = minos.minos.temps[4]
    minos.play("warriors 3")
    assert (minos.clan().warriors[6], minos.clan().temps[4]) == (0, 1)
    minos = third_farm().play("warriors 2")
    assert (minos.clan().warriors[6], minos.clan().temps[4]) == (1, 1)
    minos = third_farm().play("warriors 1")
    assert (minos.clan().warriors[6], minos.clan().temps[4]) == (2, 0)
    assert minos.minos.temps[4] == supply + 1
    assert minos.clan().goods[4] == 1


@rule("MIN-BUILD-04")
def test_declining_grain_is_refused_where_the_warriors_are_missing() -> None:
    minos = building().farm(0, 2).farm(0, 3).warriors(0, {6: 2}).give(goods="grain grain")
    minos.play("farm 6")
    assert minos.options == ["warriors 1", "warriors 2"]
    assert minos.why_not("warriors 3") == ("warriors", "MIN-BUILD-04", 1)


@rule("MIN-BUILD-05")
def test_a_farm_for_no_warriors_still_needs_one_there() -> None:
    minos = building().warriors(0, {6: 1}).give(goods="grain grain")
    assert minos.starting("farm") == ["farm 6"]
    assert minos.why_not("farm 7") == ("no-warrior", "MIN-BUILD-05", 1)
    minos.play("farm 6", "warriors 0")
    assert minos.clan().warriors[6] == 1
    assert region(minos, 6)["farm"] == 0


@rule("MIN-BUILD-05")
def test_warriors_of_other_regions_and_players_never_pay_for_a_farm() -> None:
    minos = building().farm(0, 2).warriors(0, {6: 1, 7: 5}).warriors(1, {6: 2})
    assert minos.starting("farm") == ["farm 7"]
    assert minos.why_not("farm 6") == ("warriors", "MIN-BUILD-04", 1)


@rule("MIN-RULE-48")
def test_the_last_warrior_of_a_region_may_be_returned() -> None:
    minos = building().warriors(0, {6: 1})
    minos.play("farm 6")
    assert (minos.clan().on_map(), minos.clan().reserves) == (0, 4)


@rule("MIN-RULE-46")
def test_a_farm_does_not_hide_the_good_of_its_region() -> None:
    minos = calm().farm(1, 6).at_turn("build").warriors(0, {6: 1}).give(weaponry=1)
    minos.play("forage stone")
    assert minos.clan().temps == [0, 1, 0, 0, 0, 0]


@rule("MIN-RULE-46")
def test_only_the_first_farm_of_the_solo_rival_hides_its_good() -> None:
    minos = solo(region=1).at_turn("build").warriors(0, {4: 1}).give(weaponry=1)
    assert minos.why_not("forage wood") == ("good-covered", "MIN-SOLO-08", 0)
    minos.warriors(0, {7: 1})
    assert minos.offered("forage wood")


@rule("MIN-RULE-46")
def test_a_farm_may_stand_beside_any_city() -> None:
    minos = building().warriors(0, {1: 1, 3: 1})
    assert minos.starting("farm") == ["farm 1", "farm 3"]


# ---- Ships


@rule("MIN-BUILD-06", "MIN-GEN-08")
def test_a_new_ship_needs_more_cities_than_ships() -> None:
    minos = building().ships(0, "0 2 0").give(coins=30)
    assert minos.starting("ship") == []
    assert minos.why_not("ship 1") == ("cities", "MIN-GEN-08", 1)
    assert minos.city(0, 6).starting("ship") == ["ship 1", "ship 3"]


@rule("MIN-BUILD-06", "MIN-GEN-07")
def test_a_route_carries_one_own_ship_and_any_number_of_others() -> None:
    minos = cities(building(), 3).ships(0, "0 2 0").ships(1, "1 1 1").give(coins=30)
    assert minos.starting("ship") == ["ship 1", "ship 3"]
    assert minos.why_not("ship 2") == ("ship-sails", "MIN-GEN-07", 0)
    minos.play("ship 1")
    assert minos.facts()["routes"][0]["ships"] == [1, 1]


@rule("MIN-BUILD-06")
@pytest.mark.parametrize(("sailing", "cost"), [("0 0 0", 3), ("0 1 0", 6), ("0 1 1", 9)])
def test_a_ship_costs_3_6_or_9_coins_and_the_first_space_of_its_route(
    sailing: str, cost: int
) -> None:
    minos = cities(building(), 3).ships(0, sailing).give(coins=cost + 1)
    assert minos.why_not("ship 1") == ("coins", "MIN-BUILD-06", 1)
    minos.give(coins=cost + 2).play("ship 1")
    assert minos.clan().coins == 0
    assert minos.clan().ships[0] == 1


@rule("MIN-BUILD-06")
def test_the_first_space_of_each_route_has_its_own_cost() -> None:
    left = []
    for route in ROUTES:
        minos = building().give(coins=10).play(f"ship {route}")
        left.append(minos.clan().coins)
    assert left == [10 - 3 - 2, 10 - 3 - 3, 10 - 3 - 2]


@rule("MIN-BUILD-06")
def test_without_the_coins_for_the_space_the_ship_is_not_built_at_all() -> None:
    minos = building().give(coins=3)
    assert minos.starting("ship") == []
    assert minos.why_not("ship 2") == ("coins", "MIN-BUILD-06", 3)


@rule("MIN-BUILD-07")
@pytest.mark.parametrize(
    ("space", "costs"), [(2, [2, 3, 3]), (3, [3, 3, 3]), (4, [4, 4, 4]), (5, [5, 5, 5])]
)
def test_a_ship_advances_one_space_for_the_cost_of_the_space_entered(
    space: int, costs: list[int]
) -> None:
    for route in ROUTES:
        ships = [0, 0, 0]
        ships[route - 1] = space - 1
        cost = costs[route - 1]
        minos = building().tower(0, 1).ships(0, " ".join(map(str, ships)))
        minos.give(coins=cost - 1)
        assert minos.why_not(f"advance {route}") == ("coins", "MIN-BUILD-07", 1)
        minos.give(coins=cost).play(f"advance {route}")
        ships[route - 1] = space
        assert (minos.clan().coins, minos.clan().ships) == (0, ships)


@rule("MIN-BUILD-07")
def test_only_a_ship_that_sails_can_advance() -> None:
    minos = building().ships(0, "1 0 0").ships(1, "1 1 0").give(coins=20)
    assert minos.starting("advance") == ["advance 1"]
    assert minos.why_not("advance 2") == ("no-ship", "MIN-BUILD-07", 0)


@rule("MIN-BUILD-08")
@pytest.mark.parametrize(
    ("ships", "towers", "short"),
    [
        ("3 0 0", 0, 1),
        ("3 4 0", 1, 1),
        ("3 5 4", 2, 1),
        ("3 5 4", 1, 2),
        ("3 0 0", 1, 0),
        ("3 5 0", 2, 0),
        ("3 4 5", 3, 0),
    ],
)
def test_the_first_second_and_third_ship_at_space_4_need_1_2_and_3_towers(
    ships: str, towers: int, short: int
) -> None:
    minos = cities(building(), 3).ships(0, ships).give(coins=20)
    for place in [1, 6, 7][:towers]:
        minos.tower(0, place)
    if short:
        assert minos.why_not("advance 1") == ("towers", "MIN-BUILD-08", short)
    else:
        assert minos.offered("advance 1")


@rule("MIN-BUILD-08")
def test_other_spaces_need_no_tower() -> None:
    minos = cities(building(), 3).ships(0, "1 2 4").give(coins=20)
    assert minos.starting("advance") == ["advance 1", "advance 2", "advance 3"]


@rule("MIN-BUILD-08", "MIN-RULE-41")
def test_a_tower_opens_space_4_to_whichever_ship_comes_first() -> None:
    for first, second in ((1, 2), (2, 1)):
        minos = cities(building(), 2).tower(0, 1).ships(0, "3 3 0").give(coins=20)
        minos.play(f"advance {first}").play(minos.options[0])
        assert minos.why_not(f"advance {second}") == ("towers", "MIN-BUILD-08", 1)
        minos.play(f"advance {first}")
        assert minos.why_not(f"advance {second}") == ("towers", "MIN-BUILD-08", 1)


# ---- Trade Bonus tiles


@rule("MIN-BUILD-09")
@pytest.mark.parametrize(("space", "colour"), [(2, "blue"), (4, "red")])
def test_space_2_gives_a_blue_and_space_4_a_red_tile_of_that_route_by_choice(
    space: int, colour: str
) -> None:
    for route in ROUTES:
        minos = building().tower(0, 1).give(coins=5)
        minos.minos.clans[0].ships[route - 1] = space - 1
        there = minos.ask().facts()["routes"][route - 1][colour]
        minos.play(f"advance {route}")
        assert minos.options == [f"trade {tile}" for tile in there]
        minos.play(f"trade {there[1]}")
        assert minos.facts()["clans"][0]["trade"] == [there[1]]
        assert minos.facts()["routes"][route - 1][colour] == [there[0], *there[2:]]


@rule("MIN-BUILD-09")
@pytest.mark.parametrize("space", [1, 3, 5])
def test_other_spaces_give_no_tile(space: int) -> None:
    minos = building().give(coins=5)
    if space == 1:
        minos.play("ship 1")
    else:
        minos.ships(0, f"{space - 1} 0 0").play("advance 1")
    assert minos.asked == "Turn"
    assert minos.clan().trade == []


@rule("MIN-BUILD-09")
def test_space_5_pays_the_vp_at_the_top_of_the_route() -> None:
    gained = []
    for route in ROUTES:
        minos = building().give(coins=5)
        minos.minos.clans[0].ships[route - 1] = 4
        gained.append(minos.ask().play(f"advance {route}").clan().vp)
    assert gained == [6, 8, 7]


@rule("MIN-BUILD-09")
def test_a_ship_on_space_5_cannot_advance() -> None:
    minos = building().ships(0, "5 0 0").give(coins=20)
    assert minos.starting("advance") == []
    assert minos.why_not("advance 1") == ("route-end", "MIN-BUILD-09", 0)


@rule("MIN-BUILD-10")
def test_everybody_sees_the_tiles_of_all_routes_at_any_time() -> None:
    minos = calm(3)
    for moment in (minos, minos.at_turn("build")):
        for seat in (-1, 0, 1, 2):
            for route in range(3):
                seen = moment.facts(seat)["routes"][route]
                assert [tile[0] for tile in seen["blue"]] == ["B"] * 4
                assert [tile[0] for tile in seen["red"]] == ["R"] * 4
                assert seen == moment.facts(0)["routes"][route]


@rule("MIN-RULE-52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_route_has_more_tiles_of_a_colour_than_players(seats: int) -> None:
    for route in calm(seats).facts()["routes"]:
        assert len(route["blue"]) == len(route["red"]) == seats + 1


@rule("MIN-RULE-52")
def test_unused_tiles_are_worth_nothing_at_the_end() -> None:
    minos = calm().give(trade="B01 B14 R10").warriors(0, {}).at_scoring(final=True)
    assert minos.clan().vp == 0
    assert minos.clan().trade


@rule("MIN-RULE-53")
def test_a_tile_may_be_used_in_the_turn_it_is_won_but_only_one_a_turn() -> None:
    minos = building().give(trade="B01").ships(0, "1 0 0").give(coins=2)
    won = minos.facts()["routes"][0]["blue"][0]
    minos.play("advance 1", f"trade {won}")
    assert minos.offered(f"use {won}")
    assert minos.offered("use B01")
    minos.play("use B01")
    assert minos.why_not(f"use {won}") == ("once-a-turn", "MIN-EXTRA-03", 0)


@rule("MIN-RULE-42")
def test_a_route_pays_only_for_the_space_where_the_ship_stands() -> None:
    minos = building().ships(0, "3 2 0").effects(0, "route_income").play("route 1")
    assert (minos.clan().coins, minos.clan().weaponry) == (3, 1)


@rule("MIN-RULE-54")
def test_route_income_without_ships_is_nothing() -> None:
    minos = building().ships(1, "3 3 3")
    before = minos.facts()
    minos.effects(0, "route_income")
    assert minos.starting("route") == []
    assert minos.why_not("route 1") == ("no-ship", "MIN-RULE-54", 0)
    assert minos.play("done").facts() == before


# ---- what it costs


@rule("MIN-BUILD-11")
def test_a_temporary_good_used_for_a_discount_goes_back_to_the_supply_at_once() -> None:
    minos = cities(building(), 2).tower(0, 6).give(coins=6, temps="copper copper silver")
    supply = minos.facts()["temps"]["copper"]
    minos.play("tower 1")
    assert minos.options == ["pay", "return copper"]
    minos.play("return copper")
    assert minos.clan().temps == [1, 0, 1, 0, 0, 0]
    assert minos.facts()["temps"]["copper"] == supply + 1
    minos.play("pay")
    assert minos.paid() == 3
    assert minos.clan().temps == [1, 0, 1, 0, 0, 0]


@rule("MIN-BUILD-11")
def test_a_build_that_only_temporary_goods_make_possible_must_return_them() -> None:
    minos = building().give(coins=0, temps="copper")
    minos.play("tower 1")
    assert minos.clan().temps[2] == 0
    assert minos.clan().towers == 1
    minos = building().give(coins=4, temps="herb wood").play("ship 2")
    assert minos.options == ["return wood", "return herb"]
    assert minos.why_not("pay") == ("coins", "MIN-GEN-01", 2)
    minos.play("return herb")
    assert minos.clan().ships == [0, 1, 0]
    assert minos.clan().temps == [0, 0, 0, 0, 0, 0]


@rule("MIN-BUILD-12")
def test_surplus_discount_is_lost() -> None:
    minos = building().give(coins=1, goods="copper copper copper")
    minos.play("tower 1")
    assert minos.clan().coins == 1


@rule("MIN-BUILD-12")
def test_a_discount_on_the_ship_never_pays_for_its_space_nor_the_other_way_round() -> None:
    minos = building().give(coins=5, goods="wood wood").play("ship 2")
    assert minos.clan().coins == 5 - 0 - 3
    minos = building().give(coins=5, goods="herb herb herb herb").play("ship 1")
    assert minos.clan().coins == 5 - 3 - 0


@rule("MIN-BUILD-12")
def test_no_temporary_good_is_asked_for_when_nothing_is_left_to_pay() -> None:
    minos = building().give(goods="copper", temps="copper").play("tower 1")
    assert minos.clan().towers == 1
    assert minos.clan().temps[2] == 1


@rule("MIN-BUILD-02", "MIN-BUILD-03", "MIN-BUILD-06", "MIN-BUILD-07", "MIN-BUILD-12")
@given(
    option=st.sampled_from(["city 6", "tower 1", "ship 2", "advance 1"]),
    coins=st.integers(0, 12),
    good=st.integers(0, 3),
    herbs=st.integers(0, 4),
    temps=st.integers(0, 2),
)
def test_every_price_is_the_printed_one_less_each_discount(
    option: str, coins: int, good: int, herbs: int, temps: int
) -> None:
    discounted = {"city": "stone", "tower": "copper", "ship": "wood", "advance": "silver"}
    name = discounted[option.split()[0]]
    minos = calm().at_turn("build").ships(0, "2 0 0").city(0, 7).tower(0, 7)
    minos.warriors(0, {6: 1}).foundation(6, "F15")
    given_goods = [name] * good + ["herb"] * herbs
    minos.give(coins=coins, goods=" ".join(given_goods), temps=" ".join([name] * temps))

    def price(returned: int) -> int:
        off = 3 * (good + returned)
        if option == "ship 2":
            return max(0, 6 - off) + max(0, 3 - herbs)
        if option == "advance 1":
            return max(0, 3 - herbs)
        return max(0, {"city 6": 9, "tower 1": 6}[option] - off)

    usable = 0 if option == "advance 1" else temps
    if price(usable) > coins:
        assert minos.why_not(option)[::2] == ("coins", price(usable) - coins)
        return
    minos.play(option)
    while minos.asked == "Pay":
        minos.play(minos.options[-1])
    returned = temps - minos.clan().temps[GOODS.index(name)]
    assert minos.paid() == price(returned)
    assert returned == 0 or price(returned) < price(returned - 1)


# ---- what never hinders


@rule("MIN-BUILD-13")
def test_sea_peoples_rivals_and_other_structures_never_prevent_a_build() -> None:
    minos = building(3).sea(6, "I-09 II-09").farm(1, 6).warriors(0, {6: 1}).warriors(1, {6: 5})
    assert minos.give(coins=9).offered("city 6")
    minos = building(3).city(1, 6).tower(1, 6).sea(6, "I-09 II-09")
    minos.warriors(0, {6: 1}).warriors(1, {6: 2}).warriors(2, {6: 3})
    assert minos.offered("farm 6")
    minos = building(3).farm(1, 1).warriors(0, {}).warriors(2, {1: 4}).give(coins=3)
    assert minos.offered("tower 1")


# ---- a Build point at no cost


def free_point() -> Table:
    """A Build point at no cost, as Cultural 7 gives it."""
    return calm().use(0, icons.BUILD_FREE)


@rule("MIN-RULE-45")
def test_a_free_point_waives_coins_farm_warriors_and_route_costs() -> None:
    minos = free_point().city(0, 7).farm(0, 7).warriors(0, {6: 1}).ships(0, "3 0 0").tower(0, 7)
    assert sorted(builds(minos)) == [
        "advance 1",
        "city 6",
        "farm 6",
        "ship 2",
        "ship 3",
        "tower 1",
    ]
    minos.play("farm 6")
    assert minos.clan().farms == 2
    assert minos.clan().warriors[6] == 1


@rule("MIN-RULE-45")
@pytest.mark.parametrize("option", ["city 6", "tower 1", "ship 2", "advance 1"])
def test_a_free_build_costs_neither_coins_nor_temporary_goods(option: str) -> None:
    minos = free_point().city(0, 7).foundation(6, "F15").warriors(0, {6: 1}).ships(0, "2 0 0")
    minos.give(coins=20, temps="stone copper wood herb")
    minos.play(option)
    assert minos.clan().coins == 20
    assert minos.clan().temps == [0, 1, 1, 1, 0, 1]


@rule("MIN-RULE-45")
def test_every_condition_holds_for_a_free_point() -> None:
    minos = free_point().city(0, 7).ships(0, "3 3 0").warriors(0, {6: 1})
    assert minos.why_not("city 2") == ("no-warrior", "MIN-BUILD-02", 1)
    assert minos.why_not("farm 2") == ("no-warrior", "MIN-BUILD-05", 1)
    assert minos.why_not("tower 6") == ("no-own-city", "MIN-BUILD-03", 0)
    assert minos.why_not("ship 3") == ("cities", "MIN-GEN-08", 1)
    assert minos.why_not("advance 1") == ("towers", "MIN-BUILD-08", 1)


# ---- worked examples


@rule("MIN-EX-07")
def test_example_a_tower_a_voyage_and_a_second_ship() -> None:
    minos = building().city(0, 6).ships(0, "3 0 0")
    minos.give(coins=10, goods="stone herb herb wood grain", temps="wood silver")
    # A, B: the first Tower, no Copper
    minos.play("tower 1", "effect 1")
    assert minos.clan().coins == 7
    assert minos.clan().weaponry == 1
    assert sorted(minos.facts(1)["clans"][0]["hand"]) == ["?I", "?II"]
    # C: space 4 for 4 less 2 Herbs
    minos.play("advance 1")
    assert minos.clan().coins == 5
    assert len(minos.options) == 3
    minos.play(minos.options[0])
    assert minos.facts()["clans"][0]["trade"][0].startswith("R")
    # D: the second Ship for 6 - 3 - 3, its space for 3 - 2
    minos.play("ship 2", "return wood")
    assert minos.clan().coins == 4
    assert minos.clan().ships == [4, 1, 0]
    assert minos.clan().temps == [1, 0, 0, 0, 0, 0]
    assert minos.clan().goods == [0, 1, 0, 1, 1, 2]


@rule("MIN-EX-08")
def test_example_two_farms() -> None:
    minos = calm(4).at_turn("build", 2)
    minos.farm(0, 9).farm(0, 11).farm(1, 2).farm(2, 5).warriors(0, {1: 2, 2: 1, 5: 1})
    minos.give(goods="grain grain wood herb stone", weaponry=2, hand="I01")
    reserves = minos.clan().reserves
    # A: a Temporary Grain from region 1
    minos.play("forage grain")
    assert minos.clan().weaponry == 1
    assert minos.clan().temps[4] == 1
    # B: the third Farm for 3 - 2, the Temporary Grain kept
    assert minos.starting("farm") == ["farm 1"]
    minos.play("farm 1", "warriors 1")
    assert minos.clan().income == 2
    assert minos.clan().temps[4] == 1
    # C: all own regions hold a Farm; march, then the fourth Farm for 4 - 2 - 1
    assert minos.starting("farm") == []
    assert minos.why_not("farm 1") == ("farm-stands", "MIN-GEN-06", 0)
    minos.play("march 1 6")
    assert minos.clan().weaponry == 0
    minos.play("farm 6")
    assert minos.clan().temps[4] == 0
    assert minos.clan().income == 3
    assert minos.clan().farms == 4
    assert minos.clan().on_map() == 2
    assert minos.clan().reserves == reserves + 2


# ---- whole games


@rule("MIN-BUILD-08", "MIN-GEN-06", "MIN-GEN-08", "MIN-RULE-41", "MIN-RULE-52")
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_in_whole_games_towers_cities_and_tiles_keep_up_with_ships(seats: int, seed: int) -> None:
    chance = random.Random(seed)
    position = labrys.new("minos", seats=seats, seed=seed)
    assert isinstance(position, Minos)
    while not position.over:
        # Mostly builds, so that much is built in one game
        wanted = [o for o in position.options if position.spell(o).split()[0] in BUILDS]
        position.play(chance.choice(wanted or position.options))
        for clan in position.clans[:seats]:
            assert clan.ship_count() <= clan.cities <= 3
            assert sum(space >= 4 for space in clan.ships) <= clan.towers <= clan.cities
            assert clan.farms <= 4
        for route in range(3):
            assert position.blue[route]
            assert position.red[route]
