"""The table engine: a game in play with all its past.

The terminal's table and the stored tables in memory both play through it: choices, their log, which
question a choice answers, how far a seat may go back, and what is played again. It stores nothing,
asks nobody for consent, and knows people and bots only by their seats.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.history import (
    History,
    PlayedChoice,
    asked_at_once,
    learned,
    same_question,
)
from labrys.kernel.position import Position
from labrys.kernel.record import Record
from labrys.kernel.step import NOBODY
from labrys.tables.people import Entry

# The viewer to whom all cards lie open
OPENED: Final = -3


@dataclass(frozen=True)
class Asked:
    """The question that a seat answers now.

    While several choose at once, what the others do changes nothing for a seat, and how much
    they have answered is their secret until they have finished.
    """

    since: int  # the ply at which it was first put
    answered: int = 0  # how many answers the seat has given since
    finished: int = 0  # how many seats have finished theirs


@dataclass
class TakeBack:
    """What it would mean to take back a seat's last choice."""

    to: int = -1  # the ply to go back to; -1 if there is nothing to take back
    seen: bool = False  # the seat has learned something since
    others: set[int] = field(default_factory=set)  # people who chose since, or are asked now
    others_choices: int = 0  # how many choices those people have made

    @property
    def possible(self) -> bool:
        return self.to >= 0

    @property
    def free(self) -> bool:
        """Nothing new was seen, and no other person has chosen since or is asked now."""
        return self.possible and not self.seen and not self.others


class TableEngine:
    """A game in play, with its log and its way back."""

    def __init__(self, history: History, imported: int = 0, undos: int = 0) -> None:
        self.history = history
        self.imported = imported  # so many choices came with a record, and stay
        self.undos = undos
        self._entries: dict[int, list[Entry | None]] = {}

    @staticmethod
    def replayed(game: AnyGame, record: Record) -> TableEngine:
        """A game as a record leads to it, with all its past."""
        history: History | None = None
        before: list[Position] = []

        def watch(position: Position) -> None:
            nonlocal history
            if history is None:
                history = History(position)
            else:
                line = position.last
                assert line is not None
                events = position.events or []
                history.add(PlayedChoice(before.pop(), line.seat, line.option, events))
            before.append(position.copy())
            position.events = []

        position = record.replay(game, watch=watch)
        position.events = None
        assert history is not None
        return TableEngine(history)

    @property
    def position(self) -> Position:
        return self.history.position

    @property
    def done(self) -> list[PlayedChoice]:
        return self.history.done

    @property
    def plies(self) -> int:
        """How many choices have been made."""
        return len(self.history.done)

    def play(self, option: int, seat: int = NOBODY, by: str = "") -> None:
        self.history.play(option, seat, by)

    # ---- the log

    def log(self, since: int = 0) -> list[list[Event]]:
        """What each choice from a ply on brought about."""
        return [played.events for played in self.history.done[since:]]

    def entries(self, seat: int, upto: int, opened: bool = False) -> list[Entry]:
        """The log as a seat may know it: what is hidden from it is gone from the events."""
        known = self._entries.setdefault(OPENED if opened else seat, [])
        for ply in range(len(known), self.plies):
            known.append(self._entry(ply, seat, opened))
        visible = self.visible(seat)
        return [
            entry
            for entry in known[:upto]
            if entry is not None and (entry.ply <= visible or entry.seat == seat)
        ]

    def _entry(self, ply: int, seat: int, opened: bool) -> Entry | None:
        """What a choice brought about, with the ply that follows it; nothing if it was silent."""
        played = self.history.done[ply]
        if not played.events:
            return None
        events = [
            Event(event.message, event.parts if opened else event.parts_for(seat))
            for event in played.events
        ]
        return Entry(ply + 1, played.seat, played.by, events)

    # ---- questions

    def asked(self, seat: int) -> Asked:
        """What a seat's choice must answer."""
        position, done = self.history.position, self.history.done
        step = asked_at_once(position)
        since = len(done)
        if step is None:
            return Asked(since)
        answered = 0
        while since:
            then = asked_at_once(done[since - 1].before)
            if then is None or not same_question(then, step):
                break
            since -= 1
            answered += done[since].seat == seat
        return Asked(since, answered, position.seats - len(step.waiting))

    def question_id(self, seat: int) -> str:
        """Tells the question that a seat answers from all others of this table."""
        asked = self.asked(seat)
        return f"{self.undos}-{asked.since}-{asked.answered}"

    def visible(self, seat: int) -> int:
        """How many choices a seat may know of: while several choose at once, how often the others
        have answered is their secret."""
        return self.asked(seat).since

    def last_choice(self, seat: int) -> int:
        """The ply after a seat's last choice, whether or not anything came of it; -1 if it has
        made none."""
        done = self.history.done
        return next((ply + 1 for ply in reversed(range(len(done))) if done[ply].seat == seat), -1)

    # ---- going back and forth

    def way_back(self, seat: int, bots: Container[int]) -> TakeBack:
        """What it would mean to take back a seat's last choice; bots always consent."""
        back = TakeBack()
        history = self.history
        visible = self.visible(seat)
        for ply in range(self.plies - 1, self.imported - 1, -1):
            played = history.done[ply]
            if played.seat != seat and ply >= visible:
                continue  # an answer to the same question, which stays there and is a secret
            if played.seat != seat and played.seat not in bots:
                back.others.add(played.seat)
                back.others_choices += 1
            if learned(played, history.at(ply + 1), seat):
                back.seen = True
            if played.seat == seat:
                back.to = ply
                break
        if back.to < visible:
            asked = history.at(visible).deciders()
            back.others.update(other for other in asked if other != seat and other not in bots)
        return back

    def only_own(self, seat: int, to: int) -> bool:
        """Whether a seat that goes back to a ply takes its own answers back and no others: what
        others have answered to the same question is theirs, and stays."""
        return to >= self.visible(seat)

    def take_back(self, seat: int, to: int) -> None:
        """Take a seat's choices back from a ply on, and those of others that came after."""
        self.history.take_back(to, seat if self.only_own(seat, to) else NOBODY)
        self.undos += 1
        self._entries = {}

    def redo(self, bots: Container[int]) -> None:
        for _ in redone_together(self.history.undone, bots):
            self.history.redo()


class HasSeat(Protocol):
    """A choice that was taken back, in memory or as a row of the store."""

    @property
    def seat(self) -> int: ...


C = TypeVar("C", bound=HasSeat)


def redone_together(undone: Sequence[C], bots: Container[int]) -> list[C]:
    """What one redo plays again, in order: the choice taken back last, then those of bots that
    came after it."""
    again: list[C] = []
    for choice in reversed(undone):
        if again and choice.seat not in bots:
            break
        again.append(choice)
    return again
