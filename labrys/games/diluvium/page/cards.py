"""Ruins Cards in a hand: faces for who holds them, backs for all others."""

from __future__ import annotations

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, tag, text
from labrys.boards.parts import section
from labrys.boards.sentences import Sentences
from labrys.boards.tips import labelled
from labrys.games.diluvium.content.model import Content
from labrys.games.diluvium.page.art import sign
from labrys.games.diluvium.page.scene import Scene
from labrys.kernel.text.words import Words, capital


class Cards:
    """Draws Ruins Cards in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.say = Sentences(words).say
        self.numbers = {card.id: card.number for card in content.cards}

    def draw(self, scene: Scene) -> Html:
        """The hand of the player who is near; nothing while it is empty."""
        hand = scene.own["hand"]
        if not hand:
            return EMPTY
        seen: dict[str, int] = {}
        drawn: list[Html] = []
        for index, id in enumerate(hand):
            if id not in self.numbers:
                back = labelled(self.words.say("card-hidden"), sign("ruins"), cls="dl-back")
                drawn.append(tag("li", back))
                continue
            copy = seen[id] = seen.get(id, 0) + 1
            part = f"card-{id}" if copy == 1 else ""
            piece = f"card-ruins-{scene.near}-{index}"
            drawn.append(tag("li", self.face(id), cls="dl-card", data_part=part, data_piece=piece))
        title = self.say("page-hand", count=len(hand))
        return section("dl-hand", title, tag("ul", *drawn, cls="dl-cards", data_origin="deck"))

    @kept
    def face(self, id: str) -> Html:
        number = self.numbers[id]
        name = self.words.thing("card", number)
        brief = capital(self.words.wording.brief("card", number))
        return tag("b", name) + tag("span", text(brief + "."), cls="dl-card-text")
