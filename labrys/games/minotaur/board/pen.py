"""What every drawing of the table needs: words, names, cards, the width of the paper."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from labrys.games.minotaur import wording_cards as cards
from labrys.games.minotaur.board.facts import Table
from labrys.games.minotaur.content import Card, Content
from labrys.games.minotaur.game import MinotaurGame
from labrys.games.minotaur.wording import MinotaurWording
from labrys.kernel.words import Words, capital

Paint = Callable[[str, str], str]

# The stripes of the first two decks; houses of a pack have none of their own.
HOUSE_STYLES = ["red", "blue"]
OTHER_STYLE = "yellow"


class Pen:
    """Draws in one language, on paper of one width."""

    def __init__(self, words: Words, width: int, paint: Paint, table: Table) -> None:
        assert isinstance(words.game, MinotaurGame)
        assert isinstance(words.wording, MinotaurWording)
        self.words = words
        self.wording: MinotaurWording = words.wording
        self.width = width
        self.paint = paint
        self.content: Content = words.game.content
        self.cards: dict[str, Card] = {card.id: card for card in self.content.cards}
        houses = [side["house"] for side in table["sides"]]
        self.names = [capital(house) for house in houses]
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
        first = self.wrap(f"{card.id} {self.short(card)}", "  ", "      ")
        lines = [self.paint("heading", line) for line in first]
        if card.active or card.passive:
            lines += self.wrap(cards.rules(self.words, card), "      ", "      ")
        return lines

    # ---- lines

    def heading(self, title: str) -> str:
        return self.paint("heading", f"── {title} " + "─" * (self.width - len(title) - 4))

    def wrap(self, text: str, first: str = "  ", more: str = "      ") -> list[str]:
        return textwrap.wrap(
            text,
            self.width,
            initial_indent=first,
            subsequent_indent=more,
            break_on_hyphens=False,
        )


def fitted(text: str, room: int) -> str:
    """Text filled up to a width, or cut with a sign that there is more."""
    return text.ljust(room) if len(text) <= room else text[: room - 1] + "…"
