"""Prepare: taking cards (ledger 4.7)."""

from __future__ import annotations

from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import DRAW, TAKE
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def ask(minos: Minos, asked: Question) -> None:
    """One card from the offer or the top of the active deck (MIN-PREP-01)."""
    for card in minos.offer:
        asked.offer(TAKE + card)
    if minos.decks[minos.age]:
        asked.offer(DRAW)
    else:
        asked.refuse(DRAW, "deck-empty", "MIN-PREP-04")


def take_offer(minos: Minos, seat: int, card: int) -> None:
    """Everybody saw the card, so it stays known in the hand."""
    minos.offer.remove(card)
    clan = minos.clans[seat]
    clan.hand.append(card)
    clan.shown = [*clan.shown, card]
    minos.tell("took-offer", seat, card)


class Refill(Step[Minos]):
    """Fill the offer after an effect that used it outside a turn (MIN-RULE-28)."""

    def run(self, minos: Minos) -> None:
        minos.refill_offer()
