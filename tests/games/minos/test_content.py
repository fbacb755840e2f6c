"""What the box of Minos holds."""

from pathlib import Path

import pytest

from labrys.games.minos.content import icons
from labrys.games.minos.content.effects import Effect, parse, spell
from labrys.games.minos.content.icons import TRACK_VOCABULARY, VOCABULARY
from labrys.games.minos.content.loading.files import OWN
from labrys.games.minos.content.model import COLOURS, GOODS, ROWS, Content, Space, Tile, load
from tests.games.minos.box import box, plain_decrees
from tests.rule import rule

# Codes by their number from 1; a dash marks a number that is no word of an effect.
WORDS = [
    "coin", "weapon", "vp", "vp_score", "vp_end", "-", "temp", "good", "good_rnd", "play",
    "play_free", "card_offer", "card", "card_age2", "discard", "build", "place", "move",
    "wild", "influence", "cultural", "population", "any_track", "low_track", "palace",
    "palace_free", "-", "if_towers2", "if_farms2", "if_cities2", "route_income", "if_sea2",
    "if_influence5", "if_cultural5", "if_population5", "if_palace10", "if_area4",
    "if_tracks3", "if_ship4", "if_warriors6", "if_regions4", "per_area", "per_palace",
    "per_city", "per_tower", "per_farm", "per_region", "per_sea", "per_low_track",
    "per_warrior", "per_ship_space", "-", "warrior",
]  # fmt: skip


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Content:
    return box(tmp_path_factory.mktemp("content"))


def words_of(effects: list[Effect]) -> str:
    return ", ".join(spell(effect, VOCABULARY) for effect in effects)


def tile(tiles: list[Tile], id: str) -> Tile:
    return next(tile for tile in tiles if tile.id == id)


# The words of effects


def test_every_icon_has_its_number_of_the_ledger() -> None:
    expected = {number: word for number, word in enumerate(WORDS, 1) if word != "-"}
    assert expected == VOCABULARY.words


def test_the_numbers_that_rules_name_are_the_words_in_capitals() -> None:
    rows = [*icons.ICONS, *icons.BEYOND]
    named = {row.word for row in rows if not row.measure}
    for row in rows:
        if row.word in named:
            assert getattr(icons, row.word.upper()) == row.number
    assert len(named) == len({row.number for row in rows if not row.measure}) == 32


@pytest.mark.parametrize(
    "text",
    [
        "2 coin",
        "vp per_city",
        "if_towers2: 4 vp",
        "5 coin -> palace",
        "repeat 2 weapon -> 3 vp",
        "3 discard -> influence",
        "play instead if_farms2: play_free",
        "if_sea2: 2 vp per_sea",
        "coin per_warrior",
    ],
)
def test_effects_of_cards_are_read_and_spelled(text: str) -> None:
    assert spell(parse(text, VOCABULARY), VOCABULARY) == text


# The package's own content


def test_the_package_content_is_whole() -> None:
    content = load()
    assert [decree.number for decree in content.decrees] == list(range(144))
    assert [decree.age for decree in content.decrees] == [0] * 72 + [1] * 72


def test_its_id_names_the_content(content: Content, tmp_path: Path) -> None:
    assert len(content.playing.id) == 16
    assert box(tmp_path).playing.id == content.playing.id
    foundations = (OWN / "foundations.toml").read_text().replace("4 coin", "5 coin")
    assert box(tmp_path, foundations=foundations).playing.id != content.playing.id


def test_a_decree_is_read_in_full(content: Content) -> None:
    decree = content.decrees[73]
    assert (decree.id, decree.number, decree.age) == ("II02", 73, 1)
    assert decree.name == {"en": "Card II02", "fr": "Carte II02"}
    assert (decree.vp, decree.cost, decree.goods) == (2, 5, [GOODS.index("stone")])
    assert words_of(decree.effects) == "weapon, 2 coin -> vp"
    assert (decree.trigger, spell(decree.trait, VOCABULARY)) == (2, "coin")


def test_decrees_come_by_age_and_id_whatever_the_file_order(tmp_path: Path) -> None:
    cards = plain_decrees().split("\n[[decree]]\n")[1:]
    text = "".join(f"[[decree]]\n{card}\n" for card in reversed(cards))
    (tmp_path / "decrees.toml").write_text(text)
    decrees = load(tmp_path).decrees
    assert [decrees[0].id, decrees[71].id, decrees[72].id, decrees[143].id] == [
        "I01",
        "I72",
        "II01",
        "II72",
    ]


@rule("MIN-SETUP-12")
def test_there_is_a_set_of_starting_cards_for_each_player_count(content: Content) -> None:
    for seats in (2, 3, 4):
        cards = [start for start in content.starts if start.seats == seats]
        assert len(cards) == seats
        assert sum(card.first for card in cards) == 1
        assert sorted(card.region for card in cards) == content.boards[seats].starts


