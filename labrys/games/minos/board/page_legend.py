"""What the signs on cards, tiles and spaces mean, for those who see them for the first time."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.board.page_effects import glyph, signs
from labrys.kernel.pageboard import escape, pane
from labrys.kernel.words import Words

# The icons, or words of the effect language, of each group, with what is said of them
GROUPS: Final = {
    "page-legend-means": {
        "coin": "means-coin",
        "weapon": "means-weapon",
        "vp": "means-vp",
        "income": "means-income",
        "good": "means-good",
        "good_rnd": "means-good-rnd",
        "temp": "means-temp",
        "warrior": "means-warrior",
        "reserves": "means-reserves",
        "supply": "means-supply",
        "city": "means-city",
        "tower": "means-tower",
        "farm": "means-farm",
        "ship": "means-ship",
        "ability": "means-ability",
    },
    "page-legend-deeds": {
        "card": "means-card",
        "draw": "means-draw",
        "take": "means-take",
        "play": "means-play",
        "discard": "means-discard",
        "palace": "means-palace",
        "area": "means-area",
        "row-build": "means-build",
        "row-wild": "means-wild",
        "place": "means-place",
        "move": "means-move",
        "track-any": "means-track-any",
        "route-income": "means-route-income",
        "repeat": "means-repeat",
    },
    "page-legend-table": {
        "first": "means-first",
        "scoring": "means-scoring",
        "end": "means-end",
        "region": "means-region",
        "dominance": "means-dominance",
        "sea": "means-sea",
        "trade": "means-trade",
        "action-bonus": "means-action-bonus",
        "vase": "means-vase",
    },
}
# Words of the effect language that are more than one icon
DRAWN: Final = ("good_rnd",)


def legend(words: Words) -> str:
    """A list that opens; it is the same in every view, so it is made once."""
    drawn = signs()
    groups = ""
    for title, meanings in GROUPS.items():
        items = "".join(
            f"<div><dt>{drawn[name] if name in DRAWN else glyph(name)}</dt>"
            f"<dd>{escape(words.say(message))}</dd></div>"
            for name, message in meanings.items()
        )
        groups += f"<h4>{escape(words.say(title))}</h4><dl>{items}</dl>"
    inside = f"<summary>{escape(words.say('page-legend'))}</summary>{groups}"
    return pane("details", "m-legend", ' class="m-signs"', inside)
