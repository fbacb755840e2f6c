"""A table in memory: its position with all its past, made from the stored record and kept up.

Everything here is a cache. Whoever uses a live table holds its lock.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from labrys import games
from labrys.kernel.chance import Chance
from labrys.kernel.errors import LabrysError, RecordError
from labrys.kernel.event import Event
from labrys.kernel.game import Game
from labrys.kernel.history import History
from labrys.kernel.position import Line, Position
from labrys.kernel.step import Together
from labrys.kernel.view import OpenView, View
from labrys.tables import keys
from labrys.tables.errors import NoTable, NotNow, OldRules
from labrys.tables.people import BOT, Entry, Info, Note, Seat
from labrys.tables.storage.store import After, Choice, Store

ATTEMPTS = 5
OPENED = -3


class Live:
    """One table: the row it was made from, its seats, its position and past, its log."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.lock = threading.RLock()
        self.version = -1
        self.fresh = 0  # how often it is held: see Desk.held
        self.row: Row[Any]
        self.seats: tuple[Seat, ...] = ()
        self.holders: set[tuple[str, int]] = set()  # the hash of a browser's secret, and a seat
        self.tokens: dict[str, int] = {}  # the seats, by the hashes of their tokens
        self.history: History | None = None
        self.notes: list[Note] = []
        self.log: list[list[Event]] = []
        self._entries: dict[int, list[Entry | None]] = {}
        self.by: list[str] = []
        self.problem = ""

    # ---- keeping up with the store

    def refresh(self) -> None:
        """Bring the cache up to what is stored now; whoever holds the table has just done so."""
        if self.fresh and self.version >= 0 and not self._behind():
            return
        version = self.store.version(self.table)
        if version is None:
            raise NoTable()
        for _ in range(ATTEMPTS):
            if version == self.version and not self._behind():
                return
            self._load()
            version = self.version
        raise NotNow("house-busy")

    def _behind(self) -> bool:
        """Whether the rows were read while somebody changed them."""
        return not self.problem and (self.history is None or len(self.history.done) != self.row.ply)

    def _load(self) -> None:
        same = self.history is not None and not self.problem
        since = len(self.log) if same else 0
        whole = self.store.whole(self.table, since)
        if whole is None:
            raise NoTable()
        row = whole.table
        if same and (row.generation != self.row.generation or row.ply < since):
            self.forget()
            self._load()
            return
        self.row = row
        self.version = row.version
        self.seats = tuple(_seat(seat) for seat in whole.seats)
        self.holders = {(holder.device_hash, holder.seat) for holder in whole.holders}
        self.tokens = {seat.token_hash: seat.seat for seat in whole.seats}
        self.tokens[row.spectator_hash] = keys.SPECTATOR
        self.notes = [_note(note) for note in whole.notes]
        try:
            self._replay([choice for choice in whole.choices if choice.ply < row.ply])
        except LabrysError as error:
            self.problem = str(error)
            self.history = None

    def adopt(self, row: Row[Any]) -> None:
        """Take over the row that a choice of ours has left, if nothing else has changed."""
        if row.version == self.version + 1:
            self.row = row
            self.version = row.version
        else:
            self.version = -1

    def forget(self) -> None:
        """Drop the cache: the next refresh makes it anew from what is stored."""
        self.version = -1
        self.history = None
        self.log = []
        self.by = []
        self._entries = {}
        self.problem = ""

    def _replay(self, choices: Sequence[Row[Any]]) -> None:
        if self.problem:
            return
        if self.history is None:
            self.history = History(self._set_up())
            self.log = []
            self.by = []
        for choice in choices:
            if choice.ply != len(self.log):
                break  # the rows are of two moments: `refresh` reads again
            self._replay_one(choice)

    def _set_up(self) -> Position:
        game = self.game
        if self.row.rules != game.version:
            raise RecordError(f"begun under rules {self.row.rules}; these are {game.version}")
        script = _read_outcomes(game, self.row.setup)
        seed, settings = int(self.row.seed), dict(self.row.settings)
        return game.new(len(self.seats), seed, settings, script=script)

    def _replay_one(self, choice: Row[Any]) -> None:
        assert self.history is not None
        position = self.history.position
        position.chance = Chance(0)
        position.chance.script = _read_outcomes(self.game, choice.outcomes)
        option = self.game.lexicon.read(choice.option)
        self.log.append(self.history.play(option, choice.seat))
        self.by.append(choice.by)
        self.history.position.chance.script = None

    # ---- what there is

    @property
    def game(self) -> Game:
        return games.find(self.row.game)

    @property
    def past(self) -> History:
        """The position and its past; not there for a table that can't go on."""
        if self.history is None:
            raise OldRules(rules=self.row.rules, now=self.game.version)
        return self.history

    @property
    def position(self) -> Position:
        return self.past.position

    def at(self, ply: int) -> Position:
        """The position after so many choices."""
        done = self.past.done
        if not 0 <= ply <= len(done):
            raise NotNow("house-no-moment", ply=ply, plies=len(done))
        return self.position if ply == len(done) else done[ply].before

    def without(self, seat: int, ply: int) -> Position:
        """The position as if a seat had not made its choices from a ply on: answers to a
        question that others answer at the same time."""
        position = self.at(ply).copy()
        for moment in self.past.done[ply:]:
            if moment.seat != seat:
                position.play(moment.option, moment.seat)
        return position

    def view(self, seat: int, ply: int) -> View:
        return self.at(ply).view(seat)

    def open_view(self, ply: int) -> View:
        return OpenView(self.at(ply))

    def entries(self, seat: int, upto: int, opened: bool = False) -> list[Entry]:
        """The log as a seat may know it: what is hidden from it is gone from the events."""
        known = self._entries.setdefault(OPENED if opened else seat, [])
        for ply in range(len(known), len(self.log)):
            known.append(self._entry(ply, seat, opened))
        first = self.visible(seat)
        return [
            entry
            for entry in known[:upto]
            if entry is not None and (entry.ply <= first or entry.seat == seat)
        ]

    def _entry(self, ply: int, seat: int, opened: bool) -> Entry | None:
        """What a choice brought about, with the ply that follows it; nothing if it was silent."""
        if not self.log[ply]:
            return None
        events = [
            Event(event.message, event.parts if opened else event.parts_for(seat))
            for event in self.log[ply]
        ]
        return Entry(ply + 1, self.past.done[ply].seat, self.by[ply], events)

    def info(self) -> Info:
        row = self.row
        return Info(
            table=self.table,
            game=row.game,
            rules=row.rules,
            settings=dict(row.settings),
            seats=self.seats,
            listed=row.listed,
            created=row.created,
            changed=row.changed,
            over=row.over,
            points=tuple(row.points) if row.over else (),
            winners=tuple(row.winners),
            deciders=tuple(row.deciders),
            origin=row.origin,
            problem=self.problem,
        )

    # ---- moments

    def question(self, seat: int) -> tuple[int, int, int]:
        """What a seat's choice must answer: the ply at which its question was first put, how many
        answers it has given since, and how many others have finished theirs.

        While several choose at once, what the others do changes nothing for a seat, and how much
        they have answered is their secret until they have finished.
        """
        history = self.past
        position = history.position
        step = position.agenda[-1] if position.agenda else None
        if not isinstance(step, Together):
            return len(history.done), 0, 0
        first = len(history.done)
        own = 0
        while first and _same_question(history.done[first - 1].before, step):
            first -= 1
            own += history.done[first].seat == seat
        return first, own, position.seats - len(step.waiting)

    def visible(self, seat: int) -> int:
        """How many choices a seat may know of: while several choose at once, how often the others
        have answered is their secret."""
        return self.question(seat)[0]

    def moment(self, seat: int) -> str:
        first, own, _ = self.question(seat)
        return f"{self.row.generation}-{first}-{own}"

    def state(self, seat: int) -> str:
        """Differs when anything has changed that the seat's page shows."""
        row = self.row
        parts: list[object] = [
            seat,
            row.generation,
            row.undo,
            self.notes[-1].number if self.notes else 0,
        ]
        parts += [self.problem, *self.seats]
        if not self.problem:
            parts += [self.question(seat), sorted(self.position.deciders()), row.over]
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]

    # ---- choices

    def players(self) -> dict[int, str]:
        """The bots that choose now, by seat."""
        return {seat.seat: seat.player for seat in self.seats if seat.player}

    def play(self, seat: int, option: int, by: str) -> Choice:
        """Play an option in memory; who stores it must `forget` if that fails."""
        position = self.position
        position.chance = Chance(keys.chance_seed(int(self.row.seed), len(self.log)))
        self.log.append(self.past.play(option, seat))
        self.by.append(by)
        line = self.position.last
        assert line is not None
        return stored(self.game, line, by)

    def after(self, position: Position) -> After:
        """What the list of tables should know of a position."""
        deciders = sorted(position.deciders())
        players = self.players()
        return After(
            over=position.over,
            points=list(position.points),
            winners=position.winners() if position.over else [],
            deciders=deciders,
            bot_due=any(seat in players for seat in deciders),
        )


