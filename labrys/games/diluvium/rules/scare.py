"""Scare away: rival ships and Settlers flee from a Warship's tile (ledger 4.10)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import (
    CRAFT,
    ENGAGE,
    FOOD,
    ISLANDS,
    PRODUCE,
    SECTIONS,
    SETTLE,
    WEAPONS,
)
from labrys.games.diluvium.rules.empire import FROM_SCARING
from labrys.games.diluvium.rules.sea import Sea
from labrys.games.diluvium.rules.settle import harvest
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class ScareAway(Step[Sea]):
    """All rivals' pieces on the tile flee (DIL-SCARE-01, DIL-SCARE-06)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        rivals = [(self.player + turn) % sea.players for turn in range(1, sea.players)]
        scare(sea, self.player, rivals, sea.empires[self.player].warship)


def scare(sea: Sea, player: int, rivals: list[int], place: int) -> None:
    """Send the pieces of some rivals away, clockwise from the one who scares (DIL-RULE-26)."""
    if sea.is_city(place):
        return
    pieces = 0
    fleeing: list[Step[Sea]] = []
    for rival in rivals:
        empire = sea.empires[rival]
        if empire.explorer == place:
            empire.explorer = empire.city
            sea.tell("fled-ship", rival)
            pieces += 1
        number = 0
        for site in range(place * ISLANDS, place * ISLANDS + sea.sites(place)):
            here = sea.settlers(rival, site)
            if here:
                sea.shift_settler(rival, site, -here)
                number += here
        if number:
            pieces += number
            if sea.is_fleet(rival):
                fleeing.append(FleetFlees(rival, number))
            else:
                fleeing.append(Flee(rival, number))
    sea.gain_gold(player, pieces * sea.content.scare_gold, FROM_SCARING)
    fleeing.reverse()
    sea.agenda.extend(fleeing)


class Flee(Step[Sea]):
    """The owner chooses where each scared Settler goes (DIL-SCARE-03)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.number)

    def ask(self, sea: Sea, asked: Question) -> None:
        empire = sea.empires[self.seat]
        for section in range(SECTIONS):
            if empire.home[section] < empire.board.slots[section]:
                asked.offer(sea.blocks.flee_home + section)
            elif empire.board.slots[section]:
                asked.refuse(sea.blocks.flee_home + section, "section-full", "DIL-SCARE-03")
        for site in range(empire.city * ISLANDS, empire.city * ISLANDS + ISLANDS):
            if sea.free(site):
                asked.offer(sea.blocks.flee_to + site)
            else:
                asked.refuse(sea.blocks.flee_to + site, "full", "DIL-SCARE-03")

    def take(self, sea: Sea, option: int) -> None:
        if self.number > 1:
            sea.agenda.append(Flee(self.seat, self.number - 1))
        if option >= sea.blocks.flee_to:
            flee_to(sea, self.seat, option - sea.blocks.flee_to)
        else:
            flee_home(sea, self.seat, option - sea.blocks.flee_home)


def flee_to(sea: Sea, player: int, site: int) -> None:
    """A Settler that flees to a City space harvests there (DIL-SCARE-04)."""
    sea.shift_settler(player, site, 1)
    kind = sea.site_kind(site)
    sea.tell("fled-to", player, kind)
    harvest(sea, player, kind)


def flee_home(sea: Sea, player: int, section: int) -> None:
    """A Settler back in a section switches its bonus off (DIL-SCARE-08)."""
    sea.empires[player].shift_home(section, 1)
    sea.tell("fled-home", player, section)


class FleetFlees(Step[Sea]):
    """Settlers of the Fleet have an order of their own (DIL-SOLO-15)."""

    def __init__(self, player: int, number: int) -> None:
        super().__init__()
        self.player = player
        self.number = number

    def run(self, sea: Sea) -> None:
        for _ in range(self.number):
            self.flee_one(sea)

    def flee_one(self, sea: Sea) -> None:
        empire = sea.empires[self.player]
        for kind in (CRAFT, WEAPONS, FOOD):
            for site in range(empire.city * ISLANDS, empire.city * ISLANDS + ISLANDS):
                if sea.site_kind(site) == kind and sea.free(site):
                    flee_to_as_fleet(sea, self.player, site)
                    return
        for section in (ENGAGE, PRODUCE, SETTLE):
            if empire.home[section] < empire.board.slots[section]:
                flee_home(sea, self.player, section)
                return


def flee_to_as_fleet(sea: Sea, player: int, site: int) -> None:
    from labrys.games.diluvium.rules.fleet_card import fleet_gains

    sea.shift_settler(player, site, 1)
    kind = sea.site_kind(site)
    sea.tell("fled-to", player, kind)
    fleet_gains(sea, player, kind, 1)
