"""What Rhadamanthus does with his dice (MIN-SOLO-16 to 27)."""

import pytest

from labrys.games.minos.content.model import GOODS, ROWS
from labrys.games.minos.rules.minos import NONE
from labrys.games.minos.rules.options import CARD_IDS
from tests.games.minos.table import Table, card, solo
from tests.rule import rule

RIVAL = 1
SILVER, STONE, COPPER, WOOD, GRAIN, HERB = 2, 6, 5, 7, 1, 3  # the regions, human in 1


def names(cards: list[int]) -> str:
    return " ".join(CARD_IDS[number] for number in cards)


def vp(minos: Table) -> int:
    """The rival's VP."""
    return minos.clan(RIVAL).vp


def his(minos: Table, region: int) -> int:
    """The rival's Warriors in a region."""
    return minos.clan(RIVAL).warriors[region]


def bag_is_full(minos: Table) -> bool:
    return minos.minos.will == list(range(6)) and minos.minos.will_drawn == []


# ---- which die


def order_of_his_dice(minos: Table) -> list[str]:
    """The rows and spaces of the rival's dice as he takes them back: "build 1"."""
    taken = []
    minos.minos.events = []
    minos.at_actions(first=RIVAL)
    while any(RIVAL in minos.owners(row) for row in ROWS):
        minos.minos.play(minos.minos.options[0])
    for event in minos.minos.events:
        if event.message == "retrieved" and event.parts[0] == RIVAL:
            taken.append(f"{ROWS[event.parts[2]]} {event.parts[3]}")
    minos.minos.events = None
    return taken


@rule("MIN-SOLO-16")
def test_he_takes_back_his_highest_die_first() -> None:
    minos = solo().placed(RIVAL, prepare="r2 r6", build="b4", expand="g5")
    minos.placed(0, develop="g1 g2", build="g5", expand="g6")
    assert order_of_his_dice(minos) == ["prepare 2", "expand 1", "build 1", "prepare 1"]


@rule("MIN-SOLO-16")
def test_equal_dice_go_expand_build_develop_prepare() -> None:
    minos = solo().placed(RIVAL, prepare="r4", develop="y4", build="b4", expand="g4")
    minos.placed(0, prepare="g5", develop="g5", build="g5", expand="g5")
    assert order_of_his_dice(minos) == ["expand 1", "build 1", "develop 1", "prepare 1"]


@rule("MIN-SOLO-16")
def test_wild_comes_last_of_equal_dice_and_in_one_row_the_leftmost_first() -> None:
    minos = solo().placed(RIVAL, prepare="r4 y4", wild="b4 g4")
    minos.minos.solo_wild = [ROWS.index("prepare"), ROWS.index("prepare")]
    minos.placed(0, develop="g1 g5", build="g5 g6")
    assert order_of_his_dice(minos) == ["prepare 1", "prepare 2", "wild 1", "wild 2"]


# ---- the space


@pytest.mark.parametrize("row", ["prepare", "develop", "build", "expand", "wild"])
@rule("MIN-SOLO-17", "MIN-SOLO-37")
def test_a_right_space_gives_him_5_vp_and_a_left_space_none(row: str) -> None:
    wild = "prepare" if row == "wild" else ""
    for space, gained in ((1, 0), (2, 5)):
        minos = quiet(solo()).rival_turn(row, space, wild=wild)
        assert vp(minos) == gained
        assert minos.earned(RIVAL, "tracks") == gained


def quiet(minos: Table) -> Table:
    """No tile to battle, no City or Farm to build, and Ships that reach no top."""
    for region in range(1, 8):
        minos.sea(region, "")
    minos.clan(RIVAL).cities = 3
    minos.clan(RIVAL).farms = 4
    return minos


@rule("MIN-SOLO-35")
def test_on_the_easy_level_a_right_space_gives_nothing() -> None:
    for row in ("prepare", "develop", "build", "expand"):
        assert vp(quiet(solo(level="easy")).rival_turn(row, 2)) == 0


