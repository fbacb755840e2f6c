"""Playing at a table, and taking back: each choice is committed before its method returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from labrys.kernel.errors import NotOffered
from labrys.tables.cache import TableCache
from labrys.tables.engine import redone_together
from labrys.tables.errors import NotNow, Stale
from labrys.tables.live import LiveTable
from labrys.tables.people import PERSON, SPECTATOR
from labrys.tables.storage.choices import Choice
from labrys.tables.talk import house_note
from labrys.tables.tracing import span
from labrys.tables.undo import asked_now, redone_by, who_must_agree

# Between options that are played one after another
THEN: Final = ";"


class Play:
    """Choices, undo and redo."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self.store = tables.store

    def choose(
        self, table: str, seat: int, spelling: str, question_id: str, by: str = PERSON
    ) -> None:
        """Play an option for a seat. `question_id` is that of the look the choice was made from.
        Options that follow each other may be played in one gesture: `effect 1; place 4`."""
        with self.tables.current(table) as live:
            live.must_be_in_play()
            self._check_question(live, seat, question_id)
            options = [live.game.lexicon.read(part) for part in spelling.split(THEN)]
            _check_onward(live, seat, options)
            for option in options:
                self._choose(live, seat, option, by)
                self.tables.tally.chose(by)
        self.tables.changed(table, known=True)

    def _check_question(self, live: LiveTable, seat: int, question_id: str) -> None:
        if live.position.over:
            raise NotNow("house-over")
        if question_id != live.engine.question_id(seat):
            raise Stale()
        if seat not in live.position.deciders():
            raise NotNow("house-not-your-turn")

    def _choose(self, live: LiveTable, seat: int, option: int, by: str, redo: bool = False) -> None:
        ply = live.engine.plies
        try:
            with span("rules"):
                choice = live.play(seat, option, by)
        except NotOffered:
            raise
        except BaseException:
            live.forget()
            raise
        self._store(live, ply, choice, redo)

    def _store(self, live: LiveTable, ply: int, choice: Choice, redo: bool) -> None:
        row = None
        try:
            secret = live.engine.visible(SPECTATOR) <= ply
            summary = replace(live.summary(live.position), secret=secret)
            generation = live.row.generation
            with span("store"):
                row = self.store.choices.add(live.table, ply, generation, choice, summary, redo)
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
        with self.tables.current(table) as live:
            live.must_be_in_play()
            if live.campaign and live.row.over:
                raise NotNow("house-campaign-counted")
            back = live.engine.way_back(seat, live.players())
            if not back.possible:
                raise NotNow("house-undo-nothing")
            asked = [] if back.free else who_must_agree(live, seat, set(beside))
            if asked:
                if live.row.undo is not None:
                    raise NotNow("house-undo-asked")
                request = {"seat": seat, "ply": back.to, "waiting": asked}
                self._ask_undo(live, request, seat, "note-undo-asked")
            else:
                message = "note-undone" if back.free else "note-undone-seen"
                self._take_back(live, seat, back.to, message)
        self.tables.changed(table)
        return not asked

    def answer_undo(self, table: str, seat: int, yes: bool) -> None:
        """Accept or decline the request of another; its maker may withdraw it."""
        with self.tables.current(table) as live:
            live.must_be_in_play()
            request = asked_now(live)
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
        self.tables.changed(table)

    def _ask_undo(
        self, live: LiveTable, request: dict[str, Any] | None, seat: int, message: str
    ) -> None:
        row, note = live.row, house_note(live, message, seat)
        if not self.store.choices.ask_undo(live.table, row.ply, row.generation, request, note):
            raise Stale()

    def _take_back(self, live: LiveTable, seat: int, to: int, message: str) -> None:
        row, engine = live.row, live.engine
        only = seat if engine.only_own(seat, to) else None
        # That somebody takes back a secret answer is as secret as that they gave one.
        note = None if only is not None else house_note(live, message, seat, to)
        try:
            engine.take_back(seat, to)
            summary = replace(live.summary(engine.position), secret=note is None)
            done = self.store.choices.take_back(
                live.table, row.ply, row.generation, to, summary, note, only
            )
            if not done:
                raise Stale()
        finally:
            live.forget()

    def redo(self, table: str, seat: int) -> None:
        """Play again what was undone: the seat's own choice, then those of bots after it."""
        with self.tables.current(table) as live:
            live.must_be_in_play()
            undone = redone_by(live, seat)
            if not undone or undone[-1].seat != seat:
                raise NotNow("house-redo-nothing")
            self._redo(live, undone)
        self.tables.changed(table)

    def _redo(self, live: LiveTable, undone: list[Any]) -> None:
        for choice in redone_together(undone, live.players()):
            option = live.game.lexicon.read(choice.option)
            try:
                self._choose(live, choice.seat, option, choice.by, redo=True)
            except NotOffered:
                self.store.choices.forget_undone(live.table)
                raise NotNow("house-redo-nothing") from None
            live.refresh()


def _check_onward(live: LiveTable, seat: int, options: Sequence[int]) -> None:
    """Of several options all are played or none: they are tried on a copy first."""
    if len(options) > 1:
        trial = live.position.copy()
        for option in options:
            trial.play(option, seat)
