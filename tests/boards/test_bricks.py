"""Maps in letters: bricks that touch, and gaps between them."""

from labrys.boards.bricks import draw_bricks


def plain(style: str, text: str) -> str:
    return text


def test_rows_are_joined_where_bricks_meet_and_open_where_there_are_gaps():
    rows = [{1: [[("", "a")]]}, {0: [[("", "b")]], 2: [[("", "c")]], 6: [[("", "d")]]}]
    assert draw_bricks(rows, 2, 1, plain) == [
        "  ┌───┐",
        "  │a  │",
        "┌─┴─┬─┴─┐   ┌───┐",
        "│b  │c  │   │d  │",
        "└───┴───┘   └───┘",
    ]


def test_a_brick_without_words_is_as_high_as_the_others():
    assert draw_bricks([{0: []}], 2, 2, plain) == ["┌───┐", "│   │", "│   │", "└───┘"]
