"""The terminal client: what it shows, what it understands, and that nothing gets lost."""

import io
import os
import random
from functools import cache

import pytest

import labrys
from labrys.games.minos.rules.minos import Minos
from labrys.kernel.errors import LabrysError
from labrys.tables.terminal.client import Terminal
from labrys.tables.terminal.opening import load_table
from labrys.tables.terminal.screen import NARROW, Screen, broken
from labrys.tables.terminal.table import read_seats
from tests.tables.terminal.screens import ALWAYS_FIRST, Show, Typed, Typist, minos, played, show

# ---- whole games


@cache
def whole_game(seats: str, language: str) -> Show:
    """A game through a pipe: the first option is the answer to every question."""
    return show(*["1"] * ALWAYS_FIRST, seats=seats, language=language)


@pytest.mark.parametrize(
    ("seats", "language"),
    [
        ("you", "fr"),
        ("you,random", "en"),
        ("random,you,random", "fr"),
        ("you,random,random,you", "en"),
    ],
)
def test_a_whole_game_can_be_played_through_a_pipe(seats, language):
    game = whole_game(seats, language)
    assert game.status == 0
    assert game.terminal.table.position.over
    assert ("The game is over." if language == "en" else "La partie est terminée.") in game.text


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(width, language):
    for seats in ("you", "you,random,random,random"):
        table = played(minos(seats), 60)
        commands = ["board", "?", "log all", "help", "? MIN-ACT-08", "1", "1", "1"]
        game = Show(table, commands, language, width)
        paths = str(game.kept)
        assert [line for line in game.lines if len(line) > width and paths not in line] == []


def test_bots_alone_play_a_game_that_a_spectator_reads():
    game = show(seats="random,random", seed=2)
    assert "drafts the" in game.text
    assert "draws a card of Age I" in game.text
    assert "wins." in game.text or "share the win." in game.text


def test_the_end_tells_points_by_category_the_winners_and_the_record():
    game = whole_game("you,random", "en")
    end = game.last("── Points")
    points = game.terminal.table.position.points
    total = next(line for line in end.splitlines() if "Total" in line)
    assert [int(word) for word in total.replace("│", " ").split()[1:]] == points
    assert "Starting card" in end
    assert "wins." in end
    kept = game.kept
    assert f"labrys replay {kept}" in end
    assert labrys.load(kept.read_text()).points == points


def test_alone_a_defeat_is_told_as_one():
    assert "Rhadamanthe gagne contre vous." in whole_game("you", "fr").text


# ---- what is shown


def test_a_turn_shows_the_board_and_the_seat_s_view():
    game = Show(played(minos(seed=4), 30))
    for heading in ("Clans", "Vases", "Trade Routes", "Progress tracks", "Offer", "Your cards"):
        assert f"── {heading} " in game.text
    assert "── Map " in game.text
    assert "── Action rows " in game.text
    assert "1 Grain" in game.text


def test_options_are_listed_by_number_and_spelling_with_words():
    game = show()
    assert "   1  start ST-2A  Take Starting card Quarry House" in game.text


def test_many_options_of_one_verb_stand_in_a_grid():
    table = minos()
    while table.position.prompt() != "ask-draft" or table.position.seat != 0:
        table.play(table.position.options[0])
    game = Show(table)
    header = next(line for line in game.lines if "prepare" in line and "wild" in line)
    assert header.split() == ["prepare", "develop", "build", "expand", "wild"]
    row = next(line for line in game.lines if line.startswith("  draft "))
    assert row.split()[2:] == ["1", "2", "3", "4", "5"]


def test_numbers_and_spellings_play_the_same_option():
    by_number = show("2").terminal.table.position.record()
    by_spelling = show("start ST-2B").terminal.table.position.record()
    in_capitals = show("START   st-2b").terminal.table.position.record()
    assert by_number == by_spelling == in_capitals


def test_the_first_words_of_a_spelling_are_enough_when_they_fit_one_option():
    game = show("start")
    assert "Options that begin like this:" in game.text
    assert not game.terminal.table.plies
    chosen = show("start ST-2A", "ability").terminal.table
    assert chosen.plies


def test_another_seat_s_secrets_are_never_shown():
    table = played(minos("you,you,random", seed=3), 6)
    position = table.position
    assert isinstance(position, Minos)
    secret = [position.content.decrees[card].name["en"] for card in position.clans[1].hand]
    assert secret
    view = Show(table, ["", "log all", "board"])
    first = view.text[: view.text.index("Now Green")] if "Now Green" in view.text else view.text
    shown = [name for name in secret if name in first]
    assert table.position.seat != 1 or shown == secret
    assert table.position.seat == 1 or shown == []


