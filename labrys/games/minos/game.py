"""Minos as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from labrys.games.minos import events, picture, value
from labrys.games.minos.content import Content, load
from labrys.games.minos.inventory import census, components, used
from labrys.games.minos.options import CARD_IDS, LEXICON, OUTCOMES, PER_AGE
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.rules.minos import EASY, HARD, NORMAL, Minos
from labrys.games.minos.rules.setup import SetUp
from labrys.kernel.errors import BadSetting
from labrys.kernel.game import Game, Setting
from labrys.kernel.position import Position

RULES: Final = "1"
LEVELS: Final = {"easy": EASY, "normal": NORMAL, "hard": HARD}
SIDES: Final = [a + b + c for a in "AB" for b in "AB" for c in "AB"]


class MinosGame(Game):
    """Minos: Dawn of the Bronze Age, for 1 to 4 players."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            name="minos",
            prefix="MIN",
            version=f"{RULES}-{content.version}",
            folder=Path(__file__).parent,
            seats=[1, 2, 3, 4],
            lexicon=LEXICON,
            outcomes=OUTCOMES,
            settings=[
                Setting("routes", ["random", *SIDES], "random", first=SIDES[0]),
                Setting("draft", ["yes", "no"], "yes", first="no"),
                Setting("solo", list(LEVELS), "normal"),
            ],
        )
        self.content = content
        self.backs = [0 if card < PER_AGE else 1 for card in range(len(CARD_IDS))]

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
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

    def picture(self, position: Position, seat: int) -> dict[str, object]:
        return picture.table(as_minos(position), seat)

    def value(self, position: Position, seat: int) -> float:
        return value.value(as_minos(position), seat)

    def parts_of(self, message: str) -> list[str]:
        return events.PARTS[message]

    def census(self, position: Position) -> dict[str, int]:
        return census(as_minos(position))

    def components(self) -> list[str]:
        return components(self.content)

    def used(self, position: Position) -> list[str]:
        return used(as_minos(position))

    def earned(self, position: Position, seat: int) -> dict[str, int]:
        return dict(zip(SOURCES, as_minos(position).clans[seat].earned, strict=True))


def as_minos(position: Position) -> Minos:
    assert isinstance(position, Minos)
    return position


def make(folder: Path | None = None) -> MinosGame:
    """The game with the package's content, or with files of `folder` in its place."""
    return MinosGame(load(folder))
