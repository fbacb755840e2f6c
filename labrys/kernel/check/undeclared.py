"""Secrets that a game forgot to declare.

Nobody can tell from a position what should be hidden in it; but what is told of each change says
so (`tell_hidden`), and so does a question that several answer at once. So one position is taken
on in two ways that differ in an outcome of chance or in a choice. A seat that is told the same of
both, though not the same happened, may not see a difference afterwards: not in what its view
tells, and not anywhere in the concealed copy. What chance does without a word to anybody may be
seen only where the game says that it lies `in_sight`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from labrys.kernel.chance import Chance
from labrys.kernel.check.dump import Dump
from labrys.kernel.errors import RecordError
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.step import Simultaneous
from labrys.kernel.view import View

SPECTATOR = -1

# What follows from the rest of a position.
FOLLOWS = {"options", "seat", "over"}

# Goes on from somewhere while chance follows a script, or does as it likes.
Going = Callable[[list[int] | None], Position]


class Twins:
    """Compares two ways in which one position, or one setup, can go on."""

    def __init__(self, game: AnyGame, dump: Dump, chance: Chance) -> None:
        self.game = game
        self.dump = dump
        self.chance = chance

    def setup(self, seats: int, seed: int, settings: dict[str, str]) -> str:
        """What is wrong with the setup, or nothing."""

        def begin(script: list[int] | None) -> Position:
            given = dict(settings)
            counted = self.game.checked_seats(seats, given)
            position = self.game.start(counted, seed, self.game.checked(given))
            position.setting_out()
            return going_on(position, script, position.advance)

        return self._otherwise(begin)

    def choice(self, position: Position, option: int) -> str:
        """What is wrong with what comes of a choice, or nothing."""

        def play(script: list[int] | None) -> Position:
            return played(position, option, script)

        return self._otherwise(play) or self._another(position)

    def _otherwise(self, going: Going) -> str:
        """The same again, but chance decides one thing otherwise."""
        one = going(None)
        outcomes = one.last.outcomes if one.last is not None else []
        if not outcomes:
            return ""
        for script in self._scripts(outcomes):
            try:
                other = going(script)
            except RecordError:
                continue
            return self._compare(one, other)
        return ""

    def _scripts(self, outcomes: list[int]) -> Iterator[list[int]]:
        """These outcomes but for one, which is another of its kind; if that was drawn later on,
        the two change places."""
        index = self.chance.below(len(outcomes))
        was = outcomes[index]
        block = self.game.outcomes.of(was)
        for _ in range(min(8, block.size)):
            now = block.base + self.chance.below(block.size)
            if now == was:
                continue
            yield [*outcomes[:index], now, *outcomes[index + 1 :]]
            later = [was if outcome == now else outcome for outcome in outcomes[index + 1 :]]
            yield [*outcomes[:index], now, *later]

    def _another(self, position: Position) -> str:
        """Two choices of the same seat, of the same verb if possible."""
        verbs: dict[str, list[int]] = {}
        for option in position.options:
            verbs.setdefault(self.game.lexicon.of(option).verb, []).append(option)
        several = [options for options in verbs.values() if len(options) > 1]
        options = several[self.chance.below(len(several))] if several else [*position.options]
        if len(options) < 2:
            return ""
        self.chance.shuffle(options)
        one, other = (played(position, option) for option in options[:2])
        waiting = [still_waiting(position, end) for end in (one, other)]
        if waiting[0] and waiting[0] == waiting[1]:
            return self._compare(one, other, position.seat)
        return self._compare(one, other)

    def _compare(self, one: Position, other: Position, secretly: int = SPECTATOR) -> str:
        """What a seat can tell these two apart by, though it was told the same of both; or though
        another seat has answered secretly. The end of a game may open everything."""
        if one.over or other.over:
            return ""
        silent = happened(one) == happened(other)
        if silent and secretly == SPECTATOR:
            return self._unheard(one, other)
        for seat in range(SPECTATOR, one.seats):
            alike = told(one, seat) == told(other, seat)
            if secretly != SPECTATOR and seat != secretly and not alike:
                return f"what is told to seat {seat} shows a secret answer"
            if not alike or (secretly != SPECTATOR and seat == secretly):
                continue
            wrong = self.differences(View(one, seat), View(other, seat))
            # What lies in sight of all counts as told.
            if wrong and not {*wrong} & {*self.game.in_sight()}:
                names = ", ".join(wrong)
                return f"seat {seat} can see what it was not told, in {names}: is it declared?"
        return ""

    def _unheard(self, one: Position, other: Position) -> str:
        """What nobody was told of, though it is neither a secret nor in sight of all."""
        if one.last is None or other.last is None or one.last.option != other.last.option:
            return ""  # a choice, which all have seen
        seen, instead = View(one, SPECTATOR).concealed, View(other, SPECTATOR).concealed
        wrong = {*self.dump.differences(seen, instead)} - {*self.game.in_sight(), *FOLLOWS}
        if not wrong:
            return ""
        names = ", ".join(sorted(wrong))
        return f"chance changed {names} and told nobody: is it secret, or in sight?"

    def differences(self, seen: View, other: View) -> list[str]:
        """Where two views differ."""
        if self.dump(seen.concealed) != self.dump(other.concealed):
            return self.dump.differences(seen.concealed, other.concealed)
        return [] if seen.facts() == other.facts() else ["its facts"]


def going_on(position: Position, script: list[int] | None, go: Callable[[], None]) -> Position:
    """Go on while somebody listens and chance follows a script."""
    position.events = []
    position.chance.script = script
    position.chance.read = 0
    go()
    position.chance.script = None
    return position


def played(position: Position, option: int, script: list[int] | None = None) -> Position:
    after = position.copy()
    return going_on(after, script, lambda: after.play(option))


def heard(position: Position) -> list[Event]:
    return position.events or []


def happened(position: Position) -> list[tuple[str, list[int]]]:
    """All that was told on the way to a position, whoever may know it."""
    return [(event.message, event.parts) for event in heard(position)]


def told(position: Position, seat: int) -> list[tuple[str, list[int]]]:
    """What a seat was told on the way to a position."""
    return [(event.message, event.parts_for(seat)) for event in heard(position)]


def still_waiting(before: Position, after: Position) -> list[int]:
    """Whom a question to several at once still waits for, one of whom has just answered."""
    was = before.agenda[-1]
    now = after.agenda[-1] if after.agenda else None
    if not isinstance(was, Simultaneous) or type(now) is not type(was):
        return []
    return sorted(now.deciders())
