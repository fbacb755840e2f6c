"""What a clan has, in a few lines: Coins, Weaponry, Income, Warriors, Goods, pieces, tracks.

Each of these is drawn once for each number it can show, and kept.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.boards.parts import opened
from labrys.boards.sentences import Sentences
from labrys.boards.tips import told
from labrys.games.minos.content.model import GOODS, TOP, TRACKS, Content
from labrys.games.minos.facts.types import Clan
from labrys.games.minos.page.effects import glyph, named_good
from labrys.games.minos.page.pieces import PIECES, built
from labrys.games.minos.words.cards import track_space
from labrys.kernel.text.words import Words, capital

# What the viewer's own means are called as parts
OWN: Final = {"coin": "coins", "weapon": "weaponry"}


class Means:
    """The means of clans in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.say = Sentences(words).say
        self.content = content

    def draw(self, clan: Clan, on_map: int, own: bool) -> Html:
        """Coins, Weaponry, Income and Warriors; the viewer's own with their names."""
        return tag(
            "ul",
            self._mean("coin", "n-coin", "page-coins", clan["coins"], own),
            self._mean("weapon", "n-weapon", "page-weaponry", clan["weaponry"], own),
            self._income(clan["income"], own),
            self.warriors(clan, on_map, own),
            cls="means",
        )

    @kept
    def _income(self, space: int, own: bool) -> Html:
        coins, vp = self.content.income_coins[space], self.content.income_vp[space]
        text = self.words.say("page-income", space=space, coins=coins, vp=vp)
        icons = join([glyph("income"), amount("coin", coins), amount("vp", vp) if vp else None])
        return tag("li", told("mean", text, self._named(icons, "page-income-name", own)))

    def warriors(self, clan: Clan, on_map: int, own: bool = False) -> Html:
        return self._warriors(on_map, clan["reserves"], clan["supply"], own)

    @kept
    def _warriors(self, on_map: int, reserves: int, supply: int, own: bool) -> Html:
        text = self.words.say("page-warriors", count=on_map, reserves=reserves, supply=supply)
        places = (
            ("warrior", on_map, "page-warrior-name"),
            ("reserves", reserves, "page-reserves-name"),
            ("supply", supply, "page-supply-name"),
        )
        icons = [self._named(amount(icon, count), name, own) for icon, count, name in places]
        return tag("li", told("mean", text, *icons))

    @kept
    def _mean(self, icon: str, message: str, name: str, count: int, own: bool) -> Html:
        text = self.words.say(message, count=count)
        icons = amount(icon, count, f"own-{icon}" if own else "")
        mean = told("mean", text, self._named(icons, name, own))
        return tag("li", opened(mean, f"resource-{OWN[icon]}" if own else ""))

    def _named(self, icons: Html, message: str, own: bool) -> Html:
        """Icons with a word under them, that nobody has to guess what they have themselves."""
        if not own:
            return icons
        return tag("span", tag("span", icons), tag("small", self.say(message)), cls="named-mean")

    def goods(self, clan: Clan, own: bool) -> Html:
        """The six Goods; Temporary ones beside them in a broken ring."""
        cells = [
            self._good(good, clan["goods"][good], clan["temps"][good], own)
            for good in GOODS
            if own or clan["goods"][good] or clan["temps"][good]
        ]
        if not cells:
            return EMPTY
        return tag("ul", *cells, cls="goods", aria_label=self.say("part-goods"))

    @kept
    def _good(self, good: str, goods: int, temps: int, own: bool) -> Html:
        name = f"good-{good}"
        text = self.words.say("page-good", good=self.words.say(name), count=goods, temporary=temps)
        icons = named_good(good) + tag("b", goods)
        if temps:
            icons += named_good(good, True) + tag("b", temps)
        kind = "mean ware-of" if goods or temps else "mean ware-of nothing"
        face = told(kind, text, self._named(icons, name, own))
        return tag("li", opened(face, f"temp-{good}" if own else ""))

    def counts(self, clan: Clan) -> Html:
        """How many pieces a clan has built of each kind, and its cards."""
        pieces = [piece for piece in PIECES if piece != "tower" or not clan["rival"]]
        cells = [self._count(piece, f"page-{piece}-row", built(clan, piece)) for piece in pieces]
        if not clan["rival"]:
            cells.append(self._count("card", "clans-hand", len(clan["hand"])))
            cells.append(self._count("area", "clans-area", len(clan["area"])))
            cells.append(self._count("palace", "clans-palace", len(clan["palace"])))
        return tag("ul", *cells, cls="means counts")

    @kept
    def _count(self, icon: str, message: str, count: int) -> Html:
        name = capital(self.words.say(message))
        text = self.words.say("page-count", name=name, count=count)
        return tag("li", told("mean", text, amount(icon, count)))

    def tracks(self, clan: Clan) -> Html:
        bars = [self._track(number, clan["tracks"][track]) for number, track in enumerate(TRACKS)]
        return tag("ul", *bars, cls="levels")

    @kept
    def _track(self, number: int, space: int) -> Html:
        steps = [tag("i", cls="on" if step <= space else "off") for step in range(1, TOP + 1)]
        name = self.words.say(f"track-{TRACKS[number]}")
        following = track_space(self.words, self.content, number, space + 1)
        text = self.words.say("page-track", track=name, space=space, text=following)
        face = told(
            "track",
            text,
            glyph(f"track-{TRACKS[number]}"),
            tag("span", name),
            tag("b", space),
            tag("span", *steps, cls="steps"),
        )
        return tag("li", face)


@kept
def amount(icon: str, count: int, counting: str = "") -> Html:
    """An icon and how many there are; `counting` names a number that is seen to change."""
    return glyph(icon) + tag("b", count, data_count=counting)
