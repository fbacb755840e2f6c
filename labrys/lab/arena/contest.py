"""Plays the deals of an arena: on several processes, kept in a file, gone on with later.

Deals are counted in their order and only when every field has finished them, so the numbers are
the same for any number of processes, and after any number of interruptions.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from multiprocessing import active_children

from labrys.kernel.errors import BadSetting
from labrys.kernel.text.progress import Progress
from labrys.lab.arena.deal import BotFailed, Deal, Plan, play_deal
from labrys.lab.arena.kept import Kept
from labrys.lab.arena.sure import OPEN, Sure

Task = tuple[Plan, int, int]


class Contest:
    """The deals of a plan that are finished, and those still to be played."""

    def __init__(
        self, plan: Plan, deals: int, kept: Kept | None = None, sure: Sure | None = None
    ) -> None:
        if sure is not None and len(plan.bots) != 2:
            raise BadSetting(
                "to be sure who is stronger takes two bots, the first against the other"
            )
        self.plan = plan
        self.deals = deals
        self.kept = kept
        self.sure = sure
        self.fields = plan.fields()
        self.games_a_deal = len(self.fields) * plan.seats
        self.finished: dict[tuple[int, int], Deal] = {}
        self.played = 0
        self.seconds = 0.0
        self.interrupted = False
        self._judged = 0
        for deal in kept.deals if kept else []:
            self.finished[deal.number, deal.field] = deal
        self._judge()

    def whole(self) -> list[list[Deal]]:
        """The deals that count: all that every field has finished. If the test has ended, those
        that it has seen."""
        most = self._judged if self.sure and self.sure.verdict != OPEN else self.deals
        whole = [self._of(number) for number in range(most)]
        return [deals for deals in whole if len(deals) == len(self.fields)]

    def run(self, jobs: int = 1) -> None:
        """Play what is missing, until it is done, the test is sure or somebody interrupts."""
        tasks = list(self._missing())
        progress = Progress(f"Playing {self.plan.game}", len(tasks) * self.plan.seats)
        began = time.perf_counter()
        try:
            with closing(_played(iter(tasks), jobs)) as played:
                for deal in () if self._sure() else played:
                    self._add(deal)
                    self.seconds = time.perf_counter() - began
                    progress.what = self._told()
                    progress.step(self.plan.seats)
                    if self._sure():
                        break
        except KeyboardInterrupt:
            self.interrupted = True
        except BrokenProcessPool:
            raise BotFailed(
                "a process ended in the middle of a deal; was it out of memory?"
            ) from None
        finally:
            progress.close()

    def score(self, deals: list[Deal]) -> float:
        """The share of a whole deal that the first of two bots has won."""
        won = 0.0
        for deal in deals:
            places = [place for place, bot in enumerate(self.fields[deal.field]) if bot == 0]
            won += sum(wins[place] for wins in deal.wins for place in places)
        return won / self.games_a_deal

    def _of(self, number: int) -> list[Deal]:
        keys = ((number, field) for field in range(len(self.fields)))
        return [self.finished[key] for key in keys if key in self.finished]

    def _missing(self) -> Iterator[Task]:
        for number in range(self.deals):
            for field in range(len(self.fields)):
                if (number, field) not in self.finished:
                    yield self.plan, number, field

    def _add(self, deal: Deal) -> None:
        if self.kept is not None:
            self.kept.add(deal)
        self.finished[deal.number, deal.field] = deal
        self.played += self.plan.seats
        self._judge()

    def _judge(self) -> None:
        """Show the test the deals that are finished now, in their order."""
        while self.sure is not None and not self._sure() and self._judged < self.deals:
            deals = self._of(self._judged)
            if len(deals) < len(self.fields):
                return
            self.sure.add(self.score(deals))
            self._judged += 1

    def _sure(self) -> bool:
        return self.sure is not None and self.sure.verdict != OPEN

    def _told(self) -> str:
        told = f"Playing {self.plan.game}, {self.played / max(self.seconds, 1e-9):,.1f} games/s"
        return told if self.sure is None else f"{told}, log ratio {self.sure.ratio:+.2f}"


def _played(tasks: Iterator[Task], jobs: int) -> Generator[Deal, None, None]:
    """The deals as they are finished, in any order."""
    if jobs == 1:
        for task in tasks:
            yield play_deal(*task)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_first)
    try:
        waiting: set[Future[Deal]] = {
            pool.submit(play_deal, *task) for task in islice(tasks, jobs * 2)
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(play_deal, *task) for task in islice(tasks, len(done))}
            for future in done:
                yield future.result()
    finally:
        # Nobody waits for what is half-played.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
