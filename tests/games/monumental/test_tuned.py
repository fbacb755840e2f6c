"""Where the cards that are played with differ from those of the ledger: here, and nowhere else.

Why they do stands in docs/balance.md.
"""

from __future__ import annotations

from tests.games.monumental.second_reading import FIELDS
from tests.games.monumental.table import GAME, PLAYED
from tests.games.monumental.test_cards import fields

# The card, the field, what the ledger has there and what is played with
TUNED = [
    ("GRE-B1", "gives", "1 G", "1 P"),
    ("GRE-P2", "bonus", "GAIN(m,2)", "GAIN(m,1)"),
    ("GRE-P3", "bonus", "GAIN(p,2)", "GAIN(p,1)"),
    ("GRE-P5", "bonus", "GAIN(s,2)", "GAIN(s,1)"),
    ("AKS-B1", "gives", "1 P", "2 P"),
    ("MUG-B1", "gives", "1 P", "2 P"),
    (
        "MUG-K1",
        "effect",
        "ONGOING: IGNORE_BARRICADE(1) and ACTION: GAIN(m,1)",
        "ONGOING: IGNORE_BARRICADE(1) and ACTION: GAIN(m,2)",
    ),
    (
        "MUG-P1",
        "effect",
        "ON_ACTIVATE: GAIN(m,1); IF(ADV){GAIN(m,1)}",
        "ON_ACTIVATE: GAIN(m,2); IF(ADV){GAIN(m,1)}",
    ),
    ("MUG-P1", "bonus", "GAIN(m,2)", "GAIN(m,3)"),
    ("MUG-P2", "bonus", "GAIN(g,1)", "GAIN(g,2)"),
    ("D1-K1", "cost", "2 S", "3 S"),
    ("D1-W1", "cost", "2 P + 3 P", "3 P + 3 P"),
    ("D1-W2", "cost", "3 P + 3 P", "2 P + 3 P"),
    ("D1-B1", "cost", "3 P", "2 P"),
    ("D2-W2", "cost", "4 P + 4 P", "3 P + 4 P"),
    ("D2-P1", "cost", "6 M", "5 M"),
    (
        "D2-P1",
        "bonus",
        "GAIN(g,2); GAIN_CARD(barricade)",
        "GAIN(g,3); GAIN_CARD(barricade)",
    ),
    ("D2-B1", "cost", "4 P", "2 P"),
    ("D2-B2", "cost", "4 P", "2 P"),
    ("D2-B2", "gives", "1 G", "2 G"),
    ("D2-B3", "cost", "5 P", "3 P"),
    ("D3-P1", "cost", "7 M", "6 M"),
]


def test_the_cards_differ_from_the_ledger_where_play_asked_for_it_and_nowhere_else():
    differing = []
    for card in PLAYED.content.cards:
        ledger, played = fields(GAME.content.card(card.id)), fields(card)
        for name, was, now in zip(FIELDS, ledger, played, strict=True):
            if was != now:
                differing.append((card.id, name, was, now))
    assert sorted(differing) == sorted(TUNED)


def test_no_card_has_come_or_gone():
    assert [card.id for card in PLAYED.content.cards] == [card.id for card in GAME.content.cards]
