"""With the keyboard alone: from the first page into a game."""

from playwright.sync_api import expect

from tests.browser.tables import seat_at

# The focus is seen: a line around the element or around what stands for it.
VISIBLE = """() => {
  const element = document.activeElement;
  const shown = (style) => (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0)
    || style.boxShadow !== "none";
  for (let one = element; one && one !== document.body; one = one.parentElement) {
    if (shown(getComputedStyle(one))) return true;
    if (one.matches("form, section, main")) return false;
  }
  return false;
}"""
NAME = "() => document.activeElement.innerText || document.activeElement.outerHTML"


def tab_to(person, selector, most=80):
    """Tab until an element has the focus; on the way each focus is seen."""
    page = person.page
    for _ in range(most):
        page.keyboard.press("Tab")
        unseen = page.evaluate(NAME)
        assert page.evaluate(VISIBLE), f"no visible focus on {unseen[:200]}"
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def test_from_the_first_page_to_the_first_choices(ann):
    page = ann.page
    ann.visit("/")
    tab_to(ann, ".skip")
    tab_to(ann, "form[action='/quick/minotaur'] button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for _ in range(3):
        expect(ann.main).to_have_attribute("data-asked", "true")
        state = ann.told("state")
        tab_to(ann, "#answer .option")
        page.keyboard.press("Enter")
        expect(ann.main).not_to_have_attribute("data-state", state)
        # The next Tab leads to what is asked now, not back to the top of the page.
        expect(page.locator("#question")).to_be_focused()


def test_a_table_is_opened_with_tab_and_arrows(ann):
    page = ann.page
    ann.visit("/")
    tab_to(ann, "a[href^='/open/minos']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/open/minos*")
    tab_to(ann, "#name")
    page.keyboard.type("Ann")
    tab_to(ann, "input[name=colour]")
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[name=colour]").nth(1)).to_be_checked()
    tab_to(ann, "#seat-1")
    seat = page.locator("#seat-1")
    values = seat.locator("option").evaluate_all("all => all.map(one => one.value)")
    free = values.index(seat.input_value())
    page.keyboard.press("ArrowDown")
    expect(seat).to_have_value(values[free + 1])
    page.keyboard.press("ArrowUp")
    tab_to(ann, ".buttons button.primary:not([name])")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator("#seats")).to_contain_text("Ann")


def test_a_part_of_the_board_is_chosen_with_enter(ann, house):
    page = ann.page
    ann.visit("/")
    page.locator("form[action='/quick/minos'] button").click()
    page.wait_for_url("**/table/*")
    expect(ann.main).to_have_attribute("data-asked", "true")
    state = ann.told("state")
    tab_to(ann, "#board .live")
    page.keyboard.press("Enter")
    expect(ann.main).not_to_have_attribute("data-state", state)


def test_the_arrows_walk_through_a_replay_and_escape_lets_go(ann, house):
    table = seat_at(house, [ann], "minotaur-supremacy")
    ann.visit(f"/table/{table}/replay/5?seat=0")
    for key, ply in [("ArrowRight", 6), ("ArrowLeft", 5), ("Home", 0)]:
        ann.page.keyboard.press(key)
        expect(ann.page.locator("#replay")).to_have_attribute("data-ply", str(ply))
