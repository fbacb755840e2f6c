"""Tables keep the content they were begun with; contents are stored once, by their ids.

What tables of before were begun with is not known: it is taken to be the newest content when they
are opened for the first time, if they can be replayed with it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("content", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "content")
    op.drop_table("contents")
