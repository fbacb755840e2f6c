"""The box of Diluvium: what it holds (ledger 7), and what an editor of it is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from labrys.games.diluvium.content.loading.files import OWN
from labrys.games.diluvium.content.model import (
    KINDS,
    MILITARY_EFFECT,
    SETTLER_EFFECT,
    Layout,
    load,
)
from labrys.games.diluvium.game import as_sea, make
from labrys.games.diluvium.rules.routes import FAR
from labrys.kernel.chance import Chance
from labrys.kernel.text.content import ContentError
from tests.games.diluvium.table import GAME, sea
from tests.rule import rule

CONTENT = GAME.content


def test_there_are_29_tiles_of_three_costs():
    assert Counter(tile.cost for tile in CONTENT.tiles) == {0: 12, 1: 10, 2: 7}
    assert [tile.id for tile in CONTENT.tiles] == [f"T{n:02}" for n in range(1, 30)]


@rule("DIL-TILE-02")
def test_island_spaces_by_kind():
    spaces: Counter[str] = Counter()
    for tile in CONTENT.tiles:
        for kind, size in zip(tile.kinds, tile.sizes, strict=True):
            spaces[KINDS[kind]] += size
    assert spaces == {"food": 21, "craft": 21, "weapons": 20, "ruins": 13}


@rule("DIL-TILE-01", "DIL-RULE-20")
def test_exploration_spaces_by_effect():
    effects = Counter(effect for tile in CONTENT.tiles for effect in tile.spaces)
    assert effects == {1: 10, 2: 16, 3: 8, SETTLER_EFFECT: 15, MILITARY_EFFECT: 3}


@rule("DIL-TILE-04")
def test_eight_monsters_are_worth_46_gold():
    lairs = {t.id: (t.monster, t.monster_gold) for t in CONTENT.tiles if t.monster}
    assert lairs == {
        "T03": (2, 3),
        "T08": (3, 4),
        "T11": (3, 4),
        "T19": (4, 5),
        "T23": (5, 6),
        "T25": (5, 6),
        "T27": (6, 8),
        "T28": (7, 10),
    }
    assert sum(gold for _, gold in lairs.values()) == 46


@rule("DIL-RUINS-10", "DIL-RUINS-17", "DIL-SETUP-07")
def test_sixteen_cards_two_of_each_kind():
    assert [card.copies for card in CONTENT.cards] == [2] * 8


def test_every_city_gives_one_of_each():
    for people in CONTENT.peoples:
        assert [KINDS[kind] for kind in people.spaces] == ["food", "craft", "weapons"]


# ---- the charts


def axial(layout: Layout) -> dict[int, tuple[int, int]]:
    """(q, r) of each place, the faceup tile of cost 2 in the middle."""
    middle = next(p for p in layout.places if layout.faceup[p] and layout.cost[p] == 2)
    found = {}
    for place in layout.places:
        r = layout.down[place] - layout.down[middle]
        q, rest = divmod(layout.across[place] - layout.across[middle] - r, 2)
        assert rest == 0
        found[place] = (q, r)
    return found


CHARTS = {
    2: {
        "city": "2,0 -2,0",
        "0^": "2,-1 1,1 -2,1 -1,-1",
        "0v": "1,0 -1,0",
        "1v": "2,-2 1,-2 0,-2 -2,2 -1,2 0,2",
        "2^": "0,0",
        "2v": "1,-1 0,-1 -1,1 0,1",
    },
    3: {
        "city": "2,0 -2,2 0,-2",
        "0^": "2,-1 1,1 -1,2 -2,1 -1,-1 1,-2",
        "0v": "3,-1 2,1 -2,3 -3,2 -1,-2 1,-3",
        "1v": "1,0 -1,1 0,-1 0,2 -2,0 2,-2",
        "2^": "0,0",
        "2v": "1,-1 0,1 -1,0",
    },
    4: {
        "city": "3,-2 1,2 -3,2 -1,-2",
        "0^": "2,-2 3,-1 2,1 0,2 -2,2 -3,1 -2,-1 0,-2",
        "0v": "2,-1 1,1 -2,1 -1,-1",
        "1v": "3,0 2,0 -2,0 -3,0 1,-2 1,-3 2,-3 -1,2 -2,3 -1,3",
        "2^": "0,0",
        "2v": "1,0 0,1 -1,1 -1,0 0,-1 1,-1",
    },
}


@rule("DIL-SETUP-01", "DIL-RULE-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_charts_are_those_of_the_ledger(players):
    layout = CONTENT.layouts[players]
    at = axial(layout)
    cities = [at[place] for place in layout.cities]
    assert [f"{q},{r}" for q, r in cities] == CHARTS[players]["city"].split()
    for sign, positions in CHARTS[players].items():
        if sign == "city":
            continue
        found = {
            at[place]
            for place in layout.places
            if layout.cost[place] == int(sign[0]) and layout.faceup[place] is (sign[1] == "^")
        }
        assert found == {tuple(map(int, text.split(","))) for text in positions.split()}


@rule("DIL-RULE-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbours_are_the_six_of_a_hexagon(players):
    layout = CONTENT.layouts[players]
    at = axial(layout)
    for place in layout.places:
        q, r = at[place]
        six = {(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)}
        assert {at[other] for other in layout.near[place]} == six & set(at.values())


@rule("DIL-SETUP-01")
@pytest.mark.parametrize(
    ("players", "turned"),
    [
        (2, lambda q, r: (-q, -r)),
        (3, lambda q, r: (r, -q - r)),
        (4, lambda q, r: (-q, -r)),
        (4, lambda q, r: (-q - r, r)),
    ],
)
def test_charts_are_fair_by_symmetry(players, turned):
    layout = CONTENT.layouts[players]
    at = axial(layout)
    signs = {at[p]: (layout.cost[p], layout.faceup[p]) for p in layout.places}
    assert {turned(*here): sign for here, sign in signs.items()} == signs


@rule("DIL-SETUP-01")
@pytest.mark.parametrize(("players", "distances"), [(2, {4}), (3, {4}), (4, {4, 6})])
def test_distances_between_cities(players, distances):
    layout = CONTENT.layouts[players]
    found = set()
    for start in layout.cities:
        steps = {start: 0}
        reached = [start]
        for place in reached:
            for other in layout.near[place]:
                if other not in steps:
                    steps[other] = steps[place] + 1
                    reached.append(other)
        found |= {steps[city] for city in layout.cities if city != start}
        assert max(steps.values()) < FAR
    assert found == distances


# ---- other content


def changed(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    text = (OWN / f"{name}.toml").read_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / f"{name}.toml").write_text(text)
    return folder


def refusal(folder: Path, name: str, old: str, new: str) -> str:
    with pytest.raises(ContentError) as caught:
        load(changed(folder, name, (old, new)))
    return str(caught.value)


NEW_TILE = """
[[tile]]
id = "X1"
en = "Far Reef"
fr = "Récif lointain"
cost = 0
explore = ["9 gold", "military", "settler", "1 gold"]
islands = ["weapons 3", "ruins 2", "food 1"]
monster = { strength = 9, gold = 20 }
"""


def play_out(position):
    chance = Chance(3)
    while not position.over:
        position.play(position.options[chance.below(len(position.options))])


def test_other_tiles_work_without_code(tmp_path):
    text = (OWN / "tiles.toml").read_text() + NEW_TILE
    (tmp_path / "tiles.toml").write_text(text)
    game = make(tmp_path)
    assert len(game.content.tiles) == 30
    table = sea(tiles="b4 X1", game=game).turn(0).play("act explore", "sail b4", "mark b4-1")
    assert table.gold() == 10
    play_out(as_sea(game.new(4, 1, {})))


def test_another_chart_works_without_code(tmp_path):
    chart = '    "    1v  1v  1v    ",\n    "  0^  2v  2v  0^  ",\n    "C2  0v  2^  0v  C1",\n'
    assert chart in (OWN / "layouts.toml").read_text()
    line = '    "  0^  2v  2v  0^  ",\n    "C2  0v  2^  0v  C1",\n'
    game = make(changed(tmp_path, "layouts", (chart, line)))
    assert len(game.content.layouts[2].places) == 16
    position = as_sea(game.new(2, 1, {}))
    assert sum(position.faceup(place) for place in position.layout.places) == 5
    play_out(position)


def test_other_numbers_on_boards_and_cards_work_without_code(tmp_path):
    changed(tmp_path, "boards", ("gold_per_sale = 3", "gold_per_sale = 5"))
    changed(tmp_path, "cards", ("GAIN(food, 3)", "GAIN(weapons, 4)"))
    game = make(tmp_path)
    table = sea(game=game).give(0, craft=2, hand="cornucopia").turn(0)
    table.play("act produce", "card cornucopia", "sell 1")
    assert table.gold() == 5
    assert table.rack() == [0, 0, 4]


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        (
            "tiles",
            'explore = ["1 gold"]',
            'explore = ["0 gold"]',
            "tiles.toml, T01: 'explore' holds '0 gold'; "
            "expected '1 gold' to '9 gold', 'settler' or 'military'",
        ),
        (
            "tiles",
            'explore = ["1 gold"]',
            "explore = []",
            "tiles.toml, T01: 'explore' is not right; expected a list of 1 to 4 texts",
        ),
        (
            "tiles",
            'islands = ["food 2"]',
            'islands = ["food 4"]',
            "tiles.toml, T01: 'islands' holds 'food 4'; "
            "expected one of food, craft, weapons, ruins and 1 to 3, as in 'food 2'",
        ),
        (
            "tiles",
            "cost = 0",
            "cost = 3",
            "tiles.toml, T01: 'cost' is 3; expected a whole number from 0 to 2",
        ),
        (
            "tiles",
            'id = "T02"',
            'id = "T01"',
            "tiles.toml, T01: 'id' 'T01' is used twice; expected another 'id'",
        ),
        (
            "tiles",
            "cost = 0",
            "cost = 1",
            "tiles.toml: 11 tiles of cost 0; expected 12 for 3 players",
        ),
        (
            "layouts",
            "C2  0v  2^  0v  C1",
            "C2  0v  2^  0v  C2",
            "layouts.toml, layout 1: 1 Cities; expected C1 to C2, each once",
        ),
        (
            "layouts",
            "  0^  2v  2v  0^  ",
            "   0^  2v  2v  0^ ",
            "layouts.toml, layout 1: b1 does not fit beside the others; "
            "expected hexagons 4 letters apart, each row shifted by 2",
        ),
        (
            "layouts",
            "  0^  2v  2v  0^  ",
            "0^  2v  2v  0^    ",
            "layouts.toml, layout 1: b1 does not fit beside the others; "
            "expected hexagons 4 letters apart, each row shifted by 2",
        ),
        (
            "layouts",
            "2v",
            "3v",
            "layouts.toml, layout 1: line 2 of 'chart' is '  0^  3v  2v  0^  '; "
            "expected hexagons such as '0^', '2v' or 'C1' with spaces between",
        ),
        (
            "layouts",
            "players = 4",
            "players = 3",
            "layouts.toml, layout 3: 4 Cities; expected C1 to C3, each once",
        ),
        (
            "boards",
            "settle = 3",
            "settle = 2",
            "boards.toml, a: 8 slots; expected 9, one a Settler",
        ),
        (
            "boards",
            "marker_gold = [1, 1, 1, 2, 2, 3]",
            "marker_gold = [1, 1]",
            "boards.toml, a: 'marker_gold' has 2 members; expected 6",
        ),
        (
            "boards",
            "start_strength = 3",
            "start_strength = 6",
            "boards.toml, warmonger: 'start_strength' is 6; expected 1 to 5",
        ),
        (
            "peoples",
            '["food", ',
            '["craft", ',
            "peoples.toml, greek: 'spaces' has no Food; expected a Food space in every City",
        ),
        (
            "scenarios",
            '"T08", ',
            '"T03", ',
            "scenarios.toml, beasts: 'certain' names a tile twice; expected each tile once",
        ),
        (
            "scenarios",
            '["T03", "T08", "T11", "T19",',
            '["T24", "T26", "T11", "T19",',
            "scenarios.toml, beasts: 'certain' names 6 tiles of cost 2; expected at most 5",
        ),
        (
            "scenarios",
            "doubled = [10,",
            "doubled = [13,",
            "scenarios.toml, war: 'doubled' names Fleet card 13; expected one that is there",
        ),
        (
            "solo",
            '"craft", "weapons", "ruins", "food"',
            '"craft", "craft", "ruins", "food"',
            "solo.toml, fleet 1: 'order' names a kind twice; "
            "expected food, craft, weapons, ruins in an order",
        ),
        (
            "cards",
            "GAIN(food, 3)",
            "GAIN(fod, 3)",
            "did you mean",
        ),
        (
            "settings",
            "markers = 6",
            "marker = 6",
            "settings.toml: unknown key 'marker'; did you mean 'markers'?",
        ),
    ],
)
def test_a_mistake_in_the_content_is_told_with_its_place(tmp_path, name, old, new, sentence):
    assert sentence in refusal(tmp_path, name, old, new)
