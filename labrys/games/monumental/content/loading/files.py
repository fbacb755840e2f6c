"""Reads the content files of Monumental Duel and checks that they fit together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from labrys.games.monumental.content.language import (
    BUILDING,
    ESPIONAGE,
    KNOWLEDGE,
    POLICY,
    SCOUT,
    TYPES,
    UNREST_CARD,
    WARLORD_CARD,
)
from labrys.games.monumental.content.loading.cards import read_card
from labrys.games.monumental.content.loading.endless import check_endless
from labrys.games.monumental.content.model import (
    BASICS,
    COMMON,
    DEVELOPMENT,
    DISPLAY_TYPES,
    ERAS,
    SPYING,
    TROUBLE,
    Card,
    Civilization,
    Content,
    Pack,
)
from labrys.kernel.text.content import ContentError, ContentFolder, Entry, Source, check_unique

OWN: Final = Path(__file__).parents[1]
FILES: Final = ["civilizations.toml", "common.toml", "development.toml", "settings.toml"]
PACK: Final = "pack-"
SETS: Final = {
    "common": COMMON,
    "development": DEVELOPMENT,
    "basic": BASICS,
    "espionage": SPYING,
    "unrest": TROUBLE,
}
# What a civilization has (MD-SETUP-09)
OWN_CARDS: Final = {BUILDING: 14, KNOWLEDGE: 1, POLICY: 5, SCOUT: 1, WARLORD_CARD: 1}
ESPIONAGE_CARDS: Final = 5
FIGURES: Final = {
    "start_gold": 20,
    "start_dice": 3,
    "most_dice": 3,
    "display": 6,
    "display_kept": 6,
    "last_display": 6,
    "progress": 9,
    "most_reserved": 6,
    "dominance": 20,
}


def read_content(source: Source) -> Content:
    """The package's content, or what `source` has instead of it, with the packs it brings."""
    files = ContentFolder(OWN, FILES, source, PACK)
    content = Content()
    read_settings(content, files.read("settings.toml"))
    common = files.read("common.toml")
    development = files.read("development.toml")
    civilizations = files.read("civilizations.toml")
    common.keys(["card", "every_face"])
    development.keys(["card"])
    civilizations.keys(["card", "civilization"])
    packs = [files.read(file) for file in files.packs]
    for file in packs:
        read_pack(content, file)
    peoples = civilizations.entries("civilization")
    cards: list[Entry] = []
    owners: list[int] = []  # the pack of each, -1 for the box
    for file in (common, development, civilizations):
        cards += file.entries("card")
    owners = [-1] * len(cards)
    people_owners = [-1] * len(peoples)
    for number, file in enumerate(packs):
        peoples += optional_entries(file, "civilization")
        people_owners += [number] * (len(peoples) - len(people_owners))
        cards += optional_entries(file, "card")
        owners += [number] * (len(cards) - len(owners))
    check_unique(peoples, "id")
    check_unique(cards, "id")
    for entry, owner in zip(peoples, people_owners, strict=True):
        read_civilization(content, entry, owner)
    sets = {**SETS, **{people.id: people.number for people in content.civilizations}}
    every_face = common.entry("every_face")
    every_face.keys(["1", "2-3"])
    for entry, owner in zip(cards, owners, strict=True):
        card = read_card(entry, len(content.cards), sets, every_face)
        card.pack = owner
        content.cards.append(card)
        check_owner(content, card, entry)
    hand_out(content)
    check_content(content, peoples)
    check_endless(content, cards)
    content.playing = files.playing()
    return content


def optional_entries(file: Entry, key: str) -> list[Entry]:
    return file.entries(key) if key in file.values else []


def read_pack(content: Content, file: Entry) -> None:
    """A pack's own id and name; what it brings is read with the cards of the box. With its `game`
    the same file is an overlay, too."""
    file.keys(["id", "en", "fr"], ["game", "civilization", "card"])
    id = file.id()
    if id in ["box", "all"] or id in [pack.id for pack in content.packs]:
        raise file.error(f"the pack's id is '{id}'", "expected one of its own")
    name = {"en": file.text("en"), "fr": file.text("fr")}
    content.packs.append(Pack(id, len(content.packs), name))


