"""Develop: playing Decree cards (ledger 4.8)."""

from __future__ import annotations

from labrys.games.minos.rules import effects, pay
from labrys.games.minos.rules.clan import CARDS, SA1, Clan
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import PLAY
from labrys.kernel.question import Question


def price(minos: Minos, clan: Clan, card: int, used: list[int]) -> int:
    """Printed Coins less discounts, at least 0; the offer's surcharge apart (MIN-DEV-02 to 06).

    `used` counts the Temporary Goods returned for it, by type. An icon counts once,
    a double icon twice (MIN-DEV-04, MIN-RULE-24).
    """
    content = minos.content
    decree = content.decrees[card]
    cost = decree.cost
    if clan.ability == SA1:
        cost -= content.sa1_discount[clan.level]
    goods = decree.goods
    count = len(goods)
    if count == 1:
        good = goods[0]
        if clan.goods[good] + used[good] > 0:
            cost -= content.card_discount
    elif count == 2 and goods[0] == goods[1]:
        good = goods[0]
        cost -= content.card_discount * min(2, clan.goods[good] + used[good])
    elif count == 2:
        for good in goods:
            if clan.goods[good] + used[good] > 0:
                cost -= content.card_discount
    return max(0, cost)


def surcharge(minos: Minos, card: int) -> int:
    """3 Coins more for a card of the offer, never discounted (MIN-DEV-06, MIN-RULE-22)."""
    return minos.content.offer_surcharge if card in minos.offer else 0


def ask(minos: Minos, seat: int, asked: Question, free: bool, offered: bool) -> None:
    """Cards of the hand, and where the offer is open those of the offer for the surcharge."""
    clan = minos.clans[seat]
    for card in clan.hand:
        ask_card(minos, clan, card, 0, asked, free)
        if asked.enough():
            return
    if not offered:
        refuse_offer(minos, asked)
        return
    for card in minos.offer:
        ask_card(minos, clan, card, minos.content.offer_surcharge, asked, free)
        if asked.enough():
            return


def refuse_offer(minos: Minos, asked: Question) -> None:
    for card in minos.offer:
        asked.refuse(PLAY + card, "hand-only", "MIN-RULE-23")


def ask_card(minos: Minos, clan: Clan, card: int, more: int, asked: Question, free: bool) -> None:
    if free:
        asked.offer(PLAY + card)
        return
    short = price(minos, clan, card, clan.temps) + more - clan.coins
    if short > 0:
        asked.refuse(PLAY + card, "coins", "MIN-DEV-06" if more else "MIN-DEV-02", short)
    else:
        asked.offer(PLAY + card)


def play(minos: Minos, seat: int, card: int, free: bool) -> None:
    if free:
        laid(minos, seat, card)
        return
    minos.clans[seat].show(card)
    pay.start(minos, seat, PLAY + card)


def laid(minos: Minos, seat: int, card: int) -> None:
    """The card lies in the player area, then its instant effects resolve (MIN-DEV-05)."""
    clan = minos.clans[seat]
    if card in minos.offer:
        minos.offer.remove(card)
    else:
        clan.leave_hand(card)
    clan.area = [*clan.area, card]
    minos.changed |= CARDS
    minos.tell("played", seat, card)
    effects.begin(minos, seat, minos.content.decrees[card].effects, card=True)
