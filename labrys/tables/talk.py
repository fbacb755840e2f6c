"""What is said at a table: chat, and the words of the house."""

from __future__ import annotations

import time
from typing import Any

from labrys.tables.cache import TableCache
from labrys.tables.errors import BadPlan, NotNow
from labrys.tables.live import LiveTable
from labrys.tables.people import HOUSE, LONGEST_TEXT, SPECTATOR, clean, named


class Talk:
    """Chat and notes; both stand in the log of a table."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self.store = tables.store

    def say(self, table: str, seat: int, name: str, text: str) -> None:
        """A line of chat, of a seat or (seat -1) of a spectator by any name."""
        text = clean(text, LONGEST_TEXT)
        if not text:
            raise BadPlan("house-text-empty")
        with self.tables.current(table) as live:
            if seat in live.info().muted:
                raise NotNow("house-muted")
            who = live.seats[seat].name if seat >= 0 else named(name) if name else ""
            ply = live.row.ply if live.problem else live.engine.visible(seat)
            note = {"message": "", "parts": {}, "text": text, "name": who}
            self.store.notes.add(table, ply=ply, seat=seat, made=time.time(), **note)
        self.tables.changed(table)

    def note(self, table: str, message: str, **parts: str | int) -> None:
        """A word of the house in the log of a table."""
        with self.tables.current(table) as live:
            note = {**house_note(live, message), "parts": parts}
            self.store.notes.add(table, **note)
        self.tables.changed(table)


def house_note(
    live: LiveTable, message: str, seat: int = HOUSE, ply: int | None = None
) -> dict[str, Any]:
    """A word of the house, at a ply that all may know of: how often others have answered
    a question that is put to several at once is their secret."""
    ply = live.row.ply if ply is None else ply
    # Who gave no name is named where it is read.
    parts: dict[str, str | int] = {"name": live.seats[seat].name, "seat": seat} if seat >= 0 else {}
    return {
        "ply": ply if live.problem else min(ply, live.engine.visible(SPECTATOR)),
        "seat": HOUSE,
        "name": "",
        "text": "",
        "message": message,
        "parts": parts,
        "made": time.time(),
    }
