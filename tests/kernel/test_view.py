"""Views and worlds: a seat sees all it may know, nothing else, and worlds fit what it sees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import labrys
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import CARD_IDS
from labrys.games.minotaur.rules.lords import Lords
from labrys.games.minotaur.rules.piles import Peek
from labrys.kernel.chance import Chance
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.promises import permuted
from labrys.kernel.errors import BadSetting, NotOffered
from labrys.kernel.event import Event
from labrys.kernel.position import Position
from labrys.kernel.secret import NOBODY_KNOWS, Cards, back_of, veil
from tests.games.minos.table import bare, card
from tests.games.minotaur.table import board
from tests.rule import rule

KINDS = [
    ("minos", 1, {"solo": "hard"}),
    ("minos", 2, {}),
    ("minos", 3, {}),
    ("minos", 4, {"draft": "no"}),
    ("minotaur", 2, {}),
    ("minotaur", 2, {"match": "yes"}),
]
SPECTATOR = -1


@cache
def dump_of(name: str) -> Dump:
    return Dump(labrys.game(name))


def some_position(kind: tuple, seed: int, choices: int, luck) -> Position:
    """A position so many random choices into a game, or just before its end."""
    name, seats, given_settings = kind
    position: Position = labrys.game(name).new(seats, seed, dict(given_settings))
    for _ in range(choices):
        before = position.copy()
        position.play(luck.choice(position.options))
        if position.over:
            return before
    return position


positions = st.builds(
    some_position,
    st.sampled_from(KINDS),
    st.integers(0, 10**6),
    st.integers(0, 120),
    st.randoms(use_true_random=False),
)


def told(position: Position, seat: int) -> str:
    return json.dumps(position.view(seat).facts())


def words(thing: object) -> Iterator[str]:
    """Every word anywhere in plain data, with those of options and keys."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key != "deck_list":  # which cards a deck is made of is printed on its box
                yield from words(value)
    elif isinstance(thing, list):
        for part in thing:
            yield from words(part)
    elif isinstance(thing, str):
        yield from thing.split()


def name_of(position: Position, thing: int) -> str:
    if isinstance(position, Lords):
        return position.content.cards[thing].id
    return CARD_IDS[thing]


def sides(position: Position, seat: int) -> Any:
    facts: Any = position.view(seat).facts()
    return facts["table"]["sides"]


def clans(position: Position, seat: int) -> Any:
    facts: Any = position.view(seat).facts()
    return facts["table"]["clans"]


# ---- what is never shown


@settings(max_examples=40)
@given(positions)
def test_no_hidden_card_is_named_anywhere_in_the_facts(position):
    for seat in range(-1, position.seats):
        seen = set(words(position.view(seat).facts()))
        for secret in position.secrets():
            for thing in secret.unknown(seat):
                assert name_of(position, thing) not in seen


@settings(max_examples=40)
@given(positions, st.integers(0, 10**6))
def test_what_a_seat_cannot_know_may_be_exchanged_and_its_view_stays_the_same(position, seed):
    """The leak test: facts, options, pool and every attribute of the concealed copy."""
    dump = dump_of(position.game.name)
    for seat in range(-1, position.seats):
        view = position.view(seat)
        other = permuted(position, seat, Chance(seed)).view(seat)
        assert json.dumps(view.facts()) == json.dumps(other.facts())
        assert view.options == other.options
        assert dump(view.pool) == dump(other.pool)
        assert dump(view.concealed) == dump(other.concealed)


@settings(max_examples=20)
@given(positions)
def test_a_view_keeps_neither_seed_nor_chance_nor_record(position):
    for seat in range(-1, position.seats):
        concealed = position.view(seat).concealed
        assert concealed.seed == 0
        assert concealed.last is None
        assert not concealed.recorded
        chance, fresh = concealed.chance, Chance(0)
        assert (chance.a, chance.b, chance.c, chance.d) == (fresh.a, fresh.b, fresh.c, fresh.d)


@settings(max_examples=20)
@given(positions)
def test_to_look_changes_nothing(position):
    dump = dump_of(position.game.name)
    before = dump(position)
    for seat in range(-1, position.seats):
        view = position.view(seat)
        view.facts()
        view.refusals()
        view.world(3)
    assert dump(position) == before


@settings(max_examples=20)
@given(positions)
def test_facts_are_plain_data(position):
    for seat in range(-1, position.seats):
        facts = position.view(seat).facts()
        assert json.loads(json.dumps(facts)) == facts
        assert facts["viewer"] == seat


@settings(max_examples=30)
@given(positions)
def test_only_who_is_asked_sees_options_and_refusals(position):
    for seat in range(-1, position.seats):
        view = position.view(seat)
        assert view.asked == (seat in position.deciders())
        if seat == position.seat:
            assert view.options == position.options
            assert [r.option for r in view.refusals()] == [r.option for r in position.refusals()]
        if not view.asked:
            assert view.options == ()
            assert view.refusals() == []
            assert view.facts()["options"] == []


