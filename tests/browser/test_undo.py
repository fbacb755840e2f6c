"""Taking back: at once while nothing was seen, and later if the other agrees."""

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at


@pytest.fixture
def duel(ann, ben, house):
    """Ann and Ben at Minotaur Lords, their pages open; Ann is to choose."""
    table = seat_at(house, [ann, ben], game="minotaur")
    for person in (ann, ben):
        person.visit(f"/table/{table}")
    return table


def give_the_turn(ann, ben):
    """Ann refreshes her hand and discards nothing more than she must."""
    ann.choose("Refresh your hand")
    for _ in range(12):
        if not ann.asked():
            break
        ann.choose(-1)
    ben.catch_up()
    expect(ben.main).to_have_attribute("data-asked", "true")


def test_a_choice_that_showed_nothing_is_taken_back_and_played_again(duel, ann, ben):
    before = ann.options.all_text_contents()
    ann.choose("Refresh your hand")
    assert ann.options.all_text_contents() != before
    after = ann.options.all_text_contents()

    ann.press("Undo")
    expect(ann.options).to_have_text(before)
    expect(ann.page.locator("#log")).to_contain_text("Ann took back a choice")
    ben.catch_up()
    expect(ben.page.locator("#log")).to_contain_text("Ann took back a choice")

    ann.press("Redo")
    expect(ann.options).to_have_text(after)
    expect(ann.page.get_by_role("button", name="Redo")).to_have_count(0)


def test_the_other_may_decline_and_the_choice_stands(duel, ann, ben):
    give_the_turn(ann, ben)
    ann.press("Ask to undo")
    ann.sees("You ask to take back your choice")
    ben.sees("Ann asks to take back a choice. Do you agree?")
    ben.press("Decline")
    ann.catch_up()
    expect(ann.page.locator("#log")).to_contain_text("Ben does not agree: the choice stands")
    expect(ann.page.locator("#undo-asked")).to_have_count(0)
    assert ben.asked()
    assert not ann.asked()


def test_the_other_may_agree_and_the_choice_is_taken_back(duel, ann, ben):
    give_the_turn(ann, ben)
    ann.press("Ask to undo")
    ben.press("Agree")
    expect(ben.main).to_have_attribute("data-asked", "false")
    expect(ann.main).to_have_attribute("data-asked", "true")
    expect(ann.page.locator("#log")).to_contain_text("with everybody’s consent")
    ann.choose()


def test_who_asked_may_think_again(duel, ann, ben):
    give_the_turn(ann, ben)
    ann.press("Ask to undo")
    ben.sees("Do you agree?")
    ann.press("No longer ask")
    expect(ben.page.locator("#undo-asked")).to_have_count(0)
    expect(ben.page.locator("#log")).to_contain_text("Ann no longer asks")
