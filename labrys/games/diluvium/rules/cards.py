"""Ruins Cards: any number before and after the action (ledger 4.13)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import (
    ENGAGE,
    EXPLORE,
    GAIN,
    GOLD,
    MARKER,
    SAIL,
    SETTLER,
    STRENGTH,
)
from labrys.games.diluvium.rules import settle
from labrys.games.diluvium.rules.empire import FROM_CARDS
from labrys.games.diluvium.rules.explore import ask_marks, can_mark, put_marker
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class CardStep(Step[Sea]):
    """Whoever holds a card is asked, whatever the cards, so that nothing is told by a question
    that is skipped (DIL-TURN-06)."""

    def __init__(self, player: int, before: bool) -> None:
        super().__init__()
        self.player = player
        self.before = before

    def run(self, sea: Sea) -> None:
        empire = sea.empires[self.player]
        if empire.hand or empire.kept:
            sea.agenda.append(PlayCards(self.player, self.before))


class PlayCards(Step[Sea]):
    """Play a card, or go on (DIL-RUINS-02, DIL-RULE-38)."""

    def __init__(self, seat: int, before: bool) -> None:
        super().__init__(seat)
        self.before = before

    def always_asks(self) -> bool:
        return True

    def prompt(self) -> str:
        return "ask-cards-before" if self.before else "ask-cards-after"

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        prompt.count("count", len(sea.empires[seat].cards()))
        prompt.thing("action", "action", sea.action)

    def ask(self, sea: Sea, asked: Question) -> None:
        before = -1
        for card in sea.empires[self.seat].cards():
            if card == before:
                continue  # the hand is sorted: two of a kind are one option
            before = card
            why = self.why_not(sea, card)
            if not why:
                asked.offer(sea.blocks.card + card)
            elif why == "compass":
                asked.refuse(sea.blocks.card + card, why, "DIL-RULE-39")
            else:
                asked.refuse(sea.blocks.card + card, why, "DIL-RULE-40")
        asked.offer(sea.blocks.done)

    def why_not(self, sea: Sea, number: int) -> str:
        """Why a card can't be played, or nothing: it needs some effect (DIL-RULE-40)."""
        card = sea.content.cards[number]
        seat = self.seat
        effect = card.effect
        if effect == GAIN:
            return "" if sea.trays[card.kind] else "tray-empty"
        if effect == SAIL:
            moving = sea.action == EXPLORE or sea.action == ENGAGE
            return "" if self.before and moving else "compass"
        if effect == STRENGTH:
            top = sea.empires[seat].strength >= sea.content.greatest_strength
            return "strongest" if top else ""
        if effect == SETTLER:
            return "" if settle.can_move(sea, seat, settle.ANYWHERE, []) else "no-space"
        if effect == MARKER:
            return "" if markable(sea, seat) else "no-tile"
        return ""

    def take(self, sea: Sea, option: int) -> None:
        seat = self.seat
        if option == sea.blocks.done:
            return
        number = option - sea.blocks.card
        empire = sea.empires[seat]
        empire.play_card(number)
        empire.cards_played += 1
        sea.tell("played-card", seat, number)
        sea.agenda.append(CardStep(seat, self.before))
        # The card is discarded after its effect (DIL-RULE-41).
        sea.agenda.append(DiscardCard(number))
        apply(sea, seat, number)


class DiscardCard(Step[Sea]):
    """A card whose effect is over (DIL-RUINS-04)."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def run(self, sea: Sea) -> None:
        sea.discard_card(self.card)


def apply(sea: Sea, seat: int, number: int) -> None:
    """The effect of a card (DIL-RUINS-10 to -17)."""
    card = sea.content.cards[number]
    effect = card.effect
    if effect == GAIN:
        sea.gain_tokens(seat, card.kind, card.amount)
    elif effect == SAIL:
        sea.compass += card.amount
    elif effect == GOLD:
        sea.gain_gold(seat, card.amount, FROM_CARDS)
    elif effect == STRENGTH:
        for _ in range(card.amount):
            sea.raise_strength(seat)
    elif effect == SETTLER:
        sea.agenda.append(settle.ChooseSettler(seat, settle.ANYWHERE, 1, []))
    elif effect == MARKER:
        sea.agenda.append(MarkAnywhere(seat))


def markable(sea: Sea, seat: int) -> bool:
    """Whether the Forgotten Map finds a tile (DIL-RULE-42)."""
    for place in sea.layout.places:
        if can_mark(sea, seat, place):
            return True
    return False


class MarkAnywhere(Step[Sea]):
    """The Forgotten Map: any faceup tile not yet explored (DIL-RUINS-17)."""

    def ask(self, sea: Sea, asked: Question) -> None:
        for place in sea.layout.places:
            if can_mark(sea, self.seat, place):
                ask_marks(sea, asked, place)

    def take(self, sea: Sea, option: int) -> None:
        put_marker(sea, self.seat, option - sea.blocks.mark)
