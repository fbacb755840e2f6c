"""Few clicks: an effect that waits is used on the map itself, in one gesture."""

from playwright.sync_api import expect

from tests.browser.test_minos_view import at
from tests.browser.visitors import CHANGED

RECORD = "minos-2-seats"
WAITING = 73  # "place 1 Warrior" and "move 1 Warrior" wait; a march could be paid for, too


def spelled(person):
    return person.options.evaluate_all("all => all.map(one => one.value)")


def plies(person, house):
    return house.looks.now(person.told("table"), int(person.told("seat"))).plies


def test_a_click_on_the_map_places_the_warrior_of_an_effect_that_waits(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    at(ann, house, RECORD, WAITING)
    places = [value for value in spelled(ann) if "; place " in value]
    moves = [value.split()[-2] for value in spelled(ann) if "; move " in value]
    assert places
    assert any(value.startswith("march") for value in spelled(ann))
    # Where a Warrior may also be moved from, a second click says that one is to be placed there.
    region = places[0].split()[-1]
    before, state = plies(ann, house), ann.told("state")
    part = ann.page.locator(f"#board [data-part='region-{region}']")
    expect(part).not_to_have_class("aside")
    part.click(force=True)
    if region in moves:
        part.click(force=True)
    ann.page.wait_for_function(CHANGED, arg=state)
    assert plies(ann, house) >= before + 2
    assert not any("; place " in value for value in spelled(ann))


def test_a_warrior_of_an_effect_that_waits_is_moved_from_region_to_region(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    at(ann, house, RECORD, WAITING)
    move = next(value for value in spelled(ann) if "; move " in value)
    before, state = plies(ann, house), ann.told("state")
    for region in move.split()[-2:]:
        ann.page.locator(f"#board [data-part='region-{region}']").click(force=True)
    ann.page.wait_for_function(CHANGED, arg=state)
    assert plies(ann, house) >= before + 2
    assert not any("; move " in value for value in spelled(ann))


def test_what_follows_an_option_is_played_whole_or_not_at_all(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce")
    at(ann, house, RECORD, WAITING)
    table, seat = ann.told("table"), int(ann.told("seat"))
    before = plies(ann, house)
    ann.forgive("answer 4", "console")
    ann.options.first.evaluate("one => { one.value = 'effect 1; city 7'; }")
    ann.options.first.evaluate("one => one.form.requestSubmit(one)")
    expect(ann.page.locator("#question .note.bad")).to_be_visible()
    assert house.looks.now(table, seat).plies == before