@rule("MIN-SOLO-36", "MIN-SOLO-17")
def test_on_the_hard_level_a_right_space_gives_5_vp_too() -> None:
    assert vp(quiet(solo(level="hard")).rival_turn("prepare", 2)) == 10 + 5


@rule("MIN-SOLO-17")
def test_coins_weaponry_and_the_action_bonus_are_nothing_to_him() -> None:
    for space in (1, 2):
        minos = solo().rival_turn("prepare", space)
        rival = minos.clan(RIVAL)
        assert (rival.coins, rival.weaponry, sum(rival.temps)) == (0, 0, 0)
        assert rival.track == [0, 0, 2]


# ---- cards


@rule("MIN-SOLO-19", "MIN-SOLO-18")
def test_prepare_takes_cards_from_the_right_end_face_down() -> None:
    minos = solo().offer("I01 I02 I03 I04 I05").rival_turn("prepare", 2)
    assert names(minos.minos.rival_down) == "I05 I04"
    assert minos.minos.rival_up == []
    # The rest slid right, new cards came from the left.
    assert names(minos.minos.offer[2:]) == "I01 I02 I03"
    assert len(minos.minos.offer) == 5


@rule("MIN-SOLO-19")
def test_prepare_on_the_left_takes_four_cards_and_none_of_age_two() -> None:
    minos = solo().offer("I01 I02 I03 I04 I05").rival_turn("prepare", 1)
    assert names(minos.minos.rival_down) == "I05 I04 I03 I02"
    assert len(minos.minos.decks[1]) == 72
    assert minos.minos.offer[4] == card("I01")
    assert len(minos.minos.offer) == 5


@rule("MIN-SOLO-20", "MIN-SOLO-18")
def test_develop_takes_the_highest_vp_face_up_and_of_equal_ones_the_rightmost() -> None:
    low, high = by_vp(1), by_vp(3)
    offer = [low[0], high[0], low[1], high[1], low[2]]
    minos = solo().offer(" ".join(offer)).rival_turn("develop", 2)
    assert names(minos.minos.rival_up) == high[1]
    assert minos.minos.rival_down == []
    assert names(minos.minos.offer[1:]) == " ".join([low[0], high[0], low[1], low[2]])
    assert len(minos.minos.offer) == 5


@rule("MIN-SOLO-20")
def test_develop_on_the_left_takes_the_three_best() -> None:
    low, middle, high = by_vp(1), by_vp(2), by_vp(3)
    offer = [middle[0], low[0], middle[1], high[0], low[1]]
    minos = solo().offer(" ".join(offer)).rival_turn("develop", 1)
    assert names(minos.minos.rival_up) == " ".join([high[0], middle[1], middle[0]])
    assert names(minos.minos.offer[3:]) == " ".join([low[0], low[1]])


def by_vp(worth: int) -> list[str]:
    """The Age I cards of this VP value."""
    decrees = solo().minos.content.decrees[:72]
    return [CARD_IDS[decree.number] for decree in decrees if decree.vp == worth]


@pytest.mark.parametrize("row", ["prepare", "develop"])
@rule("MIN-RULE-78")
def test_he_takes_what_is_there_before_the_offer_is_refilled(row: str) -> None:
    minos = solo().offer("I01 I02").rival_turn(row, 1)
    assert sorted(minos.minos.rival_down + minos.minos.rival_up) == [card("I01"), card("I02")]
    assert len(minos.minos.offer) == 5


@rule("MIN-SOLO-18", "MIN-RULE-79")
def test_on_the_humans_turn_the_offer_slides_when_the_turn_ends() -> None:
    minos = solo().offer("I01 I02 I03 I04 I05").at_turn("prepare")
    minos.play("take I02", "take I05")
    assert names(minos.minos.offer) == "I01 I03 I04"
    minos.play("end-turn")
    assert names(minos.minos.offer[2:]) == "I01 I03 I04"
    assert len(minos.minos.offer) == 5
    assert not {card("I02"), card("I05")} & set(minos.minos.offer)


