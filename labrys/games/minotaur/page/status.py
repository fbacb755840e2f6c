"""The lines above the board: whose turn, which phase, what is still due, how the match stands."""

from __future__ import annotations

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Child, Html, join, tag
from labrys.boards.parts import pane
from labrys.boards.people import named, shape
from labrys.boards.tips import aloud, labelled
from labrys.games.minotaur.page.effects import lords_icon
from labrys.games.minotaur.page.faces import Faces
from labrys.games.minotaur.page.scene import Scene
from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.rules.options import PHASES
from labrys.games.minotaur.rules.refresh import Refresh


class Status:
    """Draws the state of the turn and of the match in one language."""

    def __init__(self, faces: Faces) -> None:
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        lords = scene.lords
        phases = EMPTY if scene.view.over else self.phases(lords.phase, lords.skipped)
        return pane("div", "lords-status", self.turn(scene), phases, cls="status")

    def turn(self, scene: Scene) -> Html:
        table = scene.table
        seat = table["turn_seat"]
        if scene.view.over or seat is None:
            return tag("p", tag("b", self.say("page-over")), cls="turn")
        count = tag("b", self.say("page-turn", count=table["turn"]))
        return tag("p", count, " ", named(scene.sitters[seat]), self.duty(scene), cls="turn")

    def duty(self, scene: Scene) -> Html:
        """Actions left, and whether a card still has to leave the hand (ML-TURN-05)."""
        table = scene.table
        notes: list[Html] = []
        if isinstance(scene.step, Refresh):
            notes.append(badge(self.say("page-refreshes")))
        if table["actions"] is not None:
            left = self.say("page-actions", count=table["actions"])
            notes.append(badge(lords_icon("action"), left))
        if table["obligation_met"]:
            notes.append(badge(lords_icon("chosen"), self.say("page-duty-met")))
        elif table["phase"] is not None:
            notes.append(badge(lords_icon("hand"), self.say("page-duty"), look="badge due"))
        return join(notes)

    @kept
    def phases(self, now: int, skipped: int) -> Html:
        """The four phases of acting; the first player names two of them to skip."""
        steps = [self.phase(index, now, bool(skipped >> index & 1)) for index in range(len(PHASES))]
        return tag("ol", *steps, cls="phases", aria_label=self.say("page-phases"))

    def phase(self, index: int, now: int, skipped: bool) -> Html:
        """A phase with what one does in it under its name."""
        state = "now" if index == now else "past" if NONE < index < now else ""
        message = f"page-phase-{PHASES[index]}"
        step = tag(
            "span",
            tag("b", self.say(message)),
            aloud(" (", self.say("page-skipped"), ")") if skipped else None,
            " ",
            tag("small", self.say(f"{message}-deed")),
            tag("span", self.say(f"{message}-tip"), cls="tip"),
            cls="step",
            tabindex=0,
            data_part=f"phase-{PHASES[index]}",
        )
        current = "step" if index == now else None
        return tag("li", step, cls="skipped" if skipped else state, aria_current=current)

    def score(self, scene: Scene) -> Html:
        """The games won so far in a match, as laurels."""
        if not scene.table["match"]:
            return EMPTY
        needed = scene.lords.content.wins_needed
        sides: list[Html] = []
        for seat in (scene.far, scene.near):
            won = scene.table["wins"][seat]
            sitter = scene.sitters[seat]
            spoken = self.say("page-wins", name=sitter.name, count=won, needed=needed)
            laurels = lords_icon("win") * won + tag("i", cls="to-win") * (needed - won)
            sides.append(labelled(spoken, shape(sitter), laurels, cls="wins"))
        game = self.say("page-game", count=scene.table["game"])
        return tag("p", tag("b", game), *sides, cls="score")


def badge(*inside: Child, look: str = "badge") -> Html:
    return tag("span", *inside, cls=look)
