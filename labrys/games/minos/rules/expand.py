"""Expand: placing and moving Warriors (ledger 4.10)."""

from __future__ import annotations

from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import LAST_REGION, PLACE
from labrys.kernel.question import Question


def ask_place(minos: Minos, seat: int, asked: Question) -> None:
    """From the Reserves into a region with an own City (MIN-EXP-01, MIN-EXP-03)."""
    reserves = minos.clans[seat].reserves
    if reserves == 0 and not asked.wants_refusals:
        return
    cities = minos.city_at
    for region in minos.board.regions:
        if cities[region] != seat:
            asked.refuse(PLACE + region, "no-own-city", "MIN-EXP-01", what=region)
        elif reserves == 0:
            asked.refuse(PLACE + region, "no-reserves", "MIN-EXP-03")
        else:
            asked.offer(PLACE + region)


def ask_move(minos: Minos, seat: int, asked: Question, block: int) -> None:
    """One own Warrior to an adjacent region (MIN-EXP-01, MIN-GEN-03)."""
    warriors = minos.clans[seat].warriors
    borders = minos.board.borders
    for origin in minos.board.regions:
        if warriors[origin] > 0:
            row = block + origin * LAST_REGION
            for target in borders[origin]:
                asked.offer(row + target)
            if asked.enough():
                return


def place(minos: Minos, seat: int, region: int) -> None:
    minos.put_warrior(seat, region)
    minos.tell("placed", seat, region)


def move(minos: Minos, seat: int, pair: int) -> None:
    """`pair` is 13 times the origin plus the target."""
    target = (pair - 1) % LAST_REGION + 1
    origin = (pair - target) // LAST_REGION
    minos.move_warrior(seat, origin, target)
    minos.tell("moved", seat, origin, target)
