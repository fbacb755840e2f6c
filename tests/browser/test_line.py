"""Every click is seen to have been heard, whatever the line does."""

import re

import pytest
from playwright.sync_api import expect

from labrys.web import live_events
from tests.browser.tables import seat_at
from tests.browser.test_live import NO_LINE
from tests.browser.visitors import CHANGED

# How long a page takes from a click to its mark, in milliseconds, as the page itself sees it.
CLICK_AND_MARK = """option => new Promise((done) => {
  const begun = performance.now();
  const look = () => option.getAttribute("aria-busy") === "true"
    ? done(performance.now() - begun) : requestAnimationFrame(look);
  option.click();
  look();
})"""


@pytest.fixture
def alone(ann, house):
    """A table at which Ann is to choose."""
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    expect(ann.main).to_have_attribute("data-asked", "true")
    return table


@pytest.fixture
def halted(ann, alone):
    """Choices are halted on their way; the test lets them go on."""
    routes = []
    ann.page.route("**/play", lambda route: routes.append(route))
    return routes


def go_on(routes):
    for route in routes:
        route.continue_()


def bar(person):
    return person.page.locator("#line")


def test_a_chosen_option_and_its_parts_are_marked_within_a_tenth_of_a_second(ann, halted):
    option = ann.options.first
    option.evaluate("option => option.closest('.fold')?.setAttribute('open', '')")
    assert option.evaluate(CLICK_AND_MARK) < 100
    parts = (option.get_attribute("data-parts") or "").split()
    for part in parts:
        marked = ann.page.locator(f"#board [data-part='{part}']").first
        expect(marked).to_have_attribute("aria-busy", "true")
    assert parts
    style = option.evaluate("one => getComputedStyle(one).borderTopStyle")
    assert style == "dashed"
    before = ann.told("state")
    go_on(halted)
    ann.page.wait_for_function(CHANGED, arg=before)
    expect(ann.page.locator("#table .pending, #table [aria-busy]")).to_have_count(0)


def test_a_part_of_the_board_that_was_clicked_is_marked(ann, halted):
    page = ann.page
    page.locator("#board [data-part^='die-'].live:visible").first.click()
    page.locator("#board [data-part='row-wild']").click()
    expect(page.locator("#board [data-part='row-wild']")).to_have_class(re.compile("pending"))
    go_on(halted)
    expect(page.locator("#board .pending")).to_have_count(0)


def test_a_tool_that_was_clicked_is_marked_until_it_answers(ann, alone):
    routes = []
    ann.page.route("**/why*", lambda route: routes.append(route))
    ann.page.locator("#why-not").click()
    expect(ann.page.locator("#why-not")).to_have_attribute("aria-busy", "true")
    go_on(routes)
    expect(ann.page.locator("#why p").first).to_be_visible()
    expect(ann.page.locator("#why-not")).not_to_have_attribute("aria-busy", "true")


def test_no_second_choice_is_sent_while_one_is_on_its_way_and_that_is_said(ann, halted):
    before = ann.told("state")
    for place in (0, 1):
        ann.options.nth(place).evaluate("o => o.closest('.fold')?.setAttribute('open', '')")
    ann.options.first.click()
    expect(ann.page.locator("#answer .pending")).to_have_count(1)
    ann.options.nth(1).evaluate("option => option.click()")
    expect(bar(ann)).to_contain_text("Your choice is on its way")
    assert len(halted) == 1
    go_on(halted)
    ann.page.wait_for_function(CHANGED, arg=before)
    expect(bar(ann)).to_be_hidden()
    assert len(halted) == 1


