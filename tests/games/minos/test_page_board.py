"""The board of Minos for the browser: the map, the parts that options name, and no leaks."""

import re
from collections import Counter

import pytest

import labrys
from labrys.boards.page import board_of
from labrys.games.minos.facts.table import table_of
from labrys.games.minos.page.board import SIGNS, MinosPage
from labrys.games.minos.page.land import FACES, face_of
from labrys.games.minos.page.legend import GROUPS, meaning
from labrys.games.minos.page.parts import targets
from labrys.games.minos.rules.options import LEXICON
from labrys.kernel.text.words import Words
from tests import drawing
from tests.drawing import Drawing, sitters, well_formed
from tests.ftl import messages

GAME = labrys.game("minos")
FOLDER = GAME.folder / "page"
BOARD_WORDS = GAME.folder / "words" / "board"
WORDS = {language: Words(GAME, language, [BOARD_WORDS], strict=True) for language in ("en", "fr")}
BOARDS = {language: MinosPage(words) for language, words in WORDS.items()}
# Options that are words alone: nothing on the table stands for them.
UNPLACED = {"grouped", "forfeit", "end-turn", "effect", "done", "draw-both", "pay", "warriors"}
UNPLACED |= {"free-point", "paid-point", "sell"}


def drawn(view, seats, language="en"):
    return BOARDS[language].draw(view, sitters(seats))


def positions(seats, seed, every):
    return drawing.positions("minos", seats, seed, every)


# ---- the map


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_regions_that_share_a_line_on_the_map_are_those_that_are_adjacent(seats):
    regions = table_of(labrys.new("minos", seats=seats, seed=1).view(0))["regions"]
    face = face_of(regions)
    assert face in FACES
    assert face.touching() == {region["number"]: region["borders"] for region in regions}


@pytest.mark.parametrize("face", FACES)
def test_neighbours_are_drawn_along_the_very_same_bends(face):
    outlines = {region: set(face.outline(region)[1:-1].split()) for region in face.around}
    for region, others in face.touching().items():
        for other in outlines:
            shared = outlines[region] & outlines[other]
            if other in others:
                assert len(shared) > 2
            elif other != region:
                assert len(shared) <= 1


@pytest.mark.parametrize("face", FACES)
def test_every_region_lies_on_the_map_and_has_room_for_its_pieces(face):
    for region in face.around:
        points = [point.split(",") for point in face.outline(region)[1:-1].split()]
        across = [int(x) for x, _ in points]
        down = [int(y) for _, y in points]
        assert min(across) >= 0
        assert max(across) <= face.width
        assert min(down) >= 0
        assert max(down) <= face.height
        x, y = face.centre(region)
        assert min(across) < x - 80 < x + 80 < max(across)
        assert min(down) < y - 81 < y + 81 < max(down)


def test_a_designer_s_map_is_drawn_as_islands(tmp_path):
    own = (GAME.folder / "content" / "map.toml").read_text()
    own = own.replace("borders = [3, 5] }", "borders = [3, 5, 7] }")
    own = own.replace("borders = [1, 6] }", "borders = [1, 4, 6] }")
    (tmp_path / "map.toml").write_text(own)
    game = labrys.games.make("minos", tmp_path)
    board = board_of(Words(game, "en", [BOARD_WORDS]))
    assert board is not None
    html = board.draw(game.new(2, 1).view(0), sitters(2))
    assert {f"region-{number}" for number in range(1, 8)} <= set(Drawing(html).found["data-part"])


