"""The civilizations to choose from before the Cities are laid out, with the cards of each."""

from __future__ import annotations

from labrys.boards.markup import EMPTY, Html, tag
from labrys.boards.parts import pane
from labrys.boards.people import named
from labrys.games.monumental.content.model import Civilization
from labrys.games.monumental.page.art import sign
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.setup import PickCivilization, candidates
from labrys.games.monumental.words import cards


class Peoples:
    """Draws the civilizations in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        content = scene.duel.content
        peoples = [
            tag("li", self.people(scene, content.civilizations[number]))
            for number in candidates(scene.duel)
        ]
        title = tag("h3", self.say("page-peoples"))
        return pane("section", "mo-peoples", title, tag("ul", *peoples), cls="mo-peoples")

    def people(self, scene: Scene, civilization: Civilization) -> Html:
        """A people with its own cards, and who plays it."""
        own = [number for number in civilization.deck if self.is_own(number)]
        numbers = [*own, *civilization.policies, civilization.warlord, civilization.scout]
        rows = [tag("li", self.line(number)) for number in dict.fromkeys(numbers)]
        taken = self.taken(scene, civilization)
        emblem = self.faces.emblem(civilization)
        head = tag("b", sign(emblem), self.faces.people(civilization), cls="mo-name")
        lines = tag("p", self.say("page-lays-at-lines")) if civilization.at_lines else EMPTY
        return tag(
            "div",
            head,
            taken,
            lines,
            tag("ul", *rows, cls="mo-own"),
            cls=f"mo-people of-{emblem}",
            data_part=f"civilization-{civilization.id}",
        )

    def is_own(self, number: int) -> bool:
        return self.faces.content.cards[number].set >= 0

    def line(self, number: int) -> Html:
        card = self.faces.content.cards[number]
        words = " ".join(cards.texts(self.faces.words, card))
        name = tag("b", sign(self.faces.kind(card)), self.faces.name(card), cls="mo-name")
        return name + tag("span", words)

    def taken(self, scene: Scene, civilization: Civilization) -> Html:
        """Who has chosen it: the second player picks first (MD-RULE-38)."""
        step = scene.step
        if isinstance(step, PickCivilization) and step.taken == civilization.number:
            return tag("p", named(scene.sitters[1 - step.seat]))
        return EMPTY
