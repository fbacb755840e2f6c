"""Vases, scorings and the end against Rhadamanthus (MIN-SOLO-28 to 37)."""

import random

import pytest

import labrys
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.rules.inventory import census
from labrys.games.minos.rules.minos import NONE, Minos
from labrys.kernel.event import Event
from tests.games.minos.table import Table, solo
from tests.rule import rule

RIVAL = 1
LEVELS = ["easy", "normal", "hard"]
WILD = 4


def vp(minos: Table) -> int:
    return minos.clan(RIVAL).vp


def markers(minos: Table) -> list[int]:
    """The VP of the space under each of the rival's Vase markers, 0 beside the tile."""
    return [[0, 3, 7, 10][place] for place in minos.minos.solo_vases]


def claim_influence_vase(minos: Table) -> Table:
    """The human reaches Influence 8, which is Vase 12."""
    return minos.give(tracks="7 0 0").effects(0, "influence")


# ---- Income


@rule("MIN-EX-20", "MIN-SOLO-28")
def test_example_the_cards_show_3_3_7_and_10() -> None:
    minos = solo().vases(3, 7, 12).rival(top="S01", drawn="S03 S14 S07 S10")
    minos.at_income(first=RIVAL)
    assert markers(minos) == [7, 3, 0]


@rule("MIN-SOLO-28")
def test_a_card_with_two_vase_numbers_moves_two_markers_and_is_discarded() -> None:
    minos = solo().vases(9, 5, 2).rival(top="S01", drawn="S17", vases="3 3 0")
    minos.at_income(first=RIVAL)
    assert markers(minos) == [7, 3, 3]
    assert minos.minos.solo_drawn == []
    assert minos.minos.solo_discards == [16]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@rule("MIN-SOLO-28")
def test_his_vase_markers_move_in_all_four_rounds(number: int) -> None:
    minos = solo().vases(3, 7, 12).rival(top="S01", drawn="S03").round(number)
    minos.at_income(first=RIVAL)
    assert markers(minos) == [3, 0, 0]


@rule("MIN-SOLO-28", "MIN-RULE-80")
def test_he_has_no_income_whatever_his_ships_and_his_population() -> None:
    minos = solo().vases(3, 7, 12).ships(RIVAL, "5 5 5").rival(top="S01")
    minos.clan(RIVAL).track = [0, 0, 7]
    reserves = minos.clan(RIVAL).reserves
    minos.at_income(first=RIVAL)
    rival = minos.clan(RIVAL)
    assert (rival.coins, rival.weaponry, rival.vp, rival.hand) == (0, 0, 0, [])
    assert (sum(rival.goods), sum(rival.temps), rival.palace) == (0, 0, [])
    assert rival.reserves == reserves
    assert minos.clan(0).coins == 6


@pytest.mark.parametrize(("before", "after"), [("0", 3), ("3", 7), ("7", 10), ("10", 10)])
@rule("MIN-SOLO-28", "MIN-SOLO-29")
def test_a_marker_goes_to_the_3_then_the_7_then_the_10(before: str, after: int) -> None:
    minos = solo().vases(3, 7, 12).rival(top="S01", drawn="S03", vases=f"{before} 0 0")
    minos.at_income(first=RIVAL)
    assert markers(minos) == [after, 0, 0]
    assert minos.earned(RIVAL, "vases") == 0


@pytest.mark.parametrize(("before", "after"), [("0", 3), ("3", 7), ("7", 7)])
@rule("MIN-SOLO-29", "MIN-RULE-76")
def test_the_10_is_closed_to_him_once_the_human_has_it(before: str, after: int) -> None:
    minos = solo().vases(12, 3, 7)
    claim_influence_vase(minos)
    assert minos.earned(0, "vases") == 10
    minos.rival(top="S01", drawn="S12", vases=f"{before} 0 0").at_income(first=RIVAL)
    assert markers(minos) == [after, 0, 0]


@rule("MIN-RULE-76")
def test_his_marker_stays_on_the_7_when_the_human_claims_the_10() -> None:
    minos = claim_influence_vase(solo().vases(12, 3, 7).rival(vases="7 0 0"))
    assert minos.earned(0, "vases") == 10
    assert markers(minos) == [7, 0, 0]


@pytest.mark.parametrize(("marker", "worth"), [("0", 10), ("3", 10), ("7", 10), ("10", 3)])
@pytest.mark.parametrize("level", LEVELS)
@rule("MIN-SOLO-29", "MIN-SOLO-01", "MIN-SOLO-36")
def test_the_human_claims_the_10_or_the_3_and_never_the_7(
    level: str, marker: str, worth: int
) -> None:
    minos = claim_influence_vase(solo(level=level).vases(12, 3, 7).rival(vases=f"{marker} 0 0"))
    assert minos.earned(0, "vases") == worth


