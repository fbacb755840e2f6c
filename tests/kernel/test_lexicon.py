"""The lexicon: numbers and spellings, both ways."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import labrys.games
from labrys.kernel.errors import UnknownSpelling
from labrys.kernel.lexicon import Lexicon, Part


def small() -> Lexicon:
    lexicon = Lexicon("small")
    lexicon.block("wait", [])
    lexicon.block("go", [Part("where", ["North", "south"]), Part("how", ["slow", "fast", "X"])])
    lexicon.block("stop", [Part("where", ["here"])])
    return lexicon


def test_blocks_are_runs_of_numbers():
    lexicon = small()
    assert lexicon.size == 8
    assert [lexicon.spell(option) for option in range(8)] == [
        "wait",
        "go North slow",
        "go North fast",
        "go North X",
        "go south slow",
        "go south fast",
        "go south X",
        "stop here",
    ]


def test_an_option_tells_its_verb_and_the_members_of_its_parts():
    block = small().of(6)
    assert (block.verb, block.members(6)) == ("go", [1, 2])
    assert [part.kind for part in block.parts] == ["where", "how"]


@pytest.mark.parametrize("text", ["go North X", "GO north x", "  go   North \t X "])
def test_capitals_and_spaces_do_not_matter(text):
    assert small().read(text) == 3


def test_an_unknown_spelling_is_told_with_the_nearest_known_one():
    with pytest.raises(UnknownSpelling, match="'go nort slow'; did you mean 'go North slow'"):
        small().read("go nort slow")
    with pytest.raises(UnknownSpelling, match=r"small has no option spelled 'qqq'$"):
        small().read("qqq")


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text):
    lexicon = small()
    with suppress(UnknownSpelling):
        assert 0 <= lexicon.read(text) < lexicon.size


def test_two_options_are_never_spelled_alike():
    lexicon = small()
    with pytest.raises(ValueError, match="two options are spelled 'wait'"):
        lexicon.block("wait", [])


@pytest.mark.parametrize("name", labrys.games.NAMES)
def test_every_option_and_outcome_of_the_house_is_read_back(name):
    game = labrys.games.find(name)
    for lexicon in (game.lexicon, game.outcomes):
        for option in range(lexicon.size):
            spelling = lexicon.spell(option)
            assert lexicon.read(spelling) == option
            assert spelling == " ".join(spelling.split())
            assert "~" not in spelling
            assert ":" not in spelling, "a record joins the words of an outcome with colons"


@pytest.mark.parametrize("name", labrys.games.NAMES)
def test_every_option_of_the_house_is_read_in_capitals_and_with_blanks(name):
    lexicon = labrys.games.find(name).lexicon
    for option in range(0, lexicon.size, 7):
        spelling = lexicon.spell(option)
        assert lexicon.read(f"  {spelling.upper()}\t") == option
        assert lexicon.read(spelling.lower().replace(" ", " \n ")) == option


@pytest.mark.parametrize("name", labrys.games.NAMES)
def test_no_two_options_of_the_house_differ_by_capitals_alone(name):
    game = labrys.games.find(name)
    for lexicon in (game.lexicon, game.outcomes):
        assert len({spelling.lower() for spelling in lexicon.numbers}) == lexicon.size


@pytest.mark.parametrize("name", labrys.games.NAMES)
@settings(max_examples=15)
@given(data=st.data())
def test_a_slip_of_the_pen_is_answered_with_an_option_that_exists(name, data):
    lexicon = labrys.games.find(name).lexicon
    spelling = lexicon.spell(data.draw(st.integers(0, lexicon.size - 1)))
    place = data.draw(st.integers(0, len(spelling) - 1))
    slip = spelling[:place] + spelling[place + 1 :]
    if slip.lower() in {known.lower() for known in lexicon.numbers}:
        return
    with pytest.raises(UnknownSpelling) as caught:
        lexicon.read(slip)
    hint = str(caught.value).partition("did you mean '")[2].partition("'")[0]
    assert hint in lexicon.numbers


@pytest.mark.parametrize("option", [-1, -8, 8, 10**30])
def test_a_number_that_is_none_is_not_spelled(option):
    with pytest.raises(UnknownSpelling, match=f"small has no {option}: it goes from 0 to 7"):
        small().spell(option)


@pytest.mark.parametrize("text", ["x" * 10**6, "go \x1b[2J", "\udcff", "\x00"])
def test_a_strange_text_gets_a_short_sentence_that_can_be_printed(text):
    with pytest.raises(UnknownSpelling) as caught:
        small().read(text)
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


def test_two_members_of_a_part_are_never_spelled_alike():
    with pytest.raises(ValueError, match="small: two options are spelled 'turn left'"):
        small().block("turn", [Part("side", ["left", "right", "left"])])
