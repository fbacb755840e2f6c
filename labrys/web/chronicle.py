"""What happened at a table, in sentences: the log of the game with the notes of the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from labrys.kernel.event import Event
from labrys.tables.people import Entry, Look, Note
from labrys.tables.telling import told_of
from labrys.web.boards import names
from labrys.web.rendering import game_words, messages

SHOWN: Final = 40


@dataclass(frozen=True)
class Line:
    """A line of the log: a text for each who did something, with their colour. `ply` is the moment
    after it; `table` a table that it leads to."""

    ply: int
    seat: int
    texts: tuple[tuple[str, str], ...]  # colour and text
    note: bool = False
    fresh: bool = False
    table: str = ""

    @property
    def text(self) -> str:
        return " ".join([text for _, text in self.texts])


def lines(look: Look, code: str, most: int = 0) -> list[Line]:
    """The log, the latest first; with `most`, only so many of its lines."""
    fresh = _own_last(look)
    entries = look.log[-most:] if most else look.log
    since = entries[0].ply if most and len(entries) < len(look.log) else 0
    people = tuple(names(look.info, code))
    told = [(entry.ply, 0, _line(entry, look, code, people, fresh)) for entry in entries]
    told += [
        (note.ply, note.number, _note(note, code))
        for note in look.notes
        if note.message and since <= note.ply <= look.ply
    ]
    told.sort(key=lambda one: one[:2], reverse=True)
    return [line for _, _, line in told]


def _own_last(look: Look) -> int:
    """The ply of the viewer's last choice: what came after it is news. None for a spectator."""
    own = [entry.ply for entry in look.log if entry.seat == look.seat]
    return own[-1] if own else look.plies


def _line(entry: Entry, look: Look, code: str, people: tuple[str, ...], fresh: int) -> Line:
    events = tuple((event.message, tuple(event.parts)) for event in entry.events)
    told = _told(look.info.game, code, events, look.seat, people)
    colours = [seat.colour for seat in look.info.seats]
    texts = tuple(
        (colours[actor] if 0 <= actor < len(colours) else "", text) for actor, text in told
    )
    return Line(entry.ply, entry.seat, texts, fresh=entry.ply > fresh)


@lru_cache(maxsize=20_000)
def _told(
    game: str,
    code: str,
    events: tuple[tuple[str, tuple[int, ...]], ...],
    seat: int,
    people: Sequence[str],
) -> tuple[tuple[int, str], ...]:
    """Sentences are asked for again and again, and making them takes most of a page's time."""
    known = [Event(message, list(parts)) for message, parts in events]
    return tuple(told_of(known, seat, game_words(game, code), list(people)))


def _note(note: Note, code: str) -> Line:
    parts = dict(note.parts)
    table = str(parts.pop("next", ""))
    text = messages(code).say(note.message, **parts)
    return Line(note.ply, note.seat, (("", text),), note=True, table=table)
