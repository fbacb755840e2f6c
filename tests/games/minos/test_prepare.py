"""Prepare: taking cards from the offer and the decks."""

import pytest

from labrys.games.minos.facts.table import card_name
from labrys.games.minos.rules.minos import Minos
from tests.games.minos.table import Table, bare, card
from tests.rule import rule

OFFER = "I01 I02 I03 I04 I05"


def preparing(seats: int = 4, space: int = 1) -> Table:
    """In a Prepare turn with five known cards on offer."""
    return bare(seats=seats).offer(OFFER).at_turn("prepare", space=space)


def ages(cards: str) -> list[int]:
    return [2 if name.startswith("II") else 1 for name in cards.split()]


# Points


@rule("MIN-PREP-01")
def test_each_point_takes_a_card_of_the_offer_or_of_the_deck_chosen_anew() -> None:
    minos = preparing().deck(1, "I30 I31")
    assert minos.starting("take") == [f"take {name}" for name in OFFER.split()]
    minos.play("take I02", "draw", "take I05", "draw")
    hand = minos.hand().split()
    assert [hand[0], hand[2]] == ["I02", "I05"]
    assert {hand[1], hand[3]} == {"I30", "I31"}
    assert minos.on_offer() == "I01 I03 I04"
    assert not minos.starting("take")


@rule("MIN-PREP-01")
def test_the_deck_is_the_one_of_the_age() -> None:
    minos = preparing().play("draw")
    assert ages(minos.hand()) == [1]
    minos = bare(seats=4).round(3).at_turn("prepare").play("draw", "draw")
    assert ages(minos.hand()) == [2, 2]


@rule("MIN-PREP-01")
def test_a_card_taken_from_the_offer_stays_known_to_all_and_a_drawn_one_does_not() -> None:
    minos = preparing().play("take I02", "draw")
    seen = minos.minos.view(1).concealed
    assert isinstance(seen, Minos)
    assert sorted(card_name(number) for number in seen.clans[0].hand) == ["?I", "I02"]


