"""Effects on hands, decks and discard piles (DRAW, DIG, PEEK, HANDLOSS, RECOVER)."""

from __future__ import annotations

from labrys.games.minotaur.language import Clause
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class DrawSome(Step[Lords]):
    """Draw one at a time; before each you may stop."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, lords: Lords, asked: Question) -> None:
        if lords.sides[self.seat].deck_size():
            asked.offer(lords.blocks.draw)
        else:
            asked.refuse(lords.blocks.draw, "deck-empty", "ML-RULE-07")
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            return
        if self.left > 1:
            lords.agenda.append(DrawSome(self.seat, self.left - 1))
        lords.draw(self.seat)


class Dig(Step[Lords]):
    """Look at the top cards of the own deck, or decline before looking."""

    def __init__(self, seat: int, clause: Clause) -> None:
        super().__init__(seat)
        self.clause = clause

    def ask(self, lords: Lords, asked: Question) -> None:
        if lords.sides[self.seat].deck_size():
            asked.offer(lords.blocks.look)
        else:
            asked.refuse(lords.blocks.look, "deck-empty", "ML-RULE-07")
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            return
        side = lords.sides[self.seat]
        for _ in range(self.clause.number):
            card = lords.next_card(self.seat)
            if card != NONE:
                side.looking.append(card)
        lords.tell("looked", self.seat, len(side.looking))
        lords.agenda.append(PutUnder(self.seat))
        lords.agenda.append(TakeSome(self.seat, self.clause.count))


class TakeSome(Step[Lords]):
    """Take up to so many of the cards looked at into hand."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, lords: Lords, asked: Question) -> None:
        for card in lords.sides[self.seat].looking:
            asked.offer(lords.blocks.take + card)
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            return
        side = lords.sides[self.seat]
        card = option - lords.blocks.take
        side.looking.remove(card)
        side.hand.append(card)
        lords.tell("took", self.seat, 1)
        if self.left > 1 and side.looking:
            lords.agenda.append(TakeSome(self.seat, self.left - 1))


class PutUnder(Step[Lords]):
    """Put the rest under the deck, in any order; the first named is drawn first."""

    def ask(self, lords: Lords, asked: Question) -> None:
        looking = lords.sides[self.seat].looking
        for card in looking:
            asked.offer(lords.blocks.under + card)
        if not looking:
            asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            return
        side = lords.sides[self.seat]
        card = option - lords.blocks.under
        side.looking.remove(card)
        side.under.append(card)
        if side.looking:
            lords.agenda.append(PutUnder(self.seat))


class Peek(Step[Lords]):
    """Look at the opponent's hand, or decline before looking (ML-RULE-29)."""

    def __init__(self, seat: int, discard: int) -> None:
        super().__init__(seat)
        self.discard = discard

    def ask(self, lords: Lords, asked: Question) -> None:
        if lords.sides[1 - self.seat].hand:
            asked.offer(lords.blocks.look)
        else:
            asked.refuse(lords.blocks.look, "hand-empty", "ML-RULE-47")
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            return
        other = lords.sides[1 - self.seat]
        for card in other.hand:
            if card not in other.seen:
                other.seen.append(card)
        lords.tell("peeked", self.seat, len(other.hand))
        if self.discard:
            lords.agenda.append(PeekDiscard(self.seat))


class PeekDiscard(Step[Lords]):
    """Choose one card of the hand just seen to be discarded, or none."""

    def ask(self, lords: Lords, asked: Question) -> None:
        for card in lords.sides[1 - self.seat].hand:
            asked.offer(lords.blocks.target + card)
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option != lords.blocks.done:
            lords.discard_from_hand(1 - self.seat, option - lords.blocks.target)


class HandLoss(Step[Lords]):
    """Discard cards of one's own choice from hand (ML-DISCARD-02)."""

    def __init__(self, seat: int, left: int, must: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def ask(self, lords: Lords, asked: Question) -> None:
        for card in lords.sides[self.seat].hand:
            asked.offer(lords.blocks.discard + card)
        if self.must:
            asked.refuse(lords.blocks.done, "must", "ML-DISCARD-02")
        else:
            asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            return
        if self.left > 1:
            lords.agenda.append(HandLoss(self.seat, self.left - 1, self.must))
        lords.discard_from_hand(self.seat, option - lords.blocks.discard)


class Recover(Step[Lords]):
    """Cards of given types from the own discard pile to the hand or under the deck."""

    def __init__(self, seat: int, clause: Clause, left: int) -> None:
        super().__init__(seat)
        self.clause = clause
        self.left = left

    def ask(self, lords: Lords, asked: Question) -> None:
        block = lords.blocks.under if self.clause.flag else lords.blocks.take
        for card in lords.sides[self.seat].discard:
            if self.clause.types >> lords.content.cards[card].type & 1:
                asked.offer(block + card)
            else:
                asked.refuse(block + card, "type", "ML-RULE-45")
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        blocks = lords.blocks
        if option == blocks.done:
            return
        side = lords.sides[self.seat]
        if self.clause.flag:
            card = option - blocks.under
            side.under.append(card)
            side.shown.append(card)
        else:
            card = option - blocks.take
            lords.to_hand(card)
        side.discard.remove(card)
        lords.tell("recovered", self.seat, card)
        if self.left > 1:
            lords.agenda.append(Recover(self.seat, self.clause, self.left - 1))
