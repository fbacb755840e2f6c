"""Reviews of finished games, and how far they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("worked", sa.Float, nullable=False),
        sa.Column("progress", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("reviews_asked", "reviews", ["asked"])


def downgrade() -> None:
    op.drop_table("reviews")
