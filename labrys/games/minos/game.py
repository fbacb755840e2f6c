"""Minos as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from labrys.games.minos.content.model import Content, load
from labrys.games.minos.facts import observation
from labrys.games.minos.facts.table import table
from labrys.games.minos.rules import events
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.rules.inventory import census, components, used
from labrys.games.minos.rules.minos import EASY, HARD, NORMAL, Minos
from labrys.games.minos.rules.options import (
    ABILITY_IDS,
    CARD_IDS,
    LEXICON,
    OUTCOMES,
    PER_AGE,
    START_IDS,
    TRADE_IDS,
)
from labrys.games.minos.rules.setup import SetUp
from labrys.games.minos.value import outlook, worth
from labrys.kernel.balance import Balance
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import Game, Setting
from labrys.kernel.observation import Observation
from labrys.kernel.position import Position
from labrys.kernel.text.content import Source

RULES: Final = "2"
# What chance turns up on the table: the offer and the dice, and in setup the map and the tiles
IN_SIGHT: Final = [
    "offer",
    "pool",
    "foundations",
    "sea_one",
    "sea_two",
    "routes",
    "blue",
    "red",
    "vases",
    "action_bonus",
    "starts",
    "abilities",
    "first",
    "solo_deck",
    "solo_top",
    "solo_wild",
    "solo_discards",
    "clans.start",
    "clans.ability",
    "agenda.order",
    "agenda.seat",
]
LEVELS: Final = {"easy": EASY, "normal": NORMAL, "hard": HARD}
SIDES: Final = [a + b + c for a in "AB" for b in "AB" for c in "AB"]


class MinosGame(Game[Minos]):
    """Minos: Dawn of the Bronze Age, for 1 to 4 players."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            name="minos",
            prefix="MIN",
            rules=RULES,
            folder=Path(__file__).parent,
            seats=[1, 2, 3, 4],
            lexicon=LEXICON,
            outcomes=OUTCOMES,
            settings=[
                Setting("routes", ["random", *SIDES], "random", first=SIDES[0]),
                Setting("draft", ["yes", "no"], "yes", first="no"),
                Setting("solo", list(LEVELS), "normal"),
            ],
            playing=content.playing,
        )
        self.content = content
        self.backs = [0 if card < PER_AGE else 1 for card in range(len(CARD_IDS))]

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Minos:
        solo = LEVELS[settings["solo"]] if seats == 1 else 0
        if not solo:
            del settings["solo"]  # no setting of this game, so no line of its record
        players = 2 if solo else seats
        minos = Minos(self, self.content, self.backs, players, seed, settings, solo)
        minos.agenda.append(SetUp())
        return minos

    def checked_seats(self, seats: int, settings: dict[str, str]) -> int:
        """`solo` asks for one seat; more seats have no solo level."""
        if "solo" in settings and seats > 1:
            raise BadSetting(f"minos: solo is for 1 seat, not for {seats}")
        return super().checked_seats(seats, settings)

    def table_facts(self, position: Minos, seat: int) -> Mapping[str, object]:
        return table(position)

    def value(self, position: Minos, seat: int) -> float:
        return worth.value(position, seat)

    def chances(self, position: Minos) -> list[float]:
        return outlook.chances(position)

    def horizon(self, position: Minos) -> int:
        return outlook.horizon(position)

    def far_horizon(self, position: Minos) -> int:
        return outlook.far_horizon(position)

    def plan_kind(self, position: Minos) -> int:
        return outlook.plan_kind(position)

    def effort(self, position: Minos) -> float:
        return outlook.EFFORT

    def parts_of(self, message: str) -> list[str]:
        return events.PARTS[message]

    def census(self, position: Minos) -> dict[str, int]:
        return census(position)

    def in_sight(self) -> list[str]:
        return IN_SIGHT

    def components(self) -> list[str]:
        return components(self.content)

    def used(self, position: Minos) -> list[str]:
        return used(position)

    def earned(self, position: Minos, seat: int) -> dict[str, int]:
        return dict(zip(SOURCES, position.clans[seat].earned, strict=True))

    def balance(self) -> Balance:
        return Balance(
            things={"card": CARD_IDS, "trade": TRADE_IDS},
            offered=["take", "play", "palace", "trade"],
            taken=["took-offer", "drew", "took-trade"],
            played=["played", "to-palace", "used-trade"],
        )

    def traits(self, position: Minos, seat: int) -> dict[str, str]:
        clan = position.clans[seat]
        found: dict[str, str] = {}
        if clan.ability >= 0:
            found["ability"] = ABILITY_IDS[clan.ability]
        if clan.start >= 0:
            found["start"] = START_IDS[clan.start]
        if position.seats > 1:
            for other in range(position.seats):
                start = position.clans[other].start
                if start >= 0 and self.content.starts[start].first:
                    found["order"] = str((seat - other) % position.seats + 1)
        return found

    def circumstances(self, position: Minos) -> dict[str, str]:
        routes = [self.content.routes[route].id for route in position.routes]
        return {f"route-{place}": id for place, id in enumerate(routes, 1)}

    def observe_table(self, position: Minos, seat: int, out: Observation) -> None:
        observation.observe(position, out)

    def idle(self) -> list[str]:
        """Settings matter in the set-up only; the account of VP is for the end."""
        return ["Minos.settings", "Clan.earned"]

    def unordered(self) -> list[str]:
        """What lies in hands, areas and the box lies there without an order; the Royal Traits of
        a turn have one, in which those left at its end are carried out."""
        own = ["Clan.hand", "Clan.shown", "Clan.area", "Clan.sea"]
        return [*own, "Minos.boxed", "Minos.boxed_seen", "Minos.used_trade"]


def as_minos(position: Position) -> Minos:
    assert isinstance(position, Minos)
    return position


def make(source: Source = None) -> MinosGame:
    """The game with the package's content, or with what `source` has in its place."""
    return MinosGame(load(source))
