"""Counting components: nothing may appear or vanish, and everything should see use."""

from __future__ import annotations

from labrys.games.diluvium.content.model import KINDS, NONE, RESOURCES, Content
from labrys.games.diluvium.rules.options import SPACES
from labrys.games.diluvium.rules.sea import Sea


def census(sea: Sea) -> dict[str, int]:
    counted: dict[str, int] = {}
    for kind in range(RESOURCES):
        on_racks = sum(empire.rack[kind] for empire in sea.empires)
        counted[KINDS[kind]] = sea.trays[kind] + sea.spent[kind] + on_racks
    hands = sum(len(empire.cards()) for empire in sea.empires)
    resolving = sum(type(step).__name__ == "DiscardCard" for step in sea.agenda)
    counted["ruins cards"] = len(sea.deck) + len(sea.pile) + hands + resolving
    dealt = sum(tile != NONE for tile in sea.tiles)
    bagged = sum(map(len, sea.bags)) + sum(map(len, sea.certain))
    counted["tiles"] = dealt + bagged
    for player, empire in enumerate(sea.empires):
        placed = sum(sea.settlers_at(player, place) for place in sea.layout.places)
        fleeing = sum(
            getattr(step, "number", 0)
            for step in sea.agenda
            if type(step).__name__ in ("Flee", "FleetFlees") and flees(step) == player
        )
        counted[f"settlers {player}"] = empire.at_home() + placed + fleeing
        marked = sum(mark == player + 1 for mark in sea.marks)
        counted[f"markers {player}"] = sea.content.markers - empire.marked + marked
    counted["fleet cards"] = len(sea.fleet_deck) + len(sea.fleet_used)
    return counted


def flees(step: object) -> int:
    """Whose Settlers a fleeing step holds."""
    seat = getattr(step, "seat", NONE)
    return int(getattr(step, "player", seat)) if seat == NONE else int(seat)


def components(content: Content) -> list[str]:
    tiles = [f"tile {tile.id}" for tile in content.tiles]
    cards = [f"card {card.id}" for card in content.cards]
    return tiles + cards


def used(sea: Sea) -> list[str]:
    content = sea.content
    tiles = {
        f"tile {content.tiles[sea.tiles[mark // SPACES]].id}"
        for mark, owner in enumerate(sea.marks)
        if owner
    }
    cards = {f"card {content.cards[card].id}" for card in sea.pile}
    return sorted(tiles | cards)