@rule("MIN-PREP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_point_of_the_leftmost_space_may_draw_an_age_two_card(seats: int) -> None:
    minos = preparing(seats).play("draw", "draw-age2")
    assert ages(minos.hand()) == [1, 2]
    assert minos.why_not("draw-age2") == ("age2-space", "MIN-PREP-02", 0)
    minos.play("draw", "draw")
    assert ages(minos.hand()) == [1, 2, 1, 1]
    assert not minos.offered("draw")


@rule("MIN-PREP-02")
@pytest.mark.parametrize("space", [2, 3, 4])
def test_other_spaces_draw_no_age_two_card(space: int) -> None:
    minos = preparing(space=space)
    assert minos.why_not("draw-age2") == ("age2-space", "MIN-PREP-02", 0)


@rule("MIN-PREP-02")
def test_the_age_two_draw_is_for_rounds_one_and_two_only() -> None:
    assert bare().round(2).at_turn("prepare").offered("draw-age2")
    for number in (3, 4):
        minos = bare().round(number).at_turn("prepare")
        assert minos.why_not("draw-age2") == ("age2-space", "MIN-PREP-02", 0)


# The offer


@rule("MIN-PREP-03")
def test_the_offer_is_not_refilled_during_the_turn() -> None:
    minos = preparing()
    for taken, left in enumerate(["I02 I03 I04 I05", "I02 I04 I05", "I02 I04", "I04"]):
        minos.play("take " + ["I01", "I03", "I05", "I02"][taken])
        assert minos.on_offer() == left


@rule("MIN-PREP-03")
def test_at_the_end_of_the_turn_the_offer_is_filled_from_the_active_deck() -> None:
    minos = preparing().deck(1, "I30 I31").nothing_after()
    minos.play("take I01", "take I03", "end-turn")
    assert sorted(minos.on_offer().split()) == ["I02", "I04", "I05", "I30", "I31"]
    minos = bare().round(3).offer("II01 II02 II03 II04 II05").at_turn("prepare")
    minos.nothing_after().play("take II03", "end-turn")
    assert ages(minos.on_offer()) == [2] * 5


@rule("MIN-PREP-03")
def test_cards_bought_from_the_offer_are_replaced_at_the_end_of_the_turn_too() -> None:
    minos = bare().give(coins=20).offer(OFFER).at_turn("develop").nothing_after()
    minos.play("play I01")
    assert minos.on_offer() == "I02 I03 I04 I05"
    minos.play("done", "end-turn")
    assert len(minos.minos.offer) == 5


@rule("MIN-RULE-28")
def test_outside_a_turn_the_offer_is_refilled_after_the_whole_effect() -> None:
    minos = bare().offer(OFFER).deck(1, "I30 I31 I32").effects(0, "2 card_offer")
    minos.play("take I04")
    assert minos.on_offer() == "I01 I02 I03 I05"
    minos.play("take I01")
    assert minos.hand() == "I04 I01"
    assert (minos.asked, len(minos.minos.offer)) == ("Draft", 5)


@rule("MIN-RULE-28")
def test_outside_a_turn_the_next_player_sees_five_cards() -> None:
    minos = bare().offer(OFFER).effects(1, "card_offer").effects(0, "card_offer")
    minos.play("take I04")
    assert minos.seat == 1
    assert len(minos.starting("take")) == 5


@rule("MIN-RULE-28")
def test_a_card_played_from_the_offer_outside_a_turn_is_replaced_after_its_effects() -> None:
    minos = bare().offer("I14 I02 I03 I04 I05").effects(0, "play_free").play("play I14")
    assert minos.on_offer() == "I02 I03 I04 I05"
    minos.play("temp herb", "temp wood")
    assert (minos.asked, len(minos.minos.offer)) == ("Draft", 5)


# Decks and discard piles


@rule("MIN-PREP-04")
def test_an_empty_deck_is_made_anew_of_its_discard_pile() -> None:
    minos = bare().give(hand="I10 I11").offer(OFFER).deck(1, "I30").at_turn("prepare")
    minos.play("sell", "discard I10", "discard I11")
    assert minos.discards(1) == "I10 I11"
    minos.play("draw")
    assert (minos.hand(), minos.discards(1)) == ("I30", "")
    minos.play("draw", "draw")
    assert sorted(minos.hand().split()) == ["I10", "I11", "I30"]


@rule("MIN-PREP-04")
def test_without_discards_the_deck_stays_empty_until_a_card_is_discarded() -> None:
    minos = bare().give(hand="I10 II10").offer(OFFER).deck(1, "").at_turn("prepare")
    assert minos.why_not("draw") == ("deck-empty", "MIN-PREP-04", 0)
    minos.play("sell", "discard II10", "done")
    assert minos.why_not("draw") == ("deck-empty", "MIN-PREP-04", 0)
    minos = bare().give(hand="I10 II10").offer(OFFER).deck(1, "").at_turn("prepare")
    minos.play("sell", "discard I10", "done", "draw")
    assert (minos.hand(), minos.discards(1)) == ("II10 I10", "")


@rule("MIN-PREP-04")
def test_an_empty_deck_leaves_the_offer_short() -> None:
    minos = preparing().deck(1, "I30").nothing_after()
    minos.play("take I01", "take I02", "take I03", "end-turn")
    assert sorted(minos.on_offer().split()) == ["I04", "I05", "I30"]


@rule("MIN-PREP-05", "MIN-RULE-35")
def test_discards_of_the_two_ages_are_kept_apart() -> None:
    minos = bare().give(hand="I10 II10 I11 II11").at_turn("prepare")
    minos.play("sell", "discard II10", "discard I10", "discard I11", "discard II11")
    assert (minos.discards(1), minos.discards(2)) == ("I10 I11", "II10 II11")


@rule("MIN-PREP-05", "MIN-PREP-04")
def test_a_new_deck_is_made_of_its_own_age_alone() -> None:
    minos = bare().give(hand="I10 II10").offer(OFFER).deck(1, "I30").at_turn("prepare")
    minos.play("sell", "discard I10", "discard II10", "draw", "draw")
    assert sorted(minos.hand().split()) == ["I10", "I30"]
    assert minos.discards(2) == "II10"
    assert not minos.offered("draw")


@rule("MIN-RULE-29")
def test_an_empty_age_two_deck_is_made_anew_in_age_one() -> None:
    minos = bare().give(hand="II10").deck(2, "II20").at_turn("prepare")
    minos.play("sell", "draw-age2")
    assert (minos.hand(), minos.discards(2)) == ("II20", "")
    minos.effects(0, "card_age2").play("effect 1")
    assert minos.hand() == "II20 II10"


@rule("MIN-RULE-29")
def test_without_age_two_cards_there_is_no_card() -> None:
    minos = bare().deck(2, "").at_turn("prepare")
    assert minos.why_not("draw-age2") == ("deck-empty", "MIN-RULE-29", 0)
    minos.effects(0, "card_age2 + coin")
    assert (minos.hand(), minos.clan().coins) == ("", 1)


@rule("MIN-RULE-29")
def test_age_one_cards_discarded_in_age_two_leave_the_game() -> None:
    minos = bare().round(3).give(hand="I10 II10").at_turn("prepare")
    minos.play("sell", "discard I10", "discard II10")
    assert (minos.discards(1), minos.discards(2)) == ("", "II10")
    assert card("I10") in minos.minos.boxed_seen
