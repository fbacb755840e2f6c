"""The board of Diluvium for the browser: the parts that options name, and no leaks."""

import re
from collections import Counter

import pytest

import labrys
from labrys.boards.page import board_of
from labrys.games.diluvium.content.model import KINDS
from labrys.games.diluvium.page.aims import SIGNS as AIM_SIGNS
from labrys.games.diluvium.page.board import DiluviumBoard
from labrys.games.diluvium.page.parts import targets
from labrys.games.diluvium.rules.sail import Sail
from labrys.kernel.text.words import Words
from tests import drawing
from tests.drawing import Drawing, sitters, well_formed
from tests.ftl import messages

GAME = labrys.game("diluvium")
FOLDER = GAME.folder / "page"
BOARD_WORDS = GAME.folder / "words" / "board"
WORDS = {language: Words(GAME, language, [BOARD_WORDS], strict=True) for language in ("en", "fr")}
BOARDS = {language: DiluviumBoard(words) for language, words in WORDS.items()}
SETTINGS = {1: {"heirloom": "yes", "scenario": "granaries"}, 3: {"side": "b", "boards": "picked"}}


def drawn(view, seats, language="en"):
    return BOARDS[language].draw(view, sitters(seats))


def positions(seats, seed, every, **settings):
    return drawing.positions("diluvium", seats, seed, every, **settings)


# ---- the whole board


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 1), (3, 2), (4, 6)])
def test_every_option_is_played_by_clicking_what_it_names(seats, seed):
    seen = set()
    for position in positions(seats, seed, 1, **SETTINGS.get(seats, {})):
        if position.over:
            continue
        view = position.view(position.seat)
        parts = Counter(re.findall(r'data-part="([^"]*)"', drawn(view, seats)))
        clicked = set()
        for option in view.options:
            named = targets(option, view)
            assert named, position.spell(option)
            clicked.add(tuple(named))
            seen.add(GAME.lexicon.of(option).verb)
            for part in named:
                assert parts[part] == 1, f"{position.spell(option)}: {part}"
        assert len(clicked) == len(view.options), "two options are clicked alike"
    assert {"act", "sail", "settler", "settle", "produce"} <= seen


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_is_well_formed_at_every_stage_and_from_every_seat(seats, language):
    for position in positions(seats, 7 + seats, 40):
        for seat in range(-1, seats):
            html = drawn(position.view(seat), seats, language)
            well_formed(html)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_board_does_not_depend_on_what_the_viewer_cannot_know(seats):
    for position in positions(seats, 11, 60):
        for seat in range(-1, seats):
            view = position.view(seat)
            other = view.world(99).view(seat)
            assert drawn(view, seats) == drawn(other, seats)


def test_names_are_escaped_wherever_they_stand():
    board = BOARDS["en"]
    for position in positions(2, 4, 60):
        html = board.draw(position.view(0), sitters(2, "<q>&\"'"))
        if position.over:
            html += board.account(position.view(0), sitters(2, "<q>&\"'"))
        assert "<q>" not in html
        Drawing(html)


def test_every_shape_that_is_drawn_is_in_the_file():
    for seats in (1, 4):
        for position in positions(seats, 2, 50):
            reader = Drawing(drawn(position.view(0), seats))
            used = {value[1:] for value in reader.found["href"] if value.startswith("#dl-")}
            assert used <= set(reader.found["id"])


def test_ships_keep_their_names_on_the_way():
    position = next(
        at for at in positions(2, 3, 1) if at.agenda and isinstance(at.agenda[-1], Sail)
    )
    before = Drawing(drawn(position.view(position.seat), 2)).found["data-piece"]
    position.play(position.options[0])
    after = Drawing(drawn(position.view(position.seat), 2)).found["data-piece"]
    for name in ("explorer-0", "warship-0", "explorer-1", "warship-1"):
        assert name in before
        assert name in after


# ---- voyages


def test_a_voyage_shows_its_way_and_its_food_before_it_is_confirmed():
    looked = 0
    for position in positions(2, 5, 1):
        if position.over or not isinstance(position.agenda[-1], Sail):
            continue
        view = position.view(position.seat)
        html = drawn(view, 2)
        for option in view.options:
            if GAME.lexicon.of(option).verb != "sail":
                continue
            place, go = targets(option, view)
            assert go == f"{place}-go"
            hint = WORDS["en"].wording.hint(option, view)
            food = int(next(iter(re.findall(r"(\d+) Food", hint)), "0"))
            outline = html[html.index(f'data-part="{place}"') :]
            told = re.findall(r'aria-label="([^"]*)"', outline)[0]
            assert told.endswith("Free" if not food else f"{food} Food")
            assert 'class="dl-way"' in outline[: outline.index(f'data-part="{go}"')]
            looked += 1
    assert looked > 20


def test_a_fight_tells_what_the_other_may_come_to_and_no_more():
    position = next(at for at in positions(3, 2, 1) if not at.over and at.prompt() == "ask-bid")
    view = position.view(position.seat)
    step = position.agenda[-1]
    other = step.defender if step.attacker == position.seat else step.attacker
    rival = position.empires[other]
    html = drawn(view, 3)
    most = rival.strength + rival.tokens()
    assert f"Ariadne {other} may come to {rival.strength} to {most}." in html


# ---- the end


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_account_adds_up_and_names_the_winner(seats):
    *_, position = positions(seats, 5, 10_000)
    html = BOARDS["en"].account(position.view(0), sitters(seats))
    rows = re.findall(r"<tr>.*?</tr>", html)
    gold = [[int(n) for n in re.findall(r">(\d+)</td>", row)] for row in rows[1:]]
    assert gold[-1] == list(position.points)
    assert [sum(column) for column in zip(*gold[:-1], strict=True)] == gold[-1]
    assert f"{max(position.points)} Gold" in html


def test_alone_the_account_tells_of_the_fleet():
    *_, position = positions(1, 5, 10_000)
    html = BOARDS["fr"].account(position.view(0), sitters(1))
    assert "Flotte engloutie" in html


def test_the_pages_find_the_board():
    assert isinstance(board_of(WORDS["en"]), DiluviumBoard)


# ---- words


def test_no_message_of_the_page_is_missing_or_unused():
    sources = "".join(path.read_text() for path in FOLDER.glob("*.py"))
    english, french = (messages(BOARD_WORDS / f"{name}.ftl") for name in ("en", "fr"))
    assert list(english) == list(french)
    built = ["page-low", "page-empty", "page-explorer-of", "page-warship-of"]
    built += [f"page-means-{kind}" for kind in KINDS]
    built += [f"page-{what}-{aim}" for what in ("goal", "aim") for aim in AIM_SIGNS]
    for name in english:
        if name.startswith("page-") and name not in built:
            assert f'"{name}"' in sources, name
