"""Updates of a page bring only the panes that it does not have."""

import re

from hypothesis import given
from hypothesis import strategies as st

from labrys.boards.parts import pane
from labrys.tables.people import BOT, Plan, SeatPlan
from labrys.web.panes import without
from tests.web.browsers import Browser

MARKS = re.compile(r'id="([\w-]+)" data-is="(\w+)"')
SAME = re.compile(r'id="([\w-]+)" data-same="(\w+)"')


def marks(html):
    return dict(MARKS.findall(html))


def table_of(app, house, game="minos"):
    ann = Browser(app)
    seats = (SeatPlan(name="Ann", mine=True), SeatPlan(BOT, "Talos", bot="novice"))
    return ann, house.open(Plan(game, seats), ann.secret).table


def update(ann, table, known):
    told = " ".join(f"{id}={mark}" for id, mark in known.items())
    return ann.get(f"/table/{table}/now", **{"HX-Request": "true", "Labrys-Panes": told}).text


def test_a_pane_that_the_page_has_comes_empty_and_the_others_whole(app, house):
    ann, table = table_of(app, house)
    whole = ann.get(f"/table/{table}").text
    known = marks(whole)
    assert {"question", "m-map", "m-rows", "log", "chat"} <= set(known)
    bare = update(ann, table, known)
    assert dict(SAME.findall(bare)) == known
    assert len(bare) * 10 < len(whole)
    one = update(ann, table, {**known, "m-map": "0"})
    assert set(marks(one)) == {"m-map"}
    assert marks(one)["m-map"] == known["m-map"]


def test_what_was_said_brings_the_talk_and_nothing_else(app, house):
    ann, table = table_of(app, house, "minotaur")
    known = marks(ann.get(f"/table/{table}").text)
    ann.post(f"/table/{table}/chat", seat=0, text="Hello")
    assert set(marks(update(ann, table, known))) == {"chat"}


def test_a_page_that_tells_nothing_or_nonsense_gets_everything(app, house):
    ann, table = table_of(app, house)
    everything = ann.get(f"/table/{table}/now").text
    assert update(ann, table, {}) == everything
    for odd in ("m-map", "= = =", "m-map==", "x" * 20_000, "m-map=\x00é"):
        headers = {"HX-Request": "true", "Labrys-Panes": odd.encode("latin-1")}
        assert ann.get(f"/table/{table}/now", **headers).text == everything


@given(
    st.lists(
        st.tuples(st.sampled_from("abcdefgh"), st.text(), st.booleans()), unique_by=lambda p: p[0]
    )
)
def test_panes_are_found_wherever_they_stand(panes):
    drawn = [pane("div", id, text) for id, text, _ in panes]
    html = "<main>" + "-".join(drawn) + "</main>"
    known = {id: marks(one)[id] for (id, _, has), one in zip(panes, drawn, strict=True) if has}
    lean = [
        f'<div id="{id}" data-same="{known[id]}"></div>' if has else one
        for (id, _, has), one in zip(panes, drawn, strict=True)
    ]
    assert without(html, known) == "<main>" + "-".join(lean) + "</main>"


def test_a_pane_may_hold_panes():
    inner = pane("li", "in", "text", cls="x")
    outer = pane("ul", "out", inner)
    assert without(outer, marks(inner)) == outer.replace(
        inner, f'<li id="in" data-same="{marks(inner)["in"]}"></li>'
    )
    assert without(outer, marks(outer)) == f'<ul id="out" data-same="{marks(outer)["out"]}"></ul>'
