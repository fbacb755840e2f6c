"""What the host of a table has ruled: that it has ended, who may not talk, which link is for those
who watch. And how many of its undos were of secret answers, which nobody else is to know of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ruled", sa.JSON))
    op.add_column("tables", sa.Column("unseen", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "unseen")
    op.drop_column("tables", "ruled")
