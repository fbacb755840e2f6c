"""Conquering an opponent's Province through its Barricades (ledger 4.9)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE, ON_CONQUER, ON_CONQUER_OPP, M
from labrys.games.monumental.rules import order, pay
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.prices import Prices, top_province
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def ask(duel: Duel, seat: int, prices: Prices, asked: Question) -> None:
    place = top_province(duel, 1 - seat)
    option = duel.blocks.conquer
    if place == NONE:
        asked.refuse(option, "no-province", "MD-CONQ-03")
        return
    short = prices.of_conquest(place) - duel.means(seat, M)
    if short > 0:
        asked.refuse(option, "lacks", "MD-CONQ-02", short, M)
    else:
        asked.offer(option)


def conquer(duel: Duel, seat: int, prices: Prices) -> None:
    place = top_province(duel, 1 - seat)
    price = prices.of_conquest(place)
    duel.agenda.append(Conquer(seat, price))
    pay.pay(duel, seat, M, price)


class Conquer(Step[Duel]):
    """The Province goes on top of the own stack, without its bonus; the Barricades that lay on it
    go back to their pile, those below stay (MD-CONQ-04, MD-CONQ-05)."""

    def __init__(self, player: int, price: int) -> None:
        super().__init__()
        self.player = player
        self.price = price

    def run(self, duel: Duel) -> None:
        seat = self.player
        own = duel.realms[seat]
        theirs = duel.realms[1 - seat]
        place = top_province(duel, 1 - seat)
        card = theirs.provinces[place]
        for barricade in theirs.provinces[place + 1 :]:
            duel.piles[duel.content.basics.index(barricade)] += 1
        theirs.provinces = theirs.provinces[:place]
        own.provinces = [*own.provinces, card]
        duel.tell("conquered", seat, card, 1 - seat, self.price)
        duel.agenda.append(order.Trigger(seat, 1 << ON_CONQUER | 1 << ON_CONQUER_OPP))
