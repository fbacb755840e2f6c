"""A table: one play of a game among people and bots, with its log and its way back."""

from __future__ import annotations

import hashlib

from labrys import bots
from labrys.kernel.errors import BadSetting, NotOffered
from labrys.kernel.event import Event
from labrys.kernel.game import Game
from labrys.kernel.history import History, Moment, learned
from labrys.kernel.position import Position
from labrys.kernel.record import Record
from labrys.kernel.step import NOBODY, Together
from labrys.tables import saves

YOU = "you"


class NoWayBack(NotOffered):
    """An undo or redo that is not free; `message` names the sentence that says why."""

    def __init__(self, message: str) -> None:
        super().__init__(f"not possible: {message}")
        self.message = message


class Table:
    """A game in play, and who sits at each seat: a person (`you`) or a bot by its name."""

    def __init__(self, history: History, seats: list[str], log: list[list[Event]]) -> None:
        position = history.position
        if len(seats) != position.seats:
            raise BadSetting(
                f"this game of {position.game.name} has {position.seats} seats, "
                f"not {len(seats)} ({','.join(seats)})"
            )
        self.history = history
        self.seats = seats
        self.log = log
        self.bots = {
            seat: bots.make(name, bot_seed(position.seed, seat))
            for seat, name in enumerate(seats)
            if name != YOU
        }

    @staticmethod
    def new(game: Game, seats: list[str], seed: int, settings: dict[str, str]) -> Table:
        return Table(History(game.new(len(seats), seed, settings)), seats, [])

    @property
    def position(self) -> Position:
        return self.history.position

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == YOU]

    # ---- playing

    def play(self, option: int, seat: int = NOBODY) -> None:
        self.log.append(self.history.play(option, seat))

    def let_bot_play(self, seat: int) -> None:
        """A bot sees its view and nothing else."""
        self.play(self.bots[seat].choose(self.position.view(seat)), seat)

    def events(self, since: int = 0) -> list[Event]:
        """What happened from a moment on, as many moments as choices were made."""
        return [event for events in self.log[since:] for event in events]

    # ---- going back

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice and what bots chose since; they always consent.

        Not past another person's choice, nor past anything new that the seat has seen.
        """
        for _ in range(self._way_back(seat)):
            self.history.undo(consent=True)
            self.log.pop()

    def _way_back(self, seat: int) -> int:
        """How many choices an undo takes back."""
        after = self.position
        for count, moment in enumerate(reversed(self.history.done), 1):
            if moment.seat not in self.bots and moment.seat != seat:
                raise NoWayBack("undo-other")
            if learned(moment.before, after, seat) or shared(moment, after, seat):
                raise NoWayBack("undo-seen")
            if moment.seat == seat:
                return count
            after = moment.before
        raise NoWayBack("undo-nothing")

    def redo(self) -> None:
        """Play again what an undo took back: a person's choice, then those of bots after it."""
        if not self.history.undone:
            raise NoWayBack("redo-nothing")
        self.log.append(self.history.redo())
        while self.history.undone and self.history.undone[-1].seat in self.bots:
            self.log.append(self.history.redo())

    # ---- saving

    def text(self) -> str:
        """The record, with a remark that says who sat where."""
        return saves.with_seats(self.position.record(), self.seats)


def shared(moment: Moment, after: Position, seat: int) -> bool:
    """Whether a choice was one of several made at once, and told the seat another's answer."""
    step = moment.before.agenda[-1]
    if not isinstance(step, Together):
        return False
    if moment.seat != seat:
        return True
    now = after.agenda[-1] if after.agenda else None
    if isinstance(now, Together) and type(now) is type(step) and seat in now.waiting:
        return False
    return any(answers for other, answers in enumerate(step.answers) if other != seat)


def resumed(game: Game, record: Record, seats: list[str]) -> Table:
    """The table that a record leads to, with its log and its way back."""
    history: History | None = None
    log: list[list[Event]] = []
    before: list[Position] = []

    def watch(position: Position) -> None:
        nonlocal history
        if history is None:
            history = History(position)
        else:
            history.done.append(_moment(before.pop(), position))
            log.append(position.told or [])
        before.append(position.copy())
        position.told = []

    position = record.replay(game, watch=watch)
    position.told = None
    assert history is not None
    return Table(history, seats, log)


def _moment(before: Position, after: Position) -> Moment:
    line = after.last
    assert line is not None
    moment = Moment(before, line.seat, line.option)
    moment.revealed = learned(before, after, line.seat)
    return moment


def read_seats(text: str, own: bool = False) -> list[str]:
    """The seats as they are written on the command line: `you,greedy,random`.

    With `own`, a seat may also be a bot of the user's, as in `my_bots:Careful`: naming it runs
    its code, so a file can't.
    """
    seats = [word.strip() for word in text.split(",")]
    known = [YOU, *bots.NAMES]
    for seat in seats:
        if seat not in known and not (own and ":" in seat):
            raise BadSetting(
                f"nobody called '{seat}' can sit at a table; a seat is one of {', '.join(known)}"
            )
    return seats


def bot_seed(seed: int, seat: int) -> int:
    """A seed of the bot's own, that has nothing to do with the dice of the game."""
    digest = hashlib.sha256(f"bot {seat} of game {seed}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
