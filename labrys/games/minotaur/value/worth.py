"""What a position of Minotaur Lords is worth to a seat: for bots and for the game review."""

from __future__ import annotations

from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.games.minotaur.rules.power import totals

WON = 1000.0


def value(lords: Lords, seat: int) -> float:
    """Games won above all, then columns, cards on the board, hands and decks."""
    other = 1 - seat
    total = WON * (lords.wins[seat] - lords.wins[other])
    if lords.over or lords.turn_seat == NONE:
        return total
    sums = totals(lords)
    total += side(lords, seat, sums[seat], sums[other])
    total -= side(lords, other, sums[other], sums[seat])
    return total


def side(lords: Lords, seat: int, mine: list[int], theirs: list[int]) -> float:
    total = 0.0
    leads = [0, 0]
    holds = [0, 0]
    for column in range(6):
        lead = mine[column] - theirs[column]
        if lead > 0:
            leads[column // 3] += 1
            total += 2.0 + 0.25 * min(lead, 6)
        if lords.counters[column] == seat:
            holds[column // 3] += 1
            total += 1.0
    total += 3.0 * min(2, leads[0]) + 3.0 * min(2, leads[1])
    if leads[0] >= 2 and leads[1] >= 2:
        total += 6.0
    if holds[0] >= 2 and holds[1] >= 2:
        total += 25.0
    return total + cards(lords, seat)


def cards(lords: Lords, seat: int) -> float:
    """Printed power on the board (less while cursed), gods, hand and deck."""
    own = lords.sides[seat]
    total = 0.0
    for card in own.field:
        strength = max(1, lords.content.cards[card].power)
        total += 0.35 * strength / (1 + lords.curses[card])
        total += 0.3 if lords.content.cards[card].active else 0.0
    total += 1.2 * len(own.gods)
    total += 0.7 * min(len(own.hand), 8)
    left = own.deck_size()
    total += 0.25 * min(left, 12)
    if left == 0:
        total -= 40.0
    return total
