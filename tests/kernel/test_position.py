"""The position: one door, questions, forced choices, simultaneous answers, and settings."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import labrys
from labrys.kernel.check.dump import Dump
from labrys.kernel.errors import BadSetting, DeadEnd, NotOffered, RecordError, UnknownSpelling
from labrys.kernel.position import Position
from labrys.kernel.question import Question
from labrys.kernel.step import NOBODY, Step
from tests.games.minos.table import bare
from tests.kernel import duel
from tests.kernel.duel import BID, DRAW, PLAY, TAKE, Duel, DuelGame, say
from tests.rule import rule

SEEDS = st.integers(0, 10**6)


def hand(position: Duel, seat: int) -> list[str]:
    return [f"c{card + 1}" for card in position.hands[seat]]


def played(position: Duel, *cards: str) -> list[str]:
    return [f"play {card}" for card in cards]


def at_bid(seats: int = 2, seed: int = 1) -> Duel:
    """All turns drawn away: the secret bid is next."""
    position = duel.new(seats, seed)
    say(position, *["draw"] * (3 * seats))
    return position


def test_a_game_begins_at_its_first_question():
    position = duel.new()
    assert (position.seat, position.over, position.prompt()) == (0, False, "ask-turn")
    assert [position.spell(option) for option in position.options] == [
        *[f"take c{card + 1}" for card in position.offer],
        "draw",
        *played(position, *hand(position, 0)),
    ]


def test_playing_an_option_is_the_way_on():
    position = duel.new()
    say(position, "draw")
    assert position.seat == 1
    assert len(position.hands[0]) == 3


def test_a_game_ends_with_nothing_to_choose():
    position = at_bid()
    say(position, f"bid {hand(position, 0)[0]}", f"bid {hand(position, 1)[0]}")
    assert position.over
    assert (position.options, position.deciders(), position.refusals()) == ((), [], [])
    assert position.prompt() == ""
    with pytest.raises(NotOffered, match="the game is over"):
        position.play(DRAW)


def test_what_is_not_offered_changes_nothing():
    position = duel.new()
    before = position.record()
    strange = next(card for card in range(20) if card not in position.hands[0])
    for option, said in [
        (PLAY + strange, f"'play c{strange + 1}' is not offered now"),
        (BID, "'bid c1' is not offered now"),
        (-1, "there is no option -1: .* duel are 0 to 60"),
        (61, "there is no option 61"),
    ]:
        with pytest.raises(NotOffered, match=said):
            position.play(option)
    assert position.record() == before


def test_a_refused_option_says_why():
    position = duel.new()
    card = hand(position, 0)[0]
    say(position, f"play {card}", "draw")
    last = hand(position, 0)[0]
    (refusal,) = position.refusals()
    assert (refusal.reason, refusal.rule) == ("last-card", "DUE-PLAY-01")
    with pytest.raises(NotOffered, match=f"'play {last}' is not possible now: last-card"):
        say(position, f"play {last}")


def test_an_unknown_spelling_is_refused_before_anything_happens():
    position = duel.new()
    with pytest.raises(UnknownSpelling, match="did you mean 'draw'"):
        say(position, "drew")


def test_refusals_are_kept_only_for_those_who_ask():
    busy, wants_refusals = Question(), Question(True)
    for question in (busy, wants_refusals):
        question.refuse(TAKE, "gone", "DUE-TAKE-01", 2, 3)
    assert busy.refusals == []
    (refusal,) = wants_refusals.refusals
    assert (refusal.option, refusal.short, refusal.what) == (TAKE, 2, 3)


# ---- steps


class Silent(Step[Duel]):
    """Offers nothing at all."""

    def ask(self, position: Duel, asked: Question) -> None:
        pass


class Forced(Step[Duel]):
    """Offers one thing only."""

    def ask(self, position: Duel, asked: Question) -> None:
        asked.offer(DRAW)

    def take(self, position: Duel, option: int) -> None:
        position.scores[self.seat] += 100


class Asked(Forced):
    """Asks even for one thing, because not asking would tell something."""

    def always_asks(self) -> bool:
        return True


def test_a_forced_choice_is_played_without_asking():
    position = duel.new()
    position.agenda.append(Forced(1))
    position.advance()
    assert position.scores == [0, 100]
    assert position.prompt() == "ask-turn"


def test_a_forced_choice_that_would_tell_something_is_asked():
    position = duel.new()
    position.agenda.append(Asked(1))
    position.advance()
    assert (position.seat, position.options) == (1, (DRAW,))
    assert position.prompt() == "ask-asked"


def test_a_question_without_an_answer_is_a_defect_of_the_game():
    position = duel.new()
    position.agenda.append(Silent(0))
    with pytest.raises(DeadEnd, match="duel: Silent offers nothing"):
        position.advance()


def test_seats_that_choose_at_once_answer_in_any_order():
    position = at_bid(3)
    assert position.deciders() == [0, 1, 2]
    position.play(BID + position.hands[2][0], seat=2)
    assert position.deciders() == [0, 1]
    position.play(BID + position.hands[0][0])
    position.play(BID + position.hands[1][0], seat=1)
    assert position.over


def test_nobody_answers_for_another():
    position = at_bid(3)
    with pytest.raises(NotOffered, match=r"'bid c.*' is not offered now"):
        position.play(BID + position.hands[0][0], seat=2)
    position.play(BID + position.hands[2][0], seat=2)
    with pytest.raises(NotOffered, match="not for seat 2 to choose now"):
        position.play(BID + position.hands[2][1], seat=2)
    with pytest.raises(NotOffered, match="not for seat 1 to choose now"):
        duel.new().play(DRAW, seat=1)


# ---- the edges


def test_every_promise_of_a_position_must_be_kept_by_its_game():
    """The base classes have no rules of their own."""
    bare = labrys.Position(DuelGame(Path("nowhere")), 2, 0, {})
    for ask in (bare.copy, bare.secrets, lambda: bare.points, lambda: bare.take_standing(0)):
        with pytest.raises(NotImplementedError):
            ask()
    assert (bare.rivals(), bare.standing(0)) == ([], [])


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat):
    with pytest.raises(BadSetting, match=f"there is no seat {seat}: seats are 0 to 1"):
        duel.new().view(seat)
    with pytest.raises(BadSetting, match=f"there is no seat {seat}"):
        duel.new().world(seat, 1)


def test_settings_are_checked_by_name_and_value():
    game = DuelGame(Path("nowhere"))
    assert game.new(2).settings == {"mood": "calm"}
    assert game.new(2, settings={"mood": "wild"}).settings == {"mood": "wild"}
    with pytest.raises(BadSetting, match="mood cannot be 'sad'; it is one of calm, wild"):
        game.new(2, settings={"mood": "sad"})
    with pytest.raises(BadSetting, match="duel has no option 'food'; it has mood"):
        game.new(2, settings={"food": "bread"})
    with pytest.raises(BadSetting, match="no game for 4 seats; it is played with 2, 3"):
        game.new(4)


def test_a_game_of_the_house_is_made_with_plain_words():
    position = labrys.new("minos", draft=False, routes="AAB", seed=3)
    assert (position.seats, position.settings) == (2, {"draft": "no", "routes": "AAB"})
    assert labrys.new("minos", solo="hard").seats == 1
    with pytest.raises(BadSetting, match=r"there is no game 'mino'.*did you mean 'minos'"):
        labrys.new("mino")
    with pytest.raises(BadSetting, match="solo is for 1 seat, not for 3"):
        labrys.new("minos", seats=3, solo="easy")
    with pytest.raises(BadSetting, match="solo cannot be 'brutal'"):
        labrys.new("minos", solo="brutal")


def test_all_who_have_most_points_win():
    position = at_bid(3)
    position.scores = [4, 7, 7]
    assert position.winners() == [1, 2]


# ---- in the games of the house


@cache
def dump_of(name: str) -> Dump:
    return Dump(labrys.game(name))


def some_position(name: str, seats: int, seed: int, choices: int) -> Position:
    position = labrys.new(name, seats=seats, seed=seed)
    luck = Random(seed)
    for _ in range(choices):
        before = position.copy()
        position.play(luck.choice(position.options))
        if position.over:
            return before
    return position


positions = st.one_of(
    st.builds(some_position, st.just("minos"), st.integers(1, 4), SEEDS, st.integers(0, 150)),
    st.builds(some_position, st.just("minotaur"), st.just(2), SEEDS, st.integers(0, 80)),
)


@settings(max_examples=30)
@given(positions, st.data())
def test_only_what_is_offered_can_be_played_and_the_rest_changes_nothing(position, data):
    dump = dump_of(position.game.name)
    before = dump(position)
    allowed = {*position.options, *position.standing(position.seat)}
    option = data.draw(st.integers(-5, position.game.lexicon.size + 5))
    if option in allowed:
        position.play(option)
        return
    with pytest.raises(NotOffered) as caught:
        position.play(option)
    assert str(option) in str(caught.value) or position.spell(option) in str(caught.value)
    assert dump(position) == before


@settings(max_examples=30)
@given(positions, st.integers(-3, 6))
def test_nobody_plays_for_a_seat_that_is_not_asked(position, seat):
    if seat in position.deciders() or seat == NOBODY:
        return
    dump = dump_of(position.game.name)
    before = dump(position)
    with pytest.raises(NotOffered, match=f"it is not for seat {seat} to choose now"):
        position.play(position.options[0], seat)
    assert dump(position) == before


@settings(max_examples=30)
@given(positions)
def test_what_is_refused_is_not_offered_and_says_which_rule(position):
    ids = position.game.prefix + "-"
    for refusal in position.refusals():
        assert refusal.option not in position.options
        assert refusal.rule.startswith(ids)
        with pytest.raises(NotOffered) as caught:
            position.play(refusal.option)
        spelling = position.spell(refusal.option)
        assert str(caught.value).startswith(f"'{spelling}' is not possible now: ")
        assert f"({position.game.prefix}-" in str(caught.value)


@settings(max_examples=30)
@given(positions)
def test_the_options_are_all_different_and_of_the_lexicon(position):
    assert len({*position.options}) == len(position.options) > 0
    assert all(position.read(position.spell(option)) == option for option in position.options)
    assert position.seat in position.deciders()


@settings(max_examples=20)
@given(positions, st.integers(0, 1000))
def test_copies_are_equal_go_on_alike_and_leave_each_other_alone(position, seed):
    dump = dump_of(position.game.name)
    before = dump(position)
    one, other = position.copy(), position.copy()
    assert dump(one) == before
    for copy in (one, other):
        luck = Random(seed)
        for _ in range(30):
            if not copy.over:
                copy.play(luck.choice(copy.options))
        assert dump(position) == before
    assert one.record() == other.record()


@rule("MIN-BUILD-02", "MIN-GEN-06")
def test_a_refused_building_says_why_in_one_sentence():
    minos = bare(2).give(0, coins=9).at_turn("build").minos
    for spelling, why in [
        ("city 1", "city-stands (MIN-GEN-06)"),
        ("city 2", "no-warrior (MIN-BUILD-02)"),
    ]:
        with pytest.raises(NotOffered) as caught:
            minos.play(minos.read(spelling))
        assert str(caught.value) == f"'{spelling}' is not possible now: {why}"


# ---- standing options


@rule("ML-RULE-38")
def test_to_concede_stands_open_at_every_question_and_in_no_list():
    luck = Random(3)
    position = labrys.new("minotaur", seed=3)
    concede = position.read("concede")
    for _ in range(60):
        if position.over:
            break
        assert concede not in position.options
        assert concede not in position.view(position.seat).options
        assert position.standing(position.seat) == [concede]
        loser, given_up = position.seat, position.copy()
        given_up.play(concede)
        assert given_up.over
        assert given_up.winners() == [1 - loser]
        position.play(luck.choice(position.options))
    assert position.copy().points == position.points


@rule("ML-RULE-38")
def test_nobody_concedes_for_another_or_once_it_is_over():
    position = labrys.new("minotaur", seed=3)
    concede = position.read("concede")
    with pytest.raises(NotOffered, match="not for seat"):
        position.play(concede, 1 - position.seat)
    position.play(concede, position.seat)
    assert position.over
    assert position.standing(0) == []
    with pytest.raises(NotOffered, match="the game is over"):
        position.play(concede)


@rule("ML-RULE-38", "ML-MATCH-01")
def test_a_match_goes_on_after_a_game_was_conceded():
    position = labrys.new("minotaur", seed=3, match=True)
    concede = position.read("concede")
    loser = position.seat
    position.play(concede)
    assert not position.over
    assert position.points[1 - loser] == 1
    assert position.standing(0) == [], "between two games there is nothing to concede"
    with pytest.raises(NotOffered, match="'concede' is not offered now"):
        position.play(concede)


def test_a_game_without_standing_options_has_none():
    assert labrys.new("minos").standing(0) == []


# ---- without a record


@pytest.mark.parametrize(("name", "seats"), [("minos", 1), ("minos", 3), ("minotaur", 2)])
def test_a_game_that_keeps_no_record_plays_the_same(name, seats):
    kept = labrys.game(name).new(seats, 5)
    bare_of_record = labrys.game(name).new(seats, 5, recorded=False)
    luck = Random(1)
    while not kept.over:
        assert bare_of_record.options == kept.options
        place = luck.randrange(len(kept.options))
        kept.play(kept.options[place])
        bare_of_record.play(bare_of_record.options[place])
    assert bare_of_record.over
    assert bare_of_record.points == kept.points
    assert bare_of_record.last is None
    assert bare_of_record.copy().last is None
    with pytest.raises(RecordError, match="keeps no record"):
        bare_of_record.record()


def test_a_copy_keeps_the_record_so_far_and_writes_on_alone():
    position = labrys.new("minos", seats=2, seed=4)
    position.play(position.options[0])
    before = position.record()
    copy = position.copy()
    copy.play(copy.options[0])
    assert position.record() == before
    assert copy.record().splitlines()[:-2] == before.splitlines()[:-1]


@pytest.mark.parametrize("seed", [0, -1, 2**64 - 1, -(2**63), 10**40])
def test_a_seed_may_be_any_whole_number(seed):
    position = labrys.new("minos", seats=2, seed=seed)
    assert position.options == labrys.new("minos", seats=2, seed=seed).options
    assert f"\nseed {seed}\n" in position.record()
    assert labrys.load(position.record()).record() == position.record()


@pytest.mark.parametrize("text", [3, 2.5, None, True, b"take", ["take"]])
def test_what_is_no_text_is_no_spelling(text):
    position = labrys.new("minotaur", seats=2)
    with pytest.raises(UnknownSpelling):
        position.read(text)
