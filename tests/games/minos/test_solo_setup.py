"""Setting up a solo game against Rhadamanthus (ledger 4.22, set-up)."""

import pytest

import labrys
from labrys.games.minos.content.model import ROWS
from labrys.games.minos.rules.inventory import census, dice
from labrys.games.minos.rules.minos import NONE, Minos, colour_of
from labrys.games.minos.rules.options import ABILITY_IDS, START_IDS
from tests.games.minos.table import Table, solo, table
from tests.rule import rule

RIVAL = 1


def started(seed: int = 1, level: str = "normal") -> Minos:
    """A solo game at its first question: the cards to give back."""
    position = labrys.new("minos", seats=1, seed=seed, solo=level)
    assert isinstance(position, Minos)
    return position


@rule("MIN-SOLO-01")
def test_a_solo_game_uses_the_board_of_two_players() -> None:
    minos = table(seats=1).minos
    assert minos.board is minos.content.boards[2]
    assert [len(row) for row in minos.board.rows] == [2, 2, 2, 2, 2]
    assert minos.board.regions == [1, 2, 3, 4, 5, 6, 7]
    assert [len(tiles) for tiles in minos.blue] == [3, 3, 3]
    assert [len(tiles) for tiles in minos.red] == [3, 3, 3]
    assert minos.board.vase_spaces == [10, 3]


@pytest.mark.parametrize("level", ["normal", "hard"])
@rule("MIN-SOLO-01", "MIN-SOLO-37")
def test_thirteen_dice_are_rolled(level: str) -> None:
    minos = table(seats=1, solo=level).minos
    assert sum(dice(minos)) == 13
    everything = minos.pool + [die for row in minos.rows for die in row]
    colours = [colour_of(die) for die in everything]
    assert [colours.count(colour) for colour in range(4)] == [3, 3, 3, 4]


@rule("MIN-SOLO-35")
def test_on_the_easy_level_all_seventeen_dice_are_rolled() -> None:
    minos = table(seats=1, solo="easy").minos
    assert sum(dice(minos)) == 17
    everything = minos.pool + [die for row in minos.rows for die in row]
    colours = [colour_of(die) for die in everything]
    assert [colours.count(colour) for colour in range(4)] == [4, 4, 4, 5]


@rule("MIN-SOLO-02")
def test_the_starting_card_and_the_ability_are_dealt_at_random() -> None:
    starts = set()
    abilities = set()
    for seed in range(60):
        minos = started(seed)
        assert {minos.spell(option).split()[0] for option in minos.options} == {"give-back"}
        starts.add(START_IDS[minos.clans[0].start])
        abilities.add(ABILITY_IDS[minos.clans[0].ability])
    assert starts == {"ST-2A", "ST-2B"}
    assert abilities == set(ABILITY_IDS)


@rule("MIN-SOLO-03")
def test_the_rival_has_no_player_board_and_is_never_asked() -> None:
    minos = started()
    rival = minos.clans[RIVAL]
    assert minos.seats == 1
    assert (rival.start, rival.ability) == (-1, -1)
    assert (rival.coins, rival.weaponry, rival.income, rival.towers) == (0, 0, 0, 0)
    assert rival.hand == rival.palace == rival.area == rival.trade == []
    assert sum(rival.goods) == sum(rival.temps) == 0
    assert rival.on_map() + rival.reserves + rival.supply == 10
    assert rival.cities == 0


@rule("MIN-SOLO-03")
def test_at_the_end_of_any_game_the_rival_still_has_no_player_board() -> None:
    for seed in range(6):
        minos = started(seed)
        pick = seed
        while not minos.over:
            pick = (pick * 1103515245 + 12345) % 2**31
            assert minos.seat == 0
            minos.play(minos.options[(pick >> 8) % len(minos.options)])
        rival = minos.clans[RIVAL]
        assert (rival.coins, rival.weaponry, rival.income, rival.towers) == (0, 0, 0, 0)
        assert rival.hand == rival.palace == rival.area == rival.trade == []
        assert rival.track[:2] == [0, 0]
        assert rival.cities <= 3
        assert rival.farms <= 4
        assert rival.on_map() + rival.reserves == 10


@rule("MIN-SOLO-04", "MIN-SOLO-05", "MIN-SOLO-37")
def test_the_rival_starts_on_population_2_with_no_vp_and_three_ships() -> None:
    minos = started()
    rival = minos.clans[RIVAL]
    assert rival.track == [0, 0, 2]
    assert rival.vp == 0
    assert rival.ships == [1, 1, 1]
    assert minos.solo_vases == [0, 0, 0]


@rule("MIN-SOLO-36")
def test_on_the_hard_level_he_starts_with_10_vp_and_on_population_5() -> None:
    rival = started(level="hard").clans[RIVAL]
    assert rival.vp == 10
    assert rival.track == [0, 0, 5]


@pytest.mark.parametrize("level", ["easy", "normal"])
@rule("MIN-SOLO-04", "MIN-SOLO-05", "MIN-SOLO-37")
def test_the_other_levels_start_alike(level: str) -> None:
    rival = started(level=level).clans[RIVAL]
    assert (rival.vp, rival.track) == (0, [0, 0, 2])


@pytest.mark.parametrize(("human", "home"), [(1, 4), (3, 7)])
@rule("MIN-SOLO-06", "MIN-SOLO-08")
def test_he_lives_across_the_map_with_a_farm_and_one_warrior(human: int, home: int) -> None:
    minos = solo(human).minos
    rival = minos.clans[RIVAL]
    assert minos.farm_at.count(RIVAL) == 1
    assert minos.farm_at[home] == RIVAL
    assert rival.farms == 1
    assert rival.warriors[home] == rival.on_map() == 1
    assert (rival.reserves, rival.supply) == (9, 0)


