"""Royal Traits: what sets them off, and when they are resolved."""

import random

import pytest

import labrys
from labrys.games.minos.content.icons import BUILD, PLAY, WILD
from labrys.games.minos.content.model import ROWS
from labrys.games.minos.rules.minos import Minos
from tests.games.minos.table import Table, bare
from tests.rule import rule

# Cards whose trait is one Coin, one for each trigger
OF_ROW = {"prepare": "I13", "develop": "I04", "build": "I22", "expand": "I10", "wild": "I06"}
OF_VALUE = {1: "I08", 2: "I08", 3: "I11", 4: "I11", 5: "I20", 6: "I20"}
ALL_TRIGGERS = " ".join([*OF_ROW.values(), "I08", "I11", "I20"])


def with_palace(palace: str, row: str = "develop", die: str = "r3") -> Table:
    return bare().give(palace=palace).at_turn(row, die_is=die).nothing_after()


# Where a trait works


@rule("MIN-TRAIT-01")
def test_a_trait_works_only_while_its_card_is_in_the_palace() -> None:
    minos = bare().give(0, hand="I04", area="I60", palace="I24").give(1, palace="I61")
    minos.offer("I71 I02 I03 I05 I06").at_turn("develop", die_is="r1")
    assert minos.starting("trait") == ["trait I24"]


@rule("MIN-TRAIT-01")
@pytest.mark.parametrize("source", ["area", "hand"])
def test_a_card_in_the_palace_has_no_instant_effect_any_more(source: str) -> None:
    minos = bare().give(vp=5)
    minos = minos.give(area="I08") if source == "area" else minos.give(hand="I08")
    minos.at_turn("develop").nothing_after().effects(0, "palace").play("palace I08")
    assert (minos.palace(), minos.clan().coins) == ("I08", 0)


@rule("MIN-TRAIT-01")
def test_the_vp_value_of_palace_cards_scores_at_the_end() -> None:
    minos = bare().give(palace="I08 II64 I22", hand="I12", area="I10").at_scoring(final=True)
    assert minos.earned(0, "palace") == 2 + 5 + 3


