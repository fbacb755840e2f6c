"""What an editor of the content files is told about a mistake."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labrys.games.minos.content.loading.files import OWN
from labrys.games.minos.content.model import load
from labrys.kernel.text.content import ContentError
from tests.games.minos.box import CARD, box, plain_decrees, refusal
from tests.rule import rule


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("cost = 5\n", "", "the key 'cost' is missing; expected a line 'cost = …'"),
        ("cost = 5", "coast = 5", "unknown key 'coast'; did you mean 'cost'?"),
        ("cost = 5", "cost = '5'", "'cost' is '5'; expected a whole number from 0 to 99"),
        ('["stone"]', '["stome"]', "number 1 of 'goods' is 'stome'; did you mean 'stone'?"),
        ('["stone"]', '["stone", "wood", "herb"]', "'goods' has 3 members; expected at most 2"),
        ('["weapon", ', '["wepon", ',
         "in 'effect', 'wepon': unknown code 'wepon'; did you mean 'weapon'?"),
        ('["weapon", ', '["vp", "vp", "vp", ', "'effect' has 4 members; expected 1 to 3"),
        ('"build"', '"bild"', "'trigger' is 'bild'; did you mean 'build'?"),
        ('"build"', "34",
         "'trigger' is 34; expected one of prepare, develop, build, expand, wild, 12, 34, 56"),
        ('"coin"', '"good"', "'good' is not for Royal Traits; expected another code"),
        ('"coin"', '"vp per_city"',
         "the trait has a condition, a multiplier, 'repeat' or 'instead'; "
         "expected a plain gain or conversion"),
        ('"I02"', '"I01"', "'id' 'I01' is used twice; expected another 'id'"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_decree_names_the_card(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert refusal(tmp_path, "decrees", old, new) == f"decrees.toml, I01: {sentence}"


def test_a_decree_of_a_number_beyond_the_deck_is_refused(tmp_path: Path) -> None:
    sentence = "decrees.toml, I73: the id is 'I73'; expected I01 to I72 or II01 to II72"
    assert refusal(tmp_path, "decrees", '"I02"', '"I73"') == sentence


def test_a_deck_has_72_cards_of_each_age(tmp_path: Path) -> None:
    sentence = "decrees.toml: 71 cards of Age II; expected 72"
    assert refusal(tmp_path, "decrees", CARD.format(id="II72"), "") == sentence


@rule("MIN-RULE-33")
@pytest.mark.parametrize("code", ["vp_score", "vp_end", "warrior"])
@pytest.mark.parametrize(
    ("file", "old"), [("decrees", "weapon"), ("foundations", "4 coin"), ("sea_peoples", "3 coin")]
)
def test_some_icons_stand_on_the_player_board_only(
    tmp_path: Path, file: str, old: str, code: str
) -> None:
    sentence = refusal(tmp_path, file, f'["{old}"', f'["{code}"')
    assert sentence.endswith(f"'{code}' is not for cards or tiles; expected another code")


@pytest.mark.parametrize("effect", ["2 vp -> coin", "temp -> weapon", "vp -> route_income"])
def test_a_repeated_conversion_gives_no_resource(tmp_path: Path, effect: str) -> None:
    sentence = refusal(tmp_path, "decrees", "2 coin -> vp", f"repeat {effect}")
    assert sentence.endswith("expected another gain or no 'repeat'")


def test_only_what_costs_something_is_repeated(tmp_path: Path) -> None:
    sentence = refusal(tmp_path, "decrees", "2 coin -> vp", "repeat vp")
    assert sentence.endswith("'repeat' stands before a plain gain; expected a cost and '->'")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("first = true\n", "", ": 0 cards for 2 players with 'first = true'; expected 1"),
        ("seats = 2", "seats = 3", ": 1 cards for 2 players; expected 2"),
        ("region = 3", "region = 4",
         ", ST-2B: region 4 is no starting region for 2 players; expected one of 1, 3"),
        ("region = 3", "region = 1",
         ", ST-2A: region 1 is also on another card for 2 players; expected one card for each"),
        ("give_back = 2", "give_back = 6",
         ", ST-2A: 'give_back' is 6; expected a whole number from 0 to 5"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_starting_cards(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert refusal(tmp_path, "starts", old, new) == f"starts.toml{sentence}"


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("foundations", 'F20 = ["route_income", "coin"]', "", ": 19 Foundation tiles; expected 20"),
        ("foundations", "F20", '"F 20"', ": the id is 'F 20'; expected letters, digits and '-'"),
        ("foundations", "F02", "F01",
         ", line 4: this is not TOML (Cannot overwrite a value); expected key = value"),
        ("sea_peoples", "cost = 2", "cost = -2",
         ", I-01: 'cost' is -2; expected a whole number from 0 to 99"),
        ("sea_peoples", "II-01", "I-01", ": the id 'I-01' is used twice; expected another id"),
        ("trade_bonuses", "[red]", "[rad]", ": unknown key 'rad'; did you mean 'red'?"),
        ("routes", "vp = 8", "vp = 6",
         ": routes 01A and 02A both have 6 VP; expected different VP"),
        ("routes", "[2, 2, 3, 4, 5]", "[2, 2, 3, 4]", ", 01A: 'costs' has 4 members; expected 5"),
        ("routes", '["2 coin"]', '["route_income"]',
         ", 01A: 'route_income' is not for Trade Routes; expected another code"),
        ("vases", '"blue"', '"red"', ": 4 Vases are red; expected four colours of three"),
        ("vases", "V12 = ", "# ", ": the key 'V12' is missing; expected a line 'V12 = …'"),
        ("vases", '"presence"', '"presense"',
         ", V4: 'measure' is 'presense'; did you mean 'presence'?"),
        ("vases", "at_least = 8", "at_least = 9",
         ", V3: 'at_least' is 9; expected a whole number from 1 to 8"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_tiles(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    assert refusal(tmp_path, file, old, new) == f"{file}.toml{sentence}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"herb"', '"herbs"', ", face 1, regions 3: 'good' is 'herbs'; did you mean 'herb'?"),
        ("borders = [3, 5]", "borders = [3]",
         ", region 5: it borders 4, but 4 does not border it; expected both or neither"),
        ("borders = [3, 5]", "borders = [3, 5, 11]",
         ", region 4: it borders 11, which is not on this face; remove it"),
        ("borders = [3, 5]", "borders = [3, 5, 4]",
         ", region 4: the border 4 is listed wrongly; remove it"),
        ("number = 4", "number = 3",
         ", face 1, regions 4: 'number' 3 is used twice; expected another 'number'"),
        (", start = [2] }", " }", ": 1 starting regions for 2 players; expected 2"),
        ("seats = [2, 3]", "seats = [2]", ": no face for 3 players; expected one for 2, 3 and 4"),
        ("seats = [4]", "seats = [3, 4]",
         ", face 2: a second face for 3 players; expected only one"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_map(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert refusal(tmp_path, "map", old, new) == f"map.toml{sentence}"


def test_a_map_in_two_pieces_is_refused(tmp_path: Path) -> None:
    text = (OWN / "map.toml").read_text()
    for old, new in (
        ("borders = [8, 9]", "borders = []"),
        ("borders = [1, 2, 9, 10]", "borders = [1, 2, 9]"),
        ("borders = [2, 3, 8, 10]", "borders = [2, 3, 8]"),
    ):
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(ContentError, match="region 10: with 3 players it cannot be reached"):
        box(tmp_path, map=text)


def test_a_map_of_more_regions_than_sea_peoples_is_refused(tmp_path: Path) -> None:
    more = """{ number = 10, good = "grain", borders = [8, 9, 11] },
    { number = 11, good = "wood", borders = [10, 12] },
    { number = 12, good = "wood", borders = [11, 13] },
    { number = 13, good = "wood", borders = [12] },
