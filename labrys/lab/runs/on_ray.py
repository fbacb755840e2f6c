"""Games on Ray: on all nodes of a cluster, or on a Ray of its own on this machine.

Every node needs the same Labrys; a run takes its content along. A batch whose node is lost is
played again elsewhere: the same numbers give the same games, and each is kept once.
"""

from __future__ import annotations

import logging
import os
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from labrys.bots.program import ALLOWED
from labrys.kernel.errors import LabrysError
from labrys.lab.runs.batch import Batch, play_batch
from labrys.lab.runs.run import Run
from labrys.lab.runs.workers import LostWorker

AUTO: Final = "auto"
# A batch that is lost so often is lost for another reason than its node.
TRIES: Final = 20
PASSED_ON: Final = (ALLOWED, "PYTHONPATH")


class NoRay(LabrysError):
    """There is no Ray at the address."""


class OnRay:
    """`address` is that of a cluster's head, or "auto": the cluster this machine is in, else a Ray
    that is started here and ended with the run."""

    def __init__(self, address: str) -> None:
        self.started = not ray.is_initialized()
        if self.started:
            _start(address)
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.play: Any = ray.remote(num_cpus=1, max_retries=TRIES)(play_batch)
        self.pending: dict[Any, tuple[Run, list[int], int]] = {}

    def give(self, run: Run, numbers: list[int], tries: int = 0) -> None:
        self.pending[self.play.remote(run, numbers)] = (run, numbers, tries)

    def take(self) -> Batch:
        while True:
            ready, _ = ray.wait(list(self.pending), num_returns=1)
            run, numbers, tries = self.pending.pop(ready[0])
            try:
                batch = ray.get(ready[0])
            except RayTaskError as error:
                raise _cause(error) from None
            except RayError as error:
                # The node has gone, and the games that it played with it.
                if tries >= TRIES:
                    raise LostWorker(f"games were lost again and again on Ray: {error}") from None
                self.give(run, numbers, tries + 1)
                continue
            assert isinstance(batch, Batch)
            return batch

    def close(self) -> None:
        for task in self.pending:
            ray.cancel(task, force=True)
        self.pending.clear()
        if self.started:
            ray.shutdown()


def _start(address: str) -> None:
    passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    options: dict[str, Any] = {
        "logging_level": logging.ERROR,
        "log_to_driver": False,
        "include_dashboard": False,
        "runtime_env": {"env_vars": passed},
    }
    try:
        ray.init(address=address, **options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        if address != AUTO:
            raise NoRay(f"there is no Ray at '{address}': {_first_line(error)}") from None
        ray.init(address="local", **options)


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def _cause(error: RayTaskError) -> Exception:
    """What went wrong in a game, as it was said there."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, LabrysError):
        return cause
    return LabrysError(f"a game failed on Ray: {_first_line(cause or error)}")
