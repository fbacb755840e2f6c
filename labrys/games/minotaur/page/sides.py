"""What lies before each player: hand, deck, discard pile, cards being looked at."""

from __future__ import annotations

from labrys.boards.kept import kept_facts
from labrys.boards.markup import EMPTY, Child, Html, tag
from labrys.boards.parts import pane
from labrys.boards.people import Sitter, named
from labrys.boards.tips import aloud, tip
from labrys.games.minotaur.facts.types import Side
from labrys.games.minotaur.page.effects import lords_icon
from labrys.games.minotaur.page.faces import Faces
from labrys.games.minotaur.page.scene import Scene
from labrys.games.minotaur.rules.piles import Recover


class Sides:
    """Draws both players' places in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say
        language = faces.words.language
        self.houses = {deck.id: deck.name.get(language, deck.id) for deck in faces.content.decks}

    def draw(self, scene: Scene, seat: int) -> Html:
        """A player's place; one's own hand lies open and large."""
        side = scene.side(seat)
        turn = " turn" if seat == scene.table["turn_seat"] and not scene.view.over else ""
        sitter = scene.sitters[seat]
        asked = isinstance(scene.step, Recover) and scene.step.seat == seat
        piles = [
            self.deck(sitter, side["deck"], side["under"], seat),
            EMPTY if scene.mine(seat) else self.hidden_hand(sitter, side["hand"], seat),
            self.discards(sitter, side["discard"], seat, asked),
        ]
        return pane(
            "section",
            f"lord-{seat}",
            tag("h3", named(sitter), self.house(side), cls="player"),
            tag("div", *piles, cls="piles"),
            self.looking(side),
            self.hand(scene, side) if scene.mine(seat) else self.known_hand(scene, side),
            cls=f"lord {scene.angle.where(seat)}{turn}",
        )

    def house(self, side: Side) -> Html:
        look = self.faces.look(side["house"])
        return tag("span", lords_icon(look), self.houses[side["house"]], cls=f"house {look}")

    def face(self, seen: Child, count: int, what: str) -> Html:
        """What a pile looks like, how many cards it has and what it is."""
        kind = tag("span", self.say(what), cls="what")
        return tag("span", seen, tag("b", count), kind, cls="face", aria_hidden="true")

    @kept_facts
    def deck(self, sitter: Sitter, count: int, under: list[str], seat: int) -> Html:
        """The draw pile; an empty one loses the game."""
        label = self.say("page-deck-aloud", name=sitter.name, count=count)
        seen = self.faces.known(under)
        known = EMPTY
        if seen:
            names = ", ".join(map(self.faces.name, seen))
            known = Html(" ") + self.say("page-under", cards=names)
        return tag(
            "div",
            aloud(label, known),
            self.face(tag("span", cls="back"), count, "page-deck"),
            tip(self.say("page-deck-tip"), known),
            cls=f"pile deck{' low' if count <= 3 else ''}",
            tabindex=0,
            data_part=f"deck-{seat}",
        )

    @kept_facts
    def hidden_hand(self, sitter: Sitter, hand: list[str], seat: int) -> Html:
        """The backs in a hand, counted; one's own cards are shown elsewhere."""
        count = len(hand)
        hidden = count - len(self.faces.known(hand))
        backs = tag("span", *self.faces.backs(seat, hidden), cls="backs")
        return tag(
            "div",
            aloud(self.say("page-hand-aloud", name=sitter.name, count=count)),
            self.face(backs, count, "page-hand"),
            cls="pile fan",
            data_part=f"hand-{seat}",
            data_origin=f"deck-{seat}",
        )

    def known_hand(self, scene: Scene, side: Side) -> Html:
        """Cards of the other hand that the viewer has seen (ML-RULE-51)."""
        known = self.faces.known(side["hand"])
        if not known:
            return EMPTY
        label = self.say("page-seen", name=scene.sitters[side["seat"]].name)
        drawn = [self.faces.card(id, scene.angle.state(id)) for id in known]
        return tag("div", tag("h4", label), self.faces.row(drawn, label, "small"), cls="seen")

    def hand(self, scene: Scene, side: Side) -> Html:
        label = self.say("page-own-hand", count=len(side["hand"]))
        known = self.faces.known(side["hand"])
        drawn = [self.faces.card(id, self.in_hand(scene, id)) for id in known]
        return tag(
            "div",
            tag("h4", label),
            self.faces.row(drawn, label, "large"),
            None if drawn else tag("p", self.say("page-empty-hand"), cls="none"),
            cls="hand",
            data_origin=f"deck-{side['seat']}",
        )

    def in_hand(self, scene: Scene, id: str) -> str:
        """Cards of the current phase stand out a little in the hand of who plays."""
        state = scene.angle.state(id)
        timely = self.faces.cards[id].phase == scene.lords.phase
        return f"{state} timely" if timely and scene.view.asked else state

    def looking(self, side: Side) -> Html:
        """Cards taken off the deck to be looked at; the others see how many."""
        count = len(side["looking"])
        if not count:
            return EMPTY
        known = self.faces.known(side["looking"])
        label = self.say("page-looking", count=count)
        if known:
            shown = self.faces.row([self.faces.card(id) for id in known], label, "large")
        else:
            shown = tag("span", tag("span", cls="back") * count, cls="backs")
        origin = f"deck-{side['seat']}"
        return tag("div", tag("h4", label), shown, cls="looking", data_origin=origin)

    @kept_facts
    def discards(self, sitter: Sitter, pile: list[str], seat: int, asked: bool) -> Html:
        """The open pile, newest first; it opens by itself when a card is taken from it."""
        label = self.say("page-discards-aloud", name=sitter.name, count=len(pile))
        heap = tag("span", lords_icon("discards"), cls="heap")
        face = self.face(heap, len(pile), "page-discards")
        if not pile:
            return tag("div", aloud(label), face, cls="pile bare")
        # A page that is morphed leaves open and shut as the player had it, so this is another pile.
        return tag(
            "details",
            tag("summary", aloud(label), face),
            self.faces.row([self.faces.card(id) for id in reversed(pile)], label, "small"),
            cls="pile discards",
            id=f"discards-{seat}-asked" if asked else f"discards-{seat}",
            open=asked,
        )
