"""What a position is worth: more of a good thing is better, and the end is known exactly."""

from __future__ import annotations

import pytest

import labrys
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import END, EXCHANGE
from labrys.games.minos.rules.vases import met
from labrys.games.minos.value.worth import nearness, standing, value
from labrys.kernel.chance import Chance
from tests.games.minos.table import Table, bare, table


def worth(made: Table, seat: int = 0) -> float:
    return value(made.minos, seat)


@pytest.mark.parametrize(
    "more",
    [
        {"vp": 5},
        {"coins": 6},
        {"weaponry": 3},
        {"goods": "stone"},
        {"temps": "wood grain"},
        {"hand": "I05"},
        {"area": "I05"},
        {"palace": "I05"},
        {"trade": "B01"},
        {"tracks": "1 0 0"},
        {"tracks": "0 2 0"},
        {"tracks": "0 0 1"},
        {"reserves": 6},
    ],
    ids=lambda more: " ".join(more),
)
def test_more_of_a_good_thing_is_worth_more_to_its_owner_alone(more):
    poor = worth(bare())
    rich = bare().give(0, **more)
    assert worth(rich) > poor
    assert worth(rich, 1) <= value(bare().minos, 1)


def test_pieces_on_the_map_are_worth_something():
    poor = worth(bare())
    assert worth(bare().city(0, 6)) > poor
    assert worth(bare().tower(0, 1)) > poor
    assert worth(bare().farm(0, 1)) > poor
    assert worth(bare().ships(0, "1 0 0")) > poor
    assert worth(bare().warriors(0, {1: 1, 2: 1})) > worth(bare().warriors(0, {1: 2}))


def test_a_red_tile_is_worth_more_than_a_blue_one():
    assert worth(bare().give(0, trade="R01")) > worth(bare().give(0, trade="B01"))


def test_a_rival_who_leads_hurts():
    assert worth(bare().give(1, vp=30)) < worth(bare())


def test_coins_are_worth_less_when_there_is_less_time():
    def of_coins(round_number: int) -> float:
        rich = bare().round(round_number).give(0, coins=10)
        return worth(rich) - worth(bare().round(round_number))

    assert of_coins(1) > of_coins(3) > of_coins(4)


def test_a_better_space_is_worth_more():
    """Space 1 of a row has more points than space 2."""
    left = bare().clear().placed(0, build="r3")
    right = bare().clear().placed(1, build="r2").placed(0, build="r3")
    assert worth(left) > worth(right)


def test_dice_that_make_a_group_are_worth_more_than_others():
    pool = "r1 b1 g1"
    group = bare().at_draft(pool).placed(0, develop="r5", expand="r4")
    none = bare().at_draft(pool).placed(0, develop="r5", expand="b4")
    assert worth(group) > worth(none)


def test_a_group_that_is_declared_is_worth_more_than_none():
    made = bare().clear().placed(0, develop="r5", expand="r4").placed(1, build="b1").at_progress()
    declared, nothing = made.minos.copy(), made.minos.copy()
    declared.play(declared.read("group 1+2"))
    nothing.play(nothing.read("grouped"))
    assert value(declared, 0) > value(nothing, 0)


def test_what_a_turn_still_offers_is_worth_something():
    made = bare().give(0, coins=20).at_turn("build")
    ended = made.minos.copy()
    ended.play(END)
    assert worth(made) > value(ended, 0)


def test_exchanging_is_no_way_to_put_off_the_end_of_a_turn():
    """Coins that buy nothing are not changed into Weaponry only because points are left."""
    made = bare().give(0, coins=1, ability="SA5", level=1).at_turn("develop")
    made = made.give(0, coins=5, weaponry=5)
    exchanged, ended = made.minos.copy(), made.minos.copy()
    exchanged.play(EXCHANGE)
    ended.play(END)
    assert value(exchanged, 0) < value(ended, 0)


@pytest.mark.parametrize("vase", range(1, 13))
def test_a_vase_is_near_when_it_is_met(vase):
    """Over random games: nearness is 1 exactly where the condition holds."""
    seen = set()
    for seed in range(4):
        position = labrys.new("minos", seats=2, seed=seed)
        assert isinstance(position, Minos)
        chance = Chance(seed)
        while not position.over:
            for seat in (0, 1):
                near = nearness(position, seat, position.content.vases[vase - 1])
                assert 0.0 <= near <= 1.0
                holds = met(position, seat, position.content.vases[vase - 1])
                assert holds == (near == 1.0)
                seen.add(holds)
            position.play(position.options[chance.below(len(position.options))])
    assert False in seen


def at_final_battles(seats: int, seed: int) -> Minos:
    """A random game at its first final battle, or over if it has none."""
    position = labrys.new("minos", seats=seats, seed=seed)
    assert isinstance(position, Minos)
    chance = Chance(seed)
    while position.options and position.prompt() != "ask-finalbattle":
        position.play(position.options[chance.below(len(position.options))])
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_final_battles_the_end_is_known_exactly(seats):
    """If everybody declines, the standing is what the last account will make of it."""
    games = [at_final_battles(seats, seed) for seed in range(12)]
    unfinished = [position for position in games if not position.over]
    assert unfinished
    for position in unfinished:
        expected = [standing(position, seat) for seat in range(seats)]
        while not position.over:
            position.play(position.read("done"))
        assert position.points == expected
        assert [standing(position, seat) for seat in range(seats)] == expected


def test_the_value_of_a_whole_table_is_quick_enough_to_be_asked_everywhere():
    """At every decision of a game, for every seat, also in the set-up and at the end."""
    position = table(seats=4).minos
    chance = Chance(1)
    while not position.over:
        assert all(abs(value(position, seat)) < 1000 for seat in range(4))
        position.play(position.options[chance.below(len(position.options))])
    assert all(abs(value(position, seat)) < 1000 for seat in range(4))
