"""The display: a line of slots between the deck and its discard (ledger 4.1, 4.16)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.content.model import ERAS
from labrys.games.monumental.rules.duel import Duel
from labrys.kernel.step import Step


def next_card(duel: Duel) -> int:
    """The next Development card, NONE when the deck is empty. An Era Separation card that is met
    is removed, and never fills a slot (MD-ROUND-12, MD-RULE-12)."""
    for era in range(ERAS):
        if duel.eras[era]:
            if duel.separators >> era & 1:
                duel.separators &= ~(1 << era)
                duel.tell("era", era)
            return duel.chance.draw(duel.eras[era], duel.blocks.out_card)
    return NONE


def fill(duel: Duel) -> None:
    """The free slots from the deck, the rightmost first (MD-ROUND-11, MD-RULE-13)."""
    for slot in range(len(duel.display) - 1, -1, -1):
        if duel.display[slot] == NONE:
            duel.display[slot] = next_card(duel)


def left_over(duel: Duel) -> list[int]:
    """The cards of the display from left to right, without the gaps."""
    return [card for card in duel.display if card != NONE]


def goes_away(duel: Duel) -> list[int]:
    """The cards that would be discarded if the round ended now (MD-ROUND-10)."""
    return left_over(duel)[duel.content.display_kept :]


class ReplenishDisplay(Step[Duel]):
    """Discard from the right end down to three, push the rest to the right, fill up; with four
    cards or fewer the next round is the last (MD-ROUND-10, MD-ROUND-11, MD-END-01)."""

    def run(self, duel: Duel) -> None:
        for card in reversed(goes_away(duel)):
            duel.wash_away(card)
            duel.tell("washed", card)
        kept = left_over(duel)[: duel.content.display_kept]
        duel.display = [NONE] * (len(duel.display) - len(kept)) + kept
        fill(duel)
        if duel.count_display() <= duel.content.last_display:
            duel.last_round = True
            duel.tell("last-round")
