"""When the game will end: the Development deck is its clock (MD-END-01, MD-END-02)."""

from __future__ import annotations

from labrys.games.monumental.rules.duel import Duel


def last_rounds(duel: Duel) -> tuple[int, int]:
    """The earliest and the latest round that can be the last, as the deck is now."""
    if duel.last_round:
        return duel.round, duel.round
    slots, few = duel.content.display, duel.content.last_display
    left = sum(len(era) for era in duel.eras)
    fastest = _ends(left, slots, slots, few)
    slowest = _ends(left, slots - duel.content.display_kept, slots, few)
    return duel.round + fastest, duel.round + slowest


def _ends(left: int, dealt: int, slots: int, few: int) -> int:
    """After how many ends of a round so few cards are in the display, if each deals so many."""
    ends = 1
    while slots - dealt + min(left, dealt) > few:
        left -= dealt
        ends += 1
    return ends
