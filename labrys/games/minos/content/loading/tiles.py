"""Reads the tiles: Foundations, Sea Peoples, Trade and Action Bonuses, Trade Routes, Vases."""

from labrys.games.minos.content.loading.effects import income_effects, instant_effects
from labrys.games.minos.content.model import ROUTE_SPACES, Route, Tile, Vase
from labrys.games.minos.rules.measures import MEASURES, WORDS
from labrys.kernel.text.content import Entry, check_count

ROUTES = ["01A", "02A", "03A", "01B", "02B", "03B"]
VASES = 12


def read_foundations(file: Entry) -> list[Tile]:
    return _plain_tiles(file, "Foundation tiles", 20, 0)


def read_action_bonuses(file: Entry) -> list[Tile]:
    return _plain_tiles(file, "Action Bonus tiles", 5, 0)


def read_trade_bonuses(file: Entry) -> list[Tile]:
    """Blue tiles 0 to 14, red tiles 15 to 29."""
    file.keys(["blue", "red"])
    blue = _plain_tiles(file.entry("blue"), "blue Trade Bonus tiles", 15, 0)
    red = _plain_tiles(file.entry("red"), "red Trade Bonus tiles", 15, 15)
    return _different(file, blue + red)


def read_sea_peoples(file: Entry) -> list[Tile]:
    """Level I tiles 0 to 9, Level II tiles 10 to 19."""
    file.keys(["level_1", "level_2"])
    tiles: list[Tile] = []
    for key in ("level_1", "level_2"):
        entries = file.entry(key).entries_by_id()
        check_count(file.file, f"Sea Peoples tiles in [{key}]", len(entries), 10)
        for entry in entries:
            entry.keys(["cost", "effect"])
            effects = instant_effects(entry)
            tiles.append(Tile(entry.name, len(tiles), effects, entry.integer("cost", 0, 99)))
    return _different(file, tiles)


def _plain_tiles(entry: Entry, what: str, count: int, first: int) -> list[Tile]:
    """Lines such as `F01 = ["4 coin"]`."""
    check_count(entry.file, what, len(entry.values), count)
    ids = entry.ids()
    return [Tile(id, first + n, instant_effects(entry, id), 0) for n, id in enumerate(ids)]


def _different(file: Entry, tiles: list[Tile]) -> list[Tile]:
    ids = [tile.id for tile in tiles]
    for id in ids:
        if ids.count(id) > 1:
            raise file.error(f"the id '{id}' is used twice", "expected another id")
    return tiles


def read_routes(file: Entry) -> list[Route]:
    """The A sides, then the B sides."""
    file.keys(ROUTES)
    routes = [_route(file.entry(id)) for id in ROUTES]
    for route in routes:
        for other in routes:
            # The solo rival chooses between Ships by these VP (MIN-SOLO-21).
            if route.vp == other.vp and route.id[:2] != other.id[:2]:
                what = f"routes {route.id} and {other.id} both have {route.vp} VP"
                raise file.error(what, "expected different VP")
    return routes


def _route(entry: Entry) -> Route:
    entry.keys(["costs", "income", "vp"])
    costs = entry.integers("costs", 0, 99, ROUTE_SPACES)
    return Route(entry.name, costs, income_effects(entry), entry.integer("vp", 0, 99))


def read_vases(file: Entry) -> list[Vase]:
    """Twelve Vases in four colours of three, by number."""
    file.keys([f"V{number}" for number in range(1, VASES + 1)])
    vases = [_vase(file.entry(f"V{number}"), number) for number in range(1, VASES + 1)]
    colours = [vase.colour for vase in vases]
    for vase in vases:
        if colours.count(vase.colour) != 3:
            what = f"{colours.count(vase.colour)} Vases are {vase.colour}"
            raise file.error(what, "expected four colours of three")
    return vases


def _vase(entry: Entry, number: int) -> Vase:
    entry.keys(["colour", "measure", "at_least"])
    measure = entry.word("measure", WORDS)
    at_least = entry.integer("at_least", 1, MEASURES[measure].most or 99)
    return Vase(entry.name, number, entry.text("colour"), measure, at_least)
