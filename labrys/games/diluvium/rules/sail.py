"""Sailing: the player chooses where the ship ends; the cheapest way is charged (DIL-RULE-12)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import FOOD, NONE
from labrys.games.diluvium.rules import engage, explore
from labrys.games.diluvium.rules.routes import (
    FAR,
    farthest,
    food_to,
    free_move,
    free_tiles,
    may_stop,
    move_ship,
    ship_at,
)
from labrys.games.diluvium.rules.sea import EXPLORER, WARSHIP, Sea
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class Sail(Step[Sea]):
    """Choose a ship's destination (DIL-EXPLORE-01, DIL-ENGAGE-01)."""

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def prompt(self) -> str:
        return "ask-sail-explorer" if self.ship == EXPLORER else "ask-sail-warship"

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        empire = sea.empires[seat]
        prompt.count("count", free_tiles(sea, seat, self.ship))
        prompt.count("food", empire.rack[FOOD])

    def ask(self, sea: Sea, asked: Question) -> None:
        seat = self.seat
        ship = self.ship
        food = sea.empires[seat].rack[FOOD]
        costs = food_to(sea, seat, ship, FAR if asked.wants_refusals else farthest(sea, seat, ship))
        sail = sea.blocks.sail
        start = ship_at(sea, seat, ship)
        for place in sea.layout.places:
            cost = costs[place]
            if cost <= food:
                asked.offer(sail + place)
            elif asked.wants_refusals and place != start:
                self.refuse(sea, asked, place, cost, food)
        if ship == WARSHIP or not free_move(sea, seat, ship, costs):
            asked.offer(sea.blocks.stay)
        else:
            asked.refuse(sea.blocks.stay, "must-sail", "DIL-RULE-09")

    def refuse(self, sea: Sea, asked: Question, place: int, cost: int, food: int) -> None:
        option = sea.blocks.sail + place
        if cost != FAR:
            facedown = not sea.faceup(place) and not sea.is_city(place)
            rule = "DIL-MOVE-04" if facedown else "DIL-MOVE-03"
            asked.refuse(option, "food", rule, short=cost - food)
        elif sea.city_of[place] not in (NONE, self.seat):
            asked.refuse(option, "rival-city", "DIL-MOVE-06")
        elif not may_stop(sea, self.seat, self.ship, place):
            asked.refuse(option, "rival-warship", "DIL-MOVE-07")
        else:
            asked.refuse(option, "no-way", "DIL-MOVE-05")

    def take(self, sea: Sea, option: int) -> None:
        seat = self.seat
        if option == sea.blocks.stay:
            sea.tell("stayed", seat, self.ship)
        else:
            place = option - sea.blocks.sail
            if sea.empires[seat].rack[FOOD]:
                most = farthest(sea, seat, self.ship)
                sea.spend(seat, FOOD, food_to(sea, seat, self.ship, most)[place])
            move_ship(sea, seat, self.ship, place)
        if self.ship == EXPLORER:
            explore.arrive(sea, seat)
        else:
            engage.arrive(sea, seat)
