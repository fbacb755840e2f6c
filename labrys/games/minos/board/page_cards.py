"""Decree cards as a page shows them: faces, backs, and strips for those that lie in a Palace."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import wording_cards
from labrys.games.minos.board import page_effects as effects
from labrys.games.minos.board.page_tiles import Tiles, opened
from labrys.games.minos.content import GOODS, Decree
from labrys.games.minos.game import MinosGame
from labrys.games.minos.options import CARD_IDS
from labrys.kernel.pageboard import escape
from labrys.kernel.words import Words

BACKS: Final = {"?I": 1, "?II": 2}


class Cards:
    """Cards and tiles in one language.

    Each is drawn once and kept; only `part` (what a click plays, `card-I17`) and `piece` (what
    is seen to move, `card-i17`) are put in anew.
    """

    def __init__(self, words: Words) -> None:
        assert isinstance(words.game, MinosGame)
        self.words = words
        self.content = words.game.content
        self.tiles = Tiles(words, self.content)
        self.numbers = {card: number for number, card in enumerate(CARD_IDS)}
        self._kept: dict[tuple[str, str], str] = {}

    def decree(self, card_id: str) -> Decree:
        return self.content.decrees[self.numbers[card_id]]

    def face(self, card_id: str, part: str = "", piece: str = "", size: str = "small") -> str:
        """A card from its front: `large` with a line of words, `small` with icons alone, or
        `strip`: what it does in a Palace. `?I` and `?II` are backs."""
        key = (card_id, size)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = self._drawn(card_id, size)
        return opened(kept, part, piece)

    def tile(self, kind: str, id: str, part: str = "", piece: str = "") -> str:
        """A Starting card, Special Ability, Vase, bonus tile … in icons, with its words."""
        return self.tiles.tile(kind, id, part, piece)

    def _drawn(self, card_id: str, size: str) -> str:
        if card_id in BACKS:
            return self._back(BACKS[card_id], size)
        card = self.decree(card_id)
        label = escape(self.words.card(card.number))
        lines = label.split("\n")
        tip = f"<strong>{lines[0]}</strong>" + "".join(f"<span>{line}</span>" for line in lines[1:])
        inside = self._strip(card) if size == "strip" else self._front(card, size)
        kind = f"card age-{card.age + 1} {size}"
        return (
            f'<div class="{kind}" role="img" aria-label="{label.replace(chr(10), " ")}">'
            f'{inside}<span class="tip" aria-hidden="true">{tip}</span></div>'
        )

    def _front(self, card: Decree, size: str) -> str:
        """The Age, cost and Goods, points, name, effects, then the trait with its trigger."""
        brief = ""
        if size == "large":
            text = escape(self.words.brief("card", card.number))
            brief = f'<span class="brief">{text}</span>'
        return (
            f'<span class="age">{"I" * (card.age + 1)}</span>'
            f'<span class="top"><span class="price">{effects.counted(card.cost, "coin")}'
            f"{self._goods(card)}</span>"
            f'<span class="points">{effects.glyph("vp")}<b>{card.vp}</b></span></span>'
            f'<span class="name">{self._name(card)}</span>'
            f'<span class="does">{effects.row_of(card.effects)}{brief}</span>'
            f'<span class="trait">{effects.trigger(card.trigger)}'
            f'<span class="effect">{effects.drawn(card.trait)}</span></span>'
        )

    def _strip(self, card: Decree) -> str:
        """What still counts of a card that was played: its trait and its points."""
        return (
            f"{effects.trigger(card.trigger)}"
            f'<span class="effect">{effects.drawn(card.trait)}</span>'
            f'<span class="name">{self._name(card)}</span>'
            f'<span class="points">{effects.glyph("vp")}<b>{card.vp}</b></span>'
        )

    def _goods(self, card: Decree) -> str:
        """The Goods that make it cheaper (MIN-DEV-02)."""
        return "".join([effects.named_good(GOODS[good]) for good in card.goods])

    def _name(self, card: Decree) -> str:
        return escape(wording_cards.name(self.words, card))

    def _back(self, age: int, size: str) -> str:
        label = escape(self.words.say("card-back", age=age))
        return (
            f'<div class="card back age-{age} {size}" role="img" aria-label="{label}">'
            f'{effects.glyph("palace")}<span class="age">{"I" * age}</span></div>'
        )
