"""Rounds and turns: the wheel, cards, the action, the limit of six (ledger 4.3, 4.12, 4.14)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import (
    ACTIONS,
    ENGAGE,
    EXPLORE,
    FOOD,
    NONE,
    PRODUCE,
    RESOURCES,
    SECTIONS,
    SETTLE,
)
from labrys.games.diluvium.rules import fleet
from labrys.games.diluvium.rules.cards import CardStep
from labrys.games.diluvium.rules.produce import ProduceAction
from labrys.games.diluvium.rules.sail import Sail
from labrys.games.diluvium.rules.sea import EXPLORER, WARSHIP, Sea
from labrys.games.diluvium.rules.settle import SettleAction
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Simultaneous, Step


class BeginTurn(Step[Sea]):
    """The next player's turn; before the first player's, the end is looked for (DIL-TURN-05)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, sea: Sea) -> None:
        player = self.player
        if player == sea.first and not next_round(sea):
            sea.tell("over")
            return
        sea.player = player
        sea.compass = 0
        sea.emptied = 0
        home = sea.empires[player].home
        for section in range(SECTIONS):
            if home[section] == 0:
                sea.emptied |= 1 << section
        sea.agenda.append(BeginTurn((player + 1) % sea.players))
        sea.agenda.append(EndTurn())
        if sea.is_fleet(player):
            sea.agenda.append(fleet.FleetTurn(player))
        else:
            sea.agenda.append(ChooseAction(player))


def next_round(sea: Sea) -> bool:
    """Whether another round begins. Where a tray is empty as the first player is about to play,
    it is the last (DIL-END-01, DIL-RULE-61)."""
    if sea.last_round:
        return False
    left = sum(sea.trays)
    sea.idle = sea.idle + 1 if sea.round and left == sea.tokens_before else 0
    sea.tokens_before = left
    sea.round += 1
    sea.tell("round", sea.round)
    if ends(sea):
        sea.last_round = True
        sea.tell("last-round")
    elif sea.idle >= sea.content.idle_rounds:
        sea.last_round = True
        sea.tell("idle-end")
        sea.tell("last-round")
    return True


def ends(sea: Sea) -> bool:
    """Whether an empty tray ends the game; in one scenario Food does not (DIL-SOLO-21)."""
    scenario = sea.scenario
    for kind in range(RESOURCES):
        if sea.trays[kind] == 0:
            if kind != FOOD or scenario is None or scenario.food_ends:
                return True
    return False


class ChooseAction(Step[Sea]):
    """Turn the wheel to another action (DIL-TURN-02, DIL-TURN-03)."""

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        prompt.count("round", sea.round)
        prompt.word("last", "yes" if sea.last_round else "no")

    def ask(self, sea: Sea, asked: Question) -> None:
        last = sea.empires[self.seat].last
        for action in range(len(ACTIONS)):
            if action == last:
                asked.refuse(sea.blocks.act + action, "same-action", "DIL-TURN-03")
            else:
                asked.offer(sea.blocks.act + action)

    def take(self, sea: Sea, option: int) -> None:
        seat = self.seat
        action = option - sea.blocks.act
        sea.empires[seat].last = action
        sea.action = action
        sea.tell("turned", seat, action)
        sea.agenda.append(CardStep(seat, False))
        if action == EXPLORE:
            sea.agenda.append(Sail(seat, EXPLORER))
        elif action == SETTLE:
            sea.agenda.append(SettleAction(seat))
        elif action == PRODUCE:
            sea.agenda.append(ProduceAction(seat))
        elif action == ENGAGE:
            sea.agenda.append(Sail(seat, WARSHIP))
        sea.agenda.append(CardStep(seat, True))


class EndTurn(Step[Sea]):
    """Every player with more than six tokens discards (DIL-RES-04, DIL-RULE-06)."""

    def run(self, sea: Sea) -> None:
        sea.player = NONE
        sea.action = NONE
        limit = sea.content.rack_limit
        waiting = [seat for seat in range(sea.seats) if sea.empires[seat].tokens() > limit]
        if waiting:
            sea.agenda.append(Drop(waiting, [[] for _ in range(sea.seats)]))


class Drop(Simultaneous[Sea]):
    """Tokens above the limit, chosen by all at once and then shown (DIL-RULE-06)."""

    def again(self, waiting: list[int], answers: list[list[int]]) -> Drop:
        return Drop(waiting, answers)

    def name_parts(self, sea: Sea, seat: int, prompt: Prompt) -> None:
        prompt.count("count", too_many(sea, seat) - len(self.answers[seat]))

    def ask_seat(self, sea: Sea, seat: int, so_far: list[int], asked: Question) -> None:
        rack = sea.empires[seat].rack
        for kind in range(RESOURCES):
            option = sea.blocks.drop + kind
            if rack[kind] > so_far.count(option):
                asked.offer(option)
            else:
                asked.refuse(option, "none-left", "DIL-RES-04")

    def complete(self, sea: Sea, seat: int, so_far: list[int]) -> bool:
        return len(so_far) >= too_many(sea, seat)

    def reveal(self, sea: Sea, answers: list[list[int]]) -> None:
        for seat in range(sea.seats):
            for kind in range(RESOURCES):
                number = answers[seat].count(sea.blocks.drop + kind)
                if number:
                    sea.empires[seat].rack[kind] -= number
                    sea.spent[kind] += number
                    sea.tell("dropped", seat, number, kind)


def too_many(sea: Sea, seat: int) -> int:
    return sea.empires[seat].tokens() - sea.content.rack_limit
