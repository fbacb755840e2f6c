"""What others chose is shown at the viewer's pace."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from labrys.tables.people import Plan, SeatPlan

PLY = "() => document.getElementById('board').dataset.ply ?? ''"
# All that the bar said, and when.
LISTEN = """() => {
  window.told = [];
  new MutationObserver(() => {
    const bar = document.getElementById("line");
    const text = bar?.hidden === false && bar.dataset.kind === "showing" ? bar.dataset.text : "";
    if (text && window.told.at(-1)?.[0] !== text) window.told.push([text, performance.now()]);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.fixture
def far(arrive, house):
    """Ann watches a table of two who have no pages."""

    def seated(**options):
        ann, ben = arrive("Ann", **options), arrive("Ben")
        ben.visit("/about")
        seats = (SeatPlan(name="Ben", mine=True), SeatPlan(name="Dia"))
        opened = house.open(Plan("minotaur", seats), ben.secret)
        ann.visit(f"/watch/{opened.spectator}")
        ann.page.wait_for_url("**/table/*")
        expect(ann.main).to_have_attribute("data-asked", "false")
        ann.page.evaluate(LISTEN)
        return ann, opened.table

    return seated


def play_on(house, table, count):
    """Some choices of the two, all at once."""
    with house.tables.current(table):
        for _ in range(count):
            seat = house.tables.info(table).deciders[0]
            look = house.looks.now(table, seat)
            option = look.view.spell(look.view.options[0])
            house.play.choose(table, seat, option, look.question_id)


def told(person):
    return person.page.evaluate("() => window.told")


def test_choices_of_others_are_shown_one_after_the_other(far, house):
    ann, table = far(pace="normal")
    play_on(house, table, 5)
    ann.page.wait_for_function("() => window.told.length > 1")
    ann.catch_up()
    lines = told(ann)
    assert 2 <= len(lines) <= 5
    gaps = [after - before for (_, before), (_, after) in pairwise(lines)]
    assert min(gaps) > 700
    expect(ann.page.locator("#line")).to_be_hidden()
    newest = ann.page.locator("#log li").first.inner_text()
    log = ann.page.locator("#log").inner_text()
    assert all(text in re.sub(r"\s+", " ", log) for text, _ in lines)
    assert newest


@pytest.mark.parametrize("how", ["key", "click", "button"])
def test_a_click_or_a_key_goes_to_the_end(far, house, how):
    ann, table = far(pace="slow")
    play_on(house, table, 6)
    ann.page.wait_for_function(f"{PLY.replace('() =>', '() => 0 < Number(')})")
    if how == "key":
        ann.page.keyboard.press("x")
    elif how == "click":
        ann.page.locator("#board-heading").evaluate("one => one.click()")
    else:
        ann.press("Skip")
    ann.page.wait_for_function(
        "state => document.getElementById('table').dataset.state === state",
        arg=ann.state(),
        timeout=2000,
    )
    assert len(told(ann)) < 3


@pytest.mark.parametrize(
    "options", [{"pace": "once"}, {"pace": "slow", "reduced_motion": "reduce"}]
)
def test_who_wants_it_or_less_motion_sees_all_at_once(far, house, options):
    ann, table = far(**options)
    play_on(house, table, 5)
    ann.catch_up()
    assert told(ann) == []


def test_the_pace_is_chosen_in_the_menu_and_remembered(far):
    ann, _ = far(pace="normal")
    field = ann.page.get_by_label("Moves of others")
    expect(field).to_have_value("normal")
    field.select_option("slow")
    ann.page.reload()
    expect(ann.page.get_by_label("Moves of others")).to_have_value("slow")


def test_choices_that_were_taken_back_are_not_shown(far, house):
    ann, table = far(pace="normal")
    play_on(house, table, 3)
    house.play.undo(table, 0)
    ann.catch_up()
    expect(ann.page.locator("#line")).to_be_hidden()