@rule("MIN-SOLO-29")
def test_he_keeps_the_10_when_the_human_claims_the_3_after_him() -> None:
    minos = claim_influence_vase(solo().vases(12, 3, 7).rival(vases="10 0 0"))
    minos.rival(top="S01", drawn="S12").at_income(first=RIVAL)
    assert markers(minos) == [10, 0, 0]
    minos.at_scoring(final=True)
    assert minos.earned(RIVAL, "vases") == 30


@rule("MIN-RULE-85", "MIN-SOLO-28")
def test_in_one_income_step_the_human_takes_the_10_before_his_marker_moves() -> None:
    # Vase 10 is ten cards in the Palace; his marker on the 7 would go to the 10.
    palace = " ".join(f"I{number:02}" for number in range(1, 10))
    minos = solo().vases(10, 3, 7).give(palace=palace, area="I10")
    minos.rival(top="S01", drawn="S10", vases="7 0 0").at_income(first=RIVAL)
    minos.play("palace I10")
    assert minos.earned(0, "vases") == 10
    assert markers(minos) == [7, 0, 0]


# ---- the scoring after round 2


def on_the_map(level: str) -> Table:
    """He dominates 2 and 5, ties in 6, is outnumbered in 7, and has two Farms."""
    minos = solo(level=level).warriors(RIVAL, {2: 2, 5: 1, 6: 1, 7: 1}).farm(RIVAL, 2)
    return minos.warriors(0, {2: 1, 6: 1, 7: 2})


@pytest.mark.parametrize(
    ("level", "regions"),
    [
        ("easy", 4 + 4 + 2 + 2),
        ("normal", 4 + 4 + 2 + 2),
        ("hard", (5 + 2) + (5 + 2) + 3 + 3),
    ],
)
@rule("MIN-SOLO-30", "MIN-SOLO-04", "MIN-SOLO-36", "MIN-SOLO-37")
def test_after_round_2_he_scores_farms_and_regions(level: str, regions: int) -> None:
    minos = on_the_map(level)
    before = vp(minos)
    minos.at_scoring(final=False)
    assert minos.earned(RIVAL, "farms") == 4
    assert minos.earned(RIVAL, "regions") == regions
    assert vp(minos) == before + 4 + regions


@pytest.mark.parametrize(("level", "space"), [("easy", 5), ("normal", 5), ("hard", 7)])
@rule("MIN-SOLO-30", "MIN-SOLO-36", "MIN-SOLO-37", "MIN-RULE-80")
def test_after_round_2_his_population_marker_moves_on(level: str, space: int) -> None:
    minos = on_the_map(level)
    reserves = minos.clan(RIVAL).reserves
    minos.at_scoring(final=False)
    assert minos.clan(RIVAL).track == [0, 0, space]
    # Not for the Warriors and Weaponry of the spaces it passes.
    assert (minos.clan(RIVAL).reserves, minos.clan(RIVAL).weaponry) == (reserves, 0)


@pytest.mark.parametrize(
    ("level", "regions"),
    [
        ("easy", 5 + 5 + 3 + 3),
        ("normal", 5 + 5 + 3 + 3),
        ("hard", (6 + 2) + (6 + 2) + 4 + 4),
    ],
)
@rule("MIN-SOLO-30", "MIN-SOLO-31", "MIN-SOLO-36", "MIN-SOLO-37")
def test_after_round_4_his_regions_are_worth_more(level: str, regions: int) -> None:
    minos = on_the_map(level).at_scoring(final=False)
    first = minos.earned(RIVAL, "regions")
    minos.at_scoring(final=True)
    assert minos.earned(RIVAL, "regions") - first == regions
    assert minos.earned(RIVAL, "farms") == 4 + 4


@rule("MIN-SOLO-36")
def test_the_human_gains_no_bonus_for_dominance_on_the_hard_level() -> None:
    minos = solo(level="hard").warriors(0, {2: 1}).at_scoring(final=False)
    assert minos.earned(0, "regions") == 3


# ---- final battles


def last_battles(level: str = "normal") -> Table:
    """Tiles in 2, 3, 5 and 6: he dominates 2, ties in 5 and is outnumbered in 6; in 3 he has
    nobody, as the human has nobody in 2."""
    minos = solo(level=level).warriors(RIVAL, {2: 2, 5: 1, 6: 1}).warriors(0, {3: 1, 5: 1, 6: 2})
    minos.sea(2, "I-01 II-04").sea(3, "II-01").sea(5, "II-07").sea(6, "II-09").sea(7, "II-10")
    return minos.give(weaponry=20)


