"""What a player has in stock: resources, Victory Points and Agent dice.

Each token is a piece of its own: when a City is activated, they are seen to fly from the cards that
gave them.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag, text
from labrys.boards.tips import aloud, tip
from labrys.games.monumental.content.language import NONE, VP, C, G, M, P, S
from labrys.games.monumental.content.model import SPACES
from labrys.games.monumental.page.art import NAMES, die, token
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.options import PAYMENTS, PLACE_NAMES
from labrys.games.monumental.rules.realm import Realm
from labrys.games.monumental.words import cards

# Those that are lost at the end of a round, then those that are kept (MD-RES-04, MD-RES-06)
ORDER: Final = (P, S, M, G, C, VP)
LETTERS: Final = {P: "p", S: "s", M: "m", G: "g", C: "c", VP: "vp"}
# More tokens than this lie under the others.
SEEN: Final = 5


class Supply:
    """Draws supplies in one language."""

    def __init__(self, faces: Faces) -> None:
        self.words = faces.words
        self.say = faces.say

    def draw(self, scene: Scene, seat: int) -> Html:
        realm = scene.realm(seat)
        items = [self.resource(scene, seat, resource) for resource in ORDER]
        name = scene.sitters[seat].name
        label = self.say("page-supply", name=name)
        dice = self.dice(name, seat, realm.dice, scene.duel.content.most_dice)
        return tag("ul", *items, dice, cls="mo-supply", aria_label=label)

    def resource(self, scene: Scene, seat: int, resource: int) -> Html:
        realm = scene.realm(seat)
        count = realm.supply[resource]
        letter = LETTERS[resource]
        part = f"supply-{letter}" if scene.mine(seat) and letter in PAYMENTS else ""
        origins = givers(scene, realm, resource, scene.where(seat))
        pieces = [
            tag(
                "span",
                token(NAMES[resource]),
                cls="mo-piece",
                data_piece=f"token-{seat}-{letter}-{index}",
                data_origin=origins[index] if index < len(origins) else f"stock-{seat}",
            )
            for index in range(min(count, SEEN))
        ]
        seen = tag(
            "span",
            aloud(self.told(resource, count)),
            tag("span", *(pieces or [token(NAMES[resource])]), cls="mo-heap", aria_hidden="true"),
            tag("b", count, data_count=f"{letter}-{seat}", aria_hidden="true"),
            tip(self.told(resource, count), tag("span", self.say(f"page-about-{NAMES[resource]}"))),
            cls=f"mo-res{'' if count else ' mo-none'}{' mo-kept' if resource == G else ''}",
            data_part=part,
        )
        return tag("li", seen)

    @kept
    def told(self, resource: int, count: int) -> Html:
        return text(cards.amount(self.words, resource, count))

    @kept
    def dice(self, name: str, seat: int, count: int, most: int) -> Html:
        """Agent dice, and places for those that may still be trained (MD-SPY-03)."""
        told = self.say("page-dice", name=name, count=count, most=most)
        dice = [
            tag("span", die(0), cls="mo-piece", data_piece=f"die-own-{seat}-{index}")
            for index in range(count)
        ]
        free = tag("span", cls="mo-no-die") * (most - count)
        seen = tag("span", *dice, free, cls="mo-dice", aria_hidden="true")
        return tag("li", aloud(told), seen, tip(told), cls="mo-agents")


def givers(scene: Scene, realm: Realm, resource: int, where: str) -> list[str]:
    """The parts of the activated cards that give a resource, one for each token."""
    prefix = "at" if where == "near" else "rival"
    found: list[str] = []
    for space in range(SPACES):
        card = realm.tops[space]
        if card != NONE and realm.is_turned(space):
            found += [f"{prefix}-{PLACE_NAMES[space]}"] * scene.card(card).gives[resource]
    return found
