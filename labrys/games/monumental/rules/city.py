"""The City: dealing cards into it, and City Activation (ledger 4.4, 4.16)."""

from __future__ import annotations

from labrys.games.monumental.content.language import DURING, KNOWLEDGE, NONE, RESOURCES
from labrys.games.monumental.content.model import SPACES
from labrys.games.monumental.rules import order
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.options import POLICY_PLACE
from labrys.games.monumental.rules.order import ACTIVATIONS
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

# ---- dealing


def deal(duel: Duel, seat: int) -> int:
    """The next card for the City. An empty City deck is made of the discard, unless that holds
    nothing but Knowledges (MD-ROUND-07, MD-ROUND-09, MD-RULE-11)."""
    realm = duel.realms[seat]
    if not realm.known and not realm.deck:
        for card in realm.discard:
            if duel.content.cards[card].type != KNOWLEDGE:
                realm.deck = realm.discard
                realm.discard = []
                duel.tell("reshuffled", seat, len(realm.deck))
                break
    return duel.draw(seat)


class Replenish(Step[Duel]):
    """Fill the empty spaces of a City, row by row (MD-SETUP-10, MD-ROUND-04 to -09)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, duel: Duel) -> None:
        seat = self.player
        realm = duel.realms[seat]
        for space in range(SPACES):
            while realm.tops[space] == NONE:
                card = deal(duel, seat)
                if card == NONE:
                    return
                if duel.content.cards[card].type != KNOWLEDGE:
                    realm.tops[space] = card
                elif realm.unders[space] == NONE:
                    realm.unders[space] = card
                else:
                    realm.drawn = [card]
                    duel.agenda.append(self)
                    duel.agenda.append(KeepKnowledge(seat, space, card))
                    return


class KeepKnowledge(Step[Duel]):
    """Of two Knowledges in one space one is kept, the other discarded (MD-ROUND-05)."""

    def __init__(self, seat: int, space: int, card: int) -> None:
        super().__init__(seat)
        self.space = space
        self.card = card

    def ask(self, duel: Duel, asked: Question) -> None:
        asked.offer(duel.blocks.keep + duel.realms[self.seat].unders[self.space])
        asked.offer(duel.blocks.keep + self.card)

    def take(self, duel: Duel, option: int) -> None:
        realm = duel.realms[self.seat]
        kept = option - duel.blocks.keep
        other = realm.unders[self.space]
        if kept == other:
            other = self.card
        realm.unders[self.space] = kept
        realm.drawn = []
        duel.to_discard(self.seat, other)
        duel.tell("kept", self.seat, kept, other)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.card)
        prompt.thing("other", "card", duel.realms[self.seat].unders[self.space])


# ---- City Activation


def spaces_of(row: int, column: int) -> list[int]:
    """The five spaces of a row and a column, in reading order (MD-CITY-02)."""
    return [s for s in range(SPACES) if s // 3 == row or s % 3 == column]


def yields(duel: Duel, seat: int, row: int, column: int) -> list[int]:
    """The printed resources that activating these lines would give (MD-CITY-04)."""
    gained = [0] * RESOURCES
    realm = duel.realms[seat]
    for space in spaces_of(row, column):
        card = realm.tops[space]
        if card != NONE:
            gives = duel.content.cards[card].gives
            for resource in range(RESOURCES):
                gained[resource] += gives[resource]
    return gained


def policies_at(duel: Duel, seat: int, row: int, column: int) -> int:
    """The Policies that these lines make active, a bit each (MD-CIV-04)."""
    active = 0
    for number, line in enumerate(duel.realms[seat].lines):
        if line == row or line == 3 + column:
            active |= 1 << number
    return active


class Activate(Step[Duel]):
    """Choose exactly one row and one column (MD-CITY-02); gaps are allowed (MD-RULE-02)."""

    def ask(self, duel: Duel, asked: Question) -> None:
        for lines in range(9):
            asked.offer(duel.blocks.activate + lines)

    def take(self, duel: Duel, option: int) -> None:
        lines = option - duel.blocks.activate
        activate(duel, self.seat, lines // 3, lines % 3)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("round", duel.round)
        prompt.word("last", "yes" if duel.last_round else "no")
        prompt.word("first", "yes" if duel.first == seat else "no")


def activate(duel: Duel, seat: int, row: int, column: int) -> None:
    """Rotate all, return Unrest, gain what is printed, then the effects (MD-CITY-07)."""
    realm = duel.realms[seat]
    cards = duel.content.cards
    duel.tell("activated", seat, row, column)
    gained = yields(duel, seat, row, column)
    codes: list[int] = []
    for space in spaces_of(row, column):
        card = realm.tops[space]
        under = realm.unders[space]
        if card != NONE:
            duel.played |= 1 << card
            if card == duel.content.unrest:
                realm.tops[space] = NONE
                duel.to_stack(seat)
                card = NONE
        if under != NONE:
            duel.played |= 1 << under
        if card != NONE or under != NONE:
            realm.turned |= 1 << space
        if card != NONE:
            duel.worked |= cards[card].lasting
            order.add(codes, space, cards[card].activations)
        if under != NONE:
            duel.worked |= cards[under].lasting
            order.add(codes, SPACES + space, cards[under].activations)
    for resource in range(RESOURCES):
        duel.gain(seat, resource, gained[resource])
    realm.active = policies_at(duel, seat, row, column)
    for number in range(len(realm.policies)):
        if realm.policy_active(number):
            duel.worked |= cards[realm.policies[number]].lasting
            for skill in cards[realm.policies[number]].activations:
                # A Policy of a stack is never activated itself.
                if skill.timing == DURING or realm.civilization.at_lines:
                    order.add(codes, POLICY_PLACE + number, [skill])
    order.pend(duel, seat, ACTIVATIONS, codes)
