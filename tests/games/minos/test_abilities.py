"""The five Special Abilities and their levels (ledger 4.19)."""

import pytest

import labrys
from labrys.games.minos.content import icons
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import ABILITY_IDS
from tests.games.minos.table import Table, calm
from tests.rule import rule

each_level = pytest.mark.parametrize("level", [1, 2, 3])


def able(ability: str, level: int = 1, seats: int = 2) -> Table:
    """Seat 0, at home in region 1, has this ability at level 1, 2 or 3."""
    return calm(seats).give(ability=ability, level=level - 1)


# ---- levels


@rule("MIN-ABIL-01")
@pytest.mark.parametrize("ability", ABILITY_IDS)
def test_cultural_2_and_5_raise_the_level(ability: str) -> None:
    minos = able(ability)
    levels = [minos.facts()["clans"][0]["level"]]
    for _ in range(8):
        minos.effects(0, "cultural")
        while minos.asked != "Draft":
            minos.play("done" if "done" in minos.options else minos.options[0])
        levels.append(minos.facts()["clans"][0]["level"])
    assert levels == [1, 1, 2, 2, 2, 3, 3, 3, 3]


@rule("MIN-ABIL-01")
@pytest.mark.parametrize(("space", "level"), [(2, 2), (5, 3)])
def test_the_log_tells_the_new_level(space: int, level: int) -> None:
    minos = able("SA1", level - 1).give(tracks=f"0 {space - 1} 0").at_turn("prepare", 2)
    minos.play("step cultural")
    told = [event.parts for event in minos.events if event.message == "ability-level"]
    assert told == [[0, level, 0, 0]]


@rule("MIN-ABIL-01")
@pytest.mark.parametrize("track", ["influence", "population"])
def test_the_other_tracks_raise_no_level(track: str) -> None:
    minos = able("SA1")
    for _ in range(8):
        minos.effects(0, track)
        while minos.asked != "Draft":
            minos.play("done")
    assert minos.facts()["clans"][0]["level"] == 1


@rule("MIN-ABIL-01")
def test_a_level_replaces_the_lower_one() -> None:
    minos = able("SA1").give(tracks="0 1 0").at_turn("develop").give(coins=4, hand="I08")
    assert minos.why_not("play I08") == ("coins", "MIN-DEV-02", 7 - 1 - 4)
    minos.effects(0, "cultural")
    assert minos.why_not("play I08") == ("coins", "MIN-DEV-02", 7 - 2 - 4)
    minos.give(tracks="0 4 0").effects(0, "cultural")
    assert minos.play("play I08").paid() == 7 - 3


@rule("MIN-ABIL-01")
def test_every_game_begins_at_level_1() -> None:
    for seats in (1, 2, 3, 4):
        position = labrys.new("minos", seats=seats, seed=1)
        assert isinstance(position, Minos)
        while position.round == 0:
            position.play(position.options[0])
        for clan in Table(position).facts()["clans"][:seats]:
            assert clan["level"] == 1
            assert clan["ability"] in ABILITY_IDS


# ---- SA1


@rule("MIN-ABIL-02")
@each_level
def test_sa1_makes_each_card_cheaper_also_on_top_of_a_good(level: int) -> None:
    minos = able("SA1", level).at_turn("develop").give(coins=20, hand="I07 I08 I12")
    assert minos.play("play I08").paid() == 7 - level
    assert minos.give(goods="stone").play("play I07").paid() == 6 - 3 - level
    assert minos.give(goods="silver copper").play("play I12").paid() == 9 - 6 - level


@rule("MIN-ABIL-02")
@each_level
def test_sa1_says_what_is_missing_with_its_discount(level: int) -> None:
    minos = able("SA1", level).at_turn("develop").give(coins=3, hand="I08")
    assert minos.why_not("play I08") == ("coins", "MIN-DEV-02", 7 - level - 3)


@rule("MIN-ABIL-02")
def test_sa1_never_pays_coins_back() -> None:
    minos = able("SA1", 3).at_turn("develop").give(coins=1, hand="I01 I02", goods="copper")
    minos.play("play I01")
    assert minos.clan().coins == 1


@rule("MIN-ABIL-02")
def test_sa1_does_nothing_for_builds() -> None:
    assert able("SA1", 3).at_turn("build").give(coins=9).play("tower 1").paid() == 3


# ---- SA2


@rule("MIN-ABIL-03")
def test_sa2_level_1_takes_a_temporary_good_of_choice_before_the_roll() -> None:
    minos = able("SA2").at_income()
    assert minos.seat == 0
    assert minos.options == [f"temp {good}" for good in minos.facts()["temps"]]
    assert minos.facts()["round"] == 2
    assert minos.facts()["pool"] == []
    minos.play("temp wood")
    assert minos.clan().temps == [0, 0, 0, 1, 0, 0]
    assert minos.asked == "Draft"
    assert minos.facts()["pool"] != []


