"""Conditions and multipliers of the symbols: rules/symbols.py (ledger 4.21)."""

import pytest

from labrys.games.minos.content.icons import VOCABULARY
from tests.games.minos.table import Table, bare
from tests.rule import rule

CARDS = "I01 I02 I03 I04 I05 I06 I07 I08 I09 I10"


def holds(minos: Table, condition: str) -> bool:
    """Whether a benefit behind the condition is gained now."""
    before = minos.clan().vp
    minos.effects(0, f"{condition}: vp")
    return minos.clan().vp > before


def times(minos: Table, multiplier: str) -> int:
    """How often a benefit with the multiplier is gained now."""
    before = minos.clan().vp
    minos.effects(0, f"vp {multiplier}")
    return minos.clan().vp - before


def won(minos: Table, seat: int, tiles: int) -> Table:
    """Let a clan have won this many Sea Peoples tiles of Level I."""
    regions = [region for region in minos.minos.board.regions if minos.minos.sea_one[region] >= 0]
    for region in regions[:tiles]:
        minos.clan(seat).sea.append(minos.minos.sea_one[region])
        minos.minos.sea_one[region] = -1
    return minos


# ---- conditions


@rule("MIN-ICON-28")
def test_if_towers2_asks_for_two_own_towers():
    minos = bare().tower(0, 1).tower(1, 2).tower(1, 3)
    assert not holds(minos, "if_towers2")
    assert holds(minos.tower(0, 4), "if_towers2")
    assert holds(minos.tower(0, 5), "if_towers2")


@rule("MIN-ICON-29")
def test_if_farms2_asks_for_two_own_farms():
    minos = bare().farm(0, 1).farm(1, 2).farm(1, 3)
    assert not holds(minos, "if_farms2")
    assert holds(minos.farm(0, 4), "if_farms2")
    assert holds(minos.farm(0, 5), "if_farms2")


@rule("MIN-ICON-30")
def test_if_cities2_counts_the_starting_city():
    minos = bare().city(1, 5).city(1, 6)
    assert not holds(minos, "if_cities2")
    assert holds(minos.city(0, 2), "if_cities2")
    assert holds(minos.city(0, 4), "if_cities2")


@rule("MIN-ICON-32")
def test_if_sea2_asks_for_two_tiles_won_in_battle():
    minos = won(won(bare(), 0, 1), 1, 2)
    assert not holds(minos, "if_sea2")
    assert holds(won(minos, 0, 1), "if_sea2")


@rule("MIN-ICON-33")
def test_if_influence5_asks_for_influence_at_five():
    minos = bare()
    assert not holds(minos.give(tracks="4 8 8"), "if_influence5")
    assert holds(minos.give(tracks="5 0 0"), "if_influence5")
    assert holds(minos.give(tracks="8 0 0"), "if_influence5")


@rule("MIN-ICON-34")
def test_if_cultural5_asks_for_cultural_at_five():
    minos = bare()
    assert not holds(minos.give(tracks="8 4 8"), "if_cultural5")
    assert holds(minos.give(tracks="0 5 0"), "if_cultural5")
    assert holds(minos.give(tracks="0 8 0"), "if_cultural5")


@rule("MIN-ICON-35")
def test_if_population5_asks_for_population_at_five():
    minos = bare()
    assert not holds(minos.give(tracks="8 8 4"), "if_population5")
    assert holds(minos.give(tracks="0 0 5"), "if_population5")
    assert holds(minos.give(tracks="0 0 8"), "if_population5")


@rule("MIN-ICON-36")
def test_if_palace10_asks_for_ten_cards_in_the_palace():
    minos = bare().vases().give(palace=CARDS[:-4], area="I11 I12", hand="I13")
    assert len(minos.clan().palace) == 9
    assert not holds(minos, "if_palace10")
    assert holds(minos.give(palace="I10"), "if_palace10")
    assert holds(minos.give(palace="I14"), "if_palace10")


