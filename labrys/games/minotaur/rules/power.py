"""Passive text, in one place: powers, protection, locks and all that modifies the rules.

Totals, refusals, views and bots all read it here (ledger 7.4, ML-RULE-22).
"""

from __future__ import annotations

from labrys.games.minotaur.content.language import (
    ACTIONS,
    ADJACENT,
    ANYWHERE,
    BUILDER,
    BUILDING,
    COLUMN,
    HANDSIZE,
    IMMUNE,
    LOCK,
    NO_LIMIT,
    OPP,
    OWN,
    PER,
    PICK_COLUMN,
    POWER,
    REBIRTH,
    REGION,
    SUPBLOCK,
    SUPPLUS,
    TIE,
    Clause,
    Selector,
)
from labrys.games.minotaur.content.model import KIND_OF
from labrys.games.minotaur.rules.lords import NONE, Lords


def next_to(column: int, other: int) -> bool:
    """Neighbours within a region: R beside E and M (ML-RULE-35)."""
    return column // 3 == other // 3 and abs(column - other) == 1


def matches(lords: Lords, seat: int, source: int, place: int, sel: Selector, card: int) -> bool:
    """Whether a card in play fits a selector read from `source`, whose owner is `seat`.

    `place` is the source's column, or the column or region that was picked.
    """
    if sel.is_self:
        return card == source
    if sel.side == OWN and lords.owner[card] != seat:
        return False
    if sel.side == OPP and lords.owner[card] == seat:
        return False
    if not sel.types >> lords.content.cards[card].type & 1:
        return False
    if sel.other and card == source:
        return False
    if sel.where != ANYWHERE and not at(lords, place, sel.where, card):
        return False
    if sel.trait != NO_LIMIT:
        if lords.curses[card] or not lords.content.cards[card].traits >> sel.trait & 1:
            return False
    return sel.most_power == NO_LIMIT or power(lords, card) <= sel.most_power


def at(lords: Lords, place: int, where: int, card: int) -> bool:
    column = lords.column[card]
    if column == NONE or place == NONE:
        return False
    if where in (COLUMN, PICK_COLUMN):
        return column == place
    if where == REGION:
        return column // 3 == place // 3
    if where == ADJACENT:
        return next_to(column, place)
    return column // 3 == place


def power(lords: Lords, card: int) -> int:
    """The current power of a card in a column: printed, its own count, bonuses of other cards
    and of this turn; 0 if cursed, never below 0 (ML-RULE-16, ML-RULE-22)."""
    if lords.curses[card]:
        return 0
    data = lords.content.cards[card]
    total = data.power + lords.boost[card]
    for clause in data.passive:
        if clause.code == PER:
            total += counted(lords, card, clause)
    for seat in range(2):
        side = lords.sides[seat]
        for source in side.field:
            if lords.content.cards[source].passive and not lords.curses[source]:
                total += granted(lords, seat, source, card)
        for source in side.gods:
            if lords.content.cards[source].passive and not lords.curses[source]:
                total += granted(lords, seat, source, card)
    return max(0, total)


def counted(lords: Lords, card: int, clause: Clause) -> int:
    """PER: a bonus for each matching card, up to a cap."""
    number = 0
    seat = lords.owner[card]
    for other in in_play(lords):
        if matches(lords, seat, card, lords.column[card], clause.sel, other):
            number += 1
    return min(number * clause.number, clause.count)


def granted(lords: Lords, seat: int, source: int, card: int) -> int:
    """POWER: what one source adds to a card."""
    total = 0
    for clause in lords.content.cards[source].passive:
        if clause.code == POWER:
            if matches(lords, seat, source, lords.column[source], clause.sel, card):
                total += clause.number
    return total


