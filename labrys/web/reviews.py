"""A review in words and pictures, for the page of the coach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from labrys.boards.markup import Html
from labrys.boards.people import Sitter
from labrys.bots.coach.review import Review, Weighed
from labrys.bots.coach.summary import Sum, Summary
from labrys.kernel.text.words import Words
from labrys.tables.house import House
from labrys.tables.people import Info
from labrys.web.boards import board
from labrys.web.chances import chance_chart
from labrys.web.questions import Choice, Question
from labrys.web.rendering import game_words, messages

# Fewer points than this are not worth a word.
LEAST_POINTS: Final = 0.75
# Kinds of chance that have a name; the others are told together.
FALLS: Final = ("die", "card", "tile")
OTHER: Final = "other"

Say = Callable[..., str]


@dataclass(frozen=True)
class Compared:
    """A choice beside the best, in words; chances in per cent."""

    ply: int
    chosen: Choice
    best: Choice
    chance: int
    best_chance: int
    lost: int
    points: int
    found: bool  # the best was chosen
    closely: bool


@dataclass(frozen=True)
class Luck:
    """What one kind of chance did, in per cent, with half the width of its interval."""

    name: str
    effect: int
    within: int


@dataclass(frozen=True)
class ReviewPage:
    """All that the page shows of one seat's game; numbers in per cent."""

    plies: int
    accuracy: int | None
    parts: list[tuple[str, int | None]]
    luck: Luck
    lucks: list[Luck]
    chart: Html
    turns: list[Compared]
    choices: list[Compared]
    even: int


def per_cent(part: float) -> int:
    return round(part * 100)


def reviewed(
    house: House, info: Info, review: Review, seat: int, people: Sequence[Sitter], code: str
) -> ReviewPage:
    summary = Summary(review, seat)
    words, say = game_words(info.game, code), messages(code).say
    telling = _Telling(house, info, seat, code)
    turns = [telling.compared(choice) for choice in summary.turns]
    shown = [choice for choice in summary.choices if choice.closely]
    players = len(review.course[0])
    marks = tuple((turn.ply, f"?seat={seat}&at={turn.ply}#moment") for turn in turns)
    parts = ("review-beginning", "review-middle", "review-ending")
    return ReviewPage(
        plies=summary.plies,
        accuracy=None if summary.accuracy is None else per_cent(summary.accuracy),
        parts=[
            (say(name), None if part is None else per_cent(part))
            for name, part in zip(parts, summary.by_part)
        ],
        luck=_luck(say("review-luck"), summary.luck),
        lucks=_lucks(summary, words, say),
        chart=chance_chart(
            tuple(smoothed(review, seat)), people[seat], 1 / players, marks, say("review-chance")
        ),
        turns=turns,
        choices=[telling.compared(choice) for choice in shown],
        even=per_cent(1 / players),
    )


def smoothed(review: Review, seat: int) -> list[tuple[int, float]]:
    """The seat's chance where turns ended, by ply. Who has just had a turn looks better than they
    are: so each is the mean of as many turns as there are seats. The ends stand as they are."""
    chances = [review.course[ply][seat] for ply in review.turns]
    found: list[tuple[int, float]] = []
    for at, ply in enumerate(review.turns):
        some = chances[max(0, at - review.seats + 1) : at + 1]
        found.append((ply, sum(some) / len(some)))
    found[0] = (found[0][0], chances[0])
    found[-1] = (found[-1][0], chances[-1])
    return found


def _luck(name: str, found: Sum) -> Luck:
    return Luck(name, per_cent(found.effect), per_cent(found.within))


def _lucks(summary: Summary, words: Words, say: Say) -> list[Luck]:
    """By what fell: dice, cards, tiles, and all else together."""
    sums: dict[str, Sum] = {}
    for kind, found in sorted(summary.luck_by_kind.items()):
        verb = words.game.outcomes.of(kind).verb
        together = sums.setdefault(verb if verb in FALLS else OTHER, Sum())
        together.effect += found.effect
        together.variance += found.variance
    return [_luck(say(f"review-luck-{verb}"), found) for verb, found in sums.items()]


class _Telling:
    """Choices in words, each as it looked when it was made."""

    def __init__(self, house: House, info: Info, seat: int, code: str) -> None:
        self.house = house
        self.info = info
        self.seat = seat
        self.code = code

    def compared(self, choice: Weighed) -> Compared:
        look = self.house.looks.back(self.info.table, self.seat, choice.ply)
        game = look.game
        words = game_words(game, self.code)
        question = Question(look.view, words, board(game, self.code))
        found = choice.best == choice.option
        return Compared(
            ply=choice.ply,
            chosen=question.choice(choice.option),
            best=question.choice(choice.best),
            chance=per_cent(choice.chance),
            best_chance=per_cent(choice.best_chance),
            lost=per_cent(choice.lost),
            points=round(choice.points) if choice.points >= LEAST_POINTS else 0,
            found=found,
            closely=choice.closely,
        )
