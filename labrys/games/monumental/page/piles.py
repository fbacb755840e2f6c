"""What lies in piles, for those who want to look through them: the own City deck and discard, what
may still come from the Development deck, what was archived (MD-RULE-36).
"""

from __future__ import annotations

from collections import Counter

from labrys.boards.layout import drawer
from labrys.boards.markup import EMPTY, Html, tag
from labrys.games.monumental.page.art import sign
from labrys.games.monumental.page.faces import ERAS, Faces
from labrys.games.monumental.page.scene import Scene, known


class Piles:
    """Draws the contents of piles in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        duel = scene.duel
        realm = scene.realm(scene.near)
        groups: list[Html] = []
        if scene.mine(scene.near):
            groups.append(self.group("page-pile-deck", [*realm.known, *known(realm.deck)]))
            groups.append(self.group("page-pile-discard", realm.discard))
        for seat in (scene.near, scene.far):
            archived = scene.realm(seat).archived
            name = scene.sitters[seat].name
            groups.append(self.group("page-pile-archived", archived, name=name))
        for era, cards in enumerate(duel.eras, 1):
            groups.append(self.group("page-pile-era", cards, era=ERAS[era]))
        groups.append(self.group("page-pile-washed", duel.washed))
        inside = tag("div", *groups, cls="mo-contents")
        return drawer("mo-piles", self.say("page-piles"), inside, key="p", wide=200, look="part")

    def group(self, title: str, numbers: list[int], **parts: str) -> Html:
        """The cards of a pile by kind, each with how often it is there."""
        counted = Counter(known(numbers))
        if not counted:
            return EMPTY
        cards = sorted(counted, key=lambda number: (self.faces.content.cards[number].type, number))
        rows = []
        for number in cards:
            card = self.faces.content.cards[number]
            count = tag("b", "×", counted[number]) if counted[number] > 1 else EMPTY
            face = sign(self.faces.kind(card)) + tag("span", self.faces.name(card)) + count
            rows.append(tag("li", self.faces.card(card, face, look="line")))
        heading = self.say(title, count=len(numbers), **parts)
        return tag("div", tag("h4", heading), tag("ul", *rows))
