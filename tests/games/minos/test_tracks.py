"""The Progress tracks, space by space (ledger 4.20)."""

import random

import pytest

from tests.games.minos.table import Table, calm, table
from tests.rule import rule

TRACKS = ("influence", "cultural", "population")
BUILDS = ("city", "tower", "farm", "ship", "advance")


def at(space: int, track: str) -> Table:
    """Seat 0, at home in region 1, has its marker of one track on this space. It is its turn on
    the rightmost Prepare space; the card in hand could be sold, so that the turn stays open."""
    minos = calm().at_turn("prepare", 2).give(hand="I01")
    minos.clan().track[TRACKS.index(track)] = space
    return minos.ask()


def enter(space: int, track: str) -> Table:
    """The same, as the marker steps onto the space."""
    return at(space - 1, track).effects(0, track)


def gains(minos: Table) -> dict[str, int]:
    """What seat 0 has more than at first, in numbers."""
    clan = minos.clan()
    found = {
        "coins": clan.coins,
        "weaponry": clan.weaponry,
        "vp": clan.vp,
        "cards": len(clan.hand) - 1,
        "goods": sum(clan.goods),
        "warriors": 6 - clan.supply,
        "level": clan.level,
        "income": clan.income,
    }
    return {name: number for name, number in found.items() if number}


def builds(minos: Table) -> list[str]:
    return [option for option in minos.options if option.split()[0] in BUILDS]


# ---- steps


@rule("MIN-TRACK-01")
@pytest.mark.parametrize("track", TRACKS)
def test_a_step_moves_the_marker_up_by_one(track: str) -> None:
    minos = calm()
    assert minos.facts()["clans"][0]["tracks"] == dict.fromkeys(TRACKS, 0)
    minos.effects(0, track)
    assert minos.facts()["clans"][0]["tracks"] == dict.fromkeys(TRACKS, 0) | {track: 1}
    assert minos.facts()["clans"][1]["tracks"] == dict.fromkeys(TRACKS, 0)


@rule("MIN-TRACK-01")
def test_the_benefit_comes_at_once_and_only_on_entering() -> None:
    minos = at(0, "influence").play("step influence")
    assert minos.clan().coins == 3
    assert minos.starting("take")
    minos.play("draw")
    assert minos.clan().coins == 3
    minos.effects(0, "influence")
    assert minos.clan().coins == 3


@rule("MIN-TRACK-01")
def test_in_the_progress_step_the_first_benefit_comes_before_the_second_step() -> None:
    minos = calm().give(tracks="2 0 0").clear().placed(0, build="r5 r6", wild="b4 b6")
    minos.at_progress().play("group 1+2", "group 3+4")
    while minos.options == ["grouped"]:
        minos.play("grouped")
    assert minos.options == ["step influence", "step population"]
    minos.play("step influence")
    assert minos.asked == "CardsOrPalace"
    assert minos.clan().track == [3, 0, 0]
    minos.play("draw-both")
    assert minos.clan().track == [3, 0, 1]


@rule("MIN-TRACK-02")
@pytest.mark.parametrize(
    ("space", "expected"),
    [
        (1, {"coins": 3}),
        (2, {}),
        (4, {"coins": 5}),
        (5, {}),
        (7, {}),
        (8, {"vp": 3}),
    ],
)
def test_influence_spaces_without_a_choice(space: int, expected: dict[str, int]) -> None:
    minos = enter(space, "influence")
    assert minos.asked == "Turn"
    assert gains(minos) == expected


@rule("MIN-TRACK-02")
@pytest.mark.parametrize("space", [3, 6])
def test_influence_3_and_6_give_an_active_and_an_age_two_card(space: int) -> None:
    minos = enter(space, "influence").play("draw-both")
    assert sorted(minos.facts(1)["clans"][0]["hand"]) == ["?I", "?I", "?II"]
    assert gains(minos) == {"cards": 2}
    assert minos.asked == "Turn"