def test_a_starting_card_is_read_in_full(content: Content) -> None:
    start = content.starts[7]
    assert (start.id, start.number, start.seats, start.region) == ("ST-4C", 7, 4, 10)
    assert (start.coins, start.weaponry, start.vp) == (11, 2, 3)
    assert (GOODS[start.good], [GOODS[temp] for temp in start.temps]) == ("grain", ["copper"])
    assert (start.draw, start.give_back, start.first, start.warrior) == (6, 2, False, False)
    assert [card.id for card in content.starts if card.warrior] == ["ST-3B", "ST-4B"]


def test_tiles_are_numbered_by_kind(content: Content) -> None:
    for tiles, count in (
        (content.foundations, 20),
        (content.sea_peoples, 20),
        (content.trade_bonuses, 30),
        (content.action_bonuses, 5),
    ):
        assert [tile.number for tile in tiles] == list(range(count))
    assert [tile.id[0] for tile in content.trade_bonuses] == ["B"] * 15 + ["R"] * 15
    assert [tile.id[:3] == "II-" for tile in content.sea_peoples] == [False] * 10 + [True] * 10


def test_tiles_hold_what_is_printed_on_them(content: Content) -> None:
    assert words_of(tile(content.foundations, "F14").effects) == "2 move, 2 weapon"
    assert words_of(tile(content.trade_bonuses, "R07").effects) == "2 wild"
    assert words_of(tile(content.action_bonuses, "AB5").effects) == "place, move"
    beaten = tile(content.sea_peoples, "II-08")
    assert (beaten.cost, words_of(beaten.effects)) == (6, "7 vp, any_track")
    assert {tile.cost for tile in content.foundations + content.trade_bonuses} == {0}


def test_routes_are_the_three_a_sides_then_the_three_b_sides(content: Content) -> None:
    assert [route.id for route in content.routes] == ["01A", "02A", "03A", "01B", "02B", "03B"]
    assert [route.vp for route in content.routes] == [6, 8, 7, 9, 10, 11]
    route = content.routes[5]
    assert route.costs == [3, 4, 4, 5, 6]
    assert [words_of(effects) for effects in route.income] == [
        "coin, weapon",
        "2 coin, weapon",
        "2 coin, 2 weapon",
        "palace, 2 coin",
        "palace, cultural",
    ]


def printed(space: Space) -> str:
    """A space as a player would read it out."""
    bonus = "step" if space.any_track else ""
    if space.action_bonus:
        bonus += "/bonus" if space.choice else "bonus"
    resources = "c" * space.coins + "w" * space.weaponry
    return " ".join(filter(None, [str(space.points), resources, bonus, "II" * space.age2]))


@rule("MIN-ACT-08")
def test_the_action_spaces_for_four_players(content: Content) -> None:
    rows = [[printed(space) for space in row] for row in content.boards[4].rows]
    assert dict(zip(ROWS, rows, strict=True)) == {
        "prepare": ["4 cw II", "3 cccw", "2 step", "2 bonus"],
        "develop": ["3", "2", "1 step", "1 bonus"],
        "build": ["3", "2", "1 step", "1 bonus"],
        "expand": ["6", "5", "4 step", "4 bonus"],
        "wild": ["2", "1 w", "1 step", "1 bonus"],
    }


@rule("MIN-ACT-09")
def test_the_action_spaces_for_two_and_three_players(content: Content) -> None:
    assert [[printed(space) for space in row] for row in content.boards[2].rows] == [
        ["4 cw II", "2 step/bonus"],
        ["3", "1 step/bonus"],
        ["3", "1 step/bonus"],
        ["6", "4 step/bonus"],
        ["2", "1 step/bonus"],
    ]
    for three, four in zip(content.boards[3].rows, content.boards[4].rows, strict=True):
        assert [printed(space) for space in three] == [printed(four[i]) for i in (0, 2, 3)]


@rule("MIN-SETUP-02")
def test_the_dice_of_the_pool_by_player_count(content: Content) -> None:
    assert COLOURS == ["red", "yellow", "blue", "gray"]
    dice = [content.boards[seats].dice for seats in (2, 3, 4)]
    assert dice == [[3, 3, 3, 4], [4, 4, 4, 4], [4, 4, 4, 5]]


@rule("MIN-SETUP-01")
def test_the_overlay_hides_regions_from_two_players(content: Content) -> None:
    two, three, four = (content.boards[seats] for seats in (2, 3, 4))
    assert two.regions == list(range(1, 8))
    assert three.regions == list(range(1, 11))
    assert four.regions == list(range(1, 14))
    assert (two.starts, three.starts, four.starts) == ([1, 3], [1, 5, 9], [1, 4, 10, 13])
    assert (two.borders[2], three.borders[2]) == ([1, 3, 5, 6], [1, 3, 5, 6, 8, 9])
    assert (two.good_of[8], two.borders[8]) == (-1, [])


@rule("MIN-GOODS-01")
def test_every_region_shows_one_of_six_goods(content: Content) -> None:
    assert GOODS == ["silver", "stone", "copper", "wood", "grain", "herb"]
    shown = ["grain", "silver", "herb", "wood", "copper", "stone", "wood"]
    assert [GOODS[good] for good in content.boards[2].good_of[1:8]] == shown
    for board in content.boards:
        assert {board.good_of[region] for region in board.regions} == set(range(6))


