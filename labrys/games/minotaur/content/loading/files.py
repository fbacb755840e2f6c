"""Reads the content files of Minotaur Lords and checks that they fit together."""

from __future__ import annotations

from pathlib import Path

from labrys.games.minotaur.content.language import (
    FATE,
    GOD,
    KINDS,
    LEADER,
    TRAITS,
    TYPES,
    parse_active,
    parse_passive,
)
from labrys.games.minotaur.content.model import NO_POWER, Card, Content, Deck
from labrys.kernel.text.content import ContentFolder, Entry, Source, check_unique

OWN = Path(__file__).parents[1]
FILES = ["cards.toml", "decks.toml", "pack.toml", "settings.toml"]
HOUSE_CARDS = 30
BONUS_CARDS = 24


def read_content(source: Source) -> Content:
    """The package's content, or what `source` has instead of it."""
    files = ContentFolder(OWN, FILES, source)
    content = Content()
    read_settings(content, files.read("settings.toml"))
    pack = files.read("pack.toml")
    decks = files.read("decks.toml").entries("deck") + pack.entries("deck")
    check_unique(decks, "id")
    for entry in decks:
        content.decks.append(read_deck(content, entry, len(content.decks)))
    cards = files.read("cards.toml").entries("card") + pack.entries("card")
    check_unique(cards, "id")
    check_unique(cards, "en")
    check_unique(cards, "fr")
    for entry in cards:
        card = read_card(content, entry, len(content.cards))
        content.cards.append(card)
        content.decks[card.deck].cards.append(card.number)
    check_decks(content, decks)
    content.playing = files.playing()
    return content


def read_settings(content: Content, entry: Entry) -> None:
    names = ["hand_size", "most_gods", "most_removed", "wins_needed", "last_turn", "skipped_phases"]
    entry.keys(names)
    content.hand_size = entry.integer("hand_size", 1, 30)
    content.most_gods = entry.integer("most_gods", 1, 30)
    content.most_removed = entry.integer("most_removed", 0, 30)
    content.wins_needed = entry.integer("wins_needed", 1, 9)
    content.last_turn = entry.integer("last_turn", 1, 9999)
    content.skipped_phases = entry.integer("skipped_phases", 0, 4)


def read_deck(content: Content, entry: Entry, number: int) -> Deck:
    entry.keys(["id", "en", "fr", "back", "kind"])
    deck = Deck(entry.id(), number)
    deck.name = {"en": entry.text("en"), "fr": entry.text("fr")}
    back = entry.text("back")
    if back not in content.backs:
        content.backs.append(back)
    deck.back = content.backs.index(back)
    deck.is_bonus = entry.word("kind", ["house", "bonus"]) == 1
    return deck


def read_card(content: Content, entry: Entry, number: int) -> Card:
    entry.keys(
        ["id", "en", "fr", "deck", "type", "phase"],
        ["power", "icons", "curses", "traits", "active", "passive"],
    )
    card = Card(entry.id(), number)
    card.name = {"en": entry.text("en"), "fr": entry.text("fr")}
    card.deck = entry.word("deck", [deck.id for deck in content.decks])
    card.type = entry.word("type", TYPES)
    card.phase = entry.integer("phase", 0, 2)
    if card.type in (GOD, FATE):
        check_bodiless(entry)
    else:
        read_body(card, entry)
    read_texts(card, entry)
    return card


def check_bodiless(entry: Entry) -> None:
    for key in ("power", "icons", "curses", "traits"):
        if key in entry.values:
            raise entry.error(f"a god or fate has '{key}'", "expected none (ledger 7.1)")


def read_body(card: Card, entry: Entry) -> None:
    """Power, icons, arrival counters and traits of minions, buildings and leaders."""
    if entry.values.get("power") == "X":
        card.power = 0
        card.counted = True
    else:
        card.power = entry.integer("power", 0, 6)
    for kind in entry.words("icons", KINDS):
        card.icons |= 1 << kind
    if card.icons == 0:
        raise entry.error("'icons' is empty", "expected some of M, R, E")
    if "curses" in entry.values:
        card.curses = entry.integer("curses", 0, 2)
    if card.curses and card.phase == 0:
        raise entry.error("a phase-0 card arrives cursed", "expected no 'curses' (ledger 7.1)")
    if "traits" in entry.values:
        for trait in entry.words("traits", TRAITS):
            card.traits |= 1 << trait


def read_texts(card: Card, entry: Entry) -> None:
    if "active" in entry.values and "passive" in entry.values:
        raise entry.error("both active and passive text", "expected one of them or none")
    if "active" in entry.values:
        card.active = entry.read("active", parse_active)
        if card.phase == 0 and card.type <= LEADER:
            raise entry.error("a phase-0 card with active text", "expected a fate (ML-RULE-11)")
    elif card.type == FATE:
        raise entry.error("a fate without active text", "expected 'active'")
    if "passive" in entry.values:
        card.passive = entry.read("passive", parse_passive)
        if card.type == FATE:
            raise entry.error("a fate with passive text", "expected 'active'")
    for clause in card.active + card.passive:
        if card.power == NO_POWER and clause.sel.where in (1, 2, 3):
            raise entry.error("a god or fate has no column", "expected no @col, @reg, @adj")


def check_decks(content: Content, entries: list[Entry]) -> None:
    """Houses have 30 cards, bonus decks 24 (ML-SETUP-04); a back has at most one bonus deck."""
    with_bonus: list[int] = []
    for deck, entry in zip(content.decks, entries, strict=True):
        expected = BONUS_CARDS if deck.is_bonus else HOUSE_CARDS
        if len(deck.cards) != expected:
            raise entry.error(f"{len(deck.cards)} cards", f"expected {expected}")
        if deck.is_bonus and deck.back in with_bonus:
            raise entry.error("a second bonus deck of its back", "expected one (ML-COMBINE-03)")
        if deck.is_bonus:
            with_bonus.append(deck.back)
