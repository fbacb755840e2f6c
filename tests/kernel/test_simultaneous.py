"""Simultaneous choices: each seat answers when it likes, and nothing is shown before the last.

The game here has one question: every seat hides some of its coins in its fist, one by one, and
says `ready`. When all are ready the fists are opened.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.kernel.chance import Chance
from labrys.kernel.errors import NotOffered
from labrys.kernel.game import AnyGame, Game
from labrys.kernel.lexicon import Lexicon, Part
from labrys.kernel.position import Position
from labrys.kernel.question import Question
from labrys.kernel.record import read
from labrys.kernel.secret import Secret
from labrys.kernel.step import Simultaneous

LEXICON = Lexicon("fists")
HIDE = LEXICON.block("hide", [Part("coin", ["a", "b", "c"])])
READY = LEXICON.block("ready", [])


class Table(Position):
    """The coins each seat has, and what was in the fists once they are open."""

    def __init__(self, game: AnyGame, coins: list[str], seed: int) -> None:
        super().__init__(game, len(coins), seed, {})
        self.coins = coins
        self.opened: list[str] = []

    def copy(self) -> Table:
        new = Table(self.game, self.coins, 0)
        self.copy_into(new)
        new.opened = self.opened[:]
        return new

    def secrets(self) -> list[Secret]:
        return []

    @property
    def points(self) -> list[int]:
        return [len(fist) for fist in self.opened] or [0] * self.seats

    def say(self, seat: int, *spellings: str) -> None:
        for spelling in spellings:
            self.play(self.read(spelling), seat)


class Fists(Simultaneous[Table]):
    """Hide coins in the fist."""

    def again(self, waiting: list[int], answers: list[list[int]]) -> Fists:
        return Fists(waiting, answers)

    def ask_seat(self, table: Table, seat: int, so_far: list[int], asked: Question) -> None:
        for coin in range(3):
            if "abc"[coin] not in table.coins[seat]:
                asked.refuse(HIDE + coin, "no-coin", "FIST-01")
            elif HIDE + coin not in so_far:
                asked.offer(HIDE + coin)
        asked.offer(READY)

    def complete(self, table: Table, seat: int, so_far: list[int]) -> bool:
        return bool(so_far) and so_far[-1] == READY

    def reveal(self, table: Table, answers: list[list[int]]) -> None:
        table.opened = [
            "".join("abc"[option - HIDE] for option in given if option != READY)
            for given in answers
        ]


class FistGame(Game):
    def __init__(self, coins: list[str], order: list[int]) -> None:
        super().__init__(
            "fists", "FIST", "1", Path(), [len(coins)], LEXICON, Lexicon("no chance"), []
        )
        self.coins = coins
        self.order = order

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Table:
        table = Table(self, self.coins, seed)
        table.agenda.append(Fists(self.order, [[] for _ in range(seats)]))
        return table

    def table_facts(self, position: Position, seat: int) -> dict[str, object]:
        assert isinstance(position, Table)
        return {"opened": list(position.opened)}


def fists(*coins: str, order: list[int] | None = None) -> Table:
    """A table where seat 0 has the first of these coins, seat 1 the second, and so on."""
    game = FistGame(list(coins), order if order is not None else list(range(len(coins))))
    table = game.new(len(coins))
    assert isinstance(table, Table)
    return table


def answers_in(position: Position) -> list[str]:
    """What the pending question knows of each seat's answers."""
    step = position.agenda[-1]
    assert isinstance(step, Fists)
    return [" ".join(position.spell(option) for option in given) for given in step.answers]


def spelled(position: Position) -> list[str]:
    return [position.spell(option) for option in position.options]


# ---- who is asked


def test_seats_are_asked_one_after_another_in_the_order_of_the_question():
    table = fists("ab", "ab", "ab", order=[2, 0, 1])
    asked = []
    while not table.over:
        asked.append(table.seat)
        table.play(table.read("ready"))
    assert asked == [2, 0, 1]


def test_all_who_have_not_finished_may_answer_now():
    table = fists("ab", "ab", "ab")
    assert table.deciders() == [0, 1, 2]
    table.say(1, "ready")
    assert sorted(table.deciders()) == [0, 2]


def test_an_answer_may_be_begun_left_and_finished_later():
    table = fists("abc", "abc")
    table.say(1, "hide a")
    table.say(0, "hide b", "hide c")
    table.say(1, "hide b", "ready")
    table.say(0, "ready")
    assert table.opened == ["bc", "ab"]


def test_who_has_finished_is_not_asked_again():
    table = fists("ab", "ab")
    table.say(1, "ready")
    with pytest.raises(NotOffered, match="not for seat 1"):
        table.say(1, "hide a")
    table.say(0, "ready")
    assert table.opened == ["", ""]


def test_a_seat_outside_the_question_cannot_answer():
    table = fists("ab", "ab", "ab", order=[0, 1])
    with pytest.raises(NotOffered, match="not for seat 2"):
        table.say(2, "ready")


def test_each_seat_chooses_among_its_own_options():
    table = fists("ab", "c")
    assert spelled(table) == ["hide a", "hide b", "ready"]
    with pytest.raises(NotOffered, match=r"no-coin \(FIST-01\)"):
        table.say(1, "hide a")
    table.say(1, "hide c")
    assert answers_in(table) == ["", "hide c ready"], "after its last coin only ready was left"


