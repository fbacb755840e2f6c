"""Whole games of Monumental Duel keep every promise of the house, and come to an end."""

from __future__ import annotations

import pytest

from labrys.games.monumental.content.language import ACTION, COPY, MAY, READY, VP, Deed
from labrys.kernel.chance import Chance
from labrys.kernel.check.run import check
from labrys.kernel.clauses.tree import Pay
from tests.games.monumental.table import PLAYED
from tests.rule import rule

PAIRS = ["greeks+aksumites", "greeks+mughals", "aksumites+mughals"]


@pytest.mark.parametrize("pair", PAIRS)
def test_random_games_keep_every_promise(pair):
    report = check(PLAYED, games=2, seats=2, settings={"civilizations": pair})
    assert report.holds, report.text()


def test_picked_civilizations_keep_every_promise():
    report = check(PLAYED, games=1, seats=2, seed=5, settings={"civilizations": "picked"})
    assert report.holds, report.text()


def test_the_box_has_no_endless_sequence_by_what_its_cards_say():
    """`MAY` burns VP and gives none; `READY` and `COPY` are used once a round, and never reach one
    another (ledger 7.2)."""
    for card in PLAYED.content.cards:
        for skill in card.skills:
            if skill.timing == MAY:
                assert isinstance(skill.body, Pay)
                price = skill.body.price
                assert isinstance(price, Deed)
                assert price.word == VP
            if skill.codes >> READY & 1:
                assert skill.timing == ACTION
            if skill.codes >> COPY & 1:
                assert card.copies_cards


def test_a_player_who_never_passes_willingly_comes_to_the_end_of_a_round():
    """Whatever is played as long as something else is possible, a round has an end."""
    for seed in range(6):
        position = PLAYED.new(2, seed, recorded=False)
        chance = Chance(seed)
        longest = choices = 0
        number = position.round
        while not position.over:
            options = [option for option in position.options if option != position.blocks.pass_]
            options = options or list(position.options)
            position.take(options[chance.below(len(options))])
            choices = choices + 1 if position.round == number else 0
            number = position.round
            longest = max(longest, choices)
        assert longest < 400


@rule("MD-RULE-35")
def test_a_turn_is_asked_only_where_there_is_a_choice():
    for seed in range(4):
        position = PLAYED.new(2, seed, recorded=False)
        chance = Chance(seed)
        while not position.over:
            assert len(position.options) > 1
            position.take(position.options[chance.below(len(position.options))])


def test_every_option_is_spelled_and_there_are_not_too_many():
    assert PLAYED.lexicon.size < 1500
