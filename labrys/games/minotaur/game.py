"""Minotaur Lords as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from labrys.games.minotaur.content.model import Content, load
from labrys.games.minotaur.facts import observation
from labrys.games.minotaur.facts.table import table
from labrys.games.minotaur.rules import events
from labrys.games.minotaur.rules.inventory import census, components, used
from labrys.games.minotaur.rules.lords import Lords
from labrys.games.minotaur.rules.options import Blocks
from labrys.games.minotaur.rules.setup import SetUp
from labrys.games.minotaur.value import outlook, worth
from labrys.kernel.balance import Balance
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import Game, Setting
from labrys.kernel.lexicon import shown
from labrys.kernel.observation import Observation
from labrys.kernel.outlook import TURN
from labrys.kernel.position import Position
from labrys.kernel.text.content import Source

RULES: Final = "1"


class MinotaurGame(Game[Lords]):
    """Minotaur Lords, for 2 players: a single game or a match."""

    def __init__(self, content: Content) -> None:
        blocks = Blocks(content)
        super().__init__(
            name="minotaur",
            prefix="ML",
            rules=RULES,
            folder=Path(__file__).parent,
            seats=[2],
            lexicon=blocks.lexicon,
            outcomes=blocks.outcomes(content),
            settings=[
                Setting("match", ["no", "yes"], "no"),
                Setting("houses", [], "+".join(content.houses()[:2])),
            ],
            playing=content.playing,
        )
        self.content = content
        self.blocks = blocks

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Lords:
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
                f"minotaur: houses cannot be '{shown(text)}'; expected two of {known} joined by '+'"
            )
        return found

    def table_facts(self, position: Lords, seat: int) -> Mapping[str, object]:
        return table(position)

    def value(self, position: Lords, seat: int) -> float:
        return worth.value(position, seat)

    def chances(self, position: Lords) -> list[float]:
        return outlook.chances(position)

    def horizon(self, position: Lords) -> int:
        return outlook.horizon(position)

    def far_horizon(self, position: Lords) -> int:
        return outlook.horizon(position)

    def replies(self, position: Lords) -> int:
        """The other's turn decides what an own one was good for."""
        return 1

    def plan_kind(self, position: Lords) -> int:
        return TURN

    def parts_of(self, message: str) -> list[str]:
        return events.PARTS[message]

    def census(self, position: Lords) -> dict[str, int]:
        return census(position)

    def components(self) -> list[str]:
        return components(self.content)

    def used(self, position: Lords) -> list[str]:
        return used(position)

    def balance(self) -> Balance:
        return Balance(
            things={"card": [card.id for card in self.content.cards]},
            offered=["enter", "play"],
            taken=["drew", "took-bonus", "recovered"],
            played=["entered", "played"],
            rounds="turn",
        )

    def traits(self, position: Lords, seat: int) -> dict[str, str]:
        return {
            "house": self.content.decks[position.houses[seat]].id,
            "order": "1" if position.first == seat else "2",
        }

    def observe_table(self, position: Lords, seat: int, out: Observation) -> None:
        observation.observe(position, out)

    def idle(self) -> list[str]:
        """Settings matter in the set-up only; which cards were ever used is for `used`."""
        return ["Lords.settings", "Lords.played", "Lords.worked"]

    def unordered(self) -> list[str]:
        """What lies on the field or is known lies there without an order."""
        return ["Side.shown", "Side.seen", "Side.field"]


def as_lords(position: Position) -> Lords:
    assert isinstance(position, Lords)
    return position


def make(source: Source = None) -> MinotaurGame:
    """The game with the package's content, or with what `source` has in its place."""
    return MinotaurGame(load(source))
