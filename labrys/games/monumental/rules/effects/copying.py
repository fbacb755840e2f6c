"""Copying another own card, and removing an Action token (MD-TERM-COPY, MD-RULE-30)."""

from __future__ import annotations

from labrys.games.monumental.content.language import (
    IN_CITY,
    IN_POLICIES,
    NONE,
    READY_CARD,
    READY_SCOUT,
    RESOURCES,
    Deed,
)
from labrys.games.monumental.content.model import SPACES
from labrys.games.monumental.rules import text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects import cards
from labrys.games.monumental.rules.effects.base import Effect
from labrys.games.monumental.rules.options import (
    POLICY_PLACE,
    SCOUT_PLACE,
    WARLORD_PLACE,
)
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def first_place(scope: int) -> int:
    return POLICY_PLACE if scope == IN_POLICIES else 0


def last_place(duel: Duel, seat: int, scope: int) -> int:
    if scope == IN_CITY:
        return 2 * SPACES
    return POLICY_PLACE + len(duel.realms[seat].policies)


def copyable(duel: Duel, seat: int, place: int) -> bool:
    """Whether a card can be copied to some effect: not one that copies, so never itself, and no
    Unrest (MD-RULE-30)."""
    card = duel.realms[seat].card_at(place)
    if card == NONE or card == duel.content.unrest:
        return False
    data = duel.content.cards[card]
    if data.copies_cards:
        return False
    if data.giving:
        return True
    for skill in cards.once(duel, card):
        if text.usable(duel, seat, skill):
            return True
    return False


class Copy(Effect):
    """`COPY(scope)`: the printed resources of an own card, then its effect if wanted."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        for place in range(first_place(deed.word), last_place(duel, seat, deed.word)):
            if copyable(duel, seat, place):
                return True
        return False

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(CopyOne(seat, source, deed.word))


class CopyOne(Step[Duel]):
    """Which card is copied."""

    def __init__(self, seat: int, source: int, scope: int) -> None:
        super().__init__(seat)
        self.source = source
        self.scope = scope

    def ask(self, duel: Duel, asked: Question) -> None:
        realm = duel.realms[self.seat]
        for place in range(first_place(self.scope), last_place(duel, self.seat, self.scope)):
            if copyable(duel, self.seat, place):
                asked.offer(duel.blocks.copy + place)
            elif asked.wants_refusals and realm.card_at(place) != NONE:
                copies = duel.content.cards[realm.card_at(place)].copies_cards
                reason = "copies" if copies else "nothing-to-copy"
                asked.refuse(duel.blocks.copy + place, reason, "MD-RULE-30")

    def take(self, duel: Duel, option: int) -> None:
        card = duel.realms[self.seat].card_at(option - duel.blocks.copy)
        duel.tell("copied", self.seat, card)
        data = duel.content.cards[card]
        for resource in range(RESOURCES):
            duel.gain(self.seat, resource, data.gives[resource])
        duel.agenda.append(cards.Effects(self.seat, card, 0, False))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.source)


def token_at(duel: Duel, seat: int, place: int) -> int:
    """The ability whose Action token may be taken from a card: that of a usable effect first, then
    of a "first time" one; NONE if there is none. A card that readies or copies keeps its token."""
    realm = duel.realms[seat]
    card = realm.card_at(place)
    if card == NONE or not realm.tokens[place]:
        return NONE
    data = duel.content.cards[card]
    if data.readies or data.copies_cards:
        return NONE
    for skill in data.actions + data.triggers:
        if realm.tokens[place] >> skill.index & 1:
            return skill.index
    return NONE


class Ready(Effect):
    """`READY(target)`: remove one own Action token."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        realm = duel.realms[seat]
        if deed.word == READY_CARD:
            for place in range(WARLORD_PLACE):
                if token_at(duel, seat, place) != NONE:
                    return True
            return False
        place = SCOUT_PLACE if deed.word == READY_SCOUT else WARLORD_PLACE
        return realm.tokens[place] != 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        if deed.word == READY_CARD:
            duel.agenda.append(ReadyOne(seat, source))
            return
        realm = duel.realms[seat]
        scout = deed.word == READY_SCOUT
        realm.tokens[SCOUT_PLACE if scout else WARLORD_PLACE] = 0
        duel.owed = False
        people = realm.civilization
        duel.tell("readied", seat, people.scout if scout else people.warlord)


class ReadyOne(Step[Duel]):
    """Which card loses its Action token."""

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def ask(self, duel: Duel, asked: Question) -> None:
        for place in range(WARLORD_PLACE):
            if token_at(duel, self.seat, place) != NONE:
                asked.offer(duel.blocks.ready + place)

    def take(self, duel: Duel, option: int) -> None:
        place = option - duel.blocks.ready
        realm = duel.realms[self.seat]
        realm.tokens[place] &= ~(1 << token_at(duel, self.seat, place))
        duel.owed = False
        duel.tell("readied", self.seat, realm.card_at(place))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.source)
