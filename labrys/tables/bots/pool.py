"""Bots at the table think in processes of their own, under a time limit, and can't stop a table.

    pool = BotPool(processes=2, seconds=10)
    pool.submit(Job.at(position, "my-table", "greedy", 1, position.seat), print)

A bot that crashes, thinks too long or answers nonsense is replaced by `greedy` for that choice;
if that fails too, any option is taken. What the server's thread does here is to wait.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from typing import Final

from labrys import bots
from labrys.kernel.chance import Chance
from labrys.tables.bots.worker import (
    CRASHED,
    NONSENSE,
    OPTION,
    PROBLEM,
    READY,
    TABLES_KEPT,
    THINKING,
    TOO_SLOW,
    UNKNOWN_BOT,
    Job,
    Positions,
)

__all__ = [
    "CRASHED",
    "NONSENSE",
    "STAND_IN",
    "STUCK",
    "TOO_SLOW",
    "UNKNOWN_BOT",
    "Answer",
    "BotPool",
    "Job",
]

STAND_IN: Final = bots.STAND_IN
STUCK: Final = "stuck"
# A process has to start, import a bot and play its table's record before any bot can think.
PATIENCE: Final = 30.0
END: Final = 5.0

log = logging.getLogger("labrys.bots")


@dataclass(frozen=True)
class Answer:
    """What came of a job.

    `problem` is what the bot did wrong, if anything; then another chose (`stand_in`). Only where
    nothing can be chosen at all, because the record can't be played or the seat is not asked, is
    the `option` empty and the problem `stuck`.
    """

    option: str
    seconds: float
    problem: str = ""
    stand_in: bool = False


Done = Callable[[Answer], None]


class Closed(Exception):
    """The pool was closed while it was at work."""


class BotPool:
    """Up to so many processes; a bot may think for so many seconds about a choice.

    `own` are the bots of the server's owner, by module and class: naming one runs its code, so
    no other is accepted. One process is started at once, the others when they are needed.
    """

    def __init__(
        self,
        processes: int,
        seconds: float,
        own: Iterable[str] = (),
        patience: float = PATIENCE,
    ) -> None:
        self.seconds = seconds
        self.patience = patience
        self.known = {*bots.NAMES, bots.ADVISER, *own}
        self._jobs: SimpleQueue[tuple[Job, Done] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        with suppress(OSError):
            self._idle.append(self._hired())
        self._threads = [
            threading.Thread(target=self._serve, name=f"bots {number}", daemon=True)
            for number in range(max(1, processes))
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, job: Job, done: Done) -> None:
        """Have a bot choose, first come, first served; a thread of the pool calls `done`."""
        if self._closed:
            raise RuntimeError("the pool of bots is closed")
        self._jobs.put((job, done))

    def waiting(self) -> int:
        """How many jobs nobody has begun yet."""
        return self._jobs.qsize()

    def close(self) -> None:
        """End all processes; jobs that have no answer yet are forgotten."""
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        for worker in workers:
            worker.end()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(END)

    def _serve(self) -> None:
        """What each thread does: it waits for a job, then for the process that works on it."""
        while (waiting := self._jobs.get()) is not None:
            job, done = waiting
            try:
                done(self._answer(job))
            except Closed:
                return
            except Exception:
                log.exception("%s: an answer could not be taken", _place(job))

    def _answer(self, job: Job) -> Answer:
        """There is always an answer: a table waits for it."""
        began = time.monotonic()
        try:
            option, problem = self._chosen(job)
        except Closed:
            raise
        except Exception:
            log.exception("%s: no bot could be asked", _place(job))
            option, problem = any_option(job), CRASHED
        if not option:
            problem = STUCK
        return Answer(option, time.monotonic() - began, problem, bool(option and problem))

    def _chosen(self, job: Job) -> tuple[str, str]:
        """An option, by the bot or by who stands in, and what was wrong with the bot."""
        problem = ""
        for bot in dict.fromkeys([job.bot, STAND_IN]):
            option, wrong = "", UNKNOWN_BOT
            if bot in self.known:
                option, wrong = self._asked(replace(job, bot=bot))
            problem = problem or wrong
            if option:
                return option, problem
        return any_option(job), problem

    def _asked(self, job: Job) -> tuple[str, str]:
        """The option that a bot chose, or what was wrong."""
        try:
            worker = self._taken(job.table)
        except OSError as error:
            log.error("no process for bots can be started: %s", error)
            return "", CRASHED
        try:
            said = worker.ask(job, self.seconds, self.patience)
        except TimeoutError:
            said = {PROBLEM: TOO_SLOW}
        except (EOFError, OSError, ValueError):
            said = {PROBLEM: CRASHED}
        self._give_back(worker, OPTION in said or "why" in said)
        if OPTION not in said:
            why = said.get("why", "its process was ended")
            log.warning("%s: bot %s: %s: %s", _place(job), job.bot, said[PROBLEM], why)
        return said.get(OPTION, ""), said.get(PROBLEM, "")

    # ---- processes

    def _taken(self, table: str) -> Worker:
        """An idle process, if possible one that knows the table; else a new one."""
        with self._lock:
            if self._closed:
                raise Closed
            for worker in [worker for worker in self._idle if worker.gone]:
                self._idle.remove(worker)
                self._workers.remove(worker)
                worker.end()
            knowing = [worker for worker in self._idle if table in worker.tables]
            chosen = knowing or self._idle[-1:]
            if not chosen:
                return self._hired()
            self._idle.remove(chosen[0])
            return chosen[0]

    def _hired(self) -> Worker:
        worker = Worker()
        self._workers.add(worker)
        return worker

    def _give_back(self, worker: Worker, sound: bool) -> None:
        if not sound:
            worker.end()
        with self._lock:
            if self._closed:
                raise Closed
            if sound:
                self._idle.append(worker)
            else:
                self._workers.discard(worker)


class Worker:
    """A process of `worker`, from this side of its pipes."""

    def __init__(self) -> None:
        # Whatever the server can import, its bots can, and from the same places.
        path = os.pathsep.join(entry for entry in sys.path if entry)
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "labrys.tables.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        self.tables: deque[str] = deque(maxlen=TABLES_KEPT)
        self.ready = False
        self.gone = False
        self._ending = threading.Lock()
        self._ended = False
        self._said: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=self._listen, name="bots listen", daemon=True).start()

    def _listen(self) -> None:
        """A thread of its own, because a wait for a line of a pipe can't be bounded everywhere."""
        assert self.process.stdout is not None
        with self.process.stdout as mouth:
            for line in mouth:
                self._said.put(line)
        self.gone = True
        self._said.put(b"")

    def ask(self, job: Job, seconds: float, patience: float) -> dict[str, str]:
        """What the worker says in the end; an error if it says nothing, or nothing sensible."""
        if not self.ready:
            self._hear(patience, READY)
            self.ready = True
        if job.table not in self.tables:
            self.tables.append(job.table)
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(vars(job)).encode() + b"\n")
        self.process.stdin.flush()
        said = self._hear(patience, THINKING, PROBLEM)
        return self._hear(seconds, OPTION, PROBLEM) if THINKING in said else said

    def _hear(self, seconds: float, *expected: str) -> dict[str, str]:
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if not line:
            raise EOFError
        said = json.loads(line)
        if not isinstance(said, dict) or said.keys().isdisjoint(expected):
            raise ValueError("a bot has spoken where its worker speaks")
        return said

    def end(self) -> None:
        """End the process and all that it has started, at once."""
        with self._ending:
            if self._ended:
                return
            self._ended = True
            # Not waited for so far: until then its number can't be that of another process.
            with suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGKILL)
                else:
                    self.process.kill()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(END)
        if self.process.stdin is not None:
            with suppress(OSError):
                self.process.stdin.close()


def any_option(job: Job) -> str:
    """The last resort, in the server itself: no bot is needed to go on."""
    try:
        view = Positions().view(job)
    except Exception:
        log.exception("%s: nothing can be chosen", _place(job))
        return ""
    return view.spell(view.options[Chance(job.choice_seed()).below(len(view.options))])


def _place(job: Job) -> str:
    return f"{job.game} {job.rules}, table {job.table}, seat {job.seat}"
