"""A game: the rules and content of one title, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from labrys.kernel.balance import Balance, of_lexicon
from labrys.kernel.campaign import Campaign
from labrys.kernel.errors import BadSetting, LabrysError
from labrys.kernel.given import LARGEST, Given, said
from labrys.kernel.lexicon import Lexicon, shown
from labrys.kernel.observation import Observation, observe_question, prompts_of
from labrys.kernel.outlook import TREE, chance_of, chances_of, result_of
from labrys.kernel.position import Position
from labrys.kernel.text.playing import Playing

if TYPE_CHECKING:
    from labrys.kernel.view import View

P = TypeVar("P", bound=Position)

# How far values of a game that says nothing else may still drift apart
SPREAD: Final = 10.0
EFFORT: Final = 0.25
# A record has room for a hundred signs of a seed, its minus among them.
LEAST_SEED: Final = -(LARGEST // 10)


class Setting:
    """A choice made before the game: its name, the values it may have, the default, and which of
    them is good for a first game."""

    def __init__(self, name: str, values: list[str], default: str, first: str = "") -> None:
        self.name = name
        self.values = values
        self.default = default
        self.first = first or default


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """What every game tells about itself. Each game subclasses it once, with its position.

    `rules` is raised when the rules change, `playing` is the data of the content: `version` names
    both. A record made with others is replayed, and that shows whether it holds.
    """

    def __init__(
        self,
        name: str,
        prefix: str,
        rules: str,
        folder: Path,
        seats: list[int],
        lexicon: Lexicon,
        outcomes: Lexicon,
        settings: list[Setting],
        playing: Playing | None = None,
    ) -> None:
        self.name = name
        self.prefix = prefix
        self.rules = rules
        self.playing = playing if playing is not None else Playing("")
        self.version = f"{rules}-{self.playing.id}" if self.playing.id else rules
        self.folder = folder
        self.seat_counts = seats
        self.lexicon = lexicon
        self.outcomes = outcomes
        self.settings = settings
        self.prompts = prompts_of(folder)
        _remember(self)

    # ---- to be given by each game

    def start(self, seats: int, seed: int, settings: dict[str, str]) -> P:
        """A position with the first steps on its agenda, not yet advanced."""
        raise NotImplementedError

    def table_facts(self, position: P, seat: int) -> Mapping[str, object]:
        """The table as plain data, from a concealed position."""
        raise NotImplementedError

    def value(self, position: P, seat: int) -> float:
        """What a position is worth to a seat."""
        raise NotImplementedError

    def parts_of(self, message: str) -> list[str]:
        """The kinds of the parts of an event's message, in order."""
        raise NotImplementedError

    def census(self, position: P) -> dict[str, int]:
        """How many of each component there are on the table, all places together."""
        return {}

    def in_sight(self) -> list[str]:
        """The attributes of a position that chance may change without a word, for all to see:
        an offer that is filled up, say. Any other change by chance is told, to all or to some."""
        return []

    def components(self) -> list[str]:
        """The cards and tiles that random games should all use at least once."""
        return []

    def used(self, position: P) -> list[str]:
        """The components that have been used in this position so far."""
        return []

    def earned(self, position: P, seat: int) -> dict[str, int]:
        """Where a seat's points came from, for a game that keeps account of it."""
        return {}

    def balance(self) -> Balance:
        """The things of the game that the lab weighs, and how they come and go."""
        return of_lexicon(self.lexicon)

    def traits(self, position: P, seat: int) -> dict[str, str]:
        """What sets a seat apart from the start: its civilization, its ability, its place in the
        order. Asked at the first question and at the end; what was told first stands."""
        return {}

    def circumstances(self, position: P) -> dict[str, str]:
        """What differs from table to table and is the same for all who sit there, such as the side
        of a board."""
        return {}

    def observe_table(self, position: P, seat: int, out: Observation) -> None:
        """Write the table into an observation, from a concealed position and in fields of fixed
        lengths. Without this an observation tells only who is asked what, and the points."""

    def campaign(self) -> Campaign | None:
        """The scenarios that are played in order and count together, for a game that has them."""
        return None

    def idle(self) -> list[str]:
        """What play never looks at, such as an account of the past, as `Class.attribute`: two
        positions that differ only in this have the same key."""
        return []

    def unordered(self) -> list[str]:
        """Lists whose order changes nothing in play, as `Class.attribute`: a key does not tell
        their orders apart."""
        return []

    # ---- for a search, which works with these as they are, and better with the game's own

    def chances(self, position: P) -> list[float]:
        """The chance of each player to win, rivals that no seat plays at the end: each from 0 to
        1, all together 1. It treats all alike, and is best where a turn has just ended."""
        if position.over:
            return result_of(position)
        if position.rivals():
            own = chance_of(self.value(position, 0), SPREAD)
            return [own, *[(1.0 - own) / len(position.rivals()) for _ in position.rivals()]]
        worths = [self.value(position, seat) for seat in range(position.seats)]
        return chances_of(worths, SPREAD)

    def horizon(self, position: P) -> int:
        """A number that is another one when a turn has ended: a plan is judged there."""
        return position.seat

    def far_horizon(self, position: P) -> int:
        """A number that grows by one when a round has ended."""
        return 0

    def reach(self, position: P) -> int:
        """After how many ends of rounds a play-out is judged; it is at the end of the game, too."""
        return 1

    def replies(self, position: P) -> int:
        """How many turns of others are looked at before the end of an own turn is judged."""
        return 0

    def plan_kind(self, position: P) -> int:
        """Which kind of plan suits the question at hand (`labrys.kernel.outlook`)."""
        return TREE

    def effort(self, position: P) -> float:
        """How much of its steps a search spends on the question at hand, from 0 to 1."""
        return EFFORT

    # ---- made from these

    def chance_of_win(self, position: P, seat: int) -> float:
        """The chance of a seat to win, from 0 to 1."""
        return self.chances(position)[seat]

    def new(
        self,
        seats: Given,
        seed: Given = 0,
        settings: Given = None,
        recorded: bool = True,
        script: list[int] | None = None,
    ) -> P:
        """A new position at its first question; `settings` are words by the names of options."""
        if type(seats) is not int:
            raise BadSetting(f"{self.name} has no game for {said(seats)} seats")
        if type(seed) is not int:
            raise BadSetting(f"a seed is a whole number, not {said(seed)}")
        if not LEAST_SEED < seed < LARGEST:
            raise BadSetting(f"a seed has at most a hundred digits, so it can't be {said(seed)}")
        given = self.given_words(settings)
        position = self.start(self.checked_seats(seats, given), seed, self.checked(given))
        position.recorded = recorded
        position.chance.script = script
        if recorded:
            position.setting_out()
        position.advance()
        return position

    def observe(self, view: View) -> list[float]:
        """What a seat sees as numbers, in the fields that `observation` lists. They come from
        the view alone, and there are as many in every position with this number of seats."""
        concealed: Any = view.concealed
        return self._observed(concealed, view.seat).numbers

    def observation(self, seats: int) -> list[tuple[str, int]]:
        """The name and the length of each field of `observe`, for a number of seats."""
        return self._observed(self.new(seats, recorded=False), 0).fields()

    def _observed(self, concealed: P, seat: int) -> Observation:
        out = Observation(seat, self.players(concealed))
        observe_question(concealed, seat, self.prompts, out)
        self.observe_table(concealed, seat, out)
        return out

    def players(self, position: P) -> int:
        """How many play, with rivals that no seat plays."""
        return position.seats + len(position.rivals())

    def given_words(self, settings: Given) -> dict[str, str]:
        """The settings as they were given, if they are words by names at all."""
        words: dict[str, str] = {}
        if settings is None:
            return words
        if not isinstance(settings, dict):
            raise BadSetting(f"options are words by their names, not {said(settings)}")
        for name, value in settings.items():
            if not isinstance(name, str):
                raise BadSetting(f"{self.name} has no option {said(name)}")
            if not isinstance(value, str):
                raise BadSetting(f"{self.name}: {shown(name)} is a word, not {said(value)}")
            words[name] = value
        return words

    def checked_seats(self, seats: int, settings: dict[str, str]) -> int:
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadSetting(
                f"{self.name} has no game for {said(seats)} seats; it is played with {counts}"
            )
        return seats

    def checked(self, given: dict[str, str]) -> dict[str, str]:
        """All settings with their values, or a sentence about the wrong one."""
        settings: dict[str, str] = {}
        for setting in self.settings:
            value = given.pop(setting.name, setting.default)
            if setting.values and value not in setting.values:
                raise BadSetting(
                    f"{self.name}: {setting.name} cannot be '{shown(value)}'; "
                    f"it is one of {', '.join(setting.values)}"
                )
            settings[setting.name] = value
        if given:
            known = ", ".join(setting.name for setting in self.settings)
            unknown = shown(sorted(given)[0])
            raise BadSetting(f"{self.name} has no option '{unknown}'; it has {known}")
        return settings


