"""An option's card, tile or die in small, beside its words: icons alone, for the eye."""

from __future__ import annotations

from typing import Final

from labrys.boards.icons import picture
from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Child, Html, join, tag
from labrys.games.minos.content.model import GOODS, Content, Decree
from labrys.games.minos.page import effects
from labrys.games.minos.page.cards import TINTS
from labrys.games.minos.rules.options import LEXICON

# Where only the trait of a card counts, or has begun to
TRAITS: Final = ("palace", "trait")
# What an option builds or ships, by its verb
BUILT: Final = ("city", "tower", "farm", "ship")


class Tokens:
    """Draws what options name; the same in every language."""

    def __init__(self, content: Content) -> None:
        self.content = content

    @kept
    def draw(self, option: int) -> Html:
        block = LEXICON.of(option)
        if block.verb in BUILT:
            return token(block.verb, effects.glyph(block.verb))
        return join(
            [
                self._part(part.kind, part.names[member], member, block.verb)
                for part, member in zip(block.parts, block.members(option))
            ]
        )

    def _part(self, kind: str, name: str, member: int, verb: str) -> Html:
        if kind == "card":
            return self._card(self.content.decrees[member], verb)
        if kind == "die":
            colour, _, value = name.partition("-")
            return token(f"die die-{colour}", tag("b", value))
        if kind in ("row", "action"):
            return token("row", effects.glyph(f"row-{name}"))
        if kind == "good":
            return token("good", effects.named_good(name))
        if kind == "track":
            return token("track", effects.glyph(f"track-{name}"))
        if kind == "trade":
            return token("trade", effects.row_of(self.content.trade_bonuses[member].effects))
        return EMPTY

    def _card(self, card: Decree, verb: str) -> Html:
        """Its picture; what it costs and does when played, then its trait with the trigger."""
        drawn = picture("minos", f"decree-{card.id.lower()}")
        seen = token(f"seen decree-art tint-{card.number % TINTS}", drawn)
        trait = effects.effect(effects.drawn(card.trait))
        royal = tag("span", effects.trigger(card.trigger), trait, cls="royal")
        look = f"decree age-{card.age + 1}"
        if verb in TRAITS:
            return seen + token(look, royal)
        goods = [effects.named_good(GOODS[good]) for good in card.goods]
        price = tag("span", effects.counted(card.cost, "coin"), *goods, cls="price")
        return seen + token(look, price, effects.row_of(card.effects), royal)


def token(kind: str, *inside: Child) -> Html:
    return tag("span", *inside, cls=f"token {kind}", aria_hidden="true")