# ---- Build


@rule("MIN-EX-18", "MIN-SOLO-21", "MIN-SOLO-26")
def test_example_a_city_then_a_ship_two_spaces() -> None:
    minos = solo().warriors(RIVAL, {STONE: 1}).farm(0, STONE).ships(RIVAL, "1 2 1")
    minos.rival_turn("build", will="stone")
    assert minos.minos.city_at[STONE] == RIVAL
    assert vp(minos) == 5
    assert minos.clan(RIVAL).farms == 1
    assert minos.clan(RIVAL).ships == [1, 4, 1]
    assert his(minos, STONE) == 1
    assert bag_is_full(minos)


@rule("MIN-SOLO-21")
def test_the_right_space_has_one_point() -> None:
    minos = solo().warriors(RIVAL, {STONE: 2}).rival_turn("build", 2, will="stone")
    assert minos.minos.city_at[STONE] == RIVAL
    assert minos.minos.farm_at[STONE] == NONE
    assert vp(minos) == 5 + 5


@rule("MIN-SOLO-21")
def test_without_a_warrior_there_he_sends_one_and_builds_a_city_with_one_point() -> None:
    minos = solo().rival_turn("build", 2, will="stone")
    assert his(minos, STONE) == 1
    assert minos.clan(RIVAL).reserves == 8
    assert minos.minos.city_at[STONE] == RIVAL
    assert minos.clan(RIVAL).cities == 1
    assert minos.earned(RIVAL, "board") == 5


@rule("MIN-SOLO-21", "MIN-RULE-81")
def test_with_a_city_there_he_builds_a_farm_and_one_warrior_returns() -> None:
    minos = solo().warriors(RIVAL, {STONE: 3}).city(0, STONE).farm(RIVAL, 2).farm(RIVAL, 3)
    before = minos.clan(RIVAL).reserves
    minos.rival_turn("build", 2, will="stone")
    # His fourth Farm costs no more than his first.
    assert minos.minos.farm_at[STONE] == RIVAL
    assert minos.clan(RIVAL).farms == 4
    assert his(minos, STONE) == 2
    assert minos.clan(RIVAL).reserves == before + 1
    assert minos.earned(RIVAL, "board") == 0


@rule("MIN-SOLO-21", "MIN-RULE-71")
def test_the_cases_are_judged_anew_for_each_point() -> None:
    # Send and City; Farm, which takes the Warrior back; send another, with no City to build.
    minos = solo().rival_turn("build", 1, will="silver")
    assert minos.minos.city_at[SILVER] == RIVAL
    assert minos.minos.farm_at[SILVER] == RIVAL
    assert his(minos, SILVER) == 1
    assert minos.clan(RIVAL).ships == [1, 1, 1]
    assert vp(minos) == 5


@rule("MIN-RULE-71")
def test_sending_a_warrior_uses_the_point_though_no_city_can_be_built() -> None:
    minos = solo().city(0, STONE).rival_turn("build", 2, will="stone")
    assert his(minos, STONE) == 1
    assert minos.minos.farm_at[STONE] == NONE
    assert minos.clan(RIVAL).ships == [1, 1, 1]
    assert minos.earned(RIVAL, "board") == 0


@rule("MIN-RULE-71")
def test_without_a_warrior_to_send_he_advances_a_ship() -> None:
    minos = solo().warriors(RIVAL, {SILVER: 10}).rival_turn("build", 2, will="stone")
    assert minos.minos.city_at[STONE] == NONE
    assert minos.clan(RIVAL).ships == [1, 2, 1]


@rule("MIN-SOLO-22")
def test_he_pays_nothing_and_gets_no_foundation_benefit() -> None:
    for tile in range(20):
        minos = solo()
        minos.minos.foundations[STONE] = tile
        minos.rival_turn("build", 2, will="stone")
        rival = minos.clan(RIVAL)
        assert minos.minos.foundations[STONE] == NONE
        assert (rival.coins, rival.weaponry, rival.vp) == (0, 0, 5 + 5)
        assert rival.hand == rival.palace == []
        assert sum(rival.goods) == sum(rival.temps) == 0
        assert (rival.on_map(), rival.track) == (2, [0, 0, 2])


