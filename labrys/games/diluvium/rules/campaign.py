"""The campaign: six scenarios one after the other, counted in stars (ledger 8.5)."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import Content
from labrys.games.diluvium.rules.result import stars_for
from labrys.kernel.campaign import Campaign, Ended, Rank

# Alone there is nothing to remember of others.
DECIDED: Final = ["memory", "level", "scenario", "heirloom"]
HEIRLOOMS: Final = ["heirloom", "heirloom-gold", "heirloom-card"]


class DiluviumCampaign(Campaign):
    """The six scenarios in order; a lost one may be replayed once, and who won one picks an
    heirloom before the next (DIL-SOLO-30, DIL-SOLO-31). Stars give a rank (DIL-SOLO-32)."""

    def __init__(self, content: Content) -> None:
        super().__init__(
            scenarios=[scenario.id for scenario in content.scenarios],
            most_stars=1 + max(len(scenario.stars) for scenario in content.scenarios),
            attempts=content.attempts,
            ranks=[Rank(rank.id, rank.stars) for rank in content.ranks],
            decided=DECIDED,
        )
        self.content = content

    def settings(self, scenario: int, heirloom: bool) -> dict[str, str]:
        return {"scenario": self.scenarios[scenario], "heirloom": "yes" if heirloom else "no"}

    def scenario_of(self, settings: dict[str, str]) -> int:
        return self.scenarios.index(settings["scenario"])

    def includes(self, settings: dict[str, str]) -> bool:
        return settings.get("scenario", "") in self.scenarios

    def stars(self, ended: Ended) -> int:
        """DIL-SOLO-18."""
        scenario = self.content.scenarios[self.scenario_of(ended.settings)]
        return stars_for(scenario, 0 in ended.winners, ended.points[0])

    def takes_heirloom(self, spelling: str) -> bool:
        return spelling.split(" ")[0] in HEIRLOOMS
