"""The icons of Minos: a row for each word of the effect language, MIN-ICON-01 to 53.

A row holds all that is not the rule itself: what part the word plays, where it may stand, and how
it is drawn. Its messages are called by its word (`do-build`, `brief-build`, `ask-use-build`). What
it does is `rules/points.py`, what a condition or multiplier counts is `rules/measures.py`.
"""

from typing import Final

from labrys.games.minos.content.effects import Vocabulary

# The numbers that rules name; those of conditions and multipliers nobody has to name
COIN: Final = 1
WEAPON: Final = 2
VP: Final = 3
VP_SCORE: Final = 4
VP_END: Final = 5
TEMP: Final = 7
GOOD: Final = 8
GOOD_RND: Final = 9
PLAY: Final = 10
PLAY_FREE: Final = 11
CARD_OFFER: Final = 12
CARD: Final = 13
CARD_AGE2: Final = 14
DISCARD: Final = 15
BUILD: Final = 16
PLACE: Final = 17
MOVE: Final = 18
WILD: Final = 19
INFLUENCE: Final = 20
CULTURAL: Final = 21
POPULATION: Final = 22
ANY_TRACK: Final = 23
LOW_TRACK: Final = 24
PALACE: Final = 25
PALACE_FREE: Final = 26
ROUTE_INCOME: Final = 31
WARRIOR: Final = 53
# Beyond the printed icons: points of the Expand and Develop rows, and what only a track's spaces
# give
EXPAND: Final = 62
BUILD_FREE: Final = 63
CARDS_OR_PALACE: Final = 64
ABILITY_LEVEL: Final = 65
DEVELOP: Final = 66
LAST: Final = 66

# Where a gain may stand
CARDS: Final = 1
TRAITS: Final = 2
ROUTES: Final = 4
TOWERS: Final = 8
ABILITIES: Final = 16
TRACKS: Final = 32
ANYWHERE: Final = 63
NOWHERE: Final = 0
PLACES: Final = {
    CARDS: "cards or tiles",
    TRAITS: "Royal Traits",
    ROUTES: "Trade Routes",
    TOWERS: "Towers",
    ABILITIES: "Special Abilities",
    TRACKS: "Progress tracks",
}


class Icon:
    """One word. A condition holds if its `measure` is `at_least` so much; a multiplier counts
    its measure. `glyphs` are drawn with `sign` after them, `spared` struck out, `other` as
    what may be had in their place."""

    def __init__(
        self,
        number: int,
        word: str,
        glyphs: str = "",
        sign: str = "",
        spared: str = "",
        price: str = "",
        other: str = "",
        places: int = ANYWHERE,
        gain: bool = True,
        cost: bool = False,
        asks: bool = False,
        optional: bool = False,
        repeatable: bool = True,
        noun: bool = False,
        counted: bool = False,
        step: bool = False,
        measure: str = "",
        at_least: int = 0,
    ) -> None:
        self.number = number
        self.word = word
        self.glyphs = (glyphs or word).split()
        self.sign = sign
        self.spared = spared
        # What its use may cost, so that extra actions may come first (MIN-RULE-17)
        self.price = price
        self.other = other
        self.places = places
        self.gain = gain
        self.cost = cost
        # Needs a choice; may be declined (MIN-RULE-19); may stand in a `repeat`
        self.asks = asks
        self.optional = optional
        self.repeatable = repeatable
        # Named by its amount alone, behind a shared "gain"; drawn with its amount, even of one
        self.noun = noun
        self.counted = counted
        self.step = step
        self.measure = measure
        self.at_least = at_least

    def message(self, family: str) -> str:
        """The message of a family for this word: `do-card-age2`."""
        return f"{family}-{self.word.replace('_', '-')}"


def _if(number: int, word: str, measure: str, at_least: int) -> Icon:
    return Icon(number, word, gain=False, measure=measure, at_least=at_least)


def _per(number: int, word: str, measure: str) -> Icon:
    return Icon(number, word, gain=False, measure=measure)


_NOT_TRAITS: Final = ANYWHERE - TRAITS

