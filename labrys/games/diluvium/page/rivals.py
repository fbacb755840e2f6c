"""The others: what all may see of them. Kinds, Gold and cards stay hidden (DIL-RULE-01)."""

from __future__ import annotations

from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.boards.parts import section
from labrys.boards.people import Sitter, named
from labrys.boards.sentences import Sentences
from labrys.boards.tips import told
from labrys.games.diluvium.content.model import ACTIONS, KINDS, RESOURCES
from labrys.games.diluvium.facts.table import Fleet
from labrys.games.diluvium.page.art import sign, token
from labrys.games.diluvium.page.scene import Scene
from labrys.kernel.text.words import Words


class Rivals:
    """Draws the other players in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = Sentences(words).say

    def draw(self, scene: Scene) -> Html:
        others = [fleet for fleet in scene.table["empires"] if fleet["player"] != scene.near]
        limit = scene.sea.content.rack_limit
        drawn = [self.rival(fleet, scene.people[fleet["player"]], limit) for fleet in others]
        return section("dl-rivals", self.say("page-rivals"), tag("ul", *drawn, cls="dl-others"))

    @kept_facts
    def rival(self, fleet: Fleet, person: Sitter, limit: int) -> Html:
        """Two lines: the sections with their Settlers, and what else is open."""
        sections = [
            self.section(action, fleet["home"][action], fleet["slots"][action])
            for action in ACTIONS
            if fleet["slots"][action]
        ]
        last = self.last(fleet["last"])
        lamps = tag("span", *sections, cls="dl-lamps")
        return tag(
            "li",
            tag("div", named(person), lamps, cls="dl-row"),
            tag("div", self.rack(fleet, limit), *self.means(fleet), last, cls="dl-row"),
            cls=f"dl-rival {person.colour}",
        )

    def rack(self, fleet: Fleet, limit: int) -> Html:
        """Backs and their number; with open memory the tokens themselves."""
        count, rack = fleet["tokens"], fleet["rack"]
        if rack is None:
            says = self.words.say("page-rack-of", count=count)
            return told("dl-mean", says, backs(count, limit), tag("b", count))
        held = [(KINDS[kind], rack[KINDS[kind]]) for kind in range(RESOURCES)]
        says = self.words.series([self.words.say(f"n-{kind}", count=n) for kind, n in held])
        tokens = join([token(kind) * n for kind, n in held])
        return told("dl-mean", says, tag("span", tokens, cls="dl-backs"), tag("b", count))

    def means(self, fleet: Fleet) -> list[Html]:
        """Gold, cards, strength and markers."""
        gold, cards = fleet["gold"], len(fleet["hand"])
        purse = self.words.say("page-gold-hidden")
        if gold is not None:
            purse = self.words.say("page-gold", count=gold)
        strength, markers = fleet["strength"], fleet["markers"]
        return [
            self.mean("purse", purse, "?" if gold is None else str(gold)),
            self.mean("card", self.words.say("page-hand", count=cards), str(cards)),
            self.mean("strength", self.words.say("page-strength", count=strength), str(strength)),
            self.mean("marker", self.words.say("page-markers", count=markers), str(markers)),
        ]

    @kept
    def last(self, action: str | None) -> Html:
        """Where the wheel of a rival points: not there again on the next turn."""
        if action is None:
            return EMPTY
        name = self.words.thing("action", ACTIONS.index(action))
        says = self.words.say("page-last-turn", action=name)
        return told("dl-mean dl-last-turn", says, sign("wheel"), sign(action))

    @kept
    def mean(self, name: str, says: str, shown: str) -> Html:
        return told("dl-mean", says, sign(name), tag("b", shown))

    @kept
    def section(self, action: str, home: int, slots: int) -> Html:
        """A section: how many Settlers stand there, and whether its bonus is lit."""
        name = self.words.thing("action", ACTIONS.index(action))
        says = self.words.say("page-section", action=name, home=home, slots=slots)
        look = "dl-lamp-of" if home else "dl-lamp-of dl-lit"
        return told(look, says, sign(action), tag("b", home))


@kept
def backs(count: int, limit: int) -> Html:
    empty = max(0, limit - count)
    full = tag("i", cls="dl-token-back") * count
    return tag("span", full, tag("i", cls="dl-token-back dl-none") * empty, cls="dl-backs")
