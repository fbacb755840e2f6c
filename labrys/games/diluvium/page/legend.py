"""What the signs on the board mean, for those who see them for the first time."""

from __future__ import annotations

from typing import Final

from labrys.boards.legend import Meaning, legend
from labrys.boards.markup import Html, tag
from labrys.boards.sentences import Sentences
from labrys.games.diluvium.content.model import KINDS, MILITARY_EFFECT, SETTLER_EFFECT, Content
from labrys.games.diluvium.page import tiles
from labrys.games.diluvium.page.art import at, shape, token
from labrys.games.diluvium.page.voyage import pill

COLOUR: Final = "navy"


def legend_of(sentences: Sentences, content: Content) -> Html:
    say = sentences.say
    first = content.peoples[0].id
    beast = next((tile for tile in content.tiles if tile.monster), None)
    means: list[Meaning] = [(token(kind), say(f"page-means-{kind}")) for kind in KINDS]
    sea: list[Meaning] = [
        (small(tiles.effect(2), 17), say("page-means-gold")),
        (small(tiles.effect(SETTLER_EFFECT), 17), say("page-means-settler")),
        (small(tiles.effect(MILITARY_EFFECT), 17), say("page-means-strength")),
        (ship("explorer", first), say("page-means-explorer")),
        (ship("warship", first), say("page-means-warship")),
        (small(tiles.uncharted(1, ""), 100), say("page-means-uncharted")),
        (sample(2, ""), say("page-means-filled")),
        (sample(0, " dl-hollow"), say("page-means-hollow")),
        (sample(3, " dl-short"), say("page-means-short")),
        (small(tag("g", shape("no", 0, 0, 34), cls="dl-no-stop"), 18), say("page-means-no")),
    ]
    if beast is not None:
        sea.insert(
            5,
            (
                small(tiles.monster(beast, False, ""), 36),
                say("page-means-monster"),
            ),
        )
    groups = [(say("page-legend-sea"), sea), (say("page-legend-means"), means)]
    return legend("dl-legend", say("page-legend"), groups)


def small(drawn: Html, reach: int) -> Html:
    """A drawing of the chart that reaches so far from its middle."""
    box = f"{-reach} {-reach} {2 * reach} {2 * reach}"
    return tag("svg", drawn, viewBox=box, cls="dl-sample", aria_hidden="true")


def ship(kind: str, people: str) -> Html:
    return small(tag("g", shape(f"{kind}-{people}", 0, 0, 56, 48), cls=COLOUR), 30)


def sample(food: int, look: str) -> Html:
    return small(tag("g", pill(food, look), transform=at(0, -86)), 31)
