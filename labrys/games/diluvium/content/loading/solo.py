"""Reads the Drowned Fleet, the scenarios and the campaign (ledger 8)."""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import (
    ACTIONS,
    FOOD,
    KINDS,
    RESOURCES,
    Content,
    FleetCard,
    Level,
    Rank,
    Scenario,
)
from labrys.kernel.text.content import Entry, check_count, check_unique

LEVELS: Final = ["calm", "rough", "raging"]
FREE: Final = "free"
MOST_TOKENS: Final = 40


def read_solo(content: Content, file: Entry) -> None:
    numbers = [
        "layout",
        "tray",
        "tiles_a_move",
        "weapons_kept",
        "ruins_gold",
        "craft_gold",
        "idle_gold",
        "warship_score",
    ]
    file.keys([*numbers, "level", "fleet"])
    content.solo_layout = file.integer("layout", 2, 2)
    content.solo_tray = file.integer("tray", 1, MOST_TOKENS)
    content.fleet_tiles = file.integer("tiles_a_move", 1, 9)
    content.fleet_weapons = file.integer("weapons_kept", 0, 20)
    content.fleet_ruins_gold = file.integer("ruins_gold", 0, 9)
    content.fleet_craft_gold = file.integer("craft_gold", 0, 9)
    content.fleet_idle_gold = file.integer("idle_gold", 0, 9)
    content.fleet_warship_score = file.integer("warship_score", 0, 9)
    levels = file.entries("level")
    if [entry.text("id") for entry in levels] != LEVELS:
        raise file.error("other levels", f"expected {', '.join(LEVELS)}")
    for entry in levels:
        entry.keys(["id", "strength", "gold"])
        strength = entry.integer("strength", 1, content.greatest_strength)
        number = len(content.levels)
        content.levels.append(Level(entry.id(), number, strength, entry.integer("gold", 0, 99)))
    cards = file.entries("fleet")
    check_unique(cards, "id")
    check_count("solo.toml", "Fleet cards", len(cards), 12)
    for entry in cards:
        entry.keys(["id", "action", "fallback", "order", "bid"])
        order = entry.words("order", KINDS, len(KINDS))
        if sorted(order) != list(range(len(KINDS))):
            raise entry.error(
                "'order' names a kind twice", f"expected {', '.join(KINDS)} in an order"
            )
        content.fleet.append(
            FleetCard(
                id=entry.integer("id", 1, 99),
                number=len(content.fleet),
                action=entry.word("action", ACTIONS),
                fallback=entry.word("fallback", ACTIONS),
                order=order,
                bid=entry.integer("bid", 0, 9),
            )
        )


def read_scenarios(content: Content, file: Entry) -> None:
    file.keys(["scenario", "campaign"])
    entries = file.entries("scenario")
    check_unique(entries, "id")
    check_count("scenarios.toml", "scenarios", len(entries), 6)
    content.scenarios = [read_scenario(content, entry, n) for n, entry in enumerate(entries)]
    campaign = file.entry("campaign")
    campaign.keys(["attempts", "heirloom_gold", "heirloom_tokens", "ranks"])
    content.attempts = campaign.integer("attempts", 1, 9)
    content.heirloom_gold = campaign.integer("heirloom_gold", 0, 9)
    content.heirloom_tokens = campaign.integer("heirloom_tokens", 0, 9)
    for entry in campaign.entries("ranks"):
        entry.keys(["id", "stars", "en", "fr"])
        name = {"en": entry.text("en"), "fr": entry.text("fr")}
        content.ranks.append(Rank(entry.id(), name, entry.integer("stars", 0, 99)))


def read_scenario(content: Content, entry: Entry, number: int) -> Scenario:
    flags = ["beat", "all_markers", "all_settlers", "food_ends"]
    numbers = ["gold", "monsters", "cards", "fights", "start_weapons", "tray", "food_tray"]
    entry.keys(
        ["id", "rule", "en", "fr", "level", "stars"], [*flags, *numbers, "certain", "doubled"]
    )
    level = entry.word("level", LEVELS)
    name = {"en": entry.text("en"), "fr": entry.text("fr")}
    scenario = Scenario(entry.id(), entry.text("rule"), name, number, level)

    def optional(key: str, usual: int) -> int:
        return entry.integer(key, 0, 99) if key in entry.values else usual

    scenario.stars = entry.integers("stars", 1, 999, 2)
    scenario.trays = [optional("tray", content.solo_tray)] * RESOURCES
    scenario.trays[FOOD] = optional("food_tray", scenario.trays[FOOD])
    scenario.food_ends = "food_ends" not in entry.values or entry.flag("food_ends")
    if "certain" in entry.values:
        scenario.certain = entry.words("certain", [tile.id for tile in content.tiles])
        check_certain(content, entry, scenario.certain)
    scenario.start_weapons = optional("start_weapons", 0)
    if "doubled" in entry.values:
        ids = [card.id for card in content.fleet]
        for id in entry.integers("doubled", 1, 99):
            if id not in ids:
                raise entry.error(f"'doubled' names Fleet card {id}", "expected one that is there")
            scenario.doubled.append(ids.index(id))
    scenario.beat = entry.flag("beat")
    scenario.gold = optional("gold", 0)
    scenario.monsters = optional("monsters", 0)
    scenario.cards = optional("cards", 0)
    scenario.fights = optional("fights", 0)
    scenario.all_markers = entry.flag("all_markers")
    scenario.all_settlers = entry.flag("all_settlers")
    return scenario


def check_certain(content: Content, entry: Entry, certain: list[int]) -> None:
    """Each certain tile is named once, and there are places for all of them (DIL-SOLO-26)."""
    if len(set(certain)) != len(certain):
        raise entry.error("'certain' names a tile twice", "expected each tile once")
    layout = content.layouts[content.solo_layout]
    for cost in (0, 1, 2):
        named = sum(content.tiles[tile].cost == cost for tile in certain)
        places = layout.cost.count(cost)
        if named > places:
            raise entry.error(
                f"'certain' names {named} tiles of cost {cost}", f"expected at most {places}"
            )
