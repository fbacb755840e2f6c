"""What lies before each player: hand, deck, discard pile, cards being looked at."""

from __future__ import annotations

from labrys.games.minotaur.board.facts import Side
from labrys.games.minotaur.board.page_effects import lords_icon
from labrys.games.minotaur.board.page_faces import Faces, aloud
from labrys.games.minotaur.board.page_scene import Scene
from labrys.games.minotaur.rules.piles import Recover
from labrys.kernel.pageboard import escape, pane


class Sides:
    """Draws both players' places in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.houses = {
            deck.id: escape(deck.name.get(faces.words.language, deck.id))
            for deck in faces.content.decks
        }

    def draw(self, scene: Scene, seat: int) -> str:
        """A player's place; one's own hand lies open and large."""
        side = scene.side(seat)
        where = "near" if seat == scene.near else "far"
        turn = " turn" if seat == scene.table["turn_seat"] and not scene.view.over else ""
        piles = (
            f'<div class="piles">{self.deck(scene, side)}{self.hidden_hand(scene, side)}'
            f"{self.discards(scene, side)}</div>"
        )
        hand = self.hand(scene, side) if scene.mine(seat) else self.known_hand(scene, side)
        order = [piles, self.looking(scene, side), hand]
        name = f'<h3 class="player">{scene.who(seat)}{self.house(side)}</h3>'
        look = f' class="lord {where}{turn}"'
        return pane("section", f"lord-{seat}", look, name + "".join(order))

    def house(self, side: Side) -> str:
        look = self.faces.look(side["house"])
        name = self.houses[side["house"]]
        return f'<span class="house {look}">{lords_icon(look)}{name}</span>'

    def deck(self, scene: Scene, side: Side) -> str:
        """The draw pile; an empty one loses the game."""
        count = side["deck"]
        seat = side["seat"]
        say = self.faces.say
        label = say("page-deck-aloud", name=scene.sitters[seat].name, count=count)
        under = self.faces.known(side["under"])
        known = ""
        if under:
            known = " " + say("page-under", cards=", ".join(map(self.faces.name, under)))
        low = " low" if count <= 3 else ""
        return (
            f'<div class="pile deck{low}" tabindex="0" data-part="deck-{seat}">'
            f'{aloud(label + known)}<span class="face" aria-hidden="true">'
            f'<span class="back"></span><b>{count}</b>'
            f'<span class="what">{say("page-deck")}</span></span>'
            f'<span class="tip" aria-hidden="true">{say("page-deck-tip")}{known}</span></div>'
        )

    def hidden_hand(self, scene: Scene, side: Side) -> str:
        """The backs in a hand, counted; one's own cards are shown elsewhere."""
        seat = side["seat"]
        if scene.mine(seat):
            return ""
        count = len(side["hand"])
        hidden = count - len(self.faces.known(side["hand"]))
        label = self.faces.say("page-hand-aloud", name=scene.sitters[seat].name, count=count)
        return (
            f'<div class="pile fan" data-part="hand-{seat}" data-origin="deck-{seat}">'
            f'{aloud(label)}<span class="face" aria-hidden="true"><span class="backs">'
            f"{self.faces.backs(seat, hidden)}</span><b>{count}</b>"
            f'<span class="what">{self.faces.say("page-hand")}</span></span></div>'
        )

    def known_hand(self, scene: Scene, side: Side) -> str:
        """Cards of the other hand that the viewer has seen (ML-RULE-51)."""
        known = self.faces.known(side["hand"])
        if not known:
            return ""
        label = self.faces.say("page-seen", name=scene.sitters[side["seat"]].name)
        drawn = [self.faces.card(id, scene.state(id)) for id in known]
        return f'<div class="seen"><h4>{label}</h4>{self.faces.row(drawn, label, "small")}</div>'

    def hand(self, scene: Scene, side: Side) -> str:
        say = self.faces.say
        label = say("page-own-hand", count=len(side["hand"]))
        drawn = [
            self.faces.card(id, self.in_hand(scene, id)) for id in self.faces.known(side["hand"])
        ]
        empty = "" if drawn else f'<p class="none">{say("page-empty-hand")}</p>'
        row = self.faces.row(drawn, label, "large")
        origin = f"deck-{side['seat']}"
        return f'<div class="hand" data-origin="{origin}"><h4>{label}</h4>{row}{empty}</div>'

    def in_hand(self, scene: Scene, id: str) -> str:
        """Cards of the current phase stand out a little in the hand of who plays."""
        state = scene.state(id)
        timely = self.faces.cards[id].phase == scene.lords.phase
        return f"{state} timely" if timely and scene.view.asked else state

    def looking(self, scene: Scene, side: Side) -> str:
        """Cards taken off the deck to be looked at; the others see how many."""
        count = len(side["looking"])
        if not count:
            return ""
        known = self.faces.known(side["looking"])
        label = self.faces.say("page-looking", count=count)
        drawn = self.faces.row([self.faces.card(id) for id in known], label, "large")
        shown = (
            drawn if known else f'<span class="backs">{"<span class=back></span>" * count}</span>'
        )
        origin = f"deck-{side['seat']}"
        return f'<div class="looking" data-origin="{origin}"><h4>{label}</h4>{shown}</div>'

    def discards(self, scene: Scene, side: Side) -> str:
        """The open pile, newest first; it opens by itself when a card is taken from it."""
        pile = side["discard"]
        seat = side["seat"]
        say = self.faces.say
        label = say("page-discards-aloud", name=scene.sitters[seat].name, count=len(pile))
        face = (
            f'<span class="face" aria-hidden="true"><span class="heap">{lords_icon("discards")}'
            f'</span><b>{len(pile)}</b><span class="what">{say("page-discards")}</span></span>'
        )
        if not pile:
            return f'<div class="pile bare">{aloud(label)}{face}</div>'
        asked = isinstance(scene.step, Recover) and scene.step.seat == seat
        drawn = [self.faces.card(id) for id in reversed(pile)]
        # A page that is morphed leaves open and shut as the player had it, so this is another pile.
        state = f'id="discards-{seat}-asked" open' if asked else f'id="discards-{seat}"'
        return (
            f'<details class="pile discards" {state}>'
            f"<summary>{aloud(label)}{face}</summary>"
            f"{self.faces.row(drawn, label, 'small')}</details>"
        )