def test_what_bots_did_is_told_between_questions():
    game = show("1")
    told = game.last("• Purple takes Starting card Quarry House.")
    assert "• Green takes" in told


def test_equal_sentences_are_counted_not_repeated():
    assert "Green draws a card of Age I. (× 6)" in show("1").text


class Live(io.StringIO):
    """Output that goes to a terminal."""

    def isatty(self):
        return True


def painted() -> str:
    return Screen(Live(), io.StringIO(), 80).paint("purple", "P3")


def test_colours_are_for_terminals_that_want_them(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert painted() == "\x1b[1;35mP3\x1b[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert painted() == "P3"
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert painted() == "P3"
    assert "\x1b" not in show("board", "?").text


# ---- two people at one screen


def test_the_screen_is_handed_over_between_people():
    game = show("", "1", "", "1", seats="you,you")
    first = game.after("Now ").splitlines()[0]
    assert "Press Enter when you are ready." in first
    assert "Now Purple" in game.text
    assert "Now Green" in game.text


def test_handing_over_clears_a_live_screen(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    out = Live()
    screen = Screen(out, io.StringIO("\n1\n\n"), 80)
    Terminal(minos("you,you"), "en", screen).run()
    assert "\x1b[2J\x1b[3J" in out.getvalue()


# ---- questions


def test_a_question_mark_tells_what_is_asked_and_why_not():
    table = played(minos(seed=4), 30)
    game = Show(table, ["?"])
    asked = game.after("Not possible now:")
    assert "(MIN-" in asked


def test_a_question_mark_before_a_spelling_tells_that_refusal():
    table = minos(seed=4)
    while not (table.position.seat == 0 and table.position.prompt() == "ask-turn"):
        table.play(table.position.options[0])
    refusal = table.position.view(0).refusals()[0]
    game = Show(table, [f"? {table.position.spell(refusal.option)}"])
    assert f"({refusal.rule})." in game.text


def test_a_question_mark_before_a_number_tells_what_the_option_does():
    game = show("? 1")
    assert "Possible: 1, Take Starting card Quarry House" in game.text
    assert "Starting card Quarry House (ST-2A):" in game.last("Possible:")


def test_a_question_mark_before_a_rule_s_id_shows_the_rule():
    game = show("? MIN-BUILD-08")
    assert "MIN-BUILD-08 · " in game.text
    assert "Towers" in game.last("MIN-BUILD-08 · ")
    assert "MIN-BUILD-08 · " in show("? min-build-08", language="fr").text


def test_a_rule_that_does_not_exist_gets_a_sentence():
    assert "MIN-BUILD-99" in show("? MIN-BUILD-99").last("rulebook")


def test_a_question_mark_before_nonsense_gets_a_sentence():
    assert '"frobnicate" is neither an option nor a command.' in show("? frobnicate").text


# ---- commands


def test_help_lists_every_command():
    text = show("help").text
    for word in ("board", "card", "log", "undo", "redo", "save", "load", "hint", "quit"):
        assert f"\n  {word}" in text


def test_commands_have_french_names_and_keep_their_english_ones():
    assert "\n  annuler" in show("aide", language="fr").text
    assert "\n  annuler" in show("help", language="fr").text


def test_parts_of_the_board_can_be_asked_for():
    game = show("board map")
    assert "C City" in game.text
    assert 'no part "moon"' in show("board moon").text


def test_a_card_is_looked_up_by_id_or_name():
    game = show("card I17", "card seal of", "card F01", "card Z99", "card")
    assert "Coastal Barter (I17)" in game.text
    assert "Seal of the Queen (I35)" in game.text
    assert "Foundation F01" in game.text
    assert 'There is no card or tile "Z99".' in game.text
    assert "Which one?" in game.text


def test_the_log_goes_back_as_far_as_wanted():
    table = played(minos(), 40)
    while table.position.seat != 0:
        table.play(table.position.options[0])
    choices = table.plies
    assert f"… {choices - 20} earlier" in Show(table, ["log"]).text
    assert f"… {choices - 5} earlier" in Show(table, ["log 5"]).text
    assert "takes Starting card" in Show(table, ["log all"]).text
    assert "Nothing has happened yet." in show("log").text


def test_a_hint_is_an_option_with_its_number():
    game = show("hint")
    assert game.text.count("greedy would choose ") == 1


def test_an_empty_line_asks_again():
    assert show("", "").status == 0


# ---- undo and redo


def at_the_first_hand() -> list[str]:
    return ["1", "1"]


def test_undo_takes_a_choice_back_and_redo_plays_it_again():
    before = show(*at_the_first_hand()).terminal.table.position.record()
    after = show(*at_the_first_hand(), "1").terminal.table.position.record()
    undone = show(*at_the_first_hand(), "1", "undo")
    assert "Taken back." in undone.text
    assert undone.terminal.table.position.record() == before
    redone = show(*at_the_first_hand(), "1", "undo", "redo")
    assert "Played again." in redone.text
    assert redone.terminal.table.position.record() == after


def test_undo_stops_where_something_new_was_seen():
    game = show("1", "undo")
    assert "you have seen something new since." in game.text
    assert game.terminal.table.plies >= 1


def test_undo_goes_back_past_bots_who_always_consent():
    table = minos(seed=4)
    while table.position.prompt() != "ask-draft" or table.position.seat != 0:
        table.play(table.position.options[0])
    choices = table.plies
    game = Show(table, ["1", "undo"])
    assert "Taken back." in game.text
    assert game.terminal.table.plies == choices


def test_undo_does_not_go_past_another_person():
    table = minos("you,you", seed=4)
    while table.position.prompt() != "ask-draft":
        table.play(table.position.options[0])
    game = Show(table, ["", "1", "", "undo"])
    assert "another player has chosen since." in game.text


def test_there_may_be_nothing_to_undo_or_redo():
    assert "There is nothing to take back." in show("undo").text
    assert "There is nothing to play again." in show("redo").text


# ---- saving, loading, leaving


def test_the_end_of_the_input_saves_and_says_where(state):
    game = show("1", "1")
    assert game.status == 0
    assert "The input has ended." in game.text
    assert f"labrys play --load {game.kept}" in game.text
    loaded = load_table(game.kept)
    assert loaded.position.record() == game.terminal.table.position.record()
    assert loaded.seats == ["you", "random"]
    assert list(state.iterdir()) == [game.kept]


def test_every_choice_is_kept_before_the_bots_think(monkeypatch):
    def interrupted(self, seat):
        raise KeyboardInterrupt

    monkeypatch.setattr("labrys.tables.terminal.table.Table.let_bot_play", interrupted)
    game = show("1")
    assert game.status == 130
    assert "Interrupted." in game.text
    assert load_table(game.kept).plies == 1


def test_a_game_is_saved_and_loaded_by_name(tmp_path):
    path = tmp_path / "game.txt"
    saved = show("1", f"save {path}", "1", f"load {path}")
    assert f"Saved in {path}." in saved.said
    assert "The game you leave is kept in" in saved.said
    assert saved.terminal.table.position.record() in path.read_text()
    gone_on = Show(load_table(path), ["1"])
    assert gone_on.terminal.table.plies > load_table(path).plies


def test_a_loaded_game_has_its_log_and_its_way_back(tmp_path):
    path = tmp_path / "game.txt"
    show(*at_the_first_hand(), "1", f"save {path}")
    game = Show(load_table(path), ["undo", "log all"])
    assert "Taken back." in game.text
    assert "Purple takes Starting card" in game.text


def test_going_on_with_an_automatic_copy_keeps_one_file(state):
    kept = show("1").kept
    Show(load_table(kept), ["1"], loaded=kept)
    assert list(state.iterdir()) == [kept]


def test_saving_never_replaces_another_file_unasked(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ariadne")
    game = show(f"save {path}")
    assert "was left as it is" in game.said
    assert path.read_text() == "Dear Ariadne"
    show(f"save! {path}")
    assert labrys.load(path.read_text()).seats == 2


def test_a_file_saved_in_this_game_may_be_saved_again(tmp_path):
    path = tmp_path / "game.txt"
    game = show(f"save {path}", "1", f"save {path}")
    assert game.said.count(f"Saved in {path}.") == 2


def test_quit_offers_to_save(tmp_path):
    path = tmp_path / "game.txt"
    game = show("1", "quit", str(path), "1")
    assert "Name a file to save it there as well" in game.text
    assert labrys.load(path.read_text()).record() == game.terminal.table.position.record()
    assert "The game is kept in" in show("quit", "").text


def test_quit_asks_again_when_a_file_cannot_be_written(tmp_path):
    game = show("quit", str(tmp_path), "")
    assert "cannot be written" in game.said
    assert game.status == 0


def test_a_state_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path, monkeypatch):
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    game = show("1", "quit", str(tmp_path / "game.txt"))
    assert "the game is not kept by itself" in game.said
    assert "to leave without saving" in game.text
    assert labrys.load((tmp_path / "game.txt").read_text()).seats == 2


def test_a_folder_that_is_not_there_is_made_only_if_that_is_wanted(tmp_path):
    path = tmp_path / "games" / "of mine" / "game.txt"
    for answer in ("no", "", "1"):
        game = show("1", f"save {path}", answer)
        assert f"There is no folder {path.parent} yet. Make it (yes or no)?" in game.said
        assert "Nothing was saved." in game.said
        assert not path.parent.parent.exists()
    assert f"Saved in {path}." in show("1", f"save {path}", "Yes").said
    assert labrys.load(path.read_text()).seats == 2
    french = show("1", f"sauver {tmp_path / 'parties' / 'une.txt'}", "oui", language="fr")
    assert "Le créer (oui ou non)" in french.said
    assert (tmp_path / "parties" / "une.txt").is_file()


@pytest.mark.parametrize("columns", [30, 45, 60, 72])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_narrow_screen_breaks_between_words(columns, language, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = Typed(["1", "1", "board", "help", "rules 3"])
    narrow = io.StringIO()
    Terminal(minos(), language, Screen(narrow, typed)).run()
    wide = Show(minos(), ["1", "1", "board", "help", "rules 3"], language, NARROW)
    words = set(wide.text.split())
    for line in narrow.getvalue().splitlines():
        if line.lstrip().startswith(("labrys ", "/")) or len(line.split()) < 2:
            continue
        assert len(line) <= columns or " >" in line, line
    if columns <= NARROW:
        told = [word for word in narrow.getvalue().split() if word.strip("─═")]
        assert [word for word in told if word not in words and "labrys" not in word] == []


def test_a_line_is_broken_between_words_whatever_its_colours():
    painted = "  \x1b[1mone two\x1b[0m three four"
    assert broken(painted, 100) == [painted]
    assert broken(painted, 12) == ["  \x1b[1mone two\x1b[0m", "  three four"]
    assert broken("── Title " + "─" * 40, 20) == ["── Title"]
    assert broken("a" * 30 + " b", 20) == ["a" * 30, "b"]


@pytest.mark.parametrize("typed", ["save", "load", "save /nowhere/at/all/x", "load /nowhere.txt"])
def test_a_save_or_load_that_fails_loses_nothing(typed):
    before = show("1").terminal.table.position.record()
    game = show("1", typed, "undo")
    assert game.terminal.table.position.record() == before


def test_loading_what_is_no_record_leaves_the_game_as_it_is(tmp_path):
    (tmp_path / "cut.txt").write_text(labrys.new("minos", seed=1).record()[:200])
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    game = show("1", f"load {tmp_path / 'cut.txt'}", f"load {tmp_path / 'picture.png'}")
    assert "the record is cut" in game.said
    assert "not text in UTF-8" in game.said
    assert game.terminal.table.position.record() == show("1").terminal.table.position.record()


def test_a_remark_in_a_record_cannot_name_code(tmp_path):
    path = tmp_path / "game.txt"
    marker = tmp_path / "ran"
    (tmp_path / "evil.py").write_text(f"open({str(marker)!r}, 'w')\n")
    path.write_text(labrys.new("minos", seed=1).record() + "# seats you,evil:Bot\n")
    assert load_table(path).seats == ["you", "greedy"]
    assert not marker.exists()
    with pytest.raises(LabrysError):
        read_seats("you,evil:Bot")


# ---- wrong input


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "There is no option 99: they are numbered from 1 to 4."),
        ("0", "There is no option 0"),
        ("9" * 5000, "There is no option"),
        ("draft red-9 build", 'Did you mean "draft red-6 build"?'),
        ("draft red-5 build", "this is not offered now."),
        ("frobnicate", '"frobnicate" is neither an option nor a command.'),
        ("!" * 5000, "is neither an option nor a command."),
        ("save! ", 'Write "save" and the name of a file.'),
        ("\x00\x1b[2J", "is neither an option nor a command."),
        ("load \x00", "cannot be read"),
        ("save \x00", "cannot be written"),
    ],
)
def test_a_mistake_costs_nothing_but_a_sentence(typed, sentence):
    game = show(typed)
    assert sentence in game.said
    assert game.status == 0
    assert not game.terminal.table.plies


