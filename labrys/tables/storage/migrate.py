"""Brings a database to the schema of this Labrys, step by step, whatever version made it.

Alembic is imported only where there is something to do: a server should start quickly.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import DatabaseError

from labrys.kernel.errors import BadSetting

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"
# Several servers may start at once on PostgreSQL; one migrates, the others wait.
LOCK: Final = 7_246_051
VERSIONS: Final = "alembic_version"


def newest() -> str:
    """The last step: their files are named by their numbers."""
    return max(path.stem.removeprefix("step_") for path in FOLDER.glob("versions/step_*.py"))


def config() -> Config:
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return settings


def upgrade(engine: Engine) -> None:
    """Make the tables, or change old ones to what they should be now."""
    try:
        if not _is_newest(engine):
            _upgrade(engine)
    except DatabaseError as error:
        raise BadSetting(f"the database can't be used: {str(error.orig).strip()}") from None


def _is_newest(engine: Engine) -> bool:
    with engine.connect() as connection:
        if not inspect(connection).has_table(VERSIONS):
            return False
        steps = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars()
        return list(steps) == [newest()]


def _upgrade(engine: Engine) -> None:
    from alembic import command
    from alembic.runtime.migration import MigrationContext

    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        _refuse_newer(MigrationContext.configure(connection).get_current_heads())
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")


def _refuse_newer(heads: tuple[str, ...]) -> None:
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if not set(heads) <= known:
        raise BadSetting("the database was made by a newer Labrys: please update this one")
