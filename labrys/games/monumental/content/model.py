"""The cards and civilizations of Monumental Duel, as plain numbers.

A card's number stands for all its copies: five Work Camps are the same number five times. A city
has nine spaces, 0 to 8, row by row.
"""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import (
    ACTION,
    BASIC,
    BUILDING,
    COPY,
    DURING,
    FIRST,
    KNOWLEDGE,
    MAY,
    NONE,
    ON_ACQUIRE,
    ON_ACTIVATE,
    ONGOING,
    PROVINCE,
    READY,
    RESOURCES,
    WHENEVER,
    WONDER,
    Deed,
)
from labrys.kernel.clauses.tree import Ability, Part
from labrys.kernel.text.content import Source
from labrys.kernel.text.playing import Playing

SPACES: Final = 9
LINES: Final = 6  # rows 0 to 2, columns 3 to 5
ROWS: Final = ["row-1", "row-2", "row-3"]
COLUMNS: Final = ["column-1", "column-2", "column-3"]
ERAS: Final = 3
POLICIES: Final = 5
ABILITIES: Final = 4  # the most that a card may have
BRANCHES: Final = 6  # the most that a choice may have
DISPLAY_TYPES: Final = [KNOWLEDGE, WONDER, PROVINCE, BUILDING]

# Which set a card belongs to; civilizations are numbered from 0
COMMON: Final = -2
DEVELOPMENT: Final = -3
BASICS: Final = -4
SPYING: Final = -5
TROUBLE: Final = -6


class Skill:
    """One ability of a card, with what the rules look for in it.

    `event` is the number of the event that WHENEVER and FIRST wait for, `kind` the type of card
    in ACQUIRE; `statics` are the clauses of an ONGOING one. A `plain` one only gains, so that its
    place among others makes no difference; a `declinable` one costs something.
    """

    def __init__(self, ability: Ability, index: int) -> None:
        timing = ability.timing
        condition = ability.condition
        assert isinstance(timing, Deed)
        assert condition is None or isinstance(condition, Deed)
        self.ability = ability
        self.index = index
        self.timing = timing.code
        self.condition: Deed | None = condition
        self.body: Part | None = ability.body
        self.event = NONE
        self.kind = NONE
        if timing.event is not None:
            self.event = timing.event.code
            if self.event == ON_ACQUIRE:
                self.kind = timing.event.word
        self.statics: list[Deed] = []
        self.plain = False
        self.declinable = False
        self.codes = 0  # the effects in it, a bit each


class Card:
    """One kind of card (ledger 7.1). `price` is what it costs of the resource `paid`; a Wonder's
    second section costs `second`. `gives` is what it yields when it is activated."""

    def __init__(self, id: str, number: int, type: int) -> None:
        self.id = id
        self.number = number
        self.name: dict[str, str] = {}
        self.type = type
        self.set = COMMON
        self.pack = NONE
        self.era = NONE
        self.copies = 1
        self.paid = NONE
        self.price = 0
        self.second = 0
        self.gives = [0] * RESOURCES
        self.giving = False
        self.province = NONE
        self.defence = 0
        self.pile = NONE
        self.skills: list[Skill] = []
        self.bonus: Skill | None = None
        self.faces: list[Skill] = []
        # By timing, for those who look often
        self.actions: list[Skill] = []
        self.activations: list[Skill] = []  # ON_ACTIVATE and DURING
        self.triggers: list[Skill] = []
        self.ongoing: list[Skill] = []
        self.free: list[Skill] = []  # MAY
        self.lasting = 0  # the effects of its ONGOING abilities, a bit each
        self.copies_cards = False
        self.readies = False

    def sort_skills(self) -> None:
        """Put the abilities where the rules look for them."""
        for skill in self.skills:
            if skill.timing == ACTION:
                self.actions.append(skill)
            elif skill.timing == ON_ACTIVATE or skill.timing == DURING:
                self.activations.append(skill)
            elif skill.timing == WHENEVER or skill.timing == FIRST:
                self.triggers.append(skill)
            elif skill.timing == ONGOING:
                self.ongoing.append(skill)
                self.lasting |= skill.codes
            elif skill.timing == MAY:
                self.free.append(skill)
            if skill.codes >> COPY & 1:
                self.copies_cards = True
            if skill.codes >> READY & 1:
                self.readies = True


class Civilization:
    """A people: its own cards by number, and how its Policies are laid (MD-CIV-03)."""

    def __init__(self, id: str, number: int, name: dict[str, str]) -> None:
        self.id = id
        self.number = number
        self.name = name
        self.pack = NONE
        self.at_lines = False
        self.deck: list[int] = []  # the 15 Civilization cards, as often as there are copies
        self.policies: list[int] = []
        self.scout = NONE
        self.warlord = NONE


class Pack:
    """What another box brings along (MD-MIX-02)."""

    def __init__(self, id: str, number: int, name: dict[str, str]) -> None:
        self.id = id
        self.number = number
        self.name = name


class Content:
    """Everything of the box, and of the packs beside it. It never changes in play."""

    def __init__(self) -> None:
        self.playing = Playing("")
        self.cards: list[Card] = []
        self.civilizations: list[Civilization] = []
        self.packs: list[Pack] = []
        self.basics: list[int] = []  # the cards of the Basic piles
        self.espionage: list[int] = []
        self.unrest = NONE
        self.unrests = 0
        # Figures
        self.start_gold = 0
        self.start_dice = 0
        self.most_dice = 0
        self.display = 0
        self.display_kept = 0
        self.last_display = 0
        self.progress = 0
        self.most_reserved = 0
        self.dominance = 0
        self.province_points = 0
        self.knowledge_points = 0
        self.wonder_points = 0
        self.policy_points = 0
        self.unrest_points = 0
        # How many cards of each type make an Era, by Era and type (MD-MIX-03)
        self.deck_table: list[list[int]] = []

    def card(self, id: str) -> Card:
        """The card of an id, for programs and tests."""
        for card in self.cards:
            if card.id == id:
                return card
        raise KeyError(id)


def load(source: Source = None) -> Content:
    """Read the content: the package's, with files of a folder in its place, or a kept one."""
    # Reading makes the classes above, so it can only be imported once they exist.
    from labrys.games.monumental.content.loading.files import read_content

    return read_content(source)


__all__ = ["BASIC", "Card", "Civilization", "Content", "Pack", "Skill", "load"]
