"""The clans of Minos as text: what everybody has, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable

from labrys.boards.terminal import Cell
from labrys.games.minos.content.model import GOODS
from labrys.games.minos.facts.types import Clan, Table
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.terminal.sheet import MinosSheet
from labrys.games.minos.words.cards import ability_level, called
from labrys.games.minos.words.wording import CLANS
from labrys.kernel.step import NOBODY
from labrys.kernel.text.words import capital

Value = Callable[[Clan], str]


def draw_clans(sheet: MinosSheet, table: Table, viewer: int, full: bool) -> list[str]:
    """One column for each clan; without `full` only what somebody has."""
    clans = table["clans"]
    rows: list[tuple[str, list[str]]] = []
    for message, value in values(sheet, table):
        rows.append((sheet.say(message), [value(clan) for clan in clans]))
    for good in GOODS:
        rows.append((sheet.good(good), [good_text(sheet, clan, good) for clan in clans]))
    if not full:
        rows = [row for row in rows if set(row[1]) - {"0", "–", "– – –"}]
    cells = titles(sheet, table, viewer)
    cells += [(name, [[("", " " + text)] for text in texts]) for name, texts in rows]
    return columns(sheet, cells)


def columns(sheet: MinosSheet, rows: list[tuple[str, list[Cell]]]) -> list[str]:
    label = max(len(name) for name, _ in rows) + 1
    wide = min(24, sheet.room(label, len(rows[0][1])))
    return sheet.grid(rows, label, wide)


def titles(sheet: MinosSheet, table: Table, viewer: int) -> list[tuple[str, list[Cell]]]:
    """The names of the clans, and below them their letters."""
    seats = [clan["seat"] for clan in table["clans"]]
    names: list[Cell] = [[(CLANS[seat], " " + sheet.names[seat])] for seat in seats]
    letters: list[Cell] = []
    for seat in seats:
        message = "clans-you" if seat == viewer else "clans-letter"
        letters.append([(CLANS[seat], " " + sheet.say(message, letter=sheet.letters[seat]))])
    return [("", names), ("", letters)]


def values(sheet: MinosSheet, table: Table) -> list[tuple[str, Value]]:
    """The rows of the table: a message for the label, and what a clan has."""

    def own(value: Value) -> Value:
        """The rival has no board, no cards and no resources of its own (MIN-SOLO-03)."""
        return lambda clan: sheet.say("board-dash") if clan["rival"] else value(clan)

    return [
        ("clans-vp", lambda clan: str(clan["vp"])),
        ("clans-coins", own(lambda clan: str(clan["coins"]))),
        ("clans-weaponry", own(lambda clan: str(clan["weaponry"]))),
        ("clans-income", own(lambda clan: income_text(sheet, clan))),
        ("clans-ability", own(lambda clan: ability_text(sheet, clan))),
        ("clans-map", lambda clan: str(on_map(table, clan["seat"]))),
        ("clans-reserves", lambda clan: str(clan["reserves"])),
        ("clans-supply", lambda clan: str(clan["supply"])),
        ("clans-cities", lambda clan: str(clan["cities"])),
        ("clans-towers", own(lambda clan: str(clan["towers"]))),
        ("clans-farms", lambda clan: str(clan["farms"])),
        ("clans-ships", lambda clan: " ".join(str(at) if at else "–" for at in clan["ships"])),
        ("clans-hand", own(lambda clan: hand_text(clan))),
        ("clans-area", own(lambda clan: str(len(clan["area"])))),
        ("clans-palace", own(lambda clan: str(len(clan["palace"])))),
        ("clans-trade", own(lambda clan: " ".join(clan["trade"]) or sheet.say("board-dash"))),
        ("clans-sea", lambda clan: str(len(clan["sea"]))),
    ]


def on_map(table: Table, seat: int) -> int:
    return sum(region["warriors"][seat] for region in table["regions"])


def income_text(sheet: MinosSheet, clan: Clan) -> str:
    space = clan["income"]
    content = sheet.content
    coins = content.income_coins[space]
    return sheet.say("clans-income-value", space=space, coins=coins, vp=content.income_vp[space])


def ability_text(sheet: MinosSheet, clan: Clan) -> str:
    ability = clan["ability"]
    if ability is None:
        return sheet.say("board-dash")
    name = called(sheet.words, "ability", ability)
    return sheet.say("clans-ability-value", ability=name, level=clan["level"])


def hand_text(clan: Clan) -> str:
    """How many cards, and how many of each Age where they are hidden."""
    first = sum(1 for card in clan["hand"] if not card.lstrip("?").startswith("II"))
    second = len(clan["hand"]) - first
    parts = [f"{first} I"] if first else []
    parts += [f"{second} II"] if second else []
    return f"{len(clan['hand'])} ({', '.join(parts)})" if parts else "0"


def good_text(sheet: MinosSheet, clan: Clan, good: str) -> str:
    goods = clan["goods"][good]
    temporary = clan["temps"][good]
    if temporary:
        return sheet.say("clans-temporary", count=goods, temporary=temporary)
    return str(goods) if goods else sheet.say("board-dash")


def draw_cards(sheet: MinosSheet, clan: Clan, full: bool) -> list[str]:
    """The viewer's cards and tiles, with their texts; of played cards only what still counts."""
    lines: list[str] = []
    ability = clan["ability"]
    if ability is not None:
        number = sheet.numbers[ability][1]
        text = ability_level(sheet.words, sheet.content, number, clan["level"] - 1)
        text = sheet.say("hand-ability", ability=ability_text(sheet, clan), text=text)
        lines += sheet.hanging(text)
    if clan["hand"]:
        lines.append(" " + sheet.say("hand-hand"))
    for card in clan["hand"]:
        lines += sheet.entry(card) if full else sheet.short_entry(card)
    for message, cards in (("hand-area", clan["area"]), ("hand-palace", clan["palace"])):
        if cards:
            lines.append(" " + sheet.say(message))
        for card in cards:
            lines += sheet.trait_entry(card)
    for tile in clan["trade"]:
        lines += sheet.entry(tile)
    return lines


def draw_others(sheet: MinosSheet, table: Table, viewer: int) -> list[str]:
    """The open cards of the other clans: played, in the Palace, and those seen to enter a hand."""
    lines: list[str] = []
    for clan in table["clans"]:
        if clan["seat"] == viewer or clan["rival"]:
            continue
        known = [card for card in clan["hand"] if card in sheet.numbers]
        for message, cards in (
            ("others-hand", known),
            ("others-area", clan["area"]),
            ("others-palace", clan["palace"]),
        ):
            if cards:
                lines.append(" " + sheet.say(message, name=sheet.names[clan["seat"]]))
            for card in cards:
                lines += sheet.short_entry(card) if cards is known else sheet.trait_entry(card)
        for tile in clan["trade"]:
            lines += sheet.entry(tile)
    return lines


def draw_account(sheet: MinosSheet, table: Table) -> list[str]:
    """Points by where they came from."""
    clans = table["clans"]
    rows = titles(sheet, table, NOBODY)
    for number, source in enumerate(SOURCES):
        if any(clan["earned"].get(source) for clan in clans):
            points = [clan["earned"].get(source, 0) for clan in clans]
            name = capital(sheet.words.thing("source", number))
            rows.append((name, [[("", f" {vp:>4}")] for vp in points]))
    total: list[Cell] = [[("heading", f" {clan['vp']:>4}")] for clan in clans]
    rows.append((sheet.say("account-total"), total))
    return columns(sheet, rows)
