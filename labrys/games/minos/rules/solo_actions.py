"""The actions of Rhadamanthus (MIN-SOLO-16 to 27)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import CITIES, FARMS, ROUTE_SPACES
from labrys.games.minos.rules.clan import (
    FROM_BATTLES,
    FROM_BOARD,
    FROM_ROUTES,
    FROM_TRACKS,
    put,
)
from labrys.games.minos.rules.minos import DICE, EASY, HARD, NONE, Minos, value_of
from labrys.games.minos.rules.options import OUT_WILL
from labrys.kernel.step import Step

RIVAL: Final = 1
PREPARE: Final = 0
DEVELOP: Final = 1
BUILD: Final = 2
EXPAND: Final = 3
WILD: Final = 4
ROW_ORDER: Final = [EXPAND, BUILD, DEVELOP, PREPARE, WILD]
STEP_VP: Final = 5
CITY_VP: Final = 5
HARD_BATTLE_VP: Final = 3


class RivalTurn(Step[Minos]):
    """Take back the highest die and do what its row says (MIN-SOLO-16)."""

    def run(self, minos: Minos) -> None:
        row, space = next_die(minos)
        die = minos.take_die(row, space)
        here = minos.board.rows[row][space]
        minos.tell("retrieved", RIVAL, die, row, space + 1)
        if here.any_track and minos.solo != EASY:
            minos.gain_vp(RIVAL, STEP_VP, FROM_TRACKS)
        points = here.points
        action = row
        if row == WILD:
            action = minos.solo_wild[space]
            minos.solo_wild[space] = NONE
        elif row == EXPAND:
            points = points // 2
        act(minos, action, points)


def next_die(minos: Minos) -> tuple[int, int]:
    """Highest value; equal ones by row Expand, Build, Develop, Prepare, Wild, then leftmost."""
    best = 0
    found = (NONE, NONE)
    for row in ROW_ORDER:
        for space, die in enumerate(minos.rows[row]):
            if die != NONE and die // DICE == RIVAL and value_of(die) > best:
                best = value_of(die)
                found = (row, space)
    return found


def act(minos: Minos, action: int, points: int) -> None:
    if action == PREPARE:
        prepare(minos, points)
    elif action == DEVELOP:
        develop(minos, points)
    elif action == BUILD:
        build(minos, points)
    else:
        expand(minos, points)


def prepare(minos: Minos, number: int) -> None:
    """Cards from the right end of the offer, face-down (MIN-SOLO-19)."""
    for _ in range(min(number, len(minos.offer))):
        card = minos.offer.pop()
        minos.rival_down.append(card)
        minos.tell("rival-took-down", RIVAL, card)
    minos.refill_offer()


def develop(minos: Minos, number: int) -> None:
    """The offer's cards of highest VP, ties rightmost, face-up (MIN-SOLO-20)."""
    for _ in range(min(number, len(minos.offer))):
        best = minos.offer[0]
        for card in minos.offer:
            if minos.content.decrees[card].vp >= minos.content.decrees[best].vp:
                best = card
        minos.offer.remove(best)
        minos.rival_up.append(best)
        minos.tell("rival-took-up", RIVAL, best)
    minos.refill_offer()


# ---- the Will of Rhadamanthus


def draw_will(minos: Minos) -> int:
    good = minos.chance.draw(minos.will, OUT_WILL)
    minos.will_drawn.append(good)
    return region_of(minos, good)


def return_will(minos: Minos) -> None:
    """All drawn Goods go back into the bag (MIN-SOLO-26)."""
    minos.will += minos.will_drawn
    minos.will.sort()
    minos.will_drawn = []


def region_of(minos: Minos, good: int) -> int:
    """The one region with that symbol uncovered (MIN-RULE-65)."""
    for region in minos.board.regions:
        if minos.board.good_of[region] == good and region != minos.covered:
            return region
    return NONE


# ---- Build


def build(minos: Minos, points: int) -> None:
    """One Good for the whole turn; cases judged anew for each point (MIN-SOLO-21).

    What a point does may let the human claim a Vase before the next one (MIN-RULE-39).
    """
    region = draw_will(minos)
    for _ in range(points):
        build_point(minos, region)
        minos.settle()
    return_will(minos)


