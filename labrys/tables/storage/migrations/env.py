"""Run by Alembic: applies the steps on the connection that `migrate.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from labrys.tables.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
