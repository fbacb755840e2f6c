"""Some games of a run, one after another in one process: what a worker is asked for, wherever it
is."""

from __future__ import annotations

import time
from dataclasses import dataclass

from labrys.kernel.errors import LabrysError
from labrys.lab.runs.run import Run
from labrys.lab.runs.watching import Row, play


@dataclass
class Batch:
    """Games that have been played, and how long that took in all."""

    rows: list[Row]
    seconds: float


def play_batch(run: Run, numbers: list[int]) -> Batch:
    began = time.perf_counter()
    rows: list[Row] = []
    for number in numbers:
        try:
            rows.append(play(run, number))
        except LabrysError as error:
            error.args = (f"game {number} of the run: {error}",)
            raise
    return Batch(rows, time.perf_counter() - began)
