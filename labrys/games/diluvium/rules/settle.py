"""Settle, and every other move of a Settler (ledger 4.6)."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import ISLANDS, NONE, RESOURCES, RUINS, SECTIONS, SETTLE
from labrys.games.diluvium.rules.empire import FROM_BONUS, FROM_PLACING
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step

ANYWHERE: Final = -1

# Where a Settler comes from: a site of the chart, or a section of the Action Board below zero


def from_section(section: int) -> int:
    return -1 - section


def section_of(source: int) -> int:
    return -1 - source


class SettleAction(Step[Sea]):
    """Two Settlers move, one after the other; then the bonus (DIL-SETTLE-01, DIL-SETTLE-07)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        sea.agenda.append(SettleBonus(self.player))
        push_moves(sea, self.player, sea.content.settle_moves, [])


def push_moves(sea: Sea, player: int, number: int, moved: list[int]) -> None:
    if number and can_move(sea, player, ANYWHERE, moved):
        sea.agenda.append(ChooseSettler(player, ANYWHERE, number, moved))


def settle_here(sea: Sea, player: int, place: int) -> None:
    """A Settler effect: one own Settler moves to this tile, if any can (DIL-RULE-20)."""
    if can_move(sea, player, place, []):
        sea.agenda.append(ChooseSettler(player, place, 1, []))


def targets(sea: Sea, player: int, only: int) -> list[int]:
    """The sites where a Settler of a player may go now, wherever it comes from: on the own City
    and on tiles with an own marker, without a rival Warship (DIL-SETTLE-02, DIL-SETTLE-03)."""
    found: list[int] = []
    for place in sea.empires[player].open_places:
        if only == ANYWHERE or place == only:
            # No rival stops in a City.
            if sea.rival_warship(player, place) == NONE:
                sea.free_sites(place, found)
    return found


def same_island(sea: Sea, one: int, other: int) -> bool:
    """The whole City is one island (DIL-RULE-23)."""
    if one == other:
        return True
    place = one // ISLANDS
    return place == other // ISLANDS and sea.is_city(place)


def reachable(sea: Sea, source: int, sites: list[int]) -> bool:
    """Whether a Settler from there has anywhere to go: to a different island (DIL-SETTLE-04)."""
    if source < 0:
        return len(sites) > 0
    for site in sites:
        if not same_island(sea, source, site):
            return True
    return False


def own_settlers(sea: Sea, player: int, moved: list[int]) -> list[int]:
    """Where a player's Settlers are that have not moved in this action (DIL-RULE-21)."""
    found: list[int] = []
    home = sea.empires[player].home
    for section in range(SECTIONS):
        if home[section]:
            found.append(from_section(section))
    held = sea.held
    for place in sea.layout.places:
        if held[place] and sea.settlers_at(player, place):
            for site in range(place * ISLANDS, place * ISLANDS + ISLANDS):
                if sea.settlers(player, site) > moved.count(site):
                    found.append(site)
    return found


def can_move(sea: Sea, player: int, only: int, moved: list[int]) -> bool:
    """Whether any Settler has a legal move. One on the Action Board needs nothing but a free
    space."""
    sites = targets(sea, player, only)
    if not sites:
        return False
    if sea.empires[player].at_home():
        return True
    for source in own_settlers(sea, player, moved):
        if reachable(sea, source, sites):
            return True
    return False


def leaves_second(sea: Sea, player: int, source: int, site: int, number: int) -> bool:
    """Whether another move would still be possible after this one (DIL-RULE-22)."""
    if number < 2:
        return True
    empire = sea.empires[player]
    home, held = empire.home, sea.held
    lift(sea, player, source)
    sea.shift_settler(player, site, 1)
    possible = can_move(sea, player, ANYWHERE, [site])
    # Both lists were replaced, not changed: the move is taken back.
    empire.home, sea.held = home, held
    return possible


def lift(sea: Sea, player: int, source: int) -> None:
    """Take a Settler from where it stands."""
    if source < 0:
        sea.empires[player].shift_home(section_of(source), -1)
    else:
        sea.shift_settler(player, source, -1)


def is_strict(sea: Sea, player: int, number: int, sites: list[int]) -> bool:
    """Whether some first move leaves a second one possible and another might not, so that the
    first must leave one (DIL-RULE-22)."""
    if number < 2 or plenty(sea, player, sites):
        return False
    for source in own_settlers(sea, player, []):
        if some_second(sea, player, source, sites, number):
            return True
    return False


def some_second(sea: Sea, player: int, source: int, sites: list[int], number: int) -> bool:
    """Whether a Settler has a move after which another would still be possible."""
    for site in sites:
        if not (source >= 0 and same_island(sea, source, site)):
            if leaves_second(sea, player, source, site, number):
                return True
    return False


def plenty(sea: Sea, player: int, sites: list[int]) -> bool:
    """Whether no first move could use up all that a second needs: two Settlers on the board and
    two free spaces are enough."""
    if sea.empires[player].at_home() < 2:
        return False
    return len(sites) > 1 or (len(sites) == 1 and sea.room(sites[0]) > 1)