"""
    text = (OWN / "map.toml").read_text().replace(", seats = [3]", "")
    last = '{ number = 10, good = "grain", borders = [8, 9] },\n'
    assert last in text
    with pytest.raises(ContentError, match="11 regions besides the starting ones for 2 players"):
        box(tmp_path, map=text.replace(last, more))


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("spaces", "points = 4,", "points = 0,",
         "2 players, prepare 1: 'points' is 0; expected a whole number from 1 to 9"),
        ("spaces", '"either"', '"ether"',
         "2 players, prepare 2: 'bonus' is 'ether'; did you mean 'either'?"),
        ("spaces", "develop =", "develope =",
         "2 players: unknown key 'develope'; did you mean 'develop'?"),
        ("seats", "red = 3", "red = 3.5",
         "2 players, dice: 'red' is 3.5; expected a whole number from 1 to 9"),
        ("seats", "red = 4, yellow = 4, blue = 4", "red = 1, yellow = 1, blue = 4",
         "3 players, dice: 10 dice in all; expected at least 12, 4 for each player"),
        ("seats", "[10, 3]", "[3, 10]",
         "2 players: 'vase_spaces' do not fall; expected the highest VP first"),
        ("seats", "trade_bonuses = 5", "trade_bonuses = 3",
         "4 players: 'trade_bonuses' is 3; expected a whole number from 4 to 5"),
        ("player_board", "[0, 2, 4, 8, 14]", "[2, 4, 8, 14]",
         "farm: 'vp' has 4 members; expected 5"),
        ("player_board", '"warrior", "2 coin"', '"vp_end"',
         "tower: 'vp_end' is not for Towers; expected another code"),
        ("tracks", "marks = [0, 2, 5, 7]", "marks = [0, 5, 2, 7]",
         "marks: they do not rise from 0; expected the lowest first"),
        ("tracks", "3 ability_level", "2 ability_level",
         "cultural.spaces: 'ability_level' is [2, 2]; expected each level from 2 once"),
        ("tracks", '"2 warrior", "place"', '"place", "2 warrior"',
         "population.spaces: space 4 asks before it gives; expected choices last"),
        ("tracks", '"3 weapon"', '"2 coin -> 3 weapon"',
         "population.spaces: space 6 has more than gains; expected plain gains"),
        ("tracks", '"3 weapon"', '"vp_end"',
         "population.spaces: 'vp_end' is not for Progress tracks; expected another code"),
        ("abilities", "rate = [2, 1, 1]", "rate = [0, 1, 1]",
         "SA5: number 1 of 'rate' is 0; expected a whole number from 1 to 9"),
    ],
)  # fmt: skip
def test_a_mistake_on_the_boards(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    assert refusal(tmp_path, file, old, new) == f"{file}.toml, {sentence}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("offer_size = 5", "", "the key 'offer_size' is missing; expected a line 'offer_size = …'"),
        ("offer_size", "ofer_size", "unknown key 'ofer_size'; did you mean 'offer_size'?"),
        ("goods_per_type = 9", "goods_per_type = 4",
         "'goods_per_type' is 4; expected a whole number from 5 to 20"),
        ("reroll_at = 6", "reroll_at = 2",
         "'reroll_at' is 2; expected a whole number from 5 to 99"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_settings(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert refusal(tmp_path, "settings", old, new) == f"settings.toml: {sentence}"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("S20 = ", "# ", ": 19 Solo cards; expected 20"),
        ('"develop", "wild"', '"wild", "develop"',
         ", S01: the first action is 'wild'; expected another action first"),
        ('"develop", "wild"', '"develop", "develop"',
         ", S01: an action is listed twice; expected three different ones"),
        ('mark = "min", ', "",
         ", S05: the card needs 'colours' or 'mark'; expected one of the two"),
        ('"yellow", "red"', '"red", "red"',
         ", S01: a colour is listed twice; expected each of red, yellow, blue, gray"),
        ("3 = 7", "3 = 6",
         ", home: with the Good of region 6 covered, some Good names no or two regions; "
         "expected each Good once among the others"),
        ("3 = 7", "3 = 1",
         ", home: region 1 cannot be the home for region 3; "
         "expected a region that is no starting region"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_solo_rival(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert refusal(tmp_path, "solo", old, new) == f"solo.toml{sentence}"


def test_a_file_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "decrees.toml").write_bytes(plain_decrees().encode("utf-16"))
    with pytest.raises(ContentError, match=r"decrees.toml, line 1: this is not UTF-8; expected"):
        load(tmp_path)


def test_a_file_of_another_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "decree.toml").write_text(plain_decrees())
    with pytest.raises(ContentError, match=r"unknown file; did you mean 'decrees.toml'\?"):
        load(tmp_path)


FILES = sorted(path.name for path in OWN.glob("*.toml"))


def told(folder: Path) -> str:
    """The sentence of the refusal, or nothing where the content can be used."""
    try:
        load(folder)
    except ContentError as error:
        return str(error)
    return ""


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(FILES), st.data())
def test_a_damaged_line_is_refused_in_one_sentence_or_does_no_harm(
    tmp_path_factory: pytest.TempPathFactory, file: str, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("damaged")
    lines = (OWN / file).read_text().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    damages: list[list[str]] = [[], [lines[at]] * 2, [lines[at][:-1]]]
    lines[at : at + 1] = data.draw(st.sampled_from(damages))
    (folder / "decrees.toml").write_text(plain_decrees())
    (folder / file).write_text("\n".join(lines))
    sentence = told(folder)
    assert not sentence or (".toml" in sentence and sentence.isprintable())
