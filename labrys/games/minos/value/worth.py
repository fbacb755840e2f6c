"""What a position of Minos is worth to a seat, in VP: for bots and for the game review.

VP that are safe count in full. What may still become VP counts by a rule of thumb: the numbers
below were set by hand and some of them bettered in matches of `greedy` against itself.
"""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import Vase
from labrys.games.minos.rules import abilities
from labrys.games.minos.rules.clan import SA5, Clan
from labrys.games.minos.rules.measures import MEASURES
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import GIVE_BACK, PALACE
from labrys.games.minos.rules.setup import FirstHand
from labrys.games.minos.rules.vases import free_space
from labrys.games.minos.value.dice import dice, turn
from labrys.games.minos.value.numbers import (
    COIN,
    COIN_A_ROUND,
    ROUNDS,
    WEAPONRY,
    WEAPONRY_A_ROUND,
    rounds_left,
)

# How much a rival's lead hurts, beside own VP
RIVAL: Final = 0.47
# The scoring that comes last, and the one after round 2 besides
LAST_SCORING: Final = 0.95
FIRST_SCORING: Final = 0.69
# Cards
HAND: Final = 0.5
HAND_A_ROUND: Final = 0.3
HAND_VP: Final = 0.1
TRAIT_A_ROUND: Final = 0.5
PLACEMENTS_USED: Final = 0.8
LATER_TRAIT: Final = 0.7
# Goods and tiles
TEMP: Final = 0.31
TEMP_A_ROUND: Final = 0.15
GOOD_A_ROUND: Final = 0.4
BLUE_TILE: Final = 1.0
RED_TILE: Final = 2.5
BLUE_TILES: Final = 15
INCOME: Final = 0.9
SOME_COINS: Final = 6
SOME_WEAPONRY: Final = 3
MISSING: Final = 0.05
EXCHANGED: Final = 0.02
# Warriors
WARRIOR: Final = 0.27
ON_THE_MAP: Final = 0.16
# A space of each Progress track, by itself and for each round in which it serves
TRACK: Final = [0.6, 0.8, 0.32]
TRACK_A_ROUND: Final = [0.4, 0.35, 0.3]
LEVEL_A_ROUND: Final = 0.5
# Pieces
TOWER_A_ROUND: Final = 0.5
SHIP_SPACE: Final = 0.4
SHIP_SPACE_A_ROUND: Final = 0.5
# A Vase that is all but reached, as a share of its VP
VASE: Final = 0.5


def value(minos: Minos, seat: int) -> float:
    """Own worth less some of what the strongest rival has for sure."""
    rival = 0.0
    for player in range(minos.players):
        if player != seat:
            rival = max(rival, standing(minos, player))
    own = standing(minos, seat) if closing(minos) else worth(minos, seat)
    return own - RIVAL * rival


def closing(minos: Minos) -> bool:
    """Whether the last dice are put away: only final battles and the last account follow."""
    return minos.round == ROUNDS and not minos.pool and not minos.spent


def standing(minos: Minos, player: int) -> float:
    """VP now, and those that all on the table will bring if it stays as it is."""
    clan = minos.clans[player]
    if minos.over:
        return float(clan.vp)
    if closing(minos):
        return clan.vp + board(minos, player) + last_account(minos, clan)
    return clan.vp + scorings(minos, player) + board(minos, player)


def last_account(minos: Minos, clan: Clan) -> float:
    """Resources, played cards and Palace at the end of the game (MIN-SCORE-07, 08)."""
    content = minos.content
    resources = clan.coins + clan.weaponry + len(clan.hand)
    total = resources // abilities.divisor(content, clan) + len(clan.area)
    for card in clan.palace:
        total += content.decrees[card].vp
    return float(total)


def worth(minos: Minos, seat: int) -> float:
    """All that a clan has, in VP.

    Just after an exchange of SA5 what is open in the turn counts for nothing: else to exchange
    would look better than to end a turn that has no good use for its points any more.
    """
    clan = minos.clans[seat]
    left = rounds_left(minos)
    total = standing(minos, seat)
    total += cards(minos, seat, left) + first_hand(minos, seat, left)
    total += means(minos, clan, left) + progress(clan, left)
    total += vases(minos, seat) + dice(minos, seat)
    if minos.exchanged:
        total -= EXCHANGED
    elif minos.turn_seat == seat:
        total += turn(minos, clan)
    return total