def account(lords: Lords, card: int) -> list[tuple[int, int]]:
    """Why a card has the power it has: sources and what each adds. The card itself stands for
    its printed power and own count; NONE for bonuses of this turn. Empty if cursed."""
    if lords.curses[card]:
        return []
    data = lords.content.cards[card]
    parts = [(card, data.power)]
    for clause in data.passive:
        if clause.code == PER and counted(lords, card, clause):
            parts.append((card, counted(lords, card, clause)))
    for source in in_play(lords):
        if not lords.curses[source]:
            bonus = granted(lords, lords.owner[source], source, card)
            if bonus:
                parts.append((source, bonus))
    if lords.boost[card]:
        parts.append((NONE, lords.boost[card]))
    return parts


def in_play(lords: Lords) -> list[int]:
    first = lords.sides[0]
    second = lords.sides[1]
    return first.field + first.gods + second.field + second.gods


def totals(lords: Lords) -> list[list[int]]:
    """Each player's total in each column (ML-SUP-03)."""
    sums = [[0] * 6, [0] * 6]
    for seat in range(2):
        for card in lords.sides[seat].field:
            sums[seat][lords.column[card]] += power(lords, card)
    return sums


# ---- other modifiers


def sources(lords: Lords, seat: int, code: int, column: int) -> list[Clause]:
    """A player's working clauses of one code; `column` NONE means anywhere in play."""
    found: list[Clause] = []
    side = lords.sides[seat]
    for card in side.field + side.gods:
        if lords.curses[card] or (column != NONE and lords.column[card] != column):
            continue
        for clause in lords.content.cards[card].passive:
            if clause.code == code:
                found.append(clause)
    return found


def immune(lords: Lords, card: int, kind: int, by: int) -> bool:
    """Whether `by`'s effects of a kind cannot hit a card (IMMUNE, ML-RULE-23)."""
    guard = 1 - by
    side = lords.sides[guard]
    for source in side.field + side.gods:
        if lords.curses[source]:
            continue
        for clause in lords.content.cards[source].passive:
            if clause.code == IMMUNE and clause.flag == kind:
                if matches(lords, guard, source, lords.column[source], clause.sel, card):
                    return True
    return False


def locked(lords: Lords, seat: int, column: int, card_type: int) -> bool:
    """Whether the opponent locks a player's side of a column for a type (LOCK)."""
    for clause in sources(lords, 1 - seat, LOCK, column):
        if clause.types >> card_type & 1:
            return True
    return False


def more_actions(lords: Lords, seat: int, phase: int) -> int:
    total = 0
    for clause in sources(lords, seat, ACTIONS, NONE):
        if clause.phase == phase:
            total += clause.number
    return total


def refresh_level(lords: Lords, seat: int) -> int:
    """Six, and more by HANDSIZE (ML-REFRESH-02)."""
    total = lords.content.hand_size
    for clause in sources(lords, seat, HANDSIZE, NONE):
        total += clause.number
    return total


def arrival_curses(lords: Lords, seat: int, card: int) -> int:
    """Counters a card arrives with; BUILDER lessens those of other buildings."""
    data = lords.content.cards[card]
    curses = data.curses
    if data.type == BUILDING:
        for clause in sources(lords, seat, BUILDER, NONE):
            curses -= clause.number
    return max(0, curses)


def reborn(lords: Lords, card: int) -> bool:
    """Whether a card returns to hand instead of being discarded from play (REBIRTH)."""
    if lords.curses[card]:
        return False
    for clause in lords.content.cards[card].passive:
        if clause.code == REBIRTH:
            return True
    return False


def exercise_bonus(lords: Lords, seat: int, column: int) -> int:
    total = 0
    for clause in sources(lords, seat, SUPPLUS, column):
        if clause.flag == KIND_OF[column]:
            total += clause.number
    return total


def blocked(lords: Lords, seat: int, column: int) -> bool:
    """Whether the opponent stops a player's exercise in a column (SUPBLOCK)."""
    return len(sources(lords, 1 - seat, SUPBLOCK, column)) > 0


def tie_winner(lords: Lords, column: int) -> int:
    """Who has equal totals of 1 or more in a column (TIE): both or neither, nobody."""
    first = len(sources(lords, 0, TIE, column)) > 0
    second = len(sources(lords, 1, TIE, column)) > 0
    if first == second:
        return NONE
    return 0 if first else 1
