"""Pages of a table follow what happens, and come back by themselves."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at

# What a browser says of a line that is down.
NO_LINE = ("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED", "Failed to fetch")


@pytest.fixture
def duel(ann, ben, house):
    table = seat_at(house, [ann, ben], game="minotaur")
    for person in (ann, ben):
        person.visit(f"/table/{table}")
    return table


def pass_the_turn(ann):
    ann.choose("Refresh your hand")
    for _ in range(12):
        if not ann.asked():
            return
        ann.choose(-1)
    raise AssertionError("the turn never ends")


def test_the_title_and_a_quiet_word_say_that_it_is_my_turn(duel, ann, ben):
    expect(ann.page).to_have_title(re.compile("^● Your turn – "))
    expect(ben.page).not_to_have_title(re.compile("Your turn"))
    pass_the_turn(ann)
    expect(ben.page).to_have_title(re.compile("^● Your turn – "))
    expect(ben.page.locator("#announce")).to_have_text("It’s your turn.")
    expect(ann.page).not_to_have_title(re.compile("Your turn"))


def test_a_page_that_lost_the_line_catches_up_by_itself(duel, ann, ben):
    ben.forgive(*NO_LINE)
    ben.context.set_offline(True)
    pass_the_turn(ann)
    expect(ben.main).to_have_attribute("data-asked", "false")
    ben.context.set_offline(False)
    ben.catch_up()
    expect(ben.main).to_have_attribute("data-asked", "true")
    expect(ben.page.locator("#alert")).to_be_empty()
    ben.choose()
    ann.catch_up()


def test_a_choice_without_a_line_is_told_and_not_lost(duel, ann, ben):
    ann.forgive(*NO_LINE)
    ann.context.set_offline(True)
    ann.options.last.click()
    expect(ann.page.locator("#line")).to_contain_text("Line lost")
    question = ann.told("question")
    ann.context.set_offline(False)
    expect(ann.main).not_to_have_attribute("data-question", question)
    expect(ann.page.locator("#line")).to_be_hidden()
    ann.choose()


def test_what_is_said_arrives_as_it_was_typed(duel, ann, ben):
    text = "<img src=x onerror=\"console.error('heard')\"> & <b>hello</b>"
    ann.page.locator("#chat-text").fill(text)
    ann.page.locator("#chat-text").press("Enter")
    for person in (ann, ben):
        expect(person.page.locator("#chat li")).to_contain_text(text)
        expect(person.page.locator("#chat img, #chat-lines b b")).to_have_count(0)
    expect(ann.page.locator("#chat-text")).to_have_value("")


def test_a_word_half_typed_and_an_open_fold_outlast_what_others_do(duel, ann, ben):
    ben.page.locator("#chat-text").type("I am still thi")
    ben.page.locator("#seat-tools summary").click()
    ann.choose("Refresh your hand")
    ben.catch_up()
    expect(ben.page.locator("#chat-text")).to_have_value("I am still thi")
    expect(ben.page.locator("#seat-tools")).to_have_attribute("open", "")


def test_a_spectator_follows_talks_and_is_offered_nothing(duel, ann, arrive, house):
    cat = arrive("Cat")
    cat.visit(ann.page.locator("#link--1").input_value())
    cat.page.wait_for_url("**/table/*")
    expect(cat.options).to_have_count(0)
    ann.choose("Refresh your hand")
    cat.catch_up()
    cat.page.locator("#chat-text").fill("Well played!")
    cat.page.locator("#chat-text").press("Enter")
    expect(ann.page.locator("#chat")).to_contain_text("Well played!")


def test_a_stale_page_is_told_and_shown_the_table_as_it_is(duel, ann, arrive, house):
    """A second window of the same person has been left behind."""
    ann.forgive("answer 409", "status of 409")
    house_state = ann.told("state")
    ann.page.evaluate(
        "() => { document.querySelector('#answer [name=question]').value = '0-99-0'; }"
    )
    ann.options.first.click()
    expect(ann.page.locator("#question [role=alert]")).to_contain_text("was not played")
    assert ann.told("state") == house_state
    ann.choose()


def test_the_same_people_play_again(ann, ben, house):
    table = seat_at(house, [ann, ben], "minotaur-supremacy")
    for person in (ann, ben):
        person.visit(f"/table/{table}")
    ann.press("Play again")
    ann.page.wait_for_url(lambda url: table not in url)
    ben.follow("Go there")
    ben.page.wait_for_url(lambda url: table not in url)
    assert ann.told("table") == ben.told("table")
    assert [ann.told("seat"), ben.told("seat")] == ["1", "0"]
