"""The places of the chart: the tile as it lies, its islands with their Settlers, its Exploration
Spaces with their markers, its Monster. A place that looks as before is not drawn again."""

from __future__ import annotations

from typing import NamedTuple

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.boards.sentences import Sentences
from labrys.games.diluvium.content.model import KINDS, Content, Tile
from labrys.games.diluvium.facts.table import Water
from labrys.games.diluvium.game import DiluviumGame
from labrys.games.diluvium.page import ships, tiles
from labrys.games.diluvium.page.art import at, number
from labrys.games.diluvium.page.scene import Crew, Scene
from labrys.games.diluvium.rules.options import LETTERS
from labrys.kernel.text.words import Words, capital


class Lying(NamedTuple):
    """All that is seen of a place but ships: `water` as `Sea.water` has it."""

    place: int
    water: int
    city: int | None
    cost: int
    marks: tuple[int | None, ...]
    settlers: tuple[tuple[int, ...], ...]
    slain: bool
    quiet: bool


def lying(scene: Scene, here: Water, place: int, quiet: bool) -> Lying:
    return Lying(
        place,
        scene.sea.water(place),
        here["city"],
        here["cost"] or 0,
        tuple(here["marks"]),
        tuple([tuple(island["settlers"]) for island in here["islands"]]),
        here["slain"],
        quiet,
    )


