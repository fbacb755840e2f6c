"""Build points that wait while all act together: named by all, judged, then carried out
(MIN-PROG-06, MIN-RULE-11, MIN-RULE-83 and 84)."""

from __future__ import annotations

from labrys.games.minos.rules import abilities, build
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import (
    CITY,
    DONE,
    FARM,
    FREE_POINT,
    PAID_POINT,
    SHIP,
    TOWER,
    is_extra,
)
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class EndPart(Step[Minos]):
    """The end of a part that all did together: waiting Build points."""

    def __init__(self, last: bool) -> None:
        super().__init__()
        self.last = last

    def run(self, minos: Minos) -> None:
        waiting = [seat for seat in minos.order() if has_point(minos, seat)]
        if waiting:
            minos.agenda.append(self)
            minos.agenda.append(Name(waiting[0], waiting[1:], []))
            return
        if self.last:
            minos.together = False


def has_point(minos: Minos, seat: int) -> bool:
    clan = minos.clans[seat]
    return clan.aside + clan.free_aside > 0


class Named:
    """A build that a player has named for one waiting point."""

    def __init__(self, seat: int, option: int, free: bool) -> None:
        self.seat = seat
        self.option = option
        self.free = free


class Name(Step[Minos]):
    """Name one build for a waiting point, or drop the point (MIN-RULE-83)."""

    def __init__(self, seat: int, then: list[int], named: list[Named]) -> None:
        super().__init__(seat)
        self.then = then
        self.named = named

    def ask(self, minos: Minos, asked: Question) -> None:
        clan = minos.clans[self.seat]
        if clan.aside and clan.free_aside:
            asked.offer(PAID_POINT)
            asked.offer(FREE_POINT)
            return
        ask_build(minos, self.seat, asked, clan.free_aside > 0)

    def take(self, minos: Minos, option: int) -> None:
        if option in (PAID_POINT, FREE_POINT):
            minos.agenda.append(NameFor(self.seat, self.then, self.named, option == FREE_POINT))
            return
        free = minos.clans[self.seat].free_aside > 0
        name(minos, self, option, free)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        clan = minos.clans[seat]
        prompt.count("count", clan.aside + clan.free_aside)


class NameFor(Name):
    """The same, once the player has said which of two kinds of points it is for."""

    def __init__(self, seat: int, then: list[int], named: list[Named], free: bool) -> None:
        super().__init__(seat, then, named)
        self.free = free

    def ask(self, minos: Minos, asked: Question) -> None:
        ask_build(minos, self.seat, asked, self.free)

    def take(self, minos: Minos, option: int) -> None:
        name(minos, self, option, self.free)


def ask_build(minos: Minos, seat: int, asked: Question, free: bool) -> None:
    build.ask(minos, seat, asked, free)
    asked.offer(DONE)
    if not free:
        abilities.ask_exchange(minos, seat, asked)


def name(minos: Minos, step: Name, option: int, free: bool) -> None:
    if is_extra(option):
        minos.agenda.append(step)
        abilities.exchange(minos, step.seat, option)
        return
    named = step.named
    if option == DONE:
        spend_point(minos, step.seat, free)
        minos.tell("dropped-point", step.seat)
    else:
        named = [*named, Named(step.seat, option, free)]
        minos.tell("named-build", step.seat, option)
    if step.then:
        minos.agenda.append(Name(step.then[0], step.then[1:], named))
    else:
        judge(minos, named)


def spend_point(minos: Minos, seat: int, free: bool) -> None:
    if free:
        minos.clans[seat].free_aside -= 1
    else:
        minos.clans[seat].aside -= 1


def judge(minos: Minos, named: list[Named]) -> None:
    """Two names for one structure in one region: most Warriors there, then most Weaponry, then
    turn order. The loser keeps the point (MIN-PROG-06)."""
    for index in range(len(named) - 1, -1, -1):
        build_named = named[index]
        if wins(minos, build_named, named):
            minos.agenda.append(CarryOut(build_named))
        else:
            minos.tell("lost-build", build_named.seat)


def wins(minos: Minos, mine: Named, named: list[Named]) -> bool:
    if mine.option >= SHIP:
        return True
    rank = strength(minos, mine)
    earlier = True
    for other in named:
        if other is mine:
            earlier = False
        elif other.option == mine.option:
            theirs = strength(minos, other)
            if theirs > rank or (theirs == rank and earlier):
                return False
    return True


def strength(minos: Minos, named: Named) -> int:
    """Warriors in the region first, Weaponry second, as one number."""
    clan = minos.clans[named.seat]
    return clan.warriors[region_of(named.option)] * 10_000 + clan.weaponry


def region_of(option: int) -> int:
    if build.is_city(option):
        return option - CITY
    if build.is_tower(option):
        return option - TOWER
    return option - FARM


class CarryOut(Step[Minos]):
    """Pay for and carry out a build that was named and won."""

    def __init__(self, named: Named) -> None:
        super().__init__()
        self.named = named

    def run(self, minos: Minos) -> None:
        spend_point(minos, self.named.seat, self.named.free)
        build.start(minos, self.named.seat, self.named.option, self.named.free)