def _same_question(before: Position, step: Together[Any]) -> bool:
    then = before.agenda[-1] if before.agenda else None
    return isinstance(then, Together) and type(then) is type(step) and _subset(step, then)


def _subset(now: Together[Any], then: Together[Any]) -> bool:
    """Whether the answers of one are what the other had, and perhaps more."""
    return all(
        later[: len(earlier)] == earlier for earlier, later in zip(then.answers, now.answers)
    ) and set(now.waiting) <= set(then.waiting)


def stored(game: Game, line: Line, by: str) -> Choice:
    """A line of a record as it is stored."""
    return Choice(line.seat, game.lexicon.spell(line.option), outcomes_of(game, line), by)


def outcomes_of(game: Game, line: Line) -> str:
    return " ".join(game.outcomes.spell(outcome).replace(" ", ":") for outcome in line.outcomes)


def _read_outcomes(game: Game, text: str) -> list[int]:
    return [game.outcomes.read(word.replace(":", " ")) for word in text.split()]


def _seat(row: Row[Any]) -> Seat:
    return Seat(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        colour=row.colour,
        bot=row.bot if row.kind == BOT else "",
        stand_in=row.stand_in,
        claimed=row.claimed,
    )


def _note(row: Row[Any]) -> Note:
    return Note(
        number=row.id,
        ply=row.ply,
        seat=row.seat,
        name=row.name,
        text=row.text,
        message=row.message,
        parts=dict(row.parts),
        made=row.made,
    )