# ---- seats


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("beyond", [-100, -2, 0, 1, 10**9])
def test_a_seat_out_of_range_gets_a_sentence(kind, beyond):
    name, seats, given_settings = kind
    position = labrys.game(name).new(seats, 1, dict(given_settings))
    seat = beyond if beyond < 0 else seats + beyond
    with pytest.raises(BadSetting, match=f"no seat {seat}: seats are 0 to {seats - 1}"):
        position.view(seat)
    with pytest.raises(BadSetting, match=f"no seat {seat}"):
        position.world(seat, seed=1)


@rule("MIN-RULE-04")
def test_a_spectator_sees_the_table_and_no_hand():
    minos = bare(3).give(0, hand="I01").give(1, hand="I02 II03").minos
    hands = [clan["hand"] for clan in clans(minos, SPECTATOR)]
    assert hands == [["?I"], ["?II", "?I"], []] or hands == [["?I"], ["?I", "?II"], []]
    assert not minos.view(SPECTATOR).asked
    assert clans(minos, SPECTATOR)[0]["coins"] == minos.clans[0].coins


@rule("MIN-RULE-04")
def test_each_sees_the_own_hand_and_of_the_others_how_many_of_each_age():
    minos = bare(2).give(0, hand="I01 II02").give(1, hand="I03").minos
    assert clans(minos, 0)[0]["hand"] == ["I01", "II02"]
    assert clans(minos, 0)[1]["hand"] == ["?I"]
    assert sorted(clans(minos, 1)[0]["hand"]) == ["?I", "?II"]
    assert clans(minos, 1)[1]["hand"] == ["I03"]


# ---- what was seen stays known


@rule("MIN-RULE-04")
def test_a_card_taken_from_the_offer_stays_known_and_a_drawn_one_is_not():
    table = bare(2).offer("I07 I08 I09 I10 I11").at_turn("prepare")
    table.play("take I09", "draw")
    drawn = next(c for c in table.minos.clans[0].hand if c != card("I09"))
    for viewer in (1, SPECTATOR):
        assert sorted(clans(table.minos, viewer)[0]["hand"]) == ["?I", "I09"]
    assert CARD_IDS[drawn] in clans(table.minos, 0)[0]["hand"]
    drawn_in_worlds = set()
    for seed in range(20):
        world = table.minos.world(1, seed)
        assert isinstance(world, Minos)
        hand = world.clans[0].hand
        assert card("I09") in hand
        drawn_in_worlds.add(next(c for c in hand if c != card("I09")))
    assert len(drawn_in_worlds) > 5


@rule("MIN-RULE-04")
def test_an_event_tells_a_drawn_card_to_its_seat_alone():
    table = bare(2).at_turn("prepare").play("draw")
    drew = next(event for event in table.events if event.message == "drew")
    drawn = table.minos.clans[0].hand[-1]
    assert drew.parts_for(0)[1] == drawn
    for other in (1, SPECTATOR):
        assert drew.parts_for(other)[1] == veil(0)


def test_an_event_without_a_secret_is_the_same_for_all():
    event = Event("built", [1, 2, 0, 0])
    assert event.parts_for(0) == event.parts_for(3) == event.parts_for(SPECTATOR) == [1, 2, 0, 0]


@rule("ML-RULE-28")
def test_decks_are_hidden_even_from_their_owners():
    lords = board(hand="R08", their_hand="B11").lords
    view = lords.view(0)
    assert isinstance(view.concealed, Lords)
    assert all(thing == veil(0) for thing in view.concealed.sides[0].deck)
    assert sides(lords, 0)[0]["hand"] == ["R08"]
    assert sides(lords, 0)[1]["hand"] == ["?"]
    assert [side["hand"] for side in sides(lords, SPECTATOR)] == [["?"], ["?"]]


@rule("ML-RULE-29")
def test_who_looked_at_a_hand_knows_it_and_a_spectator_does_not():
    lords = board(hand="R08", their_hand="B11 B12").act().lords
    lords.agenda.append(Peek(0, 0))
    lords.advance()
    lords.play(lords.read("look"))
    assert sides(lords, 0)[1]["hand"] == ["B11", "B12"]
    assert sides(lords, SPECTATOR)[1]["hand"] == ["?", "?"]
    for seed in range(5):
        world = lords.world(0, seed)
        assert isinstance(world, Lords)
        assert sorted(world.sides[1].hand) == sorted(lords.sides[1].hand)