@pytest.mark.parametrize(("level", "battles"), [("normal", 5 + 6), ("hard", 5 + 6 + 3 + 3)])
@rule("MIN-SOLO-31", "MIN-SOLO-25", "MIN-SOLO-36", "MIN-RULE-82")
def test_at_the_end_he_battles_where_he_has_or_ties_for_dominance(level: str, battles: int) -> None:
    minos = last_battles(level).at_scoring(final=True)
    assert minos.earned(RIVAL, "battles") == battles
    assert minos.clan(RIVAL).warriors[2] == 1
    assert minos.clan(RIVAL).warriors[5] == 0
    assert minos.clan(RIVAL).warriors[6] == 1
    assert minos.minos.sea_two[7] != NONE


@rule("MIN-RULE-77", "MIN-SOLO-31")
def test_level_one_tiles_are_gone_before_he_battles() -> None:
    minos = last_battles().at_scoring(final=True)
    taken = [minos.minos.content.sea_peoples[tile].id for tile in minos.clan(RIVAL).sea]
    assert taken == ["II-04", "II-07"]


@rule("MIN-SOLO-31", "MIN-RULE-77")
def test_the_human_may_battle_in_the_other_regions_by_their_number() -> None:
    minos = last_battles().at_scoring(final=True)
    # All his battles are fought by now; in region 5 no tile is left for the human.
    assert minos.earned(RIVAL, "battles") == 11
    assert minos.options == ["battle 3", "done"]
    minos.play("battle 3")
    assert minos.options == ["battle 6", "done"]
    minos.play("done")
    assert minos.minos.over
    assert minos.clan(RIVAL).warriors[6] == 1


@rule("MIN-RULE-77", "MIN-RULE-39")
def test_a_vase_that_his_last_battle_opens_to_the_human_is_claimed_before_his() -> None:
    # His Warrior leaves region 5 with its battle: the human dominates five regions, Vase 5.
    minos = solo().vases(5, 3, 7).sea(5, "II-07")
    minos.warriors(RIVAL, {5: 1}).warriors(0, {1: 1, 2: 1, 3: 1, 5: 1, 6: 1})
    minos.at_scoring(final=True)
    while not minos.minos.over:
        minos.play("done")
    assert minos.earned(0, "vases") == 10
    assert minos.earned(RIVAL, "vases") == 3 + 10 + 10


@rule("MIN-RULE-77", "MIN-SOLO-32")
def test_a_vase_that_the_human_meets_by_battle_is_claimed_before_his() -> None:
    minos = solo().vases(12, 3, 7).warriors(0, {2: 1}).sea(2, "II-06")
    minos.give(weaponry=9, tracks="7 0 0").at_scoring(final=True)
    assert minos.earned(RIVAL, "vases") == 0
    minos.play("battle 2", "step influence")
    assert minos.minos.over
    assert minos.earned(0, "vases") == 10
    assert minos.earned(RIVAL, "vases") == 3 + 10 + 10


# ---- his account at the end


@pytest.mark.parametrize("marker", ["0", "3", "7", "10"])
@pytest.mark.parametrize("level", LEVELS)
@rule("MIN-SOLO-32", "MIN-RULE-75")
def test_a_vase_the_human_does_not_hold_gives_him_10(level: str, marker: str) -> None:
    minos = solo(level=level).vases(12, 3, 7).rival(vases=f"{marker} {marker} {marker}")
    minos.at_scoring(final=True)
    assert minos.earned(RIVAL, "vases") == 30


@pytest.mark.parametrize("marker", ["0", "3", "7"])
@pytest.mark.parametrize(("level", "worth"), [("easy", 3), ("normal", 3), ("hard", 7)])
@rule("MIN-SOLO-29", "MIN-SOLO-32", "MIN-RULE-75", "MIN-SOLO-36", "MIN-SOLO-37")
def test_a_vase_whose_10_the_human_holds_gives_him_3_and_7_on_the_hard_level(
    level: str, worth: int, marker: str
) -> None:
    minos = claim_influence_vase(solo(level=level).vases(12, 3, 7).rival(vases=f"{marker} 0 0"))
    minos.at_scoring(final=True)
    assert minos.earned(RIVAL, "vases") == worth + 10 + 10


@pytest.mark.parametrize(("level", "face_down"), [("easy", 6), ("normal", 8), ("hard", 8)])
@rule("MIN-SOLO-33", "MIN-SOLO-35", "MIN-SOLO-37")
def test_face_down_cards_count_by_their_age_and_face_up_cards_by_their_vp(
    level: str, face_down: int
) -> None:
    minos = solo(level=level).rival(down="I01 I02 II01", up="I05 II07 II08")
    decrees = {decree.id: decree.vp for decree in minos.minos.content.decrees}
    face_up = decrees["I05"] + decrees["II07"] + decrees["II08"]
    minos.at_scoring(final=True)
    assert minos.earned(RIVAL, "palace") == face_down + face_up