ICONS: Final = [
    Icon(COIN, "coin", cost=True, noun=True, counted=True, repeatable=False),
    Icon(WEAPON, "weapon", cost=True, noun=True, counted=True, repeatable=False),
    Icon(VP, "vp", cost=True, noun=True, counted=True),
    # The VP of structures have fields of their own on the Player board (MIN-RULE-33).
    Icon(VP_SCORE, "vp_score", "vp scoring", noun=True, counted=True, places=NOWHERE),
    Icon(VP_END, "vp_end", "vp end", noun=True, counted=True, places=NOWHERE),
    Icon(TEMP, "temp", cost=True, asks=True, noun=True, counted=True),
    Icon(GOOD, "good", asks=True, noun=True, places=_NOT_TRAITS),
    Icon(GOOD_RND, "good_rnd", "good", "?", noun=True, places=_NOT_TRAITS),
    Icon(PLAY, "play", price="coin", asks=True, optional=True),
    Icon(
        PLAY_FREE, "play_free", "play", spared="coin", asks=True, optional=True, places=_NOT_TRAITS
    ),
    Icon(CARD_OFFER, "card_offer", "take", asks=True, optional=True),
    Icon(CARD, "card", "draw", optional=True),
    Icon(CARD_AGE2, "card_age2", "draw", "II", optional=True),
    Icon(DISCARD, "discard", gain=False, cost=True, asks=True),
    Icon(BUILD, "build", "row-build", price="coin", asks=True, optional=True),
    Icon(PLACE, "place", asks=True, optional=True),
    Icon(MOVE, "move", asks=True, optional=True),
    Icon(WILD, "wild", "row-wild", price="coin", asks=True, optional=True, places=_NOT_TRAITS),
    Icon(INFLUENCE, "influence", "track-influence", step=True),
    Icon(CULTURAL, "cultural", "track-cultural", step=True),
    Icon(POPULATION, "population", "track-population", step=True),
    Icon(ANY_TRACK, "any_track", "track-any", asks=True, step=True),
    Icon(LOW_TRACK, "low_track", "track-any", "↓", asks=True, step=True),
    Icon(PALACE, "palace", price="vp", asks=True, optional=True),
    Icon(PALACE_FREE, "palace_free", "palace", spared="vp", asks=True, optional=True),
    _if(28, "if_towers2", "towers", 2),
    _if(29, "if_farms2", "farms", 2),
    _if(30, "if_cities2", "cities", 2),
    # It may hold Coins or Weaponry, so it repeats no better than they do.
    Icon(
        ROUTE_INCOME,
        "route_income",
        "route-income",
        asks=True,
        repeatable=False,
        places=ANYWHERE - ROUTES,
    ),
    _if(32, "if_sea2", "sea", 2),
    _if(33, "if_influence5", "influence", 5),
    _if(34, "if_cultural5", "cultural", 5),
    _if(35, "if_population5", "population", 5),
    _if(36, "if_palace10", "palace", 10),
    _if(37, "if_area4", "area", 4),
    _if(38, "if_tracks3", "lowest", 3),
    _if(39, "if_ship4", "voyage", 4),
    _if(40, "if_warriors6", "warriors", 6),
    _if(41, "if_regions4", "presence", 4),
    _per(42, "per_area", "area"),
    _per(43, "per_palace", "palace"),
    _per(44, "per_city", "cities"),
    _per(45, "per_tower", "towers"),
    _per(46, "per_farm", "farms"),
    _per(47, "per_region", "presence"),
    _per(48, "per_sea", "sea"),
    _per(49, "per_low_track", "lowest"),
    _per(50, "per_warrior", "warriors"),
    _per(51, "per_ship_space", "voyages"),
    # Towers and the Population track alone gain Warriors (ledger 8.9, 8.13).
    Icon(WARRIOR, "warrior", noun=True, counted=True, places=TOWERS | TRACKS),
]
BEYOND: Final = [
    Icon(EXPAND, "expand", "row-expand", gain=False, asks=True, optional=True),
    Icon(DEVELOP, "develop", "row-develop", gain=False, price="coin", asks=True, optional=True),
    Icon(
        BUILD_FREE,
        "build_free",
        "row-build",
        spared="coin",
        asks=True,
        optional=True,
        places=TRACKS,
    ),
    Icon(CARDS_OR_PALACE, "cards_or_palace", "draw draw", "II", other="palace", places=TRACKS),
    Icon(ABILITY_LEVEL, "ability_level", "ability", counted=True, places=TRACKS),
]


def _vocabulary(rows: list[Icon]) -> Vocabulary:
    return Vocabulary(
        gains={row.word: row.number for row in rows if row.gain},
        costs={row.word: row.number for row in rows if row.cost},
        conditions={row.word: row.number for row in rows if row.at_least},
        multipliers={row.word: row.number for row in rows if row.measure and row.at_least == 0},
        unrepeatable=[row.word for row in rows if not row.repeatable],
    )


VOCABULARY: Final = _vocabulary(ICONS)
TRACK_VOCABULARY: Final = _vocabulary(ICONS + BEYOND)
# The row of each number
ROW: Final = {row.number: row for row in ICONS + BEYOND}
