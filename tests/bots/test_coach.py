"""The coach: what it says of choices, and of luck."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from labrys.bots.coach import text
from labrys.bots.coach.judge import Judge
from labrys.bots.coach.review import Weighed
from labrys.bots.coach.summary import accuracy, turning_points
from tests.bots.coach_games import game_of, review_of


@pytest.fixture(scope="module", params=["minotaur"])
def reviewed(request):
    played, end = game_of(request.param, ["greedy", "novice"], 4)
    return played, end, review_of(played, end)


def test_every_ply_has_chances_that_make_one_and_the_last_is_the_result(reviewed):
    played, end, review = reviewed
    assert len(review.course) == len(played) + 1
    for chances in review.course:
        assert sum(chances) == pytest.approx(1)
    won = review.course[-1]
    assert [won[seat] > 0 for seat in range(end.seats)] == [
        seat in end.winners() for seat in range(end.seats)
    ]


def test_luck_is_nobodys_gain_but_anothers_loss(reviewed):
    _, _, review = reviewed
    for luck in review.luck:
        assert sum(luck.effects) == pytest.approx(0, abs=1e-9)


def test_every_real_choice_is_compared_with_the_best_of_its_options(reviewed):
    played, _, review = reviewed
    asked = [ply for ply, choice in enumerate(played) if len(choice.before.options) > 1]
    assert [choice.ply for choice in review.choices] == asked
    for choice in review.choices:
        assert choice.best_chance >= choice.chance
        assert choice.best in played[choice.ply].before.options


def test_a_review_is_kept_and_read_again(reviewed):
    _, end, review = reviewed
    lexicon = end.game.lexicon
    again = text.read(text.write(review, lexicon), lexicon)
    assert again is not None
    assert text.write(again, lexicon) == text.write(review, lexicon)


def test_the_same_game_gets_the_same_review():
    played, end = game_of("minotaur", ["greedy", "novice"], 9)
    lexicon = end.game.lexicon
    assert text.write(review_of(played, end), lexicon) == text.write(
        review_of(played, end), lexicon
    )


def test_a_choice_is_judged_by_what_its_seat_could_know():
    """Two positions that differ only in what the seat can't know are judged alike."""
    played, _ = game_of("minotaur", ["greedy", "greedy"], 2)
    for choice in played[10:40:6]:
        view = choice.before.view(choice.seat)
        other = view.world(77)
        if len(view.options) < 2:
            continue
        options = list(view.options)
        one = Judge(5).chances(view, options, 2)
        assert one == Judge(5).chances(other.view(choice.seat), options, 2)


def trials(compiled, *words):
    """What the coach says of many games, compiled."""
    program = [sys.executable, "-P", str(Path(__file__).with_name("coach_games.py")), *words]
    path = {**os.environ, "PYTHONPATH": str(compiled)}
    ran = subprocess.run(program, env=path, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_who_overlooks_things_is_less_accurate_than_who_does_not(compiled):
    found = trials(compiled, "accuracy", "4", "2", "minotaur", "monumental", "diluvium")
    for name, (careful, careless) in found.items():
        assert careful > careless + 0.1, (name, found)


def test_a_planted_blunder_is_among_the_largest_losses(compiled):
    found = trials(compiled, "blunder", "20", "10", "minotaur", "monumental")
    assert found["minotaur"] >= 8
    assert found["monumental"] >= 9


def weighed(ply, lost, second=0.0, closely=True):
    choice = Weighed(ply, 0, 1, 3)
    choice.chance, choice.best_chance = 0.5, 0.5 + lost
    choice.best = 2 if lost else 1
    choice.second = second
    choice.closely = closely
    return choice


def test_turning_points_are_the_largest_losses_and_the_best_find_in_order():
    choices = [weighed(1, 0.2), weighed(3, 0.0, 0.1), weighed(5, 0.05), weighed(7, 0.3)]
    assert [choice.ply for choice in turning_points(choices)] == [1, 3, 7]


def test_without_a_find_three_losses_are_told_and_small_ones_never():
    choices = [weighed(ply, lost) for ply, lost in enumerate([0.2, 0.05, 0.3, 0.1, 0.005])]
    assert [choice.ply for choice in turning_points(choices)] == [0, 2, 3]
    assert turning_points([weighed(1, 0.005), weighed(2, 0.3, closely=False)]) == []


def test_accuracy_is_1_for_the_best_and_0_for_choosing_blindly():
    best, blind = weighed(1, 0.0), weighed(2, 0.1)
    best.stake, best.loss = 0.2, 0.0
    blind.stake, blind.loss = 0.2, 0.2
    assert accuracy([best]) == 1
    assert accuracy([blind]) == 0
    assert accuracy([best, blind]) == pytest.approx(0.5)
    assert accuracy([]) is None
