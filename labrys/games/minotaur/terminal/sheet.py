"""The names of the cards and houses of Minotaur Lords in letters."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.terminal import Paint, Sheet
from labrys.games.minotaur.content.model import Card, Content
from labrys.games.minotaur.facts.types import Table
from labrys.games.minotaur.game import MinotaurGame
from labrys.games.minotaur.words import cards
from labrys.games.minotaur.words.wording import MinotaurWording
from labrys.kernel.text.words import Words, capital

# The stripes of the first two decks; houses of a pack have none of their own.
HOUSE_STYLES = ["red", "blue"]
OTHER_STYLE = "yellow"


class LordsSheet(Sheet):
    """A sheet that knows the cards of the game."""

    def __init__(self, words: Words, width: int, paint: Paint, table: Table) -> None:
        houses = [side["house"] for side in table["sides"]]
        super().__init__(words, width, paint, [capital(house) for house in houses])
        assert isinstance(words.game, MinotaurGame)
        assert isinstance(words.wording, MinotaurWording)
        self.wording: MinotaurWording = words.wording
        self.content: Content = words.game.content
        self.cards: dict[str, Card] = {card.id: card for card in self.content.cards}
        self.styles = [self.style(house) for house in houses]

    def style(self, house: str) -> str:
        deck = self.content.house(house)
        if deck is None or deck.number >= len(HOUSE_STYLES):
            return OTHER_STYLE
        return HOUSE_STYLES[deck.number]

    # ---- cards

    def title_of(self, card: Card) -> str:
        return cards.name(self.words, card)

    def short(self, card: Card) -> str:
        return f"{self.title_of(card)} · {cards.facts(self.words, card)}"

    def named(self, ids: Sequence[str]) -> str:
        return ", ".join(f"{self.title_of(self.cards[id])} ({id})" for id in ids)

    def entries(self, ids: Sequence[str]) -> list[str]:
        known = [self.cards[id] for id in ids if id in self.cards]
        by_phase = sorted(known, key=lambda card: (card.phase, card.number))
        return [line for card in by_phase for line in self.entry(card)]

    def entry(self, card: Card) -> list[str]:
        """A card in full: its name and what is printed around the text, then the text."""
        rules = cards.rules(self.words, card) if card.active or card.passive else ""
        return self.entry_of(f"{card.id} {self.short(card)}", rules)
