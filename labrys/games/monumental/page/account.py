"""The end: everybody's points by category, who won and why (MD-END-04 to -06, MD-DOM-01)."""

from __future__ import annotations

from labrys.boards.account import Row, figures
from labrys.boards.markup import Html, join, tag
from labrys.boards.people import counter, named
from labrys.games.monumental.page.art import sign, token
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.scoring import SOURCES, account, totals

# The icon of each source of points
SIGNS = {
    "provinces": "province",
    "knowledges": "knowledge",
    "wonders": "wonder",
    "policies": "policy",
    "unrest": "unrest",
    "dominance": "dominance",
}


class Account:
    """Draws the account of a game in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        points = totals(scene.duel)
        found = [account(scene.duel, seat) for seat in range(2)]
        rows: list[Row] = [
            (self.head(source), [points[at] for points in found])
            for at, source in enumerate(SOURCES)
        ]
        heads = [counter(sitter) for sitter in scene.sitters]
        total: Row = (self.say("page-total"), points)
        caption = self.say("page-account")
        table = figures(caption, heads, rows, total, max(points))
        return tag(
            "div",
            tag("p", self.verdict(scene, points), cls="won"),
            self.bars(scene, found),
            tag("div", table, cls="scroll", tabindex=0, role="region", aria_label=caption),
            cls="account mo-account",
        )

    def head(self, source: str) -> Html:
        drawn = sign(SIGNS[source]) if source in SIGNS else token("point")
        return join([drawn, " ", self.say(f"page-from-{source}")])

    def verdict(self, scene: Scene, points: list[int]) -> Html:
        """Who won; a tie is broken by the Advantage, then Gold, then Culture (MD-END-06)."""
        best = scene.duel.winners()
        names = [scene.sitters[seat].name for seat in best]
        if len(best) > 1:
            return self.say("page-shared", points=points[best[0]])
        won, lost = best[0], 1 - best[0]
        message = "page-won" if points[won] > points[lost] else "page-won-tie"
        return self.say(message, name=names[0], points=points[won], other=points[lost])

    def bars(self, scene: Scene, found: list[list[int]]) -> Html:
        """Each source as a bar of its points, back to back; the table below says the same."""
        rows: list[Html] = []
        for at, source in enumerate(SOURCES):
            cells = []
            for seat in range(2):
                count = found[seat][at]
                units = tag("i") * abs(count)
                look = f"mo-bar-of {scene.sitters[seat].colour} s{seat}"
                look += (
                    " mo-minus" if count < 0 else " mo-dominant" if source == "dominance" else ""
                )
                cells.append(tag("span", tag("b", count), tag("span", units), cls=look))
            drawn = sign(SIGNS[source]) if source in SIGNS else token("point")
            rows.append(tag("li", cells[0], drawn, cells[1]))
        people = tag("li", named(scene.sitters[0]), named(scene.sitters[1]), cls="mo-heads")
        return tag("ul", people, *rows, cls="mo-bars", aria_hidden="true")
