"""What one player has: the City, the decks, the supply, Policies, Provinces and dice."""

from __future__ import annotations

from typing import Final, Self

from labrys.games.monumental.content.language import NONE, RESOURCES
from labrys.games.monumental.content.model import SPACES, Civilization
from labrys.games.monumental.rules.options import PLACES

FULL: Final = (1 << SPACES) - 1


class Realm:
    """One player's side of the table.

    `tops` and `unders` are the cards of the nine spaces and the Knowledges under them; a Knowledge
    without a cover is in `unders` alone. `turned` has a bit for each activated space, `tokens` for
    each place a bit for each ability that bears an Action token. `known` are the cards that both
    saw going on top of the City deck, the topmost last; `deck` is the rest, in an order that chance
    makes as it is drawn. Piles have their top last.
    """

    def __new__(cls, *given: object) -> Self:
        """Bare, for `copy` to fill: once compiled, a class without this would run `__init__`."""
        return object.__new__(cls)

    def __init__(self, civilization: Civilization) -> None:
        self.civilization = civilization
        self.tops = [NONE] * SPACES
        self.unders = [NONE] * SPACES
        self.turned = 0
        self.tokens = [0] * PLACES
        self.deck: list[int] = []
        self.known: list[int] = []
        self.discard: list[int] = []
        self.drawn: list[int] = []  # drawn and being used, face up
        self.archived: list[int] = []
        self.culture: list[int] = []  # Policies still to be developed
        self.policies: list[int] = []  # developed, the latest last
        self.lines: list[int] = []  # where each lies, for a civilization that lays them at lines
        self.active = 0  # a bit for each Policy that is active because its line is
        self.provinces: list[int] = []  # the Province stack with its Barricades
        self.wonder = NONE  # under construction
        self.reserved: list[int] = []
        self.supply = [0] * RESOURCES
        self.gained = [0] * RESOURCES  # in this round, whatever became of it
        self.dice = 0
        self.spying = NONE  # the active Espionage card
        self.passed = False
        # Counted wherever they lie: in City, City deck, City discard and in use (MD-RULE-45)
        self.knowledges = 0
        self.wonders = 0
        self.unrests = 0
        # Sets of effects whose order is not asked any more
        self.settled: list[list[int]] = []

    def copy(self) -> Realm:
        """Lists that are replaced, never changed in place, are shared."""
        new = Realm.__new__(Realm)
        new.civilization = self.civilization
        new.tops = self.tops[:]
        new.unders = self.unders[:]
        new.turned = self.turned
        new.tokens = self.tokens[:]
        new.deck = self.deck[:]
        new.known = self.known[:]
        new.discard = self.discard[:]
        new.drawn = self.drawn
        new.archived = self.archived
        new.culture = self.culture[:]
        new.policies = self.policies
        new.lines = self.lines
        new.active = self.active
        new.provinces = self.provinces
        new.wonder = self.wonder
        new.reserved = self.reserved
        new.supply = self.supply[:]
        new.gained = self.gained[:]
        new.dice = self.dice
        new.spying = self.spying
        new.passed = self.passed
        new.knowledges = self.knowledges
        new.wonders = self.wonders
        new.unrests = self.unrests
        new.settled = self.settled
        return new

    def deck_size(self) -> int:
        return len(self.deck) + len(self.known)

    def card_at(self, place: int) -> int:
        """The card of a place of the City or among the Policies, NONE where there is none."""
        if place < SPACES:
            return self.tops[place]
        if place < 2 * SPACES:
            return self.unders[place - SPACES]
        number = place - 2 * SPACES
        return self.policies[number] if number < len(self.policies) else NONE

    def is_turned(self, space: int) -> bool:
        return self.turned >> space & 1 == 1

    def policy_active(self, number: int) -> bool:
        """The topmost Policy; of those at lines, the ones activated this round (MD-CIV-04)."""
        if self.civilization.at_lines:
            return self.active >> number & 1 == 1
        return number == len(self.policies) - 1
