"""The table of Minotaur Lords in the browser: what is shown, what can be clicked, what stays
hidden."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from labrys.boards.page import board_of
from labrys.boards.people import Sitter
from labrys.games.minotaur.content import language as clauses
from labrys.games.minotaur.content.language import CLAUSES
from labrys.games.minotaur.page import effects as page_effects
from labrys.games.minotaur.page import legend as page_legend
from labrys.games.minotaur.page.board import LordsBoard, board
from labrys.kernel.position import Position
from labrys.kernel.text.words import Words
from labrys.kernel.view import View
from tests.drawing import Drawing
from tests.ftl import messages
from tests.games.minotaur import table as tables
from tests.games.minotaur.table import GAME, Table, full

FOLDER = GAME.folder / "page"
BOARD_WORDS = GAME.folder / "words" / "board"
WORDS = {language: Words(GAME, language, [BOARD_WORDS], strict=True) for language in ("en", "fr")}
BOARDS: dict[str, LordsBoard] = {language: board(words) for language, words in WORDS.items()}
SITTERS = [Sitter("Ann & <Co>", "purple", you=True), Sitter("Bob", "green", bot=True)]


def drawn(made: Table, seat: int = 0, language: str = "en") -> str:
    return BOARDS[language].draw(made.lords.view(seat), SITTERS)


def read(made: Table, seat: int = 0, language: str = "en") -> Drawing:
    return Drawing(drawn(made, seat, language))


def own_icons() -> set[str]:
    lines = (FOLDER / "icons.txt").read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def positions(seed: int, match: str = "yes") -> Iterator[Position]:
    """A random game or match, decision by decision."""
    choose = random.Random(seed)
    position = GAME.new(2, seed, {"match": match})
    while not position.over:
        yield position
        position.play(choose.choice(position.options))
    yield position


# ---- clicking


@pytest.mark.parametrize("seed", range(1, 5))
def test_every_option_that_names_something_is_played_by_clicking_it(seed: int):
    made = BOARDS["en"]
    for position in positions(seed):
        if position.over:
            break
        view = position.view(position.seat)
        parts = Counter(re.findall('data-part="([^"]*)"', made.draw(view, SITTERS)))
        seen: set[frozenset[str]] = set()
        for option in view.options:
            named = GAME.lexicon.of(option).parts
            targets = made.targets(option, view)
            assert targets or not named, view.spell(option)
            for target in targets:
                assert parts[target] == 1, (view.spell(option), target)
            assert not targets or frozenset(targets) not in seen, view.spell(option)
            seen.add(frozenset(targets))


def test_a_card_is_clicked_then_its_column():
    made = tables.board(hand="R01").act()
    option = made.lords.read("enter R01 UM")
    assert BOARDS["en"].targets(option, made.lords.view(0)) == ["card-R01", "column-UM"]


def test_the_first_player_clicks_the_two_phases_to_skip():
    made = tables.board(hand="R01", turn=1)
    made.lords.turn = 1
    option = made.lords.read("act-skipping 1+supremacy")
    assert BOARDS["en"].targets(option, made.lords.view(0)) == ["phase-1", "phase-supremacy"]


def test_the_deck_is_clicked_to_draw_and_the_other_hand_to_look_at_it():
    made = tables.board(mine="UE: R23", hand="R01").act("1").play("activate R23")
    assert BOARDS["en"].targets(made.lords.read("draw"), made.lords.view(0)) == ["deck-0"]
    made = tables.board(mine="UR: B23", their_hand="B01", hand="R01").act("2")
    made.play("activate B23")
    assert BOARDS["en"].targets(made.lords.read("look"), made.lords.view(0)) == ["hand-1"]


# ---- a drawing in general


@pytest.mark.parametrize("language", ["en", "fr"])
def test_drawings_are_clean_in_every_position(language: str):
    icons = own_icons()
    for count, position in enumerate(positions(11)):
        for seat in (0, 1, -1) if count % 5 == 0 or position.over else ():
            html = BOARDS[language].draw(position.view(seat), SITTERS)
            page = Drawing(html)
            assert "⟨" not in html
            assert "{" not in html
            assert set(page.icons) <= icons
            assert max(page.pieces.values()) == 1
            assert all(re.fullmatch("[a-z0-9-]+", piece) for piece in page.pieces)
            assert max(page.ids.values()) == 1
            for tag, name, value in page.attributes:
                assert name != "style", tag
                assert not name.startswith("on"), tag
                assert not value.startswith("data:"), tag


def test_names_of_players_are_escaped():
    html = drawn(full()) + BOARDS["en"].account(full().lords.view(0), SITTERS)
    assert "<Co>" not in html
    assert "Ann &amp; &lt;Co&gt;" in html
    assert "&amp;amp;" not in html


@pytest.mark.parametrize("seed", [2, 5])
def test_a_seat_sees_the_same_in_every_world_of_its_view(seed: int):
    for count, position in enumerate(positions(seed)):
        if count % 7:
            continue
        for seat in (0, 1, -1):
            view = position.view(seat)
            html = BOARDS["en"].draw(view, SITTERS)
            for world in (1, 2):
                again = worlds_view(view, world, seat)
                assert BOARDS["en"].draw(again, SITTERS) == html


def worlds_view(view: View, seed: int, seat: int) -> View:
    return view.world(seed).view(seat)


def test_the_board_is_found_in_the_games_folder():
    assert isinstance(board_of(WORDS["fr"]), LordsBoard)


def test_drawing_takes_no_more_than_ten_times_as_long_as_the_view_itself():
    views, drawings = 0.0, 0.0
    fresh = board(WORDS["en"])
    for position in positions(3, "no"):
        start = perf_counter()
        view = position.view(0)
        json.dumps(view.facts())
        middle = perf_counter()
        fresh.draw(view, SITTERS)
        views += middle - start
        drawings += perf_counter() - middle
    assert drawings < 10 * views


# ---- what is shown


def test_the_viewer_lies_at_the_bottom_and_seat_0_for_a_spectator():
    for seat, below in ((0, "card-R04"), (1, "card-B11"), (-1, "card-R04")):
        html = drawn(full(), seat)
        above = "card-B11" if below == "card-R04" else "card-R04"
        middle = html.index('data-part="column-UM"')
        assert html.index(f'data-part="{above}"') < middle < html.index(f'data-part="{below}"')


def test_a_card_tells_its_power_and_why():
    text = read(full()).shown
    assert "power 3: 2, +1 Captain Tharok" in text
    assert "cursed, 2 counters" in text
    assert "puissance 3" in read(full(), language="fr").shown


def test_curse_counters_lie_on_their_cards_and_many_are_a_figure():
    pieces = read(full()).pieces
    assert {"curse-r05-1", "curse-r05-2", "curse-r13-1", "curse-b17-1"} <= pieces.keys()
    assert "curse-b17-2" not in pieces
    assert "<b>5</b></span>" in drawn(full())


def test_a_column_tells_both_totals_and_who_holds_it():
    text = read(full()).shown
    assert "Upper Military: Bob 3, Ann & <Co> 9; supremacy: Ann & <Co>" in text
    assert "Lower Military: Bob 0, Ann & <Co> 0; nobody has supremacy" in text
    assert 'class="counter near purple" data-piece="counter-um"' in drawn(full())
    assert 'class="counter far green" data-piece="counter-ur"' in drawn(full())


def test_the_leader_lies_at_the_middle_of_its_column():
    html = drawn(full())
    near = html[html.index('data-part="column-UM"') :]
    assert near.index("card-R20") < near.index("card-R04")
    far = html[: html.index('data-part="column-UR"')]
    assert far.index("card-B13") < far.index("card-B20")


def test_gods_lie_in_the_centre_and_a_fate_while_it_takes_effect():
    page = read(full())
    assert page.parts["card-B24"] == 1
    made = tables.board(mine="UM: R04", hand="R28").act().play("play R28")
    assert "Takes effect" in read(made).shown
    assert read(made).parts["card-R28"] == 1


def test_the_other_hand_is_backs_and_what_was_seen_of_it_lies_open():
    made = full()
    assert "Salt Horde" not in drawn(made)
    assert {"back-1-0", "back-1-1"} <= read(made).pieces.keys()
    made.lords.sides[1].seen.append(made.number("B12"))
    page = read(made)
    assert page.parts["card-B12"] == 1
    assert "back-1-1" not in page.pieces
    assert "Cards you know in the hand of Bob" in page.shown


def test_the_discard_pile_opens_by_itself_when_a_card_is_taken_from_it():
    made = tables.board(hand="B30", discard="R21 R20").act("2")
    assert '<details class="pile discards" id="discards-0">' in drawn(made)
    made.play("play B30")
    assert '<details class="pile discards" id="discards-0-asked" open>' in drawn(made)


def test_cards_named_so_far_are_marked_for_who_named_them_only():
    made = tables.board(hand="R01 R04").play("refresh", "discard R01")
    assert re.search(r'class="card miron minion marked[^>]*data-part="card-R01"', drawn(made))
    assert "marked" not in drawn(made, 1)


def test_the_turn_shows_phase_actions_and_what_is_still_due():
    made = full().act("1")
    text = read(made).shown
    assert "Turn 5" in text
    assert "1 action left" in text
    assert "a card must still leave the hand" in text
    assert 'aria-current="step"' in drawn(made)


def test_the_aim_is_told_until_the_game_is_over():
    assert "Aim: hold two columns of each region" in read(full()).shown
    ended = tables.board(hand="R01", their_deck=0)
    assert "Aim:" not in read(ended).shown


def test_both_are_warned_when_somebody_is_about_to_win():
    made = tables.board(counters="- UM UR LM LE")
    assert "Bob holds two columns of each region, and wins if" in read(made, 0).shown
    assert 'class="aim close bad"' in drawn(made, 0)
    assert "You hold two columns of each region." in read(made, 1).shown
    assert 'class="aim close good"' in drawn(made, 1)


def test_a_bulls_head_stands_for_each_column_that_is_held():
    html = drawn(tables.board(counters="UM UR - LE"))
    assert html.count('class="bull purple"') == 2
    assert html.count('class="bull green"') == 1
    assert html.count('class="tally enough"') == 1


# ---- the match


def between_games() -> Table:
    return tables.board(hand="R01", match=True, their_deck=0)


def test_between_games_the_deck_and_the_bonus_deck_lie_open():
    made = between_games()
    page = read(made)
    assert page.parts["card-R30"] == page.parts["card-W24"] == 1
    assert page.parts["column-UM"] == 0
    assert "Between two games" in page.shown
    assert drawn(made).count('class="vacant"') == 5


def test_cards_that_leave_lie_in_a_tray_that_the_other_does_not_see():
    made = between_games().play("remove R30", "remove R02")
    html = drawn(made)
    tray = html[html.index('class="tray out"') : html.index("In your deck")]
    assert "card-R30" in tray
    assert "card-R02" in tray
    assert "card-R01" not in tray
    assert tray.count('class="vacant"') == 3
    assert "card-R30" not in drawn(made, 1)
    assert "card-R30" not in drawn(made, -1)


def test_what_was_taken_is_new_in_the_deck():
    made = between_games().play("remove R30", "remove R02", "done", "done", "take W05")
    html = drawn(made)
    tray = html[html.index('class="tray in"') : html.index("In your deck")]
    assert "card-W05" in tray
    assert tray.count('class="vacant"') == 1
    assert "Put there by the houses: 2 cards" in html


# ---- the end


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_account_tells_who_won_and_how(language: str):
    made = tables.board(hand="R01", their_deck=0)
    assert made.is_over()
    html = BOARDS[language].account(made.lords.view(0), SITTERS)
    page = Drawing(html)
    won = {"en": "The opponent’s deck is empty", "fr": "La pioche adverse est vide"}
    assert won[language] in page.shown
    assert html.count("<caption>") == 3
    assert html.count('<th scope="row">') == 6


def test_the_account_of_a_match_tells_the_games():
    *_, last = positions(4)
    html = BOARDS["en"].account(last.view(-1), SITTERS)
    assert "wins the match by 2 to" in html
    assert "Games won" in html


# ---- icons


def test_every_clause_and_every_icon_has_its_meaning():
    assert page_effects.CLAUSE_ICONS.keys() == {row.code for row in CLAUSES.rows}
    told = {name for names in page_legend.GROUPS.values() for name in names}
    used = set(page_effects.CLAUSE_ICONS.values())
    used |= {*page_effects.TYPE_ICONS, *page_effects.KIND_ICONS, *page_effects.TRAIT_ICONS}
    assert used == told
    assert {f"lords-{name}" for name in told} <= own_icons()


def test_every_sign_of_the_legend_has_a_meaning_and_every_meaning_a_sign():
    signs = {*page_legend.ON_TABLE, *page_legend.ON_CARDS}
    signs |= {name for names in page_legend.GROUPS.values() for name in names}
    known = messages(GAME.folder / "words" / "board" / "en.ftl")
    told = {name for name in known if name.startswith("page-means-")}
    assert told == {f"page-means-{name}" for name in signs}


def test_every_card_of_the_box_has_a_picture():
    pictures = {name for name in own_icons() if name.startswith("lords-card-")}
    assert pictures == {f"lords-card-{card.id.lower()}" for card in GAME.content.cards}


def test_every_icon_is_used():
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    code += Path(clauses.__file__).read_text(encoding="utf-8")
    for name in own_icons():
        short = name.removeprefix("lords-")
        assert short.startswith("card-") or f'"{short}"' in code, name
