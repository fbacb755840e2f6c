"""What an option names, in small, beside its words: what a City would yield, a card, a price."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.games.monumental.content.language import NONE, G, M, P, S
from labrys.games.monumental.content.model import Card
from labrys.games.monumental.game import as_duel
from labrys.games.monumental.page.art import NAMES, amount, die, token, yields
from labrys.games.monumental.page.effects import bonus, deed, effects, row
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.rules.city import yields as city_yields
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.options import DICE_SETS, WARLORD_PLACE
from labrys.games.monumental.rules.prices import top_province
from labrys.games.monumental.rules.text import Branch
from labrys.kernel.clauses.showing import marks
from labrys.kernel.view import View

# What `rules.options.PAYMENTS` are, in the same order
PAID_WITH: Final = (P, S, M, G)
# Parts of options that are places where a card lies
AT_PLACES: Final = ("space", "place")


class Tokens:
    """Draws what options name."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def draw(self, option: int, view: View) -> Html:
        card = self.named(option, view)
        drawn = self.drawn(option, view)
        text = tag("span", drawn, cls="token mo-token", aria_hidden="true") if drawn else EMPTY
        return text if card is None else self.seen(card) + text

    def named(self, option: int, view: View) -> Card | None:
        """The card that an option names, or that lies where it points."""
        duel = as_duel(view.concealed)
        seat = max(view.seat, 0)
        block = duel.blocks.lexicon.of(option)
        number = NONE
        if block.verb == "complete":
            number = duel.realms[seat].wonder
        elif block.verb == "conquer":
            top = top_province(duel, 1 - seat)
            number = duel.realms[1 - seat].provinces[top] if top != NONE else NONE
        elif block.parts and block.parts[0].kind == "card":
            number = block.members(option)[0]
        elif block.parts and block.parts[0].kind in AT_PLACES:
            place = block.members(option)[0]
            number = duel.realms[seat].card_at(place) if place < WARLORD_PLACE else NONE
        return None if number == NONE else duel.content.cards[number]

    @kept
    def seen(self, card: Card) -> Html:
        """Its picture on the band of its kind."""
        look = f"token seen mo-token mo-seen mo-card {self.faces.look(card)}"
        return tag("span", self.faces.picture(card), cls=look, aria_hidden="true")

    def drawn(self, option: int, view: View) -> Html:
        duel = as_duel(view.concealed)
        block = duel.blocks.lexicon.of(option)
        members = block.members(option)
        verb = block.verb
        if verb == "activate":
            gained = city_yields(duel, max(view.seat, 0), members[0], members[1])
            return join([amount(each, count) for each, count in enumerate(gained) if count])
        if verb == "reroll":
            dice = [int(number) - 1 for number in DICE_SETS[members[0]].split("+")]
            return join([die(duel.rolled[one]) for one in dice if one < len(duel.rolled)])
        if verb == "resolve":
            return die(duel.rolled[members[0]]) if members[0] < len(duel.rolled) else EMPTY
        if verb == "branch":
            return self.branch(duel, members[0])
        if verb == "espionage":
            return self.spying(duel.content.cards[members[0]])
        card = self.named(option, view)
        if card is not None:
            return self.text(card)
        if block.parts and block.parts[0].kind == "resource":
            return token(NAMES[PAID_WITH[members[0]]])
        return EMPTY

    def branch(self, duel: Duel, index: int) -> Html:
        """One of the texts that the card at work lets its owner choose from."""
        step = duel.agenda[-1] if duel.agenda else None
        if not isinstance(step, Branch) or index >= len(step.choice.options):
            return EMPTY
        return row(marks(step.choice.options[index]))

    @kept
    def text(self, card: Card) -> Html:
        """What it gives and what it does; nothing of a card that is only counted."""
        return join([yields(tuple(card.gives)), effects(card), bonus(card)])

    @kept
    def spying(self, card: Card) -> Html:
        faces = [
            tag("span", tag("b", name, cls="mo-pip"), deed(skill), cls="mo-ability")
            for name, skill in zip(("4", "5", "6"), card.faces[2:])
        ]
        return join(faces)
