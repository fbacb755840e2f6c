"""How the game stands: points, the four Dominances and who leads them, the Advantage."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Child, Html, tag
from labrys.boards.parts import pane
from labrys.boards.people import Sitter, shape
from labrys.boards.tips import aloud, labelled, tip
from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.page.art import NAMES, amount, sign, token
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.scoring import counts, dominance, totals

# What there is Dominance for, in the order of `scoring.counts` (MD-DOM-01)
CATEGORIES: Final = ("province", "knowledge", "wonder", "policy")
# More tokens than this are a figure: the line has to keep room for both names.
SEPARATE: Final = 1
# What stands between the two numbers of a Dominance: who has more, and that nobody has
ABOVE: Final = "\u203a"
BELOW: Final = "\u2039"
LEVEL: Final = "="


class Score:
    """Draws the line above the Cities, in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        title = tag("h3", self.say("page-score"), cls="visually-hidden")
        parts = [
            self.side(scene, scene.near),
            self.dominance(scene),
            self.advantage(scene),
            self.side(scene, scene.far),
        ]
        return pane("section", "mo-score", title, *parts, cls="mo-score")

    def side(self, scene: Scene, seat: int) -> Html:
        """A player: points, and how many of them are for Dominance."""
        duel = scene.duel
        points = totals(duel)[seat]
        won, shared = self.dominated(scene, seat)
        return self.player(
            scene.sitters[seat],
            seat,
            scene.where(seat),
            scene.realm(seat).civilization.number,
            points,
            won,
            shared,
            duel.first == seat,
            duel.turn == seat and not duel.over,
            scene.realm(seat).passed,
            duel.over,
        )

    def dominated(self, scene: Scene, seat: int) -> tuple[int, int]:
        """Points for Dominance: those of this player alone, and those that both have because they
        are level (MD-DOM-02)."""
        duel = scene.duel
        mine, theirs = dominance(duel)[seat], dominance(duel)[1 - seat]
        both = sum(1 for one, two in zip(mine, theirs) if one and two)
        return (sum(mine) - both) * duel.content.dominance, both * duel.content.dominance

    @kept
    def player(
        self,
        sitter: Sitter,
        seat: int,
        where: str,
        people: int,
        points: int,
        won: int,
        shared: int,
        first: bool,
        playing: bool,
        passed: bool,
        over: bool,
    ) -> Html:
        told = self.say(
            "page-points",
            name=sitter.name,
            count=points,
            won=won,
            shared=shared,
            over="yes" if over else "no",
        )
        look = {"cls": "mo-first", "data_piece": "first-player"}
        mark = labelled(self.say("page-first-player"), sign("first"), **look) if first else EMPTY
        civilization = self.faces.content.civilizations[people]
        emblem = sign(self.faces.emblem(civilization))
        below = [emblem, tag("span", self.faces.people(civilization), cls="mo-people-name")]
        if passed:
            below.append(labelled(self.say("page-passed"), sign("pass")))
        sums: list[Child] = [points - won - shared]
        if won:
            sums += [" + ", won, sign("dominance")]
        if shared:
            sums += [" + ", tag("span", self.say("page-level", count=shared), cls="mo-shared")]
        crown = tag("span", *sums, cls="mo-made-of", aria_hidden="true")
        return tag(
            "div",
            shape(sitter),
            tag("b", points, cls="mo-total", data_count=f"vp-{seat}", aria_hidden="true"),
            tag("span", tag("b", sitter.name, mark), tag("small", *below, crown), cls="mo-who"),
            aloud(told),
            tip(told),
            cls=f"mo-side-of mo-{where} {sitter.colour}{' playing' if playing else ''}",
            tabindex=0,
        )

    def dominance(self, scene: Scene) -> Html:
        """Who has the most of what (MD-DOM-01); a tie counts for both (MD-DOM-02)."""
        near, far = counts(scene.duel, scene.near), counts(scene.duel, scene.far)
        cells = [
            self.category(
                name, near[index], far[index], scene.sitters[scene.near], scene.sitters[scene.far]
            )
            for index, name in enumerate(CATEGORIES)
        ]
        return tag("ul", *cells, cls="mo-doms", aria_label=self.say("page-dominance"))

    @kept
    def category(self, name: str, one: int, two: int, near: Sitter, far: Sitter) -> Html:
        worth = self.faces.content.dominance
        told = self.say(
            f"page-dominance-{name}",
            first=near.name,
            second=far.name,
            one=one,
            two=two,
            points=worth,
            more="first" if one > two else "second" if two > one else "level",
        )
        between = ABOVE if one > two else BELOW if two > one else LEVEL
        title = tag("small", sign(name), self.say(f"page-short-{name}"), aria_hidden="true")
        return tag(
            "li",
            aloud(told),
            tag("b", one, cls=f"mo-lead {near.colour}" if one > two else None, aria_hidden="true"),
            tag("span", between, cls="mo-between", aria_hidden="true"),
            tag("b", two, cls=f"mo-lead {far.colour}" if two > one else None, aria_hidden="true"),
            title,
            tip(told),
            cls="mo-dom" if one != two else "mo-dom level",
            tabindex=0,
        )

    def advantage(self, scene: Scene) -> Html:
        """The plaque points at its holder; the tokens on it are what holding it is worth
        (MD-ADV-02, MD-ADV-03)."""
        duel = scene.duel
        holder = duel.holder
        where = "nobody" if holder == NONE else scene.where(holder)
        sitter = None if holder == NONE else scene.sitters[holder]
        return self.plaque(where, sitter, duel.adv_type, duel.adv_tokens)

    @kept
    def plaque(self, where: str, sitter: Sitter | None, kind: int, count: int) -> Html:
        resource = NAMES[kind] if kind != NONE else "none"
        holder = sitter.name if sitter else "none"
        told = self.say("page-advantage-told", holder=holder, count=count, resource=resource)
        lying: Html = EMPTY
        if count:
            few = count <= SEPARATE
            lying = token(NAMES[kind]) * count if few else amount(kind, count)
        colour = sitter.colour if sitter else ""
        plaque = tag(
            "span",
            sign("advantage"),
            tag("b", self.say("page-advantage")),
            tag("span", lying, cls="mo-tks"),
            cls=f"mo-adv mo-{where} {colour}",
            aria_hidden="true",
        )
        about = tag("span", self.say("page-advantage-tip"))
        return tag(
            "div",
            aloud(told),
            plaque,
            tip(told, about),
            cls="mo-advantage",
            tabindex=0,
            data_part="advantage",
        )
