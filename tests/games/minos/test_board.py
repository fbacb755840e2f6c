"""The board of Minos as text: a wall of regions, and what each part shows."""

import pytest

import labrys
from labrys.boards.terminal import padded, spaced
from labrys.games.minos.facts.table import table_of
from labrys.games.minos.terminal.board import IN_A_TURN, PARTS, WITH_DICE, board
from labrys.games.minos.terminal.map import WALLS, draw_wall, wall_for
from labrys.kernel.text.words import Words
from labrys.tables.terminal.textboard import words_of
from tests.games.minos.table import table


def plain(style: str, text: str) -> str:
    return text


def drawn(position, seat: int, part: str, language: str = "en", width: int = 80) -> str:
    view = position.view(seat)
    words: Words = words_of(position.game, language)
    return "\n".join(board(words, width, plain, view).draw(view, part))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_regions_that_touch_on_the_map_are_those_that_are_adjacent(seats):
    view = labrys.new("minos", seats=seats, seed=1).view(0)
    assert wall_for(table_of(view)["regions"]) is not None


def test_a_map_that_is_no_wall_is_told_with_its_borders():
    position = labrys.new("minos", seats=2, seed=1)
    view = position.view(0)
    facts = table_of(view)["regions"]
    facts[0]["borders"] = [4]
    assert wall_for(facts) is None


def test_a_designer_s_map_is_drawn_as_lines(tmp_path):
    own = (labrys.game("minos").folder / "content" / "map.toml").read_text()
    own = own.replace("borders = [3, 5] }", "borders = [3, 5, 7] }")
    own = own.replace("borders = [1, 6] }", "borders = [1, 4, 6] }")
    (tmp_path / "map.toml").write_text(own)
    position = labrys.games.make("minos", tmp_path).new(2, 1)
    assert "borders 1, 4, 6" in drawn(position, 0, "map")


@pytest.mark.parametrize("wall", WALLS)
@pytest.mark.parametrize("width", [78, 98, 118])
def test_every_line_of_a_wall_ends_where_its_bricks_end(wall, width):
    cells = {region: [spaced([("", str(region))])] for _, row in wall for region in row}
    lines = draw_wall(wall, cells, width, plain)
    assert max(len(line) for line in lines) <= width
    for line in lines:
        assert line == line.rstrip()
        assert line.lstrip()[0] in "┌├└│"


def test_a_region_shows_what_stands_there_and_who_dominates():
    minos = table(seats=2)
    minos.minos.clans[0].warriors[6] = 2
    minos.minos.clans[1].warriors[6] = 1
    minos.minos.city_at[6] = 0
    minos.minos.farm_at[6] = 1
    text = drawn(minos.minos, 0, "map")
    assert "C:P F:G" in text
    assert "P2* G1" in text


def test_tied_clans_do_not_dominate():
    minos = table(seats=2)
    minos.minos.clans[0].warriors[6] = 1
    minos.minos.clans[1].warriors[6] = 1
    assert "P1 G1" in drawn(minos.minos, 0, "map")


def test_dice_stand_on_their_spaces_with_their_owner():
    minos = table(seats=2)
    minos.at_draft(pool="r5 b2 r2 g1")
    minos.play("draft red-5 build")
    text = drawn(minos.minos, 0, "rows")
    build = next(line for line in text.splitlines() if line.strip().startswith("Build"))
    assert "red 5" in build
    assert "Pool: red 2 · blue 2 · gray 1" in text


def test_the_tracks_tell_what_the_next_step_gives():
    assert "Influence 1: gain 3 Coins" in drawn(table().minos, 0, "tracks")


def test_other_hands_are_counted_not_shown():
    position = table(seats=3).minos
    hands = [card for card in position.clans[1].hand if card not in position.clans[1].shown]
    names = [position.content.decrees[card].name["en"] for card in hands]
    assert names
    for part in PARTS:
        text = drawn(position, 0, part)
        assert [name for name in names if name in text] == []


def test_a_spectator_sees_no_hand():
    position = table(seats=2).minos
    assert drawn(position, -1, "hand") == ""
    for part in PARTS:
        drawn(position, -1, part)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_part_fits_its_paper(seats, language):
    position = labrys.new("minos", seats=seats, seed=11)
    choices = 0
    while not position.over:
        position.play(position.options[choices % len(position.options)])
        choices += 1
        if position.over or choices % 60:
            continue
        for part in PARTS:
            lines = drawn(position, position.seat, part, language).splitlines()
            assert [line for line in lines if len(line) > 80] == [], part


def test_a_cell_that_is_too_long_says_that_there_is_more():
    assert padded([("", "abcdef")], 4, plain) == "abc…"
    assert padded([("", "abcd")], 4, plain) == "abcd"
    assert padded([("", "ab")], 4, plain) == "ab  "
    assert padded([("", "abcd"), ("", "e")], 4, plain) == "abcd"


def test_a_card_or_tile_is_found_by_id_and_a_card_by_name_too():
    position = table().minos
    view = position.view(0)
    shown = board(words_of(position.game, "fr"), 80, plain, view)
    assert "(I17)" in shown.look_up("i17")[0]
    for id in ("F01", "II-03", "01B", "SA3", "ST-2A", "S07", "AB2", "R15"):
        assert shown.look_up(id), id
    assert "(I35)" in shown.look_up("sceau de la")[0]
    assert shown.look_up("nothing like it") == []


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_left_out_between_two_drafts_has_not_changed(seats):
    position = labrys.new("minos", seats=seats, seed=2)
    shown = board(words_of(position.game, "en"), 100, plain, position.view(0))
    keys = [""] * seats
    parts: list[dict[str, list[str]]] = [{} for _ in range(seats)]
    shortened = 0
    for _ in range(150):
        view = position.view(position.seat)
        key = shown.redraw_key(view)
        drawn_now = {part: shown.draw(view, part) for part in IN_A_TURN}
        turn = shown.draw_turn(view, keys[view.seat])
        if key != keys[view.seat] and not any("── Map " in line for line in turn):
            shortened += 1
            left_out = [
                part for part in IN_A_TURN if part not in WITH_DICE[str(view.facts()["asked"])]
            ]
            for part in left_out:
                assert drawn_now[part] == parts[view.seat][part], part
        keys[view.seat] = key
        parts[view.seat] = drawn_now
        position.play(position.options[0])
    assert shortened >= 4 * seats
