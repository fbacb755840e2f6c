"""Monumental Duel is played by clicking the board, and nothing but the board."""

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

import labrys
from labrys.bots.greedy import GreedyBot
from labrys.games.monumental.game import as_duel
from labrys.tables.people import Plan, SeatPlan
from tests.browser.clicking import play_by_clicking
from tests.browser.tables import join, open_table, sees_the_end
from tests.browser.test_axe import complaints
from tests.browser.test_layout import COVERED, WIDTHS
from tests.browser.visitors import CHANGED

SOME = 60
LAST = 14
# Pictures behind the words, Action tokens, tokens and Provinces that lie on each other, and what a
# question lays on top of the other City
APART = ".mo-pic, .mo-used, .mo-heap, .mo-no, .mo-gives, .mo-way, .mo-stack, .mo-deal"
ALL_LIT = """parts => parts.every((part) => {
  const found = document.querySelectorAll(`#board [data-part="${part}"]`);
  return found.length === 1 && found[0].matches(".live, .chosen");
})"""


def click_parts(person, chance):
    """Choose an option at random, and click on the board what it names."""
    options = person.page.locator("#answer .option")
    parts = options.nth(chance.randrange(options.count())).get_attribute("data-parts").split()
    assert parts
    before = person.told("state")
    person.page.wait_for_function(ALL_LIT, arg=parts)
    for part in parts:
        if person.told("state") != before:
            break  # what was left could not be told apart
        person.page.locator(f'#board [data-part="{part}"]').click()
    person.page.wait_for_function(CHANGED, arg=before)
    return parts


def play(house, people, most):
    chance = random.Random(3)
    table = people[0].told("table")
    clicked = set()
    for _ in range(most):
        if house.tables.info(table).over:
            break
        chooser = next(person for person in people if person.asked())
        clicked |= {part.split("-")[0] for part in click_parts(chooser, chance)}
        for person in people:
            person.catch_up()
    return clicked


def recorded(seed):
    """A whole game, of players who pass when there is nothing else to do, or now and then."""
    position = labrys.new("monumental", seed=seed, civilizations="greeks+mughals")
    lexicon, chance = position.game.lexicon, random.Random(seed)
    while not position.over:
        acts = [o for o in position.options if lexicon.of(o).verb not in ("pass", "choose-payment")]
        idle = not acts or chance.random() < 0.06
        position.play(chance.choice(position.options if idle else acts))
    return position


def seated(house, people, game, ply):
    """People at a table in the middle of a recorded game."""
    for person in people:
        person.visit("/about")
    seats = [SeatPlan(name=people[0].name, mine=True), *[SeatPlan() for _ in people[1:]]]
    plan = Plan("monumental", tuple(seats), record=game.record(), upto=ply)
    opened = house.open(plan, people[0].secret)
    for seat, person in enumerate(people[1:], 1):
        house.seats.sit(opened.table, seat, person.secret, person.name, "", opened.tokens[seat])
    for person in people:
        person.visit(f"/table/{opened.table}")


def brisk(actions):
    """Chooses as greedy does, and passes after so many actions in a round: a game of half the
    length, with all that a game has."""
    bot = GreedyBot(1, worlds=1)
    done: Counter[tuple[int, int]] = Counter()

    def choose(view):
        duel = as_duel(view.concealed)
        passing = duel.read("pass")
        if passing in view.options:
            done[duel.round, view.seat] += 1
            if done[duel.round, view.seat] > actions:
                return passing
        return bot.choose(view)

    return choose


def test_two_people_play_a_whole_game_by_clicking_the_board_only(arrive, house):
    ann, ben = [arrive(name, reduced_motion="reduce") for name in ("Ann", "Ben")]
    open_table(ann, "monumental", "link")
    join(ben, ann)
    clicked = play_by_clicking(house, [ann, ben], brisk(3))
    assert {"line", "card", "at", "supply", "advantage", "pass"} <= clicked
    for person in (ann, ben):
        sees_the_end(house, person)
        expect(person.page.locator(".mo-account")).to_contain_text("Dominance")


def test_whatever_is_chosen_can_be_clicked_on_the_board(ann, ben, house):
    open_table(ann, "monumental", "link")
    join(ben, ann)
    clicked = play(house, [ann, ben], SOME)
    assert {"line", "card", "supply", "pass"} <= clicked


