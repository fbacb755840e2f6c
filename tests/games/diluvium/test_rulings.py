"""Rulings that belong to no single action (ledger 6)."""

from __future__ import annotations

import pytest

from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.chance import Chance
from tests.games.diluvium.table import GAME, sea
from tests.rule import rule


def played(seats, seed, **settings):
    """Every position of a random game, each at the start of a turn."""
    position = as_sea(GAME.new(seats, seed, settings))
    chance = Chance(seed + 50)
    while not position.over:
        if type(position.agenda[-1]).__name__ == "ChooseAction":
            yield position
        position.play(position.options[chance.below(len(position.options))])


def lonely(position: Sea) -> bool:
    """Whether no Warship shares an Ocean Tile with a rival's piece (DIL-RULE-33)."""
    for player, empire in enumerate(position.empires):
        place = empire.warship
        if position.is_city(place):
            continue
        for other, rival in enumerate(position.empires):
            if other != player and (
                place in (rival.warship, rival.explorer) or position.settlers_at(other, place)
            ):
                return False
    return True


@rule("DIL-RULE-33")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_warship_never_shares_a_tile_with_a_rivals_piece_between_turns(seats):
    for seed in range(4):
        assert all(lonely(position) for position in played(seats, seed))


@rule("DIL-RULE-26")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_section_ever_holds_more_settlers_than_slots(seats):
    for position in played(seats, 9, side="b"):
        for empire in position.empires:
            slots = empire.board.slots
            assert all(0 <= n <= most for n, most in zip(empire.home, slots, strict=True))


@rule("DIL-RES-04", "DIL-RULE-06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_chooses_an_action_while_anybody_has_more_than_six_tokens(seats):
    for position in played(seats, 5):
        assert all(empire.tokens() <= 6 for empire in position.empires)


@rule("DIL-EXPLORE-06")
@pytest.mark.parametrize("seats", [1, 4])
def test_nobody_ever_has_two_markers_on_a_tile(seats):
    for position in played(seats, 6):
        for place in position.layout.places:
            marks = [mark for mark in position.marks[place * 4 : place * 4 + 4] if mark]
            assert len(set(marks)) == len(marks)


@rule("DIL-RULE-07", "DIL-RULE-08")
def test_what_is_possible_of_an_action_must_be_done():
    """Produce with a Settler out: the tile is not declined."""
    table = sea(tiles="b4 T07").give(0, at="b4a c5b").turn(0).play("act produce")
    assert table.options == ["produce b4", "produce c5"]


@rule("DIL-RULE-12")
def test_the_cost_of_a_destination_is_known_before_it_is_chosen():
    from labrys.games.diluvium.rules.routes import food_to
    from labrys.games.diluvium.rules.sea import EXPLORER

    table = sea(tiles="b4 T01, b3 T02, b2 T04").give(0, food=1).turn(0).play("act explore")
    costs = food_to(table.sea, 0, EXPLORER)
    assert [costs[table.place(name)] for name in ("b4", "b3", "b2", "a3")] == [0, 0, 1, 1]
    refused = table.refusal("sail c3")
    assert refused is not None
    assert refused.short == 2


@rule("DIL-RULE-48", "DIL-SETUP-10")
def test_the_first_player_may_sit_anywhere():
    position = next(
        p for seed in range(20) for p in [as_sea(GAME.new(4, seed, {}))] if p.first == 2
    )
    assert position.seat == 2
    chance = Chance(4)
    seen: list[tuple[int, int]] = []
    while len(seen) < 5:
        if type(position.agenda[-1]).__name__ == "ChooseAction":
            seen.append((position.seat, position.round))
        position.play(position.options[chance.below(len(position.options))])
    assert seen == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2)]
