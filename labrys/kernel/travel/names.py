"""How positions, views and steps are printed."""

from __future__ import annotations

from labrys.kernel.position import Position
from labrys.kernel.step import AnyStep
from labrys.kernel.travel.attributes import names_of
from labrys.kernel.view import View


def position_name(position: Position) -> str:
    """`<minos, ply 123, seat 2 chooses, points 34 40 12>`."""
    ply = position.ply()
    told = [f"ply {ply}"] if ply >= 0 else []
    return f"<{', '.join([position.game.name, *told, *_standing(position)])}>"


def view_name(view: View) -> str:
    """Without the ply: that would tell how far others are who choose at the same time."""
    position = view.concealed
    viewer = f"seat {view.seat}" if view.seat >= 0 else "a spectator"
    return f"<{', '.join([f'{position.game.name} as {viewer} sees it', *_standing(position)])}>"


def _standing(position: Position) -> list[str]:
    deciding = [str(seat) for seat in sorted(position.deciders())]
    if position.over:
        chooses = "over"
    elif len(deciding) == 1:
        chooses = f"seat {deciding[0]} chooses"
    else:
        chooses = f"seats {' '.join(deciding)} choose"
    return [chooses, f"points {' '.join(str(points) for points in position.points)}"]


def step_name(step: AnyStep) -> str:
    """`Pay(seat=1, what=3)`."""
    names = [name for name in names_of(step) if name != "seat"]
    parts = [f"{name}={getattr(step, name)!r}" for name in ["seat", *names]]
    return f"{type(step).__name__}({', '.join(parts)})"