class ChooseSettler(Step[Sea]):
    """Choose which own Settler moves. `moved` are the sites of those that have moved already."""

    def __init__(self, seat: int, only: int, number: int, moved: list[int]) -> None:
        super().__init__(seat)
        self.only = only
        self.number = number
        self.moved = moved

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.number)
        prompt.word("only", "no" if self.only == ANYWHERE else "yes")

    def ask(self, sea: Sea, asked: Question) -> None:
        seat = self.seat
        sites = targets(sea, seat, self.only)
        strict = is_strict(sea, seat, self.number, sites)
        for source in own_settlers(sea, seat, self.moved):
            option = settler_option(sea, source)
            if not reachable(sea, source, sites):
                asked.refuse(option, "no-space", "DIL-SETTLE-02")
            elif strict and not some_second(sea, seat, source, sites, self.number):
                asked.refuse(option, "second-move", "DIL-RULE-22")
            else:
                asked.offer(option)

    def take(self, sea: Sea, option: int) -> None:
        source = source_of(sea, option)
        sea.agenda.append(ChooseSpace(self.seat, source, self.only, self.number, self.moved))


def settler_option(sea: Sea, source: int) -> int:
    if source < 0:
        return sea.blocks.settler_home + section_of(source)
    return sea.blocks.settler_at + source


def source_of(sea: Sea, option: int) -> int:
    if option >= sea.blocks.settler_at:
        return option - sea.blocks.settler_at
    return from_section(option - sea.blocks.settler_home)


class ChooseSpace(Step[Sea]):
    """Choose where the Settler goes (DIL-SETTLE-02 to -06)."""

    def __init__(self, seat: int, source: int, only: int, number: int, moved: list[int]) -> None:
        super().__init__(seat)
        self.source = source
        self.only = only
        self.number = number
        self.moved = moved

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.number)

    def ask(self, sea: Sea, asked: Question) -> None:
        seat = self.seat
        source = self.source
        settle = sea.blocks.settle
        sites = targets(sea, seat, self.only)
        strict = is_strict(sea, seat, self.number, sites)
        for site in sites:
            if source >= 0 and same_island(sea, source, site):
                asked.refuse(settle + site, "same-island", "DIL-SETTLE-04")
            elif strict and not leaves_second(sea, seat, source, site, self.number):
                asked.refuse(settle + site, "second-move", "DIL-RULE-22")
            else:
                asked.offer(settle + site)
        if asked.wants_refusals and self.only == ANYWHERE:
            refuse_sites(sea, asked, seat)

    def take(self, sea: Sea, option: int) -> None:
        seat = self.seat
        site = option - sea.blocks.settle
        lift(sea, seat, self.source)
        # What comes next is laid down first: a card drawn now is played after the action.
        sea.agenda.append(NextSettler(seat, self.only, self.number - 1, [*self.moved, site]))
        arrive(sea, seat, site)


def refuse_sites(sea: Sea, asked: Question, seat: int) -> None:
    """Why Settlers can't go to the other islands."""
    for place in sea.layout.places:
        if not sea.faceup(place) and not sea.is_city(place):
            continue
        for site in range(place * ISLANDS, place * ISLANDS + sea.sites(place)):
            option = sea.blocks.settle + site
            if sea.city_of[place] not in (NONE, seat):
                asked.refuse(option, "rival-city", "DIL-SETTLE-02")
            elif not sea.is_city(place) and not sea.has_marker(seat, place):
                asked.refuse(option, "no-marker", "DIL-SETTLE-02")
            elif not sea.is_city(place) and sea.rival_warship(seat, place) != NONE:
                asked.refuse(option, "guarded", "DIL-SETTLE-03")
            elif not sea.free(site):
                asked.refuse(option, "full", "DIL-TILE-05")


class NextSettler(Step[Sea]):
    """The second move is judged after the first has been made (DIL-RULE-22)."""

    def __init__(self, player: int, only: int, number: int, moved: list[int]) -> None:
        super().__init__()
        self.player = player
        self.only = only
        self.number = number
        self.moved = moved

    def run(self, sea: Sea) -> None:
        if self.only == ANYWHERE:
            push_moves(sea, self.player, self.number, self.moved)


def arrive(sea: Sea, player: int, site: int) -> None:
    """A Settler is placed: it harvests, or its owner draws a card (DIL-SETTLE-05, DIL-SETTLE-06);
    one board gains Gold for it (DIL-RULE-53)."""
    sea.shift_settler(player, site, 1)
    kind = sea.site_kind(site)
    sea.tell("settled", player, sea.water(site // ISLANDS), kind)
    sea.gain_gold(player, sea.empires[player].board.placing_gold, FROM_PLACING)
    harvest(sea, player, kind)


def harvest(sea: Sea, player: int, kind: int) -> None:
    if kind == RUINS:
        sea.draw_card(player)
    else:
        sea.gain_tokens(player, kind, 1)


class SettleBonus(Step[Sea]):
    """The bonus, where the section was empty before this turn (DIL-SETTLE-07, DIL-RULE-24)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        if not sea.emptied >> SETTLE & 1:
            return
        gold = sea.empires[self.player].board.settle_bonus_gold
        if gold:
            sea.gain_gold(self.player, gold, FROM_BONUS)
        elif sea.trays[0] or sea.trays[1] or sea.trays[2]:
            sea.agenda.append(TakeBonus(self.player))


class TakeBonus(Step[Sea]):
    """Choose the kind of the bonus resource; it can't be refused (DIL-RULE-24)."""

    def ask(self, sea: Sea, asked: Question) -> None:
        for kind in range(RESOURCES):
            if sea.trays[kind]:
                asked.offer(sea.blocks.bonus + kind)
            else:
                asked.refuse(sea.blocks.bonus + kind, "tray-empty", "DIL-RES-05")

    def take(self, sea: Sea, option: int) -> None:
        sea.gain_tokens(self.seat, option - sea.blocks.bonus, 1)
