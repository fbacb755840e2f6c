"""The options of a question as a page groups them."""

import labrys
from labrys.boards.page import board_of
from labrys.games.monumental.content.language import G, M, P, S
from labrys.games.monumental.game import as_duel
from labrys.kernel.text.words import Words
from labrys.web.questions import Question


def rerolling(*supply: int) -> Question:
    """Three Agent dice lie on the table, and this is what may be paid with."""
    duel = as_duel(labrys.new("monumental", seed=1, civilizations="greeks+mughals", first="seat-1"))
    for option in ("activate row-1 column-1", "activate row-1 column-1"):
        duel.play(duel.read(option))
    duel.realms[0].dice = 3
    for resource, count in zip((P, S, M, G), supply):
        duel.realms[0].supply[resource] = count
    duel.ask_again()
    duel.play(duel.read("deploy g"))
    words = Words(duel.game, "en", [duel.game.folder / "words" / "board"])
    board = board_of(words)
    assert board is not None
    return Question(duel.view(0), words, board)


def test_where_one_option_names_each_thing_there_is_no_heading_over_each():
    headings = [group.heading for group in rerolling(0, 0, 1, 1).groups()]
    assert headings == ["", ""]


def test_where_several_go_with_a_thing_they_stand_under_it():
    headings = [group.heading for group in rerolling(1, 0, 1, 1).groups()]
    assert "Reroll – Die 1 and die 2" in headings
