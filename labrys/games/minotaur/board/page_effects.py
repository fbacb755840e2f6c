"""Card texts as short rows of icons, made from the clauses of the card language.

The icons tell at a glance what a card is about; the whole text stands in its tip.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minotaur import language as lang
from labrys.games.minotaur.content import Card
from labrys.games.minotaur.language import CARD_TYPES, FATE, NO_LIMIT, Clause
from labrys.games.minotaur.wording_cards import bits
from labrys.kernel.pageboard import icon

TYPE_ICONS: Final = ["minion", "building", "leader", "god", "fate"]
TRAIT_ICONS: Final = ["horde", "minotaur"]
KIND_ICONS: Final = ["military", "religious", "economic"]

# What each clause is about
CLAUSE_ICONS: Final = {
    lang.CURSE: "curse",
    lang.UNCURSE: "uncurse",
    lang.DISCARD: "destroy",
    lang.BOUNCE: "bounce",
    lang.MOVE: "move",
    lang.BOOST: "boost",
    lang.DRAW: "draw",
    lang.MILL: "mill",
    lang.DIG: "dig",
    lang.PEEK: "peek",
    lang.HANDLOSS: "discards",
    lang.RECOVER: "recover",
    lang.EXTRA: "action",
    lang.COPY: "copy",
    lang.EXERCISE: "supremacy",
    lang.POWER: "plus",
    lang.PER: "count",
    lang.IMMUNE: "shield",
    lang.SUPPLUS: "supremacy",
    lang.SUPBLOCK: "block",
    lang.TIE: "tie",
    lang.LOCK: "lock",
    lang.ACTIONS: "action",
    lang.HANDSIZE: "hand",
    lang.BUILDER: "builder",
    lang.REBIRTH: "rebirth",
}
ADDS: Final = (lang.BOOST, lang.EXTRA, lang.POWER, lang.SUPPLUS, lang.ACTIONS, lang.HANDSIZE)
AMOUNTS: Final = (lang.DRAW, lang.MILL, lang.DIG, lang.HANDLOSS, lang.RECOVER)
MANY: Final = (lang.CURSE, lang.UNCURSE, lang.DISCARD)
TYPED: Final = (lang.RECOVER, lang.LOCK)


def lords_icon(name: str, label: str = "") -> str:
    return icon(f"lords-{name}", label)


def effect(card: Card) -> str:
    """The icons of a card's text; an action is marked, unless all of the card is one."""
    chips = "".join(chip(clause, card.counted) for clause in card.active or card.passive)
    if card.active and card.type != FATE:
        chips = f'<span class="does">{lords_icon("action")}</span>' + chips
    return f'<span class="effect">{chips}</span>' if chips else ""


def chip(clause: Clause, counted: bool) -> str:
    """One clause: its icon, its number, and on what it works."""
    parts = [lords_icon(CLAUSE_ICONS[clause.code])]
    number = figure(clause, counted)
    if number:
        parts.append(f"<b>{number}</b>")
    parts += [lords_icon(name) for name in objects(clause)]
    if clause.sel.most_power != NO_LIMIT:
        parts.append(f"<b>&le;{clause.sel.most_power}</b>")
    return f'<span class="chip">{"".join(parts)}</span>'


def figure(clause: Clause, counted: bool) -> str:
    """The number beside the icon, if it says something."""
    if clause.code == lang.PER:
        return "X" if counted else f"+{clause.number}"
    if clause.code == lang.BUILDER:
        return f"&minus;{clause.number}"
    if clause.code in ADDS:
        return f"+{clause.number}"
    if clause.code in AMOUNTS:
        return str(clause.number) if clause.number > 1 else ""
    if clause.code in MANY and clause.count != 1:
        return f"×{clause.count}" if clause.count else "&forall;"
    return ""


def objects(clause: Clause) -> list[str]:
    """The things a clause works on, where they are not just any cards."""
    if clause.code == lang.PEEK:
        return ["discards"] if clause.count else []
    if clause.code == lang.IMMUNE:
        return ["curse" if clause.flag == lang.FROM_CURSE else "destroy"]
    if clause.code == lang.SUPBLOCK:
        return ["supremacy"]
    if clause.code == lang.BUILDER:
        return ["curse"]
    if clause.code == lang.SUPPLUS:
        return [KIND_ICONS[clause.flag]]
    if clause.code in TYPED:
        mask = clause.types
    elif clause.sel is lang.NOTHING or clause.sel.is_self:
        return []
    else:
        mask = clause.sel.types
    if clause.sel.trait != NO_LIMIT:
        return [TRAIT_ICONS[clause.sel.trait]]
    return [] if mask == CARD_TYPES else [TYPE_ICONS[index] for index in bits(mask)]