@rule("MIN-TRAIT-01", "MIN-DEV-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_cards_never_leave_the_palace_and_played_cards_leave_only_for_it(seats: int) -> None:
    position = labrys.new("minos", seats=seats, seed=seats)
    assert isinstance(position, Minos)
    chooser = random.Random(seats)
    while not position.over:
        before = position.copy()
        position.play(chooser.choice(position.options))
        for clan, old in zip(position.clans, before.clans, strict=True):
            assert clan.palace[: len(old.palace)] == old.palace
            assert set(old.area) <= {*clan.area, *clan.palace}


# Triggers


@rule("MIN-TRAIT-02", "MIN-TRAIT-03")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_die_triggers_by_its_row_and_by_its_value(row: str, value: int) -> None:
    minos = with_palace(ALL_TRIGGERS, row, f"y{value}")
    assert minos.starting("trait") == [f"trait {OF_ROW[row]}", f"trait {OF_VALUE[value]}"]


@rule("MIN-TRAIT-02")
def test_the_place_in_the_row_and_the_colour_do_not_matter() -> None:
    for space in (1, 2):
        for die in ("r5", "y5", "b5", "g5"):
            minos = bare().give(palace=ALL_TRIGGERS).at_turn("build", space, die_is=die)
            assert minos.starting("trait") == ["trait I22", "trait I20"]


@rule("MIN-TRAIT-02")
def test_only_the_own_traits_of_the_player_who_takes_the_die_are_triggered() -> None:
    minos = bare().give(0, palace="I04").give(1, palace="I60").at_turn("develop", seat=1)
    assert (minos.seat, minos.starting("trait")) == (1, ["trait I60"])


@rule("MIN-TRAIT-03", "MIN-RULE-20")
def test_every_matching_trait_is_triggered_once() -> None:
    minos = with_palace("I04 I60 I61 I11 I57", "develop", "r4")
    traits = ["trait I04", "trait I60", "trait I61", "trait I11", "trait I57"]
    assert minos.starting("trait") == traits
    minos.play("trait I04")
    assert minos.clan().coins == 1
    assert minos.starting("trait") == traits[1:]
    minos.play("end-turn", "temp herb")
    assert (minos.clan().coins, minos.clan().vp, minos.temps()) == (2, 2, "herb")


@rule("MIN-TRAIT-03")
def test_a_trait_is_triggered_again_by_the_next_die() -> None:
    minos = bare().give(palace="I04").clear()
    minos.placed(0, develop="r4 r5", build="r2", wild="r1")
    minos.placed(1, build="y6", expand="y5", prepare="y4", wild="y3").at_actions(first=0)
    for _ in range(2):
        assert minos.seat == 0
        minos.play("trait I04", "forfeit", "forfeit")
    assert (minos.clan().coins, minos.starting("trait")) == (2 * (1 + 2), [])


# When traits are resolved


@rule("MIN-TRAIT-04", "MIN-RULE-20")
@pytest.mark.parametrize("first", ["I57", "I60", "I04"])
def test_traits_come_in_the_owners_order(first: str) -> None:
    minos = with_palace("I57 I60 I04", "develop", "r4").play(f"trait {first}")
    assert len(minos.starting("trait")) == 2
    assert (minos.clan().vp, minos.clan().coins) == ((0, 1) if first == "I04" else (1, 0))


@rule("MIN-TRAIT-04")
def test_traits_come_before_between_and_after_points_and_extra_actions() -> None:
    minos = bare().give(palace="I10 I03 I48", weaponry=1).at_turn("expand").nothing_after()
    minos.play("trait I48", "place 1", "trait I03", "temp wood", "march 1 2", "trait I10")
    minos.play("move 1 2", "move 2 1", "move 2 1", "move 1 2")
    assert (minos.clan().vp, minos.clan().coins, minos.temps()) == (1, 1, "wood")
    minos = bare().give(palace="I10", hand="I01").at_turn("expand").nothing_after()
    minos.play("place 1", "place 1", "place 1", "move 1 2", "move 1 2", "move 1 2", "trait I10")
    assert minos.clan().coins == 1


@rule("MIN-TRAIT-04")
@pytest.mark.parametrize(
    ("played", "first"), [("I13", []), ("I15", ["effect 1", "temp wood"])], ids=["I13", "I15"]
)
def test_traits_come_between_two_effects_of_a_card_that_is_being_played(played, first) -> None:
    """I13 gives a Coin and a Temporary Good, I15 a Temporary Good and a card."""
    minos = bare().offer("I71 I02 I03 I05 I06").give(palace="I04", hand=played, coins=9)
    minos.at_turn("develop", die_is="r4").play(f"play {played}")
    for option in first:
        assert not minos.offered("trait I04")
        minos.play(option)
    coins = minos.clan().coins
    assert minos.asked == "Resolve"
    minos.play("trait I04")
    assert (minos.clan().coins, minos.starting("trait")) == (coins + 1, [])
    assert minos.starting("effect") == ["effect 1"] or minos.asked == "Use"


@rule("MIN-TRAIT-04", "MIN-ACT-05")
def test_a_trait_is_resolved_completely_before_anything_else() -> None:
    minos = bare().give(palace="I54 I22", hand="I01 I02 I03 I05", weaponry=3)
    minos.at_turn("build").play("trait I54")
    cards = ["I01", "I02", "I03", "I05"]
    for paid in range(3):
        assert minos.options == [f"discard {card}" for card in cards[paid:]]
        minos.play(minos.options[0])
    assert (minos.asked, minos.clan().track, minos.hand()) == ("Turn", [1, 0, 0], "I05")


@rule("MIN-TRAIT-04")
def test_a_trait_that_cannot_be_paid_is_refused_with_what_is_missing() -> None:
    minos = bare().give(palace="I54 I37", hand="I01").at_turn("build", die_is="r1")
    assert minos.why_not("trait I54") == ("cost", "MIN-GEN-01", 2)
    assert minos.why_not("trait I37") == ("cost", "MIN-GEN-01", 2)
    minos = bare().give(palace="I58").at_turn("build", die_is="r1")
    assert minos.why_not("trait I58") == ("cost", "MIN-GEN-02", 1)


@rule("MIN-TRAIT-04", "MIN-RULE-27")
def test_a_trait_without_use_is_refused() -> None:
    minos = bare().warriors(0, {}).give(palace="I44", reserves=0).at_turn("develop")
    assert minos.why_not("trait I44") == ("no-use", "MIN-RULE-27", 0)


@rule("MIN-TRAIT-05")
def test_forfeiting_still_triggers_by_row_and_by_value() -> None:
    for options in (["forfeit", "trait I22", "trait I57"], ["trait I57", "forfeit", "trait I22"]):
        minos = with_palace("I22 I57", "build", "r4").play(*options)
        assert (minos.clan().coins, minos.clan().vp) == (2 + 1, 1)


@rule("MIN-TRAIT-05", "MIN-RULE-20")
def test_pure_gains_are_paid_at_the_end_of_a_forfeited_turn_too() -> None:
    minos = with_palace("I22 I57", "build", "r4").play("forfeit", "end-turn")
    assert (minos.clan().coins, minos.clan().vp) == (2 + 1, 1)


# What triggers nothing


@rule("MIN-TRAIT-06")
@pytest.mark.parametrize(
    ("code", "uses"),
    [
        (BUILD, ["farm 1"]),
        (WILD, ["as build", "farm 1"]),
        (WILD, ["as expand", "place 1"]),
        (WILD, ["as prepare", "draw"]),
        (WILD, ["as develop", "play I13", "temp herb"]),
        (PLAY, ["play I13", "temp herb"]),
    ],
)
def test_points_of_icons_trigger_nothing(code: int, uses: list[str]) -> None:
    palace = "I10 I04 I06 I22"
    minos = bare().give(palace=palace, coins=9, hand="I13 I12").at_turn("prepare", die_is="r1")
    assert minos.starting("trait") == []
    minos.use(0, code).play(*uses)
    assert (minos.asked, minos.starting("trait")) == ("Turn", [])
    coins = minos.clan().coins
    minos.nothing_after().play("end-turn")
    assert minos.clan().coins == coins + 1, "the Coin of the Prepare space alone"


@rule("MIN-TRAIT-06")
def test_points_of_the_progress_tracks_trigger_nothing() -> None:
    minos = bare(seats=4).give(palace="I22", tracks="0 2 0").at_turn("expand", space=3)
    minos.play("step cultural", "farm 1")
    assert (minos.asked, minos.clan().farms, minos.starting("trait")) == ("Turn", 1, [])


@rule("MIN-TRAIT-07", "MIN-RULE-30")
@pytest.mark.parametrize("source", ["played", "area"])
def test_a_card_that_enters_the_palace_does_not_trigger_from_the_current_die(source: str) -> None:
    minos = bare().give(coins=9, hand="I60", palace="I24")
    if source == "area":
        minos.give(area="I04")
    minos.at_turn("develop").play("play I60")
    minos.play("palace I60" if source == "played" else "palace I04")
    assert minos.starting("trait") == ["trait I24"]


@rule("MIN-TRAIT-07", "MIN-RULE-30")
@pytest.mark.parametrize("number", [1, 4])
def test_it_triggers_from_the_next_die_on_also_in_round_four(number: int) -> None:
    minos = bare().round(number).give(coins=9, hand="I60").clear()
    minos.placed(0, develop="r4 r5", build="r2", wild="r1")
    minos.placed(1, build="y6", expand="y5", prepare="y4", wild="y3").at_actions(first=0)
    minos.play("play I60", "palace I60")
    assert minos.starting("trait") == []
    minos.play("step population", "forfeit")
    assert (minos.seat, minos.starting("trait")) == (0, ["trait I60"])


# At the end of the turn


@rule("MIN-RULE-20")
def test_traits_with_pure_gains_that_were_not_used_are_paid_at_the_end_of_the_turn() -> None:
    minos = with_palace("I04 I60 I61 I57", "develop", "r4").play("end-turn")
    assert minos.options == [
        f"temp {good}" for good in ("silver", "stone", "copper", "wood", "grain", "herb")
    ]
    minos.play("temp grain")
    assert (minos.clan().coins, minos.clan().vp, minos.temps()) == (1, 2, "grain")
    assert minos.minos.over


@rule("MIN-RULE-20", "MIN-RULE-19")
def test_optional_traits_that_were_not_used_are_lost_at_the_end_of_the_turn() -> None:
    minos = bare().give(palace="I24 I44 I63 I35", weaponry=1, coins=2, hand="I01", vp=3)
    minos.at_turn("develop", die_is="r1").nothing_after()
    assert len(minos.starting("trait")) == 4
    minos.play("end-turn")
    clan = minos.clan()
    assert (clan.coins, clan.weaponry, clan.vp, minos.hand()) == (2, 1, 3, "I01")
    assert (clan.warriors[1], len(clan.palace), minos.minos.over) == (1, 4, True)


@rule("MIN-RULE-20")
def test_a_trait_with_a_draw_and_a_coin_is_paid_whole_at_the_end_of_the_turn() -> None:
    minos = with_palace("II14", "prepare", "r1").play("forfeit", "end-turn")
    assert (minos.clan().coins, len(minos.clan().hand)) == (2 + 1, 1)


@rule("MIN-EX-09", "MIN-TRAIT-03", "MIN-RULE-20")
@pytest.mark.parametrize("by_hand", [True, False])
def test_the_example_of_traits(by_hand: bool) -> None:
    minos = bare().give(palace="I22 I09 I57 I14 I54 I04 I13 I08 I20", hand="I01 I02 I03")
    minos.at_turn("build", die_is="g3").nothing_after()
    traits = ["trait I22", "trait I09", "trait I57", "trait I14", "trait I54"]
    assert minos.starting("trait") == traits
    if by_hand:
        minos.play("trait I57", "trait I22", "trait I14", "temp stone", "trait I09", "end-turn")
    else:
        minos.play("end-turn", "temp stone")
    clan = minos.clan()
    assert (clan.coins, clan.weaponry, clan.vp, minos.temps()) == (1, 1, 1, "stone")
    assert (minos.hand(), clan.track, minos.minos.over) == ("I01 I02 I03", [0, 0, 0], True)
