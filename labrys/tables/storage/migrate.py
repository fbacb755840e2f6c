"""Brings a database to the schema of this Labrys, step by step, whatever version made it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError

from labrys.kernel.errors import BadSetting

FOLDER: Final = Path(__file__).parent / "migrations"
# Several servers may start at once on PostgreSQL; one migrates, the others wait.
LOCK: Final = 7_246_051


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return settings


def upgrade(engine: Engine) -> None:
    """Make the tables, or change old ones to what they should be now."""
    try:
        with engine.connect().execution_options(writing=True) as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            _refuse_newer(MigrationContext.configure(connection).get_current_heads())
            settings = config()
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except OperationalError as error:
        raise BadSetting(f"the database can't be used: {str(error.orig).strip()}") from None


def _refuse_newer(heads: tuple[str, ...]) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if not set(heads) <= known:
        raise BadSetting("the database was made by a newer Labrys: please update this one")
