"""The table of Minotaur Lords at the terminal: what each part shows, and whole games played."""

import io
import random
import re
from pathlib import Path

import pytest

from labrys.boards import terminal as letters
from labrys.games.minotaur.content.model import COLUMNS
from labrys.games.minotaur.facts.table import table_of
from labrys.games.minotaur.game import make
from labrys.games.minotaur.terminal.board import PARTS, MinotaurBoard, board
from labrys.kernel.position import Position
from labrys.kernel.text.words import FOLDER, Words
from labrys.tables.terminal.client import Terminal
from labrys.tables.terminal.opening import new_table
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.textboard import board_of, words_of
from tests.ftl import messages, variables
from tests.games.minotaur import table as tables
from tests.games.minotaur.table import GAME, Table, full
from tests.tables.terminal.screens import Show, Typist

WORDS = {language: words_of(GAME, language) for language in ("en", "fr")}
BOARD = GAME.folder / "words" / "board"


@pytest.fixture(autouse=True)
def own_saves(tmp_path, monkeypatch):
    """Games that are kept go to a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))


def plain(style: str, text: str) -> str:
    return text


def sheet(position: Position, language: str = "en", width: int = 80) -> MinotaurBoard:
    return board(WORDS[language], width, plain, position.view(-1))


def drawn(made: Table, part: str, seat: int = 0, language: str = "en", width: int = 80) -> str:
    return "\n".join(sheet(made.lords, language, width).draw(made.lords.view(seat), part))


# ---- words


def test_both_languages_have_the_same_messages_with_the_same_parts():
    english, french = (messages(BOARD / f"{language}.ftl") for language in WORDS)
    assert list(english) == list(french)
    for name in english:
        assert variables(english, name) == variables(french, name), name


def test_no_message_hides_another():
    tables_words = FOLDER.parents[2] / "tables" / "words"
    folders = [FOLDER, GAME.folder / "words", tables_words, BOARD]
    names = [name for folder in folders for name in messages(folder / "en.ftl")]
    assert len(names) == len(set(names))


def test_every_message_is_used():
    files = [*(GAME.folder / "terminal").glob("*.py"), Path(letters.__file__)]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    families = ("part-", "mark-", "page-")  # those of the page have a test of their own
    for name in messages(BOARD / "en.ftl"):
        assert name.startswith(families) or f'"{name}"' in code, name


# ---- the parts


def test_the_other_player_lies_above_and_the_viewer_below():
    lines = drawn(full(), "upper").splitlines()
    theirs = next(i for i, line in enumerate(lines) if "Caravan Guards" in line)
    between = next(i for i, line in enumerate(lines) if "┼" in line)
    mine = next(i for i, line in enumerate(lines) if "Palace Watch" in line)
    assert theirs < between < mine
    turned = drawn(full(), "upper", seat=1).splitlines()
    assert "Palace Watch" in "".join(turned[:5])


def test_totals_stand_on_both_sides_of_the_middle_with_the_counter():
    above, middle, below = "\n".join(drawn(full(), "upper").splitlines()).partition("┼")
    assert middle
    assert [part.strip() for part in above.splitlines()[-2].split("│")] == [
        "Vess 0",
        "Vess 6 · supremacy",
        "Vess 3",
    ]
    assert [part.strip() for part in below.splitlines()[1].split("│")] == [
        "Miron 0",
        "Miron 0",
        "Miron 9 · supremacy",
    ]


def test_a_card_shows_its_current_power_or_its_curse_counters():
    upper, lower = drawn(full(), "upper"), drawn(full(), "lower")
    assert "R04 Palace Watch      3" in upper
    assert "R20 [L] Captain Thar… 2" in upper
    assert "R13 Idol Breakers     •" in upper
    assert "R05 Quarry Bulls     ••" in lower
    assert "B17 [B] Hall of Anc… 5•" in lower
    assert "[B] building · • a curse counter" in lower
    assert "[C] chef" in drawn(full(), "upper", language="fr")


def test_an_empty_region_needs_no_legend():
    empty = tables.board(hand="R01")
    assert len(drawn(empty, "upper").splitlines()) == 5


def test_the_reasons_of_a_power_can_be_read():
    text = drawn(full(), "cards")
    assert "UM Miron: R04 Palace Watch · minion · phase 0 · power 3: 2, +1 Captain Tharok" in text
    assert "LE Miron: R05 Quarry Bulls · minion · phase 0 · cursed, 2 counters" in text


def test_gods_lie_in_the_centre_with_their_text():
    text = drawn(full(), "centre")
    assert "Vess: B24 Nerith of the Veil · god · phase 1" in text
    assert "Action: Curse an enemy minion, building or leader." in text
    assert drawn(tables.board(hand="R01"), "centre") == ""


def test_the_own_hand_is_shown_with_texts_and_the_other_is_counted():
    made = full()
    assert "R01 Bronze Recruits · minion · phase 0 · power 1 · M E" in drawn(made, "hand")
    assert "Vess: 2 cards in hand" in drawn(made, "players")
    for part in PARTS:
        if part != "deck":
            assert "Salt Horde" not in drawn(made, part), part
    assert drawn(made, "hand", seat=-1) == ""


def test_a_card_that_was_seen_is_known_in_the_other_hand():
    made = full()
    made.lords.sides[1].seen.append(made.number("B12"))
    assert "known in hand: Spice Factors (B12)" in drawn(made, "players", width=100)
    assert "known in hand" not in drawn(made, "players", seat=1)
    assert "Salt Horde" not in drawn(made, "players")


def test_discard_piles_are_open():
    assert "Miron: Lord Asterakos (R21)" in drawn(full(), "discards", seat=1)


def test_the_line_above_a_question_tells_the_columns_in_short():
    made = full()
    view = made.lords.view(0)
    (line,) = sheet(made.lords).brief(view)
    assert line == "hand 2, deck 22 · you:them UE 0:0  UR 0:6*  UM 9*:3  LM 0:0  LR 0:0  LE 0:0"


def test_a_match_shows_its_score_and_between_games_both_decks():
    made = tables.board(hand="R01", match=True, their_deck=0)
    assert made.lords.prompt() == "ask-remove"
    lines = sheet(made.lords).draw_turn(made.lords.view(0))
    assert lines[0].startswith("══ Minotaur Lords · game 1 · Miron 1, Vess 0 ═")
    text = "\n".join(lines)
    assert "── Bonus deck ─" in text
    assert "W01 Free Swords · minion" in text
    assert "── Your whole deck ─" in text
    assert "R30 Wrath of Erusu · fate" in text
    assert "Upper Cresos" not in text


def test_a_card_is_found_by_its_id_or_a_part_of_its_name():
    shown = sheet(full().lords, "fr")
    assert shown.look_up("r13")[0].strip().startswith("R13 Briseurs d’idoles")
    assert shown.look_up("briseurs d'id") == shown.look_up("R13")
    assert len(shown.look_up("horde d")) > 2
    assert shown.look_up("nothing like it") == []


def test_the_board_is_looked_at_anew_each_turn_and_when_supremacy_is_determined():
    made = full()
    shown = sheet(made.lords)
    keys = [shown.redraw_key(made.lords.view(0))]
    made.play("act")
    keys.append(shown.redraw_key(made.lords.view(0)))
    made.play("enter R01 UE")
    keys.append(shown.redraw_key(made.lords.view(0)))
    assert len(set(keys)) == 1
    made.phase("supremacy")
    assert made.lords.prompt() == "ask-exercise"
    assert shown.redraw_key(made.lords.view(0)) != keys[0]


def test_the_houses_of_a_view_name_the_players():
    position = make().new(2, 7, {"houses": "vess+miron"})
    words: Words = words_of(position.game, "fr")
    shown = board_of(words, 80, plain, position.view(-1))
    houses = [side["house"].capitalize() for side in table_of(position.view(-1))["sides"]]
    assert shown.names == houses


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 100])
def test_every_part_fits_its_paper(width: int, language: str):
    choose = random.Random(width)
    position = GAME.new(2, 11, {"match": "yes"})
    shown = sheet(position, language, width)
    count = 0
    while not position.over:
        position.play(choose.choice(position.options))
        count += 1
        if position.over or count % 40:
            continue
        view = position.view(position.seat)
        for part in PARTS:
            assert [line for line in shown.draw(view, part) if len(line) > width] == [], part
        for line in [*shown.draw_turn(view), *shown.brief(view)]:
            assert len(line) <= width


# ---- at the terminal


@pytest.mark.parametrize(
    ("seats", "match", "language"),
    [("you,greedy", "no", "en"), ("you,random", "yes", "fr"), ("you,you", "no", "fr")],
)
def test_whole_games_are_played_at_the_terminal(seats: str, match: str, language: str):
    choose = random.Random(seats)
    others = ["?", "board", "help", "card R25", "log", "? 1", "hint" if match == "no" else "log"]

    def answer() -> str:
        if choose.random() < 0.03:
            return choose.choice(others)
        position = terminal.table.position
        return str(choose.randint(1, max(1, len(position.options))))

    out = io.StringIO()
    screen = Screen(out, Typist(answer), 80)
    terminal = Terminal(new_table(GAME, seats.split(","), 3, {"match": match}), language, screen)
    assert terminal.run() == 0
    text = out.getvalue()
    assert "⟨" not in text
    assert "{" not in text
    # Prompts and paths are left to the terminal to wrap.
    drawn_lines = [line for line in text.splitlines() if not re.search("labrys|Entrée", line)]
    assert [line for line in drawn_lines if len(line) > 80] == []
    assert ("wins." if language == "en" else "gagne.") in text
    if match == "yes":
        assert "Entre deux parties" in text


def shown(*typed: str) -> Show:
    """What somebody sees who begins a game as first player and types this."""
    return Show(new_table(GAME, ["you", "random"], 5, {}), typed)


def test_the_game_is_called_by_its_name():
    assert shown().text.startswith("Minotaur Lords, game 5.")


def test_a_player_concedes_by_the_whole_word_only():
    game = shown("conc", "Concede")
    assert '"conc" is neither an option nor a command' in game.said
    assert "The opponent concedes" in game.text
    assert game.terminal.table.position.over


def test_help_names_what_is_always_possible_and_an_option_of_this_game():
    game = shown("help")
    assert "concede           Concede this game, at any question" in game.text
    assert '("act-skipping 0+1"; its first words' in game.said


def test_cards_stand_beside_the_columns_they_may_enter():
    made = tables.board(hand="R01 R03 R02")
    made.play("act")
    table = new_table(GAME, ["you", "random"], 5, {})
    table.engine.history.position = made.lords
    lines = Show(table).lines
    head = next(index for index, line in enumerate(lines) if line.split() == COLUMNS)
    assert lines[head + 1].split()[:3] == ["enter", "R01", "1"]
    assert lines[head + 1].endswith("Bronze Recruits")


def test_the_icons_in_hand_are_explained():
    legend = "M, R, E: the card may go into a military, religious or economic column."
    assert legend in drawn(tables.board(hand="R01"), "hand", width=100)
    assert legend not in drawn(tables.board(hand="R25"), "hand", width=100)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_tells_what_the_game_is_about(language):
    assert "Cresos" in sheet(tables.board(hand="R01").lords, language).about()


def test_conceding_is_told_as_possible_at_any_question():
    assert 'Possible at any question: type "concede".' in shown("? concede").text
    assert "There is nothing there now." in shown("board deck").text
