"""The tiles and small cards of Minos as a page shows them: icons, and the words in a tip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.games.minos.board.page_effects import counted, glyph, named_good, row_of
from labrys.games.minos.content import COLOURS, GOODS, MARKS, ROWS, Content, Start
from labrys.games.minos.rules.clan import SA1, SA2, SA3, SA4
from labrys.games.minos.wording_cards import ability_level, start_text
from labrys.kernel.pageboard import escape
from labrys.kernel.words import Words, capital

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
LEVELS: Final = 3
TOP: Final = 8
# The conditions of the Vases (MIN-VASE-05): written before the icon, the icon, written after it
VASES: Final = {
    1: ("", "income", "max"),
    2: ("3+", "good", "="),
    3: ("", "track-cultural", str(TOP)),
    4: ("7", "region", ""),
    5: ("5", "dominance", ""),
    6: ("", "track-population", str(TOP)),
    7: ("", "ship", "&Sigma;6+"),
    8: ("3", "tower", ""),
    9: ("3", "ship", ""),
    10: ("10+", "palace", ""),
    11: ("3+", "palace", "="),
    12: ("", "track-influence", str(TOP)),
}


def opened(kept: str, part: str, piece: str) -> str:
    """Drawn HTML whose first element gets its part and piece; a part can be focused."""
    if not part and not piece:
        return kept
    tag, _, rest = kept.partition(" ")
    attributes = f' data-part="{part}" tabindex="0"' if part else ""
    if piece:
        attributes += f' data-piece="{piece}"'
    return f"{tag}{attributes} {rest}"


def told(kind: str, words: str, icons: str) -> str:
    """Icons that stand for some words: these are read aloud, and shown on hover or focus."""
    label = escape(words)
    first, *rest = label.split("\n")
    tip = f"<strong>{first}</strong>" + "".join(f"<span>{line}</span>" for line in rest)
    label = label.replace("\n", " ")
    return (
        f'<span class="{kind}" role="img" aria-label="{label}">{icons}'
        f'<span class="tip" aria-hidden="true">{tip if rest else first}</span></span>'
    )


def _words(text: str) -> str:
    """Words that stand under the icons: what is chosen once should not need a tip."""
    return f'<span class="words">{escape(capital(text))}</span>'


# The colour that a Solo card asks for: that of the lowest total, the highest, the fewest dice
ASKED: Final = {"min": "&Sigma;&minus;", "max": "&Sigma;+", "few": "#&minus;"}


class Tiles:
    """Every tile in one language, drawn once and kept."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content
        self._drawings: dict[str, Callable[[int], str]] = {
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
        self._kept: dict[tuple[str, str], str] = {}

    def tile(self, kind: str, id: str, part: str = "", piece: str = "") -> str:
        key = (kind, id)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = self._drawn(KINDS[kind], id)
        return opened(kept, part, piece)

    def _drawn(self, kind: str, id: str) -> str:
        number = self._numbers[kind][id]
        icons = self._drawings[kind](number)
        colour = " red" if kind == "trade" and id.startswith("R") else ""
        if kind == "vase":
            colour = f" {self.content.vases[number - 1].colour}"
        words = self.words.tile(kind, number)
        return told(f"tile {kind}{colour}", words, icons)

    # ---- the effects of tiles

    def _trade(self, number: int) -> str:
        tile = self.content.trade_bonuses[number]
        return f'<span class="id">{tile.id}</span>{row_of(tile.effects)}'

    def _foundation(self, number: int) -> str:
        return row_of(self.content.foundations[number].effects)

    def _action(self, number: int) -> str:
        return glyph("action-bonus") + row_of(self.content.action_bonuses[number].effects)

    def _sea(self, number: int) -> str:
        """What the battle costs, then what it gives."""
        tile = self.content.sea_peoples[number]
        return (
            f'{glyph("sea")}<span class="price">{counted(tile.cost, "weapon")}</span>'
            f"{row_of(tile.effects)}"
        )

    def _vase(self, number: int) -> str:
        before, name, after = VASES[number]
        return f'{glyph("vase")}<span class="condition">{before}{glyph(name)}{after}</span>'

    # ---- what is chosen at the start

    def _start(self, number: int) -> str:
        start = self.content.starts[number]
        return (
            f'<span class="id">{start.id}</span>'
            f'<span class="place">{glyph("region")}<b>{start.region}</b></span>'
            f'<span class="effects">{self._start_gains(start)}</span>'
            f"{_words(start_text(self.words, start))}"
        )

    def _start_gains(self, start: Start) -> str:
        gains = [glyph("first")] if start.first else []
        for count, name in (
            (start.coins, "coin"),
            (start.weaponry, "weapon"),
            (start.vp, "vp"),
        ):
            if count:
                gains.append(counted(count, name))
        gains.append(named_good(GOODS[start.good]))
        gains += [named_good(GOODS[good], True) for good in start.temps]
        if start.warrior:
            gains.append(counted("+1", "warrior"))
        gains.append(counted(start.draw - start.give_back, "card"))
        return "".join(f'<span class="effect">{gain}</span>' for gain in gains)

    def _ability(self, number: int) -> str:
        levels = "".join(
            f'<span class="level"><b class="step">{level + 1}</b>{self.level(number, level)}</span>'
            for level in range(LEVELS)
        )
        text = ability_level(self.words, self.content, number, 0)
        return f'<span class="id">{self.content.abilities[number]}</span>{levels}{_words(text)}'

    def level(self, number: int, level: int) -> str:
        """One level of a Special Ability (MIN-ABIL-02 to 06)."""
        content = self.content
        if number == SA1:
            less = counted(f"&minus;{content.sa1_discount[level]}", "coin")
            return f'<span class="effect">{glyph("play")}{less}</span>'
        if number == SA2:
            return row_of(content.sa2_effects[level])
        if number == SA3:
            gains = counted(content.sa3_vp[level], "vp")
            if content.sa3_discount[level]:
                gains += counted(f"&minus;{content.sa3_discount[level]}", "coin")
            gains += glyph("draw") if level == LEVELS - 1 else ""
            return f'<span class="effect">{glyph("row-build")}{gains}</span>'
        if number == SA4:
            total = f"<b>&Sigma;{content.group_total_sa4[level]}</b>"
            return f'<span class="effect">{glyph("die")}{total}</span>'
        rate = content.sa5_rate[level]
        swap = f"{glyph('coin')}<b>{rate}:1</b>{glyph('weapon')}"
        income = glyph("income") + counted(content.sa5_income[level], "weapon")
        return f'<span class="effect">{swap}</span><span class="effect">{income}</span>'

    # ---- the rival's cards

    def _solo(self, number: int) -> str:
        """The Dice side, the Vases, the Action side (MIN-SOLO-10 to 12)."""
        card = self.content.solo_cards[number]
        mark = MARKS[card.mark]
        if mark == "list":
            dice = "".join(
                f'<span class="dot {COLOURS[colour]}">{escape(self._letter(colour))}</span>'
                for colour in card.colours
            )
        else:
            dice = f'<span class="sign">{ASKED[mark]}</span>'
        vases = ", ".join(str(vase) for vase in card.vases)
        rows = "".join(glyph(f"row-{ROWS[row]}") for row in card.actions)
        way = "&uarr;" if card.high else "&darr;"
        return (
            f'<span class="effect">{glyph("die")}<b>{way}</b>{dice}</span>'
            f'<span class="effect">{glyph("vase")}<b>{vases}</b></span>'
            f'<span class="effect">{rows}</span>'
        )

    def _letter(self, colour: int) -> str:
        return self.words.say(f"page-letter-{COLOURS[colour]}")
