"""What lies in the corners of the chart: the round, the three trays as jars, the Ruins deck.

The jars are the clock of the game (DIL-END-01, DIL-RULE-60): they are always in sight, and from a
few tokens on they say that they run low.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, tag
from labrys.boards.parts import pane
from labrys.boards.people import shape
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, labelled, told
from labrys.games.diluvium.content.model import KINDS, RESOURCES
from labrys.games.diluvium.page.art import coin, number, sign
from labrys.games.diluvium.page.scene import Scene
from labrys.kernel.text.words import Words

LOW: Final = 5
JAR: Final = "M20 4h20v7c9 4 15 14 15 28 0 20-9 36-14 43H19C14 75 5 59 5 39c0-14 6-24 15-28z"
TOP: Final = 14
BOTTOM: Final = 82


class Corners:
    """Draws the corners in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = Sentences(words).say
        self.thing = Sentences(words).thing

    def clock(self, scene: Scene) -> Html:
        """Round and trays; on a narrow screen they stay at its top, with the viewer's own Gold."""
        gold = scene.own["gold"]
        purse = tag("span", coin(gold), cls="dl-own-gold", aria_hidden="true")
        own = purse if gold is not None else None
        return pane("div", "dl-clock", self.round(scene), self.stores(scene), own)

    def round(self, scene: Scene) -> Html:
        """The round, the order of play, and whether it is the last."""
        table = scene.table
        count = len(table["empires"])
        order = [(table["first"] + turn) % count for turn in range(count)]
        people = []
        for player in order:
            look = "dl-now" if player == table["turn"] else None
            first = player == table["first"]
            mark = labelled(self.words.say("page-first"), sign("first")) if first else None
            person = scene.people[player]
            people.append(tag("li", mark, shape(person), aloud(person.name), cls=look))
        last = tag("b", self.say("page-last-round"), cls="dl-last") if table["last_round"] else None
        name = self.say("page-round", count=max(table["round"], 1))
        return tag(
            "div",
            tag("strong", name),
            tag("ol", *people, aria_label=self.say("page-order")),
            self.solo(scene),
            last,
            cls="dl-cartouche",
        )

    def solo(self, scene: Scene) -> Html | None:
        """Alone: the scenario or the level, and how many cards the Fleet has left."""
        table = scene.table
        scenario = table["scenario"]
        if scenario is None:
            return None
        free = scenario == "free"
        name = f"setting-level-{table['level']}" if free else f"setting-scenario-{scenario}"
        left = self.say("page-fleet-cards", count=table["fleet_cards"])
        return tag("small", self.say(name), Html(" \u00b7 "), left, cls="dl-solo")

    def stores(self, scene: Scene) -> Html:
        """Three jars that empty."""
        solo = scene.sea.scenario
        full = solo.trays if solo else [scene.sea.content.trays[scene.sea.players]] * RESOURCES
        jars = [
            self.jar(kind, scene.table["trays"][KINDS[kind]], max(full[kind], 1))
            for kind in range(RESOURCES)
        ]
        return tag("ul", *jars, cls="dl-stores", aria_label=self.say("page-stores"))

    @kept
    def jar(self, kind: int, left: int, full: int) -> Html:
        name = KINDS[kind]
        says = self.words.say("page-store", kind=self.words.thing("kind", kind), count=left)
        state = "empty" if not left else "low" if left <= LOW else ""
        word = self.say(f"page-{state}") if state else self.thing("kind", kind)
        return tag(
            "li",
            told("dl-jar-in", says, jar(name, left, full)),
            tag("b", left, data_count=f"tray-{name}", aria_hidden="true"),
            tag("small", word, aria_hidden="true"),
            cls=f"dl-jar dl-k-{name}{' dl-low' if state else ''}",
            data_part=f"kind-{name}",
        )

    def deck(self, scene: Scene) -> Html:
        """The Ruins deck, what was played, and the Discard Tray."""
        table = scene.table
        ids = [card.id for card in scene.sea.content.cards]
        names = [self.words.thing("card", ids.index(id)) for id in table["pile"]]
        return self.piles(table["deck"], tuple(names), table["spent"])

    @kept
    def piles(self, deck: int, names: tuple[str, ...], spent: int) -> Html:
        """A number below each; what it counts is told by its tip."""
        pile = len(names)
        played = self.words.say("page-pile", count=pile)
        if names:
            played += f"\n{self.words.series(names)}"
        faceup = "dl-back dl-faceup" if pile else "dl-back dl-none"
        piles = [
            tag(
                "li",
                told("dl-back", self.words.say("page-deck", count=deck), sign("ruins")),
                tag("small", deck, aria_hidden="true"),
                data_part="deck",
            ),
            tag(
                "li",
                told(faceup, played, sign("card")),
                tag("small", pile, aria_hidden="true"),
            ),
            tag(
                "li",
                told("dl-back dl-tray", self.words.say("page-spent", count=spent), sign("coin")),
                tag("small", spent, aria_hidden="true"),
            ),
        ]
        return pane("ul", "dl-decks", *piles, cls="dl-decks", aria_label=self.say("page-piles"))


@kept
def jar(kind: str, left: int, full: int) -> Html:
    """A storage jar, filled as far as its tray."""
    level = BOTTOM - (BOTTOM - TOP) * min(left / full, 1)
    surface = tag("path", cls="dl-surface", d=f"M0 {number(level)}q7.5-4 15 0t15 0 15 0 15 0")
    fill = tag("rect", cls="dl-fill", x=0, y=number(level), width=60, height=90)
    clip = f"dl-jar-{kind}"
    return tag(
        "svg",
        tag("clipPath", tag("path", d=JAR), id=clip),
        tag("path", cls="dl-clay", d=JAR),
        tag("g", fill, surface, clip_path=f"url(#{clip})"),
        tag("path", cls="dl-jar-rim", d=JAR),
        tag("path", cls="dl-jar-rim", d="M16 4h28"),
        tag("use", href=f"#dl-{kind}", x=15, y=28, width=30, height=30),
        viewBox="0 0 60 86",
        aria_hidden="true",
    )
