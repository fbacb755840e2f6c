"""Bots at tables: when one is to choose, it is asked, and its answer is played.

Whichever server committed a change asks the bots of that table; (table, ply) is unique, so two
servers that ask at once do no harm. At the start, and every now and then, tables are looked for
whose bots nobody has asked.
"""

from __future__ import annotations

import logging
import threading
import time
from queue import Empty, SimpleQueue
from typing import Final

from labrys.kernel.errors import LabrysError
from labrys.tables.botpool import Answer, BotPool, Job
from labrys.tables.errors import HouseError, NotNow
from labrys.tables.house import House
from labrys.tables.live import Live
from labrys.tables.people import PERSON
from labrys.tables.table import bot_seed

log = logging.getLogger("labrys.bots")

SWEEP_SECONDS: Final = 12.0
ADVISER: Final = "greedy"
# How long somebody waits for advice
PATIENCE: Final = 15.0


class BotDesk:
    """Listens to the house and lets its bots play. `pause` lets people see what a bot did."""

    def __init__(self, house: House, pool: BotPool, pause: float = 0.0) -> None:
        self.house = house
        self.pool = pool
        self.pause = pause
        self._asked: set[tuple[str, int, str]] = set()
        self._lock = threading.Lock()
        self._closed = threading.Event()
        house.on_change.append(self.wake)
        self._sweeper = threading.Thread(target=self._sweep, name="bots", daemon=True)
        self._sweeper.start()

    def close(self) -> None:
        self._closed.set()
        if self.wake in self.house.on_change:
            self.house.on_change.remove(self.wake)
        self.pool.close()
        self._sweeper.join(5)

    def wake(self, table: str) -> None:
        """Ask the bots that are to choose at a table, unless they are asked already."""
        if self._closed.is_set():
            return
        live = self.house.live(table)
        with live.lock:
            live.refresh()
            if live.problem:
                return
            players = live.players()
            jobs = [
                (seat, live.moment(seat), self._job(live, seat, players[seat]))
                for seat in live.position.deciders()
                if seat in players and self._take(table, seat, live.moment(seat))
            ]
        for seat, moment, job in jobs:
            self._submit(table, seat, moment, job)

    def advise(self, table: str, seat: int) -> str:
        """What a strong bot would choose for a person who plays against bots alone."""
        live = self.house.live(table)
        with live.lock:
            live.refresh()
            if any(other.kind == PERSON for other in live.seats if other.seat != seat):
                raise NotNow("house-hint-people")
            if seat not in live.position.deciders():
                raise NotNow("house-not-your-turn")
            job = self._job(live, seat, ADVISER)
        answers: SimpleQueue[Answer] = SimpleQueue()
        try:
            self.pool.submit(job, answers.put)
            option = answers.get(timeout=PATIENCE).option
        except (Empty, RuntimeError):
            option = ""
        if not option:
            raise NotNow("house-hint-none")
        return option

    def _take(self, table: str, seat: int, moment: str) -> bool:
        """Whether this question is still to be put to the bot; from now on it is."""
        with self._lock:
            key = (table, seat, moment)
            new = key not in self._asked
            self._asked.add(key)
            return new

    def _job(self, live: Live, seat: int, bot: str) -> Job:
        seed = bot_seed(int(live.row.seed), seat)
        return Job.at(live.position, live.table, bot, seed, seat)

    def _submit(self, table: str, seat: int, moment: str, job: Job) -> None:
        started = time.monotonic()

        def done(answer: Answer) -> None:
            wait = started + self.pause - time.monotonic()
            if wait <= 0:
                self._play(table, seat, moment, job.bot, answer)
                return
            timer = threading.Timer(wait, self._play, (table, seat, moment, job.bot, answer))
            timer.daemon = True
            timer.start()

        try:
            self.pool.submit(job, done)
        except RuntimeError:
            self._forget(table, seat, moment)  # the pool is closing

    def _forget(self, table: str, seat: int, moment: str) -> None:
        with self._lock:
            self._asked.discard((table, seat, moment))

    def _play(self, table: str, seat: int, moment: str, bot: str, answer: Answer) -> None:
        """Play what a bot answered, unless the table has moved on without it."""
        if self._closed.is_set():
            return
        try:
            if answer.problem:
                log.warning("bot %s at table %s: %s", bot, table, answer.problem)
            if answer.option and answer.problem:
                self.house.tell(table, f"note-bot-{answer.problem}", name=bot)
            if answer.option:
                by = "stand-in" if answer.stand_in else bot
                self.house.play(table, seat, answer.option, moment, by)
        except HouseError as error:
            log.info("bot %s at table %s came too late: %s", bot, table, error)
        except LabrysError as error:
            log.error("bot %s at table %s: %s", bot, table, error)
        except Exception:
            log.exception("bot %s at table %s", bot, table)
        finally:
            self._forget(table, seat, moment)

    def _sweep(self) -> None:
        """Bots that a server left unasked when it stopped are asked by the next."""
        old = 0.0
        while not self._closed.wait(old and SWEEP_SECONDS):
            try:
                for table in self.house.store.waiting_for_bots(time.time() - old):
                    self.wake(table)
            except Exception:
                log.exception("looking for bots to ask")
            old = SWEEP_SECONDS
