"""Turns: one action each, until both have passed (ledger 4.5, 4.6, 4.11, 4.15)."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import (
    BASIC,
    NONE,
    ON_PROGRESS,
    G,
    P,
    S,
)
from labrys.games.monumental.content.model import SPACES, Card
from labrys.games.monumental.rules import (
    acquire,
    advantage,
    conquest,
    order,
    pay,
    policies,
    rounds,
    scout,
    use,
)
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.cards import DrawNext
from labrys.games.monumental.rules.options import (
    PLACES,
)
from labrys.games.monumental.rules.prices import Prices
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

# The rule under which a card is acquired, by its type
ACQUIRE_RULES: Final = ["MD-ACQ-02", "MD-ACQ-05", "MD-WONDER-01", "MD-ACQ-06"]


class NextTurn(Step[Duel]):
    """Turns alternate; who has passed is left out (MD-ACT-01, MD-ACT-05)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, duel: Duel) -> None:
        player = self.player
        if duel.realms[player].passed:
            player = 1 - player
            if duel.realms[player].passed:
                duel.turn = NONE
                duel.agenda.append(rounds.EndRound())
                return
        duel.turn = player
        duel.choosing = False
        duel.owed = False
        duel.agenda.append(Turn(player))


class Turn(Step[Duel]):
    """One action (MD-ACT-02), after any "you may" effects (MD-RULE-51)."""

    def ask(self, duel: Duel, asked: Question) -> None:
        seat = self.seat
        prices = Prices(duel, seat)
        ask_cards(duel, seat, prices, asked)
        ask_completing(duel, seat, prices, asked)
        policies.ask(duel, seat, asked)
        use.ask(duel, seat, asked)
        conquest.ask(duel, seat, prices, asked)
        ask_progress(duel, seat, prices, asked)
        advantage.ask(duel, seat, asked)
        use.ask_warlord(duel, seat, asked)
        scout.ask(duel, seat, asked)
        supply = duel.realms[seat].supply
        if not duel.choosing and supply[G] and supply[0] + supply[1] + supply[2] and asked.offers:
            asked.offer(duel.blocks.choose_payment)
        asked.offer(duel.blocks.pass_)

    def take(self, duel: Duel, option: int) -> None:
        seat = self.seat
        blocks = duel.blocks
        if option == blocks.choose_payment:
            duel.choosing = True
            duel.agenda.append(self)
            return
        if blocks.may <= option < blocks.may + PLACES:
            place = option - blocks.may
            duel.agenda.append(self)
            use.use_free(duel, seat, place)
            return
        if option == blocks.pass_:
            only = Question(False, False)
            self.ask(duel, only)
            if len(only.offers) == 1:
                # A forced choice is played without asking, and told (MD-RULE-35).
                duel.tell("no-action", seat)
            duel.agenda.append(NextTurn(1 - seat))
            pass_round(duel, seat)
            return
        duel.agenda.append(NextTurn(1 - seat))
        act(duel, seat, option)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("round", duel.round)
        prompt.word("last", "yes" if duel.last_round else "no")
        prompt.word("alone", "yes" if duel.realms[1 - self.seat].passed else "no")
        prompt.word("choosing", "yes" if duel.choosing else "no")


def act(duel: Duel, seat: int, option: int) -> None:
    """Carry out an action."""
    blocks = duel.blocks
    realm = duel.realms[seat]
    if blocks.acquire <= option < blocks.complete:
        card = duel.content.cards[option - blocks.acquire]
        price = Prices(duel, seat).of_card(card, card.number in realm.reserved)
        duel.agenda.append(acquire.Receive(seat, card.number))
        pay.pay(duel, seat, card.paid, price)
    elif option == blocks.complete:
        price = Prices(duel, seat).of_completing(duel.content.cards[realm.wonder])
        duel.agenda.append(acquire.Complete(seat))
        pay.pay(duel, seat, P, price)
    elif blocks.develop <= option < blocks.use:
        policies.develop(duel, seat, option - blocks.develop)
    elif blocks.use <= option < blocks.conquer:
        use.use_place(duel, seat, option - blocks.use)
    elif option == blocks.conquer:
        conquest.conquer(duel, seat, Prices(duel, seat))
    elif option == blocks.progress:
        price = Prices(duel, seat).of_progress()
        duel.tell("progress", seat)
        duel.agenda.append(order.Trigger(seat, 1 << ON_PROGRESS))
        duel.agenda.append(DrawNext(seat, 1))
        pay.pay(duel, seat, S, price)
    elif blocks.advantage <= option < blocks.warlord:
        duel.agenda.append(advantage.ChooseTokens(seat, option - blocks.advantage))
    elif option == blocks.warlord:
        use.use_warlord(duel, seat)
    elif blocks.train <= option < blocks.deploy:
        scout.spy(duel, seat, option - blocks.train, False)
    else:
        scout.spy(duel, seat, option - blocks.deploy, True)


