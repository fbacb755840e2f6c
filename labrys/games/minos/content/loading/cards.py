"""Reads the Decree, Starting and Solo cards."""

import re

from labrys.games.minos.content.loading.effects import instant_effects, trait
from labrys.games.minos.content.model import (
    COLOURS,
    GOODS,
    MARKS,
    ROWS,
    TRIGGERS,
    Decree,
    SoloCard,
    Start,
)
from labrys.kernel.text.content import Entry, check_count, check_unique

DECREES_OF_AN_AGE = 72
MOST = 99
DRAWN_IN_A_ROUND = 4


def read_decrees(file: Entry) -> list[Decree]:
    """144 cards, those of Age I first."""
    file.keys(["decree"])
    entries = file.entries("decree")
    for entry in entries:
        required = ["id", "en", "fr", "vp", "cost", "effect", "trigger", "trait"]
        entry.keys(required, ["goods"])
        id = re.fullmatch(r"I{1,2}(\d\d)", entry.text("id"), re.ASCII)
        if not id or not 1 <= int(id[1]) <= DECREES_OF_AN_AGE:
            what = f"the id is '{entry.text('id')}'"
            raise entry.error(what, "expected I01 to I72 or II01 to II72")
    check_unique(entries, "id")
    # The number of a card follows from its id, as in the lexicon, wherever it stands.
    by_id = sorted(entries, key=lambda entry: (_age(entry), entry.text("id")))
    for age, name in enumerate(["Age I", "Age II"]):
        found = sum(_age(entry) == age for entry in entries)
        check_count(file.file, f"cards of {name}", found, DECREES_OF_AN_AGE)
    return [_decree(entry, number) for number, entry in enumerate(by_id)]


def _age(entry: Entry) -> int:
    return 1 if entry.text("id").startswith("II") else 0


def _decree(entry: Entry, number: int) -> Decree:
    goods = entry.words("goods", GOODS) if "goods" in entry.values else []
    if len(goods) > 2:
        raise entry.error(f"'goods' has {len(goods)} members", "expected at most 2")
    effects = instant_effects(entry)
    if len(effects) > 3:
        raise entry.error(f"'effect' has {len(effects)} members", "expected 1 to 3")
    return Decree(
        id=entry.text("id"),
        name={"en": entry.text("en"), "fr": entry.text("fr")},
        number=number,
        age=_age(entry),
        vp=entry.integer("vp", 0, MOST),
        cost=entry.integer("cost", 0, MOST),
        goods=goods,
        effects=effects,
        trigger=entry.word("trigger", TRIGGERS),
        trait=trait(entry),
    )


def read_starts(file: Entry) -> list[Start]:
    """Nine cards: a set for each number of players."""
    file.keys(["start"])
    entries = file.entries("start")
    required = ["id", "seats", "region", "coins", "weaponry", "vp", "good", "draw", "give_back"]
    for entry in entries:
        entry.keys(required, ["first", "temps", "warrior"])
    check_unique(entries, "id")
    by_id = sorted(entries, key=lambda entry: entry.id())
    starts = [_start(entry, number) for number, entry in enumerate(by_id)]
    for seats in (2, 3, 4):
        of_set = [start for start in starts if start.seats == seats]
        check_count(file.file, f"cards for {seats} players", len(of_set), seats)
        marked = sum(start.first for start in of_set)
        check_count(file.file, f"cards for {seats} players with 'first = true'", marked, 1)
    return starts


def _start(entry: Entry, number: int) -> Start:
    draw = entry.integer("draw", 1, 10)
    return Start(
        id=entry.id(),
        number=number,
        seats=entry.integer("seats", 2, 4),
        region=entry.integer("region", 1, 13),
        first=entry.flag("first"),
        coins=entry.integer("coins", 0, MOST),
        weaponry=entry.integer("weaponry", 0, MOST),
        vp=entry.integer("vp", 0, MOST),
        good=entry.word("good", GOODS),
        temps=entry.words("temps", GOODS) if "temps" in entry.values else [],
        draw=draw,
        # One card must be left for the Palace (MIN-SETUP-21).
        give_back=entry.integer("give_back", 0, draw - 1),
        warrior=entry.flag("warrior"),
    )


def read_solo_cards(file: Entry) -> list[SoloCard]:
    entries = file.entry("cards").entries_by_id()
    check_count(file.file, "Solo cards", len(entries), 20)
    cards = [_solo_card(entry, number) for number, entry in enumerate(entries)]
    for row, name in enumerate(ROWS):
        found = sum(row in card.actions for card in cards)
        if found <= DRAWN_IN_A_ROUND:
            # Else the rival could look for a free row for ever (MIN-SOLO-14).
            what = f"{found} Solo cards have the action '{name}'"
            raise file.error(what, f"expected more than the {DRAWN_IN_A_ROUND} drawn in a round")
    return cards


def _solo_card(entry: Entry, number: int) -> SoloCard:
    entry.keys(["die", "vases", "actions"], ["colours", "mark"])
    if ("colours" in entry.values) == ("mark" in entry.values):
        raise entry.error("the card needs 'colours' or 'mark'", "expected one of the two")
    listed = "colours" in entry.values
    actions = entry.words("actions", ROWS, 3)
    if len(set(actions)) < 3:
        raise entry.error("an action is listed twice", "expected three different ones")
    # The bot's Wild die does the first action of the list (MIN-SOLO-13).
    if ROWS[actions[0]] == "wild":
        raise entry.error("the first action is 'wild'", "expected another action first")
    return SoloCard(
        id=entry.name,
        number=number,
        high=entry.word("die", ["low", "high"]) == 1,
        colours=_all_colours(entry) if listed else [],
        mark=0 if listed else 1 + entry.word("mark", MARKS[1:]),
        vases=entry.integers("vases", 1, 12),
        actions=actions,
    )


def _all_colours(entry: Entry) -> list[int]:
    colours = entry.words("colours", COLOURS, 4)
    if len(set(colours)) < 4:
        raise entry.error("a colour is listed twice", f"expected each of {', '.join(COLOURS)}")
    return colours
