"""What the box of Minos holds, as plain numbers: cards, tiles, boards, tracks and settings.

Goods are numbered 0 to 5: silver, stone, copper, wood, grain, herb. Rows 0 to 4: prepare,
develop, build, expand, wild. Colours 0 to 3: red, yellow, blue, gray. Tracks 0 to 2:
influence, cultural, population. Ages are 0 and 1. Regions keep their printed numbers from 1;
lists over regions have length 14 and leave index 0 unused.
"""

from typing import Final

from labrys.games.minos.content.effects import Effect
from labrys.kernel.text.content import Source
from labrys.kernel.text.playing import Playing

GOODS: Final = ["silver", "stone", "copper", "wood", "grain", "herb"]
ROWS: Final = ["prepare", "develop", "build", "expand", "wild"]
COLOURS: Final = ["red", "yellow", "blue", "gray"]
TRACKS: Final = ["influence", "cultural", "population"]
TRIGGERS: Final = ["prepare", "develop", "build", "expand", "wild", "12", "34", "56"]
MARKS: Final = ["list", "min", "max", "few"]
ABILITIES: Final = ["SA1", "SA2", "SA3", "SA4", "SA5"]
REGIONS: Final = 14
# The pieces of a player, and the last or the number of the spaces printed on the boards
CITIES: Final = 3
TOWERS: Final = 3
SHIPS: Final = 3
FARMS: Final = 4
LEVELS: Final = 3
INCOME_SPACES: Final = 15
ROUTE_SPACES: Final = 5
BLUE_SPACE: Final = 2
RED_SPACE: Final = 4
TOP: Final = 8


class Decree:
    """A Decree card; `trigger` is a row, or 5 to 7 for die values 1-2, 3-4, 5-6."""

    def __init__(
        self,
        id: str,
        name: dict[str, str],
        number: int,
        age: int,
        vp: int,
        cost: int,
        goods: list[int],
        effects: list[Effect],
        trigger: int,
        trait: Effect,
    ) -> None:
        self.id = id
        self.name = name
        self.number = number
        self.age = age
        self.vp = vp
        self.cost = cost
        self.goods = goods
        self.effects = effects
        self.trigger = trigger
        self.trait = trait


class Start:
    """A Starting card of the set for `seats` players (MIN-SETUP-12)."""

    def __init__(
        self,
        id: str,
        number: int,
        seats: int,
        region: int,
        first: bool,
        coins: int,
        weaponry: int,
        vp: int,
        good: int,
        temps: list[int],
        draw: int,
        give_back: int,
        warrior: bool,
    ) -> None:
        self.id = id
        self.number = number
        self.seats = seats
        self.region = region
        self.first = first
        self.coins = coins
        self.weaponry = weaponry
        self.vp = vp
        self.good = good
        self.temps = temps
        self.draw = draw
        self.give_back = give_back
        self.warrior = warrior


class Tile:
    """A Foundation, Sea Peoples, Trade Bonus or Action Bonus tile.

    Blue Trade Bonus tiles are 0 to 14 and red ones 15 to 29; Sea Peoples of Level I are
    0 to 9 and of Level II 10 to 19. Only Sea Peoples have a cost, in Weaponry.
    """

    def __init__(self, id: str, number: int, effects: list[Effect], cost: int) -> None:
        self.id = id
        self.number = number
        self.effects = effects
        self.cost = cost


class Route:
    """One side of a Trade Route tile: five spaces, and the VP for reaching the last."""

    def __init__(self, id: str, costs: list[int], income: list[list[Effect]], vp: int) -> None:
        self.id = id
        self.costs = costs
        self.income = income
        self.vp = vp


class Space:
    """An action space (MIN-ACT-08); with `choice` one of its two last bonuses is chosen."""

    def __init__(
        self,
        points: int,
        coins: int,
        weaponry: int,
        any_track: bool,
        action_bonus: bool,
        choice: bool,
        age2: bool,
    ) -> None:
        self.points = points
        self.coins = coins
        self.weaponry = weaponry
        self.any_track = any_track
        self.action_bonus = action_bonus
        self.choice = choice
        self.age2 = age2


