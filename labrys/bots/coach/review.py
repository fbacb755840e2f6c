"""The review of a finished game, choice by choice: as data that can be kept and read again."""

from __future__ import annotations

from math import sqrt
from typing import Final

from labrys.bots.coach.judge import Judge
from labrys.kernel.chance import Chance
from labrys.kernel.history import chance_decided
from labrys.kernel.position import Position

# Raised when reviews are made in another way: older ones are then made anew.
VERSION: Final = 1
# In how many worlds each choice is looked at, in how many those that seem to have lost most …
WORLDS: Final = 2
AGAIN: Final = 12
# … and how many these are, for each seat.
CLOSER: Final = 14
# How many other outcomes chance might have had
OTHERWISE: Final = 8
# How many options are looked at more closely, the one that was chosen among them
RIVALS: Final = 4


class Played:
    """A choice that was made: the position before it, by whom, what."""

    def __init__(self, before: Position, seat: int, option: int) -> None:
        self.before = before
        self.seat = seat
        self.option = option


class Weighed:
    """A choice beside the best: chances to win, from 0 to 1, as its seat could judge them.

    `average` is what choosing blindly gives, `second` the best of the other options.
    """

    def __init__(self, ply: int, seat: int, option: int, options: int) -> None:
        self.ply = ply  # before it
        self.seat = seat
        self.option = option
        self.options = options
        self.best = option
        self.chance = 0.0
        self.best_chance = 0.0
        self.second = 0.0
        self.average = 0.0
        self.error = 0.0  # of the difference, one standard deviation
        self.points = 0.0  # how many more the best brings by the time it is judged
        # What was at stake beside choosing blindly, and what of it was lost: the best is found in
        # some worlds and measured in others, so on the average nothing is made up.
        self.stake = 0.0
        self.loss = 0.0
        self.closely = False

    @property
    def lost(self) -> float:
        return max(0.0, self.best_chance - self.chance)


class Luck:
    """What chance did after a choice: to each player's chance to win, beside what it does on the
    average. `kind` is the first thing it decided."""

    def __init__(self, ply: int, kind: int, effects: list[float], errors: list[float]) -> None:
        self.ply = ply
        self.kind = kind
        self.effects = effects
        self.errors = errors


