"""What dice are worth that were drafted and not yet used, and a turn that is not yet over."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.content.model import Space
from labrys.games.minos.rules.clan import Clan
from labrys.games.minos.rules.dice import own_dice
from labrys.games.minos.rules.minos import (
    ANY_STEP,
    DICE,
    NONE,
    RESOURCES,
    TILE,
    Minos,
    colour_of,
    value_of,
)
from labrys.games.minos.rules.options import GROUP, GROUPED
from labrys.games.minos.rules.progress import (
    GRAY,
    Groups,
    Progress,
    colour_of_group,
    needed,
)
from labrys.games.minos.value.numbers import (
    COIN,
    COIN_A_ROUND,
    WEAPONRY,
    WEAPONRY_A_ROUND,
    rounds_left,
)

# An action point of each row; a Wild point is as good as the best other
POINT: Final = [1.0, 2.5, 2.45, 0.9, 2.5]
DEVELOP: Final = 1
WITHOUT_CARDS: Final = 0.5
# What else a space may give
STEP: Final = 2.5
ACTION_BONUS: Final = 1.2
TRAIT: Final = 0.8
# Points that are still to be used are not yet used well
UNUSED: Final = 0.77
OPEN: Final = 0.6
SECOND_IN_ROW: Final = 0.92
# A group that makes a step, and one that is on the way to it
GROUPED_STEP: Final = 4.4
PART_OF_GROUP: Final = 0.6


def dice(minos: Minos, seat: int) -> float:
    """Own dice on the rows, with the traits they will trigger, and the groups they form."""
    clan = minos.clans[seat]
    decrees = minos.content.decrees
    total = 0.0
    for row in range(5):
        share = 1.0
        for index, die in enumerate(minos.rows[row]):
            if die == NONE or die // DICE != seat:
                continue
            total += share * space_worth(minos, clan, row, minos.board.rows[row][index])
            share = SECOND_IN_ROW
            by_value = 5 + (value_of(die) - 1) // 2
            for card in clan.palace:
                trigger = decrees[card].trigger
                if trigger in (row, by_value):
                    total += TRAIT
    return UNUSED * total + groups(minos, seat)


def space_worth(minos: Minos, clan: Clan, row: int, space: Space) -> float:
    """Everything of an action space (MIN-ACT-03)."""
    total = resources(minos, space) + space.points * point_worth(clan, row)
    return total + bonus_worth(space, space.any_track, space.action_bonus)


def resources(minos: Minos, space: Space) -> float:
    left = rounds_left(minos)
    coins = space.coins * (COIN + COIN_A_ROUND * left)
    return coins + space.weaponry * (WEAPONRY + WEAPONRY_A_ROUND * left)


def bonus_worth(space: Space, step: bool, tile: bool) -> float:
    """The step and the Action Bonus, or the better of the two where one is chosen."""
    for_step = STEP if step else 0.0
    for_tile = ACTION_BONUS if tile else 0.0
    return max(for_step, for_tile) if space.choice else for_step + for_tile


def point_worth(clan: Clan, row: int) -> float:
    if row == DEVELOP and not clan.hand:
        return WITHOUT_CARDS * POINT[row]
    return POINT[row]


def groups(minos: Minos, seat: int) -> float:
    """Steps on the tracks that the dice will bring in this round's Progress step."""
    for step in minos.agenda:
        if isinstance(step, Progress):
            return GROUPED_STEP * expected_groups(minos, seat)
        if isinstance(step, Groups):
            return declared_groups(minos, seat, step)
    return 0.0


def declared_groups(minos: Minos, seat: int, step: Groups) -> float:
    """Groups that the seat has fixed already; equal ones are better on the tracks that follow."""
    mine = own_dice(minos, seat)
    total = 0.0
    for option in step.answers[seat]:
        if option != GROUPED:
            total += GROUPED_STEP + 0.2 * colour_of_group(mine, option - GROUP)
    return total


def expected_groups(minos: Minos, seat: int) -> float:
    """Groups the dice make so far, the gray ones where they help most."""
    goal = needed(minos, seat)
    sums = [0, 0, 0, 0]
    for die in own_dice(minos, seat):
        sums[colour_of(die)] += value_of(die)
    total = 0.0
    best = 0.0
    for colour in range(3):
        own = sums[colour]
        if own:
            alone = steps_of(own, goal)
            total += alone
            best = max(best, steps_of(own + sums[GRAY], goal) - alone)
    return total + best


def steps_of(points: int, goal: int) -> float:
    """Whole groups, and something for the part of another."""
    whole = points // goal
    rest = (points - whole * goal) / goal
    return whole + PART_OF_GROUP * rest * rest


def turn(minos: Minos, clan: Clan) -> float:
    """What is still open in the turn in progress: points, bonus and traits."""
    total = OPEN * minos.turn_points * point_worth(clan, minos.turn_kind)
    total += TRAIT * len(minos.turn_traits)
    bonus = minos.turn_bonus
    if bonus == 0:
        return total
    space = minos.space()
    if bonus & RESOURCES:
        total += resources(minos, space)
    return total + bonus_worth(space, bonus & ANY_STEP != 0, bonus & TILE != 0)