@rule("MIN-ICON-37")
def test_if_area4_counts_played_cards_and_not_the_palace():
    minos = bare().vases().give(area="I11 I12 I13", palace=CARDS, hand="I14")
    assert not holds(minos, "if_area4")
    assert holds(minos.give(area="I15"), "if_area4")
    assert holds(minos.give(area="I16"), "if_area4")


@rule("MIN-ICON-38")
@pytest.mark.parametrize("tracks", ["2 3 3", "3 2 3", "3 3 2", "8 8 0"])
def test_if_tracks3_fails_by_one_track(tracks):
    assert not holds(bare().give(tracks=tracks), "if_tracks3")


@rule("MIN-ICON-38")
@pytest.mark.parametrize("tracks", ["3 3 3", "3 8 5"])
def test_if_tracks3_asks_for_all_three_tracks_at_three(tracks):
    assert holds(bare().give(tracks=tracks), "if_tracks3")


@rule("MIN-ICON-39")
def test_if_ship4_asks_for_one_ship_on_space_four_or_five():
    minos = bare().vases().ships(1, "5 5 5")
    assert not holds(minos.ships(0, "3 3 3"), "if_ship4")
    assert holds(minos.ships(0, "0 4 0"), "if_ship4")
    assert holds(minos.ships(0, "5 0 1"), "if_ship4")


@rule("MIN-ICON-40")
def test_if_warriors6_counts_warriors_on_the_map_and_not_in_the_reserves():
    minos = bare().give(reserves=5).warriors(1, {4: 6})
    assert not holds(minos.warriors(0, {1: 3, 2: 2}), "if_warriors6")
    assert minos.clan().reserves == 1
    assert holds(minos.warriors(0, {1: 3, 2: 3}), "if_warriors6")


@rule("MIN-ICON-41", "MIN-RULE-63")
def test_if_regions4_takes_presence_and_dominance_alike():
    minos = bare().vases().warriors(1, {1: 2, 2: 1, 6: 5})
    # Outnumbered in 1, tied in 2, alone in 3: three regions with presence.
    assert not holds(minos.warriors(0, {1: 1, 2: 1, 3: 5}), "if_regions4")
    assert holds(minos.warriors(0, {1: 1, 2: 1, 3: 1, 4: 1}), "if_regions4")
    assert holds(minos.warriors(0, {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}), "if_regions4")


@rule("MIN-RULE-63", "MIN-GEN-05")
def test_four_regions_without_any_dominance_are_enough():
    minos = bare().vases().warriors(1, {1: 2, 2: 2, 3: 2, 4: 2})
    assert holds(minos.warriors(0, {1: 1, 2: 1, 3: 1, 4: 1}), "if_regions4")


@rule(
    "MIN-ICON-28",
    "MIN-ICON-29",
    "MIN-ICON-30",
    "MIN-ICON-32",
    "MIN-ICON-33",
    "MIN-ICON-34",
    "MIN-ICON-35",
    "MIN-ICON-36",
    "MIN-ICON-37",
    "MIN-ICON-38",
    "MIN-ICON-39",
    "MIN-ICON-40",
    "MIN-ICON-41",
)
@pytest.mark.parametrize("condition", VOCABULARY.conditions)
def test_a_benefit_whose_condition_fails_is_refused_with_the_icon_of_the_condition(condition):
    minos = bare().effects(0, f"{condition}: vp", "temp", "place")
    number = VOCABULARY.conditions[condition]
    assert minos.why_not("effect 1") == ("condition", f"MIN-ICON-{number}", 0)
    refusal = minos.refusal("effect 1")
    assert refusal is not None
    assert refusal.what == number


@rule("MIN-ICON-35")
def test_a_condition_is_judged_when_its_benefit_is_resolved():
    """Only the step can come first, and then Population stands on 5."""
    minos = bare().give(tracks="0 0 4").effects(0, "if_population5: 2 vp", "population")
    assert minos.clan().track == [0, 0, 5]
    assert minos.clan().vp == 2


# ---- multipliers


