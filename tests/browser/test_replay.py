"""Looking back at a game, going on from one of its moments, keeping it."""

import re

import pytest
from playwright.sync_api import expect

from labrys import games
from labrys.kernel import record as records
from tests.browser.tables import RECORDS, seat_at


@pytest.fixture
def over(ann, house):
    """A finished game of Minotaur Lords, at whose table Ann sits."""
    table = seat_at(house, [ann], "minotaur-supremacy")
    ann.visit(f"/table/{table}")
    return table


def at(person, ply):
    expect(person.page.locator("#replay")).to_have_attribute("data-ply", str(ply))


def test_one_steps_slides_and_jumps_through_a_game(over, ann, house):
    page, plies = ann.page, house.looks.now(over, 0).plies
    ann.follow("Look back")
    at(ann, 0)
    ann.sees("The beginning")
    page.locator("#forward").click()
    at(ann, 1)
    ann.sees(re.compile(f"After choice 1 of {plies}"))
    page.locator("#last").click()
    at(ann, plies)
    expect(page.locator(".ending table").first).to_be_visible()
    page.locator("#back").click()
    at(ann, plies - 1)

    page.locator("#to").focus()
    page.keyboard.press("Home")
    at(ann, 0)
    page.keyboard.press("ArrowRight")
    at(ann, 1)

    page.locator("#log li a").nth(5).click()
    page.wait_for_url(re.compile("seat="))
    here = int(page.locator("#replay").get_attribute("data-ply") or 0)
    assert 0 < here < plies
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    at(ann, here - 1)
    assert f"/replay/{here - 1}?" in page.url

    page.locator("#play").click()
    at(ann, here)
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_text("Play")


def test_the_log_of_the_table_leads_to_its_moments_and_a_moment_has_an_address(over, ann):
    link = ann.page.locator("#log li a").nth(3)
    words = link.inner_text()
    link.click()
    expect(ann.page.locator(".replay-here")).to_contain_text(words.strip())
    ply = int(ann.page.locator("#replay").get_attribute("data-ply"))
    ann.visit(ann.page.url)
    at(ann, ply)
    expect(ann.page.locator("#log [aria-current]")).to_contain_text(words.strip())


def test_after_the_end_each_hand_is_seen_and_all_at_once(over, ann, house):
    page = ann.page
    ann.visit(f"/table/{over}/replay/0?seat=0")
    hands = [house.looks.back(over, seat, 0).view.facts()["table"]["sides"] for seat in (0, 1)]
    cards = [hands[seat][seat]["hand"] for seat in (0, 1)]

    def shown():
        text = page.locator("#board").inner_html()
        return [all(f"card-{card}" in text for card in hand) for hand in cards]

    assert shown() == [True, False]
    page.get_by_role("navigation", name="As seen by").get_by_text("Talos").click()
    page.wait_for_url("**seat=1")
    assert shown() == [False, True]
    ann.follow("all cards open")
    page.wait_for_url("**seat=open")
    assert shown() == [True, True]


def test_a_moment_becomes_a_new_table_against_a_bot(over, ann, house):
    ann.visit(f"/table/{over}/replay/20?seat=open")
    ann.follow("Go on from here at a new table")
    ann.page.locator("#name").fill("Ann")
    ann.page.locator("#seat-1").select_option("bot-easy")
    ann.press("Open the table")
    ann.page.wait_for_url("**/table/*")
    assert ann.told("table") != over
    for _ in range(4):
        expect(ann.main).to_have_attribute("data-asked", "true")
        plies = house.looks.now(ann.told("table"), 0).plies
        assert plies >= 20
        ann.choose()
    assert house.looks.now(ann.told("table"), 0).plies > 20


