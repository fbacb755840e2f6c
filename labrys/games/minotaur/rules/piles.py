"""Effects on hands, decks and discard piles (DRAW, DIG, PEEK, HANDLOSS, RECOVER)."""

from __future__ import annotations

from labrys.games.minotaur.content.language import Clause
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.kernel.prompt import Prompt
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

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)


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

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("count", min(self.clause.number, lords.sides[seat].deck_size()))


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

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.things("cards", "card", lords.sides[seat].looking)


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

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.things("cards", "card", lords.sides[seat].looking)


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

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.things("cards", "card", lords.sides[1 - seat].hand)


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

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)


class Recover(Step[Lords]):
    """Cards of given types from the own discard pile to the hand or under the deck.

    Those for the deck are named in the order they will be drawn and put there together, so that
    the others see which cards they are and not their order (ML-RULE-51).
    """

    def __init__(self, seat: int, clause: Clause, left: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.clause = clause
        self.left = left
        self.chosen = chosen

    def concealed(self, seat: int) -> Recover:
        """Nobody else knows what is named so far."""
        if seat == self.seat or not self.chosen:
            return self
        return Recover(self.seat, self.clause, self.left + len(self.chosen), [])

    def ask(self, lords: Lords, asked: Question) -> None:
        block = lords.blocks.under if self.clause.flag else lords.blocks.take
        for card in lords.sides[self.seat].discard:
            if card in self.chosen:
                continue
            if self.clause.types >> lords.content.cards[card].type & 1:
                asked.offer(block + card)
            else:
                asked.refuse(block + card, "type", "ML-RULE-45")
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        blocks = lords.blocks
        chosen = self.chosen
        if option != blocks.done:
            if self.clause.flag:
                chosen = [*chosen, option - blocks.under]
            else:
                self.take_to_hand(lords, option - blocks.take)
            if self.left > 1:
                lords.agenda.append(Recover(self.seat, self.clause, self.left - 1, chosen))
                return
        self.put_under(lords, chosen)

    def take_to_hand(self, lords: Lords, card: int) -> None:
        lords.sides[self.seat].discard.remove(card)
        lords.to_hand(card)
        lords.tell("recovered", self.seat, card)

    def put_under(self, lords: Lords, cards: list[int]) -> None:
        """Together, and told in the order of their numbers."""
        side = lords.sides[self.seat]
        side.under += cards
        for card in sorted(cards):
            side.shown.append(card)
            side.discard.remove(card)
            lords.tell("recovered", self.seat, card)

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)
        prompt.word("to", "deck" if self.clause.flag else "hand")
        prompt.count("chosen", len(self.chosen))
        prompt.things("cards", "card", self.chosen)