@rule("MIN-SOLO-22")
def test_he_builds_no_fourth_city() -> None:
    minos = solo().city(RIVAL, SILVER).city(RIVAL, COPPER).city(RIVAL, HERB)
    minos.warriors(RIVAL, {STONE: 1}).rival_turn("build", 2, will="stone")
    assert minos.minos.city_at[STONE] == NONE
    assert minos.minos.farm_at[STONE] == RIVAL


@rule("MIN-SOLO-22")
def test_he_builds_no_fifth_farm() -> None:
    minos = solo().farm(RIVAL, SILVER).farm(RIVAL, COPPER).farm(RIVAL, HERB).city(0, STONE)
    minos.warriors(RIVAL, {STONE: 1}).rival_turn("build", 2, will="stone")
    assert minos.minos.farm_at[STONE] == NONE
    assert minos.clan(RIVAL).ships == [1, 2, 1]


@rule("MIN-SOLO-22", "MIN-GEN-06")
def test_a_city_and_a_farm_of_the_human_leave_him_only_ships() -> None:
    minos = solo().warriors(RIVAL, {STONE: 1}).city(0, STONE).farm(0, STONE)
    minos.rival_turn("build", 2, will="stone")
    assert minos.minos.city_at[STONE] == minos.minos.farm_at[STONE] == 0
    assert his(minos, STONE) == 1
    assert minos.clan(RIVAL).ships == [1, 2, 1]


# ---- Ships


def sail(ships: str, space: int = 2) -> Table:
    """A Build turn of which every point advances a Ship; tops are worth 6, 8 and 7 VP."""
    minos = solo().warriors(RIVAL, {STONE: 1}).city(0, STONE).farm(0, STONE)
    return minos.ships(RIVAL, ships).rival_turn("build", space, will="stone")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1 2 3", [1, 2, 4]),
        ("3 2 1", [4, 2, 1]),
        ("1 1 1", [1, 2, 1]),
        ("3 1 3", [3, 1, 4]),
        ("3 3 1", [3, 4, 1]),
        ("5 1 2", [5, 1, 3]),
        ("5 2 5", [5, 3, 5]),
        ("5 5 1", [5, 5, 2]),
    ],
)
@rule("MIN-SOLO-21", "MIN-RULE-72")
def test_build_advances_the_ship_nearest_the_top_ties_by_the_vp_there(
    before: str, after: list[int]
) -> None:
    assert sail(before).clan(RIVAL).ships == after


@pytest.mark.parametrize(("before", "top"), [("4 1 1", 6), ("1 4 1", 8), ("1 1 4", 7)])
@rule("MIN-SOLO-21", "MIN-RULE-72")
def test_reaching_space_5_gives_the_vp_there_once(before: str, top: int) -> None:
    minos = sail(before)
    assert minos.earned(RIVAL, "routes") == top
    assert vp(minos) == top + 5
    # With three points the other two go to another Ship.
    minos = sail(before, space=1)
    assert vp(minos) == top
    assert sorted(minos.clan(RIVAL).ships) == [1, 3, 5]


@rule("MIN-RULE-72")
def test_ships_that_all_stand_at_the_top_lose_the_point() -> None:
    minos = sail("5 5 5", space=1)
    assert minos.clan(RIVAL).ships == [5, 5, 5]
    assert vp(minos) == 0


@rule("MIN-RULE-72")
def test_his_ships_need_no_tower_and_take_no_trade_bonus_tile() -> None:
    minos = solo().warriors(RIVAL, {STONE: 1}).city(0, STONE).farm(0, STONE)
    tiles = [len(pile) for pile in minos.minos.blue + minos.minos.red]
    minos.rival_turn("build", 1, will="stone")
    assert minos.clan(RIVAL).ships == [1, 4, 1]
    assert (minos.clan(RIVAL).towers, minos.clan(RIVAL).trade) == (0, [])
    assert [len(pile) for pile in minos.minos.blue + minos.minos.red] == tiles


