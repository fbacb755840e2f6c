"""Alone against the rival of Minos; a bot takes the seat for a while, and at last to the end."""

import random

from playwright.sync_api import expect

from tests.browser.tables import open_table, sees_the_end

ENOUGH = 120_000


def test_a_solo_game_with_a_bot_to_help_out(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce")
    table = open_table(ann, "minos", solo="easy")
    chance = random.Random(3)
    for _ in range(12):
        ann.choose_any(chance)

    page = ann.page
    plies = house.looks.now(table, 0).plies
    page.locator("#seat-tools summary").click()
    ann.press("Let a bot play for me")
    expect(page.locator("#seats")).to_contain_text("a bot plays for them")
    expect(page.locator("#question")).to_contain_text("A bot plays for you")
    assert not ann.options.count()
    ann.press("Play myself again")
    expect(ann.main).to_have_attribute("data-asked", "true")
    expect(page.locator("#log")).to_contain_text("Ann is back")
    assert house.looks.now(table, 0).plies >= plies
    ann.catch_up()  # the bot may have been choosing when she came back
    ann.choose()

    ann.press("Let a bot play for me")
    expect(ann.main).to_have_attribute("data-over", "true", timeout=ENOUGH)
    sees_the_end(house, ann)
    expect(page.locator(".ending table").first).to_be_visible()
    expect(page.locator(".ending")).to_contain_text(str(house.tables.info(table).points[0]))
