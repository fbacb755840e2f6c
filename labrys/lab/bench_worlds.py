"""What a bot pays to think: a view of a position in mid-game and a world drawn from it, beside a
copy of the position in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median

from labrys.kernel.position import Position

TARGET = 12.0
AT_ONCE = 20

Costs = tuple[list[float], list[float], list[float]]


def report(positions: Sequence[Position], slices: int, seconds: float) -> bool:
    """Measure and print; whether a view and a world together cost few enough copies."""
    costs = measure(positions, slices, seconds)
    print(f"{'a bot thinks, in mid-game, µs':38} {'copy':>12} {'view':>12} {'world':>8}")
    held = True
    for name, pick in (("median", median), ("best", min)):
        copy, view, world = (pick(cost) for cost in costs)
        ratio = (view + world) / copy
        line = f"  {name:36} {copy:12.2f} {view:12.2f} {world:8.2f} {ratio:6.1f}×"
        if pick is min:
            held = ratio <= TARGET
            line += f"  target {TARGET:g}× at most: {'holds' if held else 'MISSED'}"
        print(line)
    return held


def measure(positions: Sequence[Position], slices: int, seconds: float) -> Costs:
    """Microseconds for a copy, for the view of the seat that is asked, and for a world drawn
    from it, slice by slice in turn."""
    views = [position.view(position.seat) for position in positions]
    copies: list[float] = []
    looks: list[float] = []
    worlds: list[float] = []
    for _ in range(slices):
        copies.append(_time([position.copy for position in positions], seconds / 3))
        looks.append(_time([partial(p.view, p.seat) for p in positions], seconds / 3))
        worlds.append(_time([partial(view.world, 1) for view in views], seconds / 3))
    return copies, looks, worlds


def _time(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for call in calls:
            for _ in range(AT_ONCE):
                call()
        made += AT_ONCE * len(calls)
    return (time.process_time() - began) / made * 1e6
