"""Steps: the small immutable things the rules still have to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.traveller import Traveller

if TYPE_CHECKING:
    from labrys.kernel.chance import Chance
    from labrys.kernel.position import Position

P = TypeVar("P", bound="Position")

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Traveller, Generic[P]):
    """One thing the rules still have to do: at once (`run`) or by asking a seat.

    A step never changes once it is made, so positions share it. `seat` is who is
    asked, NOBODY if the step is done at once.
    """

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        """`Pay(seat=1, what=3)`: the class and what it was made with."""
        from labrys.kernel.travel.names import step_name

        return step_name(self)

    def run(self, position: P) -> None:
        """Do it, for a step that asks nobody."""
        raise NotImplementedError

    def ask(self, position: P, asked: Question) -> None:
        """Offer and refuse options."""
        raise NotImplementedError

    def take(self, position: P, option: int) -> None:
        """Carry out the chosen option; the step has left the agenda already."""
        raise NotImplementedError

    def always_asks(self) -> bool:
        """Whether even a single option is asked, because not asking would tell something."""
        return False

    def deciders(self) -> list[int]:
        """The seats that may answer now."""
        return [self.seat]

    def prompt(self) -> str:
        """The name of the message that says what is asked."""
        return "ask-" + type(self).__name__.lower()

    def name_parts(self, position: P, seat: int, prompt: Prompt) -> None:
        """Name the parts of that message, for the seat that is asked."""

    def concealed(self, seat: int) -> Step[P]:
        """What a seat knows of the step: all of it, unless the step holds a secret choice."""
        return self

    def imagined(self, position: P, seat: int, chance: Chance) -> Step[P]:
        """A concealed step with what the seat cannot know filled in at random."""
        return self


AnyStep: TypeAlias = Step[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Step[P]):
    """Several seats choose at once; what they chose stays secret until all have chosen.

    Seats are asked one after another, in any order they like. Each answers with one
    or more options, until `complete`. When the last has answered, `reveal` runs.
    """

    def __init__(self, waiting: list[int], answers: list[list[int]]) -> None:
        super().__init__(waiting[0])
        self.waiting = waiting
        self.answers = answers
        self.turned = False

    def again(self, waiting: list[int], answers: list[list[int]]) -> Simultaneous[P]:
        """The same step with other answers."""
        raise NotImplementedError

    def ask_seat(self, position: P, seat: int, so_far: list[int], asked: Question) -> None:
        raise NotImplementedError

    def complete(self, position: P, seat: int, so_far: list[int]) -> bool:
        raise NotImplementedError

    def reveal(self, position: P, answers: list[list[int]]) -> None:
        raise NotImplementedError

    def ask(self, position: P, asked: Question) -> None:
        self.ask_seat(position, self.seat, self.answers[self.seat], asked)

    def take(self, position: P, option: int) -> None:
        seat = self.seat
        answers = list(self.answers)
        answers[seat] = [*answers[seat], option]
        waiting = self.waiting
        if self.complete(position, seat, answers[seat]):
            waiting = [other for other in waiting if other != seat]
        if waiting:
            position.agenda.append(self.again(waiting, answers))
        else:
            self.reveal(position, answers)

    def deciders(self) -> list[int]:
        return self.waiting[:]

    def turned_to(self, seat: int) -> Simultaneous[P]:
        """The same question, asked to another of the waiting seats first."""
        step = self.again([seat] + [s for s in self.waiting if s != seat], self.answers)
        step.turned = True
        return step

    def always_asks(self) -> bool:
        """A seat that speaks up is asked even for its only option: if that were played unasked,
        the question would already be another seat's when the answer comes."""
        return self.turned

    def concealed(self, seat: int) -> Simultaneous[P]:
        """What a seat knows of it: its own answers, and who has finished."""
        answers = [given if s == seat else [] for s, given in enumerate(self.answers)]
        return self.again(self.waiting, answers)

    def imagined(self, position: P, seat: int, chance: Chance) -> Simultaneous[P]:
        """Answers a seat cannot know, chosen at random among the legal ones."""
        answers = list(self.answers)
        for other in range(len(answers)):
            if other == seat or other in self.waiting or answers[other]:
                continue
            answers[other] = self._random_answer(position, other, chance)
        return self.again(self.waiting, answers)

    def _random_answer(self, position: P, seat: int, chance: Chance) -> list[int]:
        given: list[int] = []
        while not self.complete(position, seat, given):
            asked = Question()
            self.ask_seat(position, seat, given, asked)
            given.append(asked.offers[chance.below(len(asked.offers))])
        return given
