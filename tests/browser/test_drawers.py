"""A board in one view: drawers open when the question names what is in them."""

import itertools

import pytest
from playwright.sync_api import expect

from labrys.boards.layout import drawer, hand, stage
from labrys.boards.markup import Html, join, tag

BUILD = """async ([html, css]) => {
  document.querySelector("main").outerHTML = html;
  for (const href of ["/static/table.css", css]) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    const loaded = new Promise((done) => (link.onload = done));
    document.head.append(link);
    await loaded;
  }
  const script = Object.assign(document.createElement("script"),
    { type: "module", src: "/static/drawers.js" });
  const loaded = new Promise((done) => (script.onload = done));
  document.head.append(script);
  await loaded;
}"""
ASK = """([question, parts]) => {
  const option = document.querySelector("#answer .option");
  option.dataset.parts = parts;
  document.getElementById("table").dataset.question = question;
  document.dispatchEvent(new CustomEvent("htmx:after:swap"));
}"""
VIEWS = [(390, 844), (1280, 720), (1920, 1080)]


def card(number):
    return tag("button", f"Card {number}", type="button", data_part=f"card-{number}")


def small_board(cards=7):
    """A board as a game would make it from the helpers."""
    shelves = [
        drawer("vases", "Vases", tag("p", "A vase", data_part="vase-3"), key="v"),
        drawer("routes", "Routes", tag("p", "A route", data_part="route-1"), key="r"),
    ]
    own = hand("own-hand", "My hand", [card(number) for number in range(cards)])
    return stage(tag("p", "The map", data_part="region-1"), ring=shelves, hand=own)


def page_of(board):
    option = tag("button", "Choose", cls="option", data_parts="region-1")
    answer = tag("form", option, id="answer", cls="options")
    question = tag("section", tag("div", answer, cls="sheet-body"), id="question", cls="panel")
    whole = [question, tag("section", tag("div", board, cls="board"), id="board")]
    return Html(tag("main", join(whole), id="table", data_question="0-1-0"))


@pytest.fixture
def shown(arrive):
    def showing(width=1280, height=720, **options):
        ann = arrive("Ann", viewport={"width": width, "height": height}, **options)
        ann.visit("/about")
        ann.page.evaluate(BUILD, [page_of(small_board()), "/static/games/minos.css"])
        return ann.page

    return showing


def is_open(page, name):
    return page.locator(f"#{name}-drawer").evaluate("one => one.open")


def ask(page, question, parts):
    page.evaluate(ASK, [question, parts])


def test_drawers_are_shut_where_it_is_narrow_and_open_where_it_is_wide(shown):
    assert not is_open(shown(1280), "vases")
    assert is_open(shown(1920, 1080), "vases")


def test_a_drawer_opens_when_the_question_names_a_part_inside_and_shuts_after(shown):
    page = shown()
    ask(page, "0-2-0", "vase-3")
    assert (is_open(page, "vases"), is_open(page, "routes")) == (True, False)
    expect(page.locator("[data-part='vase-3']")).to_be_visible()
    ask(page, "0-3-0", "region-1")
    assert not is_open(page, "vases")


def test_who_shuts_a_drawer_is_heeded_until_the_next_question(shown):
    page = shown()
    ask(page, "0-2-0", "vase-3")
    page.locator("#vases summary").click()
    ask(page, "0-2-0", "vase-3")
    assert not is_open(page, "vases")
    ask(page, "0-4-0", "vase-3")
    assert is_open(page, "vases")


def test_a_wish_is_remembered_and_a_key_tells_it(shown):
    page = shown()
    handle = page.locator("#routes summary")
    expect(handle.locator("kbd")).to_have_text("R")
    expect(handle).to_have_attribute("aria-keyshortcuts", "r")
    page.keyboard.press("r")
    assert is_open(page, "routes")
    expect(handle).to_be_focused()
    page.goto("/about")
    page.evaluate(BUILD, [page_of(small_board()), "/static/games/minos.css"])
    assert is_open(page, "routes")
    page.keyboard.press("r")
    assert not is_open(page, "routes")


def test_without_script_all_drawers_are_open():
    assert str(small_board()).count("<details") == str(small_board()).count(" open") == 2


@pytest.mark.parametrize(("width", "height"), VIEWS)
def test_the_board_is_in_one_view_and_every_card_of_the_hand_is_seen(shown, width, height):
    page = shown(width, height)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    board = page.locator(".in-one-view").bounding_box()
    assert board["height"] <= height
    lefts = [one.bounding_box()["x"] for one in page.locator(".one-view-cards > li").all()]
    assert all(after - before >= 40 for before, after in itertools.pairwise(lefts))
    last = page.locator(".one-view-cards > li").last.bounding_box()
    assert last["x"] + last["width"] <= width
