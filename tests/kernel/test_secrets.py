"""Every kind of hiding: what a seat sees of it, what worlds make of it, when it is revealed."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labrys.kernel.chance import Chance
from labrys.kernel.check import run as check
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.promises import permuted
from labrys.kernel.event import Event
from labrys.kernel.history import History
from labrys.kernel.pool import Deal, Pool
from labrys.kernel.secret import (
    ALL_KNOW,
    EMPTY,
    HIDDEN,
    NOBODY_KNOWS,
    Amounts,
    Counts,
    Ledger,
    Places,
    Secret,
    number_of,
    split,
    veil,
)
from tests.kernel import isle
from tests.kernel.isle import TILE_BACKS, Isle, say

SPECTATOR = -1


def seen(position: Isle, seat: int) -> Isle:
    concealed = position.view(seat).concealed
    assert isinstance(concealed, Isle)
    return concealed


def world(position: Isle, seat: int, seed: int) -> Isle:
    drawn = position.world(seat, seed)
    assert isinstance(drawn, Isle)
    return drawn


def worlds(position: Isle, seat: int, number: int = 60) -> list[Isle]:
    return [world(position, seat, seed) for seed in range(number)]


def some_isle(seed: int, choices: int, luck) -> Isle:
    position = isle.new(seed)
    for _ in range(choices):
        before = position.copy()
        position.play(luck.choice(position.options))
        if position.over:
            return before
    return position


isles = st.builds(
    some_isle, st.integers(0, 999), st.integers(0, 12), st.randoms(use_true_random=False)
)


def test_a_game_with_every_kind_of_hiding_holds_every_promise(tmp_path):
    report = check.check(isle.make(tmp_path), games=30)
    assert report.holds, report.text()


@settings(max_examples=60)
@given(isles, st.integers(0, 999))
def test_what_a_seat_cannot_know_may_be_exchanged_and_its_view_stays_the_same(position, seed):
    dump = Dump(position.game)
    for seat in (SPECTATOR, 0, 1):
        view = position.view(seat)
        for remembered in (False, True):
            other = permuted(position, seat, Chance(seed), remembered).view(seat)
            assert json.dumps(view.facts()) == json.dumps(other.facts())
            assert dump(view.concealed) == dump(other.concealed)
            if not remembered:
                assert dump(view.pool) == dump(other.pool)


@settings(max_examples=60)
@given(isles, st.integers(0, 999))
def test_a_world_fits_its_view_and_every_piece_is_there(position, seed):
    for seat in (SPECTATOR, 0, 1):
        drawn = world(position, seat, seed)
        assert json.dumps(drawn.view(seat).facts()) == json.dumps(position.view(seat).facts())
        assert drawn.game.census(drawn) == position.game.census(position)
        assert sorted(drawn.places + drawn.unused) == list(range(isle.TILES))
        for kind in range(isle.KINDS):
            held = drawn.sack[kind] + drawn.lots[0][kind] + drawn.lots[1][kind]
            assert held == isle.TOKENS


# ---- things at places


def test_tiles_on_a_map_stay_where_they_are_and_show_their_backs():
    position = isle.new()
    for seat in (SPECTATOR, 0, 1):
        assert seen(position, seat).places == [veil(TILE_BACKS[tile]) for tile in position.places]


def test_who_has_looked_at_a_tile_knows_it_and_the_others_do_not():
    position = isle.new()
    say(position, "peek p3")
    looked = position.seat == 0
    viewer = 1 if looked else 0
    assert seen(position, viewer).places[3] == position.places[3]
    assert seen(position, 1 - viewer).places[3] < EMPTY
    assert {drawn.places[3] for drawn in worlds(position, viewer)} == {position.places[3]}
    alike = {t for t in range(12) if TILE_BACKS[t] == TILE_BACKS[position.places[3]]}
    assert {drawn.places[3] for drawn in worlds(position, 1 - viewer, 200)} == alike


def test_a_tile_that_is_turned_up_is_known_to_all():
    position = isle.new()
    say(position, "turn p2")
    assert seen(position, SPECTATOR).places[2] == position.places[2]


def test_empty_places_stay_empty_in_views_and_worlds():
    position = isle.new()
    position.unused.append(position.places[4])
    position.places[4] = EMPTY
    assert seen(position, 0).places[4] == EMPTY
    assert all(drawn.places[4] == EMPTY for drawn in worlds(position, 0, 20))


def test_a_back_that_would_look_like_an_empty_place_is_refused():
    with pytest.raises(AssertionError, match="map: the backs of things at places begin at 1"):
        Places("map", "tile", [0], [0], [NOBODY_KNOWS]).conceal(0, Pool())


# ---- the top of a deck


def test_the_top_of_a_deck_is_known_in_order_to_those_who_saw_it():
    position = isle.new()
    say(position, "look", "look")
    first, second = (1, 0) if position.top_known[0] == 0b10 else (0, 1)
    assert seen(position, first).top == [position.top[0], veil(1)]
    assert seen(position, second).top == [veil(1), position.top[1]]
    assert seen(position, SPECTATOR).top == [veil(1), veil(1)]
    for drawn in worlds(position, first, 30):
        assert drawn.top[0] == position.top[0]
        assert sorted(drawn.top + drawn.deck) == list(range(isle.CARDS))
    assert len({drawn.top[1] for drawn in worlds(position, first, 200)}) == isle.CARDS - 1


def test_a_card_that_both_saw_on_top_stays_known_in_the_hand_that_draws_it():
    position = isle.new()
    say(position, "draw", "find")
    owner = position.seat
    card = position.hands[owner][0]
    say(position, f"show c{card}")
    assert seen(position, SPECTATOR).top == [card]
    say(position, "draw")
    assert seen(position, SPECTATOR).hands[1 - owner] == [card]
    assert seen(position, owner).hands[1 - owner] == [card]


def test_a_card_that_one_saw_on_top_is_known_to_that_seat_in_the_others_hand():
    position = isle.new()
    looker = position.seat
    say(position, "look")
    card = position.top[0]
    say(position, "draw")
    assert seen(position, looker).hands[1 - looker] == [card]
    assert seen(position, SPECTATOR).hands[1 - looker] == [veil(1)]
    assert all(drawn.hands[1 - looker] == [card] for drawn in worlds(position, looker, 20))


# ---- tokens


def test_the_kinds_on_a_rack_are_hidden_their_number_is_open_and_worlds_remember_them():
    position = isle.new()
    owner = position.seat
    say(position, "take food", "find", "take weapons", "find")
    assert seen(position, owner).racks[owner] == [1, 0, 1]
    for other in (1 - owner, SPECTATOR):
        rack = seen(position, other).racks[owner]
        assert rack == [veil(2), veil(0), veil(0)]
        assert number_of(rack) == 2
        assert all(drawn.racks[owner] == [1, 0, 1] for drawn in worlds(position, other, 20))
    facts: Any = position.view(1 - owner).facts()
    assert facts["table"]["racks"][owner] == 2


def test_lots_are_dealt_anew_from_all_that_are_hidden():
    position = isle.new()
    owner = position.seat
    say(position, "lot", "find", "lot", "find")
    assert seen(position, owner).lots[owner] == position.lots[owner]
    assert number_of(seen(position, 1 - owner).lots[owner]) == 2
    drawn = Counter(tuple(one.lots[owner]) for one in worlds(position, 1 - owner, 300))
    assert len(drawn) == 6, "two of one kind, or one of each of two kinds"
    for lots in drawn:
        assert sum(lots) == 2


def test_tokens_are_dealt_as_from_a_shuffled_bag():
    """One of 3 + 1 tokens is the rare one: a place for two tokens has it in half of the worlds."""
    pool = Pool()
    rack, rest = [1, 1], [2, 0]
    secrets = [Counts("rack", "token", rack, 0), Counts("rest", "token", rest, 0)]
    for secret in secrets:
        secret.conceal(0, pool)
    assert (rack, rest) == ([veil(2), -1], [veil(2), -1])
    rare = 0
    for seed in range(2000):
        deal = Deal(pool, Chance(seed))
        rack[:] = [veil(2), -1]
        rest[:] = [veil(2), -1]
        for secret in secrets:
            secret.imagine(0, deal)
        assert [sum(kind) for kind in zip(rack, rest, strict=True)] == [3, 1]
        rare += rack[1]
    assert 900 < rare < 1100


# ---- amounts


def test_gold_is_hidden_from_the_others_and_worlds_remember_it():
    position = isle.new()
    owner = position.seat
    place = next(p for p in range(6) if position.places[p] % 3)
    say(position, f"turn p{place}")
    held = position.gold[owner]
    assert held > 0
    assert seen(position, owner).gold[owner] == held
    assert seen(position, 1 - owner).gold[owner] == HIDDEN
    assert all(drawn.gold[owner] == held for drawn in worlds(position, 1 - owner, 20))


def test_luck_is_anything_it_may_be_in_worlds():
    position = isle.new()
    assert seen(position, 0).luck == [position.luck[0], HIDDEN]
    assert {drawn.luck[0] for drawn in worlds(position, 0)} == {position.luck[0]}
    drawn = {drawn.luck[1] for drawn in worlds(position, 0, 400)}
    assert drawn == set(range(isle.MOST_LUCK + 1))


def test_shares_are_hidden_but_for_their_total():
    position = isle.new()
    position.shares[:] = [1, 2, 3]
    assert seen(position, 0).shares == [1, HIDDEN, HIDDEN]
    found = {tuple(drawn.shares) for drawn in worlds(position, 0, 200)}
    assert found == {(1, 2, 3), (1, 3, 2)}
    found = {tuple(drawn.shares) for drawn in worlds(position, SPECTATOR, 400)}
    assert all(sum(shares) == 6 and max(shares) <= 3 for shares in found)
    assert len(found) == 10


def test_a_number_under_seal_is_opened_only_at_the_end():
    position = isle.new()
    assert seen(position, 0).sealed == [2, HIDDEN]
    assert {drawn.sealed[1] for drawn in worlds(position, 0)} == {0, 1, 2, 3}
    while not position.over:
        say(position, "find")
    assert seen(position, 0).sealed == [2, 2]
    assert seen(position, SPECTATOR).luck == position.luck


@settings(max_examples=80)
@given(st.integers(0, 5), st.integers(0, 3), st.integers(0, 12), st.data())
def test_a_total_is_split_within_its_bounds(parts, least, span, data):
    most = least + span
    total = data.draw(st.integers(parts * least, parts * most))
    made = split(total, parts, least, most, Chance(data.draw(st.integers(0, 999))))
    assert len(made) == parts
    assert sum(made) == (total if parts else 0)
    assert all(least <= part <= most for part in made)


def test_every_way_to_split_a_total_is_as_likely():
    found = Counter(tuple(split(4, 3, 0, 2, Chance(seed))) for seed in range(3000))
    assert len(found) == 6
    assert all(400 < number < 600 for number in found.values())


# ---- points and what is told


def test_points_with_hidden_parts_are_told_to_their_owner_alone():
    position = isle.new()
    say(position, "find", "find")
    points = position.points
    assert position.view(0).points == [points[0], None]
    assert position.view(1).points == [None, points[1]]
    assert position.view(SPECTATOR).facts()["points"] == [None, None]
    while not position.over:
        say(position, "find")
    assert position.view(SPECTATOR).points == position.points


def test_an_event_is_told_to_any_set_of_seats():
    event = Event("looked", [0, 7, 2, 0], 0b101, [0, veil(1), 2, 0])
    assert [event.parts_for(seat)[1] for seat in range(4)] == [7, veil(1), 7, veil(1)]
    assert event.parts_for(SPECTATOR)[1] == veil(1)
    nobody = Event("laid", [0, 7, 0, 0], NOBODY_KNOWS, [0, veil(1), 0, 0])
    assert [nobody.parts_for(seat)[1] for seat in (-1, 0, 1)] == [veil(1)] * 3


# ---- what is revealed cannot be taken back freely


@pytest.mark.parametrize(
    ("choice", "revealed"),
    [("take food", False), ("peek p1", True), ("turn p1", True), ("lot", True), ("find", True)],
)
def test_a_choice_that_shows_something_hidden_cannot_be_taken_back_freely(choice, revealed):
    history = History(isle.new())
    history.play(history.position.read(choice))
    assert history.done[-1].revealed == revealed


def test_what_is_only_remembered_is_not_revealed_when_it_is_shown():
    position = isle.new()
    own = [0b01, 0b10]

    def unknown(secret: Secret) -> list[int]:
        return secret.unknown(0)

    assert unknown(Amounts("gold", position.gold, own, 0, 9, total_open=False)) == [1]
    assert unknown(Counts("rack", "token", [1, 0, 2], 0b10)) == [0, 2, 2]
    assert unknown(Counts("rack", "token", [1, 0, 2], 0b01)) == []
    assert unknown(Places("map", "tile", [5, EMPTY, 6], TILE_BACKS, [ALL_KNOW, 0, 0])) == [6]


def test_a_ledger_is_read_by_its_owner_whole_and_by_nobody_else_at_all():
    def secret(numbers: list[int], remembered: bool = False) -> Ledger:
        return Ledger("earned", numbers, 0b01, 2, 5, remembered)

    assert secret([3, 4]).unknown(0) == []
    assert secret([3, 4]).unknown(1) == [0, 1]
    for remembered in (False, True):
        for seat, shown in ((0, [3, 4]), (1, [HIDDEN, HIDDEN]), (SPECTATOR, [HIDDEN, HIDDEN])):
            numbers = [3, 4]
            pool = Pool()
            secret(numbers, remembered).conceal(seat, pool)
            assert numbers == shown
            found = set()
            for seed in range(60):
                made = shown[:]
                secret(made, remembered).imagine(seat, Deal(pool, Chance(seed)))
                found.add(tuple(made))
            known = seat == 0 or remembered
            assert found == {(3, 4)} if known else len(found) > 8
            assert all(2 <= number <= 5 for made in found for number in made)
