"""What wins a game against the Fleet, what stars take, and how far that is (ledger 8.3, 8.4)."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, tag
from labrys.boards.parts import pane
from labrys.boards.sentences import Sentences
from labrys.boards.tips import told
from labrys.games.diluvium.page.art import sign
from labrys.games.diluvium.page.campaign import STAR
from labrys.games.diluvium.page.scene import Scene
from labrys.kernel.text.words import Words

SIGNS: Final = {
    "beat": "purse",
    "gold": "purse",
    "monsters": "strength",
    "cards": "card",
    "fights": "engage",
    "all-markers": "explore",
    "all-settlers": "settler",
}


class Aims:
    """Draws the aims of a scenario in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = Sentences(words).say

    def draw(self, scene: Scene) -> Html:
        """A strip of aims and stars; nothing in a game of several."""
        table = scene.table
        if table["scenario"] is None:
            return EMPTY
        aims = [self.aim(aim["aim"], aim["have"], aim["need"]) for aim in table["aims"]]
        gold = scene.table["empires"][0]["gold"] or 0
        stars = [self.star(least, gold >= least) for least in table["star_gold"]]
        title = tag("h3", self.say("page-aims"))
        return pane("div", "dl-aims", title, tag("ul", *aims, *stars), cls="dl-aims")

    @kept
    def aim(self, id: str, have: int, need: int) -> Html:
        met = have >= need
        says = self.words.say(f"page-aim-{id}", have=have, need=need)
        mark = sign("check") if met else sign(SIGNS[id])
        # Against the Fleet both are told; of anything else how much is needed.
        number = tag("b", f"{have} : {need - 1}" if id == "beat" else f"{have}/{need}")
        name = tag("small", self.say(f"page-goal-{id}"))
        return tag("li", told("dl-aim", says, mark, name, number), cls="dl-met" if met else None)

    @kept
    def star(self, gold: int, met: bool) -> Html:
        says = self.words.say("page-star", count=gold)
        star = tag("path", d=STAR, cls="dl-star dl-full" if met else "dl-star")
        picture = tag("svg", star, viewBox="0 0 24 24", cls="dl-i", aria_hidden="true")
        return tag(
            "li", told("dl-aim", says, picture, tag("b", gold)), cls="dl-met" if met else None
        )
