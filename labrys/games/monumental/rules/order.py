"""Effects that wait at the same time: those of a City Activation, the bonuses of Policies, and what
one deed triggers (MD-CITY-06, MD-RULE-28, MD-RULE-39).

Their owner chooses the order. It is asked only where it can matter: not where all are plain gains
(`Skill.plain`), and not for a set that the player has settled before. The order that is proposed
puts plain gains first, then goes by place.

A waiting effect is a code: its place times `ABILITIES`, plus the number of the ability.
"""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import FIRST, NONE
from labrys.games.monumental.content.model import ABILITIES, SPACES, Skill
from labrys.games.monumental.rules import text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.options import POLICY_PLACE
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

ACTIVATIONS: Final = 0
BONUSES: Final = 1
TRIGGERS: Final = 2
KINDS: Final = ["activations", "bonuses", "triggers"]


def add(codes: list[int], place: int, skills: list[Skill]) -> None:
    for skill in skills:
        codes.append(place * ABILITIES + skill.index)


def skill_at(duel: Duel, seat: int, kind: int, code: int) -> Skill:
    """The ability that waits under a code."""
    card = duel.content.cards[duel.realms[seat].card_at(code // ABILITIES)]
    if kind == BONUSES:
        assert card.bonus is not None
        return card.bonus
    return card.skills[code % ABILITIES]


def pend(duel: Duel, seat: int, kind: int, codes: list[int]) -> None:
    """Let these effects come next, in an order that is asked if it can matter."""
    if not codes:
        return
    ordered: list[int] = []
    others: list[int] = []
    for code in codes:
        if skill_at(duel, seat, kind, code).plain:
            ordered.append(code)
        else:
            others.append(code)
    if others and len(codes) > 1 and not is_settled(duel, seat, kind, codes):
        duel.agenda.append(ChooseOrder(seat, kind, ordered + others))
    else:
        duel.agenda.append(Waiting(seat, kind, ordered + others))


def names_of(duel: Duel, seat: int, kind: int, codes: list[int]) -> list[int]:
    """A set of effects by their cards, wherever these lie: the kind, then card and ability."""
    realm = duel.realms[seat]
    found = [realm.card_at(code // ABILITIES) * ABILITIES + code % ABILITIES for code in codes]
    found.sort()
    return [kind, *found]


def is_settled(duel: Duel, seat: int, kind: int, codes: list[int]) -> bool:
    settled = duel.realms[seat].settled
    return len(settled) > 0 and names_of(duel, seat, kind, codes) in settled


class ChooseOrder(Step[Duel]):
    """Which effect comes next, or all in the order proposed, now or always for these."""

    def __init__(self, seat: int, kind: int, codes: list[int]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.codes = codes

    def ask(self, duel: Duel, asked: Question) -> None:
        blocks = duel.blocks
        asked.offer(blocks.in_order)
        asked.offer(blocks.always)
        seen = NONE
        for code in sorted(self.codes):
            place = code // ABILITIES
            if place != seen:
                asked.offer(blocks.next + place)
                seen = place

    def take(self, duel: Duel, option: int) -> None:
        seat = self.seat
        if option == duel.blocks.in_order:
            duel.tell("in-order", seat, len(self.codes))
            duel.agenda.append(Waiting(seat, self.kind, self.codes))
            return
        if option == duel.blocks.always:
            realm = duel.realms[seat]
            realm.settled = [*realm.settled, names_of(duel, seat, self.kind, self.codes)]
            duel.tell("in-order-always", seat, len(self.codes))
            duel.agenda.append(Waiting(seat, self.kind, self.codes))
            return
        place = option - duel.blocks.next
        chosen = next(code for code in self.codes if code // ABILITIES == place)
        rest = [code for code in self.codes if code != chosen]
        if len(rest) > 1:
            duel.agenda.append(ChooseOrder(seat, self.kind, rest))
        else:
            duel.agenda.append(Waiting(seat, self.kind, rest))
        duel.agenda.append(Waiting(seat, self.kind, [chosen]))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        realm = duel.realms[self.seat]
        prompt.word("kind", KINDS[self.kind])
        cards = [realm.card_at(code // ABILITIES) for code in self.codes]
        prompt.things("cards", "card", cards)


class Waiting(Step[Duel]):
    """Effects that are resolved one after the other, in this order."""

    def __init__(self, player: int, kind: int, codes: list[int]) -> None:
        super().__init__()
        self.player = player
        self.kind = kind
        self.codes = codes

    def run(self, duel: Duel) -> None:
        if len(self.codes) > 1:
            duel.agenda.append(Waiting(self.player, self.kind, self.codes[1:]))
        code = self.codes[0]
        place = code // ABILITIES
        realm = duel.realms[self.player]
        card = realm.card_at(place)
        if card == NONE:
            return  # it has left the City meanwhile
        skill = skill_at(duel, self.player, self.kind, code)
        if not text.holds(duel, self.player, skill.condition):
            return
        if self.kind == ACTIVATIONS:
            realm.tokens[place] |= 1 << skill.index
        elif self.kind == BONUSES:
            duel.tell("bonus", self.player, card)
        elif self.kind == TRIGGERS:
            duel.tell("triggered", self.player, card)
        text.begin(duel, self.player, card, skill, self.kind == BONUSES)


# ---- what deeds trigger


class Trigger(Step[Duel]):
    """What a deed triggers, once it is fully resolved. `events` is a mask of what it was, `kind`
    the type of a card acquired (ledger 7.2). Only the own deeds count."""

    def __init__(self, player: int, events: int, kind: int = NONE) -> None:
        super().__init__()
        self.player = player
        self.events = events
        self.kind = kind

    def run(self, duel: Duel) -> None:
        realm = duel.realms[self.player]
        codes: list[int] = []
        if realm.turned:
            for space in range(SPACES):
                if realm.turned >> space & 1:
                    self.look(duel, space, codes)
                    self.look(duel, SPACES + space, codes)
        for number in range(len(realm.policies)):
            if realm.policy_active(number):
                self.look(duel, POLICY_PLACE + number, codes)
        pend(duel, self.player, TRIGGERS, codes)

    def look(self, duel: Duel, place: int, codes: list[int]) -> None:
        """The abilities of an active card that wait for this deed; FIRST ones once a round."""
        realm = duel.realms[self.player]
        card = realm.card_at(place)
        if card == NONE:
            return
        for skill in duel.content.cards[card].triggers:
            if not self.events >> skill.event & 1:
                continue
            if skill.kind != NONE and skill.kind != self.kind:
                continue
            if not text.holds(duel, self.player, skill.condition):
                continue
            if skill.timing == FIRST:
                if realm.tokens[place] >> skill.index & 1:
                    continue
                realm.tokens[place] |= 1 << skill.index
            codes.append(place * ABILITIES + skill.index)
