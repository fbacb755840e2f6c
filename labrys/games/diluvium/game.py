"""Diluvium as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from labrys.games.diluvium.content.model import Content, Scenario, load
from labrys.games.diluvium.facts import observation, table
from labrys.games.diluvium.rules import events
from labrys.games.diluvium.rules.campaign import DiluviumCampaign
from labrys.games.diluvium.rules.empire import SOURCES
from labrys.games.diluvium.rules.inventory import census, components, used
from labrys.games.diluvium.rules.options import Blocks
from labrys.games.diluvium.rules.sea import Sea
from labrys.games.diluvium.rules.setup import SetUp
from labrys.games.diluvium.value import outlook, worth
from labrys.kernel.balance import Balance
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import Game, Setting
from labrys.kernel.observation import Observation
from labrys.kernel.outlook import ROUND
from labrys.kernel.position import Position
from labrys.kernel.text.content import Source

RULES: Final = "1"
FREE: Final = "free"
# What lies on the chart for all to see, and so which tiles may still turn up
IN_SIGHT: Final = [
    "tiles",
    "bags",
    "certain",
    "covered",
    "city_of",
    "marks",
    "held",
    "empires.city",
    "empires.explorer",
    "empires.warship",
    "empires.open_places",
    "fleet_deck",
    "fleet_used",
    "fleet_card",
]
SOLO: Final = ("level", "scenario", "heirloom")


class DiluviumGame(Game[Sea]):
    """Diluvium, for 1 to 4 players."""

    def __init__(self, content: Content) -> None:
        blocks = Blocks(content)
        scenarios = [FREE, *(scenario.id for scenario in content.scenarios)]
        super().__init__(
            name="diluvium",
            prefix="DIL",
            rules=RULES,
            folder=Path(__file__).parent,
            seats=[1, 2, 3, 4],
            lexicon=blocks.lexicon,
            outcomes=blocks.outcomes(content),
            settings=[
                Setting("side", ["a", "b"], "a"),
                Setting("boards", ["dealt", "picked"], "dealt"),
                Setting("memory", ["closed", "open"], "closed"),
                Setting("level", [level.id for level in content.levels], "calm"),
                Setting("scenario", scenarios, FREE),
                Setting("heirloom", ["no", "yes"], "no"),
            ],
            playing=content.playing,
        )
        self.content = content
        self.blocks = blocks
        self._campaign = DiluviumCampaign(content)

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Sea:
        scenario = self.scenario(settings) if seats == 1 else None
        for name in SOLO:
            # No setting of this game, so no line of its record.
            if scenario is None or (name == "level" and settings["scenario"] != FREE):
                del settings[name]
        if settings["side"] == "a":
            del settings["boards"]
        players = self.content.solo_layout if scenario is not None else seats
        sea = Sea(self, self.content, self.blocks, players, seed, settings, scenario)
        sea.agenda.append(SetUp())
        return sea

    def scenario(self, settings: dict[str, str]) -> Scenario:
        """The scenario chosen; a free game against the Fleet has its level and no other aim."""
        for scenario in self.content.scenarios:
            if scenario.id == settings["scenario"]:
                return scenario
        levels = [level.id for level in self.content.levels]
        free = Scenario(FREE, "DIL-SOLO-04", {}, -1, levels.index(settings["level"]))
        free.trays = [self.content.solo_tray] * 3
        free.stars = self.content.scenarios[0].stars
        return free

    def checked_seats(self, seats: int, settings: dict[str, str]) -> int:
        """Levels, scenarios and heirlooms are for one seat."""
        for name in SOLO:
            if name in settings and seats > 1:
                raise BadSetting(f"diluvium: {name} is for 1 seat, not for {seats}")
        self._check_heirloom(settings)
        return super().checked_seats(seats, settings)

    def checked(self, given: dict[str, str]) -> dict[str, str]:
        """An heirloom comes from the scenario before: the first one and a free game have none
        (DIL-SOLO-31)."""
        settings = super().checked(given)
        self._check_heirloom(settings)
        return settings

    def _check_heirloom(self, settings: dict[str, str]) -> None:
        before = self.content.scenarios[0].id
        if settings.get("heirloom") == "yes" and settings.get("scenario") in (FREE, before):
            raise BadSetting(
                "diluvium: an heirloom comes from the scenario won before, "
                f"so there is none in '{settings['scenario']}' (DIL-SOLO-31)"
            )

    def campaign(self) -> DiluviumCampaign:
        return self._campaign

    def table_facts(self, position: Sea, seat: int) -> dict[str, object]:
        return table.table(position, seat)

    def balance(self) -> Balance:
        return Balance(
            things={
                "card": [card.id for card in self.content.cards],
                "water": [tile.id for tile in self.content.tiles],
            },
            offered=["card"],
            taken=["drew-card", "marked"],
            played=["played-card", "settled", "produced", "slew"],
        )

    def traits(self, position: Sea, seat: int) -> dict[str, str]:
        empire = position.empires[seat]
        found = {"people": self.content.peoples[empire.people].id}
        if position.over or position.settings.get("boards") != "picked":
            found["board"] = empire.board.id
        if position.seats > 1:
            found["order"] = str((seat - position.first) % position.seats + 1)
        return found

    def observe_table(self, position: Sea, seat: int, out: Observation) -> None:
        observation.observe(position, out)

    def in_sight(self) -> list[str]:
        """Faceup tiles, and so those that may still turn up; the Fleet's cards that are used."""
        return IN_SIGHT

    def value(self, position: Sea, seat: int) -> float:
        return worth.value(position, seat)

    def chances(self, position: Sea) -> list[float]:
        return outlook.chances(position)

    def horizon(self, position: Sea) -> int:
        return outlook.horizon(position)

    def far_horizon(self, position: Sea) -> int:
        return outlook.far_horizon(position)

    def reach(self, position: Sea) -> int:
        return outlook.REACH

    def effort(self, position: Sea) -> float:
        return outlook.EFFORT

    def plan_kind(self, position: Sea) -> int:
        return ROUND

    def parts_of(self, message: str) -> list[str]:
        return events.PARTS[message]

    def census(self, position: Sea) -> dict[str, int]:
        return census(position)

    def components(self) -> list[str]:
        return components(self.content)

    def used(self, position: Sea) -> list[str]:
        return used(position)

    def earned(self, position: Sea, seat: int) -> dict[str, int]:
        return dict(zip(SOURCES, position.empires[seat].earned, strict=True))


def as_sea(position: Position) -> Sea:
    assert isinstance(position, Sea)
    return position


def make(source: Source = None) -> DiluviumGame:
    """The game with the package's content, or with what `source` has in its place."""
    return DiluviumGame(load(source))
