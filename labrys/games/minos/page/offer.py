"""What everybody may take from: the offer and the decks, Goods, and the Vases to be won."""

from __future__ import annotations

from itertools import zip_longest

from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import EMPTY, Html, listed, tag
from labrys.boards.people import Sitter, counter
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud
from labrys.games.minos.content.model import GOODS
from labrys.games.minos.facts.types import Table, Vase
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.effects import glyph, named_good
from labrys.games.minos.rules.solo_end import VASE_SPACES
from labrys.kernel.text.words import Words


class Offer:
    """Draws these in one language."""

    def __init__(self, words: Words, cards: Cards) -> None:
        self.words = words
        self.cards = cards
        self.sentences = Sentences(words)
        self.say = self.sentences.say

    # ---- cards

    def draw(self, table: Table) -> Html:
        faces = [self.cards.face(id, f"card-{id}", f"card-{id.lower()}") for id in table["offer"]]
        none = tag("p", self.say("page-offer-empty"), cls="none")
        offer = listed(faces, cls="offer-cards") if faces else none
        return tag("div", offer, self._decks(table), cls="offer-and-decks")

    def _decks(self, table: Table) -> Html:
        """The active deck, and that of Age II while it waits (MIN-SETUP-09)."""
        now = table["age"]
        decks = [self._deck(age, table["decks"][age - 1], age == now) for age in range(now, 3)]
        return tag("ul", *decks, cls="m-decks")

    @kept
    def _deck(self, age: int, count: int, active: bool) -> Html:
        says = self.say("page-deck-active" if active else "page-deck-waiting", count=count)
        back = tag("span", self.cards.face("?" + "I" * age, size="strip"), aria_hidden="true")
        part = f"deck-{age}"
        left = tag("b", f"×{count}", aria_hidden="true")
        return tag("li", tag("div", back, left, tag("span", says), cls="deck", data_part=part))

    def draw_discards(self, table: Table) -> Html:
        """The discard pile of the Age; the cards there are open (MIN-RULE-04)."""
        pile = table["discards"][table["age"] - 1]
        says = tag("p", self.say("page-discards", count=len(pile)), cls="caption")
        names = [self.sentences.thing("card", self.cards.numbers[id]) for id in pile]
        return tag("div", says, listed(names) if names else EMPTY, cls="m-discards")

    # ---- Goods

    def draw_goods(self, table: Table) -> Html:
        stacks = [self._ware(good, table["stacks"][good], table["temps"][good]) for good in GOODS]
        pile = self.say("page-pile", count=table["pile"])
        legend = [
            self.say("page-goods-legend"),
            " ",
            tag("span", glyph("good"), " ", pile, cls="pile"),
        ]
        return tag("ul", *stacks, cls="good-stacks") + tag("p", *legend, cls="caption")

    @kept
    def _ware(self, good: str, count: int, temporary: int) -> Html:
        name = self.words.thing("good", GOODS.index(good))
        own = aloud(self.say("page-good-stack", good=name))
        supply = aloud(self.say("page-good-supply", good=name))
        return tag(
            "li",
            tag("b", name, cls="name"),
            stack(f"good-{good}", named_good(good), count, own),
            stack(f"supply-{good}", named_good(good, True), temporary, supply),
            cls="ware-stack",
        )

    # ---- Vases

    def draw_vases(self, table: Table, sitters: tuple[Sitter, ...]) -> Html:
        rival = table["rival"]["vases"] if "rival" in table else [0] * len(table["vases"])
        vases = [
            self._vase(index, vase, rival[index], sitters)
            for index, vase in enumerate(table["vases"])
        ]
        return tag("ul", *vases, cls="vase-list")

    @kept_facts
    def _vase(self, index: int, vase: Vase, rival: int, sitters: tuple[Sitter, ...]) -> Html:
        """The condition, the VP spaces from the highest, and who covers them (MIN-VASE-01, 02)."""
        marks = [counter(sitters[player], f"vase-{index}-{player}") for player in vase["claimed"]]
        spaces = [
            tag(
                "li",
                tag("b", vp) if vp is not None else None,
                mark,
                cls="claimed" if mark else "free",
            )
            for vp, mark in zip_longest(vase["spaces"], marks)
        ]
        at = None
        if rival:
            space = VASE_SPACES[rival]
            says = self.say("page-vase-rival", name=sitters[1].name, space=space)
            at = tag("p", counter(sitters[1], f"vase-{index}-rival"), " ", says, cls="rival-at")
        tile = self.cards.tile("vase", str(vase["number"]))
        condition = tag("p", self.words.brief("vase", vase["number"]))
        return tag("li", tile, tag("ol", *spaces), condition, at, cls="m-vase")


def stack(part: str, icon: Html, count: int, says: Html) -> Html:
    return tag("div", icon, tag("b", count), says, cls="stack", data_part=part)
