"""A table in memory: its position with all its past, made from the stored record and kept up.

Everything here is a cache. Whoever uses a live table holds its lock.
"""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row

from labrys import games
from labrys.kernel.chance import Chance
from labrys.kernel.errors import LabrysError, Misfit
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Line, Position
from labrys.kernel.view import OpenView, View
from labrys.tables import course, keys
from labrys.tables.engine import TableEngine
from labrys.tables.errors import NoTable, NotNow, OldRules
from labrys.tables.people import BOT, HOUSE, Info, Note, Seat
from labrys.tables.replaying import begun, check_end, own_game, play_on, rules_of
from labrys.tables.storage.choices import Choice, TableSummary
from labrys.tables.storage.store import Store
from labrys.tables.weight import weight

ATTEMPTS: Final = 5
# What a table takes before its first choice
LIGHTEST: Final = 20_000
# After so many choices it is weighed again.
WEIGHED: Final = 25


class LiveTable:
    """One table: the row it was made from, its seats, its game in play, what was said."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.lock = threading.RLock()
        self.version = -1
        self.held = 0  # how often it is held: see TableCache.current
        self.row: Row[Any]
        self.seats: tuple[Seat, ...] = ()
        self.holders: set[tuple[str, int]] = set()  # the hash of a browser's secret, and a seat
        self.invitations: list[tuple[int, str]] = []  # of each seat: which, and its token's hash
        self.notes: list[Note] = []
        self.campaign = ""  # the campaign that it belongs to
        self.problem = ""
        self.misfit: Misfit | None = None
        self.weight = LIGHTEST  # in bytes, roughly
        self._each = 0  # of one choice
        self._weigh_at = WEIGHED  # to weigh takes as long as some choices: ever more seldom
        self._engine: TableEngine | None = None
        self._game: AnyGame | None = None
        self._course: course.Course | None = None

    # ---- keeping up with the store

    def refresh(self) -> None:
        """Bring the cache up to what is stored now; whoever holds the table has just done so."""
        if self.held and self.version >= 0 and not self._behind():
            return
        version = self.store.tables.version(self.table)
        if version is None:
            raise NoTable()
        for _ in range(ATTEMPTS):
            if version == self.version and not self._behind():
                return
            self._load()
            version = self.version
        raise NotNow("house-busy")

    def _behind(self) -> bool:
        """Whether the rows were read while somebody changed them."""
        return not self.problem and (self._engine is None or self._engine.plies != self.row.ply)

    def _load(self) -> None:
        if self.problem:
            self.forget()  # something has changed: perhaps it was read at a bad moment
        same = self._engine is not None
        since = self._engine.plies if self._engine is not None else 0
        whole = self.store.tables.whole(self.table, since)
        if whole is None:
            raise NoTable()
        row = whole.table
        if same and (row.generation != self.row.generation or row.ply < since):
            self.forget()
            self._load()
            return
        self.row = row
        self.version = row.version
        self.seats = tuple(_seat(seat) for seat in whole.seats)
        self.holders = {(holder.device_hash, holder.seat) for holder in whole.holders}
        self.invitations = [(seat.invitation, seat.token_hash) for seat in whole.seats]
        self.notes = [_note(note) for note in whole.notes]
        self.campaign = whole.campaign
        self._replay([choice for choice in whole.choices if choice.ply < row.ply])
        self._weigh()
        if not same and not self.problem and self._carry_over():
            self._load()

    def adopt(self, row: Row[Any]) -> None:
        """Take over the row that a choice of ours has left, if nothing else has changed."""
        if row.version == self.version + 1:
            self.row = row
            self.version = row.version
            if self._engine is not None and self._engine.plies >= self._weigh_at:
                self._weigh()
            self.weight += self._each
        else:
            self.version = -1

    def forget(self) -> None:
        """Drop the cache: the next refresh makes it anew from what is stored."""
        self.version = -1
        self._engine = None
        self._game = None
        self._course = None
        self.problem = ""
        self.misfit = None

    def _replay(self, choices: Sequence[Row[Any]]) -> None:
        try:
            if self._engine is None:
                self._game = own_game(self.row, self.store.contents.get)
                self._engine = begun(self.row, len(self.seats), self._game)
            for choice in choices:
                if choice.ply != self._engine.plies:
                    return  # the rows were read while somebody changed them: `refresh` reads again
                play_on(self._engine, choice)
            check_end(self.row, self._engine)
        except Misfit as misfit:
            self.misfit = misfit
            self.problem = str(misfit)
        except LabrysError as error:
            self.problem = str(error)

    def _weigh(self) -> None:
        """Each choice keeps the position before it: the last of them tells what one takes."""
        if self._engine is None or self._engine.plies < 2:
            return
        history, plies = self._engine.history, self._engine.plies
        self._each = weight(history.at(plies - 1), history.position)
        self._weigh_at = 2 * max(plies, WEIGHED)
        self.weight = LIGHTEST + self._each * plies

    def _carry_over(self) -> bool:
        """What was replayed is held from now on to the rules of today, and to the content that it
        was replayed with; the log says so where one of them has changed. Tells if it was not."""
        row, game = self.row, self.game
        if (row.rules, row.content) == (game.rules, game.playing.id) or self._behind():
            return False
        note = None
        if rules_of(row) != game.rules:
            parts = {"before": rules_of(row), "now": game.rules}
            note = self._note("note-carried-over", parts)
        elif row.content and row.content != game.playing.id:
            note = self._note("note-other-content", {})
        self.store.tables.carry_over(row, game.rules, game.playing, note)
        return True

    def _note(self, message: str, parts: dict[str, str]) -> dict[str, Any]:
        return {
            "ply": min(self.row.ply, self.engine.visible(keys.SPECTATOR)),
            "seat": HOUSE,
            "name": "",
            "text": "",
            "message": message,
            "parts": parts,
            "made": time.time(),
        }

    # ---- what there is

    @property
    def game(self) -> AnyGame:
        """The game with the content that the table was begun with."""
        return games.find(self.row.game) if self._game is None else self._game

    @property
    def engine(self) -> TableEngine:
        """The game in play, up to where it holds; not there if it can't even be set up."""
        if self._engine is None:
            raise self.cannot_go_on()
        return self._engine

    def must_go_on(self) -> None:
        """Refuse to play on where the rules of today have come to differ."""
        if self.problem:
            raise self.cannot_go_on()

    def must_be_in_play(self) -> None:
        """Refuse to choose where nothing can be chosen any more."""
        self.must_go_on()
        if self.row.ruled and self.row.ruled["ended"]:
            raise NotNow("house-ended")

    def cannot_go_on(self) -> OldRules:
        if self.misfit is None:
            return OldRules("house-lost-game", why=self.problem)
        if not self.misfit.choice:
            return OldRules("house-differs", ply=self.misfit.ply, why=self.misfit.why)
        ply, choice = self.misfit.ply + 1, self.misfit.choice
        return OldRules("house-differs-at", ply=ply, choice=choice, why=self.misfit.why)

    @property
    def position(self) -> Position:
        return self.engine.position

    def at(self, ply: int) -> Position:
        """The position after so many choices."""
        plies = self.engine.plies
        if not 0 <= ply <= plies:
            raise NotNow("house-no-moment", ply=ply, plies=plies)
        return self.engine.history.at(ply)

    def view(self, seat: int, ply: int, opened: bool = False) -> View:
        position = self.at(ply)
        return OpenView(position) if opened else position.view(seat)

    def course(self) -> course.Course:
        """How the game went, once it is over: counted through once."""
        if self._course is None:
            self._course = course.of(self.engine.history)
        return self._course

    def info(self) -> Info:
        row = self.row
        return Info(
            table=self.table,
            game=row.game,
            rules=row.rules,
            settings=dict(row.settings),
            seats=self.seats,
            listed=row.listed,
            created=row.created,
            changed=row.changed,
            over=row.over,
            points=tuple(row.points) if row.over else (),
            winners=tuple(row.winners),
            deciders=() if row.ruled and row.ruled["ended"] else tuple(row.deciders),
            origin=row.origin,
            campaign=self.campaign,
            ended=bool(row.ruled and row.ruled["ended"]),
            muted=tuple(row.ruled["muted"]) if row.ruled else (),
            problem=self.problem,
            overlays=tuple(self._game.playing.overlays().values()) if self._game else (),
            holds=self._engine.plies if self._engine is not None else -1,
        )

    def state(self, seat: int) -> str:
        """Differs when anything has changed that the seat's page shows."""
        row = self.row
        parts: list[object] = [
            seat,
            row.generation - row.unseen,
            row.undo,
            row.ruled,
            self.notes[-1].number if self.notes else 0,
        ]
        parts += [self.problem, *self.seats]
        if not self.problem:
            asked = self.engine.asked(seat)
            parts += [asked, sorted(self.position.deciders()), row.over]
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]

    # ---- choices

    def players(self) -> dict[int, str]:
        """The bots that choose now, by seat."""
        return {seat.seat: seat.player for seat in self.seats if seat.player}

    def play(self, seat: int, option: int, by: str) -> Choice:
        """Play an option in memory; who stores it must `forget` if that fails."""
        engine = self.engine
        engine.position.chance = Chance(keys.chance_seed(int(self.row.seed), engine.plies))
        engine.play(option, seat, by)
        line = self.position.last
        assert line is not None
        return stored(self.game, line, by)

    def summary(self, position: Position) -> TableSummary:
        """What the list of tables should know of a position."""
        deciders = sorted(position.deciders())
        players = self.players()
        return TableSummary(
            over=position.over,
            points=list(position.points),
            winners=position.winners() if position.over else [],
            deciders=deciders,
            bot_due=any(seat in players for seat in deciders),
        )


def stored(game: AnyGame, line: Line, by: str) -> Choice:
    """A line of a record as it is stored."""
    return Choice(line.seat, game.lexicon.spell(line.option), outcomes_of(game, line), by)


def outcomes_of(game: AnyGame, line: Line) -> str:
    return " ".join(game.outcomes.spell(outcome).replace(" ", ":") for outcome in line.outcomes)


def _seat(row: Row[Any]) -> Seat:
    return Seat(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        colour=row.colour,
        bot=row.bot if row.kind == BOT else "",
        stand_in=row.stand_in,
        claimed=row.claimed,
    )


def _note(row: Row[Any]) -> Note:
    return Note(
        number=row.id,
        ply=row.ply,
        seat=row.seat,
        name=row.name,
        text=row.text,
        message=row.message,
        parts=dict(row.parts),
        made=row.made,
    )