def scorings(minos: Minos, player: int) -> float:
    """Farms and regions, once for each scoring ahead; what is far may still change."""
    clan = minos.clans[player]
    content = minos.content
    mark = content.mark_at[clan.track[2]]
    once = content.farm_vp[clan.farms]
    for region in minos.board.regions:
        if clan.warriors[region] == 0:
            continue
        if minos.dominates(player, region):
            once += content.dominance_vp[mark] + content.tower_bonus[clan.towers]
        else:
            once += content.presence_vp[mark]
    return once * (LAST_SCORING + FIRST_SCORING if minos.round <= 2 else LAST_SCORING)


def board(minos: Minos, player: int) -> float:
    """VP uncovered on the Player board; the solo rival has none."""
    if minos.is_rival(player):
        return 0.0
    clan = minos.clans[player]
    vp = 0
    for number in range(clan.cities):
        vp += minos.content.city_vp[number]
    for number in range(clan.ship_count()):
        vp += minos.content.ship_vp[number]
    return float(vp)


def cards(minos: Minos, seat: int, left: int) -> float:
    """Palace, played cards that may still enter it, and the hand."""
    clan = minos.clans[seat]
    decrees = minos.content.decrees
    trait = TRAIT_A_ROUND * left
    total = 0.0
    for card in clan.palace:
        total += decrees[card].vp + trait
    for card in clan.hand:
        total += HAND + HAND_A_ROUND * left + HAND_VP * decrees[card].vp
    if not clan.area:
        return total
    count = len(clan.area)
    more = LATER_TRAIT * trait * count
    for card in clan.area:
        more += decrees[card].vp - 1
    content = minos.content
    placements = PLACEMENTS_USED * left * content.palace_income[content.mark_at[clan.track[0]]]
    return total + count + more * min(1.0, placements / count)


def first_hand(minos: Minos, seat: int, left: int) -> float:
    """Cards that are given back or put into the Palace in the set-up, but not yet shown."""
    step = minos.agenda[-1] if minos.agenda else None
    if not isinstance(step, FirstHand):
        return 0.0
    decrees = minos.content.decrees
    total = 0.0
    for option in step.answers[seat]:
        card = option - PALACE if option >= PALACE else option - GIVE_BACK
        total -= HAND + HAND_A_ROUND * left + HAND_VP * decrees[card].vp
        if option >= PALACE:
            total += decrees[card].vp + TRAIT_A_ROUND * left
    return total


def means(minos: Minos, clan: Clan, left: int) -> float:
    """Coins, Weaponry, Goods, tiles, Income and Warriors, by the time left to use them."""
    content = minos.content
    coin = COIN + COIN_A_ROUND * left
    weaponry = WEAPONRY + WEAPONRY_A_ROUND * left
    total = sum(clan.temps) * (TEMP + TEMP_A_ROUND * left)
    total += sum(clan.goods) * GOOD_A_ROUND * left
    for tile in clan.trade:
        total += BLUE_TILE if tile < BLUE_TILES else RED_TILE
    income = content.income_coins[clan.income] * coin + content.income_vp[clan.income]
    total += income * left * INCOME
    if clan.ability == SA5 and content.sa5_rate[clan.level] == 1:
        total += exchangeable(clan, (coin + weaponry) / 2)
    else:
        total += clan.coins * coin + clan.weaponry * weaponry
    on_map = clan.on_map()
    return total + WARRIOR * (clan.reserves + on_map) + ON_THE_MAP * on_map


def exchangeable(clan: Clan, each: float) -> float:
    """Coins and Weaponry that SA5 exchanges freely are worth the same, so that nothing is gained
    by changing to and fro; only a few of both should be at hand."""
    missing = max(0, SOME_COINS - clan.coins) + max(0, SOME_WEAPONRY - clan.weaponry)
    return (clan.coins + clan.weaponry) * each - MISSING * missing


def progress(clan: Clan, left: int) -> float:
    """Tracks, the Ability's level, Towers, and Ships on their way."""
    total = 0.0
    for track in range(3):
        total += clan.track[track] * (TRACK[track] + TRACK_A_ROUND[track] * left)
    total += (clan.level * LEVEL_A_ROUND + clan.towers * TOWER_A_ROUND) * left
    return total + sum(clan.ships) * (SHIP_SPACE + SHIP_SPACE_A_ROUND * left)


def vases(minos: Minos, seat: int) -> float:
    """Vases not yet claimed, more the nearer they are."""
    claimed = minos.clans[seat].vases
    total = 0.0
    for index in range(len(minos.vases)):
        if not claimed >> index & 1:
            near = nearness(minos, seat, minos.content.vases[minos.vases[index] - 1])
            total += near * near * free_space(minos, index) * VASE
    return total


def nearness(minos: Minos, seat: int, vase: Vase) -> float:
    """How much of a Vase's condition is met, from 0 to 1 (MIN-VASE-05)."""
    return min(1.0, MEASURES[vase.measure].count(minos, seat) / vase.at_least)