def read_settings(content: Content, entry: Entry) -> None:
    entry.keys([*FIGURES, "points", "deck"])
    for name, most in FIGURES.items():
        least = 1 if name in ("most_dice", "display") else 0
        setattr(content, name, entry.integer(name, least, most))
    points = entry.entry("points")
    points.keys(["province", "knowledge", "wonder", "policy", "unrest"])
    content.province_points = points.integer("province", 0, 20)
    content.knowledge_points = points.integer("knowledge", 0, 20)
    content.wonder_points = points.integer("wonder", 0, 20)
    content.policy_points = points.integer("policy", 0, 20)
    content.unrest_points = points.integer("unrest", 0, 20)
    deck = entry.entry("deck")
    deck.keys(["1", "2", "3"])
    for era in range(ERAS):
        row = deck.entry(str(era + 1))
        row.keys([TYPES[type] for type in DISPLAY_TYPES])
        numbers = [0] * len(TYPES)
        for type in DISPLAY_TYPES:
            numbers[type] = row.integer(TYPES[type], 0, 30)
        content.deck_table.append(numbers)


def read_civilization(content: Content, entry: Entry, pack: int) -> None:
    entry.keys(["id", "en", "fr", "policies"])
    id = entry.id()
    if id in SETS or id in ("random", "picked"):
        raise entry.error(f"a civilization is called '{id}'", "expected a name of its own")
    name = {"en": entry.text("en"), "fr": entry.text("fr")}
    civilization = Civilization(id, len(content.civilizations), name)
    civilization.at_lines = entry.word("policies", ["stack", "lines"]) == 1
    civilization.pack = pack
    content.civilizations.append(civilization)


def check_owner(content: Content, card: Card, entry: Entry) -> None:
    """A pack adds civilizations, Development cards and Basic Buildings, and nothing else."""
    if card.pack < 0:
        return
    if card.set in (COMMON, SPYING, TROUBLE):
        what = f"a pack has a card of the set '{entry.text('set')}'"
        raise entry.error(what, "expected development, basic or a civilization of its own")
    if card.set >= 0 and content.civilizations[card.set].pack != card.pack:
        raise entry.error("a card of another box's civilization", "expected one of its own")


def hand_out(content: Content) -> None:
    """Put each card where it belongs."""
    for card in content.cards:
        if card.set == BASICS:
            content.basics.append(card.number)
        elif card.type == ESPIONAGE:
            content.espionage.append(card.number)
        elif card.type == UNREST_CARD:
            content.unrest = card.number
            content.unrests += card.copies
        elif card.set == COMMON:
            for people in content.civilizations:
                people.deck += [card.number] * card.copies
        elif card.set >= 0:
            people = content.civilizations[card.set]
            if card.type == POLICY:
                people.policies += [card.number] * card.copies
            elif card.type == SCOUT:
                people.scout = card.number
            elif card.type == WARLORD_CARD:
                people.warlord = card.number
            else:
                people.deck += [card.number] * card.copies


def check_content(content: Content, peoples: list[Entry]) -> None:
    """Each civilization has its 22 cards (MD-SETUP-09), the deck can be made (MD-MIX-03)."""
    for people, entry in zip(content.civilizations, peoples, strict=True):
        for type, expected in OWN_CARDS.items():
            found = sum(
                card.copies
                for card in content.cards
                if card.type == type and card.set in (people.number, COMMON)
            )
            if found != expected:
                raise entry.error(f"{found} cards of type {TYPES[type]}", f"expected {expected}")
    if len([people for people in content.civilizations if people.pack < 0]) < 2:
        raise ContentError("civilizations.toml", "", "one civilization", "expected two or more")
    if len(content.espionage) != ESPIONAGE_CARDS:
        what = f"{len(content.espionage)} Espionage cards"
        raise ContentError("common.toml", "", what, f"expected {ESPIONAGE_CARDS} (MD-SETUP-07)")
    for number in content.espionage:
        if content.cards[number].copies != 2:
            what = f"{content.cards[number].copies} copies of {content.cards[number].id}"
            raise ContentError("common.toml", "", what, "expected 2, one for each player")
    if len([card for card in content.cards if card.type == UNREST_CARD]) != 1:
        raise ContentError("common.toml", "", "not one kind of Unrest", "expected one")
    for era in range(ERAS):
        for type in DISPLAY_TYPES:
            cards = [c for c in content.cards if (c.set, c.era, c.type) == (DEVELOPMENT, era, type)]
            own = [card for card in cards if card.pack < 0]
            needed = content.deck_table[era][type]
            if len(own) < needed:
                what = f"{len(own)} cards of Era {era + 1} and type {TYPES[type]}"
                raise ContentError("development.toml", "", what, f"expected {needed} (MD-MIX-03)")
