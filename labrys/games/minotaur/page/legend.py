"""What the icons on the cards mean, for those who see them for the first time."""

from __future__ import annotations

from typing import Final

from labrys.boards.legend import legend
from labrys.boards.markup import Html, tag
from labrys.games.minotaur.page.art import bull
from labrys.games.minotaur.page.effects import (
    CLAUSE_ICONS,
    KIND_ICONS,
    TRAIT_ICONS,
    TYPE_ICONS,
    lords_icon,
)
from labrys.games.minotaur.page.faces import Faces

# The icons of each group; what `curse` means is told by `page-means-curse`.
GROUPS: Final = {
    "page-legend-card": [*TYPE_ICONS, *KIND_ICONS, *TRAIT_ICONS],
    "page-legend-text": list(dict.fromkeys(["action", *CLAUSE_ICONS.values()])),
}

# What lies on the table, as it is drawn there
ON_TABLE: Final = {
    "counter": bull("rust"),
    "exercised": bull("rust turned"),
    "wanted": tag("span", cls="bull wanted"),
    "counters": tag("span", lords_icon("curse"), cls="curse"),
    "blank": tag("span", tag("span", 0, cls="power"), cls="cursed"),
    "used": tag("span", lords_icon("used"), cls="used"),
    "stripe": tag("span", cls="sample miron"),
}
ON_CARDS: Final = {
    "power": tag("span", 3, cls="power"),
    "phase": tag("span", 1, cls="phase"),
}


def legend_of(faces: Faces) -> Html:
    say = faces.say
    signs = {"page-legend-table": ON_TABLE}
    for title, names in GROUPS.items():
        signs[title] = {name: lords_icon(name) for name in names}
    signs["page-legend-card"] = ON_CARDS | signs["page-legend-card"]
    groups = [
        (say(title), [(sign, say(f"page-means-{name}")) for name, sign in drawn.items()])
        for title, drawn in signs.items()
    ]
    return legend("lords-legend", say("page-legend"), groups)
