"""Undo at a table: free while nothing new was seen and nobody else is asked, else by consent."""

from __future__ import annotations

from typing import Any

from labrys.kernel.history import learned
from labrys.tables.live import Live
from labrys.tables.people import PERSON, UndoAsked, WayBack
from labrys.tables.table import shared


class Back:
    """The way back to a seat's last choice."""

    def __init__(self, live: Live, seat: int) -> None:
        self.to = -1  # the ply to go back to; -1 if there is nothing to take back
        self.seen = False  # the seat has learned something since
        self.others: set[int] = set()  # people who have chosen since, or are asked now
        self.with_it = 0  # how many choices those people have made
        players = live.players()
        done = live.past.done
        asked = live.visible(seat)
        for ply in range(len(done) - 1, live.row.imported - 1, -1):
            moment = done[ply]
            if moment.seat != seat and ply >= asked:
                continue  # an answer to the same question, which stays there and is a secret
            if moment.seat not in players and moment.seat != seat:
                self.others.add(moment.seat)
                self.with_it += 1
            after = live.at(ply + 1)
            if learned(moment.before, after, seat) or shared(moment, after, seat):
                self.seen = True
            if moment.seat == seat:
                self.to = ply
                break
        if self.to < asked:
            now = live.at(asked).deciders()
            self.others.update(other for other in now if other != seat and other not in players)

    @property
    def free(self) -> bool:
        return self.to >= 0 and not self.seen and not self.others


def who_must_agree(live: Live, seat: int, beside: set[int]) -> list[int]:
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


def asked_now(live: Live) -> UndoAsked | None:
    """The request that waits for an answer, if there is one."""
    undo: dict[str, Any] | None = live.row.undo
    if undo is None:
        return None
    return UndoAsked(undo["seat"], undo["ply"], tuple(undo["waiting"]))


def way_back(live: Live, seat: int, beside: set[int]) -> WayBack:
    """What undo and redo would do for a seat now; nothing for a spectator."""
    if seat < 0:
        return WayBack(asked=asked_now(live))
    back = Back(live, seat)
    return WayBack(
        possible=back.to >= 0,
        free=back.free or (back.to >= 0 and not who_must_agree(live, seat, beside)),
        others=back.with_it,
        redo=_next_redo(live) == seat,
        asked=asked_now(live),
    )


def _next_redo(live: Live) -> int | None:
    """Whose choice would be played again next."""
    if not live.row.generation:
        return None  # nothing was ever undone: no need to look
    undone = live.store.undone(live.table)
    return undone[-1].seat if undone else None
