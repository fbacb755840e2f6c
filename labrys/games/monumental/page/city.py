"""A player's side of the table: the supply, the City, and what lies beside it."""

from __future__ import annotations

from typing import Final

from labrys.boards.markup import EMPTY, Html, tag
from labrys.boards.parts import pane
from labrys.boards.tips import aloud
from labrys.games.monumental.page.art import sign
from labrys.games.monumental.page.effects import deed, row
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.plan import Plan
from labrys.games.monumental.page.preview import Preview
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.page.shelf import Shelf
from labrys.games.monumental.page.supply import Supply
from labrys.games.monumental.rules.text import Maybe, MayDo
from labrys.kernel.clauses.showing import marks

# What needs no place on the table to be chosen
BAR: Final = ("do", "skip", "done", "choose-payment", "pass")


class City:
    """Draws both sides in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say
        self.supply = Supply(faces)
        self.plan = Plan(faces)
        self.shelf = Shelf(faces)
        self.preview = Preview(faces)

    def draw(self, scene: Scene, seat: int) -> Html:
        where = scene.where(seat)
        realm = scene.realm(seat)
        sitter = scene.sitters[seat]
        civilization = realm.civilization
        id = f"mo-{where}"
        emblem = self.faces.emblem(civilization)
        title = tag(
            "h3",
            sign(emblem),
            tag("span", self.faces.people(civilization)),
            aloud(" – ", sitter.name),
            id=f"{id}-title",
        )
        asleep = " passed" if realm.passed else ""
        return pane(
            "section",
            id,
            tag("div", title, self.bar(scene, seat), cls="mo-head"),
            self.supply.draw(scene, seat),
            self.plan.draw(scene, seat),
            self.shelf.draw(scene, seat),
            self.preview.draw(scene) if scene.mine(seat) else EMPTY,
            cls=f"mo-city {where} {sitter.colour} of-{emblem}{asleep}",
            aria_labelledby=f"{id}-title",
            data_part=f"stock-{seat}",
        )

    def bar(self, scene: Scene, seat: int) -> Html:
        """Passing, and whatever else is answered without pointing at a thing."""
        if not scene.mine(seat):
            passed = scene.realm(seat).passed
            return tag("span", self.say("page-passed"), cls="mo-note") if passed else EMPTY
        buttons = [
            tag(
                "span",
                self.say(f"page-do-{verb}"),
                self.doing(scene) if verb == "do" else None,
                cls=f"mo-button mo-{verb}",
                data_part=verb,
            )
            for verb in BAR
            if verb in scene.asked
        ]
        return tag("span", *buttons, cls="mo-bar") if buttons else EMPTY

    def doing(self, scene: Scene) -> Html:
        """The icons of what may be done or left."""
        step = scene.step
        if isinstance(step, Maybe):
            return tag("span", row(marks(step.body)), cls="mo-fx")
        if isinstance(step, MayDo):
            return tag("span", deed(step.skill), cls="mo-fx")
        return EMPTY
