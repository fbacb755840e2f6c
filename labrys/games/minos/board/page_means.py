"""What a clan has, in a few lines: Coins, Weaponry, Income, Warriors, Goods, pieces, tracks.

Each of these is drawn once for each number it can show, and kept.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos.board.facts import Clan
from labrys.games.minos.board.page_effects import glyph, named_good
from labrys.games.minos.board.page_pieces import PIECES, built
from labrys.games.minos.board.page_tiles import TOP, opened, told
from labrys.games.minos.content import GOODS, TRACKS, Content
from labrys.games.minos.wording_cards import track_space
from labrys.kernel.pageboard import escape
from labrys.kernel.words import Words, capital

# What the viewer's own means are called as parts
OWN: Final = {"coin": "coins", "weapon": "weaponry"}


class Means:
    """The means of clans in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content
        self._kept: dict[tuple[str, str, int, int], str] = {}

    def draw(self, clan: Clan, on_map: int, own: bool) -> str:
        """Coins, Weaponry, Income and Warriors; the viewer's own with their names."""
        coins = self._mean("coin", "n-coin", "page-coins", clan["coins"], own)
        weapons = self._mean("weapon", "n-weapon", "page-weaponry", clan["weaponry"], own)
        income = self._income(clan["income"], own)
        warriors = self.warriors(clan, on_map, own)
        return f'<ul class="means">{coins}{weapons}{income}{warriors}</ul>'

    def _income(self, space: int, own: bool) -> str:
        key = ("income", "own" if own else "", space, 0)
        kept = self._kept.get(key)
        if kept is None:
            coins, vp = self.content.income_coins[space], self.content.income_vp[space]
            text = self.words.say("page-income", space=space, coins=coins, vp=vp)
            icons = f"{glyph('income')}{glyph('coin')}<b>{coins}</b>"
            if vp:
                icons += f"{glyph('vp')}<b>{vp}</b>"
            icons = self._named(icons, "page-income-name", own)
            kept = self._kept[key] = f"<li>{told('mean', text, icons)}</li>"
        return kept

    def warriors(self, clan: Clan, on_map: int, own: bool = False) -> str:
        reserves, supply = clan["reserves"], clan["supply"]
        key = (f"warriors {own}", str(on_map), reserves, supply)
        kept = self._kept.get(key)
        if kept is None:
            text = self.words.say("page-warriors", count=on_map, reserves=reserves, supply=supply)
            places = (
                ("warrior", on_map, "page-warrior-name"),
                ("reserves", reserves, "page-reserves-name"),
                ("supply", supply, "page-supply-name"),
            )
            icons = "".join(
                self._named(f"{glyph(icon)}<b>{count}</b>", name, own)
                for icon, count, name in places
            )
            kept = self._kept[key] = f"<li>{told('mean', text, icons)}</li>"
        return kept

    def _mean(self, icon: str, message: str, name: str, count: int, own: bool) -> str:
        key = ("mean", icon, count, int(own))
        kept = self._kept.get(key)
        if kept is None:
            text = self.words.say(message, count=count)
            counted = f' data-count="own-{icon}"' if own else ""
            icons = self._named(f"{glyph(icon)}<b{counted}>{count}</b>", name, own)
            kept = self._kept[key] = told("mean", text, icons)
        part = f"resource-{OWN[icon]}" if own else ""
        return f"<li>{opened(kept, part, '')}</li>"

    def _named(self, icons: str, message: str, own: bool) -> str:
        """Icons with a word under them, that nobody has to guess what they have themselves."""
        if not own:
            return icons
        name = escape(self.words.say(message))
        return f'<span class="named-mean"><span>{icons}</span><small>{name}</small></span>'

    def goods(self, clan: Clan, own: bool) -> str:
        """The six Goods; Temporary ones beside them in a broken ring."""
        cells = ""
        for number, good in enumerate(GOODS):
            goods = clan["goods"][good]
            temps = clan["temps"][good]
            if own or goods or temps:
                part = f"temp-{good}" if own else ""
                cells += f"<li>{opened(self._good(number, goods, temps, own), part, '')}</li>"
        if not cells:
            return ""
        label = escape(self.words.say("part-goods"))
        return f'<ul class="goods" aria-label="{label}">{cells}</ul>'

    def _good(self, number: int, goods: int, temps: int, own: bool) -> str:
        key = (f"good {own}", GOODS[number], goods, temps)
        kept = self._kept.get(key)
        if kept is None:
            name = self.words.say(f"good-{GOODS[number]}")
            text = self.words.say("page-good", good=name, count=goods, temporary=temps)
            icons = f"{named_good(GOODS[number])}<b>{goods}</b>"
            if temps:
                icons += f"{named_good(GOODS[number], True)}<b>{temps}</b>"
            icons = self._named(icons, f"good-{GOODS[number]}", own)
            kind = "mean ware-of" if goods or temps else "mean ware-of nothing"
            kept = self._kept[key] = told(kind, text, icons)
        return kept

    def counts(self, clan: Clan) -> str:
        """How many pieces a clan has built of each kind, and its cards."""
        cells = ""
        for piece in PIECES:
            if clan["rival"] and piece == "tower":
                continue
            cells += self._count(piece, f"page-{piece}-row", built(clan, piece))
        if not clan["rival"]:
            cells += self._count("card", "clans-hand", len(clan["hand"]))
            cells += self._count("area", "clans-area", len(clan["area"]))
            cells += self._count("palace", "clans-palace", len(clan["palace"]))
        return f'<ul class="means counts">{cells}</ul>'

    def _count(self, icon: str, message: str, count: int) -> str:
        key = ("count", icon, count, 0)
        kept = self._kept.get(key)
        if kept is None:
            name = capital(self.words.say(message))
            text = self.words.say("page-count", name=name, count=count)
            icons = f"{glyph(icon)}<b>{count}</b>"
            kept = self._kept[key] = f"<li>{told('mean', text, icons)}</li>"
        return kept

    def tracks(self, clan: Clan) -> str:
        bars = "".join(
            [self._track(number, clan["tracks"][track]) for number, track in enumerate(TRACKS)]
        )
        return f'<ul class="levels">{bars}</ul>'

    def _track(self, number: int, space: int) -> str:
        key = ("track", TRACKS[number], space, 0)
        kept = self._kept.get(key)
        if kept is None:
            steps = "".join(
                f'<i class="{"on" if step <= space else "off"}"></i>' for step in range(1, TOP + 1)
            )
            name = self.words.say(f"track-{TRACKS[number]}")
            following = track_space(self.words, self.content, number, space + 1)
            text = self.words.say("page-track", track=name, space=space, text=following)
            icons = (
                f"{glyph(f'track-{TRACKS[number]}')}<span>{escape(name)}</span>"
                f'<b>{space}</b><span class="steps">{steps}</span>'
            )
            kept = self._kept[key] = f"<li>{told('track', text, icons)}</li>"
        return kept
