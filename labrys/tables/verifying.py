"""`labrys verify-tables`: what would become of the tables of a house under this Labrys.

It only reads, whatever version made the database, so that it can be asked before an upgrade.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, func, inspect, select
from sqlalchemy.exc import DatabaseError

from labrys.kernel.errors import BadSetting, LabrysError, Misfit
from labrys.kernel.text.playing import Playing
from labrys.kernel.text.progress import Progress
from labrys.tables.replaying import begun, check_end, content_id, own_game, play_on, rules_of
from labrys.tables.storage import schema
from labrys.tables.storage.choices import choices_of
from labrys.tables.storage.contents import content_of

AS_IT_IS: Final = "as it is"
CARRIED: Final = "under new rules"
DIFFERS: Final = "differs"


@dataclass(frozen=True)
class Verdict:
    """What would become of a table."""

    table: str
    game: str
    over: bool
    kind: str
    told: str = ""


def verify(engine: Engine) -> Iterator[Verdict]:
    """The verdict on each table; the first that comes is asked for when all are counted."""
    with engine.connect() as connection:
        columns = {column["name"] for column in inspect(connection).get_columns("tables")}
        contents = inspect(connection).has_table("contents")
        shown = [column for column in schema.tables.c if column.name in columns]
        ids = list(connection.execute(select(schema.tables.c.id)).scalars())
        progress = Progress("replaying tables", len(ids))
        try:
            for id in ids:
                row = connection.execute(
                    select(*shown).where(schema.tables.c.id == id)
                ).one_or_none()
                if row is not None:
                    yield _verdict(connection, row, contents)
                progress.step()
        finally:
            progress.close()


def _verdict(connection: Connection, row: Row[Any], contents: bool) -> Verdict:
    def known(game: str, id: str) -> Playing | None:
        return content_of(connection, game, id) if contents else None

    kind, told = AS_IT_IS, ""
    try:
        game = own_game(row, known)
        seats = schema.seats
        count = select(func.count()).select_from(seats).where(seats.c.table_id == row.id)
        playing = begun(row, connection.execute(count).scalar_one(), game)
        for choice in choices_of(connection, row.id, 0)[: row.ply]:
            play_on(playing, choice)
        check_end(row, playing)
        lost = content_id(row) not in ("", game.playing.id)
        if rules_of(row) != game.rules or lost:
            kind = CARRIED
    except Misfit as misfit:
        kind = DIFFERS
        at = f"choice {misfit.ply + 1}, '{misfit.choice}'" if misfit.choice else _place(row, misfit)
        told = f"{at}: {misfit.why}"
    except LabrysError as error:
        kind, told = DIFFERS, str(error)
    return Verdict(row.id, row.game, row.over, kind, told)


def _place(row: Row[Any], misfit: Misfit) -> str:
    return "the set-up" if misfit.ply == 0 and row.ply else f"after {misfit.ply} choices"


def run(engine: Engine) -> int:
    """Print what would become of the tables; 1 if one of them can't go on as it is stored."""
    file = engine.url.database or ""
    if engine.dialect.name == "sqlite" and not Path(file).is_file():
        raise BadSetting(f"there is no database at {file}: nothing to verify")
    try:
        if not inspect(engine).has_table("tables"):
            raise BadSetting("there are no tables of Labrys in this database")
        verdicts = list(verify(engine))
    except DatabaseError as error:
        raise BadSetting(f"the database can't be used: {str(error.orig).strip()}") from None
    for game in sorted({verdict.game for verdict in verdicts}):
        of_game = [verdict for verdict in verdicts if verdict.game == game]
        counts = [f"{_count(of_game, kind)} {words}" for kind, words in _WORDS.items()]
        print(f"{game}: {len(of_game)} tables: {', '.join(counts)}")
    differing = [verdict for verdict in verdicts if verdict.kind == DIFFERS]
    for verdict in differing:
        state = "finished" if verdict.over else "running"
        print(f"  {verdict.game} table {verdict.table} ({state}): {verdict.told}")
    if not verdicts:
        print("there are no tables yet")
    return 1 if differing else 0


_WORDS: Final = {
    AS_IT_IS: "go on as they are",
    CARRIED: "go on under new rules",
    DIFFERS: "differ",
}


def _count(verdicts: list[Verdict], kind: str) -> int:
    return sum(verdict.kind == kind for verdict in verdicts)
