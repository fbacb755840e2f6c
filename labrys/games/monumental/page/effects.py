"""Card texts as short rows of icons, made from the clauses of the card language.

The icons tell at a glance what a card is about; the whole text stands in its tip.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.games.monumental.content.language import CLAUSES, STOCK_ICONS
from labrys.games.monumental.content.model import Card, Skill
from labrys.games.monumental.page.art import BASIC, sign, struck, token
from labrys.kernel.clauses.rows import TIMING, Mark
from labrys.kernel.clauses.showing import ability_marks, marks

TOKENS: Final = frozenset([*STOCK_ICONS, BASIC])
# Icons of the card language that are drawn with another, struck through
STRUCK: Final = {"agent-lost": "agent", "calm": "unrest", "breach": "barricade"}
# … or by another name: both kinds of activation are a rising sun.
ALIKE: Final = {
    "on-activate": "sunrise",
    "during": "sunrise",
    "spy": "espionage",
    "activated": "building",
    "active-policy": "policy",
    "wonder-section": "wonder",
    "reserved": "reserve",
    "workshop": "card-bas-workshop",
    "laboratory": "card-bas-lab",
    "archery": "card-bas-archery",
    "card": "used",
}
# … or as letters
LETTERS: Final = {"per": "/", "first": "1", "discount": "", "pay": "", "gained": ""}
TIMINGS: Final = frozenset(row.icon for row in CLAUSES.rows if row.kind == TIMING)


@kept
def drawing(mark: Mark) -> Html:
    """An icon or a few letters of a text."""
    name = mark.icon
    if not name:
        return tag("b", mark.text) if mark.text else EMPTY
    if name in TOKENS:
        return token(name)
    if name == "first":
        return tag("b", LETTERS[name], cls="mo-once")
    if name in LETTERS:
        return tag("i", LETTERS[name]) if LETTERS[name] else EMPTY
    if name in STRUCK:
        return struck(sign(STRUCK[name]))
    look = "mo-when" if name in TIMINGS else f"mo-i-{name}"
    return sign(ALIKE.get(name, name), look)


def row(found: list[Mark]) -> Html:
    return join([drawing(mark) for mark in found])


def ability(skill: Skill) -> Html:
    """One ability: when it works, then what it does."""
    return tag("span", row(ability_marks(skill.ability)), cls="mo-ability")


def deed(skill: Skill | None) -> Html:
    """What an ability does, without its timing: a bonus, the face of a die."""
    if skill is None or skill.body is None:
        return EMPTY
    return row(marks(skill.body))


@kept
def effects(card: Card) -> Html:
    """All abilities of a card."""
    return join([ability(skill) for skill in card.skills])


@kept
def bonus(card: Card) -> Html:
    """What is gained at once: when a Province is acquired, a Wonder completed, a Policy laid."""
    if card.bonus is None:
        return EMPTY
    return tag("span", sign("bonus"), deed(card.bonus), cls="mo-bonus")
