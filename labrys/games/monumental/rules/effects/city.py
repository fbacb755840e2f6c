"""Effects on cards of the own City: archive, reinforce, discard, and the end of Unrest."""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import (
    ARCHIVE,
    DISCARD_CITY,
    NONE,
    ON_ARCHIVE,
    REINFORCE,
    REMOVE_UNREST,
    Deed,
)
from labrys.games.monumental.content.model import SPACES
from labrys.games.monumental.rules import order, text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.base import Effect
from labrys.games.monumental.rules.options import UNDER
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def top_of(duel: Duel, seat: int, space: int) -> int:
    """The top card of a space: also a Knowledge that lies alone (MD-RULE-06)."""
    realm = duel.realms[seat]
    return realm.tops[space] if realm.tops[space] != NONE else realm.unders[space]


def fits(duel: Duel, seat: int, code: int, space: int) -> bool:
    """Whether the card of a space is a legal target (MD-RULE-31)."""
    realm = duel.realms[seat]
    if code == REINFORCE:
        # A Knowledge is never reinforced (MD-RULE-06).
        return realm.is_turned(space) and realm.tops[space] != NONE
    if code == REMOVE_UNREST:
        return realm.tops[space] == duel.content.unrest
    return not realm.is_turned(space) and top_of(duel, seat, space) != NONE


def any_target(duel: Duel, seat: int, code: int) -> bool:
    for space in range(SPACES):
        if fits(duel, seat, code, space):
            return True
    return code == REMOVE_UNREST and duel.content.unrest in duel.realms[seat].discard


class OnSpaces(Effect):
    """`ARCHIVE(n)`, `REINFORCE(n)`, `DISCARD_CITY(n)`, `REMOVE_UNREST(n)`: up to n targets."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return any_target(duel, seat, deed.code)

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(PickSpace(seat, source, deed.code, deed.number, forced, later))


class PickSpace(Step[Duel]):
    """Which card of the City it is, one after the other."""

    def __init__(
        self, seat: int, source: int, code: int, left: int, forced: bool, later: bool
    ) -> None:
        super().__init__(seat)
        self.source = source
        self.code = code
        self.left = left
        self.forced = forced
        self.later = later

    def prompt(self) -> str:
        return "ask-" + VERBS[self.code]

    def ask(self, duel: Duel, asked: Question) -> None:
        block = block_of(duel, self.code)
        for space in range(SPACES):
            if fits(duel, self.seat, self.code, space):
                asked.offer(block + space)
            elif asked.wants_refusals and self.code != REMOVE_UNREST:
                self.refuse(duel, asked, block, space)
        if self.code == REMOVE_UNREST and duel.content.unrest in duel.realms[self.seat].discard:
            asked.offer(duel.blocks.calm_discard)
        if not self.forced and text.may_skip(duel, self.later):
            asked.offer(duel.blocks.done)
        else:
            asked.refuse(duel.blocks.done, "owed", "MD-RULE-50" if self.forced else "MD-RULE-49")

    def refuse(self, duel: Duel, asked: Question, block: int, space: int) -> None:
        realm = duel.realms[self.seat]
        if top_of(duel, self.seat, space) == NONE:
            asked.refuse(block + space, "empty-space", "MD-RULE-31")
        elif self.code != REINFORCE:
            asked.refuse(block + space, "activated", "MD-RULE-31")
        elif realm.is_turned(space):
            asked.refuse(block + space, "knowledge", "MD-RULE-06")
        else:
            asked.refuse(block + space, "not-activated", "MD-RULE-31")

    def take(self, duel: Duel, option: int) -> None:
        if option == duel.blocks.done:
            return
        duel.owed = False
        if self.left > 1:
            # Only asked if there is a target left; what is triggered comes first.
            duel.agenda.append(
                MoreSpaces(
                    self.seat, self.source, self.code, self.left - 1, self.forced, self.later
                )
            )
        if option == duel.blocks.calm_discard:
            duel.realms[self.seat].discard.remove(duel.content.unrest)
            duel.to_stack(self.seat)
            return
        act(duel, self.seat, self.code, option - block_of(duel, self.code))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.thing("card", "card", self.source)


class MoreSpaces(Step[Duel]):
    """Ask for the next target, if there is one."""

    def __init__(
        self, player: int, source: int, code: int, left: int, forced: bool, later: bool
    ) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.code = code
        self.left = left
        self.forced = forced
        self.later = later

    def run(self, duel: Duel) -> None:
        if any_target(duel, self.player, self.code):
            duel.agenda.append(
                PickSpace(self.player, self.source, self.code, self.left, self.forced, self.later)
            )


VERBS: Final = {
    ARCHIVE: "archive",
    REINFORCE: "reinforce",
    DISCARD_CITY: "discard",
    REMOVE_UNREST: "calm",
}


def block_of(duel: Duel, code: int) -> int:
    if code == ARCHIVE:
        return duel.blocks.archive
    if code == REINFORCE:
        return duel.blocks.reinforce
    if code == DISCARD_CITY:
        return duel.blocks.discard
    return duel.blocks.calm


def act(duel: Duel, seat: int, code: int, space: int) -> None:
    """Do it to the card of a space. A Knowledge under it goes to the City discard (MD-RULE-31,
    MD-RULE-53)."""
    realm = duel.realms[seat]
    card = realm.tops[space]
    under = realm.unders[space]
    if card == NONE:
        card = under  # alone, it is the top card itself
    elif under != NONE:
        duel.to_discard(seat, under)
    realm.unders[space] = NONE
    realm.tokens[UNDER + space] = 0
    realm.tokens[space] = 0
    if code == REINFORCE:
        realm.turned &= ~(1 << space)
        duel.tell("reinforced", seat, card)
        return
    realm.tops[space] = NONE
    if code == ARCHIVE:
        # Out of the game: it scores nothing and counts for nothing (MD-TERM-ARCHIVE).
        realm.archived = [*realm.archived, card]
        duel.owns(seat, card, -1)
        duel.tell("archived", seat, card)
        duel.agenda.append(order.Trigger(seat, 1 << ON_ARCHIVE))
    elif code == DISCARD_CITY:
        duel.to_discard(seat, card)
        duel.tell("discarded", seat, card)
    else:
        duel.to_stack(seat)
