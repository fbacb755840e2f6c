"""The long board of Minotaur Lords: two regions of three columns, the gods between them."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept, kept_facts
from labrys.boards.markup import Html, listed, tag
from labrys.boards.parts import pane
from labrys.boards.people import Sitter, named, shape
from labrys.boards.tips import aloud, labelled
from labrys.games.minotaur.content.language import KINDS, LEADER
from labrys.games.minotaur.content.model import COLUMNS, KIND_OF, REGIONS
from labrys.games.minotaur.facts.types import Column, InPlay
from labrys.games.minotaur.page.art import BULL, KEY, LABYRINTH, MEANDER, bull
from labrys.games.minotaur.page.effects import KIND_ICONS, lords_icon
from labrys.games.minotaur.page.faces import Faces
from labrys.games.minotaur.page.scene import Angle, Scene
from labrys.games.minotaur.words import cards

KIND_NAMES: Final = {
    "M": "page-column-military",
    "R": "page-column-religious",
    "E": "page-column-economic",
}

# Columns of a region that one has to hold, in both, to win (ML-END-01)
WANTED: Final = 2


class Field:
    """Draws columns and centre in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say
        words = faces.words
        self.columns = [words.thing("column", column) for column in range(6)]
        self.kinds = [self.say(KIND_NAMES[KINDS[kind]]) for kind in KIND_OF]
        self.powers = [
            cards.exercise_text(words, KIND_OF[column], 1, words.thing("region", column // 3))
            for column in range(6)
        ]

    def draw(self, scene: Scene) -> Html:
        upper, lower = (self.region(scene, region) for region in (0, 1))
        return tag("div", KEY, upper, self.centre(scene), lower, cls="field", id="lords-field")

    def region(self, scene: Scene, region: int) -> Html:
        angle = scene.angle
        columns = scene.table["columns"][3 * region : 3 * region + 3]
        far, near = scene.side(angle.far)["field"], scene.side(angle.near)["field"]
        drawn = [
            self.column(angle, column, far[column["name"]], near[column["name"]])
            for column in columns
        ]
        held = [column["counter"] for column in columns]
        heading = self.heading(region, angle, held.count(angle.far), held.count(angle.near))
        columns_of = tag("div", *drawn, cls="columns")
        return tag("section", heading, MEANDER, columns_of, cls=f"region {REGIONS[region]}")

    @kept
    def heading(self, region: int, angle: Angle, one: int, two: int) -> Html:
        """The name of a region, and how many of its columns each player holds."""
        first, second = angle.sitters[angle.far], angle.sitters[angle.near]
        score = [tally(first, one), tally(second, two)]
        parties = {"first": first.name, "second": second.name}
        spoken = self.say("page-region-held", one=one, two=two, **parties)
        part = f"region-{REGIONS[region]}"
        name = tag("span", self.faces.thing("region", region), cls="region-name", data_part=part)
        about = tag("span", self.say("page-region-tip"), cls="tip")
        return tag("h3", name, tag("span", labelled(spoken, *score), about, cls="tallies"))

    @kept_facts
    def column(self, angle: Angle, facts: Column, far: list[InPlay], near: list[InPlay]) -> Html:
        """Both sides' cards, and between them who is how strong."""
        number = COLUMNS.index(facts["name"])
        kind = KIND_ICONS[KIND_OF[number]]
        return pane(
            "div",
            f"column-{facts['name']}",
            tag("span", lords_icon(kind), cls="ground"),
            self.stack(angle, angle.far, number, far),
            self.plinth(angle, facts, number),
            self.stack(angle, angle.near, number, near),
            cls=f"column {kind}",
        )

    def stack(self, angle: Angle, seat: int, number: int, field: list[InPlay]) -> Html:
        """A player's cards in a column; the leader's place is the one at the middle."""
        where = angle.where(seat)
        if not field:
            return tag("div", cls=f"stack {where}")
        known = self.faces.cards
        leads = sorted(field, key=lambda card: known[card["id"]].type != LEADER)
        drawn = [self.faces.in_play(card, angle.state(card["id"])) for card in leads]
        if where == "far":
            drawn.reverse()
        label = self.say("page-stack", name=angle.sitters[seat].name, column=self.columns[number])
        return listed(drawn, cls=f"stack {where}", data_origin=f"hand-{seat}", aria_label=label)

    def plinth(self, angle: Angle, facts: Column, number: int) -> Html:
        """The middle of a column: both totals, and the counter on its holder's side."""
        holder = facts["counter"]
        far, near = facts["totals"][angle.far], facts["totals"][angle.near]
        spoken = self.say(
            "page-column-aloud",
            column=self.columns[number],
            first=angle.sitters[angle.far].name,
            one=far,
            second=angle.sitters[angle.near].name,
            two=near,
            holder="none" if holder is None else angle.sitters[holder].name,
        )
        place = "nobody" if holder is None else angle.where(holder)
        colour = "" if holder is None else angle.sitters[holder].colour
        done = " exercised" if facts["exercised"] else ""
        totals = [
            tag(
                "span",
                shape(angle.sitters[seat]),
                tag("b", total),
                cls=f"total {angle.where(seat)}{' ahead' if total > other else ''}",
            )
            for seat, total, other in ((angle.far, far, near), (angle.near, near, far))
        ]
        piece = f"counter-{facts['name'].lower()}"
        counter = tag("span", BULL, cls=f"counter {place} {colour}", data_piece=piece)
        power = self.say("page-exercise", text=self.powers[number])
        about = tag("span", tag("b", self.columns[number]), power, cls="tip")
        sign = lords_icon(KIND_ICONS[KIND_OF[number]])
        kind = tag("span", sign, tag("span", self.kinds[number]), about, cls="kind")
        return tag(
            "div",
            aloud(spoken),
            tag("span", totals[0], counter, kind, totals[1], cls="face", aria_hidden="true"),
            cls=f"plinth held-{place}{done}",
            tabindex=0,
            data_part=f"column-{facts['name']}",
        )

    def centre(self, scene: Scene) -> Html:
        """The gods in play, and a fate while it takes effect."""
        faces = self.faces
        rows: list[Html] = []
        for seat in (scene.far, scene.near):
            gods = [
                faces.in_play(god, scene.angle.state(god["id"])) for god in scene.side(seat)["gods"]
            ]
            if gods:
                sitter = scene.sitters[seat]
                row = faces.row(gods, self.say("page-gods", name=sitter.name))
                whose = tag("p", named(sitter), cls="whose")
                rows.append(tag("div", whose, row, cls="gods", data_origin=f"hand-{seat}"))
        fate = scene.fate()
        if fate:
            label = self.say("page-fate")
            rows += [tag("p", label, cls="whose"), faces.row([faces.card(fate)], label)]
        look = "centre" if rows else "centre bare"
        if not rows:
            rows = [tag("p", self.say("page-no-gods"), cls="none")]
        title = tag("h3", self.say("page-centre"))
        return pane("section", "lords-centre", title, LABYRINTH, *rows, cls=look)


def tally(sitter: Sitter, held: int) -> Html:
    """A bull's head for each column of a region that a player holds; two are wanted."""
    heads = bull(sitter.colour) * held + tag("span", cls="bull wanted") * (WANTED - held)
    enough = " enough" if held >= WANTED else ""
    return tag("span", shape(sitter), heads, cls=f"tally{enough}")
