"""Playing on the board itself: a click on a part plays it, or asks what goes with it."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at
from tests.browser.visitors import CHANGED


def click_through(person, chance, most=4):
    """Answer a question by clicking parts of the board; not possible if no option names one."""
    page, before = person.page, person.told("state")
    expect(person.options.first).to_be_attached()
    if not any(person.options.evaluate_all("all => all.map(one => one.dataset.parts)")):
        return False
    # A page that has just been loaded or changed lights its parts up a moment later.
    expect(page.locator("#board .live:visible").first).to_be_visible()
    for _ in range(most):
        live = page.locator("#board .live:visible")
        count = live.count()
        if not count and page.locator("#board .chosen").count():
            # A City or a Farm, both there: the buttons that are left tell them apart.
            person.choose_any(chance)
            return True
        live.nth(chance.randrange(count)).click()
        if person.told("state") != before or not page.locator("#board .chosen").count():
            page.wait_for_function(CHANGED, arg=before)
            return True
    raise AssertionError("parts were clicked, and nothing was played")


@pytest.mark.parametrize(
    ("record", "upto", "wanted"), [("minotaur-supremacy", 0, 15), ("minos-2-seats", 0, 20)]
)
def test_turns_are_played_by_clicking_the_board(ann, house, record, upto, wanted):
    table = seat_at(house, [ann], record, upto=upto)
    ann.visit(f"/table/{table}")
    chance, clicked = random.Random(5), 0
    for _ in range(3 * wanted):
        expect(ann.main).to_have_attribute("data-asked", "true")
        if click_through(ann, chance):
            clicked += 1
        else:
            ann.choose_any(chance)
        if clicked >= wanted or house.tables.info(table).over:
            break
    assert clicked >= wanted


def test_a_part_that_is_refused_says_why_with_the_rule(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=30)
    ann.visit(f"/table/{table}")
    refused = ann.page.locator("#board .refused:visible")
    expect(refused.first).to_be_visible()
    refused.first.click()
    link = ann.page.locator("#why a[href^='/rules/']").first
    expect(link).to_be_visible()
    rule = link.inner_text()
    link.click()
    expect(ann.page.locator("#rule-shown")).to_have_text(rule)


def test_escape_lets_go_of_a_part_that_was_picked(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    offered = ann.options.count()
    ann.page.locator("#board .live:visible").first.click()
    expect(ann.page.locator("#board .chosen").first).to_be_visible()
    expect(ann.page.locator("#narrowed")).to_be_visible()
    assert 0 < ann.options.count() < offered
    ann.page.keyboard.press("Escape")
    expect(ann.options).to_have_count(offered)
    expect(ann.page.locator("#board .chosen")).to_have_count(0)


def test_who_points_at_a_part_is_told_what_a_click_would_do(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    part = ann.page.locator("#board .live:visible").first
    part.hover()
    name = part.get_attribute("data-part")
    words = [
        (option.text_content() or "").strip()
        for option in ann.options.all()
        if name in (option.get_attribute("data-parts") or "").split()
    ]
    preview = ann.page.locator("#preview")
    expect(preview).to_contain_text(words[0])
    ann.page.mouse.move(1, 1)
    expect(preview).to_be_empty()
    part.focus()
    expect(preview).to_contain_text(words[0])


def test_another_card_may_be_clicked_instead_and_the_choice_be_dropped(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    dice = ann.page.locator("#board [data-part^='die-'].live:visible")
    first, second = (dice.nth(place).get_attribute("data-part") for place in (0, 1))
    ann.page.locator(f"#board [data-part='{first}']").click()
    expect(ann.page.locator("#board .chosen")).to_have_attribute("data-part", first)
    ann.page.locator(f"#board [data-part='{second}']").click()
    expect(ann.page.locator("#board .chosen")).to_have_attribute("data-part", second)
    ann.press("Choose anew")
    expect(ann.page.locator("#board .chosen")).to_have_count(0)


def test_the_words_of_what_was_clicked_do_not_cover_what_comes_next(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    before = ann.told("state")
    ann.page.locator("#board [data-part^='die-'].live:visible").first.click()
    expect(ann.main).to_have_class("hushed")
    ann.page.locator("#board [data-part='row-wild']").click()
    ann.page.wait_for_function(CHANGED, arg=before)
    expect(ann.main).to_have_class("hushed")
    ann.page.locator("#board [data-part='region-1']").hover()
    expect(ann.main).not_to_have_class("hushed")


def test_the_second_click_of_a_double_click_plays_nothing_more(ann, house):
    table = seat_at(house, [ann], "minotaur-supremacy", upto=0)
    ann.visit(f"/table/{table}")
    before, plies = ann.told("state"), house.looks.now(table, 0).plies
    box = ann.options.last.bounding_box()
    place = (box["x"] + 20, box["y"] + 10)
    ann.page.mouse.click(*place)
    ann.page.wait_for_function(CHANGED, arg=before)
    made = house.looks.now(table, 0).plies
    assert made > plies
    ann.page.mouse.down(click_count=2)
    ann.page.mouse.up(click_count=2)
    ann.page.wait_for_timeout(300)
    assert house.looks.now(table, 0).plies == made


def test_a_space_of_a_row_stands_for_the_row(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    before = ann.told("state")
    ann.page.locator("#board [data-part^='die-'].live:visible").first.click()
    ann.page.locator("#board [data-part='space-wild-2']").click()
    ann.page.wait_for_function(CHANGED, arg=before)


def test_a_button_leads_to_what_can_be_clicked_far_away(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.page.set_viewport_size({"width": 1024, "height": 640})
    ann.visit(f"/table/{table}")
    ann.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    die = ann.page.locator("#board [data-part^='die-'].live").first
    expect(die).not_to_be_in_viewport()
    ann.press("Where?")
    expect(die).to_be_in_viewport()


def test_who_points_at_an_option_reads_the_card_that_it_names(ann, house):
    table = seat_at(house, [ann], "minotaur-supremacy", upto=0)
    ann.visit(f"/table/{table}")
    for _ in range(6):
        named = ann.page.locator("#answer .option[data-parts^='card-']:visible")
        if named.count():
            break
        ann.choose(0)
    part = (named.first.get_attribute("data-parts") or "").split()[0]
    words = ann.page.locator(f"#board [data-part='{part}'] > .tip").text_content() or ""
    named.first.hover()
    expect(ann.page.locator("#preview")).to_have_text(words)
