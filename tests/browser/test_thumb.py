"""What a thumb needs on a phone, and what a pointer reads."""

import pytest
from playwright.sync_api import expect

from tests.browser.tables import seat_at

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG_PRESS = """part => {
  const box = part.getBoundingClientRect();
  const at = { bubbles: true, pointerType: "touch", clientX: box.x + 5, clientY: box.y + 5 };
  part.dispatchEvent(new PointerEvent("pointerdown", at));
}"""
LIFT = """part => part.dispatchEvent(
  new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }))"""


@pytest.fixture
def phone(arrive, house):
    """A phone at a table at which its owner is to choose."""
    ann = arrive("Ann", **PHONE)
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    expect(ann.main).to_have_attribute("data-asked", "true")
    return ann


def test_words_that_a_long_press_called_up_go_away(phone):
    tip = phone.page.locator("#board [data-part]:has(> .tip)").first
    tip.evaluate(LONG_PRESS)
    shown = phone.page.locator(".tip.shown")
    expect(shown).to_have_count(1)
    tip.evaluate(LIFT)
    expect(shown).to_have_count(0)


def test_tapping_a_card_opens_the_sheet_at_its_options(phone):
    page = phone.page
    sheet = page.locator("#sheet")
    sheet.locator("summary").first.click()
    expect(sheet).not_to_have_attribute("open", "")
    named = page.evaluate(
        """() => {
          const parts = [...document.querySelectorAll("#answer .option")]
            .flatMap((option) => option.dataset.parts.split(" ").filter(Boolean));
          return parts.find((part) => parts.filter((other) => other === part).length > 1);
        }"""
    )
    assert named
    page.locator(f"#board [data-part='{named}']").first.evaluate("part => part.click()")
    expect(sheet).to_have_attribute("open", "")
    expect(page.locator("#answer .option:not([hidden])").first).to_be_in_viewport()


def test_the_sentences_of_a_tip_stand_in_lines_of_their_own(ann, house):
    table = seat_at(house, [ann], "diluvium-2-seats", upto=20)
    ann.visit(f"/table/{table}")
    apart = ann.page.evaluate(
        """() => [...document.querySelectorAll(".tip")].filter((tip) => tip.children.length > 1)
          .every((tip) => [...tip.children].every(
            (line) => getComputedStyle(line).display === "block"))"""
    )
    assert apart


def test_where_goes_to_what_is_asked(phone):
    page = phone.page
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("#where").click()
    first = page.evaluate(
        """() => {
          const named = [...document.querySelectorAll("#answer .option")]
            .flatMap((option) => option.dataset.parts.split(" ").filter(Boolean));
          return named.find((part) => document.querySelector(`#board [data-part="${part}"].live`));
        }"""
    )
    expect(page.locator(f"#board [data-part='{first}']").first).to_be_in_viewport()
