"""The record: a text a person can read, that replays to exactly the same game."""

from __future__ import annotations

from collections.abc import Callable

from labrys.kernel.errors import BadSetting, LabrysError, RecordError, UnknownSpelling
from labrys.kernel.game import Game
from labrys.kernel.lexicon import shown
from labrys.kernel.position import Line, Position
from labrys.kernel.step import NOBODY

HEADING = "labrys record 1"
OUTCOMES_A_LINE = 12
LONGEST = 4_000_000
SENTENCE = 300


def write(position: Position) -> str:
    """Header, one line per choice with its chance outcomes beside it, and a closing line."""
    game = position.game
    text = [
        HEADING,
        f"game {game.name}",
        f"rules {game.version}",
        f"seats {position.seats}",
        f"seed {position.seed}",
    ]
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


def _choice(game: Game, line: Line) -> list[str]:
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
        self.seats = 0
        self.seed = 0
        self.settings: dict[str, str] = {}
        self.setup = Choice(0, NOBODY, "")
        self.choices: list[Choice] = []
        self.end: list[int] | None = None
        self.end_line = 0

    def replay(
        self, game: Game, upto: int = -1, watch: Callable[[Position], None] | None = None
    ) -> Position:
        """Play the record again, all of it or the first `upto` choices."""
        if self.rules != game.version:
            raise RecordError(
                f"the record was made under rules {shown(self.rules)}; "
                f"these are rules {game.version}"
            )
        choices = self.choices if upto < 0 else self.choices[:upto]
        if upto > len(self.choices):
            raise RecordError(f"the record has {len(self.choices)} choices, not {upto}")
        position = self._set_up(game)
        if watch is not None:
            watch(position)
        for choice in choices:
            self._play(game, position, choice)
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
        for choice in self.choices:
            self._play(position.game, position, choice)
        position.chance.script = None

    def _set_up(self, game: Game) -> Position:
        script = _outcomes(game, self.setup)
        try:
            position = game.new(self.seats, self.seed, self.settings, script=script)
        except BadSetting as error:
            raise RecordError(f"the record's header: {shown(str(error), SENTENCE)}") from None
        except LabrysError as error:
            raise RecordError(f"line {self.setup.line_number}: {error}") from None
        _all_read(position, self.setup)
        return position

    def _play(self, game: Game, position: Position, choice: Choice) -> None:
        position.chance.script = _outcomes(game, choice)
        position.chance.read = 0
        try:
            if position.over:
                raise RecordError("the game is over before this choice")
            position.play(game.lexicon.read(choice.spelling), choice.seat)
        except LabrysError as error:
            raise RecordError(f"line {choice.line_number}: {error}") from None
        _all_read(position, choice)

    def _check_end(self, position: Position) -> None:
        line = f"line {self.end_line}"
        if self.end is None and position.over:
            raise RecordError(f"{line}: the record stops, but its game is over")
        if self.end is not None and not position.over:
            raise RecordError(f"{line}: the record says the game is over, but it is not")
        if self.end is not None and self.end != position.points:
            raise RecordError(
                f"{line}: the record ends with points {shown(_spaced(self.end))}, "
                f"but its choices lead to {_spaced(position.points)}"
            )


def _outcomes(game: Game, choice: Choice) -> list[int]:
    script: list[int] = []
    for word in choice.outcomes:
        try:
            script.append(game.outcomes.read(word.replace(":", " ")))
        except UnknownSpelling:
            raise RecordError(
                f"line {choice.line_number}: '{shown(word)}' is no chance outcome of {game.name}"
            ) from None
    return script


def _all_read(position: Position, choice: Choice) -> None:
    script = position.chance.script
    if script is not None and position.chance.read < len(script):
        raise RecordError(f"line {choice.line_number}: chance has fewer outcomes here than written")


def read(text: str) -> Record:
    """Read a record's text; a clear sentence if it is none, is cut or is damaged."""
    if len(text) > LONGEST:
        raise RecordError("this is far too long to be a record")
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADING:
        raise RecordError(f"this is no record: the first line should be '{HEADING}'")
    record = Record()
    start = _read_header(record, lines)
    closed = False
    current = record.setup
    for number, raw in enumerate(lines[start:], start + 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if closed:
            raise RecordError(f"line {number}: nothing may follow the closing line")
        head, _, rest = line.partition(" ")
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
    return record


def _read_header(record: Record, lines: list[str]) -> int:
    found: list[str] = []
    for number, raw in enumerate(lines[1:], 2):
        line = raw.strip()
        if not line:
            break
        if line.startswith("#"):
            continue
        key, _, value = line.partition(" ")
        if not value:
            raise RecordError(f"line {number}: '{shown(key)}' stands alone; what is its value?")
        if key != "option" and key in found:
            raise RecordError(f"line {number}: the header names its {shown(key)} twice")
        found.append(key)
        if key == "game":
            record.game = shown(value)
        elif key == "rules":
            record.rules = value
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
    try:
        return int(word)
    except ValueError:
        raise RecordError(f"line {line_number}: '{shown(word)}' should be a number") from None
