"""What the signs on the board mean, for those who see them for the first time."""

from __future__ import annotations

from typing import Final

from labrys.boards.legend import legend
from labrys.boards.markup import Html, tag
from labrys.games.monumental.content.language import CLAUSES
from labrys.games.monumental.page.art import BASIC, die, sign, token
from labrys.games.monumental.page.effects import LETTERS, TOKENS, drawing
from labrys.games.monumental.page.faces import Faces
from labrys.kernel.clauses.rows import TIMING, Mark

KINDS: Final = [
    "building",
    "knowledge",
    "wonder",
    "province",
    "coastal",
    "mountain",
    "agricultural",
    "policy",
    "barricade",
    "unrest",
    "scout",
    "warlord",
    "espionage",
]
# What lies on the table, as it is drawn there
ON_TABLE: Final = {
    "used": tag("span", sign("used"), cls="mo-used"),
    "die": die(0),
    "away": sign("wash-away"),
    "short": tag("span", tag("b", 5), token("production"), cls="mo-price dear"),
    "ring": tag("span", 3, cls="mo-ring mo-next"),
    "dominance": sign("dominance"),
    "deck": sign("deck"),
    "discards": sign("discard"),
    "first-player": sign("first"),
    "passed": sign("pass"),
}
WHEN: Final = [row.icon for row in CLAUSES.rows if row.kind == TIMING]
DOES: Final = [
    icon
    for icon in dict.fromkeys(row.icon for row in CLAUSES.rows)
    if icon and icon not in WHEN and icon not in KINDS and icon not in LETTERS
]


def legend_of(faces: Faces) -> Html:
    say = faces.say
    signs: dict[str, dict[str, Html]] = {
        "page-legend-means": {name: drawing(Mark(name)) for name in drawn_tokens()},
        "page-legend-cards": {name: drawing(Mark(name)) for name in KINDS},
        "page-legend-when": {name: drawing(Mark(name)) for name in WHEN},
        "page-legend-does": {name: drawing(Mark(name)) for name in DOES},
        "page-legend-table": ON_TABLE,
    }
    groups = [
        (say(title), [(sign, say(f"page-means-{name}")) for name, sign in drawn.items()])
        for title, drawn in signs.items()
    ]
    return legend("mo-legend", say("page-legend"), groups)


def drawn_tokens() -> list[str]:
    """Resources in the order of the rules, then any Basic one."""
    return [*sorted(TOKENS - {BASIC}, key=ORDER.index), BASIC]


ORDER: Final = ["production", "science", "military", "gold", "culture", "point"]
