"""What an option names, in small, beside its words: what a City would yield, a card, a price."""

from __future__ import annotations

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Child, Html, join, tag
from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.content.model import Card
from labrys.games.monumental.game import as_duel
from labrys.games.monumental.page.art import amount, die, sign, yields
from labrys.games.monumental.page.effects import bonus, deed, effects, row
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.rules.city import yields as city_yields
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.options import DICE_SETS, WARLORD_PLACE
from labrys.games.monumental.rules.text import Branch
from labrys.kernel.clauses.showing import marks
from labrys.kernel.view import View


class Tokens:
    """Draws what options name."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def draw(self, option: int, view: View) -> Html:
        drawn = self.drawn(option, view)
        return tag("span", drawn, cls="token mo-token", aria_hidden="true") if drawn else EMPTY

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
        if verb in ("next", "use", "may", "copy", "ready"):
            place = members[0]
            realm = duel.realms[max(view.seat, 0)]
            number = realm.card_at(place) if place < WARLORD_PLACE else NONE
            return self.text(duel.content.cards[number]) if number != NONE else EMPTY
        if verb == "espionage":
            return self.spying(duel.content.cards[members[0]])
        if block.parts and block.parts[0].kind == "card":
            return self.text(duel.content.cards[members[0]])
        return EMPTY

    def branch(self, duel: Duel, index: int) -> Html:
        """One of the texts that the card at work lets its owner choose from."""
        step = duel.agenda[-1] if duel.agenda else None
        if not isinstance(step, Branch) or index >= len(step.choice.options):
            return EMPTY
        return row(marks(step.choice.options[index]))

    @kept
    def text(self, card: Card) -> Html:
        """Its kind, what it gives and what it does."""
        icons: list[Child] = [sign(self.faces.kind(card)), yields(tuple(card.gives))]
        return join([*icons, effects(card), bonus(card)])

    @kept
    def spying(self, card: Card) -> Html:
        faces = [
            tag("span", tag("b", name, cls="mo-pip"), deed(skill), cls="mo-ability")
            for name, skill in zip(("4", "5", "6"), card.faces[2:])
        ]
        return join(faces)
