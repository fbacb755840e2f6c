"""Which effect stands behind which clause."""

from __future__ import annotations

from labrys.games.monumental.content import language as say
from labrys.games.monumental.rules.effects import cards, city, copying, display, gains, spying
from labrys.games.monumental.rules.effects.base import EFFECTS, Effect
from labrys.kernel.clauses.rows import EFFECT

EFFECTS[say.GAIN] = gains.Gain()
EFFECTS[say.GAIN_ANY] = gains.GainAny()
EFFECTS[say.GAIN_PER] = gains.GainPer()
EFFECTS[say.CONVERT] = gains.Convert(True)
EFFECTS[say.STEAL] = gains.Steal()
EFFECTS[say.GAIN_ADV] = gains.GainAdvantage()
EFFECTS[say.DRAW_USE] = cards.DrawUse()
EFFECTS[say.DRAW_PICK] = cards.DrawPick()
EFFECTS[say.ARCHIVE] = city.OnSpaces(True)
EFFECTS[say.REINFORCE] = city.OnSpaces(True)
EFFECTS[say.DISCARD_CITY] = city.OnSpaces(True)
EFFECTS[say.REMOVE_UNREST] = city.OnSpaces(True)
EFFECTS[say.COPY] = copying.Copy()
EFFECTS[say.READY] = copying.Ready()
EFFECTS[say.RESERVE] = display.Reserve(True)
EFFECTS[say.DISCARD_DISPLAY] = display.WashAway()
EFFECTS[say.GAIN_CARD] = display.GainCard()
EFFECTS[say.WONDER_SECTION] = display.WonderSection()
EFFECTS[say.UNREST] = spying.GainUnrest()
EFFECTS[say.TRAIN] = spying.Train()
EFFECTS[say.LOSE_DIE] = spying.LoseDie()
EFFECTS[say.SWITCH_ESP] = spying.Switch()


def check_effects() -> None:
    """Every effect of the language has something behind it; what only holds while a card is
    active (`rules/prices.py`) is looked at there."""
    for row in say.CLAUSES.of_kind(EFFECT):
        assert row.timings == say.ALWAYS or type(EFFECTS[row.code]) is not Effect, row.name
