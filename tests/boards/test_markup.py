"""HTML for boards: whatever is not HTML by its type is escaped, wherever it stands."""

from __future__ import annotations

from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.boards.kept import MOST, kept, kept_facts
from labrys.boards.markup import Child, Html, join, listed, spread, tag, text
from labrys.boards.page import board_of
from labrys.boards.parts import opened, pane
from labrys.boards.people import COLOURS, Sitter
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, labelled, told
from labrys.bots.random import RandomBot
from labrys.kernel.text.words import Words
from tests.drawing import Drawing

NASTY = "<script>alert('1')</script>\"&amp;\u2019\N{SNOWMAN}"
LETTERS = st.text(st.characters(exclude_categories=["Cs", "Cc"]))


@given(LETTERS)
def test_a_text_is_escaped_and_keeps_all_its_letters(plain):
    html = text(plain)
    assert not set('<>"') & set(html)
    assert unescape(html) == plain
    assert html.encode("latin-1").decode("latin-1") == html


@given(LETTERS)
def test_plain_text_is_escaped_wherever_it_is_put(plain):
    parts = [
        tag("p", plain, title=plain, cls=plain),
        join([plain, plain], plain),
        listed([plain], aria_label=plain),
        Html("<i></i>") + plain,
        aloud(plain),
        labelled(plain, plain),
        told("tile", plain, plain),
        opened(tag("b", "x", cls="y"), plain, plain),
        pane("div", "id", plain, aria_label=plain),
    ]
    assert set(Drawing("".join(parts)).tags) <= {"p", "ul", "li", "i", "span", "b", "div"}


def test_html_stays_as_it_is():
    bold = tag("b", "a & b")
    assert tag("p", bold, 3, None) == "<p><b>a &amp; b</b>3</p>"
    assert isinstance(bold + bold, Html)
    assert bold.__html__() is bold
    assert text(bold) is bold


def test_an_element_in_pieces_is_the_same_inside_another():
    inside: list[Child] = [tag("b", "x"), "<", 3, None]
    whole = tag("div", tag("p", *inside, cls="y"), "after")
    assert tag("div", *spread("p", *inside, cls="y"), "after") == whole


def test_attributes_that_say_nothing_are_left_out():
    assert tag("li", cls="", id=None, open=False, data_part="x", hidden=True, tabindex=0) == (
        '<li data-part="x" hidden tabindex="0"></li>'
    )
    assert tag("li", tabindex=False) == "<li></li>"


def test_what_holds_nothing_in_a_drawing_closes_itself():
    assert tag("use", href="#x") == '<use href="#x"/>'


def test_no_element_stands_in_an_attribute_or_a_sentence():
    with pytest.raises(ValueError, match="title"):
        tag("p", title=tag("b", "x"))
    words = Words(labrys.games.find("minos"), "en")
    with pytest.raises(TypeError, match="twice"):
        Sentences(words).say("rival-level", level=tag("b", "x"))


def test_a_drawing_is_made_once_for_what_it_shows_and_few_are_kept():
    made = []

    class Board:
        @kept
        def die(self, value, owner=""):
            made.append(value)
            return text(str(value))

        @kept_facts
        def row(self, dice, owner):
            made.append(tuple(dice))
            return text(str(dice))

    board = Board()
    assert board.die(3) == board.die(3) == "3"
    assert board.row([1, 2], "a") == board.row([1, 2], "a")
    board.row([1, 2], "b")
    assert Board().row([1], "a") == "[1]"
    assert made == [3, (1, 2), (1, 2), (1,)]
    for value in range(MOST + 2):
        board.row([value, 0], "a")
    board.row([1, 2], "a")
    assert made[-1] == (1, 2)


@pytest.mark.parametrize(("game", "seats"), [("minos", 1), ("minos", 3), ("minotaur", 2)])
def test_a_player_s_name_does_no_harm_in_any_moment_of_a_game(game, seats):
    position = labrys.new(game, seats=seats, seed=3)
    folder = position.game.folder / "words" / "board"
    board = board_of(Words(position.game, "fr", [folder]))
    assert board is not None
    sitters = [Sitter(f"{NASTY}{seat}", COLOURS[seat], you=not seat) for seat in range(seats)]
    bot = RandomBot(3)
    count = 0
    while True:
        if count % 29 == 0 or position.over:
            for seat in (-1, 0):
                html = board.draw(position.view(seat), sitters)
                html += board.account(position.view(seat), sitters) if position.over else ""
                drawing = Drawing(html)
                assert "script" not in drawing.tags
                assert f"{NASTY}0" in drawing.text
                assert not [name for name in drawing.names if name.startswith("on")]
        if position.over:
            break
        position.play(bot.choose(position.view(position.seat)))
        count += 1
