"""What one drawing of the table starts from: the view's table, who sits where, what is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from labrys.games.minotaur import picture
from labrys.games.minotaur.board.facts import Side, Table
from labrys.games.minotaur.game import as_lords
from labrys.games.minotaur.rules.end import Remove, TakeBonus
from labrys.games.minotaur.rules.picks import Destination, Pick, PickPlace
from labrys.games.minotaur.rules.play import FateSpent
from labrys.games.minotaur.rules.refresh import Refresh
from labrys.games.minotaur.rules.supremacy import CurseRegion
from labrys.kernel.pageboard import Sitter, escape
from labrys.kernel.step import AnyStep
from labrys.kernel.view import View


class Scene:
    """A view made ready for drawing. `near` is the seat at the bottom, `far` the other."""

    def __init__(self, view: View, sitters: Sequence[Sitter]) -> None:
        lords = as_lords(view.concealed)
        self.view = view
        self.lords = lords
        self.table = cast(Table, picture.table(lords, view.seat))
        self.sitters = sitters
        self.near = max(view.seat, 0)
        self.far = 1 - self.near
        self.step: AnyStep | None = lords.agenda[-1] if lords.agenda else None
        self.names = [escape(sitter.name) for sitter in sitters]
        self.ids = [card.id for card in lords.content.cards]
        self.chosen = frozenset(self.ids[card] for card in self.marked())
        self.source = self.ids[self.working()] if self.working() >= 0 else ""

    def side(self, seat: int) -> Side:
        return self.table["sides"][seat]

    def mine(self, seat: int) -> bool:
        """Whether the viewer sits there; a spectator sits nowhere."""
        return seat == self.view.seat

    def exchanging(self) -> bool:
        """Between two games of a match (ML-MATCH-02)."""
        return isinstance(self.step, Remove | TakeBonus)

    def who(self, seat: int) -> str:
        """A player's name with colour and shape."""
        return f'<span class="who {self.sitters[seat].colour}">{self.names[seat]}</span>'

    def shape(self, seat: int) -> str:
        return f'<span class="shape {self.sitters[seat].colour}"></span>'

    def state(self, id: str) -> str:
        """The classes of a card that is named already, or whose text is being carried out."""
        if id in self.chosen:
            return "marked"
        return "source" if id == self.source else ""

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