class Waters:
    """Draws places in one language, each around 0,0."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.game, DiluviumGame)
        self.words = words
        self.say = Sentences(words).say
        self.content: Content = words.game.content

    @kept
    def name(self, water: int) -> str:
        return capital(self.words.thing("water", water))

    @kept
    def draw(self, crew: Crew, lies: Lying, x: float, y: float) -> Html:
        """The tile as it lies, and what stands on it; what can't be reached now steps back."""
        title = tag("title", self.name(lies.water))
        face = "down" if lies.water < 0 else str(lies.water)
        turning = tag(
            "g",
            self.ground(crew, lies),
            *self.standing(crew, lies),
            data_piece=f"place-{self.content.places[lies.place]}",
            data_face=face,
        )
        look = "dl-tile dl-quiet" if lies.quiet else "dl-tile"
        return tag("g", title, turning, cls=look, transform=at(x, y))

    def ground(self, crew: Crew, lies: Lying) -> Html:
        if lies.city is not None:
            return tiles.city_ground(crew.nations[lies.city], crew.people[lies.city].colour)
        if lies.water < 0:
            return tiles.uncharted(lies.cost, self.content.places[lies.place])
        return tiles.tile_ground(self.content.tiles[lies.water])

    def standing(self, crew: Crew, lies: Lying) -> list[Html]:
        if lies.city is not None:
            return self.city(crew, lies)
        if lies.water < 0:
            return []
        tile = self.content.tiles[lies.water]
        return [*self.islands(crew, lies, tile), *self.marks(crew, lies, tile)]

    # ---- where Settlers stand

    def city(self, crew: Crew, lies: Lying) -> list[Html]:
        """The spaces of a City, each to be clicked by itself."""
        assert lies.city is not None
        people = self.content.peoples[lies.water - len(self.content.tiles)]
        parts = []
        for index, (settlers, (x, y)) in enumerate(zip(lies.settlers, tiles.CITY_SLOTS)):
            kind = KINDS[people.spaces[index]]
            holds = self.holders(crew, settlers, self.site_name(lies, index))
            drawn = tiles.slot(kind, x, y, holds[0] if holds else EMPTY)
            label = self.site_label(crew, lies, kind, settlers, 1)
            parts.append(self.site(lies, index, label, drawn, Area(x, y, 18)))
        return parts

    def islands(self, crew: Crew, lies: Lying, tile: Tile) -> list[Html]:
        spots = tiles.spots(tuple(tile.sizes), bool(tile.monster))
        parts: list[Html] = []
        for index, (settlers, spot) in enumerate(zip(lies.settlers, spots)):
            size, kind = tile.sizes[index], KINDS[tile.kinds[index]]
            holds = self.holders(crew, settlers, self.site_name(lies, index))
            holds += [EMPTY] * (size - len(holds))
            slots = zip(tiles.SLOTS[size], holds)
            drawn = join([tiles.slot(kind, x, y, held) for (x, y), held in slots])
            label = self.site_label(crew, lies, kind, settlers, size)
            area = Area(0, 2, 8 + 16.5 * size)
            parts.append(self.site(lies, index, label, drawn, area, spot))
        if tile.monster:
            parts.append(self.monster(lies, tile, spots[-1]))
        return parts

    def site_name(self, lies: Lying, index: int) -> str:
        return f"{self.content.places[lies.place]}{LETTERS[index]}"

    def site(
        self,
        lies: Lying,
        index: int,
        label: str,
        drawn: Html,
        area: Area,
        spot: tiles.Spot = tiles.MIDDLE,
    ) -> Html:
        """A place for Settlers that can be clicked: an island, or a space of a City."""
        return tag(
            "g",
            area.draw(),
            tag("g", drawn, aria_hidden="true"),
            cls="dl-site",
            transform=at(spot.x, spot.y, spot.scale),
            data_part=f"site-{self.site_name(lies, index)}",
            role="img",
            aria_label=label,
        )

    def holders(self, crew: Crew, settlers: tuple[int, ...], site: str) -> list[Html]:
        """Who stands on each space, from the left."""
        return [
            ships.walker(
                crew.people[player],
                crew.nations[player],
                player,
                f"settler-{player}-{site}-{index}",
                0,
                0,
                26,
            )
            for player, count in enumerate(settlers)
            for index in range(count)
        ]

    def site_label(
        self, crew: Crew, lies: Lying, kind: str, settlers: tuple[int, ...], size: int
    ) -> str:
        held = [
            self.words.say("page-settlers-of", name=crew.people[player].name, count=count)
            for player, count in enumerate(settlers)
            if count
        ]
        free = size - sum(settlers)
        if free or not held:
            held.append(self.words.say("page-spaces-free", count=free))
        gives = self.words.thing("kind", KINDS.index(kind))
        text = self.words.series(held)
        return self.words.say("page-site", place=self.name(lies.water), kind=gives, text=text)

    # ---- Monsters and Exploration Spaces

    def monster(self, lies: Lying, tile: Tile, spot: tiles.Spot) -> Html:
        name = self.name(lies.water)
        message = "page-monster-slain" if lies.slain else "page-monster"
        label = self.words.say(message, place=name, count=tile.monster, gold=tile.monster_gold)
        place = self.content.places[lies.place]
        return tag(
            "g",
            tag("circle", cls="dl-hit-area", r=30),
            tag("g", tiles.monster(tile, lies.slain, place), aria_hidden="true"),
            cls="dl-monster",
            transform=at(spot.x, spot.y, spot.scale),
            data_part=f"monster-{place}",
            role="img",
            aria_label=label,
        )

    def marks(self, crew: Crew, lies: Lying, tile: Tile) -> list[Html]:
        """Exploration Spaces, free or with a marker."""
        place, name = self.content.places[lies.place], self.name(lies.water)
        parts: list[Html] = []
        for index, (kind, owner) in enumerate(zip(tile.spaces, lies.marks)):
            x, y = tiles.SPACES_AT[len(tile.spaces)][index]
            effect = self.words.thing("effect", kind)
            if owner is None:
                label = self.words.say("page-mark", place=name, effect=effect)
                drawn = tiles.effect(kind)
            else:
                person = crew.people[owner]
                label = self.words.say("page-mark-of", place=name, name=person.name)
                piece = f"marker-{owner}-{place}-{index}"
                drawn = tag("g", ships.marker(person, 14), data_piece=piece, data_comes="drop")
            parts.append(
                tag(
                    "g",
                    tag("circle", cls="dl-hit-area", r=17),
                    tag("g", drawn, aria_hidden="true"),
                    cls="dl-mark",
                    transform=at(x, y),
                    data_part=f"mark-{place}-{index + 1}",
                    role="img",
                    aria_label=label,
                )
            )
        return parts


class Area:
    """What of a site can be clicked, around its middle."""

    def __init__(self, x: float, y: float, half: float) -> None:
        self.x = x
        self.y = y
        self.half = half

    def draw(self) -> Html:
        return tag(
            "rect",
            cls="dl-hit-area",
            x=number(self.x - self.half),
            y=number(self.y - 20),
            width=number(2 * self.half),
            height=40,
            rx=18,
        )
