"""The Supremacy phase: determine, then exercise (ledger 4.8)."""

from __future__ import annotations

from labrys.games.minotaur.content.language import FROM_CURSE
from labrys.games.minotaur.content.model import KIND_OF
from labrys.games.minotaur.rules import power, text
from labrys.games.minotaur.rules.lords import NONE, SUPREMACY, Lords
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

MILITARY = 0
RELIGIOUS = 1


class Determine(Step[Lords]):
    """Compare totals in all six columns and adjust the counters (ML-SUP-01 to 06)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, lords: Lords) -> None:
        lords.phase = SUPREMACY
        if lords.skipped >> SUPREMACY & 1:
            return
        determine(lords)
        lords.exercised = 0
        lords.agenda.append(Exercise(self.player))


def determine(lords: Lords) -> None:
    sums = power.totals(lords)
    for column in range(6):
        first = sums[0][column]
        second = sums[1][column]
        holder = NONE
        if first > second:
            holder = 0
        elif second > first:
            holder = 1
        elif first > 0:
            holder = power.tie_winner(lords, column)
        if holder != lords.counters[column]:
            lords.counters[column] = holder
            lords.tell("counter", column, holder)


def ask_exercise(lords: Lords, seat: int, asked: Question, used: int) -> None:
    """Columns whose counter lies on the own side, unblocked (ML-SUP-09, ML-RULE-48)."""
    for column in range(6):
        option = lords.blocks.exercise + column
        if lords.counters[column] != seat:
            asked.refuse(option, "no-counter", "ML-SUP-09", what=column)
        elif used >> column & 1:
            asked.refuse(option, "exercised", "ML-SUP-09", what=column)
        elif power.blocked(lords, seat, column):
            asked.refuse(option, "blocked", "ML-RULE-41", what=column)
        else:
            asked.offer(option)


class Exercise(Step[Lords]):
    """Exercise columns one at a time, in any order, or stop (ML-SUP-09, ML-RULE-24)."""

    def ask(self, lords: Lords, asked: Question) -> None:
        ask_exercise(lords, self.seat, asked, lords.exercised)
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option == lords.blocks.done:
            return
        column = option - lords.blocks.exercise
        lords.exercised |= 1 << column
        lords.agenda.append(Exercise(self.seat))
        exercise(lords, self.seat, column)


class ExerciseOne(Step[Lords]):
    """The effect EXERCISE: one column now, which may be exercised again later."""

    def ask(self, lords: Lords, asked: Question) -> None:
        ask_exercise(lords, self.seat, asked, 0)
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        if option != lords.blocks.done:
            exercise(lords, self.seat, option - lords.blocks.exercise)


def exercise(lords: Lords, seat: int, column: int) -> None:
    """Military mills, religious curses, economic draws; SUPPLUS adds (ML-SUP-12 to 14)."""
    number = 1 + power.exercise_bonus(lords, seat, column)
    lords.tell("exercised", seat, column)
    kind = KIND_OF[column]
    if kind == MILITARY:
        lords.mill(1 - seat, number)
    elif kind == RELIGIOUS:
        lords.agenda.append(CurseRegion(seat, column // 3, number, []))
    else:
        for _ in range(number):
            lords.draw(seat)


class CurseRegion(Step[Lords]):
    """Curse enemy minions, buildings or leaders of the region, or none (ML-SUP-13)."""

    def __init__(self, seat: int, region: int, number: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.region = region
        self.number = number
        self.chosen = chosen

    def ask(self, lords: Lords, asked: Question) -> None:
        target = lords.blocks.target
        for card in lords.sides[1 - self.seat].field:
            if card in self.chosen:
                continue
            if lords.column[card] // 3 != self.region:
                asked.refuse(target + card, "other-region", "ML-SUP-13")
            elif power.immune(lords, card, FROM_CURSE, self.seat):
                asked.refuse(target + card, "protected", "ML-RULE-23")
            else:
                asked.offer(target + card)
        asked.offer(lords.blocks.done)

    def take(self, lords: Lords, option: int) -> None:
        chosen = self.chosen
        if option != lords.blocks.done:
            chosen = [*chosen, option - lords.blocks.target]
            if len(chosen) < self.number:
                lords.agenda.append(CurseRegion(self.seat, self.region, self.number, chosen))
                return
        for card in chosen:
            text.curse(lords, self.seat, card)

    def name_parts(self, lords: Lords, seat: int, prompt: Prompt) -> None:
        prompt.thing("region", "region", self.region)
        prompt.count("count", self.number - len(self.chosen))
        prompt.count("chosen", len(self.chosen))
        prompt.things("cards", "card", self.chosen)
