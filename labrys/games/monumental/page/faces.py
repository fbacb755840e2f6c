"""Cards of Monumental Duel as HTML: kind, what it gives, name, picture and effect at a glance.

A face is the same everywhere; the style sheet lays it out by where it lies: in a City, in the
river, in a stack, or beside a City.
"""

from __future__ import annotations

import re
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Child, Html, join, tag, text
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, tip
from labrys.games.monumental.content.language import (
    NONE,
    PILES,
    PROVINCE,
    PROVINCES,
    TYPES,
    WONDER,
    M,
)
from labrys.games.monumental.content.model import DEVELOPMENT, Card, Civilization
from labrys.games.monumental.game import MonumentalGame
from labrys.games.monumental.page.art import NAMES, amount, sign, token, yields
from labrys.games.monumental.page.effects import bonus, effects
from labrys.games.monumental.words import cards
from labrys.kernel.text.words import Words, capital

BARRICADE: Final = PILES.index("barricade")
UNITS: Final = ("scout", "warlord")
ERAS: Final = ("", "I", "II", "III")


class Faces(Sentences):
    """Draws cards in one language, and has the sentences for what lies around them."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, MonumentalGame)
        self.content = words.game.content
        self.pictures = pictures(words.game)

    # ---- what is printed

    @kept
    def name(self, card: Card) -> Html:
        return text(cards.name(self.words, card))

    @kept
    def tip(self, card: Card) -> Html:
        """The whole card in words."""
        facts = capital(cards.facts(self.words, card))
        rules = [tag("span", line) for line in cards.sentences(self.words, card)]
        return join([tag("b", self.name(card)), tag("i", facts), *rules])

    @kept
    def spoken(self, card: Card) -> Html:
        """The same for those who listen."""
        head = join([self.name(card), capital(cards.facts(self.words, card))], ". ")
        return join([head + ".", *cards.sentences(self.words, card)], " ")

    def kind(self, card: Card) -> str:
        """The class and icon of its kind; a Barricade is no Building to the eye."""
        if card.pile == BARRICADE:
            return "barricade"
        if card.type == PROVINCE:
            return PROVINCES[card.province]
        return TYPES[card.type]

    def look(self, card: Card) -> str:
        kind = TYPES[card.type]
        return "unit" if kind in UNITS else "barricade" if card.pile == BARRICADE else kind

    @kept
    def picture(self, card: Card) -> Html:
        own = f"card-{slug(card.id)}"
        name = own if f"city-{own}" in self.pictures else self.kind(card)
        return tag("span", sign(name), cls="mo-pic")

    @kept
    def print(self, card: Card) -> Html:
        """Type, resources, name, picture, effect: what never changes of a card in a City."""
        return join(
            [
                self.picture(card),
                tag("span", sign(self.kind(card)), cls="mo-type"),
                tag("span", yields(tuple(card.gives)), cls="mo-gives"),
                tag("span", self.name(card), cls="mo-name"),
                tag("span", effects(card), cls="mo-fx"),
            ]
        )

    # ---- civilizations

    @kept
    def people(self, civilization: Civilization) -> Html:
        return text(civilization.name.get(self.words.language, civilization.id))

    def emblem(self, civilization: Civilization) -> str:
        """The icon of a civilization; those of a pack share one."""
        return civilization.id if f"city-{civilization.id}" in self.pictures else "people"

    # ---- prices

    @kept
    def price(self, card: Card, due: int, missing: int = 0) -> Html:
        """What a card costs; where that is not what is printed, the printed price is struck. Of a
        Wonder both sections, the next one filled."""
        if card.paid == NONE:
            return EMPTY
        printed = tag("s", card.price) if due != card.price else EMPTY
        if card.type != WONDER:
            return self.paying(card.paid, missing, printed + tag("b", due))
        rings = tag("span", due, cls="mo-ring mo-next") + tag("span", card.second, cls="mo-ring")
        return self.paying(card.paid, missing, printed + rings)

    @kept
    def completing(self, card: Card, due: int, missing: int = 0) -> Html:
        """What the second section of a Wonder costs, the first being paid."""
        paid = tag("span", sign("used"), cls="mo-ring mo-paid")
        printed = tag("s", card.second) if due != card.second else EMPTY
        ring = tag("span", due, cls="mo-ring mo-next")
        return self.paying(card.paid, missing, paid + printed + ring)

    def paying(self, resource: int, missing: int, figures: Html) -> Html:
        """A price and its resource; what is missing for it stands beside it, in words: a number
        with a minus would be taken for a rebate."""
        lacking = self.say("page-lacking", count=missing)
        short = tag("span", lacking, cls="mo-short") if missing else EMPTY
        look = "mo-price dear" if missing else "mo-price"
        return tag("span", figures, token(NAMES[resource]), short, cls=look)

    # ---- cards wherever they lie

    def card(
        self,
        card: Card,
        *inside: Child,
        look: str = "",
        part: str = "",
        piece: str = "",
        note: Html = EMPTY,
        name: str = "div",
        also: str = "",
        picks: str = "",
    ) -> Html:
        """A card with what is drawn inside; `note` is what is true of it now."""
        told = self.tip(card) + (tag("span", note, cls="mo-now") if note else EMPTY)
        return tag(
            name,
            aloud(join([self.spoken(card), note], " ") if note else self.spoken(card)),
            tag("span", *inside, cls="mo-face", aria_hidden="true"),
            tip(told),
            cls=f"mo-card {self.look(card)} {look}".rstrip(),
            tabindex=0,
            data_part=part,
            data_piece=piece,
            data_also=also,
            data_picks=picks,
        )

    def piece(self, card: Card, elsewhere: str = "") -> str:
        """What a card is called as it moves. A Development card is one of its kind; of others there
        are copies, so they are told apart by where they lie."""
        name = f"card-{slug(card.id)}"
        return name if card.set == DEVELOPMENT or not elsewhere else f"{name}-{elsewhere}"

    @kept
    def strip(self, card: Card) -> Html:
        """A card of a Province stack: one line of it is seen."""
        if card.pile == BARRICADE:
            worth = self.defence(card)
        else:
            worth = amount(card.paid, card.price)
        name = tag("span", self.name(card), cls="mo-name")
        return join([sign(self.kind(card)), name, tag("span", worth, cls="mo-price")])

    @kept
    def defence(self, card: Card) -> Html:
        """What a Barricade adds to the price of the Province below it (MD-CONQ-02)."""
        return tag("span", "+", amount(M, card.defence), cls="mo-num")

    @kept
    def brief(self, card: Card) -> Html:
        """A card beside a City: kind, name and effect."""
        name = tag("b", sign(self.kind(card)), self.name(card), cls="mo-name")
        return name + tag("span", effects(card), bonus(card), cls="mo-fx")


@kept
def pictures(game: MonumentalGame) -> frozenset[str]:
    """The own names of this game's icons."""
    lines = (game.folder / "page" / "icons.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line.split()[0] for line in lines if line and not line.startswith("#"))


def slug(id: str) -> str:
    return re.sub("[^a-z0-9]+", "-", id.lower())