# ---- acquiring


def ask_cards(duel: Duel, seat: int, prices: Prices, asked: Question) -> None:
    """The display, the Basic piles and the own Reserved cards (MD-ACQ-01)."""
    cards = duel.content.cards
    supply = duel.realms[seat].supply
    gold = supply[G]
    base = duel.blocks.acquire
    for number in duel.display:
        if number != NONE:
            card = cards[number]
            missing = prices.of_card(card, False) - supply[card.paid] - gold
            if missing <= 0:
                asked.offer(base + number)
            else:
                asked.refuse(base + number, "lacks", acquire_rule(card), missing, card.paid)
    basics = duel.content.basics
    for index in range(len(basics)):
        number = basics[index]
        card = cards[number]
        missing = prices.of_card(card, False) - supply[card.paid] - gold
        if duel.piles[index] == 0:
            asked.refuse(base + number, "pile-empty", "MD-ACQ-04")
        elif missing <= 0:
            asked.offer(base + number)
        else:
            asked.refuse(base + number, "lacks", acquire_rule(card), missing, card.paid)
    for number in duel.realms[seat].reserved:
        card = cards[number]
        missing = prices.of_card(card, True) - supply[card.paid] - gold
        if missing <= 0:
            asked.offer(base + number)
        else:
            asked.refuse(base + number, "lacks", acquire_rule(card), missing, card.paid)
    if asked.wants_refusals:
        for number in duel.realms[1 - seat].reserved:
            asked.refuse(base + number, "reserved-by-other", "MD-TERM-RESERVE")


def acquire_rule(card: Card) -> str:
    return "MD-ACQ-03" if card.defence else ACQUIRE_RULES[card.type]


def ask_completing(duel: Duel, seat: int, prices: Prices, asked: Question) -> None:
    """The second section of the Wonder under construction (MD-WONDER-02)."""
    wonder = duel.realms[seat].wonder
    if wonder == NONE:
        asked.refuse(duel.blocks.complete, "no-wonder", "MD-WONDER-02")
        return
    missing = prices.of_completing(duel.content.cards[wonder]) - duel.means(seat, P)
    if missing <= 0:
        asked.offer(duel.blocks.complete)
    else:
        asked.refuse(duel.blocks.complete, "lacks", "MD-WONDER-02", missing, P)


# ---- Scientific Progress


def ask_progress(duel: Duel, seat: int, prices: Prices, asked: Question) -> None:
    """Refused when the City deck is empty (MD-SCI-01, MD-SCI-04)."""
    option = duel.blocks.progress
    if duel.realms[seat].deck_size() == 0:
        asked.refuse(option, "deck-empty", "MD-SCI-04")
        return
    missing = prices.of_progress() - duel.means(seat, S)
    if missing <= 0:
        asked.offer(option)
    else:
        asked.refuse(option, "lacks", "MD-SCI-01", missing, S)


# ---- passing


def pass_round(duel: Duel, seat: int) -> None:
    """Activated cards to the City discard in grid order, a Knowledge before its cover; Action
    tokens off; Basic resources back; Policies at lines become inactive (MD-PASS-02, MD-RULE-36)."""
    realm = duel.realms[seat]
    realm.passed = True
    duel.tell("passed", seat)
    for space in range(SPACES):
        if realm.turned >> space & 1:
            if realm.unders[space] != NONE:
                duel.to_discard(seat, realm.unders[space])
                realm.unders[space] = NONE
            if realm.tops[space] != NONE:
                duel.to_discard(seat, realm.tops[space])
                realm.tops[space] = NONE
    realm.turned = 0
    realm.active = 0
    realm.tokens = [0] * PLACES
    lose_basics(duel, seat)


def lose_basics(duel: Duel, seat: int) -> None:
    """Basic resources never survive the round (MD-RES-04)."""
    for resource in range(BASIC):
        duel.realms[seat].supply[resource] = 0
