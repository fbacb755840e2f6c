"""A game: the rules and content of one title, as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from labrys.kernel.errors import BadSetting
from labrys.kernel.lexicon import Lexicon
from labrys.kernel.position import Position


class Setting:
    """A choice made before the game: its name, the values it may have, the default, and which of
    them is good for a first game."""

    def __init__(self, name: str, values: list[str], default: str, first: str = "") -> None:
        self.name = name
        self.values = values
        self.default = default
        self.first = first or default


class Game:
    """What every game tells about itself. Each game subclasses it once."""

    def __init__(
        self,
        name: str,
        prefix: str,
        version: str,
        folder: Path,
        seats: list[int],
        lexicon: Lexicon,
        outcomes: Lexicon,
        settings: list[Setting],
    ) -> None:
        self.name = name
        self.prefix = prefix
        self.version = version
        self.folder = folder
        self.seat_counts = seats
        self.lexicon = lexicon
        self.outcomes = outcomes
        self.settings = settings

    # ---- to be given by each game

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> Position:
        """A position with the first steps on its agenda, not yet advanced."""
        raise NotImplementedError

    def picture(self, position: Position, seat: int) -> dict[str, object]:
        """The table as plain data, from a concealed position."""
        raise NotImplementedError

    def value(self, position: Position, seat: int) -> float:
        """What a position is worth to a seat."""
        raise NotImplementedError

    def parts_of(self, message: str) -> list[str]:
        """The kinds of the parts of an event's message, in order."""
        raise NotImplementedError

    def census(self, position: Position) -> dict[str, int]:
        """How many of each component there are on the table, all places together."""
        raise NotImplementedError

    def components(self) -> list[str]:
        """The cards and tiles that random games should all use at least once."""
        raise NotImplementedError

    def used(self, position: Position) -> list[str]:
        """The components that have been used in this position so far."""
        raise NotImplementedError

    def earned(self, position: Position, seat: int) -> dict[str, int]:
        """Where a seat's points came from, for a game that keeps account of it."""
        return {}

    # ---- made from these

    def new(
        self,
        seats: int,
        seed: int = 0,
        settings: dict[str, str] | None = None,
        recorded: bool = True,
        script: list[int] | None = None,
    ) -> Position:
        """A new position at its first question."""
        given = dict(settings) if settings is not None else {}
        position = self.start(self.checked_seats(seats, given), seed, self.checked(given))
        position.recorded = recorded
        position.chance.script = script
        if recorded:
            position.setting_out()
        position.advance()
        return position

    def checked_seats(self, seats: int, settings: dict[str, str]) -> int:
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadSetting(
                f"{self.name} has no game for {seats} seats; it is played with {counts}"
            )
        return seats

    def checked(self, given: dict[str, str]) -> dict[str, str]:
        """All settings with their values, or a sentence about the wrong one."""
        settings: dict[str, str] = {}
        for setting in self.settings:
            value = given.pop(setting.name, setting.default)
            if setting.values and value not in setting.values:
                raise BadSetting(
                    f"{self.name}: {setting.name} cannot be '{value}'; "
                    f"it is one of {', '.join(setting.values)}"
                )
            settings[setting.name] = value
        if given:
            known = ", ".join(setting.name for setting in self.settings)
            raise BadSetting(f"{self.name} has no option '{sorted(given)[0]}'; it has {known}")
        return settings
