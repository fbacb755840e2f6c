"""The end: who won and how, and the figures of both sides."""

from __future__ import annotations

from html import escape
from typing import Final

from labrys.games.minotaur.board.page_faces import Faces
from labrys.games.minotaur.board.page_scene import Scene
from labrys.games.minotaur.content import REGIONS
from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.wording import HOW

COUNTED: Final = (0, 1)


class Account:
    """Draws the account of a game in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def draw(self, scene: Scene) -> str:
        say = self.faces.say
        title = say("page-account")
        heads = "".join(f'<th scope="col">{scene.who(seat)}</th>' for seat in COUNTED)
        rows = [*self.columns(scene), *self.piles(scene)]
        foot = ""
        if scene.table["match"]:
            won = self.row(say("page-games-won"), scene.table["wins"])
            foot = f"<tfoot>{won}</tfoot>"
        return (
            f'<div class="lords-account"><p class="won">{self.verdict(scene)}</p>'
            f"<table><caption>{title}</caption>"
            f"<thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>{foot}</table>"
            "</div>"
        )

    def verdict(self, scene: Scene) -> str:
        """Who won and why; in a match, what the last game decided."""
        words = self.faces.words
        lords = scene.lords
        if lords.winner == NONE:
            return escape(words.say("event-drawn"))
        name = scene.sitters[lords.winner].name
        text = words.say("event-won", seat=name, how=HOW[lords.how])
        if scene.table["match"]:
            one, two = scene.table["wins"][lords.winner], scene.table["wins"][1 - lords.winner]
            text += " " + words.say("page-match-won", name=name, one=one, two=two)
        return escape(text)

    def columns(self, scene: Scene) -> list[str]:
        """Totals by column, marked where the counter lies; then the columns held by region."""
        say = self.faces.say
        rows: list[str] = []
        for region in range(len(REGIONS)):
            numbers = range(3 * region, 3 * region + 3)
            for number in numbers:
                column = scene.table["columns"][number]
                cells = [
                    say("page-held-total", count=column["totals"][seat])
                    if column["counter"] == seat
                    else str(column["totals"][seat])
                    for seat in COUNTED
                ]
                rows.append(self.row(escape(self.faces.words.thing("column", number)), cells))
            held = [scene.table["columns"][number]["counter"] for number in numbers]
            name = self.faces.words.thing("region", region)
            head = say("page-held", region=name)
            rows.append(self.row(head, [held.count(seat) for seat in COUNTED], "sum"))
        return rows

    def piles(self, scene: Scene) -> list[str]:
        say = self.faces.say
        sides = scene.table["sides"]
        return [
            self.row(say("page-deck-left"), [side["deck"] for side in sides], "sum"),
            self.row(say("page-discarded"), [len(side["discard"]) for side in sides]),
        ]

    def row(self, head: str, cells: list[int] | list[str], kind: str = "") -> str:
        drawn = "".join(f'<td class="number">{cell}</td>' for cell in cells)
        return f'<tr class="{kind}"><th scope="row">{head}</th>{drawn}</tr>'
