"""The end: who won and how, and the figures of both sides in small grids.

A grid has one line for each player: it must be read beside the board and on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.boards.account import figures
from labrys.boards.markup import Child, Html, join, tag, text
from labrys.boards.people import named
from labrys.boards.tips import aloud
from labrys.games.minotaur.content.model import KIND_OF, REGIONS
from labrys.games.minotaur.page.art import bull
from labrys.games.minotaur.page.effects import KIND_ICONS, lords_icon
from labrys.games.minotaur.page.faces import Faces
from labrys.games.minotaur.page.scene import Scene
from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.words.wording import HOW

COUNTED: Final = (0, 1)


class Account:
    """Draws the account of a game in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        return tag(
            "div",
            tag("p", self.verdict(scene), cls="won"),
            tag("h3", self.say("page-account")),
            *[self.region(scene, region) for region in range(len(REGIONS))],
            self.piles(scene),
            cls="account lords-account",
        )

    def verdict(self, scene: Scene) -> Html:
        """Who won and why; in a match, what the last game decided."""
        words = self.faces.words
        lords = scene.lords
        if lords.winner == NONE:
            return self.say("event-drawn")
        name = scene.sitters[lords.winner].name
        won = words.say("event-won", seat=name, how=HOW[lords.how])
        if scene.table["match"]:
            one, two = scene.table["wins"][lords.winner], scene.table["wins"][1 - lords.winner]
            won += " " + words.say("page-match-won", name=name, one=one, two=two)
        return text(won)

    def region(self, scene: Scene, region: int) -> Html:
        """Totals by column, with a bull's head where the counter lies; then the columns held."""
        numbers = range(3 * region, 3 * region + 3)
        heads = [
            lords_icon(KIND_ICONS[KIND_OF[number]]) + aloud(self.faces.thing("column", number))
            for number in numbers
        ]
        counters = [scene.table["columns"][number]["counter"] for number in numbers]
        cells = [
            [*(self.total(scene, number, seat) for number in numbers), bold(counters.count(seat))]
            for seat in COUNTED
        ]
        name = self.faces.thing("region", region)
        return self.grid(scene, name, [*heads, self.say("page-account-held")], cells)

    def total(self, scene: Scene, number: int, seat: int) -> Child:
        column = scene.table["columns"][number]
        total = column["totals"][seat]
        if column["counter"] != seat:
            return total
        supremacy = aloud(self.say("page-account-supremacy"))
        return join([bold(total), " ", bull(scene.sitters[seat].colour), supremacy])

    def piles(self, scene: Scene) -> Html:
        heads = [self.say("page-account-deck"), self.say("page-account-discards")]
        sides = scene.table["sides"]
        cells: list[list[Child]] = [[side["deck"], len(side["discard"])] for side in sides]
        if scene.table["match"]:
            heads.append(self.say("page-account-wins"))
            for seat in COUNTED:
                cells[seat].append(scene.table["wins"][seat])
        return self.grid(scene, self.say("page-account-piles"), heads, cells)

    def grid(
        self, scene: Scene, title: Html, heads: Sequence[Child], cells: Sequence[Sequence[Child]]
    ) -> Html:
        return figures(title, heads, [(named(scene.sitters[s]), cells[s]) for s in COUNTED])


def bold(number: int) -> Html:
    return tag("b", number)
