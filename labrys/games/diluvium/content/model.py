"""What the box of Diluvium holds, as plain numbers: tiles, charts, boards, cards and the Fleet.

Kinds are numbered 0 to 3: food, craft, weapons, ruins; the first three are resources. Actions, and
the sections of an Action Board, 0 to 3: explore, settle, produce, engage. A place is where a tile
may lie; it has one number in all charts, by its name: `a1` is the first of the top row.
"""

from __future__ import annotations

from typing import Final

from labrys.kernel.clauses.tree import Clause
from labrys.kernel.text.content import Source
from labrys.kernel.text.playing import Playing

KINDS: Final = ["food", "craft", "weapons", "ruins"]
FOOD: Final = 0
CRAFT: Final = 1
WEAPONS: Final = 2
RUINS: Final = 3
RESOURCES: Final = 3

ACTIONS: Final = ["explore", "settle", "produce", "engage"]
EXPLORE: Final = 0
SETTLE: Final = 1
PRODUCE: Final = 2
ENGAGE: Final = 3
SECTIONS: Final = 4

NONE: Final = -1
# Effects of Exploration Spaces; any other number is an amount of Gold
SETTLER_EFFECT: Final = -2
MILITARY_EFFECT: Final = -3

# What Ruins Cards do
GAIN: Final = 1
SAIL: Final = 2
GOLD: Final = 3
STRENGTH: Final = 4
SETTLER: Final = 5
MARKER: Final = 6

ISLANDS: Final = 3  # the most that a tile may have


class Tile:
    """An Ocean Tile: what it costs facedown, the effect of each Exploration Space, its islands by
    kind and size, and its Monster (strength 0 if there is none)."""

    def __init__(
        self,
        id: str,
        name: dict[str, str],
        number: int,
        cost: int,
        spaces: list[int],
        kinds: list[int],
        sizes: list[int],
        monster: int,
        monster_gold: int,
    ) -> None:
        self.id = id
        self.name = name
        self.number = number
        self.cost = cost
        self.spaces = spaces
        self.kinds = kinds
        self.sizes = sizes
        self.monster = monster
        self.monster_gold = monster_gold


class Layout:
    """A chart for a number of players. Lists over places are as long as there are places in all."""

    def __init__(self, players: int, places: int) -> None:
        self.players = players
        self.places: list[int] = []  # those of this chart, in reading order
        self.cities: list[int] = []  # clockwise
        self.cost = [NONE] * places
        self.faceup = [False] * places
        self.near: list[list[int]] = [[] for _ in range(places)]
        # Where it is drawn: half hexagons from the left, rows from the top
        self.across = [0] * places
        self.down = [0] * places


class ActionBoard:
    """One side of an Action Board, with all that is printed on it."""

    def __init__(self, id: str, name: dict[str, str], number: int) -> None:
        self.id = id
        self.name = name
        self.number = number
        self.slots = [0] * SECTIONS
        self.marker_gold: list[int] = []
        self.explorer_allowance = 0
        self.explorer_tiles_per_food = 0
        self.warship_allowance = 0
        self.warship_tiles_per_food = 0
        self.craft_per_sale = 0
        self.gold_per_sale = 0
        self.weapons_per_step = 0
        self.start_strength = 0
        self.strength_gold: list[int] = []
        self.settle_bonus_gold = 0  # 0: a resource of choice instead
        self.produce_bonus = 0
        self.placing_gold = 0


class RuinsCard:
    """A kind of Ruins Card: what it does, with which resource and how much of it."""

    def __init__(
        self,
        id: str,
        name: dict[str, str],
        number: int,
        copies: int,
        text: Clause,
        kind: int,
        amount: int,
    ) -> None:
        self.id = id
        self.name = name
        self.number = number
        self.copies = copies
        self.text = text
        self.effect = text.code
        self.kind = kind
        self.amount = amount


class People:
    """A people, its City and the resources of the City's spaces."""

    def __init__(self, id: str, name: dict[str, str], number: int, spaces: list[int]) -> None:
        self.id = id
        self.name = name
        self.number = number
        self.spaces = spaces


class FleetCard:
    """A card of the Drowned Fleet (DIL-SOLO-05)."""

    def __init__(
        self, id: int, number: int, action: int, fallback: int, order: list[int], bid: int
    ) -> None:
        self.id = id
        self.number = number
        self.action = action
        self.fallback = fallback
        self.order = order
        self.bid = bid


class Level:
    """How strong the Fleet begins (DIL-SOLO-04)."""

    def __init__(self, id: str, number: int, strength: int, gold: int) -> None:
        self.id = id
        self.number = number
        self.strength = strength
        self.gold = gold


class Scenario:
    """What a scenario changes, and what wins it (DIL-SOLO-20 to 26). A free game is one, too."""

    def __init__(self, id: str, rule: str, name: dict[str, str], number: int, level: int) -> None:
        self.id = id
        self.rule = rule
        self.name = name
        self.number = number
        self.level = level
        self.stars: list[int] = []
        self.trays: list[int] = []
        self.food_ends = True
        self.certain: list[int] = []
        self.start_weapons = 0
        self.doubled: list[int] = []
        # What must be so at the end
        self.beat = True
        self.gold = 0
        self.monsters = 0
        self.cards = 0
        self.fights = 0
        self.all_markers = False
        self.all_settlers = False


class Rank:
    """What a campaign is worth in the end (DIL-SOLO-32)."""

    def __init__(self, id: str, name: dict[str, str], stars: int) -> None:
        self.id = id
        self.name = name
        self.stars = stars


class Content:
    """Everything in the box."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.places: list[str] = []
        self.layouts: dict[int, Layout] = {}
        self.boards: list[ActionBoard] = []  # side A first
        self.cards: list[RuinsCard] = []
        self.peoples: list[People] = []
        self.trays: dict[int, int] = {}
        self.settlers = 0
        self.markers = 0
        self.rack_limit = 0
        self.settle_moves = 0
        self.greatest_strength = 0
        self.scare_gold = 0
        self.idle_rounds = 0
        # Solo
        self.solo_layout = 0
        self.solo_tray = 0
        self.fleet_tiles = 0
        self.fleet_weapons = 0
        self.fleet_ruins_gold = 0
        self.fleet_craft_gold = 0
        self.fleet_idle_gold = 0
        self.fleet_warship_score = 0
        self.levels: list[Level] = []
        self.fleet: list[FleetCard] = []
        self.scenarios: list[Scenario] = []
        self.attempts = 0
        self.heirloom_gold = 0
        self.heirloom_tokens = 0
        self.ranks: list[Rank] = []
        self.playing = Playing("")


def load(source: Source = None) -> Content:
    """Read the content; what `source` does not have comes from the package.

    Raises a ContentError that says what is wrong where.
    """
    # Reading makes the classes above, so it can only be imported once they exist.
    from labrys.games.diluvium.content.loading.files import read_content

    return read_content(source)
