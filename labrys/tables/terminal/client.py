"""The terminal client: shows a seat its view, asks, and plays what is answered."""

from __future__ import annotations

import shlex
from pathlib import Path

from labrys.kernel.errors import LabrysError
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Line
from labrys.kernel.text.words import Words
from labrys.kernel.view import View
from labrys.tables import saves
from labrys.tables.sentences import sentences
from labrys.tables.terminal import asking, commands
from labrys.tables.terminal.commands import CHANGED, LEAVE, SHOW
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.table import YOU, Table
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
        self.told_upto = [table.plies] * len(table.seats)
        self.drawn_at = [""] * len(table.seats)
        self.person = table.people[0] if len(table.people) == 1 else SPECTATOR
        self.autosaves = bool(table.people) and not table.position.over
        self.autosave_path = loaded if loaded is not None and saves.is_own(loaded) else None
        self.saved: set[Path] = set()
        # The last line of the record that the automatic copy holds.
        self.autosaved: Line | None = None

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

    def say_other(self, path: Path, named: AnyGame) -> None:
        """The game is not the one that was named, but that of the record."""
        title = words_of(named, self.language).title()
        self.say("load-other", path=str(path), game=self.words.title(), named=title)

    def greet(self) -> None:
        table = self.table
        game = self.words.title()
        seed = str(table.position.seed)
        if table.plies:
            self.say("welcome-back", game=game, seed=seed, count=table.plies)
        else:
            self.say("welcome", game=game, seed=seed)
        seats = [self._seat(seat) for seat in range(len(self.names))]
        self.say("seats", seats=self.words.series(seats))
        self.autosave()
        if self.autosave_path is not None:
            self.say("kept", path=str(self.autosave_path))

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
            self.tell(SPECTATOR, self.table.plies - 1)

    # ---- a question

    def ask(self, seat: int) -> bool:
        """Ask a seat until it has chosen; whether the game goes on."""
        self.autosave()
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
                self.autosave()
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
        self.drawn_at[seat] = ""

    def show(self, view: View) -> None:
        """The board if it has changed much, what happened, and the question."""
        seat = view.seat
        key = self.board.redraw_key(view)
        if key != self.drawn_at[seat]:
            self.screen.line()
            self.screen.lines(self.board.draw_turn(view, self.drawn_at[seat]))
            self.drawn_at[seat] = key
            if self.table.plies > self.told_upto[seat]:
                self.screen.line()
        self.tell(seat, self.told_upto[seat])
        self.told_upto[seat] = self.table.plies
        self.question(view)

    def question(self, view: View) -> None:
        self.screen.line()
        self.screen.lines(self.board.brief(view))
        self.screen.say(self.words.prompt(view, self.names), style="heading")
        self.screen.lines(asking.listing(view, self.words, self.screen.width))

    def tell(self, seat: int, since: int) -> None:
        """Log sentences, as that seat may know what happened."""
        for events in self.table.engine.log(since):
            for text in sentences(events, seat, self.words, self.names):
                self.screen.say(text, "• ", "  ")

    # ---- keeping and leaving

    def autosave(self) -> None:
        """Write the automatic copy; if that can't be done, say so once and play on."""
        last = self.table.position.last
        if not self.autosaves or last is self.autosaved:
            return
        try:
            if self.autosave_path is None:
                self.autosave_path = saves.own_path(self.table.position.game.name)
            saves.write_text(self.autosave_path, self.table.text())
            self.autosaved = last
        except LabrysError as error:
            self.autosaves = False
            self.autosave_path = None
            self.say("kept-not", why=str(error))

    def leave(self) -> None:
        self.autosave()
        self.say_where()

    def say_where(self) -> None:
        """Say where the game is kept and how to go on with it."""
        if self.autosave_path is not None:
            self.say("quit-keep", path=str(self.autosave_path))
            self.say("go-on")
            self.screen.line(f"  labrys play --load {shlex.quote(str(self.autosave_path))}")

    def finish(self) -> None:
        """The end: the last events, the points, who won, where the record is."""
        table = self.table
        if table.people:
            seat = table.people[0] if len(table.people) == 1 else SPECTATOR
            self.tell(seat, min(self.told_upto[person] for person in table.people))
        self.screen.line()
        view = table.position.view(SPECTATOR)
        self.screen.lines(self.board.account(view))
        self.screen.line()
        self.screen.say(self.result(), style="heading")
        if self.autosave_path is not None:
            self.say("record-kept")
            self.screen.line(f"  labrys replay {shlex.quote(str(self.autosave_path))}")

    def result(self) -> str:
        winners = self.table.position.winners()
        if not winners:
            rivals = self.names[len(self.table.seats) :]
            return self.words.say("nobody-wins", names=self.words.series(rivals))
        names = self.words.series([self.names[seat] for seat in winners])
        return self.words.say("winner" if len(winners) == 1 else "winners", names=names)
