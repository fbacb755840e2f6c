"""Picking places, cards and destinations for an effect (ML-RULE-45 to 47)."""

from __future__ import annotations

from labrys.games.minotaur.content.language import (
    CURSE,
    DISCARD,
    LEADER,
    MOVE,
    PICK_COLUMN,
    PLACES,
    Clause,
)
from labrys.games.minotaur.content.model import KIND_OF
from labrys.games.minotaur.rules import power, text
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class PickPlace(Step[Lords]):
    """Pick the column or region of an effect; declining cancels the effect."""

    def __init__(self, seat: int, source: int, clause: Clause) -> None:
        super().__init__(seat)
        self.source = source
        self.clause = clause

    def ask(self, lords: Lords, asked: Question) -> None:
        if self.clause.sel.where == PICK_COLUMN:
            for column in range(6):
                asked.offer(lords.blocks.column + column)
        else:
            for region in range(2):
                asked.offer(lords.blocks.region + region)
        if not self.clause.mandatory:
            asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        blocks = lords.blocks
        if option == blocks.done:
            return
        column = self.clause.sel.where == PICK_COLUMN
        place = option - (blocks.column if column else blocks.region)
        text.on_cards(lords, self.seat, self.source, place, self.clause)

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.own("card", "source", self.source)
        prompt.own("text", "clause", self.clause)
        prompt.word("where", PLACES[self.clause.sel.where])


class Pick(Step[Lords]):
    """Name the cards of an effect, all different; then they are hit together (ML-RULE-46)."""

    def __init__(
        self, seat: int, source: int, place: int, clause: Clause, chosen: list[int]
    ) -> None:
        super().__init__(seat)
        self.source = source
        self.place = place
        self.clause = clause
        self.chosen = chosen

    def prompt(self) -> str:
        return f"ask-pick-{self.clause.code}"

    def ask(self, lords: Lords, asked: Question) -> None:
        target = lords.blocks.target
        fitting = text.candidates(lords, self.seat, self.source, self.place, self.clause)
        for card in fitting:
            if card not in self.chosen:
                asked.offer(target + card)
        if asked.wants_refusals:
            self.explain(lords, asked, fitting)
        if self.chosen or not self.clause.mandatory or not asked.offers:
            asked.offer(lords.blocks.done)

    def explain(self, lords: Lords, asked: Question, fitting: list[int]) -> None:
        """Why matching cards cannot be chosen."""
        for card in power.in_play(lords):
            if card in fitting:
                continue
            if power.matches(lords, self.seat, self.source, self.place, self.clause.sel, card):
                if self.clause.code in (CURSE, DISCARD):
                    asked.refuse(lords.blocks.target + card, "protected", "ML-RULE-23")
                else:
                    rule = "ML-RULE-26" if self.clause.code == MOVE else "ML-RULE-47"
                    asked.refuse(lords.blocks.target + card, "not-fit", rule)
            else:
                asked.refuse(lords.blocks.target + card, "not-meant", "ML-RULE-45")

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            self.strike(lords, self.chosen)
            return
        chosen = [*self.chosen, option - lords.blocks.target]
        if len(chosen) >= self.clause.count:
            self.strike(lords, chosen)
        else:
            more = Pick(self.seat, self.source, self.place, self.clause, chosen)
            lords.agenda.append(more)

    def strike(self, lords: Lords, cards: list[int]) -> None:
        if cards:
            text.strike(lords, self.seat, self.source, self.place, self.clause, cards)

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.own("card", "source", self.source)
        prompt.own("text", "clause", self.clause)
        prompt.own("sofar", "so-far", self.chosen)


def destinations(lords: Lords, card: int) -> list[int]:
    """The other columns a card may occupy on its owner's side (ML-RULE-26, LOCK)."""
    data = lords.content.cards[card]
    owner = lords.owner[card]
    found: list[int] = []
    for column in range(6):
        if column == lords.column[card] or not data.icons >> KIND_OF[column] & 1:
            continue
        if power.locked(lords, owner, column, data.type):
            continue
        if data.type == LEADER and lords.leader_in(owner, column) != NONE:
            continue
        found.append(column)
    return found


class Destination(Step[Lords]):
    """Where a moved card goes; it may still stay."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def ask(self, lords: Lords, asked: Question) -> None:
        for column in destinations(lords, self.card):
            asked.offer(lords.blocks.column + column)
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option != lords.blocks.done:
            text.move(lords, self.seat, self.card, option - lords.blocks.column)

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", self.card)
