"""Produce: one tile yields, Craft is sold, strength is bought (ledger 4.7)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import (
    CRAFT,
    ISLANDS,
    NONE,
    PRODUCE,
    RESOURCES,
    RUINS,
    WEAPONS,
)
from labrys.games.diluvium.rules.empire import FROM_BONUS, FROM_SALES
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class ProduceAction(Step[Sea]):
    """Production first, then sales and purchases; the bonus is automatic (DIL-RULE-57)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        if sea.emptied >> PRODUCE & 1:
            gold = sea.empires[self.player].board.produce_bonus
            sea.gain_gold(self.player, gold, FROM_BONUS)
        sea.agenda.append(Trading(self.player))
        if producing_places(sea, self.player):
            sea.agenda.append(ChooseTile(self.player))
        else:
            sea.tell("nothing", self.player)


def producing_places(sea: Sea, player: int) -> list[int]:
    """The tiles with an own Settler (DIL-PRODUCE-01)."""
    return [
        place for place in sea.layout.places if sea.held[place] and sea.settlers_at(player, place)
    ]


def yields(sea: Sea, player: int, place: int) -> list[int]:
    """How many tokens of each kind a tile would give, were the trays full (DIL-PRODUCE-02)."""
    found = [0] * RESOURCES
    for site in range(place * ISLANDS, place * ISLANDS + sea.sites(place)):
        number = sea.settlers(player, site)
        if number:
            kind = sea.site_kind(site)
            if kind != RUINS:
                found[kind] += number
    return found


class ChooseTile(Step[Sea]):
    """Choose the tile that produces."""

    def ask(self, sea: Sea, asked: Question) -> None:
        for place in sea.layout.places:
            if sea.held[place] and sea.settlers_at(self.seat, place):
                asked.offer(sea.blocks.produce + place)
            elif sea.faceup(place) or sea.city_of[place] != NONE:
                asked.refuse(sea.blocks.produce + place, "no-settler", "DIL-PRODUCE-01")

    def take(self, sea: Sea, option: int) -> None:
        place = option - sea.blocks.produce
        sea.tell("produced", self.seat, sea.water(place))
        found = yields(sea, self.seat, place)
        for kind in range(RESOURCES):
            if found[kind]:
                sea.gain_tokens(self.seat, kind, found[kind])


class Trading(Step[Sea]):
    """Sales and purchases are asked for only where one is possible."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        if sales(sea, self.player) or purchases(sea, self.player):
            sea.agenda.append(Trade(self.player))


def sales(sea: Sea, player: int) -> int:
    """How many sales of Craft are possible (DIL-PRODUCE-03)."""
    empire = sea.empires[player]
    return min(empire.rack[CRAFT] // empire.board.craft_per_sale, sea.blocks.most_sales)


def purchases(sea: Sea, player: int) -> int:
    """How many steps of strength can be bought (DIL-PRODUCE-04, DIL-RULE-29)."""
    empire = sea.empires[player]
    steps = sea.content.greatest_strength - empire.strength
    return min(empire.rack[WEAPONS] // empire.board.weapons_per_step, steps)


class Trade(Step[Sea]):
    """Sell Craft and buy strength, any number of times, until declined (DIL-BOARD-02)."""

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        empire = sea.empires[seat]
        prompt.count("craft", empire.rack[CRAFT])
        prompt.count("weapons", empire.rack[WEAPONS])
        prompt.count("strength", empire.strength)

    def ask(self, sea: Sea, asked: Question) -> None:
        seat = self.seat
        empire = sea.empires[seat]
        board = empire.board
        for number in range(sales(sea, seat)):
            asked.offer(sea.blocks.sell + number)
        if empire.rack[CRAFT] < board.craft_per_sale:
            short = board.craft_per_sale - empire.rack[CRAFT]
            asked.refuse(sea.blocks.sell, "craft", "DIL-PRODUCE-03", short)
        for number in range(purchases(sea, seat)):
            asked.offer(sea.blocks.train + number)
        if empire.strength >= sea.content.greatest_strength:
            asked.refuse(sea.blocks.train, "strongest", "DIL-RULE-29")
        elif empire.rack[WEAPONS] < board.weapons_per_step:
            short = board.weapons_per_step - empire.rack[WEAPONS]
            asked.refuse(sea.blocks.train, "weapons", "DIL-PRODUCE-04", short)
        asked.offer(sea.blocks.done)

    def take(self, sea: Sea, option: int) -> None:
        seat = self.seat
        board = sea.empires[seat].board
        if option == sea.blocks.done:
            return
        if option >= sea.blocks.train:
            number = option - sea.blocks.train + 1
            sea.spend(seat, WEAPONS, number * board.weapons_per_step)
            for _ in range(number):
                sea.raise_strength(seat)
        else:
            number = option - sea.blocks.sell + 1
            sea.tell("sold", seat, number)
            sea.spend(seat, CRAFT, number * board.craft_per_sale)
            sea.gain_gold(seat, number * board.gold_per_sale, FROM_SALES)
        sea.agenda.append(Trading(seat))