@rule("MIN-TRACK-02")
def test_in_age_two_both_cards_are_of_age_two() -> None:
    minos = calm().round(3).at_turn("prepare", 2).give(hand="I01", tracks="2 0 0")
    minos.effects(0, "influence").play("draw-both")
    assert sorted(minos.facts(1)["clans"][0]["hand"]) == ["?I", "?II", "?II"]


@rule("MIN-TRACK-02")
@pytest.mark.parametrize("space", [3, 6])
def test_or_they_put_one_card_into_the_palace(space: int) -> None:
    minos = enter(space, "influence").give(area="I03 I04").play("palace I03")
    assert minos.facts()["clans"][0]["palace"] == ["I03"]
    assert minos.facts()["clans"][0]["area"] == ["I04"]
    assert gains(minos) == {}
    assert minos.asked == "Turn"


@rule("MIN-TRACK-02")
def test_a_palace_card_from_the_hand_costs_its_vp() -> None:
    minos = enter(3, "influence").give(hand="I06", vp=2)
    assert minos.why_not("palace I06") == ("vp", "MIN-INC-03", 1)
    minos.give(vp=5).play("palace I06")
    assert minos.clan().vp == 2
    assert minos.facts()["clans"][0]["palace"] == ["I06"]


@rule("MIN-TRACK-02")
def test_the_cards_are_refused_when_both_decks_are_empty() -> None:
    minos = at(2, "influence").give(area="I03")
    minos.minos.boxed += minos.minos.decks[0] + minos.minos.decks[1]
    minos.minos.decks = [[], []]
    minos.effects(0, "influence")
    assert minos.why_not("draw-both") == ("deck-empty", "MIN-PREP-04", 0)


@rule("MIN-TRACK-02")
@pytest.mark.parametrize(("empty", "drawn"), [(0, "?II"), (1, "?I")])
def test_with_one_deck_empty_the_card_of_the_other_is_drawn(empty: int, drawn: str) -> None:
    minos = at(2, "influence")
    minos.minos.boxed += minos.minos.decks[empty]
    minos.minos.decks[empty] = []
    minos.effects(0, "influence").play("draw-both")
    assert sorted(minos.facts(1)["clans"][0]["hand"]) == sorted(["?I", drawn])


@rule("MIN-TRACK-02")
@pytest.mark.parametrize(
    ("space", "cards"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)]
)
def test_the_influence_marker_says_how_many_cards_go_to_the_palace_in_income(
    space: int, cards: int
) -> None:
    minos = calm().give(area="I01 I02 I03 I04 I05", tracks=f"{space} 0 0").at_income()
    moved = 0
    while minos.asked == "PalaceIncome":
        minos.play(minos.starting("palace")[0])
        moved += 1
    assert moved == len(minos.clan().palace) == cards


# ---- Cultural


@rule("MIN-TRACK-03")
@pytest.mark.parametrize(
    ("space", "expected"),
    [
        (1, {"goods": 1, "income": 1}),
        (2, {"level": 1}),
        (5, {"level": 2}),
        (8, {"vp": 4}),
    ],
)
def test_cultural_spaces_without_a_choice(space: int, expected: dict[str, int]) -> None:
    minos = enter(space, "cultural")
    assert minos.asked == "Turn"
    assert gains(minos) == expected


@rule("MIN-TRACK-03")
def test_cultural_1_draws_from_the_face_down_pile() -> None:
    assert enter(1, "cultural").facts()["pile"] == 23


@rule("MIN-TRACK-03")
def test_cultural_4_gives_a_good_of_choice_with_its_benefit() -> None:
    minos = at(3, "cultural").give(goods="herb").effects(0, "cultural")
    assert minos.refusal("done") is not None
    minos.play("good herb")
    assert minos.asked == "Turn"
    assert minos.clan().goods[5] == 2
    assert minos.clan().income == 2
    assert minos.facts()["pile"] == 24


