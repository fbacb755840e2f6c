"""Minotaur Lords stands still: the board stays where it is, and nothing sticks out of it."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_layout import SETTLED
from tests.pictures import set_up

VIEWS = [(1280, 720), (1440, 900), (1920, 1080), (390, 844)]
MOMENTS = (0, 3, 20, 45, 46, 60, 80)
TOP = """() => document.querySelector(".lords .field").getBoundingClientRect().top + scrollY"""
HEADER = """() => document.getElementById("lords-status").getBoundingClientRect().height"""
# Bulls' heads and names that stick out of the region they belong to
OUTSIDE = """() => [...document.querySelectorAll(".lords .region")].flatMap((region) => {
  const edge = region.getBoundingClientRect();
  return [...region.querySelectorAll("h3 .bull, h3 .shape, h3 .region-name, .counter")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
}).length"""
# Words of names that stand on two lines, or stick out of their card
BROKEN = r"""() => [...document.querySelectorAll(".lords .card .name")].flatMap((name) => {
  if (!name.checkVisibility()) return [];
  const text = name.firstChild;
  const card = name.closest(".card").getBoundingClientRect();
  return [...text.data.matchAll(/[^\s\-]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    return lines.length > 1 || lines[0].right > card.right + 1;
  }).map(({ 0: word }) => word);
})"""


@pytest.fixture
def ann(arrive):
    return arrive("Ann", reduced_motion="reduce")


def go(person, house, record, upto):
    scene = set_up(house, record, upto)
    cookie = {"name": "labrys", "value": scene.secret, "url": person.server.address}
    person.context.add_cookies([cookie])
    person.visit(f"/table/{scene.table}")
    person.page.evaluate("() => document.fonts.ready.then(() => true)")


def resize(person, width, height):
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(SETTLED)


def test_the_header_is_as_high_at_every_question(ann, house):
    heights: dict[tuple[int, int], set[int]] = {view: set() for view in VIEWS}
    tops: dict[tuple[int, int], set[int]] = {view: set() for view in VIEWS}
    for upto in MOMENTS:
        go(ann, house, "minotaur-supremacy", upto)
        for width, height in VIEWS:
            resize(ann, width, height)
            heights[width, height].add(round(ann.page.evaluate(HEADER)))
            if width > 1000 and not ann.page.locator(".lords .seen").count():
                tops[width, height].add(round(ann.page.evaluate(TOP)))
    assert all(len(found) == 1 for found in heights.values()), heights
    assert all(len(found) <= 1 for found in tops.values()), tops


@pytest.mark.parametrize("upto", [45, 80])
def test_bulls_stay_inside_their_region(ann, house, upto):
    go(ann, house, "minotaur-supremacy", upto)
    for width in (1024, 1280, 1440, 1920):
        resize(ann, width, 900)
        assert ann.page.evaluate(OUTSIDE) == 0, width


def test_a_seventh_card_overlaps_instead_of_wrapping(ann, house):
    go(ann, house, "minotaur-supremacy", 45)
    row = ann.page.locator(".lords .hand .cards.large")
    row.evaluate("""(row) => {
      for (let more = 6 - row.children.length; more >= 0; more -= 1)
        row.append(row.firstElementChild.cloneNode(true));
    }""")
    cards = row.locator("> li")
    assert cards.count() >= 7
    for width in (1280, 1440, 1920):
        resize(ann, width, 900)
        boxes = [card.bounding_box() for card in cards.all()]
        assert len({round(box["y"]) for box in boxes}) == 1, width
        edge = ann.page.locator(".lords .lord.near").bounding_box()
        last = row.locator("> li:last-child > *").bounding_box()
        assert last["x"] + last["width"] <= edge["x"] + edge["width"] + 1, width
    cards.nth(2).hover()
    expect(cards.nth(2)).to_have_css("z-index", "3")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_is_broken_in_the_middle_of_a_word(arrive, house, language):
    ann = arrive("Ann", reduced_motion="reduce", locale=language)
    for upto in (45, 80):
        go(ann, house, "minotaur-supremacy", upto)
        for width in (360, 390, 768, 1024, 1280, 1440, 1920):
            resize(ann, width, 900)
            assert ann.page.evaluate(BROKEN) == [], width
