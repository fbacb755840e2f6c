"""The position of Diluvium: the chart, the trays, the empires, and the turn in progress."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import (
    FOOD,
    ISLANDS,
    NONE,
    RESOURCES,
    RUINS,
    Content,
    Layout,
    Scenario,
    Tile,
)
from labrys.games.diluvium.rules.empire import SOURCES, Empire
from labrys.games.diluvium.rules.options import SPACES, Blocks
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.secret import NOBODY_KNOWS, Amounts, Cards, Counts, Ledger, Secret, veil

FREE: Final = 0  # a mark that nobody has taken; else the player + 1

# How the Settlers at a place are held in one number: a byte for each site, two bits a player
SITE_BITS: Final = 8
PLAYER_BITS: Final = 2
ONE: Final = 3

EXPLORER: Final = 0
WARSHIP: Final = 1

# The names of what is hidden, by seat, and who knows it
SEATS: Final = 4
KEPT: Final = [f"kept-{seat}" for seat in range(SEATS)]
HAND: Final = [f"hand-{seat}" for seat in range(SEATS)]
RACK: Final = [f"rack-{seat}" for seat in range(SEATS)]
EARNED: Final = [f"earned-{seat}" for seat in range(SEATS)]
OWN: Final = [[1 << seat for seat in range(seats)] for seats in range(SEATS + 1)]
NONE_SHOWN: Final[list[int]] = []
MOST_GOLD: Final = 999


class Sea(Position):
    """Everything on the table of one game of Diluvium.

    A tile that lies facedown has no number yet: chance draws it when it is turned (DIL-SETUP-02).
    """

    def __init__(
        self,
        game: AnyGame,
        content: Content,
        blocks: Blocks,
        players: int,
        seed: int,
        settings: dict[str, str],
        scenario: Scenario | None,
    ) -> None:
        super().__init__(game, 1 if scenario is not None else players, seed, settings)
        self.content = content
        self.blocks = blocks
        self.layout: Layout = content.layouts[players]
        self.players = players
        self.scenario = scenario
        self.open_memory = settings.get("memory") == "open"
        self.empires = [Empire(content.boards[0]) for _ in range(players)]
        self.gold = [0] * players
        places = len(content.places)
        # The chart
        self.tiles = [NONE] * places
        self.city_of = [NONE] * places  # whose City lies there
        self.marks = [FREE] * (places * SPACES)
        self.held = [0] * places
        self.slain = 0  # the tiles whose Monster is slain, a bit each
        self.bags: list[list[int]] = [[], [], []]  # the tiles that may still turn up, by cost
        self.certain: list[list[int]] = [[], [], []]  # those of them that surely do
        self.covered = [0, 0, 0]  # how many places of each cost lie facedown
        # The trays; the Discard Tray by kind
        self.trays = [content.trays[players]] * RESOURCES
        self.spent = [0] * RESOURCES
        self.deck = [card.number for card in content.cards for _ in range(card.copies)]
        self.pile: list[int] = []
        # The clock
        self.round = 0
        self.first = 0
        self.last_round = False
        self.idle = 0
        self.tokens_before = 0
        # The turn in progress
        self.player = NONE
        self.action = NONE
        self.emptied = 0  # the sections that were empty as the turn began, a bit each
        self.compass = 0  # tiles that Compasses add to this move
        self.moved_from = NONE
        # The Drowned Fleet
        self.fleet_deck: list[int] = []
        self.fleet_used: list[int] = []
        self.fleet_card = NONE

    def copy(self) -> Sea:
        """Lists that are replaced, never changed in place, are shared."""
        new = Sea.__new__(Sea)
        self.copy_into(new)
        new.content = self.content
        new.blocks = self.blocks
        new.layout = self.layout
        new.players = self.players
        new.scenario = self.scenario
        new.open_memory = self.open_memory
        new.empires = [empire.copy() for empire in self.empires]
        new.gold = self.gold[:]
        new.tiles = self.tiles
        new.city_of = self.city_of
        new.marks = self.marks
        new.held = self.held
        new.slain = self.slain
        new.bags = self.bags
        new.certain = self.certain
        new.covered = self.covered
        new.trays = self.trays
        new.spent = self.spent[:]
        new.deck = self.deck[:]
        new.pile = self.pile
        new.round = self.round
        new.first = self.first
        new.last_round = self.last_round
        new.idle = self.idle
        new.tokens_before = self.tokens_before
        new.player = self.player
        new.action = self.action
        new.emptied = self.emptied
        new.compass = self.compass
        new.moved_from = self.moved_from
        new.fleet_deck = self.fleet_deck
        new.fleet_used = self.fleet_used
        new.fleet_card = self.fleet_card
        return new

    def secrets(self) -> list[Secret]:
        """Hands and the deck are hidden; racks, Gold and the Discard Tray changed in the open.
        Cards held since before the deck was made anew are not in it (DIL-RULE-01, DIL-RULE-58)."""
        found: list[Secret] = []
        backs = self.blocks.backs
        for seat in range(self.seats):
            kept = self.empires[seat].kept
            if kept:
                found.append(Cards(KEPT[seat], "kept", kept, backs, 1 << seat, NONE_SHOWN))
        for seat in range(self.seats):
            hand = self.empires[seat].hand
            if hand:
                found.append(Cards(HAND[seat], "ruins", hand, backs, 1 << seat, NONE_SHOWN))
        found.append(Cards("deck", "ruins", self.deck, backs, NOBODY_KNOWS, NONE_SHOWN))
        if not self.open_memory and not self.over:
            for seat in range(self.seats):
                empire = self.empires[seat]
                found.append(Counts(RACK[seat], RACK[seat], empire.rack, 1 << seat, True))
                found.append(Ledger(EARNED[seat], empire.earned, 1 << seat, 0, MOST_GOLD, True))
            if self.seats > 1:
                found.append(Counts("spent", "spent", self.spent, NOBODY_KNOWS, True))
                found.append(Amounts("gold", self.gold, OWN[self.seats], 0, MOST_GOLD, False, True))
        return found

    @property
    def points(self) -> list[int]:
        return self.gold[: self.seats]

    def points_for(self, seat: int) -> list[int | None]:
        """A rival's Gold is not shown before the end (DIL-RES-07, DIL-RULE-04)."""
        return [gold if gold >= 0 else None for gold in self.points]

    def rivals(self) -> list[int]:
        return self.gold[self.seats :]

    def winners(self) -> list[int]:
        from labrys.games.diluvium.rules.result import winners

        return winners(self)

    # ---- who and where

    def is_fleet(self, player: int) -> bool:
        return player >= self.seats

    def tile(self, place: int) -> Tile:
        return self.content.tiles[self.tiles[place]]

    def is_city(self, place: int) -> bool:
        return self.city_of[place] != NONE

    def faceup(self, place: int) -> bool:
        return self.tiles[place] != NONE

    def water(self, place: int) -> int:
        """A place for a sentence: its tile, its City, or that it lies facedown."""
        owner = self.city_of[place]
        if owner != NONE:
            return len(self.content.tiles) + self.empires[owner].people
        number = self.tiles[place]
        return number if number != NONE else veil(self.layout.cost[place])

    def rival_warship(self, player: int, place: int) -> int:
        """The rival whose Warship stands at a place, or NONE (DIL-RULE-33: at most one)."""
        empires = self.empires
        for other in range(self.players):
            if empires[other].warship == place and other != player:
                return other
        return NONE

    # ---- Settlers on the chart

    def settlers(self, player: int, site: int) -> int:
        """How many Settlers of a player stand on an island, or on a space of a City."""
        held = self.held[site // ISLANDS]
        return held >> (site % ISLANDS * SITE_BITS + player * PLAYER_BITS) & ONE

    def settlers_at(self, player: int, place: int) -> int:
        """How many of a player's Settlers stand at a place."""
        held = self.held[place] >> (player * PLAYER_BITS)
        return (held & ONE) + (held >> SITE_BITS & ONE) + (held >> 2 * SITE_BITS & ONE)

    def taken(self, site: int) -> int:
        """How many Settlers of all players stand on an island or City space."""
        held = self.held[site // ISLANDS] >> (site % ISLANDS * SITE_BITS)
        return (held & ONE) + (held >> 2 & ONE) + (held >> 4 & ONE) + (held >> 6 & ONE)

    def site_kind(self, site: int) -> int:
        place = site // ISLANDS
        owner = self.city_of[place]
        if owner != NONE:
            people = self.content.peoples[self.empires[owner].people]
            return people.spaces[site % ISLANDS]
        return self.tile(place).kinds[site % ISLANDS]

    def sites(self, place: int) -> int:
        """How many islands a tile has, or spaces a City."""
        return ISLANDS if self.is_city(place) else len(self.tile(place).kinds)

    def room(self, site: int) -> int:
        """How many spaces are free on an island, or whether a City space is (DIL-TILE-05)."""
        place = site // ISLANDS
        size = 1 if self.is_city(place) else self.tile(place).sizes[site % ISLANDS]
        return size - self.taken(site)

    def free(self, site: int) -> bool:
        return self.room(site) > 0

    def free_sites(self, place: int, found: list[int]) -> None:
        """Add the islands of a faceup tile, or the spaces of a City, where a Settler finds room."""
        first = place * ISLANDS
        for site in range(first, first + self.sites(place)):
            if not self.held[place] or self.free(site):
                found.append(site)

    def shift_settler(self, player: int, site: int, amount: int) -> None:
        held = self.held[:]
        held[site // ISLANDS] += amount << (site % ISLANDS * SITE_BITS + player * PLAYER_BITS)
        self.held = held

    # ---- markers

    def has_marker(self, player: int, place: int) -> bool:
        empire = self.empires[player]
        return place != empire.city and place in empire.open_places

    def free_mark(self, place: int) -> bool:
        """Whether an Exploration Space of a faceup tile is free."""
        base = place * SPACES
        for mark in range(base, base + len(self.tile(place).spaces)):
            if self.marks[mark] == FREE:
                return True
        return False

    # ---- Gold and tokens

    def gain_gold(self, player: int, amount: int, source: int) -> None:
        if amount:
            self.gold[player] += amount
            self.empires[player].earned[source] += amount
            self.tell("gold", player, amount, source)

    def gain_tokens(self, player: int, kind: int, amount: int) -> int:
        """Take tokens from a tray, as far as there are any (DIL-RES-02, DIL-RULE-27)."""
        amount = min(amount, self.trays[kind])
        if amount:
            trays = self.trays[:]
            trays[kind] -= amount
            self.trays = trays
            self.empires[player].rack[kind] += amount
            self.tell("gained", player, amount, kind)
        return amount

    def spend(self, player: int, kind: int, amount: int) -> None:
        """Tokens go to the Discard Tray for good (DIL-RES-03)."""
        if amount:
            self.empires[player].rack[kind] -= amount
            self.spent[kind] += amount
            self.tell("paid", player, amount, kind)

    def raise_strength(self, player: int) -> None:
        """One step up the military track, lost at its end (DIL-RULE-29)."""
        empire = self.empires[player]
        if empire.strength < self.content.greatest_strength:
            empire.strength += 1
            self.tell("strength", player, empire.strength)

    # ---- Ruins Cards

    def mend_deck(self) -> None:
        """An empty deck is made of the discard pile (DIL-RUINS-06). What is in hand by then can't
        be in the deck any more (DIL-RULE-58)."""
        if not self.deck and self.pile:
            self.deck = self.pile[:]
            self.pile = []
            for empire in self.empires:
                empire.kept += empire.hand
                empire.kept.sort()
                empire.hand.clear()
            self.tell("reshuffled")

    def draw_card(self, player: int) -> None:
        """Draw a Ruins Card; only its owner sees it (DIL-RULE-03, DIL-RULE-43)."""
        self.mend_deck()
        if not self.deck:
            return
        card = self.chance.draw(self.deck, self.blocks.out_card)
        self.empires[player].hand.append(card)
        self.empires[player].hand.sort()
        self.tell_hidden(1 << player, "drew-card", player, card, veil(0))

    def discard_card(self, card: int) -> None:
        self.pile = [*self.pile, card]

    # ---- tiles

    def turn_up(self, player: int, place: int) -> None:
        """Turn a tile faceup: only now chance says which one it is."""
        cost = self.layout.cost[place]
        number = self.draw_tile(cost)
        tiles = self.tiles[:]
        tiles[place] = number
        self.tiles = tiles
        if player != NONE:
            self.tell("revealed", player, number)

    def draw_tile(self, cost: int) -> int:
        """A tile of a cost class for one of its covered places. Certain tiles turn up somewhere:
        each place has each of them with the same chance (DIL-SOLO-26)."""
        certain = self.certain[cost]
        others = self.bags[cost]
        places = self.covered[cost]
        if not certain:
            tickets = others[:]
        else:
            spare = places - len(certain)
            tickets = [tile for tile in certain for _ in range(max(len(others), 1))]
            tickets += [tile for tile in others for _ in range(spare)]
        number = self.chance.draw(tickets, self.blocks.out_tile)
        if number in certain:
            self.certain = replaced(self.certain, cost, [t for t in certain if t != number])
        else:
            self.bags = replaced(self.bags, cost, [t for t in others if t != number])
        covered = self.covered[:]
        covered[cost] -= 1
        self.covered = covered
        return number


def replaced(lists: list[list[int]], place: int, new: list[int]) -> list[list[int]]:
    """Lists with another one at a place. The old ones, which copies share, stay."""
    made = lists[:]
    made[place] = new
    return made


__all__ = ["EXPLORER", "FOOD", "FREE", "RUINS", "SOURCES", "WARSHIP", "Sea"]
