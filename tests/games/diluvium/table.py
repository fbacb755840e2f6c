"""A table of Diluvium for tests: set up with a few readable words, played by spelling.

    table = sea(tiles="b4 T05, c3 T24").give(0, explorer="b4", food=2).turn(0)
    table.play("act explore", "sail c3")

Player 0 is first. Tiles that are not named lie facedown. In the chart for two, player 0 has the
City at c5 and player 1 the one at c1; in the others Cities go clockwise from C1.
"""

from __future__ import annotations

from typing import Any

from labrys.games import find
from labrys.games.diluvium.content.model import ACTIONS, KINDS, NONE, RESOURCES
from labrys.games.diluvium.game import DiluviumGame, as_sea
from labrys.games.diluvium.rules.empire import Empire
from labrys.games.diluvium.rules.sea import FREE, Sea
from labrys.games.diluvium.rules.turn import BeginTurn
from labrys.kernel.event import Event
from labrys.kernel.question import Refusal

found = find("diluvium")
assert isinstance(found, DiluviumGame)
GAME: DiluviumGame = found
LETTERS = "abc"
HOMES = ("settle", "produce", "engage", "explore")


def sea(
    players: int = 2,
    tiles: str = "",
    seed: int = 1,
    game: DiluviumGame | None = None,
    boards: str = "",
    **settings: str,
) -> Table:
    """A table before anybody's turn: "b4 T05, c3 T24" are the tiles that lie faceup."""
    game = game or GAME
    position = as_sea(game.new(players, seed, settings))
    table = Table(position)
    position.agenda.clear()
    position.options = ()
    position.first = 0
    position.round = 4
    position.tokens_before = NONE
    city_of = [NONE] * len(position.city_of)
    for player, empire in enumerate(position.empires):
        place = position.layout.cities[player]
        empire.people = player
        empire.found_city(place)
        empire.last = NONE
        city_of[place] = player
    position.city_of = city_of
    for player, board in enumerate(boards.split()):
        number = [b.id for b in game.content.boards].index(board)
        position.empires[player].take_board(game.content.boards[number])
    table.lay(tiles)
    return table


def choose(position: Sea, *spellings: str) -> Sea:
    """Play options by their spelling."""
    for spelling in spellings:
        position.play(position.read(spelling))
    return position


