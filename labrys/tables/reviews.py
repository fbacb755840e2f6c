"""The coach's reviews of finished games: asked for once, made in the background, kept.

A game that is not over has none, for nobody: it would tell what is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass

from labrys.bots.coach import text
from labrys.bots.coach.review import Review
from labrys.kernel.errors import LabrysError
from labrys.tables.cache import TableCache
from labrys.tables.errors import NotNow


@dataclass(frozen=True)
class ReviewLook:
    """How far a review is, in thousandths; the review itself once it is done."""

    progress: int
    failed: bool = False
    review: Review | None = None


class Reviews:
    """What the coach has found out."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables

    def look(self, table: str) -> ReviewLook | None:
        """The review of a table, or how far it is; None if nobody has asked for it."""
        with self.tables.current(table) as live:
            if not live.row.over:
                raise NotNow("house-review-later")
            live.must_go_on()
            lexicon = live.game.lexicon
        row = self.tables.store.reviews.get(table)
        if row is None:
            return None
        if not row.data:
            return ReviewLook(row.progress, row.failed)
        try:
            review = text.read(row.data, lexicon)
        except (LabrysError, ValueError, KeyError, TypeError):
            review = None
        if review is None:  # made in another way: it is made anew
            self.tables.store.reviews.forget(table)
            return None
        return ReviewLook(row.progress, review=review)

    def ask(self, table: str) -> None:
        """Have a finished game looked at."""
        look = self.look(table)
        if look is not None and look.failed:
            self.tables.store.reviews.forget(table)
        self.tables.store.reviews.ask(table)
