"""The language of the Ruins Cards: `GAIN(food,3)` and what it means (ledger 4.13)."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import (
    GAIN,
    GOLD,
    KINDS,
    MARKER,
    NONE,
    RESOURCES,
    SAIL,
    SETTLER,
    STRENGTH,
)
from labrys.kernel.clauses.arguments import Number, Word
from labrys.kernel.clauses.registry import Registry
from labrys.kernel.clauses.rows import Argument, Row
from labrys.kernel.clauses.tree import Clause

RESOURCE_WORDS: Final = KINDS[:RESOURCES]


class CardEffect(Clause):
    """What a Ruins Card does, with which resource and how much of it."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.kind_of = NONE
        self.number = 1


NUMBER: Final = Argument("n", Number(1, 9, figure="#", silent=1), "number")
CLAUSES: Final = Registry(
    [
        Row(
            "GAIN",
            GAIN,
            [Argument("kind", Word(RESOURCE_WORDS, icons=RESOURCE_WORDS), "kind_of"), NUMBER],
        ),
        Row("SAIL", SAIL, [NUMBER], icon="compass"),
        Row("GOLD", GOLD, [NUMBER], icon="gold"),
        Row("STRENGTH", STRENGTH, [NUMBER], icon="strength"),
        Row("SETTLER", SETTLER, [], icon="settler"),
        Row("MARKER", MARKER, [], icon="marker"),
    ],
    CardEffect,
)
