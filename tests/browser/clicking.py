"""Playing by clicking the board, and nothing but the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from labrys.kernel.view import View
from labrys.tables.house import House
from tests.browser.visitors import CHANGED, Visitor

Chooser = Callable[[View], int]
LIVE = re.compile(r"\blive\b")
# No stepper has more numbers.
MOST_STEPS = 12
# Whether a part waits for more to be clicked
PICKED = "name => !!document.querySelector(`#board [data-part='${name}'].chosen`)"


def part_of(person: Visitor, name: str) -> Locator:
    """A part of the board; where it is one of several numbers, it is stepped to."""
    part = person.page.locator(f'#board [data-part="{name}"]')
    expect(part).to_be_attached()
    inside = person.page.locator(f'[data-part="{name}"]')
    stepper = person.page.locator("#board [data-stepper]").filter(has=inside)
    for way in ("-1", "1"):
        button = stepper.locator(f'[data-step="{way}"]')
        for _ in range(MOST_STEPS):
            if part.is_visible() or not button.count():
                break
            if button.get_attribute("aria-disabled") == "true":
                break
            button.click()
    return part


def click_option(person: Visitor, spelling: str) -> list[str]:
    """Click on the board what an option names, one part after the other; the parts."""
    option = person.page.locator(f'#answer .option[value="{spelling}"]')
    parts = (option.get_attribute("data-parts") or "").split()
    assert parts, f"nothing on the board stands for {spelling}"
    before = person.told("state")
    for name in parts:
        part = part_of(person, name)
        expect(part).to_have_class(LIVE)
        part.click()
        if not person.page.evaluate(PICKED, name):
            break  # it is played: the rest could not be told apart
    else:
        part_of(person, parts[-1]).click()  # a second click plays what names it alone
    person.page.wait_for_function(CHANGED, arg=before)
    return parts


def play_by_clicking(
    house: House, people: Sequence[Visitor], choose: Chooser, most: int = 400
) -> set[str]:
    """Play until the end, or so many choices, at any number of browsers; what kinds of parts were
    clicked. A device that is handed over is taken over."""
    table = people[0].told("table")
    clicked: set[str] = set()
    for _ in range(most):
        info = house.tables.info(table)
        if info.over:
            return clicked
        chooser = next((person for person in people if person.asked()), None)
        if chooser is None:
            people[0].page.locator("#i-am").click()
            expect(people[0].main).to_have_attribute("data-asked", "true")
            chooser = people[0]
        seat = int(chooser.told("seat"))
        view = house.looks.now(table, seat).view
        spelling = view.spell(choose(view))
        clicked |= {part.split("-")[0] for part in click_option(chooser, spelling)}
        if len(people) > 1:
            for person in people:
                person.catch_up()
    return clicked
