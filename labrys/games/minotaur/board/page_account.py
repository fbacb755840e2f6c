"""The end: who won and how, and the figures of both sides in small grids.

A grid has one line for each player: it must be read beside the board and on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.games.minotaur.board.page_art import BULL
from labrys.games.minotaur.board.page_effects import KIND_ICONS, lords_icon
from labrys.games.minotaur.board.page_faces import Faces, aloud
from labrys.games.minotaur.board.page_scene import Scene
from labrys.games.minotaur.content import KIND_OF, REGIONS
from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.wording import HOW
from labrys.kernel.pageboard import escape

COUNTED: Final = (0, 1)


class Account:
    """Draws the account of a game in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def draw(self, scene: Scene) -> str:
        regions = [self.region(scene, region) for region in range(len(REGIONS))]
        return (
            f'<div class="lords-account"><p class="won">{self.verdict(scene)}</p>'
            f"<h3>{self.faces.say('page-account')}</h3>"
            f"{''.join(regions)}{self.piles(scene)}</div>"
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

    def region(self, scene: Scene, region: int) -> str:
        """Totals by column, with a bull's head where the counter lies; then the columns held."""
        numbers = range(3 * region, 3 * region + 3)
        heads = [
            lords_icon(KIND_ICONS[KIND_OF[number]]) + aloud(self.column(number))
            for number in numbers
        ]
        counters = [scene.table["columns"][number]["counter"] for number in numbers]
        rows = [
            [
                *(self.total(scene, number, seat) for number in numbers),
                f"<b>{counters.count(seat)}</b>",
            ]
            for seat in COUNTED
        ]
        name = escape(self.faces.words.thing("region", region))
        return self.grid(scene, name, [*heads, self.faces.say("page-account-held")], rows)

    def column(self, number: int) -> str:
        return escape(self.faces.words.thing("column", number))

    def total(self, scene: Scene, number: int, seat: int) -> str:
        column = scene.table["columns"][number]
        total = str(column["totals"][seat])
        if column["counter"] != seat:
            return total
        supremacy = aloud(self.faces.say("page-account-supremacy"))
        head = f'<span class="bull {scene.sitters[seat].colour}">{BULL}</span>'
        return f"<b>{total}</b> {head}{supremacy}"

    def piles(self, scene: Scene) -> str:
        say = self.faces.say
        heads = [say("page-account-deck"), say("page-account-discards")]
        sides = scene.table["sides"]
        rows = [[str(side["deck"]), str(len(side["discard"]))] for side in sides]
        if scene.table["match"]:
            heads.append(say("page-account-wins"))
            for seat in COUNTED:
                rows[seat].append(str(scene.table["wins"][seat]))
        return self.grid(scene, say("page-account-piles"), heads, rows)

    def grid(
        self, scene: Scene, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> str:
        top = "".join(f'<th scope="col">{head}</th>' for head in heads)
        lines = "".join(
            f'<tr><th scope="row">{scene.who(seat)}</th>'
            + "".join(f'<td class="number">{cell}</td>' for cell in rows[seat])
            + "</tr>"
            for seat in COUNTED
        )
        return (
            f"<table><caption>{title}</caption><thead><tr><td></td>{top}</tr></thead>"
            f"<tbody>{lines}</tbody></table>"
        )
