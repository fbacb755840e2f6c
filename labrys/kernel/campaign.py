"""A campaign: scenarios of one game that are played one after the other and count together.

A game that has one gives it in `Game.campaign`. Where a campaign stands follows from its tables
that are over, in their order; nothing else has to be kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

# The stars of a scenario that has not been played
UNPLAYED: Final = -1


class Ended:
    """A table that is over: the settings it was played with, the points and who won."""

    def __init__(self, settings: dict[str, str], points: list[int], winners: list[int]) -> None:
        self.settings = settings
        self.points = points
        self.winners = winners


class Standing:
    """Where a campaign stands."""

    def __init__(self, scenarios: int) -> None:
        self.scenario = 0  # the one to be played next; once it is over, how many there are
        self.tries = 0  # how often that one was lost
        self.stars = [UNPLAYED] * scenarios
        self.heirloom = False  # whether the player brings something into the next table

    @property
    def over(self) -> bool:
        return self.scenario == len(self.stars)

    @property
    def total(self) -> int:
        return sum(stars for stars in self.stars if stars > 0)


class Rank:
    """What a campaign is worth, from so many stars on."""

    def __init__(self, id: str, stars: int) -> None:
        self.id = id
        self.stars = stars


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """What a game tells of its campaign; each such game subclasses it once.

    `scenarios` are their names in order, `most_stars` what one of them gives at best, `attempts`
    how often it may be played, `ranks` rise from 0 stars on, and `decided` are the settings that
    the campaign decides; whoever begins one chooses the others. Scenarios and ranks are named for
    people as things of the kinds `scenario` and `rank`; `Wording.scenario` tells the rest.
    """

    def __init__(
        self,
        scenarios: list[str],
        most_stars: int,
        attempts: int,
        ranks: list[Rank],
        decided: list[str],
    ) -> None:
        self.scenarios = scenarios
        self.most_stars = most_stars
        self.attempts = attempts
        self.ranks = ranks
        self.decided = decided
        self.seats = 1

    # ---- to be given by each game

    def settings(self, scenario: int, heirloom: bool) -> dict[str, str]:
        """The settings of a table of a scenario that the campaign decides."""
        raise NotImplementedError

    def scenario_of(self, settings: dict[str, str]) -> int:
        """Which scenario a table with these settings is of."""
        raise NotImplementedError

    def includes(self, settings: dict[str, str]) -> bool:
        """Whether a table with these settings is of one of the scenarios at all."""
        return True

    def stars(self, ended: Ended) -> int:
        """What a table that is over counts for; 0 if it was lost."""
        raise NotImplementedError

    def takes_heirloom(self, spelling: str) -> bool:
        """Whether a choice takes up what the scenario before has brought."""
        return False

    # ---- made from these

    def standing(self, ended: list[Ended]) -> Standing:
        """Where a campaign stands after some tables.

        A lost scenario may be played again, and a win then counts in full; after the last attempt
        the campaign goes on without stars for it. Whoever does not want to try again goes on at
        once: the next table is of the next scenario. Who won a scenario brings an heirloom into the
        next one, and anew into each attempt at it."""
        found = Standing(len(self.scenarios))
        for table in ended:
            if found.over:
                break
            if found.tries and self.scenario_of(table.settings) == found.scenario + 1:
                self._leave(found, 0)
            stars = self.stars(table)
            found.tries += 1
            if stars or found.tries == self.attempts:
                self._leave(found, stars)
            else:
                found.stars[found.scenario] = 0
        return found

    def _leave(self, found: Standing, stars: int) -> None:
        found.stars[found.scenario] = stars
        found.scenario += 1
        found.tries = 0
        found.heirloom = stars > 0

    def next_settings(self, found: Standing, leave: bool = False) -> dict[str, str]:
        """The settings of the next table; with `leave` a lost scenario is not tried again."""
        if leave:
            return self.settings(found.scenario + 1, False)
        return self.settings(found.scenario, found.heirloom)

    def may_leave(self, found: Standing) -> bool:
        """Whether the next scenario may be played though this one, lost, could be tried again."""
        return found.tries > 0 and found.scenario + 1 < len(self.scenarios)

    def rank(self, stars: int) -> int:
        """The number of the rank that so many stars are worth."""
        best = 0
        for number, rank in enumerate(self.ranks):
            if stars >= rank.stars:
                best = number
        return best