class Table:
    """A position with the words tests use."""

    def __init__(self, position: Sea) -> None:
        self.sea = position
        self.events: list[Event] = []

    # ---- setting up

    def place(self, name: str) -> int:
        return self.sea.content.places.index(name)

    def site(self, name: str) -> int:
        return self.place(name[:-1]) * 3 + LETTERS.index(name[-1])

    def tile(self, id: str) -> int:
        return next(tile.number for tile in self.sea.content.tiles if tile.id == id)

    def card(self, id: str) -> int:
        return next(card.number for card in self.sea.content.cards if card.id == id)

    def lay(self, tiles: str) -> Table:
        """Only these tiles lie faceup; the others may turn up where their cost is printed."""
        position = self.sea
        numbers = [NONE] * len(position.tiles)
        for part in tiles.split(","):
            if part.strip():
                name, id = part.split()
                numbers[self.place(name)] = self.tile(id)
        position.tiles = numbers
        bags: list[list[int]] = [[], [], []]
        for tile in position.content.tiles:
            if tile.number not in numbers:
                bags[tile.cost].append(tile.number)
        position.bags = bags
        position.certain = [[], [], []]
        covered = [0, 0, 0]
        for place in position.layout.places:
            if numbers[place] == NONE and position.layout.cost[place] != NONE:
                covered[position.layout.cost[place]] += 1
        position.covered = covered
        return self

    def next_tile(self, id: str) -> Table:
        """The tile that turns up next in its cost class."""
        number = self.tile(id)
        bags = list(self.sea.bags)
        bags[self.sea.content.tiles[number].cost] = [number]
        self.sea.bags = bags
        return self

    def give(self, player: int, **what: Any) -> Table:
        """Ships and Settlers on the chart (`explorer`, `warship`, `at="b4a b4a"`), markers
        (`marks="b4-1"`), a rack (`food`, `craft`, `weapons`), `gold`, `strength`, a `hand`, the
        `last` action, and who is at `home` in Explore, Settle, Produce and Engage."""
        position, empire = self.sea, self.sea.empires[player]
        for kind in range(RESOURCES):
            number = int(what.pop(KINDS[kind], 0))
            if number:
                trays = position.trays[:]
                trays[kind] -= number
                position.trays = trays
                empire.rack[kind] += number
        if "gold" in what:
            position.gold[player] = what.pop("gold")
        for name in ("explorer", "warship"):
            if name in what:
                setattr(empire, name, self.place(what.pop(name)))
        if "strength" in what:
            empire.strength = what.pop("strength")
        if "last" in what:
            empire.last = ACTIONS.index(what.pop("last"))
        for name in what.pop("hand", "").split():
            position.deck.remove(self.card(name))
            empire.hand.append(self.card(name))
        empire.hand.sort()
        for name in what.pop("marks", "").split():
            self.mark(player, name)
        if "marked" in what:
            empire.marked = what.pop("marked")
        for name in what.pop("at", "").split():
            position.shift_settler(player, self.site(name), 1)
            section = next(s for s in HOMES if empire.home[ACTIONS.index(s)])
            empire.shift_home(ACTIONS.index(section), -1)
        if "home" in what:
            empire.home = list(what.pop("home"))
        assert not what, f"unknown: {sorted(what)}"
        return self

    def mark(self, player: int, name: str) -> None:
        place, _, number = name.partition("-")
        mark = self.place(place) * 4 + int(number) - 1
        assert self.sea.marks[mark] == FREE
        marks = self.sea.marks[:]
        marks[mark] = player + 1
        self.sea.marks = marks
        self.sea.empires[player].marked += 1
        self.sea.empires[player].open_place(self.place(place))

    def trays(self, food: int = 9, craft: int = 9, weapons: int = 9) -> Table:
        self.sea.trays = [food, craft, weapons]
        return self

    def turn(self, player: int) -> Table:
        """Begin a player's turn."""
        self.sea.agenda.clear()
        self.sea.over = False
        self.sea.agenda.append(BeginTurn(player))
        self.sea.events = []
        self.sea.advance()
        self.events = self.sea.events or []
        self.sea.events = None
        return self

    # ---- playing

    def play(self, *spellings: str) -> Table:
        """Choose options one after another; the events of all of them are kept."""
        self.events = []
        for spelling in spellings:
            self.sea.events = []
            option = self.sea.read(spelling)
            assert option in self.sea.options, f"{spelling} not in {self.options}"
            self.sea.play(option)
            self.events += self.sea.events or []
            self.sea.events = None
        return self

    def answer(self, seat: int, spelling: str) -> Table:
        """Answer for one of several seats that are asked at once."""
        self.sea.events = []
        self.sea.play(self.sea.read(spelling), seat)
        self.events = self.sea.events or []
        self.sea.events = None
        return self

    def fight(self, attack: int = 0, defence: int = 0) -> Table:
        """Both bids, the attacker's first."""
        step = self.sea.agenda[-1]
        events: list[Event] = []
        for seat, number in ((step.attacker, attack), (step.defender, defence)):  # type: ignore[attr-defined]
            if not self.sea.is_fleet(seat):
                self.answer(seat, f"bid {number}")
                events += self.events
        self.events = events
        return self

    # ---- looking

    @property
    def options(self) -> list[str]:
        return [self.sea.spell(option) for option in self.sea.options]

    @property
    def asked(self) -> str:
        """The class of the step that asks."""
        return type(self.sea.agenda[-1]).__name__ if self.sea.agenda else ""

    @property
    def seat(self) -> int:
        return self.sea.seat

    def empire(self, player: int) -> Empire:
        return self.sea.empires[player]

    def offered(self, spelling: str) -> bool:
        self.sea.read(spelling)
        return spelling in self.options

    def starting(self, verb: str) -> list[str]:
        return [option for option in self.options if option.split()[0] == verb]

    def refusal(self, spelling: str) -> Refusal | None:
        option = self.sea.read(spelling)
        return next((r for r in self.sea.refusals() if r.option == option), None)

    def why_not(self, spelling: str) -> tuple[str, str]:
        """Reason and rule of a refused option."""
        refusal = self.refusal(spelling)
        assert refusal is not None, f"{spelling} is not refused; options: {self.options}"
        assert spelling not in self.options
        return refusal.reason, refusal.rule

    def told(self, message: str) -> int:
        """How often something was told since the last choice."""
        return sum(event.message == message for event in self.events)

    def gold(self, player: int = 0) -> int:
        return self.sea.gold[player]

    def rack(self, player: int = 0) -> list[int]:
        """Food, Craft and Weapons."""
        return self.sea.empires[player].rack[:]

    def left(self) -> list[int]:
        """What the trays hold."""
        return self.sea.trays[:]

    def hand(self, player: int = 0) -> list[str]:
        cards = self.sea.content.cards
        return [cards[card].id for card in self.sea.empires[player].cards()]

    def pile(self) -> list[str]:
        return [self.sea.content.cards[card].id for card in self.sea.pile]

    def explorer(self, player: int = 0) -> str:
        return self.sea.content.places[self.sea.empires[player].explorer]

    def warship(self, player: int = 0) -> str:
        return self.sea.content.places[self.sea.empires[player].warship]

    def city(self, player: int = 0) -> str:
        return self.sea.content.places[self.sea.empires[player].city]

    def settlers(self, player: int, site: str) -> int:
        return self.sea.settlers(player, self.site(site))

    def home(self, player: int = 0) -> list[int]:
        """The Settlers in Explore, Settle, Produce and Engage."""
        return self.sea.empires[player].home[:]

    def marks(self, player: int = 0) -> list[str]:
        places = self.sea.content.places
        return [
            f"{places[mark // 4]}-{mark % 4 + 1}"
            for mark, owner in enumerate(self.sea.marks)
            if owner == player + 1
        ]

    def faceup(self, name: str) -> str | None:
        number = self.sea.tiles[self.place(name)]
        return None if number == NONE else self.sea.content.tiles[number].id

    def facts(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it."""
        found = self.sea.view(seat).facts()["table"]
        assert isinstance(found, dict)
        return found

    def finish_turn(self) -> Table:
        """Answer with the first option until another player's turn has come."""
        player = self.sea.player
        while not self.sea.over and self.sea.player == player and self.sea.agenda:
            if self.asked == "ChooseAction" and self.sea.action == NONE:
                break
            self.play(self.options[-1])
        return self
