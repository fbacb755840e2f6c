"""The record: a text a person can read, that replays to exactly the same game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from labrys.kernel.errors import (
    BadSetting,
    LabrysError,
    Misfit,
    NotOffered,
    RecordError,
    UnknownSpelling,
)
from labrys.kernel.game import AnyGame
from labrys.kernel.given import Given, said
from labrys.kernel.lexicon import shown
from labrys.kernel.position import Line, Position
from labrys.kernel.step import NOBODY
from labrys.kernel.text.playing import DataError, Playing, unpacked

HEADING: Final = "labrys record 2"
# Its rules were a number and a hash of the content files, and it named no content.
EARLIER: Final = "labrys record 1"
DATA: Final = "content-data"
OUTCOMES_A_LINE: Final = 12
# The longest games are a tenth of this.
LONGEST: Final = 1_000_000
SENTENCE: Final = 300
DIGITS: Final = 100
NUMBER: Final = re.compile("-?[0-9]+")


def write(position: Position, content: bool = False) -> str:
    """Header, one line per choice with its chance outcomes beside it, and a closing line; then the
    data of the content, for a record that is to be kept."""
    game = position.game
    text = [HEADING, f"game {game.name}", f"rules {game.rules}"]
    if game.playing.id:
        text.append(f"content {game.playing.id}")
    text += [f"seats {position.seats}", f"seed {position.seed}"]
    for name, value in sorted(position.settings.items()):
        # A value that was typed freely must not break its line.
        text.append(f"option {name} {' '.join(value.split())}")
    text.append("")
    lines = history(position)
    for line in lines:
        text += _choice(game, line)
    if position.over:
        text.append(f"end {_spaced(position.points)}")
    else:
        text.append(f"stop {len(lines) - 1}")
    if content and game.playing.id:
        text += [f"{DATA} {letters}" for letters in game.playing.packed()]
    return "\n".join(text) + "\n"


def _spaced(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def history(position: Position) -> list[Line]:
    """The lines of a position's record, the set-up first."""
    if position.last is None:
        raise RecordError("this position keeps no record")
    lines: list[Line] = []
    line: Line | None = position.last
    while line is not None:
        lines.append(line)
        line = line.before
    lines.reverse()
    return lines


def _choice(game: AnyGame, line: Line) -> list[str]:
    spelled = [game.outcomes.spell(outcome).replace(" ", ":") for outcome in line.outcomes]
    first = "setup" if line.seat == NOBODY else f"{line.seat} {game.lexicon.spell(line.option)}"
    rows = [spelled[i : i + OUTCOMES_A_LINE] for i in range(0, len(spelled), OUTCOMES_A_LINE)]
    if not rows:
        return [first]
    return [f"{first} ~ {' '.join(rows[0])}"] + [f"~ {' '.join(row)}" for row in rows[1:]]


class Choice:
    """A line of a record that has been read but not yet played."""

    def __init__(self, line_number: int, seat: int, spelling: str) -> None:
        self.line_number = line_number
        self.seat = seat
        self.spelling = spelling
        self.outcomes: list[str] = []


