"""What is stored of a table. The record is the game: header, choices, outcomes; the rest is who
sits there and what was said. Changes of this schema go into `migrations` too."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

# What tables are played with, each content once: the data without names, by its id.
contents = Table(
    "contents",
    metadata,
    Column("game", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("data", Text, nullable=False),
    Column("made", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),  # those under which it was held to last
    Column("content", Text, nullable=False, server_default=""),  # "": the newest, once it is opened
    Column("seed", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("setup", Text, nullable=False),  # the outcomes of chance before the first choice
    Column("listed", Boolean, nullable=False),
    Column("origin", Text, nullable=False),
    Column("imported", Integer, nullable=False),  # choices that came with a record
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),  # counts every change
    Column("ply", Integer, nullable=False),  # how many choices there are
    Column("generation", Integer, nullable=False),  # counts undos
    # Of these, secret answers that were taken back: nobody else is to know of them.
    Column("unseen", Integer, nullable=False, server_default="0"),
    Column("over", Boolean, nullable=False),
    Column("points", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("deciders", JSON, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("undo", JSON),
    Column("ruled", JSON),  # what the host has ruled: see tables/hosting.py
    Column("host_hash", Text, nullable=False),
    Column("spectator_hash", Text, nullable=False, unique=True),
    Index("tables_listed", "listed", "over", "changed"),
    Index("tables_bot_due", "bot_due", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("stand_in", Text, nullable=False),
    Column("claimed", Boolean, nullable=False),
    # The key that opens the seat; it ends at its first use, and this becomes one that nobody has.
    Column("token_hash", Text, nullable=False, unique=True),
    Column("used_hash", Text, nullable=False),  # the key that was used last
    Column("invitation", Integer, nullable=False),  # counts the links of the host to this seat
    Index("seats_used", "used_hash"),
)

# Which browsers hold which seats; seat -1 is a spectator's place.
holders = Table(
    "holders",
    metadata,
    Column("device_hash", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Index("holders_table", "table_id"),
)

# (table, ply) is unique: a choice is never lost and never played twice.
choices = Table(
    "choices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("made", Float, nullable=False),
)

# Choices that were taken back and may be played again, the latest undone last.
undone = Table(
    "undone",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("by", Text, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("parts", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Index("notes_table", "table_id", "id"),
)

# What a campaign has won follows from its tables: it is not stored a second time.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("content", Text, nullable=False),  # all its tables are played with it
    Column("settings", JSON, nullable=False),  # those that its owner has chosen
    Column("owner_hash", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("campaigns_owner", "owner_hash", "created"),
)

# (campaign, place) is unique: of two servers that open the next table, one does.
campaign_tables = Table(
    "campaign_tables",
    metadata,
    Column("campaign_id", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
)

# What the coach found in a finished game. `data` is empty while it is being made; `worked` tells
# when a server last worked on it, so that another takes over from one that is gone.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("worked", Float, nullable=False),
    Column("progress", Integer, nullable=False),  # in thousandths
    Column("failed", Boolean, nullable=False),
    Column("data", Text, nullable=False),
    Index("reviews_asked", "asked"),
)
