"""The table of Diluvium at the terminal: what each part shows, and whole games played."""

import io
import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

import labrys
from labrys.boards import terminal as letters
from labrys.bots.random import RandomBot
from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.rules.sea import Sea
from labrys.games.diluvium.terminal.board import PARTS, DiluviumText, board
from labrys.tables.terminal.client import Terminal
from labrys.tables.terminal.opening import new_table
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.textboard import board_of, words_of
from tests.ftl import messages, variables
from tests.tables.terminal.screens import Typist

GAME = labrys.game("diluvium")
WORDS = {language: words_of(GAME, language) for language in ("en", "fr")}
BOARD = GAME.folder / "words" / "board"


@pytest.fixture(autouse=True)
def own_saves(tmp_path, monkeypatch):
    """Games that are kept go to a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))


def new(seats, seed, **settings) -> Sea:
    return as_sea(labrys.new("diluvium", seats=seats, seed=seed, **settings))


def plain(style, text):
    return text


def sheet(position, language="en", width=80):
    return board(WORDS[language], width, plain, position.view(-1))


def drawn(position, part, seat=0, language="en"):
    return "\n".join(sheet(position, language).draw(position.view(seat), part))


def place(position, name):
    return position.content.places.index(name)


def lines_of(text, name):
    """The three lines of a tile on the chart."""
    lines = text.splitlines()
    row = next(index for index, line in enumerate(lines) if f"│{name.upper()}" in line)
    column = lines[row].index(f"│{name.upper()}") + 1
    return [line[column:].partition("│")[0].rstrip() for line in lines[row : row + 3]]


# ---- the parts


def test_the_pages_and_the_terminal_find_the_board():
    position = new(2, seed=1)
    found = board_of(WORDS["en"], 80, plain, position.view(0))
    assert isinstance(found, DiluviumText)
    assert found.names[0] in ("the Greeks", "the Egyptians", "the Chinese", "the Aztecs")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bricks_that_touch_are_tiles_that_are_adjacent(seats):
    position = new(seats, seed=1)
    layout = position.layout
    spots = {(layout.down[at], layout.across[at]): at for at in layout.places}
    for (down, across), at in spots.items():
        beside = [(down, across + 2), (down, across - 2)]
        beside += [(down + y, across + x) for y in (1, -1) for x in (1, -1)]
        touching = {spots[spot] for spot in beside if spot in spots}
        assert touching == set(layout.near[at])


def test_a_tile_shows_its_islands_settlers_spaces_markers_and_monster():
    position = new(2, seed=4)
    at = position.layout.places[0]
    name = position.content.places[at]
    number = next(tile.number for tile in position.content.tiles if tile.id == "T25")
    position.tiles = position.tiles[:]
    position.tiles[at] = number
    position.empires[1].warship = at
    marks = position.marks[:]
    marks[at * 4] = 2
    position.marks = marks
    position.shift_settler(1, at * 3, 1)
    rival = sheet(position).letters[1]
    text = drawn(position, "chart")
    assert lines_of(text, name) == [f"{name.upper()} w{rival}", f"w{rival}· r·", f"={rival}+2 M5/6"]
    position.slain |= 1 << number
    assert lines_of(drawn(position, "chart"), name)[2] == f"={rival}+2 Mx"


def test_a_facedown_tile_shows_its_cost_and_a_city_its_name():
    position = new(2, seed=4)
    hidden = next(at for at in position.layout.places if position.layout.cost[at] == 2
                  and not position.faceup(at))  # fmt: skip
    name = position.content.places[hidden]
    assert lines_of(drawn(position, "chart"), name)[1:] == ["?", "cost 2"]
    own = position.empires[0]
    city = position.content.places[own.city]
    called = position.content.peoples[own.people].name["en"]
    letter = sheet(position).letters[0]
    shown = lines_of(drawn(position, "chart"), city)
    assert shown[0] == f"{city.upper()} e{letter}w{letter}"
    assert shown[2] == called


def test_the_trays_say_that_they_run_low_and_that_they_are_empty():
    position = new(2, seed=1)
    position.trays = [0, 5, 16]
    position.last_round = True
    assert "Food 0 (empty) · Craft 5 (low) · Weapons 16" in drawn(position, "trays")
    assert "last round" in drawn(position, "trays")
    assert "last round" in sheet(position).draw_turn(position.view(0))[0]


def test_racks_gold_and_cards_of_others_stay_hidden():
    position = new(2, seed=1)
    position.empires[1].rack[0] = 3
    position.gold[1] = 17
    position.empires[1].hand.append(2)
    text = drawn(position, "empires")
    assert "Gold ? · rack 3 (hidden) · Ruins Cards 1" in text
    assert "17" not in text
    assert "Gold 17 · rack 3 (3 Food)" in drawn(position, "empires", seat=1)
    assert drawn(position, "hand") == ""
    assert position.content.cards[2].name["en"] in drawn(position, "hand", seat=1)


def test_the_wheel_shows_where_it_points_settlers_and_bonuses():
    position = new(2, seed=1)
    seat = position.seat
    position.empires[seat].home = [0, 3, 0, 3]
    text = drawn(position, "wheel", seat)
    assert "> " not in text
    assert re.search(r"Settlers +│ none +│ 3 of 3 +│ 0 of 3 +│ 3 of 3", text)
    assert "* 1 Gold" in text
    assert "Gold of the markers left: 1 1 1 2 2 3" in text
    position.play(position.read("act settle"))
    assert "> Settle" in drawn(position, "wheel", seat)
    assert drawn(position, "wheel", -1) == ""


def test_alone_the_fleet_is_told_with_its_scenario_and_cards():
    position = new(1, seed=1, scenario="war")
    text = drawn(position, "fleet", language="fr")
    assert "Flotte de guerre · niveau" in text
    assert "cartes restantes 15" in text
    assert "la Flotte engloutie" in drawn(position, "empires", language="fr")
    assert drawn(new(2, seed=1), "fleet") == ""


def test_cards_and_tiles_are_found_by_their_names():
    shown = sheet(new(2, seed=1), "fr")
    assert "Boussole de Zéphyr" in shown.look_up("boussole")[0]
    assert "Passe de l’Orge" in shown.look_up("t01")[0].replace("'", "’")
    assert shown.look_up("nothing like it") == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_part_fits_its_paper_and_the_account_adds_up(seats, language):
    position = new(seats, seed=11)
    shown, bot, count = sheet(position, language), RandomBot(seats), 0
    while not position.over:
        if count % 25 == 0:
            view = position.view(position.seat)
            lines = [line for part in PARTS for line in shown.draw(view, part)]
            lines += [*shown.draw_turn(view), *shown.brief(view)]
            assert [line for line in lines if len(line) > 80 or "⟨" in line] == []
        position.play(bot.choose(position.view(position.seat)))
        count += 1
    account = shown.account(position.view(0))
    gold = [[int(n) for n in re.findall(r"│ (\d+)", line)] for line in account[2:]]
    assert gold[-1][:seats] == list(position.points)
    assert [sum(column) for column in zip(*gold[:-1], strict=True)] == gold[-1]


def test_the_board_is_looked_at_anew_each_turn_but_not_for_a_trade_alone():
    position = new(2, seed=3)
    shown, bot = sheet(position), RandomBot(3)
    keys: list[tuple[str, str]] = []
    while not position.over:
        view = position.view(position.seat)
        keys.append((position.prompt(), shown.redraw_key(view)))
        position.play(bot.choose(view))
    chosen = [key for prompt, key in keys if prompt == "ask-chooseaction"]
    assert len(set(chosen)) == len(chosen)
    traded = [one for one, other in pairwise(keys) if one == other and one[0] == "ask-trade"]
    assert traded


# ---- words


def test_both_languages_have_the_same_messages_with_the_same_parts():
    english, french = (messages(BOARD / f"{language}.ftl") for language in WORDS)
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_every_message_of_the_board_in_letters_is_used():
    files = [*(GAME.folder / "terminal").glob("*.py"), Path(letters.__file__)]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    families = ("part-", "letter-", "page-")
    for name in messages(BOARD / "en.ftl"):
        assert name.startswith(families) or f'"{name}"' in code, name


# ---- at the terminal


@pytest.mark.parametrize(
    ("seats", "language", "settings"),
    [("you,random", "en", {}), ("you", "fr", {"scenario": "beasts"}), ("you,you,you", "fr", {})],
)
def test_whole_games_are_played_at_the_terminal(seats, language, settings):
    choose = random.Random(seats)
    others = ["?", "board", "help", "card compass", "log", "? 1", "board tiles"]

    def answer():
        if choose.random() < 0.03:
            return choose.choice(others)
        position = terminal.table.position
        return str(choose.randint(1, max(1, len(position.options))))

    out = io.StringIO()
    screen = Screen(out, Typist(answer), 80)
    terminal = Terminal(new_table(GAME, seats.split(","), 3, settings), language, screen)
    assert terminal.run() == 0
    text = out.getvalue()
    assert "⟨" not in text
    # Prompts and paths are left to the terminal to wrap.
    drawn_lines = [line for line in text.splitlines() if not re.search("labrys|Entrée", line)]
    assert [line for line in drawn_lines if len(line) > 80] == []
    assert (
        "Gold by where it came from" if language == "en" else "L’or selon sa provenance"
    ) in text
