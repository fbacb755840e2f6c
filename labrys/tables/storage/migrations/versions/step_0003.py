"""The key of a seat ends when somebody sits down by it.

Of seats that were taken before, the keys end now. A seat that has a name and nobody at it was
opened by a program for itself: its token stays what the program plays with.
"""

from __future__ import annotations

import hashlib
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("used_hash", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("invitation", sa.Integer, nullable=False, server_default="0"))
    op.create_index("seats_used", "seats", ["used_hash"])
    seats = sa.table(
        "seats",
        *(sa.column(name) for name in ("table_id", "seat", "kind", "name", "claimed")),
        *(sa.column(name) for name in ("token_hash", "used_hash")),
    )
    holders = sa.table("holders", *(sa.column(n) for n in ("device_hash", "table_id", "seat")))
    connection = op.get_bind()
    rows = connection.execute(sa.select(seats)).all()
    for row in rows:
        programs = row.kind == "person" and row.name and not row.claimed
        if programs:
            held = {"device_hash": row.token_hash, "table_id": row.table_id, "seat": row.seat}
            connection.execute(sa.insert(holders), held)
        if row.claimed or programs or row.kind != "person":
            nobodys = hashlib.sha256(secrets.token_bytes(32)).hexdigest()
            connection.execute(
                sa.update(seats)
                .where(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
                .values(
                    token_hash=nobodys,
                    used_hash=row.token_hash if row.claimed else "",
                    claimed=bool(row.claimed or programs),
                )
            )


def downgrade() -> None:
    op.drop_index("seats_used", "seats")
    op.drop_column("seats", "invitation")
    op.drop_column("seats", "used_hash")
