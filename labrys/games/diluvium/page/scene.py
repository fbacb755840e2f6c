"""What one drawing of the table starts from: the table of a view, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.boards.kept import kept
from labrys.boards.people import COLOURS, Sitter
from labrys.games.diluvium.facts.routes import Sailing, sailing
from labrys.games.diluvium.facts.table import Fleet, Table, facts
from labrys.games.diluvium.game import as_sea
from labrys.kernel.text.words import Words, capital
from labrys.kernel.view import View


class Crew:
    """Who plays: their marks and their peoples. There is one of the same, so it tells drawings
    apart quickly."""

    def __init__(self, people: tuple[Sitter, ...], nations: tuple[str, ...]) -> None:
        self.people = people
        self.nations = nations


@kept
def crew_of(people: tuple[Sitter, ...], nations: tuple[str, ...]) -> Crew:
    return Crew(people, nations)


class Scene:
    """A view made ready for drawing. `near` is the player whose Action Board lies open before the
    viewer; who watches sees that of the first seat."""

    def __init__(self, view: View, sitters: Sequence[Sitter], words: Words) -> None:
        self.view = view
        self.sea = as_sea(view.concealed)
        self.table: Table = facts(self.sea, view.seat)
        fleets = self.table["empires"]
        self.people = everybody(len(fleets), tuple(sitters), words)
        self.crew = crew_of(self.people, tuple([fleet["people"] for fleet in fleets]))
        self.near = max(view.seat, 0)
        self.own: Fleet = fleets[self.near]
        self.sailing: Sailing | None = sailing(self.sea, view.seat) if view.asked else None

    def verbs(self) -> set[str]:
        """What the viewer is asked for."""
        if not self.view.asked:
            return set()
        return {self.sea.blocks.lexicon.of(option).verb for option in self.view.options}


@kept
def everybody(players: int, sitters: tuple[Sitter, ...], words: Words) -> tuple[Sitter, ...]:
    """Those who sit at the table, and the Drowned Fleet in a colour that is free."""
    found = list(sitters)
    while len(found) < players:
        taken = {sitter.colour for sitter in found}
        free = next(colour for colour in COLOURS if colour not in taken)
        found.append(Sitter(capital(words.say("rival")), free, bot=True))
    return tuple(found)
