"""Bots at tables: when one is to choose, it is asked, and its answer is played.

Whichever server committed a change asks the bots of that table; (table, ply) is unique, so two
servers that ask at once do no harm. At the start, and every now and then, tables are looked for
whose bots nobody has asked.
"""

from __future__ import annotations

import logging
import threading
import time
from dataclasses import replace
from queue import Empty, SimpleQueue
from typing import Final

from labrys import bots
from labrys.kernel.errors import LabrysError
from labrys.tables.bots.pool import Answer, BotPool, Job
from labrys.tables.errors import HouseError, NotNow
from labrys.tables.house import House
from labrys.tables.keys import bot_seed
from labrys.tables.live import LiveTable
from labrys.tables.people import PERSON
from labrys.tables.storage.trouble import TROUBLES, is_trouble

log = logging.getLogger("labrys.bots")

SWEEP_SECONDS: Final = 12.0
# How long somebody waits for advice
PATIENCE: Final = 15.0


class BotTurns:
    """Listens to the house and lets its bots play. `pause` lets people see what a bot did."""

    def __init__(self, house: House, pool: BotPool, pause: float = 0.0) -> None:
        self.house = house
        self.pool = pool
        self.pause = pause
        self._asked: set[tuple[str, int, str]] = set()
        self._lock = threading.Lock()
        self._closed = threading.Event()
        house.tables.on_change.append(self.wake)
        self._sweeper = threading.Thread(target=self._sweep, name="bots", daemon=True)
        self._sweeper.start()

    def close(self) -> None:
        self._closed.set()
        if self.wake in self.house.tables.on_change:
            self.house.tables.on_change.remove(self.wake)
        self.pool.close()
        self._sweeper.join(5)

    def waiting(self) -> int:
        """How many choices wait for a bot."""
        return self.pool.waiting()

    def wake(self, table: str) -> None:
        """Ask the bots that are to choose at a table, unless they are asked already."""
        if self._closed.is_set():
            return
        with self.house.tables.current(table) as live:
            if live.problem or live.info().ended:
                return
            players = live.players()
            jobs = [
                (seat, question_id, self._job(live, seat, players[seat]))
                for seat in live.position.deciders()
                if seat in players
                and self._take(table, seat, question_id := live.engine.question_id(seat))
            ]
        for seat, question_id, job in jobs:
            self._submit(table, seat, question_id, job)

    def advise(self, table: str, seat: int) -> list[str]:
        """What a strong bot would choose for a person who plays against bots alone, now and in
        the rest of their turn."""
        with self.house.tables.current(table) as live:
            live.must_go_on()
            if any(other.kind == PERSON for other in live.seats if other.seat != seat):
                raise NotNow("house-hint-people")
            if seat not in live.position.deciders():
                raise NotNow("house-not-your-turn")
            job = replace(self._job(live, seat, bots.ADVISER), turn=turn_so_far(live, seat))
        answers: SimpleQueue[Answer] = SimpleQueue()
        try:
            self.pool.submit(job, answers.put)
            option = answers.get(timeout=PATIENCE).option
        except (Empty, RuntimeError):
            option = ""
        if not option:
            raise NotNow("house-hint-none")
        return option.split("\n")

    def _take(self, table: str, seat: int, question_id: str) -> bool:
        """Whether this question is still to be put to the bot; from now on it is."""
        with self._lock:
            key = (table, seat, question_id)
            new = key not in self._asked
            self._asked.add(key)
            return new

    def _job(self, live: LiveTable, seat: int, bot: str) -> Job:
        seed = bot_seed(int(live.row.seed), seat)
        return Job.at(live.position, live.table, bot, seed, seat)

    def _submit(self, table: str, seat: int, question_id: str, job: Job) -> None:
        started = time.monotonic()

        def done(answer: Answer) -> None:
            wait = started + self.pause - time.monotonic()
            if wait <= 0:
                self._play(table, seat, question_id, job.bot, answer)
                return
            timer = threading.Timer(wait, self._play, (table, seat, question_id, job.bot, answer))
            timer.daemon = True
            timer.start()

        try:
            self.pool.submit(job, done)
        except RuntimeError:
            self._forget(table, seat, question_id)  # the pool is closing

    def _forget(self, table: str, seat: int, question_id: str) -> None:
        with self._lock:
            self._asked.discard((table, seat, question_id))

    def _play(self, table: str, seat: int, question_id: str, bot: str, answer: Answer) -> None:
        """Play what a bot answered, unless the table has moved on without it."""
        if self._closed.is_set():
            return
        try:
            if answer.problem:
                log.warning("bot %s at table %s: %s", bot, table, answer.problem)
            if answer.option and answer.problem:
                self.house.talk.note(table, f"note-bot-{answer.problem}", name=bot)
            if answer.option:
                by = "stand-in" if answer.stand_in else bot
                self.house.play.choose(table, seat, answer.option, question_id, by)
        except HouseError as error:
            log.info("bot %s at table %s came too late: %s", bot, table, error)
        except LabrysError as error:
            log.error("bot %s at table %s: %s", bot, table, error)
        except Exception as error:
            _told(error, f"bot {bot} at table {table}")
        finally:
            self._forget(table, seat, question_id)

    def _sweep(self) -> None:
        """Bots that a server left unasked when it stopped are asked by the next."""
        old = 0.0
        while not self._closed.wait(old and SWEEP_SECONDS):
            try:
                now = time.time()
                for table in self.house.store.tables.waiting_for_bots(now - old, now):
                    self._wake(table)
            except Exception as error:
                _told(error, "looking for bots to ask")
            old = SWEEP_SECONDS

    def _wake(self, table: str) -> None:
        """A table that can't be read keeps nobody else's bots waiting."""
        try:
            self.wake(table)
        except Exception as error:
            _told(error, f"asking the bots of table {table}")


def _told(error: Exception, doing: str) -> None:
    """A database that does not answer is one line for all; anything else is a mistake of ours."""
    if is_trouble(error):
        TROUBLES.tell(error)
    else:
        log.error("%s", doing, exc_info=error)


def turn_so_far(live: LiveTable, seat: int) -> tuple[str, ...]:
    """What a seat has chosen since another chose, or something new was seen."""
    turn: list[str] = []
    for played in reversed(live.engine.done):
        if played.seat != seat or played.revealed:
            break
        turn.append(live.game.lexicon.spell(played.option))
    return tuple(reversed(turn))
