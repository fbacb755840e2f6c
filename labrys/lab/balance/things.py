"""What each card and tile does: how often it comes up, and who wins with it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import Final

import numpy as np

from labrys.lab.balance.estimates import Bools, Estimate, Floats, difference, rate
from labrys.lab.balance.table import Table
from labrys.lab.runs.counting import Counting

# A trait with more values than this would make too many groups of too few.
MOST_VALUES: Final = 12
ORDER: Final = "order"


@dataclass(frozen=True)
class Thing:
    """One card or tile. The shares are those of all seats of all games."""

    kind: str
    number: int
    id: str
    offered: float | None  # None where no question offers it
    taken: float
    played: float
    won_with: Estimate
    won_without: Estimate
    effect: Estimate | None  # adjusted; None where too few have it, or lack it


def things_of(table: Table, counting: Counting) -> list[Thing]:
    common = _common(table)
    return [_thing(table, counting, code, common) for code in range(len(counting.names))]


def usual_effects(things: list[Thing]) -> dict[str, float]:
    """By kind the median of the effects. Who plays any card at all does better than who passes, so
    a card is fair if it does what cards usually do."""
    effects: dict[str, list[float]] = {}
    for thing in things:
        if thing.effect is not None:
            effects.setdefault(thing.kind, []).append(thing.effect.value)
    return {kind: median(numbers) for kind, numbers in effects.items()}


def _thing(table: Table, counting: Counting, code: int, common: Floats) -> Thing:
    kind, number, id = counting.names[code]
    played = table.played[:, code]
    offered = table.offered[:, code]
    # Only who could have had it is compared with who had it.
    rows = offered | played if offered.any() else np.ones(len(played), dtype=np.bool_)
    won, game, having = table.won[rows], table.game[rows], played[rows]
    among = np.column_stack([common[rows], _standing(table, code, rows)])
    return Thing(
        kind,
        number,
        id,
        float(offered.mean()) if offered.any() else None,
        float(table.taken[:, code].mean()),
        float(played.mean()),
        rate(won[having], game[having]),
        rate(won[~having], game[~having]),
        difference(won, having, among, game),
    )


def _standing(table: Table, code: int, rows: Bools) -> Floats:
    """Whether the seat was ahead, and whether it was behind, when it was first offered this."""
    stood = table.standing[rows, code]
    return np.column_stack([stood > 0, stood < 0]).astype(np.float64)


def adjusted_for(table: Table) -> list[str]:
    """The traits that are kept apart, with the bot, the seat and the standing."""
    return [name for name in table.traits if len(table.traits[name][0]) <= MOST_VALUES]


def _common(table: Table) -> Floats:
    """What is known of each seat, as columns of 0 and 1."""
    columns = [_dummies(table.bots[1], len(table.bots[0])), _dummies(table.seat, table.seats)]
    for name in adjusted_for(table):
        values, places = table.traits[name]
        columns.append(_dummies(places, len(values)))
    return np.column_stack(columns)


def _dummies(places: Floats | np.ndarray, count: int) -> Floats:
    """A column for each value but the first."""
    same = np.asarray(places)[:, None] == np.arange(1, count)[None, :]
    return np.asarray(same, dtype=np.float64)
