"""Between two games of a match: what leaves the deck, and what comes in from the bonus deck."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.markup import EMPTY, Html, tag
from labrys.boards.parts import pane
from labrys.boards.people import named
from labrys.games.minotaur.page.effects import lords_icon
from labrys.games.minotaur.page.faces import Faces
from labrys.games.minotaur.page.scene import Scene
from labrys.games.minotaur.rules.end import Remove, TakeBonus, most_removed, pool_of


class Exchange:
    """Draws the exchange in one language. Every card lies in one place only: in the deck, among
    the cards that are new in it, in the tray of those that leave, or in the bonus deck."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        winner = scene.table["winner"]
        lines = [tag("h3", self.say("page-exchange"))]
        if winner is not None:
            name = scene.sitters[winner].name
            lines.append(tag("p", self.say("page-last-game", name=name)))
        lines.append(self.steps(scene))
        seats = [scene.near] if scene.view.seat >= 0 else [scene.far, scene.near]
        decks = [self.deck(scene, seat) for seat in seats]
        if scene.view.seat >= 0 and isinstance(scene.step, TakeBonus):
            lines += [self.incoming(scene, scene.near), self.bonus(scene), *decks]
        else:
            lines += [*(self.incoming(scene, seat) for seat in seats), *decks, self.bonus(scene)]
        return tag("div", *lines, cls="exchange")

    def steps(self, scene: Scene) -> Html:
        """Both remove, then the loser takes, then the winner (ML-MATCH-03 to 05)."""
        winner = scene.table["winner"] or 0
        taking = scene.step.seat if isinstance(scene.step, TakeBonus) else -1
        now = 0 if isinstance(scene.step, Remove) else 1 if taking != winner else 2
        texts = [
            self.say("page-step-remove", count=scene.lords.content.most_removed),
            self.say("page-step-take", name=scene.sitters[1 - winner].name),
            self.say("page-step-take", name=scene.sitters[winner].name),
        ]
        items = [
            tag("li", text, cls="now", aria_current="step") if index == now else tag("li", text)
            for index, text in enumerate(texts)
        ]
        return tag("ol", *items, cls="steps")

    def deck(self, scene: Scene, seat: int) -> Html:
        """The viewer's own cards, and what leaves them; those of the other are secret."""
        if not scene.mine(seat):
            return EMPTY
        leaving = self.leaving(scene, seat)
        own = [id for id in self.staying(scene, seat) if self.is_own(scene, seat, id)]
        parts: list[Html] = []
        if isinstance(scene.step, Remove):
            room = most_removed(scene.lords, seat) - len(leaving)
            parts.append(
                self.tray(leaving, room, self.say("page-leaving", count=len(leaving)), "out")
            )
        title = self.say("page-own-deck", count=len(own))
        parts += [tag("h4", title), self.grid(own, title)]
        return pane("section", f"deck-list-{seat}", *parts, cls="deck-list")

    def incoming(self, scene: Scene, seat: int) -> Html:
        """What is new in a player's deck, with places for what is still to come."""
        new = [id for id in self.staying(scene, seat) if not self.is_own(scene, seat, id)]
        room = self.to_take(scene, seat)
        if not new and not room:
            return EMPTY
        tray = self.tray(new, room, self.say("page-new", count=len(new)), "in")
        return tray if scene.mine(seat) else tag("p", named(scene.sitters[seat])) + tray

    def staying(self, scene: Scene, seat: int) -> list[str]:
        """The cards of a deck that are seen and not on their way out."""
        leaving = self.leaving(scene, seat)
        return [id for id in self.faces.known(scene.side(seat)["deck_list"]) if id not in leaving]

    def is_own(self, scene: Scene, seat: int, id: str) -> bool:
        return self.house_of(id) == scene.side(seat)["house"]

    def to_take(self, scene: Scene, seat: int) -> int:
        """How many cards a player still has to take."""
        step = scene.step
        return step.left if isinstance(step, TakeBonus) and step.seat == seat else 0

    def leaving(self, scene: Scene, seat: int) -> list[str]:
        """The cards the viewer has named so far; those of the other are secret."""
        if not isinstance(scene.step, Remove) or not scene.mine(seat):
            return []
        blocks = scene.lords.blocks
        named = [option for option in scene.step.answers[seat] if option != blocks.done]
        return [scene.ids[option - blocks.remove] for option in named]

    def bonus(self, scene: Scene) -> Html:
        """The bonus deck: white cards, and those that houses have put there."""
        pools = scene.lords.bonus
        if scene.view.seat >= 0:
            pools = [pool_of(scene.lords, scene.view.seat)]
        cards = self.faces.known(scene.ids[card] for pool in pools for card in pool)
        white = [id for id in cards if self.is_bonus(id)]
        put = [id for id in cards if not self.is_bonus(id)]
        title = self.say("page-bonus", count=len(cards))
        parts = [tag("h4", title), self.grid(white, title)]
        if put:
            title = self.say("page-put", count=len(put))
            parts += [tag("h4", title), self.grid(put, title)]
        return pane("section", "bonus-list", *parts, cls="bonus-list")

    def house_of(self, id: str) -> str:
        return self.faces.content.decks[self.faces.cards[id].deck].id

    def is_bonus(self, id: str) -> bool:
        return self.faces.content.decks[self.faces.cards[id].deck].is_bonus

    def grid(self, ids: Sequence[str], label: Html) -> Html:
        return self.faces.row([self.faces.card(id) for id in ids], label, "small")

    def tray(self, ids: Sequence[str], room: int, title: Html, kind: str) -> Html:
        """Cards on their way, and empty places for those still to come."""
        places = [self.faces.card(id) for id in ids] + [tag("span", cls="vacant")] * room
        head = tag("h4", lords_icon("new"), title)
        return tag("div", head, self.faces.row(places, title, "small"), cls=f"tray {kind}")
