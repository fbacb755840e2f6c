"""The Progress step: groups of dice and steps on the tracks (ledger 4.5, MIN-RULE-83)."""

from __future__ import annotations

from typing import Final

from labrys.games.minos.rules import passes, tracks, turn
from labrys.games.minos.rules.clan import SA4
from labrys.games.minos.rules.dice import group_dice, own_dice
from labrys.games.minos.rules.minos import Minos, colour_of, value_of
from labrys.games.minos.rules.options import GROUP, GROUPED, STEP
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Simultaneous, Step

GRAY: Final = 3


class Progress(Step[Minos]):
    """All players fix their groups at once, then take their steps in turn order."""

    def run(self, minos: Minos) -> None:
        minos.begin_together()
        minos.agenda.append(turn.Actions())
        minos.agenda.append(passes.EndPart(True))
        waiting = [player for player in minos.order() if not minos.is_rival(player)]
        minos.agenda.append(Groups(waiting, [[] for _ in range(minos.seats)]))


def needed(minos: Minos, seat: int) -> int:
    """The total a group must reach; SA4 lowers it (MIN-PROG-02, MIN-PROG-05)."""
    clan = minos.clans[seat]
    if clan.ability == SA4:
        return minos.content.group_total_sa4[clan.level]
    return minos.content.group_total


def colour_of_group(dice: list[int], mask: int) -> int:
    """The one colour of a group with its gray dice; GRAY alone or -1 mixed is no group."""
    colour = GRAY
    for index, die in enumerate(dice):
        if mask >> index & 1 and colour_of(die) != GRAY:
            if colour != GRAY and colour != colour_of(die):
                return -1
            colour = colour_of(die)
    return colour


def total(dice: list[int], mask: int) -> int:
    result = 0
    for index, die in enumerate(dice):
        if mask >> index & 1:
            result += value_of(die)
    return result


class Groups(Simultaneous[Minos]):
    """Each player fixes own groups; shown when all are ready (MIN-PROG-01 to 03)."""

    def again(self, waiting: list[int], answers: list[list[int]]) -> Groups:
        return Groups(waiting, answers)

    def ask_seat(self, minos: Minos, seat: int, so_far: list[int], asked: Question) -> None:
        dice = own_dice(minos, seat)
        used = 0
        for option in so_far:
            used |= option - GROUP
        goal = needed(minos, seat)
        for mask in range(1, 1 << len(dice)):
            if mask & used:
                continue
            colour = colour_of_group(dice, mask)
            short = goal - total(dice, mask)
            if colour == GRAY or colour < 0:
                asked.refuse(GROUP + mask, "one-colour", "MIN-PROG-02")
            elif short > 0:
                asked.refuse(GROUP + mask, "group-total", "MIN-PROG-02", short)
            else:
                asked.offer(GROUP + mask)
        asked.offer(GROUPED)

    def complete(self, minos: Minos, seat: int, so_far: list[int]) -> bool:
        return len(so_far) > 0 and so_far[-1] == GROUPED

    def always_asks(self) -> bool:
        """Who has begun also says when it is done: to be done unasked, as no other group is left,
        would tell the others which one was made (MIN-RULE-83)."""
        return super().always_asks() or len(self.answers[self.seat]) > 0

    def reveal(self, minos: Minos, answers: list[list[int]]) -> None:
        order = minos.order()
        for index in range(len(order) - 1, -1, -1):
            seat = order[index]
            if minos.is_rival(seat):
                continue
            dice = own_dice(minos, seat)
            steps = [0, 0, 0]
            for option in answers[seat]:
                if option != GROUPED:
                    steps[colour_of_group(dice, option - GROUP)] += 1
            if sum(steps):
                minos.agenda.append(TakeSteps(seat, steps))

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        """The total that a group needs, and the groups that were formed so far."""
        asked = Question()
        so_far = self.answers[seat]
        self.ask_seat(minos, seat, so_far, asked)
        prompt.count("count", needed(minos, seat))
        prompt.count("formed", len(so_far))
        prompt.own(
            "groups", "groups", [group_dice(minos, seat, option - GROUP) for option in so_far]
        )
        prompt.word("more", "yes" if len(asked.offers) > 1 else "no")


class TakeSteps(Step[Minos]):
    """One step for each group, in the order the player likes (MIN-PROG-04, MIN-RULE-10)."""

    def __init__(self, seat: int, steps: list[int]) -> None:
        super().__init__(seat)
        self.steps = steps

    def ask(self, minos: Minos, asked: Question) -> None:
        for track in range(3):
            if self.steps[track]:
                asked.offer(STEP + track)

    def take(self, minos: Minos, option: int) -> None:
        track = option - STEP
        left = self.steps[:]
        left[track] -= 1
        if sum(left):
            minos.agenda.append(TakeSteps(self.seat, left))
        tracks.advance(minos, self.seat, track)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", sum(self.steps))
