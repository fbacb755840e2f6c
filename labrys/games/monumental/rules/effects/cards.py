"""Drawing cards of the own City deck and using them (MD-TERM-DRAW, MD-TERM-USE, MD-RULE-08)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE, RESOURCES, Deed
from labrys.games.monumental.content.model import Skill
from labrys.games.monumental.rules import text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.base import Effect
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class DrawUse(Effect):
    """`DRAW_USE(n)`: draw and use n cards, the first discarded before the next is drawn."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return duel.realms[seat].deck_size() > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(DrawNext(seat, deed.number))


class DrawNext(Step[Duel]):
    """Draw and use so many cards, as far as there are any (MD-RULE-07)."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__()
        self.player = player
        self.left = left

    def run(self, duel: Duel) -> None:
        card = duel.draw(self.player)
        if card == NONE:
            return
        duel.owed = False
        if self.left > 1:
            duel.agenda.append(DrawNext(self.player, self.left - 1))
        show(duel, self.player, card)
        use_card(duel, self.player, card)


def show(duel: Duel, seat: int, card: int) -> None:
    """A drawn card is turned face up for both (MD-RULE-36)."""
    realm = duel.realms[seat]
    realm.drawn = [*realm.drawn, card]
    duel.tell("drew", seat, card)


def use_card(duel: Duel, seat: int, card: int) -> None:
    """What is printed, the effect if wanted, then to the City discard; Unrest goes back to its
    stack (MD-TERM-USE, MD-SCI-02)."""
    duel.played |= 1 << card
    if card == duel.content.unrest:
        put_away(duel, seat, card)
        duel.to_stack(seat)
        return
    data = duel.content.cards[card]
    for resource in range(RESOURCES):
        duel.gain(seat, resource, data.gives[resource])
    duel.agenda.append(DiscardUsed(seat, card))
    duel.agenda.append(Effects(seat, card, 0, True))


def put_away(duel: Duel, seat: int, card: int) -> None:
    drawn = duel.realms[seat].drawn[:]
    drawn.remove(card)
    duel.realms[seat].drawn = drawn


class DiscardUsed(Step[Duel]):
    """A used card goes to the City discard (MD-SCI-02)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def run(self, duel: Duel) -> None:
        put_away(duel, self.player, self.card)
        duel.to_discard(self.player, self.card)


class Effects(Step[Duel]):
    """The abilities of a card that is used or copied: those for an action and for City Activation
    once each, "you may" ones again and again if the card is `used` (MD-RULE-08, MD-RULE-30). Plain
    gains are not asked for (MD-RULE-32)."""

    def __init__(self, player: int, card: int, done: int, used: bool) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.done = done
        self.used = used

    def run(self, duel: Duel) -> None:
        waiting = False
        for skill in once(duel, self.card):
            if self.done >> skill.index & 1 or not text.usable(duel, self.player, skill):
                continue
            if skill.plain and not skill.declinable:
                done = self.done | 1 << skill.index
                duel.agenda.append(Effects(self.player, self.card, done, self.used))
                text.use(duel, self.player, self.card, skill)
                return
            waiting = True
        if self.used:
            for skill in duel.content.cards[self.card].free:
                waiting = waiting or text.usable(duel, self.player, skill)
        if waiting:
            duel.agenda.append(ChooseAbility(self.player, self.card, self.done, self.used))


def once(duel: Duel, card: int) -> list[Skill]:
    """The abilities that a card gives when it is used or copied."""
    data = duel.content.cards[card]
    return data.actions + data.activations


class ChooseAbility(Step[Duel]):
    """Which effect of the card is applied, if any."""

    def __init__(self, seat: int, card: int, done: int, used: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.done = done
        self.used = used

    def ask(self, duel: Duel, asked: Question) -> None:
        for skill in once(duel, self.card):
            if not self.done >> skill.index & 1:
                self.offer(duel, asked, skill)
        if self.used:
            for skill in duel.content.cards[self.card].free:
                self.offer(duel, asked, skill)
        if text.may_skip(duel, False):
            asked.offer(duel.blocks.done)
        else:
            asked.refuse(duel.blocks.done, "owed", "MD-RULE-49")

    def offer(self, duel: Duel, asked: Question, skill: Skill) -> None:
        if text.usable(duel, self.seat, skill):
            asked.offer(duel.blocks.ability + skill.index)
        else:
            asked.refuse(duel.blocks.ability + skill.index, "no-effect", "MD-RULE-49")

    def take(self, duel: Duel, option: int) -> None:
        if option == duel.blocks.done:
            return
        index = option - duel.blocks.ability
        skill = duel.content.cards[self.card].skills[index]
        done = self.done
        if skill not in duel.content.cards[self.card].free:
            done |= 1 << index
        duel.agenda.append(Effects(self.seat, self.card, done, self.used))
        text.use(duel, self.seat, self.card, skill)

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.card)
        prompt.word("used", "yes" if self.used else "no")


class DrawPick(Effect):
    """`DRAW_PICK(n,k)`: draw n face up, choose k; the others are discarded first, then the chosen
    are used in turn."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return duel.realms[seat].deck_size() > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        shown: list[int] = []
        for _ in range(deed.number):
            card = duel.draw(seat)
            if card != NONE:
                show(duel, seat, card)
                shown.append(card)
        duel.owed = False
        duel.agenda.append(PickDrawn(seat, source, shown, min(deed.most, len(shown)), []))


class PickDrawn(Step[Duel]):
    """Which of the drawn cards are used, in which order."""

    def __init__(
        self, seat: int, source: int, shown: list[int], left: int, chosen: list[int]
    ) -> None:
        super().__init__(seat)
        self.source = source
        self.shown = shown
        self.left = left
        self.chosen = chosen

    def ask(self, duel: Duel, asked: Question) -> None:
        for index, card in enumerate(self.shown):
            if card not in self.shown[:index]:
                asked.offer(duel.blocks.pick + card)

    def take(self, duel: Duel, option: int) -> None:
        card = option - duel.blocks.pick
        chosen = [*self.chosen, card]
        rest = self.shown[:]
        rest.remove(card)
        duel.tell("picked", self.seat, card)
        if self.left > 1:
            duel.agenda.append(PickDrawn(self.seat, self.source, rest, self.left - 1, chosen))
            return
        for other in rest:
            put_away(duel, self.seat, other)
            duel.to_discard(self.seat, other)
            duel.tell("discarded", self.seat, other)
        for each in reversed(chosen):
            duel.agenda.append(UsePicked(self.seat, each))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.thing("card", "card", self.source)


class UsePicked(Step[Duel]):
    """Use a card that was drawn and chosen."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def run(self, duel: Duel) -> None:
        use_card(duel, self.player, self.card)
