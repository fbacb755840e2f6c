"""The Player board: the pieces still to build with what they cost and give, and those built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, tag
from labrys.boards.parts import opened
from labrys.boards.tips import told
from labrys.games.minos.content.model import Content
from labrys.games.minos.facts.types import Clan
from labrys.games.minos.page.effects import counted, effect, glyph, named_good, row_of
from labrys.games.minos.words import effects as wording_effects
from labrys.kernel.text.words import Words, capital

PIECES: Final = ("city", "tower", "farm", "ship")
# The Good that makes a piece cheaper (MIN-BUILD-02 to 06)
CHEAPER: Final = {"city": "stone", "tower": "copper", "farm": "grain", "ship": "wood"}


def built(clan: Clan, piece: str) -> int:
    """How many pieces of a kind stand on the board."""
    if piece == "ship":
        return sum(1 for space in clan["ships"] if space)
    counts = {"city": clan["cities"], "tower": clan["towers"], "farm": clan["farms"]}
    return counts[piece]


class Pieces:
    """The four rows of a Player board in one language; each state of a row is drawn once."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content
        self.in_all = {
            "city": len(content.city_price),
            "tower": len(content.tower_price),
            "farm": len(content.farm_price),
            "ship": len(content.ship_price),
        }
        self._gives: dict[str, Callable[[int], tuple[Html, str]]] = {
            "city": self._city,
            "tower": self._tower,
            "farm": self._farm,
            "ship": self._ship,
        }

    def draw(self, clan: Clan, own: bool = False) -> Html:
        """With `own`, the next piece of each kind can be clicked: `slot-city`."""
        return tag("ul", *[self._row(p, built(clan, p), own) for p in PIECES], cls="pieces")

    @kept
    def _row(self, piece: str, standing: int, own: bool) -> Html:
        name = capital(self.words.say(f"page-{piece}-row"))
        slots = [self._slot(piece, number, standing) for number in range(self.in_all[piece])]
        if own and standing < len(slots):
            slots[standing] = opened(slots[standing], f"slot-{piece}")
        label = tag("span", glyph(piece), name, named_good(CHEAPER[piece]), cls="label")
        return tag("li", label, tag("span", *slots, cls="slots"), cls=f"row-of-{piece}")

    def _slot(self, piece: str, number: int, standing: int) -> Html:
        """A place on the board: the piece stands there with its price until it is built; then its
        shadow stays, and what it uncovered is bright."""
        words = self.words
        icons, gives = self._gives[piece](number)
        name = words.say(f"page-{piece}", count=number + 1)
        shadow = tag("span", glyph(piece), cls="stands")
        gain = tag("span", icons, cls="gives")
        if number < standing:
            text = words.say("page-slot-built", piece=name, gain=gives)
            return told("slot built", text, shadow, gain)
        price, cost = self._price(piece, number)
        text = words.say("page-slot-open", piece=name, price=cost, gain=gives)
        state = "slot next" if number == standing else "slot"
        return told(state, text, tag("span", price, cls="price"), shadow, gain)

    def _price(self, piece: str, number: int) -> tuple[Html, str]:
        content = self.content
        if piece == "farm":
            count = content.farm_price[number]
            return counted(count, "warrior"), self.words.say("n-warrior", count=count)
        prices = {
            "city": content.city_price,
            "tower": content.tower_price,
            "ship": content.ship_price,
        }
        count = prices[piece][number]
        return counted(count, "coin"), self.words.say("n-coin", count=count)

    # ---- what a piece gives, in icons and in words

    def _city(self, number: int) -> tuple[Html, str]:
        return self._at_the_end(self.content.city_vp[number])

    def _ship(self, number: int) -> tuple[Html, str]:
        return self._at_the_end(self.content.ship_vp[number])

    def _at_the_end(self, vp: int) -> tuple[Html, str]:
        icons = counted(vp, "vp") if vp else EMPTY
        return icons, self.words.say("n-vp-end", count=vp)

    def _tower(self, number: int) -> tuple[Html, str]:
        effects = self.content.tower_effects[number]
        icons = row_of(effects)
        text = wording_effects.clauses(self.words, effects)
        vp = self.content.tower_bonus[number + 1]
        if vp:
            icons += effect(tag("b", f"+{vp}"), glyph("vp"), glyph("dominance"))
            bonus = self.words.say("page-tower-bonus", vp=vp)
            text = self.words.series([text, bonus])
        return icons, text

    def _farm(self, number: int) -> tuple[Html, str]:
        """Steps of Income now; the VP are those of all Farms together (MIN-SCORE-02)."""
        steps = self.content.farm_income[number]
        vp = self.content.farm_vp[number + 1]
        icons = counted(f"+{steps}", "income") + effect(counted(vp, "vp"), glyph("scoring"))
        text = self.words.say("page-income-steps", count=steps)
        total = self.words.say("page-farm-scoring", vp=vp, count=number + 1)
        return icons, self.words.series([text, total])
