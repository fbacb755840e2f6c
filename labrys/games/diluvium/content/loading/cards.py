"""Reads the Ruins Cards (ledger 4.13, 7.6)."""

from __future__ import annotations

from typing import Final, cast

from labrys.games.diluvium.content.language import CLAUSES, CardEffect
from labrys.games.diluvium.content.model import RuinsCard
from labrys.kernel.clauses.reading import parse_clauses
from labrys.kernel.errors import TextError
from labrys.kernel.text.content import Entry, check_unique

MOST_CARDS: Final = 40


def read_cards(file: Entry) -> list[RuinsCard]:
    file.keys(["card"])
    entries = file.entries("card")
    check_unique(entries, "id")
    check_unique(entries, "en")
    check_unique(entries, "fr")
    if not 1 <= len(entries) <= MOST_CARDS:
        raise file.error(f"{len(entries)} cards", f"expected 1 to {MOST_CARDS} kinds")
    return [read_card(entry, number) for number, entry in enumerate(entries)]


def read_card(entry: Entry, number: int) -> RuinsCard:
    entry.keys(["id", "en", "fr", "copies", "effect"])
    text = entry.read("effect", read_effect)
    name = {"en": entry.text("en"), "fr": entry.text("fr")}
    copies = entry.integer("copies", 1, 9)
    return RuinsCard(entry.id(), name, number, copies, text, text.kind_of, text.number)


def read_effect(text: str) -> CardEffect:
    clauses = parse_clauses(text, CLAUSES)
    if len(clauses) != 1:
        raise TextError(f"{len(clauses)} effects", "expected one")
    return cast(CardEffect, clauses[0])
