"""A few small sounds, off by one key, and silent on phones until somebody wants them."""

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at

LISTEN = """() => {
  window.sounds = [];
  document.addEventListener("labrys:sound", ({ detail }) => window.sounds.push(detail));
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def heard(person):
    sounds = person.page.evaluate("() => window.sounds")
    return [sound["name"] for sound in sounds if sound["on"]]


@pytest.fixture
def alone(house):
    def seated(person):
        table = seat_at(house, [person], "minos-2-seats", upto=9)
        person.visit(f"/table/{table}")
        expect(person.main).to_have_attribute("data-asked", "true")
        person.page.evaluate(LISTEN)
        return table

    return seated


def test_something_is_heard_when_something_happens(ann, alone):
    alone(ann)
    expect(ann.page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    for _ in range(6):
        if heard(ann):
            break
        ann.choose(0)
    assert set(heard(ann)) <= {"die", "card", "coin", "turn"}
    assert heard(ann)


def test_one_key_turns_all_sounds_off_and_that_is_remembered(ann, alone):
    alone(ann)
    ann.page.locator("#board-heading").evaluate("one => one.focus()")
    ann.page.keyboard.press("s")
    expect(ann.page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    ann.choose(0)
    assert heard(ann) == []
    ann.page.reload()
    expect(ann.page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("s")
    expect(ann.page.locator("#sound")).to_have_attribute("aria-pressed", "true")


def test_typing_an_s_in_the_talk_is_no_switch(ann, alone):
    alone(ann)
    ann.page.locator("#chat-text").press_sequentially("sss")
    expect(ann.page.locator("#sound")).to_have_attribute("aria-pressed", "true")


def test_a_phone_is_silent_until_its_owner_wants_sounds(arrive, alone):
    phone = arrive("Ann", **PHONE)
    alone(phone)
    expect(phone.page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    phone.choose(0)
    assert heard(phone) == []
    phone.page.locator("#sound").click()
    expect(phone.page.locator("#sound")).to_have_attribute("aria-pressed", "true")


def test_who_turns_sounds_on_hears_one(ann, alone):
    """Turned on by a key, the page may sound at once; nothing fails in it."""
    alone(ann)
    ann.page.keyboard.press("s")
    ann.page.keyboard.press("s")
    assert heard(ann)[-1] == "coin"
