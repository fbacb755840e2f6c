"""The table of Diluvium as plain data, drawn from a concealed position only."""

from __future__ import annotations

from typing import TypedDict

from labrys.games.diluvium.content.model import ACTIONS, ISLANDS, KINDS, NONE, RESOURCES
from labrys.games.diluvium.rules.empire import SOURCES
from labrys.games.diluvium.rules.engage import monster_at
from labrys.games.diluvium.rules.options import SPACES
from labrys.games.diluvium.rules.result import aims, stars
from labrys.games.diluvium.rules.sea import Sea
from labrys.kernel.secret import number_of


class Island(TypedDict):
    kind: str
    size: int
    settlers: list[int]  # of each player


class Water(TypedDict):
    """A place of the chart: a tile, faceup or facedown, or a City."""

    place: str
    city: int | None
    tile: str | None
    cost: int | None
    marks: list[int | None]
    islands: list[Island]
    monster: int
    slain: bool


class Fleet(TypedDict):
    """What one player has."""

    player: int
    people: str
    board: str
    city: str
    explorer: str
    warship: str
    home: dict[str, int]
    slots: dict[str, int]
    markers: int
    strength: int
    last: str | None
    tokens: int
    rack: dict[str, int] | None  # None where the kinds are hidden
    gold: int | None
    hand: list[str]
    slain: int
    cards_played: int
    fights_won: int
    earned: dict[str, int] | None


class AimFact(TypedDict):
    """One thing that wins a scenario, and how far it is done."""

    aim: str
    have: int
    need: int
    met: bool


class Table(TypedDict):
    round: int
    first: int
    last_round: bool
    turn: int | None
    action: str | None
    trays: dict[str, int]
    spent: int
    spent_kinds: dict[str, int] | None
    deck: int
    pile: list[str]
    chart: list[Water]
    empires: list[Fleet]
    scenario: str | None
    level: str | None
    aims: list[AimFact]
    stars: int  # what the scenario would count for if it ended now
    star_gold: list[int]  # the Gold for two and for three of them
    fleet_cards: int
    fleet_used: list[int]


def table(sea: Sea, seat: int) -> dict[str, object]:
    return dict(facts(sea, seat))


def facts(sea: Sea, seat: int) -> Table:
    """Everything open, and the seat's own rack, Gold and cards."""
    content = sea.content
    solo = sea.scenario
    return {
        "round": sea.round,
        "first": sea.first,
        "last_round": sea.last_round,
        "turn": sea.player if sea.player != NONE else None,
        "action": ACTIONS[sea.action] if sea.action != NONE else None,
        "trays": by_kind(sea.trays),
        "spent": number_of(sea.spent),
        "spent_kinds": by_kind(sea.spent) if sea.spent[0] >= 0 else None,
        "deck": len(sea.deck),
        "pile": [content.cards[card].id for card in sea.pile],
        "chart": [water(sea, place) for place in sea.layout.places],
        "empires": [empire(sea, player) for player in range(sea.players)],
        "scenario": solo.id if solo is not None else None,
        "level": content.levels[solo.level].id if solo is not None else None,
        "aims": goals(sea) if solo is not None else [],
        "stars": stars(sea),
        "star_gold": solo.stars[:] if solo is not None else [],
        "fleet_cards": len(sea.fleet_deck),
        "fleet_used": [content.fleet[card].id for card in sea.fleet_used],
    }


def goals(sea: Sea) -> list[AimFact]:
    """Gold is open in a game alone, so nothing of this is hidden."""
    return [
        {"aim": aim.id, "have": aim.have, "need": aim.need, "met": aim.met} for aim in aims(sea)
    ]


def by_kind(numbers: list[int]) -> dict[str, int]:
    return {KINDS[kind]: numbers[kind] for kind in range(RESOURCES)}


def by_section(numbers: list[int]) -> dict[str, int]:
    return {ACTIONS[section]: numbers[section] for section in range(len(ACTIONS))}


def water(sea: Sea, place: int) -> Water:
    name = sea.content.places[place]
    owner = sea.city_of[place]
    faceup = sea.faceup(place)
    tile = sea.tile(place) if faceup else None
    marks: list[int | None] = []
    if tile is not None:
        base = place * SPACES
        for number in range(len(tile.spaces)):
            taken = sea.marks[base + number]
            marks.append(taken - 1 if taken else None)
    cost = sea.layout.cost[place]
    return {
        "place": name,
        "city": owner if owner != NONE else None,
        "tile": tile.id if tile is not None else None,
        "cost": cost if cost != NONE else None,
        "marks": marks,
        "islands": islands(sea, place) if faceup or owner != NONE else [],
        "monster": monster_at(sea, place),
        "slain": faceup and bool(sea.slain >> sea.tiles[place] & 1),
    }


def islands(sea: Sea, place: int) -> list[Island]:
    found: list[Island] = []
    for site in range(place * ISLANDS, place * ISLANDS + sea.sites(place)):
        size = 1 if sea.is_city(place) else sea.tile(place).sizes[site % ISLANDS]
        settlers = [sea.settlers(player, site) for player in range(sea.players)]
        found.append({"kind": KINDS[sea.site_kind(site)], "size": size, "settlers": settlers})
    return found


def empire(sea: Sea, player: int) -> Fleet:
    content = sea.content
    own = sea.empires[player]
    gold = sea.gold[player]
    return {
        "player": player,
        "people": content.peoples[own.people].id,
        "board": own.board.id,
        "city": content.places[own.city],
        "explorer": content.places[own.explorer],
        "warship": content.places[own.warship],
        "home": by_section(own.home),
        "slots": by_section(own.board.slots),
        "markers": content.markers - own.marked,
        "strength": own.strength,
        "last": ACTIONS[own.last] if own.last != NONE else None,
        "tokens": number_of(own.rack),
        "rack": by_kind(own.rack) if own.rack[0] >= 0 else None,
        "gold": gold if gold >= 0 else None,
        "hand": [content.cards[card].id if card >= 0 else "?" for card in own.cards()],
        "slain": own.slain,
        "cards_played": own.cards_played,
        "fights_won": own.fights_won,
        "earned": dict(zip(SOURCES, own.earned)) if sea.over else None,
    }