@rule("MIN-TRACK-03")
@pytest.mark.parametrize("space", [3, 6])
def test_cultural_3_and_6_give_a_build_point_that_is_paid_for(space: int) -> None:
    minos = enter(space, "cultural").give(coins=2)
    assert minos.why_not("tower 1") == ("coins", "MIN-BUILD-03", 1)
    minos.give(coins=3).play("tower 1", "effect 1")
    assert minos.clan().coins == 0
    assert builds(minos) == []
    assert minos.asked == "Turn"


@rule("MIN-TRACK-03")
def test_a_build_point_may_be_left() -> None:
    minos = enter(3, "cultural").give(coins=3).play("done")
    assert minos.asked == "Turn"
    assert minos.clan().towers == 0


@rule("MIN-TRACK-03", "MIN-RULE-45")
def test_cultural_7_waives_coins_and_returned_warriors() -> None:
    minos = enter(7, "cultural").warriors(0, {6: 1}).farm(0, 2).farm(0, 5).farm(0, 7)
    minos.foundation(6, "F15")
    assert sorted(builds(minos)) == ["city 6", "farm 6", "ship 1", "ship 2", "ship 3", "tower 1"]
    minos.play("farm 6")
    assert minos.clan().farms == 4
    assert minos.clan().warriors[6] == 1
    assert builds(minos) == []


@rule("MIN-TRACK-03", "MIN-RULE-45")
@pytest.mark.parametrize("space", [3, 6, 7])
def test_every_condition_of_a_build_holds_on_the_cultural_track(space: int) -> None:
    minos = enter(space, "cultural").warriors(0, {6: 1}).ships(0, "3 0 0").give(coins=20)
    assert minos.why_not("city 2") == ("no-warrior", "MIN-BUILD-02", 1)
    assert minos.why_not("farm 2") == ("no-warrior", "MIN-BUILD-05", 1)
    assert minos.why_not("ship 2") == ("cities", "MIN-GEN-08", 1)
    assert minos.why_not("advance 1") == ("towers", "MIN-BUILD-08", 1)


@rule("MIN-TRACK-06")
@pytest.mark.parametrize("space", [3, 6, 7])
def test_build_points_of_the_cultural_track_trigger_no_traits(space: int) -> None:
    minos = calm().give(palace="I09 I05", tracks=f"0 {space - 1} 0", coins=3)
    minos.at_turn("prepare", 2, die_is="r1").give(hand="I01")
    minos.play("step cultural", "tower 1", "effect 1")
    assert minos.facts()["turn"]["traits"] == []
    assert minos.starting("trait") == []
    # Only the Tower's Weaponry: the Build trait of I09 would have paid another.
    assert minos.clan().weaponry == 1
    minos.play("end-turn")
    assert not minos.told("used-trait")


# ---- Population


@rule("MIN-TRACK-04")
@pytest.mark.parametrize(
    ("space", "expected"),
    [
        (1, {"warriors": 2}),
        (2, {}),
        (3, {"weaponry": 2}),
        (4, {"warriors": 2}),
        (5, {}),
        (6, {"weaponry": 3}),
        (7, {}),
        (8, {"vp": 5}),
    ],
)
def test_population_spaces(space: int, expected: dict[str, int]) -> None:
    assert gains(enter(space, "population")) == expected


@rule("MIN-TRACK-04")
def test_population_1_leaves_the_warriors_in_the_reserves() -> None:
    minos = enter(1, "population")
    assert minos.asked == "Turn"
    assert (minos.clan().reserves, minos.clan().on_map()) == (5, 1)


@rule("MIN-TRACK-04")
def test_population_4_gains_two_warriors_and_places_one() -> None:
    minos = at(3, "population").city(0, 6).give(reserves=0).effects(0, "population")
    assert minos.starting("place") == ["place 1", "place 6"]
    minos.play("place 6")
    assert minos.clan().warriors[6] == 1
    assert minos.clan().reserves == 1
    assert minos.asked == "Turn"


