"""Reads the Ocean Tiles (ledger 7.1)."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import (
    ISLANDS,
    KINDS,
    MILITARY_EFFECT,
    SETTLER_EFFECT,
    Content,
    Tile,
)
from labrys.kernel.text.content import ContentError, Entry, check_unique

COSTS: Final = (0, 1, 2)
MOST_SPACES: Final = 4
MOST_TILES: Final = 60
GOLD: Final = [str(amount) for amount in range(1, 10)]


def read_tiles(file: Entry) -> list[Tile]:
    file.keys(["tile"])
    entries = file.entries("tile")
    check_unique(entries, "id")
    check_unique(entries, "en")
    check_unique(entries, "fr")
    if len(entries) > MOST_TILES:
        raise file.error(f"{len(entries)} tiles", f"expected at most {MOST_TILES}")
    return [read_tile(entry, number) for number, entry in enumerate(entries)]


def read_tile(entry: Entry, number: int) -> Tile:
    entry.keys(["id", "en", "fr", "cost", "explore", "islands"], ["monster"])
    spaces = [read_space(entry, text) for text in texts(entry, "explore", MOST_SPACES)]
    islands = [read_island(entry, text) for text in texts(entry, "islands", ISLANDS)]
    strength = gold = 0
    if "monster" in entry.values:
        monster = entry.entry("monster")
        monster.keys(["strength", "gold"])
        strength = monster.integer("strength", 1, 30)
        gold = monster.integer("gold", 1, 30)
    return Tile(
        id=entry.id(),
        name={"en": entry.text("en"), "fr": entry.text("fr")},
        number=number,
        cost=entry.integer("cost", min(COSTS), max(COSTS)),
        spaces=spaces,
        kinds=[kind for kind, _ in islands],
        sizes=[size for _, size in islands],
        monster=strength,
        monster_gold=gold,
    )


def texts(entry: Entry, key: str, most: int) -> list[str]:
    """A list of one or more texts (DIL-TILE-01)."""
    value = entry.get(key)
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise entry.error(f"'{key}' is not right", f"expected a list of 1 to {most} texts")
    found: list[str] = []
    for text in value:
        if not isinstance(text, str):
            raise entry.error(f"'{key}' holds {text}", "expected texts in quotes")
        found.append(text)
    return found


def read_space(entry: Entry, text: str) -> int:
    """The effect of an Exploration Space (DIL-EXPLORE-05, DIL-RULE-20)."""
    if text == "settler":
        return SETTLER_EFFECT
    if text == "military":
        return MILITARY_EFFECT
    amount, _, word = text.partition(" ")
    if word != "gold" or amount not in GOLD:
        raise entry.error(
            f"'explore' holds '{text}'", "expected '1 gold' to '9 gold', 'settler' or 'military'"
        )
    return int(amount)


def read_island(entry: Entry, text: str) -> tuple[int, int]:
    """An island's kind and how many spaces it has (DIL-TILE-02)."""
    kind, _, size = text.partition(" ")
    if kind not in KINDS or size not in ("1", "2", "3"):
        kinds = ", ".join(KINDS)
        raise entry.error(
            f"'islands' holds '{text}'", f"expected one of {kinds} and 1 to 3, as in 'food 2'"
        )
    return KINDS.index(kind), int(size)


def check_tiles(content: Content) -> None:
    """There are tiles enough of each cost for every chart (DIL-SETUP-02)."""
    for layout in content.layouts.values():
        for cost in COSTS:
            found = sum(tile.cost == cost for tile in content.tiles)
            needed = sum(layout.cost[place] == cost for place in layout.places)
            if found < needed:
                raise ContentError(
                    "tiles.toml",
                    "",
                    f"{found} tiles of cost {cost}",
                    f"expected {needed} for {layout.players} players",
                )
