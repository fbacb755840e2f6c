"""Effects on the display: reserve, discard, gain a card, build a Wonder section."""

from __future__ import annotations

from labrys.games.monumental.content.language import (
    NONE,
    ON_RESERVE,
    PILES,
    WONDER,
    Deed,
    P,
)
from labrys.games.monumental.rules import acquire, order, pay, text
from labrys.games.monumental.rules.display import left_over
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.effects.base import Effect
from labrys.games.monumental.rules.prices import Prices
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class Reserve(Effect):
    """`RESERVE(n)`: up to n display cards, two Reserved ones at most (MD-TERM-RESERVE)."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return can_reserve(duel, seat)

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(ReserveOne(seat, source, deed.number, forced, later))


def can_reserve(duel: Duel, seat: int) -> bool:
    room = len(duel.realms[seat].reserved) < duel.content.most_reserved
    return room and duel.count_display() > 0


class ReserveOne(Step[Duel]):
    """Which card of the display is set aside."""

    def __init__(self, seat: int, source: int, left: int, forced: bool, later: bool) -> None:
        super().__init__(seat)
        self.source = source
        self.left = left
        self.forced = forced
        self.later = later

    def ask(self, duel: Duel, asked: Question) -> None:
        for card in left_over(duel):
            asked.offer(duel.blocks.reserve + card)
        if not self.forced and text.may_skip(duel, self.later):
            asked.offer(duel.blocks.done)
        else:
            asked.refuse(duel.blocks.done, "owed", "MD-RULE-50" if self.forced else "MD-RULE-49")

    def take(self, duel: Duel, option: int) -> None:
        if option == duel.blocks.done:
            return
        card = option - duel.blocks.reserve
        realm = duel.realms[self.seat]
        duel.leave_display(card)
        realm.reserved = [*realm.reserved, card]
        duel.owed = False
        duel.tell("reserved", self.seat, card)
        if self.left > 1:
            duel.agenda.append(
                MoreReserved(self.seat, self.source, self.left - 1, self.forced, self.later)
            )
        duel.agenda.append(order.Trigger(self.seat, 1 << ON_RESERVE))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.thing("card", "card", self.source)


class MoreReserved(Step[Duel]):
    """Ask for the next card, if another can be reserved."""

    def __init__(self, player: int, source: int, left: int, forced: bool, later: bool) -> None:
        super().__init__()
        self.player = player
        self.source = source
        self.left = left
        self.forced = forced
        self.later = later

    def run(self, duel: Duel) -> None:
        if can_reserve(duel, self.player):
            duel.agenda.append(
                ReserveOne(self.player, self.source, self.left, self.forced, self.later)
            )


class WashAway(Effect):
    """`DISCARD_DISPLAY(n)`: n cards of the display, the player's choice."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return duel.count_display() > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(WashOne(seat, source, min(deed.number, duel.count_display())))


class WashOne(Step[Duel]):
    """Which card of the display is discarded."""

    def __init__(self, seat: int, source: int, left: int) -> None:
        super().__init__(seat)
        self.source = source
        self.left = left

    def ask(self, duel: Duel, asked: Question) -> None:
        for card in left_over(duel):
            asked.offer(duel.blocks.wash + card)

    def take(self, duel: Duel, option: int) -> None:
        card = option - duel.blocks.wash
        duel.leave_display(card)
        duel.wash_away(card)
        duel.owed = False
        duel.tell("washed-by", self.seat, card)
        if self.left > 1:
            duel.agenda.append(WashOne(self.seat, self.source, self.left - 1))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.thing("card", "card", self.source)


class GainCard(Effect):
    """`GAIN_CARD(filter)`: acquire one matching card for free (MD-TERM-GAINCARD)."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        return len(matching(duel, deed.word)) > 0

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(GainOne(seat, source, deed.word))


def matching(duel: Duel, filter: int) -> list[int]:
    """The cards of a Basic pile, or those of a type in the display."""
    found: list[int] = []
    if filter < len(PILES):
        for index, card in enumerate(duel.content.basics):
            if duel.piles[index] and duel.content.cards[card].pile == filter:
                found.append(card)
        return found
    kind = filter - len(PILES)
    for card in left_over(duel):
        if duel.content.cards[card].type == kind:
            found.append(card)
    return found


class GainOne(Step[Duel]):
    """Which card is gained."""

    def __init__(self, seat: int, source: int, filter: int) -> None:
        super().__init__(seat)
        self.source = source
        self.filter = filter

    def ask(self, duel: Duel, asked: Question) -> None:
        for card in matching(duel, self.filter):
            asked.offer(duel.blocks.gain + card)

    def take(self, duel: Duel, option: int) -> None:
        duel.owed = False
        duel.agenda.append(acquire.Receive(self.seat, option - duel.blocks.gain))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.source)


class WonderSection(Effect):
    """`WONDER_SECTION(d)`: start a Wonder of the display or complete the own one, for d less
    (MD-WONDER-05)."""

    def can(self, duel: Duel, seat: int, deed: Deed) -> bool:
        prices = Prices(duel, seat)
        realm = duel.realms[seat]
        means = duel.means(seat, P)
        cards = duel.content.cards
        wonder = realm.wonder
        if wonder != NONE and prices.of_completing(cards[wonder]) - deed.number <= means:
            return True
        for card in left_over(duel):
            if cards[card].type == WONDER:
                if prices.of_card(cards[card], False) - deed.number <= means:
                    return True
        return False

    def do(self, duel: Duel, seat: int, source: int, deed: Deed, forced: bool, later: bool) -> None:
        duel.agenda.append(BuildSection(seat, source, deed.number))


class BuildSection(Step[Duel]):
    """Which section is built: one only, and no Reserved Wonder."""

    def __init__(self, seat: int, source: int, less: int) -> None:
        super().__init__(seat)
        self.source = source
        self.less = less

    def ask(self, duel: Duel, asked: Question) -> None:
        prices = Prices(duel, self.seat)
        cards = duel.content.cards
        wonder = duel.realms[self.seat].wonder
        if wonder != NONE:
            price = prices.of_completing(cards[wonder]) - self.less
            self.offer(duel, asked, duel.blocks.complete, price)
        for card in left_over(duel):
            if cards[card].type == WONDER:
                price = prices.of_card(cards[card], False) - self.less
                self.offer(duel, asked, duel.blocks.start + card, price)
        for card in duel.realms[self.seat].reserved:
            if cards[card].type == WONDER:
                asked.refuse(duel.blocks.start + card, "reserved-wonder", "MD-WONDER-05")

    def offer(self, duel: Duel, asked: Question, option: int, price: int) -> None:
        short = price - duel.means(self.seat, P)
        if short > 0:
            asked.refuse(option, "lacks", "MD-WONDER-05", short, P)
        else:
            asked.offer(option)

    def take(self, duel: Duel, option: int) -> None:
        prices = Prices(duel, self.seat)
        realm = duel.realms[self.seat]
        cards = duel.content.cards
        duel.owed = False
        if option == duel.blocks.complete:
            price = prices.of_completing(cards[realm.wonder])
            duel.agenda.append(acquire.Complete(self.seat))
        else:
            card = option - duel.blocks.start
            price = prices.of_card(cards[card], False)
            duel.agenda.append(acquire.Receive(self.seat, card))
        pay.pay(duel, self.seat, P, max(0, price - self.less))

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.less)
        prompt.thing("card", "card", self.source)
