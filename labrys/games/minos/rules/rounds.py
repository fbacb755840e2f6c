"""The order of a round, the change of Age (ledger 4.3, 4.17)."""

from __future__ import annotations

from labrys.games.minos.rules import abilities, draft
from labrys.games.minos.rules.minos import Minos
from labrys.kernel.step import Step


class NextRound(Step[Minos]):
    """The Round marker moves on (MIN-INC-04)."""

    def run(self, minos: Minos) -> None:
        begin_round(minos)
        minos.agenda.append(abilities.RoundGoods())


def begin_round(minos: Minos) -> None:
    """Round marker on; the roll follows the abilities (MIN-ROUND-01)."""
    minos.round += 1
    minos.tell("round", minos.round, minos.first)
    minos.agenda.append(draft.Roll())


class AgeChange(Step[Minos]):
    """Box Age I from deck, offer and discard pile; Age II becomes active (MIN-AGE-01, 02)."""

    def run(self, minos: Minos) -> None:
        minos.boxed_seen = minos.discards[0] + minos.offer
        minos.boxed += minos.decks[0]
        minos.decks[0] = []
        minos.discards[0] = []
        minos.offer = []
        minos.age = 1
        minos.tell("age-two")
        minos.refill_offer()
