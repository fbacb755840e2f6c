"""Who plays the games: this process, or several on this machine. Ray is in `on_ray`."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol

from labrys.kernel.errors import LabrysError
from labrys.lab.runs.batch import Batch, play_batch
from labrys.lab.runs.run import Run

LOOK_EVERY: Final = 1.0


class LostWorker(LabrysError):
    """A process that played games has ended by itself or was ended."""


class Workers(Protocol):
    """Takes batches of games and gives them back played, in any order."""

    count: int  # how many batches are played at once

    def give(self, run: Run, numbers: list[int]) -> None: ...

    def take(self) -> Batch:
        """The next batch that is done; waits for it."""

    def close(self) -> None: ...


class Alone:
    """This very process."""

    count = 1

    def __init__(self) -> None:
        self.waiting: list[tuple[Run, list[int]]] = []

    def give(self, run: Run, numbers: list[int]) -> None:
        self.waiting.append((run, numbers))

    def take(self) -> Batch:
        return play_batch(*self.waiting.pop(0))

    def close(self) -> None:
        self.waiting.clear()


class Processes:
    """Several processes on this machine. They end when this one does, even if it is killed."""

    def __init__(self, jobs: int) -> None:
        self.count = jobs
        self.pool = ProcessPoolExecutor(jobs, initializer=_end_with, initargs=(os.getpid(),))
        self.pending: set[Future[Batch]] = set()

    def give(self, run: Run, numbers: list[int]) -> None:
        try:
            self.pending.add(self.pool.submit(play_batch, run, numbers))
        except BrokenProcessPool:
            raise _lost() from None

    def take(self) -> Batch:
        done, self.pending = wait(self.pending, return_when=FIRST_COMPLETED)
        first = done.pop()
        self.pending |= done
        try:
            return first.result()
        except BrokenProcessPool:
            raise _lost() from None

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def local(jobs: int) -> Workers:
    return Processes(jobs) if jobs > 1 else Alone()


def _lost() -> LostWorker:
    return LostWorker(
        "a process that played games was ended; the games that are done are kept: "
        "the same command goes on with the others"
    )


def _end_with(parent: int) -> None:
    """A worker whose parent was killed would wait for work forever."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK_EVERY)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
