"""Undo and redo: free back to the last reveal or change of decider."""

from __future__ import annotations

from labrys.kernel.errors import NotOffered
from labrys.kernel.event import Event
from labrys.kernel.position import Position
from labrys.kernel.step import NOBODY, Together


class Moment:
    """A position just before a choice, the choice, and whether it showed anything new."""

    def __init__(self, before: Position, seat: int, option: int) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.revealed = False


class History:
    """A position with its past, for those who play with undo."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.done: list[Moment] = []
        self.undone: list[Moment] = []
        self.events: list[Event] = []

    def play(self, option: int, seat: int = NOBODY) -> list[Event]:
        """Play an option; answers what happened."""
        events = self._play(option, seat)
        self.undone = []
        return events

    def _play(self, option: int, seat: int) -> list[Event]:
        position = self.position
        before = position.copy()
        decider = position.seat if seat == NOBODY else seat
        events: list[Event] = []
        position.told = events
        try:
            position.play(option, seat)
        finally:
            position.told = None
        moment = Moment(before, decider, option)
        moment.revealed = learned(before, position, decider)
        self.done.append(moment)
        return events

    def may_undo(self) -> bool:
        """Whether the last choice can be taken back freely: by the one who made it,
        while nobody else was asked and that seat has learned nothing new."""
        if not self.done:
            return False
        moment = self.done[-1]
        return not moment.revealed and moment.seat in self.position.deciders()

    def undo(self, consent: bool = False) -> None:
        """Take the last choice back; beyond the free limit only by consent of the others."""
        if not self.done:
            raise NotOffered("there is nothing to undo")
        if not consent and not self.may_undo():
            if self.done[-1].revealed:
                raise NotOffered("the last choice showed something new: it cannot be undone freely")
            if self.position.over:
                raise NotOffered("the game is over: its last choice cannot be undone freely")
            raise NotOffered("another seat is to choose now: the choice cannot be undone freely")
        moment = self.done.pop()
        self.undone.append(moment)
        self.position = moment.before.copy()

    def redo(self) -> list[Event]:
        """Play again what was undone last."""
        if not self.undone:
            raise NotOffered("there is nothing to redo")
        moment = self.undone.pop()
        return self._play(moment.option, moment.seat)


def learned(before: Position, after: Position, seat: int) -> bool:
    """Whether a seat knows something after that it could not know before: chance decided
    something, others' secret answers were shown, or a thing is hidden from it no longer."""
    if chance_decided(before, after):
        return True
    return shared(before, after, seat) or bool(hidden(before, seat) - hidden(after, seat))


def chance_decided(before: Position, after: Position) -> bool:
    """Whether chance had a part in the last choice; without a record its generator tells."""
    if after.last is not None:
        return bool(after.last.outcomes)
    one, other = before.chance, after.chance
    return (one.a, one.b, one.c, one.d) != (other.a, other.b, other.c, other.d)


def shared(before: Position, after: Position, seat: int) -> bool:
    """Whether a simultaneous question ended and showed a seat what others had answered."""
    step = before.agenda[-1] if before.agenda else None
    if not isinstance(step, Together):
        return False
    now = after.agenda[-1] if after.agenda else None
    if isinstance(now, Together) and type(now) is type(step) and now.waiting:
        if seat in now.waiting or len(now.waiting) < len(step.waiting):
            return False
    return any(answers for other, answers in enumerate(step.answers) if other != seat)


def hidden(position: Position, seat: int) -> set[tuple[str, int]]:
    """The things a seat cannot place."""
    things: set[tuple[str, int]] = set()
    for secret in position.secrets():
        for index in secret.hidden_from(seat):
            things.add((secret.family, secret.things[index]))
    return things
