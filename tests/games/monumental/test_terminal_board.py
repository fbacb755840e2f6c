"""The table of Monumental Duel at the terminal: what each part shows, and whole games drawn."""

import random

import pytest

import labrys
from labrys.games.monumental.content.language import P
from labrys.games.monumental.game import as_duel, make
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.terminal.board import PARTS, MonumentalSheet, board
from labrys.tables.terminal.textboard import board_of, words_of

GAME = make()
WORDS = {code: words_of(GAME, code) for code in ("en", "fr")}


def plain(style: str, text: str) -> str:
    return text


def new() -> Duel:
    found = labrys.new("monumental", seed=1, civilizations="greeks+mughals", first="seat-1")
    return as_duel(found)


def drawn(duel: Duel, part: str, seat: int = 0, code: str = "en") -> str:
    view = duel.view(seat)
    return "\n".join(board(WORDS[code], 80, plain, view).draw(view, part))


def number(id: str) -> int:
    return GAME.content.card(id).number


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100])
def test_all_parts_of_a_whole_game_fit_on_the_paper(code: str, width: int):
    choose = random.Random(width)
    position = labrys.new("monumental", seed=width, civilizations="picked")
    count = 0
    while not position.over:
        count += 1
        if count % 9 == 1:
            for seat in (0, 1, -1):
                view = position.view(seat)
                sheet = board_of(WORDS[code], width, plain, view)
                lines = sheet.draw_turn(view) + sheet.brief(view)
                for part in sheet.parts():
                    lines += sheet.draw(view, part)
                assert max(map(len, lines)) <= width
                assert not any("⟨" in line or "{" in line for line in lines)
        position.play(choose.choice(position.options))
    view = position.view(0)
    account = "\n".join(board_of(WORDS[code], width, plain, view).account(view))
    assert str(position.points[0]) in account


def test_a_city_shows_rows_columns_and_what_lies_under_a_card():
    duel = new()
    realm = duel.realms[0]
    realm.tops[4], realm.unders[4] = number("CIV-MINE"), number("GRE-K1")
    realm.turned = 1 << 4
    realm.tokens[4] = 1
    city = drawn(duel, "city")
    assert "*└ Philosophy" in city
    assert "*Mine ✓ P" in city
    assert " A " in city
    assert "II " in city


def test_the_river_tells_what_goes_away_and_what_is_missing():
    duel = new()
    duel.display = [number(id) for id in ("D1-K1", "D1-K2", "D1-K3", "D1-W1", "D1-W2", "D1-W3")]
    duel.realms[0].supply = [1, 0, 0, 0, 0, 0]
    river = drawn(duel, "river")
    assert river.count("  ~ ") >= 3
    assert "~ 4  Hanging Gardens" in river
    assert "now 2, 1 missing" in " ".join(river.split())


def test_the_stack_tells_its_order_and_its_price():
    duel = new()
    duel.realms[1].provinces = [number("D1-P1"), number("BAS-BARRICADE")]
    rival = " ".join(drawn(duel, "rival").split())
    assert "Province stack from the top: Barricade, Troy" in rival
    assert "pays 5 Military" in rival


def test_the_advantage_is_told_with_its_tokens():
    duel = new()
    duel.holder, duel.adv_type, duel.adv_tokens = 1, P, 2
    assert "holds the Advantage. PP" in drawn(duel, "score")


def test_a_card_is_looked_up_by_its_name_or_id():
    view = new().view(0)
    sheet = board(WORDS["en"], 80, plain, view)
    assert sheet.look_up("D2-W2") == sheet.look_up("alhambra") != []
    assert sheet.look_up("nothing at all") == []


def test_the_board_is_found_in_the_games_folder():
    view = new().view(0)
    found = board_of(WORDS["en"], 80, plain, view)
    assert isinstance(found, MonumentalSheet)
    assert found.parts() == PARTS
