"""An option's card in small, beside its words: house, picture, power, type and effect."""

from __future__ import annotations

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, tag
from labrys.games.minotaur.page.effects import TYPE_ICONS, effect, lords_icon
from labrys.games.minotaur.page.faces import Faces, printed_power


class Tokens:
    """Draws the cards that options name."""

    def __init__(self, faces: Faces) -> None:
        self.lexicon = faces.words.game.lexicon
        self.faces = faces

    def draw(self, option: int) -> Html:
        block = self.lexicon.of(option)
        if not block.parts or block.parts[0].kind != "card":
            return EMPTY
        return self._card(block.members(option)[0])

    @kept
    def _card(self, number: int) -> Html:
        card = self.faces.content.cards[number]
        house = self.faces.look(self.faces.content.decks[card.deck].id)
        power = printed_power(card)
        return tag(
            "span",
            tag("span", lords_icon(house), cls="stripe"),
            tag("span", lords_icon(self.faces.picture(card)), cls="portrait"),
            tag("b", power) if power else None,
            lords_icon(TYPE_ICONS[card.type]),
            effect(card),
            cls=f"token lord {house}",
            aria_hidden="true",
        )
