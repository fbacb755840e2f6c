"""Acquiring cards, and what comes of it (ledger 4.6, 4.7)."""

from __future__ import annotations

from labrys.games.monumental.content.language import (
    NONE,
    ON_ACQUIRE,
    ON_CONQUER,
    ON_WONDER_DONE,
    ON_WONDER_SECTION,
    PROVINCE,
    WONDER,
)
from labrys.games.monumental.rules import order, text
from labrys.games.monumental.rules.duel import Duel
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def take_away(duel: Duel, seat: int, card: int) -> None:
    """Take a card from the display, from its Basic pile or from those the player reserved."""
    realm = duel.realms[seat]
    if card in duel.display:
        duel.leave_display(card)
    elif card in realm.reserved:
        realm.reserved = [other for other in realm.reserved if other != card]
    else:
        duel.piles[duel.content.basics.index(card)] -= 1


class Receive(Step[Duel]):
    """A card that is paid for, or gained for free, comes to its new owner (MD-TERM-ACQUIRE,
    MD-TERM-GAINCARD)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def run(self, duel: Duel) -> None:
        seat = self.player
        card = self.card
        data = duel.content.cards[card]
        take_away(duel, seat, card)
        duel.played |= 1 << card
        realm = duel.realms[seat]
        events = 1 << ON_ACQUIRE
        if data.type == WONDER:
            start(duel, seat, card, events)
            return
        duel.tell("acquired", seat, card)
        if data.type == PROVINCE:
            realm.provinces = [*realm.provinces, card]
            duel.agenda.append(order.Trigger(seat, events | 1 << ON_CONQUER, PROVINCE))
            bonus(duel, seat, card)
            return
        if data.defence:
            realm.provinces = [*realm.provinces, card]
        else:
            duel.on_deck(seat, card)
            duel.owns(seat, card, 1)
        duel.agenda.append(order.Trigger(seat, events, data.type))


def bonus(duel: Duel, seat: int, card: int) -> None:
    """The bonus of a Province acquired or a Wonder completed (MD-TERM-BONUS)."""
    skill = duel.content.cards[card].bonus
    assert skill is not None
    duel.tell("bonus", seat, card)
    text.begin(duel, seat, card, skill, True)


# ---- Wonders


def start(duel: Duel, seat: int, card: int, events: int) -> None:
    """The first section: beside the City, without bonus, effect or resources (MD-WONDER-01)."""
    realm = duel.realms[seat]
    duel.tell("started", seat, card)
    duel.agenda.append(order.Trigger(seat, events | 1 << ON_WONDER_SECTION, WONDER))
    if realm.wonder == NONE:
        realm.wonder = card
    else:
        realm.drawn = [*realm.drawn, card]
        duel.agenda.append(KeepWonder(seat, card))


class KeepWonder(Step[Duel]):
    """Only one Wonder may be under construction: keep the old or the new one (MD-WONDER-04)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def ask(self, duel: Duel, asked: Question) -> None:
        asked.offer(duel.blocks.keep + duel.realms[self.seat].wonder)
        asked.offer(duel.blocks.keep + self.card)

    def take(self, duel: Duel, option: int) -> None:
        realm = duel.realms[self.seat]
        kept = option - duel.blocks.keep
        other = realm.wonder if kept == self.card else self.card
        drawn = realm.drawn[:]
        drawn.remove(self.card)
        realm.drawn = drawn
        realm.wonder = kept
        duel.wash_away(other)
        duel.tell("kept", self.seat, kept, other)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.card)
        prompt.thing("other", "card", duel.realms[self.seat].wonder)


class Complete(Step[Duel]):
    """The second section: the bonus, then on top of the City deck (MD-WONDER-02). Both sections
    of a completion fire after the bonus."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, duel: Duel) -> None:
        seat = self.player
        realm = duel.realms[seat]
        card = realm.wonder
        realm.wonder = NONE
        realm.drawn = [*realm.drawn, card]
        duel.owns(seat, card, 1)
        duel.tell("completed", seat, card)
        duel.agenda.append(order.Trigger(seat, 1 << ON_WONDER_SECTION | 1 << ON_WONDER_DONE))
        duel.agenda.append(ToDeck(seat, card))
        bonus(duel, seat, card)


class ToDeck(Step[Duel]):
    """A completed Wonder goes on top of the City deck, after its bonus (MD-WONDER-02)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def run(self, duel: Duel) -> None:
        realm = duel.realms[self.player]
        drawn = realm.drawn[:]
        drawn.remove(self.card)
        realm.drawn = drawn
        duel.on_deck(self.player, self.card)
