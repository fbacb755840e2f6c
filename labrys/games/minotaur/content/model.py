"""The cards and decks of Minotaur Lords, as plain numbers.

Columns are numbered 0 to 5: UE UR UM LM LR LE; kinds 0 to 2: M R E; regions 0 upper, 1 lower.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minotaur.content.language import Clause
from labrys.kernel.text.content import Source
from labrys.kernel.text.playing import Playing

COLUMNS: Final = ["UE", "UR", "UM", "LM", "LR", "LE"]
KIND_OF: Final = [2, 1, 0, 0, 1, 2]
REGIONS: Final = ["upper", "lower"]
NO_POWER: Final = -1


class Card:
    """One card (ledger 7.1). `icons` is a mask of column kinds, `traits` a mask of traits."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.name: dict[str, str] = {}
        self.deck = 0
        self.type = 0
        self.phase = 0
        self.power = NO_POWER
        self.counted = False
        self.icons = 0
        self.curses = 0
        self.traits = 0
        self.active: list[Clause] = []
        self.passive: list[Clause] = []


class Deck:
    """A house's deck, or a bonus deck; `back` tells which decks may exchange (ML-COMBINE-03)."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.name: dict[str, str] = {}
        self.back = 0
        self.is_bonus = False
        self.cards: list[int] = []


class Content:
    """Everything of the box. It never changes in play; every position shares it."""

    def __init__(self) -> None:
        self.playing = Playing("")
        self.cards: list[Card] = []
        self.decks: list[Deck] = []
        self.backs: list[str] = []
        self.hand_size = 0
        self.most_gods = 0
        self.most_removed = 0
        self.wins_needed = 0
        self.last_turn = 0
        self.skipped_phases = 0

    def house(self, id: str) -> Deck | None:
        for deck in self.decks:
            if deck.id == id and not deck.is_bonus:
                return deck
        return None

    def houses(self) -> list[str]:
        return [deck.id for deck in self.decks if not deck.is_bonus]


def load(source: Source = None) -> Content:
    """Read the content: the package's, with files of a folder in its place, or a kept one."""
    # Reading makes the classes above, so it can only be imported once they exist.
    from labrys.games.minotaur.content.loading.files import read_content

    return read_content(source)
