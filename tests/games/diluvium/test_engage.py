"""Engage (ledger 4.9) and the rulings about fights."""

from __future__ import annotations

import pytest

from labrys.kernel.errors import LabrysError
from tests.games.diluvium.table import sea
from tests.rule import rule


def attack(mine=None, theirs=None, tiles="b4 T01", to="b4", players=2):
    table = sea(players, tiles=tiles).give(0, **(mine or {}))
    table.give(1, **{"warship": to, **(theirs or {})})
    return table.turn(0).play("act engage", f"sail {to}")


@rule("DIL-ENGAGE-01")
def test_engage_moves_the_warship_and_leaves_the_exploration_ship():
    table = sea(tiles="b4 T01").turn(0).play("act engage", "sail b4")
    assert table.warship() == "b4"
    assert table.explorer() == "c5"


@rule("DIL-ENGAGE-03", "DIL-MONSTER-05", "DIL-TURN-06")
def test_the_fight_comes_first_then_the_flight_then_the_monster():
    table = attack(mine={"strength": 3}, theirs={"explorer": "b4", "at": "b4a b4b"}, tiles="b4 T08")
    assert table.asked == "Bid"
    table.fight()
    assert table.asked == "Flee"
    assert table.seat == 1
    table.play("flee settle", "flee settle")
    assert table.asked == "FightMonster"
    assert table.seat == 0


@rule("DIL-ENGAGE-03")
def test_only_what_is_on_the_destination_matters():
    table = sea(tiles="b4 T03, b3 T02").give(1, explorer="b4", at="b4a").give(0, strength=5)
    table.turn(0).play("act engage", "sail b3")
    assert table.explorer(1) == "b4"
    assert table.settlers(1, "b4a") == 1
    assert table.gold() == 0


@rule("DIL-ENGAGE-04", "DIL-ENGAGE-05", "DIL-RULE-05")
def test_the_fight_is_compulsory_and_both_choose_from_none_to_all_of_their_weapons():
    table = attack(mine={"weapons": 2}, theirs={"weapons": 1, "food": 4})
    assert sorted(table.sea.deciders()) == [0, 1]
    assert table.options == ["bid 0", "bid 1", "bid 2"]
    table.play("bid 1")
    assert table.seat == 1
    assert table.options == ["bid 0", "bid 1"]


@rule("DIL-RULE-05", "DIL-TURN-06")
def test_both_are_asked_even_without_weapons():
    table = attack()
    assert table.options == ["bid 0"]
    table.play("bid 0")
    assert table.options == ["bid 0"]
    assert table.seat == 1


@rule("DIL-RULE-05")
def test_a_locked_bid_cannot_be_changed():
    table = attack(mine={"weapons": 2}, theirs={"weapons": 2})
    table.answer(0, "bid 1")
    with pytest.raises(LabrysError):
        table.answer(0, "bid 2")


@rule("DIL-RULE-05", "DIL-RULE-38")
def test_no_card_is_played_during_the_fight():
    table = attack(theirs={"hand": "weapons"})
    assert not table.starting("card")
    table.play("bid 0")
    assert table.options == ["bid 0"]


@rule("DIL-ENGAGE-06")
@pytest.mark.parametrize(("mine", "theirs", "wins"), [(1, 1, True), (2, 1, True), (1, 2, False)])
def test_the_higher_value_wins_and_a_tie_goes_to_the_attacker(mine, theirs, wins):
    table = attack(mine={"weapons": 2}, theirs={"weapons": 2}).fight(mine, theirs)
    assert (table.warship(1) == "c1") is wins
    assert (table.warship(0) == "c5") is not wins


@rule("DIL-ENGAGE-07", "DIL-RES-03")
@pytest.mark.parametrize("defence", [0, 3])
def test_both_discard_what_they_committed_whoever_wins(defence):
    table = attack(mine={"weapons": 2}, theirs={"weapons": 4}).fight(1, defence)
    assert table.rack(0) == [0, 0, 1]
    assert table.rack(1) == [0, 0, 4 - defence]
    assert table.sea.spent == [0, 0, 1 + defence]


@rule("DIL-ENGAGE-08")
def test_the_losers_warship_goes_home():
    assert attack().fight().warship(1) == "c1"
    assert attack(theirs={"strength": 2}).fight().warship(0) == "c5"