@rule("ML-RULE-51")
def test_the_order_of_cards_under_a_deck_is_their_owners_alone():
    lords = board(hand="R08").lords
    side = lords.sides[0]
    side.under = [side.deck.pop() for _ in range(3)]
    names = [name_of(lords, thing) for thing in side.under]
    assert sides(lords, 0)[0]["under"] == names
    assert sides(lords, 1)[0]["under"] == ["?", "?", "?"]
    side.shown.append(side.under[2])
    known = sides(lords, 1)[0]["under"]
    assert sorted(known) == sorted(["?", "?", names[2]])
    first = lords.view(1).facts()
    side.under.reverse()
    assert lords.view(1).facts() == first, "where among the three it lies is not told"
    orders = set()
    for seed in range(30):
        world = lords.world(1, seed)
        assert isinstance(world, Lords)
        assert side.under[0] in world.sides[0].under
        orders.add(world.sides[0].under.index(side.under[0]))
        own = lords.world(0, seed)
        assert isinstance(own, Lords)
        assert own.sides[0].under == side.under
    assert orders == {0, 1, 2}


@rule("ML-MATCH-03", "ML-RULE-32")
def test_cards_removed_in_secret_are_shown_to_nobody_before_all_have_chosen():
    seen: dict[int, set[str]] = {SPECTATOR: set(), 1: set()}
    for place in range(4):
        position = labrys.new("minotaur", match=True, seed=2)
        position.play(position.read("concede"))
        position.play(position.view(0).options[place], 0)
        position.play(position.read("done"), 0)
        for viewer, facts in seen.items():
            facts.add(told(position, viewer))
    assert [len(facts) for facts in seen.values()] == [1, 1]


# ---- the declaration itself


def test_a_zone_is_hidden_from_all_but_its_knowers_and_what_they_saw():
    secret = Cards("hand", "cards", [4, 5, 6, 7], [0] * 8, 0b001, [5], [6], 0b100)
    assert secret.hidden_from(0) == []
    assert secret.hidden_from(1) == [0, 2, 3]
    assert secret.hidden_from(2) == [0, 3]
    assert secret.hidden_from(SPECTATOR) == [0, 2, 3]
    assert Cards("deck", "cards", [1], [0, 0], NOBODY_KNOWS, []).hidden_from(0) == [0]


@given(st.integers(0, 1000))
def test_a_veil_tells_the_back_and_nothing_else(back):
    assert veil(back) < 0
    assert back_of(veil(back)) == back


# ---- worlds


@settings(max_examples=40)
@given(positions, st.integers(0, 2**40))
def test_a_world_fits_the_view_it_was_drawn_from(position, seed):
    game = position.game
    for seat in range(-1, position.seats):
        view = position.view(seat)
        world = view.world(seed)
        assert json.dumps(world.view(seat).facts()) == json.dumps(view.facts())
        assert game.census(world) == game.census(position)
        if seat == position.seat:
            assert world.options == position.options


@settings(max_examples=15)
@given(positions, st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_a_world_can_be_played_and_the_truth_does_not_notice(position, seed, luck):
    dump = dump_of(position.game.name)
    before = dump(position)
    world = position.world(position.seat, seed)
    for _ in range(25):
        if world.over:
            break
        world.play(luck.choice(world.options))
    assert dump(position) == before


@settings(max_examples=15)
@given(positions, st.integers(0, 10**6))
def test_the_same_seed_draws_the_same_world(position, seed):
    dump = dump_of(position.game.name)
    seat = position.seat
    assert dump(position.world(seat, seed)) == dump(position.view(seat).world(seed))


@pytest.mark.parametrize("kind", KINDS[1:])
def test_other_seeds_draw_other_worlds_and_other_futures(kind):
    name, seats, given_settings = kind
    position = labrys.game(name).new(seats, 4, dict(given_settings))
    dump = dump_of(name)
    for seat in range(-1, seats):
        view = position.view(seat)
        worlds = [view.world(seed) for seed in range(10)]
        assert len({dump(world) for world in worlds}) == 10
        assert len({world.chance.below(10**6) for world in worlds}) == 10


@rule("MIN-RULE-04")
def test_every_hidden_card_is_in_an_opponents_hand_in_some_world():
    minos = bare(2).give(1, hand="I01").minos
    unseen = {*minos.decks[0], card("I01")}
    found = set()
    for seed in range(600):
        world = minos.world(0, seed)
        assert isinstance(world, Minos)
        (held,) = world.clans[1].hand
        found.add(held)
    assert found <= unseen
    assert len(found) > 0.95 * len(unseen)


def test_a_world_of_the_end_is_over_too():
    position = labrys.new("minotaur", seed=1)
    position.play(position.read("concede"))
    view = position.view(0)
    assert view.over
    assert not view.asked
    assert view.refusals() == []
    world = view.world(3)
    assert world.over
    with pytest.raises(NotOffered, match="the game is over"):
        world.play(0)