@rule("MIN-ABIL-03")
def test_sa2_level_2_takes_a_random_good() -> None:
    minos = able("SA2", 2).at_income()
    assert minos.asked == "Draft"
    assert sum(minos.clan().goods) == 1
    assert minos.clan().income == 1
    assert minos.facts()["pile"] == 23
    assert minos.clan().temps == [0] * 6


@rule("MIN-ABIL-03")
def test_sa2_level_3_takes_a_temporary_good_and_a_good_both_of_choice() -> None:
    minos = able("SA2", 3).at_income()
    assert minos.options == ["effect 1", "effect 2"]
    assert minos.facts()["pool"] == []
    minos.play("effect 1", "temp herb", "good wood")
    assert minos.clan().temps == [0, 0, 0, 0, 0, 1]
    assert minos.clan().goods == [0, 0, 0, 1, 0, 0]
    assert minos.facts()["pile"] == 24
    assert minos.asked == "Draft"


@rule("MIN-ABIL-03")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sa2_pays_at_the_start_of_every_round(number: int) -> None:
    minos = able("SA2").round(number).at_income()
    assert minos.facts()["round"] == number + 1
    minos.play("temp wood")
    assert minos.clan().temps[3] == 1


@rule("MIN-ABIL-03")
@pytest.mark.parametrize("ability", ["SA1", "SA3", "SA4", "SA5"])
def test_nobody_else_gets_goods_at_the_start_of_a_round(ability: str) -> None:
    minos = able(ability, 3).at_income()
    assert minos.asked == "Draft"
    assert minos.clan().temps == minos.clan().goods == [0] * 6


@rule("MIN-ABIL-03")
def test_in_round_1_sa2_is_paid_once_by_the_set_up() -> None:
    for seed in range(1, 50):
        position = labrys.new("minos", seats=2, seed=seed)
        if "ability SA2" in map(position.spell, position.options):
            break
    minos = Table(position)  # type: ignore[arg-type]
    owner = minos.seat
    minos.play("ability SA2")
    while not any(option.startswith("temp") for option in minos.options):
        minos.play(minos.options[0])
    assert minos.seat == owner
    before = sum(minos.clan(owner).temps)
    minos.play("temp silver")
    assert minos.asked == "Draft"
    assert sum(minos.clan(owner).temps) == before + 1


# ---- SA3


def builder(level: int) -> Table:
    """Seat 0 with SA3 and 20 Coins on the leftmost Build space, ready for any build."""
    minos = able("SA3", level).city(0, 7).foundation(6, "F03").warriors(0, {6: 1})
    return minos.at_turn("build").give(coins=20)


@rule("MIN-ABIL-04")
@each_level
@pytest.mark.parametrize(
    ("option", "cost"), [("city 6", 9), ("tower 7", 3), ("farm 6", 0), ("ship 2", 3 + 3)]
)
def test_sa3_pays_for_each_piece(option: str, cost: int, level: int) -> None:
    minos = builder(level).play(option)
    discount = 1 if level > 1 and cost else 0
    assert minos.paid() == cost - discount
    assert minos.clan().vp == (3 if level == 3 else 2)
    assert minos.facts(1)["clans"][0]["hand"] == (["?I"] if level == 3 else [])


@rule("MIN-ABIL-04")
@each_level
def test_sa3_does_nothing_for_a_voyage(level: int) -> None:
    minos = builder(level).ships(0, "0 2 0").play("advance 2")
    assert minos.paid() == 3
    assert minos.clan().vp == 0
    assert minos.clan().hand == []


@rule("MIN-ABIL-04")
def test_sa3_draws_from_the_deck_of_the_age() -> None:
    minos = builder(3).round(3).play("ship 2")
    assert minos.facts(1)["clans"][0]["hand"] == ["?II"]


@rule("MIN-ABIL-04")
def test_sa3_counts_only_own_pieces() -> None:
    minos = able("SA3", 3).at_turn("build", seat=1).give(seat=1, coins=20)
    minos.play("tower 3")
    assert minos.clan(0).vp == minos.clan(1).vp == 0
    assert minos.paid() == 3


@rule("MIN-ABIL-04", "MIN-RULE-43")
def test_sa3_takes_one_coin_off_a_ship_in_all_on_the_ship_or_on_its_space() -> None:
    assert builder(2).play("ship 2").paid() == 3 + 3 - 1
    assert builder(2).give(goods="wood").play("ship 2").paid() == 0 + 3 - 1
    assert builder(2).give(goods="herb herb herb").play("ship 2").paid() == 3 + 0 - 1
    assert builder(2).give(goods="wood herb herb herb").play("ship 2").paid() == 0
    minos = builder(2).give(coins=4)
    assert minos.why_not("ship 2") == ("coins", "MIN-BUILD-06", 1)


