"""Reads the content files of Diluvium and checks that they fit together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from labrys.games.diluvium.content.loading.boards import read_boards
from labrys.games.diluvium.content.loading.cards import read_cards
from labrys.games.diluvium.content.loading.charts import read_layouts
from labrys.games.diluvium.content.loading.solo import read_scenarios, read_solo
from labrys.games.diluvium.content.loading.tiles import check_tiles, read_tiles
from labrys.games.diluvium.content.model import KINDS, RESOURCES, Content, People
from labrys.kernel.text.content import ContentFolder, Entry, Source, check_count, check_unique

OWN: Final = Path(__file__).parents[1]
FILES: Final = [
    "boards.toml",
    "cards.toml",
    "layouts.toml",
    "peoples.toml",
    "scenarios.toml",
    "settings.toml",
    "solo.toml",
    "tiles.toml",
]
PEOPLES: Final = 4
MOST_TOKENS: Final = 40


def read_content(source: Source) -> Content:
    """The package's content, or what `source` has instead of it."""
    files = ContentFolder(OWN, FILES, source)
    content = Content()
    read_settings(content, files.read("settings.toml"))
    content.tiles = read_tiles(files.read("tiles.toml"))
    read_layouts(content, files.read("layouts.toml"))
    check_tiles(content)
    content.peoples = read_peoples(files.read("peoples.toml"))
    content.boards = read_boards(content, files.read("boards.toml"))
    content.cards = read_cards(files.read("cards.toml"))
    read_solo(content, files.read("solo.toml"))
    read_scenarios(content, files.read("scenarios.toml"))
    content.playing = files.playing()
    return content


def read_settings(content: Content, entry: Entry) -> None:
    entry.keys(
        [
            "trays",
            "settlers",
            "markers",
            "rack_limit",
            "settle_moves",
            "greatest_strength",
            "scare_gold",
            "idle_rounds",
        ]
    )
    trays = entry.entry("trays")
    trays.keys(["2", "3", "4"])
    for players in (2, 3, 4):
        content.trays[players] = trays.integer(str(players), 1, MOST_TOKENS)
    content.settlers = entry.integer("settlers", 1, 12)
    content.markers = entry.integer("markers", 1, 12)
    content.rack_limit = entry.integer("rack_limit", 1, 20)
    content.settle_moves = entry.integer("settle_moves", 1, 4)
    content.greatest_strength = entry.integer("greatest_strength", 1, 9)
    content.scare_gold = entry.integer("scare_gold", 0, 9)
    content.idle_rounds = entry.integer("idle_rounds", 1, 99)


def read_peoples(file: Entry) -> list[People]:
    file.keys(["people"])
    peoples: list[People] = []
    entries = file.entries("people")
    check_unique(entries, "id")
    check_count("peoples.toml", "peoples", len(entries), PEOPLES)
    for entry in entries:
        entry.keys(["id", "en", "fr", "spaces"])
        spaces = entry.words("spaces", KINDS[:RESOURCES], 3)
        if 0 not in spaces:
            raise entry.error("'spaces' has no Food", "expected a Food space in every City")
        name = {"en": entry.text("en"), "fr": entry.text("fr")}
        peoples.append(People(entry.id(), name, len(peoples), spaces))
    return peoples
