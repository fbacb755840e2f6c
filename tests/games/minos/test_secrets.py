"""What a seat can and cannot know (MIN-RULE-04), and what the box holds."""

from __future__ import annotations

import pytest

import labrys
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import CARD_IDS, PER_AGE
from labrys.kernel.chance import Chance
from tests.games.minos.table import bare, table
from tests.rule import rule


def hands_seen(minos: Minos, seat: int, of: int, worlds: int = 40) -> set[tuple[str, ...]]:
    """The hands that another player may have, as far as a seat can know."""
    hands = set()
    for seed in range(worlds):
        world = minos.world(seat, seed)
        assert isinstance(world, Minos)
        hands.add(tuple(CARD_IDS[card] for card in sorted(world.clans[of].hand)))
    return hands


def facts_of_hand(minos: Minos, seat: int, of: int) -> list[str]:
    """A player's hand as a seat sees it."""
    table = minos.view(seat).facts()["table"]
    assert isinstance(table, dict)
    hand = table["clans"][of]["hand"]
    assert isinstance(hand, list)
    return hand


@rule("MIN-RULE-04")
def test_the_deck_that_is_boxed_unseen_tells_nothing_of_the_hands():
    """Age I cards left in a hand could be any that went into the box with the deck."""
    minos = bare().give(1, hand="I05 I06").round(3).minos
    assert minos.age == 1
    assert facts_of_hand(minos, 0, 1) == ["?I", "?I"]
    seen = hands_seen(minos, 0, 1)
    assert len(seen) > 30
    assert all(name.startswith("I") and not name.startswith("II") for hand in seen for name in hand)


@rule("MIN-RULE-04", "MIN-AGE-01")
def test_boxed_cards_that_everybody_saw_are_in_no_hand():
    """The last offer of Age I and what was discarded were seen by all."""
    made = bare().give(1, hand="I05 I06")
    offer = {CARD_IDS[card] for card in made.minos.offer}
    minos = made.round(3).minos
    for hand in hands_seen(minos, 0, 1, 150):
        assert not offer & set(hand)


@rule("MIN-RULE-04", "MIN-DEV-03")
def test_a_card_is_shown_before_it_is_paid_for():
    """Asked for Temporary Goods, a player has laid the card open already."""
    stone = bare().give(0, coins=20, temps="silver stone copper wood grain herb")
    minos = stone.give(0, hand="I05 I06 I07 I08").at_turn("develop")
    for name in ("I05", "I06", "I07", "I08"):
        trial = minos.minos.copy()
        trial.play(trial.read(f"play {name}"))
        if trial.prompt() == "ask-pay":
            assert facts_of_hand(trial, 1, 0) == [*["?I"] * 3, name]
            assert all(name in hand for hand in hands_seen(trial, 1, 0))
            return
    pytest.fail("none of these cards asks how to pay")


@rule("MIN-RULE-04")
def test_hidden_cards_are_as_likely_in_one_place_as_in_another():
    """Of Age I, 5 cards are open and one is the seat's own: the rest is anywhere."""
    minos = bare().give(0, hand="I01").give(1, hand="I02").minos
    unknown = PER_AGE - len(minos.offer) - 1
    places = [
        minos.world(0, seed).clans[1].hand[0]  # type: ignore[attr-defined]
        for seed in range(600)
    ]
    assert len(set(places)) > unknown * 0.95
    assert 0 not in places
    assert not {*minos.offer} & {*places}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_census_counts_the_whole_box(seats):
    minos = labrys.new("minos", seats=seats, seed=1)
    chance = Chance(seats)
    for _ in range(60):
        census = minos.game.census(minos)
        assert census["cards"] == 144
        assert sum(number for name, number in census.items() if name.endswith("goods")) == 108
        assert {census[f"warriors of {player}"] for player in range(max(2, seats))} == {10}
        dice = [census[f"{colour} dice"] for colour in ("red", "yellow", "blue", "gray")]
        if seats > 1:
            assert sum(dice) == {2: 13, 3: 16, 4: 17}[seats]
        assert (
            census["foundations"] == census["sea peoples of level I"] == {4: 9, 3: 7}.get(seats, 5)
        )
        assert census.get("solo cards", 20) == 20
        minos.play(minos.options[chance.below(len(minos.options))])


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (lambda minos: minos.clans[0].hand.append(minos.offer[0]), "cards"),
        (lambda minos: minos.decks[1].pop(), "cards"),
        (lambda minos: setattr(minos, "stacks", [4] * 6), "silver goods"),
        (lambda minos: setattr(minos, "temps", [9] * 6), "temporary grain goods"),
        (lambda minos: setattr(minos.clans[1], "supply", 9), "warriors of 1"),
        (lambda minos: setattr(minos.clans[1], "coins", -1), "least resource"),
        (lambda minos: setattr(minos.clans[1], "cities", 2), "cities of 1"),
        (lambda minos: minos.pool.pop(), "gray dice"),
        (lambda minos: setattr(minos, "foundations", [-1] * 14), "foundations"),
        (lambda minos: setattr(minos, "sea_two", [-1] * 14), "sea peoples of level II"),
        (lambda minos: setattr(minos, "sea_one", [-1] * 14), "sea peoples of level I"),
        (lambda minos: setattr(minos.clans[0], "shown", [3]), "shown cards of 0"),
        (lambda minos: setattr(minos, "vase_marks", [[0], [], []]), "vase claims nobody made"),
        (lambda minos: setattr(minos, "used_trade", minos.blue[0]), "trade bonus tiles"),
    ],
)
def test_what_appears_or_vanishes_changes_the_census(wrong, name):
    minos = table(seats=2).give(1, temps="grain").minos
    before = minos.game.census(minos)
    if name == "gray dice":
        minos.pool = sorted(minos.pool, key=lambda die: die // 6)
    wrong(minos)
    after = minos.game.census(minos)
    assert any(key.startswith(name) and after[key] != before[key] for key in before)
