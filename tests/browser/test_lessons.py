"""The guided first games, walked through by clicking the board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from labrys.games import NAMES
from labrys.web import lessons
from tests.browser.test_axe import complaints
from tests.browser.visitors import PATIENCE, Visitor

STEP = "number => document.getElementById('table').dataset.step === String(number)"


def play(ann: Visitor, number: int) -> None:
    """Click the parts of the option that leads on; its button, where several are left."""
    wanted = ann.page.locator("#answer .wanted")
    for part in (wanted.get_attribute("data-parts") or "").split():
        live = ann.page.locator(f'#board [data-part="{part}"].live').first
        live.click()
        if ann.page.locator("#board .chosen").count() == 0:
            break
    else:
        wanted.click()
    ann.page.wait_for_function(STEP, arg=number + 1)


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_walked_through_by_clicking_the_board(ann: Visitor, game: str) -> None:
    steps = lessons.lesson(game).steps
    ann.visit("/")
    ann.page.locator(f'a[href="/learn/{game}"]').click()
    for number, step in enumerate(steps, 1):
        ann.page.wait_for_function(STEP, arg=number)
        expect(ann.page).to_have_url(re.compile(f"/learn/{game}/{number}$"), timeout=PATIENCE)
        if step.play:
            play(ann, number)
        elif number < len(steps):
            ann.page.locator("#next").click()
    expect(ann.page.locator(f'form[action="/quick/{game}"]')).to_be_visible()


def test_another_choice_is_answered_and_a_refused_part_says_why(ann: Visitor) -> None:
    ann.visit("/learn/minotaur/5")
    ann.page.locator('#board [data-part="card-R07"]').click()
    ann.page.locator('#board [data-part="column-UR"]').click()
    expect(ann.page.locator("#answered")).to_contain_text("that would be possible, too")
    assert ann.told("step") == "5"
    ann.page.locator('#board [data-part="card-R23"]').click()
    expect(ann.page.locator("#why")).to_contain_text("ML-PLAY-01")


def test_back_and_forth_in_the_browser_keep_the_step(ann: Visitor) -> None:
    ann.visit("/learn/minos/1")
    ann.page.locator("#next").click()
    ann.page.wait_for_function(STEP, arg=2)
    ann.page.go_back()
    ann.page.wait_for_function(STEP, arg=1)


@pytest.mark.parametrize("path", ["/learn/minos/4", "/learn/minotaur/20"])
def test_axe_finds_nothing_in_a_lesson(arrive: Callable[..., Visitor], path: str) -> None:
    ann = arrive("Ann", reduced_motion="reduce")
    ann.visit(path)
    assert complaints(ann) == []
