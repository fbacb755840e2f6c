"""Outlines of icons are written shorter, and stay what they were."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.npm import PACKAGES
from tools.paths import shorten, shorten_outline, words_of


@pytest.mark.parametrize(
    ("outline", "short"),
    [
        ("M176 80L39.36 247h77.74z", "M176 80L39.4 247h77.7z"),
        ("m.52-.04 1.5.04", "m.5 0 1.5 0"),
        ("M-0.25,+3 1e1 10.00", "M-.2 3 10 10"),
        ("a1 2 0 01.5.5", "a1 2 0 0 1 .5.5"),
        ("A1.26 2 0 1 0-3 4 5 5 0 10 7 8", "A1.3 2 0 1 0-3 4 5 5 0 1 0 7 8"),
        ("M0 0\n\tL1,1", "M0 0L1 1"),
        ("", ""),
    ],
)
def test_an_outline_keeps_one_decimal(outline, short):
    assert shorten_outline(outline) == short


def test_only_outlines_are_touched():
    body = '<path fill="currentColor" opacity="0.125" d="M1.111 2z"/><circle r="1.111"/>'
    assert shorten(body) == (
        '<path fill="currentColor" opacity="0.125" d="M1.1 2z"/><circle r="1.111"/>'
    )


def test_what_is_no_outline_is_told():
    with pytest.raises(ValueError, match="no outline of an icon"):
        shorten_outline("M1 2 ?")


numbers = st.floats(-600, 600).map(lambda number: f"{number:.3f}")


@given(st.lists(st.tuples(st.sampled_from("MmLlCc"), st.lists(numbers, min_size=1)), min_size=1))
def test_every_number_stays_within_half_a_tenth(parts):
    words = [word for letter, follow in parts for word in (letter, *follow)]
    read = words_of(shorten_outline(" ".join(words)))
    assert len(read) == len(words)
    for before, after in zip(words, read):
        if before.isalpha():
            assert after == before
        else:
            assert float(after) == pytest.approx(float(before), abs=0.0501)


def test_every_icon_of_the_set_keeps_its_letters_and_count_of_numbers():
    icons = PACKAGES / "@iconify-json/game-icons/icons.json"
    if not icons.is_file():
        pytest.skip("the packages are not fetched; `make assets` fetches them")
    bodies = [
        icon["body"] for icon in json.loads(icons.read_text(encoding="utf-8"))["icons"].values()
    ]
    for body in bodies[::40]:
        outline = body.partition(' d="')[2].partition('"')[0]
        before, after = words_of(outline), words_of(shorten_outline(outline))
        assert [w for w in before if w.isalpha()] == [w for w in after if w.isalpha()]
        assert len(before) == len(after)
