"""How a search looks ahead in Minotaur Lords: chances of winning, and where turns end."""

from __future__ import annotations

from typing import Final

from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.games.minotaur.rules.power import totals
from labrys.games.minotaur.value.worth import side
from labrys.kernel.outlook import EVEN, chance_of, result_of

# How much the margin between two sides still changes
SPREAD: Final = 20.0
MOST_TURNS: Final = 1000


def chances(lords: Lords) -> list[float]:
    """Of the game at hand; in a match the games to come are even."""
    if lords.over:
        return result_of(lords)
    ahead = EVEN
    if lords.turn_seat != NONE and lords.winner == NONE:
        sums = totals(lords)
        margin = side(lords, 0, sums[0], sums[1]) - side(lords, 1, sums[1], sums[0])
        ahead = chance_of(margin, SPREAD)
    if lords.match:
        missing = [lords.content.wins_needed - wins for wins in lords.wins]
        won = match_chance(missing[0] - 1, missing[1])
        lost = match_chance(missing[0], missing[1] - 1)
        ahead = ahead * won + (1.0 - ahead) * lost
    return [ahead, 1.0 - ahead]


def match_chance(own: int, other: int) -> float:
    """The chance to win a match with so many games still to be won by either, all even."""
    if own <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    return EVEN * (match_chance(own - 1, other) + match_chance(own, other - 1))


def horizon(lords: Lords) -> int:
    """The turn, of all games of a match; play-outs count by turns, too."""
    return (lords.wins[0] + lords.wins[1] + lords.drawn_games) * MOST_TURNS + lords.turn
