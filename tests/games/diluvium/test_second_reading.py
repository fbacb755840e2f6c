"""Whole games in which every question offers exactly what the ledger allows."""

from __future__ import annotations

import pytest

from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.rules.settle import ChooseSettler, ChooseSpace, settler_option
from labrys.kernel.chance import Chance
from tests.games.diluvium.second_reading import Reading
from tests.games.diluvium.table import GAME, Table
from tests.rule import rule

GAMES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"side": "b"}),
    (3, {"side": "b", "boards": "picked"}),
    (4, {"side": "b"}),
    (1, {"level": "raging"}),
    (1, {"scenario": "heirs", "side": "b"}),
]
SIMPLE = {
    "ChooseAction": Reading.action,
    "TakeBonus": Reading.bonus,
    "ChooseTile": Reading.produce,
    "Trade": Reading.trade,
    "Bid": Reading.bid,
    "Flee": Reading.flee,
}


def expected(table: Table, reading: Reading, compasses: int) -> list[str] | None:
    """What the ledger offers, None where the question is not read here."""
    asked, me, step = table.asked, reading.me, table.sea.agenda[-1]
    if asked in SIMPLE:
        return SIMPLE[asked](reading)
    if asked == "PlayCards":
        return reading.cards(table.sea.prompt() == "ask-cards-before")
    if asked == "Sail":
        explores = reading.table["action"] == "explore"
        return reading.sail("explorer" if explores else "warship", compasses)
    if asked == "Mark":
        return reading.marks([me["explorer"]])
    if asked == "MarkAnywhere":
        return reading.marks(list(reading.chart))
    if isinstance(step, (ChooseSettler, ChooseSpace)):
        places = table.sea.content.places
        only = places[step.only] if step.only >= 0 else None
        moved = [places[site // 3] + "abc"[site % 3] for site in step.moved]
        moves = reading.first_moves() if step.number == 2 else reading.moves(only, moved)
        if isinstance(step, ChooseSettler):
            return list(dict.fromkeys(settler for settler, _ in moves))
        origin = table.sea.spell(settler_option(table.sea, step.source))
        return [space for settler, space in moves if settler == origin]
    return None


def missing(table: Table, compasses: int) -> dict[str, int]:
    """The Food that is missing for each place out of reach, by the ledger."""
    reading = Reading(table.facts(table.seat), table.seat)
    ship = "explorer" if reading.table["action"] == "explore" else "warship"
    have = reading.rack["food"]
    costs = reading.costs(ship, compasses)
    return {f"sail {place}": food - have for place, food in costs.items() if food > have}


def food_short(table: Table) -> dict[str, int]:
    """The same as the game says it."""
    refusals = [refusal for refusal in table.sea.refusals() if refusal.reason == "food"]
    return {table.sea.spell(refusal.option): refusal.short for refusal in refusals}


@rule("DIL-RULE-11", "DIL-RULE-22", "DIL-RULE-40", "DIL-SETTLE-02", "DIL-MOVE-09", "DIL-RULE-52")
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_every_question_offers_what_the_ledger_allows_and_nothing_else(game: int):
    seats, settings = GAMES[game]
    read = 0
    for seed in range(2):
        table = Table(as_sea(GAME.new(seats, seed, dict(settings))))
        chance = Chance(seed)
        compasses = 0
        while not table.sea.over:
            found = expected(table, Reading(table.facts(table.seat), table.seat), compasses)
            if found is not None:
                assert sorted(table.options) == sorted(found), table.asked
                read += 1
            if table.asked == "Sail":
                assert food_short(table) == missing(table, compasses)
            option = table.options[chance.below(len(table.options))]
            compasses = 0 if option.startswith("act ") else compasses + (option == "card compass")
            table.play(option)
    assert read > 100
