"""Card texts as short rows of icons, made from the clauses of the card language.

The icons tell at a glance what a card is about; the whole text stands in its tip.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.icons import icon
from labrys.boards.markup import EMPTY, Html, tag
from labrys.games.minotaur.content.language import (
    CLAUSES,
    FATE,
    KIND_ICONS,
    PER,
    TRAIT_ICONS,
    TYPES,
    Clause,
)
from labrys.games.minotaur.content.model import Card
from labrys.kernel.clauses.rows import Mark
from labrys.kernel.clauses.showing import marks

TYPE_ICONS: Final = TYPES
CLAUSE_ICONS: Final = {row.code: row.icon for row in CLAUSES.rows}

__all__ = ["CLAUSE_ICONS", "KIND_ICONS", "TRAIT_ICONS", "TYPE_ICONS", "effect", "lords_icon"]


def lords_icon(name: str, label: str = "") -> Html:
    return icon(f"lords-{name}", label, game="minotaur")


def effect(card: Card) -> Html:
    """The icons of a card's text; an action is marked, unless all of the card is one."""
    chips = [chip(clause, card.counted) for clause in card.active or card.passive]
    if card.active and card.type != FATE:
        chips.insert(0, tag("span", lords_icon("action"), cls="does"))
    return tag("span", *chips, cls="effect") if chips else EMPTY


def chip(clause: Clause, counted: bool) -> Html:
    """One clause: its icon, its number, and on what it works."""
    first, *others = marks(clause)
    if counted and clause.code == PER:
        others[0] = Mark("", "X")
    return tag("span", *[drawing(mark) for mark in (first, *others)], cls="chip")


def drawing(mark: Mark) -> Html:
    return lords_icon(mark.icon) if mark.icon else tag("b", mark.text)
