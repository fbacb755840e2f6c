"""Prices, with all that makes them lower (MD-RULE-43). Each is computed here and nowhere else."""

from __future__ import annotations

from labrys.games.monumental.content.language import (
    DISCOUNT,
    DISCOUNTS,
    FOR_CONQUEST,
    FOR_PROGRESS,
    FOR_RESERVED,
    IGNORE_BARRICADE,
    NONE,
    PROVINCE,
    WONDER,
)
from labrys.games.monumental.content.model import Card
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.measures import holds


class Prices:
    """What a player's active cards take off each kind of price, how many Barricades they ignore,
    and how many throws of a Deploy they give for free."""

    def __init__(self, duel: Duel, seat: int) -> None:
        self.duel = duel
        self.seat = seat
        self.less = [0] * len(DISCOUNTS)
        self.ignored = 0
        self.throws = 0
        realm = duel.realms[seat]
        cards = duel.content.cards
        turned = realm.turned
        space = 0
        while turned:
            if turned & 1:
                if realm.tops[space] != NONE:
                    self.add(cards[realm.tops[space]])
                if realm.unders[space] != NONE:
                    self.add(cards[realm.unders[space]])
            turned >>= 1
            space += 1
        for number in range(len(realm.policies)):
            if realm.policy_active(number):
                self.add(cards[realm.policies[number]])

    def add(self, card: Card) -> None:
        for skill in card.ongoing:
            if holds(self.duel, self.seat, skill.condition):
                for deed in skill.statics:
                    if deed.code == DISCOUNT:
                        self.less[deed.word] += deed.number
                    elif deed.code == IGNORE_BARRICADE:
                        self.ignored += deed.number
                    else:
                        self.throws += deed.number

    def of_card(self, card: Card, reserved: bool) -> int:
        """To acquire a card; of a Wonder the first section (MD-ACQ-01, MD-WONDER-01)."""
        price = card.price - self.less[card.type]
        if reserved:
            price -= self.less[FOR_RESERVED]
        return max(0, price)

    def of_completing(self, card: Card) -> int:
        """The second section of a Wonder (MD-WONDER-02, MD-RULE-48)."""
        return max(0, card.second - self.less[WONDER])

    def of_progress(self) -> int:
        return max(0, self.duel.content.progress - self.less[FOR_PROGRESS])

    def of_conquest(self, place: int) -> int:
        """The Province at a place of the opponent's stack, with the Barricades on it; some of
        these may be ignored (MD-CONQ-02)."""
        stack = self.duel.realms[1 - self.seat].provinces
        cards = self.duel.content.cards
        defences = [cards[card].defence for card in stack[place + 1 :]]
        defences.sort(reverse=True)
        price = cards[stack[place]].price - self.less[FOR_CONQUEST]
        for defence in defences[self.ignored :]:
            price += defence
        return max(0, price)


def top_province(duel: Duel, seat: int) -> int:
    """The place of the topmost Province of a stack, NONE if it has none (MD-CONQ-01)."""
    stack = duel.realms[seat].provinces
    for place in range(len(stack) - 1, -1, -1):
        if duel.content.cards[stack[place]].type == PROVINCE:
            return place
    return NONE


def policy_price(duel: Duel, seat: int) -> int:
    """One more Culture than Policies developed (MD-POL-01)."""
    return len(duel.realms[seat].policies) + 1