def test_the_last_choices_are_clicked_and_the_account_is_seen(ann, ben, house):
    game = recorded(5)
    seated(house, [ann, ben], game, game.ply() - LAST)
    play(house, [ann, ben], 4 * LAST)
    for person in (ann, ben):
        sees_the_end(house, person)
        expect(person.page.locator(".mo-account")).to_contain_text("Dominance")


def test_pointing_at_a_space_previews_its_row_and_column_and_a_click_picks_both(ann, ben, house):
    open_table(ann, "monumental", "link")
    join(ben, ann)
    person = next(one for one in (ann, ben) if one.asked())
    page, state = person.page, person.told("state")
    page.wait_for_selector("#board .mo-line.live")
    page.locator("#board .near .r2.c3").hover()
    way = page.locator("#board .mo-way.w23")
    expect(way).to_be_visible()
    expect(way).to_contain_text("Row II and column C")
    page.locator("#board .near .r2.c3").click()
    expect(page.locator('#board [data-part="line-row-2"]')).to_have_class(re.compile("chosen"))
    expect(page.locator('#board [data-part="line-column-3"]')).to_have_class(re.compile("chosen"))
    assert person.told("state") == state
    way.locator(".mo-go").click()
    page.wait_for_function(CHANGED, arg=state)
    expect(page.locator("#board .near .mo-at.on")).not_to_have_count(0)


def test_a_second_click_on_a_space_confirms_its_lines(ann, ben, house):
    open_table(ann, "monumental", "link")
    join(ben, ann)
    person = next(one for one in (ann, ben) if one.asked())
    state = person.told("state")
    person.page.wait_for_selector("#board .mo-line.live")
    space = person.page.locator("#board .near .r1.c1")
    space.click()
    expect(person.page.locator("#narrowed")).to_be_visible()
    space.click()
    person.page.wait_for_function(CHANGED, arg=state)


def test_on_a_phone_a_tap_picks_both_lines_and_another_confirms_them(arrive, house):
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    people = [arrive(name, reduced_motion="reduce", **phone) for name in ("Ann", "Ben")]
    seated(house, people, recorded(8), 0)
    person = next(one for one in people if one.asked())
    page, state = person.page, person.told("state")
    page.wait_for_selector("#board .mo-line.live")
    page.locator("#board .near .r1.c2").tap()
    expect(page.locator('#board [data-part="line-row-1"]')).to_have_class(re.compile("chosen"))
    page.locator("#board .mo-way.w12 .mo-go").tap()
    page.wait_for_function(CHANGED, arg=state)


def test_a_card_that_is_too_dear_answers_why_not(ann, ben, house):
    game = recorded(5)
    seated(house, [ann, ben], game, game.ply() - LAST)
    for _ in range(2 * LAST):
        person = next(one for one in (ann, ben) if one.asked())
        dear = person.page.locator("#board .mo-stream .mo-card.refused")
        if dear.count():
            dear.first.click()
            person.sees(re.compile("missing|lack|short", re.I))
            return
        person.choose(0)
        for other in (ann, ben):
            other.catch_up()
    pytest.fail("nothing was too dear")


@pytest.mark.parametrize("share", [0.0, 0.55, 0.8, 1.0])
def test_axe_finds_nothing_on_the_board(arrive, house, share):
    people = [arrive(name, reduced_motion="reduce") for name in ("Ann", "Ben")]
    game = recorded(8)
    seated(house, people, game, int(share * game.ply()))
    person = next((one for one in people if one.asked()), people[0])
    assert complaints(person) == []


@pytest.mark.parametrize(("share", "language"), [(0.45, "en"), (0.9, "fr")])
def test_nothing_is_covered_and_nothing_needs_sideways_scrolling(arrive, house, share, language):
    people = [arrive(name, locale=language, reduced_motion="reduce") for name in ("Ann", "Ben")]
    game = recorded(8)
    seated(house, people, game, int(share * game.ply()))
    page = people[0].page
    for width in (*WIDTHS, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        assert page.evaluate(COVERED, APART) == [], width


def test_the_board_is_in_one_view_at_1280_by_720(arrive, house):
    people = [arrive(name, reduced_motion="reduce") for name in ("Ann", "Ben")]
    game = recorded(8)
    seated(house, people, game, game.ply() // 2)
    page = people[0].page
    page.set_viewport_size({"width": 1280, "height": 720})
    for part in ("#mo-score", "#mo-near", "#mo-river", "#mo-far", "#question"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 721, part
