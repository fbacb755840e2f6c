"""What an option names, in small, beside its words: a tile, a space, a token, a section."""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, tag
from labrys.games.diluvium.content.model import ISLANDS, KINDS, NONE, Content
from labrys.games.diluvium.game import as_sea
from labrys.games.diluvium.page import art, tiles
from labrys.games.diluvium.rules.options import SPACES
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.view import View

# The whole hexagon of a tile, one space of it, a Monster with what it is worth
TILE_BOX: Final = "-90 -102 180 204"
SPACE_BOX: Final = "-17 -17 34 34"
BEAST_BOX: Final = "-34 -30 68 66"


class Tokens:
    """Draws what options name; the same in every language."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def draw(self, option: int, view: View) -> Html:
        sea = as_sea(view.concealed)
        block = sea.blocks.lexicon.of(option)
        if block.verb == "fight":
            return self.monster(sea, sea.empires[max(view.seat, 0)].warship)
        if not block.parts:
            return EMPTY
        member = block.members(option)[0]
        kind = block.parts[0].kind
        if kind == "kind":
            return named(art.token(KINDS[member]))
        if kind in ("action", "section"):
            return named(art.sign(block.parts[0].names[member]))
        if kind == "card":
            return named(art.token("ruins"))
        if kind == "site":
            return self.site(sea, member)
        if kind == "mark":
            return self.space(sea, member)
        if kind == "place":
            cost = sea.layout.cost[member]
            return self.tile(sea.water(member), cost, block.parts[0].names[member])
        return EMPTY

    def site(self, sea: Sea, site: int) -> Html:
        """What a space for a Settler yields; nothing while its tile lies facedown."""
        place = site // ISLANDS
        known = sea.is_city(place) or (sea.faceup(place) and site % ISLANDS < sea.sites(place))
        return named(art.token(KINDS[sea.site_kind(site)])) if known else EMPTY

    def space(self, sea: Sea, mark: int) -> Html:
        """What an Exploration Space gives."""
        place, index = mark // SPACES, mark % SPACES
        if not sea.faceup(place) or index >= len(sea.tile(place).spaces):
            return EMPTY
        return named(drawing(tiles.effect(sea.tile(place).spaces[index]), SPACE_BOX, "dl-space"))

    def monster(self, sea: Sea, place: int) -> Html:
        if not sea.faceup(place) or not sea.tile(place).monster:
            return EMPTY
        beast = tiles.monster(sea.tile(place), slain=False, place="")
        return named(drawing(beast, BEAST_BOX, "dl-lair-of"), "seen ")

    @kept
    def tile(self, water: int, cost: int, place: str) -> Html:
        """A tile as it lies: its islands and its Monster, a City, or what it costs facedown."""
        tall = len(self.content.tiles)
        if water >= tall:
            ground = tiles.city_ground(self.content.peoples[water - tall].id, "")
        elif water < 0:
            ground = tiles.uncharted(cost if cost != NONE else 0, place)
        else:
            ground = self.charted(water)
        return named(drawing(ground, TILE_BOX, "dl-mini"), "seen ")

    def charted(self, water: int) -> Html:
        tile = self.content.tiles[water]
        ground = tiles.tile_ground(tile)
        if not tile.monster:
            return ground
        lair = tiles.spots(tuple(tile.sizes), monster=True)[-1]
        beast = tiles.monster(tile, slain=False, place="")
        return ground + tag("g", beast, transform=art.at(lair.x, lair.y, lair.scale))


def named(drawn: Html, look: str = "") -> Html:
    return tag("span", drawn, cls=f"token {look}dl-named", aria_hidden="true")


def drawing(inside: Html, box: str, look: str) -> Html:
    return tag("svg", inside, viewBox=box, cls=look, aria_hidden="true")
