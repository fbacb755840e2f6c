"""What a row and a column would yield, before they are chosen: what they give, which effects apply
and which may then be used, what becomes of Unrest (MD-CITY-02 to -07).
"""

from __future__ import annotations

from labrys.boards.markup import EMPTY, Child, Html, join, tag
from labrys.boards.tips import aloud
from labrys.games.monumental.content.language import (
    DURING,
    GAINED,
    NONE,
    ON_ACTIVATE,
    RESOURCES,
    STOCK,
    Deed,
)
from labrys.games.monumental.content.model import Card, Skill
from labrys.games.monumental.page.art import NAMES, sign, struck, token
from labrys.games.monumental.page.effects import ability
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.parts import go
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.city import policies_at, spaces_of, yields
from labrys.games.monumental.rules.measures import holds

ROW_NAMES = ("I", "II", "III")
COLUMN_NAMES = ("A", "B", "C")


class Preview:
    """Draws the nine ways to activate a City, in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        """All nine; the style sheet shows the one that is pointed at or chosen."""
        if "activate" not in scene.asked:
            return EMPTY
        ways = [self.way(scene, row, column) for row in range(3) for column in range(3)]
        return tag("div", *ways, cls="mo-previews")

    def way(self, scene: Scene, row: int, column: int) -> Html:
        duel, seat = scene.duel, scene.near
        gained = yields(duel, seat, row, column)
        lines = {"row": ROW_NAMES[row], "column": COLUMN_NAMES[column]}
        return tag(
            "div",
            tag("h4", self.say("page-lines", **lines)),
            self.sums(gained),
            tag("ul", *self.effects(scene, row, column, gained), cls="mo-will"),
            tag(
                "span",
                self.say("page-activate", **lines),
                cls="mo-go",
                tabindex=0,
                data_part=go(row, column),
            ),
            cls=f"mo-way w{row + 1}{column + 1}",
        )

    def sums(self, gained: list[int]) -> Html:
        """The printed resources, and what they come to."""
        cells = [
            tag(
                "li",
                token(NAMES[resource]),
                tag("b", gained[resource]),
                aloud(self.say(f"resource-{STOCK[resource]}")),
                cls=None if gained[resource] else "mo-none",
            )
            for resource in range(RESOURCES - 1)
        ]
        return tag("ul", *cells, cls="mo-sums", aria_label=self.say("page-you-gain"))

    def effects(self, scene: Scene, row: int, column: int, gained: list[int]) -> list[Html]:
        """The cards with an effect: those that apply at once come first."""
        duel, seat = scene.duel, scene.near
        realm = scene.realm(seat)
        cards: list[Card] = []
        returned = 0
        for space in spaces_of(row, column):
            for number in (realm.tops[space], realm.unders[space]):
                if number == duel.content.unrest:
                    returned += 1
                elif number != NONE:
                    cards.append(scene.card(number))
        awake = policies_at(duel, seat, row, column)
        for index, number in enumerate(realm.policies):
            lies_at_line = realm.civilization.at_lines
            if awake >> index & 1 if lies_at_line else index == len(realm.policies) - 1:
                cards.append(scene.card(number))
        at_once: list[Html] = []
        later: list[Html] = []
        for card in cards:
            for skill in card.skills:
                applies = skill.timing in (ON_ACTIVATE, DURING)
                line = self.effect(scene, card, skill, gained)
                (at_once if applies else later).append(line)
        if returned:
            words = self.say("page-unrest-back", count=returned)
            at_once.append(tag("li", struck(sign("unrest")), tag("span", words)))
        return [*at_once, *later]

    def effect(self, scene: Scene, card: Card, skill: Skill, gained: list[int]) -> Html:
        """A card and one of its abilities; a condition that does not hold is marked."""
        name = tag("span", self.faces.name(card))
        icons: list[Child] = [ability(skill)]
        look = None
        if skill.condition is not None and not will_hold(scene, skill.condition, gained):
            look = "mo-unmet"
            icons.append(aloud(self.say("page-unmet")))
        return tag("li", sign(self.faces.kind(card)), name, join(icons), cls=look)


def will_hold(scene: Scene, condition: Deed, gained: list[int]) -> bool:
    """Whether a condition will be met once the printed resources are there."""
    if condition.code == GAINED:
        before = scene.realm(scene.near).gained[condition.word]
        return before + gained[condition.word] >= condition.number
    return holds(scene.duel, scene.near, condition)
