"""Options show what they name, if the board of the game has a drawing for it."""

import re
from typing import Any

from labrys import games
from labrys.boards.markup import EMPTY
from labrys.boards.page import board_of, token_of
from labrys.kernel.text.words import Words

PLAIN: Any = object()  # a board without tokens


def view_of(name):
    return games.find(name).new(2, 7).view(0)


def test_a_board_without_tokens_shows_none():
    view = view_of("minotaur")
    assert token_of(PLAIN, view.options[0], view) == EMPTY


def drawn(name, spelled):
    game = games.find(name)
    board = board_of(Words(game, "en", [game.folder / "words" / "board"]))
    assert board is not None
    return token_of(board, game.lexicon.read(spelled), view_of(name))


def test_an_option_that_names_a_card_or_a_tile_shows_its_picture():
    assert 'class="token seen decree-art' in drawn("minos", "give-back I17")
    assert "#city-card-d1-b1" in drawn("monumental", "acquire D1-B1")
    assert "mo-seen" in drawn("monumental", "archive city-1")
    assert 'class="dl-mini"' in drawn("diluvium", "sail c2")
    assert 'class="portrait"' in drawn("minotaur", "play R01")


def test_what_is_paid_with_is_shown_as_its_own_resource():
    for letter, name in zip("psmg", ("production", "science", "military", "gold")):
        assert f"mo-{name}" in drawn("monumental", f"train {letter}")


def test_every_option_of_every_game_has_a_token_that_is_not_read_aloud_or_none():
    for name in games.NAMES:
        game = games.find(name)
        folders = [game.folder / "words" / "board"]
        board = board_of(Words(game, "en", [folder for folder in folders if folder.is_dir()]))
        view = view_of(name)
        assert board is not None
        for spelled in list(game.lexicon.numbers):
            token = token_of(board, game.lexicon.read(spelled), view)
            tokens = token.count('class="token ')
            assert tokens == len(re.findall(r'class="token [^"]*" aria-hidden="true"', token))
            assert tokens or token == EMPTY