@rule("MIN-RULE-43")
def test_sa3_saves_no_warrior_of_a_farm() -> None:
    minos = builder(3).farm(0, 2)
    assert minos.why_not("farm 6") == ("warriors", "MIN-BUILD-04", 1)
    minos.warriors(0, {6: 2}).play("farm 6")
    assert minos.clan().warriors[6] == 0


@rule("MIN-RULE-43")
def test_sa3_never_pays_coins_back() -> None:
    minos = builder(3).give(goods="copper", hand="I01").play("tower 7")
    assert minos.clan().coins == 20


@rule("MIN-RULE-44")
@each_level
@pytest.mark.parametrize("option", ["city 6", "tower 7", "farm 6", "ship 2"])
def test_sa3_works_with_free_builds(option: str, level: int) -> None:
    minos = builder(level).use(0, icons.BUILD_FREE).play(option)
    assert minos.clan().coins == 20
    assert minos.clan().vp == (3 if level == 3 else 2)
    assert len(minos.clan().hand) == (1 if level == 3 else 0)


@rule("MIN-ABIL-04")
def test_sa3_works_in_the_progress_step_too() -> None:
    minos = able("SA3", 2).clear().build_points(0).give(coins=2).play("tower 1")
    assert minos.clan().vp == 2
    assert minos.clan().towers == 1


# ---- SA4


@rule("MIN-ABIL-05")
@pytest.mark.parametrize(("level", "needed"), [(1, 8), (2, 7), (3, 6)])
def test_sa4_lowers_the_total_of_a_group(level: int, needed: int) -> None:
    def grouping(total: int) -> Table:
        minos = able("SA4", level).clear()
        return minos.placed(0, build=f"r{total - 4} g4 b1 y1").at_progress()

    minos = grouping(needed)
    assert minos.offered("group 1+2")
    minos.play("group 1+2")
    while minos.options == ["grouped"]:
        minos.play("grouped")
    assert minos.clan().track == [1, 0, 0]
    if needed > 6:
        minos = grouping(needed - 1)
        assert not minos.offered("group 1+2")


@rule("MIN-ABIL-05")
@pytest.mark.parametrize("ability", ["SA1", "SA2", "SA3", "SA5"])
def test_everybody_else_needs_9(ability: str) -> None:
    minos = able(ability, 3).clear().placed(0, build="r4 g4", wild="b5 b4").at_progress()
    assert minos.offered("group 3+4")
    assert minos.why_not("group 1+2") == ("group-total", "MIN-PROG-02", 1)


# ---- SA5


@rule("MIN-ABIL-06", "MIN-RULE-57")
@pytest.mark.parametrize(("level", "rate"), [(1, 2), (2, 1), (3, 1)])
def test_sa5_exchanges_both_ways_at_its_rate(level: int, rate: int) -> None:
    minos = able("SA5", level).at_turn("build").give(coins=6, weaponry=6)
    minos.play("exchange coins")
    assert (minos.clan().coins, minos.clan().weaponry) == (6 - rate, 7)
    minos = able("SA5", level).at_turn("build").give(coins=6, weaponry=6)
    minos.play("exchange weaponry")
    assert (minos.clan().coins, minos.clan().weaponry) == (7, 6 - rate)


@rule("MIN-ABIL-06", "MIN-RULE-57")
def test_sa5_says_what_an_exchange_lacks() -> None:
    minos = able("SA5").at_turn("build").give(coins=1, weaponry=1)
    assert minos.starting("exchange") == []
    assert minos.why_not("exchange coins") == ("coins", "MIN-ABIL-06", 1)
    assert minos.why_not("exchange weaponry") == ("weaponry", "MIN-ABIL-06", 1)


@rule("MIN-RULE-57")
def test_sa5_exchanges_any_amount() -> None:
    minos = able("SA5", 2).at_turn("build").give(weaponry=5)
    minos.play(*["exchange weaponry"] * 5)
    assert (minos.clan().coins, minos.clan().weaponry) == (5, 0)
    minos.play("tower 1", "exchange coins")
    assert (minos.clan().coins, minos.clan().weaponry) == (1, 2)


