"""Explore: placing markers on Exploration Spaces (ledger 4.5)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import MILITARY_EFFECT, SETTLER_EFFECT
from labrys.games.diluvium.rules import settle
from labrys.games.diluvium.rules.empire import FROM_MARKERS, FROM_SPACES
from labrys.games.diluvium.rules.options import SPACES
from labrys.games.diluvium.rules.sea import FREE, Sea
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def arrive(sea: Sea, player: int) -> None:
    """Exploring the tile reached is compulsory where it is possible (DIL-EXPLORE-03)."""
    place = sea.empires[player].explorer
    if can_mark(sea, player, place):
        sea.agenda.append(Mark(player, place))


def can_mark(sea: Sea, player: int, place: int) -> bool:
    """Whether a player can put a marker on a tile (DIL-EXPLORE-06, DIL-RULE-16, DIL-RULE-17)."""
    if sea.is_city(place) or not sea.faceup(place):
        return False
    if sea.empires[player].marked >= sea.content.markers:
        return False
    return sea.free_mark(place) and not sea.has_marker(player, place)


class Mark(Step[Sea]):
    """Choose the Exploration Space of a tile for the next marker (DIL-EXPLORE-05)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def ask(self, sea: Sea, asked: Question) -> None:
        ask_marks(sea, asked, self.place)

    def take(self, sea: Sea, option: int) -> None:
        put_marker(sea, self.seat, option - sea.blocks.mark)


def ask_marks(sea: Sea, asked: Question, place: int) -> None:
    base = place * SPACES
    for mark in range(base, base + len(sea.tile(place).spaces)):
        if sea.marks[mark] == FREE:
            asked.offer(sea.blocks.mark + mark)
        else:
            asked.refuse(sea.blocks.mark + mark, "marked", "DIL-TILE-05")


def take_marker(sea: Sea, player: int, mark: int) -> int:
    """The leftmost marker leaves the track for a space, with its Gold (DIL-EXPLORE-04). Answers
    the effect of the space."""
    empire = sea.empires[player]
    gold = empire.board.marker_gold[empire.marked]
    empire.marked += 1
    marks = sea.marks[:]
    marks[mark] = player + 1
    sea.marks = marks
    place = mark // SPACES
    empire.open_place(place)
    effect = sea.tile(place).spaces[mark % SPACES]
    sea.tell("marked", player, sea.water(place), effect)
    sea.gain_gold(player, gold, FROM_MARKERS)
    return effect


def put_marker(sea: Sea, player: int, mark: int) -> None:
    """Place a marker and apply the effect of its space at once (DIL-EXPLORE-05, DIL-RULE-20)."""
    effect = take_marker(sea, player, mark)
    if effect == SETTLER_EFFECT:
        settle.settle_here(sea, player, mark // SPACES)
    elif effect == MILITARY_EFFECT:
        sea.raise_strength(player)
    else:
        sea.gain_gold(player, effect, FROM_SPACES)
