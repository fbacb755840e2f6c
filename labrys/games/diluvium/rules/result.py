"""Who has won: most Gold, or the aim of a scenario (ledger 4.14, 8.3, 8.4)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import Scenario
from labrys.games.diluvium.rules.sea import Sea


def winners(sea: Sea) -> list[int]:
    """Most Gold, then fewest Settlers on the Action Board; then shared (DIL-END-03 to -05)."""
    if sea.scenario is not None:
        return [0] if not missed(sea) else []
    best = max(sea.gold)
    tied = [player for player in range(sea.players) if sea.gold[player] == best]
    fewest = min(sea.empires[player].at_home() for player in tied)
    return [player for player in tied if sea.empires[player].at_home() == fewest]


class Aim:
    """One thing that wins a scenario: how far the human is, and how far that must be."""

    def __init__(self, id: str, have: int, need: int, met: bool) -> None:
        self.id = id
        self.have = have
        self.need = need
        self.met = met


def aims(sea: Sea) -> list[Aim]:
    """What wins the scenario, as it stands now (DIL-SOLO-17, 8.4). Where the Fleet is to be
    outdone, what is needed is one more than it has."""
    scenario = sea.scenario
    assert scenario is not None
    human, fleet = sea.empires[0], sea.empires[1]
    gold = sea.gold[0]
    found: list[Aim] = []
    if scenario.beat:
        found.append(_at_least("beat", gold, sea.gold[1] + 1))
    if scenario.gold:
        found.append(_at_least("gold", gold, scenario.gold))
    if scenario.monsters:
        found.append(_at_least("monsters", human.slain, max(scenario.monsters, fleet.slain + 1)))
    if scenario.cards:
        found.append(_at_least("cards", human.cards_played, scenario.cards))
    if scenario.fights:
        found.append(_at_least("fights", human.fights_won, scenario.fights))
    if scenario.all_markers:
        found.append(_at_least("all-markers", human.marked, sea.content.markers))
    if scenario.all_settlers:
        settlers = sea.content.settlers
        found.append(_at_least("all-settlers", settlers - human.at_home(), settlers))
    return found


def _at_least(id: str, have: int, need: int) -> Aim:
    return Aim(id, have, need, have >= need)


def missed(sea: Sea) -> list[str]:
    """What of a scenario's aim is not met (DIL-SOLO-17, 8.4)."""
    return [aim.id for aim in aims(sea) if not aim.met]


def stars(sea: Sea) -> int:
    """What the game would count for if it ended now (DIL-SOLO-18)."""
    if sea.scenario is None:
        return 0
    return stars_for(sea.scenario, not missed(sea), sea.gold[0])


def stars_for(scenario: Scenario, won: bool, gold: int) -> int:
    """1 to 3 for a won scenario, 0 for a lost one (DIL-SOLO-18)."""
    if not won:
        return 0
    return 1 + sum([gold >= least for least in scenario.stars])
