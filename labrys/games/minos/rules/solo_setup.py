"""Setting up Rhadamanthus (MIN-SOLO-03 to 09)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules.clan import FROM_START, more, put
from labrys.games.minos.rules.minos import HARD, NONE, Minos
from labrys.games.minos.rules.solo_dice import turn_up
from labrys.games.minos.rules.tracks import POPULATION

RIVAL: Final = 1
HARD_VP: Final = 10
# Where his Population marker stands before the scoring of round 2 and after it
POPULATION_AT: Final = [2, 5]
HARD_POPULATION_AT: Final = [5, 7]


def settle_rival(minos: Minos) -> None:
    """Home region, first Farm, one Warrior, a Ship on each route."""
    human = minos.content.starts[minos.clans[0].start]
    home = minos.content.solo_home[human.region]
    rival = minos.clans[RIVAL]
    for region in minos.board.starts:
        if region != human.region:
            move_tiles(minos, home, region)
    minos.covered = home
    minos.farm_at = put(minos.farm_at, home, RIVAL)
    rival.farms = 1
    rival.gain_warriors(minos.content.warriors)
    minos.put_warrior(RIVAL, home)
    rival.ships = [1, 1, 1]
    rival.track = put(rival.track, POPULATION, population_at(minos)[0])
    minos.first = 0 if human.first else RIVAL
    if minos.solo == HARD:
        rival.gain_vp(HARD_VP, FROM_START)
    minos.will = list(range(6))
    for good in range(6):
        minos.temps = more(minos.temps, good, -1)
    minos.solo_deck = [card.number for card in minos.content.solo_cards]
    turn_up(minos)


def population_at(minos: Minos) -> list[int]:
    """What his regions are worth in each scoring (MIN-SOLO-04, 30, 36)."""
    return HARD_POPULATION_AT if minos.solo == HARD else POPULATION_AT


def move_tiles(minos: Minos, home: int, region: int) -> None:
    """The tiles of the home region go to the unused starting region (MIN-SOLO-07)."""
    minos.foundations = moved(minos.foundations, home, region)
    minos.sea_one = moved(minos.sea_one, home, region)
    minos.sea_two = moved(minos.sea_two, home, region)


def moved(tiles: list[int], home: int, region: int) -> list[int]:
    return put(put(tiles, region, tiles[home]), home, NONE)
