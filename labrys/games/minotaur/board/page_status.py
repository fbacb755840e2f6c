"""The line above the board: whose turn, which phase, what is still due, how the match stands."""

from __future__ import annotations

from typing import Final

from labrys.games.minotaur.board.page_effects import lords_icon
from labrys.games.minotaur.board.page_faces import Faces
from labrys.games.minotaur.board.page_scene import Scene
from labrys.games.minotaur.options import PHASES
from labrys.games.minotaur.rules.lords import NONE
from labrys.games.minotaur.rules.refresh import Refresh
from labrys.kernel.pageboard import pane

PHASE_NAMES: Final = {
    "0": "page-phase-0",
    "1": "page-phase-1",
    "2": "page-phase-2",
    "supremacy": "page-phase-supremacy",
}
PHASE_TIPS: Final = {
    "0": "page-phase-0-tip",
    "1": "page-phase-1-tip",
    "2": "page-phase-2-tip",
    "supremacy": "page-phase-supremacy-tip",
}
# What one does in a phase, under its name
PHASE_DEEDS: Final = {
    "0": "page-phase-0-deed",
    "1": "page-phase-1-deed",
    "2": "page-phase-2-deed",
    "supremacy": "page-phase-supremacy-deed",
}


class Status:
    """Draws the state of the turn and of the match in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def draw(self, scene: Scene) -> str:
        phases = "" if scene.view.over else self.phases(scene)
        inside = f"{self.turn(scene)}{phases}{self.score(scene)}"
        return pane("div", "lords-status", ' class="status"', inside)

    def turn(self, scene: Scene) -> str:
        say = self.faces.say
        table = scene.table
        seat = table["turn_seat"]
        if scene.view.over or seat is None:
            return f'<p class="turn"><b>{say("page-over")}</b></p>'
        count = say("page-turn", count=table["turn"])
        return f'<p class="turn"><b>{count}</b> {scene.who(seat)}{self.duty(scene)}</p>'

    def duty(self, scene: Scene) -> str:
        """Actions left, and whether a card still has to leave the hand (ML-TURN-05)."""
        say = self.faces.say
        table = scene.table
        notes: list[str] = []
        if isinstance(scene.step, Refresh):
            notes.append(f'<span class="badge">{say("page-refreshes")}</span>')
        if table["actions"] is not None:
            text = say("page-actions", count=table["actions"])
            notes.append(f'<span class="badge">{lords_icon("action")}{text}</span>')
        if table["obligation_met"]:
            text = say("page-duty-met")
            notes.append(f'<span class="badge">{lords_icon("chosen")}{text}</span>')
        elif table["phase"] is not None:
            text = say("page-duty")
            notes.append(f'<span class="badge due">{lords_icon("hand")}{text}</span>')
        return "".join(notes)

    def phases(self, scene: Scene) -> str:
        """The four phases of acting; the first player names two of them to skip."""
        say = self.faces.say
        lords = scene.lords
        now = lords.phase
        steps: list[str] = []
        for index, phase in enumerate(PHASES):
            state = "now" if index == now else "past" if NONE < index < now else ""
            note = ""
            if lords.skipped >> index & 1:
                state = "skipped"
                note = f'<span class="visually-hidden"> ({say("page-skipped")})</span>'
            current = ' aria-current="step"' if index == now else ""
            steps.append(
                f'<li class="{state}"{current}><span class="step" tabindex="0"'
                f' data-part="phase-{phase}">'
                f"<b>{say(PHASE_NAMES[phase])}</b>{note} <small>{say(PHASE_DEEDS[phase])}</small>"
                f'<span class="tip">{say(PHASE_TIPS[phase])}</span></span></li>'
            )
        return f'<ol class="phases" aria-label="{say("page-phases")}">{"".join(steps)}</ol>'

    def score(self, scene: Scene) -> str:
        """The games won so far in a match, as laurels."""
        if not scene.table["match"]:
            return ""
        say = self.faces.say
        needed = scene.lords.content.wins_needed
        sides: list[str] = []
        for seat in (scene.far, scene.near):
            won = scene.table["wins"][seat]
            name = scene.sitters[seat].name
            spoken = say("page-wins", name=name, count=won, needed=needed)
            laurels = lords_icon("win") * won + '<i class="to-win"></i>' * (needed - won)
            sides.append(
                f'<span class="wins" role="img" aria-label="{spoken}">'
                f"{scene.shape(seat)}{laurels}</span>"
            )
        game = say("page-game", count=scene.table["game"])
        return f'<p class="score"><b>{game}</b>{"".join(sides)}</p>'
