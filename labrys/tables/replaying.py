"""A stored table played again: with the content it was begun with, under the rules of today.

Numbers of versions refuse nothing. If every choice is still offered and every outcome fits, the
table goes on; if not, it is held up to the choice that differs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Row

from labrys import games
from labrys.kernel.chance import Chance
from labrys.kernel.errors import LabrysError, Misfit
from labrys.kernel.game import AnyGame
from labrys.kernel.history import History
from labrys.kernel.position import Position
from labrys.kernel.record import DATA, HEADING, OUTCOMES_A_LINE
from labrys.kernel.text.playing import Playing
from labrys.tables.engine import TableEngine

FEWER: Final = "chance has fewer outcomes here than it had"

Lookup = Callable[[str, str], Playing | None]


def own_game(row: Row[Any], lookup: Lookup) -> AnyGame:
    """The game with the content of a table; the newest where that is not known, or can't be read
    any more: the replay shows whether it fits."""
    newest = games.find(row.game)
    id = content_id(row)
    if not id or id == newest.playing.id:
        return newest
    playing = lookup(row.game, id)
    if playing is None:
        return newest
    try:
        return games.with_content(row.game, playing)
    except LabrysError:
        return newest


def content_id(row: Row[Any]) -> str:
    """The id of a table's content; tables of an old database have none."""
    id: str = getattr(row, "content", "")
    return id


def rules_of(row: Row[Any]) -> str:
    """The number of the rules a table is held to; once it stood before a hash of the content."""
    rules: str = row.rules
    return rules.partition("-")[0]


def seen_undos(row: Row[Any]) -> int:
    """The undos that all may know of; an old database that is only looked at has no others."""
    undos: int = row.generation - getattr(row, "unseen", 0)
    return undos


def begun(row: Row[Any], seats: int, game: AnyGame) -> TableEngine:
    """A table before its first choice; a Misfit if it can't be set up any more."""
    try:
        script = _outcomes(game, row.setup)
        seed, settings = int(row.seed), dict(row.settings)
        position: Position = game.new(seats, seed, settings, script=script)
    except LabrysError as unfit:
        raise Misfit("", str(unfit), 0, "") from None
    except Exception as failure:
        raise Misfit("", _failed(failure), 0, "") from failure
    if position.chance.read < len(script):
        raise Misfit("", FEWER, 0, "")
    position.chance.script = None
    return TableEngine(History(position), row.imported, seen_undos(row))


def play_on(engine: TableEngine, choice: Row[Any]) -> None:
    """Play a stored choice; a Misfit if it is not offered or its outcomes do not fit. Then the
    engine stands where it stood."""
    game, ply = engine.position.game, engine.plies
    try:
        engine.position.chance = Chance(0)
        engine.position.chance.script = _outcomes(game, choice.outcomes)
        engine.play(game.lexicon.read(choice.option), choice.seat, choice.by)
    except LabrysError as unfit:
        raise Misfit("", str(unfit), ply, choice.option) from None
    except Exception as failure:
        raise Misfit("", _failed(failure), ply, choice.option) from failure
    finally:
        script, read = engine.position.chance.script, engine.position.chance.read
        engine.position.chance.script = None
    if script is not None and read < len(script):
        engine.history.position = engine.history.done.pop().before
        raise Misfit("", FEWER, ply, choice.option)


def check_end(row: Row[Any], engine: TableEngine) -> None:
    """A finished game must end as it did."""
    position = engine.position
    if engine.plies == row.ply and row.over != position.over:
        then, now = ("over", "not over") if row.over else ("not over", "over")
        raise Misfit("", f"the game was {then} here and is {now} now", row.ply, "")
    if engine.plies == row.ply and row.over and list(row.points) != list(position.points):
        points = " ".join(str(number) for number in position.points)
        raise Misfit("", f"the game ends with points {points} now", row.ply, "")


def _failed(failure: Exception) -> str:
    return f"the rules fail here ({type(failure).__name__}: {failure})"[:300]


def _outcomes(game: AnyGame, text: str) -> list[int]:
    return [game.outcomes.read(word.replace(":", " ")) for word in text.split()]


def record_of(
    row: Row[Any], seats: int, choices: Sequence[Row[Any]], playing: Playing | None
) -> str:
    """The record of a table from its rows alone, whatever the rules of today say to it."""
    text = [HEADING, f"game {row.game}", f"rules {rules_of(row)}"]
    if content_id(row):
        text.append(f"content {content_id(row)}")
    text += [f"seats {seats}", f"seed {row.seed}"]
    text += [f"option {name} {value}" for name, value in sorted(row.settings.items())]
    text += ["", *_line("setup", row.setup)]
    for choice in choices:
        text += _line(f"{choice.seat} {choice.option}", choice.outcomes)
    points = " ".join(str(number) for number in row.points)
    text.append(f"end {points}" if row.over else f"stop {len(choices)}")
    if playing is not None and playing.id == content_id(row):
        text += [f"{DATA} {letters}" for letters in playing.packed()]
    return "\n".join(text) + "\n"


def _line(first: str, outcomes: str) -> list[str]:
    words = outcomes.split()
    rows = [words[i : i + OUTCOMES_A_LINE] for i in range(0, len(words), OUTCOMES_A_LINE)]
    if not rows:
        return [first]
    return [f"{first} ~ {' '.join(rows[0])}"] + [f"~ {' '.join(row)}" for row in rows[1:]]
