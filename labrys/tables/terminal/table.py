"""The terminal's table: one play of a game among people and bots at one screen, without a store."""

from __future__ import annotations

from labrys import bots
from labrys.kernel.errors import BadSetting, NotOffered
from labrys.kernel.game import AnyGame
from labrys.kernel.history import History
from labrys.kernel.position import Position
from labrys.kernel.record import Record
from labrys.kernel.step import NOBODY
from labrys.tables import saves
from labrys.tables.engine import TableEngine
from labrys.tables.keys import bot_seed

YOU = "you"


class NoWayBack(NotOffered):
    """An undo or redo that is not free; `message` names the sentence that says why."""

    def __init__(self, message: str) -> None:
        super().__init__(f"not possible: {message}")
        self.message = message


class Table:
    """A game in play, and who sits at each seat: a person (`you`) or a bot by its name."""

    def __init__(self, engine: TableEngine, seats: list[str]) -> None:
        position = engine.position
        if len(seats) != position.seats:
            raise BadSetting(
                f"this game of {position.game.name} has {position.seats} seats, "
                f"not {len(seats)} ({','.join(seats)})"
            )
        self.engine = engine
        self.seats = seats
        self.bots = {
            seat: bots.make(name, bot_seed(position.seed, seat))
            for seat, name in enumerate(seats)
            if name != YOU
        }

    @staticmethod
    def new(game: AnyGame, seats: list[str], seed: int, settings: dict[str, str]) -> Table:
        return Table(TableEngine(History(game.new(len(seats), seed, settings))), seats)

    @staticmethod
    def resumed(game: AnyGame, record: Record, seats: list[str]) -> Table:
        """The table that a record leads to, with its log and its way back."""
        return Table(TableEngine.replayed(game, record), seats)

    @property
    def position(self) -> Position:
        return self.engine.position

    @property
    def plies(self) -> int:
        return self.engine.plies

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == YOU]

    def play(self, option: int, seat: int = NOBODY) -> None:
        self.engine.play(option, seat)

    def let_bot_play(self, seat: int) -> None:
        """A bot sees its view and nothing else."""
        self.play(self.bots[seat].choose(self.position.view(seat)), seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice and what bots chose since; they always consent.

        Not past another person's choice, nor past anything new that the seat has seen.
        """
        back = self.engine.way_back(seat, self.bots)
        if back.others:
            raise NoWayBack("undo-other")
        if back.seen:
            raise NoWayBack("undo-seen")
        if not back.possible:
            raise NoWayBack("undo-nothing")
        self.engine.take_back(seat, back.to)

    def redo(self) -> None:
        """Play again what an undo took back: a person's choice, then those of bots after it."""
        if not self.engine.history.undone:
            raise NoWayBack("redo-nothing")
        self.engine.redo(self.bots)

    def text(self) -> str:
        """The record, with a remark that says who sat where."""
        return saves.with_seats(self.position.record(content=True), self.seats)


def read_seats(text: str, own: bool = False) -> list[str]:
    """The seats as they are written on the command line: `you,greedy,random`.

    With `own`, a seat may also be a bot of the user's, as in `my_bots:Careful`: naming it runs
    its code, so a file can't.
    """
    seats = [word.strip() for word in text.split(",")]
    known = [YOU, *bots.NAMES]
    for seat in seats:
        if seat not in known and not (own and ":" in seat):
            raise BadSetting(
                f"nobody called '{seat}' can sit at a table; a seat is one of {', '.join(known)}"
            )
    return seats
