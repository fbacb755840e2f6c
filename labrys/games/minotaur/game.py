"""Minotaur Lords as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from labrys.games.minotaur import events, picture, value
from labrys.games.minotaur.content import Content, load
from labrys.games.minotaur.inventory import census, components, used
from labrys.games.minotaur.options import Blocks
from labrys.games.minotaur.rules.lords import Lords
from labrys.games.minotaur.rules.setup import SetUp
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import Game, Setting
from labrys.kernel.position import Position

RULES: Final = "1"


class MinotaurGame(Game):
    """Minotaur Lords, for 2 players: a single game or a match."""

    def __init__(self, content: Content) -> None:
        blocks = Blocks(content)
        super().__init__(
            name="minotaur",
            prefix="ML",
            version=f"{RULES}-{content.version}",
            folder=Path(__file__).parent,
            seats=[2],
            lexicon=blocks.lexicon,
            outcomes=blocks.outcomes(content),
            settings=[
                Setting("match", ["no", "yes"], "no"),
                Setting("houses", [], "+".join(content.houses()[:2])),
            ],
        )
        self.content = content
        self.blocks = blocks

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        houses = self.chosen_houses(settings["houses"])
        match = settings["match"] == "yes"
        lords = Lords(self, self.content, self.blocks, seed, settings, houses, match)
        lords.agenda.append(SetUp())
        return lords

    def chosen_houses(self, text: str) -> list[int]:
        """Two different houses, such as "miron+vess"."""
        found: list[int] = []
        for name in text.split("+"):
            deck = self.content.house(name.strip())
            if deck is not None and deck.number not in found:
                found.append(deck.number)
        if len(found) != 2 or len(text.split("+")) != 2:
            known = ", ".join(self.content.houses())
            raise BadSetting(
                f"minotaur: houses cannot be '{text}'; expected two of {known} joined by '+'"
            )
        return found

    def picture(self, position: Position, seat: int) -> dict[str, object]:
        return picture.table(as_lords(position), seat)

    def value(self, position: Position, seat: int) -> float:
        return value.value(as_lords(position), seat)

    def parts_of(self, message: str) -> list[str]:
        return events.PARTS[message]

    def census(self, position: Position) -> dict[str, int]:
        return census(as_lords(position))

    def components(self) -> list[str]:
        return components(self.content)

    def used(self, position: Position) -> list[str]:
        return used(as_lords(position))


def as_lords(position: Position) -> Lords:
    assert isinstance(position, Lords)
    return position


def make(folder: Path | None = None) -> MinotaurGame:
    """The game with the package's content, or with files of `folder` in its place."""
    return MinotaurGame(load(folder))