# ---- Expand


@rule("MIN-EX-19", "MIN-SOLO-23", "MIN-SOLO-25", "MIN-SOLO-26")
def test_example_send_two_battle_and_place_one() -> None:
    minos = solo().sea(SILVER, "").sea(STONE, "I-01 II-04")
    minos.warriors(0, {STONE: 1, WOOD: 2}).warriors(RIVAL, {STONE: 2, WOOD: 1})
    minos.rival_turn("expand", will="silver stone wood")
    assert his(minos, SILVER) == 2
    assert his(minos, STONE) == 1
    assert his(minos, WOOD) == 2
    assert vp(minos) == 2
    assert minos.clan(RIVAL).reserves == 10 - 5
    assert bag_is_full(minos)


@rule("MIN-SOLO-23")
def test_the_right_space_has_two_points() -> None:
    minos = solo().sea(SILVER, "").sea(STONE, "").sea(COPPER, "")
    minos.rival_turn("expand", 2, will="silver stone")
    assert (his(minos, SILVER), his(minos, STONE), his(minos, COPPER)) == (2, 2, 0)


@rule("MIN-SOLO-23", "MIN-SOLO-25")
def test_where_he_has_no_presence_he_sends_two_and_battles_at_once() -> None:
    minos = solo().sea(SILVER, "I-09 II-04").warriors(0, {SILVER: 4})
    minos.rival_turn("wild", 2, wild="expand", will="silver")
    assert his(minos, SILVER) == 1
    assert minos.minos.sea_one[SILVER] == NONE
    assert minos.minos.sea_two[SILVER] != NONE
    assert minos.earned(RIVAL, "battles") == 4


@rule("MIN-SOLO-23")
def test_with_one_warrior_left_he_sends_that_one() -> None:
    minos = solo().warriors(RIVAL, {4: 9}).sea(SILVER, "")
    minos.rival_turn("wild", 2, wild="expand", will="silver")
    assert his(minos, SILVER) == 1
    assert minos.clan(RIVAL).reserves == 0
    minos = solo().warriors(RIVAL, {4: 9}).sea(SILVER, "I-01 II-04")
    minos.rival_turn("wild", 2, wild="expand", will="silver")
    assert his(minos, SILVER) == 0
    assert minos.clan(RIVAL).reserves == 1
    assert minos.earned(RIVAL, "battles") == 2


def expand_in_silver(his_own: int, human: int, tiles: str, will: str = "silver") -> Table:
    """One Expand point in the Silver region; then, where he can do nothing, the Herb region."""
    minos = solo().warriors(0, {SILVER: human}).warriors(RIVAL, {SILVER: his_own})
    minos.sea(SILVER, tiles).sea(HERB, "")
    return minos.rival_turn("wild", 2, wild="expand", will=will)


@pytest.mark.parametrize(("his_own", "human"), [(1, 0), (3, 2), (2, 2)])
@rule("MIN-SOLO-23", "MIN-SOLO-25")
def test_with_dominance_or_tied_for_it_he_battles(his_own: int, human: int) -> None:
    minos = expand_in_silver(his_own, human, "I-05 II-04")
    assert his(minos, SILVER) == his_own - 1
    assert minos.earned(RIVAL, "battles") == 3


@rule("MIN-SOLO-23")
def test_without_dominance_he_places_a_warrior_and_leaves_the_tile() -> None:
    minos = expand_in_silver(1, 2, "I-05 II-04")
    assert his(minos, SILVER) == 2
    assert minos.earned(RIVAL, "battles") == 0


@rule("MIN-RULE-73", "MIN-SOLO-23")
def test_tied_and_without_a_tile_he_places_a_warrior() -> None:
    assert his(expand_in_silver(2, 2, ""), SILVER) == 3


