"""Setup: the chart, the Cities, boards and trays (ledger 4.1, 8.1)."""

from __future__ import annotations

from labrys.games.diluvium.content.model import NONE, RESOURCES, WEAPONS
from labrys.games.diluvium.rules.empire import FROM_START
from labrys.games.diluvium.rules.sea import Sea
from labrys.games.diluvium.rules.turn import BeginTurn
from labrys.kernel.question import Question
from labrys.kernel.step import Step


class SetUp(Step[Sea]):
    """Everything before the first question."""

    def run(self, sea: Sea) -> None:
        lay_out(sea)
        seat_players(sea)
        if sea.scenario is not None:
            prepare_solo(sea)
        sea.agenda.append(BeginTurn(sea.first))
        if sea.settings.get("heirloom") == "yes":
            sea.agenda.append(Heirloom(0))
        deal_boards(sea)


def lay_out(sea: Sea) -> None:
    """Shuffle each cost class apart; faceup tiles are drawn now, the others when they are turned
    (DIL-SETUP-01, DIL-SETUP-02)."""
    certain = sea.scenario.certain if sea.scenario is not None else []
    bags: list[list[int]] = [[], [], []]
    sure: list[list[int]] = [[], [], []]
    for tile in sea.content.tiles:
        (sure if tile.number in certain else bags)[tile.cost].append(tile.number)
    sea.bags = bags
    sea.certain = sure
    covered = [0, 0, 0]
    for place in sea.layout.places:
        if sea.layout.cost[place] != NONE:
            covered[sea.layout.cost[place]] += 1
    sea.covered = covered
    for place in sea.layout.places:
        if sea.layout.faceup[place]:
            sea.turn_up(NONE, place)


def seat_players(sea: Sea) -> None:
    """The first player is drawn; players take the Cities clockwise from a random one
    (DIL-SETUP-06, DIL-SETUP-10, DIL-RULE-48). Alone, the human is first (DIL-SOLO-02)."""
    if sea.scenario is None:
        sea.first = sea.chance.roll(sea.players, sea.blocks.out_first)
        city = sea.chance.roll(sea.players, sea.blocks.out_city)
    else:
        sea.first = 0
        city = 0
    city_of = sea.city_of[:]
    for turn in range(sea.players):
        player = (sea.first + turn) % sea.players
        place = sea.layout.cities[(city + turn) % sea.players]
        empire = sea.empires[player]
        empire.people = player
        empire.found_city(place)
        city_of[place] = player
    sea.city_of = city_of
    sea.tell("first-player", sea.first)


def prepare_solo(sea: Sea) -> None:
    """The Fleet, its deck, and what the scenario changes (DIL-SOLO-02 to -05, 8.4)."""
    scenario = sea.scenario
    assert scenario is not None
    content = sea.content
    sea.trays = scenario.trays[:]
    level = content.levels[scenario.level]
    fleet = sea.empires[1]
    fleet.strength = level.strength
    sea.gain_gold(1, level.gold, FROM_START)
    sea.fleet_deck = [card.number for card in content.fleet] + scenario.doubled
    sea.gain_tokens(0, WEAPONS, scenario.start_weapons)


def deal_boards(sea: Sea) -> None:
    """Side B boards, dealt at random or picked in reverse turn order (DIL-RULE-51)."""
    if sea.settings.get("side") != "b":
        return
    boards = [board.number for board in sea.content.boards[1:]]
    if sea.settings.get("boards") == "picked":
        sea.agenda.append(PickBoard((sea.first + sea.seats - 1) % sea.seats, boards))
        return
    for seat in range(sea.seats):
        give_board(sea, seat, sea.chance.draw(boards, sea.blocks.out_board))


def give_board(sea: Sea, seat: int, number: int) -> None:
    sea.empires[seat].take_board(sea.content.boards[number])
    sea.tell("board", seat, number)


class PickBoard(Step[Sea]):
    """Choose a board of side B, the last player first (DIL-RULE-51)."""

    def __init__(self, seat: int, boards: list[int]) -> None:
        super().__init__(seat)
        self.boards = boards

    def ask(self, sea: Sea, asked: Question) -> None:
        for board in sea.content.boards[1:]:
            if board.number in self.boards:
                asked.offer(sea.blocks.board + board.number)
            else:
                asked.refuse(sea.blocks.board + board.number, "board-taken", "DIL-RULE-51")

    def take(self, sea: Sea, option: int) -> None:
        number = option - sea.blocks.board
        give_board(sea, self.seat, number)
        if self.seat != sea.first:
            left = [board for board in self.boards if board != number]
            sea.agenda.append(PickBoard((self.seat + sea.seats - 1) % sea.seats, left))


class Heirloom(Step[Sea]):
    """What a won scenario brings into the next one (DIL-SOLO-31)."""

    def ask(self, sea: Sea, asked: Question) -> None:
        for kind in range(RESOURCES):
            if sea.trays[kind]:
                asked.offer(sea.blocks.heirloom + kind)
        asked.offer(sea.blocks.heirloom_gold)
        asked.offer(sea.blocks.heirloom_card)

    def take(self, sea: Sea, option: int) -> None:
        sea.tell("heirloom", self.seat)
        if option == sea.blocks.heirloom_gold:
            sea.gain_gold(self.seat, sea.content.heirloom_gold, FROM_START)
        elif option == sea.blocks.heirloom_card:
            sea.draw_card(self.seat)
        else:
            kind = option - sea.blocks.heirloom
            sea.gain_tokens(self.seat, kind, sea.content.heirloom_tokens)
