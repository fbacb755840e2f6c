"""What a position of Monumental Duel is worth to a seat, in points: for bots and for the game
review.

Points count in full. What may still become points counts by a rule of thumb: the numbers below were
set by hand; matches showed the worth of counting the round at hand.
"""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.language import BASIC, KNOWLEDGE, NONE, VP, C, G, M
from labrys.games.monumental.content.model import POLICIES, SPACES
from labrys.games.monumental.rules.duel import ACTIONS, ACTIVATION, Duel
from labrys.games.monumental.rules.options import WARLORD_PLACE
from labrys.games.monumental.rules.prices import top_province
from labrys.games.monumental.rules.scoring import CATEGORIES, counts, totals
from labrys.games.monumental.value.cards import Worths

DEALT_A_ROUND: Final = 4.0  # Development cards
ACTIVATED: Final = 5.5  # cards a round, those in use included
UNSPENT: Final = [0.24, 0.24, 0.2]  # Basic resources in hand
GOLD: Final = 0.34
CULTURE: Final = 0.55
POLICY_BONUS: Final = 0.75
SECTION: Final = 0.27  # for each Production paid for a Wonder under way
RESERVED: Final = 0.25
DIE: Final = 0.7
HOLDING: Final = 0.15  # the Advantage, for each round
WARLORD: Final = 0.5  # of what the Warlord does
PENDING: Final = 0.5  # of what an effect does that may still be used
AT_ONCE: Final = 0.8  # lost where the opponent can pay for the topmost Province now
EXPOSED: Final = 1.0  # and else, by its price
LEAD: Final = [0.15, 0.35, 0.5, 0.65, 0.85]  # of an award, by how far one is ahead: -2 to +2
UNDECIDED: Final = 0.01
WON: Final = 30.0
MOST_ROUNDS: Final = 9.0


def value(duel: Duel, seat: int, worths: Worths) -> float:
    """Own prospects, less those of the opponent."""
    if duel.over:
        points = totals(duel)
        won = 0.0
        winners = duel.winners()
        if len(winners) == 1:
            won = WON if winners[0] == seat else -WON
        return points[seat] - points[1 - seat] + won
    if duel.round == 0:
        return 0.0
    left = rounds_left(duel)
    total = side(duel, seat, worths, left) - side(duel, 1 - seat, worths, left)
    return total + awards(duel, seat, left)


def rounds_left(duel: Duel) -> float:
    """How many rounds are still to come after this one."""
    if duel.last_round:
        return 0.0
    deck = len(duel.eras[0]) + len(duel.eras[1]) + len(duel.eras[2])
    return min(MOST_ROUNDS, 1.0 + max(0.0, deck - 1.0) / DEALT_A_ROUND)


def awards(duel: Duel, seat: int, left: float) -> float:
    """Dominance: what a lead is worth, the surer the later it is."""
    ours, theirs = counts(duel, seat), counts(duel, 1 - seat)
    total = 0.0
    for category in range(CATEGORIES):
        ahead = ours[category] - theirs[category]
        likely = 2.0 * LEAD[max(0, min(4, ahead + 2))] - 1.0
        if left <= 0.0:
            likely = 1.0 if ahead > 0 else (-1.0 if ahead < 0 else 0.0)
        total += likely * duel.content.dominance
    return total


def side(duel: Duel, seat: int, worths: Worths, left: float) -> float:
    """What one player has, without awards."""
    content = duel.content
    realm = duel.realms[seat]
    number = counts(duel, seat)
    total = float(
        number[0] * content.province_points
        + number[1] * content.knowledge_points
        + number[2] * content.wonder_points
        + number[3] * content.policy_points
        + realm.supply[VP]
        - realm.unrests * content.unrest_points
    )
    playing = duel.phase != ACTIONS or not realm.passed
    lasting = 1.0 if left > 0.0 else (0.7 if playing else 0.0)
    if playing:
        for resource in range(BASIC):
            total += UNSPENT[resource] * realm.supply[resource]
        total += pending(duel, seat, worths)
        total -= UNDECIDED if duel.choosing else 0.0
    total += lasting * GOLD * min(realm.supply[G], 12)
    if len(realm.policies) < POLICIES:
        total += lasting * CULTURE * min(realm.supply[C], 8)
    if left <= 0.0:
        total += 0.02 * (realm.supply[G] + realm.supply[C])
    if realm.wonder != NONE:
        total += lasting * SECTION * content.cards[realm.wonder].price
        total += 0.25 * lasting * worths.bonus[realm.wonder]
    total += lasting * RESERVED * len(realm.reserved)
    total += 0.2 * min(left, 4.0) * DIE * realm.dice
    if duel.holder == seat:
        total += advantage(duel, seat, worths, left, playing)
    total += safety(duel, seat)
    return total + income(duel, seat, worths, left)


def pending(duel: Duel, seat: int, worths: Worths) -> float:
    """Effects of activated cards that are not used yet."""
    realm = duel.realms[seat]
    cards = duel.content.cards
    total = 0.0
    for space in range(SPACES):
        if realm.turned >> space & 1:
            for place in (space, SPACES + space):
                card = realm.card_at(place)
                if card != NONE and cards[card].actions and not realm.tokens[place]:
                    total += PENDING * worths.usable[card]
    return total


def advantage(duel: Duel, seat: int, worths: Worths, left: float, playing: bool) -> float:
    """This round's use of the Warlord, and that of each round for which tokens will be left."""
    realm = duel.realms[seat]
    warlord = WARLORD * worths.activated[realm.civilization.warlord]
    total = HOLDING
    if playing and not realm.tokens[WARLORD_PLACE]:
        total += warlord
    return total + (HOLDING + warlord) * min(float(max(0, duel.adv_tokens - 1)), left, 2.0)


def income(duel: Duel, seat: int, worths: Worths, left: float) -> float:
    """What the own cards and Policies will yield in the rounds to come, and in this one as long as
    the City is not activated. A Knowledge takes no space of its own."""
    realm = duel.realms[seat]
    if duel.phase == ACTIVATION and not realm.turned:
        left += 1.0
    if left <= 0.0:
        return 0.0
    cards = 0
    worth = 0.0
    for pile in (realm.tops, realm.unders, realm.deck, realm.known, realm.discard, realm.drawn):
        for card in pile:
            if card >= 0:
                worth += worths.activated[card]
                if duel.content.cards[card].type != KNOWLEDGE:
                    cards += 1
    total = left * min(1.0, ACTIVATED / max(1, cards)) * worth
    for number, card in enumerate(realm.policies):
        total += 0.35 * min(2.0, left) * worths.bonus[card] * POLICY_BONUS
        if realm.civilization.at_lines:
            total += 0.5 * left * worths.activated[card]
        elif number == len(realm.policies) - 1:
            total += 0.8 * left * worths.activated[card]
    return total


def safety(duel: Duel, seat: int) -> float:
    """How well the topmost Province is guarded against what the opponent can pay."""
    place = top_province(duel, seat)
    if place == NONE:
        return 0.0
    stack = duel.realms[seat].provinces
    price = duel.content.cards[stack[place]].price
    for card in stack[place + 1 :]:
        price += duel.content.cards[card].defence
    rival = duel.realms[1 - seat]
    playing = duel.phase != ACTIONS or not rival.passed
    if playing and price <= rival.supply[M] + rival.supply[G]:
        return -AT_ONCE
    return 0.0 if duel.last_round else -EXPOSED / (1.0 + price)
