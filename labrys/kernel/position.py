"""The position: everything on the table at one moment, and what the rules still have to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

from labrys.kernel.chance import Chance
from labrys.kernel.errors import BadSetting, DeadEnd, NotOffered
from labrys.kernel.event import EVERYBODY, Event
from labrys.kernel.given import Given, said
from labrys.kernel.question import Question, Refusal
from labrys.kernel.secret import Secret
from labrys.kernel.step import NOBODY, AnyStep, Simultaneous
from labrys.kernel.traveller import Traveller

if TYPE_CHECKING:
    from labrys.kernel.game import AnyGame
    from labrys.kernel.view import View


class Line:
    """One line of the record: who chose what, and what chance did then. Shared by copies."""

    def __init__(self, before: Line | None, seat: int, option: int) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.outcomes: list[int] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Traveller):
    """A game in play. The one way to change it is to `play` one of its `options`.

    Games subclass it with plain typed attributes, a hand-written `copy`, and `secrets`.
    """

    def __new__(cls, *given: object) -> Self:
        """Bare, for `copy` to fill: once compiled, a class without this would run `__init__`."""
        return object.__new__(cls)

    def __init__(self, game: AnyGame, seats: int, seed: int, settings: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.chance = Chance(seed)
        self.agenda: list[AnyStep] = []
        self.options: tuple[int, ...] = ()
        self.seat = NOBODY
        self.over = False
        self.recorded = True
        self.last: Line | None = None
        self.events: list[Event] | None = None

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

    def take_standing(self, option: int) -> None:
        """Carry out a standing option of the seat that is asked."""
        raise NotImplementedError

    def settle(self) -> None:
        """What the rules do of themselves after every step (nothing, in most games)."""

    @property
    def points(self) -> list[int]:
        """The points of each seat now."""
        raise NotImplementedError

    def points_for(self, seat: int) -> list[int | None]:
        """The points as far as a seat may know them, None where it may not. Views ask their
        concealed copy, whose hidden parts are gone: a game whose points contain such parts says
        here which of them cannot be told."""
        return [*self.points]

    def rivals(self) -> list[int]:
        """The points of rivals that no seat plays, such as a solo rival."""
        return []

    def course(self) -> list[int]:
        """What the chart at the end of a game shows of this moment: the points of each seat, then
        those of its rivals; a game whose points come only with the end gives what leads to them."""
        return [*self.points, *self.rivals()]

    def winners(self) -> list[int]:
        """The seats that won, once the game is over; several share a win."""
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best]

    # ---- playing

    def play(self, option: Given, seat: Given = NOBODY) -> None:
        """Play one of the options offered; `seat` matters only when several choose at once."""
        if self.over:
            raise NotOffered("the game is over: nothing can be played any more")
        if type(option) is not int:
            raise NotOffered(f"an option is a whole number, not {said(option)}")
        if type(seat) is not int:
            raise NotOffered(f"a seat is a whole number, not {said(seat)}")
        if seat != NOBODY and seat != self.seat:
            self.answer_as(seat, option)
        elif option in self.options:
            self.take(option)
        elif option in self.standing(self.seat):
            self.play_standing(option)
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

    def play_standing(self, option: int) -> None:
        self.note(option)
        self.take_standing(option)
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
            if len(offers) > 1 or (len(offers) == 1 and step.always_asks()):
                self.options = tuple(offers)
                self.seat = step.seat
                return
            if not offers:
                raise DeadEnd(f"{self.game.name}: {type(step).__name__} offers nothing")
            agenda.pop()
            step.take(self, offers[0])
            self.settle()
        self.options = ()
        self.seat = NOBODY
        self.over = True

    def ask_again(self) -> None:
        """Work out the options of the question at hand anew, even if only one is left."""
        if self.agenda:
            asked = Question()
            self.agenda[-1].ask(self, asked)
            self.options = tuple(asked.offers)

    def deciders(self) -> list[int]:
        """The seats that may choose now: several when they choose at once."""
        return [] if self.over else self.agenda[-1].deciders()

    def turn_to(self, seat: int) -> None:
        """Let another of the seats that choose at once go first."""
        step = self.agenda[-1] if self.agenda else None
        if isinstance(step, Simultaneous) and seat in step.waiting:
            self.agenda[-1] = step.turned_to(seat)
            self.advance()
        else:
            raise NotOffered(f"it is not for seat {said(seat)} to choose now")

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

    def spell(self, option: Given) -> str:
        return self.game.lexicon.spell(option)

    def read(self, text: Given) -> int:
        """The option a spelling names, offered or not."""
        return self.game.lexicon.read(text)

    def _why_not(self, option: int) -> str:
        lexicon = self.game.lexicon
        if not 0 <= option < lexicon.size:
            last = lexicon.size - 1
            return f"there is no option {said(option)}: those of {self.game.name} are 0 to {last}"
        spelling = lexicon.spell(option)
        for refusal in self.refusals():
            if refusal.option == option:
                return f"'{spelling}' is not possible now: {refusal.reason} ({refusal.rule})"
        return f"'{spelling}' is not offered now"

    # ---- telling

    def tell(self, message: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say what happened, if somebody listens."""
        if self.events is not None:
            self.events.append(Event(message, [a, b, c, d]))

    def tell_hidden(
        self, known_to: int, message: str, a: int, hidden: int, veiled: int, c: int = 0
    ) -> None:
        """Say what happened with a thing that only some seats may know, given as a bit mask."""
        if self.events is not None:
            self.events.append(Event(message, [a, hidden, c, 0], known_to, [a, veiled, c, 0]))

    # ---- comparing and printing

    def key(self, chance: bool = True) -> bytes:
        """Sixteen bytes that are equal exactly when play goes on equally: the same choices lead
        to the same positions, offers and points. They stay the same from one process to another.

        All of the state counts, the agenda and the state of chance with it. How it came about
        does not: the record, the seed, events, and what the game declares `idle`. With
        `chance=False` the chance to come does not count either, nor the order of bags that only
        chance could tell: two such positions offer the same choices and the same prospects.
        """
        from labrys.kernel.travel.key import key

        return key(self, chance)

    def __hash__(self) -> int:
        raise TypeError("a position changes as it is played and has no hash; take its key()")

    def __repr__(self) -> str:
        """`<minos, ply 123, seat 2 chooses, points 34 40 12>`."""
        from labrys.kernel.travel.names import position_name

        return position_name(self)

    def ply(self) -> int:
        """How many choices have been made so far; -1 where no record is kept."""
        ply = -1
        line = self.last
        while line is not None:
            ply += 1
            line = line.before
        return ply

    # ---- copies, views, worlds, records

    def copy_into(self, new: Position) -> None:
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
        new.events = None

    def view(self, seat: Given) -> View:
        """What a seat may see; seat -1 is a spectator."""
        from labrys.kernel.view import View

        if type(seat) is not int or not -1 <= seat < self.seats:
            raise BadSetting(f"there is no seat {said(seat)}: seats are 0 to {self.seats - 1}")
        return View(self, seat)

    def world(self, seat: Given, seed: Given) -> Position:
        """A full position drawn at random from all that fit the seat's view."""
        return self.view(seat).world(seed)

    def record(self, content: bool = False) -> str:
        """The text that is the game so far; one that is to be kept takes its content along."""
        from labrys.kernel.record import write

        return write(self, content)


__all__ = ["EVERYBODY", "Line", "Position"]