@rule("DIL-ENGAGE-09")
def test_the_winner_gains_the_value_of_the_losers_marker():
    won = attack(mine={"strength": 5, "gold": 4}, theirs={"strength": 4, "gold": 7}).fight()
    assert won.gold(0) == 6
    assert won.gold(1) == 7
    lost = attack(mine={"strength": 3}, theirs={"strength": 5}).fight()
    assert lost.gold(1) == 2


@rule("DIL-ENGAGE-10", "DIL-BOARD-03")
def test_an_empty_engage_section_adds_the_own_value_for_the_attacker_only():
    empty = (0, 3, 3, 0)
    won = attack(mine={"strength": 3, "home": empty}).fight()
    assert won.gold(0) == 1 + 2
    defended = attack(theirs={"strength": 5, "home": empty}).fight()
    assert defended.gold(1) == 1
    full = attack(mine={"strength": 3, "home": (0, 3, 3, 1)}).fight()
    assert full.gold(0) == 1


@rule("DIL-BOARD-04", "DIL-SCARE-08")
def test_a_settler_that_comes_back_switches_the_bonus_off():
    table = sea(tiles="b4 T07").give(0, at="b4a", home=(0, 3, 3, 0)).give(1, warship="b3")
    table.lay("b4 T07, b3 T02").turn(1).play("act engage", "sail b4")
    table.play("flee engage")
    assert table.home(0) == [0, 3, 3, 1]
    table.play("act engage", "sail b4").fight()
    assert table.gold(0) == 1, "no bonus"


@rule("DIL-ENGAGE-11")
def test_the_winner_scares_away_the_losers_pieces():
    table = attack(theirs={"explorer": "b4", "at": "b4a"}).fight()
    assert table.explorer(1) == "c1"
    table.play("flee settle")
    assert table.gold(0) == 1 + 2


@rule("DIL-RULE-33")
def test_after_an_engage_no_rival_piece_is_left_beside_the_warship():
    table = attack(theirs={"explorer": "b4", "at": "b4a b4a"}).fight()
    table.play("flee settle", "flee settle")
    there = table.place("b4")
    assert table.sea.rival_warship(0, there) == -1
    assert table.sea.settlers_at(1, there) == 0
    assert table.explorer(1) == "c1"


@rule("DIL-RULE-34", "DIL-EX-19")
def test_an_attacker_who_loses_scares_nobody_and_fights_no_monster():
    table = sea(3, tiles="b1 T01")
    ocean = next(
        table.sea.content.places[p]
        for p in table.sea.layout.near[table.place(table.city(0))]
        if table.sea.layout.cost[p] == 0
    )
    table.lay(f"{ocean} T03").give(0, strength=2).give(1, warship=ocean, strength=4)
    table.turn(0).play("act engage", f"sail {ocean}").fight()
    assert table.gold(1) == 1
    assert table.gold(0) == 0
    assert table.warship(0) == table.city(0)
    assert table.warship(1) == ocean
    assert table.asked == "ChooseAction"
    assert table.seat == 1


@rule("DIL-RULE-35")
def test_a_victorious_defender_scares_the_attackers_pieces_if_there_are_any():
    """They can't be there by the rules; a position made by hand shows the loop."""
    table = attack(mine={"at": "b4a"}, theirs={"strength": 3}).fight()
    assert table.asked == "Flee"
    assert table.seat == 0
    assert table.gold(1) == 1 + 1


@rule("DIL-RULE-36")
def test_scaring_alone_is_no_victory():
    table = sea(tiles="b4 T07").give(1, explorer="b4").give(0, home=(0, 3, 3, 0), strength=5)
    table.turn(0).play("act engage", "sail b4")
    assert table.gold(0) == 1


@rule("DIL-RULE-32")
def test_ships_in_a_city_are_never_attacked():
    table = sea(tiles="b1 T01").give(0, warship="b1").turn(0).play("act engage")
    assert not table.offered("sail c1")


@rule("DIL-RULE-32")
def test_a_warship_in_its_own_city_scares_and_fights_nothing():
    table = sea(tiles="b4 T01").give(1, explorer="c5").turn(0).play("act engage", "stay")
    assert table.explorer(1) == "c5"
    assert table.gold(0) == 0


@rule("DIL-RULE-53")
def test_a_flight_to_the_city_is_no_placing():
    table = sea(tiles="b4 T01", boards="a settler", side="b").give(1, at="b4a").turn(0)
    table.play("act engage", "sail b4", "flee-to c1a")
    assert table.gold(1) == 0
    assert table.rack(1) == [1, 0, 0]
