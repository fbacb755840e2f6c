"""Dragging a part of the board onto another, beside clicking them."""

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at
from tests.browser.test_minos_view import at
from tests.browser.visitors import CHANGED

DIE = "#board [data-part^='die-'].live:visible"


@pytest.fixture
def table(ann, house):
    """A table at which Ann drafts a die."""
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    expect(ann.page.locator(DIE).first).to_be_visible()
    return table


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(person, part, *ways):
    """Press on a part and move over some places, without letting go."""
    mouse = person.page.mouse
    mouse.move(*middle(part))
    mouse.down()
    for place in ways:
        mouse.move(*place, steps=6)


def test_a_die_dropped_on_a_row_is_drafted_there(ann, house, table):
    page, before = ann.page, ann.told("state")
    plies = house.looks.now(table, 0).plies
    lift(ann, page.locator(DIE).first, middle(page.locator("#board [data-part='row-wild']")))
    expect(page.locator("#board .dragged")).to_be_visible()
    rows = page.locator("#board .drop").evaluate_all("all => all.map(one => one.dataset.part)")
    assert rows
    assert all(part.startswith("row-") for part in rows)
    expect(page.locator("#board .over")).to_have_attribute("data-part", "row-wild")
    page.mouse.up()
    page.wait_for_function(CHANGED, arg=before)
    assert house.looks.now(table, 0).plies > plies
    expect(page.locator("#board .dragged, #board .drop, #board .lifted")).to_have_count(0)


def test_a_space_of_a_row_stands_for_the_row_when_a_die_is_dropped(ann, table):
    page, before = ann.page, ann.told("state")
    lift(ann, page.locator(DIE).first, middle(page.locator("#board [data-part='space-wild-2']")))
    page.mouse.up()
    page.wait_for_function(CHANGED, arg=before)


def test_a_drop_elsewhere_does_nothing(ann, house, table):
    page, plies = ann.page, house.looks.now(table, 0).plies
    lift(ann, page.locator(DIE).first, middle(page.locator("#board [data-part='region-1']")))
    page.mouse.up()
    page.wait_for_timeout(300)
    assert house.looks.now(table, 0).plies == plies
    expect(page.locator("#board .chosen, #board .dragged, #table .pending")).to_have_count(0)


def test_escape_lets_go_of_what_is_dragged(ann, house, table):
    page, plies = ann.page, house.looks.now(table, 0).plies
    row = middle(page.locator("#board [data-part='row-wild']"))
    lift(ann, page.locator(DIE).first, row)
    page.keyboard.press("Escape")
    expect(page.locator("#board .dragged")).to_have_count(0)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert house.looks.now(table, 0).plies == plies
    expect(page.locator("#board .chosen")).to_have_count(0)


def test_dragging_selects_no_text_and_a_click_still_picks(ann, table):
    page = ann.page
    lift(ann, page.locator(DIE).first, middle(page.locator("#m-rows h3")))
    assert page.evaluate("() => String(getSelection())") == ""
    page.mouse.up()
    page.locator(DIE).first.click()
    expect(page.locator("#board .chosen")).to_have_count(1)


def test_a_drag_sends_nothing_that_clicking_could_not(ann, house, table):
    """A full row, or one that the die may not enter, is no target."""
    page = ann.page
    die = page.locator(DIE).first
    part = die.get_attribute("data-part")
    options = [(one.get_attribute("data-parts") or "").split() for one in ann.options.all()]
    wanted = {names[1] for names in options if names[0] == part}
    lift(ann, die, middle(page.locator("#m-rows h3")))
    lit = page.locator("#board .drop").evaluate_all("all => all.map(one => one.dataset.part)")
    assert set(lit) == wanted
    page.keyboard.press("Escape")
    page.mouse.up()


def test_a_finger_drags_after_a_short_hold_and_scrolls_without_it(arrive, house):
    ann = arrive("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    page = ann.page
    page.locator("#sheet > summary").click()
    page.locator("#m-rows").scroll_into_view_if_needed()
    page.evaluate("() => document.getElementById('m-rows').scrollIntoView()")
    touch = ann.context.new_cdp_session(page)

    def send(kind, *place):
        points = [{"x": place[0], "y": place[1]}] if place else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    plies, before = house.looks.now(table, 0).plies, ann.told("state")
    x, y = middle(page.locator(DIE).first)
    row = middle(page.locator("#board [data-part='row-prepare']"))
    send("touchStart", x, y)
    for step in range(1, 5):
        send("touchMove", x, y - 30 * step)
    send("touchEnd")
    page.wait_for_timeout(300)
    assert house.looks.now(table, 0).plies == plies
    page.wait_for_timeout(700)
    page.evaluate("() => document.getElementById('m-rows').scrollIntoView()")
    page.wait_for_timeout(200)
    x, y = middle(page.locator(DIE).first)
    row = middle(page.locator("#board [data-part='row-prepare']"))
    send("touchStart", x, y)
    page.wait_for_timeout(350)
    for step in range(1, 7):
        send("touchMove", x + (row[0] - x) * step / 6, y + (row[1] - y) * step / 6)
    expect(page.locator("#board .over")).to_have_attribute("data-part", "row-prepare")
    send("touchEnd")
    page.wait_for_function(CHANGED, arg=before)


def test_nothing_on_a_board_is_selected_by_accident(ann, table):
    page = ann.page
    start, end = (page.locator(f"#board [data-part='row-{row}']") for row in ("prepare", "wild"))
    lift(ann, start, middle(end), middle(page.locator("#m-offer")))
    page.mouse.up()
    page.locator("#board .m-rounds").dblclick()
    assert page.evaluate("() => String(getSelection())") == ""


def test_a_warrior_is_dragged_from_region_to_region(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    at(ann, house, "minos-2-seats", 73)
    page, before = ann.page, ann.told("state")
    moves = ann.options.evaluate_all("all => all.map(one => one.value)")
    move = next(value for value in moves if "; move " in value)
    here, there = (page.locator(f"#board [data-part='region-{n}']") for n in move.split()[-2:])
    lift(ann, here, middle(there))
    page.mouse.up()
    page.wait_for_function(CHANGED, arg=before)
    left = ann.options.evaluate_all("all => all.map(one => one.value)")
    assert not any("; move " in value for value in left)
