"""Lines on a sheet of one width: nothing sticks out, and cards are found by id and name."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.boards.terminal import Sheet, fitted, padded, spaced
from labrys.kernel.text.words import Words

LETTERS = st.text(st.characters(categories=["L", "N", "Zs"]))


def plain(style: str, text: str) -> str:
    return text


def sheet(width: int = 40) -> Sheet:
    return Sheet(Words(labrys.games.find("minos"), "en"), width, plain, ["Ann", "Ben"])


@given(LETTERS, st.integers(1, 60))
def test_a_cell_is_as_wide_as_its_room_and_says_when_it_is_cut(text, room):
    assert len(fitted(text, room)) == room
    assert len(padded([("", text), ("dim", text)], room, plain)) == room
    assert fitted(text, room).endswith("…") == (len(text) > room) or text.endswith("…")


@given(st.lists(st.text(st.characters(categories=["L"]), max_size=30), max_size=30))
def test_lines_keep_to_the_width_and_lose_no_word(words):
    page = sheet()
    text = " ".join(words)
    for lines in (page.wrap(text), page.hanging(text), page.dim(text), page.dim(text, "")):
        assert all(len(line) <= page.width for line in lines)
        assert " ".join(lines).split() == text.split()


def test_a_part_has_a_heading_as_wide_as_the_sheet_unless_it_is_empty():
    page = sheet()
    heading, line = page.part("map", ["x"])
    assert len(heading) == page.width
    assert line == "x"
    assert page.part("map", []) == []


def test_rows_stand_in_columns_between_walls():
    lines = sheet().grid([("a", [spaced([("", "1")]), []]), ("", [[], [("", "2")]])], 2, 3)
    assert lines == ["  a │ 1 │", "    │   │2"]


def test_a_card_is_found_by_its_id_else_by_a_part_of_its_name():
    names = {"I01": "King’s Road", "I02": "Royal Road", "I03": ""}
    page = sheet()
    entry = page.found("i03", names, lambda id: [id])
    assert entry == ["I03"]
    assert page.found("king's", names, lambda id: [id]) == ["I01"]
    assert page.found("road", names, lambda id: [id]) == ["I01", "I02"]
    assert page.found("ro", names, lambda id: [id]) == []
