"""A campaign by clicking: begun, a scenario sailed to its end, and on to the next table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from labrys import bots
from labrys.tables.house import House
from tests.browser.test_axe import complaints
from tests.browser.visitors import Visitor


def sail(house: House, table: str) -> None:
    """A bot plays the rest, as its player would."""
    bot = bots.make("greedy", 1)
    while not house.tables.info(table).over:
        look = house.looks.now(table, 0)
        spelling = look.view.spell(bot.choose(look.view))
        house.play.choose(table, 0, spelling, look.question_id)


def test_a_campaign_goes_from_table_to_table(house: House, ann: Visitor) -> None:
    page = ann.page
    ann.visit("/")
    page.locator('a[href="/campaign/new/diluvium"]').click()
    expect(page.locator("main .note")).to_contain_text("our own design")
    page.locator("#name").fill("Ann")
    ann.press("Begin the campaign")
    page.wait_for_url(re.compile(r"/campaign/[a-z0-9]{10}$"))
    campaign = page.url
    expect(page.locator("#next")).to_have_text("1 First Sails")
    expect(page.locator(".dl-campaign-wide")).to_be_visible()
    expect(page.locator(".dl-campaign-tall")).to_be_hidden()
    page.locator("#go-on").click()
    page.wait_for_url("**/table/*")
    table = ann.told("table")
    expect(page.locator("#dl-aims")).to_contain_text("beat the Fleet")

    page.locator("#answer .option").first.click()
    expect(page.locator("#table")).not_to_have_attribute("data-question", "0-0-0")
    sail(house, table)
    expect(page.locator("#table")).to_have_attribute("data-over", "true")
    won = bool(house.tables.info(table).winners)
    ending = page.locator("#campaign-ending")
    expect(ending).to_contain_text("Won!" if won else "Lost")
    expect(ending).to_contain_text("heirloom" if won else "once more")
    page.locator("#to-campaign").click()
    expect(page).to_have_url(campaign)
    expect(page.locator("#next")).to_have_text("2 Empty Granaries" if won else "1 First Sails")
    expect(page.locator("#go-on")).to_contain_text("Set out" if won else "Try again")
    expect(page.locator(".campaign-log tbody tr")).to_have_count(1)
    page.locator("#go-on").click()
    page.wait_for_url("**/table/*")
    following = ann.told("table")
    assert following != table
    scenario = "granaries" if won else "sails"
    assert house.tables.info(following).settings["scenario"] == scenario
    ann.visit("/tables")
    expect(page.locator(f'a[href="{campaign.removeprefix(ann.server.address)}"]')).to_be_visible()


def test_the_pages_of_a_campaign_are_for_everybody(
    house: House, arrive: Callable[..., Visitor]
) -> None:
    ann = arrive("Ann", reduced_motion="reduce", locale="fr")
    ann.visit("/campaign/new/diluvium")
    assert complaints(ann) == []
    campaign = house.campaigns.begin("diluvium", ann.secret, "Ann", "beige")
    sail(house, house.campaigns.go_on(campaign, ann.secret))
    ann.visit(f"/campaign/{campaign}")
    assert complaints(ann) == []
    ann.visit(f"/table/{house.campaigns.look(campaign, ann.secret).voyages[0].table}")
    assert complaints(ann) == []
