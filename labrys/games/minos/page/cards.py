"""Decree cards as a page shows them: faces, backs, and strips for those that lie in a Palace."""

from __future__ import annotations

from typing import Final

from labrys.boards.icons import picture
from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.parts import opened
from labrys.boards.tips import told
from labrys.games.minos.content.model import GOODS, Decree
from labrys.games.minos.game import MinosGame
from labrys.games.minos.page import effects
from labrys.games.minos.page.tiles import Tiles
from labrys.games.minos.rules.options import CARD_IDS
from labrys.games.minos.words import cards as wording_cards
from labrys.kernel.text.words import Words

BACKS: Final = {"?I": 1, "?II": 2}
# The grounds of the pictures differ, too
TINTS: Final = 5


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

    def decree(self, card_id: str) -> Decree:
        return self.content.decrees[self.numbers[card_id]]

    def face(self, card_id: str, part: str = "", piece: str = "", size: str = "small") -> Html:
        """A card from its front: `large` with a line of words, `small` with icons alone, or
        `strip`: what it does in a Palace. `?I` and `?II` are backs."""
        return opened(self._drawn(card_id, size), part, piece)

    def tile(self, kind: str, id: str, part: str = "", piece: str = "") -> Html:
        """A Starting card, Special Ability, Vase, bonus tile … in icons, with its words."""
        return self.tiles.tile(kind, id, part, piece)

    @kept
    def _drawn(self, card_id: str, size: str) -> Html:
        if card_id in BACKS:
            return self._back(BACKS[card_id], size)
        card = self.decree(card_id)
        inside = self._strip(card) if size == "strip" else self._front(card, size)
        kind = f"card age-{card.age + 1} {size}"
        return told(kind, self.words.card(card.number), *inside, name="div")

    def _front(self, card: Decree, size: str) -> list[Html]:
        """The Age, cost and Goods, points, name, picture, effects, the trait with its trigger."""
        goods = [effects.named_good(GOODS[good]) for good in card.goods]
        price = tag("span", effects.counted(card.cost, "coin"), *goods, cls="price")
        brief = None
        if size == "large":
            brief = tag("span", self.words.brief("card", card.number), cls="brief")
        return [
            tag("span", "I" * (card.age + 1), cls="age"),
            tag("span", price, self._points(card), cls="top"),
            self._name(card),
            tag("span", self._picture(card), cls=f"art tint-{card.number % TINTS}"),
            tag("span", effects.row_of(card.effects), brief, cls="does"),
            tag("span", *self._trait(card), cls="trait"),
        ]

    def _strip(self, card: Decree) -> list[Html]:
        """What still counts of a card that was played: its trait and its points."""
        return [self._picture(card), *self._trait(card), self._name(card), self._points(card)]

    def _picture(self, card: Decree) -> Html:
        return picture("minos", f"decree-{card.id.lower()}")

    def _trait(self, card: Decree) -> list[Html]:
        does = tag("span", effects.drawn(card.trait), cls="effect")
        return [effects.trigger(card.trigger), does]

    def _points(self, card: Decree) -> Html:
        return tag("span", effects.glyph("vp"), tag("b", card.vp), cls="points")

    def _name(self, card: Decree) -> Html:
        return tag("span", wording_cards.name(self.words, card), cls="name")

    def _back(self, age: int, size: str) -> Html:
        label = self.words.say("card-back", age=age)
        sign = tag("span", "I" * age, cls="age")
        look = f"card back age-{age} {size}"
        return tag("div", effects.glyph("palace"), sign, cls=look, role="img", aria_label=label)
