"""What is left out because its key is known is never what has changed: it is drawn both ways."""

import random
import re

import pytest

from labrys import games
from labrys.boards.markup import Html
from labrys.boards.parts import REMEMBERED, Panes, held, marked
from labrys.tables.people import Plan, SeatPlan
from labrys.web.panes import without
from tests.web.browsers import Browser

MARKS = re.compile(r'id="([\w-]+)" data-is="(\w+)"')
SEATS = [("minos", 1), ("minos", 3), ("minotaur", 2), ("diluvium", 3), ("monumental", 2)]
CHOICES = 260
NOISE = 23


def always_drawn(self, name, id, key, attributes, draw):
    """As if no pane had a key."""
    return marked(name, id, attributes, str(draw()))


class Watcher:
    """Somebody whose page is updated with what it does not have."""

    def __init__(self, app, table, seat):
        self.browser = Browser(app)
        self.address = f"/table/{table}/now" + (f"?seat={seat}" if seat >= 0 else "")
        self.known = {}

    def page(self, known):
        told = " ".join(f"{id}={mark}" for id, mark in known.items())
        return self.browser.get(self.address, **{"HX-Request": "true", "Labrys-Panes": told}).text

    def check(self, patch):
        """The update, and what it would be if everything were drawn and then cut."""
        update = self.page(self.known)
        with patch.context() as drawing:
            drawing.setattr(Panes, "drawn", always_drawn)
            whole = self.page({})
        assert update == without(whole, self.known)
        assert whole.count("data-is=") > update.count("data-is=") or not self.known
        self.known = dict(MARKS.findall(whole))


def test_all_games_are_compared():
    assert {game for game, _ in SEATS} == set(games.NAMES)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_pane_that_is_left_out_by_its_key_would_be_drawn_the_same(app, house, game, seats):
    chance = random.Random(f"{game} {seats}")
    host = Browser(app)
    plan = Plan(game, tuple(SeatPlan() for _ in range(seats)), seed=chance.randrange(1000))
    opened = house.open(plan, host.secret)
    table = opened.table
    people = [Watcher(app, table, seat) for seat in range(-1, seats)]
    house.seats.watch(opened.spectator, people[0].browser.secret)
    for seat, person in enumerate(people[1:]):
        token = opened.tokens[seat]
        house.seats.sit(table, seat, person.browser.secret, f"Guest {seat}", "", token)
    for number in range(CHOICES):
        info = house.tables.info(table)
        if number % NOISE == 0:
            house.talk.say(table, 0, "Guest 0", f"Word {number}")
            house.seats.rename(table, 0, f"Guest {number}", "")
        for person in people:
            person.check(pytest.MonkeyPatch)
        if info.over:
            return
        seat = chance.choice(info.deciders)
        look = house.looks.now(table, seat)
        option = look.view.spell(chance.choice(look.view.options))
        house.play.choose(table, seat, option, look.question_id)


def test_a_pane_that_the_page_has_is_not_drawn():
    panes, drawn = Panes(), []

    def draw():
        drawn.append(1)
        return Html("inside")

    [(id, mark)] = MARKS.findall(panes.pane("div", "a", [1, 2], draw, cls="x"))
    with held({id: mark}):
        assert panes.pane("div", "a", [1, 2], draw, cls="x") == without(
            marked("div", "a", ' class="x"', "inside"), {"a": mark}
        )
    assert len(drawn) == 1
    # Another key, the same drawing: it is drawn, and not sent.
    with held({id: mark}):
        assert "data-same" in panes.pane("div", "a", [1, 3], draw, cls="x")
    assert len(drawn) == 2
    assert "inside" in panes.pane("div", "a", [1, 2], draw, cls="x")


def test_what_is_remembered_of_panes_stays_small():
    panes = Panes(letters=1000)
    for number in range(REMEMBERED + 10):
        panes.pane("div", "a", number, lambda: Html("x" * 90))
    assert len(panes.marks) <= REMEMBERED
    assert sum(map(len, panes._kept.values())) <= 1000
