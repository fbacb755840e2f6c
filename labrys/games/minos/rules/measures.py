"""What can be counted of a clan: each measure once, for conditions, multipliers and Vases.

A row knows its word (the content's name for it, and that of its messages: `measure-towers`), its
icon, the most that can be reached, and which changes on the table may change it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.games.minos.content import icons
from labrys.games.minos.content.model import (
    CITIES,
    FARMS,
    INCOME_SPACES,
    ROUTE_SPACES,
    SHIPS,
    TOP,
    TOWERS,
)
from labrys.games.minos.rules.clan import CARDS, GOODS, MAP, PIECES, SEA, STEPS

if TYPE_CHECKING:
    from labrys.games.minos.rules.minos import Minos


class Measure:
    """`place` tells that a place on a track is meant, not a number of things. A measure whose
    `most` is 0 has no fixed end."""

    def __init__(
        self,
        word: str,
        changed_by: int,
        glyph: str,
        sign: str = "",
        most: int = 0,
        place: bool = False,
    ) -> None:
        self.word = word
        self.changed_by = changed_by
        self.glyph = glyph
        self.sign = sign
        self.most = most
        self.place = place

    def count(self, minos: Minos, player: int) -> int:
        raise NotImplementedError


class Cities(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].cities


class Towers(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].towers


class Farms(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].farms


class Ships(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].ship_count()


class Voyage(Measure):
    """The space of the Ship that is furthest on."""

    def count(self, minos: Minos, player: int) -> int:
        return max(minos.clans[player].ships)


class Voyages(Measure):
    """The spaces of all own Ships added up."""

    def count(self, minos: Minos, player: int) -> int:
        return sum(minos.clans[player].ships)


class Sea(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return len(minos.clans[player].sea)


class Warriors(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].on_map()


class Presence(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].presence()


class Dominance(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.dominated(player)


class Track(Measure):
    """A Progress track; its word is the track's."""

    def __init__(self, word: str, track: int) -> None:
        super().__init__(word, STEPS, f"track-{word}", most=TOP, place=True)
        self.track = track

    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].track[self.track]


class Lowest(Measure):
    """The lowest of the three Progress markers."""

    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].lowest()


class Income(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return minos.clans[player].income


class Goods(Measure):
    """The most Goods of one type."""

    def count(self, minos: Minos, player: int) -> int:
        return max(minos.clans[player].goods)


class Area(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return len(minos.clans[player].area)


class Palace(Measure):
    def count(self, minos: Minos, player: int) -> int:
        return len(minos.clans[player].palace)


class Trigger(Measure):
    """The most Palace cards with one and the same trigger."""

    def count(self, minos: Minos, player: int) -> int:
        counts = [0] * 8
        for card in minos.clans[player].palace:
            counts[minos.content.decrees[card].trigger] += 1
        return max(counts)


MEASURES: Final[list[Measure]] = [
    Cities("cities", PIECES, "city", most=CITIES),
    Towers("towers", PIECES, "tower", most=TOWERS),
    Farms("farms", PIECES, "farm", most=FARMS),
    Ships("ships", PIECES, "ship", most=SHIPS),
    Voyage("voyage", PIECES, "ship", most=ROUTE_SPACES, place=True),
    Voyages("voyages", PIECES, "ship", "Σ", place=True),
    Sea("sea", SEA, "sea"),
    Warriors("warriors", MAP, "warrior"),
    Presence("presence", MAP, "region"),
    Dominance("dominance", MAP, "dominance"),
    Track("influence", 0),
    Track("cultural", 1),
    Track("population", 2),
    Lowest("lowest", STEPS, "track-any", "↓", most=TOP, place=True),
    Income("income", GOODS, "income", most=INCOME_SPACES - 1, place=True),
    Goods("goods", GOODS, "good", "="),
    Area("area", CARDS, "area"),
    Palace("palace", CARDS, "palace"),
    Trigger("trigger", CARDS, "palace", "="),
]
WORDS: Final = [measure.word for measure in MEASURES]


def _by_icon() -> list[Measure]:
    """The measure of each condition and multiplier, by its number."""
    found = [MEASURES[0]] * (icons.LAST + 1)
    for row in icons.ICONS:
        if row.measure:
            found[row.number] = MEASURES[WORDS.index(row.measure)]
    return found


def _thresholds() -> list[int]:
    found = [0] * (icons.LAST + 1)
    for row in icons.ICONS:
        found[row.number] = row.at_least
    return found


OF_ICON: Final = _by_icon()
AT_LEAST: Final = _thresholds()


def holds(minos: Minos, seat: int, condition: int) -> bool:
    """Whether a condition holds now for a seat (MIN-ICON-28 to 30, 32 to 41)."""
    return OF_ICON[condition].count(minos, seat) >= AT_LEAST[condition]


def times(minos: Minos, seat: int, per: int) -> int:
    """How often a multiplier counts for a seat now (MIN-ICON-42 to 51)."""
    return OF_ICON[per].count(minos, seat)
