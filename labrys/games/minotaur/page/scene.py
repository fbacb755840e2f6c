"""What one drawing of the table starts from: the view's table, who sits where, what is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from labrys.boards.people import Sitter
from labrys.games.minotaur.facts.table import table
from labrys.games.minotaur.facts.types import Side, Table
from labrys.games.minotaur.game import as_lords
from labrys.games.minotaur.rules.end import Remove, TakeBonus
from labrys.games.minotaur.rules.picks import Destination, Pick, PickPlace
from labrys.games.minotaur.rules.play import FateSpent
from labrys.games.minotaur.rules.refresh import Refresh
from labrys.games.minotaur.rules.supremacy import CurseRegion
from labrys.kernel.step import AnyStep
from labrys.kernel.view import View


class Angle(NamedTuple):
    """From which side the table is seen, and what is marked on it. `near` is the seat at the
    bottom, `far` the other."""

    sitters: tuple[Sitter, ...]
    near: int
    chosen: frozenset[str]
    source: str

    @property
    def far(self) -> int:
        return 1 - self.near

    def where(self, seat: int) -> str:
        return "near" if seat == self.near else "far"

    def state(self, id: str) -> str:
        """The classes of a card that is named already, or whose text is being carried out."""
        if id in self.chosen:
            return "marked"
        return "source" if id == self.source else ""


class Scene:
    """A view made ready for drawing."""

    def __init__(self, view: View, sitters: Sequence[Sitter]) -> None:
        lords = as_lords(view.concealed)
        self.view = view
        self.lords = lords
        self.table: Table = table(lords)
        self.sitters = sitters
        self.near = max(view.seat, 0)
        self.far = 1 - self.near
        self.step: AnyStep | None = lords.agenda[-1] if lords.agenda else None
        self.ids = [card.id for card in lords.content.cards]
        chosen = frozenset(self.ids[card] for card in self.marked())
        source = self.ids[self.working()] if self.working() >= 0 else ""
        self.angle = Angle(tuple(sitters), self.near, chosen, source)

    def side(self, seat: int) -> Side:
        return self.table["sides"][seat]

    def mine(self, seat: int) -> bool:
        """Whether the viewer sits there; a spectator sits nowhere."""
        return seat == self.view.seat

    def exchanging(self) -> bool:
        """Between two games of a match (ML-MATCH-02)."""
        return isinstance(self.step, Remove | TakeBonus)

    def marked(self) -> list[int]:
        """Cards named so far by a question that asks for several."""
        if isinstance(self.step, Pick | CurseRegion | Refresh):
            return self.step.chosen
        return []

    def working(self) -> int:
        """The card whose text asks, or that is about to move."""
        if isinstance(self.step, Pick | PickPlace):
            return self.step.source
        if isinstance(self.step, Destination):
            return self.step.card
        return -1

    def fate(self) -> str:
        """A fate that is taking effect lies in no pile until it is done (ML-FATE-02)."""
        for step in self.lords.agenda:
            if isinstance(step, FateSpent):
                return self.ids[step.card]
        return ""
