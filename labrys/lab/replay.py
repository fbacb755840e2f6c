"""`labrys replay`: a recorded game again, as one seat or a spectator saw it."""

from __future__ import annotations

from pathlib import Path

from labrys import games
from labrys.kernel.errors import BadSetting, LabrysError, Misfit, RecordError
from labrys.kernel.event import Event
from labrys.kernel.game import AnyGame
from labrys.kernel.given import said
from labrys.kernel.position import Position
from labrys.kernel.record import Record
from labrys.kernel.step import NOBODY
from labrys.tables import saves
from labrys.tables.sentences import joined
from labrys.tables.terminal.screen import Screen
from labrys.tables.terminal.textboard import board_of, words_of

SPECTATOR = -1


class Choice:
    """What one choice of the record led to."""

    def __init__(self, seat: int, option: int, events: list[Event]) -> None:
        self.seat = seat
        self.option = option
        self.events = events


class Replay:
    """A record played again up to a choice; shown as one seat may know it."""

    def __init__(self, game: AnyGame, record: Record, upto: int) -> None:
        self.game = game
        self.record = record
        self.choices: list[Choice] = []
        self.begun = False
        self.position = record.replay(game, upto, self._watch)

    def _watch(self, position: Position) -> None:
        line = position.last
        if self.begun and line is not None:
            self.choices.append(Choice(line.seat, line.option, position.events or []))
        self.begun = True
        position.events = []


def run(
    path: Path,
    upto: int | None = None,
    seat: int | None = None,
    language: str = "en",
    step: bool = False,
    content: Path | None = None,
    screen: Screen | None = None,
) -> int:
    """Print the log sentences and the view that a record leads to; answers the exit status."""
    record, _ = saves.read_record(path)
    viewer = checked_seat(seat, record)
    replay = replayed(path, content, record, checked_choice(upto))
    Teller(replay, viewer, language, screen or Screen()).tell(step)
    return 0


def replayed(path: Path, content: Path | None, record: Record, upto: int) -> Replay:
    game = games.make(record.game, content) if content else _game_of(path, record)
    try:
        return Replay(game, record, upto)
    except Misfit as misfit:
        raise RecordError(f"{path}: {games.explained(misfit, record, game)}") from None
    except LabrysError as error:
        raise RecordError(f"{path}: {error}") from None


def _game_of(path: Path, record: Record) -> AnyGame:
    try:
        return games.of_record(record)
    except BadSetting as error:
        raise RecordError(f"{path}: {error}") from None


def checked_seat(seat: int | None, record: Record) -> int:
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < record.seats:
        raise BadSetting(f"there is no seat {said(seat)}: seats are 0 to {record.seats - 1}")
    return seat


def checked_choice(upto: int | None) -> int:
    if upto is None:
        return NOBODY
    if upto < 0:
        raise BadSetting(f"choices are counted from 0, so there is no choice {said(upto)}")
    return upto


def ended(text: str) -> str:
    """A sentence with its full stop, so that another may follow."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


class Teller:
    """Says what happened in a replay, and shows the view at its end."""

    def __init__(self, replay: Replay, viewer: int, language: str, screen: Screen) -> None:
        self.replay = replay
        self.viewer = viewer
        self.screen = screen
        self.words = words_of(replay.game, language)
        self.view = replay.position.view(viewer)
        self.board = board_of(self.words, screen.width, screen.paint, self.view)

    def tell(self, step: bool) -> None:
        self.heading()
        for number, choice in enumerate(self.replay.choices, 1):
            self.choice(number, choice)
            if step:
                step = self.waits()
        self.ending()

    def heading(self) -> None:
        record = self.replay.record
        names = self.board.names
        spectator = self.words.say("replay-spectator")
        text = self.words.say(
            "replay-heading",
            game=self.words.title(),
            seats=record.seats,
            seed=str(record.seed),
            count=len(record.choices),
            viewer=names[self.viewer] if self.viewer >= 0 else spectator,
        )
        self.screen.say(text, style="heading")

    def choice(self, number: int, choice: Choice) -> None:
        """A seat sees its own choices; of the others' only what happened."""
        names = self.board.names
        if choice.seat == self.viewer:
            option = self.words.option(choice.option)
            text = self.words.say(
                "replay-choice", count=number, name=names[choice.seat], option=option
            )
        else:
            text = self.words.say("replay-quiet", count=number, name=names[choice.seat])
        told = [self.words.event(event, self.viewer, names) for event in choice.events]
        self.screen.say(f"{ended(text)} {joined(told, self.words)}", more="    ")

    def waits(self) -> bool:
        """Whether to wait again after the next choice."""
        answer = self.screen.ask(self.words.say("replay-step") + " ")
        return answer is not None and not answer.strip().lower().startswith("q")

    def ending(self) -> None:
        self.screen.line()
        record = self.replay.record
        count, total = len(self.replay.choices), len(record.choices)
        self.screen.say(self.words.say("replay-after", count=count, total=total), style="heading")
        self.screen.lines(self.board.draw_turn(self.view))
        if self.view.over:
            self.screen.line()
            self.screen.lines(self.board.account(self.view))
        self.screen.line()
        self.screen.say(self.words.prompt(self.view, self.board.names), style="heading")
