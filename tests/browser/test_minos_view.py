"""Minos in one view: what a choice needs is in sight, the rest one key away."""

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at
from tests.pictures import set_up
from tests.rule import rule

VIEWS = [(1280, 720), (1440, 900), (1920, 1080)]
MOMENTS = [("minos-2-seats", 120), ("minos-3-seats-dealt", 60), ("minos-4-seats", 330)]
ALWAYS = ("#m-map", "#m-rows", "#m-mine", "#m-offer", "#m-ring", "#question")
PHONE = {"width": 390, "height": 844}
SCROLLS = """() => [document.documentElement.scrollHeight - innerHeight,
  document.documentElement.scrollWidth - innerWidth]"""


def at(person, house, record, upto):
    """Somebody who sits where the next choice is made."""
    scene = set_up(house, record, upto)
    cookie = {"name": "labrys", "value": scene.secret, "url": person.server.address}
    person.context.add_cookies([cookie])
    person.visit(f"/table/{scene.table}")
    expect(person.main).to_have_attribute("data-asked", "true")


@pytest.mark.parametrize(("record", "upto"), MOMENTS)
def test_map_rows_hand_and_offer_are_in_sight_together_and_nothing_scrolls(
    arrive, house, record, upto
):
    ann = arrive("Ann", reduced_motion="reduce")
    at(ann, house, record, upto)
    for width, height in VIEWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        for part in ALWAYS:
            expect(ann.page.locator(part)).to_be_in_viewport(ratio=0.99)
        assert ann.page.evaluate(SCROLLS) == [0, 0], (width, height)
        for card in ann.page.locator("#m-hand .card, #m-offer .card.small").all():
            expect(card).to_be_in_viewport(ratio=0.9)


def test_a_second_ring_is_one_key_or_click_away(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    at(ann, house, "minos-3-seats-dealt", 60)
    shown = ann.page.locator("#m-ring .drawer[open]")
    for key, name in {
        "t": "tracks",
        "r": "routes",
        "v": "vases",
        "g": "goods",
        "c": "clans",
    }.items():
        ann.page.keyboard.press(key)
        expect(shown).to_have_count(1)
        expect(shown).to_have_id(f"m-{name}-drawer")
        expect(shown.locator(".m-inside")).to_be_visible()
    ann.page.locator("#m-own summary").click()
    expect(shown).to_have_id("m-own-drawer")
    assert ann.page.evaluate(SCROLLS) == [0, 0]


def test_the_ring_turns_to_what_the_question_names(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    at(ann, house, "minos-solo-easy", 46)
    named = "#answer .option:not([data-aside])[data-parts^='track-']"
    expect(ann.page.locator(named).first).to_be_attached()
    expect(ann.page.locator("#m-tracks-drawer")).to_have_attribute("open", "")
    expect(ann.page.locator("[data-part='track-cultural'].live")).to_be_visible()


def test_extra_actions_are_marked_faintly_and_what_is_asked_strongly(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    at(ann, house, "minos-4-seats", 330)
    page = ann.page
    extra = page.locator("#answer .option[data-aside]")
    expect(extra.first).to_be_attached()
    verbs = set(extra.evaluate_all("all => all.map(one => one.value.split(' ')[0])"))
    assert verbs <= {"march", "forage", "use", "sell", "swap", "battle", "exchange", "forfeit"}
    asked = page.locator("#answer .option:not([data-aside])").evaluate_all(
        "all => all.flatMap(one => one.dataset.parts.split(' ')).filter(Boolean)"
    )
    expect(page.locator("#board .live.aside").first).to_be_attached()
    for part in page.locator("#board .live").all():
        is_asked = part.get_attribute("data-part") in asked
        faint = "aside" in (part.get_attribute("class") or "").split()
        assert faint != is_asked


def test_a_phone_shows_one_part_at_a_time_and_first_that_of_the_question(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport=PHONE, has_touch=True)
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    page = ann.page
    parts = {"Map": "#m-map", "Dice": "#m-rows", "Hand": "#m-hand", "Offer": "#m-offer"}
    parts["Board"] = "#m-ring"
    expect(page.locator("#m-rows")).to_be_visible()
    expect(page.locator("#board .alike.live").first).to_be_in_viewport()
    ways = page.locator(".minos .ways")
    for name, part in parts.items():
        way = ways.get_by_role("link", name=name)
        expect(way).to_be_in_viewport(ratio=1)
        assert way.bounding_box()["height"] >= 44
        way.click()
        for other in parts.values():
            expect(page.locator(other)).to_be_visible(visible=other == part)
        expect(way).to_have_attribute("aria-current", "true")
    expect(page.locator(".m-mine .means")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 1440])
def test_a_hand_of_six_stays_left_of_the_question(arrive, width):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": width, "height": 720})
    ann.visit("/")
    ann.page.locator("form[action='/quick/minos'] button").click()
    cards = ann.page.locator("#m-hand .faces > li")
    expect(cards).to_have_count(6)
    last, question = cards.last.bounding_box(), ann.page.locator("#question").bounding_box()
    assert last is not None
    assert question is not None
    assert last["x"] + last["width"] <= question["x"]


@rule("MIN-RULE-04")
def test_the_discard_pile_is_one_key_away(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    at(ann, house, "minos-2-seats", 120)
    ann.page.keyboard.press("d")
    expect(ann.page.locator("#m-discards .m-discards")).to_be_visible()
