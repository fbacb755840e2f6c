"""The action rows, the Progress tracks and the Trade Routes of Minos as text."""

from __future__ import annotations

from labrys.boards.terminal import Cell, spaced
from labrys.games.minos.content.model import (
    BLUE_SPACE,
    COLOURS,
    RED_SPACE,
    ROUTE_SPACES,
    ROWS,
    TOP,
    TRACKS,
    Space,
)
from labrys.games.minos.facts.types import Clan, Die, Route, Table
from labrys.games.minos.terminal.sheet import MinosSheet
from labrys.games.minos.words.effects import brief

ROOMY = 26
WIDEST = 32
DIE_WIDTH = 11


def draw_rows(sheet: MinosSheet, table: Table) -> list[str]:
    """Each row: the dice on its spaces, and what these give; side by side where there is room."""
    board = sheet.content.boards[len(table["clans"])]
    names = [sheet.row(row) for row in ROWS]
    label = max(len(name) for name in names) + 1
    column = sheet.room(label, max(len(row) for row in board.rows))
    roomy = column >= ROOMY
    lines: list[str] = []
    for number, row in enumerate(ROWS):
        gifts = [spaced([("dim", space_text(sheet, space))]) for space in board.rows[number]]
        dice = [_die(sheet, die) for die in table["rows"][row]]
        if roomy:
            cells = [die + gift for die, gift in zip(dice, gifts, strict=True)]
            lines += sheet.grid([(names[number], cells)], label, min(column, WIDEST))
        else:
            lines += sheet.grid([(names[number], dice), ("", gifts)], label, column)
    if table["pool"]:
        lines.append("  " + sheet.say("rows-pool", dice=pool_text(sheet, table["pool"])))
    return lines


def _die(sheet: MinosSheet, die: Die | None) -> Cell:
    """A die with its owner, or an empty space, as wide as the longest."""
    text = spaced([sheet.mark(die["owner"]), sheet.die(die["die"])]) if die is not None else []
    used = sum(len(piece) for _, piece in text)
    return [*text, ("", " " * (DIE_WIDTH - used))]


def space_text(sheet: MinosSheet, space: Space) -> str:
    words = [sheet.say("rows-space", points=space.points)]
    resources = sheet.say("rows-coins", count=space.coins) if space.coins else ""
    if space.weaponry:
        resources += sheet.say("rows-weaponry", count=space.weaponry)
    if resources:
        words.append(resources)
    if space.choice:
        words.append(sheet.say("rows-either"))
    elif space.any_track:
        words.append(sheet.say("rows-step"))
    elif space.action_bonus:
        words.append(sheet.say("rows-tile"))
    if space.age2:
        words.append(sheet.say("rows-age-two"))
    return " ".join(words)


def pool_text(sheet: MinosSheet, pool: list[str]) -> str:
    """The dice nobody has drafted, by colour and value."""
    colours: dict[str, list[str]] = {}
    for die in sorted(pool):
        colour, _, value = die.partition("-")
        colours.setdefault(colour, []).append(value)
    texts: list[str] = []
    for colour in COLOURS:
        if colour in colours:
            name = sheet.say(f"colour-{colour}")
            texts.append(sheet.paint(colour, " ".join([name, *colours[colour]])))
    return " · ".join(texts)


def rows_legend(sheet: MinosSheet, table: Table) -> list[str]:
    tile = table["action_bonus"]
    text = sheet.brief_of(tile) if tile is not None else sheet.say("board-dash")
    return sheet.dim(sheet.say("rows-legend", tile=text))


def draw_tracks(sheet: MinosSheet, table: Table) -> list[str]:
    """Where everybody stands on the three tracks."""
    names = [sheet.track(track) for track in TRACKS]
    label = max(len(name) for name in names) + 1
    column = min(7, sheet.room(label, TOP + 1))
    header: list[Cell] = [[("dim", f" {space}")] for space in range(TOP + 1)]
    rows = [("", header)]
    for number, track in enumerate(TRACKS):
        cells: list[Cell] = []
        for space in range(TOP + 1):
            here = [clan["seat"] for clan in table["clans"] if stands(clan, track, space)]
            cells.append(together(sheet, here))
        rows.append((names[number], cells))
    return sheet.grid(rows, label, column)


def stands(clan: Clan, track: str, space: int) -> bool:
    """The rival has a marker on the Population track only (MIN-SOLO-04)."""
    return clan["tracks"][track] == space and (not clan["rival"] or track == "population")


def together(sheet: MinosSheet, players: list[int]) -> Cell:
    """Letters side by side, each in its colour."""
    if not players:
        return [("dim", " ·")]
    return [("", " "), *(sheet.mark(player) for player in players)]


def draw_next(sheet: MinosSheet, table: Table, seat: int) -> list[str]:
    """What the next step on each track gives a seat."""
    clan = table["clans"][seat]
    texts: list[str] = []
    for number, track in enumerate(TRACKS):
        space = clan["tracks"][track] + 1
        benefit = sheet.wording.track_space(number, space)
        shown = str(space) if space <= TOP else f"{TOP}+"
        texts.append(
            sheet.say("tracks-next", track=sheet.track(track), space=shown, benefit=benefit)
        )
    return sheet.wrap(" · ".join(texts), "  ", "    ")


def draw_routes(sheet: MinosSheet, table: Table, tiles: bool) -> list[str]:
    """Each route: the cost of its spaces and the Ships there, then the income of each space.

    With `tiles` also the Trade Bonus tiles that can be taken.
    """
    label = 8
    column = sheet.room(label, ROUTE_SPACES)
    lines: list[str] = []
    for number, route in enumerate(table["routes"], 1):
        side = sheet.content.routes[sheet.numbers[route["id"]][1]]
        income = [spaced([("dim", brief(sheet.words, effects))]) for effects in side.income]
        spaces = [route_space(sheet, route, space) for space in range(1, ROUTE_SPACES + 1)]
        lines += sheet.grid([(f"{number} {route['id']}", spaces), ("", income)], label, column)
        if tiles:
            for tile in route["blue"] + route["red"]:
                lines += sheet.wrap(sheet.text_of(tile), " " * 6, " " * 8)
    return lines


def route_space(sheet: MinosSheet, route: Route, space: int) -> Cell:
    """Who is there, what it costs to enter, what it gives at once."""
    pieces = [("dim", " " + sheet.say("routes-cost", count=route["costs"][space - 1]))]
    if space == BLUE_SPACE:
        pieces.append(("blue", " " + sheet.say("routes-blue")))
    elif space == RED_SPACE:
        pieces.append(("red", " " + sheet.say("routes-red")))
    elif space == ROUTE_SPACES:
        pieces.append(("", " " + sheet.say("routes-vp", count=route["vp"])))
    ships = [player for player, at in enumerate(route["ships"]) if at == space]
    return pieces + together(sheet, ships) if ships else pieces
