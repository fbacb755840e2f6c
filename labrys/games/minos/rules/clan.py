"""A clan: all that one player has on the table."""

from __future__ import annotations

from typing import Final, Self

SA1: Final = 0
SA2: Final = 1
SA3: Final = 2
SA4: Final = 3
SA5: Final = 4

# What may have changed since Vases were last judged
PIECES: Final = 1
MAP: Final = 2
STEPS: Final = 4
GOODS: Final = 8
CARDS: Final = 16
SEA: Final = 32

# Where VP came from, for the account at the end
FROM_EFFECTS: Final = 0
FROM_TRACKS: Final = 1
FROM_INCOME: Final = 2
FROM_ROUTES: Final = 3
FROM_BATTLES: Final = 4
FROM_VASES: Final = 5
FROM_FARMS: Final = 6
FROM_REGIONS: Final = 7
FROM_RESOURCES: Final = 8
FROM_AREA: Final = 9
FROM_PALACE: Final = 10
FROM_BOARD: Final = 11
FROM_ABILITY: Final = 12
FROM_START: Final = 13
SOURCES: Final = [
    "effects",
    "tracks",
    "income",
    "routes",
    "battles",
    "vases",
    "farms",
    "regions",
    "resources",
    "area",
    "palace",
    "board",
    "ability",
    "start",
]


def put(things: list[int], place: int, thing: int) -> list[int]:
    """A list with another thing at one place. The old list, which copies share, stays."""
    new = things[:]
    new[place] = thing
    return new


def more(numbers: list[int], place: int, amount: int) -> list[int]:
    """A list with more at one place, or less. The old list, which copies share, stays."""
    new = numbers[:]
    new[place] += amount
    return new


def without(things: list[int], thing: int) -> list[int]:
    """A list without one thing. The old list, which copies share, stays."""
    new = things[:]
    new.remove(thing)
    return new


class Clan:
    """One player's pieces, cards and marks. The solo rival is a clan too.

    Its lists are never changed in place but replaced, so that copies can share them; only the
    hand, which worlds fill with other cards, is each copy's own.
    """

    def __new__(cls, *given: object) -> Self:
        """Bare, for `copy` to fill: once compiled, a class without this would run `__init__`."""
        return object.__new__(cls)

    def __init__(self, regions: int, warriors: int) -> None:
        self.start = -1
        self.ability = -1
        self.level = 0
        self.coins = 0
        self.weaponry = 0
        self.vp = 0
        self.earned = [0] * len(SOURCES)
        self.income = 0
        self.track = [0, 0, 0]
        self.goods = [0] * 6
        self.temps = [0] * 6
        self.hand: list[int] = []
        self.shown: list[int] = []
        self.area: list[int] = []
        self.palace: list[int] = []
        self.trade: list[int] = []
        self.sea: list[int] = []
        self.warriors = [0] * regions
        self.reserves = 0
        self.supply = warriors
        self.cities = 0
        self.towers = 0
        self.farms = 0
        self.ships = [0, 0, 0]
        self.vases = 0
        self.aside = 0
        self.free_aside = 0

    def copy(self) -> Clan:
        new = Clan.__new__(Clan)
        new.start = self.start
        new.ability = self.ability
        new.level = self.level
        new.coins = self.coins
        new.weaponry = self.weaponry
        new.vp = self.vp
        new.earned = self.earned
        new.income = self.income
        new.track = self.track
        new.goods = self.goods
        new.temps = self.temps
        new.hand = self.hand[:]
        new.shown = self.shown
        new.area = self.area
        new.palace = self.palace
        new.trade = self.trade
        new.sea = self.sea
        new.warriors = self.warriors
        new.reserves = self.reserves
        new.supply = self.supply
        new.cities = self.cities
        new.towers = self.towers
        new.farms = self.farms
        new.ships = self.ships
        new.vases = self.vases
        new.aside = self.aside
        new.free_aside = self.free_aside
        return new

    def gain_vp(self, amount: int, source: int) -> None:
        self.vp += amount
        self.earned = more(self.earned, source, amount)

    def credit(self, amount: int, source: int, instead: int) -> None:
        """Book VP just gained under another source."""
        self.earned = more(more(self.earned, source, -amount), instead, amount)

    def on_map(self) -> int:
        """Own Warriors on the map."""
        return sum(self.warriors)

    def presence(self) -> int:
        """Regions with at least one own Warrior (MIN-GEN-04, MIN-GEN-05)."""
        count = 0
        for number in self.warriors:
            if number > 0:
                count += 1
        return count

    def ship_count(self) -> int:
        count = 0
        for space in self.ships:
            if space > 0:
                count += 1
        return count

    def lowest(self) -> int:
        """The position of the lowest Progress marker."""
        return min(self.track)

    def gain_warriors(self, number: int) -> int:
        """Warriors from the supply to the Reserves, as many as there are (MIN-RULE-49)."""
        gained = min(number, self.supply)
        self.supply -= gained
        self.reserves += gained
        return gained

    def show(self, card: int) -> None:
        """From now on everybody knows that this card is in the hand, if it is."""
        if card in self.hand and card not in self.shown:
            self.shown = [*self.shown, card]

    def leave_hand(self, card: int) -> None:
        self.hand.remove(card)
        if card in self.shown:
            self.shown = without(self.shown, card)
