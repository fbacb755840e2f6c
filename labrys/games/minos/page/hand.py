"""A clan's cards: the hand, what was played, the Palace by its triggers; and the set-up choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, listed, tag
from labrys.boards.sentences import Sentences
from labrys.boards.tips import told
from labrys.games.minos.content.model import ROWS, TRIGGERS
from labrys.games.minos.facts.types import Clan, Table
from labrys.games.minos.page.cards import BACKS, Cards
from labrys.games.minos.page.effects import glyph, trigger
from labrys.games.minos.words.effects import when
from labrys.kernel.text.words import capital

# From so many cards on, a hand overlaps as much as it can.
CROWD: Final = 14


class Hand:
    """Groups of cards in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.words = cards.words
        self.sentences = Sentences(cards.words)

    @kept
    def title(self, message: str, icon: str) -> Html:
        return glyph(icon) + self.sentences.title(message)

    def played(self, clan: Clan) -> Html:
        """The viewer's cards on the table."""
        return tag("div", self.palace(clan, True), self.area(clan, True), cls="cards-played")

    def hand(self, clan: Clan, leaving: Collection[str] = ()) -> Html:
        """The viewer's own hand, to play from; cards on their way out are pale."""
        cards = [
            tag("li", self._own(card, "large"), cls="leaving" if card in leaving else None)
            for card in clan["hand"]
        ]
        count = len(clan["hand"]) - len(leaving)
        hand = self._group("hand", self.title("hand-hand", "card"), count, cards)
        crowd = min(len(cards), CROWD)
        return tag("div", hand, id="m-hand", cls=f"cards-{crowd}")

    def others_hand(self, clan: Clan) -> Html:
        """Backs by Age, and the cards that were seen to enter the hand."""
        cards = self.backs([card for card in clan["hand"] if card in BACKS])
        cards += [self.strip(card) for card in clan["hand"] if card not in BACKS]
        return self._group("hand", self.title("clans-hand", "card"), len(clan["hand"]), cards)

    def strip(self, card: str) -> Html:
        return tag("li", self.cards.face(card, size="strip"))

    def backs(self, cards: Sequence[str]) -> list[Html]:
        """Cards that lie face down, counted by Age, whether the viewer knows them or not."""
        second = sum(1 for card in cards if card.lstrip("?").startswith("II"))
        counts = zip(BACKS, (len(cards) - second, second), strict=True)
        return [self._pile(back, count) for back, count in counts if count]

    @kept
    def _pile(self, back: str, count: int) -> Html:
        return tag("li", self.cards.face(back, size="strip"), tag("b", f"×{count}"), cls="pile")

    def area(self, clan: Clan, own: bool) -> Html:
        """Cards that were played and wait for the Palace."""
        cards = [tag("li", self._strip(card, own)) for card in clan["area"]]
        return self._group("area", self.title("clans-area", "area"), len(cards), cards)

    def palace(self, clan: Clan, own: bool) -> Html:
        """The cards of the Palace by what sets off their traits, in the order of the rows."""
        found: list[list[Html]] = [[] for _ in TRIGGERS]
        points = 0
        for card in clan["palace"]:
            decree = self.cards.decree(card)
            found[decree.trigger].append(self._strip(card, own))
            points += decree.vp
        groups = [
            self._trigger(number) + listed(strips, cls="strips")
            for number, strips in enumerate(found)
            if strips
        ]
        body = listed(groups, cls="by-trigger") if groups else self._none()
        title = self.title("clans-palace", "palace")
        head = tag("h4", title, " ", number_of(len(clan["palace"])), worth(points))
        return tag("div", head, body, cls="cards palace")

    def choices(self, table: Table) -> Html:
        """The Starting cards and Special Abilities still to be had (MIN-SETUP-13)."""
        clans = table["clans"]
        if all((clan["start"] and clan["ability"]) or clan["rival"] for clan in clans):
            return EMPTY
        html = self._to_choose("page-starts", "start", table["starts"])
        html += self._to_choose("page-abilities", "ability", table["abilities"])
        return tag("div", html, cls="set-up") if html else EMPTY

    def _to_choose(self, message: str, kind: str, ids: list[str]) -> Html:
        if not ids:
            return EMPTY
        tiles = [self.cards.tile(kind, id, f"{kind}-{id}") for id in ids]
        return tag("div", tag("h3", self.title(message, kind)), listed(tiles, cls="picks"))

    def _own(self, card: str, size: str) -> Html:
        if card in BACKS:
            return self.cards.face(card, size=size)
        return self.cards.face(card, f"card-{card}", f"card-{card.lower()}", size)

    def _strip(self, card: str, own: bool) -> Html:
        if own:
            return self._own(card, "strip")
        return self.cards.face(card, "", f"card-{card.lower()}", "strip")

    def _group(self, kind: str, title: Html, count: int, cards: Sequence[Html]) -> Html:
        shown = "faces" if kind == "hand" else "strips"
        body = tag("ul", *cards, cls=shown) if count else self._none()
        return tag("div", tag("h4", title, " ", number_of(count)), body, cls=f"cards {kind}")

    def _none(self) -> Html:
        return tag("p", self.sentences.say("page-no-cards"), cls="none")

    @kept
    def _trigger(self, number: int) -> Html:
        """A trigger with its name: a row, or two values."""
        name = None
        if number < len(ROWS):
            name = tag("span", self.words.say(f"row-{ROWS[number]}"))
        return told("when", capital(when(self.words, number)), trigger(number), name)


@kept
def number_of(count: int) -> Html:
    return tag("span", count, cls="count")


def worth(points: int) -> Html | None:
    """What cards are worth together."""
    return tag("span", tag("b", points), glyph("vp"), cls="sum") if points else None
