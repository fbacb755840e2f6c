"""The tiles and small cards of Minos as a page shows them: icons, and the words in a tip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.parts import opened
from labrys.boards.tips import told
from labrys.games.minos.content.model import COLOURS, GOODS, LEVELS, MARKS, ROWS, Content, Start
from labrys.games.minos.page.effects import (
    counted,
    effect,
    glyph,
    measured,
    named_good,
    row_of,
    sign,
)
from labrys.games.minos.rules.clan import SA1, SA2, SA3, SA4
from labrys.games.minos.words.cards import ability_level, start_text
from labrys.kernel.text.words import Words, capital

# The kinds of tiles by the names callers may use for them; the second are those of the words
KINDS: Final = {
    "start": "start",
    "ability": "ability",
    "vase": "vase",
    "trade": "trade",
    "foundation": "foundation",
    "sea": "sea",
    "action": "action-tile",
    "action-tile": "action-tile",
    "action_bonus": "action-tile",
    "solo": "solo",
}


def _words(text: str) -> Html:
    """Words that stand under the icons: what is chosen once should not need a tip."""
    return tag("span", capital(text), cls="words")


# The colour that a Solo card asks for: that of the lowest total, the highest, the fewest dice
ASKED: Final = {"min": "Σ−", "max": "Σ+", "few": "#−"}


class Tiles:
    """Every tile in one language, drawn once and kept."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content
        self._drawings: dict[str, Callable[[int], list[Html]]] = {
            "start": self._start,
            "ability": self._ability,
            "vase": self._vase,
            "trade": self._trade,
            "foundation": self._foundation,
            "sea": self._sea,
            "action-tile": self._action,
            "solo": self._solo,
        }
        self._numbers: dict[str, dict[str, int]] = {
            "start": {start.id: start.number for start in content.starts},
            "ability": {id: number for number, id in enumerate(content.abilities)},
            "vase": {vase.id: vase.number for vase in content.vases}
            | {str(vase.number): vase.number for vase in content.vases},
            "trade": {tile.id: tile.number for tile in content.trade_bonuses},
            "foundation": {tile.id: tile.number for tile in content.foundations},
            "sea": {tile.id: tile.number for tile in content.sea_peoples},
            "action-tile": {tile.id: tile.number for tile in content.action_bonuses},
            "solo": {card.id: card.number for card in content.solo_cards},
        }

    def tile(self, kind: str, id: str, part: str = "", piece: str = "") -> Html:
        return opened(self._drawn(KINDS[kind], id), part, piece)

    @kept
    def _drawn(self, kind: str, id: str) -> Html:
        number = self._numbers[kind][id]
        colour = " red" if kind == "trade" and id.startswith("R") else ""
        if kind == "vase":
            colour = f" {self.content.vases[number - 1].colour}"
        words = self.words.tile(kind, number)
        return told(f"tile {kind}{colour}", words, *self._drawings[kind](number))

    def _name(self, kind: str, id: str) -> Html:
        """What a tile is called; its code, where it has no name."""
        message = f"{kind}-{id}"
        name = self.words.say(message) if self.words.knows(message) else id
        return tag("span", name, cls="id")

    # ---- the effects of tiles

    def _trade(self, number: int) -> list[Html]:
        tile = self.content.trade_bonuses[number]
        return [self._name("trade", tile.id), row_of(tile.effects)]

    def _foundation(self, number: int) -> list[Html]:
        return [row_of(self.content.foundations[number].effects)]

    def _action(self, number: int) -> list[Html]:
        tile = self.content.action_bonuses[number]
        name = self._name("action-tile", tile.id)
        return [glyph("action-bonus"), name, row_of(tile.effects)]

    def _sea(self, number: int) -> list[Html]:
        """What the battle costs, then what it gives."""
        tile = self.content.sea_peoples[number]
        price = tag("span", counted(tile.cost, "weapon"), cls="price")
        return [glyph("sea"), price, row_of(tile.effects)]

    def _vase(self, number: int) -> list[Html]:
        vase = self.content.vases[number - 1]
        return [glyph("vase"), measured(vase.measure, vase.at_least)]

    # ---- what is chosen at the start

    def _start(self, number: int) -> list[Html]:
        start = self.content.starts[number]
        return [
            self._name("start", start.id),
            tag("span", glyph("region"), tag("b", start.region), cls="place"),
            tag("span", *map(effect, self._start_gains(start)), cls="effects"),
            _words(start_text(self.words, start)),
        ]

    def _start_gains(self, start: Start) -> list[Html]:
        gains = [glyph("first")] if start.first else []
        resources = ((start.coins, "coin"), (start.weaponry, "weapon"), (start.vp, "vp"))
        gains += [counted(count, name) for count, name in resources if count]
        gains.append(named_good(GOODS[start.good]))
        gains += [named_good(GOODS[good], True) for good in start.temps]
        if start.warrior:
            gains.append(counted("+1", "warrior"))
        return [*gains, counted(start.draw - start.give_back, "card")]

    def _ability(self, number: int) -> list[Html]:
        levels = [
            tag("span", tag("b", level + 1, cls="step"), self.level(number, level), cls="level")
            for level in range(LEVELS)
        ]
        text = ability_level(self.words, self.content, number, 0)
        return [self._name("ability", self.content.abilities[number]), *levels, _words(text)]

    def level(self, number: int, level: int) -> Html:
        """One level of a Special Ability (MIN-ABIL-02 to 06)."""
        content = self.content
        if number == SA1:
            return effect(glyph("play"), counted(f"−{content.sa1_discount[level]}", "coin"))
        if number == SA2:
            return row_of(content.sa2_effects[level])
        if number == SA3:
            gains = [counted(content.sa3_vp[level], "vp")]
            if content.sa3_discount[level]:
                gains.append(counted(f"−{content.sa3_discount[level]}", "coin"))
            gains += [glyph("draw")] * content.sa3_cards[level]
            return effect(glyph("row-build"), *gains)
        if number == SA4:
            return effect(glyph("die"), tag("b", f"Σ{content.group_total_sa4[level]}"))
        swap = effect(glyph("coin"), tag("b", f"{content.sa5_rate[level]}:1"), glyph("weapon"))
        return swap + effect(glyph("income"), counted(content.sa5_income[level], "weapon"))

    # ---- the rival's cards

    def _solo(self, number: int) -> list[Html]:
        """The Dice side, the Vases, the Action side (MIN-SOLO-10 to 12)."""
        card = self.content.solo_cards[number]
        mark = MARKS[card.mark]
        dice = [sign(ASKED[mark])] if mark != "list" else [self._dot(c) for c in card.colours]
        vases = ", ".join(str(vase) for vase in card.vases)
        return [
            effect(glyph("die"), tag("b", "↑" if card.high else "↓"), *dice),
            effect(glyph("vase"), tag("b", vases)),
            effect(*[glyph(f"row-{ROWS[row]}") for row in card.actions]),
        ]

    def _dot(self, colour: int) -> Html:
        letter = self.words.say(f"page-letter-{COLOURS[colour]}")
        return tag("span", letter, cls=f"dot {COLOURS[colour]}")
