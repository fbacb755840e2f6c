"""Updates bring only what changed, and the page is then what it would be if it were loaded anew."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at

SHOWN = """() => Object.fromEntries([...document.querySelectorAll("[data-is]")].map((pane) =>
  [pane.id, pane.dataset.is]))"""
# The text of the board as it is, and as it would be loaded anew
TEXTS = """async () => {
  const answer = await fetch(location.pathname + "/now" + location.search);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const all = (board) => [...board.querySelectorAll("#board [data-is]")].map((pane) => {
    const copy = pane.cloneNode(true);
    for (const extra of copy.querySelectorAll(".part-name, .walker")) extra.remove();
    return [pane.id, pane.dataset.is, copy.textContent];
  });
  return [all(document), all(page)];
}"""


@pytest.mark.parametrize(("record", "upto"), [("minos-2-seats", 60), ("minotaur-supremacy", 20)])
def test_a_page_that_was_updated_is_as_if_loaded_anew(ann, ben, house, record, upto):
    for person in (ann, ben):
        person.page.emulate_media(reduced_motion="reduce")
    table = seat_at(house, [ann, ben], record, upto=upto)
    sizes: list[int] = []
    for person in (ann, ben):
        person.visit(f"/table/{table}")
    ann.page.on(
        "response",
        lambda answer: (
            sizes.append(len(answer.body())) if answer.request.method == "POST" else None
        ),
    )
    whole = len(ann.page.content())
    chance = random.Random(2)
    for _ in range(12):
        chooser = ann if ann.asked() else ben
        chooser.choose_any(chance)
        for person in (ann, ben):
            person.catch_up()
            now, anew = person.page.evaluate(TEXTS)
            assert now == anew
    assert sizes
    assert sorted(sizes)[len(sizes) // 2] * 2 < whole


def test_a_pane_that_changed_on_the_way_is_fetched_again(ann, ben, house):
    table = seat_at(house, [ann, ben], game="minotaur")
    ann.visit(f"/table/{table}")
    marks = ann.page.evaluate(SHOWN)
    # Between request and answer, something else has changed the pane.
    ann.page.route(
        "**/now*",
        lambda route: (
            ann.page.evaluate(
                "() => { document.getElementById('lords-status').dataset.is = '0'; }"
            ),
            route.continue_(),
        ),
        times=1,
    )
    house.talk.say(table, 1, "Ben", "Hello")
    expect(ann.page.locator("#chat")).to_contain_text("Hello")
    expect(ann.page.locator("#lords-status")).to_have_attribute("data-is", marks["lords-status"])
