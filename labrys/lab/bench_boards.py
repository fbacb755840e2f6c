"""How long a board takes to be drawn for the browser, beside the view it is drawn from."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median

from labrys.boards.page import board_of
from labrys.boards.people import COLOURS, Sitter
from labrys.kernel.position import Position
from labrys.kernel.text.words import Words

DRAW_TARGET = 10.0


def measure(
    positions: Sequence[Position], slices: int, seconds: float
) -> tuple[list[float], list[float]] | None:
    """Microseconds to draw a view, and to make it and encode it as JSON, in turn; nothing for a
    game that has drawn no board."""
    game = positions[0].game
    words = Words(game, "en", [game.folder / "words" / "board"])
    board = board_of(words)
    if board is None:
        return None
    sitters = [Sitter(f"Seat {n}", COLOURS[n]) for n in range(positions[0].seats)]
    drawing: list[float] = []
    viewing: list[float] = []
    for _ in range(slices):
        views = [position.view(position.seat) for position in positions]
        drawing.append(_time([partial(board.draw, view, sitters) for view in views], seconds))
        viewing.append(_time([partial(_encoded, position) for position in positions], seconds))
    return drawing, viewing


def _encoded(position: Position) -> str:
    return json.dumps(position.view(position.seat).facts())


def _time(works: Sequence[Callable[[], object]], seconds: float) -> float:
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for work in works:
            work()
        done += len(works)
    return (time.process_time() - began) / done * 1e6


def report(positions: Sequence[Position], slices: int, seconds: float) -> bool:
    """Print both; whether drawing takes no more than so many times the view."""
    measured = measure(positions, slices, seconds)
    if measured is None:
        return True
    drawing, viewing = (median(times) for times in measured)
    ratio = drawing / viewing
    held = ratio <= DRAW_TARGET
    print(f"{'drawing a board for the browser, µs':38} {'drawing':>12} {'view, JSON':>12}")
    verdict = f"target {DRAW_TARGET:g}× at most: {'holds' if held else 'MISSED'}"
    print(f"  {'median':36} {drawing:12,.0f} {viewing:12,.0f} {ratio:7.1f}×  {verdict}\n")
    return held