def test_solo_uses_the_board_of_two_players(content: Content) -> None:
    assert content.boards[1] is content.boards[2]


def test_borders_are_seen_from_both_sides(content: Content) -> None:
    for board in content.boards:
        for region in board.regions:
            assert all(region in board.borders[other] for other in board.borders[region])


@rule("MIN-SETUP-08", "MIN-VASE-02")
def test_trade_bonuses_and_vase_spaces_by_player_count(content: Content) -> None:
    boards = content.boards[2:]
    assert [board.trade_bonuses for board in boards] == [3, 4, 5]
    assert [board.vase_spaces for board in boards] == [[10, 3], [10, 7, 3], [10, 7, 3]]


def test_vases_come_in_four_colours_of_three(content: Content) -> None:
    assert [vase.number for vase in content.vases] == list(range(1, 13))
    colours = [vase.colour for vase in content.vases]
    assert colours == ["yellow"] * 3 + ["blue"] * 3 + ["black"] * 3 + ["red"] * 3


def test_solo_cards_are_as_the_rulebook_asks(content: Content) -> None:
    """What the ledger knows of them (8.14); the rest is tuned to the levels."""
    cards = content.solo_cards
    assert [card.number for card in cards] == list(range(20))
    assert all(len(set(card.actions)) == 3 for card in cards)
    assert {vase for card in cards for vase in card.vases} == set(range(1, 13))
    assert {card.mark for card in cards} == {0, 1, 2, 3}
    examples = [card for card in cards if not card.high and card.colours[:1] == [1]]
    assert any(card.actions[:2] == [1, 4] for card in examples)  # Develop, then Wild
    for row in range(5):
        assert sum(row in card.actions for card in cards) > 4


def test_a_solo_card_has_colours_or_a_mark(content: Content) -> None:
    first, fifth = content.solo_cards[0], content.solo_cards[4]
    assert (first.id, first.high, first.mark, first.colours) == ("S01", False, 0, [1, 0, 2, 3])
    assert (fifth.mark, fifth.colours) == (1, [])


@rule("MIN-SOLO-06")
def test_the_home_region_lies_far_from_the_human(content: Content) -> None:
    assert (content.solo_home[3], content.solo_home[1]) == (7, 4)


@rule("MIN-RULE-15")
def test_the_prices_of_two_extra_actions_are_settings(content: Content) -> None:
    assert content.extra_price == 1


def test_the_player_board(content: Content) -> None:
    assert (content.city_price, content.city_vp) == ([0, 6, 9], [0, 4, 8])
    assert (content.tower_price, content.tower_bonus) == ([3, 6, 9], [0, 0, 1, 2])
    towers = ["card_age2, weapon", "warrior, 2 coin", "warrior, 2 weapon"]
    assert [words_of(effects) for effects in content.tower_effects] == towers
    assert (content.ship_price, content.ship_vp) == ([3, 6, 9], [2, 4, 7])
    assert (content.farm_price, content.farm_income) == ([1, 2, 3, 4], [1, 1, 2, 1])
    assert content.farm_vp == [0, 2, 4, 8, 14]
    income = list(zip(content.income_coins, content.income_vp, strict=True))
    assert income == [
        (6, 0), (7, 0), (7, 1), (8, 1), (9, 1), (9, 2), (10, 2), (11, 2),
        (11, 3), (12, 3), (13, 3), (13, 4), (14, 4), (15, 5), (16, 6),
    ]  # fmt: skip


def test_the_amounts_of_the_tracks(content: Content) -> None:
    spaces = [
        [", ".join(spell(effect, TRACK_VOCABULARY) for effect in space) for space in track]
        for track in content.track_effects
    ]
    either = "cards_or_palace"
    assert spaces == [
        ["", "3 coin", "", either, "5 coin", "", either, "", "3 vp"],
        ["", "good_rnd", "2 ability_level", "build", "good", "3 ability_level"]
        + ["build", "build_free", "4 vp"],
        ["", "2 warrior", "", "2 weapon", "2 warrior, place", "", "3 weapon", "", "5 vp"],
    ]
    assert content.beyond_vp == 3
    assert (content.marks, content.mark_at) == ([0, 2, 5, 7], [0, 0, 1, 1, 1, 2, 2, 3, 3])
    assert content.palace_income == content.weaponry_income == [1, 2, 3, 4]
    assert (content.presence_vp, content.dominance_vp) == ([1, 2, 3, 4], [3, 4, 5, 6])


def test_the_amounts_of_the_abilities(content: Content) -> None:
    assert content.abilities == ["SA1", "SA2", "SA3", "SA4", "SA5"]
    assert content.sa1_discount == [1, 2, 3]
    assert [words_of(level) for level in content.sa2_effects] == ["temp", "good_rnd", "temp, good"]
    assert (content.sa3_vp, content.sa3_discount) == ([2, 2, 3], [0, 1, 1])
    assert content.sa3_cards == [0, 0, 1]
    assert content.group_total_sa4 == [8, 7, 6]
    assert (content.sa5_rate, content.sa5_income) == ([2, 1, 1], [1, 2, 3])
    assert content.sa5_divisor == [0, 0, 3]
