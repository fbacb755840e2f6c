"""A game without a text board of its own can be played all the same."""

from labrys.boards.plainboard import PlainBoard
from labrys.tables.terminal import textboard
from labrys.tables.terminal.textboard import words_of
from tests.tables.terminal.screens import Show, minos


def test_every_fact_of_the_view_is_shown_by_its_name():
    view = minos(seed=3).position.view(0)
    board = PlainBoard(words_of(view.concealed.game, "en"), 80, view)
    lines = board.draw(view, "table")
    assert "round: 0" in lines
    assert any(line.strip().startswith("coins:") for line in lines)
    assert max(len(line) for line in lines) <= 80
    assert board.account(view) == ["Purple: 0", "Green: 0"]


def test_the_client_plays_with_it(monkeypatch):
    def without_drawing(words, width, paint, view):
        return PlainBoard(words, width, view)

    monkeypatch.setattr("labrys.tables.terminal.client.board_of", without_drawing)
    game = Show(minos(), ["1", "board", "card I17", "?"])
    assert "Purple takes Starting card Quarry House." in game.text
    assert 'There is no card or tile "I17".' in game.text


def test_the_board_of_a_game_is_taken_where_it_has_one():
    view = minos().position.view(0)
    board = textboard.board_of(words_of(view.concealed.game, "en"), 80, lambda _, text: text, view)
    assert not isinstance(board, PlainBoard)
    assert board.names == ["Purple", "Green"]
