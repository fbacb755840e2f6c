"""A process in which bots think: `python -m labrys.tables.bots.worker`, started by the bot pool.

It reads jobs and writes what came of them, a line of JSON each, through pipes of its own: what a
bot prints goes to the log of errors, and a bot that asks for input finds none. A job brings the
record of its table, so a worker needs nothing but Labrys and may be ended at any moment.

For each job it says `thinking` once the position stands and the bot's module is imported: from
then on time counts. Then it says the `option` or the `problem`. If anything else goes wrong, it
ends: a new process is better off.
"""

from __future__ import annotations

import hashlib
import json
import operator
import os
import signal
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import IO, Final, SupportsIndex

from labrys import bots, games
from labrys.bots.adviser import AdviserBot
from labrys.kernel.errors import BadSetting, RecordError
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.record import Record, read
from labrys.kernel.text.playing import Playing
from labrys.kernel.view import View

READY: Final = "ready"
THINKING: Final = "thinking"
OPTION: Final = "option"
PROBLEM: Final = "problem"

CRASHED: Final = "crashed"
TOO_SLOW: Final = "too-slow"
NONSENSE: Final = "nonsense"
UNKNOWN_BOT: Final = "unknown-bot"

MEMORY: Final = 2 << 30
TABLES_KEPT: Final = 64
# Pages should be answered first, if processors are scarce.
NICENESS: Final = 5

SETUP: Final = "setup"

Say = Callable[[dict[str, str]], None]


@dataclass(frozen=True)
class Job:
    """A choice that a bot is to make.

    `header` is that of the table's record; `lines` are those of its set-up and of the choices up
    to now, without the closing line.
    """

    table: str
    game: str
    rules: str
    bot: str
    bot_seed: int
    seat: int
    header: str
    lines: list[str]
    content: str = ""  # the data of the content, if it is not the newest
    turn: tuple[str, ...] = ()  # what the seat has chosen in this turn, for a bot that plans

    @staticmethod
    def at(position: Position, table: str, bot: str, bot_seed: int, seat: int) -> Job:
        """The job of choosing for a seat in a position that keeps its record."""
        header, _, body = position.record().partition("\n\n")
        lines = body.splitlines()[:-1]
        game = position.game
        newest = games.find(game.name).playing.id == game.playing.id
        content = "" if newest else game.playing.text
        return Job(table, game.name, game.version, bot, bot_seed, seat, header, lines, content)

    def found_game(self) -> AnyGame:
        """The game with the content of the table."""
        if not self.content:
            return games.find(self.game)
        return games.with_content(self.game, Playing(self.content))

    def choice_seed(self) -> int:
        """A bot is made anew for every choice, so that any worker makes the same one."""
        words = f"choice {len(self.lines)} of bot {self.bot_seed}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")


@dataclass(frozen=True)
class Kept:
    """The position of a table, and the part of its record that led to it."""

    header: str
    lines: list[str]
    position: Position

    def leads_to(self, job: Job) -> bool:
        """Whether a job's record goes on from here; after an undo it does not."""
        return self.header == job.header and self.lines == job.lines[: len(self.lines)]


class Positions:
    """The positions of the tables that were asked for last; only new choices are played."""

    def __init__(self, most: int = TABLES_KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    def view(self, job: Job) -> View:
        """What the seat of a job sees; it must be asked."""
        view = self.position(job).view(job.seat)
        if not view.asked:
            raise RecordError(f"seat {job.seat} has nothing to choose at table {job.table}")
        return view

    def position(self, job: Job) -> Position:
        kept = self.kept.pop(job.table, None)
        if kept is not None and kept.leads_to(job):
            position = kept.position
            recorded(job.header, [SETUP, *job.lines[len(kept.lines) :]]).go_on(position)
        else:
            position = recorded(job.header, job.lines).replay(job.found_game())
        self.kept[job.table] = Kept(job.header, job.lines, position)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return position


def recorded(header: str, lines: list[str]) -> Record:
    """A record of these lines; those that begin with a tilde go on with the outcomes before."""
    choices = sum(not line.startswith("~") for line in lines) - 1
    return read("\n".join([header, "", *lines, f"stop {choices}"]))


class NoSuchBot(Exception):
    """The bot of a job is not there, or is none."""


def choose(positions: Positions, job: Job, say: Say) -> None:
    """Let the bot of a job choose, and say what came of it."""
    view = positions.view(job)
    offered = view.options
    lexicon = view.concealed.game.lexicon
    try:
        bot = made(job, say)
        if isinstance(bot, AdviserBot):
            bot.earlier = [lexicon.read(spelling) for spelling in job.turn]
        chosen: object = bot.choose(view)
        # Any whole number will do, whatever library it comes from.
        option = operator.index(chosen) if isinstance(chosen, SupportsIndex) else None
    except NoSuchBot as error:
        say({PROBLEM: UNKNOWN_BOT, "why": str(error)})
    except MemoryError:
        raise
    except BaseException:
        say({PROBLEM: CRASHED, "why": traceback.format_exc()})
    else:
        if isinstance(bot, AdviserBot):
            say({OPTION: "\n".join([lexicon.spell(step) for step in bot.plan])})
        elif option is not None and option in offered:
            say({OPTION: lexicon.spell(option)})
        else:
            what = option if option is not None else type(chosen).__name__
            say({PROBLEM: NONSENSE, "why": f"it chose {what}, which is not offered"})


def made(job: Job, say: Say) -> bots.Bot:
    """The bot of a job. Importing its module may take long and is done before time counts."""
    try:
        bots.find(job.bot)
        say({THINKING: job.bot})
        return bots.make(job.bot, job.choice_seed())
    except BadSetting as error:
        raise NoSuchBot(str(error)) from error


# ---- the process


def main() -> None:
    ear, mouth = own_pipes()
    limit_itself()

    def say(words: dict[str, str]) -> None:
        mouth.write(json.dumps(words).encode() + b"\n")
        mouth.flush()

    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(ear, lines), daemon=True).start()
    positions = Positions()
    say({READY: ""})
    while True:
        choose(positions, Job(**json.loads(lines.get())), say)


def own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Take standard input and output for the pool, and leave bots something harmless instead."""
    ear = os.fdopen(os.dup(0), "rb")
    mouth = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return ear, mouth


def limit_itself() -> None:
    """Ctrl-C is for the server, which ends its workers; memory is bounded where the system can."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)


def listen(ear: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    """Take in jobs even while a bot thinks: the end of the pipe is the end of the server."""
    for line in ear:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