def test_a_record_is_saved_and_loaded_again(over, ann, tmp_path):
    with ann.page.expect_download() as saving:
        ann.follow("Save the record")
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.read_text().startswith("labrys record 2")

    ann.visit("/load")
    ann.page.locator("#file").set_input_files(file)
    ann.press("Load")
    ann.page.wait_for_url("**/replay/0?seat=open")
    assert over not in ann.page.url
    ann.page.locator("#last").click()
    expect(ann.page.locator(".ending table").first).to_be_visible()


def test_a_broken_record_is_explained_and_kept(ann):
    ann.forgive("answer 4", "status of 4")
    ann.visit("/load")
    ann.page.locator("#record").fill("labrys record 1\ngame chess\n")
    ann.press("Load")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    expect(ann.page.locator("#record")).to_have_value(re.compile("game chess"))


def test_a_game_that_was_not_finished_is_gone_on_with(ann, house):
    record = records.read((RECORDS / "minotaur-supremacy.txt").read_text(encoding="utf-8"))
    ann.visit("/load")
    ann.page.locator("#record").fill(records.write(record.replay(games.find("minotaur"), 12)))
    ann.press("Load")
    ann.sees("Who goes on from there?")
    ann.page.locator("#name").fill("Ann")
    ann.press("Open the table")
    ann.page.wait_for_url("**/table/*")
    expect(ann.main).to_have_attribute("data-asked", "true")
    ann.choose()


def test_while_a_game_goes_on_one_looks_back_from_ones_own_seat(ann, ben, house):
    table = seat_at(house, [ann, ben], game="minotaur")
    ann.visit(f"/table/{table}")
    ann.choose("Refresh your hand")
    ann.page.locator("#log li a").first.click()
    ann.page.wait_for_url("**/replay/**")
    expect(ann.page.get_by_role("link", name="all cards open")).to_have_count(0)
    hand = house.looks.back(table, 1, 0).view.facts()["table"]["sides"][1]["hand"]
    assert not [card for card in hand if f"card-{card}" in ann.page.content()]
    ann.follow("Back to the table")
    expect(ann.main).to_have_attribute("data-asked", "true")


SLIDE = """(ply) => {
  const slider = document.getElementById("to");
  slider.value = ply;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}"""
# What the numbers of the board say, and what they would if the page were loaded anew
COUNTS = """async () => {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const all = (board) => [...board.querySelectorAll("#board [data-count]")].map((one) =>
    [one.dataset.count, one.textContent]);
  return [all(document), all(page)];
}"""


def test_numbers_that_are_overtaken_while_they_run_end_right(ann, house):
    table = seat_at(house, [ann], "minos-2-seats")
    ann.visit(f"/table/{table}/replay/0")
    for ply, pause in ((60, 480), (120, 480), (200, 1600)):
        ann.page.evaluate(SLIDE, str(ply))
        ann.page.wait_for_timeout(pause)
    shown, anew = ann.page.evaluate(COUNTS)
    assert shown
    assert shown == anew


PILES = """() => [...document.querySelectorAll("#lord-0 .pile")].map((one) => one.className)"""


def test_a_card_that_still_slides_is_not_taken_for_a_pile(ann, house):
    table = seat_at(house, [ann], "minotaur-supremacy")
    ann.visit(f"/table/{table}/replay/6?seat=0")
    piles = ann.page.evaluate(PILES)
    ann.page.keyboard.press("End")
    expect(ann.page.locator("#replay")).not_to_have_attribute("data-ply", "6")
    ann.page.evaluate(SLIDE, "6")
    at(ann, 6)
    ann.page.wait_for_timeout(800)
    assert ann.page.evaluate(PILES) == piles


def test_of_many_moments_asked_for_at_once_the_last_is_shown(ann, house):
    table = seat_at(house, [ann], "minotaur-supremacy")
    ann.visit(f"/table/{table}/replay/20")
    for key in ("ArrowRight", "End", "ArrowLeft", "Home"):
        ann.page.keyboard.press(key)
    expect(ann.page.locator("#replay")).to_have_attribute("data-ply", "0")
    assert "/replay/0?" in ann.page.url
