"""Refresh: discard, then draw back to six (ledger 4.9)."""

from __future__ import annotations

from labrys.games.minotaur.rules import power
from labrys.games.minotaur.rules.lords import Lords
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class Refresh(Step[Lords]):
    """Name the cards to discard as one set: at least one if there is a hand (ML-REFRESH-01)."""

    def __init__(self, seat: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def concealed(self, seat: int) -> Refresh:
        """The set is laid all at once: nobody else knows what is named so far."""
        return self if seat == self.seat else Refresh(self.seat, [])

    def ask(self, lords: Lords, asked: Question) -> None:
        hand = lords.sides[self.seat].hand
        for card in hand:
            if card not in self.chosen:
                asked.offer(lords.blocks.discard + card)
        if hand and not self.chosen:
            asked.refuse(lords.blocks.done, "discard-first", "ML-TURN-07", 1)
        else:
            asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option != lords.blocks.done:
            chosen = [*self.chosen, option - lords.blocks.discard]
            lords.agenda.append(Refresh(self.seat, chosen))
            return
        for card in self.chosen:
            lords.discard_from_hand(self.seat, card)
        level = power.refresh_level(lords, self.seat)
        while len(lords.sides[self.seat].hand) < level and lords.draw(self.seat):
            pass

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.count("count", len(self.chosen))
        prompt.things("cards", "card", self.chosen)
        prompt.count("level", power.refresh_level(lords, seat))