class Board:
    """The Main board as one number of players uses it."""

    def __init__(
        self,
        seats: int,
        regions: list[int],
        starts: list[int],
        good_of: list[int],
        borders: list[list[int]],
        rows: list[list[Space]],
        dice: list[int],
        trade_bonuses: int,
        vase_spaces: list[int],
    ) -> None:
        self.seats = seats
        self.regions = regions
        self.starts = starts
        self.good_of = good_of
        self.borders = borders
        self.rows = rows
        self.dice = dice
        self.trade_bonuses = trade_bonuses
        self.vase_spaces = vase_spaces


class Vase:
    """A Vase tile: who has `at_least` so much of its measure claims it (MIN-VASE-05)."""

    def __init__(self, id: str, number: int, colour: str, measure: int, at_least: int) -> None:
        self.id = id
        self.number = number
        self.colour = colour
        self.measure = measure
        self.at_least = at_least


class SoloCard:
    """A Solo card: which die (low or high, by colours or a mark), which Vases, which rows."""

    def __init__(
        self,
        id: str,
        number: int,
        high: bool,
        colours: list[int],
        mark: int,
        vases: list[int],
        actions: list[int],
    ) -> None:
        self.id = id
        self.number = number
        self.high = high
        self.colours = colours
        self.mark = mark
        self.vases = vases
        self.actions = actions


class Content:
    """Everything of the box. It never changes in play; every position shares it."""

    def __init__(self) -> None:
        self.playing = Playing("")
        self.decrees: list[Decree] = []
        self.starts: list[Start] = []
        self.foundations: list[Tile] = []
        self.sea_peoples: list[Tile] = []
        self.trade_bonuses: list[Tile] = []
        self.action_bonuses: list[Tile] = []
        self.routes: list[Route] = []
        self.boards: list[Board] = []
        self.vases: list[Vase] = []
        self.solo_cards: list[SoloCard] = []
        self.solo_home: list[int] = []
        # Player board
        self.city_price: list[int] = []
        self.city_vp: list[int] = []
        self.tower_price: list[int] = []
        self.tower_effects: list[list[Effect]] = []
        self.tower_bonus: list[int] = []
        self.ship_price: list[int] = []
        self.ship_vp: list[int] = []
        self.farm_price: list[int] = []
        self.farm_income: list[int] = []
        self.farm_vp: list[int] = []
        self.income_coins: list[int] = []
        self.income_vp: list[int] = []
        # Progress tracks
        self.track_effects: list[list[list[Effect]]] = []
        self.beyond_vp = 0
        self.marks: list[int] = []
        self.mark_at: list[int] = []
        self.palace_income: list[int] = []
        self.weaponry_income: list[int] = []
        self.presence_vp: list[int] = []
        self.dominance_vp: list[int] = []
        # Special Abilities
        self.abilities: list[str] = []
        self.sa1_discount: list[int] = []
        self.sa2_effects: list[list[Effect]] = []
        self.sa3_vp: list[int] = []
        self.sa3_discount: list[int] = []
        self.sa3_cards: list[int] = []
        self.group_total_sa4: list[int] = []
        self.sa5_rate: list[int] = []
        self.sa5_income: list[int] = []
        self.sa5_divisor: list[int] = []
        # Settings
        self.forfeit_coins = 0
        self.extra_price = 0
        self.offer_size = 0
        self.offer_surcharge = 0
        self.card_discount = 0
        self.city_discount = 0
        self.tower_discount = 0
        self.ship_discount = 0
        self.route_discount = 0
        self.group_total = 0
        self.resource_divisor = 0
        self.reroll_at = 0
        self.good_income: list[int] = []
        self.good_cards: list[int] = []
        self.goods_per_stack = 0
        self.goods_per_type = 0
        self.temps_per_type = 0
        self.warriors = 0


def load(source: Source = None) -> Content:
    """Read the content: the package's, with files of a folder in its place, or a kept one.

    Raises a ContentError that says what is wrong where.
    """
    # Reading makes the classes above, so it can only be imported once they exist.
    from labrys.games.minos.content.loading.files import read_content

    return read_content(source)