@rule("MIN-TRACK-04", "MIN-RULE-49")
def test_population_4_with_an_empty_supply_still_places_a_reserve() -> None:
    minos = at(3, "population").warriors(0, {1: 8}).give(reserves=1)
    minos.clan().supply = 0
    minos.effects(0, "population").play("place 1")
    assert (minos.clan().warriors[1], minos.clan().reserves, minos.clan().supply) == (9, 0, 0)


@rule("MIN-TRACK-04")
@pytest.mark.parametrize(
    ("space", "weaponry", "presence", "dominance"),
    [
        (0, 1, 1, 3),
        (1, 1, 1, 3),
        (2, 2, 2, 4),
        (3, 2, 2, 4),
        (4, 2, 2, 4),
        (5, 3, 3, 5),
        (6, 3, 3, 5),
        (7, 4, 4, 6),
        (8, 4, 4, 6),
    ],
)
def test_the_population_marker_sets_weaponry_in_income_and_vp_in_scorings(
    space: int, weaponry: int, presence: int, dominance: int
) -> None:
    minos = calm().give(tracks=f"0 0 {space}").at_income()
    assert minos.clan().weaponry == weaponry
    for final in (False, True):
        minos = calm().give(tracks=f"0 0 {space}")
        minos.warriors(0, {2: 1, 4: 1}).warriors(1, {4: 1, 5: 1}).at_scoring(final)
        assert minos.earned(0, "regions") == dominance + presence
        assert minos.earned(1, "regions") == 3 + 1


@rule("MIN-TRACK-04")
@pytest.mark.parametrize("space", [2, 5, 7])
def test_the_weaponry_income_is_not_paid_on_entering(space: int) -> None:
    assert enter(space, "population").clan().weaponry == 0


# ---- the top, and sharing


@rule("MIN-TRACK-05")
@pytest.mark.parametrize("track", TRACKS)
def test_every_step_beyond_space_8_gives_3_vp_and_no_movement(track: str) -> None:
    minos = at(8, track)
    for steps in (1, 2):
        minos.effects(0, track)
        assert gains(minos) == {"vp": 3 * steps}
        assert minos.facts()["clans"][0]["tracks"][track] == 8
    assert minos.asked == "Turn"


@pytest.mark.parametrize(("track", "vase"), [("influence", 12), ("cultural", 3), ("population", 6)])
def test_the_step_to_the_top_claims_the_vase_of_the_track(track: str, vase: int) -> None:
    minos = at(7, track).vases(vase).effects(0, track)
    assert minos.earned(0, "vases") == 10


@rule("MIN-TRACK-07")
def test_several_markers_share_a_space() -> None:
    minos = calm(4)
    for seat in range(4):
        minos.effects(seat, "influence", "population")
        while minos.asked == "Resolve":
            minos.play(minos.options[0])
    for seat in range(4):
        assert minos.facts()["clans"][seat]["tracks"] == {
            "influence": 1,
            "cultural": 0,
            "population": 1,
        }
        assert minos.clan(seat).coins == 3


@rule("MIN-TRACK-01", "MIN-TRACK-05", "MIN-ABIL-01")
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_in_whole_games_markers_climb_space_by_space_and_levels_follow(
    seats: int, seed: int
) -> None:
    chance = random.Random(seed)
    minos = table(seats, seed)
    for seat in range(seats):
        minos.clan(seat).level = 1
        minos.give(seat, tracks="6 4 7")
    position = minos.minos
    before = [clan.track[:] for clan in position.clans]
    while not position.over:
        # Steps whenever they are offered, so that markers come far
        wanted = [o for o in position.options if position.spell(o).startswith(("step", "group "))]
        position.play(chance.choice(wanted or position.options))
        for clan, was in zip(position.clans, before, strict=True):
            assert all(then <= now <= 8 for then, now in zip(was, clan.track, strict=True))
            assert clan.level == (clan.track[1] >= 2) + (clan.track[1] >= 5)
        before = [clan.track[:] for clan in position.clans]
    assert max(clan.track[2] for clan in position.clans) == 8