class Record:
    """A record that has been read: its header and its choices. Reading it plays nothing."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = ""
        self.content = ""
        self.playing: Playing | None = None
        self.seats = 0
        self.seed = 0
        self.settings: dict[str, str] = {}
        self.setup = Choice(0, NOBODY, "")
        self.choices: list[Choice] = []
        self.end: list[int] | None = None
        self.end_line = 0

    def replay(
        self, game: AnyGame, upto: int = -1, watch: Callable[[Position], None] | None = None
    ) -> Position:
        """Play the record again, all of it or the first `upto` choices.

        Other rules or another content than it was made with may do: a Misfit tells if they don't.
        """
        choices = self.choices if upto < 0 else self.choices[:upto]
        if upto > len(self.choices):
            raise RecordError(f"the record has {len(self.choices)} choices, not {upto}")
        position = self._set_up(game)
        if watch is not None:
            watch(position)
        for ply, choice in enumerate(choices):
            self._play(game, position, choice, ply)
            if watch is not None:
                watch(position)
        if len(choices) == len(self.choices):
            self._check_end(position)
        position.chance.script = None
        return position

    def go_on(self, position: Position) -> None:
        """Play the choices in a position that stands before them already.

        If that fails, the position is of no use any more.
        """
        for ply, choice in enumerate(self.choices):
            self._play(position.game, position, choice, ply)
        position.chance.script = None

    def _set_up(self, game: AnyGame) -> Position:
        where = f"line {self.setup.line_number}"
        script = _outcomes(game, self.setup, 0)
        # Compiled, a name of an error has one type in the whole function.
        try:
            position: Position = game.new(self.seats, self.seed, self.settings, script=script)
        except BadSetting as wrong:
            raise Misfit("the record's header", shown(str(wrong), SENTENCE), 0, "") from None
        except LabrysError as unfit:
            raise Misfit(where, str(unfit), 0, "") from None
        except Exception as failure:
            raise Misfit(where, _failed(failure), 0, "") from failure
        _all_read(position, self.setup, 0)
        return position

    def _play(self, game: AnyGame, position: Position, choice: Choice, ply: int) -> None:
        where = f"line {choice.line_number}"
        position.chance.script = _outcomes(game, choice, ply)
        position.chance.read = 0
        try:
            if position.over:
                raise RecordError("the game is over before this choice")
            _play_on(position, game.lexicon.read(choice.spelling), choice.seat)
        except LabrysError as unfit:
            raise Misfit(where, str(unfit), ply, shown(choice.spelling)) from None
        except Exception as failure:
            raise Misfit(where, _failed(failure), ply, shown(choice.spelling)) from failure
        _all_read(position, choice, ply)

    def _check_end(self, position: Position) -> None:
        why = ""
        if self.end is None and position.over:
            why = "the record stops, but its game is over"
        elif self.end is not None and not position.over:
            why = "the record says the game is over, but it is not"
        elif self.end is not None and self.end != position.points:
            why = (
                f"the record ends with points {shown(_spaced(self.end))}, "
                f"but its choices lead to {_spaced(position.points)}"
            )
        if why:
            raise Misfit(f"line {self.end_line}", why, len(self.choices), "")


def _play_on(position: Position, option: int, seat: int) -> None:
    """Play a choice, after only options that the record leaves out: where they were not asked when
    it was made, they are played unasked here, too."""
    while True:
        try:
            position.play(option, seat)
            return
        except NotOffered:
            if len(position.options) != 1:
                raise
        step = position.agenda.pop()
        step.take(position, position.options[0])
        position.settle()
        position.advance()


def _failed(failure: Exception) -> str:
    """What to say of rules that break down, as they may with what they were not made for."""
    return shown(f"the rules fail here ({type(failure).__name__}: {failure})", SENTENCE)


def _outcomes(game: AnyGame, choice: Choice, ply: int) -> list[int]:
    script: list[int] = []
    for word in choice.outcomes:
        try:
            script.append(game.outcomes.read(word.replace(":", " ")))
        except UnknownSpelling:
            why = f"'{shown(word)}' is no chance outcome of {game.name}"
            where = f"line {choice.line_number}"
            raise Misfit(where, why, ply, shown(choice.spelling)) from None
    return script


def _all_read(position: Position, choice: Choice, ply: int) -> None:
    script = position.chance.script
    if script is not None and position.chance.read < len(script):
        why = "chance has fewer outcomes here than written"
        raise Misfit(f"line {choice.line_number}", why, ply, shown(choice.spelling))


def read(text: Given) -> Record:
    """Read a record's text; a clear sentence if it is none, is cut or is damaged."""
    if not isinstance(text, str):
        raise RecordError(f"a record is a text, not {said(text)}")
    if len(text) > LONGEST:
        raise RecordError("this is far too long to be a record")
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (HEADING, EARLIER):
        raise RecordError(f"this is no record: the first line should be '{HEADING}'")
    record = Record()
    start = _read_header(record, lines)
    closed = False
    data: list[str] = []
    current = record.setup
    for number, raw in enumerate(lines[start:], start + 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        head, _, rest = line.partition(" ")
        if closed and head == DATA:
            data.append(rest.strip())
            continue
        if closed:
            raise RecordError(f"line {number}: nothing may follow the closing line")
        if head == "~":
            current.outcomes += rest.split()
        elif head in ("end", "stop"):
            _read_closing(record, head, rest, number)
            record.end_line = number
            closed = True
        else:
            current = _read_choice(record, line, number)
    if not closed:
        raise RecordError("the record is cut: its closing line ('end …' or 'stop …') is missing")
    if not record.setup.line_number:
        raise RecordError("the record has no line 'setup'")
    if data:
        record.playing = _read_data(record, "".join(data))
    return record


def _read_data(record: Record, letters: str) -> Playing:
    try:
        playing = unpacked(letters)
    except DataError as error:
        raise RecordError(f"the record's content: {error}") from None
    if playing.id != record.content:
        raise RecordError("the record's content is not the one that its header names")
    return playing


def _read_header(record: Record, lines: list[str]) -> int:
    found: list[str] = []
    for number, raw in enumerate(lines[1:], 2):
        line = raw.strip()
        if not line:
            break
        if line.startswith("#"):
            continue
        key, _, value = line.partition(" ")
        if not value and number == len(lines):
            raise RecordError("the record is cut: it ends inside its header")
        if not value:
            raise RecordError(f"line {number}: '{shown(key)}' stands alone; what is its value?")
        if key != "option" and key in found:
            raise RecordError(f"line {number}: the header names its {shown(key)} twice")
        found.append(key)
        if key == "game":
            record.game = shown(value)
        elif key == "rules":
            record.rules = shown(value)
        elif key == "content":
            record.content = shown(value)
        elif key == "seats":
            record.seats = _number(value, number)
        elif key == "seed":
            record.seed = _number(value, number)
        elif key == "option":
            name, _, setting = value.partition(" ")
            if name in record.settings:
                raise RecordError(f"line {number}: option {shown(name)} is given twice")
            record.settings[name] = setting
        else:
            raise RecordError(f"line {number}: '{shown(key)}' is no part of a record's header")
    else:
        raise RecordError("the record is cut: it ends inside its header")
    for name in ("game", "rules", "seats", "seed"):
        if name not in found:
            raise RecordError(f"the record's header names no {name}")
    return number


def _read_choice(record: Record, line: str, number: int) -> Choice:
    body, _, outcomes = line.partition("~")
    head, _, spelling = body.strip().partition(" ")
    if head == "setup":
        if record.setup.line_number or record.choices:
            raise RecordError(f"line {number}: 'setup' stands once, before the choices")
        choice = record.setup
        choice.line_number = number
    else:
        seat = _number(head, number)
        if not 0 <= seat < record.seats:
            raise RecordError(f"line {number}: there is no seat {shown(head)} in this record")
        choice = Choice(number, seat, spelling)
        record.choices.append(choice)
    choice.outcomes += outcomes.split()
    return choice


def _read_closing(record: Record, head: str, rest: str, number: int) -> None:
    if head == "end":
        record.end = [_number(word, number) for word in rest.split()]
    elif _number(rest, number) != len(record.choices):
        raise RecordError(
            f"line {number}: the record should hold {shown(rest)} choices "
            f"but has {len(record.choices)}"
        )


def _number(word: str, line_number: int) -> int:
    if len(word) > DIGITS:
        raise RecordError(f"line {line_number}: '{shown(word)}' is too long for a number")
    if not NUMBER.fullmatch(word):
        raise RecordError(f"line {line_number}: '{shown(word)}' should be a number")
    return int(word)
