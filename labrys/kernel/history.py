"""Undo and redo: free back to the last reveal or change of decider."""

from __future__ import annotations

from collections import Counter
from typing import Any

from labrys.kernel.errors import NotOffered
from labrys.kernel.event import Event
from labrys.kernel.position import Position
from labrys.kernel.step import NOBODY, Simultaneous


class PlayedChoice:
    """A position just before a choice, the choice and who made it, what happened, and whether it
    showed the chooser anything new."""

    def __init__(
        self, before: Position, seat: int, option: int, events: list[Event], by: str = ""
    ) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.events = events
        self.by = by
        self.revealed = False


class History:
    """A position with its past, for those who play with undo."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.done: list[PlayedChoice] = []
        self.undone: list[PlayedChoice] = []

    def play(self, option: int, seat: int = NOBODY, by: str = "") -> list[Event]:
        """Play an option; answers what happened. If it can't be played, nothing has changed."""
        events = self._play(option, seat, by)
        self.undone = []
        return events

    def _play(self, option: int, seat: int, by: str) -> list[Event]:
        position = self.position
        before = position.copy()
        decider = position.seat if seat == NOBODY else seat
        events: list[Event] = []
        position.events = events
        try:
            position.play(option, seat)
        except BaseException:
            self.position = before
            raise
        finally:
            position.events = None
        self.add(PlayedChoice(before, decider, option, events, by))
        return events

    def add(self, played: PlayedChoice) -> None:
        """Remember a choice that led to the position."""
        played.revealed = learned(played, self.position, played.seat)
        self.done.append(played)

    def at(self, ply: int) -> Position:
        """The position after so many choices."""
        return self.position if ply == len(self.done) else self.done[ply].before

    # ---- going back

    def may_undo(self) -> bool:
        """Whether the last choice can be taken back freely: by the one who made it,
        while nobody else was asked and that seat has learned nothing new."""
        if not self.done:
            return False
        played = self.done[-1]
        return not played.revealed and played.seat in self.position.deciders()

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
        self.take_back(len(self.done) - 1)

    def take_back(self, ply: int, only: int = NOBODY) -> None:
        """Take back all choices from a ply on, or those of one seat only: then the others' are
        played again without them."""
        since = self.done[ply:]
        self.done = self.done[:ply]
        self.position = since[0].before.copy()
        for played in since:
            if only != NOBODY and played.seat != only:
                self._play(played.option, played.seat, played.by)
        self.undone += [p for p in reversed(since) if only == NOBODY or p.seat == only]

    def redo(self) -> list[Event]:
        """Play again what was undone last."""
        if not self.undone:
            raise NotOffered("there is nothing to redo")
        played = self.undone.pop()
        return self._play(played.option, played.seat, played.by)


def learned(played: PlayedChoice, after: Position, seat: int) -> bool:
    """Whether a choice told a seat something that it could not know before: chance decided
    something, others' secret answers were shown, or a thing is hidden from it no longer."""
    before = played.before
    if chance_decided(before, after) or answers_shown(played, after, seat):
        return True
    return bool(hidden(before, seat) - hidden(after, seat))


def chance_decided(before: Position, after: Position) -> bool:
    """Whether chance had a part in the last choice; without a record its generator tells."""
    if after.last is not None:
        return bool(after.last.outcomes)
    one, other = before.chance, after.chance
    return (one.a, one.b, one.c, one.d) != (other.a, other.b, other.c, other.d)


def answers_shown(played: PlayedChoice, after: Position, seat: int) -> bool:
    """Whether a simultaneous question ended and showed a seat what others had answered."""
    step = asked_at_once(played.before)
    if step is None:
        return False
    now = asked_at_once(after)
    if now is not None and same_question(step, now):
        return False
    return played.seat != seat or any(
        answers for other, answers in enumerate(step.answers) if other != seat
    )


def asked_at_once(position: Position) -> Simultaneous[Any] | None:
    """The question that is put to several at once, if that is what is asked."""
    step = position.agenda[-1] if position.agenda else None
    return step if isinstance(step, Simultaneous) else None


def same_question(then: Simultaneous[Any], now: Simultaneous[Any]) -> bool:
    """Whether it is still the same question, with more answers than it had."""
    if type(then) is not type(now) or then.answers == now.answers:
        return False
    for earlier, later in zip(then.answers, now.answers):
        if later[: len(earlier)] != earlier:
            return False
    return set(now.waiting) <= set(then.waiting)


def hidden(position: Position, seat: int) -> Counter[tuple[str, int]]:
    """What a seat cannot know, and how often it is there."""
    things: Counter[tuple[str, int]] = Counter()
    for secret in position.secrets():
        if not secret.remembered:
            things.update((secret.family, thing) for thing in secret.unknown(seat))
    return things