def test_control_characters_are_not_sent_back_to_the_terminal():
    assert "\x1b" not in show("\x1b[2J boo", "card \x1b]0;x\x07", "? \x1b[31m").text


def test_a_random_typist_never_breaks_the_client():
    chance = random.Random(7)
    commands = ["?", "board map", "log", "undo", "redo", "hint", "help", "card I17", "? 1", "xyzzy"]

    def answer() -> str:
        if chance.random() < 0.3:
            return chance.choice(commands)
        return str(chance.randint(1, 30))

    out = io.StringIO()
    terminal = Terminal(minos("you,random", 8), "fr", Screen(out, Typist(answer), 80))
    assert terminal.run() == 0
    assert terminal.table.position.over
    assert "⟨" not in out.getvalue()


def test_the_state_folder_follows_the_system(monkeypatch, tmp_path):
    from labrys.tables.saves import state_folder

    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    if os.name == "posix":
        assert state_folder() == tmp_path / ".local" / "state" / "labrys"


# ---- for those who don't know the game


@pytest.mark.parametrize(("language", "word"), [("en", "rules"), ("fr", "règles")])
def test_the_rules_tell_what_the_game_is_about_and_list_the_chapters(language, word):
    game = show(word, language=language)
    assert word in game.lines[0]
    about = {"en": "You lead a clan", "fr": "Vous menez un clan"}[language]
    chapter = {"en": "Scoring", "fr": "Décompte"}[language]
    told = game.after(about)
    assert "   1  " in told
    assert chapter in told


