"""Playing at a table, and taking back: each choice is committed before its method returns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from labrys.kernel.errors import NotOffered
from labrys.tables import undoing
from labrys.tables.desk import Desk
from labrys.tables.errors import NotNow, Stale
from labrys.tables.live import Live
from labrys.tables.people import PERSON, SPECTATOR
from labrys.tables.storage.store import Choice


class Playing(Desk):
    """Choices, undo and redo."""

    def play(self, table: str, seat: int, spelling: str, moment: str, by: str = PERSON) -> None:
        """Play an option for a seat. `moment` is that of the look the choice was made from."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            self._check_moment(live, seat, moment)
            option = live.game.lexicon.read(spelling)
            self._play(live, seat, option, by)
        self.changed(table, known=True)

    def _check_moment(self, live: Live, seat: int, moment: str) -> None:
        if live.position.over:
            raise NotNow("house-over")
        if moment != live.moment(seat):
            raise Stale()
        if seat not in live.position.deciders():
            raise NotNow("house-not-your-turn")

    def _play(self, live: Live, seat: int, option: int, by: str, redo: bool = False) -> None:
        ply = len(live.past.done)
        before = live.position.copy()
        try:
            choice = live.play(seat, option, by)
        except NotOffered:
            live.past.position = before
            raise
        except BaseException:
            live.forget()
            raise
        self._store(live, ply, choice, redo)

    def _store(self, live: Live, ply: int, choice: Choice, redo: bool) -> None:
        row = None
        try:
            after = replace(live.after(live.position), secret=live.visible(SPECTATOR) <= ply)
            generation = live.row.generation
            row = self.store.add_choice(live.table, ply, generation, choice, after, redo)
        finally:
            if row is None:
                live.forget()
        if row is None:
            raise Stale()
        live.adopt(row)

    # ---- going back

    def undo(self, table: str, seat: int, beside: tuple[int, ...] = ()) -> bool:
        """Take back the seat's last choice, at once if that is free or nobody else is there;
        else ask the others. Tells whether it was done at once."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            back = undoing.Back(live, seat)
            if back.to < 0:
                raise NotNow("house-undo-nothing")
            asked = [] if back.free else undoing.who_must_agree(live, seat, set(beside))
            if asked:
                if live.row.undo is not None:
                    raise NotNow("house-undo-asked")
                request = {"seat": seat, "ply": back.to, "waiting": asked}
                self._ask_undo(live, request, seat, "note-undo-asked")
            else:
                told = "note-undone" if back.free else "note-undone-seen"
                self._take_back(live, seat, back.to, told)
        self.changed(table)
        return not asked

    def answer_undo(self, table: str, seat: int, yes: bool) -> None:
        """Accept or decline the request of another; its maker may withdraw it."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            request = undoing.asked_now(live)
            if request is None:
                raise NotNow("house-undo-gone")
            if seat == request.seat and not yes:
                self._ask_undo(live, None, seat, "note-undo-withdrawn")
            elif seat not in request.waiting:
                raise NotNow("house-undo-not-asked")
            elif not yes:
                self._ask_undo(live, None, seat, "note-undo-declined")
            elif request.waiting == (seat,):
                self._take_back(live, request.seat, request.ply, "note-undone-agreed")
            else:
                left = [other for other in request.waiting if other != seat]
                changed = {"seat": request.seat, "ply": request.ply, "waiting": left}
                self._ask_undo(live, changed, seat, "note-undo-accepted")
        self.changed(table)

    def _ask_undo(
        self, live: Live, request: dict[str, Any] | None, seat: int, message: str
    ) -> None:
        row, note = live.row, self.word(live, message, seat)
        if not self.store.ask_undo(live.table, row.ply, row.generation, request, note):
            raise Stale()

    def _take_back(self, live: Live, seat: int, to: int, message: str) -> None:
        row = live.row
        # What others have answered to the same question is theirs, and stays.
        only = seat if to >= live.visible(seat) else None
        after = live.after(live.without(seat, to) if only is not None else live.at(to))
        note = self.word(live, message, seat, to)
        try:
            if not self.store.take_back(live.table, row.ply, row.generation, to, after, note, only):
                raise Stale()
        finally:
            live.forget()

    def redo(self, table: str, seat: int) -> None:
        """Play again what was undone: the seat's own choice, then those of bots after it."""
        live = self.live(table)
        with live.lock:
            live.refresh()
            undone = self.store.undone(table)
            if not undone or undone[-1].seat != seat:
                raise NotNow("house-redo-nothing")
            self._redo(live, undone)
        self.changed(table)

    def _redo(self, live: Live, undone: list[Any]) -> None:
        players = live.players()
        for index, choice in enumerate(reversed(undone)):
            if index and choice.seat not in players:
                return
            try:
                self._play(
                    live, choice.seat, live.game.lexicon.read(choice.option), choice.by, redo=True
                )
            except NotOffered:
                self.store.forget_undone(live.table)
                raise NotNow("house-redo-nothing") from None
            live.refresh()
