"""The guided first games: they can be walked through, and what they say fits what they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from labrys.games import NAMES, find
from labrys.kernel import record
from labrys.kernel.text.rulebook import Rulebook
from labrys.kernel.text.words import languages
from labrys.web import lessons
from labrys.web.lessons import Lesson, Step
from labrys.web.rendering import game_words
from tests.ftl import messages, variables
from tests.records import lessons as maker
from tests.web.browsers import Browser

LEARNT = [game for game in NAMES if lessons.exists(game)]


def folder(game: str) -> Path:
    return find(game).folder / "lessons"


def steps(game: str) -> list[Step]:
    return lessons.lesson(game).steps


def needed(step: Step) -> set[str]:
    """The messages of a step."""
    endings = ("-title", "", "-do", "-else") if step.play else ("-title", "")
    return {f"lesson-{step.name}{ending}" for ending in endings}


def option_of(lesson: Lesson, step: Step, other: bool = False) -> str:
    """The option that leads on, or another one."""
    view = lesson.view(step)
    if not other:
        return step.play
    return next(view.spell(option) for option in view.options if view.spell(option) != step.play)


def test_both_games_have_a_lesson_of_reasonable_length() -> None:
    assert list(NAMES) == LEARNT
    for game in LEARNT:
        assert 12 <= len(steps(game)) <= 20


MADE_WITH = ("rules ", "content ")


@pytest.mark.parametrize("game", LEARNT)
def test_a_record_replays_and_is_what_its_maker_would_write(game: str) -> None:
    text = (folder(game) / "record.txt").read_text(encoding="utf-8")
    assert record.read(text).replay(find(game)).over
    # A card may cost more than it did when the record was made, as long as it replays.
    now = [line for line in maker.renewed(text).splitlines() if not line.startswith(MADE_WITH)]
    assert now == [line for line in text.splitlines() if not line.startswith(MADE_WITH)]


@pytest.mark.parametrize("game", LEARNT)
def test_what_the_reader_plays_is_what_the_record_has_there(game: str) -> None:
    read = record.read((folder(game) / "record.txt").read_text(encoding="utf-8"))
    for step in steps(game):
        if not step.play:
            continue
        choice = read.choices[step.ply]
        assert (choice.seat, choice.spelling) == (lessons.READER, step.play), step.name
        view = lessons.lesson(game).view(step)
        assert view.concealed.read(step.play) in view.options, step.name
        assert len(view.options) > 1, step.name


@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_goes_forward_to_the_end_of_the_game(game: str) -> None:
    plies = [step.ply for step in steps(game)]
    assert plies == sorted(plies)
    assert lessons.lesson(game).view(steps(game)[-1]).over
    for step, after in zip(steps(game), steps(game)[1:]):
        assert after.ply > step.ply or not step.play, step.name


@pytest.mark.parametrize("game", LEARNT)
def test_a_lesson_cites_rules_that_there_are(game: str) -> None:
    ids = Rulebook.read(find(game).folder / "rulebook" / "en.md").ids
    assert {step.rule for step in steps(game)} - {""} <= set(ids)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", LEARNT)
def test_no_sentence_is_missing_or_unused(game: str, code: str) -> None:
    known = messages(folder(game) / "words" / f"{code}.ftl")
    assert set(known) == set().union(*(needed(step) for step in steps(game)))
    for step in steps(game):
        used = set().union(*(variables(known, message) for message in needed(step)))
        assert used == set(step.things), step.name
        for name in lessons.lesson(game).things(step, game_words(game, code)).values():
            assert name, step.name
        for message in needed(step):
            things = lessons.lesson(game).things(step, game_words(game, code))
            assert lessons.sentences(game, code, strict=True).say(message, **things)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", LEARNT)
def test_every_step_shows_what_it_points_at(ann: Browser, game: str, code: str) -> None:
    for number, step in enumerate(steps(game), 1):
        page = ann.get(f"/learn/{game}/{number}", **{"accept-language": code})
        assert page.status_code == 200
        assert f'lang="{code}"' in page.text
        assert "⟨" not in page.text
        for place, name in enumerate(step.point, 1):
            mark = f'{lessons.attribute(name)} data-pointed="{place}"'
            assert mark in page.text, (step.name, name)
        if step.play:
            assert f'value="{step.play}"' in page.text


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize("game", LEARNT)
def test_a_reader_walks_from_the_first_step_to_the_last(
    ann: Browser, game: str, htmx: bool
) -> None:
    address = ann.get(f"/learn/{game}").headers["location"]
    for number, step in enumerate(steps(game), 1):
        assert address == f"/learn/{game}/{number}"
        page = ann.get(address).text
        assert f'data-step="{number}"' in page
        if not step.play:
            onward = re.search(r'id="next" href="([^"]+)"', page)
            address = onward[1] if onward else ""
        else:
            answer = ann.post(address, htmx=htmx, option=step.play)
            address = answer.headers["HX-Push-Url" if htmx else "location"]
            if htmx:
                assert f'data-step="{number + 1}"' in answer.text
                assert "<html" not in answer.text
    assert address == ""
    assert f'action="/quick/{game}"' in page
    assert f'href="/rules/{game}"' in page


@pytest.mark.parametrize("game", LEARNT)
def test_another_choice_is_answered_with_the_reason_and_not_played(ann: Browser, game: str) -> None:
    lesson = lessons.lesson(game)
    for number, step in enumerate(steps(game), 1):
        if not step.play:
            continue
        answer = ann.post(f"/learn/{game}/{number}", option=option_of(lesson, step, other=True))
        assert answer.status_code == 200
        assert f'data-step="{number}"' in answer.text
        assert "that would be possible, too" in answer.text


def test_an_impossible_choice_is_refused_kindly(ann: Browser) -> None:
    for wrong in ("enter R25 UM", "no such thing", "x" * 500):
        answer = ann.post("/learn/minotaur/5", option=wrong)
        assert answer.status_code == 200
        assert "That is not possible now" in answer.text


def test_what_the_rival_did_is_told(ann: Browser) -> None:
    page = ann.get("/learn/minotaur/4").text
    assert "Talos plays Salt Horde into Lower Military." in page


def test_a_refused_part_answers_why_not(ann: Browser) -> None:
    page = ann.get("/learn/minotaur/6").text
    refused = re.search(r'data-refused="([^"]*)"', page)
    assert refused
    assert "card-R23" in refused[1].split()
    why = ann.now("/learn/minotaur/6/why?part=card-R23").text
    assert "/rules/minotaur/ML-PLAY-01" in why
    assert "<html" in ann.get("/learn/minotaur/6/why").text


def test_there_is_nothing_beyond_the_last_step(ann: Browser) -> None:
    for path in ("/learn/minos/0", "/learn/minos/21", "/learn/minos/x", "/learn/chess"):
        assert ann.get(path).status_code == 404
    assert ann.post("/learn/minos/21", option="act").status_code == 404


def test_the_lessons_are_offered_where_games_are_chosen(ann: Browser) -> None:
    for game in LEARNT:
        assert f'href="/learn/{game}"' in ann.get("/").text
        assert f'href="/learn/{game}"' in ann.get(f"/open/{game}").text


def test_going_back_in_the_browser_gets_a_whole_page(ann: Browser) -> None:
    headers = {"HX-Request": "true", "HX-History-Restore-Request": "true"}
    assert "<html" in ann.get("/learn/minos/2", **headers).text
    assert "<html" not in ann.now("/learn/minos/2").text
