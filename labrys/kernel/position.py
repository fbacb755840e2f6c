"""The position: everything on the table at one moment, and what the rules still have to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from labrys.kernel.chance import Chance
from labrys.kernel.errors import BadSetting, DeadEnd, NotOffered
from labrys.kernel.event import EVERYBODY, Event
from labrys.kernel.question import Question, Refusal
from labrys.kernel.secret import Secret
from labrys.kernel.step import NOBODY, AnyStep, Together

if TYPE_CHECKING:
    from labrys.kernel.game import Game
    from labrys.kernel.view import View


class Line:
    """One line of the record: who chose what, and what chance did then. Shared by copies."""

    def __init__(self, before: Line | None, seat: int, option: int) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.outcomes: list[int] = []


class Position:
    """A game in play. The one way to change it is to `play` one of its `options`.

    Games subclass it with plain typed attributes, a hand-written `copy`, and `secrets`.
    """

    def __new__(cls, *given: object) -> Self:
        """Bare, for `copy` to fill: once compiled, a class without this would run `__init__`."""
        return object.__new__(cls)

    def __init__(self, game: Game, seats: int, seed: int, settings: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.chance = Chance(seed)
        self.agenda: list[AnyStep] = []
        self.options: list[int] = []
        self.seat = NOBODY
        self.over = False
        self.recorded = True
        self.last: Line | None = None
        self.told: list[Event] | None = None

    # ---- to be given by each game

    def copy(self) -> Position:
        """A position of its own that plays on exactly like this one."""
        raise NotImplementedError

    def secrets(self) -> list[Secret]:
        """Where hidden things lie and who knows them."""
        raise NotImplementedError

    def standing(self, seat: int) -> list[int]:
        """What a seat that is asked may always choose besides, such as to concede. These are
        kept out of `options`, so that programs meet them only if they look for them."""
        return []

    def stand(self, option: int) -> None:
        """Carry out a standing option of the seat that is asked."""
        raise NotImplementedError

    def settle(self) -> None:
        """What the rules do of themselves after every step (nothing, in most games)."""

    @property
    def points(self) -> list[int]:
        """The points of each seat now."""
        raise NotImplementedError

    def rivals(self) -> list[int]:
        """The points of rivals that no seat plays, such as a solo rival."""
        return []

    def winners(self) -> list[int]:
        """The seats that won, once the game is over; several share a win."""
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best]

    # ---- playing

    def play(self, option: int, seat: int = NOBODY) -> None:
        """Play one of the options offered; `seat` matters only when several choose at once."""
        if self.over:
            raise NotOffered("the game is over: nothing can be played any more")
        if seat != NOBODY and seat != self.seat:
            self.answer_as(seat, option)
        elif option in self.options:
            self.take(option)
        elif option in self.standing(self.seat):
            self.take_standing(option)
        else:
            raise NotOffered(self._why_not(option))

    def answer_as(self, seat: int, option: int) -> None:
        """Answer for another of the seats that choose at once; a wrong answer changes nothing."""
        step = self.agenda[-1]
        self.turn_to(seat)
        if option in self.options:
            self.take(option)
            return
        problem = self._why_not(option)
        self.agenda[-1] = step
        self.seat = step.seat
        self.ask_again()
        raise NotOffered(problem)

    def take_standing(self, option: int) -> None:
        self.note(option)
        self.stand(option)
        self.settle()
        self.advance()

    def note(self, option: int) -> None:
        """Begin a line of the record."""
        if self.recorded:
            line = Line(self.last, self.seat, option)
            self.last = line
            self.chance.log = line.outcomes

    def take(self, option: int) -> None:
        """Play an option that is known to be offered: `play` without its check."""
        step = self.agenda.pop()
        self.note(option)
        step.take(self, option)
        self.settle()
        self.advance()

    def setting_out(self) -> None:
        """Begin the record: what chance does before the first choice goes on a line of its own."""
        line = Line(None, NOBODY, NOBODY)
        self.last = line
        self.chance.log = line.outcomes

    def advance(self) -> None:
        """Do all that asks nobody, and the forced choices, up to the next question or the end."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.seat < 0:
                agenda.pop()
                step.run(self)
                self.settle()
                continue
            asked = Question()
            step.ask(self, asked)
            offers = asked.offers
            if len(offers) > 1 or (len(offers) == 1 and step.hides()):
                self.options = offers
                self.seat = step.seat
                return
            if not offers:
                raise DeadEnd(f"{self.game.name}: {type(step).__name__} offers nothing")
            agenda.pop()
            step.take(self, offers[0])
            self.settle()
        self.options = []
        self.seat = NOBODY
        self.over = True

    def ask_again(self) -> None:
        """Work out the options of the question at hand anew, even if only one is left."""
        if self.agenda:
            asked = Question()
            self.agenda[-1].ask(self, asked)
            self.options = asked.offers

    def deciders(self) -> list[int]:
        """The seats that may choose now: several when they choose at once."""
        return [] if self.over else self.agenda[-1].deciders()

    def turn_to(self, seat: int) -> None:
        """Let another of the seats that choose at once go first."""
        step = self.agenda[-1] if self.agenda else None
        if isinstance(step, Together) and seat in step.waiting:
            self.agenda[-1] = step.turned_to(seat)
            self.advance()
        else:
            raise NotOffered(f"it is not for seat {seat} to choose now")

    def refusals(self) -> list[Refusal]:
        """The expected things that are not possible now, and why."""
        if self.over:
            return []
        asked = Question(True)
        self.agenda[-1].ask(self, asked)
        return asked.refusals

    def prompt(self) -> str:
        """The name of the message that says what is asked."""
        return "" if self.over else self.agenda[-1].prompt()

    # ---- spelling

    def spell(self, option: int) -> str:
        return self.game.lexicon.spell(option)

    def read(self, text: str) -> int:
        """The option a spelling names, offered or not."""
        return self.game.lexicon.read(text)

    def _why_not(self, option: int) -> str:
        lexicon = self.game.lexicon
        if not 0 <= option < lexicon.size:
            last = lexicon.size - 1
            return f"there is no option {option}: those of {self.game.name} are 0 to {last}"
        spelling = lexicon.spell(option)
        for refusal in self.refusals():
            if refusal.option == option:
                return f"'{spelling}' is not possible now: {refusal.reason} ({refusal.rule})"
        return f"'{spelling}' is not offered now"

    # ---- telling

    def tell(self, message: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say what happened, if somebody listens."""
        if self.told is not None:
            self.told.append(Event(message, [a, b, c, d]))

    def tell_hidden(self, known_to: int, message: str, a: int, hidden: int, veiled: int) -> None:
        """Say what happened with a thing that only one seat may know."""
        if self.told is not None:
            self.told.append(Event(message, [a, hidden, 0, 0], known_to, [a, veiled, 0, 0]))

    # ---- copies, views, worlds, records

    def keep(self, new: Position) -> None:
        """Copy what every position has into a new one; for the games' `copy`."""
        new.game = self.game
        new.seats = self.seats
        new.seed = self.seed
        new.settings = self.settings
        new.chance = self.chance.copy()
        new.agenda = self.agenda[:]
        new.options = self.options
        new.seat = self.seat
        new.over = self.over
        new.recorded = self.recorded
        new.last = self.last
        new.told = None

    def view(self, seat: int) -> View:
        """What a seat may see; seat -1 is a spectator."""
        from labrys.kernel.view import View

        if not -1 <= seat < self.seats:
            raise BadSetting(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        return View(self, seat)

    def world(self, seat: int, seed: int) -> Position:
        """A full position drawn at random from all that fit the seat's view."""
        return self.view(seat).world(seed)

    def record(self) -> str:
        """The text that is the game so far."""
        from labrys.kernel.record import write

        return write(self)


__all__ = ["EVERYBODY", "Line", "Position"]