# ---- the whole board


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 1), (3, 2), (4, 6)])
def test_every_option_that_names_things_is_played_by_clicking_them(seats, seed):
    seen = set()
    for position in positions(seats, seed, 4):
        if position.over:
            continue
        view = position.view(position.seat)
        parts = Counter(re.findall(r'data-part="([^"]*)"', drawn(view, seats)))
        for option in view.options:
            verb = LEXICON.of(option).verb
            named = targets(option, view)
            assert bool(named) == (verb not in UNPLACED), position.spell(option)
            seen.add(verb)
            for part in named:
                assert parts[part] == 1, f"{position.spell(option)}: {part}"
    assert {"draft", "retrieve", "step", "place", "take", "play"} <= seen


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_is_well_formed_at_every_stage_and_from_every_seat(seats, language):
    for position in positions(seats, 7 + seats, 80):
        for seat in range(-1, seats):
            html = drawn(position.view(seat), seats, language)
            well_formed(html)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_board_does_not_depend_on_what_the_viewer_cannot_know(seats):
    for position in positions(seats, 11, 120):
        for seat in range(-1, seats):
            view = position.view(seat)
            other = view.world(99).view(seat)
            assert drawn(view, seats) == drawn(other, seats)


def test_names_are_escaped_wherever_they_stand():
    board = BOARDS["en"]
    for position in positions(2, 4, 120):
        html = board.draw(position.view(0), sitters(2, "<q>&\"'"))
        html += board.account(position.view(0), sitters(2, "<q>&\"'"))
        assert "<q>" not in html
        Drawing(html)


def test_every_icon_on_the_board_is_in_the_list():
    lines = (FOLDER / "icons.txt").read_text().splitlines()
    listed = {line.split()[0] for line in lines if line and not line.startswith("#")}
    for seats in (1, 4):
        for position in positions(seats, 2, 100):
            html = drawn(position.view(0), seats)
            assert set(re.findall(r"icons\.svg#([\w-]+)", html)) <= listed


def test_dice_keep_their_names_on_the_way_from_the_pool_to_a_row():
    position = next(at for at in positions(2, 3, 1) if at.prompt() == "ask-draft")
    before = Drawing(drawn(position.view(position.seat), 2)).found["data-piece"]
    position.play(position.options[0])
    after = Drawing(drawn(position.view(position.seat), 2)).found["data-piece"]
    dice = sorted(name for name in before if name.startswith("die-"))
    assert dice == sorted(name for name in after if name.startswith("die-"))


# ---- the end


def end(seats, seed):
    *_, position = positions(seats, seed, 10_000)
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_account_adds_up_and_names_the_winner(seats):
    position = end(seats, 5)
    view = position.view(0)
    html = BOARDS["en"].account(view, sitters(seats))
    rows = re.findall(r"<tr>.*?</tr>", html)
    points = [[int(vp) for vp in re.findall(r">(\d+)</td>", row)] for row in rows[1:]]
    assert points[-1] == list(position.points)
    assert [sum(column) for column in zip(*points[:-1], strict=True)] == points[-1]
    winner = sitters(seats)[position.points.index(max(position.points))].name
    assert f"{winner} wins with {max(position.points)} VP" in html


def test_alone_the_account_tells_of_the_rival():
    html = BOARDS["en"].account(end(1, 5).view(0), sitters(1))
    assert "Rhadamanthus" in html
    assert "wins" in html


# ---- words


def test_no_message_of_the_page_is_missing_or_unused():
    sources = "".join(path.read_text() for path in FOLDER.glob("*.py"))
    english, french = (messages(BOARD_WORDS / f"{name}.ftl") for name in ("en", "fr"))
    assert list(english) == list(french)
    built = ["page-letter-", "page-region-", "page-tiles-", "page-route-"]
    built += ["page-city", "page-tower", "page-farm", "page-ship"]
    for name in english:
        if name.startswith("page-") and not name.startswith(tuple(built)):
            assert f'"{name}"' in sources or f"'{name}'" in sources, name


def test_every_sign_of_the_legend_has_a_meaning_and_every_meaning_a_sign():
    told = {meaning(name) for names in GROUPS.values() for name in names.split()}
    assert told == {name for name in messages(BOARD_WORDS / "en.ftl") if name.startswith("means-")}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_symbol_of_the_rulebook_is_drawn(language):
    text = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(\w+)`", text)) == set(SIGNS)