@rule("MIN-RULE-57")
def test_changing_straight_back_is_of_no_use_and_comes_again_after_anything_else() -> None:
    minos = able("SA5", 2).at_turn("build").give(coins=5, weaponry=5, hand="I01")
    minos.play("exchange coins")
    assert minos.starting("exchange") == ["exchange coins"]
    assert minos.why_not("exchange weaponry") == ("no-use", "MIN-RULE-57", 0)
    minos.play("sell", "exchange weaponry")
    assert minos.starting("exchange") == ["exchange weaponry"]
    assert minos.why_not("exchange coins") == ("no-use", "MIN-RULE-57", 0)


@rule("MIN-RULE-57")
def test_sa5_exchanges_before_a_build_point_is_paid_for_outside_the_own_turn() -> None:
    minos = able("SA5", 2).give(weaponry=3).use(0, icons.BUILD)
    assert not minos.offered("tower 1")
    minos.play("exchange weaponry", "exchange weaponry", "exchange weaponry", "tower 1")
    assert minos.clan().towers == 1
    assert minos.clan().weaponry == 1


@rule("MIN-RULE-57")
def test_sa5_exchanges_before_a_card_is_paid_for_outside_the_own_turn() -> None:
    minos = able("SA5", 2).give(weaponry=3, hand="I02").use(0, icons.PLAY)
    minos.play("exchange weaponry", "exchange weaponry", "exchange weaponry", "play I02")
    assert len(minos.clan().area) == 1


@rule("MIN-RULE-57")
def test_sa5_exchanges_between_two_build_points_of_one_effect() -> None:
    minos = able("SA5", 2).at_turn("prepare").city(0, 7).give(coins=3, weaponry=6)
    minos.effects(0, "2 build").play("tower 1", "effect 1")
    assert not minos.offered("tower 7")
    minos.play(*["exchange weaponry"] * 6, "tower 7")
    assert minos.clan().towers == 2


@rule("MIN-RULE-57")
def test_sa5_exchanges_when_a_build_is_named_in_the_progress_step() -> None:
    minos = able("SA5", 2).clear().build_points(0).give(weaponry=3)
    minos.play("exchange weaponry", "exchange weaponry", "exchange weaponry", "tower 1")
    assert minos.clan().towers == 1


@rule("MIN-RULE-57")
def test_sa5_exchanges_before_a_final_battle() -> None:
    minos = able("SA5", 2).sea(6, "II-01").warriors(0, {6: 1}).give(coins=4)
    minos.at_scoring(final=True)
    assert minos.why_not("battle 6") == ("weaponry", "MIN-SCORE-06", 4)
    minos.play(*["exchange coins"] * 4, "battle 6")
    assert minos.earned(0, "battles") == 6


@rule("MIN-RULE-57")
def test_sa5_exchanges_nothing_in_another_turn_or_where_nothing_is_paid() -> None:
    minos = able("SA5", 2).give(coins=5, weaponry=5)
    assert minos.asked == "Draft"
    assert minos.starting("exchange") == []
    minos.use(0, icons.BUILD_FREE)
    assert minos.starting("exchange") == []
    minos.at_turn("build", seat=1).effects(0, "temp")
    assert minos.seat == 0
    assert minos.starting("exchange") == []


@rule("MIN-ABIL-06")
@pytest.mark.parametrize("ability", ["SA1", "SA2", "SA3", "SA4"])
def test_nobody_else_exchanges(ability: str) -> None:
    minos = able(ability, 3).at_turn("build").give(coins=5, weaponry=5)
    assert minos.starting("exchange") == []


@rule("MIN-ABIL-06")
@each_level
def test_sa5_brings_weaponry_in_the_income_step(level: int) -> None:
    assert able("SA5", level).at_income().clan().weaponry == 1 + level
    assert able("SA4", level).at_income().clan().weaponry == 1


@rule("MIN-ABIL-06")
@pytest.mark.parametrize(("level", "vp"), [(1, 2), (2, 2), (3, 4)])
def test_sa5_level_3_scores_resources_and_hand_cards_by_threes(level: int, vp: int) -> None:
    minos = able("SA5", level).give(coins=5, weaponry=4, hand="I01 I02 I03 I04 I05")
    minos.at_scoring(final=True)
    assert minos.earned(0, "resources") == vp
    assert able("SA4", 3).give(coins=14).at_scoring(final=True).earned(0, "resources") == 2


@rule("MIN-RULE-57")
def test_sa5_exchanges_before_a_conversion_outside_the_own_turn() -> None:
    minos = able("SA5", 2).give(weaponry=3, area="I01")
    minos.effects(0, "3 coin -> palace", "coin per_city")
    assert minos.offered("exchange weaponry")


@rule("MIN-RULE-57")
def test_sa5_exchanges_before_a_wild_point_outside_the_own_turn() -> None:
    minos = able("SA5", 2).give(weaponry=3, hand="I02").use(0, icons.WILD)
    assert minos.offered("exchange weaponry")
