"""Card faces of Minotaur Lords as HTML: power, house, type, columns and effect at a glance.

A face is the same everywhere; the style sheet lays it out by where it lies. Faces are kept once
made: a card that lies as it lay before costs nothing to draw again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from labrys.games.minotaur import wording_cards as cards
from labrys.games.minotaur.board.facts import InPlay
from labrys.games.minotaur.board.page_effects import (
    KIND_ICONS,
    TRAIT_ICONS,
    TYPE_ICONS,
    effect,
    lords_icon,
)
from labrys.games.minotaur.content import Card
from labrys.games.minotaur.game import MinotaurGame
from labrys.games.minotaur.language import TRAITS
from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.wording import MinotaurWording
from labrys.kernel.pageboard import escape
from labrys.kernel.words import Said, Words, capital

KIND_WORDS: Final = {
    "M": "page-kind-military",
    "R": "page-kind-religious",
    "E": "page-kind-economic",
}
# Houses and bonus decks with a look of their own; those of a pack share one.
KNOWN_DECKS: Final = ("miron", "vess", "bonus")
# Counters are drawn one by one up to this number, then as a figure.
SEPARATE: Final = 3
# Faces in play change with their power; what is kept stays small.
MOST_KEPT: Final = 4000


class Faces:
    """Draws cards in one language."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.game, MinotaurGame)
        assert isinstance(words.wording, MinotaurWording)
        self.words = words
        self.wording: MinotaurWording = words.wording
        self.content = words.game.content
        self.cards: dict[str, Card] = {card.id: card for card in self.content.cards}
        self.pictures = pictures(words.game)
        self.said: dict[tuple[str, tuple[tuple[str, Said], ...]], str] = {}
        self.printed: dict[str, tuple[str, str, str]] = {}
        self.kept: dict[tuple[object, ...], str] = {}

    def say(self, message: str, /, **parts: Said) -> str:
        """A message as HTML, kept: making sentences is what takes time."""
        key = (message, tuple(parts.items()))
        text = self.said.get(key)
        if text is None:
            if len(self.said) > MOST_KEPT:
                self.said.clear()
            text = self.said[key] = escape(self.words.say(message, **parts))
        return text

    def name(self, id: str) -> str:
        return cards.name(self.words, self.cards[id])

    def known(self, ids: Iterable[str]) -> list[str]:
        """The cards that are seen, by phase and number."""
        found = [id for id in ids if id in self.cards]
        return sorted(found, key=lambda id: (self.cards[id].phase, self.cards[id].number))

    # ---- faces

    def card(self, id: str, state: str = "", note: str = "") -> str:
        """A card that is in no column: in a hand, a pile, a deck list. `state` are classes."""
        key = (id, state, note)
        drawn = self.kept.get(key)
        if drawn is None:
            card = self.cards[id]
            drawn = self.keep(key, self.face(card, state, printed_power(card), "", note))
        return drawn

    def in_play(self, card: InPlay, state: str = "") -> str:
        """A card in a column or the centre, with its current power and its counters."""
        why = tuple(tuple(part) for part in card.get("why", ()))
        key = (card["id"], card["curses"], card["used"], card.get("power"), why, state)
        drawn = self.kept.get(key)
        if drawn is None:
            drawn = self.keep(key, self.in_play_now(card, state))
        return drawn

    def in_play_now(self, card: InPlay, state: str) -> str:
        data = self.cards[card["id"]]
        notes: list[str] = []
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
            tokens += f'<span class="used">{lords_icon("used")}</span>'
        return self.face(data, state, shown, tokens, " · ".join(notes))

    def keep(self, key: tuple[object, ...], drawn: str) -> str:
        if len(self.kept) > MOST_KEPT:
            self.kept.clear()
        self.kept[key] = drawn
        return drawn

    def face(self, card: Card, state: str, power: str, tokens: str, note: str) -> str:
        """The whole card; `note` is what is true of it now."""
        if card.id not in self.printed:
            self.printed[card.id] = self.print(card)
        label, body, tip = self.printed[card.id]
        spoken = f"{label} {note}" if note else label
        added = f'<span class="now">{capital(note)}</span>' if note else ""
        disc = f'<span class="power">{power}</span>' if power else ""
        kind = TYPE_ICONS[card.type]
        house = self.look(self.content.decks[card.deck].id)
        return (
            f'<div class="card {house} {kind} {state}" tabindex="0"'
            f' data-part="{part_of(card.id)}" data-piece="{piece_of(card.id)}">'
            f'{aloud(spoken)}<span class="face" aria-hidden="true">'
            f"{disc}{body}{tokens}</span>"
            f'<span class="tip" aria-hidden="true">{tip}{added}</span></div>'
        )

    def print(self, card: Card) -> tuple[str, str, str]:
        """What never changes of a card: its words aloud, its face, its tip."""
        name = escape(cards.name(self.words, card))
        facts = escape(capital(self.facts(card)))
        rules = escape(cards.rules(self.words, card))
        house = self.look(self.content.decks[card.deck].id)
        marks = [lords_icon(TYPE_ICONS[card.type])]
        marks += [lords_icon(TRAIT_ICONS[index]) for index in cards.bits(card.traits)]
        places = "".join(lords_icon(KIND_ICONS[index]) for index in cards.bits(card.icons))
        body = (
            f'<span class="stripe">{lords_icon(house)}</span>'
            f'<span class="art">{lords_icon(self.picture(card))}</span>'
            f'<span class="phase">{card.phase}</span>'
            f'<span class="name">{name}</span>'
            f'<span class="marks">{"".join(marks)}<span class="places">{places}</span></span>'
            f"{effect(card)}"
        )
        return f"{name}. {facts}. {rules}", body, f"<b>{name}</b><i>{facts}</i>{rules}"

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
        traits = [words.say(f"trait-{TRAITS[index]}") for index in cards.bits(card.traits)]
        return " · ".join([*parts, *traits, deck.name.get(words.language, deck.id)])

    def look(self, deck: str) -> str:
        return deck if deck in KNOWN_DECKS else "house"

    def picture(self, card: Card) -> str:
        own = f"card-{slug(card.id)}"
        return own if f"lords-{own}" in self.pictures else TYPE_ICONS[card.type]

    def tokens(self, card: Card, curses: int) -> str:
        """Curse counters lying on a card."""
        if not curses:
            return ""
        eye = lords_icon("curse")
        piece = f"curse-{slug(card.id)}"
        if curses > SEPARATE:
            token = f'<span class="curse" data-piece="{piece}-1">{eye}<b>{curses}</b></span>'
            return f'<span class="curses">{token}</span>'
        tokens = "".join(
            f'<span class="curse" data-piece="{piece}-{index}">{eye}</span>'
            for index in range(1, curses + 1)
        )
        return f'<span class="curses">{tokens}</span>'

    def reasons(self, card: InPlay) -> str:
        """How the current power comes about, as HTML."""
        if card["curses"]:
            return self.say("account-cursed", count=card["curses"])
        (_, printed), *more = card["why"]
        if not more:
            return self.say("account-plain", power=card["power"])
        number = self.cards[card["id"]].number
        texts = [str(printed)]
        for source, amount in more:
            origin = self.cards[source].number if source in self.cards else NONE
            texts.append(self.wording.bonus(number, origin, amount))
        parts = ", ".join(texts)
        return escape(self.words.say("account-power", power=card["power"], parts=parts))

    def backs(self, seat: int, count: int) -> str:
        """Cards of which only the back is seen, one behind the other."""
        return "".join(
            f'<span class="back" data-piece="back-{seat}-{index}"></span>' for index in range(count)
        )

    def row(self, drawn: Sequence[str], label: str, kind: str = "") -> str:
        """Cards as a list that is read aloud with its name."""
        if not drawn:
            return f'<div class="cards empty {kind}"></div>'
        items = "".join(f"<li>{card}</li>" for card in drawn)
        return f'<ul class="cards {kind}" aria-label="{label}">{items}</ul>'


def pictures(game: MinotaurGame) -> frozenset[str]:
    """The own names of this game's icons."""
    lines = (game.folder / "board" / "icons.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line.split()[0] for line in lines if line and not line.startswith("#"))


def printed_power(card: Card) -> str:
    if not card.icons:
        return ""
    return "X" if card.counted else str(card.power)


def aloud(text: str) -> str:
    """What is read aloud in the place of what is only seen."""
    return f'<span class="visually-hidden">{text}</span>'


def slug(id: str) -> str:
    return re.sub("[^a-z0-9]+", "-", id.lower())


def part_of(id: str) -> str:
    """As the lexicon names it: see `kernel.pageboard.named_parts`."""
    return escape(f"card-{id}".replace(" ", "-"))


def piece_of(id: str) -> str:
    return f"card-{slug(id)}"