@pytest.mark.parametrize(("human", "home", "unused"), [(1, 4, 3), (3, 7, 1)])
@rule("MIN-SOLO-07")
def test_the_tiles_of_his_home_lie_in_the_unused_starting_region(
    human: int, home: int, unused: int
) -> None:
    minos = solo(human).minos
    # The board of two players is laid out before anything solo happens.
    two = labrys.new("minos", seats=2, seed=minos.seed, routes="AAA")
    assert isinstance(two, Minos)
    assert two.foundations[home] != NONE
    assert minos.foundations[unused] == two.foundations[home]
    assert minos.sea_one[unused] == two.sea_one[home]
    assert minos.sea_two[unused] == two.sea_two[home]
    assert minos.foundations[home] == minos.sea_one[home] == minos.sea_two[home] == NONE
    for region in {2, 4, 5, 6, 7} - {home}:
        assert minos.foundations[region] == two.foundations[region]
        assert minos.top_sea(region) == two.top_sea(region)


def builder(human: int, *regions: int) -> Table:
    """The human in a Build turn with Warriors in these regions and Coins for anything."""
    minos = solo(human).warriors(0, dict.fromkeys(regions, 1))
    return minos.give(coins=30, weaponry=9).at_turn("build")


@rule("MIN-SOLO-07", "MIN-RULE-47")
def test_the_unused_starting_region_is_an_ordinary_region() -> None:
    minos = builder(1, 3).sea(3, "I-01 II-04")
    assert minos.offered("city 3")
    assert minos.offered("farm 3")
    assert minos.offered("battle 3")
    assert minos.offered("forage herb")


@rule("MIN-RULE-66", "MIN-SOLO-07", "MIN-SOLO-08")
def test_in_his_home_region_one_can_only_stand() -> None:
    minos = builder(1, 4)
    assert minos.why_not("city 4") == ("no-foundation", "MIN-BUILD-02", 0)
    assert minos.why_not("farm 4") == ("farm-stands", "MIN-GEN-06", 0)
    assert minos.why_not("battle 4") == ("no-sea", "MIN-EXTRA-06", 0)
    assert not minos.offered("forage wood")


@rule("MIN-RULE-66")
def test_warriors_may_enter_his_home_region() -> None:
    minos = solo(1).warriors(0, {3: 1}).at_turn("expand").play("move 3 4")
    assert minos.clan().warriors[4] == 1


@pytest.mark.parametrize(("human", "home", "other"), [(1, 4, 7), (3, 7, 4)])
@rule("MIN-SOLO-08", "MIN-RULE-46", "MIN-RULE-66")
def test_the_wood_under_his_first_farm_cannot_be_collected_but_the_other_wood_can(
    human: int, home: int, other: int
) -> None:
    assert not builder(human, home).offered("forage wood")
    assert builder(human, other).offered("forage wood")
    farm = builder(human, other).farm(RIVAL, other)
    assert farm.offered("forage wood")


@rule("MIN-SOLO-09")
def test_twenty_solo_cards_one_of_them_on_top() -> None:
    tops = set()
    for seed in range(12):
        minos = started(seed)
        assert sorted([minos.solo_top, *minos.solo_deck]) == list(range(20))
        assert minos.solo_drawn == minos.solo_discards == []
        tops.add(minos.solo_top)
    assert len(tops) > 3


@rule("MIN-SOLO-09")
def test_the_bag_holds_one_temporary_good_of_each_type_out_of_the_supply() -> None:
    minos = started()
    own = minos.clans[0].temps
    assert minos.will == [0, 1, 2, 3, 4, 5]
    assert [left + own[good] for good, left in enumerate(minos.temps)] == [8] * 6
    counted = census(minos)
    assert sum(number for name, number in counted.items() if name.startswith("temporary")) == 54


@pytest.mark.parametrize(("human", "marks"), [(1, [0, 1, 0, 1]), (3, [1, 0, 1, 0])])
@rule("MIN-RULE-64")
def test_who_has_the_marked_starting_card_is_first_and_then_they_alternate(
    human: int, marks: list[int]
) -> None:
    made = next(
        game
        for game in (labrys.new("minos", seats=1, seed=seed) for seed in range(20))
        if isinstance(game, Minos) and game.city_at[human] == 0
    )
    firsts: list[int] = []
    while not made.over:
        if made.round > len(firsts):
            firsts.append(made.first)
        made.play(made.options[0])
    assert firsts == marks


@rule("MIN-RULE-64")
def test_the_first_player_drafts_first() -> None:
    minos = solo(3).rival(top="S01").at_draft(pool="r5 b2 r2 g1", first=RIVAL)
    assert sum(len(minos.owners(row)) for row in ROWS) == 1
    minos = solo(1).rival(top="S01").at_draft(pool="r5 b2 r2 g1", first=0)
    assert sum(len(minos.owners(row)) for row in ROWS) == 0


@pytest.mark.parametrize(("human", "wood"), [(1, 7), (3, 4)])
@rule("MIN-RULE-65")
def test_every_good_of_the_bag_names_one_region_and_never_his_home(human: int, wood: int) -> None:
    regions = {"silver": 2, "stone": 6, "copper": 5, "wood": wood, "grain": 1, "herb": 3}
    for good, region in regions.items():
        minos = solo(human).warriors(RIVAL, {}).sea(region, "")
        minos.rival_turn("wild", space=2, wild="expand", will=good)
        assert minos.clan(RIVAL).warriors[region] == minos.clan(RIVAL).on_map() == 2, good