def test_a_chapter_is_opened_by_its_number_or_title():
    by_number, by_title = show("rules 5"), show("rules draft and place")
    for game in (by_number, by_title):
        chapter = game.after("Draft and place the dice")
        assert "MIN-DRAFT-01" in chapter
        assert "MIN-DRAFT-04" in chapter
        assert "MIN-PROG-01" not in chapter


def test_a_word_of_several_titles_lists_those_chapters():
    told = show("rules solo").after("Several chapters are called so:")
    assert "Solo: setup" in told
    assert "General rules" not in told


@pytest.mark.parametrize("number", ["xyz", "0", "99", "9" * 40])
def test_a_chapter_that_is_not_there_gets_a_sentence(number):
    assert "No chapter of the rulebook is called" in show(f"rules {number}").text


@pytest.mark.parametrize("typed", ["MIN-DRAFT-04", "min-draft-04", "rules MIN-DRAFT-04"])
def test_the_id_of_a_rule_alone_shows_the_rule(typed):
    assert "MIN-DRAFT-04 · Draft and place the dice" in show(typed).text


def test_an_unknown_rule_is_told_without_the_path_of_the_book():
    game = show("? MIN-FOO-99")
    told = game.after("The rulebook has no rule MIN-FOO-99.")
    assert "rulebook/" not in told


