"""`labrys replay`: a game told again, and only what a seat saw of it."""

import io

import pytest

import labrys
from labrys.kernel.errors import LabrysError
from labrys.kernel.record import history
from labrys.lab.replay import run
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.textboard import words_of


@pytest.fixture(scope="module")
def game():
    """A whole game of three seats, the first option at every question."""
    position = labrys.new("minos", seats=3, seed=8)
    while not position.over:
        position.play(position.options[0])
    return position


@pytest.fixture
def path(game, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(game.record())
    return path


def told(path, typed: str = "", **how) -> str:
    out = io.StringIO()
    assert run(path, screen=Screen(out, io.StringIO(typed), 100), **how) == 0
    assert "⟨" not in out.getvalue()
    return out.getvalue()


def test_a_whole_game_is_told_with_its_points(path, game):
    text = told(path)
    assert "as a spectator saw it" in text
    assert "drafts the" in text
    total = next(line for line in text.splitlines() if "Total" in line)
    assert [int(word) for word in total.replace("│", " ").split()[1:]] == game.points


def test_a_replay_stops_at_the_choice_that_was_asked_for(path):
    text = told(path, upto=40)
    assert "\n40. " in text
    assert "\n41. " not in text
    assert "After choice 40 of " in text
    assert "is choosing" in text
    assert "After choice 0 of " in told(path, upto=0)


def test_a_seat_sees_its_own_choices_and_cards(path):
    text = told(path, upto=40, seat=1)
    assert "as Green saw it" in text
    assert "Green chooses: " in text
    assert "Purple chooses: " not in text
    assert "In your hand" in text or "In your Palace" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_choice_and_what_it_brought_are_sentences_apart(path, game, language):
    text = " ".join(told(path, upto=60, seat=1, language=language).split())
    words = words_of(game.game, language)
    own = [line.option for line in history(game)[1:61] if line.seat == 1]
    assert own
    for option in own:
        sentence = " ".join(words.option(option).rstrip(".").split())
        assert f": {sentence}. " in text


def test_nobody_sees_what_another_draws(path, game):
    spectator, purple, green = (told(path, upto=6, seat=seat) for seat in (None, 0, 1))
    assert "draws a card of Age I" in spectator
    drawn = [line for line in purple.splitlines() if "Purple draws" in line]
    assert drawn
    assert "Purple draws a card of Age I" not in purple
    assert "Purple draws a card of Age I" in green


def test_a_replay_in_french(path):
    text = told(path, upto=30, language="fr")
    assert "un spectateur" in text
    assert "Planisphère" in text


def test_a_replay_step_by_step_waits_for_each_choice(path):
    text = told(path, typed="\n\nq\n", upto=10, step=True)
    assert text.count("Enter: next choice") == 3
    assert "\n10. " in text
    assert told(path, typed="", upto=10, step=True).count("Enter: next choice") == 1


@pytest.mark.parametrize("how", [{"seat": 3}, {"seat": -1}, {"upto": -1}, {"upto": 10**6}])
def test_what_is_not_in_the_record_gets_a_sentence(path, how):
    with pytest.raises(LabrysError):
        run(path, screen=Screen(io.StringIO(), io.StringIO(), 100), **how)