# ---- a seat with one option


def test_a_seat_with_one_option_need_not_be_asked():
    table = fists("ab", "", "ab")
    table.say(0, "ready")
    assert table.seat == 2
    assert table.deciders() == [2]


def test_a_seat_with_one_option_may_say_it_and_answers_for_nobody_else():
    table = fists("ab", "")
    table.say(1, "ready")
    assert table.deciders() == [0]
    assert answers_in(table) == ["", "ready"]
    table.say(0, "hide a", "ready")
    assert table.opened == ["a", ""]


def test_the_view_of_a_seat_with_one_option_shows_that_option_and_no_other_seats():
    table = fists("ab", "")
    table.say(0, "hide a")
    view = table.view(1)
    assert [view.spell(option) for option in view.options] == ["ready"]
    assert view.decider == 1
    assert table.seat == 0, "looking changes nothing"


# ---- what is known


def test_nothing_is_shown_before_the_last_has_answered():
    table = fists("ab", "ab", "ab")
    table.say(0, "hide a", "ready")
    table.say(2, "hide b", "ready")
    assert table.opened == []
    table.say(1, "hide a")
    assert table.opened == []
    table.say(1, "ready")
    assert table.opened == ["a", "a", "b"]


def test_a_seat_knows_its_own_answers_and_nobody_elses():
    table = fists("ab", "ab", "ab")
    table.say(0, "hide a", "ready")
    table.say(1, "hide b")
    assert answers_in(table.view(0).concealed) == ["hide a ready", "", ""]
    assert answers_in(table.view(1).concealed) == ["", "hide b", ""]
    assert answers_in(table.view(2).concealed) == ["", "", ""]
    assert answers_in(table.view(-1).concealed) == ["", "", ""]


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_what_the_others_see_is_the_same_whatever_was_chosen(viewer):
    seen = []
    for coin in "abc":
        table = fists("abc", "abc", "abc")
        table.say(0, f"hide {coin}", "ready")
        seen.append(table.view(viewer).facts())
    assert seen[0] == seen[1] == seen[2]


def test_every_waiting_seat_sees_its_own_options():
    table = fists("a", "b", "c")
    for seat, option in enumerate(["hide a", "hide b", "hide c"]):
        view = table.view(seat)
        assert view.asked
        assert [view.spell(o) for o in view.options] == [option, "ready"]
        assert view.facts()["options"] == [option, "ready"]
    assert table.seat == 0


def test_who_has_finished_and_who_watches_see_no_options():
    table = fists("ab", "ab")
    table.say(0, "ready")
    assert not table.view(0).asked
    assert not table.view(-1).asked


# ---- worlds


def test_in_a_world_the_own_answers_stay_and_the_others_are_imagined_and_legal():
    table = fists("abc", "bc", "abc")
    table.say(0, "hide c", "ready")
    table.say(1, "hide b", "ready")
    fists_of_1 = set()
    for seed in range(40):
        world = table.world(0, seed)
        assert isinstance(world, Table)
        own, other, waiting = answers_in(world)
        assert own == "hide c ready"
        assert other.endswith("ready")
        assert waiting == ""
        fists_of_1.add("".join(sorted(other.removesuffix("ready").replace("hide", "").split())))
        world.play(world.read("ready"))
        assert world.opened[0] == "c"
    assert fists_of_1 == {"", "b", "c", "bc"}


def test_in_a_world_who_has_not_finished_begins_again():
    table = fists("abc", "abc", "abc")
    table.say(1, "hide b")
    world = table.world(0, seed=3)
    assert answers_in(world) == ["", "", ""]
    assert world.seat == 0


def test_imagined_answers_use_no_more_than_the_seat_has():
    table = fists("", "a")
    step = Fists([1], [[], []])
    table.agenda[-1] = step
    imagined = step.imagined(table, 1, Chance(5))
    assert imagined.answers == [[READY], []]


# ---- order, copies, records


def test_a_copy_answers_for_itself():
    table = fists("ab", "ab")
    other = table.copy()
    other.say(1, "hide a", "ready")
    other.say(0, "ready")
    assert other.opened == ["", "a"]
    assert table.opened == []
    assert table.deciders() == [0, 1]


@given(st.lists(st.sets(st.sampled_from("abc")), min_size=2, max_size=4), st.data())
def test_the_order_of_the_answers_makes_no_difference(hidden, data):
    chosen = ["".join(sorted(fist)) for fist in hidden]
    left = [[f"hide {coin}" for coin in fist] + ["ready"] for fist in chosen]
    table = fists(*["abc"] * len(chosen))
    while not table.over:
        assert table.opened == []
        seat = data.draw(st.sampled_from(table.deciders()))
        table.say(seat, left[seat].pop(0))
    assert ["".join(sorted(fist)) for fist in table.opened] == chosen
    again = read(table.record()).replay(table.game)
    assert isinstance(again, Table)
    assert again.opened == table.opened


def test_a_refused_answer_leaves_the_question_as_it_was() -> None:
    table = fists("ab", "c")
    with pytest.raises(NotOffered):
        table.say(1, "hide a")
    assert table.seat == 0