@pytest.mark.parametrize("typed", ["draft", "? draft", "draft red-5", "? tower"])
def test_the_first_words_of_something_for_later_are_not_called_misspelt(typed):
    words = typed.removeprefix("? ")
    assert f'Nothing that begins with "{words}" is offered now.' in show(typed).text


def test_a_part_with_nothing_to_show_says_so():
    assert "There is nothing there now." in show("board rival").text


@pytest.mark.parametrize("word", ["exit", "q", "Q"])
def test_other_words_for_leaving_are_understood(word):
    assert "Leaving." in show(word).text


def test_a_single_option_is_asked_for_as_one():
    table = minos()
    while len(table.position.options) > 1 or table.position.seat != 0:
        table.play(table.position.options[0])
    assert "Purple, 1 or ? >" in Show(table).text


def test_rows_of_a_grid_are_all_named_or_none():
    table = minos()
    while table.position.prompt() != "ask-draft" or table.position.seat != 0:
        table.play(table.position.options[0])
    for width in (80, 90, 100, 120):
        rows = [row for row in Show(table, (), "fr", width).lines if row.startswith("  draft ")]
        assert rows
        assert len({row.rstrip()[-1].isdecimal() for row in rows}) == 1


def test_between_two_drafts_only_the_dice_are_shown_again():
    table = minos()
    while table.position.prompt() != "ask-draft" or table.position.seat != 0:
        table.play(table.position.options[0])
    game = Show(table, ["1"])
    again = game.last("══ Minos · round 1")
    assert "── Map " in game.text
    assert "── Action rows " in again
    assert "── Map " not in again
    assert "The rest is as it was" in again


def test_after_handing_over_the_whole_board_is_shown():
    table = minos("you,you")
    while table.position.prompt() != "ask-draft":
        table.play(table.position.options[0])
    game = Show(table, ["", "1", "", "1", ""])
    assert "── Map " in game.last("══ Minos · round 1")
