"""Undo among people: who has to agree, and what a page tells of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row

from labrys.tables.live import LiveTable
from labrys.tables.people import PERSON, UndoAsked, WayBack


def who_must_agree(live: LiveTable, seat: int, beside: set[int]) -> list[int]:
    """The people whose consent an undo needs: all others, but for those at the same device.

    Bots always agree, and so does a seat where nobody has sat down yet.
    """
    return [
        other.seat
        for other in live.seats
        if other.kind == PERSON
        and other.claimed
        and not other.stand_in
        and other.seat != seat
        and other.seat not in beside
    ]


def asked_now(live: LiveTable) -> UndoAsked | None:
    """The request that waits for an answer, if there is one."""
    undo: dict[str, Any] | None = live.row.undo
    if undo is None:
        return None
    return UndoAsked(undo["seat"], undo["ply"], tuple(undo["waiting"]))


def way_back(live: LiveTable, seat: int, beside: set[int]) -> WayBack:
    """What undo and redo would do for a seat now; nothing for a spectator."""
    if seat < 0:
        return WayBack(asked=asked_now(live))
    back = live.engine.way_back(seat, live.players())
    return WayBack(
        possible=back.possible,
        free=back.free or (back.possible and not who_must_agree(live, seat, beside)),
        others=back.others_choices,
        redo=_next_redo(live, seat) == seat,
        asked=asked_now(live),
    )


def _next_redo(live: LiveTable, seat: int) -> int | None:
    """Whose choice would be played again next, as far as a seat may know."""
    if not live.row.generation:
        return None  # nothing was ever undone: no need to look
    undone = redone_by(live, seat)
    return undone[-1].seat if undone else None


def redone_by(live: LiveTable, seat: int) -> list[Row[Any]]:
    """What was taken back and may be played again, the next last: while several choose at once, of
    a seat's own."""
    undone = live.store.choices.undone(live.table)
    if live.engine.asked(seat).since == live.engine.plies and len(live.position.deciders()) < 2:
        return undone
    return [choice for choice in undone if choice.seat == seat]
