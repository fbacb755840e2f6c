"""Putting cards into the Palace (MIN-ICON-25, MIN-ICON-26, MIN-INC-03)."""

from __future__ import annotations

from labrys.games.minos.rules.clan import CARDS, FROM_PALACE, without
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import PALACE
from labrys.kernel.question import Question


def ask(minos: Minos, seat: int, asked: Question, free: bool) -> None:
    """From the player area free, from the hand for the card's VP."""
    clan = minos.clans[seat]
    for card in clan.area:
        asked.offer(PALACE + card)
    for card in clan.hand:
        short = 0 if free else minos.content.decrees[card].vp - clan.vp
        if short > 0:
            asked.refuse(PALACE + card, "vp", "MIN-INC-03", short)
        else:
            asked.offer(PALACE + card)


def put(minos: Minos, seat: int, card: int, free: bool) -> None:
    """The instant effect is gone; trait and VP value count from now on (MIN-TRAIT-01)."""
    clan = minos.clans[seat]
    if card in clan.area:
        clan.area = without(clan.area, card)
    else:
        clan.leave_hand(card)
        if not free:
            clan.gain_vp(-minos.content.decrees[card].vp, FROM_PALACE)
            minos.tell("paid-vp", seat, minos.content.decrees[card].vp)
    clan.palace = [*clan.palace, card]
    minos.changed |= CARDS
    minos.tell("to-palace", seat, card)
