"""What the signs on cards, tiles and spaces mean, for those who see them for the first time."""

from __future__ import annotations

from typing import Final

from labrys.boards.legend import meanings
from labrys.boards.markup import Html
from labrys.boards.sentences import Sentences
from labrys.games.minos.page.effects import glyph, signs
from labrys.kernel.text.words import Words

# The icons, or words of the effect language, of each group; `means-coin` says what a coin is.
GROUPS: Final = {
    "page-legend-means": (
        "coin weapon vp income good good_rnd temp warrior reserves supply city tower farm ship"
        " ability"
    ),
    "page-legend-deeds": (
        "card draw take play discard palace area row-build row-wild place move track-any"
        " route-income repeat"
    ),
    "page-legend-table": "first scoring end region dominance sea trade action-bonus vase",
}
# Words of the effect language that are more than one icon
DRAWN: Final = ("good_rnd",)


def meaning(name: str) -> str:
    """The message that tells what a sign means."""
    return f"means-{name.removeprefix('row-').replace('_', '-')}"


def legend_of(words: Words) -> Html:
    drawn = signs()
    say = Sentences(words).say
    groups = [
        (
            say(title),
            [
                (drawn[name] if name in DRAWN else glyph(name), say(meaning(name)))
                for name in names.split()
            ],
        )
        for title, names in GROUPS.items()
    ]
    return meanings(groups)
