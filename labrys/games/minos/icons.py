"""The icons of Minos: the numbers of MIN-ICON-01 to MIN-ICON-61 and the words for them."""

from typing import Final

from labrys.kernel.effects import Vocabulary

COIN: Final = 1
WEAPON: Final = 2
VP: Final = 3
VP_SCORE: Final = 4
VP_END: Final = 5
CONVERT: Final = 6
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
INSTEAD: Final = 27
IF_TOWERS2: Final = 28
IF_FARMS2: Final = 29
IF_CITIES2: Final = 30
ROUTE_INCOME: Final = 31
IF_SEA2: Final = 32
IF_INFLUENCE5: Final = 33
IF_CULTURAL5: Final = 34
IF_POPULATION5: Final = 35
IF_PALACE10: Final = 36
IF_AREA4: Final = 37
IF_TRACKS3: Final = 38
IF_SHIP4: Final = 39
IF_WARRIORS6: Final = 40
IF_REGIONS4: Final = 41
PER_AREA: Final = 42
PER_PALACE: Final = 43
PER_CITY: Final = 44
PER_TOWER: Final = 45
PER_FARM: Final = 46
PER_REGION: Final = 47
PER_SEA: Final = 48
PER_LOW_TRACK: Final = 49
PER_WARRIOR: Final = 50
PER_SHIP_SPACE: Final = 51
REPEAT: Final = 52
WARRIOR: Final = 53
T_PREPARE: Final = 54
T_DEVELOP: Final = 55
T_BUILD: Final = 56
T_EXPAND: Final = 57
T_WILD: Final = 58
T_12: Final = 59
T_34: Final = 60
T_56: Final = 61

VOCABULARY: Final = Vocabulary(
    gains={
        "coin": COIN,
        "weapon": WEAPON,
        "vp": VP,
        "vp_score": VP_SCORE,
        "vp_end": VP_END,
        "temp": TEMP,
        "good": GOOD,
        "good_rnd": GOOD_RND,
        "play": PLAY,
        "play_free": PLAY_FREE,
        "card_offer": CARD_OFFER,
        "card": CARD,
        "card_age2": CARD_AGE2,
        "build": BUILD,
        "place": PLACE,
        "move": MOVE,
        "wild": WILD,
        "influence": INFLUENCE,
        "cultural": CULTURAL,
        "population": POPULATION,
        "any_track": ANY_TRACK,
        "low_track": LOW_TRACK,
        "palace": PALACE,
        "palace_free": PALACE_FREE,
        "route_income": ROUTE_INCOME,
        "warrior": WARRIOR,
    },
    costs={"coin": COIN, "weapon": WEAPON, "vp": VP, "temp": TEMP, "discard": DISCARD},
    conditions={
        "if_towers2": IF_TOWERS2,
        "if_farms2": IF_FARMS2,
        "if_cities2": IF_CITIES2,
        "if_sea2": IF_SEA2,
        "if_influence5": IF_INFLUENCE5,
        "if_cultural5": IF_CULTURAL5,
        "if_population5": IF_POPULATION5,
        "if_palace10": IF_PALACE10,
        "if_area4": IF_AREA4,
        "if_tracks3": IF_TRACKS3,
        "if_ship4": IF_SHIP4,
        "if_warriors6": IF_WARRIORS6,
        "if_regions4": IF_REGIONS4,
    },
    multipliers={
        "per_area": PER_AREA,
        "per_palace": PER_PALACE,
        "per_city": PER_CITY,
        "per_tower": PER_TOWER,
        "per_farm": PER_FARM,
        "per_region": PER_REGION,
        "per_sea": PER_SEA,
        "per_low_track": PER_LOW_TRACK,
        "per_warrior": PER_WARRIOR,
        "per_ship_space": PER_SHIP_SPACE,
    },
    # A route's income may hold Coins or Weaponry, so it repeats no better than they do.
    unrepeatable=["coin", "weapon", "route_income"],
)
