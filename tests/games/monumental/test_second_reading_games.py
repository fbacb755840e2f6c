"""Whole games in which every turn offers exactly the actions that the ledger allows."""

from __future__ import annotations

import pytest

from labrys.kernel.chance import Chance
from tests.games.monumental.second_reading import Reading
from tests.games.monumental.table import GAME, Table
from tests.rule import rule

PAIRS = ["greeks+aksumites", "mughals+greeks", "aksumites+mughals"]
BUSY = ["acquire", "complete", "develop", "use", "conquer", "progress", "warlord"]


def chosen(table: Table, chance: Chance) -> str:
    """Mostly something that builds, seldom to pass, so that games become rich."""
    options = table.options
    if "pass" in options and chance.below(20):
        options = [option for option in options if option != "pass"]
        busy = [option for option in options if option.split()[0] in BUSY]
        options = busy if busy and chance.below(4) else options
    return options[chance.below(len(options))]


@rule("MD-ACT-02", "MD-RULE-49", "MD-RULE-43", "MD-RULE-30")
@pytest.mark.parametrize("seed", range(6))
def test_every_turn_offers_what_the_ledger_allows_and_nothing_else(seed: int):
    settings = {"civilizations": PAIRS[seed % 3]}
    table = Table(GAME.new(2, seed, settings))
    chance = Chance(seed)
    while not table.duel.over:
        reading = Reading(table.facts(table.seat), table.seat)
        if table.asked == "Turn":
            assert {*table.options} - {"choose-payment"} == reading.actions()
        elif table.asked == "CopyOne" and table.starting("copy")[0][5:11] != "policy":
            assert table.options == reading.copies()
        table.play(chosen(table, chance))
    assert 6 <= table.duel.round <= 10
