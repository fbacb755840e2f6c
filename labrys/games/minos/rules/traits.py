"""Royal Traits of the turn: each once, in the owner's order (ledger 4.12)."""

from __future__ import annotations

from labrys.games.minos.rules import effects
from labrys.games.minos.rules.clan import without
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import CARDS, TRAIT
from labrys.kernel.question import Question


def ask(minos: Minos, seat: int, asked: Question) -> None:
    for card in minos.turn_traits:
        trait = minos.content.decrees[card].trait
        if effects.doable(minos, seat, trait):
            asked.offer(TRAIT + card)
        elif asked.wants_refusals:
            effects.refuse_effect(minos, seat, trait, TRAIT + card, asked)


def is_trait(option: int) -> bool:
    return TRAIT <= option < TRAIT + CARDS


def use(minos: Minos, seat: int, option: int) -> None:
    """Resolve a trait, completely (MIN-TRAIT-04)."""
    card = option - TRAIT
    minos.turn_traits = without(minos.turn_traits, card)
    minos.tell("used-trait", seat, card)
    effects.do_effect(minos, seat, minos.content.decrees[card].trait)
