"""What a seat sees as a flat list of numbers with named fields, for learning programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from labrys.kernel.errors import LabrysError
from labrys.kernel.prompt import Prompt

if TYPE_CHECKING:
    from labrys.kernel.position import Position


PARTS: Final = 4


class Observation:
    """Numbers in the making. Each field has a name and a length that is the same in every
    position of a game with the same number of seats.

    Seats are turned so that the viewer comes first; a spectator sits with seat 0. What is not
    there, such as the owner of an empty place, is zeros.
    """

    def __init__(self, seat: int, players: int) -> None:
        self.viewer = max(seat, 0)
        self.players = players
        self.numbers: list[float] = []
        self.names: list[str] = []
        self.ends: list[int] = []

    def _end(self, name: str) -> None:
        self.names.append(name)
        self.ends.append(len(self.numbers))

    def fields(self) -> list[tuple[str, int]]:
        """Name and length of each field, in order."""
        start = 0
        fields: list[tuple[str, int]] = []
        for name, end in zip(self.names, self.ends):
            fields.append((name, end - start))
            start = end
        return fields

    def turned(self) -> list[int]:
        """The players, the viewer first."""
        return [(self.viewer + place) % self.players for place in range(self.players)]

    # ---- kinds of fields

    def number(self, name: str, number: int) -> None:
        self.numbers.append(float(number))
        self._end(name)

    def several(self, name: str, numbers: list[int], length: int) -> None:
        """So many numbers as they are; a shorter list is filled up with zeros."""
        if len(numbers) > length:
            raise LabrysError(f"'{name}' has {len(numbers)} numbers, but a length of {length}")
        out = self.numbers
        for number in numbers:
            out.append(float(number))
        for _ in range(length - len(numbers)):
            out.append(0.0)
        self._end(name)

    def one_of(self, name: str, index: int, length: int) -> None:
        """A 1 at one place of zeros; none for an index below 0."""
        self._mark(index, length)
        self._end(name)

    def each_one_of(self, name: str, indexes: list[int], places: int, length: int) -> None:
        """For each place in turn a 1 among zeros; a shorter list leaves the last ones empty."""
        if len(indexes) > places:
            raise LabrysError(f"'{name}' has {len(indexes)} places, not {places}")
        for index in indexes:
            self._mark(index, length)
        for _ in range(places - len(indexes)):
            self._mark(-1, length)
        self._end(name)

    def _mark(self, index: int, length: int) -> None:
        out = self.numbers
        start = len(out)
        for _ in range(length):
            out.append(0.0)
        if 0 <= index < length:
            out[start + index] = 1.0

    def count(self, name: str, things: list[int], length: int) -> None:
        """How many there are of each kind of thing; what is hidden, below 0, is not counted."""
        out = self.numbers
        start = len(out)
        for _ in range(length):
            out.append(0.0)
        for thing in things:
            if thing >= 0:
                out[start + thing] += 1.0
        self._end(name)

    def owner(self, name: str, player: int) -> None:
        """A 1 for the player it belongs to, the viewer first."""
        self._mark(self._place(player), self.players)
        self._end(name)

    def owners(self, name: str, players: list[int]) -> None:
        """For each thing a 1 for the player it belongs to, the viewer first."""
        for player in players:
            self._mark(self._place(player), self.players)
        self._end(name)

    def of_players(self, name: str, numbers: list[int]) -> None:
        """A number of each player, the viewer's first."""
        out = self.numbers
        for player in self.turned():
            out.append(float(numbers[player]))
        self._end(name)

    def _place(self, player: int) -> int:
        return (player - self.viewer) % self.players if player >= 0 else -1


def prompts_of(folder: Path) -> list[str]:
    """The names of all questions of a game in a fixed order: those that its words have."""
    file = folder / "words" / "en.ftl"
    if not file.is_file():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return sorted([line.split()[0] for line in lines if line.startswith("ask-")])


def observe_question(position: Position, seat: int, prompts: list[str], out: Observation) -> None:
    """What every game begins with: who is asked what, and the points."""
    seats = position.seats
    viewer = max(seat, 0)
    out.number("over", int(position.over))
    out.number("asked", int(len(position.options) > 0))
    place = (position.seat - viewer) % seats if position.seat >= 0 else -1
    out.one_of("decider", place, seats)
    # One more place for a question that has no name here.
    prompt = position.prompt()
    index = prompts.index(prompt) if prompt in prompts else len(prompts)
    out.one_of("question", index if prompt else -1, len(prompts) + 1)
    # Of the viewer's own question: the numbers in its sentence, and how many options of each verb.
    numbers: list[int] = []
    blocks = position.game.lexicon.block_of
    verbs: list[int] = []
    if position.options:
        said = Prompt()
        position.agenda[-1].name_parts(position, position.seat, said)
        for part in said.parts[:PARTS]:
            numbers.append(part.number if part.numbers is None else len(part.numbers))
        for option in position.options:
            verbs.append(blocks[option])
    out.several("question parts", numbers, PARTS)
    out.count("offered", verbs, len(position.game.lexicon.blocks))
    points = position.points
    out.several("points", [points[(viewer + place) % seats] for place in range(seats)], seats)