class Review:
    """What came of looking back."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.course: list[list[float]] = []  # the chances of all players at every ply
        self.turns: list[int] = []  # the plies at which turns ended
        self.choices: list[Weighed] = []
        self.luck: list[Luck] = []


class Reviewer:
    """Makes a review, a part at a time, so that whoever waits can be told how far it is.

    reviewer = Reviewer(choices, end, seed=1)
    while reviewer.step():
        print(reviewer.done, "of", reviewer.total)
    reviewer.review
    """

    def __init__(self, played: list[Played], end: Position, seed: int) -> None:
        self.played = played
        self.end = end
        self.seed = seed
        self.review = Review(end.seats)
        self.done = 0
        self.total = len(played) + CLOSER * end.seats
        self.closer: list[Weighed] = []

    def step(self) -> bool:
        """Do the next part; whether there is more."""
        if self.done < len(self.played):
            self._look(self.done)
        elif self.done < self.total:
            if self.done == len(self.played):
                self._finish_course()
                self.closer = self._worst()
            at = self.done - len(self.played)
            if at < len(self.closer):
                self._look_closer(self.closer[at])
        self.done += 1
        return self.done < self.total

    # ---- every choice

    def _look(self, ply: int) -> None:
        played = self.played[ply]
        before = played.before
        game = before.game
        self.review.course.append(game.chances(before))
        if ply == 0 or game.horizon(before) != game.horizon(self.played[ply - 1].before):
            self.review.turns.append(ply)
        after = self._after(ply)
        if chance_decided(before, after):
            self.review.luck.append(self._luck(ply, after))
        view = before.view(played.seat)
        options = list(view.options)
        if len(options) > 1 and played.option in options:
            self.review.choices.append(self._weighed(ply, options))

    def _finish_course(self) -> None:
        plies = len(self.played)
        self.review.course.append(self.end.game.chances(self.end))
        self.review.turns.append(plies)

    def _after(self, ply: int) -> Position:
        return self.played[ply + 1].before if ply + 1 < len(self.played) else self.end

    def _weighed(self, ply: int, options: list[int]) -> Weighed:
        played = self.played[ply]
        judge = Judge(self._seed(ply, 1))
        view = played.before.view(played.seat)
        rows = judge.chances(view, options, WORLDS)
        chances = means(rows)
        found = Weighed(ply, played.seat, played.option, len(options))
        found.average = sum(chances) / len(chances)
        settle(found, options, chances)
        own = options.index(played.option)
        for at in range(WORLDS):
            row = rows[at]
            best = highest_of(means([other for other in rows if other is not row]))
            found.stake += (row[best] - sum(row) / len(row)) / WORLDS
            found.loss += (row[best] - row[own]) / WORLDS
        return found

    # ---- those that seem to have lost most, and the best finds

    def _worst(self) -> list[Weighed]:
        found: list[Weighed] = []
        for seat in range(self.end.seats):
            own = [choice for choice in self.review.choices if choice.seat == seat]
            own.sort(key=by_stake, reverse=True)
            found += own[:CLOSER]
        return found

    def _look_closer(self, choice: Weighed) -> None:
        """Compare the choice with the best of the others in fresh worlds: the largest of many
        guesses is a lucky guess more often than not."""
        played = self.played[choice.ply]
        judge = Judge(self._seed(choice.ply, 1))
        view = played.before.view(played.seat)
        options = list(view.options)
        chances = means(judge.chances(view, options, WORLDS))
        ranked = sorted(range(len(options)), key=lambda at: (-chances[at], at))
        kept = [options[at] for at in ranked if options[at] != choice.option][: RIVALS - 1]
        kept.append(choice.option)
        judge = Judge(self._seed(choice.ply, 2))
        found = judge.chances(view, kept, AGAIN)
        settle(choice, kept, means(found))
        best, own = kept.index(choice.best), kept.index(choice.option)
        choice.error = error_of(found, best, own)
        points = means(judge.points)
        choice.points = points[best] - points[own]
        choice.closely = True

    # ---- luck

    def _luck(self, ply: int, after: Position) -> Luck:
        """Chance once more, and again: what it does on the average, beside what it did."""
        played = self.played[ply]
        game = after.game
        chance = Chance(self._seed(ply, 3))
        found: list[list[float]] = []
        for _ in range(OTHERWISE):
            other = played.before.copy()
            other.recorded = False
            other.chance = Chance(chance.below(1 << 30))
            other.play(played.option, played.seat)
            found.append(game.chances(other))
        average = means(found)
        now = game.chances(after)
        effects = [now[player] - average[player] for player in range(len(now))]
        errors = [spread_of(found, player) / sqrt(OTHERWISE) for player in range(len(now))]
        outcomes = after.last.outcomes if after.last is not None else []
        kind = game.outcomes.of(outcomes[0]).base if outcomes else 0
        return Luck(ply, kind, effects, errors)

    def _seed(self, ply: int, what: int) -> int:
        return (self.seed * 8 + what) * 100_003 + ply


def by_stake(choice: Weighed) -> float:
    """What was lost, or else what would have been lost by the second best: both want a closer
    look, a loss first."""
    return choice.lost if choice.lost > 0.0 else (choice.best_chance - choice.second) / 4.0


def settle(choice: Weighed, options: list[int], chances: list[float]) -> None:
    """Write into a choice how it stands beside the others."""
    own = chances[options.index(choice.option)]
    best = choice.option
    highest = own
    for option, chance in zip(options, chances):
        if chance > highest:
            best = option
            highest = chance
    second = 0.0
    for option, chance in zip(options, chances):
        if option != best and chance > second:
            second = chance
    choice.best = best
    choice.chance = own
    choice.best_chance = highest
    choice.second = second


def highest_of(numbers: list[float]) -> int:
    """The place of the highest number, the first of equal ones."""
    best = 0
    for at in range(1, len(numbers)):
        if numbers[at] > numbers[best]:
            best = at
    return best


def means(rows: list[list[float]]) -> list[float]:
    """The mean of each column."""
    return [sum([row[at] for row in rows]) / len(rows) for at in range(len(rows[0]))]


def spread_of(rows: list[list[float]], at: int) -> float:
    """The standard deviation of a column."""
    numbers = [row[at] for row in rows]
    mean = sum(numbers) / len(numbers)
    return sqrt(sum([(number - mean) ** 2 for number in numbers]) / max(1, len(numbers) - 1))


def error_of(rows: list[list[float]], one: int, other: int) -> float:
    """The standard error of the mean difference of two columns."""
    differences = [[row[one] - row[other]] for row in rows]
    return spread_of(differences, 0) / sqrt(len(rows))
