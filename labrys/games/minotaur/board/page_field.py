"""The long board of Minotaur Lords: two regions of three columns, the gods between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.games.minotaur import wording_cards as cards
from labrys.games.minotaur.board.facts import Column, InPlay
from labrys.games.minotaur.board.page_art import BULL, KEY, LABYRINTH, MEANDER
from labrys.games.minotaur.board.page_effects import KIND_ICONS, lords_icon
from labrys.games.minotaur.board.page_faces import Faces, aloud
from labrys.games.minotaur.board.page_scene import Scene
from labrys.games.minotaur.content import COLUMNS, KIND_OF, REGIONS
from labrys.games.minotaur.language import KINDS, LEADER
from labrys.kernel.pageboard import escape, pane

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
        words = faces.words
        self.columns = [words.thing("column", column) for column in range(6)]
        self.regions = [escape(words.thing("region", region)) for region in range(2)]
        kinds = [KINDS[kind] for kind in KIND_OF]
        self.kinds = [faces.say(KIND_NAMES[kind]) for kind in kinds]
        self.powers = [
            cards.exercise_text(words, KIND_OF[column], 1, words.thing("region", column // 3))
            for column in range(6)
        ]

    def draw(self, scene: Scene) -> str:
        upper, lower = (self.region(scene, region) for region in (0, 1))
        return f'<div class="field" id="lords-field">{KEY}{upper}{self.centre(scene)}{lower}</div>'

    def region(self, scene: Scene, region: int) -> str:
        numbers = range(3 * region, 3 * region + 3)
        held = [scene.table["columns"][number]["counter"] for number in numbers]
        score = "".join(tally(scene, seat, held.count(seat)) for seat in (scene.far, scene.near))
        spoken = self.faces.say(
            "page-region-held",
            first=scene.sitters[scene.far].name,
            one=held.count(scene.far),
            second=scene.sitters[scene.near].name,
            two=held.count(scene.near),
        )
        columns = "".join(self.column(scene, number) for number in numbers)
        return (
            f'<section class="region {REGIONS[region]}"><h3>'
            f'<span class="region-name" data-part="region-{REGIONS[region]}">'
            f"{self.regions[region]}</span>"
            f'<span class="tallies"><span role="img" aria-label="{spoken}">{score}</span>'
            f'<span class="tip">{self.faces.say("page-region-tip")}</span></span></h3>'
            f'{MEANDER}<div class="columns">{columns}</div></section>'
        )

    def column(self, scene: Scene, number: int) -> str:
        """Both sides' cards, and between them who is how strong."""
        facts = scene.table["columns"][number]
        far = self.stack(scene, scene.far, number)
        near = self.stack(scene, scene.near, number)
        kind = KIND_ICONS[KIND_OF[number]]
        ground = f'<span class="ground">{lords_icon(kind)}</span>'
        inside = f"{ground}{far}{self.plinth(scene, facts, number)}{near}"
        return pane("div", f"column-{COLUMNS[number]}", f' class="column {kind}"', inside)

    def stack(self, scene: Scene, seat: int, number: int) -> str:
        """A player's cards in a column; the leader's place is the one at the middle."""
        field: Sequence[InPlay] = scene.side(seat)["field"][COLUMNS[number]]
        where = "near" if seat == scene.near else "far"
        if not field:
            return f'<div class="stack {where}"></div>'
        known = self.faces.cards
        leads = sorted(field, key=lambda card: known[card["id"]].type != LEADER)
        drawn = [self.faces.in_play(card, scene.state(card["id"])) for card in leads]
        if where == "far":
            drawn.reverse()
        items = "".join(f"<li>{card}</li>" for card in drawn)
        label = self.faces.say(
            "page-stack", name=scene.sitters[seat].name, column=self.columns[number]
        )
        return (
            f'<ul class="stack {where}" data-origin="hand-{seat}" aria-label="{label}">{items}</ul>'
        )

    def plinth(self, scene: Scene, facts: Column, number: int) -> str:
        """The middle of a column: both totals, and the counter on its holder's side."""
        holder = facts["counter"]
        far, near = facts["totals"][scene.far], facts["totals"][scene.near]
        spoken = self.faces.say(
            "page-column-aloud",
            column=self.columns[number],
            first=scene.sitters[scene.far].name,
            one=far,
            second=scene.sitters[scene.near].name,
            two=near,
            holder="none" if holder is None else scene.sitters[holder].name,
        )
        place = "nobody" if holder is None else "far" if holder == scene.far else "near"
        colour = "" if holder is None else scene.sitters[holder].colour
        done = " exercised" if facts["exercised"] else ""
        totals = [
            f'<span class="total {"far" if seat == scene.far else "near"}'
            f'{" ahead" if total > other else ""}">{scene.shape(seat)}<b>{total}</b></span>'
            for seat, total, other in ((scene.far, far, near), (scene.near, near, far))
        ]
        head = COLUMNS[number]
        power = self.faces.say("page-exercise", text=self.powers[number])
        return (
            f'<div class="plinth held-{place}{done}" tabindex="0"'
            f' data-part="column-{head}">{aloud(spoken)}<span class="face" aria-hidden="true">'
            f"{totals[0]}"
            f'<span class="counter {place} {colour}" data-piece="counter-{head.lower()}">'
            f"{BULL}</span>"
            f'<span class="kind">{lords_icon(KIND_ICONS[KIND_OF[number]])}'
            f"<span>{self.kinds[number]}</span>"
            f'<span class="tip"><b>{escape(self.columns[number])}</b>'
            f"{power}</span></span>"
            f"{totals[1]}</span></div>"
        )

    def centre(self, scene: Scene) -> str:
        """The gods in play, and a fate while it takes effect."""
        faces = self.faces
        title = faces.say("page-centre")
        rows: list[str] = []
        for seat in (scene.far, scene.near):
            gods = [faces.in_play(god, scene.state(god["id"])) for god in scene.side(seat)["gods"]]
            if gods:
                label = faces.say("page-gods", name=scene.sitters[seat].name)
                row = f'<p class="whose">{scene.who(seat)}</p>' + faces.row(gods, label)
                rows.append(f'<div class="gods" data-origin="hand-{seat}">{row}</div>')
        fate = scene.fate()
        if fate:
            label = faces.say("page-fate")
            rows.append(f'<p class="whose">{label}</p>' + faces.row([faces.card(fate)], label))
        empty = "" if rows else f'<p class="none">{faces.say("page-no-gods")}</p>'
        look = ' class="centre"' if rows else ' class="centre bare"'
        inside = f"<h3>{title}</h3>{LABYRINTH}{''.join(rows)}{empty}"
        return pane("section", "lords-centre", look, inside)


def tally(scene: Scene, seat: int, held: int) -> str:
    """A bull's head for each column of a region that a player holds; two are wanted."""
    colour = scene.sitters[seat].colour
    heads = f'<span class="bull {colour}">{BULL}</span>' * held
    wanted = '<span class="bull wanted"></span>' * (WANTED - held)
    enough = " enough" if held >= WANTED else ""
    return f'<span class="tally{enough}">{scene.shape(seat)}{heads}{wanted}</span>'
