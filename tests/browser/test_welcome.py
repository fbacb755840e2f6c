"""The first page and the form for a table: play first, and no wall in front of it."""

import pytest
from playwright.sync_api import expect

SCREENS = {"desk": {"width": 1280, "height": 720}, "phone": {"width": 390, "height": 844}}
# As many as there will be: what fits four fits three.
FOURTH = """() => {
  const games = document.querySelector(".games");
  while (games.children.length < 4) games.append(games.lastElementChild.cloneNode(true));
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_games_with_their_play_buttons_are_above_the_fold(arrive, screen, language):
    ann = arrive("Ann", viewport=SCREENS[screen], locale=language)
    ann.visit("/")
    ann.page.evaluate(FOURTH)
    cards = ann.page.locator(".game")
    assert cards.count() >= 4
    for at in range(4):
        expect(cards.nth(at).locator("h3")).to_be_in_viewport(ratio=1)
        expect(cards.nth(at).locator("button.primary")).to_be_in_viewport(ratio=1)


def test_the_picture_is_one_scene_without_a_seam(ann):
    ann.visit("/")
    expect(ann.page.locator(".hero-art use")).to_have_count(1)


def test_one_press_on_play_begins_a_game(ann):
    ann.visit("/")
    ann.page.locator(".game button.primary").first.click()
    ann.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_button_that_opens_a_table_is_always_in_sight(arrive, screen):
    ann = arrive("Ann", viewport=SCREENS[screen])
    ann.visit("/open/minos?seats=4")
    expect(ann.page.locator("#open-go")).to_be_in_viewport(ratio=1)
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(ann.page.locator("#open-go")).to_be_in_viewport(ratio=1)


def test_the_summary_beside_the_form_follows_what_is_chosen(ann):
    ann.visit("/open/minos?seats=3")
    page = ann.page
    summary = page.locator(".summary")
    expect(summary.locator("svg.scene")).to_be_visible()
    expect(summary).to_contain_text("The game begins at once.")
    page.locator("#name").fill("Ada")
    page.locator("#seat-1").select_option("link")
    expect(summary.locator("li").nth(0)).to_have_text("Ada")
    expect(summary.locator("li").nth(1)).to_have_text("A friend, by link")
    expect(summary).to_contain_text("Next you get the link for your friend.")
    page.locator("#listed").check()
    expect(summary).to_contain_text("Others find the table on the first page")
