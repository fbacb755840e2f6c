"""What is compared between two contents: wins, points, length, and the use of what was changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from labrys.lab.balance.estimates import Bools, Floats
from labrys.lab.balance.table import Table
from labrys.lab.compare.sequential import Sure, sure
from labrys.lab.runs.counting import Counting

SHARE: Final = "share"
NUMBER: Final = "number"
# Smaller differences do not matter: of shares, and of other numbers as a part of what they were.
MARGIN_SHARE: Final = 0.03
MARGIN_PART: Final = 0.03


@dataclass(frozen=True)
class Measure:
    """A number before and after, and its difference. `about` is the thing it is about, as its kind
    and number, or a seat."""

    name: str
    about: tuple[str, int] | None
    unit: str
    before: float
    after: float
    change: Sure

    @property
    def margin(self) -> float:
        if self.unit == SHARE:
            return MARGIN_SHARE
        return max(MARGIN_PART * abs(self.before), 1e-9)

    @property
    def decided(self) -> bool:
        return self.change.differs or self.change.within(self.margin)


def measures_of(
    before: Table, after: Table, counting: Counting, changed: list[int], wrong: float
) -> list[Measure]:
    """The main measures; `changed` are the codes of things that differ. `wrong` is for all of them
    together."""
    asked = [r for r in _asked(before, after, counting, changed) if r.varies()]
    each = wrong / max(1, len(asked))
    return [ratio.measure(each) for ratio in asked]


def used_otherwise(before: Table, after: Table, counting: Counting, wrong: float) -> list[Measure]:
    """All things whose use has surely changed, the largest change first."""
    codes = range(len(counting.names))
    found = [_played(before, after, counting, c).measure(wrong / len(codes)) for c in codes]
    surely = [measure for measure in found if measure.change.differs]
    return sorted(surely, key=lambda measure: -abs(measure.change.value))


class _Ratio:
    """A sum over games divided by another, before and after: the shape of all measures here."""

    def __init__(
        self,
        name: str,
        about: tuple[str, int] | None,
        unit: str,
        before: tuple[Floats, Floats],
        after: tuple[Floats, Floats],
    ) -> None:
        self.name = name
        self.about = about
        self.unit = unit
        self.before = before
        self.after = after

    def varies(self) -> bool:
        """Whether there is anything to compare: in a duel, say, the points of both may be fixed."""
        above = np.concatenate([self.before[0], self.after[0]])
        return bool(np.ptp(above) > 0)

    def measure(self, wrong: float) -> Measure:
        was, old = _ratio(*self.before)
        now, new = _ratio(*self.after)
        change = sure(now - was, new - old, wrong)
        return Measure(self.name, self.about, self.unit, was, now, change)


def _ratio(above: Floats, below: Floats) -> tuple[float, Floats]:
    """The ratio of the sums, and what each game adds to it."""
    total = float(below.sum())
    if total <= 0:
        return 0.0, np.zeros(len(above))
    ratio = float(above.sum()) / total
    return ratio, (above - ratio * below) / (total / len(above))


def _asked(before: Table, after: Table, counting: Counting, changed: list[int]) -> list[_Ratio]:
    asked: list[_Ratio] = []
    if before.seats > 1:
        asked += [_seat(before, after, seat) for seat in range(before.seats - 1)]
    else:
        asked.append(_seat(before, after, 0))
    for name, column in (("decisions", "decisions"), ("rounds", "rounds")):
        sums = (_whole(before, before.column(column)), _whole(after, after.column(column)))
        asked.append(_Ratio(name, None, NUMBER, *sums))
    points = (_whole(before, _points(before)), _whole(after, _points(after)))
    asked.append(_Ratio("points", None, NUMBER, *points))
    for code in changed:
        asked.append(_played(before, after, counting, code))
        asked.append(_won_with(before, after, counting, code))
    return asked


def _whole(table: Table, numbers: Floats) -> tuple[Floats, Floats]:
    """A number that each game has once."""
    return numbers, np.ones(table.games)


def _points(table: Table) -> Floats:
    means: Floats = table.points.reshape(table.games, table.seats).mean(axis=1)
    return means


def _seat(before: Table, after: Table, seat: int) -> _Ratio:
    won = [t.won.reshape(t.games, t.seats)[:, seat] for t in (before, after)]
    return _Ratio("seat", ("seat", seat), SHARE, _whole(before, won[0]), _whole(after, won[1]))


def _by_game(table: Table, rows: Bools | Floats) -> Floats:
    sums: Floats = np.asarray(rows, dtype=np.float64).reshape(table.games, table.seats).sum(axis=1)
    return sums


def _played(before: Table, after: Table, counting: Counting, code: int) -> _Ratio:
    kind, number, _ = counting.names[code]
    sums = [
        (_by_game(t, t.played[:, code]), np.full(t.games, float(t.seats))) for t in (before, after)
    ]
    return _Ratio("played", (kind, number), SHARE, sums[0], sums[1])


def _won_with(before: Table, after: Table, counting: Counting, code: int) -> _Ratio:
    kind, number, _ = counting.names[code]
    sums = [
        (_by_game(t, t.won * t.played[:, code]), _by_game(t, t.played[:, code]))
        for t in (before, after)
    ]
    return _Ratio("won-with", (kind, number), SHARE, sums[0], sums[1])
