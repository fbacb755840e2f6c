"""Monumental Duel: Espionage as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from pathlib import Path
from typing import Final

from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.content.model import Content, load
from labrys.games.monumental.facts import observation
from labrys.games.monumental.facts.table import table
from labrys.games.monumental.rules import events
from labrys.games.monumental.rules.duel import BEFORE, Duel
from labrys.games.monumental.rules.effects.table import check_effects
from labrys.games.monumental.rules.inventory import census, components, used
from labrys.games.monumental.rules.options import Blocks
from labrys.games.monumental.rules.scoring import SOURCES, account
from labrys.games.monumental.rules.setup import SetUp
from labrys.games.monumental.value import outlook, worth
from labrys.games.monumental.value.cards import Worths
from labrys.kernel.balance import Balance
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import Game, Setting
from labrys.kernel.observation import Observation
from labrys.kernel.outlook import ROUND
from labrys.kernel.position import Position
from labrys.kernel.text.content import Source

RULES: Final = "1"
RANDOM: Final = "random"
PICKED: Final = "picked"
BOX: Final = "box"
FIRSTS: Final = [RANDOM, "seat-1", "seat-2"]
# What is dealt faceup in the Cities and the display, and so what may still come
IN_SIGHT: Final = [
    "display",
    "eras",
    "separators",
    "washed",
    "realms.tops",
    "realms.unders",
    "realms.deck",
    "realms.known",
    "realms.discard",
    "realms.drawn",
    "agenda.card",  # a card that was dealt or drawn, which lies face up in `drawn`
    "last_round",
]


class MonumentalGame(Game[Duel]):
    """Monumental Duel: Espionage, for 2 players."""

    def __init__(self, content: Content) -> None:
        blocks = Blocks(content)
        settings = [
            Setting("civilizations", civilization_values(content), RANDOM),
            Setting("first", FIRSTS, RANDOM),
        ]
        if content.packs:
            settings.append(Setting("packs", pack_values(content), BOX))
        super().__init__(
            name="monumental",
            prefix="MD",
            rules=RULES,
            folder=Path(__file__).parent,
            seats=[2],
            lexicon=blocks.lexicon,
            outcomes=blocks.outcomes(content),
            settings=settings,
            playing=content.playing,
        )
        self.content = content
        self.blocks = blocks
        self.worths = Worths(content)
        check_effects()

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Duel:
        packs = self.chosen_packs(settings.get("packs", BOX))
        peoples = self.chosen_civilizations(settings["civilizations"], packs)
        duel = Duel(self, self.content, self.blocks, seed, settings, packs)
        first = FIRSTS.index(settings["first"]) - 1
        duel.agenda.append(SetUp(first, peoples, settings["civilizations"] == PICKED))
        return duel

    def checked_seats(self, seats: int, settings: dict[str, str]) -> int:
        """A civilization of a pack plays only where the pack does."""
        value = settings.get("civilizations", RANDOM)
        if value in civilization_values(self.content):
            packs = settings.get("packs", BOX)
            if not self.content.packs or packs in pack_values(self.content):
                self.chosen_civilizations(value, self.chosen_packs(packs))
        return super().checked_seats(seats, settings)

    def chosen_packs(self, text: str) -> list[int]:
        """The packs by number, such as "orient+steppe"; the box alone has none."""
        ids = text.split("+")
        return [pack.number for pack in self.content.packs if pack.id in ids]

    def chosen_civilizations(self, text: str, packs: list[int]) -> list[int]:
        """Those of seat 0 and seat 1, or none if they are picked or dealt."""
        if text in (RANDOM, PICKED):
            return []
        found: list[int] = []
        for id in text.split("+"):
            for people in self.content.civilizations:
                if people.id == id:
                    if people.pack != NONE and people.pack not in packs:
                        pack = self.content.packs[people.pack].id
                        raise BadSetting(f"monumental: the {id} come with the pack '{pack}'")
                    found.append(people.number)
        return found

    def table_facts(self, position: Duel, seat: int) -> Mapping[str, object]:
        return table(position)

    def in_sight(self) -> list[str]:
        return IN_SIGHT

    def value(self, position: Duel, seat: int) -> float:
        return worth.value(position, seat, self.worths)

    def chances(self, position: Duel) -> list[float]:
        return outlook.chances(position, self.worths)

    def horizon(self, position: Duel) -> int:
        return outlook.horizon(position)

    def far_horizon(self, position: Duel) -> int:
        return outlook.far_horizon(position)

    def plan_kind(self, position: Duel) -> int:
        return ROUND

    def parts_of(self, message: str) -> list[str]:
        return events.PARTS[message]

    def census(self, position: Duel) -> dict[str, int]:
        return census(position)

    def components(self) -> list[str]:
        return components(self.content)

    def used(self, position: Duel) -> list[str]:
        return used(position)

    def earned(self, position: Duel, seat: int) -> dict[str, int]:
        return dict(zip(SOURCES, account(position, seat), strict=True))

    def balance(self) -> Balance:
        return Balance(
            things={"card": [card.id for card in self.content.cards]},
            offered=["acquire", "develop", "reserve", "gain", "start", "pick"],
            taken=["acquired", "started", "reserved", "picked", "developed", "developed-at"],
            played=[
                "acquired",
                "bonus",
                "completed",
                "conquered",
                "developed",
                "developed-at",
                "triggered",
                "used",
                "used-scout",
                "used-warlord",
            ],
        )

    def traits(self, position: Duel, seat: int) -> dict[str, str]:
        found: dict[str, str] = {}
        if position.phase != BEFORE:
            found["civilization"] = position.realms[seat].civilization.id
        if position.first != NONE:
            found["order"] = "1" if position.first == seat else "2"
        return found

    def observe_table(self, position: Duel, seat: int, out: Observation) -> None:
        observation.observe(position, out)

    def idle(self) -> list[str]:
        """Settings matter in the set-up only; which cards were ever used is for `used`."""
        return ["Duel.settings", "Duel.played", "Duel.worked"]

    def unordered(self) -> list[str]:
        return ["Realm.culture"]


def civilization_values(content: Content) -> list[str]:
    """Dealt at random, picked at the table, or two by name: seat 0's and seat 1's."""
    ids = [people.id for people in content.civilizations]
    return [RANDOM, PICKED, *(f"{one}+{other}" for one, other in permutations(ids, 2))]


def pack_values(content: Content) -> list[str]:
    """The box alone, or with any of the packs beside it."""
    ids = [pack.id for pack in content.packs]
    found = [BOX]
    for number in range(1, len(ids) + 1):
        found += ["+".join(chosen) for chosen in combinations(ids, number)]
    return found


def as_duel(position: Position) -> Duel:
    assert isinstance(position, Duel)
    return position


def make(source: Source = None) -> MonumentalGame:
    """The game with the package's content, or with what `source` has in its place."""
    return MonumentalGame(load(source))
