"""`check` finds secrets that a game forgot to declare, however it forgot them."""

from __future__ import annotations

import pytest

from labrys.kernel.check import run as check
from labrys.kernel.check.promises import UNDECLARED, VIEWS
from labrys.kernel.game import Game
from labrys.kernel.question import Question
from labrys.kernel.secret import Secret
from labrys.kernel.step import Step
from tests.kernel import duel, isle
from tests.kernel.isle import SEAL, Isle, IsleGame


def found(game: IsleGame, games: int = 20) -> dict[str, str]:
    """The promises that do not hold, each with the first thing that is said of it."""
    report = check.check(game, games)
    return {fault.promise: fault.what for fault in reversed(report.faults)}


def without(zone: str) -> type[Isle]:
    class Forgets(Isle):
        def secrets(self) -> list[Secret]:
            return [secret for secret in super().secrets() if secret.zone != zone]

    return Forgets


@pytest.mark.parametrize(
    ("zone", "where"),
    [
        ("hand", "hands"),
        ("map", "places"),
        ("unused", "unused"),
        ("top", "top"),
        ("grave", "graves"),
        ("lot", "lots"),
        ("sack", "sack"),
        ("luck", "luck"),
        ("shares", "shares"),
        ("sealed", "sealed"),
        ("deck", "deck"),
    ],
)
def test_a_secret_that_is_not_declared_is_found_and_named(tmp_path, zone, where):
    what = found(isle.make(tmp_path, without(zone)), games=100)[UNDECLARED]
    assert "can see what it was not told, in" in what
    assert where in what


def test_a_second_place_where_a_secret_is_kept_is_found(tmp_path):
    class Remembers(Isle):
        """Keeps the last card drawn, for some trait to come."""

        def __init__(
            self, game: Game[Isle], seats: int, seed: int, settings: dict[str, str]
        ) -> None:
            super().__init__(game, seats, seed, settings)
            self.newest = -1

        def copy(self) -> Isle:
            new = super().copy()
            assert isinstance(new, Remembers)
            new.newest = self.newest
            return new

        def settle(self) -> None:
            for hand in self.hands:
                if hand:
                    self.newest = hand[-1]

    assert "in newest" in found(isle.make(tmp_path, Remembers))[UNDECLARED]


def test_points_that_count_something_hidden_are_found(tmp_path):
    class Counts(Isle):
        """Keeps the points in a list of its own."""

        def __init__(
            self, game: Game[Isle], seats: int, seed: int, settings: dict[str, str]
        ) -> None:
            super().__init__(game, seats, seed, settings)
            self.scores = [0, 0]

        def copy(self) -> Isle:
            new = super().copy()
            assert isinstance(new, Counts)
            new.scores = self.scores[:]
            return new

        def settle(self) -> None:
            self.scores = [self.luck[0], self.luck[1]]

        @property
        def points(self) -> list[int]:
            return self.scores

        def points_for(self, seat: int) -> list[int | None]:
            return [*self.scores]

    assert "in scores" in found(isle.make(tmp_path, Counts))[UNDECLARED]


def test_points_that_are_made_of_veils_are_found(tmp_path):
    class Sums(Isle):
        """Adds up what it does not know."""

        def points_for(self, seat: int) -> list[int | None]:
            return [*self.points]

    assert " points where there are " in found(isle.make(tmp_path, Sums))[VIEWS]


class SealInTurn(Step[Isle]):
    """One after the other; what the first has chosen waits in the second's step."""

    def __init__(self, seat: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def ask(self, position: Isle, asked: Question) -> None:
        for number in range(4):
            asked.offer(SEAL + number)

    def take(self, position: Isle, option: int) -> None:
        position.tell_hidden(1 << self.seat, "sealed", self.seat, option - SEAL, -1)
        chosen = [*self.chosen, option - SEAL]
        if self.seat == 0:
            position.agenda.append(type(self)(1, chosen))
        else:
            position.sealed[:] = chosen


def sealing(step: Step[Isle]) -> type[Step[Isle]]:
    class Deal(isle.Deal):
        def run(self, position: Isle) -> None:
            super().run(position)
            position.agenda[-1] = step

    return Deal


def test_a_secret_choice_that_a_step_carries_is_found(tmp_path):
    game = isle.make(tmp_path)
    game.deal = sealing(SealInTurn(0, []))
    assert "in agenda.chosen" in found(game)[UNDECLARED]


def test_the_same_step_that_conceals_the_choice_is_sound(tmp_path):
    class Conceals(SealInTurn):
        def concealed(self, seat: int) -> Step[Isle]:
            if seat == 0:
                return self
            return Conceals(self.seat, [-1 for _ in self.chosen])

        def imagined(self, position: Isle, seat: int, chance) -> Step[Isle]:
            if seat == 0:
                return self
            return Conceals(self.seat, [chance.below(4) for _ in self.chosen])

    game = isle.make(tmp_path)
    game.deal = sealing(Conceals(0, []))
    assert found(game) == {}


def test_a_secret_answer_that_is_written_down_in_the_open_is_found(tmp_path):
    class Noted(Isle):
        def __init__(
            self, game: Game[Isle], seats: int, seed: int, settings: dict[str, str]
        ) -> None:
            super().__init__(game, seats, seed, settings)
            self.noted = 0

        def copy(self) -> Isle:
            new = super().copy()
            assert isinstance(new, Noted)
            new.noted = self.noted
            return new

    class Hasty(isle.Seal):
        def take(self, position: Isle, option: int) -> None:
            assert isinstance(position, Noted)
            position.noted = option
            super().take(position, option)

    game = isle.make(tmp_path, Noted)
    game.deal = sealing(Hasty([0, 1], [[], []]))
    assert "in noted" in found(game)[UNDECLARED]


def test_a_secret_answer_that_is_told_is_found(tmp_path):
    class Chatty(isle.Seal):
        def take(self, position: Isle, option: int) -> None:
            position.tell("sealed", self.seat, option - SEAL)
            super().take(position, option)

    game = isle.make(tmp_path)
    game.deal = sealing(Chatty([0, 1], [[], []]))
    assert "shows a secret answer" in found(game)[UNDECLARED]


def test_what_chance_does_without_a_word_must_be_secret_or_in_sight(tmp_path):
    class Silent(Isle):
        """Says nothing of what it draws, and does not declare the hands either."""

        def tell_hidden(
            self, known_to: int, message: str, a: int, hidden: int, veiled: int, c: int = 0
        ) -> None:
            pass

        def secrets(self) -> list[Secret]:
            return [secret for secret in super().secrets() if secret.zone != "hand"]

    class Looking(IsleGame):
        def in_sight(self) -> list[str]:
            return ["places", "unused"]  # their backs are

    isle.make(tmp_path)
    what = found(Looking(tmp_path, Silent))[UNDECLARED]
    assert what == "chance changed hands and told nobody: is it secret, or in sight?"

    class Blind(duel.DuelGame):
        def in_sight(self) -> list[str]:
            return []

    duel.make(tmp_path)
    report = check.check(Blind(tmp_path), 10)
    assert any("chance changed offer" in fault.what for fault in report.faults)
