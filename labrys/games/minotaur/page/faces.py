"""Card faces of Minotaur Lords as HTML: power, house, type, columns and effect at a glance.

A face is the same everywhere; the style sheet lays it out by where it lies. Faces are kept once
made: a card that lies as it lay before costs nothing to draw again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import EMPTY, Html, join, listed, tag, text
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, tip
from labrys.games.minotaur.content.language import TRAITS
from labrys.games.minotaur.content.model import Card
from labrys.games.minotaur.facts.types import InPlay
from labrys.games.minotaur.game import MinotaurGame
from labrys.games.minotaur.page.effects import (
    KIND_ICONS,
    TRAIT_ICONS,
    TYPE_ICONS,
    effect,
    lords_icon,
)
from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.words import cards
from labrys.games.minotaur.words.wording import MinotaurWording
from labrys.kernel.clauses.arguments import bits
from labrys.kernel.text.words import Words, capital

KIND_WORDS: Final = {
    "M": "page-kind-military",
    "R": "page-kind-religious",
    "E": "page-kind-economic",
}
# Houses and bonus decks with a look of their own; those of a pack share one.
KNOWN_DECKS: Final = ("miron", "vess", "bonus")
# Counters are drawn one by one up to this number, then as a figure.
SEPARATE: Final = 3


# Words of so many letters are written smaller.
LONG: Final = 12


class Faces(Sentences):
    """Draws cards in one language, and has the sentences for what lies around them."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, MinotaurGame)
        assert isinstance(words.wording, MinotaurWording)
        self.wording: MinotaurWording = words.wording
        self.content = words.game.content
        self.cards: dict[str, Card] = {card.id: card for card in self.content.cards}
        self.pictures = pictures(words.game)

    def name(self, id: str) -> str:
        return cards.name(self.words, self.cards[id])

    def known(self, ids: Iterable[str]) -> list[str]:
        """The cards that are seen, by phase and number."""
        found = [id for id in ids if id in self.cards]
        return sorted(found, key=lambda id: (self.cards[id].phase, self.cards[id].number))

    # ---- faces

    @kept
    def card(self, id: str, state: str = "") -> Html:
        """A card that is in no column: in a hand, a pile, a deck list. `state` are classes."""
        card = self.cards[id]
        return self.face(card, state, printed_power(card))

    @kept_facts
    def in_play(self, card: InPlay, state: str = "") -> Html:
        """A card in a column or the centre, with its current power and its counters."""
        data = self.cards[card["id"]]
        notes: list[Html] = []
        shown = ""
        if "power" in card:
            notes.append(self.reasons(card))
            shown = str(card["power"])
            if card["power"] > data.power and not data.counted:
                state += " raised"
        if card["curses"]:
            state += " cursed"
        tokens = self.tokens(data, card["curses"])
        if card["used"]:
            notes.append(self.say("page-used"))
            tokens += tag("span", lords_icon("used"), cls="used")
        return self.face(data, state, shown, tokens, join(notes, " · "))

    def face(
        self, card: Card, state: str, power: str, tokens: Html = EMPTY, note: Html = EMPTY
    ) -> Html:
        """The whole card; `note` is what is true of it now."""
        label, body, told = self.print(card)
        if note:
            told += tag("span", Html(capital(note)), cls="now")
        disc = tag("span", power, cls="power") if power else EMPTY
        look = self.look(self.content.decks[card.deck].id)
        return tag(
            "div",
            aloud(join([label, note], " ") if note else label),
            tag("span", disc, body, tokens, cls="face", aria_hidden="true"),
            tip(told),
            cls=f"card {look} {TYPE_ICONS[card.type]} {state}",
            tabindex=0,
            data_part=f"card-{card.id}".replace(" ", "-"),
            data_piece=f"card-{slug(card.id)}",
        )

    @kept
    def print(self, card: Card) -> tuple[Html, Html, Html]:
        """What never changes of a card: its words aloud, its face, its tip."""
        name = text(cards.name(self.words, card))
        facts = text(capital(self.facts(card)))
        rules = text(cards.rules(self.words, card))
        marks = [lords_icon(TYPE_ICONS[card.type])]
        marks += [lords_icon(TRAIT_ICONS[index]) for index in bits(card.traits)]
        places = [lords_icon(KIND_ICONS[index]) for index in bits(card.icons)]
        body = [
            tag("span", lords_icon(self.look(self.content.decks[card.deck].id)), cls="stripe"),
            tag("span", lords_icon(self.picture(card)), cls="art"),
            tag("span", card.phase, cls="phase"),
            tag("span", name, cls="name long" if longest_word(name) >= LONG else "name"),
            tag("span", *marks, tag("span", *places, cls="places"), cls="marks"),
            effect(card),
        ]
        told = join([tag("b", name), tag("i", facts), rules])
        return join([name, facts, rules], ". "), join(body), told

    def facts(self, card: Card) -> str:
        """What is printed around the text, in words."""
        words = self.words
        deck = self.content.decks[card.deck]
        parts = [cards.short_facts(words, card)]
        if card.icons:
            kinds = [words.say(KIND_WORDS[kind]) for kind in cards.kinds(card)]
            parts.append(words.series(kinds))
        if card.curses:
            parts.append(words.say("card-curses", count=card.curses))
        traits = [words.say(f"trait-{TRAITS[index]}") for index in bits(card.traits)]
        return " · ".join([*parts, *traits, deck.name.get(words.language, deck.id)])

    def look(self, deck: str) -> str:
        return deck if deck in KNOWN_DECKS else "house"

    def picture(self, card: Card) -> str:
        own = f"card-{slug(card.id)}"
        return own if f"lords-{own}" in self.pictures else TYPE_ICONS[card.type]

    def tokens(self, card: Card, curses: int) -> Html:
        """Curse counters lying on a card."""
        if not curses:
            return EMPTY
        figure = tag("b", curses) if curses > SEPARATE else None
        tokens = [
            tag(
                "span",
                lords_icon("curse"),
                figure,
                cls="curse",
                data_piece=f"curse-{slug(card.id)}-{index}",
            )
            for index in range(1, 2 if figure else curses + 1)
        ]
        return tag("span", *tokens, cls="curses")

    def reasons(self, card: InPlay) -> Html:
        """How the current power comes about."""
        if card["curses"]:
            return self.say("account-cursed", count=card["curses"])
        (_, printed), *more = card["why"]
        if not more:
            return self.say("account-plain", power=card["power"])
        number = self.cards[card["id"]].number
        texts = [str(printed)]
        for source, amount in more:
            origin = self.cards[str(source)].number if source in self.cards else NONE
            texts.append(self.wording.bonus(number, origin, int(amount)))
        return self.say("account-power", power=card["power"], parts=", ".join(texts))

    def backs(self, seat: int, count: int) -> list[Html]:
        """Cards of which only the back is seen, one behind the other."""
        return [tag("span", cls="back", data_piece=f"back-{seat}-{n}") for n in range(count)]

    def row(self, drawn: Sequence[Html], label: Html, kind: str = "") -> Html:
        """Cards as a list that is read aloud with its name."""
        if not drawn:
            return tag("div", cls=f"cards empty {kind}")
        return listed(drawn, cls=f"cards {kind}", aria_label=label)


def pictures(game: MinotaurGame) -> frozenset[str]:
    """The own names of this game's icons."""
    lines = (game.folder / "page" / "icons.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line.split()[0] for line in lines if line and not line.startswith("#"))


def longest_word(name: str) -> int:
    """How many letters a line must have room for: a name is broken between words only."""
    return max(len(word) for word in name.replace("-", " ").split())


def printed_power(card: Card) -> str:
    if not card.icons:
        return ""
    return "X" if card.counted else str(card.power)


def slug(id: str) -> str:
    return re.sub("[^a-z0-9]+", "-", id.lower())