@rule("MIN-SOLO-23")
def test_with_dominance_and_no_tile_he_draws_another_good_for_the_same_point() -> None:
    minos = expand_in_silver(2, 1, "", will="silver herb")
    assert his(minos, SILVER) == 2
    assert his(minos, HERB) == 2
    assert bag_is_full(minos)


@rule("MIN-RULE-73")
def test_without_reserves_he_looks_on_for_a_region_to_battle_in() -> None:
    # No presence at Silver and outnumbered at Stone: neither needs a Warrior he has not got.
    minos = solo().warriors(0, {STONE: 4}).warriors(RIVAL, {STONE: 3, HERB: 7})
    minos.sea(SILVER, "I-01 II-04").sea(STONE, "I-02 II-05").sea(HERB, "I-05 II-06")
    minos.rival_turn("wild", 2, wild="expand", will="silver stone herb")
    assert (his(minos, SILVER), his(minos, STONE), his(minos, HERB)) == (0, 3, 6)
    assert minos.earned(RIVAL, "battles") == 3


@rule("MIN-SOLO-23")
def test_no_good_is_put_back_between_the_points() -> None:
    """So the three points of one turn go to three regions, never twice to one."""
    minos = quiet(solo())
    seen: set[int] = set()
    for _ in range(20):
        minos.warriors(RIVAL, {}).rival_turn("expand", 1)
        regions = [region for region in range(1, 8) if his(minos, region)]
        assert [his(minos, region) for region in regions] == [2, 2, 2]
        assert bag_is_full(minos)
        seen.update(regions)
    assert seen == {1, 2, 3, 5, 6, 7}


def nothing_to_do(ships: str) -> Table:
    """The rival has all his Warriors at home, nobody to send and no tile to battle."""
    return quiet(solo()).warriors(RIVAL, {4: 10}).ships(RIVAL, ships)


ALL = "silver stone copper wood grain herb"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2 1 3", [2, 2, 3]),
        ("1 1 1", [1, 2, 1]),
        ("1 2 1", [1, 2, 2]),
        ("2 2 1", [2, 2, 2]),
        ("4 5 5", [5, 5, 5]),
    ],
)
@rule("MIN-SOLO-24")
def test_with_the_bag_empty_a_point_advances_the_lowest_ship(before: str, after: list[int]) -> None:
    minos = nothing_to_do(before).rival_turn("wild", 2, wild="expand", will=ALL)
    assert minos.clan(RIVAL).ships == after
    assert bag_is_full(minos)


@rule("MIN-SOLO-24")
def test_with_the_bag_empty_each_point_left_advances_a_ship() -> None:
    minos = nothing_to_do("1 1 1").rival_turn("expand", 1, will=ALL)
    assert minos.clan(RIVAL).ships == [2, 2, 2]


@rule("MIN-SOLO-24", "MIN-RULE-72")
def test_reaching_space_5_by_expand_gives_the_vp_there_too() -> None:
    minos = nothing_to_do("4 5 5").rival_turn("wild", 1, wild="expand", will=ALL)
    assert minos.clan(RIVAL).ships == [5, 5, 5]
    assert vp(minos) == 6


@rule("MIN-SOLO-25")
def test_a_battle_takes_the_top_tile_for_the_vp_of_its_weaponry_alone() -> None:
    for tile in solo().minos.content.sea_peoples:
        level_one = f"{tile.id} II-04" if tile.id.startswith("I-") else tile.id
        minos = expand_in_silver(2, 0, level_one)
        rival = minos.clan(RIVAL)
        assert rival.sea == [tile.number]
        assert rival.vp == tile.cost + 5
        assert (rival.warriors[SILVER], rival.reserves) == (1, 9)
        assert (rival.coins, rival.weaponry, rival.hand, rival.track[:2]) == (0, 0, [], [0, 0])
        assert sum(rival.goods) == sum(rival.temps) == 0
        below = minos.minos.sea_two[SILVER]
        assert (below == NONE) == tile.id.startswith("II")


