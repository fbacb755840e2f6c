"""A view of Diluvium as numbers, drawn from a concealed position only."""

from __future__ import annotations

from labrys.games.diluvium.content.model import ISLANDS, NONE, RESOURCES, SECTIONS
from labrys.games.diluvium.rules.options import SPACES
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.observation import Observation
from labrys.kernel.secret import number_of


def observe(sea: Sea, out: Observation) -> None:
    """Everything open, and the seat's own rack, Gold and cards."""
    clock(sea, out)
    for place in sea.layout.places:
        water(sea, place, out)
    for place, player in enumerate(out.turned()):
        empire(sea, player, place, out)
    fleet(sea, out)


def clock(sea: Sea, out: Observation) -> None:
    """The round, the trays and the turn in progress."""
    content = sea.content
    out.number("round", sea.round)
    out.owner("first", sea.first)
    out.number("last round", int(sea.last_round))
    out.number("idle rounds", sea.idle)
    out.several("trays", sea.trays, RESOURCES)
    out.number("spent", number_of(sea.spent))
    out.several("spent kinds", sea.spent if sea.spent[0] >= 0 else [], RESOURCES)
    out.number("deck", len(sea.deck))
    out.count("pile", sea.pile, len(content.cards))
    out.owner("turn of", sea.player)
    out.one_of("action", sea.action, SECTIONS)
    out.several("emptied", [sea.emptied >> section & 1 for section in range(SECTIONS)], SECTIONS)
    out.number("compass", sea.compass)
    out.one_of("moved from", sea.moved_from, len(content.places))
    out.several("covered", sea.covered, len(sea.covered))
    for cost in range(len(sea.bags)):
        out.count(f"may turn up {cost}", sea.bags[cost], len(content.tiles))
        out.count(f"will turn up {cost}", sea.certain[cost], len(content.tiles))


def water(sea: Sea, place: int, out: Observation) -> None:
    """A place of the chart: its tile or City, markers, Settlers, and whether its Monster lives."""
    name = f"{sea.content.places[place]} "
    tile = sea.tiles[place]
    city = sea.city_of[place]
    out.one_of(name + "tile", tile, len(sea.content.tiles))
    out.number(name + "cost", sea.layout.cost[place] if tile == NONE and city == NONE else 0)
    out.owner(name + "city", city)
    out.number(name + "slain", sea.slain >> tile & 1 if tile != NONE else 0)
    base = place * SPACES
    out.owners(name + "marks", [sea.marks[base + space] - 1 for space in range(SPACES)])
    for island in range(ISLANDS):
        site = place * ISLANDS + island
        held = [sea.settlers(player, site) for player in range(sea.players)]
        out.of_players(f"{name}settlers {island}", held)


def empire(sea: Sea, player: int, place: int, out: Observation) -> None:
    """What one player has; player 0 is the viewer."""
    name = f"player {place} "
    content = sea.content
    own = sea.empires[player]
    places = len(content.places)
    out.one_of(name + "people", own.people, len(content.peoples))
    out.one_of(name + "board", own.board.number, len(content.boards))
    out.one_of(name + "city", own.city, places)
    out.one_of(name + "explorer", own.explorer, places)
    out.one_of(name + "warship", own.warship, places)
    out.several(name + "home", own.home, SECTIONS)
    out.number(name + "markers", content.markers - own.marked)
    out.number(name + "strength", own.strength)
    out.one_of(name + "last", own.last, SECTIONS)
    out.number(name + "tokens", number_of(own.rack))
    out.several(name + "rack", own.rack if own.rack[0] >= 0 else [], RESOURCES)
    out.number(name + "gold", max(sea.gold[player], 0))
    out.number(name + "gold told", int(sea.gold[player] >= 0))
    cards = own.cards()
    out.number(name + "hand size", len(cards))
    out.count(name + "hand", cards, len(content.cards))
    out.number(name + "slain", own.slain)
    out.number(name + "cards played", own.cards_played)
    out.number(name + "fights won", own.fights_won)


def fleet(sea: Sea, out: Observation) -> None:
    """The Drowned Fleet's cards, and what a game alone is played for."""
    content = sea.content
    solo = sea.scenario
    out.one_of("scenario", solo.number if solo is not None else NONE, len(content.scenarios))
    out.one_of("level", solo.level if solo is not None else NONE, len(content.levels))
    out.number("fleet deck", len(sea.fleet_deck))
    out.count("fleet used", sea.fleet_used, len(content.fleet))
    out.one_of("fleet card", sea.fleet_card, len(content.fleet))