def build_point(minos: Minos, region: int) -> None:
    rival = minos.clans[RIVAL]
    if rival.warriors[region] == 0:
        if rival.reserves:
            minos.put_warrior(RIVAL, region)
            minos.tell("placed", RIVAL, region)
            if can_found(minos, region):
                found_city(minos, region)
            return
    elif can_found(minos, region):
        found_city(minos, region)
        return
    elif minos.farm_at[region] == NONE and rival.farms < FARMS:
        minos.farm_at = put(minos.farm_at, region, RIVAL)
        rival.farms += 1
        minos.tell("built-farm", RIVAL, region)
        minos.return_warriors(RIVAL, region, 1)
        return
    advance_ship(minos, False)


def can_found(minos: Minos, region: int) -> bool:
    return minos.city_at[region] == NONE and minos.clans[RIVAL].cities < CITIES


def found_city(minos: Minos, region: int) -> None:
    """5 VP and no Foundation benefit (MIN-SOLO-22)."""
    minos.city_at = put(minos.city_at, region, RIVAL)
    minos.clans[RIVAL].cities += 1
    minos.founded = [*minos.founded, minos.foundations[region]]
    minos.foundations = put(minos.foundations, region, NONE)
    minos.tell("built-city", RIVAL, region)
    minos.gain_vp(RIVAL, CITY_VP, FROM_BOARD)


def advance_ship(minos: Minos, lowest: bool) -> None:
    """The Ship nearest the top (or the lowest), ties by the most VP at the top; one that
    stands there is skipped, and no cost, Tower or tile is involved (MIN-RULE-72)."""
    ships = minos.clans[RIVAL].ships
    best = NONE
    for route in range(3):
        if ships[route] >= ROUTE_SPACES:
            continue
        if best == NONE or better_ship(minos, route, best, lowest):
            best = route
    if best == NONE:
        return
    space = ships[best] + 1
    minos.clans[RIVAL].ships = put(ships, best, space)
    minos.tell("advanced-ship", RIVAL, best, space)
    if space == ROUTE_SPACES:
        minos.gain_vp(RIVAL, top_vp(minos, best), FROM_ROUTES)


def better_ship(minos: Minos, route: int, best: int, lowest: bool) -> bool:
    ships = minos.clans[RIVAL].ships
    if ships[route] == ships[best]:
        return top_vp(minos, route) > top_vp(minos, best)
    return (ships[route] < ships[best]) == lowest


def top_vp(minos: Minos, route: int) -> int:
    return minos.content.routes[minos.routes[route]].vp


# ---- Expand


def expand(minos: Minos, points: int) -> None:
    """A Good for each point, none put back before the end (MIN-SOLO-23, 24).

    What a point does may let the human claim a Vase before the next one (MIN-RULE-39).
    """
    for _ in range(points):
        done = False
        while minos.will and not done:
            done = expand_into(minos, draw_will(minos))
        if not done:
            advance_ship(minos, True)
        minos.settle()
    return_will(minos)


def expand_into(minos: Minos, region: int) -> bool:
    """Do the first possible case in a region; False asks for another Good (MIN-RULE-73)."""
    rival = minos.clans[RIVAL]
    here = rival.warriors[region]
    human = minos.clans[0].warriors[region]
    tile = minos.top_sea(region)
    if here == 0:
        if rival.reserves == 0:
            return False
        for _ in range(min(2, rival.reserves)):
            minos.put_warrior(RIVAL, region)
            minos.tell("placed", RIVAL, region)
        if tile != NONE:
            battle(minos, region)
        return True
    if here >= human and tile != NONE:
        battle(minos, region)
        return True
    if here <= human and rival.reserves:
        minos.put_warrior(RIVAL, region)
        minos.tell("placed", RIVAL, region)
        return True
    return False


def battle(minos: Minos, region: int) -> None:
    """VP for the tile's Weaponry, one Warrior back, no benefit (MIN-SOLO-25, MIN-RULE-82)."""
    tile = minos.top_sea(region)
    minos.take_sea(region)
    rival = minos.clans[RIVAL]
    rival.sea = [*rival.sea, tile]
    minos.return_warriors(RIVAL, region, 1)
    vp = minos.content.sea_peoples[tile].cost
    if minos.solo == HARD:
        vp += HARD_BATTLE_VP
    minos.tell("battled", RIVAL, region, tile)
    minos.gain_vp(RIVAL, vp, FROM_BATTLES)