@rule("MIN-RULE-82", "MIN-SOLO-36")
def test_on_the_hard_level_a_battle_of_expand_gives_3_vp_more() -> None:
    minos = solo(level="hard").warriors(RIVAL, {SILVER: 2}).sea(SILVER, "I-01 II-04")
    minos.rival_turn("wild", 2, wild="expand", will="silver")
    assert minos.earned(RIVAL, "battles") == 2 + 3


# ---- Wild


@pytest.mark.parametrize(("space", "points"), [(1, 2), (2, 1)])
@rule("MIN-SOLO-27")
def test_wild_does_the_marked_action_with_two_points_or_one(space: int, points: int) -> None:
    minos = solo().offer("I01 I02 I03 I04 I05").rival_turn("wild", space, wild="prepare")
    assert names(minos.minos.rival_down) == " ".join(["I05", "I04"][:points])
    minos = solo().rival_turn("wild", space, wild="develop")
    assert len(minos.minos.rival_up) == points
    minos = solo().warriors(RIVAL, {STONE: 2}).rival_turn("wild", space, wild="build", will="stone")
    assert minos.clan(RIVAL).cities == 1
    assert minos.clan(RIVAL).farms == points


@pytest.mark.parametrize(("space", "will"), [(1, "silver stone"), (2, "silver")])
@rule("MIN-SOLO-27", "MIN-RULE-74")
def test_wild_points_of_expand_are_not_halved(space: int, will: str) -> None:
    minos = solo().sea(SILVER, "").sea(STONE, "")
    minos.rival_turn("wild", space, wild="expand", will=will)
    assert his(minos, SILVER) == 2
    assert his(minos, STONE) == (2 if space == 1 else 0)


@rule("MIN-SOLO-27", "MIN-RULE-70")
def test_the_mark_of_a_wild_die_is_taken_away_with_it() -> None:
    minos = solo().placed(RIVAL, wild="b4 g6").placed(0, build="b1 b1")
    minos.minos.solo_wild = [ROWS.index("prepare"), ROWS.index("develop")]
    minos.at_actions(first=RIVAL)
    assert len(minos.minos.rival_up) == 1
    assert minos.minos.solo_wild == [ROWS.index("prepare"), NONE]


# ---- the human's Vases in his turn


@rule("MIN-VASE-01", "MIN-RULE-39", "MIN-SOLO-23")
def test_the_human_claims_a_vase_the_moment_his_battle_leaves_a_region() -> None:
    # Vase 5 is dominance in 5 regions: his battle at Silver leaves it to the human, and he
    # then comes to Stone, so that only four are left when his turn ends.
    minos = solo().vases(5, 1, 12).sea(SILVER, "I-01 II-04").sea(STONE, "")
    minos.warriors(0, {GRAIN: 1, HERB: 1, COPPER: 1, STONE: 2, SILVER: 1})
    minos.warriors(RIVAL, {SILVER: 1})
    minos.rival_turn("expand", 2, will="silver stone")
    assert minos.minos.dominated(0) == 4
    assert minos.earned(0, "vases") == 10


@rule("MIN-VASE-01", "MIN-RULE-39", "MIN-SOLO-21")
def test_the_human_claims_a_vase_the_moment_his_farm_leaves_a_region() -> None:
    # His Farm at Stone takes his Warrior back; with the next point he sends it again.
    minos = solo().vases(5, 1, 12).city(0, STONE)
    minos.warriors(0, {GRAIN: 1, HERB: 1, COPPER: 1, STONE: 1, SILVER: 1})
    minos.warriors(RIVAL, {STONE: 1})
    minos.rival_turn("wild", 1, wild="build", will="stone")
    assert his(minos, STONE) == 1
    assert minos.minos.dominated(0) == 4
    assert minos.earned(0, "vases") == 10


def test_the_regions_of_these_tests_show_their_goods() -> None:
    board = solo().minos.board
    regions = [SILVER, STONE, COPPER, WOOD, GRAIN, HERB]
    assert [GOODS[board.good_of[region]] for region in regions] == GOODS
