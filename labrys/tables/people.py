"""What goes over the counter of the house: plans, seats, looks at a table."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Final

from labrys.boards.people import COLOURS
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.view import View
from labrys.tables.errors import BadPlan

PERSON: Final = "person"
RECORD: Final = "record"
BOT: Final = "bot"

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 500
# So many tables are listed at once
MANY_TABLES: Final = 100

# Letters and signs that show nothing: fillers of Hangul, the empty pattern of Braille, a note
# without a head
BLANKS: Final = "\u115f\u1160\u3164\uffa0\u2800\U0001d159"
# Marks that join or choose among others and show nothing by themselves
UNSEEN: Final = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
# A joiner makes one sign of two (of a family, or of letters); elsewhere it only hides.
LOOSE_JOINER: Final = re.compile(r"(?<![^\s\u200d])\u200d+|\u200d+(?!\S)|(?<=\u200d)\u200d+")

# Who says something at the table, besides its seats
SPECTATOR: Final = -1
HOUSE: Final = -2


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit at a seat: its opener (`mine`), somebody by link, or a bot."""

    kind: str = PERSON
    name: str = ""
    colour: str = ""
    bot: str = ""
    mine: bool = False


@dataclass(frozen=True)
class Plan:
    """A table that somebody wants to open."""

    game: str
    seats: tuple[SeatPlan, ...]
    settings: dict[str, str] = field(default_factory=dict)
    listed: bool = False
    seed: int | None = None
    overlay: str = ""  # the id of one that this house offers …
    content: str = ""  # … or of a content that it keeps
    record: str = ""  # go on from a record …
    upto: int = -1  # … after so many of its choices
    origin: str = ""

    @property
    def for_others(self) -> bool:
        """Whether people may come to it whom its opener has not seated."""
        return self.listed or any(one.kind == PERSON and not one.mine for one in self.seats)


@dataclass(frozen=True)
class Opened:
    """A table, the tokens by which others may sit down, and that of its spectators.

    A seat that is taken has none: its token is empty.
    """

    table: str
    tokens: tuple[str, ...]
    spectator: str


@dataclass(frozen=True)
class Seat:
    """A place at the table as everybody may see it."""

    seat: int
    kind: str
    name: str
    colour: str
    bot: str
    stand_in: str
    claimed: bool

    @property
    def player(self) -> str:
        """The bot that chooses for this seat now; empty if a person does."""
        return self.bot if self.kind == BOT else self.stand_in

    @property
    def absent(self) -> bool:
        """A place for a person who has not come yet, and for whom nobody plays."""
        return self.kind == PERSON and not self.claimed and not self.player


@dataclass(frozen=True)
class Info:
    """A table as everybody may see it who may see it at all."""

    table: str
    game: str
    rules: str
    settings: dict[str, str]
    seats: tuple[Seat, ...]
    listed: bool
    created: float
    changed: float
    over: bool
    points: tuple[int, ...]
    winners: tuple[int, ...]
    deciders: tuple[int, ...]
    origin: str
    campaign: str = ""  # the campaign that it belongs to
    ended: bool = False  # the host has ended it: nobody plays on
    muted: tuple[int, ...] = ()  # seats that may not talk; -1 for those who watch
    problem: str = ""
    overlays: tuple[dict[str, str], ...] = ()  # their names, in each language
    holds: int = 0  # how many choices can be looked at; -1 if not even the beginning

    @property
    def from_record(self) -> bool:
        """Whether it goes on from a record: who has that may know what is hidden."""
        return self.origin == RECORD or "/" in self.origin

    def overlays_in(self, code: str) -> list[str]:
        """The names of what changes the game at this table."""
        return [name[code] for name in self.overlays]

    @property
    def free_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == PERSON and not seat.claimed]


@dataclass(frozen=True)
class Access:
    """What a visitor may do at a table."""

    table: str
    seats: tuple[int, ...]
    spectator: bool
    host: bool

    @property
    def any(self) -> bool:
        return bool(self.seats) or self.spectator or self.host


@dataclass(frozen=True)
class Entry:
    """One choice of the log: what happened, as far as the viewer may know it."""

    ply: int
    seat: int
    by: str
    events: list[Event]

    def __hash__(self) -> int:
        """Its line is remembered by it; lists have no hash."""
        return hash((self.ply, self.seat, self.by))


@dataclass(frozen=True)
class Note:
    """A line of chat, or a word of the house (`message` and `parts`)."""

    number: int
    ply: int
    seat: int
    name: str
    text: str
    message: str
    parts: dict[str, str | int]
    made: float


@dataclass(frozen=True)
class UndoAsked:
    """A request to take back a choice that others have to accept."""

    seat: int
    ply: int
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class WayBack:
    """What undo and redo would do for the viewer now."""

    possible: bool = False  # there is a choice to take back
    free: bool = False  # at once, without asking anybody
    others: int = 0  # how many choices of other people go with it
    redo: bool = False
    asked: UndoAsked | None = None


@dataclass(frozen=True)
class Look:
    """A table at one ply as one viewer sees it."""

    info: Info
    seat: int
    view: View
    ply: int
    plies: int  # how many choices have been made by now
    question_id: str  # to be given back with a choice
    state: str  # differs when anything shown has changed
    log: list[Entry]
    notes: list[Note]
    way_back: WayBack
    chosen: int = -1  # the ply after the viewer's last choice; -1 if there was none

    @property
    def game(self) -> AnyGame:
        """The game, with the content of this table."""
        return self.view.concealed.game


def clean(text: str, longest: int) -> str:
    """A name or a line of chat: one line, nothing that can't be seen, not too long.

    It is empty if nothing in it shows, as with accents that stand on no letter.
    """
    if len(text) > 20 * longest:
        raise BadPlan("house-text-long", most=longest)
    kept = "".join(" " if _blank(c) else c for c in text if _harmless(c))
    kept = " ".join(LOOSE_JOINER.sub("", kept).split())
    if len(kept) > longest:
        raise BadPlan("house-text-long", most=longest)
    return kept if any(unicodedata.category(c)[0] in "LNPS" for c in kept) else ""


def named(name: str) -> str:
    """A name that somebody gave, and that others can see."""
    name = clean(name, LONGEST_NAME)
    if not name:
        raise BadPlan("house-name-empty")
    return name


def _blank(character: str) -> bool:
    return unicodedata.category(character)[0] == "Z" or character in BLANKS


def _harmless(character: str) -> bool:
    category = unicodedata.category(character)
    return character in "\t\n\u200d" or (category[0] != "C" and character not in UNSEEN)


def free_colour(wanted: str, taken: list[str]) -> str:
    """The colour that somebody asked for, or else the first that nobody has."""
    if wanted in COLOURS and wanted not in taken:
        return wanted
    left = [colour for colour in COLOURS if colour not in taken]
    return left[0] if left else COLOURS[0]