def test_what_is_said_while_a_choice_is_on_its_way_is_sent_after_it(ann, halted):
    ann.options.first.evaluate("option => option.click()")
    expect(ann.page.locator("#answer .pending")).to_have_count(1)
    ann.page.locator("#chat-text").fill("One moment …")
    ann.page.locator("#chat-text").press("Enter")
    go_on(halted)
    expect(ann.page.locator("#chat li")).to_contain_text("One moment …")


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "The line is slow"), ("fr-FR", "La connexion est lente")]
)
def test_after_two_seconds_a_slow_line_is_named(arrive, house, locale, words):
    ann = arrive("Ann", locale=locale)
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    routes = []
    ann.page.route("**/play", lambda route: routes.append(route))
    before = ann.told("state")
    ann.options.first.evaluate("option => option.click()")
    ann.page.wait_for_timeout(1000)
    expect(bar(ann)).to_be_hidden()
    expect(bar(ann)).to_contain_text(words, timeout=3000)
    go_on(routes)
    ann.page.wait_for_function(CHANGED, arg=before)
    expect(bar(ann)).to_be_hidden()


def test_a_choice_made_without_a_line_is_kept_and_sent_when_it_is_back(ann, alone):
    ann.forgive(*NO_LINE)
    question = ann.told("question")
    ann.context.set_offline(True)
    ann.options.first.evaluate("option => option.click()")
    expect(bar(ann)).to_contain_text("your choice is kept")
    expect(ann.page.locator("#alarm")).to_contain_text("your choice is kept")
    expect(ann.page.locator("#answer .pending")).to_have_count(1)
    ann.context.set_offline(False)
    ann.page.wait_for_function(
        "before => document.getElementById('table').dataset.question !== before", arg=question
    )
    expect(ann.page.locator("#answer .pending")).to_have_count(0)
    expect(bar(ann)).not_to_contain_text("kept")


def test_a_kept_choice_whose_question_is_gone_is_said_to_be_lost(ann, house):
    """In another window, the last choice is taken back meanwhile."""
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    ann.forgive(*NO_LINE)
    ann.choose(0)
    expect(ann.main).to_have_attribute("data-asked", "true")
    ann.context.set_offline(True)
    ann.options.first.evaluate("option => option.click()")
    expect(bar(ann)).to_contain_text("your choice is kept")
    house.play.undo(table, 0)
    ann.context.set_offline(False)
    expect(bar(ann)).to_contain_text("Your choice was not played")
    ann.catch_up()
    ann.choose(0)


def test_a_page_that_only_waits_says_within_five_seconds_that_its_line_is_lost(
    ann, ben, house, monkeypatch
):
    """The line goes without a word: no beat comes any more, and nobody answers."""
    table = seat_at(house, [ann, ben], game="minotaur")
    monkeypatch.setattr(live_events, "BEAT", 3600)
    with ben.page.expect_response("**/events*"):
        ben.visit(f"/table/{table}")
    ben.page.route("**/events*", lambda route: None)
    expect(bar(ben)).to_contain_text("Line lost", timeout=5000)
    expect(bar(ben).get_by_role("button", name="Try now")).to_be_visible()
    monkeypatch.setattr(live_events, "BEAT", 1.0)
    ben.page.unroute("**/events*")
    expect(bar(ben)).to_contain_text("Back at the table")
    expect(bar(ben)).to_be_hidden()


def test_beats_keep_a_page_that_waits_calm(ben, ann, house):
    table = seat_at(house, [ann, ben], game="minotaur")
    ben.visit(f"/table/{table}")
    ben.page.wait_for_timeout(6500)
    expect(bar(ben)).to_be_hidden()


def test_the_page_of_a_proxy_does_not_take_the_place_of_the_table(ann, alone):
    ann.forgive("answer 502", "status of 502")
    tries = []

    def answer(route):
        tries.append(route)
        if len(tries) > 1:
            route.continue_()
        else:
            route.fulfill(status=502, content_type="text/html", body="<h1>Bad gateway</h1>")

    ann.page.route("**/play", answer)
    question = ann.told("question")
    ann.options.first.evaluate("option => option.click()")
    ann.page.wait_for_function(
        "before => document.getElementById('table')?.dataset.question !== before", arg=question
    )
    assert len(tries) == 2
