"""The Player board: the pieces still to build with what they cost and give, and those built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.games.minos import wording_effects
from labrys.games.minos.board.facts import Clan
from labrys.games.minos.board.page_effects import counted, glyph, named_good, row_of
from labrys.games.minos.board.page_tiles import opened, told
from labrys.games.minos.content import Content
from labrys.kernel.pageboard import escape
from labrys.kernel.words import Words, capital

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
        self._gives: dict[str, Callable[[int], tuple[str, str]]] = {
            "city": self._city,
            "tower": self._tower,
            "farm": self._farm,
            "ship": self._ship,
        }
        self._kept: dict[tuple[str, int, bool], str] = {}

    def draw(self, clan: Clan, own: bool = False) -> str:
        """With `own`, the next piece of each kind can be clicked: `slot-city`."""
        rows = "".join([self._row(piece, built(clan, piece), own) for piece in PIECES])
        return f'<ul class="pieces">{rows}</ul>'

    def _row(self, piece: str, standing: int, own: bool) -> str:
        key = (piece, standing, own)
        if key not in self._kept:
            self._kept[key] = self._drawn(piece, standing, own)
        return self._kept[key]

    def _drawn(self, piece: str, standing: int, own: bool) -> str:
        name = escape(capital(self.words.say(f"page-{piece}-row")))
        faces = [self._slot(piece, number, standing) for number in range(self.in_all[piece])]
        if own and standing < len(faces):
            faces[standing] = opened(faces[standing], f"slot-{piece}", "")
        slots = "".join(faces)
        return (
            f'<li class="row-of-{piece}"><span class="label">{glyph(piece)}{name}'
            f"{named_good(CHEAPER[piece])}</span>"
            f'<span class="slots">{slots}</span></li>'
        )

    def _slot(self, piece: str, number: int, standing: int) -> str:
        """A built piece shows what it uncovered, the others their price and what they give."""
        words = self.words
        icons, gives = self._gives[piece](number)
        name = words.say(f"page-{piece}", count=number + 1)
        if number < standing:
            text = words.say("page-slot-built", piece=name, gain=gives)
            inside = f"{glyph(piece)}{icons}"
            return told("slot built", text, inside)
        price, cost = self._price(piece, number)
        text = words.say("page-slot-open", piece=name, price=cost, gain=gives)
        state = "slot next" if number == standing else "slot"
        return told(state, text, f'<span class="price">{price}</span>{icons}')

    def _price(self, piece: str, number: int) -> tuple[str, str]:
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

    def _city(self, number: int) -> tuple[str, str]:
        return self._at_the_end(self.content.city_vp[number])

    def _ship(self, number: int) -> tuple[str, str]:
        return self._at_the_end(self.content.ship_vp[number])

    def _at_the_end(self, vp: int) -> tuple[str, str]:
        icons = counted(vp, "vp") if vp else ""
        return icons, self.words.say("n-vp-end", count=vp)

    def _tower(self, number: int) -> tuple[str, str]:
        effects = self.content.tower_effects[number]
        icons = row_of(effects)
        text = wording_effects.clauses(self.words, effects)
        vp = self.content.tower_bonus[number + 1]
        if vp:
            icons += f'<span class="effect"><b>+{vp}</b>{glyph("vp")}{glyph("dominance")}</span>'
            bonus = self.words.say("page-tower-bonus", vp=vp)
            text = self.words.series([text, bonus])
        return icons, text

    def _farm(self, number: int) -> tuple[str, str]:
        """Steps of Income now; the VP are those of all Farms together (MIN-SCORE-02)."""
        steps = self.content.farm_income[number]
        vp = self.content.farm_vp[number + 1]
        icons = counted(f"+{steps}", "income") + f'<span class="effect">{counted(vp, "vp")}'
        icons += f"{glyph('scoring')}</span>"
        text = self.words.say("page-income-steps", count=steps)
        total = self.words.say("page-farm-scoring", vp=vp, count=number + 1)
        return icons, self.words.series([text, total])
