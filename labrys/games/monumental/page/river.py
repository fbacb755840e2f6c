"""The river between the two Cities: the Development deck is its source, six cards float down, the
lowest are washed away at the end of the round; below it the Basic Buildings and the Unrest.
"""

from __future__ import annotations

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, tag
from labrys.boards.parts import pane
from labrys.boards.tips import aloud, tip
from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.content.model import Card
from labrys.games.monumental.facts.clock import last_rounds
from labrys.games.monumental.page.art import sign, yields
from labrys.games.monumental.page.effects import bonus, effects
from labrys.games.monumental.page.faces import ERAS, Faces
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.display import goes_away


class River:
    """Draws the display and the common piles in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        title = tag("h3", self.say("page-river"), id="mo-river-title", cls="visually-hidden")
        return pane(
            "section",
            "mo-river",
            title,
            self.source(scene),
            self.stream(scene),
            self.piles(scene),
            cls="mo-river",
            aria_labelledby="mo-river-title",
        )

    # ---- the clock of the game

    def source(self, scene: Scene) -> Html:
        """How many cards are left, of which Era, and when the game will end (MD-END-02)."""
        duel = scene.duel
        left = sum(len(era) for era in duel.eras)
        era = next((n for n, cards in enumerate(duel.eras, 1) if cards), len(duel.eras))
        first, last = last_rounds(duel)
        if duel.last_round:
            when = tag("b", self.say("page-last-round"), cls="mo-last")
        else:
            message = "page-ends" if first < last else "page-ends-in"
            when = tag("span", self.say(message, first=first, last=last))
        told = self.say("page-source", count=left, era=ERAS[era])
        age = self.say("page-era", era=ERAS[era]) if left else EMPTY
        deck = tag(
            "span",
            aloud(told),
            tag("span", sign("deck"), tag("b", left), age, aria_hidden="true"),
            tip(told, tag("span", self.say("page-source-tip"))),
            cls="mo-tally",
            tabindex=0,
            data_part="source",
        )
        turn = tag("b", self.say("page-round", count=duel.round), cls="mo-tally")
        gone = self.gone(tuple(scene.card(card) for card in duel.washed))
        return tag("div", turn, when, deck, gone, cls="mo-source")

    @kept
    def gone(self, cards: tuple[Card, ...]) -> Html:
        """The Development discard: out of play, and open (MD-RULE-14)."""
        told = self.say("page-washed", count=len(cards))
        names = [tag("span", self.faces.name(card)) for card in reversed(cards)]
        return tag(
            "span",
            aloud(told),
            tag("span", sign("wash-away"), tag("b", len(cards)), aria_hidden="true"),
            tip(told, *names),
            cls="mo-tally",
            tabindex=0,
        )

    # ---- the display

    def stream(self, scene: Scene) -> Html:
        duel = scene.duel
        away = goes_away(duel)
        slots = [
            tag("li", self.floating(scene, card, card in away) if card != NONE else self.gap())
            for card in duel.display
        ]
        label = self.say("page-river")
        return tag("ol", *slots, cls="mo-stream", data_origin="source", aria_label=label)

    @kept
    def gap(self) -> Html:
        return tag("span", aloud(self.say("page-empty-slot")), cls="mo-gap")

    def floating(self, scene: Scene, number: int, away: bool) -> Html:
        """A card of the display with its price for the viewer, and what is missing for that."""
        card = scene.card(number)
        seat = scene.near
        due = scene.due(seat, number)
        return self.card(card, due, scene.missing(seat, card.paid, due), away)

    @kept
    def card(self, card: Card, due: int, missing: int, away: bool) -> Html:
        note = self.say("page-due", count=due, short=missing)
        if away:
            note += tag("span", " ", self.say("page-goes-away"))
        what = [
            tag("span", sign(self.faces.kind(card)), cls="mo-type"),
            tag("span", self.faces.name(card), cls="mo-name"),
            tag("span", yields(tuple(card.gives)), cls="mo-gives"),
        ]
        text = tag("span", effects(card), bonus(card), cls="mo-fx")
        face = [
            self.faces.picture(card),
            tag("span", *what, cls="mo-row"),
            tag("span", self.faces.price(card, due, missing), text, cls="mo-row"),
            tag("span", sign("wash-away"), cls="mo-away") if away else None,
        ]
        return self.faces.card(
            card,
            *face,
            look="floating away" if away else "floating",
            part=f"card-{card.id}",
            piece=self.faces.piece(card),
            note=note,
        )

    # ---- common piles

    def piles(self, scene: Scene) -> Html:
        duel = scene.duel
        piles = [
            tag("li", self.basic(scene, card, duel.piles[index]))
            for index, card in enumerate(duel.content.basics)
            if duel.piles[index] or duel.content.cards[card].pack in (NONE, *duel.packs)
        ]
        return tag("ul", *piles, self.unrest(duel.unrest), cls="mo-basics")

    def basic(self, scene: Scene, number: int, left: int) -> Html:
        card = scene.card(number)
        seat = scene.near
        due = scene.due(seat, number)
        missing = scene.missing(seat, card.paid, due) if left else 0
        return self.pile(card, left, due, missing)

    @kept
    def pile(self, card: Card, left: int, due: int, missing: int) -> Html:
        """The top of a Basic pile; when it is empty, there is nothing to buy (MD-ACQ-04)."""
        face = [
            tag("span", sign(self.faces.kind(card)), cls="mo-type"),
            tag("span", self.faces.name(card), cls="mo-name"),
            tag("span", "×", left, cls="mo-left"),
            self.faces.price(card, due, missing),
            tag("span", yields(tuple(card.gives)), cls="mo-gives"),
            self.faces.defence(card) if card.defence else None,
        ]
        note = self.say("page-pile", count=left, price=due, short=missing)
        look = "pile" if left else "pile bare"
        return self.faces.card(card, *face, look=look, part=f"card-{card.id}", note=note)

    @kept
    def unrest(self, left: int) -> Html:
        told = self.say("page-unrest-left", count=left)
        seen = tag("span", sign("unrest"), tag("b", left), aria_hidden="true")
        return tag("li", aloud(told), seen, tip(told), cls="mo-unrests", tabindex=0)
