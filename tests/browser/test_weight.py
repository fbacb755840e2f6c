"""Pages are light, and a choice is one round trip. They work without script too."""

import pytest
from playwright.sync_api import expect

from labrys.tables.people import Plan, SeatPlan
from tests.browser.tables import RECORDS, seat_at

MOST = 300_000
SUM = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, transferSize }) => [name, transferSize])"""


def weight(person):
    """What came over the line for a page, by address."""
    person.page.wait_for_load_state("load")
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    return dict(person.page.evaluate(SUM))


def test_the_first_page_is_light(ann):
    ann.visit("/")
    parts = weight(ann)
    assert parts
    assert sum(parts.values()) < MOST, parts


@pytest.mark.parametrize("record", ["minos-4-seats", "minotaur-supremacy"])
def test_the_first_load_of_a_table_is_light(arrive, house, record):
    host, guest = arrive("Ann"), arrive("Ben")
    host.visit("/about")
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    seats = (SeatPlan(name="Ann", mine=True), *[SeatPlan()] * (3 if "4" in record else 1))
    plan = Plan(record.partition("-")[0], seats, record=text, upto=80)
    opened = house.open(plan, host.secret)
    guest.visit(f"/watch/{opened.spectator}")
    parts = weight(guest)
    assert any("made/htmx" in name for name in parts)
    assert sum(parts.values()) < MOST, parts


def test_a_choice_is_one_request(ann, ben, house):
    table = seat_at(house, [ann, ben], game="minotaur")
    with ann.page.expect_response("**/events*"):
        ann.visit(f"/table/{table}")
    asked = []
    ann.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    choices = 0
    while ann.asked() and choices < 4:
        ann.choose(-1)
        choices += 1
    assert choices > 1
    ann.catch_up()
    there = [request for request in asked if "/table/" in request]
    assert there == [f"POST {ann.server.address}/table/{table}/play"] * choices


def test_without_script_a_table_is_opened_and_played(arrive, house):
    ann = arrive("Ann", java_script_enabled=False)
    ann.visit("/")
    ann.page.locator("form[action='/quick/minotaur'] button").click()
    table = ann.told("table")
    for _ in range(20):
        if ann.asked():
            break
        ann.page.reload()
    plies = house.looks.now(table, 0).plies
    ann.options.last.click()
    expect(ann.page.locator("#log li").first).to_be_visible()
    assert house.looks.now(table, 0).plies > plies
