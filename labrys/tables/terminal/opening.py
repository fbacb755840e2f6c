"""How a table comes to be: a new game, or one that was saved."""

from __future__ import annotations

from pathlib import Path

from labrys import games
from labrys.kernel.errors import BadSetting, LabrysError, Misfit, RecordError
from labrys.kernel.game import AnyGame
from labrys.kernel.record import Record
from labrys.tables import saves
from labrys.tables.terminal.table import YOU, Table, read_seats

OPPONENT = "greedy"
# A damaged record may ask for more seats than any game has.
MANY = 99


def new_table(game: AnyGame, seats: list[str] | None, seed: int, settings: dict[str, str]) -> Table:
    """A new game; if nobody says who sits where, you play against one bot, or alone in solo."""
    if seats is None:
        # A game without a solo mode says so itself, once two sit at its table.
        alone = "solo" in settings and 1 in game.seat_counts
        seats = [YOU] if alone else [YOU, OPPONENT]
    return Table.new(game, seats, seed, settings)


def load_table(path: Path, game: AnyGame | None = None, seats: list[str] | None = None) -> Table:
    """A saved game with those who played it, unless others are named.

    The record's own content comes first, if it has it along or it is ours; else `game` is used
    where the record is one of that game: its content may be a designer's own.
    """
    record, text = saves.read_record(path)
    try:
        game = _game_of(record, game)
        return Table.resumed(game, record, seats or _seats_of(text, record.seats))
    except Misfit as misfit:
        why = misfit if game is None else games.explained(misfit, record, game)
        raise RecordError(f"{path}: {why}") from None
    except LabrysError as error:
        raise RecordError(f"{path}: {error}") from None


def _game_of(record: Record, given: AnyGame | None) -> AnyGame:
    if given is None or given.name != record.game:
        return games.of_record(record)
    if record.content in ("", given.playing.id):
        return given
    found = games.of_record(record)
    return found if found.playing.id == record.content else given


def _seats_of(text: str, count: int) -> list[str]:
    """Those who sat at the table by the record's remark; else you, against bots."""
    named = saves.seats_in(text)
    try:
        seats = read_seats(",".join(named)) if named else []
    except BadSetting:
        seats = []
    return seats if len(seats) == count else [YOU] + [OPPONENT] * min(count - 1, MANY)