AnyGame: TypeAlias = Game[Any]

# The first game of each name and those made last, the newest at the end: what travels finds its
# game here. They are some megabytes each, so not all are kept; nor can compiled objects be
# referred to weakly.
MOST_LIVE: Final = 24
_live: list[AnyGame] = []
# Who may know a game of a name that has not been made yet.
_finders: list[Callable[[str], AnyGame]] = []


def _remember(game: AnyGame) -> None:
    names: list[str] = []
    again: list[AnyGame] = []
    for known in _live:
        if known.name in names:
            again.append(known)
        else:
            names.append(known.name)
    if len(again) >= MOST_LIVE:
        # Not `remove`, which would ask a game of somebody else's what it is equal to.
        _live[:] = [known for known in _live if known is not again[0]]
    _live.append(game)


def ask_also(finder: Callable[[str], AnyGame]) -> None:
    """Let positions that arrive find their game there, too; `finder` takes a name."""
    _finders.append(finder)


def live_games() -> list[AnyGame]:
    """The first game of each name and those made last, the newest first."""
    return _live[::-1]


def live_game(name: str, version: str) -> AnyGame:
    """The game of a position that arrives: exactly the one it was played with."""
    for finder in _finders:
        try:
            found = finder(name)
        except LabrysError:
            continue
        if found.version == version:
            return found
    for game in live_games():
        if game.name == name and game.version == version:
            return game
    raise LabrysError(
        f"this was packed with {name} {version}, which is not here; make that game first"
    )
