"""Every card of the ledger copy, field by field, is the one of the ledger's tables (ledger 7.4 to
7.14). What is played with instead: `test_tuned.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.games.monumental.content.language import PROVINCES, STOCK, TYPES, WONDER
from labrys.games.monumental.content.model import (
    BASICS,
    COMMON,
    DEVELOPMENT,
    SPYING,
    TROUBLE,
    Card,
)
from labrys.kernel.clauses.spelling import spell, spell_part
from tests.games.monumental.table import GAME

CONTENT = GAME.content
NAMED_SETS = {COMMON: "common", BASICS: "basic", SPYING: "espionage", TROUBLE: "unrest"}
LINES = [
    line.split("  |  ")
    for line in (Path(__file__).parent / "cards.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


def fields(card: Card) -> list[str]:
    """A card as the ledger writes it."""
    kind = TYPES[card.type]
    if card.province >= 0:
        kind += f", {PROVINCES[card.province]}"
    gives = " ".join(f"{count} {STOCK[r].upper()}" for r, count in enumerate(card.gives) if count)
    bonus = card.bonus and card.bonus.body
    found = [
        card.id,
        card.name["en"],
        card.name["fr"],
        set_of(card),
        kind,
        str(card.copies),
        cost(card),
        gives,
        " and ".join(texts(card)),
        spell_part(bonus) if bonus else "",
    ]
    return [each or "-" for each in found]


def set_of(card: Card) -> str:
    if card.set == DEVELOPMENT:
        return f"era {card.era + 1}"
    return NAMED_SETS.get(card.set) or CONTENT.civilizations[card.set].id


def cost(card: Card) -> str:
    if card.paid < 0:
        return ""
    prices = [card.price, card.second] if card.type == WONDER else [card.price]
    return " + ".join(f"{price} {STOCK[card.paid].upper()}" for price in prices)


def texts(card: Card) -> list[str]:
    if card.defence:
        return [f"defence {card.defence}"]
    if card.faces:
        return [spell_part(face.body) for face in card.faces[2:] if face.body]
    return [spell(skill.ability) for skill in card.skills]


@pytest.mark.parametrize("line", LINES, ids=[line[0] for line in LINES])
def test_a_card_is_the_one_of_the_ledger(line: list[str]):
    assert fields(CONTENT.card(line[0])) == line


def test_no_card_is_missing_and_none_is_too_many():
    assert sorted(card.id for card in CONTENT.cards) == sorted(line[0] for line in LINES)


def test_faces_1_to_3_are_the_same_on_every_espionage_card():
    for number in CONTENT.espionage:
        faces = [face.body for face in CONTENT.cards[number].faces[:2]]
        assert [spell_part(body) for body in faces if body] == ["LOSE_DIE(self,1)", "SWITCH_ESP"]