@rule("MIN-ICON-42")
def test_per_area_counts_played_cards_and_not_the_palace():
    minos = bare().give(palace="I01", hand="I02").give(1, area="I03")
    assert times(minos, "per_area") == 0
    assert times(minos.give(area="I04 I05 I06"), "per_area") == 3


@rule("MIN-ICON-43")
def test_per_palace_counts_the_cards_in_the_palace():
    minos = bare().give(area="I01", hand="I02").give(1, palace="I03")
    assert times(minos, "per_palace") == 0
    assert times(minos.give(palace="I04 I05"), "per_palace") == 2


@rule("MIN-ICON-44")
def test_per_city_counts_own_cities_with_the_starting_one():
    minos = bare().city(1, 5)
    assert times(minos, "per_city") == 1
    assert times(minos.city(0, 2).city(0, 4), "per_city") == 3


@rule("MIN-ICON-45")
def test_per_tower_counts_own_towers():
    minos = bare().tower(1, 3)
    assert times(minos, "per_tower") == 0
    assert times(minos.tower(0, 1).tower(0, 2), "per_tower") == 2


@rule("MIN-ICON-46")
def test_per_farm_counts_own_farms():
    minos = bare().farm(1, 3)
    assert times(minos, "per_farm") == 0
    assert times(minos.farm(0, 1).farm(0, 2).farm(0, 4), "per_farm") == 3


@rule("MIN-ICON-47", "MIN-GEN-05")
def test_per_region_counts_regions_with_presence_dominated_or_not():
    minos = bare().vases().warriors(1, {1: 3, 2: 1, 5: 1})
    assert times(minos.warriors(0, {1: 1, 2: 1, 3: 2}), "per_region") == 3


@rule("MIN-ICON-48")
def test_per_sea_counts_won_sea_peoples_tiles():
    minos = won(bare(), 1, 1)
    assert times(minos, "per_sea") == 0
    assert times(won(minos, 0, 3), "per_sea") == 3


@rule("MIN-ICON-49")
@pytest.mark.parametrize(("tracks", "count"), [("0 8 8", 0), ("5 2 7", 2), ("8 8 8", 8)])
def test_per_low_track_is_the_place_of_the_lowest_marker(tracks, count):
    assert times(bare().vases().give(tracks=tracks), "per_low_track") == count


@rule("MIN-ICON-50")
def test_per_warrior_counts_warriors_on_the_map():
    minos = bare().give(reserves=6).warriors(1, {1: 3})
    assert times(minos.warriors(0, {1: 2, 4: 3}), "per_warrior") == 5
    assert minos.clan().reserves == 2


@rule("MIN-ICON-51")
def test_per_ship_space_adds_up_the_places_of_all_own_ships():
    minos = bare().vases().ships(1, "5 5 5")
    assert times(minos, "per_ship_space") == 0
    assert times(minos.ships(0, "2 0 5"), "per_ship_space") == 7


@rule("MIN-ICON-44", "MIN-ICON-46", "MIN-ICON-50")
def test_a_multiplier_multiplies_the_whole_amount_of_its_own_item_only():
    minos = bare().city(0, 2).farm(0, 1).farm(0, 2).farm(0, 3)
    minos.effects(0, "2 coin per_farm + weapon + 3 vp per_city")
    clan = minos.clan()
    assert (clan.coins, clan.weaponry, clan.vp) == (6, 1, 6)


@rule("MIN-ICON-45")
def test_a_benefit_multiplied_by_nothing_is_refused_and_skipped():
    minos = bare().effects(0, "2 vp per_tower", "place", "temp")
    assert minos.why_not("effect 1") == ("no-use", "MIN-RULE-27", 0)
    minos.play("effect 3", "temp herb", "done")
    assert minos.asked == "Draft"
    assert minos.clan().vp == 0


@rule("MIN-ICON-44")
def test_points_are_multiplied_too():
    minos = bare().city(0, 2).effects(0, "place per_city")
    minos.play("place 1", "place 2")
    assert minos.asked == "Draft"
    assert minos.clan().on_map() == 3