@rule("MIN-SOLO-33")
def test_each_route_space_his_ships_have_reached_counts_2() -> None:
    minos = solo().ships(RIVAL, "5 3 1").at_scoring(final=True)
    assert minos.earned(RIVAL, "routes") == 2 * (5 + 3 + 1)


@rule("MIN-SOLO-33")
def test_the_human_has_the_ordinary_end_scoring_and_he_has_not() -> None:
    minos = solo().warriors(0, {}).warriors(RIVAL, {}).city(RIVAL, 2)
    minos.give(coins=4, weaponry=3, hand="I01 I02 I03", area="I04 I05", palace="II07")
    minos.at_scoring(final=True)
    value = minos.minos.content.decrees[72 + 6].vp
    assert minos.earned(0, "resources") == 2
    assert minos.earned(0, "area") == 2
    assert minos.earned(0, "palace") == value
    assert minos.earned(RIVAL, "resources") == minos.earned(RIVAL, "board") == 0
    # One Farm, three Vases and three Ships on their first spaces.
    assert vp(minos) == 2 + 30 + 6


@pytest.mark.parametrize(("human", "rival", "winners"), [(50, 49, [0]), (50, 50, []), (49, 50, [])])
@rule("MIN-SOLO-34")
def test_the_human_wins_only_with_more_vp(human: int, rival: int, winners: list[int]) -> None:
    minos = solo().at_scoring(final=True).minos
    minos.clans[0].vp = human
    minos.clans[RIVAL].vp = rival
    assert minos.over
    assert minos.winners() == winners


# ---- whole games


def random_game(level: str, seed: int) -> tuple[Minos, list[Event]]:
    """A game of random choices and all that was told; what must always hold is looked at."""
    minos = labrys.new("minos", seats=1, seed=seed, solo=level)
    assert isinstance(minos, Minos)
    chance = random.Random(seed)
    minos.events = []
    counted = census(minos)
    before = minos.solo_vases
    while not minos.over:
        minos.play(chance.choice(minos.options))
        assert minos.will == list(range(6))
        assert all(now >= then for now, then in zip(minos.solo_vases, before, strict=True))
        before = minos.solo_vases[:]
        for die, mark in zip(minos.rows[WILD], minos.solo_wild, strict=False):
            assert (mark != NONE) == (die != NONE and die // 24 == RIVAL)
        assert census(minos) == counted
    return minos, minos.events


def of_rival(told: list[Event], message: str) -> list[Event]:
    return [event for event in told if event.message == message and event.parts[0] == RIVAL]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("level", LEVELS)
@rule("MIN-SOLO-33", "MIN-SOLO-25", "MIN-SOLO-17", "MIN-SOLO-35", "MIN-SOLO-36", "MIN-RULE-82")
def test_his_score_can_be_counted_again_from_what_happened(level: str, seed: int) -> None:
    minos, told = random_game(level, seed)
    rival = minos.clans[RIVAL]
    content = minos.content
    right = sum(1 for event in of_rival(told, "retrieved") if event.parts[3] == 2)
    tops = [event for event in of_rival(told, "advanced-ship") if event.parts[2] == 5]
    battled = [content.sea_peoples[event.parts[2]] for event in of_rival(told, "battled")]
    down = [event.parts[1] for event in of_rival(told, "rival-took-down")]
    up = [event.parts[1] for event in of_rival(told, "rival-took-up")]
    late = 2 if level == "easy" else 4
    tens = sum(1 for event in told if event.message == "claimed-vase" and event.parts[2] == 10)
    counted = {
        "start": 10 if level == "hard" else 0,
        "tracks": 0 if level == "easy" else 5 * right,
        "board": 5 * len(of_rival(told, "built-city")),
        "battles": sum(tile.cost + (3 if level == "hard" else 0) for tile in battled),
        "routes": 2 * sum(rival.ships)
        + sum(content.routes[minos.routes[event.parts[1]]].vp for event in tops),
        "palace": sum(2 if card < 72 else late for card in down)
        + sum(content.decrees[card].vp for card in up),
        "vases": 10 * (3 - tens) + (7 if level == "hard" else 3) * tens,
        "farms": farms_of(told, content.farm_vp),
    }
    earned = dict(zip(SOURCES, rival.earned, strict=True))
    assert {source: earned[source] for source in counted} == counted
    assert earned["regions"] + sum(counted.values()) == rival.vp
    assert len(of_rival(told, "retrieved")) == 16


def farms_of(told: list[Event], worth: list[int]) -> int:
    """The Farm VP of both scorings, from the Farms built before each."""
    farms = 1
    total = 0
    for event in told:
        if event.message == "built-farm" and event.parts[0] == RIVAL:
            farms += 1
        elif event.message == "scoring":
            total += worth[farms]
    return total
