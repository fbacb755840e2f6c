"""The sea chart of Diluvium: what moves on it, coming near, and what is always in sight."""

import math
import re

import pytest
from playwright.sync_api import expect

import labrys
from labrys.bots.random import RandomBot
from labrys.tables.people import Plan, SeatPlan
from tests.browser.clicking import click_option
from tests.browser.test_layout import COVERED

# Everything that was seen to move, by the piece and how many places it passed.
WATCH = """
window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const piece = this.dataset.piece ?? (this.classList.contains("ghost") ? "ghost" : "");
  window.moves.push([piece, frames.length, Object.keys(frames[0]).join(" ")]);
  return animate.call(this, frames, timing);
};
"""
WIDTH = "() => document.querySelector('.dl-chart-svg').getBoundingClientRect().width"
IS_WIDE = f"width => Math.abs(({WIDTH})() - width) < 8"
# Pieces lie on tiles, as they do on a table.
PIECES = ".dl-chart-svg, .dl-wheel-board, .dl-jar-in"


def before(verb, seats, fits=lambda view, option: True):
    """A random game up to a question that offers such an option: the game, its ply, the option."""
    for seed in range(60):
        position = labrys.new("diluvium", seats=seats, seed=seed)
        bot = RandomBot(seed)
        while not position.over:
            view = position.view(position.seat)
            for option in view.options:
                spelling = position.spell(option)
                if spelling.split()[0] == verb and fits(view, option):
                    return position, spelling
            position.play(bot.choose(view))
    raise AssertionError(f"nobody was ever offered to {verb}")


def at_question(house, person, position, seats):
    """Somebody at the seat that is asked, bots that are not asked at the others."""
    person.visit("/about")
    plans = [SeatPlan() for _ in range(seats)]
    plans[position.seat] = SeatPlan(name=person.name, mine=True)
    opened = house.open(
        Plan("diluvium", tuple(plans), record=position.record(), upto=position.ply()), person.secret
    )
    person.visit(f"/table/{opened.table}")
    expect(person.main).to_have_attribute("data-asked", "true")


def far_and_hidden(view, option):
    """A voyage of two tiles or more that ends on a facedown one."""
    sea = view.concealed
    place = option - sea.blocks.sail
    ship = sea.empires[view.seat].explorer
    return (
        sea.action == 0
        and not sea.faceup(place)
        and not sea.is_city(place)
        and place not in sea.layout.near[ship]
    )


# ---- what moves


def test_a_ship_sails_along_its_way_and_then_the_tile_turns_over(arrive, house):
    ann = arrive("Ann")
    ann.context.add_init_script(WATCH)
    position, spelling = before("sail", 2, far_and_hidden)
    at_question(house, ann, position, 2)
    place = spelling.split()[1]
    click_option(ann, spelling)
    moves = {piece: (frames, what) for piece, frames, what in ann.page.evaluate("window.moves")}
    ship = f"explorer-{position.seat}"
    assert moves[ship][0] >= 3, "straight, not along its way"
    assert moves[ship][1] == "translate"
    assert moves[f"place-{place}"] == (2, "scale")
    assert moves["ghost"] == (2, "scale")
    expect(ann.page.locator("#board .ghost")).to_have_count(0)


def test_a_monster_sinks(arrive, house):
    ann = arrive("Ann")
    ann.context.add_init_script(WATCH)
    position, spelling = before("fight", 2)
    at_question(house, ann, position, 2)
    click_option(ann, spelling)
    moved = [piece for piece, _, what in ann.page.evaluate("window.moves") if "clipPath" in what]
    assert [piece.partition("-")[0] for piece in moved] == ["slain"]


def test_nothing_moves_for_who_wants_less_motion(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce")
    ann.context.add_init_script(WATCH)
    position, spelling = before("sail", 2, far_and_hidden)
    at_question(house, ann, position, 2)
    click_option(ann, spelling)
    assert ann.page.evaluate("window.moves") == []


# ---- coming near


def test_one_comes_near_by_buttons_and_wheel_and_stays_there_after_a_choice(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce")
    position, _ = before("sail", 2)
    at_question(house, ann, position, 2)
    whole = ann.page.evaluate(WIDTH)
    ann.press("Nearer")
    ann.page.wait_for_function(IS_WIDE, arg=1.5 * whole)
    ann.press("The whole chart")
    ann.page.wait_for_function(IS_WIDE, arg=whole)
    ann.page.locator("#dl-chart").hover()
    ann.page.mouse.wheel(0, -160)
    near = whole * math.exp(0.4)
    ann.page.wait_for_function(IS_WIDE, arg=near)
    ann.choose(0)
    ann.page.wait_for_function(IS_WIDE, arg=near)


# ---- always in sight


def test_with_three_rivals_all_that_is_mine_is_in_sight_on_a_low_screen(arrive, house):
    ann = arrive("Ann", viewport={"width": 1280, "height": 720})
    position, _ = before("act", 4, lambda view, option: view.concealed.round >= 6)
    at_question(house, ann, position, 4)
    mine = ann.page.locator(".dl-mine")
    assert mine.evaluate("mine => mine.scrollHeight - mine.clientHeight") <= 0
    expect(ann.page.locator(".dl-rival")).to_have_count(3)


def test_the_clock_stays_in_sight_on_a_phone(arrive, house):
    ann = arrive("Ann", viewport={"width": 390, "height": 844})
    position, _ = before("act", 4, lambda view, option: view.concealed.round >= 3)
    at_question(house, ann, position, 4)
    for part in ("#dl-chart", "#dl-rivals"):
        ann.page.locator(part).scroll_into_view_if_needed()
        expect(ann.page.locator("#dl-clock")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_nothing_covers_anything_from_a_phone_to_a_wide_screen(arrive, house, language):
    ann = arrive("Ann", locale=language, reduced_motion="reduce")
    position, _ = before("sell", 4)
    at_question(house, ann, position, 4)
    for width in (360, 390, 768, 1024, 1280, 1440, 1920):
        ann.page.set_viewport_size({"width": width, "height": 900})
        ann.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert ann.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
        # What a question lays on the table may lie on the piles while it is asked.
        apart = f"{PIECES}, #dl-decks"
        assert ann.page.evaluate(COVERED, apart) == [], width


# ---- how many


def test_how_much_is_sold_is_stepped_up_and_down(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce")

    def twice(view, option):
        return {"sell 1", "sell 2"} <= {view.spell(one) for one in view.options}

    position, _ = before("sell", 4, twice)
    at_question(house, ann, position, 4)
    seen = ann.page.locator('[data-stepper="sell"] li:visible')
    expect(seen).to_have_count(1)
    most = seen.get_attribute("data-part")
    stepper = ann.page.locator('[data-stepper="sell"]')
    stepper.get_by_role("button", name="Less").click()
    assert seen.get_attribute("data-part") != most
    expect(seen).to_have_class(re.compile("live"))
    before_it = ann.told("state")
    seen.click()
    ann.page.wait_for_function(
        "state => document.getElementById('table').dataset.state !== state", arg=before_it
    )
