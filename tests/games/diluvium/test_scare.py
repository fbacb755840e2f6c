"""Scaring away (ledger 4.10)."""

from __future__ import annotations

from tests.games.diluvium.table import sea
from tests.rule import rule


def scared(tiles="b4 T07", mine=None, **theirs):
    table = sea(tiles=tiles).give(1, **theirs).give(0, **(mine or {})).turn(0)
    return table.play("act engage", "sail b4")


def three(tile="T14"):
    """Three players, and a tile beside the first one's City."""
    table = sea(3)
    ocean = next(
        table.sea.content.places[p]
        for p in table.sea.layout.near[table.place(table.city(0))]
        if table.sea.layout.cost[p] == 0
    )
    return table.lay(f"{ocean} {tile}"), ocean


@rule("DIL-SCARE-01")
def test_it_happens_by_itself_where_no_rival_warship_is():
    table = scared(explorer="b4")
    assert table.explorer(1) == "c1"
    assert table.told("fled-ship") == 1


@rule("DIL-SCARE-02")
def test_the_rivals_exploration_ship_goes_to_its_owners_city():
    assert scared(explorer="b4").explorer(1) == "c1"


@rule("DIL-SCARE-03", "DIL-RULE-26")
def test_the_owner_sends_each_settler_to_a_free_slot_or_a_free_city_space():
    table = scared(at="b4a b4b c1b")
    assert table.seat == 1
    assert table.options == ["flee settle", "flee-to c1a", "flee-to c1c"]
    assert table.why_not("flee produce") == ("section-full", "DIL-SCARE-03")
    assert table.why_not("flee-to c1b") == ("full", "DIL-SCARE-03")
    table.play("flee settle")
    assert table.asked == "Flee"
    table.play("flee-to c1c")
    assert table.home(1) == [0, 1, 3, 3]
    assert table.settlers(1, "c1c") == 1


@rule("DIL-SCARE-04")
def test_a_settler_that_flees_to_the_city_harvests():
    table = scared(at="b4a").play("flee-to c1b")
    assert table.rack(1) == [0, 1, 0]
    assert table.left() == [16, 15, 16]


@rule("DIL-SCARE-04", "DIL-RULE-26")
def test_a_harvest_from_an_empty_tray_gives_nothing():
    table = sea(tiles="b4 T07").give(1, at="b4a").trays(9, 0, 9).turn(0)
    table.play("act engage", "sail b4", "flee-to c1b")
    assert table.rack(1) == [0, 0, 0]
    assert table.settlers(1, "c1b") == 1


@rule("DIL-SCARE-05")
def test_each_piece_is_a_gold_and_a_warship_is_none():
    table = scared(explorer="b4", at="b4a b4b")
    assert table.gold() == 3
    fought = scared(warship="b4", explorer="b4").fight()
    assert fought.gold() == 1 + 1


@rule("DIL-SCARE-06", "DIL-RULE-26")
def test_all_rivals_pieces_flee_clockwise_and_the_own_stay():
    table, ocean = three()
    table.give(2, at=f"{ocean}a").give(1, at=f"{ocean}a").give(0, at=f"{ocean}a", explorer=ocean)
    table.turn(0).play("act engage", f"sail {ocean}")
    assert table.seat == 1
    table.play("flee settle")
    assert table.seat == 2
    table.play("flee settle")
    assert table.gold() == 2
    assert table.settlers(0, f"{ocean}a") == 1
    assert table.explorer(0) == ocean


@rule("DIL-SCARE-06")
def test_after_a_fight_the_pieces_of_third_players_flee_too():
    table, ocean = three()
    table.give(1, warship=ocean).give(2, explorer=ocean, at=f"{ocean}a")
    table.turn(0).play("act engage", f"sail {ocean}").fight()
    assert table.explorer(2) == table.city(2)
    assert table.seat == 2
    assert table.gold() == 1 + 2


@rule("DIL-RULE-26")
def test_the_last_token_of_a_tray_goes_to_the_first_who_flees():
    table, ocean = three()
    cities = {player: table.city(player) for player in (1, 2)}
    table.give(2, at=f"{ocean}a").give(1, at=f"{ocean}a").trays(9, 1, 9)
    table.turn(0).play("act engage", f"sail {ocean}")
    table.play(f"flee-to {cities[1]}b", f"flee-to {cities[2]}b")
    assert table.rack(1) == [0, 1, 0]
    assert table.rack(2) == [0, 0, 0]


@rule("DIL-RULE-26")
def test_there_is_always_a_place_to_flee_to():
    table = scared(at="b4a c1a c1b c1c", home=(0, 3, 3, 2))
    assert table.home(1) == [0, 3, 3, 3], "the only free slot, unasked"


@rule("DIL-RULE-37")
def test_standing_still_counts_as_ending_the_move_there():
    """By the rules nobody can be there; a position made by hand shows it."""
    table = sea(tiles="b4 T07").give(0, warship="b4").give(1, explorer="b4").turn(0)
    table.play("act engage", "stay")
    assert table.explorer(1) == "c1"
    assert table.gold() == 1


@rule("DIL-RULE-37")
def test_a_turn_without_engage_scares_nobody():
    table = sea(tiles="b4 T07").give(0, warship="b4").give(1, explorer="b4").turn(0)
    table.play("act produce")
    assert table.explorer(1) == "b4"
