"""Setting up (ledger 4.1, 4.20)."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.games.monumental.content.language import NONE, STOCK, TYPES
from labrys.games.monumental.game import as_duel
from labrys.kernel.errors import BadSetting
from tests.games.monumental.table import GAME, Table
from tests.rule import rule


def new(seed=1, **settings):
    return Table(as_duel(GAME.new(2, seed, settings)))


@rule("MD-SETUP-01", "MD-SETUP-02", "MD-MIX-03")
def test_the_development_deck_has_three_eras_in_order():
    table = new()
    duel = table.duel
    assert [len(era) for era in duel.eras] == [6, 12, 6]
    cards = duel.content.cards
    dealt = [card for card in duel.display if card != NONE]
    assert all(cards[card].era == 0 for card in dealt)
    for era, numbers in ((0, "3 3 3 3"), (1, "3 3 3 3"), (2, "0 2 2 2")):
        there = duel.eras[era] + (dealt if era == 0 else [])
        kinds = Counter(TYPES[cards[card].type] for card in there)
        assert " ".join(str(kinds[kind]) for kind in TYPES[:4]) == numbers
        assert all(cards[card].era == era for card in there)
    order = []
    while any(duel.eras):
        table.duel.display = [NONE] * 6
        table.end_round()
        order += [cards[card].era for card in duel.display[::-1] if card != NONE]
    assert order == [0] * 6 + [1] * 12 + [2] * 6


@rule("MD-SETUP-01")
def test_each_era_is_shuffled():
    first = {new(seed).shown() for seed in range(5)}
    assert len(first) == 5


@rule("MD-SETUP-03", "MD-RULE-12", "MD-RULE-13")
def test_six_cards_form_the_display_and_separator_1_fills_no_slot():
    duel = new().duel
    assert NONE not in duel.display
    assert duel.separators == 0b110
    line = duel.last
    while line.before is not None:
        line = line.before
    drawn = [o - duel.blocks.out_card for o in line.outcomes if o >= duel.blocks.out_card]
    assert drawn[:6] == duel.display[::-1]


@rule("MD-SETUP-04", "MD-SETUP-05", "MD-SETUP-06", "MD-SETUP-16")
def test_piles_and_the_advantage_at_the_start():
    table = new()
    assert table.duel.washed == []
    assert table.names(table.duel.content.basics) == "workshop lab archery barricade"
    assert table.duel.piles == [5, 5, 5, 5]
    assert table.duel.unrest == 10
    assert table.held() == (NONE, "", 0)


@rule("MD-SETUP-07")
def test_the_basic_espionage_card_lies_on_top():
    table = new()
    for seat in (0, 1):
        facts = table.facts(seat)["realms"][seat]
        assert facts["espionage"] == "ESP-0"
        assert facts["espionage_stack"] == ["ESP-0", "ESP-1", "ESP-2", "ESP-3", "ESP-4"]
    assert not table.starting("espionage")


@rule("MD-SETUP-08", "MD-SETUP-09", "MD-SETUP-12", "MD-SETUP-13", "MD-SETUP-14")
def test_each_player_has_the_22_cards_of_a_different_civilization():
    for seed in range(12):
        table = new(seed)
        one, other = table.duel.realms
        assert one.civilization is not other.civilization
        for realm in (one, other):
            cards = [c for c in realm.tops + realm.unders if c != NONE] + realm.deck
            assert sorted(cards) == sorted(realm.civilization.deck)
            assert len(cards) == 15
            assert realm.discard == []
            assert realm.provinces == []
            assert sorted(realm.culture) == sorted(realm.civilization.policies)
            assert realm.deck_size() == (5 if max(realm.unders) != NONE else 6)
    facts = table.facts(0)["realms"][0]
    assert facts["scout"]
    assert facts["warlord"]


@rule("MD-SETUP-15")
def test_two_gold_and_one_die_to_begin_with():
    table = new()
    for seat in (0, 1):
        assert table.has(seat) == "2g"
        assert table.realm(seat).dice == 1
    assert table.facts(0)["dice"] == 4
    assert len(STOCK) == 6


@rule("MD-SETUP-17", "MD-RULE-38")
def test_the_first_player_is_random_or_agreed():
    assert {new(seed).duel.first for seed in range(12)} == {0, 1}
    assert {new(seed, first="seat-2").duel.first for seed in range(5)} == {1}
    assert new(first="seat-1").seat == 0


@rule("MD-RULE-38", "MD-SETUP-08")
def test_the_second_player_picks_a_civilization_first():
    table = new(first="seat-1", civilizations="picked")
    assert table.seat == 1
    assert len(table.options) == 3
    table.play("civilization mughals")
    assert table.seat == 0
    assert table.why_not("civilization mughals") == ("civilization-taken", "MD-SETUP-08")
    table.play("civilization greeks")
    assert [realm.civilization.id for realm in table.duel.realms] == ["greeks", "mughals"]


def test_civilizations_can_be_named_before():
    table = new(civilizations="mughals+aksumites")
    assert [realm.civilization.id for realm in table.duel.realms] == ["mughals", "aksumites"]
    with pytest.raises(BadSetting):
        new(civilizations="mughals+mughals")


@rule("MD-CIV-01", "MD-RULE-46")
def test_the_greeks_play_with_their_cards_only():
    greeks, aksumites, mughals = GAME.content.civilizations
    assert not greeks.at_lines
    assert not aksumites.at_lines
    assert mughals.at_lines
