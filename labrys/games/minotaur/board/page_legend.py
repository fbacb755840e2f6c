"""What the icons on the cards mean, for those who see them for the first time."""

from __future__ import annotations

from typing import Final

from labrys.games.minotaur.board.page_art import BULL
from labrys.games.minotaur.board.page_effects import lords_icon
from labrys.games.minotaur.board.page_faces import Faces
from labrys.kernel.pageboard import pane

GROUPS: Final = {
    "page-legend-card": {
        "minion": "page-means-minion",
        "building": "page-means-building",
        "leader": "page-means-leader",
        "god": "page-means-god",
        "fate": "page-means-fate",
        "military": "page-means-military",
        "religious": "page-means-religious",
        "economic": "page-means-economic",
        "horde": "page-means-horde",
        "minotaur": "page-means-minotaur",
    },
    "page-legend-text": {
        "action": "page-means-action",
        "curse": "page-means-curse",
        "uncurse": "page-means-uncurse",
        "destroy": "page-means-destroy",
        "bounce": "page-means-bounce",
        "move": "page-means-move",
        "boost": "page-means-boost",
        "draw": "page-means-draw",
        "mill": "page-means-mill",
        "dig": "page-means-dig",
        "peek": "page-means-peek",
        "discards": "page-means-discards",
        "recover": "page-means-recover",
        "copy": "page-means-copy",
        "supremacy": "page-means-supremacy",
        "plus": "page-means-plus",
        "count": "page-means-count",
        "shield": "page-means-shield",
        "block": "page-means-block",
        "tie": "page-means-tie",
        "lock": "page-means-lock",
        "hand": "page-means-hand",
        "builder": "page-means-builder",
        "rebirth": "page-means-rebirth",
    },
}

# What lies on the table, as it is drawn there
ON_TABLE: Final = {
    f'<span class="bull rust">{BULL}</span>': "page-means-counter",
    f'<span class="bull rust turned">{BULL}</span>': "page-means-exercised",
    '<span class="bull wanted"></span>': "page-means-wanted",
    f'<span class="curse">{lords_icon("curse")}</span>': "page-means-counters",
    '<span class="cursed"><span class="power">0</span></span>': "page-means-blank",
    f'<span class="used">{lords_icon("used")}</span>': "page-means-used",
    '<span class="sample miron"></span>': "page-means-stripe",
}


def legend(faces: Faces) -> str:
    """A list that opens; it is the same in every view, so it is made once."""
    say = faces.say
    lying = "".join(
        f"<div><dt>{drawn}</dt><dd>{say(message)}</dd></div>" for drawn, message in ON_TABLE.items()
    )
    signs = (
        f'<div><dt><span class="power">3</span></dt><dd>{say("page-means-power")}</dd></div>'
        f'<div><dt><span class="phase">1</span></dt><dd>{say("page-means-phase")}</dd></div>'
    )
    groups = [f"<h4>{say('page-legend-table')}</h4><dl>{lying}</dl>"]
    for title, meanings in GROUPS.items():
        items = "".join(
            f"<div><dt>{lords_icon(name)}</dt><dd>{say(message)}</dd></div>"
            for name, message in meanings.items()
        )
        groups.append(f"<h4>{say(title)}</h4><dl>{signs}{items}</dl>")
        signs = ""
    inside = f"<summary>{say('page-legend')}</summary>{''.join(groups)}"
    return pane("details", "lords-legend", ' class="legend"', inside)
