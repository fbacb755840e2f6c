"""How a search looks ahead in Minotaur Lords: chances of winning, and where turns end."""

from __future__ import annotations

from typing import Final

from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.games.minotaur.rules.power import totals
from labrys.kernel.outlook import EVEN, chance_of, result_of

MOST_TURNS: Final = 1000
FEW: Final = 5
MOST_LEAD: Final = 6

# What each sign of a side weighs, fitted to the beginnings of the turns of 4,000 games that
# `greedy` played against itself: for whoever is to move, and for the other
TO_MOVE: Final = [
    -0.0807, 0.1276, -0.1672,  # columns led: all, those that count, enough of them
    0.0575, 0.0385, 0.0, 0.0626,  # columns held: all, those that count, enough, all but one
    0.0065, 0.0164, 0.0138, 0.0240,  # lead in power, power, cursed power, curses
    0.0381, 0.0480, 0.2078, 0.1457,  # cards with active text, gods, hand, cards in play
    0.0898, 0.4622,  # deck, and its last cards
]  # fmt: skip
WAITING: Final = [
    -0.0948, 0.1701, -0.1270,
    -0.0506, -0.0219, -0.3379, -0.1450,
    -0.0065, -0.0311, -0.0183, -0.0067,
    -0.0005, 0.0105, -0.1863, -0.1088,
    -0.0859, -0.3070,
]  # fmt: skip
AT_ALL: Final = -1.0180


def chances(lords: Lords) -> list[float]:
    """Of the game at hand; in a match the games to come are even."""
    if lords.over:
        return result_of(lords)
    ahead = EVEN
    if lords.turn_seat != NONE and lords.winner == NONE:
        ahead = game_chance(lords)
    if lords.match:
        missing = [lords.content.wins_needed - wins for wins in lords.wins]
        won = match_chance(missing[0] - 1, missing[1])
        lost = match_chance(missing[0], missing[1] - 1)
        ahead = ahead * won + (1.0 - ahead) * lost
    return [ahead, 1.0 - ahead]


def game_chance(lords: Lords) -> float:
    """Of seat 0 in the game at hand, by the signs of both sides."""
    seat = lords.turn_seat
    other = 1 - seat
    sums = totals(lords)
    total = AT_ALL
    for index, number in enumerate(signs(lords, seat, sums[seat], sums[other])):
        total += TO_MOVE[index] * number
    for index, number in enumerate(signs(lords, other, sums[other], sums[seat])):
        total += WAITING[index] * number
    chance = chance_of(total, 1.0)
    return chance if seat == 0 else 1.0 - chance


def signs(lords: Lords, seat: int, mine: list[int], theirs: list[int]) -> list[float]:
    """What tells how a side stands, in the order of the weights."""
    leads = [0, 0]
    holds = [0, 0]
    lead = 0
    for column in range(6):
        ahead = mine[column] - theirs[column]
        lead += max(-MOST_LEAD, min(MOST_LEAD, ahead))
        if ahead > 0:
            leads[column // 3] += 1
        if lords.counters[column] == seat:
            holds[column // 3] += 1
    led = min(2, leads[0]) + min(2, leads[1])
    held = min(2, holds[0]) + min(2, holds[1])
    own = lords.sides[seat]
    power = 0
    cursed = 0
    curses = 0
    active = 0
    for card in own.field:
        data = lords.content.cards[card]
        strength = max(1, data.power)
        if lords.curses[card]:
            cursed += strength
            curses += lords.curses[card]
        else:
            power += strength
            active += 1 if data.active else 0
    deck = own.deck_size()
    found = [
        leads[0] + leads[1], led, 1 if led == 4 else 0,
        holds[0] + holds[1], held, 1 if held == 4 else 0, 1 if held == 3 else 0,
        lead, power, cursed, curses,
        active, len(own.gods), len(own.hand), len(own.field),
        deck, min(deck, FEW),
    ]  # fmt: skip
    return [float(number) for number in found]


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
