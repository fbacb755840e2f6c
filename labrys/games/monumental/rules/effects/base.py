"""What every clause of a card text says: whether it can change anything, and what it does."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import EFFECTS as CODES
from labrys.games.monumental.content.language import Deed
from labrys.games.monumental.rules.duel import Duel


class Effect:
    """One clause of the language. `upto` is set where the player chooses how many, none included.

    `forced` means as much as possible; `later` that another part of the text can still be carried
    out, so that this one may be left out (see `rules/text.py`).
    """

    def __init__(self, upto: bool = False) -> None:
        self.upto = upto

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        """Whether it can change anything now (MD-RULE-49)."""
        return False

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        """Carry it out, or ask what it asks; only where it `can`."""


# By the codes of the language; `effects/table.py` puts each in its place.
EFFECTS: Final[list[Effect]] = [Effect() for _ in range(CODES)]
