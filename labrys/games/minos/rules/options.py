"""The lexicon of Minos: every option a seat can ever be offered, and every chance outcome.

Region, route and space numbers start at 1, so the blocks over them are shifted: `CITY + 4`
is the City of region 4. Numbers never change within a rules version: learning programs
rely on them.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import COLOURS, GOODS, ROWS, TRACKS
from labrys.kernel.lexicon import Lexicon, Part

CARDS: Final = 144
PER_AGE: Final = 72
LAST_REGION: Final = 13


def _numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


def _ids(prefix: str, last: int) -> list[str]:
    return [f"{prefix}{number:02d}" for number in range(1, last + 1)]


def _group(mask: int) -> str:
    return "+".join(str(die + 1) for die in range(4) if mask >> die & 1)


CARD_IDS: Final = _ids("I", PER_AGE) + _ids("II", PER_AGE)
TRADE_IDS: Final = _ids("B", 15) + _ids("R", 15)
START_IDS: Final = [f"ST-{s}{letter}" for s in (2, 3, 4) for letter in "ABCD"[:s]]
ABILITY_IDS: Final = [f"SA{number}" for number in range(1, 6)]

_DIE = Part("die", [f"{colour}-{value}" for colour in COLOURS for value in range(1, 7)])
_ROW = Part("row", ROWS)
_ACTION = Part("action", ROWS[:4])
_SPACE = Part("space", _numbers(1, 4))
_CARD = Part("card", CARD_IDS)
_REGION = Part("region", _numbers(1, LAST_REGION))
_TARGET = Part("target", _numbers(1, LAST_REGION))
_ROUTE = Part("route", _numbers(1, 3))
_GOOD = Part("good", GOODS)
_TRACK = Part("track", TRACKS)
_TRADE = Part("trade", TRADE_IDS)

LEXICON: Final = Lexicon("minos")

# Set-up
START: Final = LEXICON.block("start", [Part("start", START_IDS)])
ABILITY: Final = LEXICON.block("ability", [Part("ability", ABILITY_IDS)])
GIVE_BACK: Final = LEXICON.block("give-back", [_CARD])

# Dice
DRAFT: Final = LEXICON.block("draft", [_DIE, _ROW])
GROUP: Final = LEXICON.block("group", [Part("group", [_group(mask) for mask in range(1, 16)])]) - 1
GROUPED: Final = LEXICON.block("grouped", [])
RETRIEVE: Final = LEXICON.block("retrieve", [_ROW, _SPACE])

# The turn
FORFEIT: Final = LEXICON.block("forfeit", [])
BONUS: Final = LEXICON.block("bonus", [])
WILD_AS: Final = LEXICON.block("as", [_ACTION])
END: Final = LEXICON.block("end-turn", [])
TRAIT: Final = LEXICON.block("trait", [_CARD])

# Effects
EFFECT: Final = LEXICON.block("effect", [Part("effect", _numbers(1, 3))])
DONE: Final = LEXICON.block("done", [])
STEP: Final = LEXICON.block("step", [_TRACK])
TEMP: Final = LEXICON.block("temp", [_GOOD])
GOOD: Final = LEXICON.block("good", [_GOOD])
TAKE: Final = LEXICON.block("take", [_CARD])
DRAW: Final = LEXICON.block("draw", [])
DRAW_AGE2: Final = LEXICON.block("draw-age2", [])
DRAW_BOTH: Final = LEXICON.block("draw-both", [])
PLAY: Final = LEXICON.block("play", [_CARD])
PALACE: Final = LEXICON.block("palace", [_CARD])
DISCARD: Final = LEXICON.block("discard", [_CARD])
CITY: Final = LEXICON.block("city", [_REGION]) - 1
TOWER: Final = LEXICON.block("tower", [_REGION]) - 1
FARM: Final = LEXICON.block("farm", [_REGION]) - 1
SHIP: Final = LEXICON.block("ship", [_ROUTE])
ADVANCE: Final = LEXICON.block("advance", [_ROUTE])
PLACE: Final = LEXICON.block("place", [_REGION]) - 1
MOVE: Final = LEXICON.block("move", [_REGION, _TARGET]) - 14
TRADE: Final = LEXICON.block("trade", [_TRADE])
ROUTE: Final = LEXICON.block("route", [_ROUTE])

# Paying
PAY: Final = LEXICON.block("pay", [])
RETURN: Final = LEXICON.block("return", [_GOOD])
WARRIORS: Final = LEXICON.block("warriors", [Part("count", _numbers(0, 4))])
FREE_POINT: Final = LEXICON.block("free-point", [])
PAID_POINT: Final = LEXICON.block("paid-point", [])

# Extra actions, and the exchange of SA5: one run of numbers
EXTRAS: Final = LEXICON.size
MARCH: Final = LEXICON.block("march", [_REGION, _TARGET]) - 14
FORAGE: Final = LEXICON.block("forage", [_GOOD])
USE: Final = LEXICON.block("use", [_TRADE])
SELL: Final = LEXICON.block("sell", [])
SWAP: Final = LEXICON.block("swap", [_GOOD])
BATTLE: Final = LEXICON.block("battle", [_REGION]) - 1
EXCHANGE: Final = LEXICON.block("exchange", [Part("resource", ["coins", "weaponry"])])
EXTRAS_END: Final = LEXICON.size

# Outcomes of chance, as they stand in a record
OUTCOMES: Final = Lexicon("the chance of minos")
OUT_FIRST: Final = OUTCOMES.block("first", [Part("seat", _numbers(0, 3))])
OUT_SIDE: Final = OUTCOMES.block("side", [Part("side", ["A", "B"])])
OUT_FOUNDATION: Final = OUTCOMES.block("foundation", [Part("tile", _ids("F", 20))])
OUT_SEA: Final = OUTCOMES.block("sea", [Part("tile", _ids("I-", 10) + _ids("II-", 10))])
OUT_TRADE: Final = OUTCOMES.block("bonus", [_TRADE])
OUT_VASE: Final = OUTCOMES.block("vase", [Part("vase", _numbers(1, 12))]) - 1
OUT_ACTION: Final = OUTCOMES.block("action", [Part("tile", [f"AB{n}" for n in range(1, 6)])])
OUT_START: Final = OUTCOMES.block("start", [Part("start", START_IDS)])
OUT_ABILITY: Final = OUTCOMES.block("ability", [Part("ability", ABILITY_IDS)])
OUT_CARD: Final = OUTCOMES.block("card", [_CARD])
OUT_GOOD: Final = OUTCOMES.block("good", [_GOOD])
OUT_DIE: Final = OUTCOMES.block("die", [Part("value", _numbers(1, 6))])
OUT_SOLO: Final = OUTCOMES.block("solo", [Part("solo", _ids("S", 20))])
OUT_WILL: Final = OUTCOMES.block("will", [_GOOD])


def is_extra(option: int) -> bool:
    """Whether an option is an extra action or an exchange of SA5."""
    return EXTRAS <= option < EXTRAS_END
