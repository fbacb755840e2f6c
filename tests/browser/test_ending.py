"""The end of a game is a moment: one scene for all games."""

import re

import pytest
from playwright.sync_api import expect

from labrys.tables.people import Plan, SeatPlan
from tests.browser.tables import RECORDS, seat_at

# A game of each kind
ENDINGS = ("minos-2-seats", "minotaur-match-2-1", "diluvium-2-seats")


def at_the_end(house, people, record):
    table = seat_at(house, people, record)
    people[0].visit(f"/table/{table}")
    return table


@pytest.mark.parametrize("record", ENDINGS)
def test_every_game_ends_with_a_victory_a_chart_the_sources_and_its_turning_points(
    arrive, house, record
):
    people = [arrive(name, viewport={"width": 1280, "height": 720}) for name in ("Ann", "Ben")]
    table = at_the_end(house, people, record)
    page = people[0].page
    info = house.tables.info(table)
    winner = info.seats[info.winners[0]].name
    expect(page.locator(".victory-name")).to_have_text(f"{winner} wins")
    expect(page.locator(".victory-name")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=0.9)
    for at, points in enumerate(info.points):
        step = page.locator(".podium li", has_text=info.seats[at].name)
        expect(step.locator("b")).to_have_text(str(points))
    expect(page.locator(".course.wide .who-line")).to_have_count(len(info.seats))
    expect(page.locator(".end-course")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".ending .account table").first).to_be_visible()
    expect(page.locator(".turning li").first).to_be_visible()


def test_a_turning_point_leads_to_its_moment_of_the_replay(ann, ben, house):
    table = at_the_end(house, [ann, ben], "minos-2-seats")
    turn = house.looks.course(table).turns[0]
    ann.page.locator(".turning a").first.click()
    ann.page.wait_for_url(re.compile(f"/table/{table}/replay/{turn.ply}$"))
    ann.sees(re.compile(f"After choice {turn.ply} of "))


def test_a_phone_gets_a_chart_of_its_own(arrive, house):
    phone = arrive("Ann", viewport={"width": 390, "height": 844})
    at_the_end(house, [phone, arrive("Ben")], "diluvium-2-seats")
    expect(phone.page.locator(".course.narrow")).to_be_visible()
    expect(phone.page.locator(".course.wide")).to_be_hidden()
    sideways = phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert sideways <= 0


def test_a_lone_loser_sees_the_rival_ahead(ann, house):
    text = (RECORDS / "minos-solo-easy.txt").read_text(encoding="utf-8")
    ann.visit("/about")
    plan = Plan("minos", (SeatPlan(name="Ann", mine=True),), record=text)
    ann.visit(f"/table/{house.open(plan, ann.secret).table}")
    expect(ann.page.locator(".victory-name")).to_have_text("Not this time")
    expect(ann.page.locator(".podium li")).to_have_count(2)


def test_who_watches_is_told_so_and_sees_log_and_talk(arrive, ann, ben, house):
    table = seat_at(house, [ann, ben], "minos-2-seats", upto=100)
    eve = arrive("Eve", viewport={"width": 1280, "height": 720})
    eve.visit(f"/watch/{house.seats.links(table, ann.secret).spectator}")
    expect(eve.page.locator("#question")).to_contain_text("You are watching.")
    expect(eve.page.locator("#log li").first).to_be_in_viewport()
    expect(eve.page.locator("#chat-text")).to_be_in_viewport()
