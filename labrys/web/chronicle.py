"""What happened at a table, in sentences: the log of the game with the notes of the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from labrys.boards.markup import Html, join, tag
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.tables.people import Entry, Look, Note
from labrys.tables.sentences import by_actor
from labrys.web.rendering import game_words, messages, names_at

SHOWN: Final = 40
# How many lines of all tables are remembered
MOST_LINES: Final = 8_192


@dataclass(frozen=True)
class Line:
    """A line of the log: a text for each who did something, with their colour. `ply` is that
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
    people = tuple(names_at(look.info, code))
    colours = tuple(seat.colour for seat in look.info.seats)
    told = (look.game, code, look.seat, people, colours)
    placed = [(entry.ply, 0, _line(entry, *told, entry.ply > fresh)) for entry in entries]
    placed += [
        (note.ply, note.number, _note(note, code, people))
        for note in look.notes
        if note.message and since <= note.ply <= look.ply
    ]
    placed.sort(key=lambda one: one[:2], reverse=True)
    return [line for _, _, line in placed]


def _own_last(look: Look) -> int:
    """The ply of the viewer's last choice: what came after it is news. None for a spectator."""
    return look.chosen if look.chosen >= 0 else look.plies


def items(shown: Sequence[Line], code: str, table: str, seat: int) -> Html:
    """Lines as the items of a list, each with the way to its ply."""
    return join([_item(line, code, table, seat) for line in shown], "\n")


@lru_cache(maxsize=MOST_LINES)
def _item(line: Line, code: str, table: str, seat: int) -> Html:
    if line.note:
        there = tag("a", messages(code).say("table-go-there"), href=f"/table/{line.table}")
        return tag("li", line.text, " ", there if line.table else None, cls="from-house")
    texts = [
        tag("span", cls=f"shape {colour}" if colour else "nobody") + tag("span", text)
        for colour, text in line.texts
    ]
    address = f"/table/{table}/replay/{line.ply}?seat={seat}"
    way = tag("a", join(texts, " "), href=address)
    return tag("li", way, cls="fresh" if line.fresh else "")


@lru_cache(maxsize=MOST_LINES)
def _line(
    entry: Entry,
    game: AnyGame,
    code: str,
    seat: int,
    people: tuple[str, ...],
    colours: tuple[str, ...],
    fresh: bool,
) -> Line:
    """A line of the log; an entry of a table in memory is always the same."""
    events = tuple((event.message, tuple(event.parts)) for event in entry.events)
    sentences = _sentences(game, code, events, seat, people)
    texts = tuple(
        (colours[actor] if 0 <= actor < len(colours) else "", text) for actor, text in sentences
    )
    return Line(entry.ply, entry.seat, texts, fresh=fresh)


@lru_cache(maxsize=20_000)
def _sentences(
    game: AnyGame,
    code: str,
    events: tuple[tuple[str, tuple[int, ...]], ...],
    seat: int,
    people: Sequence[str],
) -> tuple[tuple[int, str], ...]:
    """Sentences are asked for again and again, and making them takes most of a page's time."""
    known = [Event(message, list(parts)) for message, parts in events]
    return tuple(by_actor(known, seat, game_words(game, code), list(people)))


def _note(note: Note, code: str, people: Sequence[str]) -> Line:
    parts = dict(note.parts)
    seat = parts.pop("seat", -1)
    if isinstance(seat, int) and seat >= 0 and not parts.get("name"):
        parts["name"] = people[seat]
    table = str(parts.pop("next", ""))
    text = messages(code).say(note.message, **parts)
    return Line(note.ply, note.seat, (("", text),), note=True, table=table)
