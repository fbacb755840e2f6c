"""The terminal client: shows a seat its view, asks, and plays what is answered."""

from __future__ import annotations

import shlex
from pathlib import Path

from labrys.kernel.errors import LabrysError
from labrys.kernel.position import Line
from labrys.kernel.view import View
from labrys.kernel.words import Words
from labrys.tables import saves
from labrys.tables.table import YOU, Table
from labrys.tables.telling import sentences
from labrys.tables.terminal import asking, commands
from labrys.tables.terminal.commands import CHANGED, LEAVE, SHOW
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.textboard import TextBoard, board_of, words_of

SPECTATOR = -1
INTERRUPTED = 130


class Terminal:
    """One table at one screen. All that is shown comes from views."""

    def __init__(
        self, table: Table, language: str, screen: Screen, loaded: Path | None = None
    ) -> None:
        self.screen = screen
        self.language = language
        self.sit(table, loaded)

    def sit(self, table: Table, loaded: Path | None = None) -> None:
        """Take a seat at a table: of a new game, or of one that was loaded."""
        self.table = table
        self.words: Words = words_of(table.position.game, self.language)
        view = table.position.view(SPECTATOR)
        self.board: TextBoard = board_of(self.words, self.screen.width, self.screen.paint, view)
        self.names = self.board.names
        self.told = [len(table.log)] * len(table.seats)
        self.moments = [""] * len(table.seats)
        self.person = table.people[0] if len(table.people) == 1 else SPECTATOR
        self.keeping = bool(table.people) and not table.position.over
        self.kept = loaded if loaded is not None and saves.is_own(loaded) else None
        self.saved: set[Path] = set()
        # The last line of the record that the automatic copy holds.
        self.written: Line | None = None

    def say(self, message: str, **parts: str | int) -> None:
        self.screen.say(self.words.say(message, **parts))

    # ---- the game

    def run(self) -> int:
        """Play to the end, or until the people leave; answers the exit status."""
        self.greet()
        try:
            return self._play()
        except KeyboardInterrupt:
            self.screen.line()
            self.say("interrupted")
            # What was interrupted may be half done: the copy of the last choice is whole.
            self.say_where()
            return INTERRUPTED

    def _play(self) -> int:
        while not self.table.position.over:
            seat = self.table.position.seat
            if seat in self.table.bots:
                self.let_bot_play(seat)
            elif not self.ask(seat):
                return 0
        self.finish()
        return 0

    def greet(self) -> None:
        table = self.table
        game = self.words.title()
        seed = str(table.position.seed)
        if table.log:
            self.say("welcome-back", game=game, seed=seed, count=len(table.log))
        else:
            self.say("welcome", game=game, seed=seed)
        seats = [self._seat(seat) for seat in range(len(self.names))]
        self.say("seats", seats=self.words.series(seats))
        self.keep()
        if self.kept is not None:
            self.say("kept", path=str(self.kept))

    def _seat(self, seat: int) -> str:
        name = self.names[seat]
        kind = self.table.seats[seat] if seat < len(self.table.seats) else ""
        if kind == YOU:
            return self.words.say("seat-you", name=name) if self.person == seat else name
        return self.words.say("seat-bot", name=name, bot=kind) if kind else name

    def let_bot_play(self, seat: int) -> None:
        note = self.words.say("bots-thinking", name=self.names[seat])
        with self.screen.busy(note):
            self.table.let_bot_play(seat)
        if not self.table.people:
            self.tell(SPECTATOR, len(self.table.log) - 1)

    # ---- a question

    def ask(self, seat: int) -> bool:
        """Ask a seat until it has chosen; whether the game goes on."""
        self.keep()
        self.hand_over(seat)
        view = self.table.position.view(seat)
        self.show(view)
        while True:
            prompt = self.words.say("prompt", name=self.names[seat], last=len(view.options))
            text = self.screen.ask(prompt + " ")
            if text is None:
                self.say("input-ended")
                self.leave()
                return False
            done = commands.obey(self, view, text.strip())
            if done == CHANGED:
                self.keep()
                return True
            if done == LEAVE:
                return False
            if done == SHOW:
                self.question(view)

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen: take the last one's secrets away first."""
        if len(self.table.people) < 2 or self.person == seat:
            return
        self.person = seat
        self.screen.clear()
        self.screen.line()
        self.screen.ask(self.words.say("handover", name=self.names[seat]) + " ")
        self.screen.clear()
        self.moments[seat] = ""

    def show(self, view: View) -> None:
        """The board if it has changed much, what happened, and the question."""
        seat = view.seat
        moment = self.board.moment(view)
        if moment != self.moments[seat]:
            self.screen.line()
            self.screen.lines(self.board.draw_turn(view, self.moments[seat]))
            self.moments[seat] = moment
            if self.table.log[self.told[seat] :]:
                self.screen.line()
        self.tell(seat, self.told[seat])
        self.told[seat] = len(self.table.log)
        self.question(view)

    def question(self, view: View) -> None:
        self.screen.line()
        self.screen.lines(self.board.brief(view))
        self.screen.say(self.words.prompt(view, self.names), style="heading")
        self.screen.lines(asking.listing(view, self.words, self.screen.width))

    def tell(self, seat: int, since: int) -> None:
        """Log sentences, as that seat may know what happened."""
        for events in self.table.log[since:]:
            for text in sentences(events, seat, self.words, self.names):
                self.screen.say(text, "• ", "  ")

    # ---- keeping and leaving

    def keep(self) -> None:
        """Write the automatic copy; if that can't be done, say so once and play on."""
        last = self.table.position.last
        if not self.keeping or last is self.written:
            return
        try:
            if self.kept is None:
                self.kept = saves.own_path(self.table.position.game.name)
            saves.write_text(self.kept, self.table.text())
            self.written = last
        except LabrysError as error:
            self.keeping = False
            self.kept = None
            self.say("kept-not", why=str(error))

    def leave(self) -> None:
        self.keep()
        self.say_where()

    def say_where(self) -> None:
        """Say where the game is kept and how to go on with it."""
        if self.kept is not None:
            self.say("quit-keep", path=str(self.kept))
            self.say("go-on")
            self.screen.line(f"  labrys play --load {shlex.quote(str(self.kept))}")

    def finish(self) -> None:
        """The end: the last events, the points, who won, where the record is."""
        table = self.table
        if table.people:
            seat = table.people[0] if len(table.people) == 1 else SPECTATOR
            self.tell(seat, min(self.told[person] for person in table.people))
        self.screen.line()
        view = table.position.view(SPECTATOR)
        self.screen.lines(self.board.account(view))
        self.screen.line()
        self.screen.say(self.result(), style="heading")
        if self.kept is not None:
            self.say("record-kept")
            self.screen.line(f"  labrys replay {shlex.quote(str(self.kept))}")

    def result(self) -> str:
        winners = self.table.position.winners()
        if not winners:
            rivals = self.names[len(self.table.seats) :]
            return self.words.say("nobody-wins", names=self.words.series(rivals))
        names = self.words.series([self.names[seat] for seat in winners])
        return self.words.say("winner" if len(winners) == 1 else "winners", names=names)
