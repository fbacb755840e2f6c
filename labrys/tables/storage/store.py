"""The store: every question to the database is asked in this folder. Plain rows in, plain rows out.

Each method that writes is one transaction, and has committed when it returns.
"""

from __future__ import annotations

from sqlalchemy import Engine

from labrys.tables.storage.campaigns import Campaigns
from labrys.tables.storage.choices import Choices
from labrys.tables.storage.contents import Contents
from labrys.tables.storage.database import Database
from labrys.tables.storage.forgetting import Forgetting
from labrys.tables.storage.notes import Notes
from labrys.tables.storage.reviews import ReviewRows
from labrys.tables.storage.seats import SeatRows
from labrys.tables.storage.tables import TableRows


class Store:
    """A database of tables."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.database = Database(engine)
        self.tables = TableRows(self.database)
        self.seats = SeatRows(self.database)
        self.choices = Choices(self.database)
        self.notes = Notes(self.database)
        self.contents = Contents(self.database)
        self.forgetting = Forgetting(self.database)
        self.campaigns = Campaigns(self.database)
        self.reviews = ReviewRows(self.database)

    def close(self) -> None:
        self.engine.dispose()
